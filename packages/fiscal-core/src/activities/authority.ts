import { serviceWait } from '../lifecycle/doubt.ts';
import type { SefazReply } from '../sefaz/port.ts';
import type { ExchangeSubject } from '../vocabulary/exchange.ts';
import type { Service } from '../vocabulary/service.ts';
import { type Destination, isReal, type Target, targetOf } from '../vocabulary/target.ts';
import type { AuthorityPorts } from './fiscal-ports.ts';
import { JOURNAL_PAUSE_SECONDS, NOT_JOURNALLED, SENDS } from './journal.ts';
import { isCounted, overuseKey } from './overuse/overuse-key.ts';
import type { KeyMaterial } from './ports.ts';

export interface Caller extends Destination {
  readonly accountId: string;
  readonly clientId: string;
  readonly type: string;
  readonly uf: string;
  readonly strict: boolean;
  /** Authority that answers instead of the UF's own (`eventRoute`). */
  readonly authorizer?: string;
  /** Looks without leaving a trace: no condition of the sandbox is used up by it. */
  readonly observe?: boolean;
  /** Timeout of the answer, where it is shorter than the default. */
  readonly withinMs?: number;
  /** Subject of the exchange; an exchange without one is not recorded. */
  readonly about?: Omit<ExchangeSubject, 'accountId'>;
}

export type Keys = Extract<KeyMaterial, { kind: 'ok' }>;
export type KeyTrouble =
  | { readonly kind: 'bloqueado'; readonly code: string; readonly cause: string }
  | { readonly kind: 'indisponivel'; readonly cause: string };

/** Next step without keys: an end where people must act, else a wait. */
export const withoutKeys = (trouble: KeyTrouble) =>
  trouble.kind === 'bloqueado'
    ? ({
        kind: 'decidido',
        decision: { kind: 'erro-tecnico', code: trouble.code, reason: trouble.cause },
      } as const)
    : ({ kind: 'aguardar', wait: serviceWait({ cStat: null, reason: trouble.cause }) } as const);

export interface Authority {
  /** Certificate of the company, or why it cannot be used now. */
  keys(caller: Pick<Caller, 'accountId' | 'clientId' | 'environment' | 'target'>): Promise<Keys | KeyTrouble>;
  ask(
    caller: Caller,
    more: { readonly service: Service; readonly payload: Buffer | string },
    keys: Keys,
  ): Promise<SefazReply>;
}

const OFF_REASON: Readonly<Record<Exclude<Target, 'sandbox'>, string>> = {
  producao:
    'A transmissão em produção está desligada nesta instalação: nada é enviado à SEFAZ. ' +
    'Peça ao operador que a ligue e retome o documento, ou use o token de teste (nfe_test_).',
  homologacao:
    'A transmissão está desligada nesta instalação: nada é enviado à SEFAZ, nem ao ambiente de homologação dela. ' +
    'Peça ao operador que a ligue e retome o documento, ou leve os testes da empresa de volta ao sandbox (testTarget).',
};

/** Reason why nothing is sent while live transmission is off; null where it does not matter. */
export function offWhile(
  liveTransmission: boolean,
  target: Target,
): { readonly code: string; readonly reason: string } | null {
  if (liveTransmission || target === 'sandbox') return null;
  return { code: 'transmissao_desligada', reason: OFF_REASON[target] };
}

const sandboxHeaders = (strict: boolean, observe: boolean): Record<string, string> => ({
  ...(strict ? { 'X-Sandbox-Strict': 'true' } : {}),
  ...(observe ? { 'X-Sandbox-Observe': 'true' } : {}),
});

/** The authority as one company sees it: its certificate, its environment, its deadline for an answer, and no more calls than are good for it. */
export function createAuthority({
  sefaz,
  overuse,
  keys,
  record,
  journal,
  liveTransmission,
  timeoutMs,
}: AuthorityPorts): Authority {
  return {
    async keys({ accountId, clientId, ...destination }) {
      const target = targetOf(destination);
      const off = offWhile(liveTransmission, target);
      if (off !== null) return { kind: 'bloqueado', code: off.code, cause: off.reason };
      const material = await keys.keysFor({ accountId, clientId, target });
      return material.kind === 'inutilizavel'
        ? { kind: 'bloqueado', code: material.code, cause: material.reason }
        : material;
    },
    async ask(caller, { service, payload }, { identity }) {
      const gate = await overuse.enter(overuseKey(caller, service, { payload, identity }), isCounted(caller));
      if (gate.kind === 'retida')
        return { kind: 'nao-enviado', cause: gate.reason, retryAfterSeconds: gate.retryAfterSeconds };
      const { accountId, environment, target, type, uf, strict, authorizer, observe, about } = caller;
      if (journal !== null && about !== undefined && SENDS.has(service)) {
        const { subjectId, attemptId, eventId } = about;
        try {
          await journal({ accountId, subjectId, attemptId, eventId, service, type });
        } catch {
          const unsent = {
            kind: 'nao-enviado',
            cause: NOT_JOURNALLED,
            retryAfterSeconds: JOURNAL_PAUSE_SECONDS,
          } as const;
          await gate.answered(unsent);
          return unsent;
        }
      }
      const { withinMs = timeoutMs } = caller;
      const real = isReal(targetOf({ environment, target }));
      const reply = await sefaz.call({
        type,
        service,
        uf,
        ambiente: environment,
        target: real ? 'live' : 'sandbox',
        payload,
        identity,
        timeoutMs: Math.min(timeoutMs, withinMs),
        ...(authorizer === undefined ? {} : { authorizer }),
        ...(!real && (strict || observe === true)
          ? { headers: sandboxHeaders(strict, observe === true) }
          : {}),
        ...(about === undefined
          ? {}
          : { seen: (exchange) => record({ accountId, service, ...about, ...exchange }) }),
      });
      await gate.answered(reply);
      return reply;
    },
  };
}
