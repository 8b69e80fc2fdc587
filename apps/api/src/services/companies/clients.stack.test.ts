import { documentOf } from '@fiscal/core/registry/documents';
import { minimalNfe, randomAlphanumericCnpj, randomCnpj } from '@fiscal/core/testing/builders';
import { createTestCa, issueCertificate, issueEcnpj, toPkcs12 } from '@fiscal/core/testing/certificates';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  a1,
  accessOf,
  bodyOf,
  emitToVerdict,
  newAccount,
  newClientBody,
  newCompany,
  nfeOf,
  PASSWORD,
  refusal,
  restrictedOf,
  send,
  testOf,
} from '../../../test/support/api.ts';
import { branchOf } from '../../../test/support/breach.ts';
import { sampleOf } from '../../../test/support/documents.ts';
import { clientDetailSchema, clientSchema } from '../../rest/v1/client-view.ts';
import { clientPage } from '../../rest/v1/companies/list-clients.ts';
import { tokenSchema, tokensAnswer } from '../../rest/v1/companies/list-tokens.ts';
import { newClientExample } from '../../rest/v1/examples.ts';
import { a1Answer } from '../../rest/v1/sandbox/a1.ts';

let account: Account;
beforeAll(async () => {
  account = await newAccount();
});
const create = (body: unknown, headers = accessOf(account)) => send('POST', '/v1/clients', headers, body);
const detail = async (id: string) =>
  bodyOf(await send('GET', `/v1/clients/${id}`, accessOf(account)), 200, clientDetailSchema);

