import type { Db } from '@fiscal/db/base/client';
import { type InvitationView, waitingInvitations } from '@fiscal/db/people/invitations';
import { membersOf } from '@fiscal/db/people/members';

export interface InvitationLine extends InvitationView {
  /** The invitation's link has expired. */
  readonly over: boolean;
}

/** The people of an account, and those who were asked to be. */
export const createListTeam = (deps: { readonly db: Db; readonly nowMs: () => number }) => ({
  members: (accountId: string) => membersOf(deps.db, accountId),
  async invitations(accountId: string): Promise<readonly InvitationLine[]> {
    const waiting = await waitingInvitations(deps.db, accountId);
    const now = deps.nowMs();
    return waiting.map((each) => ({ ...each, over: each.expiresAt.getTime() <= now }));
  },
});
