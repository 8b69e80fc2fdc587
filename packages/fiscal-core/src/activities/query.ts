import type { KeyAnswer } from '../lifecycle/emission.ts';
import type { KeyOutcome } from '../vocabulary/outcome.ts';
import type { Authority, KeyTrouble } from './authority.ts';
import { answerWithinMs, type ContingencyWays } from './contingency/contingency.ts';
import type { FiscalPorts } from './fiscal-ports.ts';
import { askKey } from './key-query.ts';
import { type AttemptInput, type AttemptLoader, type Loaded, storedNowMs } from './loaded.ts';
import type { Scope } from './ports.ts';
import { forAttempt } from './send.ts';

export interface QueryInput extends AttemptInput {
  /** Key to ask for; null = the attempt's own. */
  readonly chave: string | null;
}

interface OurAttempt {
  readonly id: string;
  readonly digestValue: string;
}

/** Events are XML of some size and decide nothing, unless they are the cancellation to be adopted. */
const slim = (outcome: KeyOutcome): KeyOutcome =>
  outcome.kind === 'encontrado' && outcome.situacao !== 'cancelado' ? { ...outcome, events: [] } : outcome;

function sameContent(outcome: KeyOutcome, ours: OurAttempt | null): boolean | null {
  if (outcome.kind !== 'encontrado' || outcome.digVal === null || ours === null) return null;
  return outcome.digVal === ours.digestValue;
}

export function createQuery(
  { store, clock }: FiscalPorts,
  load: AttemptLoader,
  { authority, contingency }: { readonly authority: Authority; readonly contingency: ContingencyWays },
) {
  /** Notes a missing answer for the service. */
  const noting = (loaded: Loaded): Authority => ({
    ...authority,
    async ask(...asked) {
      const reply = await authority.ask(...asked);
      await contingency.note(loaded, reply, { question: true });
      return reply;
    },
  });

  /** Owner of a key in our records. */
  async function owner(
    scope: Scope,
    chave: string,
  ): Promise<Pick<KeyAnswer, 'owner'> & { ours: OurAttempt | null }> {
    const found = await store.findByAccessKey(scope, chave);
    if (found === null) return { owner: 'alheio', ours: null };
    return found.documentId === scope.documentId && found.attempt !== null
      ? { owner: 'este-documento', ours: found.attempt }
      : { owner: 'outro-nosso', ours: null };
  }

  return {
    /** Queries the authority's record under a key, and adds our own knowledge of that key. */
    async consultar(input: QueryInput): Promise<KeyAnswer> {
      const scope = { accountId: input.accountId, documentId: input.documentId };
      const loaded = await load.fresh(input);
      const { attempt } = loaded;
      const own = input.chave === null || input.chave === attempt.accessKey;
      const chave = input.chave ?? attempt.accessKey;
      const known = own ? { owner: 'este-documento' as const, ours: attempt } : await owner(scope, chave);
      const keys = await authority.keys(loaded);
      const caller = forAttempt(
        loaded,
        answerWithinMs(loaded, storedNowMs(loaded, clock), { question: true }),
      );
      const outcome =
        keys.kind === 'ok' ? await askKey(noting(loaded), caller, { chave, keys }) : asOutcome(keys);
      return {
        own,
        outcome: slim(outcome),
        owner: known.owner,
        attemptId: known.ours?.id ?? null,
        sameContent: sameContent(outcome, known.ours),
        sends: attempt.sends,
      };
    },
  };
}

export const asOutcome = (trouble: KeyTrouble): KeyOutcome =>
  trouble.kind === 'bloqueado' ? trouble : { kind: 'indisponivel', cStat: null, cause: trouble.cause };
