import { isIP } from 'node:net';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { hostOf, judgeAddress } from './address.ts';

/** An address that may be called, taken apart for a request. */
export interface Target {
  readonly kind: 'allowed';
  readonly origin: string;
  readonly secure: boolean;
  /** The host is a name, which must be resolved. */
  readonly named: boolean;
  readonly hostname: string;
  /** Same format as in the `Host` header. */
  readonly host: string;
  readonly port: string | number;
  readonly path: string;
}

export interface Refused {
  readonly kind: 'refused';
  /** pt-BR. */
  readonly message: string;
}

const KNOWN_MAX = 4_000;

function judgeTarget(address: string, environment: Ambiente, loopbackAllowed: boolean): Target | Refused {
  const judgement = judgeAddress(address, { environment, loopbackAllowed });
  if (judgement.kind === 'refused') return { kind: 'refused', message: judgement.message };
  const url = new URL(judgement.url);
  const hostname = hostOf(url);
  const secure = url.protocol === 'https:';
  return {
    kind: 'allowed',
    origin: url.origin,
    secure,
    named: isIP(hostname) === 0,
    hostname,
    host: url.host,
    port: url.port || (secure ? 443 : 80),
    path: url.pathname + url.search,
  };
}

/** Judges addresses, each text once: the same ones come again and again, and a judgment depends on nothing else. */
export function createTargets(loopbackAllowed: boolean) {
  const known = { 1: new Map<string, Target | Refused>(), 2: new Map<string, Target | Refused>() };
  return (address: string, environment: Ambiente): Target | Refused => {
    const targets = known[environment];
    const target = targets.get(address) ?? judgeTarget(address, environment, loopbackAllowed);
    if (targets.size >= KNOWN_MAX) targets.clear();
    targets.set(address, target);
    return target;
  };
}
