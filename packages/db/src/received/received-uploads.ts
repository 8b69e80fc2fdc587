import type { ReceivedFileEvent, ReceivedFileNote } from '@fiscal/core/imports/received-file';
import { ambienteOf } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { inScope, type Sql } from '../base/transaction.ts';
import type { ImportScope } from '../imports/import-scope.ts';
import { spaceOf } from '../numbers/number-space.ts';

/** A judged file, with its bytes as they are stored. */
export type Zipped<T> = T & { readonly zipped: Buffer };

/**
 * `outro_conteudo`: other bytes are here under the key. `sem_documento`: there is none of that key; `da_sefaz`: the authority has shown
 * it or confirmed it, or it was issued here, and its events come from the authority alone.
 */
export type NoteOutcome = 'importado' | 'ja_importado' | 'outro_conteudo';
export type NoteEventOutcome = 'importado' | 'ja_importado' | 'sem_documento' | 'da_sefaz';

/**
 * A key whose file the authority contradicted takes another one. Situation: the authority's events may have come before their document;
 * without one, an event that a file showed of the earlier one counts on.
 */
const STORE = `
  with r as (
    select * from json_to_recordset($1) as (
      id uuid, type text, access_key text, emitente text, nome text, ie text, dh_emi text, tp_nf text, valor numeric, digest_value text,
      n_prot text, dh_recbto timestamptz, situacao text, destinatario text)
  )
  insert into received_documents as d (
    id, account_id, client_id, environment, target, type, access_key, emitente, nome, ie, dh_emi, emitted_at, tp_nf, valor_total, digest_value,
    protocol_number, authorized_at, situacao, whole, destinatario, proof)
  select id, $2, $3, $4, $5, type, access_key, emitente, nome, ie, dh_emi, dh_emi::timestamptz, tp_nf, valor, digest_value, n_prot, dh_recbto,
         coalesce((
           select received_effect(e.type, e.facts) from received_files e
            where e.client_id = $3 and e.target = $5 and e.access_key = r.access_key and e.kind = 'evento'
              and received_effect(e.type, e.facts) is not null
            order by 1 limit 1), case when situacao = 'autorizada' then (
           select received_effect(r.type, u.facts) from received_uploads u
            where u.client_id = $3 and u.target = $5 and u.access_key = r.access_key and u.kind = 'evento'
              and received_effect(r.type, u.facts) is not null
            order by 1 limit 1) end, situacao),
         true, destinatario, 'unconfirmed'
    from r
  on conflict (client_id, target, access_key) do update
    set emitente = excluded.emitente, nome = excluded.nome, ie = excluded.ie, dh_emi = excluded.dh_emi, emitted_at = excluded.emitted_at,
        tp_nf = excluded.tp_nf, valor_total = excluded.valor_total, digest_value = excluded.digest_value,
        protocol_number = excluded.protocol_number, authorized_at = excluded.authorized_at, situacao = excluded.situacao, whole = true,
        destinatario = excluded.destinatario, proof = 'unconfirmed', proof_reason = null, updated_at = now()
    where d.proof = 'contradicted'
      and (d.digest_value, d.protocol_number) is distinct from (excluded.digest_value, excluded.protocol_number)
  returning access_key as "accessKey"`;

/** A protocol may have fractions of it, which a summary leaves out. */
const SECOND_MS = 1000;

const HELD = `
  select d.access_key as "accessKey", d.whole, d.digest_value as "digestValue", d.protocol_number as "protocolNumber",
         d.authorized_at as "authorizedAt"
    from received_documents d
   where d.client_id = $1 and d.target = $2 and d.access_key = any ($3) for update`;

/** The authority's summary names the digest of the file. */
const COMPLETE = `
  update received_documents d set whole = true, updated_at = now()
   where d.client_id = $1 and d.target = $2 and d.access_key = any ($3)`;

const KEEP = `
  insert into received_uploads (id, account_id, client_id, target, access_key, part, kind, digest_value, facts, content, import_id)
  select r.id, $3, $4, $5, r.access_key, r.part, r.kind, r.digest_value, r.facts, r.content, $6
    from rows from (
      json_to_recordset($1) as (id uuid, access_key text, part text, kind text, digest_value text, facts jsonb), unnest($2::bytea[])
    ) as r (id, access_key, part, kind, digest_value, facts, content)
  on conflict (client_id, target, access_key, part) do update
    set digest_value = excluded.digest_value, facts = excluded.facts, content = excluded.content, import_id = excluded.import_id, received_at = now()
    where excluded.kind = 'nota'
  returning access_key as "accessKey", part`;

