import type { NumberTerms, OnRecord, Problem } from '@fiscal/core/engine/document/definition';
import type { Sql } from '../base/transaction.ts';
import { targetOfPrincipal } from '../base/types.ts';
import { spaceOf } from '../numbers/number-space.ts';
import { accountOf, type BatchContext, type Item } from './item.ts';

const LIVE = `
  select r.n
    from unnest($1::text[], $2::smallint[], $3::text[]) with ordinality as r (proof, environment, access_key, n)
   where access_key_is_live(enter_account(r.proof), r.environment, r.access_key)`;

const spaceFor = ({ request }: Item): number => spaceOf(targetOfPrincipal(request.principal));

/**
 * A number or key that another document of ours has is never sent a second time: such a document is accepted like any other
 * and ends REJEITADA with the authority's own code for it. Only numbers that callers sent can collide, and those of no série, which are refused anyway.
 */
export async function markDuplicates(sql: Sql, items: readonly Item[], context: BatchContext): Promise<void> {
  const sent = items.flatMap((item) =>
    item.identity && (item.request.prepared.numero !== undefined || item.number?.seriesId === null)
      ? [{ item, accessKey: item.identity.accessKey, space: spaceFor(item) }]
      : [],
  );
  if (sent.length === 0) return;
  const { rows } = await sql.query<{ n: string }>({
    name: 'accept_live_keys',
    text: LIVE,
    values: [
      sent.map(({ item }) => context.proofOf(accountOf(item))),
      sent.map(({ space }) => space),
      sent.map(({ accessKey }) => accessKey),
    ],
  });
  const name = (row: (typeof sent)[number]) => `${accountOf(row.item)}/${row.space}/${row.accessKey}`;
  const live = new Set(rows.flatMap(({ n }) => sent[Number(n) - 1] ?? []).map(name));
  for (const row of sent) {
    const { item } = row;
    item.keyIsLive = !live.has(name(row));
    live.add(name(row));
  }
  await tellDuplicates(sql, sent.map(({ item }) => item).filter(isDuplicate), context);
}

/** A document of another issuer belongs to none of our séries. */
const isDuplicate = ({ number, keyIsLive }: Item): boolean =>
  number?.seriesId !== null && (number?.owned === false || !keyIsLive);

const ON_RECORD = `
  select r.n, d.access_key, d.protocol_number
    from unnest($1::text[], $2::smallint[], $3::uuid[], $4::text[])
           with ordinality as r (proof, environment, document_id, access_key, n),
         lateral document_on_record(enter_account(r.proof), r.environment, r.document_id, r.access_key) as d`;

interface Found {
  readonly n: string;
  readonly access_key: string | null;
  readonly protocol_number: string | null;
}

/** Refuses those whose number or key is taken, in the words of the authority and with what it has on record. */
async function tellDuplicates(sql: Sql, items: readonly Item[], { proofOf }: BatchContext): Promise<void> {
  if (items.length === 0) return;
  const { rows } = await sql.query<Found>({
    name: 'accept_on_record',
    text: ON_RECORD,
    values: [
      items.map((item) => proofOf(accountOf(item))),
      items.map(spaceFor),
      items.map(({ number }) => (typeof number?.takenBy === 'object' ? number.takenBy.documentId : null)),
      items.map(({ identity }) => identity?.accessKey),
    ],
  });
  for (const { n, access_key: chave, protocol_number: protocolo } of rows) {
    const item = items[Number(n) - 1];
    if (item === undefined) continue;
    const onRecord = chave === null ? undefined : { chave, ...(protocolo !== null && { protocolo }) };
    item.problems = [duplicate(item, onRecord)];
  }
}

function duplicate({ number, serie, keyIsLive, request }: Item, onRecord: OnRecord | undefined): Problem {
  const { numberTerms: terms } = request.prepared;
  const voided = number?.takenBy === 'inutilizacao';
  return duplicateProblem({ terms, serie, numero: number?.numero, voided, keyIsFree: keyIsLive }, onRecord);
}

export interface Duplicate {
  readonly terms: NumberTerms;
  readonly serie: number;
  readonly numero: number | undefined;
  readonly voided: boolean;
  readonly keyIsFree: boolean;
}

/** Error for a taken number or key, in the words of the authority, with the fix. */
export function duplicateProblem(
  { terms: { field, tag, taken }, serie, numero, voided, keyIsFree }: Duplicate,
  onRecord: OnRecord | undefined,
): Problem {
  const where = voided
    ? 'foi inutilizado, ou está sendo'
    : `já está em outro documento deste emitente${onRecord === undefined ? '' : `, de chave ${onRecord.chave}`}`;
  return {
    field,
    code: 'numero_em_uso',
    message: `O campo ${field} (${numero}) da série ${serie} ${where}.`,
    tag,
    fix: voided
      ? `Omita ${field} para receber o próximo livre.`
      : `Omita ${field} para receber o próximo livre, ou consulte o documento que já o tem.`,
    cStat: voided ? taken.inutilizado : keyIsFree ? taken.numero : taken.chave,
    ...(onRecord !== undefined && { onRecord }),
  };
}
