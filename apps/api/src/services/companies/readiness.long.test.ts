import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isInscricaoEstadual } from '@fiscal/core/identity/inscricao-estadual';
import { randomCnpj } from '@fiscal/core/testing/builders';
import {
  createTestCa,
  issueCertificate,
  issueEcnpj,
  type TestCertificate,
  toPkcs12,
} from '@fiscal/core/testing/certificates';
import { stack } from '@fiscal/core/testing/stack';
import { createDb } from '@fiscal/db/base/client';
import { createClient } from '@fiscal/db/companies/clients';
import { createKeyring } from '@fiscal/db/keyring/keyring';
import { createVault } from '@fiscal/db/vault/vault';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  accessOf,
  bodyOf,
  newAccount,
  newCompany,
  PASSWORD,
  refusal,
  send,
} from '../../../test/support/api.ts';
import { setClock } from '../../../test/support/sandbox.ts';
import { readinessAnswer } from '../../rest/v1/companies/check-readiness.ts';
import { conditionAnswer } from '../../rest/v1/sandbox/conditions.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
const DAY_MS = 86_400_000;
const now = Date.now();
const ca = createTestCa();
const cnpj = randomCnpj('prontidão');

/** A file with the certificate alone, as most A1s are. */
const fileOf = (certificate: TestCertificate) => ({
  certificateBase64: toPkcs12({ ...certificate, chainPem: '' }, PASSWORD).toString('base64'),
  certificatePassword: PASSWORD,
});
const PROFILE = {
  regimeTributario: '1',
  address: {
    logradouro: 'Rua das Acácias',
    numero: '100',
    bairro: 'Centro',
    codigoMunicipio: '3550308',
    municipio: 'São Paulo',
    cep: '01001000',
  },
};
const good = fileOf(issueEcnpj(ca, { cnpj }));

/** A registration that SC might have given. */
const ieOfSc = (() => {
  for (let number = 250_000_000; ; number++)
    if (isInscricaoEstadual(String(number), 'SC')) return String(number);
})();

let account: Account;
beforeAll(async () => {
  account = await newAccount();
});

/** Obstacles of a company, by name. */
async function problemsOf(clientId: string, types = 'nfe') {
  const reply = await send('GET', `/v1/clients/${clientId}/readiness?types=${types}`, accessOf(account));
  const { lines, ready } = bodyOf(reply, 200, readinessAnswer);
  const problems = lines.filter(({ state }) => state === 'problema');
  expect(ready).toBe(problems.length === 0);
  return { lines, problems };
}

/** Runs the check like an operator; returns its findings and its exit status. */
function liveCheck(clientId: string, types = 'nfe', { accessKey } = account) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['scripts/live-check.mjs', '--client', clientId, '--types', types],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, EMITE_URL: stack().apiUrl, EMITE_ACCESS_KEY: accessKey },
    },
  );
  expect(stderr).toBe('');
  const lines = stdout.split('\n');
  const wrong = lines.flatMap((line, at) =>
    line.startsWith('✗') ? [`${line} →${lines[at + 1] ?? ''}`] : [],
  );
  return { status, wrong };
}

interface Planted {
  readonly profile?: unknown;
  readonly [field: string]: unknown;
}

/** A company that lacks nothing but what is planted. */
async function company({ profile = PROFILE, ...own }: Planted = {}, of = account) {
  const made = await newCompany(of, { cnpj, ...good, ...own });
  const expected = await send('PATCH', `/v1/clients/${made.clientId}`, accessOf(of), { profile });
  expect(expected.status).toBe(200);
  return made;
}

/** A company of its own for each, for its CNPJ is in its A1. */
async function companyWith(certificate: (cnpj: string) => TestCertificate) {
  const own = randomCnpj(`${Math.random()}`);
  return company({ cnpj: own, ...fileOf(certificate(own)) });
}
const between = (fromDays: number, toDays: number) => ({
  notBefore: new Date(now + fromDays * DAY_MS),
  notAfter: new Date(now + toDays * DAY_MS),
});

