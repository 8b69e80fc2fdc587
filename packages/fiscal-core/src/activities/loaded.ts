import type { Contingency } from '../vocabulary/contingency.ts';
import { AttemptGoneError } from '../vocabulary/errors.ts';
import type { AttemptRow, Clock, EmissionStore, EmissionWork, Scope } from './ports.ts';
import { createRecent } from './recent.ts';

/** Steps on one attempt of one operation. */
export interface AttemptInput extends Scope {
  readonly operationId: string;
  readonly attemptId: string;
}

/** Data of a document for sending and querying. */
export interface Loaded
  extends Pick<
    EmissionWork,
    | 'accountId'
    | 'documentId'
    | 'clientId'
    | 'type'
    | 'environment'
    | 'target'
    | 'uf'
    | 'authorizer'
    | 'strict'
    | 'numeroGiven'
    | 'operationCreatedAtMs'
    | 'contingency'
  > {
  /** Offset of this worker's clock to the database's, which measured these moments. */
  readonly clockAheadMs: number;
  /** Lead of the account's clock over the database's. */
  readonly accountAheadMs: number;
  readonly attempt: AttemptRow;
  /** Contingency in which it is issued; null = the normal way. */
  readonly issued: Contingency | null;
}

/** The database's time now, without a read. */
export const storedNowMs = ({ clockAheadMs }: Loaded, clock: Clock): number => clock.nowMs() - clockAheadMs;

export function loadAttempt(store: EmissionStore, clock: Clock) {
  const remembered = createRecent<Loaded>();
  const pick = (work: EmissionWork, attempt: AttemptRow): Loaded => {
    const { accountId, documentId, clientId, type, environment, target, uf, strict } = work;
    const { numeroGiven, operationCreatedAtMs, contingency, authorizer } = work;
    const elsewhere = authorizer === undefined ? {} : { authorizer };
    const of = { accountId, documentId, clientId, type, environment, target, uf, ...elsewhere, strict };
    const issued = contingency.issued?.left === true ? null : contingency.issued;
    const clockAheadMs = clock.nowMs() - work.readAtMs;
    const accountAheadMs = work.accountNowMs - work.readAtMs;
    return {
      ...of,
      clockAheadMs,
      accountAheadMs,
      numeroGiven,
      operationCreatedAtMs,
      contingency,
      issued,
      attempt,
    };
  };
  const fresh = async (input: AttemptInput): Promise<Loaded> => {
    const work = await store.loadEmission({ accountId: input.accountId, documentId: input.documentId });
    if (work?.attempt?.id !== input.attemptId)
      throw new AttemptGoneError('A tentativa de emissão já não é a atual');
    return pick(work, work.attempt);
  };
  return {
    /** Keeps what was just read, so that the send that follows needs no second read. */
    remember: (work: EmissionWork, attempt: AttemptRow) => remembered.keep(attempt.id, pick(work, attempt)),
    /** Signed bytes never change, so a remembered attempt is as good as a read one, but for its counters. */
    recent: (input: AttemptInput): Promise<Loaded> => {
      const known = remembered.take(input.attemptId);
      return known === undefined ? fresh(input) : Promise.resolve(known);
    },
    fresh,
  };
}

export type AttemptLoader = ReturnType<typeof loadAttempt>;
