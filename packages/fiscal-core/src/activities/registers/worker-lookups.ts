import { targetOf } from '../../vocabulary/target.ts';
import { createAuthority } from '../authority.ts';
import type { FiscalPorts } from '../fiscal-ports.ts';
import type { Lookup } from './lookup.ts';
import { createRegisterLookups, type RegisterLookups } from './register-lookups.ts';
import { createRegisters } from './registers.ts';

/** A document does not wait longer for a register. */
const PATIENCE_MS = 5_000;
/** Pause of queries after its silence. */
const PAUSE_MS = 60_000;
const SILENCES_MAX = 5_000;

interface Outcome {
  readonly kind: string;
}

/** A look-up that, after a silence, is silent by itself for a while: documents behind each other would all wait for it. */
function resting<Question, O extends Outcome>(
  lookup: Lookup<Question, O>,
  whoseOf: (question: Question) => string,
  nowMs: () => number,
): Lookup<Question, O> {
  const silences = new Map<
    string,
    { readonly untilMs: number; readonly told: Awaited<ReturnType<typeof lookup>> }
  >();
  return async (asker, question, options) => {
    const key = `${asker.accountId} ${targetOf(asker)} ${whoseOf(question)}`;
    const last = silences.get(key);
    if (last !== undefined && nowMs() < last.untilMs) return last.told;
    silences.delete(key);
    const answer = await lookup(asker, question, options);
    if (silences.size > SILENCES_MAX) silences.clear();
    if (answer.outcome.kind === 'indisponivel')
      silences.set(key, { untilMs: nowMs() + PAUSE_MS, told: answer });
    return answer;
  };
}

/** The registers as documents on their way to the authority ask them. */
export function lookupsFor({
  sefaz,
  overuse,
  keys,
  record,
  liveTransmission,
  timeoutMs,
  answers,
  clock,
}: Pick<
  FiscalPorts,
  'sefaz' | 'overuse' | 'keys' | 'record' | 'liveTransmission' | 'timeoutMs' | 'answers' | 'clock'
>): RegisterLookups {
  const authority = createAuthority({
    sefaz,
    overuse,
    keys,
    record,
    journal: null,
    liveTransmission,
    timeoutMs: Math.min(PATIENCE_MS, timeoutMs),
  });
  const nowMs = () => clock.nowMs();
  const { cadastro, gtin, town } = createRegisterLookups({
    ...createRegisters(authority),
    store: answers,
    nowMs,
  });
  return {
    cadastro: resting(cadastro, ({ uf }) => `cadastro ${uf}`, nowMs),
    gtin,
    town: resting(town, () => 'municipio', nowMs),
  };
}
