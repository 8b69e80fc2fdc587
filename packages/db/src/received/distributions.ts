import {
  type Condition,
  DISTRIBUTION_PAUSE_MS,
  NEW_SEQUENCE,
  type Sequence,
} from '@fiscal/core/lifecycle/distribution';
import type { KeyQuery } from '@fiscal/core/lifecycle/distribution-keys';
import type { ReceivedContent } from '@fiscal/core/sefaz/received';
import { DISTRIBUTED_TYPES, type DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import { TARGETS, type Target } from '@fiscal/core/vocabulary/target';
import { z } from 'zod';
import type { Db } from '../base/client.ts';
import { oneOf, type Unchecked } from '../base/parse.ts';
import { retryConflicts } from '../base/transaction.ts';
import { keyQueryValues } from './key-query-rows.ts';

/** A sequence of the installation. `ground`: `producao`, `homologacao`, or the account whose sandbox it is. */
export interface SequenceKey {
  readonly ground: string;
  readonly service: DistributedType;
  /** CNPJ (14) or CPF (11) of the interested party. */
  readonly cnpj: string;
}

/** A sequence that the caller owns until its lease ends. */
export interface OwnedSequence extends SequenceKey {
  readonly lease: string;
  readonly sequence: Sequence;
  /** Queries by NSU and by key of the last hour, in milliseconds since the epoch. */
  readonly singles: readonly number[];
  /** Now by the clock of the ground, when it was claimed. */
  readonly nowMs: number;
}

/** Company that receives a sequence. */
export interface Receiver {
  readonly accountId: string;
  readonly clientId: string;
  readonly target: Target;
  readonly uf: string;
}

/** Content of one NSU, as it is stored. */
export interface StoredContent {
  readonly nsu: number;
  readonly schema: string;
  readonly zipped: Buffer;
  readonly content: ReceivedContent;
}

const at = z.number();
const neighbor = z.object({ nsu: z.number(), atMs: at });
const condition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('normal') }),
  neighbor.extend({ kind: z.literal('vizinho') }),
  z.object({ kind: z.literal('bloqueada'), xMotivo: z.string(), atMs: at }),
  z.object({ kind: z.literal('recusada'), cStat: z.string(), xMotivo: z.string(), atMs: at }),
  z.object({ kind: z.literal('indisponivel'), cause: z.string(), atMs: at }),
]);
const stored = z
  .object({
    nsu: z.number(),
    maxNsu: z.number(),
    gaps: z.array(z.tuple([z.number(), z.number()])),
    nextAtMs: z.number(),
    askedAtMs: z.number().nullable(),
    // A release before writes none.
    endedAtMs: z.number().nullable().default(null),
    condition,
    // Nor these.
    neighbor: neighbor.nullable().optional(),
    gone: z.number().default(0),
    isSequenceNext: z.boolean().default(false),
  })
  .transform(({ neighbor: known = null, ...state }) => ({
    ...state,
    neighbor: state.condition.kind === 'vizinho' ? neighbor.parse(state.condition) : known,
  }));

export const parseCondition = (value: unknown): Condition => condition.parse(value);

/** Begins the sequences of companies that asked to receive and have none. Over all accounts. Worker role. */
export async function openDistributions(db: Db): Promise<number> {
  const { rows } = await db.pool.query<{ opened: number }>({
    name: 'open_distributions',
    text: 'select open_distributions($1) as opened',
    values: [JSON.stringify(NEW_SEQUENCE)],
  });
  return rows[0]?.opened ?? 0;
}

type ClaimedRow = Unchecked<Omit<OwnedSequence, 'sequence' | 'nowMs'>, 'service'> & {
  readonly state: unknown;
  readonly now_at: Date;
};

/** Claims the sequences of one CNPJ root of which one is due; none: nothing is due. Over all accounts. Worker role. */
export async function claimDistributions(db: Db, leaseMs: number): Promise<readonly OwnedSequence[]> {
  const { rows } = await retryConflicts(() =>
    db.pool.query<ClaimedRow>({
      name: 'claim_distributions',
      text: `select * from claim_distributions($1 * interval '1 millisecond', $2)`,
      values: [leaseMs, DISTRIBUTED_TYPES],
    }),
  );
  return rows.map(({ state, now_at, service, ...row }) => ({
    ...row,
    service: oneOf(DISTRIBUTED_TYPES, service),
    sequence: stored.parse(state),
    nowMs: now_at.getTime(),
  }));
}

