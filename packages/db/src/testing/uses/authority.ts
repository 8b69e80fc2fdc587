import * as authorityLooks from '../../authority/authority-looks.ts';
import * as authorityTurns from '../../authority/authority-turns.ts';
import * as overuseBlocks from '../../authority/overuse-blocks.ts';
import { createOveruseStore, purgeOveruse } from '../../authority/overuse-store.ts';
import { createRegisterAnswers } from '../../authority/register-answers.ts';
import * as sefazBoard from '../../authority/sefaz-board.ts';
import * as status from '../../authority/sefaz-status.ts';
import { warnUnclosed } from '../../authority/warnings.ts';
import { newId } from '../../base/ids.ts';
import * as clients from '../../companies/clients.ts';
import { randomCodigo } from '../requests.ts';
import type { TestTenant } from '../test-database.ts';
import { app, owner, worker } from './databases.ts';
import { actor, type Uses } from './steps.ts';

const registerKey = ({ accountId }: TestTenant) =>
  ({ accountId, environment: 2, service: 'cadastro' }) as const;

export const AUTHORITY: Uses = {
  'sefaz-board.statusSlots': async (of) =>
    sefazBoard.statusSlots(app, of.accountId, {
      environment: 2,
      from: new Date(0),
      until: new Date(),
      slotMs: 1_800_000_000,
    }),
  'authority-looks.authorityAskers': async () => authorityLooks.authorityAskers(worker, new Date(), 't'),
  'authority-looks.claimLooks': async (of) =>
    authorityLooks.claimLooks(worker, [{ world: of.accountId, type: 'nfe', place: 'SP' }], {
      at: new Date(),
      everyMs: 1,
    }),
  'authority-looks.forgetLooks': async () => authorityLooks.forgetLooks(worker, new Date(0)),
  'authority-turns.claimTurns': async () =>
    authorityTurns.claimTurns(app, [{ type: 'x', uf: 'SP', state: 'operando' }], {
      at: new Date(0),
      leaseSeconds: 1,
    }),
  'authority-turns.feedTurns': async () => authorityTurns.feedTurns(app, []),
  'authority-turns.markReported': async () =>
    authorityTurns.markReported(app, [{ type: 'x', uf: 'SP', state: 'lenta' }], new Date(0)),
  'authority-turns.statusMailRecipients': async () => authorityTurns.statusMailRecipients(app, ['SP']),
  'authority-turns.wantsStatusMail': async (of) =>
    authorityTurns.wantsStatusMail(app, of.accountId, of.clientId),
  'authority-turns.setStatusMail': async (of) =>
    authorityTurns.setStatusMail(app, { accountId: of.accountId, userId: of.clientId }, false),
  'overuse-blocks.listOpenBlocks': async (of) => overuseBlocks.listOpenBlocks(app, of.accountId),
  'overuse-blocks.releaseOveruse': async (of) =>
    overuseBlocks.releaseOveruse(owner, {
      accountId: of.accountId,
      cnpj: (await clients.getClient(app, of.accountId, of.clientId))?.cnpj ?? '',
      target: 'sandbox',
      actor,
      reason: 'r',
    }),
  'overuse-store.createOveruseStore': async () => {
    const store = createOveruseStore(worker);
    const key = {
      ground: 'producao',
      holder: randomCodigo(),
      type: 'nfe',
      authorizer: 'SP',
      service: 'autorizacao',
      about: '',
    } as const;
    const next = { state: { marks: {}, leases: {}, block: null }, revision: newId() };
    await store.swap(key, null, next);
    await store.swap(key, next.revision, { ...next, revision: newId() });
    await store.read(key);
    await store.openBlocks();
  },
  'overuse-store.purgeOveruse': async () => purgeOveruse(worker),
  'sefaz-board.statusChanges': async (of) =>
    sefazBoard.statusChanges(app, of.accountId, { environment: 2, type: 'nfe', uf: 'SP' }),
  'sefaz-board.companyOfEachUf': async (of) => sefazBoard.companyOfEachUf(app, of.accountId),
  'register-answers.createRegisterAnswers': async (of) => {
    const store = createRegisterAnswers(worker);
    const answer = { subject: 'SP cnpj 1', message: '<x/>', askedAtMs: Date.now() };
    await store.keep(registerKey(of), answer, 86_400_000);
    const town = { ...registerKey(of), environment: 1, service: 'municipio' } as const;
    await store.keep(town, answer, 86_400_000);
    await store.find(town, [answer.subject]);
    return store.find(registerKey(of), [answer.subject]);
  },
  'sefaz-status.saveSefazStatus': async (of) =>
    status.saveSefazStatus(app, of.accountId, {
      environment: 2,
      type: 'nfe',
      uf: 'SP',
      online: true,
      cStat: '107',
      xMotivo: 'ok',
      latencyMs: 1,
      checkedAt: new Date(),
    }),
  'sefaz-status.saveAuthorityStatus': async () =>
    status.saveAuthorityStatus(app, {
      environment: 1,
      type: 'x',
      uf: 'XX',
      online: true,
      cStat: '107',
      xMotivo: 'ok',
      latencyMs: 1,
      checkedAt: new Date(),
    }),
  'sefaz-status.listAuthorityStatus': async () => status.listAuthorityStatus(app),
  'sefaz-status.listSefazStatus': async (of) => status.listSefazStatus(app, of.accountId),
  'warnings.warnUnclosed': async () =>
    warnUnclosed(worker, { nowMs: 0, nearDays: 25, overDays: 30, limit: 1 }),
};
