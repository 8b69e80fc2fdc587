import type { Problem } from '@fiscal/core/documents/definition';
import type { Sql } from '../transaction.ts';
import type { Item } from './item.ts';

const LIVE =
  'select access_key from access_keys where account_id = $1 and environment = any ($2) and access_key = any ($3) and live';

/**
 * A number or key that another document of ours has is never sent a second time: such a document is accepted like any other
 * and ends REJEITADA with the authority's own code for it. Only numbers that callers sent can collide.
 */
export async function markDuplicates(sql: Sql, accountId: string, items: readonly Item[]): Promise<void> {
  const sent = items.filter((item) => item.request.prepared.numero !== undefined && item.identity);
  if (sent.length === 0) return;
  const { rows } = await sql.query<{ access_key: string }>({
    name: 'accept_live_keys',
    text: LIVE,
    values: [
      accountId,
      [...new Set(sent.map((item) => item.request.principal.environment))],
      sent.map((item) => item.identity?.accessKey),
    ],
  });
  const live = new Set(rows.map((row) => row.access_key));
  for (const item of sent) {
    const key = item.identity?.accessKey ?? '';
    item.keyIsLive = !live.has(key);
    live.add(key);
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
