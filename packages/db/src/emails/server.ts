import type { Db } from '../base/client.ts';
import { type Edit, edited } from '../base/edit.ts';
import { newId } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { withAccount } from '../base/transaction.ts';
import type { EmailServer as Row } from '../generated/prisma/client.ts';
import { type AuditedBy, auditIn } from '../records/audit.ts';
import { lockCeilings } from '../records/ceilings.ts';
import { markOf } from '../vault/mark.ts';
import type { Vault } from '../vault/vault.ts';

/** TLS from the beginning (port 465), or turned to (587). */
export const SERVER_SECURITY = ['tls', 'starttls'] as const;

/** The account's own SMTP server, without its password. */
export interface EmailServerView {
  readonly host: string;
  readonly port: number;
  readonly security: (typeof SERVER_SECURITY)[number];
  /** Null: it asks for none. */
  readonly username: string | null;
  /** Sender address of its letters. */
  readonly fromAddress: string;
  /** Mark of the stored password: each write gives a new mark; null: none is stored. */
  readonly passwordMark: string | null;
  readonly updatedAt: Date;
}

export interface NewEmailServer extends Omit<EmailServerView, 'updatedAt' | 'passwordMark'> {
  /** Password, with `username`; undefined retains the stored one of the same host and user. */
  readonly password?: string | undefined;
}

export interface OpenEmailServer extends EmailServerView {
  readonly password: string | null;
}

const placeOf = (id: string) => ({ table: 'email_servers', column: 'password', id });

export const getEmailServer = (db: Db, accountId: string): Promise<EmailServerView | null> =>
  withAccount(db, accountId, async (tx) => {
    const row = await tx.emailServer.findFirst({ where: { accountId } });
    return row && viewOf(row);
  });

/** Opens the server with its password, to send by it. */
export async function openEmailServer(
  db: Db,
  vault: Vault,
  accountId: string,
): Promise<OpenEmailServer | null> {
  const row = await withAccount(db, accountId, (tx) => tx.emailServer.findFirst({ where: { accountId } }));
  if (row === null) return null;
  const password = row.password && (await vault.open(accountId, placeOf(row.id), row.password)).toString();
  return { ...viewOf(row), password };
}

interface EmailServerEdit {
  readonly edit: Edit<EmailServerView | null, NewEmailServer>;
  readonly by: AuditedBy;
}

/**
 * The edit gets null where there is no server yet. Null: there is a user, and no password was sent or stored.
 * Audited.
 */
export function setEmailServer(
  db: Db,
  vault: Vault,
  { accountId, edit, by }: EmailServerEdit & { readonly accountId: string },
): Promise<EmailServerView | null> {
  return withAccount(db, accountId, async (tx) => {
    // A new server has no row to lock: lock the account's instead.
    await lockCeilings(tx, accountId);
    const before = await tx.emailServer.findFirst({ where: { accountId } });
    const { password, ...server } = edited(edit, before && viewOf(before));
    const id = before?.id ?? newId();
    const sealed =
      password === undefined
        ? passwordKept(before, server)
        : Uint8Array.from(await vault.seal(accountId, placeOf(id), password));
    const stored = server.username === null ? null : sealed;
    if (server.username !== null && stored === null) return null;
    const data = { ...server, password: stored, updatedAt: new Date() };
    const row = await tx.emailServer.upsert({
      where: { accountId },
      create: { ...data, id, accountId },
      update: data,
    });
    const details = { ...by.details, host: server.host, from: server.fromAddress };
    await auditIn(tx, accountId, {
      ...by,
      details,
      action: 'email.server',
      subject: { type: 'account', id: accountId },
    });
    return viewOf(row);
  });
}

/** Another server or user would expose the password to a stranger. */
const passwordKept = (before: Row | null, { host, username }: NewEmailServer): Row['password'] =>
  before?.host === host && before.username === username ? before.password : null;

/** False: there was none. Audited. */
export const removeEmailServer = (db: Db, accountId: string, by: AuditedBy): Promise<boolean> =>
  withAccount(db, accountId, async (tx) => {
    const { count } = await tx.emailServer.deleteMany({ where: { accountId } });
    if (count === 0) return false;
    await auditIn(tx, accountId, {
      ...by,
      action: 'email.server-remove',
      subject: { type: 'account', id: accountId },
    });
    return true;
  });

const viewOf = ({
  host,
  port,
  security,
  username,
  password,
  fromAddress,
  updatedAt,
}: Row): EmailServerView => ({
  host,
  port,
  security: oneOf(SERVER_SECURITY, security),
  username,
  fromAddress,
  passwordMark: markOf(password),
  updatedAt,
});
