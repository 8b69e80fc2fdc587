import { defineRequestState } from '@better-auth/core/context';
import type { Db } from '@fiscal/db/base/client';
import { accountsOf } from '@fiscal/db/people/members';
import { personByEmail } from '@fiscal/db/people/persons';
import { type AuditAction, type AuditEntry, recordAudit } from '@fiscal/db/records/audit';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, getSessionFromCtx, isAPIError } from 'better-auth/api';
import type { Logger } from 'pino';
import { type Act, AUDITED, type Audited } from './audited.ts';
import type { TellChanges } from './mail/tell-changes.ts';
import { IP_HEADER } from './routes.ts';
import { pendingUser } from './signing-in/pending-user.ts';

interface Noted {
  readonly action: AuditAction;
  readonly subject?: AuditEntry['subject'];
  readonly details?: NonNullable<AuditEntry['details']>;
  readonly request?: Request | undefined;
}

/** Writes down what people did. What happened is not undone when that fails: the failure is logged. */
export function createAuditPeople({ db, logger }: { readonly db: Db; readonly logger: Logger }) {
  const write = async (accountId: string, userId: string, { request, ...noted }: Noted) => {
    const requestId = request?.headers.get('x-request-id');
    await recordAudit(db, accountId, {
      actor: { kind: 'user', id: userId },
      subject: { type: 'user', id: userId },
      ...noted,
      ...(requestId ? { requestId } : {}),
    }).catch((error: unknown) => logger.error({ err: error, action: noted.action }, 'audit entry lost'));
  };
  return {
    /** In every account they belong to. */
    async ofPerson(userId: string, noted: Noted) {
      for (const accountId of await accountsOf(db, userId)) await write(accountId, userId, noted);
    },
    ofAccount: write,
    idOf: (email: string) => personByEmail(db, email),
  };
}

export type AuditPeople = ReturnType<typeof createAuditPeople>;

/** The person before the act: signing out or changing a password ends the session of the act. */
interface Before {
  readonly userId: string;
  readonly accountId: string | null;
  /** False between the password and the second factor. */
  readonly inSession: boolean;
  readonly twoFactor: boolean;
}

/** Audits the acts of `AUDITED` after better-auth has done or refused them, and notifies the people concerned. */
export const auditPlugin = (audit: AuditPeople, tell: TellChanges) => {
  const before = defineRequestState<Before | null>(() => null);
  const matcher = ({ path }: { path?: string | undefined }) => path !== undefined && path in AUDITED;
  return {
    id: 'emite-audit',
    hooks: {
      before: [
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            const session = await getSessionFromCtx(ctx);
            const pending = session ? null : await pendingUser(ctx);
            const userId = session?.user.id ?? pending;
            if (!userId) return;
            const active: unknown = session?.session['activeOrganizationId'];
            await before.set({
              userId,
              inSession: session !== null,
              accountId: typeof active === 'string' ? active : null,
              twoFactor: session?.user['twoFactorEnabled'] === true,
            });
          }),
        },
      ],
      after: [
        {
          matcher,
          handler: createAuthMiddleware(async (ctx) => {
            const row: Audited | undefined = AUDITED[ctx.path];
            const { request } = ctx;
            if (!row || !request) return;
            const { returned, newSession } = ctx.context;
            const was = await before.get();
            const act: Act = {
              refused: isAPIError(returned) && returned.statusCode >= 400,
              began: newSession !== null && newSession !== undefined,
              enrolling: was !== null && !was.twoFactor,
              signedIn: was?.inSession ?? false,
              body: Object(ctx.body),
              returned: Object(returned),
              ip: request.headers.get(IP_HEADER),
            };
            const noted = row(act);
            if (!noted) return;
            const { accountId: namedAccountId, ...entry } = noted;
            // An e-mail in the body belongs to the invited person, or to the person who signs in.
            const named = entry.subject ? null : await byEmail(audit, act.body);
            const userId = newSession?.user.id ?? named ?? was?.userId;
            if (!userId) return;
            const accountId = namedAccountId ?? (entry.subject ? was?.accountId : null);
            if (accountId) await audit.ofAccount(accountId, userId, { ...entry, request });
            else await audit.ofPerson(userId, { ...entry, request });
            await tell.ofPerson(userId, entry.action);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
};

const byEmail = async (audit: AuditPeople, { email }: Act['body']) =>
  typeof email === 'string' ? audit.idOf(email) : null;
