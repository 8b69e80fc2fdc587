import type { Scope } from '@fiscal/core/activities/ports';
import { isProven } from '@fiscal/core/vocabulary/imported';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { IMPORTED_COLUMNS, type ImportedColumns, importedProof } from '../base/parse.ts';
import { inAccount } from '../base/transaction.ts';
import type { ImportedProof } from '../base/types.ts';
import { spaceOfDocument } from '../numbers/number-space.ts';
import { type Actor, auditSql } from '../records/audit.ts';
import { BETWEEN_CHECKS, recentExchanges } from './import-checks.ts';

export type RequestedCheck =
  | { readonly kind: 'pedida'; readonly imported: ImportedProof }
  | { readonly kind: 'inexistente' | 'emitido_aqui' | 'confirmado' | 'na_fila' }
  /** The key was asked about so recently that the authority would count the next question against the company. */
  | { readonly kind: 'cedo'; readonly retryAfterSeconds: number };

/**
 * The sandbox counts by its own settings. `waiting`: a worker holds the check, which is then due again within two minutes, or a person asked for it before. A check of a whole
 * import is only moved ahead.
 */
const LOOK = `
  select ${IMPORTED_COLUMNS}, d.access_key, d.environment,
         exists (
           select 1 from import_checks c
            where c.document_id = d.id and c.due_at <= now() + interval '2 minutes'
              and (c.due_at > now() or c.emitted_at > d.dh_emi::timestamptz)) as waiting,
         case when ${spaceOfDocument('d')} <> 2 then ceil(extract(epoch from greatest(d.import_checked_at, (
           select max(x.started_at) from exchanges x
            where x.account_id = d.account_id and x.subject_id = d.id and x.id > $2 and x.attempt_id is null and x.event_id is null
         )) + interval '${BETWEEN_CHECKS}' - now()))::integer end as too_early_for
    from documents d where d.id = $1 for update of d`;

/** The queue serves the newest `emitted_at` first: a question that a person waits for goes before those of a whole import. */
const ORDER = `
  insert into import_checks (document_id, account_id, emitted_at) values ($1, $2, now())
  on conflict (document_id) do update set due_at = now(), emitted_at = now()`;

interface Row extends ImportedColumns {
  readonly access_key: string;
  readonly environment: number;
  readonly waiting: boolean;
  readonly too_early_for: number | null;
}

/** Queues one more question to the authority about an imported document that it did not confirm. Audited. */
export async function requestImportCheck(
  db: Db,
  { accountId, documentId }: Scope,
  { actor, requestId }: { readonly actor: Actor; readonly requestId: string },
): Promise<RequestedCheck> {
  if (!isUuid(documentId)) return { kind: 'inexistente' };
  return inAccount(db, accountId, async (sql): Promise<RequestedCheck> => {
    const { rows } = await sql.query<Row>({
      name: 'import_check_look',
      text: LOOK,
      values: [documentId, recentExchanges()],
    });
    const [row] = rows;
    if (row === undefined) return { kind: 'inexistente' };
    const imported = importedProof(row);
    if (imported === null) return { kind: 'emitido_aqui' };
    if (isProven(imported)) return { kind: 'confirmado' };
    if (row.waiting) return { kind: 'na_fila' };
    const retryAfterSeconds = row.too_early_for ?? 0;
    if (retryAfterSeconds > 0) return { kind: 'cedo', retryAfterSeconds };
    await sql.query({ name: 'import_check_order', text: ORDER, values: [documentId, accountId] });
    await auditSql(sql, accountId, {
      actor,
      action: 'document.confirm-import',
      subject: { type: 'document', id: documentId },
      details: { accessKey: row.access_key, environment: row.environment },
      requestId,
    });
    return { kind: 'pedida', imported };
  });
}
