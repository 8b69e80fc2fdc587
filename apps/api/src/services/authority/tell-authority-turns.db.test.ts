import { randomInt } from 'node:crypto';
import { setStatusMail } from '@fiscal/db/authority/authority-turns';
import { saveAuthorityStatus } from '@fiscal/db/authority/sefaz-status';
import { createClient } from '@fiscal/db/companies/clients';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { expect, it } from 'vitest';
import { createOutbox } from '../../mail/outbox.ts';
import { createTellAuthorityTurns } from '../../people/mail/tell-authority-turns.ts';

const MINUTE = 60_000;
const start = Date.parse('2026-11-22T12:00:00.000Z');

/** A person with a company in a UF that no other test uses, and a clock that the test moves. */
async function begin(uf: string, wanted: boolean) {
  const db = openDb('app');
  const tenant = await createTenant(db);
  await createClient(db, tenant.vault, {
    accountId: tenant.accountId,
    client: {
      name: 'Empresa',
      cnpj: String(randomInt(1e13, 1e14 - 1)),
      ie: '0123456789',
      uf,
      environment: 1,
      csc: 'CODIGO-CSC',
      cscId: '000001',
      certificate: null,
    },
  });
  const { user } = await db.prisma.member.findFirstOrThrow({
    where: { organizationId: tenant.accountId },
    include: { user: true },
  });
  await db.prisma.authUser.update({ where: { id: user.id }, data: { emailVerified: true } });
  await setStatusMail(db, { accountId: tenant.accountId, userId: user.id }, wanted);
  let minutes = 0;
  let down = false;
  const nowMs = () => start + minutes * MINUTE;
  const outbox = createOutbox(nowMs);
  const tell = createTellAuthorityTurns({
    db,
    send: (mail) => (down ? Promise.reject(new Error('no mail server')) : outbox.send(mail)),
    consoleUrl: 'https://console.example',
    nowMs,
    onError: () => undefined,
  });
  return {
    setDown: (away: boolean) => {
      down = away;
    },
    /** Checks the service once more; returns the subjects of all e-mails so far, oldest first. */
    after: async (at: number, online: boolean) => {
      minutes = at;
      await saveAuthorityStatus(db, {
        environment: 1,
        type: 'nfe',
        uf,
        online,
        cStat: online ? '107' : null,
        xMotivo: 'x',
        latencyMs: 10,
        checkedAt: new Date(nowMs()),
      });
      await Promise.all([tell(), tell()]);
      return outbox
        .list()
        .filter(({ to }) => to === user.email)
        .map(({ subject }) => subject)
        .reverse();
    },
  };
}

it('sends one e-mail when a service stops and one when it returns, after enough checks', async () => {
  const { after } = await begin('PI', true);
  expect(await after(0, true)).toEqual([]);
  expect(await after(5, true)).toEqual([]);
  expect(await after(10, false)).toEqual([]);
  const down = ['SEFAZ: NF-e em PI: sem resposta'];
  expect(await after(15, false)).toEqual(down);
  expect(await after(20, false)).toEqual(down);
  expect(await after(25, true)).toEqual(down);
  const back = [...down, 'SEFAZ: NF-e em PI: operando'];
  expect(await after(30, true)).toEqual(back);
  expect(await after(90, true)).toEqual(back);
});

it('reports an alternating service once, as unstable', async () => {
  const { after } = await begin('AL', true);
  let subjects: readonly string[] = [];
  for (let check = 0; check < 12; check++) subjects = await after(check * 5, check % 2 === 0);
  expect(subjects).toEqual(['SEFAZ: NF-e em AL: instável']);
});

it('tries again while the mail server is away', async () => {
  const { after, setDown } = await begin('ES', true);
  setDown(true);
  await after(0, false);
  expect(await after(5, false)).toEqual([]);
  setDown(false);
  expect(await after(6, false)).toEqual([]);
  expect(await after(20, false)).toEqual(['SEFAZ: NF-e em ES: sem resposta']);
});

it('sends only to subscribers', async () => {
  const { after } = await begin('PB', false);
  await after(0, false);
  expect(await after(5, false)).toEqual([]);
});