/** Companies that receive a sequence, in any account. Worker role. */
export async function receiversOf(
  db: Db,
  { ground, service, cnpj }: SequenceKey,
): Promise<readonly Receiver[]> {
  const { rows } = await db.pool.query<Unchecked<Receiver, 'target'>>({
    name: 'receivers',
    text: 'select account_id as "accountId", client_id as "clientId", target, uf from receivers($1, $2, $3)',
    values: [ground, cnpj, service],
  });
  return rows.map((row) => ({ ...row, target: oneOf(TARGETS, row.target) }));
}

const factsOf = (content: ReceivedContent): object | null => {
  switch (content.kind) {
    case 'resumo':
    case 'propria':
      return content.note;
    case 'nota':
      return {
        ...content.note,
        destinatario: content.destinatario,
        parties: content.parties,
        modal: content.modal,
      };
    case 'evento':
      return { ...content.event, whole: content.whole };
    case 'desconhecido':
      return content.root === null ? null : { root: content.root };
  }
};

const keyOf = (content: ReceivedContent): string | null => {
  switch (content.kind) {
    case 'resumo':
    case 'nota':
    case 'propria':
      return content.note.chave;
    case 'evento':
      return content.event.chave;
    case 'desconhecido':
      return null;
  }
};

/** Time of the next call: a call whose answer is not stored may have been counted. */
const nextAtMs = ({ nextAtMs: next, askedAtMs }: Sequence): number =>
  askedAtMs === null ? next : Math.max(next, askedAtMs + DISTRIBUTION_PAUSE_MS);

const STORE = `select store_distribution($1, $2, $3, $4, $5 * interval '1 millisecond', $6, $7, $8, $9, $10, $11, $12, $13, $14) as stored`;
const STORE_KEY = `
  with result as materialized (${STORE})
  select result.stored, case when result.stored is not null then save_received_key($1, $3, $15, $16, $17, $18, $19, $20, $21)::text end
    from result`;
const STORE_REST = `
  with result as materialized (${STORE})
  select result.stored, case when result.stored is not null then rest_distributions($4, $15)::text end from result`;

/**
 * Stores the documents of an answer, for every company that receives it, the state of the sequence, and that of a key that is asked for,
 * in one commit. Worker role.
 *
 * @returns how many files were new; null: the lease is another worker's by now, and nothing was stored
 */
export async function storeDistribution(
  db: Db,
  { ground, service, cnpj, lease }: OwnedSequence,
  {
    sequence,
    singles,
    contents,
    key = null,
    rootRestsUntilMs = null,
    leaseMs,
  }: Pick<OwnedSequence, 'sequence' | 'singles'> & {
    readonly contents: readonly StoredContent[];
    /** Not together with a rest of the root. */
    readonly key?: KeyQuery | null;
    /** No sequence of the root is asked before; null: each rests by itself. */
    readonly rootRestsUntilMs?: number | null;
    readonly leaseMs: number;
  },
): Promise<number | null> {
  const store = {
    ...(rootRestsUntilMs !== null
      ? { name: 'store_distribution_rest', text: STORE_REST }
      : key === null
        ? { name: 'store_distribution', text: STORE }
        : { name: 'store_distribution_key', text: STORE_KEY }),
    values: [
      ground,
      service,
      cnpj,
      lease,
      leaseMs,
      JSON.stringify(sequence),
      singles,
      new Date(nextAtMs(sequence)),
      contents.map(({ nsu }) => nsu),
      contents.map(({ content }) => content.kind),
      contents.map(({ schema }) => schema),
      contents.map(({ content }) => keyOf(content)),
      contents.map(({ content }) => JSON.stringify(factsOf(content))),
      contents.map(({ zipped }) => zipped),
      ...(rootRestsUntilMs !== null ? [new Date(rootRestsUntilMs)] : key === null ? [] : keyQueryValues(key)),
    ],
  };
  const { rows } = await retryConflicts(() => db.pool.query<{ stored: number | null }>(store));
  return rows[0]?.stored ?? null;
}

/** Gives the sequences of a lease back. */
export async function releaseDistributions(db: Db, lease: string): Promise<void> {
  await db.pool.query({
    name: 'release_distributions',
    text: 'select release_distributions($1)',
    values: [lease],
  });
}
