import type { Db } from '@fiscal/db/base/client';
import { isUuid } from '@fiscal/db/base/ids';
import { type MemberView, membersOf } from '@fiscal/db/people/members';

interface Asked {
  /** A route of better-auth. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly userId: string;
  /** Account that the call is about. */
  readonly accountId: string;
}

/** Finds the member that a route acts on. */
const ACTS_ON: Readonly<Record<string, (asked: Asked) => (member: MemberView) => boolean>> = {
  '/organization/leave':
    ({ userId }) =>
    (member) =>
      member.userId === userId,
  '/organization/remove-member':
    ({ body }) =>
    ({ id, email }) =>
      [id, email].includes(String(body['memberIdOrEmail']).toLowerCase()),
  '/organization/update-member-role':
    ({ body }) =>
    ({ id }) =>
      id === String(body['memberId']).toLowerCase(),
};

/** True when a call gives the role of owner, or acts on a member who may have it; an unknown member may have it. */
export async function changesOwners(db: Db, asked: Asked): Promise<boolean> {
  const { path, body, accountId } = asked;
  if ([body['role']].flat().includes('owner')) return true;
  const actsOn = ACTS_ON[path];
  if (actsOn === undefined) return false;
  const members = isUuid(accountId) ? await membersOf(db, accountId) : [];
  const role = members.find(actsOn(asked))?.role;
  return role === undefined || role === 'owner';
}
