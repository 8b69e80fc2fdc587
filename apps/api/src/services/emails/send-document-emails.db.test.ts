import { randomUUID } from 'node:crypto';
import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import { createDb, type Db } from '@fiscal/db/base/client';
import { getDocument } from '@fiscal/db/documents/documents';
import { addDocumentEmail, listDocumentEmails } from '@fiscal/db/emails/document-emails';
import { setEmailServer } from '@fiscal/db/emails/server';
import { createEmissionStore } from '@fiscal/db/emission/emission-store';
import { settleBuckets } from '@fiscal/db/records/rate-buckets';
import { migratedCopy } from '@fiscal/db/testing/fresh-database';
import { importedHere, setImportedState } from '@fiscal/db/testing/imported';
import { emitAuthorized } from '@fiscal/db/testing/operations';
import { identify } from '@fiscal/db/testing/requests';
import { createTenant, testKeyring } from '@fiscal/db/testing/test-database';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { mailServer } from '../../../test/support/mail-server.ts';
import { slowMailServer } from '../../../test/support/slow-mail-server.ts';
import { createSharedRateLimiter } from '../../base/shared-rate-limit.ts';
import { createOutbox } from '../../mail/outbox.ts';
import { LETTER_MS } from '../../mail/smtp.ts';
import { createGetDocumentRecord } from '../documents/get-document-record.ts';
import { createDocumentEmails } from './document-emails.ts';
import { createEmailSender } from './send-document-emails.ts';

/** A database of its own: the queue is claimed over all accounts. */
let database: Awaited<ReturnType<typeof migratedCopy>>;
let app: Db;
let worker: Db;
/** Passes the walls. */
let owner: Db;

beforeAll(async () => {
  database = await migratedCopy();
  const { appUrl, workerUrl } = database;
  app = createDb({ url: appUrl, role: 'app', max: 4, keyring: testKeyring });
  worker = createDb({ url: workerUrl, role: 'worker', max: 2, keyring: testKeyring });
  owner = createDb({ url: database.ownerUrl, role: 'app', max: 1, keyring: testKeyring });
});
afterEach(() => owner.pool.query('delete from document_emails'));
afterAll(async () => {
  await Promise.all([app.close(), worker.close(), owner.close()]);
  await database.drop();
});

/** Letters to one address at once, and until the next. */
const AT_ONCE = 3;
const REFILL_MS = 60 * 60_000;
const PATIENCE_MS = 20_000;
const failing = (error: unknown) => {
  throw error;
};

/** An account with an authorized document, and what it asks to be sent of it. */
async function newSender() {
  const { accountId, clientId, test, vault } = await createTenant(app);
  const acceptor = createAcceptor(app, { nowMs: Date.now, identify });
  const { scope } = await emitAuthorized({ acceptor, store: createEmissionStore(worker) }, test);
  const { documentId } = scope;
  const of = { accountId, clientId, documentId, environment: 2, type: 'nfe', kind: 'document' } as const;
  return {
    accountId,
    vault,
    ask: (...addresses: string[]) => addDocumentEmail(app, { ...of, addresses }),
    sendings: () => listDocumentEmails(app, accountId, documentId),
  };
}

const OPEN = `select id from document_emails where state = 'pending' and (leased_until is not null or next_at <= now())`;

