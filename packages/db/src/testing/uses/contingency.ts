import { createAcceptor } from '../../acceptance/acceptance.ts';
import { keepClock, openTestDocumentAfter } from '../../contingency/account-clock.ts';
import {
  claimServiceLooks,
  createServiceConditions,
  listServiceConditions,
  wakeScouts,
} from '../../contingency/conditions.ts';
import * as dailyDigests from '../../contingency/daily-digests.ts';
import * as deadlines from '../../contingency/deadlines.ts';
import { createObligationStore } from '../../contingency/obligation-store.ts';
import * as obligations from '../../contingency/obligations.ts';
import * as contingencySettings from '../../contingency/settings.ts';
import { createEmissionStore } from '../../emission/emission-store.ts';
import { authorizedVerdict, reissue, rejectedVerdict } from '../emissions.ts';
import { identify } from '../requests.ts';
import type { TestTenant } from '../test-database.ts';
import { app, worker } from './databases.ts';
import { actor, type Uses } from './steps.ts';

/** A first attempt set aside, twice: one whose successor is refused, and one that is settled step by step. */
async function settleObligation(of: TestTenant): Promise<void> {
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const store = createEmissionStore(worker);
  const refused = await reissue({ acceptor, store }, of.test);
  const { scope, work } = refused.emission;
  await store.settleEmission(scope, work.operationId, rejectedVerdict(refused.second, 'livre'));
  const settled = await reissue({ acceptor, store }, of.test);
  await acceptor.close();
  const { operationId } = settled.emission.work;
  await store.settleEmission(settled.emission.scope, operationId, authorizedVerdict(settled.second));
  const open = async () => {
    const filter = { environment: 2, states: ['aberta'], limit: 50 } as const;
    const found = (await obligations.listObligations(app, of.accountId, filter)).find(
      ({ documentId }) => documentId === settled.emission.scope.documentId,
    );
    const owes = createObligationStore(worker);
    const owed = await owes.loadObligation({ accountId: of.accountId, obligationId: found?.id ?? '' });
    if (owed === null) throw new Error('nothing is owed');
    return { owes, owed };
  };
  const { owes, owed } = await open();
  const found = {
    situacao: 'autorizado' as const,
    cStat: '100',
    xMotivo: 'm',
    nProt: '1',
    dhRecbto: '2026-11-21T10:00:05-03:00',
    prot: '<p/>',
    removableUntilMs: Date.now(),
  };
  await owes.foundAttempt(owed, found);
  await owes.askCancellation(owed, { kind: 'cancelamento', tpEvento: '110111', request: { xJust: 'x' } });
  await owes.deferObligation(owed, { waitMs: 1, reason: 'r' });
  await owes.askVoiding(owed, {
    environment: 2,
    uf: 'SP',
    cnpj: of.test.issuer.cnpj,
    modelo: '55',
    ano: 2026,
    serie: owed.serie,
    inicio: owed.numero,
    fim: owed.numero,
    justificativa: 'justificativa de teste',
  });
  await owes.closeObligation(owed, 'cancelada');
}

/** A task of the tenant's. */
async function taskOf(of: TestTenant): Promise<string> {
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  await reissue({ acceptor, store: createEmissionStore(worker) }, of.test);
  await acceptor.close();
  const filter = { environment: 2, states: ['aberta'], limit: 1 } as const;
  const [open] = await obligations.listObligations(app, of.accountId, filter);
  const owes = createObligationStore(worker);
  const owed = await owes.loadObligation({ accountId: of.accountId, obligationId: open?.id ?? '' });
  if (owed === null) throw new Error('nothing is owed');
  await owes.handOver(owed, 'r');
  return owed.obligationId;
}

export const CONTINGENCY: Uses = {
  'daily-digests.claimDailyDigests': async () =>
    dailyDigests.claimDailyDigests(app, { nowMs: 0, leaseSeconds: 1, limit: 1 }),
  'daily-digests.markDigestSent': async (of) => dailyDigests.markDigestSent(app, of.accountId, 0),
  'conditions.createServiceConditions': async (of) => {
    const store = createServiceConditions(worker);
    const key = { target: 'sandbox', type: 'nfce', uf: 'SP' } as const;
    const failed = {
      state: 'suspeita',
      failures: 1,
      firstFailedAtMs: 0,
      lastFailedAtMs: 0,
      cause: '109',
      mode: null,
    } as const;
    await store.move(of, key, () => failed);
    await store.claimSvcLook(of, key, 1_000);
    await store.move(of, key, () => ({ ...failed, state: 'normal' }));
  },
  'conditions.claimServiceLooks': async () => claimServiceLooks(worker, { everyMs: 1_000, limit: 5 }),
  'conditions.listServiceConditions': async (of) => listServiceConditions(app, of.accountId, ['sandbox']),
  'conditions.wakeScouts': async (of) =>
    wakeScouts(worker, of.accountId, {
      service: { target: 'sandbox', type: 'nfce', uf: 'SP' },
      believedMs: 1_000,
    }),
  'account-clock.keepClock': async (of) => keepClock(app, of.accountId, 0),
  'account-clock.openTestDocumentAfter': async (of) => openTestDocumentAfter(app, of.accountId, new Date(0)),
  'deadlines.tellDeadlines': async () => deadlines.tellDeadlines(worker, 5),
  'deadlines.listDeadlines': async (of) => {
    for (const settled of [false, true])
      await deadlines.listDeadlines(app, of.accountId, { environment: 2, settled, limit: 5 });
  },
  'obligation-store.createObligationStore': async (of) => settleObligation(of),
  'obligations.claimObligations': async () =>
    obligations.claimObligations(worker, { limit: 5, leaseMs: 1_000 }),
  'obligations.listObligations': async (of) =>
    obligations.listObligations(app, of.accountId, { environment: 2, states: ['aberta'], limit: 5 }),
  'obligations.actOnObligation': async (of) => {
    const act = async (what: obligations.ObligationAct) =>
      obligations.actOnObligation(app, of.accountId, {
        obligationId: await taskOf(of),
        act: what,
        by: { actor },
      });
    await act({ kind: 'encerrar', reason: 'feita' });
    await act({ kind: 'repetir' });
  },
  'settings.readContingencySettings': async (of) =>
    contingencySettings.readContingencySettings(app, { ...of, environment: 2 }),
  'settings.writeContingencySettings': async (of) =>
    contingencySettings.writeContingencySettings(
      app,
      { ...of, environment: 2 },
      {
        edit: [
          {
            type: 'nfce',
            policy: 'automatica',
            patienceMs: 8_000,
            forced: false,
            renumbers: true,
            serie: null,
          },
        ],
        by: { actor },
      },
    ),
};
