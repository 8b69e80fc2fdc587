import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, type Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { migratedCopy } from '../testing/fresh-database.ts';
import { importedHere, setImportedState } from '../testing/imported.ts';
import { createTenant, othersEnded, testKeyring } from '../testing/test-database.ts';
import { fanOut } from '../webhooks/fan-out.ts';
import {
  addDocumentEmail,
  claimDocumentEmails,
  endTry,
  type Letter,
  listDocumentEmails,
  writeLetters,
} from './document-emails.ts';
import { openEmailServer, setEmailServer } from './server.ts';
import { getEmailSettings, NO_EMAILS, setEmailSettings } from './settings.ts';
import { listSuppressions, suppress, suppressedOf, unsuppress } from './suppressions.ts';

/** A database of its own: the queue is claimed over all accounts. */
let database: Awaited<ReturnType<typeof migratedCopy>>;
let app: Db;
let worker: Db;
let owner: pg.Client;
type Tenant = Awaited<ReturnType<typeof createTenant>>;

beforeAll(async () => {
  database = await migratedCopy();
  const { appUrl, workerUrl } = database;
  app = createDb({ url: appUrl, role: 'app', max: 4, keyring: testKeyring });
  worker = createDb({ url: workerUrl, role: 'worker', max: 2, keyring: testKeyring });
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await Promise.all([app.close(), worker.close(), owner.end()]);
  await database.drop();
});

const by = { actor: { kind: 'system', id: 'teste' } } as const;
const letterTo = (address: string): Letter => ({ address, state: 'pending', detail: null, at: null });
const documentOf = ({ accountId, clientId }: Tenant) => ({
  accountId,
  clientId,
  documentId: newId(),
  environment: 2 as const,
  type: 'nfe',
  kind: 'document' as const,
});
const claimAll = () => claimDocumentEmails(app, { limit: 100, leaseMs: 60_000 });

/** Writes changes of a document to the feed and orders their e-mails. */
async function orderEmails(
  { accountId, clientId, documentId }: ReturnType<typeof documentOf>,
  kinds: string[],
) {
  for (const kind of kinds)
    await owner.query(
      `insert into document_changes (document_id, account_id, client_id, environment, type, kind) values ($1, $2, $3, 2, 'nfe', $4)`,
      [documentId, accountId, clientId, kind],
    );
  await othersEnded(app);
  while ((await fanOut(worker, { messageOf: () => null, wants: () => true })) !== null);
}

it('orders letters of what is authorized and canceled, once each, where the company wants them', async () => {
  const tenant = await createTenant(app);
  const [silent, once, both] = [documentOf(tenant), documentOf(tenant), documentOf(tenant)];
  const of = { ...tenant, environment: 2 as const };
  expect(await getEmailSettings(app, of)).toEqual(NO_EMAILS);
  await orderEmails(silent, ['AUTORIZADA']);
  await setEmailSettings(app, of, { edit: { ...NO_EMAILS, automatic: true }, by });
  await orderEmails(once, ['PENDENTE', 'AUTORIZADA', 'AUTORIZADA', 'CANCELADA']);
  await setEmailSettings(app, of, { edit: { ...NO_EMAILS, automatic: true, onCancel: true }, by });
  await orderEmails(both, ['AUTORIZADA', 'CANCELADA', 'CANCELADA']);
  const kindsOf = async ({ documentId }: { documentId: string }) =>
    (await listDocumentEmails(app, tenant.accountId, documentId)).map(
      ({ kind, origin }) => `${origin} ${kind}`,
    );
  expect(await kindsOf(silent)).toEqual([]);
  expect(await kindsOf(once)).toEqual(['automatic document']);
  expect(new Set(await kindsOf(both))).toEqual(new Set(['automatic document', 'automatic cancellation']));
  await claimAll();
});

