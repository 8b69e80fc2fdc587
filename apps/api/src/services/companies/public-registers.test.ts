import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimiter } from '../../base/rate-limit.ts';
import { createPublicRegisters } from './public-registers.ts';

const COMPANY = {
  razao_social: 'PADARIA DO BAIRRO LTDA',
  descricao_tipo_de_logradouro: 'RUA',
  logradouro: 'DAS FLORES',
  numero: '10',
  complemento: '',
  bairro: 'CENTRO',
  codigo_municipio_ibge: 3550308,
  municipio: 'SAO PAULO',
  uf: 'SP',
  cep: '01001-000',
  ddd_telefone_1: '1133334444',
  email: null,
};
const VIA_CEP = {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
};
const BRASIL_API = {
  cep: '01001000',
  street: 'Praça da Sé',
  neighborhood: 'Sé',
  city: 'São Paulo',
  state: 'SP',
};

/** Answers of the register by path. */
const ANSWERS: Readonly<Record<string, readonly [status: number, body: string, location?: string]>> = {
  '/cnpj/11222333000181': [200, JSON.stringify(COMPANY)],
  '/cep/01001000': [200, JSON.stringify(VIA_CEP)],
  '/cep/01001001': [200, JSON.stringify(BRASIL_API)],
  '/cep/00000000': [200, '{"erro": "true"}'],
  '/cep/00000001': [302, '', '/cep/01001000'],
  '/cep/00000002': [200, '<html>'],
  '/cep/00000003': [200, JSON.stringify({ ...VIA_CEP, padding: 'x'.repeat(70_000) })],
  '/cep/00000004': [500, 'boom'],
};

const server = createServer((request, response) => {
  const [status, body, location] = ANSWERS[request.url ?? ''] ?? [404, '{}'];
  response.writeHead(status, location === undefined ? {} : { location }).end(body);
});
let base = '';
const limiter = () => createRateLimiter(() => 0);
const registers = () =>
  createPublicRegisters({ cnpj: `${base}/cnpj/{cnpj}`, cep: `${base}/cep/{cep}` }, limiter());
/** Account that asks. */
const ACCOUNT = 'conta-1';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

it('fills in the party of a CNPJ by the fields of a body, and only known ones', async () => {
  expect(await registers().cnpj(ACCOUNT, '11222333000181')).toEqual({
    nome_destinatario: 'PADARIA DO BAIRRO LTDA',
    logradouro_destinatario: 'RUA DAS FLORES',
    numero_destinatario: '10',
    bairro_destinatario: 'CENTRO',
    codigo_municipio_destinatario: '3550308',
    municipio_destinatario: 'SAO PAULO',
    uf_destinatario: 'SP',
    cep_destinatario: '01001000',
    telefone_destinatario: '1133334444',
  });
});

it.each(['01001000', '01001001'])('fills in the address of CEP %s from either register', async (cep) => {
  expect(await registers().cep(ACCOUNT, cep)).toMatchObject({
    logradouro_destinatario: 'Praça da Sé',
    bairro_destinatario: 'Sé',
    municipio_destinatario: 'São Paulo',
    uf_destinatario: 'SP',
  });
});

it('asks the registers 60 times a minute for an account, and still for another', async () => {
  const own = registers();
  for (let n = 0; n < 59; n++) await own.cnpj(ACCOUNT, '44555666000181');
  expect(await own.cep(ACCOUNT, '00000000')).toBeNull();
  await expect(own.cnpj(ACCOUNT, '44555666000181')).rejects.toMatchObject({
    code: 'limite_excedido',
    headers: { 'retry-after': '1' },
  });
  expect(await own.cnpj('conta-2', '44555666000181')).toBeNull();
});

describe('unknown or malformed answers', () => {
  it('fills nothing in', async () => {
    expect(await registers().cnpj(ACCOUNT, '44555666000181')).toBeNull();
    expect(await registers().cep(ACCOUNT, '00000000')).toBeNull();
  });

  it.each([
    ['a redirection', '00000001'],
    ['no JSON', '00000002'],
    ['more than anybody needs', '00000003'],
    ['a fault of its own', '00000004'],
  ])('reports %s as a service that did not answer', async (_, cep) => {
    await expect(registers().cep(ACCOUNT, cep)).rejects.toMatchObject({ code: 'servico_ocupado' });
  });

  it('calls no register when none is configured', async () => {
    const none = createPublicRegisters({ cnpj: undefined, cep: undefined }, limiter());
    expect(none.known).toEqual({ cnpj: false, cep: false });
    await expect(none.cnpj(ACCOUNT, '11222333000181')).rejects.toMatchObject({
      code: 'operacao_nao_permitida',
    });
  });
});
