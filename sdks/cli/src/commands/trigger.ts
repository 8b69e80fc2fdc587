import { randomInt, randomUUID } from 'node:crypto';
import type { Emite } from '@emite/sdk';
import type { Command } from 'commander';
import { type Context, contextOf } from '../context.ts';
import { UsageError } from '../failure.ts';
import { type AnyDocuments, companyId } from '../locate.ts';

interface Company {
  readonly emite: Emite;
  readonly note: object;
  readonly manifest: object;
  readonly now: string;
}

const ITEM = {
  codigo_produto: 'CAFE-500',
  descricao: 'CAFE TORRADO E MOIDO 500G',
  codigo_ncm: '09012100',
  cfop: '5102',
  unidade_comercial: 'UN',
  quantidade_comercial: '2',
  valor_unitario_comercial: '12.90',
  icms_origem: '0',
  icms_situacao_tributaria: '102',
};
const NOTE = {
  mod: '55',
  natureza_operacao: 'VENDA DE MERCADORIA',
  tipo_documento: '1',
  local_destino: '1',
  finalidade_emissao: '1',
  consumidor_final: '1',
  presenca_comprador: '1',
  modalidade_frete: '9',
  veiculo_placa: '',
  agropecuario_tipo_guia: '',
  itens: [ITEM],
};
const MANIFEST = {
  mod: '58',
  uf_inicio: 'RS',
  uf_fim: 'SP',
  municipios_carregamento: [{ codigo: '4305108', nome: 'Caxias do Sul' }],
  percursos: [{ uf_percurso: 'SC' }, { uf_percurso: 'PR' }],
  municipios_descarregamento: [
    {
      codigo: '3550308',
      nome: 'São Paulo',
      notas_fiscais: [{ chave_nfe: '43261131884215000146550010000458711209318470' }],
    },
  ],
  valor_total_carga: '148500.00',
  peso_bruto: '8450.0000',
  codigo_unidade_medida_peso_bruto: '01',
};
const ARRIVAL = { sigla_uf: 'SP', nome_municipio: 'São Paulo', codigo_municipio: '3550308' };
const REASON = 'Pedido cancelado pelo cliente';
const CORRECTION = 'O volume transportado e composto de 2 caixas';
const BRASILIA_MS = 3 * 3_600_000;

async function emitNote({ emite, note }: Company, scenario?: string): Promise<string> {
  const marker = scenario && { informacoes_adicionais_contribuinte: `SANDBOX(${scenario})` };
  const documents: AnyDocuments = emite.nfe;
  return (await documents.emitAndWait({ ...note, ...marker })).document.id;
}

async function closeManifest({ emite, manifest, now }: Company): Promise<string> {
  const documents: AnyDocuments = emite.mdfe;
  const { document } = await documents.emitAndWait(manifest);
  const data = new Date(Date.parse(now) - BRASILIA_MS).toISOString().slice(0, 10);
  await documents.event(document.id, 'encerrar', { data, ...ARRIVAL });
  return document.id;
}

async function cancelNote(company: Company, reason: string): Promise<string> {
  const id = await emitNote(company);
  await company.emite.nfe.cancel(id, reason);
  return id;
}

async function correctNote(company: Company): Promise<string> {
  const id = await emitNote(company);
  await company.emite.nfe.correct(id, CORRECTION);
  return id;
}

async function voidRange({ emite, now }: Company): Promise<null> {
  const inicio = randomInt(100_000_000, 999_999_000);
  const range = { ano: new Date(now).getUTCFullYear(), serie: randomInt(1, 890), inicio, fim: inicio + 1 };
  const body = { ...range, justificativa: 'Numeros pulados por falha no sistema' };
  await emite.request('POST', '/v1/nfe/inutilize', body, randomUUID());
  return null;
}

/** Ways to make each change happen; each gives the id of the document that changed. */
const RECIPES: Readonly<Record<string, (company: Company) => Promise<string | null>>> = {
  'document.pending': emitNote,
  'document.authorized': emitNote,
  'document.rejected': (company) => emitNote(company, 'cStat=539'),
  'document.halted': (company) => emitNote(company, 'parado'),
  'document.cancelled': (company) => cancelNote(company, REASON),
  'document.closed': closeManifest,
  'document.event.requested': correctNote,
  'document.event.registered': correctNote,
  'document.event.refused': (company) => cancelNote(company, `SANDBOX(cStat=501) ${REASON.toLowerCase()}`),
  'numbering.voided': voidRange,
};

/** CNPJ and inscription of the token's company. @throws {UsageError} where several could be it */
async function issuerOf({ emite, profile }: Context, asked: string | undefined) {
  const what = asked ?? profile.cnpj;
  if (what !== undefined) return emite.clients.get(await companyId(emite, what));
  type Page = { data: { id: string }[] };
  const [first, second] = (await emite.request<Page>('GET', '/v1/clients?limit=2')).data;
  if (first === undefined || second !== undefined)
    throw new UsageError('Diga a empresa do token: --company com o id ou o CNPJ.');
  return emite.clients.get(first.id);
}

async function trigger(type: string, { company }: { readonly company?: string }, command: Command) {
  const recipe = Object.hasOwn(RECIPES, type) ? RECIPES[type] : undefined;
  if (recipe === undefined)
    throw new UsageError(`${type} não se provoca daqui: use um de ${Object.keys(RECIPES).join(', ')}.`);
  const context = await contextOf(command);
  const { emite, say } = context;
  if (emite.environment !== 2) throw new UsageError('trigger pede um token de teste, nfe_test_….');
  const { cnpj, ie } = await issuerOf(context, company);
  const { now } = await emite.sandbox.clock();
  const issuer = { cnpj_emitente: cnpj, data_emissao: now };
  const documentId = await recipe({
    emite,
    now,
    note: { ...NOTE, ...issuer, inscricao_estadual_emitente: ie },
    manifest: { ...MANIFEST, ...issuer },
  });
  say({ type, documentId }, documentId === null ? type : `${type}  ${documentId}`);
}

export function addTrigger(program: Command): void {
  program
    .command('trigger')
    .argument('<tipo>', Object.keys(RECIPES).join(', '))
    .option('--company <id|cnpj>', 'a empresa do token, quando a conta tem várias')
    .description('faz uma mudança acontecer no ambiente de teste')
    .action(trigger);
}
