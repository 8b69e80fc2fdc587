import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import { addCredits } from '@fiscal/db/accounts/credits';
import { createDb, type Db } from '@fiscal/db/base/client';
import { createEmissionStore } from '@fiscal/db/emission/emission-store';
import { importDocuments } from '@fiscal/db/imports/import-documents';
import { openImport } from '@fiscal/db/imports/imports';
import { emit } from '@fiscal/db/testing/emissions';
import { importedDocument } from '@fiscal/db/testing/imported';
import { identify } from '@fiscal/db/testing/requests';
import {
  asOperator,
  confirmEmails,
  createTenant,
  databaseUrls,
  openDb,
  type TestTenant,
  testKeyring,
} from '@fiscal/db/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import { createOutbox } from '../mail/outbox.ts';
import { createTellDay } from './mail/tell-day.ts';

const HOUR_MS = 3_600_000;
/** No other test's rounds are as late. 7 o'clock in Brasília. */
const MORNING_MS = Date.parse('2032-03-10T10:00:00Z');

async function account(db: Db) {
  const tenant = await createTenant(db, { trialDays: 0 });
  await asOperator((owner) =>
    addCredits(owner, tenant.accountId, {
      amountMilli: 1_000n,
      actor: { kind: 'operator', id: 'teste' },
      note: 'teste',
    }),
  );
  await confirmEmails(db, tenant.accountId);
  return tenant;
}

function behindTheWalls(): Db['pool'] {
  const owner = createDb({ url: databaseUrls().ownerUrl, role: 'app', max: 1, keyring: testKeyring });
  onTestFinished(() => owner.close());
  return owner.pool;
}

/** An emission of the production environment that needs a person. */
async function halt(db: Db, { live }: TestTenant) {
  const acceptor = createAcceptor(db, { nowMs: () => Date.now(), identify });
  onTestFinished(() => acceptor.close());
  const store = createEmissionStore(openDb('worker'));
  const { scope, work } = await emit({ acceptor, store }, live);
  await store.settleEmission(scope, work.operationId, {
    kind: 'erro-tecnico',
    code: 'certificado_inutilizavel',
    reason: 'O certificado está vencido.',
  });
}

function teller(db: Db, { accountId }: TestTenant) {
  let at = MORNING_MS;
  const outbox = createOutbox(() => at);
  let down = false;
  const errors: unknown[] = [];
  const tell = createTellDay({
    db,
    send: (mail) => (down ? Promise.reject(new Error('no mail server')) : outbox.send(mail)),
    consoleUrl: 'https://console.example',
    nowMs: () => at,
    onError: (error) => errors.push(error),
  });
  return {
    errors,
    breakDown: (is: boolean) => {
      down = is;
    },
    /** Texts of the e-mails to this account's people, after a round some hours later. */
    after: async (hours: number) => {
      at = MORNING_MS + hours * HOUR_MS;
      await tell();
      const owner = await db.prisma.member.findFirstOrThrow({
        where: { organizationId: accountId },
        select: { user: { select: { email: true } } },
      });
      return outbox.list().flatMap(({ to, text }) => (to === owner.user.email ? [text] : []));
    },
  };
}

it('writes once a day, from 7 in Brasília, while something is open', async () => {
  const db = openDb('app');
  const tenant = await account(db);
  await halt(db, tenant);
  const { after } = teller(db, tenant);
  const [letter, ...more] = await after(0);
  expect(letter).toContain('1 documento parado com erro técnico');
  expect(more).toEqual([]);
  expect(await after(23.9)).toHaveLength(1);
  expect(await after(24)).toHaveLength(2);
});

it('names imported documents that their authority contradicted since yesterday', async () => {
  const db = openDb('app');
  const worker = openDb('worker');
  const tenant = await account(db);
  const { accountId, clientId } = tenant;
  const actor = { kind: 'operator', id: 'teste' } as const;
  const { importId } = await openImport(worker, { accountId, clientId, target: 'producao', actor });
  const document = importedDocument(tenant.live, 12);
  await importDocuments(worker, { accountId, clientId, target: 'producao', importId }, [document]);
  const { rows } = await behindTheWalls().query<{ id: string }>(
    `update documents set import_state = 'contradicted', import_reason = 'outro_protocolo', import_checked_at = $2
      where account_id = $1 returning id`,
    [accountId, new Date(MORNING_MS + 95 * HOUR_MS)],
  );
  expect(rows).toHaveLength(1);
  const { after } = teller(db, tenant);
  const [letter] = await after(96);
  expect(letter).toContain('NF-e 12, série 1: o protocolo da SEFAZ é outro.');
  expect(await after(120)).toHaveLength(1);
});

it('writes nothing where nothing is open', async () => {
  const db = openDb('app');
  const tenant = await account(db);
  const { after } = teller(db, tenant);
  expect(await after(48)).toEqual([]);
});

it('retries unsent letters once their lease is over; two processes do not send them twice', async () => {
  const db = openDb('app');
  const tenant = await account(db);
  await halt(db, tenant);
  const [one, other] = [teller(db, tenant), teller(db, tenant)];
  one.breakDown(true);
  expect(await one.after(72)).toEqual([]);
  expect(one.errors.length).toBeGreaterThan(0);
  one.breakDown(false);
  expect(await one.after(72.2)).toEqual([]);
  const sent = await Promise.all([one.after(73), other.after(73)]);
  expect(sent.flat()).toHaveLength(1);
});
