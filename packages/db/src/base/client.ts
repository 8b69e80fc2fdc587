import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '../generated/prisma/client.ts';
import type { Keyring } from '../keyring/keyring.ts';
import { processName } from '../keyring/rotation-order.ts';
import { provingClient } from './proving-client.ts';
import { createWalls, type Walls } from './walls.ts';

export type DbRole = 'app' | 'worker';

/** A process's access to the database, as one of the two walled roles. */
export interface Db {
  readonly role: DbRole;
  readonly url: string;
  readonly pool: pg.Pool;
  readonly walls: Walls;
  /**
   * On the same pool. Tenant tables only through `withAccount`; directly for people and organizations (better-auth), whose keys it
   * proves (`proving-client.ts`).
   */
  readonly prisma: PrismaClient;
  close(): Promise<void>;
}

/**
 * A connection costs as much as several emissions: SCRAM on both sides, a server process, new plans for every
 * statement. So a lull of seconds must not end it.
 */
const IDLE_MS = 10 * 60_000;

/** Longer than any statement may take. */
const SILENCE_MS = 40_000;

export function createDb(options: {
  readonly url: string;
  readonly role: DbRole;
  readonly max?: number;
  /** Time to wait for an answer before the server counts as lost. */
  readonly silenceMs?: number;
  /** Time to wait for a connection, of the pool or the server; default 10 s. */
  readonly connectMs?: number;
  /** Opens what the account is entered by; the other processes see which master keys this one knows. */
  readonly keyring?: Keyring;
  /** Called for errors of idle connections (server restart); the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void;
}): Db {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: processName(`emite_${options.role}`, options.keyring),
    connectionTimeoutMillis: options.connectMs ?? 10_000,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    // A server that went away without a word.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: options.silenceMs ?? SILENCE_MS,
    // Statements that do not wait for each other go out together.
    pipeline: true,
  });
  // A connection lost in use: its statements fail, which is report enough.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    sendOneByOne(client);
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: false }),
    transactionOptions: { maxWait: 30_000, timeout: 30_000 },
  });
  const walls = createWalls(pool, options.keyring);
  return {
    role: options.role,
    url: options.url,
    pool,
    walls,
    prisma: provingClient(prisma, walls),
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** Constants, which need no parsing ahead. */
const SIMPLE: ReadonlySet<string> = new Set(['begin', 'commit', 'rollback']);

/**
 * Sends each text as one statement. The protocol for statements without parameters takes several: by it an injection
 * could put its own in the place of a prepared one, to which later transactions of the connection give their proofs.
 */
function sendOneByOne(client: pg.PoolClient): void {
  const asOne = (statement: unknown, values: unknown): unknown => {
    if (typeof statement !== 'string') return { queryMode: 'extended', ...Object(statement) };
    const isPrepared = Array.isArray(values) && values.length > 0;
    return isPrepared || SIMPLE.has(statement.toLowerCase())
      ? statement
      : { text: statement, queryMode: 'extended' };
  };
  Object.assign(client, {
    query: (statement: unknown, ...rest: readonly unknown[]): unknown =>
      Reflect.apply(Reflect.get(pg.Client.prototype, 'query'), client, [asOne(statement, rest[0]), ...rest]),
  });
}

const CHECKS = `
  select r.rolname as role, r.rolsuper as super, r.rolbypassrls as bypass, r.rolcreaterole as createrole,
         pg_has_role(current_user, 'emite_owner', 'member') as owner,
         (select count(*)::int from pg_class c where c.relowner = r.oid) as owned,
         has_database_privilege(current_database(), 'temporary') as temporary,
         (select array_agg(p.proname::text order by p.proname) from pg_proc p
           where p.pronamespace = 'public'::regnamespace and p.prosecdef
             and not coalesce(p.proconfig @> array['search_path=pg_catalog, public, pg_temp'], false)) as misled,
         (select array_agg(c.relname::text) from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where n.nspname = 'public' and c.relkind in ('r', 'p')
             and (not c.relrowsecurity or not c.relforcerowsecurity)
             and exists (select 1 from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
                            and a.atttypid = 'uuid'::regtype and a.attname in ('account_id', 'user_id', 'organization_id'))) as open
    from pg_roles r where r.rolname = current_user`;

/** Boot check: throws when the connected role could step over the walls between accounts. */
export async function assertRoleIsWalled(db: Db): Promise<void> {
  const { rows } = await db.pool.query(CHECKS);
  const found = rows[0];
  const faults = [
    found.super && 'is a superuser',
    found.bypass && 'bypasses row level security',
    found.createrole && 'may create roles',
    found.owner && 'is a member of emite_owner',
    found.owned > 0 && `owns ${found.owned} relations`,
    found.role !== `emite_${db.role}` && `is not emite_${db.role}`,
    found.temporary && 'may make temporary relations',
    found.misled && `can run code of its own as the owner by ${found.misled.join(', ')}`,
    found.open && `sees tables without walls: ${found.open.join(', ')}`,
  ].filter((fault) => typeof fault === 'string');
  if (faults.length > 0) {
    throw new Error(
      `Refusing to start: database role "${found.role}" ${faults.join('; ')}. Use the url that \`migrate\` prints for emite_${db.role}.`,
    );
  }
}
