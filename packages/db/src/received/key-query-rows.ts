import type { KeyQuery } from '@fiscal/core/lifecycle/distribution-keys';
import { dateOrNull } from '../base/parse.ts';
import type { KeyQueryView } from './key-queries.ts';

/** Arguments of `save_received_key` behind ground and CNPJ. */
export const keyQueryValues = (query: KeyQuery): readonly unknown[] => [
  query.chave,
  new Date(query.askedAtMs),
  new Date(query.nextAtMs),
  query.asks,
  query.givenUp,
  query.cStat,
  query.xMotivo,
];

/**
 * Column `"keyQuery"` of a row with company, environment and access key.
 *
 * @param of alias of the row
 * @param since time behind which a key that was given up is asked for again
 */
export const keyQueryOf = (of: string, since = `'-infinity'`): string => `
  (select jsonb_build_object('askedAt', q.asked_at, 'cStat', q.c_stat, 'xMotivo', q.x_motivo,
                             'nextAt', case when not q.given_up or q.asked_at < ${since} then q.next_at end)
     from received_key_queries q
    where q.client_id = ${of}.client_id and q.environment = ${of}.environment and q.access_key = ${of}.access_key
    order by q.asked_at desc limit 1) as "keyQuery"`;

/** The view as JSON has it. */
export type KeyQueryRow =
  | (Pick<KeyQueryView, 'cStat' | 'xMotivo'> & { readonly askedAt: string; readonly nextAt: string | null })
  | null;

export const keyQueryView = (row: KeyQueryRow): KeyQueryView | null =>
  row && { ...row, askedAt: new Date(row.askedAt), nextAt: dateOrNull(row.nextAt) };
