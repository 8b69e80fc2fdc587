// biome-ignore-all format: a table reads as one rule a row
import { isChaveNfse } from '../../../chave-acesso/chave-nfse.ts';
import { compare } from '../../../decimal/decimal.ts';
import { checkDigits, type DocumentRule, type DocumentView, documentRows } from '../../../engine/judge/document-judge.ts';
import { placesWhere } from '../../../engine/judge/tree-rules.ts';
import { all, amount, at, type Group, has, text, texts } from '../../../engine/judge/tree-view.ts';
import { isCib } from '../../../identity/cib.ts';
import { WORKS } from '../../../tables/national-services.ts';
import { isOperationIndicator } from '../../../tables/operation-indicators.ts';
import { A1, isUnknownTown, rule, service, type Test, value } from './dps.ts';

const reform = (d: DocumentView): Group => at(d.inf, 'IBSCBS');
const operation = (d: DocumentView): string => text(reform(d), 'tpOper');
/** Cession, leasing, management and brokerage of property. Source: text of E0903. */
const OF_PROPERTY = ['2505', '1509', '1712', '1005'];
const hasOperation: Test = (d) => has(reform(d), 'tpEnteGov') || OF_PROPERTY.includes(service(d).slice(0, 4));
/** Operations that refer to an earlier note. Source: text of E0905. */
const REFERRING = ['2', '3'];
/** cIndOp of property. Source: text of E0932. */
const PROPERTY = ['020101', '020201', '020301'];
const isOfProperty: Test = (d) => PROPERTY.includes(text(reform(d), 'cIndOp'));
const property = (d: DocumentView): Group => at(reform(d), 'imovel');
const isDoneAbroad: Test = (d) => has(d.inf, 'serv', 'locPrest', 'cPaisPrestacao');
const refunds = (d: DocumentView) => all(reform(d), 'valores', 'gReeRepRes', 'documentos');
/** Characters of a key by its kind; the others have no fixed one. Source: text of E0940. */
const KEY_LENGTHS: Readonly<Record<string, number>> = { '1': 50, '2': 44, '3': 44 };
const isOfOtherLength = (one: Group): boolean => {
  const length = KEY_LENGTHS[text(one, 'dFeNacional', 'tipoChaveDFe')];
  return length !== undefined && text(one, 'dFeNacional', 'chaveDFe').length !== length;
};
/** Last day of a document outside the national repository. Source: text of E0942. */
const LAST_OUTSIDE = '2025-12-31';
const OTHER = '99';
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const REFUND = 'IBSCBS/valores/gReeRepRes/documentos';
const whereRefund = (test: (one: Group, d: DocumentView) => boolean): DocumentRule['breaks'] => (d) => placesWhere(refunds(d), (one) => test(one, d));

/** IBS and CBS of a DPS, without the rules of the tables of CST and cClassTrib. */
export const IBS_CBS_RULES: readonly DocumentRule[] = [
  documentRows.obrig('E0901', `${A1}, E0901; Anexo C v1.01`, 'IBSCBS/cIndOp', (d) => has(reform(d), 'cIndOp') && !isOperationIndicator(text(reform(d), 'cIndOp'))),
  rule('E0903', 'IBSCBS/tpOper', (d) => reform(d) !== undefined && hasOperation(d) && operation(d) === ''),
  rule('E0904', 'IBSCBS/tpOper', (d) => operation(d) !== '' && !hasOperation(d)),
  rule('E0905', 'IBSCBS/gRefNFSe', (d) => REFERRING.includes(operation(d)) && !has(reform(d), 'gRefNFSe')),
  rule('E0906', 'IBSCBS/gRefNFSe', (d) => !REFERRING.includes(operation(d)) && has(reform(d), 'gRefNFSe')),
  rule('E0907', 'IBSCBS/gRefNFSe/refNFSe', (d) => placesWhere(texts(at(reform(d), 'gRefNFSe'), 'refNFSe'), (key) => !isChaveNfse(key))),
  rule('E0910', 'IBSCBS/dest', (d) => has(reform(d), 'dest') && text(reform(d), 'indDest') !== '1'),
  checkDigits('E0911', `${A1}, E0911`, 'IBSCBS/dest/CNPJ'),
  checkDigits('E0913', `${A1}, E0913`, 'IBSCBS/dest/CPF'),
  rule('E0920', 'IBSCBS/dest/end/endNac/cMun', (d) => isUnknownTown(reform(d), 'dest', 'end', 'endNac', 'cMun')),
  rule('E0930', 'IBSCBS/dest/email', (d) => has(reform(d), 'dest', 'email') && !EMAIL.test(text(reform(d), 'dest', 'email'))),
  rule('E0931', 'IBSCBS/imovel', (d) => property(d) !== undefined && WORKS.has(service(d)) && !service(d).startsWith('14')),
  rule('E0932', 'IBSCBS/imovel', (d) => property(d) === undefined && !WORKS.has(service(d)) && isOfProperty(d)),
  rule('E0928', 'IBSCBS/imovel', (d) => property(d) !== undefined && !WORKS.has(service(d)) && !isOfProperty(d)),
  documentRows.obrig('E0933', `${A1}, E0933; digit: Receita Federal, IRPF 2025`, 'IBSCBS/imovel/cCIB', (d) => has(property(d), 'cCIB') && !isCib(text(property(d), 'cCIB'))),
  rule('E0934', 'IBSCBS/imovel/end/endExt', (d) => isDoneAbroad(d) && has(property(d), 'end') && !has(property(d), 'end', 'endExt')),
  rule('E0935', 'IBSCBS/imovel/end/endExt', (d) => !isDoneAbroad(d) && has(property(d), 'end', 'endExt')),
  rule('E0940', `${REFUND}/dFeNacional/chaveDFe`, whereRefund((one) => has(one, 'dFeNacional') && isOfOtherLength(one))),
  rule('E0942', `${REFUND}/docFiscalOutro`, whereRefund((one) => has(one, 'docFiscalOutro') && text(one, 'dtCompDoc') > LAST_OUTSIDE)),
  rule('E0943', `${REFUND}/docFiscalOutro/cMunDocFiscal`, whereRefund((one) => isUnknownTown(one, 'docFiscalOutro', 'cMunDocFiscal'))),
  checkDigits('E0945', `${A1}, E0945`, `${REFUND}/fornec/CNPJ`),
  checkDigits('E0947', `${A1}, E0947`, `${REFUND}/fornec/CPF`),
  rule('E0950', `${REFUND}/dtEmiDoc`, whereRefund((one) => text(one, 'dtEmiDoc') < text(one, 'dtCompDoc'))),
  rule('E0951', `${REFUND}/dtCompDoc`, whereRefund((one) => text(one, 'dtCompDoc') > text(one, 'dtEmiDoc'))),
  rule('E0952', `${REFUND}/xTpReeRepRes`, whereRefund((one) => has(one, 'xTpReeRepRes') && text(one, 'tpReeRepRes') !== OTHER)),
  rule('E0953', `${REFUND}/vlrReeRepRes`, whereRefund((one, d) => compare(amount(one, 'vlrReeRepRes'), value(d)) > 0)),
];
