import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { BUILT_IN_DATA } from '@fiscal/core/tables/rtc/built-in';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAcceptor } from './acceptance/acceptance.ts';
import { numberOnRecord } from './acceptance/number-on-record.ts';
import * as accounts from './accounts/accounts.ts';
import * as auth from './accounts/auth.ts';
import { closeAccount } from './accounts/close.ts';
import * as consoleStats from './accounts/console-stats.ts';
import * as credits from './accounts/credits.ts';
import * as fileLinks from './accounts/file-links.ts';
import * as secondFactor from './accounts/second-factor.ts';
import * as authorityLooks from './authority/authority-looks.ts';
import * as authorityTurns from './authority/authority-turns.ts';
import * as overuseBlocks from './authority/overuse-blocks.ts';
import { createOveruseStore, purgeOveruse } from './authority/overuse-store.ts';
import { createRegisterAnswers } from './authority/register-answers.ts';
import * as sefazBoard from './authority/sefaz-board.ts';
import * as status from './authority/sefaz-status.ts';
import { warnUnclosed } from './authority/warnings.ts';
import { newId } from './base/ids.ts';
import { withAccount } from './base/transaction.ts';
import * as accountChanges from './changes/account-changes.ts';
import * as changes from './changes/changes.ts';
import * as provenChanges from './changes/proven-changes.ts';
import * as cadastros from './companies/cadastros.ts';
import * as radar from './companies/certificate-radar.ts';
import * as uploads from './companies/certificate-uploads.ts';
import * as certificateWarnings from './companies/certificate-warnings.ts';
import * as certificates from './companies/certificates.ts';
import * as clientCodes from './companies/client-codes.ts';
import * as clientLogos from './companies/client-logos.ts';
import * as clients from './companies/clients.ts';
import { endClient } from './companies/end-client.ts';
import { resealCertificates } from './companies/reseal-certificates.ts';
import * as tokenSupply from './companies/token-supply.ts';
import * as tokens from './companies/tokens.ts';
import { keepClock, openTestDocumentAfter } from './contingency/account-clock.ts';
import {
  claimServiceLooks,
  createServiceConditions,
  listServiceConditions,
  wakeScouts,
} from './contingency/conditions.ts';
import * as dailyDigests from './contingency/daily-digests.ts';
import * as deadlines from './contingency/deadlines.ts';
import { createObligationStore } from './contingency/obligation-store.ts';
import * as obligations from './contingency/obligations.ts';
import * as contingencySettings from './contingency/settings.ts';
import * as accountDocuments from './documents/account-documents.ts';
import * as accountTotals from './documents/account-totals.ts';
import * as documentHistory from './documents/document-history.ts';
import * as documentState from './documents/document-state.ts';
import * as documents from './documents/documents.ts';
import * as emissionBodies from './documents/emission-bodies.ts';
import { exportFacts } from './documents/export-facts.ts';
import { readFile } from './documents/files.ts';
import { listOpenMdfe } from './documents/open-mdfe.ts';
import * as savedViews from './documents/saved-views.ts';
import { listStuckDocuments } from './documents/stuck-documents.ts';
import * as documentEmails from './emails/document-emails.ts';
import * as emailServer from './emails/server.ts';
import * as emailSettings from './emails/settings.ts';
import * as emailSuppressions from './emails/suppressions.ts';
import { abandonEmission } from './emission/abandonment.ts';
import { createEmissionStore } from './emission/emission-store.ts';
import { createEpecStore } from './emission/epecs.ts';
import * as operations from './emission/operations.ts';
import * as distributed from './events/distributed.ts';
import * as documentOperations from './events/document-operations.ts';
import { createEventStore } from './events/event-store.ts';
import * as exchanges from './exchanges/exchanges.ts';
import { recordExchanges } from './exchanges/record-exchanges.ts';
import * as importChecks from './imports/import-checks.ts';
import { importDocuments } from './imports/import-documents.ts';
import { importEvents } from './imports/import-events.ts';
import { importRanges } from './imports/import-ranges.ts';
import type { ImportScope } from './imports/import-scope.ts';
import { importSubstitutions } from './imports/import-substitutions.ts';
import * as imports from './imports/imports.ts';
import { requestImportCheck } from './imports/request-import-check.ts';
import { listSeriesProposals } from './imports/series-proposals.ts';
import * as uploadedImports from './imports/uploaded-imports.ts';
import { createRangeStore } from './inutilizacao/inutilizacao-store.ts';
import * as inutilizacoes from './inutilizacao/inutilizacoes.ts';
import * as lawLetters from './law/law-letters.ts';
import { numberRanges } from './numbers/number-ranges.ts';
import * as numbering from './numbers/numbering.ts';
import { platformStats } from './observed/platform-stats.ts';
import * as traceParents from './observed/trace-parents.ts';
import * as receivedAddresses from './received/addresses.ts';
import * as deadlineWarnings from './received/deadline-warnings.ts';
import * as distributions from './received/distributions.ts';
import * as manifestationStore from './received/manifestation-store.ts';
import * as manifestations from './received/manifestations.ts';
import * as receivedDocuments from './received/received-documents.ts';
import * as receivedOrders from './received/received-orders.ts';
import * as receivedProof from './received/received-proof.ts';
import * as receivedUploads from './received/received-uploads.ts';
import * as receivedXml from './received/received-xml.ts';
import * as receivedSettings from './received/settings.ts';
import * as audit from './records/audit.ts';
import * as ceilings from './records/ceilings.ts';
import { documentUnder, findIdempotent } from './records/idempotency.ts';
import * as requestLog from './records/request-log.ts';
import { sendingImage } from './restore/images.ts';
import * as ibptTables from './rules/ibpt-tables.ts';
import * as referenceRates from './rules/reference-rates.ts';
import * as reformTables from './rules/reform-tables.ts';
import * as ruleSwitches from './rules/rule-switches.ts';
import { stageA1By, testCustody } from './testing/custody.ts';
import {
  authorizedVerdict,
  emit,
  foundCanceled,
  reissue,
  rejectedVerdict,
  sign,
} from './testing/emissions.ts';
import { madeExchange } from './testing/exchanges.ts';
import { migratedDatabase } from './testing/fresh-database.ts';
import { importedCancellation, importedDocument, importedHere, importedRange } from './testing/imported.ts';
import { emitAuthorized, operationRequest, registeredVerdict } from './testing/operations.ts';
import { type RecordedQuery, replaceDeep, runAs, statementOf } from './testing/recorded-queries.ts';
import { acceptRequest, identify, loggedRequest, randomCodigo } from './testing/requests.ts';
import { createTenant, type TestTenant, testKeyring } from './testing/test-database.ts';
import { fillEmissions } from './upkeep/fill-emissions.ts';
import { dropExchanges, ensurePartitions, keepRequestLog } from './upkeep/partitions.ts';
import { runRetention } from './upkeep/retention.ts';
import { openInstallationKeys } from './vault/installation-keys.ts';
import * as webhookDeliveries from './webhooks/deliveries.ts';
import * as webhookEndpoints from './webhooks/endpoints.ts';
import * as webhookFanOut from './webhooks/fan-out.ts';
import * as webhookNotices from './webhooks/notices.ts';
import * as webhookReplays from './webhooks/replays.ts';
import * as webhookTries from './webhooks/tries.ts';

// The file has its own database: claims over all accounts take what tests beside it wait for, and those take this one’s.
const { app, worker, owner, drop } = await migratedDatabase();
afterAll(drop);

const actor = { kind: 'system', id: 'teste' } as const;
const facts = {
  subject: 'CN=EMPRESA',
  holder: null,
  notBefore: new Date(0),
  notAfter: new Date(4e12),
  thumbprint: 't',
  problems: [],
};
const registerKey = ({ accountId }: TestTenant) =>
  ({ accountId, environment: 2, service: 'cadastro' }) as const;
const idempotency = { key: 'k', route: 'r', bodyHash: 'h' };
const issued = { ...facts, keyPem: 'k', certPem: 'c', chainPem: '' };

/** The victim's documents: one authorized and canceled with its event, one refused, one pending. */
interface Emitted {
  readonly ids: readonly string[];
  readonly eventId: string;
  readonly operationId: string;
  readonly rangeId: string;
}

let victim: TestTenant;
let intruder: TestTenant;
let emitted: Emitted;
/** Distinct statements by the role that sent them. */
let recorded: { readonly role: 'app' | 'worker'; readonly query: RecordedQuery }[];
let fingerprints: Readonly<Record<'app' | 'worker', string>>;

async function importOf({ accountId, clientId }: TestTenant): Promise<ImportScope> {
  const { importId } = await imports.openImport(worker, { accountId, clientId, target: 'sandbox', actor });
  return { accountId, clientId, target: 'sandbox', importId };
}

async function finishedImport(of: TestTenant): Promise<ImportScope> {
  const scope = await importOf(of);
  const refused = [{ file: 'a.xml', code: 'xml_invalido', message: 'm' }] as const;
  await imports.finishImport(worker, scope, {
    counts: imports.NO_FILES,
    series: [],
    refused,
    warnings: [],
    halted: null,
  });
  return scope;
}

