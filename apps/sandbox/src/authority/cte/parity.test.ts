import { readFileSync } from 'node:fs';
import { changeOf } from '@fiscal/core/calendar/calendar';
import { CTE_BODY_RULES } from '@fiscal/core/documents/cte/rules/body';
import { CTE_RULES } from '@fiscal/core/documents/cte/rules/table';
import type { EmissionContext } from '@fiscal/core/engine/document/definition';
import { documentOf } from '@fiscal/core/registry/documents';
import { authorizerOf } from '@fiscal/core/registry/endpoints';
import { createTestCa, issueEcnpj, testSigner } from '@fiscal/core/testing/certificates';
import { dayBefore } from '@fiscal/core/testing/days';
import { parseXml } from '@fiscal/core/xml/parse';
import { expect, it } from 'vitest';
import { firstBroken } from '../../rules/rule.ts';
import type { PortalRuleContext } from '../portal/type.ts';
import { CTE_TYPE } from './cte.ts';
import { RTC_RULES } from './rules/rtc.ts';

type Body = Record<string, unknown>;

const CNPJ = '20456789000105';
const definition = documentOf('cte');
const AUTHORIZER = authorizerOf({ type: 'cte', uf: 'RS', service: 'autorizacao' }) ?? '';
const signer = testSigner(issueEcnpj(createTestCa(), { cnpj: CNPJ }));
const RULES = [...CTE_TYPE.before, ...CTE_TYPE.after];
const GOOD: Body = JSON.parse(
  readFileSync(
    new URL(
      '../../../../../packages/fiscal-core/src/documents/cte/fixtures/rodoviario-completo.input.json',
      import.meta.url,
    ),
    'utf8',
  ),
);

const KEY = '43261120456789000105570010000104521338190279';
const OTHER = '43261120456789000105570010000104531338190274';
const SUFRAMA: readonly Body[] = [
  {},
  { inscricao_suframa_emitente: '101040105' },
  { inscricao_suframa_emitente: '101040106' },
];
const IN_AREA: Body = {
  cbs_alc_zfm_aliquota_efetiva_regular: '0.90',
  cbs_alc_zfm_valor_tributo_regular: '19.80',
};
const TAXES: readonly Body[] = [
  {},
  { ibs_uf_aliquota: '0.05' },
  { ibs_mun_aliquota: '0.05' },
  { cbs_aliquota: '0' },
  { ...IN_AREA, cbs_aliquota: '0', cbs_valor: '0.00' },
  { ...IN_AREA, cbs_aliquota: '0.50', cbs_valor: '11.00' },
  IN_AREA,
  { cbs_percentual_tributo_devolvido: '10', cbs_valor_tributo_devolvido: '1.98' },
  { ibs_uf_percentual_tributo_devolvido: '10', ibs_uf_valor_tributo_devolvido: '0.22' },
  { ibs_mun_percentual_tributo_devolvido: '10', ibs_mun_valor_tributo_devolvido: '0.00' },
];
const government = (tipo_operacao_governamental: string, ...keys: readonly string[]): Body => ({
  tipo_compra_governamental: '1',
  perc_reducao_aliquota_compra_governamental: '0',
  tipo_operacao_governamental,
  ...(keys.length > 0 && { chave_acesso_dfe_anterior: keys }),
});
const GOVERNMENT: readonly Body[] = [{}, government('1'), government('3', KEY), government('4')];
const KINDS: readonly Body[] = [{}, { tipo_pagamento_antecipado: '1' }, { tipo_pagamento_antecipado: '3' }];
const KEYS: readonly Body[] = [
  {},
  { chave_dfe_pagamento_antecipado: [KEY] },
  { chave_dfe_pagamento_antecipado: [OTHER] },
];
const linkPayment = (tipo_meio_pagamento: string): Body => ({
  pagamentos_vinculados: [
    { numero: '1', id_transacao: 'E1', tipo_meio_pagamento, cnpj_recebedor: CNPJ, cnpj_base_psp: '20456789' },
  ],
});
const NO_TAXES: Body = Object.fromEntries(
  Object.keys(GOOD)
    .filter((field) => /^(?:ibs|cbs|valor_total_dfe)/.test(field))
    .map((field) => [field, undefined]),
);
const BODIES: readonly Body[] = [
  NO_TAXES,
  linkPayment('01'),
  linkPayment('23'),
  ...SUFRAMA.flatMap((suframa) => TAXES.map((taxes) => ({ ...suframa, ...taxes }))),
  ...GOVERNMENT.flatMap((buyer) =>
    KINDS.flatMap((kind) => KEYS.map((keys) => ({ ...buyer, ...kind, ...keys }))),
  ),
];

/** Returns the first code that validation gives a body, and the one that the strict sandbox gives its XML. */
function verdicts(own: Body, dhEmi: string) {
  const nowMs = Date.parse(dhEmi);
  const context: EmissionContext = {
    ambiente: 2,
    target: 'sandbox',
    issuer: { cnpj: CNPJ, name: 'TRANSPORTES SERRA AZUL LTDA', ie: '0290187656', uf: 'RS' },
    nowMs,
    completeInSandbox: false,
    verProc: 'emite 1.0',
  };
  const taken = definition.take({ ...GOOD, ...own, cnpj_emitente: CNPJ, data_emissao: dhEmi }, context);
  if ('refused' in taken) throw new Error(JSON.stringify(taken.refused));
  const { tree, problems } = taken;
  definition.finalize(tree, { serie: 1, numero: 1234, codigoNumerico: '46502913', dhEmi });
  expect(definition.validate(tree)).toEqual([]);
  const xml = definition.sign(tree, signer).xml.toString();
  const authority: PortalRuleContext = {
    strict: true,
    nowMs,
    receivedAtMs: nowMs,
    world: 'w',
    authorizer: AUTHORIZER,
    signerBase: CNPJ.slice(0, 8),
    register: { enabled: true, ie: null },
    standing: { rivals: [], oldest: null, awaiting: null },
    replaced: null,
    epec: null,
  };
  const decided = firstBroken(RULES, CTE_TYPE.read(parseXml(xml).root, xml), authority);
  return { predicted: problems[0]?.cStat ?? null, decided: decided?.cStat ?? null };
}

const codesOn = (day: string): ReadonlySet<string | null> => {
  const codes = new Set<string | null>();
  for (const own of BODIES) {
    const { predicted, decided } = verdicts(own, `${day}T12:00:00-03:00`);
    expect({ ...own, decided }).toEqual({ ...own, decided: predicted });
    codes.add(decided);
  }
  return codes;
};
/** All but 310, which has no first day in production. */
const ALL = RTC_RULES.map(({ cStat }) => cStat).filter((cStat) => cStat !== '310');

it('validation and the strict authority give the same codes for a CT-e with IBS and CBS', () => {
  expect(codesOn('2026-11-21')).toEqual(new Set([null, ...ALL]));
});

it('validation and the strict authority agree on the first day of wave 2 and the day before', () => {
  const first = String(changeOf('cte-2026.002-w2').production);
  expect(codesOn(first)).toEqual(new Set([null, ...ALL]));
  expect(codesOn(dayBefore(first))).toEqual(new Set([null, '1003']));
});

it('names the same change on both sides of a dated rule', () => {
  const dated = new Map([...CTE_RULES, ...CTE_BODY_RULES].map(({ cStat, since }) => [cStat, since]));
  const other = RULES.filter(({ cStat, since }) => dated.has(cStat) && dated.get(cStat) !== since);
  expect(other.map(({ cStat }) => cStat)).toEqual([]);
});