it('orders no letter of an imported document until its authority has confirmed it', async () => {
  const tenant = await createTenant(app);
  await setEmailSettings(
    app,
    { ...tenant, environment: 2 },
    { edit: { ...NO_EMAILS, automatic: true, onCancel: true }, by },
  );
  const [documentId = ''] = await importedHere(worker, tenant, [1]);
  const one = { ...documentOf(tenant), documentId };
  const letters = async () => (await listDocumentEmails(app, tenant.accountId, documentId)).length;
  for (const state of ['unconfirmed', 'unconfirmable', 'contradicted'] as const) {
    await setImportedState(owner, documentId, state);
    await orderEmails(one, ['AUTORIZADA', 'CANCELADA']);
  }
  expect(await letters()).toBe(0);
  await setImportedState(owner, documentId, 'confirmed');
  await orderEmails(one, ['AUTORIZADA', 'CANCELADA']);
  expect(await letters()).toBe(2);
  await claimAll();
});

describe('a sending', () => {
  it('is one claimer’s until its lease is over, and five of an account at once', async () => {
    const [busy, other] = [await createTenant(app), await createTenant(app)];
    for (let n = 0; n < 8; n += 1) await addDocumentEmail(app, { ...documentOf(busy), addresses: [] });
    await addDocumentEmail(app, { ...documentOf(other), addresses: ['a@example.com'] });
    const accounts = (await claimAll()).map(({ accountId }) => accountId);
    expect(accounts.filter((id) => id === busy.accountId)).toHaveLength(5);
    expect(accounts.filter((id) => id === other.accountId)).toHaveLength(1);
    expect(await claimAll()).toEqual([]);
    await owner.query(`update document_emails set leased_until = now() where account_id = $1`, [
      other.accountId,
    ]);
    expect(await claimAll()).toMatchObject([
      { accountId: other.accountId, tries: 0, attempt: 2, addresses: ['a@example.com'] },
    ]);
    await owner.query(`delete from document_emails`);
  });

  it('continues where it was, and what is left at its end has failed', async () => {
    const tenant = await createTenant(app);
    const of = documentOf(tenant);
    const { id } = await addDocumentEmail(app, { ...of, addresses: [] });
    const claimOf = (attempt: number) => ({ accountId: tenant.accountId, id, attempt });
    await claimAll();
    const sent: Letter = { ...letterTo('a@example.com'), state: 'sent', at: '2026-11-25T00:00:00.000Z' };
    expect(
      await writeLetters(app, claimOf(1), { letters: [sent, letterTo('b@example.com')], leaseMs: 60_000 }),
    ).toBe(true);
    await endTry(app, claimOf(1), { detail: 'ainda não', retryMs: 60_000, counted: true });
    expect(await claimAll()).toEqual([]);
    await owner.query(`update document_emails set next_at = now()`);
    expect(await claimAll()).toMatchObject([
      { id, tries: 1, letters: [{ state: 'sent' }, { state: 'pending' }] },
    ]);
    await endTry(app, claimOf(2), { detail: 'não deu', retryMs: null, counted: true });
    expect(await listDocumentEmails(app, tenant.accountId, of.documentId)).toMatchObject([
      { state: 'done', detail: 'não deu', nextAt: null, tries: 2, letters: [sent, { state: 'failed' }] },
    ]);
    expect(await claimAll()).toEqual([]);
  });

  it('is written by its claimant alone, while letters are sent', async () => {
    const tenant = await createTenant(app);
    const of = documentOf(tenant);
    const { id } = await addDocumentEmail(app, { ...of, addresses: [] });
    const claimOf = (attempt: number) => ({ accountId: tenant.accountId, id, attempt });
    await claimAll();
    await owner.query(`update document_emails set leased_until = now() where id = $1`, [id]);
    await claimAll();
    const sent: Letter = { ...letterTo('a@example.com'), state: 'sent', at: '2026-11-25T00:00:00.000Z' };
    expect(await writeLetters(app, claimOf(2), { letters: [sent], leaseMs: 60_000 })).toBe(true);
    expect(
      await writeLetters(app, claimOf(1), { letters: [letterTo('a@example.com')], leaseMs: 60_000 }),
    ).toBe(false);
    await endTry(app, claimOf(1), { detail: null, retryMs: null, counted: true });
    expect(await listDocumentEmails(app, tenant.accountId, of.documentId)).toMatchObject([
      { state: 'pending', letters: [sent], tries: 0 },
    ]);
    await owner.query(`update document_emails set leased_until = now() where id = $1`, [id]);
    await writeLetters(app, claimOf(2), { letters: [sent], leaseMs: 60_000 });
    expect(await claimAll()).toEqual([]);
    await endTry(app, claimOf(2), { detail: 'limite', retryMs: 0, counted: false });
    expect(await claimAll()).toMatchObject([{ id, tries: 0, attempt: 3 }]);
    await endTry(app, claimOf(3), { detail: null, retryMs: null, counted: false });
  });

  it('that is asked for again while it waits is the same', async () => {
    const of = { ...documentOf(await createTenant(app)), addresses: ['a@example.com'] };
    const first = await addDocumentEmail(app, of);
    expect(await addDocumentEmail(app, of)).toEqual(first);
    expect((await addDocumentEmail(app, { ...of, addresses: [] })).id).not.toBe(first.id);
    await owner.query(`delete from document_emails`);
  });

  it('that is tried again after it left is the same by its key, for the same addresses', async () => {
    const of = { ...documentOf(await createTenant(app)), addresses: ['a@example.com'] };
    const [requestKey, otherKey] = [randomUUID(), randomUUID()];
    const first = await addDocumentEmail(app, { ...of, requestKey });
    await owner.query(`update document_emails set state = 'done', ended_at = now() where id = $1`, [
      first.id,
    ]);
    const { id: again } = await addDocumentEmail(app, { ...of, requestKey });
    const { id: corrected } = await addDocumentEmail(app, {
      ...of,
      requestKey,
      addresses: ['b@example.com'],
    });
    const { id: anew } = await addDocumentEmail(app, { ...of, requestKey: otherKey });
    expect(again).toBe(first.id);
    expect(new Set([first.id, corrected, anew]).size).toBe(3);
    await owner.query(`delete from document_emails`);
  });
});