const START = { xid: 0n, seq: 0n };

async function firstChanges({ accountId }: TestTenant) {
  const proofOf = await app.walls.open();
  const places = await changes.readPlaces(app.pool, START, 10_000);
  return changes.readChanges(app.pool, [proofOf(accountId)], { after: START, last: places.at(-1) ?? START });
}

/** Every function of the rooms that asks the database, used by the victim on the victim's own. */
const USES: Readonly<Record<string, (of: TestTenant, its: Emitted) => Promise<unknown>>> = {
  'abandonment.abandonEmission': async (of, { ids }) =>
    each(ids, (documentId) => abandonEmission(app, { accountId: of.accountId, documentId }, { actor })),
  'acceptance.createAcceptor': async (of) => {
    const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
    const request = acceptRequest(of.test, { referencia: 'outra', idempotency });
    await acceptor.accept(request);
    await acceptor.accept(request);
    await acceptor.close();
  },
  'account-changes.readAccountChanges': async (of) =>
    accountChanges.readAccountChanges(app, of.accountId, { xid: 0n, seq: 0n }, 100),
  'proven-changes.provenChanges': async (of) =>
    provenChanges.provenChanges(worker.pool, await firstChanges(of)),
  'proven-changes.provenChangesOf': async (of) =>
    provenChanges.provenChangesOf(app, of.accountId, await firstChanges(of)),
  'account-documents.listAccountDocuments': async (of) => {
    const list = async (filter: object) => {
      const asked = { environment: 2, limit: 10, ...filter } as const;
      const page = await accountDocuments.listAccountDocuments(app, of.accountId, asked);
      return page.kind === 'pagina' ? page : { data: [] };
    };
    await list({});
    await list({ statuses: ['REJEITADA', 'CANCELADA'], types: ['nfe'], clientId: of.clientId });
    await list({ search: { kind: 'numero', serie: null, numero: 1, text: '1', cStat: '539' } });
    await list({ search: { kind: 'parte', beginning: '35261', text: '' } });
    await list({ search: { kind: 'fim', end: '1', text: '' } });
    await list({ search: { kind: 'texto', text: 'a' }, sort: 'maiores' });
    await list({ search: { kind: 'documento', documento: '1', text: '1' } });
    await list({ search: { kind: 'chave', accessKey: 'k' } });
    const { data } = await list({ emittedFrom: new Date(0), emittedTo: new Date() });
    await list({ emittedFrom: new Date(0), cursor: data[0]?.id, statuses: ['REJEITADA'] });
  },
  'account-totals.totalAccountDocuments': async (of) =>
    accountTotals.totalAccountDocuments(app, of.accountId, { environment: 2, emittedFrom: new Date(0) }),
  'export-facts.exportFacts': async (of, { ids }) => exportFacts(app, of.accountId, ids),
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
  'close.closeAccount': async () => closeAccount(app, (await createTenant(app)).accountId, actor),
  'exchanges.listExchanges': async (of, { ids }) =>
    each(ids, (id) => exchanges.listExchanges(app, of.accountId, id, { limit: 10, cursor: null })),
  'images.sendingImage': async (of, { ids, rangeId }) =>
    each([...ids, rangeId], (id) => sendingImage(worker, of.accountId, id)),
  'record-exchanges.recordExchanges': async (of, { ids: [subjectId = ''] }) =>
    recordExchanges(worker, [madeExchange({ accountId: of.accountId, subjectId })]),
  'file-links.takeBackLinks': async (of) => fileLinks.takeBackLinks(app, of.accountId, actor),
  'file-links.linksTakenBackAt': async (of) => fileLinks.linksTakenBackAt(app, of.accountId),
  'second-factor.requireSecondFactor': async (of) => {
    const { userId } = await app.prisma.member.findFirstOrThrow({ where: { organizationId: of.accountId } });
    return secondFactor.requireSecondFactor(app, of.accountId, false, { userId, requestId: 'req_teste' });
  },
  'ceilings.setCeilings': async (of) =>
    ceilings.setCeilings(
      owner,
      of.accountId,
      { writes: 1, reads: null, companies: 1, testDocuments: 1 },
      actor,
    ),
  'accounts.regenerateKey': async (of) => accounts.regenerateKey(app, of.accountId, 'restricted', actor),
  'rule-switches.listRuleSwitches': async () => ruleSwitches.listRuleSwitches(app),
  'rule-switches.listSwitchesOfClient': async ({ clientId }) =>
    ruleSwitches.listSwitchesOfClient(app, clientId),
  'rule-switches.setRuleSwitch': async () =>
    ruleSwitches.setRuleSwitch(owner, {
      type: 'nfe',
      cStat: '9000',
      uf: 'SP',
      clientId: null,
      effect: 'notice',
      reason: 'r',
      setBy: 't',
    }),
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
  'certificates.replaceCertificate': async (of) =>
    certificates.replaceCertificate(app, of.accountId, of.clientId, {
      ...facts,
      uploadId: await stageA1By({ db: app, worker }, of.accountId),
    }),
  'certificates.restoreCertificate': async (of) =>
    certificates.restoreCertificate(app, of.accountId, of.clientId, null),
  'certificates.destroyCertificates': async () => {
    const { accountId } = await createTenant(app);
    await withAccount(app, accountId, (tx) => certificates.destroyCertificates(tx, { accountId }));
  },
  'certificates.getCertificate': async (of) => {
    const client = await clients.getClient(app, of.accountId, of.clientId);
    return certificates.getCertificate(app, of.accountId, client?.certificate?.id ?? '');
  },
  'certificates.listCertificates': async (of) =>
    certificates.listCertificates(app, of.accountId, of.clientId),
  'certificate-radar.listRadar': async (of) =>
    radar.listRadar(app, of.accountId, { nowMs: Date.now(), limit: 10, cursor: of.clientId }),
  'certificate-radar.countRadar': async (of) => radar.countRadar(app, of.accountId, Date.now()),
  'certificate-warnings.claimCertificateWarnings': async () =>
    certificateWarnings.claimCertificateWarnings(app, { nowMs: 0, leaseSeconds: 1, limit: 1 }),
  'certificate-warnings.markWarningSent': async (of) =>
    certificateWarnings.markWarningSent(
      app,
      { accountId: of.accountId, clientId: of.clientId, certificateId: of.clientId, days: 7 },
      { nowMs: 0, recipients: 1 },
    ),
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
  'daily-digests.claimDailyDigests': async () =>
    dailyDigests.claimDailyDigests(app, { nowMs: 0, leaseSeconds: 1, limit: 1 }),
  'daily-digests.markDigestSent': async (of) => dailyDigests.markDigestSent(app, of.accountId, 0),
  'client-logos.setClientLogo': async (of) =>
    clientLogos.setClientLogo(app, of.accountId, of.clientId, {
      contentType: 'image/png',
      bytes: Buffer.from('png'),
    }),
  'client-logos.getClientLogo': async (of) => clientLogos.getClientLogo(app, of.accountId, of.clientId),
  'client-logos.removeClientLogo': async (of) => {
    await clientLogos.removeClientLogo(app, of.accountId, of.clientId);
    await clientLogos.setClientLogo(app, of.accountId, of.clientId, {
      contentType: 'image/png',
      bytes: Buffer.from('png'),
    });
  },
  'number-ranges.numberRanges': async (of) =>
    numberRanges(
      app,
      of.accountId,
      { clientId: of.clientId, target: 'sandbox', emitente: '11222333000181', modelo: '55', serie: 1 },
      { size: 100 },
    ),
  'certificates.keepCertificate': async (of) => {
    const uploadId = await stageA1By({ db: app, worker }, of.accountId);
    await withAccount(app, of.accountId, async (tx) => {
      await tx.certificate.updateMany({
        where: { clientId: of.clientId, source: 'enviado' },
        data: { replacedAt: new Date() },
      });
      return certificates.keepCertificate(tx, of.accountId, of.clientId, { ...facts, uploadId });
    });
  },
  'certificates.openCertificate': async (of) =>
    certificates.openCertificate(worker, await testCustody(worker), of.accountId, of.clientId),
  'certificates.saveSandboxCertificate': async (of) =>
    certificates.saveSandboxCertificate(worker, await testCustody(worker), of.accountId, of.clientId, issued),
  'certificates.openSandboxCertificate': async (of) =>
    certificates.openSandboxCertificate(worker, await testCustody(worker), of.accountId, of.clientId),
  'certificate-uploads.stageUpload': async (of) => stageA1By({ db: app, worker }, of.accountId),
  'certificate-uploads.openUpload': async (of) =>
    uploads.openUpload(
      worker,
      await testCustody(worker),
      of.accountId,
      await stageA1By({ db: app, worker }, of.accountId),
    ),
  'certificate-uploads.dropUpload': async (of) =>
    uploads.dropUpload(app, of.accountId, await stageA1By({ db: app, worker }, of.accountId)),
  'certificate-uploads.takeUpload': async (of) => {
    const uploadId = await stageA1By({ db: app, worker }, of.accountId);
    await withAccount(app, of.accountId, (tx) => uploads.takeUpload(tx, uploadId));
  },
  'reseal-certificates.resealCertificates': async () => {
    const { signerMark } = await openInstallationKeys(worker, testKeyring);
    await resealCertificates(worker, await testCustody(worker), signerMark, () => {});
  },
  'changes.currentCursor': async () => changes.currentCursor(app),
  'changes.readPlaces': async () => changes.readPlaces(app.pool, START, 5),
  'changes.readChanges': async (of) => firstChanges(of),
  'clients.createClient': async (of) =>
    clients.createClient(app, of.vault, of.accountId, {
      name: 'Filial',
      cnpj: '11222333000181',
      ie: '1',
      uf: 'SP',
      environment: 2,
      csc: 'c',
      cscId: '1',
      certificate: { ...facts, uploadId: await stageA1By({ db: app, worker }, of.accountId) },
    }),
  'end-client.endClient': async (of) => {
    const { data } = await clients.listClients(app, of.accountId, { limit: 1, cnpj: '11222333000181' });
    await endClient(app, of.accountId, data[0]?.id ?? '', actor);
  },
  'clients.getClient': async (of) => clients.getClient(app, of.accountId, of.clientId),
  'clients.getClients': async (of) => clients.getClients(app, of.accountId, [of.clientId]),
  'clients.listClients': async (of) => clients.listClients(app, of.accountId, { limit: 10 }),
  'clients.listClientOptions': async (of) => clients.listClientOptions(app, of.accountId, 10),
  'clients.updateClient': async (of) =>
    clients.updateClient(app, of.vault, of.accountId, of.clientId, { name: 'Novo', csc: 'OUTRO' }),
  'client-codes.sealedCodes': async (of) =>
    clientCodes.sealedCodes(of.vault, of.accountId, of.clientId, { csc: 'OUTRO' }),
  'client-codes.openCsc': async (of) => clientCodes.openCsc(app, of.vault, { ...of, environment: 1 }),
  'client-codes.openCsrt': async (of) => clientCodes.openCsrt(app, of.vault, { ...of, environment: 1 }),
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
  'credits.addCredits': async (of) => credits.addCredits(owner, of.accountId, 5n, { actor, note: 'n' }),
  'document-history.documentHistory': async (of, { ids }) =>
    each(ids, (id) => documentHistory.documentHistory(app, of.accountId, id)),
  'document-history.documentOwner': async (of, { ids }) =>
    each(ids, (id) => documentHistory.documentOwner(app, of.accountId, id)),
  'document-history.documentPayload': async (of, { ids }) =>
    each(ids, (id) => documentHistory.documentPayload(app, of.accountId, id)),
  'emission-bodies.replayedCompany': async (of) =>
    emissionBodies.replayedCompany(app, of.accountId, of.clientId),
  'emission-bodies.listEmissionBodies': async (of, { ids: [before = null] }) =>
    emissionBodies.listEmissionBodies(app, of.accountId, {
      clientId: of.clientId,
      target: 'sandbox',
      since: new Date(0),
      before,
      limit: 10,
      bytes: 1_000_000,
    }),
  'credits.listLedger': async (of) => credits.listLedger(app, of.accountId, { kinds: ['recarga'], limit: 5 }),
  'credits.listLedgerMonths': async (of) => credits.listLedgerMonths(app, of.accountId, new Date(0)),
  'document-operations.takeOperation': async (of) => eventsOf(of),
  'document-operations.getOperation': async (of, { ids, operationId }) =>
    each(ids, (id) => documentOperations.getOperation(app, of.test, id, operationId)),
  'documents.getDocument': async (of, { ids }) => each(ids, (id) => documents.getDocument(app, of.test, id)),
  'document-state.getDocumentState': async (of, { ids }) =>
    each(ids, (id) => documentState.getDocumentState(app, of.test, id)),
  'documents.listDocuments': async (of) => {
    await documents.listDocuments(app, of.test, { limit: 10 });
    await documents.listDocuments(app, of.test, { limit: 10, serie: 1, numero: 1, order: 'asc' });
    await documents.listDocuments(app, of.test, { limit: 10, serie: 1, updatedSince: new Date(0) });
  },
  'documents.getDocumentXml': async (of, { ids }) =>
    each(ids, (id) => documents.getDocumentXml(app, of.test, id)),
  'documents.getDocumentXmlOfAccount': async (of, { ids }) =>
    each(ids, (id) => documents.getDocumentXmlOfAccount(app, of.accountId, id)),
  'documents.getEventXml': async (of, { ids, eventId }) =>
    each(ids, (id) => documents.getEventXml(app, of.test, id, eventId)),
  'documents.getEventXmlOfAccount': async (of, { ids, eventId }) =>
    each(ids, (id) => documents.getEventXmlOfAccount(app, of.accountId, id, eventId)),
  'documents.listEventXmls': async (of, { ids }) =>
    each(ids, (id) => documents.listEventXmls(app, of.accountId, id)),
  'emission-store.createEmissionStore': async (of) => emissions(of),
  'event-store.createEventStore': async (of) => eventsOf(of),
  'distributed.joinDistributedEvents': async (of, its) =>
    distributed.joinDistributedEvents(worker, { ...of, target: 'sandbox' }, [
      {
        accessKey: (await documents.getDocument(app, of.test, its.ids[0] ?? ''))?.accessKey ?? '',
        tpEvento: '610600',
        sequence: 1,
        mayBeOurs: true,
        as: () => ({ kind: null, xml: '<p><tpEvento>610600</tpEvento><nSeqEvento>1</nSeqEvento></p>' }),
        leaves: null,
      },
    ]),
  'files.readFile': async (of, { ids }) =>
    each(ids, async (documentId) => {
      const { accountId } = of;
      await readFile(app, { accountId, documentId, kind: 'documento' });
      await readFile(app, { accountId, documentId, kind: 'etiqueta' });
      return readFile(app, { accountId, documentId, kind: 'impressao' });
    }),
  'ibpt-tables.keepIbptTables': async () =>
    ibptTables.keepIbptTables(owner, {
      tables: [
        { uf: 'SP', version: 'v', source: 's', key: 'k', from: '2026-01-01', to: '2026-12-31', lines: 'l' },
      ],
      now: new Date(0),
    }),
  'ibpt-tables.loadedIbptTables': async () => ibptTables.loadedIbptTables(app),
  'ibpt-tables.readIbptTable': async () => ibptTables.readIbptTable(app, 'SP'),
  'reference-rates.listReferenceRates': async () => referenceRates.listReferenceRates(app),
  'reference-rates.loadReferenceRate': async () =>
    referenceRates.loadReferenceRate(
      owner,
      {
        tax: 'cbs',
        percent: '8.8',
        from: '2027-01-01',
        to: '2028-12-31',
        source: 'norma de teste, nº 1',
      },
      () => null,
    ),
  'idempotency.findIdempotent': async (of) => findIdempotent(app, of.test, idempotency),
  'idempotency.documentUnder': async (of) => documentUnder(app, of.test, idempotency),
  'idempotency.knownAnswer': async (of) => findIdempotent(app, of.test, idempotency),
  'idempotency.keepAnswer': async (of) => eventsOf(of),
  'import-documents.importDocuments': async (of) => {
    const documents = [importedDocument(of.test, 7001), importedDocument(of.test, 7002)];
    await importDocuments(worker, await importOf(of), documents);
  },
  'import-events.importEvents': async (of) => {
    const document = importedDocument(of.test, 7003);
    const scope = await importOf(of);
    await importDocuments(worker, scope, [document]);
    await importEvents(worker, scope, [importedCancellation(document)]);
  },
  'import-ranges.importRanges': async (of) =>
    importRanges(worker, await importOf(of), [importedRange(of.test, 7010, 7011)]),
  'import-substitutions.importSubstitutions': async (of) => {
    const old = importedDocument(of.test, 7004);
    const note = importedDocument(of.test, 7005, { substitutes: old.accessKey });
    const scope = await importOf(of);
    await importDocuments(worker, scope, [old, note]);
    await importSubstitutions(worker, scope, [note]);
  },
  'imports.companyToImport': async (of) => imports.companyToImport(worker, of.accountId, of.clientId),
  'imports.openImport': async (of) => importOf(of),
  'imports.noteImport': async (of) => imports.noteImport(worker, await importOf(of), imports.NO_FILES),
  'imports.finishImport': async (of) => finishedImport(of),
  'imports.getImport': async (of) => {
    const { importId } = await finishedImport(of);
    return imports.getImport(app, of.accountId, of.clientId, importId);
  },
  'imports.listImports': async (of) =>
    imports.listImports(app, of.accountId, { clientId: of.clientId, limit: 5 }),
  'imports.listRefusals': async (of) => {
    const { importId } = await finishedImport(of);
    return imports.listRefusals(app, of.accountId, { importId, after: 0, limit: 5 });
  },
  'inutilizacao-store.createRangeStore': async (of) => ranges(of),
  'uploaded-imports.openUploadedImport': async (of) => uploadOf(of),
  'uploaded-imports.addImportPiece': async (of) => uploadOf(of),
  'uploaded-imports.sendUploadedImport': async (of) =>
    uploadedImports.sendUploadedImport(app, await uploadOf(of)),
  'uploaded-imports.claimImport': async () => uploadedImports.claimImport(worker),
  'uploaded-imports.dropImportPieces': async (of) =>
    uploadedImports.dropImportPieces(app, await uploadOf(of)),
  'uploaded-imports.handBackImport': async (of) => uploadedImports.handBackImport(worker, await uploadOf(of)),
  'uploaded-imports.listImportFiles': async (of) =>
    uploadedImports.listImportFiles(worker, await uploadOf(of)),
  'uploaded-imports.readImportFile': async (of) =>
    uploadedImports.readImportFile(worker, await uploadOf(of), 0),
  'inutilizacoes.takeRange': async (of) => ranges(of),
  'inutilizacoes.getInutilizacao': async (of, { rangeId }) =>
    inutilizacoes.getInutilizacao(app, of.test, rangeId),
  'inutilizacoes.getInutilizacaoXmlOfAccount': async (of, { rangeId }) =>
    inutilizacoes.getInutilizacaoXmlOfAccount(app, of.accountId, rangeId),
  'inutilizacoes.listInutilizacoes': async (of) =>
    inutilizacoes.listInutilizacoes(app, of.test, { emitente: of.test.issuer.cnpj }),
  'number-on-record.numberOnRecord': async (of) => {
    const { prepared, modelo } = acceptRequest(of.test, {});
    return numberOnRecord(app, of.test, { modelo, prepared: { ...prepared, numero: 1 }, accessKey: 'k' });
  },
  'numbering.listSeries': async (of) => numbering.listSeries(app, of.accountId, [of.clientId]),
  'numbering.setNextNumero': async (of) => numbering.setNextNumero(app, of.accountId, series(of), 900),
  'numbering.numbersInRange': async (of) =>
    numbering.numbersInRange(app, of.accountId, series(of), { from: 1, to: 99 }),
  'operations.listStale': async () =>
    operations.listStale(worker, { olderThanMs: 1e9, limit: 1, wokenMax: 1 }),
  'operations.backlogReaches': async () => operations.backlogReaches(app, 1e9),
  'operations.listStaleRanges': async () =>
    operations.listStaleRanges(worker, { olderThanMs: 1e9, limit: 1 }),
  'operations.pendingStats': async () => operations.pendingStats(worker),
  'platform-stats.platformStats': async () => platformStats(worker),
  'trace-parents.operationTraceParent': async (of, { ids, operationId }) =>
    each(ids, (documentId) =>
      traceParents.operationTraceParent(worker, { accountId: of.accountId, documentId, operationId }),
    ),
  'operations.reopenEmission': async (of, { ids }) =>
    each(ids, (documentId) => operations.reopenEmission(app, { accountId: of.accountId, documentId }, actor)),
  'partitions.dropExchanges': async () => dropExchanges(worker, 1_830),
  'partitions.ensurePartitions': async () => ensurePartitions(worker),
  'partitions.keepRequestLog': async () => keepRequestLog(worker),
  'reform-tables.keepReformTables': async () =>
    reformTables.keepReformTables(owner, { data: BUILT_IN_DATA, source: 'teste', now: new Date(0) }),
  'reform-tables.loadedReformTables': async () => reformTables.loadedReformTables(worker),
  'reform-tables.readReformTables': async () => reformTables.readReformTables(app),
  'request-log.insertRequests': async (of) => requestLog.insertRequests(app, [loggedRequest(of)]),
  'request-log.listRequests': async (of) =>
    requestLog.listRequests(app, of.accountId, { route: 'nfe', statusClass: 4, limit: 5 }),
  'request-log.getLoggedRequest': async (of) => {
    const { data } = await requestLog.listRequests(app, of.accountId, { limit: 1 });
    return requestLog.getLoggedRequest(app, of.accountId, data[0]?.id ?? '');
  },
  'fill-emissions.fillEmissions': async () => fillEmissions(worker.pool),
  'retention.runRetention': async () =>
    runRetention(worker, { testDocumentDays: 3_650, webhookDays: 3_650, emailDays: 3_650 }),
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
    authorityTurns.setStatusMail(app, of.accountId, of.clientId, false),
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
  'cadastros.findCadastros': async (of) =>
    cadastros.findCadastros(app, { ...of, kind: 'produto' }, { asked: 'cafe', limit: 20 }),
  'cadastros.saveCadastro': async (of) =>
    cadastros.saveCadastro(app, { ...of, kind: 'produto' }, { code: 'CAFE', name: 'Café', fields: {} }),
  'cadastros.changeCadastro': async (of) => {
    const owner = { ...of, kind: 'produto' } as const;
    const [entry] = await cadastros.findCadastros(app, owner, { asked: '', limit: 1 });
    await cadastros.changeCadastro(app, owner, entry?.id ?? '', (before) => before);
  },
  'cadastros.removeCadastro': async (of) => {
    const owner = { ...of, kind: 'produto' } as const;
    const [entry] = await cadastros.findCadastros(app, owner, { asked: '', limit: 1 });
    await cadastros.removeCadastro(app, owner, entry?.id ?? '');
  },
  'saved-views.listSavedViews': async (of) => savedViews.listSavedViews(app, await viewer(of)),
  'saved-views.createSavedView': async (of) =>
    savedViews.createSavedView(app, await viewer(of), { name: 'Rejeitados', query: 'situacao=REJEITADA' }),
  'saved-views.updateSavedView': async (of) => {
    const [view] = await savedViews.listSavedViews(app, await viewer(of));
    await savedViews.updateSavedView(app, await viewer(of), view?.id ?? '', { name: 'Outra' });
  },
  'saved-views.removeSavedView': async (of) => {
    const [view] = await savedViews.listSavedViews(app, await viewer(of));
    await savedViews.removeSavedView(app, await viewer(of), view?.id ?? '');
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
  'open-mdfe.listOpenMdfe': async (of) => listOpenMdfe(app, of.accountId, { environment: 2, limit: 10 }),
  'stuck-documents.listStuckDocuments': async (of) =>
    listStuckDocuments(app, of.accountId, { environment: 2, olderThanMs: 0, limit: 10 }),
  'tokens.revealTokens': async (of) => tokens.revealTokens(app, of.vault, of.accountId, of.clientId, actor),
  'tokens.rotateToken': async (of) =>
    tokens.rotateToken(app, of.vault, of.accountId, of.clientId, of.test.tokenId, {
      overlapSeconds: 60,
      actor,
    }),
  'tokens.listTokens': async (of) => tokens.listTokens(app, of.accountId, of.clientId),
  'tokens.revealToken': async (of) =>
    tokens.revealToken(
      app,
      of.vault,
      of.accountId,
      { clientId: of.clientId, tokenId: of.test.tokenId },
      actor,
    ),
  'token-supply.revokeToken': async (of) =>
    tokenSupply.revokeToken(app, of.accountId, { clientId: of.clientId, tokenId: of.live.tokenId }, actor),
  'token-supply.issueToken': async (of) =>
    tokenSupply.issueToken(app, of.vault, of.accountId, { clientId: of.clientId, environment: 1 }, actor),
  'warnings.warnUnclosed': async () =>
    warnUnclosed(worker, { nowMs: 0, nearDays: 25, overDays: 30, limit: 1 }),
  'endpoints.createEndpoint': async (of) =>
    webhookEndpoints.createEndpoint(app, of.vault, of.accountId, webhook(of), { actor }),
  'endpoints.listEndpoints': async (of) => webhookEndpoints.listEndpoints(app, of.accountId, {}),
  'endpoints.getEndpoint': async (of) => webhookEndpoints.getEndpoint(app, await endpointOf(of)),
  'endpoints.updateEndpoint': async (of) =>
    webhookEndpoints.updateEndpoint(app, of.vault, await endpointOf(of), { enabled: true }, { actor }),
  'endpoints.rotateSecret': async (of) => {
    const change = { secret: webhook(of).secret, overlapSeconds: 60 };
    return webhookEndpoints.rotateSecret(app, of.vault, await endpointOf(of), change, { actor });
  },
  'deliveries.addDelivery': async (of) =>
    webhookDeliveries.addDelivery(app, await endpointOf(of), {
      id: `msg_${randomCodigo()}`,
      type: 'webhook.test',
      body: '{}',
    }),
  'deliveries.listDeliveries': async (of) => {
    const endpoint = await endpointOf(of);
    await webhookDeliveries.listDeliveries(app, endpoint, { limit: 10, state: 'pending', type: 'x' });
    return webhookDeliveries.listDeliveries(app, endpoint, { limit: 10 });
  },
  'deliveries.getDelivery': async (of) => {
    const { endpoint, deliveryId } = await deliveryOf(of);
    return webhookDeliveries.getDelivery(app, endpoint, deliveryId);
  },
  'deliveries.resendDelivery': async (of) => {
    const { endpoint, deliveryId } = await deliveryOf(of);
    return webhookDeliveries.resendDelivery(app, endpoint, deliveryId);
  },
  'deliveries.answeredTests': async (of) => webhookDeliveries.answeredTests(app, await endpointOf(of)),
  'fan-out.fanOut': async () =>
    webhookFanOut.fanOut(worker, {
      messageOf: ({ seq }) => ({ id: `msg_${seq}`, type: 't', body: '{}' }),
      wants: () => true,
    }),
  'replays.requestReplay': async (of) =>
    webhookReplays.requestReplay(app, await endpointOf(of), {
      since: new Date(0),
      until: new Date(4e12),
      types: [],
    }),
  'replays.listReplays': async (of) => webhookReplays.listReplays(app, await endpointOf(of)),
  'replays.workReplay': async () =>
    webhookReplays.workReplay(worker, {
      messageOf: ({ seq }) => ({ id: `msg_${seq}`, type: 't', body: '{}' }),
      wants: () => true,
    }),
  'tries.claimTries': async (of) => {
    const { endpointId } = await endpointOf(of);
    return webhookTries.claimTries(worker, of.vault, {
      endpointIds: [endpointId],
      limit: 10,
      leaseMs: 60_000,
    });
  },
  'trace-parents.deliveryTraceParent': async (of) => {
    const { deliveryId } = await deliveryOf(of);
    return traceParents.deliveryTraceParent(worker, { accountId: of.accountId, deliveryId });
  },
  'tries.finishTry': async (of) => {
    const { deliveryId } = await deliveryOf(of);
    const timings = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 1 };
    const at = { startedAt: new Date(0), endedAt: new Date(0), nextAt: null };
    const answer = { status: 200, reason: null, detail: null, answer: 'ok' };
    await webhookTries.finishTry(
      worker,
      { deliveryId, number: 1, attempt: 1, step: 'delivered', timings, ...at, ...answer },
      1,
    );
  },
  'notices.claimNotices': async () => webhookNotices.claimNotices(app, 0),
  'notices.markNoticed': async (of) => webhookNotices.markNoticed(app, await endpointOf(of)),
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
  'epecs.createEpecStore': async ({ accountId }) => {
    const store = createEpecStore(worker);
    const scope = { accountId, documentId: newId() };
    await store.bytesOf(scope, newId());
    await store.markSending(scope);
    await store.register(scope, { protocolo: null, registeredAt: '2026-11-21T10:00:00-03:00' }, null);
  },
  'conditions.claimServiceLooks': async () => claimServiceLooks(worker, { everyMs: 1_000, limit: 5 }),
  'conditions.listServiceConditions': async (of) => listServiceConditions(app, of.accountId, ['sandbox']),
  'conditions.wakeScouts': async (of) =>
    wakeScouts(worker, of.accountId, { target: 'sandbox', type: 'nfce', uf: 'SP' }, 1_000),
  'account-clock.keepClock': async (of) => keepClock(app, of.accountId, 0),
  'account-clock.openTestDocumentAfter': async (of) => openTestDocumentAfter(app, of.accountId, new Date(0)),
  'deadlines.tellDeadlines': async () => deadlines.tellDeadlines(worker, 5),
  'deadlines.listDeadlines': async (of) => {
    for (const settled of [false, true])
      await deadlines.listDeadlines(app, of.accountId, { environment: 2, settled, limit: 5 });
  },
  'obligation-store.createObligationStore': async (of) => settleObligation(of),
  'import-checks.claimImportChecks': async () =>
    importChecks.claimImportChecks(worker, { limit: 5, leaseMs: 1_000 }),
  'import-checks.listContradicted': async (of) =>
    importChecks.listContradicted(app, of.accountId, {
      environment: 2,
      after: new Date(0),
      until: new Date(),
      limit: 5,
    }),
  'request-import-check.requestImportCheck': async (of) => {
    const [documentId = ''] = await importedHere(worker, of, [78]);
    await requestImportCheck(app, { accountId: of.accountId, documentId }, { actor, requestId: 'r' });
  },
  'series-proposals.listSeriesProposals': async (of) => {
    const scope = await importOf(of);
    const unproven = { serie: 7, warnings: ['cadeia_desconhecida'] } as const;
    const brought = [600, 700].map((numero) => importedDocument(of.test, numero, unproven));
    await importDocuments(worker, scope, brought);
    await numbering.setNextNumero(app, of.accountId, { ...series(of), serie: 7 }, 601);
    await listSeriesProposals(app, of.accountId, of.clientId);
  },
  'import-checks.createImportCheckStore': async (of) => {
    const scope = await importOf(of);
    const document = importedDocument(of.test, 77);
    await importDocuments(worker, scope, [document]);
    const { data } = await documents.listDocuments(app, of.test, { limit: 1, accessKey: document.accessKey });
    const store = importChecks.createImportCheckStore(worker);
    const its = { accountId: of.accountId, documentId: data[0]?.id ?? '' };
    await store.loadCheck(its);
    await store.deferCheck(its, 1_000);
    await store.settleCheck(its, {
      verdict: { kind: 'contradicted', reason: 'nao_consta' },
      events: [{ kind: null, xml: '<p><tpEvento>110110</tpEvento><nSeqEvento>1</nSeqEvento></p>' }],
      cancelled: true,
    });
  },
  'obligations.claimObligations': async () =>
    obligations.claimObligations(worker, { limit: 5, leaseMs: 1_000 }),
  'obligations.listObligations': async (of) =>
    obligations.listObligations(app, of.accountId, { environment: 2, states: ['aberta'], limit: 5 }),
  'obligations.actOnObligation': async (of) => {
    const act = async (what: obligations.ObligationAct) =>
      obligations.actOnObligation(app, of.accountId, await taskOf(of), what, { actor });
    await act({ kind: 'encerrar', reason: 'feita' });
    await act({ kind: 'repetir' });
  },
  'distributions.openDistributions': async () => distributions.openDistributions(worker),
  'distributions.claimDistributions': async (of) => storeReceived(of),
  'distributions.receiversOf': async (of) => storeReceived(of),
  'distributions.storeDistribution': async (of) => storeReceived(of),
  'distributions.releaseDistributions': async (of) => storeReceived(of),
  'received-documents.listReceived': async (of) => {
    await storeReceived(of);
    await receivedDocuments.listReceived(
      app,
      { ...of, environment: 2 },
      { limit: 5, situacao: 'autorizada' },
    );
  },
  'received-documents.someReceived': async (of) =>
    receivedDocuments.someReceived(app, { ...of, environment: 2 }, [await storeReceived(of)]),
  'received-documents.getReceived': async (of) =>
    receivedDocuments.getReceived(app, { ...of, environment: 2 }, await storeReceived(of)),
  'received-xml.readReceivedXml': async (of) =>
    receivedXml.readReceivedXml(app, { ...of, environment: 2 }, await storeReceived(of)),
  'received-xml.readReceivedEventXml': async (of) => {
    const { id, eventId } = await requestCiencia(of);
    await receivedXml.readReceivedEventXml(app, { ...of, environment: 2 }, { id, eventId });
  },
  'received-documents.receivedOwner': async (of) =>
    receivedDocuments.receivedOwner(app, of.accountId, await storeReceived(of)),
  'received-orders.announceOrder': async (of) => {
    await orderOf(of);
  },
  'received-orders.listOrders': async (of) =>
    receivedOrders.listOrders(app, { ...of, environment: 2 }, { limit: 5, status: 'aberto' }),
  'received-orders.someOrders': async (of) =>
    receivedOrders.someOrders(app, { ...of, environment: 2 }, [await orderOf(of)]),
  'received-orders.deleteOrder': async (of) =>
    receivedOrders.deleteOrder(app, { ...of, environment: 2, tokenId: of.test.tokenId }, await orderOf(of)),
  'manifestations.requestManifestation': async (of) => {
    await requestCiencia(of);
  },
  'deadline-warnings.countEndingSoon': async (of) => {
    await deadlineWarnings.countEndingSoon(app, of.test);
  },
  'deadline-warnings.warnManifestations': async () =>
    deadlineWarnings.warnManifestations(worker, { term: 'ciencia', days: 10, before: 3 }, 5),
  'manifestation-store.claimManifestations': async () =>
    manifestationStore.claimManifestations(worker, { limit: 0, leaseMs: 1 }),
  'manifestation-store.createManifestationStore': async (of) => {
    const { eventId: manifestationId } = await requestCiencia(of);
    const store = manifestationStore.createManifestationStore(worker);
    const scope = { accountId: of.accountId, manifestationId };
    await store.load(scope);
    const bytes = { sequence: 1, xml: Buffer.from('<e/>'), digestValue: 'd' };
    await store.saveBytes(scope, { ...bytes, replaces: null });
    await store.markSending(scope, { sequence: 1, sends: 0 });
    await store.defer(scope, { waitMs: 0, cStat: null, reason: 'r', unsent: false });
    await store.settle(scope, { kind: 'erro', xMotivo: 'm' });
  },
  'received-uploads.storeReceivedNotes': async (of) => {
    const scope = await importOf(of);
    expect(await receivedUploads.storeReceivedNotes(worker, scope, [BY_HAND])).toEqual(['importado']);
  },
  'received-uploads.storeReceivedEvents': async (of) => {
    const scope = await importOf(of);
    await receivedUploads.storeReceivedNotes(worker, scope, [BY_HAND]);
    expect(await receivedUploads.storeReceivedEvents(worker, scope, [EVENT_BY_HAND])).toEqual(['importado']);
  },
  'received-proof.settleReceivedProof': async (of) => {
    const scope = await importOf(of);
    await receivedUploads.storeReceivedNotes(worker, scope, [BY_HAND]);
    const { data } = await receivedDocuments.listReceived(app, { ...of, environment: 2 }, { limit: 1 });
    await receivedProof.settleReceivedProof(
      app,
      { ...of, environment: 2, tokenId: of.test.tokenId },
      { id: data[0]?.id ?? '', digestValue: BY_HAND.note.digVal },
      { proof: 'confirmed', reason: null, situacao: 'autorizada' },
    );
    const { data: after } = await receivedDocuments.listReceived(
      app,
      { ...of, environment: 2 },
      { limit: 1 },
    );
    expect(after[0]?.proof).toBe('confirmed');
  },
  'settings.readReceivedSettings': async (of) =>
    receivedSettings.readReceivedSettings(app, { ...of, environment: 2 }),
  'addresses.changeReceivedAddress': async (of) =>
    receivedAddresses.changeReceivedAddress(app, { ...of, environment: 2 }, { actor }),
  'addresses.endReceivedAddress': async (of) => {
    const scope = { ...of, environment: 2 } as const;
    await receivedAddresses.changeReceivedAddress(app, scope, { actor });
    return receivedAddresses.endReceivedAddress(app, scope, { actor });
  },
  'settings.setReceiving': async (of) =>
    receivedSettings.setReceiving(app, { ...of, environment: 2 }, { enabled: true }, { actor }),
  'settings.readContingencySettings': async (of) =>
    contingencySettings.readContingencySettings(app, { ...of, environment: 2 }),
  'settings.writeContingencySettings': async (of) =>
    contingencySettings.writeContingencySettings(
      app,
      { ...of, environment: 2 },
      [
        {
          type: 'nfce',
          policy: 'automatica',
          patienceMs: 8_000,
          forced: false,
          renumbers: true,
          serie: null,
        },
      ],
      { actor },
    ),
  'settings.getEmailSettings': async (of) => emailSettings.getEmailSettings(app, { ...of, environment: 2 }),
  'settings.setEmailSettings': async (of) =>
    emailSettings.setEmailSettings(
      app,
      { accountId: of.accountId, clientId: of.clientId, environment: 2 },
      { ...emailSettings.NO_EMAILS, automatic: true },
      { actor },
    ),
  'server.getEmailServer': async (of) => emailServer.getEmailServer(app, of.accountId),
  'server.setEmailServer': async (of) =>
    emailServer.setEmailServer(app, of.vault, of.accountId, smtp, { actor }),
  'server.openEmailServer': async (of) => emailServer.openEmailServer(app, of.vault, of.accountId),
  'server.removeEmailServer': async (of) => emailServer.removeEmailServer(app, of.accountId, { actor }),
  'suppressions.suppress': async (of) =>
    emailSuppressions.suppress(
      app,
      of.accountId,
      { address: 'a@example.com', reason: 'asked', detail: null },
      { actor },
    ),
  'suppressions.listSuppressions': async (of) =>
    emailSuppressions.listSuppressions(app, of.accountId, { limit: 10 }),
  'suppressions.suppressedOf': async (of) =>
    emailSuppressions.suppressedOf(app, of.accountId, ['a@example.com']),
  'suppressions.unsuppress': async (of) =>
    emailSuppressions.unsuppress(app, of.accountId, 'a@example.com', { actor }),
  'document-emails.addDocumentEmail': async (of) => documentEmails.addDocumentEmail(app, letterOf(of)),
  'document-emails.listDocumentEmails': async (of) =>
    documentEmails.listDocumentEmails(app, of.accountId, letterOf(of).documentId),
  'document-emails.claimDocumentEmails': async () =>
    documentEmails.claimDocumentEmails(app, { limit: 0, leaseMs: 1 }),
  'document-emails.writeLetters': async (of) =>
    documentEmails.writeLetters(app, { id: newId(), accountId: of.accountId, attempt: 1 }, [], 1),
  'document-emails.endTry': async (of) =>
    documentEmails.endTry(
      app,
      { id: newId(), accountId: of.accountId, attempt: 1 },
      { detail: null, retryMs: null, counted: true },
    ),
  'endpoints.deleteEndpoint': async (of) =>
    webhookEndpoints.deleteEndpoint(app, await endpointOf(of), { actor }),
};

