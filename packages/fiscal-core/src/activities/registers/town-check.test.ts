import { describe, expect, it } from 'vitest';
import { changeOf } from '../../calendar/calendar.ts';
import type { TownFacts } from '../../engine/document/definition.ts';
import { documentOf } from '../../registry/documents.ts';
import type { TownOutcome, TownQuestion } from '../../sefaz/town-parameters.ts';
import { dayBefore } from '../../testing/days.ts';
import { createTownCheck } from './town-check.ts';

const FACTS: TownFacts = {
  cMun: '3550308',
  competencia: '2026-11-22',
  incidence: '3550308',
  codServ: '01.01.01.000',
  aliquota: '',
  mei: false,
  simples: false,
  isOutsideSimples: true,
  regimeEspecial: '0',
  retencao: '1',
  beneficio: '',
};

type About = TownQuestion['about'];
const publishedOutcome = (body: unknown): TownOutcome => ({ kind: 'publicado', body });
const ABSENT: TownOutcome = { kind: 'nao-publicado', xMotivo: 'Não encontrado.' };
const SILENT: TownOutcome = { kind: 'indisponivel', cause: 'sem resposta em 5000 ms' };
const agreement = (ambiente: number, emissor: number) =>
  publishedOutcome({
    parametrosConvenio: { aderenteAmbienteNacional: ambiente, aderenteEmissorNacional: emissor },
  });
const rates = (...rows: readonly object[]) => publishedOutcome({ aliquotas: { '01.01.01.000': rows } });
const rate = (Aliq: number, DtIni = '2026-01-01T00:00:00', DtFim: string | null = null) => ({
  Aliq,
  DtIni,
  DtFim,
});

/** The município of the place, whose agreement is asked for beside that of who issues. */
const ELSEWHERE = '3509502';

async function check(
  answers: Partial<Record<About | 'elsewhere', TownOutcome>>,
  own: Partial<TownFacts> = {},
  strict = false,
) {
  const asked: About[] = [];
  const verdict = await createTownCheck({
    town: (_, { about, cMun }) => {
      asked.push(about);
      const elsewhere = cMun === ELSEWHERE && about === 'convenio' ? answers.elsewhere : undefined;
      return Promise.resolve({
        outcome: elsewhere ?? answers[about] ?? (about === 'convenio' ? agreement(1, 1) : rates()),
        checkedAtMs: 0,
        heldUntilMs: 0,
      });
    },
    definitionOf: () => ({ ...documentOf('nfse'), townFacts: () => ({ ...FACTS, ...own }) }),
  })({ accountId: 'a', clientId: 'c', environment: 2, type: 'nfse', tree: {}, strict });
  return { ...verdict, asked };
}

