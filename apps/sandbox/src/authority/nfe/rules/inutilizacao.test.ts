import { parseXml } from '@fiscal/core/xml/parse';
import { describe, expect, it } from 'vitest';
import { firstBroken, type Rejection } from '../../../rules/rule.ts';
import { buildInut, inutNFeXml, type VoidXmlOptions } from '../../../testing/event-xml.ts';
import { readVoidRequest } from '../inutilizacao-request.ts';
import { VOID_RULES, type VoidRuleContext } from './inutilizacao.ts';

const NOW = Date.parse('2026-11-21T12:00:00-03:00');

const context = (overrides: Partial<VoidRuleContext>): VoidRuleContext => ({
  strict: false,
  nowMs: NOW,
  authorizer: 'SP',
  address: '55',
  signerBase: '11222333',
  register: undefined,
  facts: new Set(),
  ...overrides,
});

function verdictOf(
  options: Partial<VoidXmlOptions>,
  overrides: Partial<VoidRuleContext> = {},
): Rejection | null {
  const { infInut } = buildInut({
    cnpj: '11222333000181',
    ano: '26',
    nNFIni: '10',
    nNFFin: '12',
    ...options,
  });
  const xml = inutNFeXml(infInut);
  return firstBroken(VOID_RULES, readVoidRequest(parseXml(xml).root, xml), context(overrides));
}

type Row = [cStat: string, options: Partial<VoidXmlOptions>, overrides?: Partial<VoidRuleContext>];

// biome-ignore format: a table reads as one rule a row
const BROKEN: readonly Row[] = [
  ['250', { cUF: '41' }],
  ['775', {}, { address: '65' }],
  ['450', { modelo: '65' }],
  ['207', { cnpj: '11222333000182' }],
  ['213', {}, { signerBase: '44555666' }],
  ['266', { serie: '910' }],
  ['453', { ano: '27' }],
  ['454', { ano: '05' }],
  ['224', { nNFIni: '13' }],
  ['201', { nNFIni: '1', nNFFin: '10001' }],
  ['502', { edit: (xml) => xml.replace(/Id="ID35/, 'Id="ID41') }],
  ['203', {}, { facts: new Set(['nao-habilitado']) }],
  ['203', {}, { strict: true, register: { enabled: false } }],
  ['240', {}, { facts: new Set(['irregular']) }],
];

describe('voiding numbers', () => {
  it.each<[string, Partial<VoidXmlOptions>, Partial<VoidRuleContext>?]>([
    ['three numbers', {}],
    ['10,000 numbers', { nNFIni: '1', nNFFin: '10000' }],
    ['a number of last year', { ano: '25', nNFFin: '10' }],
    ['numbers of NFC-e', { modelo: '65' }, { address: '65' }],
    ['numbers of a CNPJ with letters', { cnpj: '12ABC34501DE35' }, { signerBase: '12ABC345' }],
  ])('breaks no rule: %s', (_, options, overrides) => {
    expect(verdictOf(options, overrides)).toBeNull();
  });

  it.each(BROKEN)('%s', (cStat, options, overrides) => {
    expect(verdictOf(options, overrides)?.cStat).toBe(cStat);
  });

  it('has a test for every rule', () => {
    const tested = new Set(BROKEN.map(([cStat]) => cStat));
    expect(VOID_RULES.filter((rule) => !tested.has(rule.cStat))).toEqual([]);
  });
});
