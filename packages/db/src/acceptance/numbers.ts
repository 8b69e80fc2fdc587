import type { Sql } from '../transaction.ts';
import { type Item, refuse } from './item.ts';

interface Reserved {
  readonly series_id: string;
  readonly numeros: readonly number[];
  readonly taken: readonly { readonly numero: number; readonly state: string }[] | null;
}

/** One call per série of the batch; séries are locked in a fixed order, so batches cannot wait for each other in a circle. */
export async function reserveNumbers(sql: Sql, accountId: string, items: readonly Item[]): Promise<void> {
  const bySeries = new Map<string, Item[]>();
  for (const item of items) {
    const { principal, prepared, modelo } = item.request;
    const key = [principal.clientId, principal.environment, prepared.emitente, modelo, item.serie].join('|');
    const group = bySeries.get(key);
    if (group) group.push(item);
    else bySeries.set(key, [item]);
  }
  for (const [, group] of [...bySeries].sort(([a], [b]) => (a < b ? -1 : 1)))
    await reserveSeries(sql, accountId, group);
}

async function reserveSeries(sql: Sql, accountId: string, group: readonly Item[]): Promise<void> {
  const first = group[0];
  if (!first) return;
  const { principal, prepared, modelo } = first.request;
  const toAllocate = group.filter((item) => item.request.prepared.numero === undefined);
  const sent = group.flatMap((item) => item.request.prepared.numero ?? []);
  const { rows } = await sql.query<Reserved>({
    name: 'accept_numbers',
    text: 'select * from reserve_numbers($1, $2, $3, $4, $5, $6, $7, $8)',
    values: [
      accountId,
      principal.clientId,
      principal.environment,
      prepared.emitente,
      modelo,
      first.serie,
      toAllocate.length,
      sent,
    ],
  });
  const reserved = rows[0];
  if (!reserved) throw new Error('reserve_numbers gave no row');
  const { series_id: seriesId, numeros } = reserved;
  toAllocate.forEach((item, index) => {
    const numero = numeros[index];
    if (numero === undefined) refuse(item, { kind: 'numeracao_esgotada', serie: item.serie });
    else item.number = { seriesId, numero, owned: true };
  });
  // A number that some authority refused as not ours may be tried again by a caller who insists; a voided one keeps its state.
  const taken = new Set(
    (reserved.taken ?? []).filter((row) => row.state !== 'alheio').map((row) => row.numero),
  );
  for (const item of group) {
    const { numero } = item.request.prepared;
    if (numero === undefined) continue;
    item.number = { seriesId, numero, owned: !taken.has(numero) };
    taken.add(numero);
  }
}
