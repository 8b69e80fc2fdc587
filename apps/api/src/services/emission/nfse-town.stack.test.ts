import type { Payload } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  accessOf,
  bodyOf,
  type Company,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  refusal,
  send,
  testOf,
} from '../../../test/support/api.ts';
import { ask as askGraphql } from '../../../test/support/graphql.ts';
import { NFSE_REGIME, nfseOf } from '../../../test/support/nfse-bodies.ts';
import { putOnRegister } from '../../../test/support/sandbox.ts';
import { townAnswer } from '../../rest/v1/law/read-town.ts';

const SERVICE = '01.01.01.000';
/** Municípios of their own, for what is asked once a day. */
const [OWN_SYSTEM, ABSENT, PRICED, SILENT, READ, OUTSIDE] = [
  '3509502',
  '3549904',
  '3547809',
  '3548708',
  '3543402',
  '3552205',
];

let company: Company;
beforeAll(async () => {
  company = await newCompany(await newAccount());
});

const town = (of: Company, cMun: string | undefined, entry: unknown) =>
  putOnRegister(of.accountId, 'municipio', cMun ?? '', entry);
const issuedIn = (cMun: string | undefined, of = company, own = {}) =>
  nfseOf(of, { codigo_municipio_emissora: cMun, codigo_municipio_prestacao: cMun, ...own });
const validate = (payload: unknown, of = company) => send('POST', '/v1/nfse/validate', testOf(of), payload);
const validateStrictly = async (payload: unknown) =>
  (await send('POST', '/v1/nfse/validate', { ...testOf(company), 'X-Sandbox-Strict': 'true' }, payload)).json;

describe('an NFS-e', () => {
  it.each([
    [
      'issues by its own system',
      OWN_SYSTEM,
      { convenio: { emissorNacional: 0 } },
      'E0038',
      /sistema próprio/,
    ],
    ['has no agreement', ABSENT, { convenio: null }, 'E0037', /Convênio não encontrado/],
  ])(
    'is refused before sending for a município that %s, for that reason',
    async (...[, cMun, entry, cStat, why]) => {
      await town(company, cMun, entry);
      const expected = {
        cStat,
        errors: [{ field: 'codigo_municipio_emissora', message: expect.stringMatching(why) }],
      };
      expect(await emitToVerdict(testOf(company), issuedIn(cMun))).toMatchObject({
        status: 'REJEITADA',
        rejection: { origin: 'validacao', ...expected },
      });
      const validated = await validate(issuedIn(cMun));
      expect(validated.status).toBe(200);
      expect(validated.json).toMatchObject({ errors: [{ cStat, message: expect.stringMatching(why) }] });
    },
  );

  it('lists the parameters that the município does not publish, and continues', async () => {
    await town(company, PRICED, { aliquotas: [{ codServ: '99.99.99.000', aliquota: 5 }] });
    const { notices } = await emitAuthorized(testOf(company), issuedIn(PRICED));
    expect(notices).toContainEqual(
      expect.objectContaining({ field: 'codigo_tributacao_nacional_iss', cStat: 'E0312' }),
    );
    const validated = await validate(issuedIn(PRICED));
    expect(validated.json).toMatchObject({
      notices: expect.arrayContaining([expect.objectContaining({ cStat: 'E0312' })]),
    });
  });

  it('is refused with a rate that an active município sets itself, and a loose token gets a notice', async () => {
    const body = nfseOf(company, { ...NFSE_REGIME, percentual_aliquota_relativa_municipio: '5.00' });
    const said = { cStat: 'E0617', field: 'percentual_aliquota_relativa_municipio' };
    expect(await validateStrictly(body)).toMatchObject({ valid: false, errors: [said] });
    const loose = await validate(body);
    expect(loose.json).toMatchObject({
      valid: true,
      notices: expect.arrayContaining([expect.objectContaining(said)]),
    });
    expect(await validateStrictly(nfseOf(company, NFSE_REGIME))).toMatchObject({ valid: true });
  });

  it('is refused without a rate where the ISSQN is due in a município outside the national system', async () => {
    await town(company, OUTSIDE, { convenio: null });
    const works = (own: Payload = {}) =>
      nfseOf(company, {
        ...NFSE_REGIME,
        codigo_tributacao_nacional_iss: '070201',
        codigo_obra: '123456789012',
        codigo_municipio_prestacao: OUTSIDE,
        ...own,
      });
    expect(await validateStrictly(works())).toMatchObject({ valid: false, errors: [{ cStat: 'E0619' }] });
    const rated = works({ percentual_aliquota_relativa_municipio: '5.00' });
    expect(await validateStrictly(rated)).toMatchObject({ valid: true });
  });

  it('is never stopped by a silent national environment', async () => {
    const alone = await newCompany(await newAccount());
    await send('POST', '/sandbox/conditions', accessOf(alone), {
      operation: 'parametros',
      scenario: 'http=503',
    });
    const { notices } = await emitAuthorized(testOf(alone), issuedIn(SILENT, alone));
    expect(notices).toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(/sem essa conferência/) }),
    );
  });
});