/** A process of the installation, whose server is an outbox. */
function newInstallation(
  { vault }: Pick<Awaited<ReturnType<typeof newSender>>, 'vault'>,
  letterMs: number = LETTER_MS,
) {
  const clock = { aheadMs: 0 };
  const outbox = createOutbox(Date.now);
  const limiter = createSharedRateLimiter({
    nowMs: () => Date.now() + clock.aheadMs,
    settle: (spent) => settleBuckets(app, spent),
    onFailure: failing,
  });
  const errors: unknown[] = [];
  const sender = createEmailSender({
    db: app,
    vault,
    limiter,
    desk: { print: () => Promise.reject(new Error('unused')), draw: async () => Buffer.from('%PDF-') },
    logoOf: async () => undefined,
    reach: { resolve: () => Promise.reject(new Error('unused')), loopbackAllowed: true },
    leaving: { transport: outbox, way: 'outbox' },
    lettersPerRecipient: { size: AT_ONCE, perMinute: 60_000 / REFILL_MS },
    letterMs,
    onError: (error) => errors.push(error),
  });
  onTestFinished(() => sender.close().then(() => limiter.settled()));
  return {
    clock,
    look: () => sender.look(),
    /** Addresses that letters have left to, in alphabetical order. */
    left: () =>
      outbox
        .list()
        .map(({ to }) => to)
        .toSorted(),
    /** Tries all that is due, and waits for its end. */
    sendDue: async () => {
      await vi.waitFor(async () => {
        await sender.look();
        expect((await owner.pool.query(OPEN)).rows).toEqual([]);
      }, PATIENCE_MS);
      await limiter.settled();
      expect(errors).toEqual([]);
    },
  };
}

const makeDue = () => owner.pool.query(`update document_emails set next_at = now()`);
const STRANGER = 'estranho@example.com';
const REASON = expect.stringContaining('limite de mensagens a este destinatário');
/** Sends one address all that the limit allows, and one letter more. */
async function fillBucket() {
  const sender = await newSender();
  const installation = newInstallation(sender);
  const address = `${randomUUID()}@example.com`;
  for (let n = 0; n < AT_ONCE; n += 1) {
    await sender.ask(address);
    await installation.sendDue();
  }
  const { id } = await sender.ask(address);
  await installation.sendDue();
  const waiting = async () => (await sender.sendings()).find((sending) => sending.id === id);
  return { ...installation, waiting };
}

it('limits letters to one address over all accounts; a letter over the limit waits, with the reason', async () => {
  const [one, other] = [await newSender(), await newSender()];
  const installation = newInstallation(one);
  for (const sender of [one, other]) {
    await sender.ask(STRANGER);
    await installation.sendDue();
    await sender.ask(STRANGER.toUpperCase(), 'conhecido@example.com');
    await installation.sendDue();
  }
  expect(installation.left()).toEqual([
    ...Array(2).fill('conhecido@example.com'),
    ...Array(AT_ONCE).fill(STRANGER),
  ]);
  const waiting = (await other.sendings()).find(({ state }) => state === 'pending');
  expect(waiting).toMatchObject({ detail: REASON, tries: 0, nextAt: expect.any(Date) });
  expect(waiting?.letters.filter(({ state }) => state === 'pending')).toMatchObject([
    { address: STRANGER, detail: REASON, at: null },
  ]);
});

it('sends a waiting letter once the limit allows it, and fails it after three days', async () => {
  const { clock, left, sendDue, waiting } = await fillBucket();
  expect(await waiting()).toMatchObject({ state: 'pending', detail: REASON });
  await makeDue();
  await sendDue();
  expect(left()).toHaveLength(AT_ONCE);
  clock.aheadMs = REFILL_MS;
  await makeDue();
  await sendDue();
  expect(left()).toHaveLength(AT_ONCE + 1);
  expect(await waiting()).toMatchObject({ state: 'done', letters: [{ state: 'sent', detail: null }] });

  const old = await fillBucket();
  await owner.pool.query(
    `update document_emails set next_at = now(), created_at = now() - interval '73 hours'`,
  );
  await old.sendDue();
  expect(old.left()).toHaveLength(AT_ONCE);
  expect(await old.waiting()).toMatchObject({
    state: 'done',
    detail: REASON,
    letters: [{ state: 'failed', detail: REASON }],
  });
});

/** Makes letters of the account leave by a server on this machine. */
function sendBy(port: number, { accountId, vault }: Awaited<ReturnType<typeof newSender>>) {
  const smtp = { host: '127.0.0.1', port, security: 'starttls', username: null } as const;
  const by = { actor: { kind: 'system', id: 'teste' } } as const;
  return setEmailServer(app, vault, { accountId, edit: { ...smtp, fromAddress: 'notas@loja.example' }, by });
}

