import type { EmissionStore, Scope } from '@fiscal/core/activities/ports';
import type { Contingency } from '@fiscal/core/vocabulary/contingency';
import { newId } from '../base/ids.ts';
import type { Sql } from '../base/transaction.ts';
import { openObligationDeadline } from '../contingency/deadline-rows.ts';
import { spaceOfDocument } from '../numbers/number-space.ts';
import { insertObligation } from './owe.ts';

const LOCK = `
  select d.account_id, d.client_id, ${spaceOfDocument('d')} as space, d.emitente, d.modelo
    from documents d join attempts a on a.document_id = d.id
   where d.id = $1 and d.status = 'PENDENTE' and a.id = $2 and a.state = 'enviando' and a.sends = $3 and a.set_aside_at is null
     for update`;

const RESERVE =
  "select series_id, numeros from reserve_numbers($1, array[$2::uuid], $3::smallint, $4, $5, $6, 1, '{}')";

/** The first attempt keeps its number; what is left to be done about it is a row from here on. */
const SET_ASIDE = `
  with doc as (select * from documents where id = $1), aside as (
    update attempts a set set_aside_at = now(), serie = doc.serie, numero = doc.numero
      from doc where a.document_id = $1 and a.id = $2 returning a.access_key
  ), owed as (${insertObligation({
    id: '$3',
    attemptId: '$2',
    accessKey: 'aside.access_key',
    kind: 'chave',
    step: 'consultar',
    from: 'doc d, aside',
  })}
  ), given as (
    insert into numbers (series_id, numero, account_id, state, document_id)
    select $4, $5, doc.account_id, 'reservado', doc.id from doc
    on conflict (series_id, numero) do update set state = 'reservado', document_id = excluded.document_id
  ), soon as (
    update pending_operations set due_at = now() where document_id = $1
  )
  update documents set serie = $6, numero = $5, codigo_numerico = $7, contingency = $8, updated_at = now() where id = $1`;

type Aside = Parameters<EmissionStore['setAside']>[1];

interface Locked {
  readonly account_id: string;
  readonly client_id: string;
  readonly space: number;
  readonly emitente: string;
  readonly modelo: string;
}

/** Locks the document, as for every decision about its bytes; then the série. */
export async function setAside(
  sql: Sql,
  { documentId }: Scope,
  { attemptId, sends, serie, codigoOf, removableUntil, contingency }: Aside,
): Promise<boolean> {
  const { rows } = await sql.query<Locked>({
    name: 'set_aside_lock',
    text: LOCK,
    values: [documentId, attemptId, sends],
  });
  const [of] = rows;
  if (of === undefined) return false;
  const reserved = await sql.query<{ series_id: string; numeros: readonly number[] }>({
    name: 'set_aside_reserve',
    text: RESERVE,
    values: [of.account_id, of.client_id, of.space, of.emitente, of.modelo, serie],
  });
  const [numero] = reserved.rows[0]?.numeros ?? [];
  if (numero === undefined) return false;
  const obligationId = newId();
  await sql.query({
    name: 'set_aside',
    text: SET_ASIDE,
    values: [
      documentId,
      attemptId,
      obligationId,
      reserved.rows[0]?.series_id,
      numero,
      serie,
      codigoOf(numero),
      contingency,
    ],
  });
  await openObligationDeadline(sql, { obligationId, kind: 'cancelamento' }, removableUntil);
  return true;
}

const OPEN = `
  select o.id, o.attempt_id, o.in_doubt_since
    from obligations o join attempts a on a.document_id = o.document_id and a.id = o.attempt_id and a.state = 'enviando'
   where o.document_id = $1 and o.kind = 'chave' and o.state <> 'cumprida' and o.step = 'consultar' for update of o`;

/**
 * Returns the document to its first attempt: that is its newest one again, its number and key are the document's, and
 * its emission is pending again. The row stores how the other attempt ended.
 */
const TAKE_BACK = `
  with back as (
    update attempts a
       set set_aside_at = null, seq = (select max(seq) + 1 from attempts where document_id = $1)
     where a.document_id = $1 and a.id = $2
    returning a.access_key, a.tp_emis, a.dh_emi, a.qr_code_url, a.serie, a.numero
  ), owed as (
    update obligations set state = 'cumprida', outcome = 'adotada', reason = null, settled_at = now(), updated_at = now() where id = $3
  ), in_time as (
    update deadlines set settled_at = now() where obligation_id = $3 and settled_at is null
  ), printed as (
    update deadlines set settled_at = now() where document_id = $1 and obligation_id is null and settled_at is null
  ), again as (
    update pending_operations set due_at = now(), created_at = now(), deferrals = 0, contradictions = 0, abandoned = false where operation_id = $5
  ), doc as (
    update documents d
       set serie = back.serie, numero = back.numero, access_key = back.access_key, tp_emis = back.tp_emis, dh_emi = back.dh_emi,
           codigo_numerico = substring(back.access_key from 36 for 8), qr_code_url = back.qr_code_url,
           contingency = d.contingency || $4, updated_at = now()
      from back where d.id = $1
    returning d.id, d.account_id, d.client_id, d.environment, d.type, d.status
  )
  insert into document_changes (document_id, account_id, client_id, environment, type, kind, details)
  select id, account_id, client_id, environment, type, 'document.contingency', jsonb_build_object('documentStatus', status) from doc`;

export interface TakenBack {
  readonly operationId: string;
  /** End of the attempt issued in place of the first; null: there was none. */
  readonly refused: Omit<NonNullable<Contingency['refused']>, 'inDoubtSince'> | null;
}

/** False, and nothing changed: no attempt of the document is set aside. */
export async function takeBack(
  sql: Sql,
  { documentId }: Pick<Scope, 'documentId'>,
  { operationId, refused }: TakenBack,
): Promise<boolean> {
  const { rows } = await sql.query<{ id: string; attempt_id: string; in_doubt_since: Date }>({
    name: 'take_back_open',
    text: OPEN,
    values: [documentId],
  });
  const [open] = rows;
  if (open === undefined) return false;
  const inDoubtSince = open.in_doubt_since.toISOString();
  const change: Pick<Contingency, 'left' | 'refused'> = {
    left: true,
    ...(refused && { refused: { ...refused, inDoubtSince } }),
  };
  await sql.query({
    name: 'take_back',
    text: TAKE_BACK,
    values: [documentId, open.attempt_id, open.id, change, operationId],
  });
  return true;
}
