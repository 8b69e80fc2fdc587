import type { Db } from '@fiscal/db/base/client';
import { type Membership, membershipsOf } from '@fiscal/db/people/members';
import { getPerson, type PersonView } from '@fiscal/db/people/persons';
import { type OpenSession, openSession } from '@fiscal/db/people/sessions';
import type { BetterAuth } from './better-auth.ts';
import { remembering } from './remembering.ts';

/** Somebody at the console, in one of their accounts. */
export interface SessionIdentity extends OpenSession {
  readonly kind: 'session';
}

/** Whose cookies these are, asked anew for every request: what was ended, revoked or removed is nobody. */
export type Identify = (cookie: string | undefined) => Promise<SessionIdentity | null>;

export function createIdentify({ auth, db }: { readonly auth: BetterAuth; readonly db: Db }): Identify {
  // Which session these cookies name hangs on nothing but the cookies and our secret.
  const tokenOf = remembering((cookie) => auth.api.sessionToken({ headers: new Headers({ cookie }) }));
  return async (cookie) => {
    if (!cookie) return null;
    const token = await tokenOf(cookie);
    const session = token === null ? null : await openSession(db, token);
    return session && { kind: 'session', ...session };
  };
}

/** Somebody at the console, as it greets them; null once they are gone. */
export type DescribePerson = (
  who: SessionIdentity,
) => Promise<(PersonView & { readonly accounts: readonly Membership[] }) | null>;

export const createDescribePerson =
  (db: Db): DescribePerson =>
  async ({ userId }) => {
    const [person, accounts] = await Promise.all([getPerson(db, userId), membershipsOf(db, userId)]);
    return person && { ...person, accounts };
  };
