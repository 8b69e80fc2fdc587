import { randomInt } from 'node:crypto';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { createTestCa, issueEcnpj, testIdentity } from '@fiscal/core/testing/certificates';
import type { ServiceStatus } from '@fiscal/core/vocabulary/outcome';
import { listSefazStatus } from '@fiscal/db/authority/sefaz-status';
import type { Db } from '@fiscal/db/base/client';
import { newId } from '@fiscal/db/base/ids';
import { replaceCertificate } from '@fiscal/db/companies/certificates';
import { createClient } from '@fiscal/db/companies/clients';
import { stageA1 } from '@fiscal/db/testing/custody';
import { createTenant, openDb, type TestTenant } from '@fiscal/db/testing/test-database';
import { expect, it } from 'vitest';
import { watchAuthorities } from '../src/authorities/authority-watch.ts';
import { createTrafficNotes, learning } from '../src/authorities/traffic.ts';

const app = openDb('app', 4);
const worker = openDb('worker', 4);

const MINUTE = 60_000;
const everyMs = 5 * MINUTE;
const UP: ServiceStatus = { online: true, cStat: '107', xMotivo: 'Serviço em Operação' };

/** An account with an active session. */
async function inUse(db: Db): Promise<TestTenant> {
  const tenant = await createTenant(db);
  const { userId } = await db.prisma.member.findFirstOrThrow({ where: { organizationId: tenant.accountId } });
  await db.prisma.authSession.create({
    data: {
      id: newId(),
      userId,
      token: newId(),
      expiresAt: new Date(4e12),
      activeOrganizationId: tenant.accountId,
    },
  });
  return tenant;
}

async function companyIn(uf: string, { withA1 }: { readonly withA1: boolean }): Promise<string> {
  const tenant = await createTenant(app);
  const made = await createClient(app, tenant.vault, {
    accountId: tenant.accountId,
    client: {
      name: 'Empresa',
      cnpj: String(randomInt(1e13, 1e14 - 1)),
      ie: '0123456789',
      uf,
      environment: 1,
      csc: 'CODIGO-CSC',
      cscId: '000001',
      certificate: null,
    },
  });
  if (made.kind !== 'criado') throw new Error(made.kind);
  if (withA1)
    await replaceCertificate(
      app,
      { accountId: tenant.accountId, clientId: made.client.id },
      {
        certificate: {
          uploadId: await stageA1(app, tenant.accountId),
          subject: 'CN=EMPRESA',
          holder: '11222333000181',
          notBefore: new Date(Date.now() - 1e9),
          notAfter: new Date(Date.now() + 1e10),
          thumbprint: newId(),
          problems: [],
        },
      },
    );
  return made.client.id;
}

/** Rounds of one worker, and what it asked. */
function watcher(options: { readonly answer?: ServiceStatus; readonly accountId?: string } = {}) {
  const asked: { type: string; uf: string; clientId: string; environment: number; observe: boolean }[] = [];
  const start = Date.now();
  let minutes = 0;
  const round = (at: number) => {
    minutes = at;
    return watchAuthorities({
      db: worker,
      ask: async (caller) => {
        asked.push(caller);
        return options.answer ?? UP;
      },
      nowMs: () => start + minutes * MINUTE,
      liveTransmission: options.accountId === undefined,
      everyMs,
      ...(options.accountId === undefined ? {} : { accountId: options.accountId }),
      onError: (error) => {
        throw error;
      },
    });
  };
  return { asked, round, start };
}

it('looks at each type of a sandbox in use once within the interval, however many workers do', async () => {
  const { accountId, clientId } = await inUse(app);
  const [one, other] = [watcher({ accountId }), watcher({ accountId })];
  await Promise.all([one.round(0), other.round(0)]);
  const all = [...one.asked, ...other.asked];
  expect(all.map(({ type }) => type).sort()).toEqual(
    ['cte', 'dce', 'mdfe', 'nfce', 'nfcom', 'nfe', 'nfse'].sort(),
  );
  expect(all.every((each) => each.clientId === clientId && each.environment === 2 && each.observe)).toBe(
    true,
  );
  expect(await one.round(4)).toBe(0);
  expect(await one.round(6)).toBe(7);
  const seen = await listSefazStatus(app, accountId);
  expect(seen).toHaveLength(7);
  expect(new Set(seen.map(({ state, believed }) => `${state} ${believed}`))).toEqual(
    new Set(['operando operando']),
  );
});