/** The note may be here and completed, or new. */
const NOTIFY_NOTES = `
  insert into document_changes (account_id, client_id, environment, type, kind, subject_id, details)
  select d.account_id, d.client_id, d.environment, d.type, case when d.proof = 'confirmed' then 'received.completed' else 'received.document' end,
         d.id, jsonb_build_object('accessKey', d.access_key, 'situacao', d.situacao, 'completa', true, 'proof', d.proof)
    from received_documents d where d.client_id = $1 and d.target = $2 and d.access_key = any ($3) order by d.id`;

interface Part {
  readonly accessKey: string;
  readonly part: string;
}

async function keepParts(
  sql: Sql,
  { accountId, clientId, target, importId }: ImportScope,
  parts: readonly (Part & {
    readonly kind: 'nota' | 'evento';
    readonly digestValue: string | null;
    readonly facts: object;
    readonly zipped: Buffer;
  })[],
): Promise<readonly Part[]> {
  const rows = parts.map(({ accessKey, part, kind, digestValue, facts }) => ({
    id: newId(),
    access_key: accessKey,
    part,
    kind,
    digest_value: digestValue,
    facts,
  }));
  const { rows: kept } = await sql.query<Part>({
    name: 'received_uploads_keep',
    text: KEEP,
    values: [JSON.stringify(rows), parts.map(({ zipped }) => zipped), accountId, clientId, target, importId],
  });
  return kept;
}

const rowOf = ({ type, note, destinatario }: ReceivedFileNote) => ({
  id: newId(),
  type,
  access_key: note.chave,
  emitente: note.emitente,
  nome: note.nome,
  ie: note.ie,
  dh_emi: note.dhEmi,
  tp_nf: note.tpNF,
  valor: note.valor,
  digest_value: note.digVal,
  n_prot: note.nProt,
  dh_recbto: note.dhRecbto,
  situacao: note.situacao,
  destinatario,
});

/** Stores notes that files show, each as unconfirmed; the file of a summary that names its digest makes it whole. One transaction. */
export const storeReceivedNotes = (
  db: Db,
  scope: ImportScope,
  notes: readonly Zipped<ReceivedFileNote>[],
): Promise<readonly NoteOutcome[]> => inScope(db, scope, (sql) => storeNotes(sql, scope, notes));

async function storeNotes(
  sql: Sql,
  scope: ImportScope,
  notes: readonly Zipped<ReceivedFileNote>[],
): Promise<readonly NoteOutcome[]> {
  const { accountId, clientId, target } = scope;
  // The distribution locks this before its notes too.
  await sql.query({
    name: 'received_notes_turn',
    text: 'select from received_settings where client_id = $1 and environment = $2 for update',
    values: [clientId, ambienteOf(target)],
  });
  const { rows: added } = await sql.query<{ accessKey: string }>({
    name: 'received_notes_store',
    text: STORE,
    values: [JSON.stringify(notes.map(rowOf)), accountId, clientId, ambienteOf(target), target],
  });
  const fresh = new Set(added.map(({ accessKey }) => accessKey));
  const of = [clientId, target];
  const { rows: held } = await sql.query<{
    accessKey: string;
    whole: boolean;
    digestValue: string | null;
    protocolNumber: string;
    authorizedAt: Date;
  }>({ name: 'received_notes_held', text: HELD, values: [...of, notes.map(({ note }) => note.chave)] });
  const known = new Map(held.map((row) => [row.accessKey, row]));
  const outcomes = notes.map(({ note: { chave, digVal, nProt, dhRecbto } }) => {
    const row = known.get(chave);
    // A protocol is not signed by the issuer.
    if (row?.digestValue !== digVal || row.protocolNumber !== nProt) return 'outro_conteudo';
    if (Math.abs(row.authorizedAt.getTime() - Date.parse(dhRecbto)) >= SECOND_MS) return 'outro_conteudo';
    if (fresh.has(chave)) return 'importado';
    if (row.whole) return 'ja_importado';
    return digVal === null ? 'outro_conteudo' : 'importado';
  });
  const stored = notes.filter((_, index) => outcomes[index] === 'importado');
  const keys = stored.map(({ note }) => note.chave);
  await sql.query({
    name: 'received_notes_complete',
    text: COMPLETE,
    values: [...of, keys.filter((key) => known.get(key)?.whole === false)],
  });
  await keepParts(
    sql,
    scope,
    stored.map(({ note, destinatario, roles, zipped }) => ({
      accessKey: note.chave,
      part: 'nota',
      kind: 'nota',
      digestValue: note.digVal,
      facts: { ...note, destinatario, ...roles },
      zipped,
    })),
  );
  await sql.query({ name: 'received_notes_notify', text: NOTIFY_NOTES, values: [...of, keys] });
  return outcomes;
}