describe('GET /v1/nfse/municipios/{cMun}', () => {
  const read = (path: string, of = company) => send('GET', `/v1/nfse/municipios/${path}`, testOf(of));
  const readTown = async (path: string, of = company) => bodyOf(await read(path, of), 200, townAnswer);

  it('shows the agreement, and the published parameters of a service', async () => {
    await town(company, READ, {
      aliquotas: [
        { codServ: SERVICE, aliquota: 2, de: '2025-01-01', ate: '2025-12-31' },
        { codServ: SERVICE, aliquota: 5 },
      ],
      regimes: [{ codServ: SERVICE, regime: '3' }],
      retencoes: { servicos: [SERVICE] },
    });
    const first = await readTown(`${READ}?servico=010101&competencia=2026-11-20`);
    expect(first).toMatchObject({
      codigo: READ,
      nome: 'Ribeirão Preto',
      uf: 'SP',
      situation: 'emissor_nacional',
      service: {
        codigo: SERVICE,
        competencia: '2026-11-20',
        aliquotas: ['5'],
        regimesEspeciais: ['3'],
        retencao: true,
      },
    });
    expect(Date.parse(first.heldUntil) - Date.parse(first.checkedAt)).toBe(86_400_000);
    expect(
      (await readTown(`${READ}?servico=01.01.01.000&competencia=2025-06-01`)).service?.aliquotas,
    ).toEqual(['2']);
    expect((await readTown(`${READ}?servico=020101`)).service).toMatchObject({
      aliquotas: null,
      regimesEspeciais: null,
      retencao: false,
    });
    await town(company, READ, { convenio: null });
    expect((await readTown(`${READ}`)).situation).toBe('emissor_nacional');
    expect(await readTown(`${READ}?refresh=true`)).toMatchObject({
      situation: 'sem_convenio',
      xMotivo: 'Convênio não encontrado.',
      service: null,
    });
  });

  it('answers by GraphQL too', async () => {
    const query = `{ nfseTown(codigo: "3550308", servico: "010101") { nome situation service { codigo retencao } } }`;
    expect(await askGraphql(testOf(company), query)).toEqual({
      nfseTown: {
        nome: 'São Paulo',
        situation: 'sistema_proprio',
        service: { codigo: SERVICE, retencao: true },
      },
    });
  });

  it('says that São Paulo issues by its own system', async () => {
    expect(await readTown('3550308')).toMatchObject({ nome: 'São Paulo', situation: 'sistema_proprio' });
  });

  it('does not know a município that is none, and takes no service that is none', async () => {
    refusal(await read('9999999'), 404, 'nao_encontrado');
    refusal(await read('abc'), 404, 'nao_encontrado');
    const { errors } = refusal(await read('3550308?servico=1.01-0x'), 400, 'requisicao_invalida');
    expect(errors).toMatchObject([{ field: 'servico' }]);
    refusal(await read('3550308?competencia=ontem'), 400, 'requisicao_invalida');
  });

  it('reports a national environment that is away', async () => {
    const alone = await newCompany(await newAccount());
    await send('POST', '/sandbox/conditions', accessOf(alone), {
      operation: 'parametros',
      scenario: 'http=503',
    });
    refusal(await read('3550308', alone), 503, 'sefaz_indisponivel');
  });
});
