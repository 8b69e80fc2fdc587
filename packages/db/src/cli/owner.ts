import { createDb, type Db } from '../base/client.ts';
import type { Keyring } from '../keyring/keyring.ts';
import { OWNER_ROLE } from '../upkeep/roles.ts';

/** The database as the owner of its tables, for commands that change what no process may. */
export function ownerDb(ownerUrl: string, keyring: Keyring): Db {
  const url = new URL(ownerUrl);
  url.searchParams.set('options', `-c role=${OWNER_ROLE}`);
  return createDb({ url: url.toString(), role: 'app', max: 2, keyring });
}
