// biome-ignore-all format: a table reads as one rule a row
import { isChaveNfse } from '@fiscal/core/chave-acesso/chave-nfse';
import { compare, decimalOrZero } from '@fiscal/core/decimal/decimal';
import { isCib } from '@fiscal/core/identity/cib';
import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { WORKS } from '@fiscal/core/tables/national-services';
import { isOperationIndicator } from '@fiscal/core/tables/operation-indicators';
import { BUILT_IN } from '@fiscal/core/tables/rtc/built-in';
import type { Classification } from '@fiscal/core/tables/rtc/rtc';
import { child, childText, type XmlElement } from '@fiscal/core/xml/parse';
import type { Dps } from '../dps.ts';
import { type DpsRule, dpsRules } from './dps-rule.ts';
import { below, elementOf, isNoEmail, isNoTown, money, textBelow } from './elements.ts';

const { both, strict } = dpsRules('conteudo');
const A1 = 'Anexo I v1.01';
const TABLES = `${A1}; tables of IT 2025.002`;

const at = (dps: Dps, ...path: readonly string[]): string => dps.at('IBSCBS', ...path);
const has = (dps: Dps, ...path: readonly string[]): boolean => dps.has('IBSCBS', ...path);
const code = (dps: Dps): string => dps.at('serv', 'cServ', 'cTribNac');
const asksOperation = (dps: Dps): boolean => has(dps, 'tpEnteGov') || /^(?:2505|1509|1712|1005)/.test(code(dps));
const refers = (dps: Dps): boolean => ['2', '3'].includes(at(dps, 'tpOper'));
/** Construction, of the subitems that the rules of property name: 14.14 is not among them. */
const builds = (dps: Dps): boolean => WORKS.has(code(dps));
const isProperty = (dps: Dps): boolean => /^020[123]01$/.test(at(dps, 'cIndOp'));
const abroad = (dps: Dps): boolean => dps.has('serv', 'locPrest', 'cPaisPrestacao');
const refunds = (dps: Dps): readonly XmlElement[] => dps.all('IBSCBS', 'valores', 'gReeRepRes', 'documentos');
const anyRefund = (dps: Dps, test: (one: XmlElement) => boolean): boolean => refunds(dps).some(test);
const LENGTHS = new Map([['1', 50], ['2', 44], ['3', 44]]);
const wrongLength = (one: XmlElement): boolean => {
  const kind = textBelow(one, 'dFeNacional', 'tipoChaveDFe');
  return LENGTHS.has(kind) && textBelow(one, 'dFeNacional', 'chaveDFe').length !== LENGTHS.get(kind);
};
const date = (one: XmlElement, tag: string): string => childText(one, tag) ?? '';

const group = (dps: Dps) => elementOf(dps, 'IBSCBS', 'valores', 'trib', 'gIBSCBS');
const tax = (dps: Dps, ...path: readonly string[]): string => textBelow(group(dps), ...path);
const day = (dps: Dps): string => dps.at('dhEmi').slice(0, 10);
const usable = (dps: Dps, row: Classification | undefined): boolean => row !== undefined && row.from <= day(dps) && day(dps) <= (row.to ?? '9999-12-31');
const classificationOf = (dps: Dps): Classification | undefined => BUILT_IN.classifications.get(tax(dps, 'cClassTrib'));
const situation = (dps: Dps) => BUILT_IN.situations.get(tax(dps, 'CST'));
/** The classification, in force and of its own CST. */
const own = (dps: Dps): Classification | undefined => (usable(dps, classificationOf(dps)) && classificationOf(dps)?.cst === tax(dps, 'CST') ? classificationOf(dps) : undefined);
const regular = (dps: Dps) => BUILT_IN.classifications.get(tax(dps, 'gTribRegular', 'cClassTribReg'));
const isOfServices = (row: Classification | undefined): boolean => row?.models.includes('NFSe') === true;

