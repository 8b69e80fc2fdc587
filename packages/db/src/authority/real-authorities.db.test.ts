import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { newId } from '../base/ids.ts';
import { createClient } from '../companies/clients.ts';
import { createTenant, openDb, type TestTenant } from '../testing/test-database.ts';
import { authorityAskers, claimLooks, forgetLooks } from './authority-looks.ts';
import {
  claimTurns,
  markReported,
  setStatusMail,
  statusMailRecipients,
  wantsStatusMail,
} from './authority-turns.ts';
import { statusChanges } from './sefaz-board.ts';
import { listSefazStatus, saveAuthorityStatus, saveSefazStatus } from './sefaz-status.ts';

const app = openDb('app');
const worker = openDb('worker');

const MINUTE = 60_000;
const start = new Date('2026-11-22T12:00:00.000Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * MINUTE);
/** No other test has a company there: the state of a real authority is shared. */
const tenantIn = async (uf: string): Promise<TestTenant> => {
  const tenant = await createTenant(app);
  await createClient(app, tenant.vault, {
    accountId: tenant.accountId,
    client: {
      name: `Empresa de ${uf}`,
      cnpj: String(randomInt(1e13, 1e14 - 1)),
      ie: '0123456789',
      uf,
      environment: 1,
      csc: 'CODIGO-CSC',
      cscId: '000001',
      certificate: null,
    },
  });
  return tenant;
};
const statusOf = (uf: string, minutes: number) => ({
  environment: 1 as const,
  type: 'nfe',
  uf,
  online: true,
  cStat: '107',
  xMotivo: 'Serviço em Operação',
  latencyMs: 20,
  checkedAt: at(minutes),
});

it('shows what any account saw of a real authority to accounts with a company there, and to no other', async () => {
  const [here, there, elsewhere] = [await tenantIn('RR'), await tenantIn('RR'), await tenantIn('AP')];
  await saveSefazStatus(app, here.accountId, statusOf('RR', 0));
  const of = async ({ accountId }: TestTenant) =>
    (await listSefazStatus(app, accountId)).filter(({ uf }) => uf === 'RR').map(({ cStat }) => cStat);
  expect([await of(here), await of(there), await of(elsewhere)]).toEqual([['107'], ['107'], []]);
  const service = { environment: 1, type: 'nfe', uf: 'RR' } as const;
  expect(await statusChanges(app, there.accountId, service)).toHaveLength(1);
  expect(await statusChanges(app, elsewhere.accountId, service)).toEqual([]);
});

it('keeps the words of the service where traffic finds it as it was, and not where it differs', async () => {
  const mine = await tenantIn('PR');
  const now = async () =>
    (await listSefazStatus(app, mine.accountId)).find(({ uf, type }) => uf === 'PR' && type === 'cte');
  const see = (minutes: number, more: object) =>
    saveAuthorityStatus(worker, { ...statusOf('PR', minutes), type: 'cte', ...more });
  await see(0, {});
  await see(2, { cStat: null, xMotivo: 'Respondeu', latencyMs: 90, beside: true });
  expect(await now()).toMatchObject({
    cStat: '107',
    xMotivo: 'Serviço em Operação',
    latencyMs: 90,
    checkedAt: at(2),
    since: start,
  });
  await see(4, { online: false, cStat: null, xMotivo: 'sem resposta', beside: true });
  expect(await now()).toMatchObject({ online: false, cStat: null, state: 'sem_resposta', since: at(4) });
  // An older look changes nothing.
  await see(3, { latencyMs: 1 });
  expect(await now()).toMatchObject({ online: false, checkedAt: at(4) });
});

it('gives each look to one of those who claim it, and again when its time has come', async () => {
  const key = { world: newId(), type: 'nfe', place: 'SP' };
  const claim = (minutes: number) =>
    claimLooks(worker, [key, { ...key, type: 'cte' }], { at: at(minutes), everyMs: 5 * MINUTE });
  const first = await Promise.all([claim(0), claim(0), claim(0)]);
  expect(first.flat()).toHaveLength(2);
  expect(await claim(4)).toEqual([]);
  expect(await claim(5)).toHaveLength(2);
  await forgetLooks(worker, new Date(0));
  expect(await claim(6)).toEqual([]);
});

it('names one company of an account and UF for its sandbox while it is in use, and real ones by their A1 alone', async () => {
  const mine = await createTenant(app);
  const mineOf = async (when: Date) =>
    (await authorityAskers(worker, when, 't')).filter(({ accountId }) => accountId === mine.accountId);
  expect(await mineOf(new Date())).toEqual([]);
  const { userId } = await app.prisma.member.findFirstOrThrow({ where: { organizationId: mine.accountId } });
  const session = { id: newId(), userId, token: newId(), expiresAt: new Date(4e12) };
  await app.prisma.authSession.create({ data: { ...session, activeOrganizationId: mine.accountId } });
  expect(await mineOf(new Date())).toEqual([
    { kind: 'sandbox', accountId: mine.accountId, clientId: mine.clientId, uf: 'SP' },
  ]);
  expect(await mineOf(new Date(Date.now() + 30 * 86_400_000))).toEqual([]);
  await expect(authorityAskers(app, new Date(), 't')).rejects.toThrow(/permission denied/);
});

it('notifies each turn once, by the caller that claims it, and again after a lost claim', async () => {
  const turn = { type: newId(), uf: 'TO', state: 'fora_do_ar' } as const;
  const claim = (minutes: number, state: typeof turn.state | 'operando' = turn.state) =>
    claimTurns(app, [{ ...turn, state }], { at: at(minutes), leaseSeconds: 600 });
  const claimed = await Promise.all([claim(0), claim(0)]);
  expect(claimed.flat()).toEqual([{ ...turn, before: null }]);
  expect(await claim(5)).toEqual([]);
  expect(await claim(11)).toEqual([{ ...turn, before: null }]);
  await markReported(app, [turn], at(12));
  expect(await claim(60)).toEqual([]);
  expect(await claim(61, 'operando')).toEqual([{ ...turn, state: 'operando', before: 'fora_do_ar' }]);
});

it('writes to those alone who asked for it, of accounts with a company there', async () => {
  const [mine, theirs] = [await tenantIn('SE'), await tenantIn('SE')];
  const person = ({ accountId }: TestTenant) =>
    app.prisma.member.findFirstOrThrow({ where: { organizationId: accountId }, include: { user: true } });
  const me = await person(mine);
  await app.prisma.authUser.updateMany({
    where: { id: { in: [me.userId, (await person(theirs)).userId] } },
    data: { emailVerified: true },
  });
  expect(await statusMailRecipients(app, ['SE'])).toEqual([]);
  expect(await wantsStatusMail(app, mine.accountId, me.userId)).toBe(false);
  await setStatusMail(app, { accountId: mine.accountId, userId: me.userId }, true);
  expect(await wantsStatusMail(app, mine.accountId, me.userId)).toBe(true);
  expect(await statusMailRecipients(app, ['SE', 'MA'])).toEqual([
    { name: me.user.name, email: me.user.email, uf: 'SE' },
  ]);
});