describe('a company that lacks nothing', () => {
  it('is ready, line by line, and rehearsed with the sandbox while nothing may leave', async () => {
    const { clientId } = await company();
    const { lines, problems } = await problemsOf(clientId, 'nfe,nfce');
    expect(problems).toEqual([]);
    expect(lines.map(({ check, type, state }) => [check, type, state])).toEqual(
      expect.arrayContaining([
        ['transmissao', null, 'aviso'],
        ['a1_validade', null, 'ok'],
        // Nobody's store has the authority of these tests.
        ['a1_cadeia', null, 'aviso'],
        ['endereco', null, 'ok'],
        ['csc', 'nfce', 'ok'],
        ['servidor', 'nfe', 'ok'],
        ['relogio', 'nfe', 'ok'],
        ['servico', 'nfe', 'ok'],
        ['servico', 'nfce', 'ok'],
      ]),
    );
    expect(liveCheck(clientId)).toEqual({ status: 0, wrong: [] });
  });

  it('is not looked at for a type that there is not', async () => {
    const { clientId } = await company({ cnpj: randomCnpj('tipo') });
    const reply = await send('GET', `/v1/clients/${clientId}/readiness?types=nfe,sat`, accessOf(account));
    expect(refusal(reply, 400, 'requisicao_invalida').errors.map(({ field }) => field)).toEqual(['types']);
  });
});

