import { randomCnpj } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  accessOf,
  bodyOf,
  type Company,
  newAccount,
  newCompany,
  refusal,
  send,
  testOf,
} from '../../../test/support/api.ts';
import { ask as askGraphql } from '../../../test/support/graphql.ts';
import { putOnRegister } from '../../../test/support/sandbox.ts';
import { gtinAnswer } from '../../rest/v1/registers/look-up-gtin.ts';
import { partyAnswer } from '../../rest/v1/registers/look-up-party-schema.ts';

/** Fictitious parties and products that every world of the sandbox has. */
const ENABLED = '90000001000129';
const TWICE = '90000002000173';
const CLOSED = '90000003000118';
const COFFEE = '7899900000011';

let company: Company;
beforeAll(async () => {
  company = await newCompany(await newAccount());
});

const look = (query: string, of = company) => send('GET', `/v1/cadastro?${query}`, testOf(of));
const party = async (query: string, of = company) => bodyOf(await look(query, of), 200, partyAnswer);
const ask = (gtin: string, of = company) => send('GET', `/v1/gtin/${gtin}`, testOf(of));
const product = async (gtin: string, of = company) => bodyOf(await ask(gtin, of), 200, gtinAnswer);

const condition = (scenario: string, operation: string, of: Company) =>
  send('POST', '/sandbox/conditions', accessOf(of), { operation, scenario });

describe('GET /v1/cadastro', () => {
  it('lists every registration of a party, codes in words beside them', async () => {
    expect(await party(`uf=sp&cnpj=${encodeURIComponent('90.000.001/0001-29')}`)).toMatchObject({
      uf: 'SP',
      situation: 'encontrado',
      cStat: '111',
      registrations: [
        {
          cnpj: ENABLED,
          uf: 'SP',
          cSit: '1',
          situacao: 'habilitado',
          credenciamentoNFe: 'credenciado',
          credenciamentoCTe: 'a SEFAZ não informa',
        },
      ],
    });
    const twice = await party(`uf=MT&cnpj=${TWICE}`);
    expect(twice).toMatchObject({ cStat: '112', registrations: [{ uf: 'MT' }, { uf: 'MT' }] });
    const ie = twice.registrations[1]?.ie;
    expect(await party(`uf=MT&ie=${ie}`)).toMatchObject({ registrations: [{ ie, cnpj: TWICE }] });
    expect(await party(`uf=RS&cnpj=${CLOSED}`)).toMatchObject({
      registrations: [{ cSit: '0', situacao: 'não habilitado', baixa: '2025-01-31' }],
    });
  });

  it('returns a party on no register, and a refusal of the authority, as data', async () => {
    expect(await party(`uf=SP&cnpj=${randomCnpj('sem cadastro')}`)).toMatchObject({
      situation: 'nao_cadastrado',
      cStat: '259',
      registrations: [],
    });
    await condition('cStat=257', 'cadastro', company);
    expect(await party(`uf=PR&cnpj=${ENABLED}`)).toMatchObject({ situation: 'recusado', cStat: '257' });
  });

  it('queries once a day, and again on request', async () => {
    const cnpj = randomCnpj('cadastro que muda');
    const first = await party(`uf=SP&cnpj=${cnpj}`);
    expect(first.situation).toBe('nao_cadastrado');
    expect(Date.parse(first.heldUntil) - Date.parse(first.checkedAt)).toBe(86_400_000);
    await putOnRegister(company.accountId, 'cadastro', cnpj, {
      nome: 'NOVA LTDA',
      registrations: [{ uf: 'SP', ie: '110042490114' }],
    });
    expect(await party(`uf=SP&cnpj=${cnpj}`)).toEqual(first);
    expect(await party(`uf=SP&cnpj=${cnpj}&refresh=true`)).toMatchObject({
      situation: 'encontrado',
      registrations: [{ nome: 'NOVA LTDA' }],
    });
  });

  it('queries no authority in the hour of a block (656)', async () => {
    const alone = await newCompany(await newAccount());
    await condition('cStat=656', 'cadastro', alone);
    expect(await party(`uf=SP&cnpj=${ENABLED}`, alone)).toMatchObject({
      situation: 'consumo_indevido',
      cStat: '656',
    });
    const blocked = await party(`uf=SP&cnpj=${TWICE}`, alone);
    expect(blocked.situation).toBe('consumo_indevido');
    expect(Date.parse(blocked.heldUntil) - Date.parse(blocked.checkedAt)).toBe(3_600_000);
    expect((await party(`uf=MG&cnpj=${TWICE}`, alone)).situation).toBe('encontrado');
  });

  it('reports a register that is away', async () => {
    await condition('http=503', 'cadastro', company);
    refusal(await look(`uf=GO&cnpj=${ENABLED}`), 503, 'sefaz_indisponivel');
    expect((await party(`uf=GO&cnpj=${ENABLED}`)).situation).toBe('encontrado');
  });

  it.each([
    ['uf=RJ&cnpj=90000001000129', 'uf', /RJ não oferece/, /AC, BA, ES/],
    ['uf=AM&cnpj=90000001000129', 'uf', /AM não oferece.*homologação/, /SP/],
    ['uf=XX&cnpj=90000001000129', 'uf', /não existe/, /SP/],
    ['cnpj=90000001000129', 'uf', /Falta a UF/, /SP/],
    ['uf=SP', 'cnpj', /Um só/, /exatamente um/],
    ['uf=SP&cnpj=90000001000129&cpf=12345678909', 'cpf', /Um só/, /exatamente um/],
    ['uf=SP&cnpj=90000001000120', 'cnpj', /CNPJ/, /verificadores/],
    ['uf=SP&cpf=12345678900', 'cpf', /CPF/, /verificadores/],
    ['uf=SP&ie=123', 'ie', /inscrição estadual de SP/, /inscrição/],
  ])('refuses %s', async (query, field, message, fix) => {
    const { errors } = refusal(await look(query), 400, 'requisicao_invalida');
    expect(errors).toMatchObject([
      { field, message: expect.stringMatching(message), fix: expect.stringMatching(fix) },
    ]);
  });
});

