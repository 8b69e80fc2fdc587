import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changeOf, sinceAt } from '../../../calendar/calendar.ts';
import type { EmissionContext } from '../../../engine/document/definition.ts';
import { dayBefore } from '../../../testing/days.ts';
import { preparedOf } from '../../../testing/taken.ts';
import { TARGETS } from '../../../vocabulary/target.ts';
import { CARRIER, STRICT } from '../fixtures/emit.ts';
import { mdfe } from '../mdfe.ts';
import { ROAD_RULES } from './road.ts';

type Body = Record<string, unknown>;

/** A carrier's full load that has everything. The vehicle is its own. */
function sound(): Body & { modal_rodoviario: Body } {
  const body = JSON.parse(readFileSync(new URL('../fixtures/completo.input.json', import.meta.url), 'utf8'));
  delete body.tipo_transporte;
  for (const field of Object.keys(body.modal_rodoviario))
    if (field.includes('proprietario')) delete body.modal_rodoviario[field];
  return body;
}
const withRoad = (own: Body): Body => ({ modal_rodoviario: { ...sound().modal_rodoviario, ...own } });
const NO_CIOT = withRoad({ ciot: undefined });
const NO_PAYMENT = withRoad({ pagamentos: undefined });
const NO_NCM = { codigo_ncm_produto: undefined };
const NO_INSURANCE = { seguros_carga: undefined };

const CTES = ['43261120456789000105570010000104521338190279', '43261120456789000105570010000104531338190276'];
const NFES = ['43261131884215000146550010000458711209318470', '35261111222333000181550010000012341465029134'];
const town = (documents: Body) => ({
  municipios_descarregamento: [{ codigo: '3550308', nome: 'São Paulo', ...documents }],
  quantidade_total_cte: undefined,
});
const TWO_CTES = town({ conhecimentos_transporte: CTES.map((chave_cte) => ({ chave_cte })) });
const notes = (count: number) =>
  town({ notas_fiscais: NFES.slice(0, count).map((chave_nfe) => ({ chave_nfe })) });
const OWN_CARGO = { emitente: '2', tipo_transporte: undefined, ...notes(1) };
const OWNER = {
  cnpj_proprietario_veiculo: '31884215000146',
  rntrc_proprietario_veiculo: '87654321',
  razao_social_proprietario_veiculo: 'Transportes',
  tipo_proprietario_veiculo: '2',
};
/** The vehicle of a person, who is a TAC. */
const OF_A_TAC = {
  cpf_proprietario_veiculo: '39015847142',
  rntrc_proprietario_veiculo: '87654321',
  razao_social_proprietario_veiculo: 'Osvaldo',
  tipo_proprietario_veiculo: '1',
};
const OF_A_CARRIER = { emitente: '2', tipo_transporte: '1', ...notes(1), ...withRoad(OWNER) };
/** Within one UF. */
const GLOBAL = {
  emitente: '3',
  ...notes(1),
  uf_fim: 'RS',
  percursos: undefined,
  municipios_descarregamento: [
    { codigo: '4314902', nome: 'Porto Alegre', notas_fiscais: [{ chave_nfe: NFES[0] }] },
  ],
};

const BY_AIR = {
  modal: '2',
  modal_rodoviario: undefined,
  modal_aereo: {
    marca_nacionalidade_aeronave: 'PT',
    marca_matricula_aeronave: 'ZXA01',
    numero_voo: 'AD4512',
    aerodromo_embarque: 'SBGR',
    aerodromo_destino: 'SBPA',
    data_voo: '2026-11-23',
  },
};

const TODAY: EmissionContext = { ...STRICT, lawDay: '2026-11-23' };
const judgeBody = (own: Body, context: EmissionContext = TODAY) => {
  const { problems, notices } = preparedOf(mdfe, { ...sound(), ...own }, context);
  return {
    refused: problems.map(({ cStat }) => cStat),
    told: notices.flatMap(({ code, cStat = '' }) => (code === 'risco_de_rejeicao' ? [cStat] : [])),
  };
};
const NOTHING = { refused: [], told: [] };

it('accepts a complete full load', () => {
  expect(judgeBody({})).toEqual(NOTHING);
});

/** A body that breaks each rule and obeys every other one. */
const BREACHES: readonly (readonly [cStat: string, what: string, own: Body])[] = [
  ['698', 'a carrier without insurance', NO_INSURANCE],
  ['698', 'who will issue a CT-e globalizado without insurance', { ...GLOBAL, ...NO_INSURANCE }],
  ['301', 'a full load without NCM', NO_NCM],
  ['301', 'own cargo, a single note, in a carrier’s vehicle', { ...OF_A_CARRIER, ...NO_NCM }],
  ['301', 'a full load of a CT-e globalizado', { ...GLOBAL, ...NO_NCM }],
  ['302', 'a full load without payment', NO_PAYMENT],
  [
    '302',
    'own cargo, a single note, in a carrier’s vehicle',
    { ...OF_A_CARRIER, ...withRoad({ ...OWNER, pagamentos: undefined }) },
  ],
  ['684', 'a full load without CIOT', NO_CIOT],
  ['684', 'two CT-e without CIOT', { ...TWO_CTES, ...NO_CIOT }],
  [
    '684',
    'own cargo in a carrier’s vehicle without CIOT',
    { ...OF_A_CARRIER, ...notes(2), ...withRoad({ ...OWNER, ciot: undefined }) },
  ],
  ['684', 'who will issue a CT-e globalizado without CIOT', { ...GLOBAL, ...NO_CIOT }],
  [
    '303',
    'a TAC without payment, of more than one document',
    { ...TWO_CTES, tipo_transporte: '2', ...withRoad({ ...OF_A_TAC, pagamentos: undefined }) },
  ],
];
const NOTICES = ['303', '304'];

