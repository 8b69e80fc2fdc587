import { randomCnpj } from '@fiscal/core/testing/builders';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { createAccount, getAccount, regenerateKey } from '../accounts/accounts.ts';
import { authenticate, authenticateAccess, verifyRestricted } from '../accounts/auth.ts';
import { listSefazStatus, saveSefazStatus } from '../authority/sefaz-status.ts';
import { createDb } from '../base/client.ts';
import { withAccount } from '../base/transaction.ts';
import { listSeries, setNextNumero } from '../numbers/numbering.ts';
import { listAudit } from '../records/audit.ts';
import { setCeilings } from '../records/ceilings.ts';
import { stageA1, testCustody } from '../testing/custody.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import { addCompany, createTenant, databaseUrls, openDb, testKeyring } from '../testing/test-database.ts';
import {
  openCertificate,
  openSandboxCertificate,
  replaceCertificate,
  saveSandboxCertificate,
} from './certificates.ts';
import { openCsc, openCsrt } from './client-codes.ts';
import { createClient, getClient, listClients, updateClient } from './clients.ts';
import { endClient } from './end-client.ts';
import { issueToken } from './token-supply.ts';
import { revealTokens, rotateToken } from './tokens.ts';

const db = openDb('app');
const worker = openDb('worker');
const actor = { kind: 'access-key', id: 'k' } as const;

const facts = (thumbprint: string) => ({
  subject: 'CN=EMPRESA',
  holder: '11222333000181',
  notBefore: new Date('2026-01-01T00:00:00Z'),
  notAfter: new Date('2027-01-01T00:00:00Z'),
  thumbprint,
  problems: [{ code: 'cadeia', message: 'Sem cadeia ICP-Brasil' }],
});

describe('authentication', () => {
  it('takes both credentials of one account, and nothing else', async () => {
    const [tenant, other] = await Promise.all([createTenant(db), createTenant(db)]);
    const { accessKey, testToken, liveToken } = tenant;
    expect(await authenticate(db, { accessKey, token: testToken })).toMatchObject({
      accountId: tenant.accountId,
      clientId: tenant.clientId,
      environment: 2,
      issuer: { uf: 'SP', cscId: '000001' },
      sandboxStrict: false,
      limits: { writes: null, reads: null },
    });
    expect(await authenticate(db, { accessKey, token: liveToken })).toMatchObject({ environment: 1 });
    expect(await authenticate(db, { accessKey: other.accessKey, token: testToken })).toBeNull();
    expect(await authenticate(db, { accessKey: tenant.restrictedKey, token: testToken })).toBeNull();
    expect(await authenticate(db, { accessKey, token: accessKey })).toBeNull();
    expect(await authenticate(db, { accessKey, token: `${testToken.slice(0, -1)}_` })).toBeNull();
  });

  it('distinguishes callers that are looked up together', async () => {
    const [one, two] = await Promise.all([createTenant(db), createTenant(db)]);
    const found = await Promise.all(
      [
        { accessKey: one.accessKey, token: one.testToken },
        { accessKey: one.accessKey, token: two.testToken },
        { accessKey: two.accessKey, token: two.testToken },
        { accessKey: one.accessKey, token: one.testToken },
        { accessKey: two.accessKey, token: one.testToken },
      ].map((credentials) => authenticate(db, credentials)),
    );
    expect(found.map((principal) => principal?.accountId ?? null)).toEqual([
      one.accountId,
      null,
      two.accountId,
      one.accountId,
      null,
    ]);
  });

  it('names the owner of an access or restricted key', async () => {
    const [tenant, other] = await Promise.all([createTenant(db), createTenant(db)]);
    expect(await authenticateAccess(db, tenant.accessKey)).toMatchObject({ accountId: tenant.accountId });
    expect(await authenticateAccess(db, tenant.restrictedKey)).toBeNull();
    expect(await verifyRestricted(db, tenant.accountId, tenant.restrictedKey)).toBe(true);
    expect(await verifyRestricted(db, tenant.accountId, other.restrictedKey)).toBe(false);
    expect(await verifyRestricted(db, tenant.accountId, tenant.accessKey)).toBe(false);
  });

  it('stops with a regenerated key at once', async () => {
    const tenant = await createTenant(db);
    const accessKey = await regenerateKey(db, tenant.accountId, { kind: 'access', actor });
    expect(await authenticate(db, { accessKey: tenant.accessKey, token: tenant.testToken })).toBeNull();
    expect(await authenticate(db, { accessKey, token: tenant.testToken })).not.toBeNull();
  });
});

