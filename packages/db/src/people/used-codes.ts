import type { Db } from '../base/client.ts';

/** Uses a code of a person's authenticator. False when it was used before; if two calls race, one succeeds. */
export async function takeCode(db: Db, userId: string, code: string): Promise<boolean> {
  const { count } = await db.prisma.usedCode.createMany({ data: { userId, code }, skipDuplicates: true });
  return count === 1;
}

/** Releases a code that was invalid. */
export async function giveCodeBack(db: Db, userId: string, code: string): Promise<void> {
  await db.prisma.usedCode.deleteMany({ where: { userId, code } });
}