describe('a service document before it is signed', () => {
  it.each([
    ['has no agreement', ABSENT, 'E0037', /Não encontrado/],
    ['does not adhere', agreement(-1, -1), 'E0037', /não aderiu/],
    ['has a system of its own', agreement(1, 0), 'E0038', /sistema próprio/],
  ])('is refused by the reason of its município, which %s', async (_, convenio, cStat, message) => {
    expect(await check({ convenio })).toEqual({
      problems: [
        expect.objectContaining({
          cStat,
          field: 'codigo_municipio_emissora',
          message: expect.stringMatching(message),
          fix: expect.stringMatching(/./),
        }),
      ],
      notices: [],
      asked: ['convenio'],
    });
  });

  it.each([
    ['has no agreement', ABSENT],
    ['does not adhere', agreement(-1, -1)],
    ['has a system of its own', agreement(1, 0)],
  ])('of a MEI is not refused, where its município %s', async (_, convenio) => {
    const own = { mei: true, isOutsideSimples: false };
    expect(await check({ convenio }, own, true)).toMatchObject({ problems: [], notices: [] });
  });

  it('of an ME or EPP that the law binds to the national emitter is sent with a risk and the law, where its município excludes it', async () => {
    const since = String(changeOf('nfse-simples-national').production);
    const excluded = (own: Partial<TownFacts>, convenio = agreement(1, 0)) => check({ convenio }, own);
    const law = { code: 'obrigacao_legal', norm: 'Resolução CGSN 191/2026', since };
    const bound = { simples: true, competencia: since };
    expect(await excluded(bound)).toMatchObject({
      problems: [],
      notices: [{ code: 'risco_de_rejeicao', cStat: 'E0038', field: 'codigo_municipio_emissora' }, law],
    });
    expect(await excluded(bound, ABSENT)).toMatchObject({ problems: [], notices: [{ cStat: 'E0037' }, law] });
    for (const own of [
      { ...bound, competencia: dayBefore(since) },
      { ...bound, simples: false },
    ])
      expect(await excluded(own)).toMatchObject({ problems: [{ cStat: 'E0038' }], notices: [] });
    expect((await check({}, { simples: true, competencia: since })).notices).toEqual([]);
  });

  it('continues where the município issues by the national system, asking no more than it has to', async () => {
    expect(await check({})).toEqual({ problems: [], notices: [], asked: ['convenio', 'aliquota'] });
  });

  it.each<[string, Partial<Record<About, TownOutcome>>, Partial<TownFacts>, string]>([
    ['a service that it does not have', { aliquota: ABSENT }, {}, 'codigo_tributacao_nacional_iss'],
    [
      'another rate',
      { aliquota: rates(rate(5)) },
      { aliquota: '2.00' },
      'percentual_aliquota_relativa_municipio',
    ],
    [
      'a rate that is over',
      { aliquota: rates(rate(2, '2020-01-01', '2025-12-31'), rate(5)) },
      { aliquota: '2.00' },
      'percentual_aliquota_relativa_municipio',
    ],
    [
      'a regime that it does not have',
      { regimes: ABSENT },
      { regimeEspecial: '3' },
      'regime_especial_tributacao',
    ],
    [
      'a regime of another service',
      { regimes: publishedOutcome({ regimesEspeciais: { '01.01.01.000': { 1: [{ situacao: 1 }] } } }) },
      { regimeEspecial: '3' },
      'regime_especial_tributacao',
    ],
    [
      'a retention that it does not have',
      {
        retencoes: publishedOutcome({
          retencoes: { artigoSexto: { habilitado: false }, retencoesMunicipais: [] },
        }),
      },
      { retencao: '2' },
      'tipo_retencao_iss',
    ],
    [
      'a benefit that it does not have',
      { beneficio: ABSENT },
      { beneficio: '35503082600001' },
      'numero_beneficio_municipal',
    ],
  ])('tells of %s', async (_, answers, own, field) => {
    const { problems, notices } = await check(answers, own);
    expect(problems).toEqual([]);
    expect(notices.filter(({ cStat }) => cStat !== 'E0617')).toMatchObject([
      { field, code: 'risco_de_rejeicao' },
    ]);
  });

  it.each<[string, Partial<Record<About, TownOutcome>>, Partial<TownFacts>]>([
    ['the rate', { aliquota: rates(rate(2), rate(5)) }, { aliquota: '5.00' }],
    [
      'the regime',
      { regimes: publishedOutcome({ regimesEspeciais: { '01.01.01.000': { 3: [{ situacao: 1 }] } } }) },
      { regimeEspecial: '3' },
    ],
    [
      'the retention of all',
      { retencoes: publishedOutcome({ retencoes: { artigoSexto: { habilitado: true } } }) },
      { retencao: '2' },
    ],
    [
      'the retention of the service',
      {
        retencoes: publishedOutcome({
          retencoes: { retencoesMunicipais: [{ servicos: [{ codigoCompleto: '01.01.01.000' }] }] },
        }),
      },
      { retencao: '2' },
    ],
    ['the benefit', { beneficio: publishedOutcome({ beneficio: {} }) }, { beneficio: '35503082600001' }],
    ['something that cannot be read', { aliquota: publishedOutcome([]) }, { aliquota: '2.00' }],
  ])('has nothing to be told where the município publishes %s', async (_, answers, own) => {
    const { problems, notices } = await check(answers, own);
    expect(problems).toEqual([]);
    expect(notices.filter(({ cStat }) => cStat !== 'E0617')).toEqual([]);
  });

  it.each<[string, Partial<TownFacts>, Partial<Record<'convenio' | 'elsewhere', TownOutcome>>]>([
    ['E0617', { aliquota: '5.00' }, {}],
    ['E0617', { aliquota: '5.00', incidence: ELSEWHERE }, { elsewhere: agreement(1, 0) }],
    ['E0635', { aliquota: '5.00', simples: true }, {}],
    ['E0619', { incidence: ELSEWHERE }, { elsewhere: ABSENT }],
    ['E0640', { incidence: ELSEWHERE, simples: true }, { elsewhere: agreement(-1, -1) }],
  ])(
    'is refused by %s once the município has answered so; a loose token gets a notice',
    async (cStat, own, answers) => {
      const field = 'percentual_aliquota_relativa_municipio';
      const refused = await check(answers, own, true);
      expect(refused.problems).toMatchObject([{ cStat, field, fix: expect.stringMatching(/./) }]);
      const loose = await check(answers, own);
      expect(loose.problems).toEqual([]);
      expect(loose.notices[0]).toMatchObject({ code: 'risco_de_rejeicao', cStat, field });
    },
  );

  it.each<[string, Partial<TownFacts>, Partial<Record<'convenio' | 'elsewhere', TownOutcome>>]>([
    ['no rate, where the município has one', {}, {}],
    [
      'a rate, where the município is not active',
      { aliquota: '5.00', incidence: ELSEWHERE },
      { elsewhere: ABSENT },
    ],
    ['a rate of the Simples', { aliquota: '5.00', simples: true, isOutsideSimples: false }, {}],
    ['no taxable service', { aliquota: '5.00', incidence: '', codServ: null }, {}],
    ['a special regime', { incidence: ELSEWHERE, regimeEspecial: '5', codServ: null }, { elsewhere: ABSENT }],
  ])('is not refused for %s', async (_, own, answers) => {
    expect(await check(answers, own, true)).toMatchObject({ problems: [], notices: [] });
  });

  it('gets a notice alone while the município has not answered', async () => {
    const { problems, notices } = await check({ convenio: SILENT }, { aliquota: '5.00' }, true);
    expect(problems).toEqual([]);
    expect(notices.map(({ cStat }) => cStat)).toEqual([undefined, 'E0617']);
  });

  it('asks for no parameters where the ISSQN is due in no município', async () => {
    const own = {
      incidence: '',
      codServ: null,
      aliquota: '2.00',
      regimeEspecial: '3',
      retencao: '2',
      beneficio: '1',
    };
    expect((await check({}, own)).asked).toEqual(['convenio']);
  });

  it.each<About>(['convenio', 'aliquota'])('is never stopped by silence about its %s', async (about) => {
    const { problems, notices } = await check({ [about]: SILENT });
    expect(problems).toEqual([]);
    expect(notices).toMatchObject([{ message: expect.stringMatching(/3550308.*sem essa conferência/) }]);
  });
});