it('writes down nothing of a company that could not ask, or was refused', async () => {
  const { accountId } = await inUse(app);
  await watcher({ accountId, answer: { ...UP, online: false, cStat: null, unasked: true } }).round(0);
  await watcher({ accountId, answer: { ...UP, online: false, cStat: '656' } }).round(6);
  expect(await listSefazStatus(app, accountId)).toEqual([]);
});

it('checks a real authority by a company with an A1, one for all UFs that it answers for, and none without such a company', async () => {
  const [able, unable, alone] = [
    await companyIn('RO', { withA1: true }),
    await companyIn('AC', { withA1: false }),
    await companyIn('MT', { withA1: false }),
  ];
  const { asked, round } = watcher();
  await round(0);
  const real = asked.filter(({ environment }) => environment === 1);
  // RO and AC are both answered for by SVRS.
  expect(real.filter(({ type, clientId }) => type === 'nfe' && clientId === able)).toHaveLength(1);
  expect(real.some(({ clientId }) => clientId === unable || clientId === alone)).toBe(false);
  const { rows } = await app.pool.query(
    `select uf, recent[1] as state from authority_status where environment = 1 and type = 'nfe' and uf in ('RO', 'AC', 'MT') order by uf`,
  );
  expect(rows).toEqual([
    { uf: 'AC', state: 'operando' },
    { uf: 'RO', state: 'operando' },
  ]);
});

it('skips authorities that recent documents have reached', async () => {
  await companyIn('MS', { withA1: true });
  const { asked, round, start } = watcher();
  const notes: Promise<void>[] = [];
  const note = createTrafficNotes({ db: worker, nowMs: () => start, onError: () => undefined });
  const reply = { kind: 'resposta', xml: '<r><cStat>100</cStat></r>', latencyMs: 300 } as const;
  const wire = learning(
    { call: () => Promise.resolve(reply), reach: () => Promise.resolve(null) },
    (...args) => {
      const noting = note(...args);
      notes.push(noting);
      return noting;
    },
  );
  const identity = testIdentity(issueEcnpj(createTestCa(), { cnpj: randomCnpj('nobody') }));
  const request = { type: 'nfe', service: 'autorizacao', uf: 'MS', ambiente: 1, target: 'live' } as const;
  await wire.call({ ...request, identity, payload: '', timeoutMs: 1 });
  // In a sandbox nothing is learnt: each account has its own.
  await wire.call({
    ...request,
    type: 'nfce',
    target: 'sandbox',
    ambiente: 2,
    identity,
    payload: '',
    timeoutMs: 1,
  });
  expect(notes).toHaveLength(1);
  await Promise.all(notes);
  await round(1);
  const inMs = asked
    .filter(({ environment, uf }) => environment === 1 && uf === 'MS')
    .map(({ type }) => type);
  expect(inMs).not.toContain('nfe');
  expect(inMs).toContain('nfce');
});

it('takes a stop that is answered to a document for one, and silence too', async () => {
  const note = createTrafficNotes({ db: worker, nowMs: () => Date.now(), onError: () => undefined });
  const request = { type: 'nfe', service: 'autorizacao', uf: 'GO' } as const;
  const state = async () => {
    const { rows } = await app.pool.query<{ state: string; c_stat: string | null }>(
      `select recent[1] as state, c_stat from authority_status where environment = 1 and type = 'nfe' and uf = 'GO'`,
    );
    return rows.map((row) => [row.state, row.c_stat]);
  };
  const answer = (xml: string) => ({ kind: 'resposta', xml, latencyMs: 300 }) as const;
  await note(request, answer('<r><cStat>109</cStat></r>'));
  expect(await state()).toEqual([['fora_do_ar', '109']]);
  // The answer of a contingency service reveals nothing about the UF's own.
  await note({ ...request, authorizer: 'SVCRS' }, answer('<r><cStat>100</cStat></r>'));
  await note(request, { kind: 'bloqueado', code: 'certificado_recusado', cause: 'x' });
  expect(await state()).toEqual([['fora_do_ar', '109']]);
  await note(request, { kind: 'sem-resposta', cause: 'x', httpStatus: null });
  expect(await state()).toEqual([['sem_resposta', null]]);
  await note(request, answer('<r><cStat>539</cStat></r>'));
  expect(await state()).toEqual([['operando', null]]);
});