describe('POST /v1/clients', () => {
  it('answers 201 with exactly the contract’s six fields', async () => {
    const cnpj = randomCnpj(`seis${Date.now()}`);
    const body = newClientBody({ cnpj, name: '  LOJA  ', environment: 1, certificateBase64: a1(cnpj) });
    const client = bodyOf(await create(body), 201, clientSchema);
    expect(client).toMatchObject({ name: 'LOJA', uf: 'SP', environment: 1 });
    expect((await detail(client.id)).certificate?.problems.map(({ code }) => code)).toEqual([]);
  });

  it('defaults to homologation and takes masks, letters and numbers', async () => {
    const letters = randomAlphanumericCnpj('clientes');
    const masked = `${letters.slice(0, 2)}.${letters.slice(2, 5)}.${letters.slice(5, 8)}/${letters.slice(8, 12)}-${letters.slice(12)}`;
    const client = bodyOf(
      await create(
        newClientBody({ cnpj: masked, uf: 'sp', cscId: 1, ie: 110042490114, certificateBase64: a1(letters) }),
      ),
      201,
      clientSchema,
    );
    expect(client).toMatchObject({ cnpj: letters, environment: 2 });
    expect((await detail(client.id)).cscId).toBe('1');
  });

  it('takes the published example as printed', async () => {
    const other = await newAccount();
    const client = bodyOf(await create(newClientExample, accessOf(other)), 201, clientSchema);
    expect(client).toMatchObject({ name: 'PADARIA EXEMPLO LTDA', cnpj: '12345678000195' });
  });

  it('takes an A1 of POST /sandbox/a1 as one from outside the ICP-Brasil, which emits in test', async () => {
    const cnpj = randomCnpj(`a1-de-teste${Date.now()}`);
    const holder = { cnpj, name: 'PADARIA LTDA' };
    const issued = await send('POST', '/sandbox/a1', accessOf(account), holder);
    expect(issued.headers.get('cache-control')).toBe('no-store');
    const body = newClientBody({ ...holder, ...bodyOf(issued, 201, a1Answer) });
    const client = bodyOf(await create(body), 201, clientSchema);
    expect((await detail(client.id)).certificate?.problems.map(({ code }) => code)).toEqual([
      'sem_cadeia_icp_brasil',
    ]);
    const { tokens } = bodyOf(
      await send('GET', `/v1/clients/${client.id}/tokens`, restrictedOf(account)),
      200,
      tokensAnswer,
    );
    const { token } = tokens.find((each) => each.token.startsWith('nfe_test_')) ?? { token: '' };
    const credentials = { ...accessOf(account), authorization: `Bearer ${token}` };
    const note = minimalNfe(Date.now(), { cnpj_emitente: cnpj });
    expect(await emitToVerdict(credentials, note)).toMatchObject({ status: 'AUTORIZADA' });
  });

  it('gives a test A1 to an access key alone, of a CNPJ that exists', async () => {
    const holder = { cnpj: '11222333000199', name: '' };
    const { errors } = refusal(
      await send('POST', '/sandbox/a1', accessOf(account), holder),
      400,
      'requisicao_invalida',
    );
    expect(errors.map(({ field }) => field).toSorted()).toEqual(['cnpj', 'name']);
    expect((await send('POST', '/sandbox/a1', {}, holder)).status).toBe(401);
  });

  it('keeps one company per CNPJ in an account, not across accounts', async () => {
    const body = newClientBody();
    const client = bodyOf(await create(body), 201, clientSchema);
    const refused = refusal(await create(body), 409, 'cliente_ja_existe');
    expect(refused.errors[0]?.field).toBe('cnpj');
    expect(refused.message).toContain(client.id);
    const other = await newAccount();
    expect((await create(body, accessOf(other))).status).toBe(201);
  });

  it('names every missing field at once', async () => {
    const { errors } = refusal(await create({}), 400, 'requisicao_invalida');
    expect(errors.map(({ field }) => field).toSorted()).toEqual(
      ['certificateBase64', 'certificatePassword', 'cnpj', 'csc', 'cscId', 'ie', 'name', 'uf'].toSorted(),
    );
  });

  it.each([
    ['cnpj', '11222333000199'],
    ['cnpj', ''],
    ['uf', 'XX'],
    ['name', '   '],
    ['name', 'x'.repeat(256)],
    ['name', 'linha\u0000nula\u0007'],
    ['ie', null],
    ['csc', ['a']],
    ['environment', 3],
    ['environment', 'produção'],
    ['certificateBase64', 'não é base64!'],
    ['certificateBase64', Buffer.from('não é PKCS#12').toString('base64')],
    ['certificateBase64', Buffer.alloc(600 * 1024).toString('base64')],
    ['certificatePassword', 'outra senha'],
  ])('refuses a bad %s', async (field, value) => {
    const refused = refusal(await create(newClientBody({ [field]: value })), 400, 'requisicao_invalida');
    expect(refused.errors.map((error) => error.field)).toEqual([field]);
    expect(refused.errors[0]?.message).not.toBe('');
  });

  it.each([
    ['expirado', { notBefore: new Date('2020-01-01'), notAfter: new Date('2021-01-01') }],
    ['cnpj_divergente', { cnpj: randomCnpj('outro titular') }],
    ['sem_cadeia_icp_brasil', { issuer: createTestCa('AC Qualquer', 'Outra organização') }],
    ['autoassinado', { selfSigned: true }],
  ])(
    'keeps a certificate that is %s as a problem',
    async (code, { issuer = createTestCa(), selfSigned, ...facts }: ProblemCase) => {
      const cnpj = randomCnpj(code + Date.now());
      const certificate = selfSigned
        ? issueCertificate({ commonName: `EMPRESA:${cnpj}`, cnpj, clientAuth: true })
        : issueEcnpj(issuer, { cnpj, ...facts });
      const certificateBase64 = toPkcs12(certificate, PASSWORD, 'legado').toString('base64');
      const client = bodyOf(await create(newClientBody({ cnpj, certificateBase64 })), 201, clientSchema);
      const shown = await detail(client.id);
      expect(shown.certificate?.problems.map((problem) => problem.code)).toContain(code);
    },
  );

  it('does not stop test emission for any of that', async () => {
    const cnpj = randomCnpj(`vencido${Date.now()}`);
    const expired = issueEcnpj(createTestCa(), {
      cnpj,
      notBefore: new Date('2020-01-01'),
      notAfter: new Date('2021-01-01'),
    });
    const company = await newCompany(account, {
      cnpj,
      certificateBase64: toPkcs12(expired, PASSWORD).toString('base64'),
    });
    expect((await emitToVerdict(testOf(company), nfeOf(company))).status).toBe('AUTORIZADA');
  });

  it('asks for the access key', async () => {
    refusal(await create(newClientBody(), {}), 401, 'nao_autenticado');
    refusal(
      await create(newClientBody(), { 'x-access-key': 'nfe_access_inventada' }),
      401,
      'nao_autenticado',
    );
  });
});

interface ProblemCase {
  readonly issuer?: ReturnType<typeof createTestCa>;
  readonly selfSigned?: boolean;
  readonly cnpj?: string;
  readonly notBefore?: Date;
  readonly notAfter?: Date;
}

