import { signUpAccount } from '@fiscal/db/accounts/accounts';
import type { Db } from '@fiscal/db/base/client';
import type { Keyring } from '@fiscal/db/keyring/keyring';
import { joinByInvitation, type OpenInvitation, openInvitation } from '@fiscal/db/people/invitations';
import type { PeopleSecrets } from './secrets.ts';

/** Use cases of new people. */
export function createJoining(deps: {
  readonly db: Db;
  readonly keyring: Keyring;
  readonly secrets: PeopleSecrets;
  readonly nowMs: () => number;
}) {
  const { db, keyring, secrets, nowMs } = deps;
  return {
    /** Person, account and all that belongs to it, or nothing: false when the e-mail is taken. */
    async open({
      company,
      name,
      email,
      passwordHash,
    }: {
      readonly company: string;
      readonly name: string;
      readonly email: string;
      readonly passwordHash: string;
    }): Promise<boolean> {
      const opened = await signUpAccount(db, keyring, {
        name: company,
        owner: { name, email, passwordHash },
        nowMs: nowMs(),
      });
      return opened.kind === 'criada';
    },
    /** The invitation of a link; null when it is over, taken back, or its token is not right. */
    async invitation(id: string, token: string): Promise<OpenInvitation | null> {
      return secrets.isInvitationToken(id, token) ? openInvitation(db, id, nowMs()) : null;
    },
    join: (person: { readonly invitationId: string; readonly name: string; readonly passwordHash: string }) =>
      joinByInvitation(db, { ...person, nowMs: nowMs() }),
  };
}

export type Joining = ReturnType<typeof createJoining>;
