import { placesAt } from '@fiscal/core/registry/places';
import { addCredits, feedLowCredits } from '@fiscal/db/accounts/credits';
import { claimTurns, feedTurns } from '@fiscal/db/authority/authority-turns';
import { saveSefazStatus } from '@fiscal/db/authority/sefaz-status';
import { createDb, type Db } from '@fiscal/db/base/client';
import { readAccountChanges } from '@fiscal/db/changes/account-changes';
import { encodeCursor } from '@fiscal/db/changes/change-cursor';
import { currentCursor } from '@fiscal/db/changes/changes';
import { claimCertificateWarnings } from '@fiscal/db/companies/certificate-warnings';
import { replaceCertificate } from '@fiscal/db/companies/certificates';
import { stageA1 } from '@fiscal/db/testing/custody';
import {
  asOperator,
  createTenant,
  databaseUrls,
  openDb,
  othersEnded,
  testKeyring,
} from '@fiscal/db/testing/test-database';
import { messageOf } from '@fiscal/webhooks/change';
import { expect, it, onTestFinished } from 'vitest';

const places = placesAt('https://api.example');
const actor = { kind: 'operator', id: 'teste' } as const;

/** Changes of an account's feed from now on, as webhooks send them. */
async function follow(db: Db, accountId: string) {
  let at = await currentCursor(db);
  return async () => {
    await othersEnded(db);
    const page = await readAccountChanges(db, accountId, { after: at, limit: 100 });
    if (page.kind !== 'pagina') throw new Error(page.kind);
    at = page.next;
    return page.changes.flatMap((change) => {
      const message = messageOf(change, encodeCursor(change), places);
      return message === null ? [] : [message];
    });
  };
}

it('notifies once that credits last for less than a week, and again the next time', async () => {
  const [db, worker] = [openDb('app'), openDb('worker')];
  const { accountId } = await createTenant(db);
  // Money as settling leaves it, behind the walls.
  const behind = createDb({ url: databaseUrls().ownerUrl, role: 'app', max: 1, keyring: testKeyring });
  onTestFinished(() => behind.close());
  const owner = behind.pool;
  const charge = async (milli: number) => {
    await owner.query(
      `insert into credits_ledger (account_id, kind, amount_milli) values ($1, 'captura', $2)`,
      [accountId, milli],
    );
    await owner.query('update credit_balances set balance_milli = balance_milli - $2 where account_id = $1', [
      accountId,
      milli,
    ]);
  };
  await asOperator((owner) => addCredits(owner, accountId, { amountMilli: 10_000n, actor, note: 'compra' }));
  const feed = await follow(db, accountId);
  await feedLowCredits(worker);
  await charge(4_000);
  await feedLowCredits(worker);
  expect(await feed()).toEqual([]);
  await charge(2_500);
  await feedLowCredits(worker);
  await feedLowCredits(worker);
  expect(await feed()).toMatchObject([
    {
      type: 'credits.low',
      environment: 1,
      data: { available: 3.5, threshold: 6.5, url: 'https://api.example/v1/account' },
    },
  ]);
  await asOperator((owner) => addCredits(owner, accountId, { amountMilli: 10_000n, actor, note: 'compra' }));
  await feedLowCredits(worker);
  await charge(6_000);
  await feedLowCredits(worker);
  expect((await feed()).map(({ data }) => data)).toMatchObject([{ available: 7.5, threshold: 12.5 }]);
});

it('notifies once of each mark of an A1 near its expiry, in both environments', async () => {
  const db = openDb('app');
  const { accountId, clientId } = await createTenant(db);
  const notAfter = new Date('2032-05-20T12:00:00.000Z');
  await replaceCertificate(
    db,
    { accountId, clientId },
    {
      certificate: {
        uploadId: await stageA1(db, accountId),
        subject: 'CN=EMPRESA',
        holder: '11222333000181',
        notBefore: new Date('2031-05-20T12:00:00Z'),
        notAfter,
        thumbprint: 'aa',
        problems: [],
      },
    },
  );
  const feed = await follow(db, accountId);
  const claim = (nowMs: number) => claimCertificateWarnings(db, { nowMs, leaseSeconds: 0, limit: 1_000 });
  const near = notAfter.getTime() - 6.5 * 86_400_000;
  await claim(near);
  await claim(near + 1_000);
  const data = {
    clientId,
    notAfter: notAfter.toISOString(),
    daysLeft: 6,
    url: `https://api.example/v1/clients/${clientId}`,
  };
  const messages = await feed();
  expect(messages.map(({ environment }) => environment).toSorted((a, b) => a - b)).toEqual([1, 2]);
  for (const message of messages) expect(message).toMatchObject({ type: 'certificate.expiring', data });
});

it('notifies accounts with a company there that a real authority stops and is back, and each of its own sandbox', async () => {
  const db = openDb('app');
  const [{ accountId }, other] = [await createTenant(db), await createTenant(db)];
  const [told, others] = [await follow(db, accountId), await follow(db, other.accountId)];
  const saveStatus = (online: boolean, minute: number) =>
    saveSefazStatus(db, accountId, {
      environment: 2,
      type: 'nfe',
      uf: 'SP',
      online,
      cStat: online ? '107' : null,
      xMotivo: 'x',
      latencyMs: 10,
      checkedAt: new Date(Date.UTC(2026, 10, 25, 12, minute)),
    });
  for (const [minute, online] of [true, true, false, false, true].entries()) await saveStatus(online, minute);
  const ofSandbox = await told();
  expect(ofSandbox.map(({ type, environment, data }) => ({ type, environment, data }))).toEqual(
    [
      { online: false, cStat: null, since: '2026-11-25T12:02:00.000Z' },
      { online: true, cStat: '107', since: '2026-11-25T12:04:00.000Z' },
    ].map((data) => ({
      type: 'sefaz.status_changed',
      environment: 2,
      data: { documentType: 'nfe', uf: 'SP', ...data },
    })),
  );
  expect(await others()).toEqual([]);
  // A service that no other test turns.
  for (const state of ['operando', 'lenta', 'fora_do_ar', 'fora_do_ar', 'operando', 'lenta'] as const) {
    await claimTurns(db, [{ type: 'dce', uf: 'SP', state }], { at: new Date(), leaseSeconds: 60 });
    await feedTurns(db, ['operando', 'lenta']);
  }
  for (const read of [told, others]) {
    const mine = (await read()).filter(({ environment }) => environment === 1);
    expect(mine.map(({ data }) => data)).toMatchObject([
      { documentType: 'dce', uf: 'SP', online: false },
      { documentType: 'dce', uf: 'SP', online: true },
    ]);
  }
});
