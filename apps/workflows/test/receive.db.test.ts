import { DISTRIBUTION_PAUSE_MS, NEIGHBOR_QUIET_MS } from '@fiscal/core/lifecycle/distribution';
import { SEED } from '@fiscal/core/testing/holds';
import { DISTRIBUTED_TYPES } from '@fiscal/core/vocabulary/received/distribution';
import { getReceived, listReceived } from '@fiscal/db/received/received-documents';
import { readReceivedXml } from '@fiscal/db/received/received-xml';
import { readReceivedSettings, setReceiving } from '@fiscal/db/received/settings';
import { migratedDatabase } from '@fiscal/db/testing/fresh-database';
import { createTenant } from '@fiscal/db/testing/test-database';
import fc from 'fast-check';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { receive } from '../src/received/receive.ts';
import {
  cancellation,
  closing,
  keyOf,
  service,
  serviceCancellation,
  summary,
} from './support/received-files.ts';
import { by, createReceiving, type Fault, scopeOf } from './support/receiving.ts';

// The file has its own database: a pass of another test over all accounts would take what waits here.
const { app, worker, owner, drop } = await migratedDatabase();
afterAll(drop);
const { cnpjs, openWorld, keysOf, numbersOf } = createReceiving({ app, worker, owner });
const HOUR = 3_600_000;

