import { ORDER_STATUS, type OrderStatus } from '@fiscal/core/vocabulary/manifestation';
import type { Db } from '../base/client.ts';
import { isUuid, newId } from '../base/ids.ts';
import { oneOf, type Unchecked } from '../base/parse.ts';
import { inScope, queryInAccount } from '../base/transaction.ts';
import type { CompanyScope, Principal } from '../base/types.ts';
import { auditPerson } from '../records/audit.ts';
import type { KeyQueryView } from './key-queries.ts';
import { type KeyQueryRow, keyQueryOf, keyQueryView } from './key-query-rows.ts';

/** Facts that a company knows of a note to come: its key, or its issuer with the number, the amount or both. */
export interface AnnouncedOrder {
  /** The company's own name of the order. */
  readonly referencia: string;
  readonly accessKey: string | null;
  /** CNPJ (14) or CPF (11). */
  readonly emitente: string | null;
  readonly serie: number | null;
  readonly numero: number | null;
  /** Decimal text. */
  readonly valorTotal: string | null;
}

export interface ReceivedOrder extends AnnouncedOrder {
  readonly id: string;
  readonly status: OrderStatus;
  /** The note that fulfills it. */
  readonly receivedId: string | null;
  /** Null: the authority was not asked for its access key. */
  readonly keyQuery: KeyQueryView | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Orders of a company, in one environment, that no note fulfills yet. */
export const OPEN_ORDERS_MAX = 1_000;

type Row = Unchecked<Omit<ReceivedOrder, 'keyQuery'>, 'status'> & { readonly keyQuery: KeyQueryRow };

const VIEW = `o.id, o.referencia, o.access_key as "accessKey", o.emitente, o.serie, o.numero,
  o.valor_total::numeric(15, 2)::text as "valorTotal", o.status, o.received_id as "receivedId", o.created_at as "createdAt",
  o.updated_at as "updatedAt", ${keyQueryOf('o', 'coalesce(o.announced_at, o.created_at)')}`;
const OF = 'o.account_id = $1 and o.environment = $2 and o.client_id = $3';

const orderOf = (row: Row): ReceivedOrder => ({
  ...row,
  status: oneOf(ORDER_STATUS, row.status),
  keyQuery: keyQueryView(row.keyQuery),
});

const LOCK = `
  select s.policy from received_settings s
   where s.account_id = $1 and s.environment = $2 and s.client_id = $3 for update`;

const KNOWN = `
  select ${VIEW}, row(o.access_key, o.emitente, o.serie, o.numero, o.valor_total)
           is not distinct from row($5::text, $6::text, $7::smallint, $8::integer, $9::numeric) as equal
    from received_orders o where ${OF} and o.referencia = $4`;

const OPEN = `select count(*)::integer as open from received_orders o where ${OF} and o.status <> 'atendido'`;

const STORE = `
  insert into received_orders (account_id, environment, client_id, referencia, access_key, emitente, serie, numero, valor_total, id, announced_at)
  values ($1::uuid, $2::smallint, $3::uuid, $4, $5, $6, $7, $8, $9, $10,
          account_now($1::uuid, case when $2::smallint = 1 then 'producao' else (select c.test_target from clients c where c.id = $3::uuid) end))`;

const MATCH = `select match_received_orders($1, $2, '{}', array[$3::uuid])`;

const ONE = `select ${VIEW} from received_orders o where ${OF} and o.id = any ($4) order by o.id desc`;

export type Announced =
  | { readonly kind: 'anunciado' | 'repetido'; readonly order: ReceivedOrder }
  /** The reference is of an order with other data. */
  | { readonly kind: 'outro'; readonly order: ReceivedOrder }
  /** The company’s policy is another, so no order would ever be fulfilled. */
  | { readonly kind: 'sem-politica' }
  | { readonly kind: 'cheio' };

/** Stores an order, once for each reference, and requests confirmação of the note that fulfills it, if that is here. */
export function announceOrder(
  db: Db,
  principal: Pick<Principal, 'accountId' | 'clientId' | 'environment' | 'person' | 'tokenId'>,
  { referencia, accessKey, emitente, serie, numero, valorTotal }: AnnouncedOrder,
): Promise<Announced> {
  const { accountId, environment, clientId } = principal;
  const of = [accountId, environment, clientId];
  const data = [referencia, accessKey, emitente, serie, numero, valorTotal];
  return inScope(db, principal, async (sql): Promise<Announced> => {
    // Notes that arrive meanwhile wait, and so does another order of the same reference.
    const locked = await sql.query<{ policy: string }>({
      name: 'order_receiving',
      text: LOCK,
      values: of,
    });
    const known = await sql.query<Row & { equal: boolean }>({
      name: 'order_known',
      text: KNOWN,
      values: [...of, ...data],
    });
    const [same] = known.rows;
    if (same !== undefined) {
      const { equal, ...row } = same;
      return { kind: equal ? 'repetido' : 'outro', order: orderOf(row) };
    }
    if (locked.rows[0]?.policy !== 'pedido') return { kind: 'sem-politica' };
    const count = await sql.query<{ open: number }>({ name: 'order_open', text: OPEN, values: of });
    if ((count.rows[0]?.open ?? 0) >= OPEN_ORDERS_MAX) return { kind: 'cheio' };
    const id = newId();
    await sql.query({ name: 'order_store', text: STORE, values: [...of, ...data, id] });
    await sql.query({ name: 'order_match', text: MATCH, values: [clientId, environment, id] });
    await auditPerson(sql, principal, {
      action: 'received.order',
      subject: { type: 'received-order', id },
      details: { referencia },
    });
    const stored = await sql.query<Row>({ name: 'orders_get', text: ONE, values: [...of, [id]] });
    const [row] = stored.rows;
    if (row === undefined) throw new Error('an order that was just stored is gone');
    return { kind: 'anunciado', order: orderOf(row) };
  });
}

export interface OrderFilter {
  readonly status?: OrderStatus;
  readonly referencia?: string;
  readonly emitente?: string;
  /** Id of the last order of the page before. */
  readonly cursor?: string;
  readonly limit: number;
}

const LIST = `
  select ${VIEW} from received_orders o
   where ${OF} and ($4::uuid is null or o.id < $4) and ($5::text is null or o.status = $5)
     and ($6::text is null or o.referencia = $6) and ($7::text is null or o.emitente = $7)
   order by o.id desc limit $8`;

/** Newest first; one more than `limit` is never returned. */
export async function listOrders(
  db: Db,
  { accountId, clientId, environment }: CompanyScope,
  { status, referencia, emitente, cursor, limit }: OrderFilter,
): Promise<{ readonly data: readonly ReceivedOrder[]; readonly next: string | null }> {
  const filters = [cursor ?? null, status ?? null, referencia ?? null, emitente ?? null];
  const { rows } = await queryInAccount<Row>(
    db,
    { accountId, plan: 'custom' },
    {
      name: 'list_orders',
      text: LIST,
      values: [accountId, environment, clientId, ...filters, limit + 1],
    },
  );
  const data = rows.slice(0, limit).map(orderOf);
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
}

/** Orders of the company among these ids, the newest first. */
export async function someOrders(
  db: Db,
  { accountId, clientId, environment }: CompanyScope,
  ids: readonly string[],
): Promise<readonly ReceivedOrder[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const { rows } = await queryInAccount<Row>(db, accountId, {
    name: 'orders_get',
    text: ONE,
    values: [accountId, environment, clientId, known],
  });
  return rows.map(orderOf);
}

const DELETE = `delete from received_orders o where ${OF} and o.id = $4 and o.status <> 'atendido' returning o.referencia`;

/** Removes an order that no note fulfills; `atendido` stays, as the reason of a confirmação. Null: no such order of the company. */
export async function deleteOrder(
  db: Db,
  principal: Pick<Principal, 'accountId' | 'clientId' | 'environment' | 'person' | 'tokenId'>,
  id: string,
): Promise<'excluido' | 'atendido' | null> {
  const { accountId, environment, clientId } = principal;
  if (!isUuid(id)) return null;
  const values = [accountId, environment, clientId, id];
  return inScope(db, principal, async (sql) => {
    const { rows } = await sql.query<{ referencia: string }>({
      name: 'order_delete',
      text: DELETE,
      values,
    });
    const [deleted] = rows;
    if (deleted === undefined) {
      const kept = await sql.query({
        name: 'orders_get',
        text: ONE,
        values: [...values.slice(0, 3), [id]],
      });
      return kept.rowCount === 0 ? null : 'atendido';
    }
    await auditPerson(sql, principal, {
      action: 'received.order-remove',
      subject: { type: 'received-order', id },
      details: { referencia: deleted.referencia },
    });
    return 'excluido';
  });
}