/** IBS and CBS. */
export const REFORM_RULES: readonly DpsRule[] = [
  both('E0901', `${A1}; Anexo C v1.01`, (d) => has(d, 'cIndOp') && !isOperationIndicator(at(d, 'cIndOp'))),
  both('E0903', A1, (d) => d.has('IBSCBS') && asksOperation(d) && at(d, 'tpOper') === ''),
  both('E0904', A1, (d) => at(d, 'tpOper') !== '' && !asksOperation(d)),
  both('E0905', A1, (d) => refers(d) && !has(d, 'gRefNFSe')),
  both('E0906', A1, (d) => !refers(d) && has(d, 'gRefNFSe')),
  both('E0907', A1, (d) => d.all('IBSCBS', 'gRefNFSe', 'refNFSe').some(({ text }) => !isChaveNfse(text))),
  both('E0910', A1, (d) => has(d, 'dest') && at(d, 'indDest') === '0'),
  both('E0911', A1, (d) => has(d, 'dest', 'CNPJ') && !isCnpj(at(d, 'dest', 'CNPJ'))),
  both('E0913', A1, (d) => has(d, 'dest', 'CPF') && !isCpf(at(d, 'dest', 'CPF'))),
  both('E0920', A1, (d) => isNoTown(at(d, 'dest', 'end', 'endNac', 'cMun'))),
  both('E0930', A1, (d) => isNoEmail(at(d, 'dest', 'email'))),
  both('E0931', A1, (d) => has(d, 'imovel') && builds(d) && code(d).startsWith('07')),
  both('E0932', A1, (d) => !has(d, 'imovel') && !builds(d) && isProperty(d)),
  both('E0928', A1, (d) => has(d, 'imovel') && !builds(d) && !isProperty(d)),
  both('E0933', `${A1}; digit of the CIB: Receita Federal, IRPF 2025`, (d) => has(d, 'imovel', 'cCIB') && !isCib(at(d, 'imovel', 'cCIB'))),
  both('E0934', A1, (d) => abroad(d) && has(d, 'imovel', 'end') && !has(d, 'imovel', 'end', 'endExt')),
  both('E0935', A1, (d) => !abroad(d) && has(d, 'imovel', 'end', 'endExt')),
  both('E0940', A1, (d) => anyRefund(d, wrongLength)),
  both('E0942', A1, (d) => anyRefund(d, (one) => child(one, 'docFiscalOutro') !== undefined && date(one, 'dtCompDoc') >= '2026-01-01')),
  both('E0943', A1, (d) => anyRefund(d, (one) => isNoTown(textBelow(one, 'docFiscalOutro', 'cMunDocFiscal')))),
  both('E0945', A1, (d) => anyRefund(d, (one) => below(one, 'fornec', 'CNPJ') !== undefined && !isCnpj(textBelow(one, 'fornec', 'CNPJ')))),
  both('E0947', A1, (d) => anyRefund(d, (one) => below(one, 'fornec', 'CPF') !== undefined && !isCpf(textBelow(one, 'fornec', 'CPF')))),
  both('E0950', A1, (d) => anyRefund(d, (one) => date(one, 'dtCompDoc') > date(one, 'dtEmiDoc'))),
  both('E0951', A1, (d) => anyRefund(d, (one) => date(one, 'dtEmiDoc') < date(one, 'dtCompDoc'))),
  both('E0952', A1, (d) => anyRefund(d, (one) => child(one, 'xTpReeRepRes') !== undefined && childText(one, 'tpReeRepRes') !== '99')),
  both('E0953', A1, (d) => anyRefund(d, (one) => compare(money(one, 'vlrReeRepRes'), decimalOrZero(d.at('valores', 'vServPrest', 'vServ'))) > 0)),
  strict('E0958', TABLES, (d) => group(d) !== undefined && (!usable(d, classificationOf(d)) || !isOfServices(classificationOf(d)))),
  strict('E0959', TABLES, (d) => group(d) !== undefined && (situation(d) === undefined || (usable(d, classificationOf(d)) && own(d) === undefined))),
  strict('E0964', TABLES, (d) => tax(d, 'gTribRegular', 'CSTReg') !== '' && own(d)?.marks.includes('gTribRegular') === false),
  strict('E0965', TABLES, (d) => tax(d, 'gTribRegular', 'CSTReg') === '' && own(d)?.marks.includes('gTribRegular') === true),
  strict('E0969', TABLES, (d) => tax(d, 'gTribRegular', 'CSTReg') !== '' && !(usable(d, regular(d)) && isOfServices(regular(d)))),
  strict('E0970', TABLES, (d) => !tax(d, 'gTribRegular', 'cClassTribReg').startsWith(tax(d, 'gTribRegular', 'CSTReg'))),
  strict('E0971', TABLES, (d) => below(group(d), 'gDif') !== undefined && situation(d)?.demands.includes('gDif') === false),
  strict('E0972', TABLES, (d) => below(group(d), 'gDif') === undefined && situation(d)?.demands.includes('gDif') === true),
];
