import pg from 'pg';
import { OWNER_ROLE } from '../upkeep/roles.ts';

/** Connects by a login that may act as the owner of the tables, for commands of operators; the caller ends it. */
export async function connectAsOwner(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'emite_command' });
  await client.connect();
  await client.query(`set role ${OWNER_ROLE}`);
  return client;
}