describe('the rest of the family', () => {
  it('lists newest first, in pages, and finds by CNPJ', async () => {
    const own = await newAccount();
    const made = [];
    for (let i = 0; i < 5; i++) made.push(await newCompany(own));
    const newest = made.map(({ clientId }) => clientId).toReversed();
    const seen: string[] = [];
    let cursor = '';
    do {
      const path = `/v1/clients?limit=2${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
      const page = bodyOf(await send('GET', path, accessOf(own)), 200, clientPage);
      expect(page.data.length).toBeLessThanOrEqual(2);
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor ?? '';
    } while (cursor !== '');
    expect(seen).toEqual(newest);
    const byCnpj = bodyOf(
      await send('GET', `/v1/clients?cnpj=${made[2]?.cnpj}`, accessOf(own)),
      200,
      clientPage,
    );
    expect(byCnpj.data.map(({ id }) => id)).toEqual([made[2]?.clientId]);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'cnpj=1', 'cursor=lixo', 'nome=x'])(
    'refuses the query %s',
    async (query) => {
      refusal(await send('GET', `/v1/clients?${query}`, accessOf(account)), 400, 'requisicao_invalida');
    },
  );

  it('changes only what is sent', async () => {
    const company = await newCompany(account);
    const patch = async (body: unknown) =>
      bodyOf(
        await send('PATCH', `/v1/clients/${company.clientId}`, accessOf(account), body),
        200,
        clientDetailSchema,
      );
    const address = {
      logradouro: 'Rua A',
      numero: '1',
      bairro: 'Centro',
      codigoMunicipio: '3550308',
      municipio: 'São Paulo',
      uf: 'SP',
      cep: '01001000',
    };
    const first = await patch({
      profile: { regimeTributario: '3', difalBaseDupla: true, address },
      sandboxStrict: true,
      csc: 'NOVO',
    });
    expect(first).toMatchObject({
      name: 'EMPRESA DE TESTE LTDA',
      sandboxStrict: true,
      profile: { regimeTributario: '3', difalBaseDupla: true, address },
    });
    const second = await patch({
      name: 'OUTRO NOME',
      profile: { regimeTributario: null, difalBaseDupla: null, im: '123' },
    });
    expect(second).toMatchObject({
      name: 'OUTRO NOME',
      profile: { im: '123', address },
      sandboxStrict: true,
    });
    expect(second.profile.regimeTributario).toBeUndefined();
    const third = await patch({ limits: { writesPerMinute: 5, readsPerMinute: null } });
    expect(third.limits).toEqual({ writesPerMinute: 5, readsPerMinute: 6000 });
    const fourth = await patch({ limits: { readsPerMinute: 7 } });
    expect(fourth.limits).toEqual({ writesPerMinute: 5, readsPerMinute: 7 });
    const fifth = await patch({ limits: null });
    expect(fifth.limits).toEqual({ writesPerMinute: 600, readsPerMinute: 6000 });
  });

  it('moves a série forward, never below a used number', async () => {
    const company = await newCompany(account);
    const patch = (nextNumber: number) =>
      send('PATCH', `/v1/clients/${company.clientId}`, accessOf(account), {
        numbering: [{ environment: 2, mod: '55', serie: 1, nextNumber }],
      });
    expect(bodyOf(await patch(500), 200, clientDetailSchema).numbering).toEqual([
      { environment: 2, target: 'sandbox', mod: '55', cnpj: company.cnpj, serie: 1, nextNumber: 500 },
    ]);
    expect((await emitToVerdict(testOf(company), nfeOf(company))).numero).toBe(500);
    refusal(await patch(500), 400, 'requisicao_invalida');
  });

  it('shows the numbering of each type as it was set, and of a branch', async () => {
    const company = await newCompany(account);
    const branch = branchOf(company.cnpj);
    const numbering = ['59', 'NFSE', '57'].map((mod) => ({ environment: 2, mod, serie: 7, nextNumber: 41 }));
    const reply = await send('PATCH', `/v1/clients/${company.clientId}`, accessOf(account), {
      numbering: [...numbering, { ...numbering[2], cnpj: branch }],
    });
    expect(bodyOf(reply, 200, clientDetailSchema).numbering).toEqual(
      expect.arrayContaining([
        ...numbering.map((series) => ({ ...series, target: 'sandbox', cnpj: company.cnpj })),
        { ...numbering[2], target: 'sandbox', cnpj: branch },
      ]),
    );
    const dce = await emitToVerdict(testOf(company), { ...sampleOf(documentOf('dce'), company), serie: 7 });
    expect(dce).toMatchObject({ status: 'AUTORIZADA', serie: 7, numero: 41 });
  });

  it.each([
    [{ numbering: [{ environment: 2, mod: '77', serie: 1, nextNumber: 2 }] }, 'numbering[0].mod'],
    [
      { numbering: [{ environment: 2, mod: '55', cnpj: '11444777000161', serie: 1, nextNumber: 2 }] },
      'numbering[0].cnpj',
    ],
    [{ cnpj: '11222333000181' }, 'cnpj'],
    [{ uf: 'ZZ' }, 'uf'],
    [{ testTarget: 'producao' }, 'testTarget'],
    [
      { numbering: [{ environment: 1, target: 'sandbox', mod: '55', serie: 1, nextNumber: 2 }] },
      'numbering[0].target',
    ],
    [{ profile: { difalBaseDupla: 'sim' } }, 'profile.difalBaseDupla'],
    [{ profile: { address: { cep: 'x' } } }, 'profile.address.cep'],
    [{ limits: { writesPerMinute: 0, readsPerMinute: 1 } }, 'limits.writesPerMinute'],
    [{ limits: { writesPerMinute: 2401 } }, 'limits.writesPerMinute'],
    [{ limits: { readsPerMinute: 24_001 } }, 'limits.readsPerMinute'],
  ])('refuses the change %j', async (body, field) => {
    const company = await newCompany(account);
    const reply = await send('PATCH', `/v1/clients/${company.clientId}`, accessOf(account), body);
    expect(refusal(reply, 400, 'requisicao_invalida').errors.map((error) => error.field)).toContain(field);
  });

  it('replaces the certificate', async () => {
    const company = await newCompany(account);
    const before = await detail(company.clientId);
    const path = `/v1/clients/${company.clientId}/certificate`;
    const body = { certificateBase64: a1(company.cnpj), certificatePassword: PASSWORD };
    const after = bodyOf(await send('PUT', path, accessOf(account), body), 200, clientDetailSchema);
    expect(after.certificate?.thumbprint).not.toBe(before.certificate?.thumbprint);
    refusal(
      await send('PUT', path, accessOf(account), { ...body, certificatePassword: 'x' }),
      400,
      'requisicao_invalida',
    );
  });

  it('keeps a certificate that signs, and restores the one before it', async () => {
    const cnpj = randomCnpj(`restaurada${Date.now()}`);
    const company = await newCompany(account, { cnpj, certificateBase64: a1(cnpj) });
    const path = `/v1/clients/${company.clientId}/certificate`;
    const first = (await detail(company.clientId)).certificate?.thumbprint;
    const replace = (certificateBase64: string) =>
      send('PUT', path, accessOf(account), { certificateBase64, certificatePassword: PASSWORD });
    const restore = (body?: object) => send('POST', `${path}/restore`, accessOf(account), body);
    refusal(await restore(), 409, 'operacao_nao_permitida');
    const foreign = refusal(await replace(a1(randomCnpj('alheia'))), 409, 'operacao_nao_permitida');
    expect(foreign.errors).toMatchObject([{ field: 'certificateBase64', code: 'cnpj_divergente' }]);
    expect((await detail(company.clientId)).certificate?.thumbprint).toBe(first);
    const next = bodyOf(await replace(a1(cnpj)), 200, clientDetailSchema).certificate?.thumbprint;
    expect(next).not.toBe(first);
    for (let call = 1; call <= 2; call++)
      expect(
        bodyOf(await restore({ thumbprint: first }), 200, clientDetailSchema).certificate?.thumbprint,
      ).toBe(first);
    expect(bodyOf(await restore(), 200, clientDetailSchema).certificate?.thumbprint).toBe(next);
    refusal(await restore({ thumbprint: 'x' }), 400, 'requisicao_invalida');
    refusal(await send('POST', `${path}/restore`, accessOf(await newAccount())), 404, 'nao_encontrado');
  });
});

describe('tokens', () => {
  it('are shown with the restricted key only', async () => {
    const company = await newCompany(account);
    const path = `/v1/clients/${company.clientId}/tokens`;
    const { clientId, tokens } = bodyOf(await send('GET', path, restrictedOf(account)), 200, tokensAnswer);
    expect(clientId).toBe(company.clientId);
    expect(tokens.map(({ token }) => token.slice(0, 9)).toSorted()).toEqual(['nfe_live_', 'nfe_test_']);
    refusal(await send('GET', path, accessOf(account)), 401, 'nao_autenticado');
    const wrong = { ...restrictedOf(account), 'x-restricted-key': (await newAccount()).restrictedKey };
    refusal(await send('GET', path, wrong), 401, 'nao_autenticado');
  });

  it('are rotated with an overlap, or at once', async () => {
    const company = await newCompany(account);
    const path = `/v1/clients/${company.clientId}/tokens`;
    const { tokens } = bodyOf(await send('GET', path, restrictedOf(account)), 200, tokensAnswer);
    const rotate = async (environment: 1 | 2, body?: unknown) => {
      const id = tokens.find((token) => token.environment === environment)?.id;
      return bodyOf(
        await send('POST', `${path}/${id}/rotate`, restrictedOf(account), body),
        201,
        tokenSchema,
      );
    };
    const status = async (token: string) =>
      (await send('POST', '/v1/nfe/status', { ...accessOf(account), authorization: `Bearer ${token}` }))
        .status;
    const test = await rotate(2, { overlapSeconds: 600 });
    expect(test.environment).toBe(2);
    expect([await status(company.testToken), await status(test.token)]).toEqual([200, 200]);
    const live = await rotate(1);
    expect([await status(company.liveToken), await status(live.token)]).toEqual([401, 200]);
  });
});
