import type { Problem } from '@fiscal/core/documents/definition';
import type { Sql } from '../transaction.ts';
import { accountOf, type Item } from './item.ts';

const LIVE = `
  select r.n
    from unnest($1::uuid[], $2::smallint[], $3::text[]) with ordinality as r (account_id, environment, access_key, n)
   where access_key_is_live(enter_account(r.account_id), r.environment, r.access_key)`;

/**
 * A number or key that another document of ours has is never sent a second time: such a document is accepted like any other
 * and ends REJEITADA with the authority's own code for it. Only numbers that callers sent can collide.
 */
export async function markDuplicates(sql: Sql, items: readonly Item[]): Promise<void> {
  const sent = items.flatMap((item) =>
    item.request.prepared.numero !== undefined && item.identity
      ? [{ item, accessKey: item.identity.accessKey, environment: item.request.principal.environment }]
      : [],
  );
  if (sent.length === 0) return;
  const { rows } = await sql.query<{ n: string }>({
    name: 'accept_live_keys',
    text: LIVE,
    values: [
      sent.map(({ item }) => accountOf(item)),
      sent.map(({ environment }) => environment),
      sent.map(({ accessKey }) => accessKey),
    ],
  });
  const name = (row: (typeof sent)[number]) => `${accountOf(row.item)}/${row.environment}/${row.accessKey}`;
  const live = new Set(rows.flatMap(({ n }) => sent[Number(n) - 1] ?? []).map(name));
  for (const row of sent) {
    const { item } = row;
    item.keyIsLive = !live.has(name(row));
    live.add(name(row));
    if (item.number?.owned === false || !item.keyIsLive) item.problems = [duplicate(item)];
  }
}

const duplicate = (item: Item): Problem => ({
  field: 'numero',
  code: 'numero_em_uso',
  message: `O campo numero (${item.number?.numero}) da série ${item.serie} já está em outro documento deste emitente, ou foi inutilizado.`,
  tag: 'nNF',
  fix: 'Omita numero para receber o próximo livre, ou consulte o documento que já o tem.',
  cStat: item.keyIsLive ? '539' : '204',
});
