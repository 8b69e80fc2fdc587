import { notFound } from '../failure.ts';
import { may, PERMISSIONS, type Permission } from '../people/roles.ts';
import { procedure, router } from './trpc.ts';

const isPermission = (name: string): name is Permission => name in PERMISSIONS;
const ALL = Object.keys(PERMISSIONS).filter(isPermission);

/** Who is at the console, and what they may do here. */
export const sessionRoom = router({
  me: procedure('clients:read').query(async ({ ctx }) => {
    const { userId, accountId, role } = ctx.who;
    const person = await ctx.people.describe(ctx.who);
    if (person === null) throw notFound();
    return { ...person, userId, accountId, role, permissions: ALL.filter((name) => may(role, name)) };
  }),
});
