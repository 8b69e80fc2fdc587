import { DOCUMENTS, documentOf } from '@fiscal/core/registry/documents';
import { moveToNow, type Payload } from '@fiscal/core/testing/builders';
import { documentStats } from '@fiscal/db/accounts/console-stats';
import { getDocumentXmlOfAccount } from '@fiscal/db/documents/documents';
import { beforeAll, expect, it } from 'vitest';
import {
  type Company,
  callUntilAnswered,
  emitToVerdict,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import { appDb, ownerDb } from '../../../test/support/databases.ts';
import { sampleOf, today } from '../../../test/support/documents.ts';
import { fixtureOf } from '../../../test/support/fixtures.ts';
import { distributedXml } from '../files/distributed-xml.ts';
import { createExportDocuments } from './export-documents.ts';
import {
  createListAccountDocuments,
  createTotalAccountDocuments,
  type DocumentsMeant,
} from './list-account-documents.ts';

/** The day before yesterday in Brasília. */
const OLD = new Date(Date.now() - 51 * 3_600_000).toISOString().slice(0, 10);

const db = appDb();
let company: Company;

beforeAll(async () => {
  company = await newCompany(await newAccount());
  await fill();
});

/** Every type, in every situation that a sum may meet. */
async function fill(): Promise<void> {
  const headers = testOf(company);
  const item = {
    codigo_produto: 'P-001',
    descricao: 'CADEIRA DE ESCRITORIO',
    cfop: '5102',
    unidade_comercial: 'UN',
    quantidade_comercial: '1',
    icms_origem: '0',
    icms_situacao_tributaria: '00',
    icms_aliquota: '18.00',
  };
  const nfe = (amount: string, own: Payload = {}, cfop = '5102'): Payload =>
    nfeOf(company, { itens: [{ ...item, cfop, valor_unitario_comercial: amount }], ...own });
  const refused = { informacoes_adicionais_contribuinte: 'SANDBOX(cStat=778)' };
  const reasoned = {
    data_entrada_contingencia: new Date(Date.now() - 3_600_000).toISOString(),
    motivo_entrada_contingencia: 'SEFAZ da UF fora do ar desde cedo',
  };
  const put = async (payload: Payload, verdict: 'AUTORIZADA' | 'REJEITADA' = 'AUTORIZADA') => {
    const { id, status, xMotivo } = await emitToVerdict(headers, payload);
    expect(status, xMotivo ?? '').toBe(verdict);
    return id;
  };
  const emitCanceled = async (path: string, payload: Payload) => {
    const id = await put(payload);
    await callUntilAnswered(`/v1/${path}/${id}/cancel`, headers, { reason: 'Pedido cancelado pelo cliente' });
    expect((await settleEvents(headers, id, path)).status).toBe('CANCELADA');
  };
  const sample = (type: string) => sampleOf(documentOf(type), company);
  const emitClosed = async () => {
    const id = await put(sample('mdfe'));
    const body = { data: today(), sigla_uf: 'SP', nome_municipio: 'São Paulo', codigo_municipio: '3550308' };
    expect((await callUntilAnswered(`/v1/mdfe/${id}/encerrar`, headers, body)).status).toBe(200);
  };
  const returned = moveToNow(fixtureOf('nfe', 'devolucao'), Date.now());
  // MDF-e follow one another: their authority takes no second one while a first is open.
  const cargoes = async () => {
    await emitClosed();
    await emitCanceled('mdfe', sample('mdfe'));
    await put(sample('mdfe'));
  };
  await Promise.all([
    put(nfe('1234567.89')),
    put(nfe('0.01')),
    put(nfe('19.90', { tipo_documento: '0' }, '1102')),
    put({ ...returned, numero: null, serie: null, codigo_unico: null, ...issuer(company) }),
    put(nfe('7.77', { ...reasoned, forma_emissao: '6' })),
    put(nfe('3.33', { data_emissao: `${OLD}T23:30:00-03:00` })),
    put(nfe('500.00', refused), 'REJEITADA'),
    put(nfceOf(company)),
    put(nfceOf(company, { ...reasoned, forma_emissao: '9' })),
    put(nfceOf(company, refused), 'REJEITADA'),
    ...['cte', 'nfcom', 'dce', 'nfse'].map((type) => put(sample(type))),
    emitCanceled('nfe', nfe('250.25')),
    emitCanceled('cte', sample('cte')),
    cargoes(),
  ]);
}

const issuer = ({ cnpj }: Company): Payload => ({
  cnpj_emitente: cnpj,
  logradouro_emitente: 'Rua dos Ipês',
  numero_emitente: '100',
  bairro_emitente: 'Centro',
  municipio_emitente: 'São Paulo',
  codigo_municipio_emitente: '3550308',
  uf_emitente: 'SP',
  cep_emitente: '01001000',
});

/** Element of what a document is worth, by type. */
const WORTH: Readonly<Record<string, string>> = {
  nfe: 'vNF',
  nfce: 'vNF',
  cte: 'vTPrest',
  mdfe: 'vCarga',
  nfcom: 'vNF',
  dce: 'vDC',
  nfse: 'vServ',
};
/** Elements of totals of taxes that occur once in an XML, by column. */
const TOTALS: Readonly<Record<string, (xml: string) => string | undefined>> = {
  ICMS: (xml) => first(xml.split(/<ICMSTot>|<imp>/)[1], 'vICMS'),
  IPI: (xml) => first(xml.split('<ICMSTot>')[1], 'vIPI'),
  ISS: (xml) => first(xml, 'vISSQN'),
  IBS: (xml) => first(xml.split(/<IBSCBSTot>|<imp>/)[1], 'vIBS'),
  CBS: (xml) => first(xml.split(/<IBSCBSTot>|<imp>/)[1], 'vCBS'),
};
const first = (xml: string | undefined, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]+)<`).exec(xml ?? '')?.[1];
const cents = (amount: string): bigint => {
  const [, whole = '', part = ''] = /^(\d+)(?:[.,](\d{1,2})0*)?$/.exec(amount) ?? [];
  if (whole === '') throw new Error(`${amount} is no amount`);
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
};
const inReais = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

/** The kind of operation that the note's own XML has. */
function operacaoOf(type: string, xml: string): string | null {
  if (type !== 'nfe' && type !== 'nfce') return null;
  if (first(xml, 'finNFe') === '4') return 'devolucao';
  return first(xml, 'tpNF') === '0' ? 'entrada' : 'saida';
}

interface Recounted {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly operacao: string | null;
  readonly accessKey: string;
  readonly worth: bigint;
  readonly xml: string;
}

/** Every document of the account by its stored XML alone. */
async function recount(): Promise<readonly Recounted[]> {
  const owner = ownerDb();
  const { rows } = await owner.pool.query<{ id: string; access_key: string }>(
    'select id, access_key from documents where account_id = $1',
    [company.accountId],
  );
  return Promise.all(
    rows.map(async ({ id, access_key: accessKey }) => {
      const found = await getDocumentXmlOfAccount(db, company.accountId, id);
      if (found === null) throw new Error(`${id} has no XML`);
      const { type, status } = found.xml;
      const xml = distributedXml(found.xml).toString();
      const worth = cents(first(xml, WORTH[type] ?? '') ?? '');
      return { id, type, status, operacao: operacaoOf(type, xml), accessKey, worth, xml };
    }),
  );
}

/** `type status operacao count reais`, in order. */
const sumLines = (all: readonly Pick<Recounted, 'type' | 'status' | 'operacao' | 'worth'>[]) => {
  const sums = new Map<string, { readonly count: number; readonly worth: bigint }>();
  for (const { type, status, operacao, worth } of all) {
    const key = `${type} ${status} ${operacao}`;
    const before = sums.get(key) ?? { count: 0, worth: 0n };
    sums.set(key, { count: before.count + 1, worth: before.worth + worth });
  }
  return [...sums].map(([key, { count, worth }]) => `${key} ${count} ${inReais(worth)}`).toSorted();
};

const nowMs = () => Date.now();
const meant: DocumentsMeant = { environment: 2 };
const totals = async (asked: Partial<DocumentsMeant> = {}) => {
  const found = await createTotalAccountDocuments({ db, nowMs })(company.accountId, { ...meant, ...asked });
  return (found ?? [])
    .map(
      (each) =>
        `${each.type} ${each.status} ${each.operacao} ${each.count} ${inReais(cents(each.valorTotal))}`,
    )
    .toSorted();
};
const list = createListAccountDocuments;
const listDocuments = async (asked: Partial<DocumentsMeant> = {}) =>
  (await list({ db, nowMs })(company.accountId, { ...meant, ...asked, limit: 100 })).data;

/** The rows of the file, by the names of their columns. */
async function csv(asked: Partial<DocumentsMeant> = {}) {
  const exportDocuments = createExportDocuments({ db, listAccountDocuments: list({ db, nowMs }) });
  const account = { accountId: company.accountId, actor: { kind: 'system', id: 'test' } } as const;
  let text = '';
  for await (const piece of exportDocuments(account, { ...meant, ...asked })) text += piece;
  const [names = [], ...rows] = text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, a, b]) => a ?? b ?? ''),
    );
  return rows.map((cells) => new Map(names.map((name, at) => [name, cells[at] ?? ''])));
}
const WORDS: Readonly<Record<string, string | null>> = {
  '': null,
  saída: 'saida',
  entrada: 'entrada',
  devolução: 'devolucao',
};
const typeOf = (nome: string | undefined) => DOCUMENTS.find((each) => each.nome === nome)?.type ?? '';

it('sums what the XMLs sum up to, to the cent: totals, list, file and counts of the days', async () => {
  const all = await recount();
  const expected = sumLines(all);
  expect(expected).toHaveLength(15);
  expect(await totals()).toEqual(expected);
  const rows = await listDocuments();
  expect(sumLines(rows.map((row) => ({ ...row, worth: cents(row.valorTotal ?? '') })))).toEqual(expected);
  const lines = await csv();
  expect(
    sumLines(
      lines.map((line) => ({
        type: typeOf(line.get('Tipo')),
        status: line.get('Situação') ?? '',
        operacao: WORDS[line.get('Operação') ?? ''] ?? null,
        worth: cents(line.get('Valor total') ?? ''),
      })),
    ),
  ).toEqual(expected);
  const stats = await documentStats(db, company.accountId, { environment: 2, now: new Date(), days: 7 });
  const counts = new Map<string, number>();
  for (const { type, status, count } of stats.counts) {
    const key = `${type} ${status}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const byStatus = new Map<string, number>();
  for (const { type, status } of all)
    byStatus.set(`${type} ${status}`, (byStatus.get(`${type} ${status}`) ?? 0) + 1);
  expect(counts).toEqual(byStatus);
});

