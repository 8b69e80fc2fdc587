import { compare, type Decimal } from '@fiscal/core/decimal/decimal';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { all, amount, at, has, text } from '../../xml.ts';
import { isTipo2, type NfeDocument, type NfeItem } from '../document.ts';
import { sumOf } from './amounts.ts';
import { anyItem, type NfeRule, rulesOf } from './nfe-rule.ts';

const { strict, strictNfe } = rulesOf('conteudo');

const GLP = '210203001';
const OTHER_GASES = ['210203003', '210203004', '210203005'];
const WHOLE: Decimal = { units: 100n, scale: 0 };
/** Fuels of MOC 7.0 Anexo I, N08-10, by the family of their code. */
const ST_PASSED_ON: Readonly<Record<string, string>> = {
  '210': '203001',
  '220': '102001',
  '320': '101001 101002 102002 102001 102003 102005 201001 103001 301001 103002',
  '410': '103001 101001 102001',
  '420': '105001 101005 101004 102005 102004 104001 106001 106002 301004 202001 301001 301002',
  '430': '101004',
  '510': '101001 101002 102001 102002 201001 201003 301003 103001 301001',
  '820':
    '101032 101026 101027 101004 101005 101022 101031 101030 101014 101006 101016 101015 101025 101017 101018 101019 ' +
    '101020 101021 101033 101034 101011 101003 101013 101012',
  '830': '101001',
};

const comb = (item: NfeItem): XmlElement | null => at(item.prod, 'comb');
const anp = (item: NfeItem): string => text(comb(item), 'cProdANP');
const isPassedOn = (item: NfeItem): boolean =>
  ST_PASSED_ON[anp(item).slice(0, 3)]?.split(' ').includes(anp(item).slice(3)) === true;
const origins = (item: NfeItem): readonly XmlElement[] => all(comb(item), 'origComb');
const missing = (list: readonly XmlElement[]): boolean =>
  list.length > 0 && compare(sumOf(list, 'pOrig'), WHOLE) !== 0;
const badOrigins = (item: NfeItem): boolean => {
  if (anp(item) !== GLP && !OTHER_GASES.includes(anp(item))) return missing(origins(item));
  const national = origins(item).filter((one) => text(one, 'indImport') === '0');
  return missing(national) || missing(origins(item).filter((one) => !national.includes(one)));
};
const hasGas = (item: NfeItem): boolean =>
  amount(comb(item), 'pGNn').units > 0n || amount(comb(item), 'pGNi').units > 0n;
const isExcused = (item: NfeItem, d: NfeDocument): boolean =>
  isTipo2(d) ||
  text(d.ide, 'indFinal') === '1' ||
  ['2', '4'].includes(text(d.ide, 'finNFe')) ||
  /^[56]922$/.test(text(item.prod, 'CFOP'));

// biome-ignore format: a table reads as one rule a row
export const FUEL_RULES: readonly NfeRule[] = [
  strict('461', 'MOC 7.0 Anexo I, LA03c-10 (pGLP, pGNn, pGNi)', anyItem((item) => anp(item) !== GLP && ['pGLP', 'pGNn', 'pGNi'].some((tag) => has(comb(item), tag)))),
  strictNfe('379', 'MOC 7.0 Anexo I, LA11-20 (encerrante)', anyItem((item) => has(comb(item), 'encerrante') && !/^56(?:56|67)$/.test(text(item.prod, 'CFOP')))),
  { ...strictNfe('909', 'NT 2023.001 LA18-20 (origComb)', anyItem((item, d) => hasGas(item) && origins(item).length === 0 && !isExcused(item, d))), xMotivo: 'Rejeição: Obrigatório o preenchimento do grupo de UF de origem do combustível' },
  strict('958', 'NT 2023.001 LA21-10, LA21-20', anyItem(badOrigins)),
  strictNfe('858', 'MOC 7.0 Anexo I, N08-10 (ICMS60)', anyItem((item) => item.icms?.name === 'ICMS60' && isPassedOn(item))),
];
