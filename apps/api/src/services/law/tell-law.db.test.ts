import { changeOf, dayInBrasilia } from '@fiscal/core/calendar/calendar';
import { documentOf } from '@fiscal/core/registry/documents';
import { minimalNfe } from '@fiscal/core/testing/builders';
import { preparedOf } from '@fiscal/core/testing/taken';
import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import { createDb } from '@fiscal/db/base/client';
import { endClient } from '@fiscal/db/companies/end-client';
import { claimLawLetter, lawMailRecipients, stopLawMail } from '@fiscal/db/law/law-letters';
import { migratedCopy } from '@fiscal/db/testing/fresh-database';
import { confirmEmails, createTenant, type TestTenant, testKeyring } from '@fiscal/db/testing/test-database';
import { expect, it, onTestFinished } from 'vitest';
import type { Mail } from '../../mail/mail.ts';
import { createTellLaw } from '../../people/mail/tell-law.ts';
import { emissionContext } from '../emission/emission-context.ts';
import { identify } from '../emission/identify.ts';
import { createGetCompanyCalendar } from './company-calendar.ts';
import { createLawMailLinks } from './law-mail-links.ts';
import { createReplayHost } from './replaying/replay-host.ts';

const DUTY = String(changeOf('simples-duty').production);
const daysBefore = (days: number): string =>
  dayInBrasilia(Date.parse(`${DUTY}T12:00:00-03:00`) - days * 86_400_000);
const links = createLawMailLinks({
  publicUrl: 'https://api.example.com',
  keys: () => ({ current: Buffer.alloc(32, 7), others: [] }),
});

/** A database of its own, where the clock stands as the test says, and letters go where it says. */
async function setUp() {
  const { appUrl, ownerUrl, drop } = await migratedCopy();
  const db = createDb({ url: appUrl, role: 'app', max: 4, keyring: testKeyring });
  const owner = createDb({ url: ownerUrl, role: 'app', max: 1, keyring: testKeyring });
  const host = createReplayHost();
  onTestFinished(async () => {
    await host.close();
    await owner.close();
    await db.close();
    await drop();
  });
  let nowMs = 0;
  const settings = { nowMs: () => nowMs, verProc: 'teste' };
  const sent: Mail[] = [];
  let isDown = false;
  const errors: unknown[] = [];
  const tell = createTellLaw({
    db,
    send: async (mail) => {
      if (isDown) throw new Error('no mail server');
      sent.push(mail);
    },
    getCompanyCalendar: createGetCompanyCalendar({ db, emission: settings, host, nowMs: settings.nowMs }),
    lawMail: links,
    consoleUrl: 'https://console.example.com',
    nowMs: settings.nowMs,
    onError: (error) => errors.push(error),
  });
  const acceptor = createAcceptor(db, { nowMs: settings.nowMs, identify });
  return {
    db,
    sent,
    errors,
    breakMail: (broken: boolean) => {
      isDown = broken;
    },
    /** Runs a round at noon of a day; the letters that it sent. */
    on: async (day: string) => {
      nowMs = Date.parse(`${day}T12:00:00-03:00`);
      const before = sent.length;
      await tell();
      return sent.slice(before);
    },
    subscribe: async ({ accountId }: TestTenant) => {
      await confirmEmails(db, accountId);
      await owner.pool.query('update members set law_mail = true where organization_id = $1', [accountId]);
    },
    /** Removes what waits for an authority. */
    settle: async ({ accountId }: TestTenant) => {
      await owner.pool.query('delete from pending_operations where account_id = $1', [accountId]);
    },
    /** Takes back the confirmation of its people's e-mails. */
    unconfirm: async ({ accountId }: TestTenant) => {
      await owner.pool.query(
        'update auth_users set email_verified = false where id in (select user_id from members where organization_id = $1)',
        [accountId],
      );
    },
    /** A note of the Simples Nacional in production, which the coming year puts in duty. */
    emit: async ({ live }: TestTenant, day: string) => {
      nowMs = Date.parse(`${day}T12:00:00-03:00`);
      const body = { ...minimalNfe(nowMs), regime_tributario_emitente: '1' };
      const prepared = preparedOf(documentOf('nfe'), body, emissionContext(settings, live, { strict: true }));
      const accepted = await acceptor.accept({
        principal: live,
        type: 'nfe',
        modelo: '55',
        prepared,
        payload: JSON.stringify(body),
        creditsMilli: 0,
        strict: true,
        refuseFaults: false,
        referencia: null,
        idempotency: null,
      });
      expect(accepted.kind).toBe('aceito');
    },
  };
}

