import type { Db } from '@fiscal/db/base/client';
import { ownersOfReadableCodes } from '@fiscal/db/people/persons';
import { symmetricDecrypt } from 'better-auth/crypto';
import { z } from 'zod';
import { hashCodes, hashLike, isReadable } from './backup-codes.ts';

/** better-auth's database, and the key by which it stored codes before. */
interface Context {
  readonly adapter: {
    findOne(asked: { model: string; where: { field: string; value: string }[] }): Promise<unknown>;
    updateMany(asked: {
      model: string;
      where: { field: string; value: string }[];
      update: Record<string, unknown>;
    }): Promise<number>;
  };
  readonly secretConfig: Parameters<typeof symmetricDecrypt>[0]['key'];
}

const row = z.object({ id: z.string(), backupCodes: z.string() });
type Row = z.infer<typeof row>;

const MODEL = 'twoFactor';
/** People of one query. */
const PAGE = 100;

/** Stores hashes in the place of codes that could be read back. */
async function storeHashes({ adapter, secretConfig }: Context, { id, backupCodes }: Row): Promise<string> {
  if (!isReadable(backupCodes)) return backupCodes;
  const codes: unknown = JSON.parse(await symmetricDecrypt({ key: secretConfig, data: backupCodes }));
  const hashes = await hashCodes(z.array(z.string()).parse(codes));
  // Unless a code was used, or a set made, meanwhile.
  const where = [
    { field: 'id', value: id },
    { field: 'backupCodes', value: backupCodes },
  ];
  await adapter.updateMany({ model: MODEL, where, update: { backupCodes: hashes } });
  return hashes;
}

const setOf = async ({ adapter }: Context, userId: string): Promise<Row | undefined> =>
  row.safeParse(await adapter.findOne({ model: MODEL, where: [{ field: 'userId', value: userId }] })).data;

/** Hashes every set that an earlier version stored. */
export async function hashStoredCodes(db: Db, context: Context): Promise<void> {
  for (let after: string | undefined; ; ) {
    const people = await ownersOfReadableCodes(db, after, PAGE);
    for (const each of people) {
      const stored = await setOf(context, each);
      if (stored !== undefined) await storeHashes(context, stored);
    }
    if (people.length < PAGE) return;
    after = people.at(-1);
  }
}

/** The hash of a code that a person gives: all that better-auth has to compare with. The code itself where they have no set. */
export async function hashGiven(context: Context, userId: string, code: string): Promise<string> {
  const stored = await setOf(context, userId);
  return stored === undefined ? code : hashLike(await storeHashes(context, stored), code.trim());
}
