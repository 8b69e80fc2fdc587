import type { AccountKeyKind } from '@fiscal/db/accounts/accounts';
import type { Db } from '@fiscal/db/base/client';
import { recipientsOf } from '@fiscal/db/people/members';
import { getPerson } from '@fiscal/db/people/persons';
import type { Logger } from 'pino';
import type { Mailer } from '../../mail/mail.ts';
import {
  isWayInChange,
  keyChangedLetter,
  type ManagersLetter,
  passwordChangedLetter,
  tokenReadLetter,
  wayInChangedLetter,
} from './letters.ts';

/** Writes to whom it concerns that a way in changed. What happened is not undone when that fails: the failure is logged. */
export interface TellChanges {
  /** By the action that the audit log has; of others nothing is told. */
  ofPerson(userId: string, action: string): Promise<void>;
  /** A key was replaced: to owners and administrators. */
  ofKey(accountId: string, kind: AccountKeyKind, userId: string): Promise<void>;
  /** A live token was read: to the same. */
  ofToken(accountId: string, userId: string): Promise<void>;
}

export function createTellChanges(deps: {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly consoleUrl: string;
  readonly logger: Logger;
}): TellChanges {
  const { db, mailer, consoleUrl, logger } = deps;
  const untold = (err: unknown) => logger.error({ err }, 'change of a way in not told');
  const toManagers = async (accountId: string, userId: string, letter: ManagersLetter) => {
    try {
      const [by, told] = await Promise.all([
        getPerson(db, userId),
        recipientsOf(db, accountId, ['owner', 'admin']),
      ]);
      const known = { by: by?.name ?? 'Alguém', url: `${consoleUrl}/chaves` };
      for (const { name, email } of told) mailer.post(letter(email, { ...known, name }));
    } catch (error) {
      untold(error);
    }
  };
  return {
    async ofPerson(userId, action) {
      const isPassword = action === 'password.change';
      if (!isPassword && !isWayInChange(action)) return;
      const person = await getPerson(db, userId).catch(untold);
      if (!person) return;
      const { name, email } = person;
      mailer.post(
        isWayInChange(action)
          ? wayInChangedLetter(email, { name, change: action, url: `${consoleUrl}/perfil` })
          : passwordChangedLetter(email, { name }),
      );
    },
    ofKey: (accountId, kind, userId) =>
      toManagers(accountId, userId, (email, known) => keyChangedLetter(email, { ...known, kind })),
    ofToken: (accountId, userId) => toManagers(accountId, userId, tokenReadLetter),
  };
}
