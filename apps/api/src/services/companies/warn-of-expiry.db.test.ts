import type { Db } from '@fiscal/db/base/client';
import { replaceCertificate } from '@fiscal/db/companies/certificates';
import { stageA1 } from '@fiscal/db/testing/custody';
import { confirmEmails, createTenant, openDb, type TestTenant } from '@fiscal/db/testing/test-database';
import { expect, it } from 'vitest';
import { createOutbox } from '../../mail/outbox.ts';
import { createWarnOfExpiry } from '../../people/mail/warn-of-expiry.ts';

const DAY_MS = 86_400_000;
const NOT_AFTER_MS = Date.parse('2031-05-20T12:00:00Z');

/** A company whose A1 expires then, and a clock that the test moves. */
async function company(db: Db) {
  const tenant = await createTenant(db);
  await confirmEmails(db, tenant.accountId);
  const upload = async (notAfterMs: number) =>
    replaceCertificate(
      db,
      { accountId: tenant.accountId, clientId: tenant.clientId },
      {
        certificate: {
          uploadId: await stageA1(db, tenant.accountId),
          subject: 'CN=EMPRESA',
          holder: '11222333000181',
          notBefore: new Date(notAfterMs - 365 * DAY_MS),
          notAfter: new Date(notAfterMs),
          thumbprint: 'aa',
          problems: [],
        },
      },
    );
  await upload(NOT_AFTER_MS);
  return { tenant, upload };
}

function warner(db: Db, { clientId }: TestTenant, failing = false) {
  let daysAhead = 0;
  const nowMs = () => NOT_AFTER_MS - daysAhead * DAY_MS;
  const outbox = createOutbox(nowMs);
  let down = failing;
  const errors: unknown[] = [];
  const warn = createWarnOfExpiry({
    db,
    send: (mail) => (down ? Promise.reject(new Error('no mail server')) : outbox.send(mail)),
    consoleUrl: 'https://console.example',
    nowMs,
    onError: (error) => errors.push(error),
  });
  return {
    errors,
    repair: () => {
      down = false;
    },
    /** Subjects of what was written about this company so far, oldest first. */
    at: async (days: number) => {
      daysAhead = days;
      await warn();
      return outbox
        .list()
        .filter(({ text }) => text.includes(clientId))
        .map(({ subject }) => subject.replace(/.*vence/, 'vence'))
        .reverse();
    },
  };
}

it('notifies each mark once, as the clock comes to it, and nothing before the first', async () => {
  const db = openDb('app');
  const { tenant } = await company(db);
  const { at } = warner(db, tenant);
  expect(await at(61)).toEqual([]);
  expect(await at(59.5)).toEqual(['vence em 60 dias']);
  expect(await at(40)).toHaveLength(1);
  expect(await at(30)).toEqual(['vence em 60 dias', 'vence em 30 dias']);
  expect(await at(6.5)).toHaveLength(3);
  expect(await at(6.4)).toHaveLength(3);
  expect((await at(0.5)).at(-1)).toBe('vence em menos de um dia');
  expect(await at(-1)).toHaveLength(4);
});

it('notifies only the nearest mark of one that came late, and nothing of one that was replaced', async () => {
  const db = openDb('app');
  const { tenant, upload } = await company(db);
  const { at } = warner(db, tenant);
  expect(await at(5)).toEqual(['vence em 5 dias']);
  await upload(NOT_AFTER_MS + 365 * DAY_MS);
  expect(await at(0.5)).toHaveLength(1);
});

it('retries unsent letters once their lease is over; two processes do not send them twice', async () => {
  const db = openDb('app');
  const { tenant } = await company(db);
  const broken = warner(db, tenant, true);
  expect(await broken.at(20)).toEqual([]);
  expect(broken.errors.length).toBeGreaterThan(0);
  broken.repair();
  expect(await broken.at(20)).toEqual([]);
  expect(await broken.at(19)).toEqual(['vence em 19 dias']);

  const [one, other] = [warner(db, tenant), warner(db, tenant)];
  const sent = await Promise.all([one.at(6), other.at(6)]);
  expect(sent.flat()).toEqual(['vence em 6 dias']);
});
