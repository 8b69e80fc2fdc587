import type { Db } from '../client.ts';

export interface Actor {
  readonly kind: 'access-key' | 'token' | 'user' | 'operator' | 'system';
  readonly id: string;
}

export interface AuditEntry {
  readonly actor: Actor;
  /** `token.reveal`, `key.regenerate`, `credits.add`, `document.reopen`, … */
  readonly action: string;
  readonly subject: { readonly type: string; readonly id: string };
  readonly details?: Readonly<Record<string, unknown>>;
  readonly requestId?: string;
}

export interface AuditView extends AuditEntry {
  readonly id: string;
  readonly at: Date;
}

export declare function recordAudit(db: Db, accountId: string, entry: AuditEntry): Promise<void>;
/** Newest first; `cursor` is the last id of the page before. */
export declare function listAudit(
  db: Db,
  accountId: string,
  page: { readonly limit: number; readonly cursor?: string },
): Promise<readonly AuditView[]>;