describe('the rules of the road', () => {
  it.each(BREACHES)('%s: %s', (cStat, _, own) => {
    const alone = NOTICES.includes(cStat) ? { refused: [], told: [cStat] } : { refused: [cStat], told: [] };
    expect(judgeBody(own)).toEqual(alone);
  });

  it.each([
    [
      'own cargo in an own vehicle',
      { ...OWN_CARGO, ...NO_NCM, ...NO_INSURANCE, ...withRoad({ ciot: undefined, pagamentos: undefined }) },
    ],
    ['insurance of own cargo in a carrier’s vehicle', { ...OF_A_CARRIER, ...NO_INSURANCE }],
    ['more than one document without product and payment', { ...TWO_CTES, ...NO_NCM, ...NO_PAYMENT }],
    ['what goes by air', { ...BY_AIR, ...NO_NCM, ...NO_INSURANCE }],
  ])('leave %s alone', (_, own) => {
    expect(judgeBody(own)).toEqual(NOTHING);
  });

  it('report the CIOT of a TAC as a risk until it is refused', () => {
    const own = { tipo_transporte: '2', ...withRoad({ ...OF_A_TAC, ciot: undefined }) };
    expect(judgeBody(own, { ...TODAY, lawDay: '2026-11-22' })).toEqual({ refused: [], told: ['304'] });
    expect(judgeBody(own)).toEqual({ refused: ['684'], told: ['304'] });
  });

  it('are a risk on lenient test tokens, as the lenient sandbox takes such a document', () => {
    const loose = { ...CARRIER, lawDay: '2026-11-23' };
    expect(
      judgeBody(
        { ...NO_NCM, ...NO_INSURANCE, ...withRoad({ ciot: undefined, pagamentos: undefined }) },
        loose,
      ),
    ).toEqual({
      refused: [],
      told: ['698', '301', '302', '684'],
    });
  });

  it('carry the words of the authority, with field, tag and fix', () => {
    expect(preparedOf(mdfe, { ...sound(), ...NO_CIOT }, TODAY).problems).toEqual([
      {
        code: 'regra_fiscal',
        cStat: '684',
        field: 'modal_rodoviario.ciot',
        tag: 'infCIOT',
        message: 'Rejeição: CIOT deverá ser informado',
        fix: 'Gere o CIOT e envie modal_rodoviario.ciot com ciot e cnpj_responsavel ou cpf_responsavel.',
      },
    ]);
  });

  it('are switched off for the MDF-e alone, and 303 and 304 strengthened where an operator knows better', () => {
    const set = (type: string, cStat: string, effect: 'off' | 'refuse') => ({
      type,
      cStat,
      effect,
      uf: null,
    });
    expect(judgeBody(NO_CIOT, { ...TODAY, ruleSwitches: [set('mdfe', '684', 'off')] })).toEqual(NOTHING);
    expect(judgeBody(NO_CIOT, { ...TODAY, ruleSwitches: [set('nfe', '684', 'off')] }).refused).toEqual([
      '684',
    ]);
    const tac = { ...TWO_CTES, tipo_transporte: '2', ...withRoad({ ...OF_A_TAC, pagamentos: undefined }) };
    expect(judgeBody(tac, { ...TODAY, ruleSwitches: [set('mdfe', '303', 'refuse')] })).toEqual({
      refused: ['303'],
      told: [],
    });
  });
});

describe('a dated rule of the road', () => {
  const own: Record<string, Body> = {
    '301': NO_NCM,
    '302': NO_PAYMENT,
    '303': { tipo_transporte: '2', ...NO_PAYMENT },
    '304': { tipo_transporte: '2', ...NO_CIOT },
    '684': NO_CIOT,
  };
  const dated = ROAD_RULES.flatMap(({ cStat, since }) =>
    since === undefined || since.startsWith('past-')
      ? []
      : TARGETS.map((target) => ({ cStat, target, day: String(sinceAt(changeOf(since), target)) })),
  );

  it('has a breach each', () => {
    expect([...new Set(dated.map(({ cStat }) => cStat))].toSorted()).toEqual(Object.keys(own).toSorted());
  });

  it.each(dated)(
    '$cStat applies at $target from $day on, and not the day before',
    ({ cStat, target, day }) => {
      const codes = (lawDay: string) => {
        const ambiente = target === 'producao' ? 1 : 2;
        const { refused, told } = judgeBody(own[cStat] ?? {}, { ...STRICT, ambiente, target, lawDay });
        return [...refused, ...told];
      };
      expect(codes(day)).toContain(cStat);
      expect(codes(dayBefore(day))).not.toContain(cStat);
    },
  );
});
