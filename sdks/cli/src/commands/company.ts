import { a1FromFile, type NovaEmpresa } from '@emite/sdk';
import type { Command } from 'commander';
import { askSecrets } from '../ask.ts';
import { type Context, contextOf } from '../context.ts';
import { variable } from '../env.ts';
import { UsageError } from '../failure.ts';
import { companyId } from '../locate.ts';
import { keepProfile, type Profile } from '../profiles.ts';

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

/** @throws {UsageError} for options that no company can be created with */
function checkFlags({ a1, csc, cscId, testA1 }: Flags): void {
  if (testA1 === true && a1 !== undefined) throw new UsageError('Escolha --a1 ou --test-a1.');
  if (testA1 !== true && a1 === undefined)
    throw new UsageError('Falta o certificado: --a1 arquivo.pfx, ou --test-a1 para testar.');
  if (cscId === undefined && (csc !== undefined || testA1 !== true))
    throw new UsageError('Falta --csc-id, que a SEFAZ da UF dá com o CSC; só --test-a1 os dispensa.');
}

/** Secrets of a company: given, else of the environment, else asked for, all at once. */
async function secretsOf({ a1, csc, cscId }: Flags) {
  const wanted = [
    { question: 'Senha do A1', needed: a1 !== undefined, known: variable('EMITE_A1_PASSWORD') },
    { question: 'CSC da NFC-e', needed: cscId !== undefined, known: csc ?? variable('EMITE_CSC') },
  ];
  const questions = wanted.flatMap(({ question, needed, known }) =>
    needed && known === null ? [question] : [],
  );
  const answers = questions.length === 0 ? [] : await askSecrets(questions);
  const secret = ({ question, known }: (typeof wanted)[number]) =>
    known ?? answers[questions.indexOf(question)] ?? '';
  const [password = '', code = ''] = wanted.map(secret);
  return { password, csc: code.trim() };
}

function cscOf(csc: string, cscId: string | undefined) {
  if (cscId === undefined) return TEST_CSC;
  if (csc === '') throw new UsageError('Falta o CSC: defina EMITE_CSC, ou responda à pergunta.');
  return { csc, cscId };
}

function needRestrictedKey({ restrictedKey }: Profile): void {
  if (restrictedKey === undefined)
    throw new UsageError('--save pede a chave restrita: rode emite login, ou defina EMITE_RESTRICTED_KEY.');
}

/** Keeps the test token of a company in a profile. */
async function save(
  { emite, profile }: Context,
  company: { readonly id: string; readonly cnpj: string },
  name: string,
): Promise<void> {
  const { tokens } = await emite.clients.tokens(company.id);
  const test = tokens.find(({ token }) => token.startsWith('nfe_test_'));
  if (test === undefined) throw new UsageError('A empresa não tem token de teste.');
  await keepProfile(name, { ...profile, token: test.token, cnpj: company.cnpj });
}

const profileLine = (name: string): string => `Perfil ${name}: emite --profile ${name} …`;

async function create(flags: Flags, command: Command): Promise<void> {
  const context = await contextOf(command);
  const { emite, say } = context;
  if (flags.save !== undefined) needRestrictedKey(context.profile);
  checkFlags(flags);
  const secrets = await secretsOf(flags);
  const csc = cscOf(secrets.csc, flags.cscId);
  const { cnpj, name } = flags;
  const a1 =
    flags.a1 === undefined
      ? await emite.sandbox.a1({ cnpj, name })
      : await a1FromFile(flags.a1, secrets.password);
  // The API judges the UF.
  const uf = flags.uf.toUpperCase();
  const body = { name, cnpj, ie: flags.ie, uf, ...csc, ...a1 };
  const company = await emite.request<{ id: string; cnpj: string; name: string }>(
    'POST',
    '/v1/clients',
    body satisfies Omit<NovaEmpresa, 'uf'>,
  );
  let profile: string | null = null;
  try {
    if (flags.save !== undefined) await save(context, company, flags.save);
    profile = flags.save ?? null;
  } finally {
    // The company exists, whether its token could be saved or not.
    const line = profile === null ? '' : `\n${profileLine(profile)}`;
    say({ ...company, profile }, `${company.id}  ${company.name}${line}`);
  }
}

async function token(what: string, { save: name }: { readonly save: string }, command: Command) {
  const context = await contextOf(command);
  needRestrictedKey(context.profile);
  const { id, cnpj } = await context.emite.clients.get(await companyId(context.emite, what));
  await save(context, { id, cnpj }, name);
  context.say({ id, cnpj, profile: name }, profileLine(name));
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
    .option('--csc-id <id>', 'identificador do CSC da NFC-e; com --test-a1, um CSC de exemplo quando não vem')
    .option('--csc <csc>', 'o CSC; melhor em EMITE_CSC, ou perguntado: outros veem a linha de comando')
    .option('--a1 <arquivo>', 'A1 (.pfx); a senha vem de EMITE_A1_PASSWORD, ou é perguntada')
    .option('--test-a1', 'um A1 de teste, que só o ambiente de teste conhece')
    .option('--save <perfil>', 'guarda o token de teste da empresa num perfil')
    .action(create);
  company
    .command('token')
    .argument('<id|cnpj>')
    .description('guarda o token de teste de uma empresa num perfil')
    .requiredOption('--save <perfil>', 'o perfil')
    .action(token);
  company.command('list').description('lista as empresas').action(list);
  company.command('show').argument('<id|cnpj>').description('mostra uma empresa').action(show);
}
