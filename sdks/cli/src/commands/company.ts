import { a1FromFile, type Emite, type NovaEmpresa } from '@emite/sdk';
import type { Command } from 'commander';
import { askSecrets } from '../ask.ts';
import { contextOf } from '../context.ts';
import { variable } from '../env.ts';
import { UsageError } from '../failure.ts';
import { companyId } from '../locate.ts';
import { keepProfile } from '../profiles.ts';

interface Flags {
  readonly cnpj: string;
  readonly name: string;
  readonly ie: string;
  readonly uf: string;
  readonly csc?: string;
  readonly cscId?: string;
  readonly a1?: string;
  readonly testA1?: boolean;
  readonly save?: string;
}

/** CSC of a company that tests alone. */
const TEST_CSC = { csc: '0123456789ABCDEF', cscId: '000001' };

async function a1Of(emite: Emite, { cnpj, name, a1, testA1 }: Flags) {
  if (testA1 === true && a1 !== undefined) throw new UsageError('Escolha --a1 ou --test-a1.');
  if (testA1 === true) return emite.sandbox.a1({ cnpj, name });
  if (a1 === undefined)
    throw new UsageError('Falta o certificado: --a1 arquivo.pfx, ou --test-a1 para testar.');
  const password = variable('EMITE_A1_PASSWORD') ?? (await askSecrets(['Senha do A1'])).at(0) ?? '';
  return a1FromFile(a1, password);
}

function cscOf({ csc, cscId, testA1 }: Flags) {
  if (csc !== undefined && cscId !== undefined) return { csc, cscId };
  if (csc === undefined && cscId === undefined && testA1 === true) return TEST_CSC;
  throw new UsageError('Faltam --csc e --csc-id, que a SEFAZ da UF dá; só --test-a1 os dispensa.');
}

/** Keeps the test token of a company in a profile. */
async function save(command: Command, company: { id: string; cnpj: string }, name: string): Promise<void> {
  const { emite, profile } = await contextOf(command);
  const { tokens } = await emite.clients.tokens(company.id);
  const test = tokens.find(({ token }) => token.startsWith('nfe_test_'));
  if (test === undefined) throw new UsageError('A empresa não tem token de teste.');
  await keepProfile(name, { ...profile, token: test.token, cnpj: company.cnpj });
}

async function create(flags: Flags, command: Command): Promise<void> {
  const { emite, profile, say } = await contextOf(command);
  if (flags.save !== undefined && profile.restrictedKey === undefined)
    throw new UsageError('--save pede a chave restrita: rode emite login, ou defina EMITE_RESTRICTED_KEY.');
  const csc = cscOf(flags);
  const a1 = await a1Of(emite, flags);
  // The API judges the UF.
  const uf = flags.uf.toUpperCase();
  const body = { name: flags.name, cnpj: flags.cnpj, ie: flags.ie, uf, ...csc, ...a1 };
  const company = await emite.request<{ id: string; cnpj: string; name: string }>(
    'POST',
    '/v1/clients',
    body satisfies Omit<NovaEmpresa, 'uf'>,
  );
  if (flags.save !== undefined) await save(command, company, flags.save);
  const profileLine =
    flags.save === undefined ? '' : `\nPerfil ${flags.save}: emite --profile ${flags.save} …`;
  say({ ...company, profile: flags.save ?? null }, `${company.id}  ${company.name}${profileLine}`);
}

async function list(_flags: object, command: Command): Promise<void> {
  const { emite, say } = await contextOf(command);
  type Page = { data: { id: string; cnpj: string; name: string }[]; nextCursor?: string | null };
  const companies: Page['data'] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const after: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page: Page = await emite.request<Page>('GET', `/v1/clients?limit=100${after}`);
    companies.push(...page.data);
    cursor = page.nextCursor ?? null;
  }
  say(companies, companies.map(({ id, cnpj, name }) => `${id}  ${cnpj}  ${name}`).join('\n'));
}

async function show(what: string, _flags: object, command: Command): Promise<void> {
  const { emite, say } = await contextOf(command);
  const company = await emite.clients.get(await companyId(emite, what));
  say(company, JSON.stringify(company, null, 2));
}

export function addCompany(program: Command): void {
  const company = program.command('company').description('empresas da conta');
  company
    .command('create')
    .description('cadastra uma empresa')
    .requiredOption('--cnpj <cnpj>', 'CNPJ, ou CPF de quem emite como pessoa física')
    .requiredOption('--name <razão>', 'razão social')
    .requiredOption('--ie <ie>', 'inscrição estadual')
    .requiredOption('--uf <uf>', 'sigla da UF')
    .option('--csc <csc>', 'CSC da NFC-e; com --test-a1, um de exemplo quando não vem')
    .option('--csc-id <id>', 'identificador do CSC')
    .option('--a1 <arquivo>', 'A1 (.pfx); a senha vem de EMITE_A1_PASSWORD, ou é perguntada')
    .option('--test-a1', 'um A1 de teste, que só o ambiente de teste conhece')
    .option('--save <perfil>', 'guarda o token de teste da empresa num perfil')
    .action(create);
  company.command('list').description('lista as empresas').action(list);
  company.command('show').argument('<id|cnpj>').description('mostra uma empresa').action(show);
}
