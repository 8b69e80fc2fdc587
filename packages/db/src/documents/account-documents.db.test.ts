import type { Operacao } from '@fiscal/core/vocabulary/operacao';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { documentStats } from '../accounts/console-stats.ts';
import type { Db } from '../base/client.ts';
import { createDb } from '../base/client.ts';
import { createClient } from '../companies/clients.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { emit, sign } from '../testing/emissions.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import {
  createTenant,
  databaseUrls,
  openDb,
  type TestTenant,
  testKeyring,
} from '../testing/test-database.ts';
import { fillEmissions } from '../upkeep/fill-emissions.ts';
import { createVault } from '../vault/vault.ts';
import {
  type AccountDocumentsAsked,
  accountDocumentsQuery,
  DOCUMENT_SORTS,
  listAccountDocuments,
} from './account-documents.ts';
import { totalAccountDocuments } from './account-totals.ts';

const app = openDb('app');
const worker = openDb('worker');
const owner: Db = createDb({ url: databaseUrls().ownerUrl, role: 'app', max: 1, keyring: testKeyring });
const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
let tenant: TestTenant;
let branch: string;
/** Oldest first: a note of the first company, one of the second, an MDF-e, a refused note. */
let ids: readonly [string, string, string, string];

beforeAll(async () => {
  tenant = await createTenant(app);
  const made = await createClient(app, createVault(app, testKeyring), {
    accountId: tenant.accountId,
    client: {
      name: 'Filial',
      cnpj: '11222333000181',
      ie: '1',
      uf: 'SP',
      environment: 2,
      csc: 'CODIGO-CSC',
      cscId: '000001',
      certificate: null,
    },
  });
  if (made.kind !== 'criado') throw new Error(made.kind);
  branch = made.client.id;
  const accept = async (clientId: string, changes: Parameters<typeof acceptRequest>[1]) => {
    const taken = await acceptor.accept(acceptRequest({ ...tenant.test, clientId }, changes));
    if (taken.kind !== 'aceito') throw new Error(taken.kind);
    return taken.documentId;
  };
  const summary = (
    destinatario: string | null,
    valorTotal: string | null,
    documento: string | null = null,
    operacao: Operacao | null = 'saida',
  ) => ({
    prepared: { summary: { destinatario, documentoDestinatario: documento, valorTotal, operacao } },
  });
  ids = [
    await accept(tenant.clientId, { ...summary('João Ávila & Cia', '10.50'), referencia: 'pedido-1' }),
    await accept(branch, summary('Padaria Estrela', '1234.5', '52998224725', 'devolucao')),
    await accept(tenant.clientId, { ...summary(null, null, null, null), type: 'mdfe', modelo: '58' }),
    await accept(tenant.clientId, summary('Joao Silva', '1.00')),
  ];
  await owner.pool.query(`update documents set status = 'REJEITADA' where id = $1`, [ids[3]]);
  await owner.pool.query(`update numbers set document_id = null, state = 'livre' where document_id = $1`, [
    ids[3],
  ]);
});
afterAll(() => Promise.all([acceptor.close(), owner.close()]));

async function listPage(filter: Partial<AccountDocumentsAsked>, accountId = tenant.accountId) {
  const page = await listAccountDocuments(app, accountId, { environment: 2, limit: 10, ...filter });
  if (page.kind !== 'pagina') throw new Error(page.kind);
  return page;
}
const findPlaces = async (filter: Partial<AccountDocumentsAsked>) =>
  (await listPage(filter)).data.map(({ id }) => ids.indexOf(id) + 1);

