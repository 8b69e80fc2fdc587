import { symmetricDecrypt } from 'better-auth/crypto';
import { z } from 'zod';
import { hashCodes, hashLike, isReadable } from './backup-codes.ts';

/** better-auth's database, and the key by which it stored codes before. */
interface Context {
  readonly adapter: {
    findMany(asked: {
      model: string;
      limit: number;
      offset: number;
      sortBy: { field: string; direction: 'asc' };
    }): Promise<unknown[]>;
    updateMany(asked: {
      model: string;
      where: { field: string; value: string }[];
      update: Record<string, unknown>;
    }): Promise<number>;
  };
  readonly secretConfig: Parameters<typeof symmetricDecrypt>[0]['key'];
}

interface Finding {
  readonly adapter: {
    findOne(asked: { model: string; where: { field: string; value: string }[] }): Promise<unknown>;
  };
}

const row = z.object({ id: z.string(), backupCodes: z.string() });
type Row = z.infer<typeof row>;

const MODEL = 'twoFactor';
/** Rows of one query. */
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

/** Hashes every set that an earlier version stored. */
export async function hashStoredCodes(context: Context): Promise<void> {
  for (let offset = 0; ; offset += PAGE) {
    const sortBy = { field: 'id', direction: 'asc' } as const;
    const found = await context.adapter.findMany({ model: MODEL, limit: PAGE, offset, sortBy });
    for (const each of z.array(row).parse(found)) await storeHashes(context, each);
    if (found.length < PAGE) return;
  }
}

/** The hash of a code that a person gives: all that better-auth has to compare with. The code itself where they have no set. */
export async function hashGiven(context: Context & Finding, userId: string, code: string): Promise<string> {
  const where = [{ field: 'userId', value: userId }];
  const stored = row.safeParse(await context.adapter.findOne({ model: MODEL, where })).data;
  return stored === undefined ? code : hashLike(await storeHashes(context, stored), code.trim());
}
