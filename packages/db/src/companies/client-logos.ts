import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { inAccount, queryInAccount, type Sql } from '../base/transaction.ts';
import { type AuditAction, type AuditedBy, auditSql, BY_SYSTEM } from '../records/audit.ts';

const LOGO_TYPES = ['image/png', 'image/jpeg'] as const;

export interface ClientLogo {
  readonly contentType: (typeof LOGO_TYPES)[number];
  readonly bytes: Buffer;
  readonly updatedAt: Date;
}

const GET = `select content_type as "contentType", bytes, updated_at as "updatedAt" from client_logos where client_id = $1`;

/** Logo on a client's papers; null when it has none. */
export async function getClientLogo(db: Db, accountId: string, clientId: string): Promise<ClientLogo | null> {
  if (!isUuid(clientId)) return null;
  const { rows } = await queryInAccount<{ contentType: string; bytes: Buffer; updatedAt: Date }>(
    db,
    accountId,
    {
      name: 'client_logo_get',
      text: GET,
      values: [clientId],
    },
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, contentType: oneOf(LOGO_TYPES, row.contentType) };
}

const SET = `
  insert into client_logos (client_id, account_id, content_type, bytes)
  select c.id, c.account_id, $2, $3 from clients c where c.id = $1
      on conflict (client_id) do update set content_type = excluded.content_type, bytes = excluded.bytes, updated_at = now()`;

interface LogoChange {
  readonly logo: Pick<ClientLogo, 'contentType' | 'bytes'>;
  readonly by?: AuditedBy;
}

/** False when the client does not exist. Audited. */
export async function setClientLogo(
  db: Db,
  { accountId, clientId }: { readonly accountId: string; readonly clientId: string },
  { logo: { contentType, bytes }, by = BY_SYSTEM }: LogoChange,
): Promise<boolean> {
  if (!isUuid(clientId)) return false;
  return inAccount(db, accountId, async (sql) => {
    const { rowCount } = await sql.query(SET, [clientId, contentType, bytes]);
    return rowCount === 1 && auditLogo(sql, accountId, { action: 'client.logo', id: clientId, by });
  });
}

/** False when there was none. Audited. */
export async function removeClientLogo(
  db: Db,
  { accountId, clientId }: { readonly accountId: string; readonly clientId: string },
  by: AuditedBy = BY_SYSTEM,
): Promise<boolean> {
  if (!isUuid(clientId)) return false;
  return inAccount(db, accountId, async (sql) => {
    const { rowCount } = await sql.query('delete from client_logos where client_id = $1', [clientId]);
    return rowCount === 1 && auditLogo(sql, accountId, { action: 'client.logo-remove', id: clientId, by });
  });
}

interface LogoAudit {
  readonly action: AuditAction;
  readonly id: string;
  readonly by: AuditedBy;
}

async function auditLogo(sql: Sql, accountId: string, { action, id, by }: LogoAudit): Promise<true> {
  await auditSql(sql, accountId, { ...by, action, subject: { type: 'client', id } });
  return true;
}
