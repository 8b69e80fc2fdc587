import { consCad, parseCadastro } from '@fiscal/core/sefaz/cadastro';
import { consGtin, parseGtin } from '@fiscal/core/sefaz/gtin';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { xsdErrors } from '@fiscal/core/testing/official-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FICTITIOUS_PARTIES } from '../src/authority/nfe/registers/parties.ts';
import { FICTITIOUS_PRODUCTS } from '../src/authority/nfe/registers/products.ts';
import { type Company, startTestSandbox, type TestSandbox } from '../src/testing/test-sandbox.ts';

let sandbox: TestSandbox;
let company: Company;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  company = await sandbox.company();
});
afterAll(() => sandbox.stop());

const subjectOf = (nome: RegExp): string =>
  FICTITIOUS_PARTIES.find((party) => nome.test(party.nome))?.subject ?? '';

async function look(uf: string, by: 'cnpj' | 'cpf' | 'ie', value: string, of = company) {
  const reply = await of.call('cadastro', consCad({ uf, by, value }), { uf });
  if (reply.kind !== 'resposta') throw new Error(JSON.stringify(reply));
  expect(xsdErrors(reply.xml, 'retConsCad')).toEqual([]);
  return parseCadastro(reply.xml);
}

async function product(gtin: string, of = company) {
  const reply = await of.call('consultaGTIN', consGtin(gtin));
  if (reply.kind !== 'resposta') throw new Error(JSON.stringify(reply));
  expect(xsdErrors(reply.xml, 'retConsGTIN')).toEqual([]);
  return parseGtin(reply.xml);
}

describe('the register of a UF', () => {
  it.each([
    ['SP', /HABILITADO/, '111', ['1']],
    // MT wraps its messages.
    ['MT', /DUAS INSCRICOES/, '112', ['1', '1']],
    ['RS', /FICTICIO BAIXADO/, '111', ['0']],
    ['SC', /MEIO BAIXADO/, '112', ['0', '1']],
  ] as const)('%s has %s', async (uf, nome, cStat, situations) => {
    const answer = await look(uf, 'cnpj', subjectOf(nome));
    if (answer.kind !== 'encontrado') throw new Error(JSON.stringify(answer));
    expect(answer.cStat).toBe(cStat);
    expect(answer.registrations.map(({ cSit }) => cSit)).toEqual(situations);
    const [{ ie, cnpj } = {}] = answer.registrations;
    expect(await look(uf, 'ie', ie ?? '')).toMatchObject({
      kind: 'encontrado',
      registrations: [{ ie, cnpj }],
    });
  });

  it('has a grower by CPF', async () => {
    const cpf = subjectOf(/RURAL/);
    expect(await look('PR', 'cpf', cpf)).toMatchObject({
      kind: 'encontrado',
      registrations: [{ cpf, cnpj: null }],
    });
  });

  it.each([
    ['cnpj', randomCnpj('ninguém'), '259'],
    ['cnpj', '11222333000180', '258'],
    ['cpf', '12345678909', '264'],
    ['ie', '110042490114', '261'],
    ['ie', '110042490115', '260'],
  ] as const)('does not have %s %s', async (by, value, cStat) => {
    expect(await look('SP', by, value)).toMatchObject({ cStat });
  });

  it('refuses a UF that is another’s, and blocks', async () => {
    const reply = await company.call('cadastro', consCad({ uf: 'SP', by: 'cnpj', value: company.cnpj }), {
      uf: 'MG',
    });
    expect(reply.kind === 'resposta' && parseCadastro(reply.xml)).toMatchObject({
      kind: 'recusado',
      cStat: '265',
    });
    expect(await look('SP', 'cnpj', subjectOf(/BLOQUEADO/))).toMatchObject({ kind: 'excesso', cStat: '656' });
  });

  it('refuses what its schema does not allow', async () => {
    const bad = consCad({ uf: 'SP', by: 'cnpj', value: '1' });
    const reply = await company.call('cadastro', bad, { uf: 'SP' });
    expect(reply.kind === 'resposta' && parseCadastro(reply.xml)).toMatchObject({ cStat: '215' });
    const old = await company.call('cadastro', bad.replace('2.00', '1.00'), { uf: 'SP' });
    expect(old.kind === 'resposta' && parseCadastro(old.xml)).toMatchObject({ cStat: '239' });
  });

  it('has the party that a test adds, in its world alone, until it is deleted', async () => {
    const cnpj = randomCnpj('posta no cadastro');
    const put = (entry: unknown) =>
      sandbox.control('PUT', '/sandbox/registers', {
        accountId: company.world,
        register: 'cadastro',
        subject: cnpj,
        entry,
      });
    const entry = { nome: 'NOVA LTDA', registrations: [{ uf: 'SP', ie: '110042490114', cSit: '0' }] };
    expect((await put(entry)).status).toBe(200);
    const found = { kind: 'encontrado', registrations: [{ nome: 'NOVA LTDA', cSit: '0' }] };
    expect(await look('SP', 'cnpj', cnpj)).toMatchObject(found);
    expect(await look('SP', 'ie', '110042490114')).toMatchObject(found);
    expect(await look('MG', 'cnpj', cnpj)).toMatchObject({ cStat: '259' });
    expect(await look('SP', 'cnpj', cnpj, await sandbox.company())).toMatchObject({ cStat: '259' });
    expect((await put({ nome: '' })).status).toBe(400);
    await put(null);
    expect(await look('SP', 'cnpj', cnpj)).toMatchObject({ cStat: '259' });
  });
});

describe('the register of GTINs', () => {
  it.each([...FICTITIOUS_PRODUCTS].map(([gtin, { cStat }]) => [gtin, cStat]))(
    'answers %s with %s',
    async (gtin, cStat) => {
      expect(await product(gtin)).toMatchObject({ cStat });
    },
  );

  it.each([
    ['7891234567895', '9494'],
    ['7891234567894', '9491'],
    ['036000291452', '9492'],
  ])('returns no data for %s (%s)', async (gtin, cStat) => {
    expect(await product(gtin)).toMatchObject({ kind: 'sem-dados', cStat });
  });

  it('has the product that a test adds', async () => {
    const body = { accountId: company.world, register: 'gtin', subject: '7891234567895' };
    await sandbox.control('PUT', '/sandbox/registers', {
      ...body,
      entry: { xProd: 'BOLO', ncm: '19059090' },
    });
    expect(await product('7891234567895')).toMatchObject({
      kind: 'encontrado',
      facts: { gtin: '7891234567895', tpGTIN: '13', xProd: 'BOLO', ncm: '19059090', cests: [] },
    });
    await sandbox.control('PUT', '/sandbox/registers', { ...body, entry: null });
    expect(await product('7891234567895')).toMatchObject({ cStat: '9494' });
  });
});
