import type { AuditAction, AuditEntry } from '@fiscal/db/records/audit';

/** Outcome of a call. */
export interface Act {
  readonly refused: boolean;
  /** A session began (false while the second factor is pending). */
  readonly began: boolean;
  /** A known person whose second factor is not enabled yet. */
  readonly enrolling: boolean;
  /** It was made inside a session. */
  readonly signedIn: boolean;
  readonly body: Readonly<Record<string, unknown>>;
  readonly returned: Readonly<Record<string, unknown>>;
  readonly ip: string | null;
}

/** Entry of the audit log; the default subject is the person, in each of their accounts. */
export interface Entry {
  readonly action: AuditAction;
  readonly subject?: AuditEntry['subject'];
  readonly details?: NonNullable<AuditEntry['details']>;
  /** Account of the act, when it is another than the session's. */
  readonly accountId?: string | undefined;
}

/** Null: nothing worth an entry. */
export type Audited = (act: Act) => Entry | null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const field = (value: unknown, name: string): string =>
  text(typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined);

/** A sign-in by that means, or the refusal of one. */
const signIn =
  (method: string, refusedAs: AuditAction): Audited =>
  ({ began, refused, ip }) => {
    if (refused) return { action: refusedAs, details: { method, ip } };
    return began ? { action: 'session.start', details: { method, ip } } : null;
  };

const auditSuccess =
  (action: AuditAction): Audited =>
  ({ refused }) =>
    refused ? null : { action };

/** Something was done to a member or an invitation, which the answer holds, whole or under that name. */
const onMembership =
  (action: AuditAction, type: 'member' | 'invitation', key?: string): Audited =>
  ({ refused, returned }) => {
    if (refused) return null;
    const about = key === undefined ? returned : returned[key];
    const role = field(about, 'role');
    const email = field(about, 'email');
    const userId = field(about, 'userId');
    return {
      action,
      subject: { type, id: field(about, 'id') },
      accountId: field(about, 'organizationId') || undefined,
      details: { ...(role && { role }), ...(email && { email }), ...(userId && { userId }) },
    };
  };

const totp: Audited = (act) => {
  if (act.signedIn) return act.enrolling && !act.refused ? { action: 'two-factor.enable' } : null;
  return signIn('totp', 'two-factor.refused')(act);
};

/** Path → what it leaves in the audit log. */
export const AUDITED: Readonly<Record<string, Audited>> = {
  '/sign-in/email': signIn('senha', 'session.refused'),
  '/two-factor/verify-totp': totp,
  '/two-factor/verify-backup-code': (act) =>
    act.signedIn ? null : signIn('código de reserva', 'two-factor.refused')(act),
  '/passkey/verify-authentication': signIn('passkey', 'session.refused'),
  '/sign-up/invited': ({ began, ip }) =>
    began ? { action: 'session.start', details: { method: 'convite', ip } } : null,
  '/sign-out': auditSuccess('session.end'),
  '/revoke-session': auditSuccess('session.revoke'),
  '/revoke-sessions': auditSuccess('session.revoke'),
  '/revoke-other-sessions': auditSuccess('session.revoke'),
  '/request-password-reset': auditSuccess('password.reset-request'),
  '/change-password': ({ refused }) => ({ action: refused ? 'password.refused' : 'password.change' }),
  '/two-factor/disable': auditSuccess('two-factor.disable'),
  '/two-factor/generate-backup-codes': auditSuccess('two-factor.backup-codes'),
  '/passkey/verify-registration': auditSuccess('passkey.add'),
  '/passkey/delete-passkey': auditSuccess('passkey.remove'),
  '/organization/invite-member': onMembership('member.invite', 'invitation'),
  '/organization/cancel-invitation': onMembership('invitation.cancel', 'invitation'),
  '/organization/reject-invitation': onMembership('invitation.reject', 'invitation', 'invitation'),
  '/organization/accept-invitation': onMembership('invitation.accept', 'invitation', 'invitation'),
  '/organization/update-member-role': onMembership('member.role', 'member'),
  '/organization/remove-member': onMembership('member.remove', 'member', 'member'),
  '/organization/leave': onMembership('member.leave', 'member'),
  '/organization/update': ({ refused, returned }) =>
    refused
      ? null
      : {
          action: 'account.update',
          subject: { type: 'account', id: field(returned, 'id') },
          accountId: field(returned, 'id') || undefined,
          details: { name: field(returned, 'name') },
        },
};