describe('GET /v1/gtin/{gtin}', () => {
  it('returns the known data of a product, for a month', async () => {
    const answer = await product(COFFEE);
    expect(answer).toMatchObject({
      gtin: COFFEE,
      situation: 'encontrado',
      cStat: '9490',
      description: 'CAFE TORRADO E MOIDO FICTICIO 500 G',
      ncm: '09012100',
      cests: ['1709600'],
    });
    expect(Date.parse(answer.heldUntil) - Date.parse(answer.checkedAt)).toBe(30 * 86_400_000);
    expect(await product(COFFEE)).toEqual(answer);
  });

  it.each([
    ['7899900000042', 'encontrado', '9497'],
    ['7899900000059', 'encontrado', '9498'],
    ['7899900000028', 'sem_dados', '9495'],
    ['7899900000035', 'sem_dados', '9496'],
    ['7891234567895', 'sem_dados', '9494'],
    ['036000291452', 'sem_dados', '9492'],
  ])('%s is %s (%s)', async (gtin, situation, cStat) => {
    expect(await product(gtin)).toMatchObject({ situation, cStat });
  });

  it('refuses what is no GTIN without asking anybody', async () => {
    const { errors } = refusal(await ask('7899900000012'), 400, 'requisicao_invalida');
    expect(errors).toMatchObject([{ field: 'gtin', message: expect.stringMatching(/9491/) }]);
  });

  it('reports a register that is away', async () => {
    const alone = await newCompany(await newAccount());
    await condition('http=503', 'gtin', alone);
    refusal(await ask(COFFEE, alone), 503, 'sefaz_indisponivel');
  });
});

it('answers both by GraphQL too', async () => {
  const query = `query ($cnpj: String!, $gtin: String!) {
    registeredParty(uf: "SP", cnpj: $cnpj) { situation cStat registrations { ie situacao endereco { cep } } heldUntil }
    gtin(gtin: $gtin) { situation description ncm cests }
  }`;
  expect(await askGraphql(testOf(company), query, { cnpj: ENABLED, gtin: COFFEE })).toMatchObject({
    registeredParty: { situation: 'encontrado', registrations: [{ situacao: 'habilitado', endereco: null }] },
    gtin: { situation: 'encontrado', ncm: '09012100', cests: ['1709600'] },
  });
});
