import { isReal, targetOf } from '../../vocabulary/target.ts';
import type { AnswerKey, AnswerStore } from './answer-store.ts';
import type { Asker, RegisterAnswer } from './registers.ts';

const HOUR_MS = 3_600_000;

/** The block of a CNPJ that asked too much. Source: MOC 7.0 §4.3. */
const BLOCK_MS = HOUR_MS;
/** A fault of the question or of the caller does not change by asking again. */
const REFUSED_MS = HOUR_MS;

interface Outcome {
  readonly kind: string;
}

export interface LookupDeps<Question, O extends Outcome> {
  readonly service: AnswerKey['service'];
  readonly store: AnswerStore;
  readonly ask: (asker: Asker, question: Question) => Promise<RegisterAnswer<O>>;
  readonly read: (message: string) => O;
  readonly subjectOf: (question: Question) => string;
  /** Scope of a block after too many queries. */
  readonly blockOf: (question: Question) => string;
  /** Validity of an answer about the subject, for the whole account; 0 = it contains nothing about it. */
  readonly keepMsOf: (outcome: O) => number;
  /** Minimum age before a real register is queried again on demand. */
  readonly refreshMs: number;
  readonly nowMs: () => number;
}

/** An answer with its age. */
export interface LookedUp<O> {
  readonly outcome: O;
  readonly checkedAtMs: number;
  /** End of the answer's validity. */
  readonly heldUntilMs: number;
}

export type Lookup<Question, O> = (
  asker: Asker,
  question: Question,
  options?: { readonly refresh?: boolean },
) => Promise<LookedUp<O>>;

/** Asks a register at most once in the time that its answer holds: registers block who asks more than they like (656). */
export function createLookup<Question, O extends Outcome>(
  deps: LookupDeps<Question, O>,
): Lookup<Question, O> {
  const { service, store, ask, read, subjectOf, blockOf, keepMsOf, refreshMs, nowMs } = deps;

  return async (asker, question, { refresh = false } = {}) => {
    const { accountId, clientId, environment } = asker;
    const target = targetOf(asker);
    const key = { accountId, environment, service };
    // The authority's own test environment has registers of its own beside those of the sandbox.
    const at = (subject: string) => (target === 'homologacao' ? `${target} ${subject}` : subject);
    const shared = at(subjectOf(question));
    const [own, block] = [`${shared} ${clientId}`, at(`${blockOf(question)} ${clientId}`)];
    /** Key and validity under which an outcome is stored. */
    const placeOf = (outcome: O): { readonly subject: string; readonly forMs: number } => {
      if (outcome.kind === 'excesso') return { subject: block, forMs: BLOCK_MS };
      if (outcome.kind === 'recusado') return { subject: own, forMs: REFUSED_MS };
      return { subject: shared, forMs: keepMsOf(outcome) };
    };
    const lookedUp = (outcome: O, checkedAtMs: number): LookedUp<O> => ({
      outcome,
      checkedAtMs,
      heldUntilMs: checkedAtMs + placeOf(outcome).forMs,
    });

    for (const { message, askedAtMs } of await store.find(key, [shared, own, block])) {
      const outcome = read(message);
      const { forMs } = placeOf(outcome);
      const heldMs = refresh ? Math.min(isReal(target) ? refreshMs : 0, forMs) : forMs;
      if (nowMs() < askedAtMs + heldMs) return lookedUp(outcome, askedAtMs);
    }
    const askedAtMs = nowMs();
    const { outcome, message } = await ask(asker, question);
    const { subject, forMs } = placeOf(outcome);
    if (message !== null && forMs > 0) await store.keep(key, { subject, message, askedAtMs }, forMs);
    return lookedUp(outcome, askedAtMs);
  };
}
