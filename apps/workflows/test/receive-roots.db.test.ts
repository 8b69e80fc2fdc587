import { gzipSync } from 'node:zlib';
import type { Distributed, DistributionCaller } from '@fiscal/core/activities/received/distribute';
import { DISTRIBUTION_PAUSE_MS, NEW_SEQUENCE } from '@fiscal/core/lifecycle/distribution';
import { parseAdn } from '@fiscal/core/sefaz/adn';
import { type DistributionQuestion, parseDistribution } from '@fiscal/core/sefaz/distribution';
import { restAnswer } from '@fiscal/core/sefaz/rest';
import { branchOf, randomCnpj } from '@fiscal/core/testing/builders';
import type { DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import { keepClock } from '@fiscal/db/contingency/account-clock';
import {
  claimDistributions,
  openDistributions,
  releaseDistributions,
  storeDistribution,
} from '@fiscal/db/received/distributions';
import { listReceived } from '@fiscal/db/received/received-documents';
import { announceOrder } from '@fiscal/db/received/received-orders';
import { setReceiving } from '@fiscal/db/received/settings';
import { migratedDatabase } from '@fiscal/db/testing/fresh-database';
import { addCompany, createTenant, type TestTenant } from '@fiscal/db/testing/test-database';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { receive } from '../src/received/receive.ts';
import { docZip, keyOf, lotOf, retDist } from './support/received-files.ts';
import { by, scopeOf } from './support/receiving.ts';

// The file has its own database: a pass of another test over all accounts would take what waits here.
const { app, worker, owner, drop } = await migratedDatabase();
afterAll(drop);

function summary(
  cnpj: string,
  nNF: number,
  over: { readonly dhEmi?: string; readonly dhRecbto?: string } = {},
) {
  const { dhEmi = '2026-11-21T10:00:00-03:00', dhRecbto = '2026-11-21T10:00:05-03:00' } = over;
  return `<resNFe versao="1.01"><chNFe>${keyOf(cnpj, nNF)}</chNFe><CNPJ>${cnpj}</CNPJ><xNome>FORNECEDOR</xNome><IE>110042490114</IE><dhEmi>${dhEmi}</dhEmi><tpNF>1</tpNF><vNF>10.50</vNF><dhRecbto>${dhRecbto}</dhRecbto><nProt>135260000000001</nProt><cSitNFe>1</cSitNFe></resNFe>`;
}
/** @param files each with its NSU */
const answerOf = (
  cStat: string,
  [ult, max]: readonly [number, number],
  files: readonly (readonly [number, string])[] = [],
) =>
  parseDistribution(
    retDist(cStat, ult, max, lotOf(...files.map(([nsu, xml]) => docZip(nsu, gzipSync(xml))))),
  );

type Answer = (caller: DistributionCaller, question: DistributionQuestion) => Distributed;
async function turnOn(tenant: TestTenant, types: readonly DistributedType[] = ['nfe']): Promise<void> {
  await setReceiving(app, scopeOf(tenant), { change: { enabled: true, types }, by });
  onTestFinished(async () => {
    await setReceiving(app, scopeOf(tenant), { change: { enabled: false }, by });
  });
}

async function openWorld(types: readonly DistributedType[] = ['nfe']) {
  const cnpj = randomCnpj(`${Math.random()}`);
  const tenant = await createTenant(app, { cnpj });
  await turnOn(tenant, types);
  let offsetMs = 0;
  return {
    tenant,
    addBranch: async (order: string) => {
      const branch = await addCompany(app, tenant, branchOf(cnpj, order));
      await turnOn(branch);
      return branch;
    },
    advance: async (ms: number) => {
      offsetMs += ms;
      await keepClock(app, tenant.accountId, offsetMs);
    },
    /** Companies that a round asks for. */
    round: async (answer: Answer): Promise<readonly string[]> => {
      const asked: string[] = [];
      await receive({
        db: worker,
        onCommit: () => {},
        onError: (error) => {
          throw error;
        },
        ask: async (caller, question) => {
          if (caller.accountId !== tenant.accountId)
            return { kind: 'nao-enviado', cause: 'of another test', retryAfterSeconds: 60 };
          asked.push(caller.interested);
          return answer(caller, question);
        },
      });
      return asked;
    },
    keys: async () =>
      (await listReceived(app, scopeOf(tenant), { limit: 50 })).data.map((one) => one.accessKey),
    claim: async () => {
      await openDistributions(worker);
      return claimDistributions(worker, 60_000);
    },
    /** Ends the leases of the account, as time does. */
    endLeases: () =>
      owner.pool.query(
        `update distributions set leased_until = now() - interval '1 second' where ground = $1`,
        [tenant.accountId],
      ),
  };
}
const nothing: Answer = () => answerOf('137', [0, 0]);
const misuse: Answer = () => answerOf('656', [0, 0]);

describe('a root that is blocked', () => {
  it('asks for no branch in the hour, nor for one that is turned on then', async () => {
    const world = await openWorld();
    await world.addBranch('0007');
    expect(await world.round(misuse)).toHaveLength(1);
    await world.addBranch('0008');
    await world.advance(5 * 60_000);
    expect(await world.round(nothing)).toEqual([]);
    await world.advance(DISTRIBUTION_PAUSE_MS);
    expect(new Set(await world.round(nothing)).size).toBe(3);
  });

  it('rests for a branch, too, that begins while the call is under way', async () => {
    const world = await openWorld();
    const [first] = await world.claim();
    if (first === undefined) throw new Error('none claimed');
    // A round of another worker begins the branch before the answer is stored.
    await world.addBranch('0007');
    await openDistributions(worker);
    const rootRestsUntilMs = first.nowMs + DISTRIBUTION_PAUSE_MS;
    await storeDistribution(worker, first, {
      sequence: { ...first.sequence, nextAtMs: rootRestsUntilMs },
      singles: [],
      contents: [],
      rootRestsUntilMs,
      leaseMs: 60_000,
    });
    await releaseDistributions(worker, first.lease);
    expect(await world.round(nothing)).toEqual([]);
  });

  it('rests though the worker dies before it gives the sequences back', async () => {
    const world = await openWorld();
    await world.addBranch('0007');
    const [first, ...others] = await world.claim();
    if (first === undefined) throw new Error('none claimed');
    expect(others).toHaveLength(1);
    const { sequence, nowMs } = first;
    const rootRestsUntilMs = nowMs + DISTRIBUTION_PAUSE_MS;
    const blocked = { ...sequence, nextAtMs: rootRestsUntilMs };
    await storeDistribution(worker, first, {
      sequence: blocked,
      singles: [],
      contents: [],
      rootRestsUntilMs,
      leaseMs: 60_000,
    });
    await world.endLeases();
    expect(await world.round(nothing)).toEqual([]);
  });
});

it('keeps two persons apart whose CPFs begin alike: a 656 of one rests only its own sequence', async () => {
  const cpfOf = (nine: string): string => {
    const digit = (digits: string): number => {
      const sum = Array.from(digits).reduce(
        (total, one, at) => total + Number(one) * (digits.length + 1 - at),
        0,
      );
      return ((sum * 10) % 11) % 10;
    };
    const ten = `${nine}${digit(nine)}`;
    return `${ten}${digit(ten)}`;
  };
  const eight = String(Math.floor(10_000_000 + Math.random() * 89_999_999));
  const [one, other] = [cpfOf(`${eight}1`), cpfOf(`${eight}2`)];
  const tenant = await createTenant(app, { cnpj: one });
  await turnOn(tenant);
  await turnOn(await addCompany(app, tenant, other));
  const asked: string[] = [];
  await receive({
    db: worker,
    onCommit: () => {},
    onError: (error) => {
      throw error;
    },
    ask: async ({ accountId, interested }) => {
      if (accountId !== tenant.accountId)
        return { kind: 'nao-enviado', cause: 'of another test', retryAfterSeconds: 60 };
      asked.push(interested);
      return answerOf('656', [0, 0]);
    },
  });
  expect(new Set(asked)).toEqual(new Set([one, other]));
});

describe('the sequences of a root', () => {
  it('stay with one worker while it asks one of them', async () => {
    const world = await openWorld();
    await world.addBranch('0007');
    const [first] = await world.claim();
    if (first === undefined) throw new Error('none claimed');
    await world.endLeases();
    const { sequence } = first;
    await storeDistribution(worker, first, { sequence, singles: [], contents: [], leaseMs: 60_000 });
    await world.addBranch('0008');
    expect(await world.claim()).toEqual([]);
    await releaseDistributions(worker, first.lease);
    const again = await world.claim();
    expect(again).toHaveLength(3);
    await releaseDistributions(worker, again[0]?.lease ?? '');
  });

  it('are passed over by a worker while another is about to take them', async () => {
    const world = await openWorld();
    await world.addBranch('0007');
    await openDistributions(worker);
    const claim = 'select lease from claim_distributions($1)';
    const other = await owner.pool.connect();
    try {
      await other.query('begin');
      expect((await other.query(claim, ['1 minute'])).rows).toHaveLength(2);
      expect(await claimDistributions(worker, 60_000)).toEqual([]);
    } finally {
      await other.query('rollback');
      other.release();
    }
  });

  it('are put off while no company receives them, and taken up again', async () => {
    const world = await openWorld();
    const { tenant } = world;
    await world.round(nothing);
    const put = async () =>
      (
        await owner.pool.query<{ off: boolean }>(
          `select next_at = 'infinity' as off from distributions where ground = $1`,
          [tenant.accountId],
        )
      ).rows.map(({ off }) => off);
    await setReceiving(app, scopeOf(tenant), { change: { enabled: false }, by });
    await openDistributions(worker);
    expect(await put()).toEqual([true]);
    await setReceiving(app, scopeOf(tenant), { change: { enabled: true }, by });
    await openDistributions(worker);
    expect(await put()).toEqual([false]);
    expect(await world.round(nothing)).toEqual([]);
    await world.advance(DISTRIBUTION_PAUSE_MS);
    expect(await world.round(nothing)).toHaveLength(1);
  });
});

it('asks with the A1 of another account of the CNPJ when the authority refuses the first', async () => {
  const cnpj = randomCnpj(`${Math.random()}`);
  const tenants = [await createTenant(app, { cnpj }), await createTenant(app, { cnpj })];
  for (const tenant of tenants) {
    await turnOn(tenant);
    await owner.pool.query(`update clients set test_target = 'homologacao' where id = $1`, [tenant.clientId]);
    await owner.pool.query(
      `insert into certificates (id, account_id, client_id, source, secret, subject, not_before, not_after, thumbprint)
       values (gen_random_uuid(), $1, $2, 'enviado', '\\x00', 'x', now() - interval '1 day', now() + interval '300 days', 'x')`,
      [tenant.accountId, tenant.clientId],
    );
  }
  const asked: string[] = [];
  const round = (refused: (accountId: string) => boolean) =>
    receive({
      db: worker,
      onCommit: () => {},
      onError: (error) => {
        throw error;
      },
      ask: async ({ accountId, interested }) => {
        if (interested !== cnpj)
          return { kind: 'nao-enviado', cause: 'of another test', retryAfterSeconds: 60 };
        asked.push(accountId);
        return refused(accountId)
          ? answerOf('284', [0, 0])
          : answerOf('138', [1, 1], [[1, summary(randomCnpj('refused'), 1)]]);
      },
    });
  await round((accountId) => accountId === asked[0]);
  expect(new Set(asked)).toEqual(new Set(tenants.map(({ accountId }) => accountId)));
  for (const tenant of tenants)
    expect((await listReceived(app, scopeOf(tenant), { limit: 5 })).data).toHaveLength(1);
});

it('asks for a key with the A1 of another account when the authority refuses the first', async () => {
  const cnpj = randomCnpj(`${Math.random()}`);
  const tenants = [await createTenant(app, { cnpj }), await createTenant(app, { cnpj })];
  for (const tenant of tenants) {
    await turnOn(tenant);
    await setReceiving(app, scopeOf(tenant), { change: { enabled: true, policy: 'pedido' }, by });
    await owner.pool.query(`update clients set test_target = 'homologacao' where id = $1`, [tenant.clientId]);
    await owner.pool.query(
      `insert into certificates (id, account_id, client_id, source, secret, subject, not_before, not_after, thumbprint)
       values (gen_random_uuid(), $1, $2, 'enviado', '\\x00', 'x', now() - interval '1 day', now() + interval '300 days', 'x')`,
      [tenant.accountId, tenant.clientId],
    );
  }
  const [one] = tenants;
  if (one === undefined) throw new Error('none');
  const chave = keyOf(randomCnpj('key of a refused A1'), 1);
  await announceOrder(
    app,
    { ...scopeOf(one), tokenId: one.test.tokenId },
    { referencia: 'PC 1', accessKey: chave, emitente: null, serie: null, numero: null, valorTotal: null },
  );
  await owner.pool.query(
    `update received_orders set created_at = now() - interval '3 hours', announced_at = now() - interval '3 hours' where client_id = $1`,
    [one.clientId],
  );
  const asked: string[] = [];
  const accounts: string[] = [];
  const round = () =>
    receive({
      db: worker,
      onCommit: () => {},
      onError: (error) => {
        throw error;
      },
      ask: async ({ accountId, interested }, question) => {
        if (interested !== cnpj)
          return { kind: 'nao-enviado', cause: 'of another test', retryAfterSeconds: 60 };
        if (!accounts.includes(accountId)) accounts.push(accountId);
        asked.push(`${accounts.indexOf(accountId)} ${question.by}`);
        // The A1 of the first is refused, whatever it asks.
        return accountId === accounts[0] ? answerOf('284', [0, 0]) : answerOf('137', [0, 0]);
      },
    });
  for (let hour = 0; hour < 5; hour++) {
    await round();
    // 65 minutes later, by the real clock of this ground.
    await owner.pool.query(
      `update distributions set next_at = now() - interval '1 minute', state = state || '{"nextAtMs": 0}', singles = '{}' where cnpj = $1`,
      [cnpj],
    );
    await owner.pool.query(
      `update received_key_queries set next_at = now() - interval '1 minute', asked_at = asked_at - interval '65 minutes' where access_key = $1`,
      [chave],
    );
  }
  expect(asked).toContain('0 chave');
  expect(asked).toContain('1 chave');
});

describe('a value that no database takes', () => {
  const supplier = randomCnpj('odd');
  it.each([
    ['the year 0000', { dhEmi: '0000-01-01T10:00:00-03:00' }],
    ['a long fraction of a second', { dhRecbto: `2026-11-21T10:00:05.${'1'.repeat(200)}-03:00` }],
  ])('stops no sequence: %s', async (_, over) => {
    const world = await openWorld();
    await world.round((_caller, question) =>
      question.by === 'ultNSU' && question.nsu === 0
        ? answerOf(
            '138',
            [2, 2],
            [
              [1, summary(supplier, 1)],
              [2, summary(supplier, 2, over)],
            ],
          )
        : answerOf('137', [2, 2]),
    );
    expect(await world.keys()).toEqual([keyOf(supplier, 1)]);
  });

  const adn = (status: number, body: unknown) => parseAdn(restAnswer({ status, body }));
  const refusal = (Codigo: string, Descricao: string) =>
    adn(400, { StatusProcessamento: 'REJEICAO', Erros: [{ Codigo, Descricao }] });
  it.each<[string, Distributed]>([
    [
      'a NUL in a type',
      adn(200, {
        StatusProcessamento: 'DOCUMENTOS_LOCALIZADOS',
        LoteDFe: [{ NSU: 1, TipoDocumento: 'NFSE\0', ArquivoXml: gzipSync('<x/>').toString('base64') }],
      }),
    ],
    ['half a surrogate pair in a refusal', refusal('E9999', 'a\ud800b')],
    ['a NUL in a refusal', refusal('E9999', 'a\0b')],
    ['a NUL in a code', refusal('E\0', 'ab')],
  ])('stops no sequence of the ADN: %s', async (_, answer) => {
    const world = await openWorld(['nfse']);
    const asked = await world.round((_caller, question) =>
      question.by === 'ultNSU' && question.nsu === 0
        ? answer
        : adn(404, { StatusProcessamento: 'NENHUM_DOCUMENTO_LOCALIZADO' }),
    );
    expect(asked.length).toBeGreaterThan(0);
  });
});

describe('an NSU', () => {
  const supplier = randomCnpj('nsu');
  const lot = (from: number, nNF: number, count: number) =>
    Array.from({ length: count }, (_, at) => [from + at, summary(supplier, nNF + at)] as const);

  it('that the authority gives to another document after 589 loses neither, and gives none twice', async () => {
    const world = await openWorld();
    const turn = async (answer: Distributed) => {
      await world.round(() => answer);
      await world.advance(DISTRIBUTION_PAUSE_MS);
    };
    await turn(answerOf('138', [5, 5], lot(1, 1, 5)));
    await turn(answerOf('589', [0, 2]));
    await turn(answerOf('138', [5, 5], [...lot(3, 3, 1), ...lot(4, 14, 2)]));
    expect(new Set(await world.keys())).toEqual(
      new Set([1, 2, 3, 4, 5, 14, 15].map((nNF) => keyOf(supplier, nNF))),
    );
    const { rows } = await owner.pool.query<{ files: string }>(
      'select count(*) as files from received_files where client_id = $1',
      [world.tenant.clientId],
    );
    expect(rows[0]?.files).toBe('7');
  });

  it('is none when it is 0', async () => {
    const world = await openWorld();
    await world.round((_caller, question) =>
      question.by === 'ultNSU' && question.nsu === 0
        ? answerOf(
            '138',
            [3, 3],
            [
              [0, summary(supplier, 1)],
              [0, summary(supplier, 2)],
            ],
          )
        : answerOf('137', [3, 3]),
    );
    expect(await world.keys()).toHaveLength(2);
  });
});

it('begins a sequence as it is stored', async () => {
  const world = await openWorld();
  const [first] = await world.claim();
  expect(first?.sequence).toEqual(NEW_SEQUENCE);
  await releaseDistributions(worker, first?.lease ?? '');
});
