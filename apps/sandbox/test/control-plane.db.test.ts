import { randomUUID, X509Certificate } from 'node:crypto';
import { parseStatus } from '@fiscal/core/sefaz/answers';
import { consStatServ } from '@fiscal/core/sefaz/messages';
import { openPkcs12 } from '@fiscal/core/signing/certificate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OFFSET_MS_MAX } from '../src/control/schemas.ts';
import { xmlOf } from '../src/testing/answers.ts';
import { type Company, startTestSandbox, type TestSandbox } from '../src/testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());

describe('the control plane', () => {
  it('needs its token, but for health and the CA', async () => {
    const world = randomUUID();
    expect(
      (await sandbox.control('GET', `/sandbox/documents?accountId=${world}`, undefined, null)).status,
    ).toBe(401);
    expect(
      (await sandbox.control('GET', `/sandbox/documents?accountId=${world}`, undefined, 'wrong')).status,
    ).toBe(401);
    expect(await sandbox.control('GET', '/sandbox/health', undefined, null)).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
    expect((await sandbox.control('GET', '/sandbox/ca.pem', undefined, null)).body).toBe(sandbox.caPem);
    expect((await sandbox.control('GET', '/sandbox/nada')).status).toBe(404);
    expect((await sandbox.control('DELETE', '/sandbox/clock')).status).toBe(405);
  });

  it('names what is wrong with a body', async () => {
    const answer = await sandbox.control('POST', '/sandbox/conditions', {
      accountId: 'a',
      operation: 'emitir',
      scenario: 'nada',
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field: 'operation' }, { field: 'scenario' }] });
    expect(
      (
        await sandbox.control('POST', '/sandbox/certificates', {
          accountId: 'a',
          clientId: 'b',
          cnpj: '1',
          name: 'c',
        })
      ).status,
    ).toBe(400);
  });

  it('a condition affects its number of calls, of that operation, UF and world only', async () => {
    const [company, other] = await Promise.all([sandbox.company(), sandbox.company()]);
    const status = async (who: Company, uf: string, cUF: string) =>
      parseStatus(xmlOf(await who.call('statusServico', consStatServ({ ambiente: 2, cUF }), { uf }))).cStat;
    await sandbox.control('POST', '/sandbox/conditions', {
      accountId: company.world,
      operation: 'status',
      uf: 'SP',
      scenario: 'cStat=109',
      times: 2,
    });
    expect(await status(company, 'PR', '41')).toBe('107');
    expect(await status(other, 'SP', '35')).toBe('107');
    expect(await company.emit({ nNF: 1 })).toMatchObject({ kind: 'autorizado' });
    expect([
      await status(company, 'SP', '35'),
      await status(company, 'SP', '35'),
      await status(company, 'SP', '35'),
    ]).toEqual(['109', '109', '107']);
  });

  it('conditions can be listed and removed', async () => {
    const company = await sandbox.company();
    const made = await sandbox.control('POST', '/sandbox/conditions', {
      accountId: company.world,
      scenario: 'SANDBOX(indisponivel=3)',
    });
    expect(made).toMatchObject({ status: 201, body: { timesLeft: 3 } });
    expect(
      (await sandbox.control('GET', `/sandbox/conditions?accountId=${company.world}`)).body,
    ).toMatchObject({ conditions: [{ scenario: 'SANDBOX(indisponivel=3)' }] });
    expect(await company.emit({ nNF: 1 })).toMatchObject({ cStat: '108' });
    expect(
      await sandbox.control('DELETE', '/sandbox/conditions', { accountId: company.world }),
    ).toMatchObject({ body: { removed: 1 } });
    expect(await company.emit({ nNF: 1 })).toMatchObject({ cStat: '100' });
  });

  it('lists operations and services for operators, and the rules of a type', async () => {
    const offered = await sandbox.control('GET', '/sandbox/operations');
    expect(offered.body).toMatchObject({
      operations: expect.arrayContaining(['emit', 'status', 'cancel']),
      services: { nfe: expect.arrayContaining(['autorizacao', 'statusServico']) },
    });
    const { body } = await sandbox.control('GET', '/sandbox/rules?type=nfe');
    expect(body).toMatchObject({
      types: expect.arrayContaining(['nfe', 'nfse']),
      rules: expect.arrayContaining([
        expect.objectContaining({ cStat: '539', level: 'on' }),
        expect.objectContaining({ level: 'strict' }),
      ]),
    });
    expect((await sandbox.control('GET', '/sandbox/rules?type=nada')).body).toMatchObject({ rules: [] });
    expect((await sandbox.control('GET', '/sandbox/rules?type=nfe', undefined, null)).status).toBe(401);
  });

  it('conditions of a key query: cut, garbage, 5xx', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed({ nNF: 1 });
    await company.send(xml);
    for (const scenario of ['timeout=antes', 'lixo', 'http=500'])
      await sandbox.control('POST', '/sandbox/conditions', {
        accountId: company.world,
        operation: 'query',
        scenario,
      });
    for (const _ of [1, 2, 3]) expect(await company.query(chave)).toMatchObject({ kind: 'indisponivel' });
    expect(await company.query(chave)).toMatchObject({ kind: 'encontrado' });
  });

  it("moves a world's clock", async () => {
    const company = await sandbox.company();
    await sandbox.control('PUT', '/sandbox/clock', { accountId: company.world, offsetMs: -600_000 });
    expect(await company.emit({ nNF: 1 })).toMatchObject({ cStat: '703' });
    await sandbox.control('PUT', '/sandbox/clock', { accountId: company.world, offsetMs: 0 });
    expect(await company.emit({ nNF: 1 })).toMatchObject({ cStat: '100' });
  });

  it('checks the hash of QR Code version 2 once it knows the CSC', async () => {
    const company = await sandbox.company();
    await sandbox.control('PUT', '/sandbox/emitters', {
      accountId: company.world,
      cnpj: company.cnpj,
      csc: 'SEGREDO',
      cscId: '000001',
    });
    const csc = (token: string) => ({ modelo: '65' as const, csc: { id: '000001', token } });
    expect(await company.emit({ nNF: 1, ...csc('OUTRO') })).toMatchObject({ cStat: '464' });
    expect(await company.emit({ nNF: 1, ...csc('SEGREDO') })).toMatchObject({ cStat: '100' });
  });

  it('lists for auditors what is on record', async () => {
    const company = await sandbox.company();
    const { chave, xml } = company.signed({ nNF: 1 });
    await company.send(xml);
    await company.emit({ nNF: 2, infCpl: 'SANDBOX(cStat=539)' });
    const { body } = await sandbox.control('GET', `/sandbox/documents?accountId=${company.world}`);
    expect(body).toMatchObject({
      counts: { autorizado: 2, cancelado: 0, denegado: 0 },
      documents: [{ transmitted: false }, { chave, transmitted: true }],
    });
    const one = await sandbox.control('GET', `/sandbox/documents?accountId=${company.world}&chave=${chave}`);
    expect(one.body).toMatchObject({
      documents: [{ chave, situacao: 'autorizado', digVal: expect.any(String), nProt: expect.any(String) }],
    });
  });

  it('issues certificates that carry the world and the CNPJ', async () => {
    const answer = await sandbox.control('POST', '/sandbox/certificates', {
      accountId: 'conta-1',
      clientId: 'c',
      cnpj: '12.ABC.345/01DE-35',
      name: 'São João & Filhos Ltda com um nome muito comprido mesmo, bem mais do que cabe',
    });
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body ?? {}).sort()).toEqual(['certPem', 'chainPem', 'keyPem']);
  });

  it('issues an A1 file of the CNPJ that only its CA vouches for, and registers nothing', async () => {
    const holder = { accountId: randomUUID(), cnpj: '12ABC34501DE35', name: 'Empresa' };
    const { status, body } = await sandbox.control('POST', '/sandbox/a1', holder);
    expect(status).toBe(201);
    const a1 = z
      .object({ certificateBase64: z.string(), certificatePassword: z.string().min(20) })
      .parse(body);
    const opened = openPkcs12(a1.certificateBase64, a1.certificatePassword);
    expect(opened.cnpj).toBe(holder.cnpj);
    const ca = new X509Certificate(sandbox.caPem);
    expect(new X509Certificate(opened.certificatePem).verify(ca.publicKey)).toBe(true);
    expect(() => openPkcs12(a1.certificateBase64, 'outra')).toThrow(/password|senha|MAC/i);
    expect((await sandbox.control('POST', '/sandbox/a1', { ...holder, cnpj: '1' })).status).toBe(400);
  });

  it('issues certificates for as long as an account may move its clock ahead', async () => {
    const { body } = await sandbox.control('POST', '/sandbox/certificates', {
      accountId: 'conta-1',
      clientId: 'c',
      cnpj: '12ABC34501DE35',
      name: 'Empresa',
    });
    const { certPem } = z.object({ certPem: z.string() }).parse(body);
    const { validTo } = new X509Certificate(certPem);
    expect(Date.parse(validTo) - Date.now()).toBeGreaterThanOrEqual(OFFSET_MS_MAX);
  });
});
