import { isCnpj } from '@fiscal/core/identity/cnpj';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { has, text } from '../../xml.ts';
import type { NfeDocument, NfeItem } from '../document.ts';
import { anyItem, type NfeRule, rulesOf } from './nfe-rule.ts';

const { strict, strictNfe } = rulesOf('conteudo');

const cst = (item: NfeItem): string => text(item.icms, 'CST');
const csosn = (item: NfeItem): string => text(item.icms, 'CSOSN');
const cfop = (item: NfeItem): string => text(item.prod, 'CFOP');
const uf = (d: NfeDocument): string => text(d.emit, 'enderEmit', 'UF');
const between = (d: NfeDocument): boolean => text(d.ide, 'idDest') === '2';
const soldToConsumer = (d: NfeDocument): boolean =>
  text(d.ide, 'tpNF') === '1' && text(d.dest, 'indIEDest') === '9';
const withVehicle = (d: NfeDocument): boolean => d.itens.some((item) => has(item.prod, 'veicProd'));

/** CST that a sale to a non-taxpayer may not have, each with its own way out. Source: MOC 7.0 Anexo I, N12-70; NT 2023.003 for CE. */
const REFUSED: Readonly<Record<string, (item: NfeItem, d: NfeDocument) => boolean>> = {
  '10': (_, d) => between(d),
  '30': (item, d) => !between(d) || !has(item.prod, 'comb'),
  '51': (item, d) => between(d) && text(d.ide, 'finNFe') !== '4' && !/^[56](?:123|922)$/.test(cfop(item)),
  '70': () => true,
  '90': (item, d) => uf(d) !== 'CE' || !/^540[35]$/.test(cfop(item)),
};
const REPAIR_OR_SHOW = /^[1256]91[56]$|^[15]91[23]$/;
const TAKEN_CSOSN = /^(?:10[23]|[345]00)$/;
const unknown = (codigo: string): boolean =>
  !['', '9999999'].includes(codigo) && municipioByCodigo(codigo) === null;

// biome-ignore format: a table reads as one rule a row
export const SITUATION_RULES: readonly NfeRule[] = [
  strict('489', 'MOC 7.0 Anexo I, I05e-20 (CNPJFab)', anyItem((item) => has(item.prod, 'CNPJFab') && !isCnpj(text(item.prod, 'CNPJFab')))),
  strictNfe('873', 'MOC 7.0 Anexo I, K01-20 (rastro)', anyItem((item) => has(item.prod, 'med') && !has(item.prod, 'rastro'))),
  { ...strictNfe('508', 'MOC 7.0 Anexo I, N12-70 (CST); NT 2023.001', anyItem((item, d) => soldToConsumer(d) && !withVehicle(d) && item.icms?.name !== 'ICMSST' && REFUSED[cst(item)]?.(item, d) === true)), xMotivo: 'Rejeição: CST incompatível na operação com Não Contribuinte' },
  { ...strictNfe('529', 'MOC 7.0 Anexo I, N12-80 (CST)', anyItem((item, d) => text(d.dest, 'indIEDest') === '2' && ((cst(item) === '50' && !REPAIR_OR_SHOW.test(cfop(item))) || (cst(item) === '51' && text(d.ide, 'idDest') !== '1')))), xMotivo: 'Rejeição: CST incompatível na operação com Contribuinte Isento de Inscrição Estadual' },
  strictNfe('600', 'MOC 7.0 Anexo I, N12a-70 (CSOSN); NT 2024.001', anyItem((item, d) => soldToConsumer(d) && csosn(item) !== '' && !TAKEN_CSOSN.test(csosn(item)) && !/^[56]91[56]$|^591[23]$/.test(cfop(item)) && !(text(d.emit, 'CRT') === '4' && csosn(item) === '900' && /^[56]904$/.test(cfop(item))))),
  strict('287', 'MOC 7.0 Anexo I, U05-10 (cMunFG)', anyItem((item) => unknown(text(item.issqn, 'cMunFG')))),
  strict('389', 'MOC 7.0 Anexo I, U14-10 (cMun)', anyItem((item) => unknown(text(item.issqn, 'cMun')))),
  strictNfe('288', 'MOC 7.0 Anexo I, X17-10 (cMunFG)', (d) => unknown(text(d.transp, 'retTransp', 'cMunFG'))),
];