describe('accounts', () => {
  it('have one owner per e-mail, unless the command allows another', async () => {
    const owner = { email: `Dona.${Date.now()}@Example.com`, name: 'Dona', passwordHash: 'x' };
    const nowMs = Date.UTC(2026, 10, 21);
    const first = await createAccount(db, testKeyring, { name: 'Conta', owner, nowMs });
    if (first.kind !== 'criada') throw new Error(first.kind);
    expect(await getAccount(db, first.accountId)).toMatchObject({
      name: 'Conta',
      trialEndsAt: new Date('2026-12-21T00:00:00Z'),
    });
    expect(await createAccount(db, testKeyring, { name: 'Outra', owner, nowMs })).toEqual({
      kind: 'email_ja_existe',
    });
    const again = await createAccount(db, testKeyring, {
      name: 'Outra',
      owner: { ...owner, reuse: true },
      nowMs,
    });
    expect(again).toMatchObject({ kind: 'criada', ownerId: first.ownerId });
  });
});

describe('clients', () => {
  it('have one CNPJ per account, and the same CNPJ in several accounts', async () => {
    const tenant = await createTenant(db);
    const { cnpj } = tenant.test.issuer;
    const again = {
      name: 'B',
      cnpj,
      ie: '1',
      uf: 'RJ',
      environment: 2,
      csc: 'c',
      cscId: '1',
      certificate: null,
    } as const;
    expect(await createClient(db, tenant.vault, { accountId: tenant.accountId, client: again })).toEqual({
      kind: 'cliente_ja_existe',
      clientId: tenant.clientId,
    });
    expect((await createTenant(db, { cnpj })).test.issuer.cnpj).toBe(cnpj);
  });

  it('are as many as the account may have, however many come at once', async () => {
    const { accountId, vault } = await createTenant(db);
    const owner = createDb({ url: databaseUrls().ownerUrl, role: 'app', max: 1, keyring: testKeyring });
    await setCeilings(owner, accountId, {
      change: { companies: 3 },
      actor: { kind: 'operator', id: 'test' },
    });
    await owner.close();
    const create = (cnpj: string) =>
      createClient(db, vault, {
        accountId,
        client: {
          name: 'A',
          cnpj,
          ie: '1',
          uf: 'SP',
          environment: 2,
          csc: 'c',
          cscId: '1',
          certificate: null,
        },
      });
    const made = await Promise.all(Array.from({ length: 5 }, (_, n) => create(randomCnpj(`cota ${n}`))));
    expect(made.filter(({ kind }) => kind === 'criado')).toHaveLength(2);
    expect(made.filter(({ kind }) => kind !== 'criado')).toEqual(
      Array(3).fill({ kind: 'cota_atingida', companies: 3 }),
    );
  });

  it('are changed field by field', async () => {
    const { accountId, clientId, vault } = await createTenant(db);
    const profile = {
      regimeTributario: '3',
      address: { logradouro: 'Rua A', uf: 'SP' },
      series: { '55': 7 },
    };
    const changed = await updateClient(db, vault, {
      accountId,
      clientId,
      edit: {
        profile,
        sandboxStrict: true,
        csc: 'NOVO',
        limits: { writes: 5, reads: null },
      },
    });
    expect(changed).toMatchObject({
      profile,
      sandboxStrict: true,
      uf: 'SP',
      limits: { writes: 5, reads: null },
    });
    const limited = await updateClient(db, vault, {
      accountId,
      clientId,
      edit: { limits: { reads: 30_000 } },
    });
    expect(limited).toMatchObject({
      limits: { writes: 5, reads: 30_000 },
      rates: { writes: 5, reads: 24_000 },
    });
    expect(
      await updateClient(db, vault, { accountId, clientId, edit: { limits: { reads: null } } }),
    ).toMatchObject({
      limits: { writes: 5, reads: null },
      rates: { writes: 5, reads: 6_000 },
    });
    for (const environment of [1, 2] as const)
      expect(await openCsc(db, vault, { accountId, clientId, environment })).toEqual({
        csc: 'NOVO',
        cscId: '000001',
      });
    const { updatedAt: _, ...rest } = changed ?? expect.unreachable();
    expect(await getClient(db, accountId, clientId)).toMatchObject(rest);
    const other = await createTenant(db);
    expect(
      await updateClient(db, vault, { accountId: other.accountId, clientId, edit: { name: 'X' } }),
    ).toBeNull();
  });

  it('has codes of its state for production and homologation apart, where they are others', async () => {
    const { accountId, clientId, vault } = await createTenant(db);
    const of = (environment: 1 | 2) => ({ accountId, clientId, environment });
    const codes = async () => [
      await openCsc(db, vault, of(1)),
      await openCsc(db, vault, of(2)),
      await openCsrt(db, vault, of(1)),
      await openCsrt(db, vault, of(2)),
    ];
    const patch = (change: Parameters<typeof updateClient>[2]['edit']) =>
      updateClient(db, vault, { accountId, clientId, edit: change });
    const csrt = { uf: 'PR', id: '1', code: 'A'.repeat(20) };
    const responsavelTecnico = {
      cnpj: '11444777000161',
      contato: 'Ana',
      email: 'a@b.co',
      fone: '1133334444',
    };
    await patch({ csrt });
    const both = { csc: 'CODIGO-CSC', cscId: '000001' };
    // Without `responsavelTecnico` a CSRT has no party to prove.
    expect(await codes()).toEqual([both, both, null, null]);
    expect(
      await patch({
        profile: { responsavelTecnico },
        testCsc: 'TESTE',
        testCscId: '2',
        testCsrt: { ...csrt, id: '7', code: 'B'.repeat(20) },
      }),
    ).toMatchObject({
      cscId: '000001',
      testCscId: '2',
      csrt: { uf: 'PR', id: '1' },
      testCsrt: { uf: 'PR', id: '7' },
    });
    const proof = { cnpj: responsavelTecnico.cnpj, uf: 'PR' };
    expect(await codes()).toEqual([
      both,
      { csc: 'TESTE', cscId: '2' },
      { ...proof, id: '1', text: 'A'.repeat(20) },
      { ...proof, id: '7', text: 'B'.repeat(20) },
    ]);
    await patch({ testCsc: null, testCscId: null, testCsrt: null });
    const one = { ...proof, id: '1', text: 'A'.repeat(20) };
    expect(await codes()).toEqual([both, both, one, one]);
  });

  it('are listed in pages, newest first', async () => {
    const { accountId, clientId, vault } = await createTenant(db);
    const ids = [clientId];
    for (let i = 0; i < 3; i++) {
      const cnpj = `1122233300010${i}`;
      const made = await createClient(db, vault, {
        accountId,
        client: {
          name: 'E',
          cnpj,
          ie: '1',
          uf: 'SP',
          environment: 2,
          csc: 'c',
          cscId: '1',
          certificate: null,
        },
      });
      if (made.kind === 'criado') ids.unshift(made.client.id);
    }
    const first = await listClients(db, accountId, { limit: 3 });
    const second = await listClients(db, accountId, {
      limit: 3,
      ...(first.nextCursor && { cursor: first.nextCursor }),
    });
    expect([...first.data, ...second.data].map((client) => client.id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
    expect((await listClients(db, accountId, { limit: 3, cnpj: '11222333000101' })).data).toHaveLength(1);
  });
});

it.each(['', 'abc', '../x'])('takes the id "%s" for unknown', async (id) => {
  const { accountId, clientId, vault } = await createTenant(db);
  expect(await getClient(db, accountId, id)).toBeNull();
  expect(await updateClient(db, vault, { accountId, clientId: id, edit: { name: 'X' } })).toBeNull();
  expect(await revealTokens(db, vault, { accountId, clientId: id, actor })).toBeNull();
  expect(
    await rotateToken(db, vault, { accountId, clientId, tokenId: id, overlapSeconds: 0, actor }),
  ).toBeNull();
  expect((await listClients(db, accountId, { limit: 3, cursor: id })).data).toEqual([]);
});

describe('secrets', () => {
  it('are nowhere in the tables in clear, and open again with the data key', async () => {
    const tenant = await createTenant(db);
    const uploadId = await stageA1(db, tenant.accountId);
    await replaceCertificate(
      db,
      { accountId: tenant.accountId, clientId: tenant.clientId },
      {
        certificate: { ...facts('t1'), uploadId },
      },
    );
    const behind = new pg.Client({ connectionString: databaseUrls().ownerUrl });
    await behind.connect();
    const { rows } = await behind.query(
      `select c.csc, t.ciphertext, x.secret from clients c join tokens t on t.client_id = c.id join certificates x on x.client_id = c.id where c.id = $1`,
      [tenant.clientId],
    );
    const stored = Buffer.concat(rows.flatMap((row) => [row.csc, row.ciphertext, row.secret])).toString(
      'latin1',
    );
    for (const secret of ['CODIGO-CSC', tenant.testToken, tenant.liveToken, 'senha'])
      expect(stored).not.toContain(secret);

    expect(
      await openCertificate(worker, await testCustody(worker), {
        accountId: tenant.accountId,
        clientId: tenant.clientId,
      }),
    ).toMatchObject({
      pfx: Buffer.from('pfx'),
      password: 'senha',
    });
    await behind.end();
  });

  it('cannot be moved to another row', async () => {
    const tenant = await createTenant(db);
    const place = { table: 'clients', column: 'csc', id: tenant.clientId };
    const sealed = await tenant.vault.seal(tenant.accountId, place, 'x');
    await expect(tenant.vault.open(tenant.accountId, { ...place, id: 'other' }, sealed)).rejects.toThrow(
      /authenticate/,
    );
  });
});

describe('tokens', () => {
  it('are revealed with an audit entry', async () => {
    const tenant = await createTenant(db);
    const tokens = await revealTokens(db, tenant.vault, {
      accountId: tenant.accountId,
      clientId: tenant.clientId,
      actor,
    });
    expect(tokens?.map((token) => token.token).sort()).toEqual([tenant.liveToken, tenant.testToken].sort());
    expect(await listAudit(db, tenant.accountId, { limit: 1 })).toMatchObject([
      { action: 'token.reveal', actor, subject: { id: tenant.clientId } },
    ]);
    const other = await createTenant(db);
    expect(
      await revealTokens(db, other.vault, { accountId: other.accountId, clientId: tenant.clientId, actor }),
    ).toBeNull();
  });

  it('are rotated with an overlap, once', async () => {
    const tenant = await createTenant(db);
    const { accountId, clientId, vault, accessKey, testToken } = tenant;
    const rotate = (overlapSeconds: number) =>
      rotateToken(db, vault, { accountId, clientId, tokenId: tenant.test.tokenId, overlapSeconds, actor });
    const results = await Promise.all([rotate(600), rotate(600)]);
    const next = results.find((result) => result !== null);
    expect(results.filter((result) => result === null)).toHaveLength(1);
    expect(next?.environment).toBe(2);
    expect(await authenticate(db, { accessKey, token: testToken })).not.toBeNull();
    expect(await authenticate(db, { accessKey, token: next?.token ?? '' })).toMatchObject({
      clientId,
      environment: 2,
    });
    expect(await revealTokens(db, vault, { accountId, clientId, actor })).toHaveLength(3);
  });

  it('end at once without an overlap', async () => {
    const { accountId, clientId, vault, accessKey, liveToken, live } = await createTenant(db);
    await rotateToken(db, vault, { accountId, clientId, tokenId: live.tokenId, overlapSeconds: 0, actor });
    expect(await authenticate(db, { accessKey, token: liveToken })).toBeNull();
  });
});

describe('a company that is ended', () => {
  it('has no way in and no secret left, keeps its documents and its name, and may be given new ones', async () => {
    const { accountId, clientId, vault, accessKey, testToken, test } = await createTenant(db);
    const saved = await addCompany(db, { accountId, accessKey, restrictedKey: '', vault }, '11222333000181');
    for (const thumbprint of ['replaced', 'current'])
      await replaceCertificate(
        db,
        { accountId, clientId },
        {
          certificate: {
            ...facts(thumbprint),
            uploadId: await stageA1(db, accountId),
          },
        },
      );
    await updateClient(db, vault, { accountId, clientId, edit: { profile: { regimeTributario: '3' } } });
    const acceptor = createAcceptor(db, { nowMs: Date.now, identify });
    await acceptor.accept(acceptRequest(test));
    expect(await endClient(db, { accountId, clientId }, actor)).toEqual({ kind: 'em_andamento', waiting: 1 });
    await acceptor.close();
    expect(await authenticate(db, { accessKey, token: testToken })).not.toBeNull();
    const behind = new pg.Client({ connectionString: databaseUrls().ownerUrl });
    await behind.connect();
    await behind.query('delete from pending_operations where account_id = $1', [accountId]);

    expect(await endClient(db, { accountId, clientId }, actor)).toEqual({ kind: 'encerrada' });
    expect(await authenticate(db, { accessKey, token: testToken })).toBeNull();
    const { rows } = await behind.query(
      `select c.csc, c.csc_id, c.profile, length(x.secret) as secret from clients c join certificates x on x.client_id = c.id where c.id = $1`,
      [clientId],
    );
    await behind.end();
    const destroyed = { csc: null, csc_id: null, profile: {}, secret: 0 };
    expect(rows).toEqual([destroyed, destroyed]);
    expect(await getClient(db, accountId, clientId)).toMatchObject({ id: clientId, certificate: null });
    expect(await withAccount(db, accountId, (tx) => tx.document.count({ where: { clientId } }))).toBe(1);
    expect(await listAudit(db, accountId, { limit: 1 })).toMatchObject([{ action: 'client.end' }]);
    expect((await issueToken(db, vault, { accountId, clientId, environment: 2, actor })).kind).toBe('criado');
    expect(await authenticate(db, { accessKey, token: saved.testToken })).not.toBeNull();
  });

  it('is one of the account', async () => {
    const { clientId, accessKey, testToken } = await createTenant(db);
    const { accountId } = await createTenant(db);
    expect(await endClient(db, { accountId, clientId }, actor)).toEqual({ kind: 'cliente_inexistente' });
    expect(await authenticate(db, { accessKey, token: testToken })).not.toBeNull();
  });
});

describe('certificates', () => {
  it('replace each other; the client shows the current one', async () => {
    const { accountId, clientId } = await createTenant(db);
    const upload = async (thumbprint: string) =>
      replaceCertificate(
        db,
        { accountId, clientId },
        {
          certificate: {
            ...facts(thumbprint),
            uploadId: await stageA1(db, accountId, thumbprint),
          },
        },
      );
    await upload('first');
    await Promise.all([upload('second'), upload('second')]);
    expect((await getClient(db, accountId, clientId))?.certificate).toMatchObject({
      ...facts('second'),
      source: 'enviado',
    });
    expect(await openCertificate(worker, await testCustody(worker), { accountId, clientId })).toMatchObject({
      pfx: Buffer.from('second'),
    });
    const other = await createTenant(db);
    expect(
      await replaceCertificate(
        db,
        { accountId: other.accountId, clientId },
        {
          certificate: {
            ...facts('x'),
            uploadId: await stageA1(db, other.accountId),
          },
        },
      ),
    ).toEqual({ kind: 'cliente_inexistente' });
  });

  it('are stored once for the sandbox, for concurrent callers too', async () => {
    const { accountId, clientId } = await createTenant(db);
    const custody = await testCustody(worker);
    expect(await openSandboxCertificate(worker, custody, { accountId, clientId })).toBeNull();
    const save = (keyPem: string) =>
      saveSandboxCertificate(worker, custody, {
        accountId,
        clientId,
        certificate: {
          ...facts('s'),
          keyPem,
          certPem: 'c',
          chainPem: 'ca',
        },
      });
    const saved = await Promise.all([save('a'), save('b'), save('c')]);
    expect(new Set(saved.map((one) => one.keyPem)).size).toBe(1);
  });
});

it('moves the counter of a série, but not below a used number', async () => {
  const { accountId, clientId, test } = await createTenant(db);
  const key = { clientId, target: 'sandbox', emitente: test.issuer.cnpj, modelo: '55', serie: 1 } as const;
  expect(await setNextNumero(db, accountId, { key, nextNumero: 5_000 })).toEqual({
    kind: 'ok',
    series: { ...key, nextNumero: 5_000 },
  });
  expect(await listSeries(db, accountId, [clientId])).toEqual([{ ...key, nextNumero: 5_000 }]);
});

it('keeps what an account last saw of a service', async () => {
  const { accountId } = await createTenant(db);
  const seen = {
    environment: 2,
    type: 'nfe',
    uf: 'SP',
    online: true,
    cStat: '107',
    xMotivo: 'Em operação',
    latencyMs: 12,
    checkedAt: new Date(),
  } as const;
  await saveSefazStatus(db, accountId, { ...seen, online: false });
  await saveSefazStatus(db, accountId, seen);
  const inSandbox = ({ environment }: { readonly environment: number }) => environment === 2;
  expect((await listSefazStatus(db, accountId)).filter(inSandbox)).toEqual([
    { ...seen, since: seen.checkedAt, backAt: null, state: 'operando', believed: 'operando' },
  ]);
});