/** Exported, but of themselves they ask nothing: values, row makers, the change feed over `readPlaces`. */
const NO_QUERY = new Set([
  'distributions.parseCondition',
  'account-documents.accountDocumentsQuery',
  'account-filter.limitScan',
  'account-filter.receivedSince',
  'account-filter.conditionsOf',
  'account-filter.prepareStatement',
  'audit.auditIn',
  'audit.auditPerson',
  'audit.auditSql',
  'ceilings.ceilingsOf',
  'ceilings.ratesWithin',
  'ceilings.lockCeilings',
  'certificate-uploads.a1In',
  'certificate-uploads.certificatePlace',
  'certificates.certificateView',
  'certificates.certificateProblems',
  'document-emails.endEmails',
  'exchanges.beforeExchangesOf',
  'import-checks.orderChecks',
  'import-checks.recentExchanges',
  'import-scope.isRefusedValue',
  'conditions.conditionOf',
  'suppressions.plainAddress',
  'change-cursor.encodeCursor',
  'change-cursor.decodeCursor',
  'change-reader.createChangeReader',
  'changes.createNotifier',
  'changes.changeOf',
  'changes.isOfDocument',
  'client-profile.clientProfile',
  'files.encodeFileId',
  'files.decodeFileId',
  'endpoints.endEndpoints',
  'fan-out.addDeliveriesAgain',
  'fan-out.deliveriesOf',
  'idempotency.idempotentAnswer',
  'idempotency.keyTakenRetried',
  'tokens.newToken',
  'watch-feed.watchFeed',
]);