describe('a planted fault is reported, that one alone, with its fix', () => {
  const without = (field: string) => {
    const { [field as 'cep']: _, ...address } = PROFILE.address;
    return { profile: { ...PROFILE, address } };
  };
  const fresh = (own: Planted, of?: Account) => async () => {
    const other = randomCnpj(`${Math.random()}`);
    return company({ cnpj: other, ...fileOf(issueEcnpj(ca, { cnpj: other })), ...own }, of);
  };
  /** Creates a company as the console does, without an A1 or CSC. */
  const madeWithout = (type: 'nfe' | 'nfce') => async () => {
    const db = createDb({
      url: stack().databaseAppUrl,
      role: 'app',
      max: 1,
      keyring: createKeyring({ MASTER_KEY: stack().masterKey }),
    });
    try {
      const vault = createVault(db, createKeyring({ MASTER_KEY: stack().masterKey }));
      const fields = { name: 'EMPRESA', cnpj: randomCnpj(type), ie: '110042490114', uf: 'SP' } as const;
      const made = await createClient(db, vault, {
        accountId: account.accountId,
        client: {
          ...fields,
          environment: 2,
          profile: PROFILE,
          certificate: null,
        },
      });
      if (made.kind !== 'criado') throw new Error(made.kind);
      const clientId = made.client.id;
      if (type === 'nfce')
        await send('PUT', `/v1/clients/${clientId}/certificate`, accessOf(account), {
          ...fileOf(issueEcnpj(ca, { cnpj: fields.cnpj })),
        });
      return { clientId };
    } finally {
      await db.close();
    }
  };

  it.each<[string, () => Promise<{ readonly clientId: string }>, RegExp, string?]>([
    ['no A1', madeWithout('nfe'), /não tem certificado A1.*PUT \/v1\/clients/],
    [
      'an A1 that has expired',
      () => companyWith((own) => issueEcnpj(ca, { cnpj: own, ...between(-400, -30) })),
      /venceu em.*Envie outro/,
    ],
    [
      'an A1 of next week',
      () => companyWith((own) => issueEcnpj(ca, { cnpj: own, ...between(7, 300) })),
      /só vale a partir/,
    ],
    [
      'an A1 of another root',
      () => companyWith(() => issueEcnpj(ca, { cnpj: randomCnpj('alheia') })),
      /de outro CNPJ/,
    ],
    [
      'an A1 without CNPJ',
      () =>
        companyWith(() => issueCertificate({ commonName: 'JOAO DA SILVA', issuer: ca, clientAuth: true })),
      /não traz o CNPJ/,
    ],
    [
      'an A1 that signed for itself',
      () => companyWith((own) => issueCertificate({ commonName: 'EMPRESA', cnpj: own, clientAuth: true })),
      /autoassinado/,
    ],
    [
      'an A1 of no authority of ICP-Brasil',
      () => companyWith((own) => issueEcnpj(createTestCa('AC Outra', 'Outra'), { cnpj: own })),
      /ICP-Brasil/,
    ],
    [
      'an A1 that is not for connections',
      () => companyWith((own) => issueCertificate({ commonName: 'EMPRESA', cnpj: own, issuer: ca })),
      /clientAuth/,
    ],
    ['no street', fresh(without('logradouro')), /falta o logradouro.*profile\.address/],
    ['no CEP', fresh(without('cep')), /falta o CEP/],
    [
      'no regime',
      fresh({ profile: { address: PROFILE.address } }),
      /regime tributário.*profile\.regimeTributario/,
    ],
    [
      'a registration of another form',
      fresh({ ie: '123' }),
      /inscrição estadual 123 não tem a forma de SP.*Corrija/,
    ],
    ['no CSC', madeWithout('nfce'), /Falta o CSC.*cscId/, 'nfce'],
    [
      'no technical responsible where the UF demands one',
      fresh({ uf: 'SC', ie: ieOfSc }),
      /SC exige o responsável técnico.*RESPONSAVEL_TECNICO/,
    ],
  ])('%s', async (_, planted, expected, types) => {
    const { clientId } = await planted();
    const { status, wrong } = liveCheck(clientId, types);
    expect(wrong).toEqual([expect.stringMatching(expected)]);
    expect(status).toBe(1);
  });

  it.each<[string, string, RegExp]>([
    ['a certificate that is not accepted', 'cStat=280', /280: .*e-CNPJ/],
    ['a certificate out of date there', 'cStat=281', /281: .*validade/],
    ['a chain that the authority cannot follow', 'cStat=283', /283: .*cadeia/],
    ['a certificate revoked', 'cStat=284', /284: .*revogado.*outro A1/],
    ['a CNPJ blocked for overuse', 'cStat=656', /656: .*espere uma hora/],
    ['a certificate refused by HTTP 403', 'http=403', /recusou o certificado.*A1/],
    ['a service that answers HTTP 503', 'http=503', /não respondeu: HTTP 503/],
    ['a connection cut', 'timeout=antes', /não respondeu/],
    ['an answer that is none', 'lixo', /não respondeu/],
  ])('%s', async (_, scenario, expected) => {
    const { clientId, cnpj: own } = await fresh({})();
    const set = await send('POST', '/sandbox/conditions', accessOf(account), {
      cnpj: own,
      operation: 'status',
      scenario,
      times: 1,
    });
    bodyOf(set, 201, conditionAnswer);
    const { status, wrong } = liveCheck(clientId);
    expect(wrong).toEqual([expect.stringMatching(expected)]);
    expect(status).toBe(1);
  });

  it('a clock that is an hour off', async () => {
    const alone = await newAccount();
    const { clientId } = await fresh({}, alone)();
    await setClock(alone.accountId, -3_600_000);
    const { wrong } = liveCheck(clientId, 'nfe', alone);
    expect(wrong).toEqual([expect.stringMatching(/relógio desta máquina está 3\d{3} s à frente.*NTP/)]);
  });

  it('an authority that is away is no fault of anybody here', async () => {
    const { clientId, cnpj: own } = await fresh({})();
    await send('POST', '/sandbox/conditions', accessOf(account), {
      cnpj: own,
      operation: 'status',
      scenario: 'cStat=108',
    });
    const { lines, problems } = await problemsOf(clientId);
    expect(problems).toEqual([]);
    expect(lines).toContainEqual(expect.objectContaining({ check: 'servico_108', state: 'aviso' }));
  });
});