/** The company's documents of a key: `unproven` of the received one that takes events from files. */
const DOCUMENTS_OF = `
  select d.access_key as "accessKey", d.proof <> 'confirmed' as unproven from received_documents d
   where d.client_id = $1 and d.target = $2 and d.access_key = any ($3) for update`;
const ISSUED = `
  select access_key as "accessKey", false as unproven from access_keys where account_id = $1 and environment = $2 and access_key = any ($3) and live`;

/** Only a document in force, of which the authority said nothing, changes by an event of a file. */
const APPLY = `
  with fresh as (
    select * from json_to_recordset($3) as (access_key text, tp_evento text, effect text)
  ), last as (
    select access_key, min(effect) as effect from fresh group by access_key
  ), changed as (
    update received_documents d
       set situacao = case when d.situacao = 'autorizada' then coalesce(l.effect, d.situacao) else d.situacao end, updated_at = now()
      from last l where d.client_id = $1 and d.target = $2 and d.access_key = l.access_key and d.proof <> 'confirmed'
    returning d.*
  )
  insert into document_changes (account_id, client_id, environment, type, kind, subject_id, details)
  select account_id, client_id, environment, type, 'received.updated', id,
         jsonb_build_object('accessKey', access_key, 'situacao', situacao, 'completa', whole, 'proof', proof)
    from changed`;

/** Stores events that files show of unconfirmed documents. One transaction. */
export const storeReceivedEvents = (
  db: Db,
  scope: ImportScope,
  events: readonly Zipped<ReceivedFileEvent>[],
): Promise<readonly NoteEventOutcome[]> => inScope(db, scope, (sql) => storeEvents(sql, scope, events));

const partOf = ({ event }: ReceivedFileEvent): string => `${event.tpEvento}-${event.nSeqEvento}`;

async function storeEvents(
  sql: Sql,
  scope: ImportScope,
  events: readonly Zipped<ReceivedFileEvent>[],
): Promise<readonly NoteEventOutcome[]> {
  const { accountId, clientId, target } = scope;
  const keys = [...new Set(events.map(({ event }) => event.chave))];
  const read = async (name: string, text: string, values: unknown[]) =>
    (await sql.query<{ accessKey: string; unproven: boolean }>({ name, text, values })).rows;
  const received = await read('received_event_documents', DOCUMENTS_OF, [clientId, target, keys]);
  const issued = await read('received_event_issued', ISSUED, [accountId, spaceOf(target), keys]);
  const unproven = new Map([...issued, ...received].map((row) => [row.accessKey, row.unproven]));
  const placed = events.filter(({ event }) => unproven.get(event.chave) === true);
  const kept = await keepParts(
    sql,
    scope,
    placed.map((file) => ({
      accessKey: file.event.chave,
      part: partOf(file),
      kind: 'evento',
      digestValue: null,
      facts: { ...file.event, whole: true },
      zipped: file.zipped,
    })),
  );
  const fresh = new Set(kept.map(({ accessKey, part }) => `${accessKey} ${part}`));
  const isFresh = (file: ReceivedFileEvent) => fresh.has(`${file.event.chave} ${partOf(file)}`);
  const changes = placed
    .filter(isFresh)
    .map(({ event: { chave, tpEvento, effect } }) => ({ access_key: chave, tp_evento: tpEvento, effect }));
  await sql.query({
    name: 'received_events_apply',
    text: APPLY,
    values: [clientId, target, JSON.stringify(changes)],
  });
  return events.map((file) => {
    const takes = unproven.get(file.event.chave);
    if (takes === undefined) return 'sem_documento';
    if (!takes) return 'da_sefaz';
    return isFresh(file) ? 'importado' : 'ja_importado';
  });
}
