import type { Db } from '@fiscal/db/base/client';
import { type Membership, membershipsOf } from '@fiscal/db/people/members';
import { getPerson, type PersonView } from '@fiscal/db/people/persons';
import { type OpenSession, openSession } from '@fiscal/db/people/sessions';
import type { BetterAuth } from './better-auth.ts';
import { remembering } from './remembering.ts';

/** A person at the console, in one of their accounts. */
export interface SessionIdentity extends OpenSession {
  readonly kind: 'session';
}

/** Finds the person of cookies, on each request: null for an ended, revoked or removed session. */
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

/** A person as the console greets them; null after their removal. */
export type DescribePerson = (
  who: SessionIdentity,
) => Promise<(PersonView & { readonly accounts: readonly Membership[] }) | null>;

export const createDescribePerson =
  (db: Db): DescribePerson =>
  async ({ userId }) => {
    const [person, accounts] = await Promise.all([getPerson(db, userId), membershipsOf(db, userId)]);
    return person && { ...person, accounts };
  };