/** Doors to what concerns no account's documents: connection, keys, migrations, rates of calls, people, who have walls of their own kind, and the owner's command after a restore. */
const BESIDE =
  /^\.\/src\/(?:base|custody|keyring|vault|keys|people|testing)\/|\/upkeep\/migrate\.ts$|\/restore\/restore\.ts$|\/records\/rate-buckets\.ts$/;

/** Over all accounts on purpose, each by a function with its own rights that answers as little as it can. */
const ACROSS =
  /\b(authenticate|authenticate_key|take_stale|take_stale_inutilizacoes|backlog_reaches|pending_stats|platform_stats|feed_places|purge_expired|purge_people|purge_sign_ups|warn_unclosed|ensure_partitions|keep_request_log|claim_certificate_warnings|authority_askers|status_mail_people|claim_import|purge_imports|purge_webhooks|webhook_targets|claim_webhooks|finish_webhooks|claim_disabled_endpoints|feed_authority_turns|feed_low_credits|open_webhook_replay|order_document_emails|claim_letters|claim_obligations|claim_import_checks|claim_distributions|claim_manifestations|receivers|claim_daily_digests|claim_law_looks|law_mail_people|stop_law_mail|save_authority_status|claim_authority_turns|end_authority_turns|keep_town_parameters|tell_deadlines|warn_manifestations|claim_service_looks|purge_document_emails|unproven_documents|fill_emissions)\(/;
/** Transactions and walls themselves. */
const FRAME = /^\s*(begin|commit|rollback|savepoint|release|listen|set local|select set_config)/i;
/** Codes that stop a statement: no right or no own row, an existing row, a reference to a missing row. */
const WALLS = new Set<string | null>(['42501', '23503', '23505']);
/** Take accounts as their own parameters: the caller names the account. */
const NAMES_ACCOUNT = /\b(get_document|enter_account|feed_changes)\(/;

/** A note that the distribution gave to the tenant's company; its id. */
async function storeReceived(of: TestTenant): Promise<string> {
  await receivedSettings.setReceiving(app, { ...of, environment: 2 }, { enabled: true }, { actor });
  await distributions.openDistributions(worker);
  const leases: string[] = [];
  for (;;) {
    const claimed = await distributions.claimDistributions(worker, 60_000);
    const [first] = claimed;
    if (first === undefined) break;
    leases.push(first.lease);
    const own = claimed.find(({ ground }) => ground === of.accountId);
    if (own === undefined) continue;
    await distributions.receiversOf(worker, own);
    const contents = [{ nsu: 1, schema: 'resNFe_v1.01.xsd', zipped: Buffer.from(''), content: SUMMARY }];
    await distributions.storeDistribution(worker, own, { ...own, contents }, 60_000);
    break;
  }
  // Sequences of other tests are given back; the own one is due again at once.
  for (const lease of leases) await distributions.releaseDistributions(worker, lease, null);
  const { data } = await receivedDocuments.listReceived(app, { ...of, environment: 2 }, { limit: 1 });
  return data[0]?.id ?? '';
}

/** A manifestation of that note, which waits. */
async function requestCiencia(of: TestTenant): Promise<{ readonly id: string; readonly eventId: string }> {
  const id = await storeReceived(of);
  const result = await manifestations.requestManifestation(
    app,
    { ...of, environment: 2, tokenId: of.test.tokenId },
    { id, tipo: 'ciencia', justificativa: null, judge: () => null, idempotency: null },
  );
  return { id, eventId: result !== null && 'manifestationId' in result ? result.manifestationId : '' };
}

/** An order that the company announced; its id. */
async function orderOf(of: TestTenant): Promise<string> {
  await receivedSettings.setReceiving(
    app,
    { ...of, environment: 2 },
    { enabled: true, policy: 'pedido' },
    { actor },
  );
  const known = { accessKey: null, serie: null, numero: 1, valorTotal: null };
  const result = await receivedOrders.announceOrder(
    app,
    { ...of, environment: 2, tokenId: of.test.tokenId },
    { referencia: newId(), emitente: 'e', ...known },
  );
  return 'order' in result ? result.order.id : '';
}

const BY_HAND = {
  kind: 'nota',
  type: 'nfe',
  environment: 2,
  warnings: [],
  destinatario: null,
  parties: [],
  xml: Buffer.from('<nfeProc/>'),
  zipped: Buffer.from(''),
  note: {
    chave: '35261199888777000161550010000000991487301950',
    emitente: '99888777000161',
    nome: 'Fornecedor',
    ie: null,
    dhEmi: '2026-11-21T10:00:00-03:00',
    tpNF: '1',
    valor: '10.50',
    digVal: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    dhRecbto: '2026-11-21T10:00:05-03:00',
    nProt: '135260000000001',
    situacao: 'autorizada',
  },
} as const;
const EVENT_BY_HAND = {
  ...BY_HAND,
  kind: 'evento-de-nota',
  event: {
    chave: BY_HAND.note.chave,
    cOrgao: '35',
    autor: BY_HAND.note.emitente,
    tpEvento: '110111',
    nSeqEvento: 1,
    xEvento: null,
    dhEvento: '2026-11-21T11:00:00-03:00',
    nProt: null,
    effect: 'cancelada',
  },
} as const;
const SUMMARY = {
  kind: 'resumo',
  note: {
    chave: 'k',
    emitente: 'e',
    nome: null,
    ie: null,
    dhEmi: '2026-11-21T10:00:00-03:00',
    tpNF: '1',
    valor: '1.00',
    digVal: null,
    dhRecbto: '2026-11-21T10:00:00-03:00',
    nProt: 'p',
    situacao: 'autorizada',
  },
} as const;

const each = async <T>(ids: readonly string[], use: (id: string) => Promise<T>): Promise<void> => {
  for (const id of ids) await use(id);
};
const webhook = (of: TestTenant) => ({
  url: 'https://exemplo.com.br',
  description: '',
  types: [],
  clientIds: [of.clientId],
  environment: 2 as const,
  secret: 'whsec_segredo',
  signing: null,
});
const smtp = {
  host: 'smtp.exemplo.com.br',
  port: 587,
  security: 'starttls',
  username: 'u',
  password: 'p',
  fromAddress: 'a@exemplo.com.br',
} as const;
const letterOf = ({ accountId, clientId }: TestTenant) => ({
  accountId,
  clientId,
  documentId: newId(),
  environment: 2 as const,
  type: 'nfe',
  kind: 'document' as const,
  addresses: [],
});
async function endpointOf({ accountId }: TestTenant) {
  const { rows } = await owner.pool.query<{ id: string }>(
    'select id from webhook_endpoints where account_id = $1',
    [accountId],
  );
  return { accountId, endpointId: rows[0]?.id ?? '' };
}
async function deliveryOf(of: TestTenant) {
  const { rows } = await owner.pool.query<{ id: string }>(
    'select id from webhook_deliveries where account_id = $1',
    [of.accountId],
  );
  return { endpoint: await endpointOf(of), deliveryId: rows[0]?.id ?? '' };
}
/** The owner of the account, who has views of their own. */
async function viewer({ accountId }: TestTenant) {
  const { rows } = await owner.pool.query<{ userId: string }>(
    'select user_id as "userId" from members where organization_id = $1',
    [accountId],
  );
  return { accountId, userId: rows[0]?.userId ?? '' };
}

async function uploadOf({ accountId, clientId }: TestTenant) {
  const actor = { kind: 'access-key', id: 'k' } as const;
  const opened = await uploadedImports.openUploadedImport(app, {
    accountId,
    clientId,
    target: 'sandbox',
    actor,
  });
  const upload = { accountId, ...opened };
  const content = Buffer.from('<NFe/>');
  await uploadedImports.addImportPiece(app, upload, { file: 0, piece: 0, name: 'a.xml', content });
  return upload;
}

const series = (of: TestTenant) =>
  ({
    clientId: of.clientId,
    target: 'sandbox',
    emitente: of.test.issuer.cnpj,
    modelo: '55',
    serie: 1,
  }) as const;

async function emissions(of: TestTenant): Promise<readonly string[]> {
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const store = createEmissionStore(worker);
  const db = { acceptor, store };
  const done = await emit(db, of.test, { referencia: `r${randomCodigo()}` });
  const { attemptId } = await sign(store, done);
  await store.nextOperation(done.scope);
  await store.markSending(done.scope, attemptId, 0);
  await store.saveReceipt(done.scope, attemptId, 'recibo');
  await store.saveSaid(done.scope, attemptId, { cStat: '129', xMotivo: 'm' });
  await store.lastAnswer(done.scope, { id: attemptId, sends: 1 });
  await store.deferOperation(done.scope, done.work.operationId, { waitMs: 1, cStat: '105', reason: 'r' });
  await store.deferOperation(done.scope, done.work.operationId, {
    waitMs: 1,
    cStat: null,
    reason: 'r',
    heldNearMs: 1,
  });
  await store.findByAccessKey(done.scope, done.accessKey);
  await store.addNotices(done.scope, [{ field: 'f', code: 'risco_de_rejeicao', message: 'm' }]);
  await store.settleEmission(done.scope, done.work.operationId, authorizedVerdict(attemptId));
  const cancelled = await emit(db, of.test);
  const second = await sign(store, cancelled);
  const event = '<procEventoNFe><tpEvento>110111</tpEvento><nProt>1</nProt></procEventoNFe>';
  const verdict = foundCanceled(second.attemptId, event);
  await store.settleEmission(cancelled.scope, cancelled.work.operationId, verdict);
  const refused = await emit(db, of.test);
  await store.settleEmission(refused.scope, refused.work.operationId, rejectedVerdict(null, 'livre'));
  const pending = await emit(db, of.test, { idempotency: { ...idempotency, key: randomCodigo() } });
  await acceptor.close();
  return [done, cancelled, refused, pending].map(({ scope }) => scope.documentId);
}

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

/** Every step of events on a document: a registered one, one signed twice, a refused one. */
async function eventsOf(of: TestTenant): Promise<string> {
  const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
  const store = createEmissionStore(worker);
  const events = createEventStore(worker);
  const { scope } = await emitAuthorized({ acceptor, store }, of.test);
  await acceptor.close();
  const take = async (changes: Parameters<typeof operationRequest>[2] = {}) => {
    const asked = operationRequest(of.test, scope.documentId, { synchronous: true, ...changes });
    const result = await documentOperations.takeOperation(app, asked);
    if (result.kind !== 'aceita') throw new Error(result.kind);
    return result.operationId;
  };
  const first = await take({ idempotency: { ...idempotency, key: randomCodigo() } });
  const work = await events.loadEvent(scope, first);
  const bytes = {
    eventId: work?.eventId ?? '',
    xml: Buffer.from('<evento/>'),
    digestValue: 'd',
    details: null,
  };
  const { signedId } = await events.saveEventBytes(scope, { ...bytes, replaces: null, sequence: 1 });
  await events.saveEventBytes(scope, { ...bytes, replaces: signedId, sequence: 2 });
  await events.markEventSending(scope, { eventId: bytes.eventId, signedId, expectedSends: 0 });
  await events.saveEventSaid(scope, bytes.eventId, { cStat: '129', xMotivo: 'm' });
  await events.lastEventAnswer(scope, { eventId: bytes.eventId, sends: 1 });
  await events.recordEvent(scope, {
    kind: null,
    xml: '<p><tpEvento>110110</tpEvento><nSeqEvento>1</nSeqEvento></p>',
  });
  await events.settleEvent(scope, first, registeredVerdict('135260000000009'));
  const second = await take();
  await events.settleEvent(scope, second, { kind: 'recusado', cStat: '501', xMotivo: 'tarde' });
  return first;
}

/** Every step of two ranges: one voided, one refused. */
async function ranges(of: TestTenant): Promise<string> {
  const store = createRangeStore(worker);
  const take = async () => {
    const inicio = Number(randomCodigo());
    const { issuer } = of.test;
    const faixa = {
      environment: 2,
      uf: 'SP',
      cnpj: issuer.cnpj,
      modelo: '55',
      ano: 2026,
      serie: 1,
    } as const;
    const justificativa = 'Falha na numeração';
    const result = await inutilizacoes.takeRange(app, {
      principal: of.test,
      type: 'nfe',
      strict: false,
      faixa: { ...faixa, inicio, fim: inicio + 1, justificativa },
      idempotency: { ...idempotency, key: randomCodigo() },
    });
    if (result.kind !== 'aceita') throw new Error(result.kind);
    return { accountId: of.accountId, inutilizacaoId: result.inutilizacaoId };
  };
  const scope = await take();
  await store.loadRange(scope);
  await store.saveRangeBytes(scope, Buffer.from('<inutNFe/>'));
  await store.markRangeSending(scope, 0);
  await store.deferRange(scope, { waitMs: 1, cStat: null, reason: 'r', unsent: true });
  const answer = { cStat: '102', xMotivo: 'ok', ret: '<ret/>' };
  await store.settleRange(scope, { kind: 'homologado', ...answer, nProt: '1', dhRecbto: null });
  await store.settleRange(await take(), { kind: 'recusado', ...answer });
  return scope.inutilizacaoId;
}

/** Text of every row that the role sees of its account. */
async function fingerprintFor(role: 'emite_app' | 'emite_worker'): Promise<string> {
  const { rows } = await owner.pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relrowsecurity and has_table_privilege($1, c.oid, 'select') order by 1`,
    [role],
  );
  const parts = rows.map(
    ({ name }) => `(select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from ${name} t)`,
  );
  return `select concat_ws(' ', ${parts.join(', ')}) as told`;
}

beforeAll(async () => {
  victim = await createTenant(app);
  intruder = await createTenant(app);
  await emissions(intruder);
  const ids = await emissions(victim);
  const { rows } = await owner.pool.query<{ id: string }>('select id from events where account_id = $1', [
    victim.accountId,
  ]);
  const [operationId, rangeId] = [await eventsOf(victim), await ranges(victim)];
  emitted = { ids, eventId: rows[0]?.id ?? '', operationId, rangeId };
  fingerprints = { app: await fingerprintFor('emite_app'), worker: await fingerprintFor('emite_worker') };

  const sent = vi.spyOn(pg.Client.prototype, 'query');
  for (const [name, use] of Object.entries(USES))
    await use(victim, emitted).catch((cause: unknown) => {
      throw new Error(`${name} failed`, { cause });
    });
  const queries = sent.mock.calls.map(statementOf).filter((query) => query !== null);
  sent.mockRestore();
  const distinct = new Map(
    queries
      .filter(({ text }) => !FRAME.test(text))
      .map((query) => [`${query.text} ${String(query.values)}`, query]),
  );
  recorded = [...distinct.values()].flatMap((query) => [
    { role: 'app' as const, query },
    { role: 'worker' as const, query },
  ]);
});

const FOREIGN = new Set(['node_modules', 'dist', '.next', '.cache']);

/** Modules of this package that the sources of a folder import. */
const importedBy = (dir: string): readonly string[] =>
  fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(dir, entry.name);
    if (entry.isDirectory()) return FOREIGN.has(entry.name) ? [] : importedBy(at);
    if (!/\.(?:tsx?|mjs)$/.test(entry.name)) return [];
    return [...fs.readFileSync(at, 'utf8').matchAll(/'@fiscal\/db\/([^']+)'/g)].map(
      ([, module]) => `./src/${module}.ts`,
    );
  });

it('has a use here for every function of the modules that others import', async () => {
  const root = path.join(import.meta.dirname, '../../..');
  const imported = ['apps', 'packages', 'scripts', 'tests'].flatMap((dir) =>
    importedBy(path.join(root, dir)),
  );
  const doors = [...new Set(imported)].filter((file) => !BESIDE.test(file));
  const exported: string[] = [];
  for (const file of doors) {
    const module: Record<string, unknown> = await import(file.replace('./src/', './'));
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'function') exported.push(`${path.basename(file, '.ts')}.${name}`);
  }
  expect(exported.toSorted()).toEqual([...Object.keys(USES), ...NO_QUERY].toSorted());
});

describe.each(['app', 'worker'] as const)('role emite_%s of another account', (role) => {
  const db = role === 'app' ? app : worker;
  /** `enough`: number of statements that show and that change something after which it ends; without it, at the last. */
  const replay = async (
    intruderId: string,
    rewrite: (query: RecordedQuery) => RecordedQuery,
    enough = Number.POSITIVE_INFINITY,
  ) => {
    const who = { intruder: intruderId, victim: victim.accountId, fingerprint: fingerprints[role] };
    const { ids, eventId, operationId, rangeId } = emitted;
    const secrets = [victim.accountId, victim.clientId, ...ids, eventId, operationId, rangeId];
    const found = {
      shown: [] as string[],
      changed: [] as string[],
      codes: new Set<string | null>(),
      done: 0,
    };
    for (const { query } of recorded.filter((each) => each.role === role && !ACROSS.test(each.query.text))) {
      if (Math.min(found.shown.length, found.changed.length) >= enough) break;
      const outcome = await runAs(db, rewrite(query), who);
      if (outcome.kind === 'recusado') {
        found.codes.add(outcome.code);
        continue;
      }
      found.done += 1;
      const sent = JSON.stringify(query.values);
      const printed = JSON.stringify(outcome.rows);
      if (secrets.some((secret) => printed.includes(secret) && !sent.includes(secret)))
        found.shown.push(query.text);
      if (!outcome.victimUnchanged) found.changed.push(query.text);
    }
    return found;
  };

  it('no statement shows or changes anything of the account it was made for', async () => {
    const found = await replay(intruder.accountId, (query) =>
      NAMES_ACCOUNT.test(query.text) ? rewritten(query) : query,
    );
    expect(found).toMatchObject({ shown: [], changed: [] });
    expect([...found.codes].filter((code) => !WALLS.has(code))).toEqual([]);
    expect(found.done).toBeGreaterThan(20);
  });

  it('nor with the intruder’s account in place of the victim’s, on the victim’s ids', async () => {
    const found = await replay(intruder.accountId, rewritten);
    expect(found).toMatchObject({ shown: [], changed: [] });
    expect([...found.codes].filter((code) => !WALLS.has(code))).toEqual([]);
    expect(found.done).toBeGreaterThan(20);
  });

  it('while the same statements do show and change it for its owner', async () => {
    const found = await replay(victim.accountId, (query) => query, 10);
    expect(found.shown.length).toBeGreaterThanOrEqual(10);
    expect(found.changed.length).toBeGreaterThanOrEqual(10);
  });
});

const rewritten = ({ text, values }: RecordedQuery): RecordedQuery => ({
  text,
  values: replaceDeep(values, victim.accountId, intruder.accountId),
});

it('reads nothing at all through a repository with the intruder’s account and the victim’s ids', async () => {
  const { test, accountId, clientId, vault } = { ...intruder, clientId: victim.clientId };
  const [id = ''] = emitted.ids;
  expect(await documents.getDocument(app, test, id)).toBeNull();
  expect(await documents.getDocumentXml(app, test, id)).toBeNull();
  expect(await documents.getDocumentXmlOfAccount(app, accountId, id)).toBeNull();
  expect(
    await documents.getEventXmlOfAccount(app, accountId, emitted.ids[1] ?? '', emitted.eventId),
  ).toBeNull();
  expect(await readFile(app, { accountId, documentId: id, kind: 'documento' })).toBeNull();
  expect(await clients.getClient(app, accountId, clientId)).toBeNull();
  const codesOf = { accountId, clientId, environment: 1 } as const;
  expect(await clientCodes.openCsc(app, vault, codesOf)).toBeNull();
  expect(await clientCodes.openCsrt(app, vault, codesOf)).toBeNull();
  expect(
    await certificates.openCertificate(worker, await testCustody(worker), accountId, clientId),
  ).toBeNull();
  expect(
    await certificates.openSandboxCertificate(worker, await testCustody(worker), accountId, clientId),
  ).toBeNull();
  expect(await tokens.revealTokens(app, vault, accountId, clientId, actor)).toBeNull();
  expect(await tokens.listTokens(app, accountId, clientId)).toBeNull();
  const token = { clientId, tokenId: victim.test.tokenId };
  expect(await tokens.revealToken(app, vault, accountId, token, actor)).toBeNull();
  expect(await tokenSupply.revokeToken(app, accountId, token, actor)).toBe(false);
  expect(await tokenSupply.issueToken(app, vault, accountId, { clientId, environment: 2 }, actor)).toEqual({
    kind: 'cliente_inexistente',
  });
  expect(await numbering.listSeries(app, accountId, [clientId])).toEqual([]);
  expect(await findIdempotent(app, { accountId, tokenId: victim.test.tokenId }, idempotency)).toBeNull();
});
