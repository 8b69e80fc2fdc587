import type { Pool, PoolClient } from 'pg';
import type { Situacao } from './documents.ts';
import { transaction } from './transaction.ts';

export interface EventKey {
  readonly chave: string;
  readonly tpEvento: string;
  readonly nSeqEvento: number;
}

export interface StoredEvent extends EventKey {
  readonly cStat: string;
  readonly nProt: string;
  readonly dhRegEvento: string;
  readonly digVal: string;
  /** Signed `<evento>` as it came, with its namespace. */
  readonly evento: string;
  /** `<retEvento>` as it was answered. */
  readonly retEvento: string;
  /** Protocol of the event that this one cancels. */
  readonly cancels: string | null;
  /** True when only a scenario put it on record. */
  readonly planted: boolean;
}

/** Why an event cannot go on record. */
export type EventClash =
  | { readonly kind: 'mesmo-evento'; readonly event: StoredEvent }
  | { readonly kind: 'evento-ja-cancelado' }
  | { readonly kind: 'documento'; readonly situacao: Situacao };

const COLUMNS = `chave, tp_evento as "tpEvento", n_seq_evento as "nSeqEvento", c_stat as "cStat", n_prot as "nProt",
  dh_reg_evento as "dhRegEvento", dig_val as "digVal", evento, ret_evento as "retEvento", cancels, planted`;

/** EPECs of NF-e and CT-e; a partial index covers this condition. */
const IS_EPEC = "tp_evento in ('110140', '110113')";

export const createEventStore = (pool: Pool) => ({
  /** Events of a document in the order they were registered. */
  of: async (world: string, chave: string): Promise<StoredEvent[]> => {
    const { rows } = await pool.query<StoredEvent>({
      name: 'events-of',
      text: `select ${COLUMNS} from events where world = $1 and chave = $2 order by id`,
      values: [world, chave],
    });
    return rows;
  },
  /** The EPEC of the number in a key; its document's key may differ. */
  epecOf: async (world: string, chave: string): Promise<StoredEvent | null> => {
    const { rows } = await pool.query<StoredEvent>({
      name: 'epec-of',
      text: `select ${COLUMNS} from events where world = $1 and ${IS_EPEC} and substr(chave, 7, 28) = substr($2, 7, 28) order by id limit 1`,
      values: [world, chave],
    });
    return rows[0] ?? null;
  },
  /** EPECs of the emitter and model of a key whose document has not come, oldest first, at most 50. */
  pendingEpecs: async (world: string, chave: string): Promise<readonly StoredEvent[]> => {
    const { rows } = await pool.query<StoredEvent>({
      name: 'pending-epecs',
      text: `select ${COLUMNS} from events e
              where world = $1 and ${IS_EPEC} and substr(chave, 7, 16) = substr($2, 7, 16)
                and not exists (select 1 from documents d where d.world = e.world and d.chave = e.chave)
              order by id limit 50`,
      values: [world, chave],
    });
    return rows;
  },
  /** Records an event and the situation it leaves the document in, or returns the clash that prevents it. */
  record: (world: string, event: StoredEvent, leaves: Situacao | null) =>
    transaction(pool, (client) => record(client, world, { event, leaves })),
});

/** Locks the document's row, so that the decision about it stays true until the commit. */
async function record(
  client: PoolClient,
  world: string,
  { event, leaves }: { readonly event: StoredEvent; readonly leaves: Situacao | null },
): Promise<EventClash | null> {
  const before = await sameEvent(client, world, event);
  if (before) return before;
  const { rows } = await client.query<{ situacao: Situacao }>(
    'select situacao from documents where world = $1 and chave = $2 for update',
    [world, event.chave],
  );
  const situacao = rows[0]?.situacao;
  if (situacao && situacao !== 'autorizado')
    return (await sameEvent(client, world, event)) ?? { kind: 'documento', situacao };
  const { rowCount } = await client.query(
    `insert into events (world, chave, tp_evento, n_seq_evento, c_stat, n_prot, dh_reg_evento, dig_val, evento, ret_evento, cancels, planted)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`,
    [world, ...values(event)],
  );
  if (rowCount === 0) return (await sameEvent(client, world, event)) ?? { kind: 'evento-ja-cancelado' };
  if (leaves)
    await client.query('update documents set situacao = $3 where world = $1 and chave = $2', [
      world,
      event.chave,
      leaves,
    ]);
  return null;
}

async function sameEvent(client: PoolClient, world: string, key: EventKey): Promise<EventClash | null> {
  const { rows } = await client.query<StoredEvent>(
    `select ${COLUMNS} from events where world = $1 and chave = $2 and tp_evento = $3 and n_seq_evento = $4`,
    [world, key.chave, key.tpEvento, key.nSeqEvento],
  );
  return rows[0] ? { kind: 'mesmo-evento', event: rows[0] } : null;
}

const values = (e: StoredEvent) => [
  e.chave,
  e.tpEvento,
  e.nSeqEvento,
  e.cStat,
  e.nProt,
  e.dhRegEvento,
  e.digVal,
  e.evento,
  e.retEvento,
  e.cancels,
  e.planted,
];
