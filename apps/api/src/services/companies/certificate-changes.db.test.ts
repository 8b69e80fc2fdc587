import { createJudgeCertificate } from '@fiscal/core/activities/judge-certificate';
import type { Ask } from '@fiscal/core/activities/questions';
import { openPkcs12 } from '@fiscal/core/signing/certificate';
import { storeWith } from '@fiscal/core/signing/trust/chain';
import { randomCnpj } from '@fiscal/core/testing/builders';
import {
  createTestCa,
  issueCertificate,
  issueEcnpj,
  type TestCertificate,
  toPkcs12,
} from '@fiscal/core/testing/certificates';
import { openUpload } from '@fiscal/db/companies/certificate-uploads';
import { listCertificates, openCertificate } from '@fiscal/db/companies/certificates';
import { listAudit } from '@fiscal/db/records/audit';
import { testCustody } from '@fiscal/db/testing/custody';
import { confirmEmails, createTenant, openDb } from '@fiscal/db/testing/test-database';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { fakeApp, fakeServices } from '../../../test/support/fakes.ts';
import { testPageTokens } from '../../../test/support/read-tokens.ts';
import { createRateLimiter } from '../../base/rate-limit.ts';
import { createMailer } from '../../mail/mail.ts';
import { createOutbox } from '../../mail/outbox.ts';
import { createTellChanges } from '../../people/mail/tell-changes.ts';
import type { TrpcContext } from '../../trpc/context.ts';
import { appRouter } from '../../trpc/router.ts';
import { createCallerFactory } from '../../trpc/trpc.ts';
import { createAuthenticate } from '../access/authenticate.ts';
import { createCertificateChanges } from './certificate-changes.ts';
import { createCertificateDesk } from './certificate-desk.ts';
import { createClients } from './clients.ts';

const PASSWORD = 'senha';
const DAY_MS = 86_400_000;
const ca = createTestCa();
/** Read once: the roots of ICP-Brasil are parsed with it. */
const store = storeWith([ca.certificate]);
const fileOf = (certificate: TestCertificate) => ({
  certificateBase64: toPkcs12(certificate, PASSWORD).toString('base64'),
  certificatePassword: PASSWORD,
});
const thumbprintOf = ({ certificate }: TestCertificate) =>
  certificate.fingerprint256.replaceAll(':', '').toLowerCase();
const selfSigned = (cnpj: string) =>
  issueCertificate({ commonName: `EMPRESA:${cnpj}`, cnpj, clientAuth: true });

