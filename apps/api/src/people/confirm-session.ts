import type { Db } from '@fiscal/db/base/client';
import { confirmSession } from '@fiscal/db/people/sessions';
import { recordAudit } from '@fiscal/db/records/audit';
import type { SessionIdentity } from './identify.ts';
import type { Reauthenticate } from './reauthenticate.ts';

/** Takes the password again; for the next minutes the session may do what a session left open may not. @throws {Failure} as `Reauthenticate` */
export type ConfirmSession = (who: SessionIdentity, password: string, requestId: string) => Promise<void>;

export const createConfirmSession =
  ({ db, reauthenticate }: { readonly db: Db; readonly reauthenticate: Reauthenticate }): ConfirmSession =>
  async ({ userId, accountId, sessionId }, password, requestId) => {
    const told = (action: 'session.confirm' | 'password.refused') =>
      recordAudit(db, accountId, {
        actor: { kind: 'user', id: userId },
        action,
        subject: { type: 'user', id: userId },
        requestId,
      });
    await reauthenticate(userId, password).catch(async (refusal: unknown) => {
      await told('password.refused');
      throw refusal;
    });
    await confirmSession(db, sessionId);
    await told('session.confirm');
  };