it('does not limit an account’s own server', async () => {
  const server = await mailServer();
  const own = await newSender();
  const { vault, ask, sendings } = own;
  await sendBy(server.port, own);
  const { sendDue } = newInstallation({ vault });
  for (let n = 0; n <= AT_ONCE; n += 1) {
    await ask(STRANGER);
    await sendDue();
  }
  expect(server.taken).toHaveLength(AT_ONCE + 1);
  expect((await sendings()).every(({ state }) => state === 'done')).toBe(true);
});

it('sends an imported document only once its authority has confirmed it, and nothing that was asked for before', async () => {
  const tenant = await createTenant(app);
  const { accountId, clientId, test, vault } = tenant;
  const [documentId = ''] = await importedHere(worker, tenant, [1]);
  const emails = createDocumentEmails({
    db: app,
    getDocument: (principal, id) => getDocument(app, principal, id),
    getDocumentRecord: createGetDocumentRecord(app),
  });
  const send = () => emails.send(test, { documentId, types: ['nfe'] }, [STRANGER]);
  const caller = { accountId, actor: { kind: 'user', id: 't' } } as const;
  const sendOfAccount = () => emails.sendOfAccount(caller, documentId, { addresses: [STRANGER] });
  const { sendDue, left } = newInstallation({ vault });
  for (const state of ['unconfirmed', 'unconfirmable', 'contradicted'] as const) {
    await setImportedState(owner.pool, documentId, state);
    await expect(send()).rejects.toMatchObject({ code: 'operacao_nao_permitida' });
    await expect(sendOfAccount()).rejects.toMatchObject({ code: 'operacao_nao_permitida' });
  }
  const of = { accountId, clientId, documentId, environment: 2, type: 'nfe', kind: 'document' } as const;
  await addDocumentEmail(app, { ...of, addresses: [STRANGER] });
  await sendDue();
  expect(left()).toEqual([]);
  expect(await listDocumentEmails(app, accountId, documentId)).toMatchObject([
    { state: 'done', detail: expect.stringContaining('não confirmou o protocolo') },
  ]);

  await setImportedState(owner.pool, documentId, 'confirmed');
  await send();
  await sendDue();
  expect(left()).toEqual([STRANGER]);
});

it('ends a letter by its deadline when the account’s server is slow, and tries again later', async () => {
  const server = await slowMailServer('lines');
  const slow = await newSender();
  await sendBy(server.port, slow);
  await slow.ask(STRANGER);
  await newInstallation(slow, 300).sendDue();
  await vi.waitFor(() => expect(server.open.size).toBe(0));
  expect(await slow.sendings()).toMatchObject([
    { state: 'pending', tries: 1, detail: 'O servidor de SMTP não recebeu a mensagem a tempo.' },
  ]);
});

it('keeps slots for other accounts, however many letters wait for a slow server, with or without leases', async () => {
  const SLOTS = 5;
  const server = await slowMailServer('bytes');
  const [slow, other] = [await newSender(), await newSender()];
  await sendBy(server.port, slow);
  for (let n = 0; n < 20; n += 1) await slow.ask(`${n}@example.com`);
  const { look, left } = newInstallation(slow);
  onTestFinished(() => server.hangUp());
  for (let round = 0; round < 8; round += 1) {
    await look();
    await vi.waitFor(() => expect(server.open.size).toBeGreaterThanOrEqual(SLOTS), PATIENCE_MS);
    await owner.pool.query(`update document_emails set leased_until = now(), next_at = now()`);
  }
  await other.ask(STRANGER);
  await vi.waitFor(async () => {
    await look();
    expect(left()).toEqual([STRANGER]);
  }, PATIENCE_MS);
  expect(server.mostOpen()).toBe(SLOTS);
});