/** A company with an A1 that real authorities would take, the API's edges before it, and the letters that leave. */
async function company(first: (cnpj: string) => TestCertificate = (cnpj) => issueEcnpj(ca, { cnpj })) {
  const [db, worker] = [openDb('app', 3), openDb('worker', 2)];
  const custody = await testCustody(worker);
  const cnpj = randomCnpj(crypto.randomUUID());
  const tenant = await createTenant(db, { cnpj });
  const { accountId, clientId, vault, accessKey } = tenant;
  const members = { some: { organizationId: accountId } };
  await confirmEmails(db, accountId);
  const dona = await db.prisma.authUser.findFirstOrThrow({ where: { members } });
  const judge = createJudgeCertificate({
    openUpload: (account, uploadId) => openUpload(worker, custody, { accountId: account, uploadId }),
    opener: { open: async (pfx, password) => openPkcs12(pfx, password) },
    store,
    nowMs: Date.now,
  });
  const ask = ((_, input) => judge.julgarCertificado(input as never)) as Ask;
  const desk = createCertificateDesk({ db, sealer: custody, ask });
  const clients = createClients({ db, vault, desk });
  const logger = pino({ level: 'silent' });
  const outbox = createOutbox(Date.now);
  const limiter = createRateLimiter(Date.now);
  const mailer = createMailer({ transport: outbox, limiter, logger });
  const tell = createTellChanges({ db, mailer, consoleUrl: 'https://console.example', logger });
  const certificateChanges = createCertificateChanges({
    db,
    desk,
    clients,
    notifyChange: tell.ofCertificate,
    nowMs: Date.now,
  });
  const services = { companies: { clients, certificateChanges } };
  const app = await fakeApp({
    services,
    deps: { authenticate: createAuthenticate(db, { ...testPageTokens, nowMs: Date.now }) },
  });
  const rest = async (method: 'PUT' | 'POST', path: string, payload?: object, of = clientId) => {
    const reply = await app.inject({
      method,
      url: `/v1/clients/${of}/certificate${path}`,
      headers: { 'x-access-key': accessKey, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { payload: JSON.stringify(payload) }),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const session = async () => ({
    accountId,
    userId: dona.id,
    role: 'owner',
    confirmed: true,
    secondFactorOwed: false,
  });
  const trpc = createCallerFactory(appRouter)({
    services: fakeServices(services),
    metrics: { procedure: () => {} },
    limiter,
    nowMs: Date.now,
    requestId: 'req_teste',
    session,
  } as unknown as TrpcContext).certificates;
  const firstA1 = first(cnpj);
  expect((await rest('PUT', '', fileOf(firstA1))).status).toBe(200);
  return {
    cnpj,
    clientId,
    dona,
    firstA1,
    trpc,
    replace: (certificate: TestCertificate, of?: string) => rest('PUT', '', fileOf(certificate), of),
    restore: (body?: object, of?: string) => rest('POST', '/restore', body, of),
    /** Thumbprint of what signs now. */
    current: async () => (await openCertificate(worker, custody, { accountId, clientId }))?.view.thumbprint,
    history: () => listCertificates(db, accountId, clientId),
    audit: () => listAudit(db, accountId, { limit: 1 }),
    letters: async () => {
      await mailer.close();
      return outbox.list().filter(({ to }) => to === dona.email);
    },
  };
}

describe('an A1 that signs is not replaced by one that does not', () => {
  const cases: readonly (readonly [string, (cnpj: string) => TestCertificate])[] = [
    ['cnpj_divergente', () => selfSigned(randomCnpj('invasor'))],
    ['cnpj_divergente', () => issueEcnpj(ca, { cnpj: randomCnpj('invasor') })],
    ['autoassinado', selfSigned],
    ['sem_cadeia_icp_brasil', (cnpj) => issueEcnpj(createTestCa('AC Qualquer', 'Outra'), { cnpj })],
    // An authority that anybody made and named so, with its root in the file or without.
    ['cadeia_sem_prova', (cnpj) => issueEcnpj(createTestCa(), { cnpj })],
    ['cadeia_sem_prova', (cnpj) => ({ ...issueEcnpj(createTestCa(), { cnpj }), chainPem: '' })],
    [
      'expirado',
      (cnpj) =>
        issueEcnpj(ca, {
          cnpj,
          notBefore: new Date(Date.now() - 400 * DAY_MS),
          notAfter: new Date(Date.now() - DAY_MS),
        }),
    ],
    [
      'ainda_nao_valido',
      (cnpj) =>
        issueEcnpj(ca, {
          cnpj,
          notBefore: new Date(Date.now() + DAY_MS),
          notAfter: new Date(Date.now() + 400 * DAY_MS),
        }),
    ],
  ];
  it.each(cases)('%s: 409 over REST and at the console, and nothing changes', async (code, made) => {
    const { cnpj, clientId, firstA1, trpc, replace, current, history, audit, letters } = await company();
    const next = made(cnpj);
    const before = await audit();
    const { status, body } = await replace(next);
    expect([status, body.code]).toEqual([409, 'operacao_nao_permitida']);
    const [error] = body.errors;
    expect(error).toMatchObject({ field: 'certificateBase64', code, fix: expect.any(String) });
    expect(body.message).toContain(error.message);
    expect(body.message).toContain(error.fix);
    await expect(trpc.replace({ clientId, ...fileOf(next) })).rejects.toMatchObject({
      cause: { code: 'operacao_nao_permitida', errors: body.errors },
    });
    expect(await current()).toBe(thumbprintOf(firstA1));
    expect(await history()).toHaveLength(1);
    expect(await audit()).toEqual(before);
    expect(await letters()).toEqual([]);
  });

  it('but by another self-signed one where it is self-signed itself', async () => {
    const { cnpj, replace, current } = await company(selfSigned);
    const next = selfSigned(cnpj);
    expect((await replace(next)).status).toBe(200);
    expect(await current()).toBe(thumbprintOf(next));
  });

  it('but by one of an unknown authority where its own is unknown, and that by one of a known authority', async () => {
    const [unknown, other] = [createTestCa(), createTestCa()];
    const { cnpj, replace, current } = await company((holder) => issueEcnpj(unknown, { cnpj: holder }));
    expect((await replace(issueEcnpj(other, { cnpj }))).status).toBe(200);
    const proven = issueEcnpj(ca, { cnpj });
    expect((await replace(proven)).status).toBe(200);
    expect((await replace(issueEcnpj(unknown, { cnpj }))).status).toBe(409);
    expect(await current()).toBe(thumbprintOf(proven));
  });

  it('and one that signs nothing is replaced by anything', async () => {
    const { replace } = await company(() => selfSigned(randomCnpj('alheio')));
    const { status, body } = await replace(selfSigned(randomCnpj('outro alheio')));
    expect([status, body.certificate.problems.length]).toEqual([200, 2]);
  });
});

describe('a replaced A1', () => {
  it('is restored over REST; owners get a letter about both changes', async () => {
    const { cnpj, clientId, firstA1, replace, restore, current, audit, letters } = await company();
    const next = issueEcnpj(ca, { cnpj });
    expect((await replace(next)).status).toBe(200);
    const { status, body } = await restore();
    expect([status, body.certificate.thumbprint]).toEqual([200, thumbprintOf(firstA1)]);
    expect(await current()).toBe(thumbprintOf(firstA1));
    expect(await audit()).toMatchObject([
      { action: 'client.certificate-restore', details: { thumbprint: thumbprintOf(firstA1) } },
    ]);
    const sent = await letters();
    expect(sent.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('anterior'),
      expect.stringContaining('foi trocado'),
    ]);
    for (const { text } of sent)
      for (const part of [
        'Quem usa a chave de acesso da conta',
        thumbprintOf(firstA1),
        thumbprintOf(next),
        `/v1/clients/${clientId}/certificate/restore`,
        `https://console.example/empresas/${clientId}/certificado`,
      ])
        expect(text).toContain(part);
  });

  it('comes back at the console, and the letter names who did it', async () => {
    const { cnpj, clientId, dona, firstA1, trpc, current, history, letters } = await company();
    await trpc.replace({ clientId, ...fileOf(issueEcnpj(ca, { cnpj })) });
    const kept = (await history()).filter(({ keptUntil }) => keptUntil !== null);
    expect(kept.map(({ thumbprint }) => thumbprint)).toEqual([thumbprintOf(firstA1)]);
    await trpc.restore({ clientId, thumbprint: thumbprintOf(firstA1) });
    expect(await current()).toBe(thumbprintOf(firstA1));
    const sent = await letters();
    expect(sent).toHaveLength(2);
    for (const { text } of sent) expect(text).toContain(`${dona.name} `);
  });

  it('is restored once by its thumbprint: the same call again changes and notifies nothing', async () => {
    const { cnpj, firstA1, replace, restore, current, letters } = await company();
    await replace(issueEcnpj(ca, { cnpj }));
    await replace(issueEcnpj(ca, { cnpj }));
    const thumbprint = thumbprintOf(firstA1).toUpperCase();
    expect((await restore({ thumbprint })).status).toBe(200);
    expect((await restore({ thumbprint })).status).toBe(200);
    expect(await current()).toBe(thumbprintOf(firstA1));
    expect(await letters()).toHaveLength(3);
  });

  it('is not restored where none is stored, or where it signs nothing and the current one does', async () => {
    const { cnpj, firstA1, replace, restore, current } = await company(() =>
      selfSigned(randomCnpj('alheio')),
    );
    const none = await restore();
    expect([none.status, none.body.code]).toEqual([409, 'operacao_nao_permitida']);
    const next = issueEcnpj(ca, { cnpj });
    await replace(next);
    const worse = await restore({ thumbprint: thumbprintOf(firstA1) });
    expect([worse.status, worse.body.code]).toEqual([409, 'operacao_nao_permitida']);
    expect(worse.body.message).toContain('outro CNPJ');
    expect(await current()).toBe(thumbprintOf(next));
    expect((await restore({ thumbprint: 'aa' })).body.errors).toMatchObject([{ field: 'thumbprint' }]);
  });

  it('is unknown to another account', async () => {
    const [mine, theirs] = [await company(), await company()];
    await theirs.replace(issueEcnpj(ca, { cnpj: theirs.cnpj }));
    const before = await theirs.current();
    expect((await mine.restore(undefined, theirs.clientId)).status).toBe(404);
    expect((await mine.replace(issueEcnpj(ca, { cnpj: theirs.cnpj }), theirs.clientId)).status).toBe(404);
    expect(await theirs.current()).toBe(before);
  });
});