describe('receiving', () => {
  it('delivers ten days of documents once to each company, through faults and killed workers, without a 656', async () => {
    const world = await openWorld(4, DISTRIBUTED_TYPES);
    const faults = fc.sample(
      fc.constantFrom<Fault>('none', 'none', 'none', 'unsent', 'lost', 'killed', 'killed-late', 'away'),
      { numRuns: 200, seed: SEED },
    );
    const sales = fc.sample(fc.integer({ min: 0, max: 12 }), { numRuns: 100, seed: SEED });
    let fault = 0;
    let batch = 0;
    let n = 0;
    await world.round();
    for (let step = 0; step < 20; step++) {
      for (const company of world.companies) {
        for (const type of DISTRIBUTED_TYPES) {
          const party = world.of(cnpjs.get(company.clientId) ?? '', type);
          const count = sales[batch++ % 100] ?? 0;
          for (let sale = 0; sale < count; sale++) party.sell(++n);
        }
      }
      await world.advance(12 * HOUR);
      await world.round(() => faults[fault++ % 200] ?? 'none');
    }
    for (let quiet = 0; quiet < 8; quiet++) {
      await world.advance(2 * HOUR);
      await world.round();
    }
    for (const company of world.companies) {
      const parties = DISTRIBUTED_TYPES.map(
        (type) => [type, world.of(cnpjs.get(company.clientId) ?? '', type)] as const,
      );
      for (const [type, party] of parties) {
        expect(party.misuses()).toBe(0);
        expect(party.owed()).toBeGreaterThan(50);
        expect(await numbersOf(company, type)).toEqual(
          Array.from({ length: party.owed() }, (_, at) => at + 1),
        );
      }
      expect(new Set(await keysOf(company)).size).toBe(
        parties.reduce((sum, [, party]) => sum + party.owed(), 0),
      );
    }
  }, 240_000);

  it('gives each account of a CNPJ what one sequence holds, and each sandbox its own', async () => {
    const world = await openWorld(1);
    const cnpj = cnpjs.get(world.tenant.clientId) ?? '';
    const other = await createTenant(app, { cnpj });
    await setReceiving(app, scopeOf(other), { change: { enabled: true }, by });
    onTestFinished(async () => {
      await setReceiving(app, scopeOf(other), { change: { enabled: false }, by });
    });
    await world.round();
    world.of(cnpj).sell(1);
    await world.advance(DISTRIBUTION_PAUSE_MS);
    await world.round();
    expect([(await keysOf(world.tenant)).length, (await keysOf(other)).length]).toEqual([1, 0]);
    const { rows } = await owner.pool.query('select ground from distributions where cnpj = $1', [cnpj]);
    expect(rows).toHaveLength(2);
  });

  it('cancels a note by its event, in either order, and reports each', async () => {
    const world = await openWorld(1);
    const party = world.of(cnpjs.get(world.tenant.clientId) ?? '');
    await world.round();
    const known = party.sell(1);
    party.write(cancellation(known, party.supplier));
    const late = keyOf(party.supplier, 2);
    party.write(cancellation(late, party.supplier));
    party.write(summary(late, party.supplier));
    party.write('<procNovo/>');
    await world.advance(DISTRIBUTION_PAUSE_MS);
    await world.round();
    const { data } = await listReceived(app, scopeOf(world.tenant), { limit: 10, situacao: 'cancelada' });
    expect(data).toMatchObject([
      { accessKey: late, whole: false, valorTotal: '10.50' },
      { accessKey: known, emitente: party.supplier, nome: 'FORNECEDOR' },
    ]);
    expect(await getReceived(app, scopeOf(world.tenant), data[1]?.id ?? '')).toMatchObject({
      events: [{ tpEvento: '110111', xEvento: 'Cancelamento', nProt: '135260000000002' }],
    });
    expect((await readReceivedXml(app, scopeOf(world.tenant), data[1]?.id ?? ''))?.kind).toBe('resumo');
    const { rows } = await owner.pool.query<{ kind: string }>(
      'select kind from document_changes where account_id = $1 and kind like $2 order by xid, seq',
      [world.tenant.accountId, 'received.%'],
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'received.document',
      'received.event',
      'received.event',
      'received.document',
    ]);
  });

  it('keeps the sequences of a company’s types apart: a 656 of one rests only its own', async () => {
    const world = await openWorld(1, ['nfe', 'cte', 'mdfe']);
    const cnpj = cnpjs.get(world.tenant.clientId) ?? '';
    await world.round();
    world.of(cnpj, 'cte').sell(1);
    const closed = world.of(cnpj, 'mdfe').sell(2);
    world.of(cnpj, 'mdfe').write(closing(closed, cnpj));
    world.of(cnpj).sell(3);
    await world.advance(DISTRIBUTION_PAUSE_MS);
    world.of(cnpj).ask({ by: 'ultNSU', nsu: 0 });
    await world.round();
    const { data } = await listReceived(app, scopeOf(world.tenant), { limit: 10 });
    const found = data.map(({ type, situacao, tpNF, whole: w }) => [type, [situacao, tpNF, w]]);
    expect(Object.fromEntries(found)).toEqual({
      cte: ['autorizada', null, true],
      mdfe: ['encerrada', null, true],
    });
    expect((await listReceived(app, scopeOf(world.tenant), { limit: 10, type: 'mdfe' })).data).toMatchObject([
      { accessKey: closed, valorTotal: '10.50' },
    ]);
    const settings = await readReceivedSettings(app, scopeOf(world.tenant));
    expect(settings?.sequences.map(({ type, condition }) => [type, condition?.kind])).toEqual([
      ['nfe', 'vizinho'],
      ['cte', 'normal'],
      ['mdfe', 'normal'],
    ]);
  });

  it('reports another system’s query, and fills the gap', async () => {
    const world = await openWorld(1);
    const party = world.of(cnpjs.get(world.tenant.clientId) ?? '');
    await world.round();
    for (let n = 1; n <= 12; n++) party.sell(n);
    await world.advance(DISTRIBUTION_PAUSE_MS);
    party.ask({ by: 'ultNSU', nsu: 0 });
    await world.round();
    expect(await readReceivedSettings(app, scopeOf(world.tenant))).toMatchObject({
      enabled: true,
      sequences: [{ type: 'nfe', condition: { kind: 'vizinho', nsu: 12 } }],
    });
    expect(party.misuses()).toBe(1);
    const neighbors = async () =>
      (
        await owner.pool.query<{ details: unknown }>(
          `select details from document_changes where account_id = $1 and kind = 'received.neighbor' order by xid, seq`,
          [world.tenant.accountId],
        )
      ).rows.map(({ details }) => details);
    const first = { nsu: 12, missing: 12, noticedAt: expect.stringMatching(/T.*\.\d{3}Z$/) };
    expect(await neighbors()).toEqual([first]);
    for (let turn = 0; turn < 3; turn++) {
      await world.advance(DISTRIBUTION_PAUSE_MS);
      await world.round();
    }
    expect(await numbersOf(world.tenant)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(party.misuses()).toBe(1);
    const kind = async () =>
      (await readReceivedSettings(app, scopeOf(world.tenant)))?.sequences[0]?.condition?.kind;
    expect(await kind()).toBe('vizinho');
    // Again, while it is known.
    party.sell(13);
    await world.advance(DISTRIBUTION_PAUSE_MS);
    party.ask({ by: 'ultNSU', nsu: 12 });
    for (let turn = 0; turn < 2; turn++) {
      await world.round();
      await world.advance(DISTRIBUTION_PAUSE_MS);
    }
    expect(party.misuses()).toBe(2);
    expect(await neighbors()).toEqual([first]);
    // Nor behind an outage.
    await world.advance(DISTRIBUTION_PAUSE_MS);
    await world.round(() => 'away');
    expect(await kind()).toBe('indisponivel');
    party.sell(14);
    await world.advance(DISTRIBUTION_PAUSE_MS);
    party.ask({ by: 'ultNSU', nsu: 13 });
    for (let turn = 0; turn < 3; turn++) {
      await world.round();
      await world.advance(DISTRIBUTION_PAUSE_MS);
    }
    expect(await kind()).toBe('vizinho');
    expect(party.misuses()).toBe(3);
    expect(await neighbors()).toEqual([first]);
    // No query of ours was refused for a day.
    await world.advance(NEIGHBOR_QUIET_MS);
    await world.round();
    expect(await kind()).toBe('normal');
    party.sell(15);
    await world.advance(DISTRIBUTION_PAUSE_MS);
    party.ask({ by: 'ultNSU', nsu: 14 });
    await world.round();
    expect(await neighbors()).toMatchObject([first, { nsu: 15, missing: 1 }]);
  });

  it('queries nothing for a company that did not turn it on, or turned it off', async () => {
    const world = await openWorld(1);
    await setReceiving(app, scopeOf(world.tenant), { change: { enabled: false }, by });
    const asked: string[] = [];
    await receive({
      db: worker,
      ask: async ({ interested }) => {
        asked.push(interested);
        return { kind: 'nenhum', ultNSU: 0, maxNSU: 0 };
      },
      onCommit: () => {},
      onError: (error) => {
        throw error;
      },
    });
    expect(asked).not.toContain(cnpjs.get(world.tenant.clientId));
  });
});
it('leaves out the rows that a newer release wrote in words of its own, and lists the others', async () => {
  const world = await openWorld(1);
  const { tenant } = world;
  const party = world.of(cnpjs.get(tenant.clientId) ?? '');
  await world.round();
  const [newer, known] = [party.sell(1), party.sell(2)];
  await world.advance(DISTRIBUTION_PAUSE_MS);
  await world.round();
  await owner.pool.query(
    "update received_documents set type = 'futuro' where client_id = $1 and access_key = $2",
    [tenant.clientId, newer],
  );
  const { data } = await listReceived(app, scopeOf(tenant), { limit: 10 });
  expect(data.map(({ accessKey }) => accessKey)).toEqual([known]);
});

