import { cpfCheckDigits } from '@fiscal/core/identity/cpf';
import { minimalNfce, minimalNfe, type Payload, whole } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  accessOf,
  bodyOf,
  type Company,
  emitToVerdict,
  newAccount,
  newClientBody,
  newCompany,
  refusal,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import { thisYear } from '../../../test/support/documents.ts';
import { ask } from '../../../test/support/graphql.ts';
import { complete } from '../../../test/support/mdfe-bodies.ts';
import { nfseOf } from '../../../test/support/nfse-bodies.ts';
import { exampleOf } from '../../../test/support/portal-examples.ts';
import { clientDetailSchema } from '../../rest/v1/client-view.ts';
import { readinessAnswer } from '../../rest/v1/companies/check-readiness.ts';
import { clientPage } from '../../rest/v1/companies/list-clients.ts';

/** A CPF that is new in this stack. */
function newCpf(): string {
  const body = String(Math.floor(Math.random() * 900_000_000) + 100_000_000);
  return body + cpfCheckDigits(body);
}

const cpf = newCpf();
let producer: Company;
beforeAll(async () => {
  producer = await newCompany(await newAccount(), { cnpj: cpf, name: 'JOSE DA SILVA' });
});

const note = (own: Payload = {}): Payload =>
  minimalNfe(Date.now(), { cnpj_emitente: undefined, cpf_emitente: cpf, ...own });
const manifest = (own: Payload = {}): Payload => ({
  ...complete({ ...producer, cnpj: '11222333000181' }),
  cnpj_emitente: undefined,
  cpf_emitente: cpf,
  ...own,
});
const service = (own: Payload): Payload => nfseOf(producer, { cnpj_prestador: undefined, ...own });
const CANCEL = { reason: 'Pedido cancelado pelo cliente' };
const xmlOf = async (id: string) => (await send('GET', `/v1/nfe/${id}/xml`, testOf(producer))).text;

