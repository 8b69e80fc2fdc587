import type { AccountKeyKind } from '@fiscal/db/accounts/accounts';
import type { Db } from '@fiscal/db/base/client';
import { recipientsOf } from '@fiscal/db/people/members';
import { getPerson } from '@fiscal/db/people/persons';
import type { Actor } from '@fiscal/db/records/audit';
import type { Logger } from 'pino';
import type { Mailer } from '../../mail/mail.ts';
import type { NotifyCertificateChange } from '../../services/companies/certificate-changes.ts';
import {
  certificateChangedLetter,
  isWayInChange,
  keyChangedLetter,
  type ManagersLetter,
  passwordChangedLetter,
  tokenReadLetter,
  wayInChangedLetter,
} from './letters.ts';

const KEYS_PAGE = '/chaves';
const WITH_ACCESS_KEY = 'Quem usa a chave de acesso da conta';

/** Notifies the people concerned of a changed way to sign in or a company's A1. A failure is logged; the change stays. */
export interface TellChanges {
  /** Notifies by the action of the audit log; other actions send nothing. */
  ofPerson(userId: string, action: string): Promise<void>;
  /** A key was replaced: to owners and administrators. */
  ofKey(accountId: string, kind: AccountKeyKind, userId: string): Promise<void>;
  /** A live token was read: to the same. */
  ofToken(accountId: string, userId: string): Promise<void>;
  /** A company's A1 was replaced or restored: to the same. */
  ofCertificate: NotifyCertificateChange;
}

export function createTellChanges(deps: {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly consoleUrl: string;
  readonly logger: Logger;
}): TellChanges {
  const { db, mailer, consoleUrl, logger } = deps;
  const logFailure = (err: unknown) => logger.error({ err }, 'a change was not told by letter');
  const toManagers = async (
    accountId: string,
    { actor, page }: { readonly actor: Actor; readonly page: string },
    letter: ManagersLetter,
  ) => {
    try {
      const [person, told] = await Promise.all([
        actor.kind === 'user' ? getPerson(db, actor.id) : null,
        recipientsOf(db, accountId, ['owner', 'admin']),
      ]);
      const by = person?.name ?? (actor.kind === 'access-key' ? WITH_ACCESS_KEY : 'Alguém');
      for (const { name, email } of told) mailer.post(letter(email, { name, by, url: consoleUrl + page }));
    } catch (error) {
      logFailure(error);
    }
  };
  return {
    async ofPerson(userId, action) {
      const isPassword = action === 'password.change';
      if (!isPassword && !isWayInChange(action)) return;
      const person = await getPerson(db, userId).catch(logFailure);
      if (!person) return;
      const { name, email } = person;
      mailer.post(
        isWayInChange(action)
          ? wayInChangedLetter(email, { name, change: action, url: `${consoleUrl}/perfil` })
          : passwordChangedLetter(email, { name }),
      );
    },
    ofKey: (accountId, kind, userId) =>
      toManagers(accountId, { actor: { kind: 'user', id: userId }, page: KEYS_PAGE }, (email, known) =>
        keyChangedLetter(email, { ...known, kind }),
      ),
    ofToken: (accountId, userId) =>
      toManagers(accountId, { actor: { kind: 'user', id: userId }, page: KEYS_PAGE }, tokenReadLetter),
    ofCertificate: (accountId, change) =>
      toManagers(
        accountId,
        { actor: change.actor, page: `/empresas/${change.clientId}/certificado` },
        (email, known) => certificateChangedLetter(email, { ...known, change }),
      ),
  };
}
