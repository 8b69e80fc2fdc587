import { useSession } from '../../shell/session.tsx';
import type { Answers } from '../../trpc/client.tsx';

export type Role = Answers['team']['members'][number]['role'];
export type MemberRow = Answers['team']['members'][number];

const ROLES: readonly Role[] = ['owner', 'admin', 'developer', 'fiscal', 'leitura'];

/** Roles that the user may assign; only an owner assigns ownership. */
export function useGivenRoles(): readonly Role[] {
  const { role } = useSession();
  return role === 'owner' ? ROLES : ROLES.filter((each) => each !== 'owner');
}

/** Whether a colleague's membership is theirs to change: the last owner's is nobody's. */
export function useMayChange(members: readonly MemberRow[]): (member: MemberRow) => boolean {
  const { role, permissions } = useSession();
  const owners = members.filter((member) => member.role === 'owner').length;
  return (member) =>
    permissions.includes('members:manage') && (member.role !== 'owner' || (role === 'owner' && owners > 1));
}
