import type { Problem } from '@fiscal/core/engine/document/definition';
import { newId } from '../base/ids.ts';
import type { AcceptRequest, AcceptResult, Identify } from '../base/types.ts';
import type { ProofOf } from '../base/walls.ts';

export interface BatchContext {
  readonly nowMs: number;
  readonly identify: Identify;
  readonly proofOf: ProofOf;
}

/** Outcome of one request of a batch. */
export type Outcome =
  | { readonly kind: 'resultado'; readonly result: AcceptResult }
  | { readonly kind: 'falha'; readonly error: unknown };

/** A number is another document's, or voided (or about to be). */
export type TakenBy = { readonly documentId: string } | 'inutilizacao';

export interface SeriesNumber {
  /** Null when another company is the issuer: the number belongs to none of our séries. */
  readonly seriesId: string | null;
  readonly numero: number;
  /** False when another document of ours has the number the caller sent, when it was voided, and of no série. */
  readonly owned: boolean;
  /** Owner of the number when `owned` is false. */
  readonly takenBy?: TakenBy;
}

/** A request on its way through a batch; each step fills its part, and a step that refuses it sets `outcome`. */
export interface Item {
  readonly request: AcceptRequest;
  readonly documentId: string;
  readonly operationId: string;
  readonly serie: number;
  heldMilli: number;
  number: SeriesNumber | null;
  identity: ReturnType<Identify> | null;
  /** False when a live document of ours already has this access key. */
  keyIsLive: boolean;
  /** Found here, on top of the prepared ones. */
  problems: readonly Problem[];
  outcome: Outcome | null;
}

export const newItem = (request: AcceptRequest, nowMs: number): Item => ({
  request,
  documentId: newId(nowMs),
  operationId: newId(nowMs),
  serie: request.prepared.serie ?? request.prepared.defaultSerie,
  heldMilli: 0,
  number: null,
  identity: null,
  keyIsLive: true,
  problems: [],
  outcome: null,
});

export const refuse = (item: Item, result: AcceptResult): void => {
  item.outcome = { kind: 'resultado', result };
};

export const fail = (item: Item, error: unknown): void => {
  item.outcome = { kind: 'falha', error };
};

export const accountOf = ({ request }: Item): string => request.principal.accountId;

export const isOpen = (item: Item): boolean => item.outcome === null;
