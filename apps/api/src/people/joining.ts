import { signUpAccount } from '@fiscal/db/accounts/accounts';
import type { Db } from '@fiscal/db/base/client';
import type { Keyring } from '@fiscal/db/keyring/keyring';
import {
  type Joined,
  joinByInvitation,
  type OpenInvitation,
  openInvitation,
} from '@fiscal/db/people/invitations';
import type { PeopleSecrets } from './secrets.ts';

/** Use cases of new people. */
export interface Joining {
  /** Person, account and all that belongs to it, or nothing: false when the e-mail is taken. */
  open(person: {
    readonly company: string;
    readonly name: string;
    readonly email: string;
    readonly passwordHash: string;
  }): Promise<boolean>;
  /** The invitation of a link; null when it is over, taken back, or its token is not right. */
  invitation(id: string, token: string): Promise<OpenInvitation | null>;
  join(person: {
    readonly invitationId: string;
    readonly name: string;
    readonly passwordHash: string;
  }): Promise<Joined>;
}

export function createJoining(deps: {
  readonly db: Db;
  readonly keyring: Keyring;
  readonly secrets: PeopleSecrets;
  readonly nowMs: () => number;
}): Joining {
  const { db, keyring, secrets, nowMs } = deps;
  return {
    async open({ company, name, email, passwordHash }) {
      const opened = await signUpAccount(db, keyring, {
        name: company,
        owner: { name, email, passwordHash },
        nowMs: nowMs(),
      });
      return opened.kind === 'criada';
    },
    async invitation(id, token) {
      return secrets.isInvitationToken(id, token) ? openInvitation(db, id, nowMs()) : null;
    },
    join: (person) => joinByInvitation(db, { ...person, nowMs: nowMs() }),
  };
}