it('keeps the password of the account’s server sealed, and not for another server or user', async () => {
  const tenant = await createTenant(app);
  const { accountId, vault } = tenant;
  const server = {
    host: 'smtp.exemplo.com.br',
    port: 587,
    security: 'starttls',
    username: 'u',
    fromAddress: 'a@exemplo.com.br',
  } as const;
  expect(await setEmailServer(app, vault, { accountId, edit: server, by })).toBeNull();
  await setEmailServer(app, vault, { accountId, edit: { ...server, password: 'segredo' }, by });
  await setEmailServer(app, vault, { accountId, edit: { ...server, port: 2525 }, by });
  expect(await openEmailServer(app, vault, accountId)).toMatchObject({ port: 2525, password: 'segredo' });
  expect(
    await setEmailServer(app, vault, { accountId, edit: { ...server, host: 'outro.exemplo.com.br' }, by }),
  ).toBeNull();
  expect(
    await setEmailServer(app, vault, { accountId, edit: { ...server, username: 'outro' }, by }),
  ).toBeNull();
  const { rows } = await owner.query<{ password: Buffer }>(
    'select password from email_servers where account_id = $1',
    [accountId],
  );
  expect(rows[0]?.password.toString('latin1')).not.toContain('segredo');
  await setEmailServer(app, vault, { accountId, edit: { ...server, username: null }, by });
  expect(await openEmailServer(app, vault, accountId)).toMatchObject({ username: null, password: null });
});

it('knows an address however it is written, until it is taken from the list', async () => {
  const { accountId } = await createTenant(app);
  await suppress(app, accountId, { address: ' Ana@Example.com', reason: 'refused', detail: '550 5.1.1', by });
  await suppress(app, accountId, { address: 'ana@example.com', reason: 'asked', detail: null, by });
  expect(await suppressedOf(app, accountId, ['ANA@example.com', 'bia@example.com'])).toEqual(
    new Set(['ana@example.com']),
  );
  expect(await listSuppressions(app, accountId, { limit: 10 })).toMatchObject([
    { address: 'ana@example.com', reason: 'refused' },
  ]);
  expect(await listSuppressions(app, accountId, { limit: 10, after: 'ana@example.com' })).toEqual([]);
  expect(await unsuppress(app, accountId, { address: 'ANA@example.com', by })).toBe(true);
  expect(await unsuppress(app, accountId, { address: 'ana@example.com', by })).toBe(false);
});
