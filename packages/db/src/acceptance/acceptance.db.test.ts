import { targetOf } from '@fiscal/core/vocabulary/target';
import { describe, expect, it } from 'vitest';
import { addCredits, getCredits } from '../accounts/credits.ts';
import { createDb, type Db } from '../base/client.ts';
import { acrossAccounts, inAccount } from '../base/transaction.ts';
import type { AcceptResult } from '../base/types.ts';
import { getDocument } from '../documents/documents.ts';
import { listSeries } from '../numbers/numbering.ts';
import { listAudit } from '../records/audit.ts';
import { numbersInRange } from '../testing/numbers-in-range.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import {
  addCompany,
  asOperator,
  createTenant,
  openDb,
  type TestTenant,
  testKeyring,
} from '../testing/test-database.ts';
import { createAcceptor } from './acceptance.ts';
import { acceptBatch } from './batch.ts';

const db = openDb('app');
const other = openDb('app');

const options = { nowMs: () => Date.now(), identify };
const actor = { kind: 'system', id: 'test' } as const;

function assertAccepted(result: AcceptResult): Extract<AcceptResult, { kind: 'aceito' }> {
  if (result.kind !== 'aceito') throw new Error(`not accepted: ${result.kind}`);
  return result;
}
const numeroOf = (result: AcceptResult): number => Number(assertAccepted(result).accessKey.slice(25, 34));

it('audits people who emit documents of fiscal value, in the accepting commit; neither tests nor tokens', async () => {
  const tenant = await createTenant(db);
  await asOperator((owner) =>
    addCredits(owner, tenant.accountId, { amountMilli: 10_000n, actor, note: 'teste' }),
  );
  const acceptor = createAcceptor(db, options);
  const person = { userId: '0193a2b4-5c6d-7e8f-9012-3456789abcde', requestId: 'req_teste' };
  const proven = { ...person, emitsLive: true } as const;
  const taken = assertAccepted(await acceptor.accept(acceptRequest({ ...tenant.live, person: proven })));
  const counterId = '0193a2b4-5c6d-7e8f-9012-3456789abcdf';
  const atCounter = assertAccepted(
    await acceptor.accept(acceptRequest({ ...tenant.live, person: { ...proven, counterId } })),
  );
  for (const principal of [{ ...tenant.test, person: proven }, tenant.live])
    assertAccepted(await acceptor.accept(acceptRequest(principal)));
  await acceptor.close();
  const acts = await listAudit(db, tenant.accountId, { limit: 10, action: 'document.emit' });
  expect(acts).toMatchObject([
    { subject: { id: atCounter.documentId }, details: { counter: counterId } },
    {
      actor: { kind: 'user', id: person.userId },
      subject: { type: 'document', id: taken.documentId },
      details: { environment: 1, accessKey: taken.accessKey, clientId: tenant.clientId },
      requestId: 'req_teste',
    },
  ]);
});

