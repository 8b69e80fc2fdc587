import { randomUUID } from 'node:crypto';
import * as accounts from '../../accounts/accounts.ts';
import * as auth from '../../accounts/auth.ts';
import { closeAccount } from '../../accounts/close.ts';
import * as consoleStats from '../../accounts/console-stats.ts';
import * as credits from '../../accounts/credits.ts';
import * as fileLinks from '../../accounts/file-links.ts';
import * as secondFactor from '../../accounts/second-factor.ts';
import * as lawLetters from '../../law/law-letters.ts';
import * as audit from '../../records/audit.ts';
import * as ceilings from '../../records/ceilings.ts';
import { documentUnder, findIdempotent } from '../../records/idempotency.ts';
import * as requestLog from '../../records/request-log.ts';
import { loggedRequest, randomCodigo } from '../requests.ts';
import { createTenant, testKeyring } from '../test-database.ts';
import { app, owner, worker } from './databases.ts';
import { actor, eventsOf, idempotency, type Uses } from './steps.ts';

export const ACCOUNTS: Uses = {
  'accounts.createAccount': async () =>
    accounts.createAccount(app, testKeyring, {
      name: 'Outra',
      owner: { email: `${randomCodigo()}@example.com`, name: 'x', passwordHash: 'x' },
      nowMs: Date.now(),
    }),
  'accounts.signUpAccount': async () =>
    accounts.signUpAccount(app, testKeyring, {
      name: 'Nova',
      owner: { email: `${randomCodigo()}@example.com`, name: 'x', passwordHash: 'x' },
      nowMs: Date.now(),
    }),
  'accounts.listKeys': async (of) => accounts.listKeys(app, of.accountId),
  'accounts.getAccount': async (of) => accounts.getAccount(app, of.accountId),
  // Not the victim's own: nothing of it would be left for the others.
  'close.closeAccount': async () => closeAccount(app, (await createTenant(app)).accountId, { actor }),
  'file-links.takeBackLinks': async (of) => fileLinks.takeBackLinks(app, of.accountId, { actor }),
  'file-links.linksTakenBackAt': async (of) => fileLinks.linksTakenBackAt(app, of.accountId),
  'second-factor.requireSecondFactor': async (of) => {
    const { userId } = await app.prisma.member.findFirstOrThrow({ where: { organizationId: of.accountId } });
    return secondFactor.requireSecondFactor(
      app,
      { accountId: of.accountId, required: false },
      { userId, requestId: 'req_teste' },
    );
  },
  'ceilings.setCeilings': async (of) =>
    ceilings.setCeilings(owner, of.accountId, {
      change: { writes: 1, reads: null, companies: 1, testDocuments: 1 },
      actor,
    }),
  'accounts.regenerateKey': async (of) =>
    accounts.regenerateKey(app, of.accountId, { kind: 'restricted', actor }),
  'audit.recordAudit': async (of) =>
    audit.recordAudit(app, of.accountId, { actor, action: 'account.open', subject: { type: 's', id: 'i' } }),
  'audit.listAudit': async (of) => {
    await audit.listAudit(app, of.accountId, { limit: 10 });
    const [from, to] = [new Date(0), new Date(4e12)];
    await audit.listAudit(app, of.accountId, {
      limit: 10,
      action: 'account.open',
      actorId: actor.id,
      from,
      to,
    });
  },
  'auth.authenticate': async (of) => auth.authenticate(app, { accessKey: of.accessKey, token: of.testToken }),
  'auth.principalOfToken': async (of) => auth.principalOfToken(app, of.test),
  'auth.authenticateAccess': async (of) => auth.authenticateAccess(app, of.accessKey),
  'auth.principalOfClient': async (of) =>
    auth.principalOfClient(app, {
      accountId: of.accountId,
      clientId: of.clientId,
      environment: 2,
      person: { userId: of.accountId, requestId: 'req_1' },
    }),
  'auth.verifyRestricted': async (of) => auth.verifyRestricted(app, of.accountId, of.restrictedKey),
  'law-letters.claimLawLooks': async () =>
    lawLetters.claimLawLooks(app, { nowMs: 0, leaseSeconds: 1, limit: 1 }),
  'law-letters.planLawLook': async (of) => lawLetters.planLawLook(app, of, new Date(0)),
  'law-letters.claimLawLetter': async (of) =>
    lawLetters.claimLawLetter(app, of, { kind: 'semana', mark: '2026-11-23' }),
  'law-letters.releaseLawLetter': async (of) =>
    lawLetters.releaseLawLetter(app, of, { kind: 'semana', mark: '2026-11-23' }),
  'law-letters.lawMailRecipients': async (of) => lawLetters.lawMailRecipients(app, of.accountId),
  'law-letters.wantsLawMail': async (of) => lawLetters.wantsLawMail(app, of.accountId, randomUUID()),
  'law-letters.setLawMail': async ({ accountId }) =>
    lawLetters.setLawMail(app, { accountId, userId: randomUUID() }, true),
  'law-letters.stopLawMail': async ({ accountId }) =>
    lawLetters.stopLawMail(app, { accountId, userId: randomUUID() }),
  'console-stats.documentStats': async (of) =>
    Promise.all(
      [{}, { clientId: of.clientId }].map((which) =>
        consoleStats.documentStats(app, of.accountId, {
          environment: 2,
          ...which,
          now: new Date(),
          days: 30,
        }),
      ),
    ),
  'console-stats.attention': async (of) =>
    consoleStats.attention(app, of.accountId, { environment: 2, now: new Date() }),
  'credits.feedLowCredits': async () => credits.feedLowCredits(worker),
  'credits.getCredits': async (of) => credits.getCredits(app, of.accountId),
  'credits.addCredits': async (of) =>
    credits.addCredits(owner, of.accountId, { amountMilli: 5n, actor, note: 'n' }),
  'credits.listLedger': async (of) => credits.listLedger(app, of.accountId, { kinds: ['recarga'], limit: 5 }),
  'credits.listLedgerMonths': async (of) => credits.listLedgerMonths(app, of.accountId, new Date(0)),
  'idempotency.findIdempotent': async (of) => findIdempotent(app, of.test, idempotency),
  'idempotency.documentUnder': async (of) => documentUnder(app, of.test, idempotency),
  'idempotency.knownAnswer': async (of) => findIdempotent(app, of.test, idempotency),
  'idempotency.keepAnswer': async (of) => eventsOf(of),
  'request-log.insertRequests': async (of) => requestLog.insertRequests(app, [loggedRequest(of)]),
  'request-log.listRequests': async (of) =>
    requestLog.listRequests(app, of.accountId, { route: 'nfe', statusClass: 4, limit: 5 }),
  'request-log.getLoggedRequest': async (of) => {
    const { data } = await requestLog.listRequests(app, of.accountId, { limit: 1 });
    return requestLog.getLoggedRequest(app, of.accountId, data[0]?.id ?? '');
  },
};
