import type pg from 'pg';
import { type Keyring, versionsOf } from './keyring.ts';

const PAGE = 'docs/key-rotation.md';
const PROOFS = 'proofs tables';

/**
 * Name of a process in the database. `proofs tables`: it proves the accounts it enters, the people and attempts it looks
 * up, the power it gives, and the rows of no account that it writes (`upkeep/walls.ts`). `keys`: the versions of its master keys, the wrapping one first.
 */
export const processName = (name: string, keyring: Keyring | undefined): string =>
  keyring === undefined ? `${name} ${PROOFS}` : `${name} ${PROOFS} keys=${versionsOf(keyring).join(',')}`;

/** Another process at work on this database. */
interface Running {
  readonly name: string;
  readonly versions: readonly string[];
}

/**
 * Refuses a process whose master keys do not fit what is stored or what the processes beside it know, before it could
 * wrap what they cannot open, or stall on what it cannot open itself.
 */
export async function assertKeysFit(sql: Pick<pg.Pool, 'query'>, keyring: Keyring): Promise<void> {
  const known = versionsOf(keyring);
  const { rows } = await sql.query<{ version: string; keys: number }>(
    'select version, keys::int as keys from master_key_versions()',
  );
  for (const { version, keys } of rows)
    if (!known.includes(version)) throw new Error(unknownVersion(version, keys, known));
  const running = await runningBeside(sql);
  assertKnown(running, keyring);
  const ahead = running.find(({ versions: [wrapping = ''] }) => !known.includes(wrapping));
  if (ahead) throw new Error(behind(ahead, known));
}

/** Refuses while a process runs that does not know the key that wraps from now on. */
export async function assertEveryoneKnows(sql: Pick<pg.Pool, 'query'>, keyring: Keyring): Promise<void> {
  assertKnown(await runningBeside(sql), keyring);
}

function assertKnown(running: readonly Running[], { current }: Keyring): void {
  const behindUs = running.filter(({ versions }) => !versions.includes(current.version));
  if (behindUs.length > 0) throw new Error(notKnownYet(behindUs, current.version));
}

/** Every process that named its keys; `application_name` is the one thing about a session that all roles may read. */
async function runningBeside(sql: Pick<pg.Pool, 'query'>): Promise<Running[]> {
  const { rows } = await sql.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
      where datname = current_database() and application_name like 'emite\\_% keys=%'`,
  );
  return rows.map(({ name }) => {
    const [process = '', versions = ''] = name.split(' keys=');
    return {
      name: process.replace(/ proofs( people| attempts| powers| tables)?$/, ''),
      versions: versions.split(','),
    };
  });
}

const unknownVersion = (version: string, keys: number, known: readonly string[]) =>
  `MASTER_KEY não abre o que está guardado: ${keys} chave(s) de dados estão sob a chave mestra ${version}; este processo conhece ${known.join(', ')}. Configure-a também (MASTER_KEY_PREVIOUS ou MASTER_KEY_NEXT) ou rode o rewrap antes de removê-la. Passo a passo: ${PAGE}
MASTER_KEY does not open what is stored: ${keys} data key(s) are wrapped by master key ${version}; this process knows ${known.join(', ')}. Configure that key as well (MASTER_KEY_PREVIOUS or MASTER_KEY_NEXT), or run rewrap before removing it. Steps: ${PAGE}`;

const notKnownYet = (running: readonly Running[], version: string) => {
  const names = running.map(({ name, versions }) => `${name} (${versions.join(', ')})`).join('; ');
  return `MASTER_KEY ${version} ainda não é conhecida por processos em execução: ${names}. Reinicie-os primeiro com MASTER_KEY_NEXT=<chave nova>. Passo a passo: ${PAGE}
MASTER_KEY ${version} is not known yet to running processes: ${names}. Restart them first with MASTER_KEY_NEXT=<new key>. Steps: ${PAGE}`;
};

const behind = ({ name, versions: [wrapping = ''] }: Running, known: readonly string[]) =>
  `MASTER_KEY está atrasada: ${name}, em execução, já usa a chave mestra ${wrapping}; este processo conhece ${known.join(', ')}. Configure a chave nova em MASTER_KEY e a anterior em MASTER_KEY_PREVIOUS. Passo a passo: ${PAGE}
MASTER_KEY is behind: ${name}, running, already wraps with master key ${wrapping}; this process knows ${known.join(', ')}. Set MASTER_KEY to the new key and MASTER_KEY_PREVIOUS to the one before. Steps: ${PAGE}`;