describe('a producer who issues by CPF', () => {
  it('is a company of the account by that CPF, once', async () => {
    const detail = await send('GET', `/v1/clients/${producer.clientId}`, accessOf(producer));
    expect(detail.json).toMatchObject({ cnpj: cpf, name: 'JOSE DA SILVA' });
    const again = await send('POST', '/v1/clients', accessOf(producer), newClientBody({ cnpj: cpf }));
    refusal(again, 409, 'cliente_ja_existe');
  });

  it('emits from série 920 on, the CPF in the XML and behind zeros in the key, cancels and prints', async () => {
    const headers = testOf(producer);
    const { id, accessKey, serie, status, xMotivo } = await emitToVerdict(headers, note());
    expect(status, xMotivo ?? '').toBe('AUTORIZADA');
    expect({ serie, holder: accessKey?.slice(6, 20) }).toEqual({ serie: 920, holder: `000${cpf}` });
    expect(await xmlOf(id)).toContain(`<emit><CPF>${cpf}</CPF>`);
    expect((await send('GET', `/v1/nfe/${id}/pdf`, headers)).text.slice(0, 5)).toBe('%PDF-');
    expect((await send('POST', `/v1/nfe/${id}/cancel`, headers, CANCEL)).status).toBe(202);
    const { status: after, events } = await settleEvents(headers, id);
    expect(after, JSON.stringify(events)).toBe('CANCELADA');
  });

  it('has no numbers to void: the authority’s layout knows companies alone', async () => {
    const range = { ano: thisYear(), serie: 921, inicio: 1, fim: 2 };
    const body = { ...range, justificativa: 'Numeros pulados por falha no sistema' };
    const reply = await send('POST', '/v1/nfe/inutilize', testOf(producer), body);
    refusal(reply, 409, 'operacao_nao_permitida');
  });

  it('emits no NFCom, which companies alone may', async () => {
    const body = exampleOf('nfcom', 'completo', producer);
    refusal(await send('POST', '/v1/nfcom/emit', testOf(producer), body), 409, 'operacao_nao_permitida');
  });

  it('emits an NFC-e with a QR Code of version 3, and is known to the strict sandbox', async () => {
    const headers = { ...testOf(producer), 'x-sandbox-strict': 'true' };
    const body = whole(minimalNfce(Date.now(), { cnpj_emitente: undefined, cpf_emitente: cpf }));
    const { id, status, rejection, serie } = await emitToVerdict(headers, body);
    expect({ status, serie }, JSON.stringify(rejection)).toEqual({ status: 'AUTORIZADA', serie: 920 });
    expect(await xmlOf(id)).toMatch(/p=\d{6}000\d{11}65920\d{19}\|3\|2/);
  });

  it('emits an MDF-e in a série of persons', async () => {
    const { status, rejection, serie } = await emitToVerdict(testOf(producer), manifest());
    expect({ status, serie }, JSON.stringify(rejection)).toEqual({ status: 'AUTORIZADA', serie: 920 });
  });

  it('emits a CT-e in a série of persons, and cancels it', async () => {
    const headers = testOf(producer);
    const body = { mod: '57', cfop: '5352', natureza_operacao: 'PRESTACAO DE SERVICO DE TRANSPORTE' };
    const { id, status, rejection, serie } = await emitToVerdict(headers, body);
    expect({ status, serie }, JSON.stringify(rejection)).toEqual({ status: 'AUTORIZADA', serie: 920 });
    expect((await send('POST', `/v1/cte/${id}/cancel`, headers, CANCEL)).status).toBe(202);
    expect((await settleEvents(headers, id, 'cte')).status).toBe('CANCELADA');
  });

  it('emits an NFS-e by the CPF of its prestador, and cancels it', async () => {
    const headers = testOf(producer);
    const { id, status, rejection } = await emitToVerdict(headers, service({ cpf_prestador: cpf }));
    expect(status, JSON.stringify(rejection)).toBe('AUTORIZADA');
    expect((await send('POST', `/v1/nfse/${id}/cancel`, headers, CANCEL)).status).toBe(202);
    expect((await settleEvents(headers, id, 'nfse')).status).toBe('CANCELADA');
  });

  it('gets a problem for a type that it may not issue, and its série for another', async () => {
    const path = `/v1/clients/${producer.clientId}/readiness?types=nfe,nfcom`;
    const { lines } = bodyOf(await send('GET', path, accessOf(producer)), 200, readinessAnswer);
    expect(lines.filter(({ check }) => check === 'emissor_cpf')).toMatchObject([
      { type: 'nfcom', state: 'problema' },
    ]);
    expect(lines.find(({ check, type }) => check === 'serie' && type === 'nfe')?.message).toContain(
      'série 920',
    );
  });

  it('chooses among the séries of persons alone', async () => {
    const path = `/v1/clients/${producer.clientId}`;
    const ask = (series: object) => send('PATCH', path, accessOf(producer), { profile: { series } });
    expect(refusal(await ask({ 55: 1 }), 400, 'requisicao_invalida').errors).toMatchObject([
      { field: 'profile.series.55', fix: expect.stringContaining('920 a 969') },
    ]);
    expect((await ask({ 55: 921, NFSE: 1 })).status).toBe(200);
    expect((await ask({})).status).toBe(200);
  });

  it('is found by the CPF, and numbered by it alone', async () => {
    const headers = accessOf(producer);
    const masked = cpf.replace(/^(...)(...)(...)/, '$1.$2.$3-');
    const found = bodyOf(await send('GET', `/v1/clients?cnpj=${masked}`, headers), 200, clientPage);
    expect(found.data.map(({ id }) => id)).toEqual([producer.clientId]);
    const query =
      'query ($cnpj: Cnpj) { clients(first: 5, cnpj: $cnpj) { edges { node { clientId cnpj } } } }';
    expect(await ask(headers, query, { cnpj: masked })).toEqual({
      clients: { edges: [{ node: { clientId: producer.clientId, cnpj: cpf } }] },
    });
    const path = `/v1/clients/${producer.clientId}`;
    const move = (emitente: string) => ({
      numbering: [{ environment: 2, mod: '55', serie: 930, nextNumber: 77, cnpj: emitente }],
    });
    const moved = bodyOf(await send('PATCH', path, headers, move(cpf)), 200, clientDetailSchema);
    expect(moved.numbering).toContainEqual(
      expect.objectContaining({ mod: '55', serie: 930, cnpj: cpf, nextNumber: 77 }),
    );
    const others = await send('PATCH', path, headers, move(newCpf()));
    expect(others.json).toMatchObject({ status: 400, errors: [{ field: 'numbering[0].cnpj' }] });
  });

  it.each([
    ['a série of companies', { serie: '1' }, '554'],
    ['the CPF of somebody else', { cpf_emitente: newCpf() }, '213'],
    ['a CNPJ', { cpf_emitente: undefined, cnpj_emitente: '11222333000181' }, '213'],
  ])('is refused with %s', async (_, own, cStat) => {
    const { status, rejection } = await emitToVerdict(testOf(producer), note(own));
    expect({ status, cStat: rejection?.cStat }).toEqual({ status: 'REJEITADA', cStat });
  });

  it('emits no MDF-e in a série of companies', async () => {
    const { status, rejection } = await emitToVerdict(testOf(producer), manifest({ serie: '1' }));
    expect({ status, cStat: rejection?.cStat }).toEqual({ status: 'REJEITADA', cStat: '233' });
  });
});

it('is who signs: a company’s certificate is not enough for the NFS-e of a person (E0718)', async () => {
  const company = await newCompany(await newAccount());
  const { status, rejection } = await emitToVerdict(testOf(company), service({ cpf_prestador: cpf }));
  expect({ status, cStat: rejection?.cStat }).toEqual({ status: 'REJEITADA', cStat: 'E0718' });
});

it.each([
  ['12345678900', 'cpf_invalido'],
  ['11222333000100', 'cnpj_invalido'],
])('%s is nobody’s number', async (cnpj, code) => {
  const reply = await send('POST', '/v1/clients', accessOf(producer), newClientBody({ cnpj }));
  expect(reply.json).toMatchObject({ status: 400, errors: [{ field: 'cnpj', code }] });
});
