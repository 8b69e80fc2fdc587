import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changeOf, sinceAt } from '../../../calendar/calendar.ts';
import type { EmissionContext } from '../../../engine/document/definition.ts';
import { dayBefore } from '../../../testing/days.ts';
import { preparedOf } from '../../../testing/taken.ts';
import { TARGETS, type Target } from '../../../vocabulary/target.ts';
import { STRICT } from '../../nfe/fixtures/context.ts';
import { cte } from '../cte.ts';
import { RTC_RULES } from './rtc.ts';

type Body = Record<string, unknown>;
const BODY: Body = JSON.parse(
  readFileSync(new URL('../fixtures/rodoviario-completo.input.json', import.meta.url), 'utf8'),
);
const CONTEXT: EmissionContext = {
  ...STRICT,
  issuer: { cnpj: String(BODY['cnpj_emitente']), name: 'CARRIER', ie: '0290187656', uf: 'RS' },
};
const judgeBody = (own: Body, context: EmissionContext = CONTEXT) => {
  const { problems, notices } = preparedOf(cte, { ...BODY, ...own }, context);
  return {
    refused: problems.map(({ cStat }) => cStat),
    told: notices.flatMap(({ code, cStat }) => (code === 'risco_de_rejeicao' ? [cStat] : [])),
  };
};
/** A rule that production has no day for is refused in homologation alone. */
const bindsAt = (cStat: string): EmissionContext => {
  const since = RTC_RULES.find((rule) => rule.cStat === cStat)?.since;
  const future = since !== undefined && changeOf(since).production === null;
  return future ? { ...CONTEXT, target: 'homologacao' } : CONTEXT;
};
const NOTHING = { refused: [], told: [] };
const UNCERTAIN = new Set(['1020', '1026', '1027', '1030']);

const KEYS = ['43261120456789000105570010000104521338190279', '43261120456789000105570010000104531338190274'];
const [KEY, OTHER] = KEYS;
const advance = (kind?: string, ...keys: readonly (string | undefined)[]): Body => ({
  tipo_pagamento_antecipado: kind,
  chave_dfe_pagamento_antecipado: keys.length === 0 ? undefined : keys,
});
const toGovernment = (
  tipo_operacao_governamental: string,
  ...keys: readonly (string | undefined)[]
): Body => ({
  tipo_compra_governamental: '1',
  perc_reducao_aliquota_compra_governamental: '0',
  tipo_operacao_governamental,
  chave_acesso_dfe_anterior: keys.length === 0 ? undefined : keys,
});
const ZERO_CBS = {
  cbs_aliquota: '0',
  cbs_valor: '0.00',
  cbs_alc_zfm_aliquota_efetiva_regular: '0.90',
  cbs_alc_zfm_valor_tributo_regular: '19.80',
};
const SUFRAMA = { inscricao_suframa_emitente: '101040105' };
const linkPayment = (tipo_meio_pagamento: string) => ({
  pagamentos_vinculados: [
    {
      numero: '1',
      id_transacao: 'E1',
      tipo_meio_pagamento,
      cnpj_recebedor: '11222333000181',
      cnpj_base_psp: '11222333',
    },
  ],
});

const NO_TAXES: Body = Object.fromEntries(
  Object.keys(BODY)
    .filter((field) => /^(?:ibs|cbs|valor_total_dfe)/.test(field))
    .map((field) => [field, undefined]),
);
/** The rate and the value are the engine's. */
const YEAR_CBS: Body = {
  ...NO_TAXES,
  ibs_cbs_situacao_tributaria: '000',
  ibs_cbs_classificacao_tributaria: '000001',
  cbs_alc_zfm_aliquota_efetiva_regular: '0.9',
  cbs_alc_zfm_valor_tributo_regular: '19.80',
};
/** Just wrong and just right. */
const PAIRS: readonly (readonly [cStat: string, wrong: Body, right: Body])[] = [
  ['310', NO_TAXES, { ...NO_TAXES, regime_tributario_emitente: '1' }],
  ['1015', ZERO_CBS, { ...ZERO_CBS, ...SUFRAMA }],
  ['1016', { inscricao_suframa_emitente: '101040106' }, SUFRAMA],
  ['1017', { ibs_uf_percentual_tributo_devolvido: '10', ibs_uf_valor_tributo_devolvido: '0.22' }, {}],
  ['1018', { ibs_mun_percentual_tributo_devolvido: '10', ibs_mun_valor_tributo_devolvido: '0.00' }, {}],
  ['1019', { cbs_percentual_tributo_devolvido: '10', cbs_valor_tributo_devolvido: '1.98' }, {}],
  ['1020', advance(undefined, KEY), advance('3', KEY)],
  ['1020', advance('1', KEY), advance('1')],
  ['1026', advance('3'), advance('3', KEY, OTHER)],
  [
    '1027',
    { ...toGovernment('3', KEY), ...advance('3', OTHER) },
    { ...toGovernment('3', KEY, OTHER), ...advance('3', OTHER, KEY) },
  ],
  ['1027', toGovernment('3', KEY), toGovernment('1')],
  ['1030', toGovernment('4'), { ...toGovernment('4'), ...advance('1') }],
  [
    '1030',
    { ...toGovernment('4'), ...advance('3', KEY) },
    { ...toGovernment('3', KEY), ...advance('3', KEY) },
  ],
  ['316', { ibs_uf_aliquota: '0.05' }, { ibs_uf_aliquota: '0.1' }],
  ['321', { ibs_mun_aliquota: '0.05' }, { ibs_mun_aliquota: '0.00' }],
  ['326', { cbs_aliquota: '0.89' }, { cbs_aliquota: '0.90' }],
  ['326', { cbs_aliquota: '0' }, { ...ZERO_CBS, ...SUFRAMA }],
  ['326', { ...ZERO_CBS, ...SUFRAMA, cbs_aliquota: '0.50', cbs_valor: '11.00' }, { ...YEAR_CBS, ...SUFRAMA }],
  ['1003', linkPayment('01'), linkPayment('15')],
  ['1003', linkPayment('19'), linkPayment('24')],
];

