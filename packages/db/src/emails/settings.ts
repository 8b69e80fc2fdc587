import type { Db } from '../base/client.ts';
import { type Edit, edited } from '../base/edit.ts';
import { isUuid } from '../base/ids.ts';
import { type Tx, withAccount } from '../base/transaction.ts';
import type { CompanyScope } from '../base/types.ts';
import { type AuditedBy, auditIn } from '../records/audit.ts';

/** Settings of the e-mails to a company's customers, about its documents of an environment. */
export interface EmailSettings {
  /** Sends once a document is authorized. */
  readonly automatic: boolean;
  /** Sends also at cancellation; only with `automatic`. */
  readonly onCancel: boolean;
  /** Sent besides the addresses of the document. */
  readonly copies: readonly string[];
  /** Null: the company's name. */
  readonly fromName: string | null;
  /** Sender, where the account's own server sends; null: that server's. */
  readonly fromAddress: string | null;
  readonly replyTo: string | null;
  /** The company's own words in the letter. */
  readonly message: string | null;
}

/** Settings of a company without any. */
export const NO_EMAILS: EmailSettings = {
  automatic: false,
  onCancel: false,
  copies: [],
  fromName: null,
  fromAddress: null,
  replyTo: null,
  message: null,
};

/** Null: no such company. */
export function getEmailSettings(
  db: Db,
  { accountId, clientId, environment }: CompanyScope,
): Promise<EmailSettings | null> {
  if (!isUuid(clientId)) return Promise.resolve(null);
  return withAccount(db, accountId, (tx) => readIn(tx, { accountId, clientId, environment }));
}

async function readIn(
  tx: Tx,
  { accountId, clientId, environment }: CompanyScope,
): Promise<EmailSettings | null> {
  const client = await tx.client.findFirst({
    where: { id: clientId, accountId },
    select: { emailSettings: { where: { environment } } },
  });
  if (client === null) return null;
  const [row] = client.emailSettings;
  if (row === undefined) return NO_EMAILS;
  const { automatic, onCancel, copies, fromName, fromAddress, replyTo, message } = row;
  return { automatic, onCancel, copies, fromName, fromAddress, replyTo, message };
}

/** Returns the new settings; null: no such company. Audited. */
export function setEmailSettings(
  db: Db,
  { accountId, clientId, environment }: CompanyScope,
  { edit, by }: { readonly edit: Edit<EmailSettings, EmailSettings>; readonly by: AuditedBy },
): Promise<EmailSettings | null> {
  if (!isUuid(clientId)) return Promise.resolve(null);
  return withAccount(db, accountId, async (tx) => {
    // New settings have no row to lock: lock the company's instead.
    await tx.$queryRaw`select 1 from clients where id = ${clientId}::uuid for no key update`;
    const before = await readIn(tx, { accountId, clientId, environment });
    if (before === null) return null;
    const { copies, ...settings } = edited(edit, before);
    const data = { ...settings, copies: [...copies], updatedAt: new Date() };
    await tx.emailSetting.upsert({
      where: { clientId_environment: { clientId, environment } },
      create: { ...data, clientId, environment, accountId },
      update: data,
    });
    const details = { ...by.details, environment, automatic: settings.automatic };
    await auditIn(tx, accountId, {
      ...by,
      details,
      action: 'email.settings',
      subject: { type: 'client', id: clientId },
    });
    return { ...settings, copies };
  });
}