it('writes once a week, and 30 and 7 days before a change, to who asked, and to nobody else', async () => {
  const { db, emit, on, subscribe } = await setUp();
  const [wanted, silent, idle] = [await createTenant(db), await createTenant(db), await createTenant(db)];
  await emit(wanted, daysBefore(40));
  await emit(silent, daysBefore(40));
  await subscribe(wanted);
  await subscribe(idle);
  const [person] = await lawMailRecipients(db, wanted.accountId);

  const first = await on(daysBefore(38));
  expect(first).toMatchObject([
    {
      to: person?.email,
      unsubscribe: links.link({ accountId: wanted.accountId, userId: person?.userId ?? '' }),
    },
  ]);
  expect(first[0]?.subject).toContain('O que a lei por vir muda para');
  expect(first[0]?.text).toContain(first[0]?.unsubscribe);
  expect(await on(daysBefore(38))).toEqual([]);

  const days = Array.from({ length: 37 }, (_, at) => daysBefore(37 - at));
  const written: string[] = [];
  for (const day of days)
    for (const { subject } of await on(day))
      written.push(`${day} ${/Em \d+ dias/.exec(subject)?.[0] ?? 'semana'}`);
  const weekly = written.filter((line) => line.endsWith('semana'));
  expect(written.filter((line) => line.includes('Em'))).toEqual([
    `${daysBefore(30)} Em 30 dias`,
    `${daysBefore(7)} Em 7 dias`,
  ]);
  expect(weekly.length).toBeGreaterThanOrEqual(4);
  expect(new Set(written.map((line) => line.slice(0, 10))).size).toBe(written.length);

  await stopLawMail(db, { accountId: wanted.accountId, userId: person?.userId ?? '' });
  expect(await lawMailRecipients(db, wanted.accountId)).toEqual([]);
});

it('writes nothing about a company that ended, and nothing anew when its only reader confirms an e-mail late', async () => {
  const { db, emit, on, settle, subscribe, unconfirm } = await setUp();
  const [ended, late] = [await createTenant(db), await createTenant(db)];
  for (const tenant of [ended, late]) {
    await emit(tenant, daysBefore(40));
    await subscribe(tenant);
  }
  await settle(ended);
  const actor = { kind: 'operator', id: 'teste' } as const;
  expect((await endClient(db, { accountId: ended.accountId, clientId: ended.clientId }, actor)).kind).toBe(
    'encerrada',
  );
  await unconfirm(late);
  expect(await on(daysBefore(30))).toEqual([]);
  await subscribe(late);
  const later = [];
  for (let days = 29; days > 21; days--) later.push(...(await on(daysBefore(days))));
  expect(later.map(({ subject }) => subject)).toEqual([expect.stringMatching(/Em \d+ dias/)]);
});

it('writes nothing twice after a crash, and again what reached nobody', async () => {
  const { db, emit, on, subscribe, breakMail, errors } = await setUp();
  const tenant = await createTenant(db);
  await emit(tenant, daysBefore(40));
  await subscribe(tenant);
  breakMail(true);
  expect(await on(daysBefore(38))).toEqual([]);
  expect(errors).toHaveLength(1);
  breakMail(false);
  expect(await on(daysBefore(37))).toHaveLength(1);

  // Written down, and then the process died.
  const { accountId, clientId } = tenant;
  await claimLawLetter(db, { accountId, clientId }, { kind: `30 ${DUTY}`, mark: DUTY });
  const letters = await on(daysBefore(30));
  expect(letters.filter(({ subject }) => subject.includes('Em 30 dias'))).toEqual([]);
});

it('reads no link but its own', () => {
  const of = {
    accountId: '0193a2b4-5c6d-7e8f-9012-3456789abcde',
    userId: '0193a2b4-5c6d-7e8f-9012-3456789abcdf',
  };
  const token = new URL(links.link(of)).pathname.split('/').at(-1) ?? '';
  expect(links.read(token)).toEqual(of);
  const other = createLawMailLinks({
    publicUrl: 'https://api.example.com',
    keys: () => ({ current: Buffer.alloc(32, 8), others: [] }),
  });
  expect(other.read(token)).toBeNull();
  expect(links.read(token.replace('bcdf', 'bcd0'))).toBeNull();
  expect(links.read(`${token}.x`)).toBeNull();
  expect(links.read('')).toBeNull();
});
