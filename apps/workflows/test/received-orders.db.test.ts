import { buildChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { NEW_SEQUENCE } from '@fiscal/core/lifecycle/distribution';
import { manifestationRefusal } from '@fiscal/core/lifecycle/manifestation';
import type { ReceivedContent, ReceivedNote } from '@fiscal/core/sefaz/received';
import { randomCnpj } from '@fiscal/core/testing/builders';
import type { ManifestationKind, ManifestationPolicy } from '@fiscal/core/vocabulary/manifestation';
import { newId } from '@fiscal/db/base/ids';
import { openDistributions, storeDistribution } from '@fiscal/db/received/distributions';
import { createManifestationStore } from '@fiscal/db/received/manifestation-store';
import { requestManifestation } from '@fiscal/db/received/manifestations';
import { getReceived, listReceived } from '@fiscal/db/received/received-documents';
import {
  type AnnouncedOrder,
  announceOrder,
  deleteOrder,
  listOrders,
  OPEN_ORDERS_MAX,
  someOrders,
} from '@fiscal/db/received/received-orders';
import { settleReceivedProof } from '@fiscal/db/received/received-proof';
import { storeReceivedNotes } from '@fiscal/db/received/received-uploads';
import { setReceiving } from '@fiscal/db/received/settings';
import { createTenant, databaseUrls, openDb, type TestTenant } from '@fiscal/db/testing/test-database';
import pg from 'pg';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';

const app = openDb('app', 4);
const worker = openDb('worker', 2);
const owner = new pg.Pool({ connectionString: databaseUrls().ownerUrl, max: 1 });
afterAll(() => owner.end());
const by = { actor: { kind: 'system', id: 'teste' } } as const;
const DAY_MS = 86_400_000;
const supplier = randomCnpj('supplier-of-orders');

const keyOf = (numero: number, serie = 1): string =>
  buildChave({
    cUF: '35',
    AAMM: '2611',
    cnpj: supplier,
    mod: '55',
    serie,
    nNF: numero,
    tpEmis: '1',
    cNF: '48730195',
  });

const scopeOf = ({ accountId, clientId }: TestTenant) => ({ accountId, clientId, environment: 2 }) as const;
const callerOf = (tenant: TestTenant) => ({ ...scopeOf(tenant), tokenId: tenant.test.tokenId });
const stamp = (ageMs: number): string =>
  new Date(Date.now() - ageMs).toISOString().replace(/\.\d+Z$/, '+00:00');

interface Sold {
  readonly numero: number;
  readonly serie?: number;
  readonly valor?: string;
  readonly ageMs?: number;
  readonly situacao?: ReceivedNote['situacao'];
  /** The whole note of another addressee: the company carries it. */
  readonly carried?: boolean;
}

const contentOf = ({ numero, serie, valor, ageMs = 3_600_000, situacao, carried }: Sold): ReceivedContent => {
  const note: ReceivedNote = {
    chave: keyOf(numero, serie),
    emitente: supplier,
    nome: 'FORNECEDOR',
    ie: null,
    dhEmi: stamp(ageMs),
    tpNF: '1',
    valor: valor ?? '10.50',
    digVal: null,
    dhRecbto: stamp(ageMs),
    nProt: '135260000000001',
    situacao: situacao ?? 'autorizada',
  };
  return carried === true ? { kind: 'nota', note, destinatario: supplier } : { kind: 'resumo', note };
};

function noteIn(content: ReceivedContent) {
  if (content.kind !== 'resumo' && content.kind !== 'nota') throw new Error(content.kind);
  return content;
}

const cancellation = (numero: number): ReceivedContent => ({
  kind: 'evento',
  whole: true,
  event: {
    chave: keyOf(numero),
    cOrgao: '35',
    autor: supplier,
    tpEvento: '110111',
    nSeqEvento: 1,
    xEvento: 'Cancelamento',
    dhEvento: stamp(0),
    nProt: '135260000000002',
    effect: 'cancelada',
  },
});

/** A company that receives, and its distribution. */
async function openCompany(policy: ManifestationPolicy = 'pedido') {
  const cnpj = randomCnpj(`${Math.random()}`);
  const tenant = await createTenant(app, { cnpj });
  const set = (to: ManifestationPolicy) =>
    setReceiving(app, scopeOf(tenant), { change: { enabled: true, policy: to }, by });
  await set(policy);
  onTestFinished(async () => {
    await setReceiving(app, scopeOf(tenant), { change: { enabled: false }, by });
  });
  await openDistributions(worker);
  let nsu = 0;
  async function deliver(...contents: readonly ReceivedContent[]): Promise<void> {
    const { rows } = await owner.query<{ lease: string }>(
      `update distributions set lease = gen_random_uuid(), leased_until = now() + interval '5 minutes' where ground = $1 returning lease`,
      [tenant.accountId],
    );
    const owned = {
      ground: tenant.accountId,
      service: 'nfe',
      cnpj,
      lease: rows[0]?.lease ?? '',
      sequence: NEW_SEQUENCE,
      singles: [],
      nowMs: 0,
    } as const;
    const files = contents.map((content) => ({ nsu: ++nsu, schema: 's', zipped: Buffer.from(''), content }));
    expect(await storeDistribution(worker, owned, { ...owned, contents: files, leaseMs: 300_000 })).toBe(
      files.length,
    );
  }
  const sell = (...sold: readonly Sold[]) => deliver(...sold.map(contentOf));
  const announce = (referencia: string, order: Partial<AnnouncedOrder>) =>
    announceOrder(app, callerOf(tenant), {
      referencia,
      accessKey: null,
      emitente: order.accessKey ? null : supplier,
      serie: null,
      numero: null,
      valorTotal: null,
      ...order,
    });
  /** Its supplier's file of the note, sent by hand. */
  const upload = async (sold: Sold): Promise<void> => {
    const { note } = noteIn(contentOf(sold));
    const file = { kind: 'nota', type: 'nfe', environment: 2, warnings: [], parties: [cnpj] } as const;
    const importId = newId();
    const xml = { xml: Buffer.from(''), zipped: Buffer.from('') };
    await storeReceivedNotes(worker, { ...scopeOf(tenant), target: 'sandbox', importId }, [
      { ...file, ...xml, destinatario: cnpj, note: { ...note, digVal: 'abc' } },
    ]);
  };
  /** The answer to /confirm. */
  const confirm = async (numero: number): Promise<void> => {
    const note = await noteOf(numero);
    if (note === null) throw new Error('the note is not here');
    const verdict = { proof: 'confirmed', reason: null, situacao: 'autorizada' } as const;
    await settleReceivedProof(app, callerOf(tenant), { note, verdict });
  };
  const noteOf = async (numero: number, serie?: number) => {
    const { data } = await listReceived(app, scopeOf(tenant), { limit: 1, accessKey: keyOf(numero, serie) });
    return getReceived(app, scopeOf(tenant), data[0]?.id ?? '');
  };
  /** References of the orders that asked for a manifestation of the note, each with its kind. */
  const askedOf = async (numero: number, serie?: number) =>
    (await noteOf(numero, serie))?.manifestations.map(({ tipo, referencia }) => [tipo, referencia]);
  const orders = async () => {
    const { data } = await listOrders(app, scopeOf(tenant), { limit: 10 });
    return Object.fromEntries(data.map(({ referencia, status }) => [referencia, status]));
  };
  const manifest = async (numero: number, tipo: ManifestationKind) => {
    const asked = await requestManifestation(app, callerOf(tenant), {
      id: (await noteOf(numero))?.id ?? '',
      tipo,
      justificativa: null,
      idempotency: null,
      judge: ({ note, earlier, nowMs }) => manifestationRefusal(note, earlier, { tipo, nowMs }),
    });
    return asked !== null && 'manifestationId' in asked ? asked.manifestationId : '';
  };
  /** Notes 10,001 and on of the supplier, and as many open orders as there may be, by number and by amount, which none of them fulfills. */
  async function fill({ notes, open }: { readonly notes: number; readonly open: number }): Promise<void> {
    const [head, tail] = [keyOf(1).slice(0, 25), keyOf(1).slice(34)];
    await owner.query(
      `insert into received_documents (id, account_id, client_id, environment, target, type, access_key, emitente, dh_emi, emitted_at, tp_nf,
         valor_total, protocol_number, authorized_at, situacao, whole, destinatario)
       select gen_random_uuid(), $1, $2, 2, 'sandbox', 'nfe', $3 || lpad((10000 + n)::text, 9, '0') || $4, $5, '', now(), '1', 10.5, '1', now(),
              'autorizada', false, $6
         from generate_series(1, $7::integer) n`,
      [tenant.accountId, tenant.clientId, head, tail, supplier, cnpj, notes],
    );
    await owner.query(
      `insert into received_orders (id, account_id, client_id, environment, referencia, emitente, numero, valor_total)
       select gen_random_uuid(), $1, $2, 2, 'r' || n, $3, case when n % 2 = 0 then 900000 + n end, case when n % 2 = 1 then 900000 + n end
         from generate_series(1, $4::integer) n`,
      [tenant.accountId, tenant.clientId, supplier, open],
    );
    await owner.query('analyze received_documents, received_orders');
  }
  const registered = { kind: 'registrada', cStat: '135', xMotivo: 'Evento registrado' } as const;
  const settle = (manifestationId: string) =>
    createManifestationStore(worker).settle(
      { accountId: tenant.accountId, manifestationId },
      { ...registered, nProt: '1', dhRegEvento: null, proc: null },
    );
  return {
    tenant,
    set,
    deliver,
    sell,
    announce,
    askedOf,
    orders,
    manifest,
    settle,
    noteOf,
    fill,
    upload,
    confirm,
  };
}

/** Ways to name the same note, number 7 of series 1 over 10.50. */
const NAMES: readonly (readonly [string, Partial<AnnouncedOrder>])[] = [
  ['key', { accessKey: keyOf(7) }],
  ['key and amount', { accessKey: keyOf(7), valorTotal: '10.5' }],
  ['number', { numero: 7 }],
  ['series and number', { serie: 1, numero: 7 }],
  ['amount', { valorTotal: '10.50' }],
  ['number and amount', { numero: 7, valorTotal: '10.50' }],
];

describe.each(NAMES)('an order that names a note by its %s', (_, name) => {
  it('has it confirmed when it arrives, once, and by no other order', async () => {
    const { sell, announce, askedOf, orders } = await openCompany();
    expect(await announce('A', name)).toMatchObject({ kind: 'anunciado', order: { status: 'aberto' } });
    expect(await announce('B', name)).toMatchObject({ kind: 'anunciado', order: { status: 'aberto' } });
    await sell({ numero: 7 });
    expect(await askedOf(7)).toEqual([['confirmacao', 'A']]);
    expect(await orders()).toEqual({ A: 'atendido', B: 'aberto' });
    await sell({ numero: 7 });
    expect(await askedOf(7)).toEqual([['confirmacao', 'A']]);
    expect(await orders()).toEqual({ A: 'atendido', B: 'aberto' });
  });

  it('has it confirmed when it is announced after the note, once, and names the order in the feed', async () => {
    const { tenant, sell, announce, askedOf, settle, noteOf } = await openCompany();
    await sell({ numero: 7 });
    const first = await announce('A', name);
    const id = (await noteOf(7))?.id;
    expect(first).toMatchObject({ kind: 'anunciado', order: { status: 'atendido', receivedId: id } });
    expect(await announce('A', name)).toMatchObject({ kind: 'repetido', order: { status: 'atendido' } });
    expect(await announce('B', name)).toMatchObject({ kind: 'anunciado', order: { status: 'aberto' } });
    expect(await askedOf(7)).toEqual([['confirmacao', 'A']]);
    await settle((await noteOf(7))?.manifestations[0]?.id ?? '');
    const { rows } = await owner.query<{ status: string; referencia: string }>(
      `select details ->> 'status' as status, details ->> 'referencia' as referencia from document_changes
        where account_id = $1 and kind = 'received.manifested' order by xid, seq`,
      [tenant.accountId],
    );
    expect(rows).toEqual([
      { status: 'pendente', referencia: 'A' },
      { status: 'registrada', referencia: 'A' },
    ]);
    expect(await noteOf(7)).toMatchObject({ manifestacao: 'confirmacao' });
    expect(await askedOf(7)).toEqual([['confirmacao', 'A']]);
  });
});

const OTHERS: readonly (readonly [string, Sold])[] = [
  ['another number', { numero: 8, valor: '10.50' }],
  ['another series', { numero: 7, serie: 2 }],
  ['another amount', { numero: 7, valor: '10.51' }],
  ['a denied note', { numero: 7, situacao: 'denegada' }],
  ['a note that its issuer canceled', { numero: 7, situacao: 'cancelada' }],
  ['a note of another addressee', { numero: 7, carried: true }],
  ['a note past its term', { numero: 7, ageMs: 90 * DAY_MS + 60_000 }],
];

describe.each(OTHERS)('%s', (_, sold) => {
  const name = { serie: 1, numero: 7, valorTotal: '10.50' };

  it('fulfills no order, whichever came first', async () => {
    const before = await openCompany();
    await before.announce('A', name);
    await before.sell(sold);
    const after = await openCompany();
    await after.sell(sold);
    await after.announce('A', name);
    for (const { orders, askedOf } of [before, after]) {
      expect(await askedOf(sold.numero, sold.serie)).toEqual([]);
      expect(await orders()).toEqual({ A: 'aberto' });
    }
  });
});

it('confirms a note on the last day of its term', async () => {
  const { sell, announce, askedOf } = await openCompany();
  await announce('A', { numero: 7 });
  await sell({ numero: 7, ageMs: 90 * DAY_MS - 60_000 });
  expect(await askedOf(7)).toEqual([['confirmacao', 'A']]);
});

it('confirms no note that the same answer cancels', async () => {
  const { deliver, announce, askedOf, orders } = await openCompany();
  await announce('A', { numero: 7 });
  await deliver(contentOf({ numero: 7 }), cancellation(7));
  expect(await askedOf(7)).toEqual([]);
  expect(await orders()).toEqual({ A: 'aberto' });
});

it('gives a note to the order that names most of it, and of equal ones to the first', async () => {
  const { sell, announce, askedOf, orders } = await openCompany();
  await announce('amount', { valorTotal: '10.50' });
  await announce('number', { numero: 7 });
  await announce('key', { accessKey: keyOf(7) });
  await announce('amount again', { valorTotal: '10.50' });
  await sell({ numero: 7 }, { numero: 8 }, { numero: 9 }, { numero: 10 });
  expect(await askedOf(7)).toEqual([['confirmacao', 'key']]);
  expect(await askedOf(8)).toEqual([['confirmacao', 'amount']]);
  expect(await askedOf(9)).toEqual([['confirmacao', 'amount again']]);
  expect(await askedOf(10)).toEqual([]);
  expect(await orders()).toMatchObject({ number: 'aberto' });
});

it('confirms none of several notes that fulfill an order when it is announced, and is ambiguous', async () => {
  const { sell, announce, askedOf, orders } = await openCompany();
  await sell({ numero: 7 }, { numero: 8 });
  expect(await announce('A', { valorTotal: '10.50' })).toMatchObject({ order: { status: 'ambiguo' } });
  await sell({ numero: 9 });
  for (const numero of [7, 8, 9]) expect(await askedOf(numero)).toEqual([]);
  expect(await announce('B', { numero: 8 })).toMatchObject({ order: { status: 'atendido' } });
  expect(await orders()).toEqual({ A: 'ambiguo', B: 'atendido' });
});

it.each(['confirmacao', 'desconhecimento'] as const)('leaves a note with %s as it is', async (tipo) => {
  const { sell, announce, askedOf, manifest, settle, orders } = await openCompany();
  await sell({ numero: 7 });
  const id = await manifest(7, tipo);
  await announce('A', { numero: 7 });
  expect(await askedOf(7)).toEqual([[tipo, null]]);
  await settle(id);
  expect(await askedOf(7)).toEqual([[tipo, null]]);
  expect(await orders()).toEqual({ A: 'aberto' });
});

it('confirms a note whose ciência waited for the authority, once that is decided', async () => {
  const { sell, announce, askedOf, manifest, settle, orders } = await openCompany();
  await sell({ numero: 7 });
  const id = await manifest(7, 'ciencia');
  await announce('A', { numero: 7 });
  expect(await orders()).toEqual({ A: 'aberto' });
  await settle(id);
  expect(await askedOf(7)).toEqual([
    ['ciencia', null],
    ['confirmacao', 'A'],
  ]);
  expect(await orders()).toEqual({ A: 'atendido' });
});

describe.each(NAMES)('an order that names a note which only a file shows by its %s', (_, name) => {
  it('has it confirmed once the authority proves the file, by key', async () => {
    const { upload, announce, confirm, askedOf, orders } = await openCompany();
    await upload({ numero: 7 });
    await announce('A', name);
    expect(await askedOf(7)).toEqual([]);
    await confirm(7);
    expect(await askedOf(7)).toEqual([['confirmacao', 'A']]);
    expect(await orders()).toEqual({ A: 'atendido' });
  });

  it('has it confirmed at once if the authority proved it before', async () => {
    const { upload, announce, confirm, askedOf } = await openCompany();
    await upload({ numero: 7 });
    await confirm(7);
    await announce('A', name);
    expect(await askedOf(7)).toEqual([['confirmacao', 'A']]);
  });

  it('has it confirmed when the distribution delivers it', async () => {
    const { upload, sell, announce, askedOf } = await openCompany();
    await upload({ numero: 7, valor: '10.51' });
    await announce('A', name);
    await sell({ numero: 7 });
    expect(await askedOf(7)).toEqual([['confirmacao', 'A']]);
  });
});

it('takes no order under another policy, confirms nothing by one, and catches up once the policy returns', async () => {
  const { set, sell, announce, askedOf, orders } = await openCompany('nenhuma');
  expect(await announce('A', { numero: 7 })).toEqual({ kind: 'sem-politica' });
  await set('pedido');
  expect(await announce('A', { numero: 7 })).toMatchObject({ kind: 'anunciado' });
  await set('ciencia');
  await sell({ numero: 7 });
  expect(await askedOf(7)).toEqual([['ciencia', null]]);
  await set('nenhuma');
  await announce('B', { numero: 8 });
  await set('pedido');
  expect(await announce('B', { numero: 8 })).toMatchObject({ kind: 'anunciado' });
  await set('nenhuma');
  await sell({ numero: 8 });
  expect(await askedOf(8)).toEqual([]);
  await set('pedido');
  expect(await askedOf(8)).toEqual([['confirmacao', 'B']]);
  expect(await orders()).toEqual({ A: 'aberto', B: 'atendido' });
});

it('confirms once, whether note and orders come at the same moment', async () => {
  const { sell, announce, askedOf, orders } = await openCompany();
  for (let round = 0; round < 10; round++) {
    const numero = 100 + round;
    await Promise.all([
      sell({ numero, valor: `${numero}.00` }),
      announce(`a${round}`, { numero }),
      announce(`a${round}`, { numero }),
      announce(`b${round}`, { valorTotal: `${numero}.00` }),
    ]);
    const asked = await askedOf(numero);
    expect(asked).toHaveLength(1);
    expect(asked?.[0]?.[0]).toBe('confirmacao');
  }
  expect(Object.values(await orders()).filter((status) => status === 'ambiguo')).toEqual([]);
});

it('finds the notes of the orders among all that a company may have open, in each way', async () => {
  const { set, sell, announce, askedOf, manifest, settle, fill } = await openCompany();
  await fill({ notes: 2_000, open: OPEN_ORDERS_MAX - 5 });
  await announce('number', { numero: 7 });
  await announce('amount', { valorTotal: '77.00' });
  await sell(
    ...Array.from({ length: 50 }, (_, n) => ({ numero: n + 1, valor: n + 1 === 8 ? '77.00' : '10.50' })),
  );
  expect(await askedOf(7)).toEqual([['confirmacao', 'number']]);
  expect(await askedOf(8)).toEqual([['confirmacao', 'amount']]);
  const id = await manifest(9, 'ciencia');
  await announce('settled', { numero: 9 });
  await settle(id);
  expect(await askedOf(9)).toEqual([
    ['ciencia', null],
    ['confirmacao', 'settled'],
  ]);
  await announce('returned', { numero: 60 });
  await set('nenhuma');
  await sell({ numero: 60 });
  expect(await askedOf(60)).toEqual([]);
  await set('pedido');
  expect(await askedOf(60)).toEqual([['confirmacao', 'returned']]);
}, 120_000);

it('keeps a reference to its first order, has a bound, and removes what no note fulfills', async () => {
  const { tenant, sell, announce } = await openCompany();
  const other = await openCompany();
  const first = await announce('A', { numero: 7 });
  expect(await announce('A', { numero: 8 })).toMatchObject({ kind: 'outro', order: { numero: 7 } });
  expect(await other.announce('A', { numero: 8 })).toMatchObject({ kind: 'anunciado' });
  await owner.query(
    `insert into received_orders (id, account_id, client_id, environment, referencia, emitente, numero)
     select gen_random_uuid(), $1, $2, 2, 'r' || n, 'e', n from generate_series(2, ${OPEN_ORDERS_MAX}) n`,
    [tenant.accountId, tenant.clientId],
  );
  expect(await announce('B', { numero: 9 })).toEqual({ kind: 'cheio' });
  expect(await announce('A', { numero: 7 })).toMatchObject({ kind: 'repetido' });
  const id = 'order' in first ? first.order.id : '';
  expect(await deleteOrder(app, callerOf(other.tenant), id)).toBeNull();
  expect(await deleteOrder(app, callerOf(tenant), id)).toBe('excluido');
  expect(await someOrders(app, scopeOf(tenant), [id])).toEqual([]);
  await sell({ numero: 7 });
  const fulfilled = await announce('A', { numero: 7 });
  expect(fulfilled).toMatchObject({ order: { status: 'atendido' } });
  expect(await deleteOrder(app, callerOf(tenant), 'order' in fulfilled ? fulfilled.order.id : '')).toBe(
    'atendido',
  );
});
