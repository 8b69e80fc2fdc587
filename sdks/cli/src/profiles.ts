import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { variable } from './env.ts';
import { UsageError } from './failure.ts';

/** Credentials of an account, and of one of its companies. */
export interface Profile {
  readonly url: string;
  readonly accessKey: string;
  readonly token?: string;
  readonly restrictedKey?: string;
  /** CNPJ of the token's company, for what the sandbox is made to emit. */
  readonly cnpj?: string;
}

export interface Profiles {
  readonly current: string;
  readonly profiles: Readonly<Record<string, Profile>>;
}

const NONE: Profiles = { current: 'padrao', profiles: {} };

const folder = (): string =>
  variable('EMITE_HOME') ??
  path.join(variable('XDG_CONFIG_HOME') ?? path.join(os.homedir(), '.config'), 'emite');

export const profilesFile = (): string => path.join(folder(), 'profiles.json');

const OTHERS = 0o077;

/** Profiles of this person. @throws where other people may read the file */
export async function readProfiles(): Promise<Profiles> {
  const file = profilesFile();
  try {
    const { mode } = await stat(file);
    if (process.platform !== 'win32' && (mode & OTHERS) !== 0)
      throw new UsageError(`Outros usuários leem ${file}, que tem chaves: chmod 600 ${file}`);
    const profiles: Profiles = { ...NONE, ...JSON.parse(await readFile(file, 'utf8')) };
    return profiles;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return NONE;
    throw error;
  }
}

/** Replaces the file as a whole, for its owner alone. */
export async function writeProfiles(profiles: Profiles): Promise<void> {
  const [file, part] = [profilesFile(), `${profilesFile()}.part`];
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  await rm(part, { force: true });
  await writeFile(part, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  await chmod(part, 0o600);
  await rename(part, file);
}

export async function keepProfile(name: string, profile: Profile): Promise<void> {
  const { current, profiles } = await readProfiles();
  const first = Object.keys(profiles).length === 0;
  await writeProfiles({ current: first ? name : current, profiles: { ...profiles, [name]: profile } });
}

const fromEnvironment = (accessKey: string): Profile => {
  const [token, restrictedKey] = [variable('EMITE_TOKEN'), variable('EMITE_RESTRICTED_KEY')];
  const cnpj = variable('EMITE_CNPJ');
  return {
    url: variable('EMITE_URL') ?? 'http://127.0.0.1:4000',
    accessKey,
    ...(token !== null && { token }),
    ...(restrictedKey !== null && { restrictedKey }),
    ...(cnpj !== null && { cnpj }),
  };
};

/** The profile asked for, else the variables EMITE_*, else the profile in use. @throws {UsageError} */
export async function profileOf(name: string | undefined): Promise<Profile> {
  const asked = name ?? variable('EMITE_PROFILE');
  const accessKey = variable('EMITE_ACCESS_KEY');
  if (asked === null && accessKey !== null) return fromEnvironment(accessKey);
  const { current, profiles } = await readProfiles();
  const found = Object.hasOwn(profiles, asked ?? current) ? profiles[asked ?? current] : undefined;
  if (found !== undefined) return found;
  throw new UsageError(
    asked === null
      ? 'Faltam credenciais: rode emite login, ou defina EMITE_ACCESS_KEY.'
      : `Não há perfil ${asked}: rode emite profiles para ver os que há.`,
  );
}
