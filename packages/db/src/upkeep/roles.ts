import { createHmac } from 'node:crypto';
import pg from 'pg';

export const OWNER_ROLE = 'emite_owner';

export interface RoleUrls {
  readonly appUrl: string;
  readonly workerUrl: string;
  /** Null: this login may not set the password of emite_letters, and none is configured. */
  readonly lettersUrl: string | null;
}

/** Configured passwords of the roles; by default derived from the owner's, so every run gives the same urls. */
export interface RolePasswords {
  readonly appPassword?: string;
  readonly workerPassword?: string;
  readonly lettersPassword?: string;
}

/**
 * Ensures that emite_owner, emite_app, emite_worker and emite_letters exist, that the last three can log in, and that
 * `client` may act as the owner. A login that may not create roles needs them made beforehand; the error then names
 * the statements.
 */
export async function ensureRoles(
  client: pg.Client,
  options: { readonly ownerUrl: string } & RolePasswords,
): Promise<RoleUrls> {
  const { rows } = await client.query<{ may: boolean; superuser: boolean }>(
    'select rolsuper or rolcreaterole as may, rolsuper as superuser from pg_roles where rolname = current_user',
  );
  const may = rows[0]?.may ?? false;
  const logins = [
    { role: 'emite_app', password: options.appPassword ?? derivedPassword(options.ownerUrl, 'emite_app') },
    {
      role: 'emite_worker',
      password: options.workerPassword ?? derivedPassword(options.ownerUrl, 'emite_worker'),
    },
  ];
  await ensureRole(client, OWNER_ROLE, may);
  await becomeOwner(client);
  for (const { role, password } of logins) {
    await ensureRole(client, role, may);
    await ensureLogin(client, options.ownerUrl, { role, password, may });
  }
  const [app, worker] = logins.map(({ role, password }) => urlAs(options.ownerUrl, role, password));
  return {
    appUrl: app ?? '',
    workerUrl: worker ?? '',
    lettersUrl: await ensureLetters(client, options, may),
  };
}

/** An installation without letters needs the role, which functions grant to, but no password of it. */
async function ensureLetters(
  client: pg.Client,
  { ownerUrl, lettersPassword }: { readonly ownerUrl: string } & RolePasswords,
  may: boolean,
): Promise<string | null> {
  const role = 'emite_letters';
  await ensureRole(client, role, may);
  if (!may && lettersPassword === undefined) return null;
  const password = lettersPassword ?? derivedPassword(ownerUrl, role);
  try {
    await ensureLogin(client, ownerUrl, { role, password, may });
  } catch (error) {
    // Another login made the role.
    if (lettersPassword === undefined && error instanceof pg.DatabaseError && error.code === '42501')
      return null;
    throw error;
  }
  return urlAs(ownerUrl, role, password);
}

async function ensureRole(client: pg.Client, role: string, may: boolean): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  if (rowCount) return;
  if (!may) {
    throw new Error(
      `Role ${role} is missing and this login may not create it. Ask an administrator to run:\n` +
        `  create role emite_owner nologin;\n  create role emite_app login password '…';\n  create role emite_worker login password '…';\n` +
        `  create role emite_letters login password '…';\n  grant emite_owner to current_user; grant create, usage on schema public to emite_owner;\n` +
        'then set EMITE_APP_PASSWORD, EMITE_WORKER_PASSWORD and, to receive letters, EMITE_LETTERS_PASSWORD.',
    );
  }
  await client
    .query(
      `create role ${role} nosuperuser nocreatedb nocreaterole noinherit ${role === OWNER_ROLE ? 'nologin' : 'login'}`,
    )
    .catch(ignore('42710', '23505')); // another migration made it meanwhile
}

interface RoleLogin {
  readonly role: string;
  readonly password: string;
  readonly may: boolean;
}

/** Sets the password unless it already works: roles belong to the whole server, and others may be using them. */
async function ensureLogin(
  client: pg.Client,
  ownerUrl: string,
  { role, password, may }: RoleLogin,
): Promise<void> {
  if (await canLogIn(urlAs(ownerUrl, role, password))) return;
  if (!may)
    throw new Error(
      `${role} cannot log in with the configured password; set EMITE_APP_PASSWORD, EMITE_WORKER_PASSWORD and EMITE_LETTERS_PASSWORD to theirs.`,
    );
  await client
    .query(`alter role ${role} login password ${client.escapeLiteral(password)}`)
    .catch(ignore('XX000')); // set at the same time by another migration
  if (!(await canLogIn(urlAs(ownerUrl, role, password))))
    throw new Error(`${role} cannot log in after its password was set; see the server's pg_hba.conf.`);
}

async function becomeOwner(client: pg.Client): Promise<void> {
  const become = () => client.query(`set role ${OWNER_ROLE}; reset role`);
  await become().catch(async () => {
    await client.query(`grant ${OWNER_ROLE} to current_user`);
    await become();
  });
  await client
    .query(`grant create, usage on schema public to ${OWNER_ROLE}`)
    .catch(async (error: unknown) => {
      const { rows } = await client.query<{ ok: boolean }>(
        `select has_schema_privilege($1, 'public', 'create') as ok`,
        [OWNER_ROLE],
      );
      if (!rows[0]?.ok) throw error;
    });
}

/**
 * Revokes the right to make temporary relations from everybody: one with the name of a table of ours is found first
 * on such a search path.
 */
export async function revokeTemporary(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
  const revoke = `revoke temporary on database ${rows[0]?.name} from public`;
  await client.query(revoke).catch(ignore('XX000')); // done at the same time by another migration
  const { rows: left } = await client.query<{ may: boolean }>(
    `select bool_or(has_database_privilege(role, current_database(), 'temporary')) as may
       from unnest('{emite_app, emite_worker, emite_letters}'::text[]) as role`,
  );
  if (left[0]?.may)
    throw new Error(
      `emite_app, emite_worker or emite_letters may make temporary relations, and this login may not take that from them. Ask the owner of the database to run:\n  ${revoke};`,
    );
}

async function canLogIn(url: string): Promise<boolean> {
  const probe = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await probe.connect();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && (error.code === '28P01' || error.code === '28000')) return false;
    throw error;
  } finally {
    await probe.end();
  }
}

/**
 * Derives the password from the owner's: nothing to store, the same on every run and for every database of the
 * server.
 */
function derivedPassword(ownerUrl: string, role: string): string {
  const { password } = new URL(ownerUrl);
  if (!password)
    throw new Error(
      'The owner url has no password to derive from: set EMITE_APP_PASSWORD and EMITE_WORKER_PASSWORD.',
    );
  return createHmac('sha256', decodeURIComponent(password)).update(`emite:${role}`).digest('base64url');
}

function urlAs(ownerUrl: string, role: string, password: string): string {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = encodeURIComponent(password);
  return url.toString();
}

const ignore =
  (...codes: readonly string[]) =>
  (error: unknown): void => {
    if (!(error instanceof pg.DatabaseError) || !codes.includes(error.code ?? '')) throw error;
  };