describe('rules of the CT-e about the reform', () => {
  it('find nothing in a right CT-e', () => {
    expect(judgeBody({})).toEqual(NOTHING);
  });

  it.each(PAIRS)('%s: just wrong is refused, just right is not', (cStat, wrong, right) => {
    expect(judgeBody(wrong, bindsAt(cStat)).refused).toContain(cStat);
    expect(judgeBody(right, bindsAt(cStat))).toEqual(NOTHING);
  });

  it.each(PAIRS.filter(([cStat]) => UNCERTAIN.has(cStat)))(
    '%s refuses in the strict sandbox alone, for which code is which was not seen',
    (cStat, wrong) => {
      for (const target of ['homologacao', 'producao'] as const) {
        const { refused, told } = judgeBody(wrong, { ...CONTEXT, target });
        expect(refused).toEqual([]);
        expect(told).toContain(cStat);
      }
    },
  );

  it.each(PAIRS.filter(([cStat]) => cStat !== '1003'))(
    '%s is a risk on a lenient test token',
    (cStat, wrong) => {
      const { refused, told } = judgeBody(wrong, { ...bindsAt(cStat), completeInSandbox: true });
      expect(refused).not.toContain(cStat);
      expect(told).toContain(cStat);
    },
  );

  it('go by the rates of the year of the emission', () => {
    const of2027 = {
      data_emissao: '2027-01-04T09:00:00-03:00',
      ibs_uf_aliquota: '0.05',
      ibs_mun_aliquota: '0.05',
      cbs_aliquota: '8.80',
    };
    const later = { ...CONTEXT, nowMs: Date.parse('2027-01-04T12:00:00-03:00') };
    expect(judgeBody(of2027, later)).toEqual(NOTHING);
    expect(judgeBody({ ...of2027, ibs_mun_aliquota: '0.00' }, later).refused).toEqual(['321']);
  });

  const dated = RTC_RULES.flatMap(({ cStat, since }) =>
    since === undefined
      ? []
      : TARGETS.map((target) => [cStat, target, sinceAt(changeOf(since), target)] as const),
  );
  it.each(dated)('%s binds at %s from %s on, and not the day before', (cStat, target, day) => {
    const [, wrong = {}] = PAIRS.find(([code]) => code === cStat) ?? [];
    const on = (lawDay: string) => {
      const { refused, told } = judgeBody(wrong, { ...CONTEXT, target, lawDay });
      return [...refused, ...told].includes(cStat);
    };
    if (day === null) expect(on('9999-12-31')).toBe(false);
    else {
      expect(on(day)).toBe(true);
      expect(on(dayBefore(day))).toBe(false);
    }
  });

  it.each(RTC_RULES.map(({ cStat }) => cStat))('%s is silent where an operator switched it off', (cStat) => {
    const [, wrong = {}] = PAIRS.find(([code]) => code === cStat) ?? [];
    const ruleSwitches = [{ type: 'cte', cStat, effect: 'off', uf: null } as const];
    const { refused, told } = judgeBody(wrong, { ...bindsAt(cStat), ruleSwitches });
    expect([...refused, ...told]).not.toContain(cStat);
  });

  it('warn since block A that the EPEC is being withdrawn, and refuse it where an operator decides so', () => {
    const epec = {
      forma_emissao: '4',
      data_entrada_contingencia: '2026-11-20T09:00:00-03:00',
      motivo_entrada_contingencia: 'SEFAZ da UF fora do ar',
    };
    const at = (target: Target, lawDay: string) => judgeBody(epec, { ...CONTEXT, target, lawDay });
    expect(at('producao', '2026-11-15')).toEqual(NOTHING);
    expect(at('producao', '2026-11-16')).toEqual({ refused: [], told: ['225'] });
    expect(at('homologacao', '2026-10-12')).toEqual(NOTHING);
    expect(at('homologacao', '2026-10-13')).toEqual({ refused: [], told: ['225'] });
    const ruleSwitches = [{ type: 'cte', cStat: '225', effect: 'refuse', uf: null } as const];
    expect(judgeBody(epec, { ...CONTEXT, ruleSwitches })).toEqual({ refused: ['225'], told: [] });
  });

  it('name the field and the fix, in our words where the authority’s are unknown', () => {
    const { notices } = preparedOf(cte, { ...BODY, ...advance('3') }, { ...CONTEXT, target: 'producao' });
    expect(notices).toContainEqual({
      cStat: '1026',
      code: 'risco_de_rejeicao',
      field: 'chave_dfe_pagamento_antecipado',
      message: expect.stringContaining(
        'pode recusar com o código 1026: O CT-e é de fornecimento já pago e não diz por quais documentos. Envie em chave_dfe_pagamento_antecipado',
      ),
    });
  });

  it('never pass for the authority’s text', () => {
    const ours = RTC_RULES.filter(({ cStat }) => cStat !== '1003');
    expect(ours.filter(({ message }) => message === '' || message.startsWith('Rejeição'))).toEqual([]);
  });
});