describe('numbers', () => {
  it('gives parallel callers of two processes every number once, without a gap', async () => {
    const tenant = await createTenant(db);
    const acceptors = [createAcceptor(db, options), createAcceptor(other, { ...options, maxBatch: 7 })];
    const results = await Promise.all(
      Array.from(
        { length: 200 },
        (_, i) => acceptors[i % 2]?.accept(acceptRequest(tenant.test)) ?? Promise.reject(new Error()),
      ),
    );
    const numeros = results.map(numeroOf).sort((a, b) => a - b);
    expect(numeros).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
    await Promise.all(acceptors.map((acceptor) => acceptor.close()));
  });

  it('stores a number that the caller sent, and continues after it', async () => {
    const tenant = await createTenant(db);
    const acceptor = createAcceptor(db, options);
    const sent = await acceptor.accept(acceptRequest(tenant.test, { prepared: { serie: 3, numero: 500 } }));
    const next = await acceptor.accept(acceptRequest(tenant.test, { prepared: { serie: 3 } }));
    expect([numeroOf(sent), numeroOf(next)]).toEqual([500, 501]);
  });

  it('never sends a number that another document of ours has: it is refused locally', async () => {
    const tenant = await createTenant(db);
    const acceptor = createAcceptor(db, options);
    const request = (codigoNumerico: string) =>
      acceptRequest(tenant.test, { prepared: { numero: 9, codigoNumerico } });
    const [first, sameBatch] = await Promise.all([
      acceptor.accept(request('11112222')),
      acceptor.accept(request('11112222')),
    ]);
    const later = await acceptor.accept(request('33334444'));
    const problems = await Promise.all(
      [first, sameBatch, later].map((result) =>
        storedProblems(tenant.accountId, assertAccepted(result).documentId),
      ),
    );
    expect(problems.map((list) => list.map((problem) => problem.cStat))).toEqual([[], ['204'], ['539']]);
  });

  it('refuses a used number at once if the caller wants that, and stores nothing', async () => {
    const tenant = await createTenant(db);
    const acceptor = createAcceptor(db, options);
    const request = () => acceptRequest(tenant.test, { refuseFaults: true, prepared: { numero: 9 } });
    const first = await acceptor.accept(request());
    const second = await acceptor.accept(request());
    const next = await acceptor.accept(acceptRequest(tenant.test));
    expect([numeroOf(first), numeroOf(next)]).toEqual([9, 10]);
    expect(second).toMatchObject({ kind: 'recusado', problems: [{ field: 'numero', cStat: '539' }] });
    const { rows } = await inAccount(db, tenant.accountId, (sql) =>
      sql.query<{ count: number }>('select count(*)::integer as count from documents'),
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('counts one series per account and issuer, for all companies of the account', async () => {
    const [one, stranger] = await Promise.all([createTenant(db), createTenant(db)]);
    const branch = await addCompany(db, one, `${one.test.issuer.cnpj.slice(0, 8)}000262`);
    const acceptor = createAcceptor(db, options);
    const emitente = branch.test.issuer.cnpj;
    const results = await Promise.all(
      [one, branch, branch, one, stranger].map(({ test }) =>
        acceptor.accept(acceptRequest(test, { prepared: { emitente } })),
      ),
    );
    const next = await acceptor.accept(acceptRequest(branch.test));
    expect(results.map(numeroOf).sort((a, b) => a - b)).toEqual([1, 1, 2, 3, 4]);
    expect(numeroOf(results[4] ?? next)).toBe(1);
    expect(numeroOf(next)).toBe(5);
    const listed = await listSeries(db, one.accountId, [one.clientId, branch.clientId]);
    expect(listed.map(({ clientId, nextNumero }) => [clientId, nextNumero])).toEqual(
      expect.arrayContaining([
        [one.clientId, 6],
        [branch.clientId, 6],
      ]),
    );
    expect(await listSeries(db, stranger.accountId, [one.clientId, stranger.clientId])).toMatchObject([
      { clientId: stranger.clientId, emitente, nextNumero: 2 },
    ]);
  });

  it('uses no number when a document is refused for its issuer', async () => {
    const tenant = await createTenant(db);
    const acceptor = createAcceptor(db, options);
    const problems = [{ field: 'cnpj_emitente', code: 'regra', message: 'Outra empresa.', cStat: '213' }];
    const prepared = { emitente: '11444777000161', problems, codigoNumerico: '11112222' };
    const results = await Promise.all(
      [{}, {}, { numero: 7 }].map((sent) =>
        acceptor.accept(acceptRequest(tenant.test, { prepared: { ...prepared, ...sent } })),
      ),
    );
    expect(results.map(numeroOf)).toEqual([1, 1, 7]);
    for (const result of results)
      expect(await storedProblems(tenant.accountId, assertAccepted(result).documentId)).toEqual(problems);
    expect(await listSeries(db, tenant.accountId, [tenant.clientId])).toEqual([]);
  });

  it('gives numbers separately per environment, emitente, model and série', async () => {
    const tenant = await createTenant(db);
    const acceptor = createAcceptor(db, options);
    const results = await Promise.all([
      acceptor.accept(acceptRequest(tenant.test)),
      acceptor.accept(acceptRequest(tenant.live)),
      acceptor.accept(acceptRequest(tenant.test, { modelo: '65', type: 'nfce' })),
      acceptor.accept(acceptRequest(tenant.test, { prepared: { serie: 2 } })),
      acceptor.accept(acceptRequest(tenant.test, { prepared: { emitente: '99999999000191' } })),
    ]);
    expect(results.map(numeroOf)).toEqual([1, 1, 1, 1, 1]);
  });

  it('reports an exhausted série', async () => {
    const tenant = await createTenant(db);
    const acceptor = createAcceptor(db, options);
    await acceptor.accept(acceptRequest(tenant.test, { prepared: { numero: 999_999_998 } }));
    const results = await Promise.all([
      acceptor.accept(acceptRequest(tenant.test)),
      acceptor.accept(acceptRequest(tenant.test)),
    ]);
    expect(results.map((result) => result.kind)).toEqual(['aceito', 'numeracao_esgotada']);
  });
});

it('the notices of a body stay with its document', async () => {
  const tenant = await createTenant(db);
  const acceptor = createAcceptor(db, options);
  const notices = [{ field: 'cor', code: 'campo_desconhecido', message: 'O campo cor não existe.' }] as const;
  const [told, silent] = await Promise.all([
    acceptor.accept(acceptRequest(tenant.test, { prepared: { notices } })),
    acceptor.accept(acceptRequest(tenant.test)),
  ]);
  const noticesOf = async (result: AcceptResult) =>
    (await getDocument(db, tenant.test, assertAccepted(result).documentId))?.notices;
  expect(await noticesOf(told)).toEqual(notices);
  expect(await noticesOf(silent)).toEqual([]);
});

describe('a bad row', () => {
  it('fails alone and gives its number back', async () => {
    const tenant = await createTenant(db);
    const bad = acceptRequest(tenant.test);
    const acceptor = createAcceptor(db, {
      ...options,
      identify: (request, taken) => {
        if (request === bad) throw new Error('no key');
        return identify(request, taken);
      },
    });
    const results = await Promise.allSettled(
      [acceptRequest(tenant.test), bad, acceptRequest(tenant.test)].map((one) => acceptor.accept(one)),
    );
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const next = await acceptor.accept(acceptRequest(tenant.test));
    expect(numeroOf(next)).toBe(2);
  });

  it('that the database refuses spoils no other', async () => {
    const tenant = await createTenant(db);
    const acceptor = createAcceptor(db, options);
    const bad = acceptRequest(tenant.test, { payload: 'a\u0000b' });
    const results = await Promise.allSettled(
      [acceptRequest(tenant.test), bad, acceptRequest(tenant.test)].map((one) => acceptor.accept(one)),
    );
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const key = {
      clientId: tenant.clientId,
      target: 'sandbox',
      emitente: tenant.test.issuer.cnpj,
      modelo: '55',
      serie: 1,
    } as const;
    const numbers = await numbersInRange(db, tenant.accountId, key, { from: 1, to: 10 });
    expect(numbers.map(({ numero, state }) => [numero, state])).toEqual([
      [1, 'reservado'],
      [2, 'reservado'],
    ]);
  });
});

describe('idempotency', () => {
  const idempotency = (key: string, bodyHash = 'h') => ({
    idempotency: { key, route: 'POST /v1/nfe/emit', bodyHash },
  });

  it('replays the same answer and accepts nothing twice', async () => {
    const tenant = await createTenant(db);
    const acceptor = createAcceptor(db, options);
    const first = assertAccepted(await acceptor.accept(acceptRequest(tenant.test, idempotency('k'))));
    expect(await acceptor.accept(acceptRequest(tenant.test, idempotency('k')))).toEqual({
      kind: 'repetido',
      ...first.answer,
    });
    expect(await acceptor.accept(acceptRequest(tenant.test, idempotency('k', 'other')))).toEqual({
      kind: 'chave_idempotencia_reutilizada',
    });
    expect(numeroOf(await acceptor.accept(acceptRequest(tenant.test, idempotency('another'))))).toBe(2);
  });

  it('knows a request of an earlier version by its very text', async () => {
    const tenant = await createTenant(db);
    const acceptor = createAcceptor(db, options);
    const acceptKeyed = (bodyHash: string, textHash?: string) =>
      acceptor.accept(
        acceptRequest(tenant.test, {
          idempotency: { key: 'k', route: 'r', bodyHash, ...(textHash && { textHash }) },
        }),
      );
    const kinds = [
      await acceptKeyed('text'),
      await acceptKeyed('content', 'text'),
      await acceptKeyed('content', 'other text'),
    ];
    expect(kinds.map(({ kind }) => kind)).toEqual(['aceito', 'repetido', 'chave_idempotencia_reutilizada']);
  });

  it('answers em_processamento while the first one runs', async () => {
    const tenant = await createTenant(db);
    const acceptor = createAcceptor(db, options);
    const results = await Promise.all(
      [1, 2, 3].map(() => acceptor.accept(acceptRequest(tenant.test, idempotency('k')))),
    );
    expect(results.map((result) => result.kind)).toEqual(['aceito', 'em_processamento', 'em_processamento']);
  });

  it('lets only one of two processes win', async () => {
    const tenant = await createTenant(db);
    const acceptors = [createAcceptor(db, options), createAcceptor(other, options)];
    for (let round = 0; round < 20; round++) {
      const results = await Promise.all(
        acceptors.map((acceptor) => acceptor.accept(acceptRequest(tenant.test, idempotency(`k${round}`)))),
      );
      expect(results.map((result) => result.kind).sort()).toEqual(['aceito', 'repetido']);
    }
  });

  it('forgets a key after 48 hours', async () => {
    const tenant = await createTenant(db);
    const early = createAcceptor(db, { ...options, nowMs: () => Date.now() - 49 * 3_600_000 });
    await early.accept(acceptRequest(tenant.test, idempotency('old')));
    const again = await createAcceptor(db, options).accept(acceptRequest(tenant.test, idempotency('old')));
    expect(again.kind).toBe('aceito');
  });
});

describe('X-Referencia', () => {
  it('is unique per client and environment, also inside one commit', async () => {
    const tenant = await createTenant(db);
    const acceptor = createAcceptor(db, options);
    const referencia = 'pedido-1';
    const [first, second] = await Promise.all(
      [1, 2].map(() => acceptor.accept(acceptRequest(tenant.test, { referencia }))),
    );
    const documentId = first ? assertAccepted(first).documentId : '';
    expect(second).toEqual({ kind: 'referencia_duplicada', documentId });
    expect((await acceptor.accept(acceptRequest(tenant.live, { referencia }))).kind).toBe('aceito');
  });
});

describe('credits', () => {
  it('holds them in order of arrival until they run out', async () => {
    const tenant = await createTenant(db, { trialDays: 0 });
    await asOperator((owner) =>
      addCredits(owner, tenant.accountId, { amountMilli: 2_500n, actor, note: 'teste' }),
    );
    const acceptor = createAcceptor(db, options);
    const results = await Promise.all([1, 2, 3].map(() => acceptor.accept(acceptRequest(tenant.live))));
    expect(results.map((result) => result.kind)).toEqual(['aceito', 'aceito', 'creditos_esgotados']);
    expect(await getCredits(db, tenant.accountId)).toMatchObject({
      balanceMilli: 2_500n,
      heldMilli: 2_000n,
      availableMilli: 500n,
    });
    expect((await acceptor.accept(acceptRequest(tenant.live, { creditsMilli: 500 }))).kind).toBe('aceito');
  });

  it('are never taken by test tokens', async () => {
    const tenant = await createTenant(db, { trialDays: 0 });
    const result = await createAcceptor(db, options).accept(acceptRequest(tenant.test));
    expect(result.kind).toBe('aceito');
    expect(await getCredits(db, tenant.accountId)).toMatchObject({ heldMilli: 0n });
  });

  it('are not needed in the trial', async () => {
    const tenant = await createTenant(db);
    expect((await createAcceptor(db, options).accept(acceptRequest(tenant.live))).kind).toBe('aceito');
  });
});

describe('accounts that share a commit', () => {
  const tenants = (count: number, paying = 0n): Promise<TestTenant[]> =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const tenant = await createTenant(db, paying > 0n ? { trialDays: 0 } : {});
        if (paying > 0n)
          await asOperator((owner) =>
            addCredits(owner, tenant.accountId, { amountMilli: paying, actor, note: 'teste' }),
          );
        return tenant;
      }),
    );
  const numbersOf = async ({ accountId, clientId, test }: TestTenant, environment: 1 | 2) =>
    numbersInRange(
      db,
      accountId,
      {
        clientId,
        target: targetOf({ environment }),
        emitente: test.issuer.cnpj,
        modelo: '55',
        serie: 1,
      },
      { from: 1, to: 99 },
    );

  it('each find only their own documents, numbered from 1', async () => {
    const all = await tenants(5);
    let commits = 0;
    const acceptor = createAcceptor(db, { ...options, onCommit: () => commits++ });
    const results = await Promise.all(
      all.flatMap(({ test }) => [1, 2].map(() => acceptor.accept(acceptRequest(test)))),
    );
    expect(commits).toBe(1);
    expect(results.map(numeroOf)).toEqual(all.flatMap(() => [1, 2]));
    for (const [index, { test }] of all.entries()) {
      const seen = await Promise.all(
        results.map((result) => getDocument(db, test, assertAccepted(result).documentId)),
      );
      expect(seen.map((view) => view !== null)).toEqual(
        results.map((_, place) => Math.floor(place / 2) === index),
      );
    }
  });

  it('fail alone, row by row, where the database refuses one', async () => {
    const all = await tenants(3);
    const acceptor = createAcceptor(db, options);
    const results = await Promise.allSettled(
      all.flatMap(({ test }, index) => [
        acceptor.accept(acceptRequest(test)),
        acceptor.accept(acceptRequest(test, index === 1 ? { payload: 'a\u0000b' } : {})),
      ]),
    );
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      true,
      true,
      false,
      true,
      true,
    ]);
    const given = await Promise.all(all.map((tenant) => numbersOf(tenant, 2)));
    expect(given.map((rows) => rows.map(({ numero, state }) => [numero, state]))).toEqual(
      [2, 1, 2].map((count) => Array.from({ length: count }, (_, i) => [i + 1, 'reservado'])),
    );
  });

  it('fail alone where an account does not exist', async () => {
    const [tenant] = await tenants(1);
    if (!tenant) throw new Error('no tenant');
    const nobody = { ...tenant.live, accountId: '00000000-0000-7000-8000-000000000000' };
    const acceptor = createAcceptor(db, options);
    const results = await Promise.allSettled(
      [nobody, tenant.live].map((principal) => acceptor.accept(acceptRequest(principal))),
    );
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('fail alone while another session locks a série', async () => {
    const [held, free] = await tenants(2);
    if (!held || !free) throw new Error('no tenants');
    const url = new URL(db.url);
    url.searchParams.set('options', '-c lock_timeout=200ms');
    const hasty = createDb({ url: url.href, role: 'app', max: 2, keyring: testKeyring });
    const acceptor = createAcceptor(hasty, options);
    await acceptor.accept(acceptRequest(held.test));
    const results = await inAccount(other, held.accountId, async (sql) => {
      await sql.query('select 1 from number_series for update');
      return Promise.allSettled([held, free].map(({ test }) => acceptor.accept(acceptRequest(test))));
    });
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(numeroOf(await acceptor.accept(acceptRequest(held.test)))).toBe(2);
    await hasty.close();
  });

  it('cannot write into another account: its série, its number, its client stay its own', async () => {
    const [victim, intruder] = await tenants(2);
    if (!victim || !intruder) throw new Error('no tenants');
    const acceptor = createAcceptor(db, options);
    await acceptor.accept(acceptRequest(victim.test));
    const results = await Promise.allSettled([
      acceptor.accept(
        acceptRequest({ ...intruder.test, clientId: victim.clientId, issuer: victim.test.issuer }),
      ),
      acceptor.accept(acceptRequest(victim.test)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect((await numbersOf(victim, 2)).map(({ numero }) => numero)).toEqual([1, 2]);
  });

  it('hold exactly their credits and get every number once, from two processes', async () => {
    const all = await tenants(6, 10_000n);
    const one = createAcceptor(db, { ...options, maxBatch: 5 });
    const two = createAcceptor(other, { ...options, maxBatch: 4 });
    const results = await Promise.all(
      Array.from({ length: 6 }).flatMap(() => [
        ...all.map(({ live }) => one.accept(acceptRequest(live))),
        ...all.toReversed().map(({ live }) => two.accept(acceptRequest(live))),
      ]),
    );
    expect(results.map(({ kind }) => kind).filter((kind) => kind === 'aceito')).toHaveLength(60);
    for (const tenant of all) {
      expect((await numbersOf(tenant, 1)).map(({ numero }) => numero)).toEqual(
        Array.from({ length: 10 }, (_, i) => i + 1),
      );
      expect(await getCredits(db, tenant.accountId)).toMatchObject({
        heldMilli: 10_000n,
        availableMilli: 0n,
      });
    }
  });

  it.each(['live', 'test'] as const)(
    'are locked in one order (%s): two processes never wait in a circle',
    async (environment) => {
      const all = await tenants(12, 100_000n);
      const context = { nowMs: Date.now(), identify };
      const undone = new Error('undone');
      const requestsOf = (some: readonly TestTenant[]) =>
        some.map((tenant) => acceptRequest(tenant[environment]));
      const acceptAndUndo = (through: Db, some: readonly TestTenant[]) =>
        acrossAccounts(through, async (sql, proofOf) => {
          await acceptBatch(sql, requestsOf(some), { ...context, proofOf });
          throw undone;
        }).catch((error: unknown) => error);
      const acceptor = createAcceptor(db, options);
      await Promise.all(requestsOf(all).map((request) => acceptor.accept(request)));
      for (let round = 0; round < 15; round++) {
        expect(await Promise.all([acceptAndUndo(db, all), acceptAndUndo(other, all.toReversed())])).toEqual([
          undone,
          undone,
        ]);
      }
    },
  );

  it('keep references and idempotency keys of the same name apart', async () => {
    const all = await tenants(2);
    const acceptor = createAcceptor(db, options);
    const same = {
      referencia: 'pedido-1',
      idempotency: { key: 'k', route: 'POST /v1/nfe/emit', bodyHash: 'h' },
    };
    const send = () => Promise.all(all.map(({ test }) => acceptor.accept(acceptRequest(test, same))));
    const first = (await send()).map(assertAccepted);
    expect(new Set(first.map(({ documentId }) => documentId)).size).toBe(2);
    expect(await send()).toEqual(first.map(({ answer }) => ({ kind: 'repetido', ...answer })));
    const others = await Promise.all(
      all.map(({ test }) => acceptor.accept(acceptRequest(test, { referencia: same.referencia }))),
    );
    expect(others).toEqual(first.map(({ documentId }) => ({ kind: 'referencia_duplicada', documentId })));
  });
});

it('closes after accepted emissions are committed', async () => {
  const tenant = await createTenant(db);
  const acceptor = createAcceptor(db, options);
  const waiting = Array.from({ length: 20 }, () => acceptor.accept(acceptRequest(tenant.test)));
  await acceptor.close();
  await expect(acceptor.accept(acceptRequest(tenant.test))).rejects.toThrow('closed');
  const ids = (await Promise.all(waiting)).map((result) => assertAccepted(result).documentId);
  const view = await getDocument(db, tenant.test, ids[19] ?? '');
  expect(view).toMatchObject({
    status: 'PENDENTE',
    numero: 20,
    events: [],
    previousAttempts: [],
    protocolNumber: null,
  });
});

async function storedProblems(accountId: string, documentId: string): Promise<{ cStat: string }[]> {
  const { rows } = await db.pool.query<{ prepared: string }>(
    `select o.prepared from set_config('app.account_id', $1, true) s, lateral (select * from operations where document_id = $2 and s is not null) o`,
    [(await db.walls.open())(accountId), documentId],
  );
  return JSON.parse(rows[0]?.prepared ?? '{}').problems;
}
