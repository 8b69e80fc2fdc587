import { createJudgeCertificate } from '@fiscal/core/activities/judge-certificate';
import type { Ask } from '@fiscal/core/activities/questions';
import { openPkcs12 } from '@fiscal/core/signing/certificate';
import { OpenerBusyError } from '@fiscal/core/signing/certificate-error';
import { createTestCa, issueEcnpj, toPkcs12 } from '@fiscal/core/testing/certificates';
import type { Db } from '@fiscal/db/base/client';
import { openUpload } from '@fiscal/db/companies/certificate-uploads';
import { testCustody } from '@fiscal/db/testing/custody';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { expect, it } from 'vitest';
import { createCertificateDesk } from './certificate-desk.ts';

const CNPJ = '11222333000181';
const issued = issueEcnpj(createTestCa(), { cnpj: CNPJ });
const upload = {
  certificateBase64: toPkcs12(issued, 'senha').toString('base64'),
  certificatePassword: 'senha',
};

/** The certificate service of the API on the test database; `answer`: reply of the workers, by default the real one. */
async function desk(db: Db, answer?: () => Promise<never>) {
  const worker = openDb('worker', 2);
  const custody = await testCustody(worker);
  const judge = createJudgeCertificate({
    openUpload: (accountId, uploadId) => openUpload(worker, custody, { accountId, uploadId }),
    opener: { open: async (pfx, password) => openPkcs12(pfx, password) },
    store: [],
    nowMs: Date.now,
  });
  const ask = (answer ?? ((_, input) => judge.julgarCertificado(input as never))) as Ask;
  return createCertificateDesk({ db, sealer: custody, ask });
}

const countStaged = async ({ pool, walls }: Db, accountId: string): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `with walls as (select set_config('app.account_id', $1, true))
     select count(*)::int from walls, certificate_uploads`,
    [(await walls.open())(accountId)],
  );
  return rows[0]?.count ?? 0;
};

it('returns the contents of an A1, and stores nothing of an inspected one', async () => {
  const db = openDb('app', 2);
  const { accountId } = await createTenant(db);
  const taking = await desk(db);
  const seen = await taking.inspect(accountId, upload, null);
  expect(seen).toMatchObject({ holder: CNPJ, notAfter: expect.any(Date) });
  expect(
    (await taking.inspect(accountId, upload, '99888777000166')).problems.map(({ code }) => code),
  ).toContain('cnpj_divergente');
  expect(await countStaged(db, accountId)).toBe(0);
  const { thumbprint } = await taking.receive(accountId, upload, CNPJ);
  expect([thumbprint, await countStaged(db, accountId)]).toEqual([seen.thumbprint, 1]);
});

it.each([
  [{ certificateBase64: '***' }, 'certificateBase64', 'nao_base64'],
  [{ certificateBase64: Buffer.from('x').toString('base64') }, 'certificateBase64', 'nao_pkcs12'],
  [{ certificatePassword: 'outra' }, 'certificatePassword', 'senha_incorreta'],
])('refuses %o by its field, and keeps nothing', async (change, field, code) => {
  const db = openDb('app', 2);
  const { accountId } = await createTenant(db);
  await expect((await desk(db)).receive(accountId, { ...upload, ...change }, CNPJ)).rejects.toMatchObject({
    code: 'requisicao_invalida',
    errors: [{ field, code, fix: expect.any(String) }],
  });
  expect(await countStaged(db, accountId)).toBe(0);
});

it('is unavailable where no worker answers or too many wait, and stores nothing', async () => {
  const db = openDb('app', 2);
  const { accountId } = await createTenant(db);
  const silent = await desk(db, () => Promise.reject(new Error('deadline exceeded')));
  const again = { headers: { 'retry-after': '5' } };
  await expect(silent.receive(accountId, upload, CNPJ)).rejects.toMatchObject({
    code: 'servico_ocupado',
    ...again,
  });
  const worker = openDb('worker', 2);
  const custody = await testCustody(worker);
  const busy = createJudgeCertificate({
    openUpload: (account, uploadId) => openUpload(worker, custody, { accountId: account, uploadId }),
    opener: { open: () => Promise.reject(new OpenerBusyError()) },
    store: [],
    nowMs: Date.now,
  });
  const full = createCertificateDesk({
    db,
    sealer: custody,
    ask: ((_, input) => busy.julgarCertificado(input as never)) as Ask,
  });
  await expect(full.receive(accountId, upload, CNPJ)).rejects.toMatchObject({
    code: 'limite_excedido',
    ...again,
  });
  expect(await countStaged(db, accountId)).toBe(0);
});