it('lists a service’s note of others, canceled by its event in either order, and stores its own unlisted', async () => {
  const world = await openWorld(1, ['nfse']);
  const cnpj = cnpjs.get(world.tenant.clientId) ?? '';
  const party = world.of(cnpj, 'nfse');
  const known = party.sell(1);
  party.write(serviceCancellation(known, party.supplier));
  const late = keyOf(party.supplier, 2, 'nfse');
  party.write(serviceCancellation(late, party.supplier));
  party.write(service(late, party.supplier));
  const own = keyOf(cnpj, 3, 'nfse');
  party.write(service(own, cnpj));
  party.write(serviceCancellation(own, cnpj));
  await world.round();
  expect(await numbersOf(world.tenant, 'nfse')).toEqual([1, 2, 3, 4, 5, 6]);
  const { data } = await listReceived(app, scopeOf(world.tenant), { limit: 10 });
  expect(data.map(({ accessKey, situacao, nome }) => [accessKey, situacao, nome])).toEqual([
    [late, 'cancelada', 'PRESTADOR'],
    [known, 'cancelada', 'PRESTADOR'],
  ]);
  expect(await getReceived(app, scopeOf(world.tenant), data[1]?.id ?? '')).toMatchObject({
    protocolNumber: '1',
    events: [{ tpEvento: '101101', xEvento: 'Cancelamento de NFS-e', nProt: '9' }],
  });
});

it('gives the sandboxes of other accounts their turn while one has many companies that are due', async () => {
  const many = await openWorld(9);
  const one = await openWorld(1);
  const order: string[] = [];
  const mine = new Set([many.tenant.accountId, one.tenant.accountId]);
  // Three of four lanes stay with the account that has many, so that it is busy when the next is looked for.
  let giveTurn = () => {};
  const turn = new Promise<void>((resolve) => {
    giveTurn = resolve;
  });
  let held = 0;
  await receive({
    db: worker,
    ask: async ({ accountId }) => {
      if (mine.has(accountId)) order.push(accountId);
      if (accountId === one.tenant.accountId) giveTurn();
      else if (accountId === many.tenant.accountId && ++held <= 3) await turn;
      return { kind: 'nenhum', ultNSU: 0, maxNSU: 0 };
    },
    onCommit: () => {},
    onError: (error) => {
      throw error;
    },
  });
  expect(order).toHaveLength(10);
  expect(order.indexOf(one.tenant.accountId)).toBeLessThan(5);
});