it('puts a note into the day that it bears, wherever one looks', async () => {
  const period = { since: OLD, until: OLD };
  expect(await totals(period)).toEqual(['nfe AUTORIZADA saida 1 3.33']);
  const [row, ...more] = await listDocuments(period);
  expect(more).toEqual([]);
  const [line] = await csv(period);
  expect(line?.get('Id')).toBe(row?.id);
  expect(line?.get('Emitido em')).toBe(`${OLD.split('-').toReversed().join('/')} 23:30:00`);
  expect((await totals({ period: 'hoje' })).join()).not.toContain('3.33');
  const stats = await documentStats(db, company.accountId, { environment: 2, now: new Date(), days: 7 });
  expect(stats.counts.filter(({ day }) => day === OLD)).toEqual([
    { day: OLD, type: 'nfe', status: 'AUTORIZADA', count: 1 },
  ]);
});

it('writes CFOP and taxes of the XML, the protocol and the cancellation into the file', async () => {
  const all = await recount();
  const lines = new Map((await csv()).map((line) => [line.get('Id'), line]));
  const seen = new Set<string>();
  for (const { id, type, status, accessKey, xml } of all) {
    const line = lines.get(id);
    expect(line?.get('Chave sem espaços')).toBe(accessKey);
    expect(line?.get('Chave de acesso')?.replaceAll(' ', '')).toBe(accessKey);
    const cfops = [...new Set([...xml.matchAll(/<CFOP>(\d+)</g)].map(([, cfop]) => cfop))];
    expect(line?.get('CFOP')).toBe(cfops.join(' '));
    expect(line?.get('Protocolo') !== '', `${type} ${status}`).toBe(status !== 'REJEITADA');
    expect(line?.get('Cancelado em') !== '', `${type} ${status}`).toBe(status === 'CANCELADA');
    for (const [column, read] of Object.entries(TOTALS)) {
      const amount = read(xml);
      expect(line?.get(column), `${type} ${column}`).toBe(
        amount === undefined ? '' : inReais(cents(amount)).replace('.', ','),
      );
      if (amount !== undefined) seen.add(`${type} ${column}`);
    }
  }
  for (const column of ['nfe ICMS', 'nfe IPI', 'cte ICMS', 'nfcom ICMS', 'nfse ISS'])
    expect(seen).toContain(column);
});

it('shows and sums nothing of another account', async () => {
  const other = await newAccount();
  expect(
    await createTotalAccountDocuments({ db, nowMs })(other.accountId, {
      ...meant,
      clientId: company.clientId,
    }),
  ).toEqual([]);
});
