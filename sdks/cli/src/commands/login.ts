import type { Command } from 'commander';
import { askSecrets } from '../ask.ts';
import { emiteOf, profileNameOf, sayOf } from '../context.ts';
import { variable } from '../env.ts';
import { UsageError } from '../failure.ts';
import { keepProfile, type Profile, profilesFile, readProfiles, writeProfiles } from '../profiles.ts';

const QUESTIONS = [
  'Chave da conta (nfe_access_…)',
  'Token da empresa (nfe_test_… ou nfe_live_…; vazio: nenhum)',
  'Chave restrita (nfe_restricted_…; vazia: nenhuma)',
];

async function secrets(): Promise<readonly string[]> {
  const accessKey = variable('EMITE_ACCESS_KEY');
  if (accessKey === null) return (await askSecrets(QUESTIONS)).map((answer) => answer.trim());
  return [accessKey, variable('EMITE_TOKEN') ?? '', variable('EMITE_RESTRICTED_KEY') ?? ''];
}

async function login({ url }: { readonly url?: string }, command: Command): Promise<void> {
  const name = profileNameOf(command) ?? 'padrao';
  const [accessKey = '', token = '', restrictedKey = ''] = await secrets();
  if (accessKey === '') throw new UsageError('Falta a chave da conta, nfe_access_….');
  const profile: Profile = {
    url: url ?? variable('EMITE_URL') ?? 'http://127.0.0.1:4000',
    accessKey,
    ...(token !== '' && { token }),
    ...(restrictedKey !== '' && { restrictedKey }),
  };
  const account = await emiteOf({ url: profile.url, accessKey }).request<{ id: string; name: string }>(
    'GET',
    '/v1/account',
  );
  // Refused here, a wrong token is not found in the middle of an emission.
  if (token !== '') await emiteOf(profile).request('GET', '/v1/documents?limit=1');
  await keepProfile(name, profile);
  const answer = { profile: name, account: account.name, file: profilesFile() };
  sayOf(command)(answer, `${account.name}: perfil ${name} em ${answer.file}`);
}

async function list(_options: object, command: Command): Promise<void> {
  const { current, profiles } = await readProfiles();
  const rows = Object.entries(profiles).map(([name, { url, token, cnpj }]) => ({
    name,
    current: name === current,
    url,
    environment: token === undefined ? null : token.startsWith('nfe_live_') ? 1 : 2,
    cnpj: cnpj ?? null,
  }));
  const lines = rows.map((row) => `${row.current ? '*' : ' '} ${row.name}  ${row.url}  ${row.cnpj ?? ''}`);
  sayOf(command)(rows, lines.join('\n') || 'Nenhum perfil: rode emite login.');
}

async function use(name: string, _options: object, command: Command): Promise<void> {
  const { profiles } = await readProfiles();
  if (!Object.hasOwn(profiles, name)) throw new UsageError(`Não há perfil ${name}.`);
  await writeProfiles({ current: name, profiles });
  sayOf(command)({ current: name }, `Perfil em uso: ${name}`);
}

export function addLogin(program: Command): void {
  program
    .command('login')
    .description('guarda as chaves num perfil, que só você lê')
    .option('--url <endereço>', 'endereço da instalação; sem ele, EMITE_URL ou http://127.0.0.1:4000')
    .action(login);
  const profiles = program.command('profiles').description('perfis guardados');
  profiles.command('list', { isDefault: true }).description('lista os perfis').action(list);
  profiles.command('use').argument('<nome>').description('passa a usar um perfil').action(use);
}