it('shows the documents of all companies, newest first, with recipient and value as they were accepted', async () => {
  const { data, nextCursor } = await listPage({});
  expect(data.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(nextCursor).toBeNull();
  expect(data[2]).toMatchObject({
    clientId: branch,
    clientName: 'Filial',
    clientCnpj: '11222333000181',
    destinatario: 'Padaria Estrela',
    valorTotal: '1234.5',
    status: 'PENDENTE',
  });
  expect(data[1]).toMatchObject({ type: 'mdfe', destinatario: null, valorTotal: null });
});

it.each(DOCUMENT_SORTS)('continues from a cursor until there is no more, %s first', async (sort) => {
  const all = await listPage({ sort });
  const first = await listPage({ sort, limit: 3 });
  const second = await listPage({ sort, limit: 3, cursor: first.nextCursor ?? '' });
  expect([...first.data, ...second.data]).toEqual(all.data);
  expect(second.nextCursor).toBeNull();
});

const party = (documento: string, text = documento) => ({ kind: 'documento', documento, text }) as const;

describe('finds', () => {
  it.each<[string, () => Partial<AccountDocumentsAsked>, readonly number[]]>([
    ['one status', () => ({ statuses: ['REJEITADA'] }), [4]],
    ['any of several statuses', () => ({ statuses: ['PENDENTE', 'REJEITADA'] }), [4, 3, 2, 1]],
    ['a type', () => ({ types: ['mdfe'] }), [3]],
    ['a type in a status', () => ({ types: ['mdfe'], statuses: ['REJEITADA'] }), []],
    ['a company', () => ({ clientId: branch }), [2]],
    ['a status of a company', () => ({ clientId: branch, statuses: ['PENDENTE'] }), [2]],
    ['some by id', () => ({ ids: ids.slice(1, 3) }), [3, 2]],
    [
      'those of some ids that match the rest',
      () => ({ ids, types: ['nfe'], statuses: ['PENDENTE'] }),
      [2, 1],
    ],
    ['part of a name, however it is written', () => ({ search: { kind: 'texto', text: 'JOAO' } }), [4, 1]],
    ['accents in what is asked', () => ({ search: { kind: 'texto', text: 'ávila' } }), [1]],
    ['what is no pattern', () => ({ search: { kind: 'texto', text: '%' } }), []],
    ['a reference', () => ({ search: { kind: 'texto', text: 'pedido-1' } }), [1]],
    ['the CPF of the other party', () => ({ search: party('52998224725') }), [2]],
    ['the CNPJ of a company, by what it issued', () => ({ search: party('11222333000181') }), [2]],
    ['a reference that reads like a CPF', () => ({ search: party('52998224725', 'pedido-1') }), [2, 1]],
    ['an amount', () => ({ search: { kind: 'valor', valor: '1234.50' } }), [2]],
    ["part of a company's name", () => ({ search: { kind: 'texto', text: 'filial' } }), [2]],
    ['oldest first', () => ({ sort: 'antigos' }), [1, 2, 3, 4]],
    ['greatest first', () => ({ sort: 'maiores' }), [2, 1, 4, 3]],
    ['smallest of a status first', () => ({ sort: 'menores', statuses: ['PENDENTE'] }), [3, 1, 2]],
    ['nothing where filters contradict each other', () => ({ ids: [], statuses: [] }), []],
    ['nothing in the future', () => ({ from: new Date(Date.now() + 60_000) }), []],
    ['nothing in the past', () => ({ to: new Date(Date.now() - 3_600_000) }), []],
    ['nothing of the other environment', () => ({ environment: 1 }), []],
  ])('%s', async (_, filter, expected) => {
    expect(await findPlaces(filter())).toEqual(expected);
  });

  it('a number by its holder, and by a refused document that gave it back', async () => {
    const { data } = await listPage({});
    const numberOf = (n: number) => data.find(({ id }) => id === ids[n - 1])?.numero ?? 0;
    const of = (n: number, serie: number | null) =>
      findPlaces({ search: { kind: 'numero', serie, numero: numberOf(n), text: String(numberOf(n)) } });
    expect(await of(4, 1)).toContain(4);
    expect(await of(1, null)).toContain(1);
    expect(await of(1, 7)).toEqual([]);
  });

  it('an access key', async () => {
    const { data } = await listPage({ ids: [ids[0]] });
    expect(await findPlaces({ search: { kind: 'chave', accessKey: data[0]?.accessKey ?? '' } })).toEqual([1]);
  });

  it('the beginning of an access key, and its end from the number on', async () => {
    const { data } = await listPage({ ids: [ids[0]] });
    const key = data[0]?.accessKey ?? '';
    const beginning = (length: number) =>
      findPlaces({ search: { kind: 'parte', beginning: key.slice(0, length), text: '' } });
    expect(await beginning(43)).toEqual([1]);
    expect(await beginning(12)).toContain(1);
    expect(await findPlaces({ search: { kind: 'parte', beginning: '99', text: '' } })).toEqual([]);
    expect(await findPlaces({ search: { kind: 'fim', end: key.slice(20), text: '' } })).toEqual([1]);
    expect(await findPlaces({ search: { kind: 'fim', end: `9${key.slice(26)}`, text: '' } })).toEqual([]);
    const end = key.slice(33);
    expect(await findPlaces({ search: { kind: 'parte', beginning: end, text: '' } })).toEqual([1]);
  });

  it('the end of an access key that more keys of the other environment share than are looked up', async () => {
    const { data } = await listPage({ ids: [ids[0]] });
    const key = data[0]?.accessKey ?? '';
    const end = key.slice(20);
    await owner.pool.query(
      `insert into access_keys (account_id, access_key, document_id, environment, live)
       select $1, lpad(n::text, 20, '0') || $2, gen_random_uuid(), 1, false from generate_series(1, 1000) n`,
      [tenant.accountId, end],
    );
    // The row written last is behind the others in the index.
    await owner.pool.query('update access_keys set live = live where account_id = $1 and access_key = $2', [
      tenant.accountId,
      key,
    ]);
    expect(await findPlaces({ search: { kind: 'fim', end, text: '' } })).toEqual([1]);
  });

  it('a bare code among the refused documents, beside the number', async () => {
    await owner.pool.query(`update documents set c_stat = '610' where id = $1`, [ids[3]]);
    const of = (cStat: string) =>
      findPlaces({ search: { kind: 'numero', serie: null, numero: 610, text: cStat, cStat } });
    expect(await of('610')).toEqual([4]);
    expect(await of('611')).toEqual([]);
  });

  it('more of a beginning than are looked up, page by page', async () => {
    const many = await createTenant(app);
    const accepted: string[] = [];
    for (let count = 0; count < 205; count += 1) {
      const taken = await acceptor.accept(acceptRequest(many.test));
      if (taken.kind === 'aceito') accepted.push(taken.accessKey);
    }
    const beginning = (accepted[0] ?? '').slice(0, 10);
    const { data } = await listPage(
      { search: { kind: 'parte', beginning, text: '' }, limit: 100 },
      many.accountId,
    );
    expect(data).toHaveLength(100);
    expect(data[0]?.accessKey).toBe(accepted.at(-1));
  });

  it('nothing of another account', async () => {
    const other = await createTenant(app);
    expect((await listPage({ ids }, other.accountId)).data).toEqual([]);
    expect((await listPage({ clientId: branch }, other.accountId)).data).toEqual([]);
    expect(
      (await listPage({ search: { kind: 'parte', beginning: '35', text: '' } }, other.accountId)).data,
    ).toEqual([]);
    expect((await listPage({ clientId: branch, statuses: ['PENDENTE'] }, other.accountId)).data).toEqual([]);
  });
});

/** Gives documents other moments of emission than those of their receipt. */
async function emittedAt(of: readonly (readonly [id: string, dhEmi: string])[]): Promise<void> {
  for (const [id, dhEmi] of of)
    await owner.pool.query('update documents set dh_emi = $2 where id = $1', [id, dhEmi]);
}

describe('filtered by the moment of emission', () => {
  let tenant: TestTenant;
  let made: readonly string[];

  beforeAll(async () => {
    tenant = await createTenant(app);
    const accept = async () => {
      const taken = await acceptor.accept(acceptRequest(tenant.test));
      if (taken.kind !== 'aceito') throw new Error(taken.kind);
      return taken.documentId;
    };
    made = [await accept(), await accept(), await accept(), await accept()];
    const [first = '', second = '', third = '', fourth = ''] = made;
    await emittedAt([
      [first, '2026-09-30T23:59:59-03:00'],
      // October in Brasília, the last hour of September in Acre.
      [second, '2026-09-30T22:00:00-05:00'],
      [third, '2026-10-31T22:00:00-03:00'],
      [fourth, '2026-10-31T23:00:00-02:00'],
    ]);
  });

  const september = new Date('2026-09-01T03:00:00Z');
  const october = new Date('2026-10-01T03:00:00Z');
  const november = new Date('2026-11-01T03:00:00Z');
  const findPlaces = async (filter: Partial<AccountDocumentsAsked>) =>
    (await listPage(filter, tenant.accountId)).data.map(({ id }) => made.indexOf(id) + 1);

  it('finds what a month has, whenever it was received', async () => {
    expect(await findPlaces({ emittedFrom: september, emittedTo: october })).toEqual([1]);
    expect(await findPlaces({ emittedFrom: october, emittedTo: november })).toEqual([4, 3, 2]);
    expect(await findPlaces({ emittedFrom: november })).toEqual([]);
    expect(await findPlaces({ emittedTo: october })).toEqual([1]);
  });

  it('runs by it, and continues from a cursor among equal moments', async () => {
    const asked = { emittedFrom: september, limit: 1 } as const;
    for (const [sort, expected] of [
      ['novos', [4, 3, 2, 1]],
      ['antigos', [1, 2, 3, 4]],
    ] as const) {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await listPage({ ...asked, sort, cursor }, tenant.accountId);
        seen.push(...page.data.map(({ id }) => made.indexOf(id) + 1));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual(expected);
    }
  });

  it('counts and sums the same documents as it lists, by day too', async () => {
    const period = { emittedFrom: october, emittedTo: november } as const;
    const totals = await totalAccountDocuments(app, tenant.accountId, { environment: 2, ...period });
    expect(totals).toMatchObject([{ count: 3 }]);
    const now = new Date('2026-10-31T12:00:00-03:00');
    const { counts } = await documentStats(app, tenant.accountId, { environment: 2, now, days: 2 });
    expect(counts).toEqual([{ day: '2026-10-31', type: 'nfe', status: 'PENDENTE', count: 2 }]);
  });

  it('takes the moment of receipt where none can be read, and none that is far ahead', async () => {
    const of = async (dhEmi: string, createdAt: string) => {
      const { rows } = await owner.pool.query<{ at: Date }>(
        'select document_emission($1, $2::timestamptz) as at',
        [dhEmi, createdAt],
      );
      return rows[0]?.at.toISOString();
    };
    const received = '2026-10-01T12:00:00.123Z';
    expect(await of('2026-09-30T22:00:00-05:00', received)).toBe('2026-10-01T03:00:00.000Z');
    expect(await of('2024-02-29T23:30:00-03:30', received)).toBe('2024-03-01T03:00:00.000Z');
    expect(await of('2026-09-30T22:00:00Z', received)).toBe('2026-09-30T22:00:00.000Z');
    expect(await of('2026-10-01T12:00:00+11:00', received)).toBe('2026-10-01T01:00:00.000Z');
    expect(await of('ontem', received)).toBe('2026-10-01T12:00:00.123Z');
    expect(await of('2027-10-01T12:00:00-03:00', received)).toBe('2026-10-02T12:00:00.123Z');
  });
});

it('plans first pages in order of emission, and looked-up documents, once and for all', async () => {
  const single = createDb({ url: app.url, role: 'app', max: 1, keyring: testKeyring });
  const months = { environment: 2, limit: 50, emittedFrom: new Date(0), emittedTo: new Date() } as const;
  for (const filter of [{}, { types: ['nfe'] }, { statuses: ['REJEITADA'] as const }])
    await listAccountDocuments(single, tenant.accountId, { ...months, ...filter });
  const search = { kind: 'fim', end: '', text: 'pedido-1' } as const;
  const found = await listAccountDocuments(single, tenant.accountId, { environment: 2, limit: 50, search });
  expect(found).toMatchObject({ data: [{ id: ids[0] }] });
  const { rows } = await single.pool.query(
    `select generic_plans as kept, custom_plans as planned from pg_prepared_statements where name like 'account_documents%'`,
  );
  expect(rows).toEqual(Array.from({ length: 5 }, () => ({ kept: '1', planned: '0' })));
  await single.close();
});

it('keeps one plan for the keys of a company’s month, unless more is asked', () => {
  const search = { kind: 'parte', beginning: '352611', text: '', aamm: '2611' } as const;
  const planOf = (more: object, clientIds: readonly string[] = [branch]) =>
    accountDocumentsQuery(
      tenant.accountId,
      { environment: 2, limit: 50, search, ...more },
      { ids: [], clientIds, isWide: true },
    ).plan;
  expect(planOf({})).toBe('ordered');
  for (const more of [
    { limit: 49 },
    { statuses: ['REJEITADA'] },
    { emittedFrom: new Date(0) },
    { sort: 'antigos' },
  ])
    expect(planOf(more), JSON.stringify(more)).toBe('custom');
  expect(planOf({}, [])).toBe('custom');
  expect(planOf({}, [branch, tenant.accountId])).toBe('custom');
});

it('counts what matches by type, status and operation, and what it is worth', async () => {
  const filter = { environment: 2 } as const;
  const totals = async (more: object) => {
    const all = await totalAccountDocuments(app, tenant.accountId, { ...filter, ...more });
    return all?.map(({ type, status, operacao, count, valorTotal }) =>
      [type, status, operacao, count, valorTotal].join(' '),
    );
  };
  expect(await totals({})).toEqual([
    'mdfe PENDENTE  1 0',
    'nfe PENDENTE devolucao 1 1234.5',
    'nfe PENDENTE saida 1 10.50',
    'nfe REJEITADA saida 1 1.00',
  ]);
  expect(await totals({ search: party('52998224725') })).toEqual(['nfe PENDENTE devolucao 1 1234.5']);
  expect(await totals({ statuses: ['REJEITADA'] })).toEqual(['nfe REJEITADA saida 1 1.00']);
  expect(await totals({ clientId: branch, types: ['mdfe'] })).toEqual([]);
});

it('fills what an earlier release left open, from the XML that was signed', async () => {
  const of = await createTenant(app);
  const store = createEmissionStore(worker);
  const notes = [
    ['<finNFe>1</finNFe><tpNF>1</tpNF>', 'saida'],
    ['<tpNF>0</tpNF><finNFe>1</finNFe>', 'entrada'],
    ['<tpNF>1</tpNF><finNFe>4</finNFe>', 'devolucao'],
    ['<finNFe>1</finNFe>', 'outra'],
    [null, 'outra'],
  ] as const;
  const filled: string[] = [];
  for (const [xml] of notes) {
    const emission = await emit({ acceptor, store }, of.test);
    if (xml !== null) {
      await sign(store, emission);
      await owner.pool.query('update xml set content = $2 where document_id = $1', [
        emission.scope.documentId,
        Buffer.from(xml),
      ]);
    }
    filled.push(emission.scope.documentId);
  }
  await owner.pool.query('update documents set operacao = null, emitted_at = null where id = any($1)', [
    filled,
  ]);
  expect(await fillEmissions(worker.pool)).toBeGreaterThanOrEqual(notes.length);
  const { rows } = await owner.pool.query<{ operacao: string; same: boolean }>(
    `select operacao, emitted_at = dh_emi::timestamptz as same from documents where id = any($1) order by array_position($1, id)`,
    [filled],
  );
  expect(rows).toEqual(notes.map(([, operacao]) => ({ operacao, same: true })));
});
