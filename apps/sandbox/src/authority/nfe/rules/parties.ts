import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { isInscricaoEstadual } from '@fiscal/core/identity/inscricao-estadual';
import { isInscricaoSuframa } from '@fiscal/core/identity/suframa';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { DEMANDS_RESPONSIBLE } from '@fiscal/core/tables/technical-responsible';
import type { XmlElement } from '@fiscal/core/xml/parse';
import type { Brackets } from '../../../rules/rule.ts';
import { all, amount, at, has, text } from '../../xml.ts';
import { isTipo2, type NfeDocument, type NfeItem } from '../document.ts';
import { type NfeRule, rulesOf } from './nfe-rule.ts';
import { isCouponKey, sellsPlainly } from './references.ts';

const { both, nfe, nfce, coupon, strict, strictNfe } = rulesOf('conteudo');

export const NFE_DEST_HOMOLOGACAO = 'NF-E EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL';
const BRASIL = '1058';
const EXTERIOR = '9999999';
/** UFs whose register has no exempt taxpayers. Source: NT 2015.003 (secondary text, so strict only). */
const SEM_ISENTO = ['AM', 'BA', 'CE', 'GO', 'MG', 'MS', 'MT', 'PA', 'PE', 'RN', 'SE', 'SP'];
/** Source: NT 2025.001, E16a-30, exceptions 1, 2 and 4. */
const NOT_TAXED = /^(?:4[01]|103|[34]00)$/;
const hasSt = ({ icms }: NfeItem): boolean =>
  ['vICMSST', 'vICMSSTRet'].some((tag) => amount(icms, tag).units !== 0n);
function isForExempt({ itens }: NfeDocument): boolean {
  const goods = itens.filter(({ issqn }) => issqn === null);
  if (goods.some(hasSt)) return true;
  return (
    goods.length > 0 && goods.every(({ icms }) => NOT_TAXED.test(text(icms, 'CST') || text(icms, 'CSOSN')))
  );
}

const ide = (d: NfeDocument, tag: string): string => text(d.ide, tag);
const dest = (d: NfeDocument, ...path: string[]): string => text(d.dest, ...path);
const destUf = (d: NfeDocument): string => dest(d, 'enderDest', 'UF');
const emitUf = (d: NfeDocument): string => text(d.emit, 'enderEmit', 'UF');
const abroad = (d: NfeDocument): boolean => ide(d, 'idDest') === '3';
const foreigner = (d: NfeDocument): boolean => has(d.dest, 'idEstrangeiro');

const badCnpj = (value: string): boolean => value !== '' && !isCnpj(value);
const badCpf = (value: string): boolean => value !== '' && !isCpf(value);

/** An address's município that is in no table. */
const unknownCity = (codigo: string): boolean =>
  codigo !== '' && codigo !== EXTERIOR && municipioByCodigo(codigo) === null;
/** A município that is not in that UF. */
const otherUf = (codigo: string, uf: string): boolean => {
  const municipio = codigo === '' || uf === 'EX' ? null : municipioByCodigo(codigo);
  return municipio !== null && municipio.uf !== uf;
};
/** The area of the Suframa: the western Amazon, Macapá and Santana. */
const inSuframa = (d: NfeDocument): boolean => /^(?:1[1-4]|160030|160060)/.test(dest(d, 'enderDest', 'cMun'));
const place = (d: NfeDocument, group: 'retirada' | 'entrega', tag: string): string => text(d.inf, group, tag);
const refs = (d: NfeDocument): readonly XmlElement[] => all(d.ide, 'NFref');
const refKeys = (d: NfeDocument): string[] =>
  refs(d)
    .map((ref) => text(ref, 'refNFe'))
    .filter((key) => key !== '');
const badIe = (ie: string, uf: string): boolean => ie !== '' && !isInscricaoEstadual(ie, uf);
const soldDirect = (d: NfeDocument): boolean =>
  d.itens.some((item) => text(item.prod, 'veicProd', 'tpOp') === '2');
const hasAddress = (d: NfeDocument): boolean => has(d.dest, 'enderDest') || has(d.inf, 'entrega');
/** UFs where fuels of the note are used. */
const burnedAt = (d: NfeDocument): string[] =>
  d.itens.map((item) => text(item.prod, 'comb', 'UFCons')).filter((uf) => uf !== '');
/**
 * Places of pickup and delivery of a note that has one of them: in two UFs, or in one. A place that is missing
 * is that of the party who sends or receives. Source: MOC 7.0 Anexo I, exceptions of E12-30 to E12-60.
 */
function movesBetween(d: NfeDocument): 'UFs' | 'towns' | null {
  const picked = place(d, 'retirada', 'UF');
  const given = place(d, 'entrega', 'UF');
  if (picked === '' && given === '') return null;
  const enters = ide(d, 'tpNF') === '0';
  const from = picked === '' ? (enters ? destUf(d) : emitUf(d)) : picked;
  const to = given === '' ? (enters ? emitUf(d) : destUf(d)) : given;
  return from === to ? 'towns' : 'UFs';
}
/** A complement, or a credit note of a kind that corrects a note of its own issuer. */
const tiedToOwn = (d: NfeDocument): boolean =>
  ide(d, 'finNFe') === '2' || /^0[34]$/.test(ide(d, 'tpNFCredito'));
const ownRefs = (d: NfeDocument): string[] => refKeys(d).filter((key) => !key.startsWith('89', 22));
const hasItemRefs = (d: NfeDocument): boolean => d.itens.some((item) => has(item.det, 'DFeReferenciado'));
const refersBy = (d: NfeDocument, group: string): boolean | Brackets => {
  const at = refs(d).findIndex((ref) => has(ref, group));
  return at >= 0 && { nOcor: at + 1 };
};
const hasRepeated = (keys: readonly string[]): boolean => new Set(keys).size !== keys.length;

// biome-ignore format: a table reads as one rule a row
export const IDE_RULES: readonly NfeRule[] = [
  coupon('706', 'NT 2026.002, B11-10 (tpNF)', (d) => ide(d, 'tpNF') === '0'),
  coupon('707', 'NT 2026.002, B11a-10 (idDest)', (d) => ide(d, 'idDest') !== '1'),
  nfce('709', 'MOC 7.0 Anexo I, grupo B (tpImp)', (d) => !['4', '5'].includes(ide(d, 'tpImp'))),
  nfe('710', 'MOC 7.0 Anexo I, grupo B (tpImp)', (d) => ['4', '5'].includes(ide(d, 'tpImp'))),
  coupon('715', 'NT 2026.002, B25-20 (finNFe)', (d) => ide(d, 'finNFe') !== '1'),
  coupon('716', 'NT 2026.002, B25a-10 (indFinal)', (d) => ide(d, 'indFinal') !== '1'),
  coupon('717', 'NT 2026.002, B25b-20 (indPres)', (d) => !['1', '4', '5'].includes(ide(d, 'indPres'))),
  nfe('794', 'MOC 7.0 Anexo I, grupo B (indPres)', (d) => ide(d, 'indPres') === '4' && !isTipo2(d)),
  coupon('708', 'NT 2026.002, BA01-10, VC02-04', (d) => refs(d).length > 0 || hasItemRefs(d)),
  both('434', 'NT 2020.006 (indIntermed)', (d) => ['2', '3', '4', '9'].includes(ide(d, 'indPres')) && ide(d, 'indIntermed') === ''),
  both('435', 'NT 2020.006 (indIntermed)', (d) => ide(d, 'indPres') === '5' && ide(d, 'indIntermed') !== ''),
  both('438', 'NT 2020.006 (infIntermed)', (d) => ide(d, 'indIntermed') === '1' && !has(d.inf, 'infIntermed')),
  both('439', 'NT 2020.006 (infIntermed)', (d) => ide(d, 'indIntermed') !== '1' && has(d.inf, 'infIntermed')),
  both('440', 'NT 2020.006 (infIntermed)', (d) => badCnpj(text(d.inf, 'infIntermed', 'CNPJ'))),
  nfe('254', 'NT 2025.002 B25-30', (d) => ide(d, 'finNFe') === '2' && refs(d).length === 0 && !hasItemRefs(d)),
  nfe('255', 'NT 2025.002 B25-40', (d) => ide(d, 'finNFe') === '2' && refs(d).length > 1),
  strictNfe('254', 'NT 2025.002 B25-30', (d) => /^0[134]$/.test(ide(d, 'tpNFCredito')) && refs(d).length === 0 && !hasItemRefs(d)),
  strictNfe('255', 'NT 2025.002 B25-40', (d) => /^0[134]$/.test(ide(d, 'tpNFCredito')) && refs(d).length > 1),
  strictNfe('269', 'MOC 7.0 Anexo I, B25-50 (refNFe); NT 2025.002', (d) => tiedToOwn(d) && ownRefs(d).some((key) => !key.startsWith(d.emitente, 6))),
  strictNfe('678', 'MOC 7.0 Anexo I, B25-60 (refNFe); NT 2025.002', (d) => tiedToOwn(d) && refKeys(d).some((key) => !key.startsWith(d.cUF))),
  strictNfe('864', 'MOC 7.0 Anexo I, B25b-40 (indPres)', (d) => ide(d, 'indPres') === '5' && !isTipo2(d) && !hasItemRefs(d) && refs(d).every((ref) => !has(ref, 'refNFe') && !has(ref, 'refNF'))),
  strict('1000', 'NT 2025.002 B25b-60; leiauteNFe_v4.00.xsd (cMunFGIBS)', (d) => has(d.ide, 'cMunFGIBS') && (ide(d, 'indPres') !== '5' || hasAddress(d))),
  strict('1005', 'NT 2025.002 B25b-70; leiauteNFe_v4.00.xsd (cMunFGIBS)', (d) => ide(d, 'indPres') === '5' && !hasAddress(d) && !has(d.ide, 'cMunFGIBS') && d.itens.some((item) => item.ibsCbs !== null)),
  strictNfe('1140', 'NT 2025.002 B34-10; DFeTiposBasicos_v1.00.xsd (refDFeAnt)', (d) => text(d.ide, 'gCompraGov', 'tpOperGov') === '2' && !has(d.ide, 'gCompraGov', 'refDFeAnt')),
  both('1139', 'NT 2025.002 B25.1-10', (d) => ide(d, 'finNFe') !== '6' && ide(d, 'tpNFDebito') !== ''),
  both('1163', 'NT 2025.002 B25.2-10', (d) => ide(d, 'finNFe') !== '5' && ide(d, 'tpNFCredito') !== ''),
  nfe('1009', 'NT 2025.002 B25.1-20', (d) => ide(d, 'finNFe') === '6' && ide(d, 'tpNFDebito') === ''),
  nfe('1164', 'NT 2025.002 B25.2-20', (d) => ide(d, 'finNFe') === '5' && ide(d, 'tpNFCredito') === ''),
  nfce('1006', 'NT 2025.002 B31-10', (d) => has(d.ide, 'gCompraGov')),
  both('547', 'MOC 7.0 Anexo I, grupo BA (refNFe)', (d) => refKeys(d).some((key) => !isChave(key))),
  both('680', 'MOC 7.0 Anexo I, grupo BA (refNFe)', (d) => hasRepeated(refKeys(d))),
  both('316', 'MOC 7.0 Anexo I, grupo BA (refNFe)', (d) => refKeys(d).includes(d.chave)),
  strictNfe('679', 'NT 2026.002 BA02-35 (refNFe)', (d) => {
    const at = sellsPlainly(d) ? refs(d).findIndex((ref) => isCouponKey(text(ref, 'refNFe'))) : -1;
    return at >= 0 && { nOcor: at + 1 };
  }, { since: 'nfe-2026.002-e' }),
  strictNfe('681', 'NT 2026.002 BA03-10 (refNF)', (d) => refersBy(d, 'refNF'), { since: 'nfe-2026.002-d' }),
  strictNfe('682', 'NT 2026.002 BA10-10 (refNFP)', (d) => refersBy(d, 'refNFP'), { since: 'nfe-2026.002-d' }),
  strictNfe('924', 'NT 2026.002 BA20-30 (refECF)', (d) => refersBy(d, 'refECF'), { since: 'nfe-2026.002-d' }),
  both('270', 'MOC 7.0 Anexo I, grupo B (cMunFG)', (d) => unknownCity(ide(d, 'cMunFG'))),
  both('271', 'MOC 7.0 Anexo I, grupo B (cMunFG)', (d) => otherUf(ide(d, 'cMunFG'), emitUf(d))),
  both('272', 'MOC 7.0 Anexo I, grupo C (cMun)', (d) => unknownCity(text(d.emit, 'enderEmit', 'cMun'))),
  both('273', 'MOC 7.0 Anexo I, grupo C (cMun)', (d) => otherUf(text(d.emit, 'enderEmit', 'cMun'), emitUf(d))),
  { ...strictNfe('347', 'MOC 7.0 Anexo I, C18-14 (IEST)', (d) => abroad(d) && has(d.emit, 'IEST')), xMotivo: 'Rejeição: Informada IE do substituto tributário em operação que não é interestadual' },
  strictNfe('478', 'MOC 7.0 Anexo I, C18-20 (entrega)', (d) => soldDirect(d) && place(d, 'entrega', 'UF') === ''),
  strictNfe('211', 'MOC 7.0 Anexo I, C18-30 (IEST)', (d) => badIe(text(d.emit, 'IEST'), (soldDirect(d) && place(d, 'entrega', 'UF')) || destUf(d))),
  { ...strictNfe('363', 'MOC 7.0 Anexo I, C18-40 (IEST)', (d) => has(d.emit, 'IEST') && (text(d.emit, 'IEST') === text(d.emit, 'IE') || text(d.emit, 'IEST') === dest(d, 'IE'))), xMotivo: 'Rejeição: IE do substituto tributário idêntica à IE do emitente ou do destinatário' },
  coupon('718', 'NT 2026.002, C18-10 (IEST)', (d) => text(d.emit, 'IEST') !== ''),
];

// biome-ignore format: a table reads as one rule a row
export const DEST_RULES: readonly NfeRule[] = [
  strictNfe('719', 'MOC 7.0 Anexo I, grupo E', (d) => d.dest === null),
  strictNfe('728', 'MOC 7.0 Anexo I, grupo E (IE)', (d) => d.dest !== null && dest(d, 'indIEDest') === '1' && dest(d, 'IE') === ''),
  strictNfe('726', 'MOC 7.0 Anexo I, grupo E (enderDest)', (d) => d.dest !== null && !has(d.dest, 'enderDest')),
  nfe('724', 'MOC 7.0 Anexo I, grupo E (xNome)', (d) => d.dest !== null && dest(d, 'xNome') === ''),
  nfe('598', 'MOC 7.0 Anexo I, grupo E (xNome)', (d) => d.dest !== null && dest(d, 'xNome') !== NFE_DEST_HOMOLOGACAO),
  strictNfe('210', 'MOC 7.0 Anexo I, E17-50 (IE)', (d) => badIe(dest(d, 'IE'), destUf(d))),
  both('208', 'MOC 7.0 Anexo I, grupo E (CNPJ)', (d) => badCnpj(dest(d, 'CNPJ'))),
  both('237', 'MOC 7.0 Anexo I, grupo E (CPF)', (d) => badCpf(dest(d, 'CPF'))),
  both('720', 'MOC 7.0 Anexo I, grupo E (idEstrangeiro)', (d) => abroad(d) && d.dest !== null && !foreigner(d)),
  { ...nfe('721', 'MOC 7.0 Anexo I, E03a-20 (idEstrangeiro)', (d) => !abroad(d) && foreigner(d) && ide(d, 'indFinal') !== '1'), xMotivo: 'Rejeição: Informado idEstrangeiro e Operação não é com consumidor final' },
  strict('925', 'MOC 7.0 Anexo I, E03a-30 (IE)', (d) => foreigner(d) && has(d.dest, 'IE')),
  strict('372', 'MOC 7.0 Anexo I, E03a-60 (idEstrangeiro)', (d) => /[^\w:.+/() -]|_/.test(dest(d, 'idEstrangeiro'))),
  both('727', 'MOC 7.0 Anexo I, grupo E (UF)', (d) => abroad(d) && destUf(d) !== '' && destUf(d) !== 'EX'),
  { ...nfe('771', 'MOC 7.0 Anexo I, I08-94 (idEstrangeiro)', (d) => ide(d, 'idDest') === '2' && foreigner(d) && d.itens.every((item) => text(item.prod, 'CFOP') !== '6667')), xMotivo: 'Rejeição: Informado idEstrangeiro em operação interestadual' },
  nfe('772', 'MOC 7.0 Anexo I, E12-30, E12-50 (UF)', (d) => ide(d, 'idDest') === '2' && destUf(d) === emitUf(d) && !(has(d.dest, 'CNPJ') && dest(d, 'CNPJ') === text(d.emit, 'CNPJ')) && !burnedAt(d).some((uf) => uf !== emitUf(d)) && movesBetween(d) !== 'UFs'),
  nfe('773', 'MOC 7.0 Anexo I, E12-40, E12-60 (UF)', (d) => ide(d, 'idDest') === '1' && ide(d, 'indFinal') === '0' && destUf(d) !== '' && destUf(d) !== emitUf(d) && !burnedAt(d).includes(emitUf(d)) && movesBetween(d) !== 'towns'),
  both('509', 'MOC 7.0 Anexo I, grupo E (cMun)', (d) => destUf(d) === 'EX' && dest(d, 'enderDest', 'cMun') !== EXTERIOR),
  nfe('510', 'MOC 7.0 Anexo I, E14-10 (cPais)', (d) => abroad(d) && d.dest !== null && ['', BRASIL].includes(dest(d, 'enderDest', 'cPais'))),
  both('511', 'MOC 7.0 Anexo I, E14-20 (cPais)', (d) => !abroad(d) && dest(d, 'idEstrangeiro') === '' && !['', BRASIL].includes(dest(d, 'enderDest', 'cPais'))),
  strict('926', 'MOC 7.0 Anexo I, E14-30 (cPais)', (d) => destUf(d) === 'EX' && dest(d, 'enderDest', 'cPais') === BRASIL),
  both('274', 'MOC 7.0 Anexo I, grupo E (cMun)', (d) => unknownCity(dest(d, 'enderDest', 'cMun'))),
  both('275', 'MOC 7.0 Anexo I, grupo E (cMun)', (d) => otherUf(dest(d, 'enderDest', 'cMun'), destUf(d))),
  nfce('789', 'MOC 7.0 Anexo I, grupo E (indIEDest)', (d) => d.dest !== null && dest(d, 'indIEDest') !== '9'),
  nfce('729', 'MOC 7.0 Anexo I, grupo E (IE)', (d) => dest(d, 'IE') !== ''),
  nfce('730', 'MOC 7.0 Anexo I, grupo E (ISUF)', (d) => dest(d, 'ISUF') !== ''),
  both('232', 'MOC 7.0 Anexo I, grupo E (IE)', (d) => dest(d, 'indIEDest') === '1' && dest(d, 'IE') === ''),
  both('791', 'MOC 7.0 Anexo I, grupo E (IE)', (d) => dest(d, 'indIEDest') === '2' && dest(d, 'IE') !== ''),
  both('792', 'MOC 7.0 Anexo I, grupo E (IE)', (d) => destUf(d) === 'EX' && dest(d, 'IE') !== ''),
  both('790', 'MOC 7.0 Anexo I, grupo E (indIEDest)', (d) => abroad(d) && d.dest !== null && dest(d, 'indIEDest') !== '9'),
  both('696', 'MOC 7.0 Anexo I, grupo E (indIEDest)', (d) => dest(d, 'indIEDest') === '9' && ide(d, 'indFinal') !== '1' && !abroad(d) && ide(d, 'tpNF') === '1'),
  strict('805', 'NT 2025.001, E16a-30 (indIEDest)', (d) => dest(d, 'indIEDest') === '2' && SEM_ISENTO.includes(destUf(d)) && !isForExempt(d)),
  strict('235', 'MOC 7.0 Anexo I, E18-20 (ISUF)', (d) => dest(d, 'ISUF') !== '' && !isInscricaoSuframa(dest(d, 'ISUF'))),
  strict('251', 'MOC 7.0 Anexo I, E18-30 (ISUF)', (d) => dest(d, 'ISUF') !== '' && !inSuframa(d)),
  coupon('787', 'NT 2026.002, E01-20', (d) => ide(d, 'indPres') === '4' && d.dest === null),
  nfce('788', 'MOC 7.0 Anexo I, grupo E (enderDest)', (d) => ide(d, 'indPres') === '4' && !has(d.dest, 'enderDest')),
  coupon('669', 'NT 2026.002, F01-10', (d) => has(d.inf, 'retirada')),
  both('512', 'MOC 7.0 Anexo I, grupo F (CNPJ)', (d) => badCnpj(place(d, 'retirada', 'CNPJ'))),
  both('540', 'MOC 7.0 Anexo I, grupo F (CPF)', (d) => badCpf(place(d, 'retirada', 'CPF'))),
  both('276', 'MOC 7.0 Anexo I, grupo F (cMun)', (d) => unknownCity(place(d, 'retirada', 'cMun'))),
  both('277', 'MOC 7.0 Anexo I, grupo F (cMun)', (d) => otherUf(place(d, 'retirada', 'cMun'), place(d, 'retirada', 'UF'))),
  both('513', 'MOC 7.0 Anexo I, grupo F (cMun)', (d) => place(d, 'retirada', 'UF') === 'EX' && place(d, 'retirada', 'cMun') !== EXTERIOR),
  strictNfe('971', 'MOC 7.0 Anexo I, F15-10, G15-10 (IE)', (d) => (['retirada', 'entrega'] as const).some((group) => badIe(place(d, group, 'IE'), place(d, group, 'UF')))),
  both('514', 'MOC 7.0 Anexo I, grupo G (CNPJ)', (d) => badCnpj(place(d, 'entrega', 'CNPJ'))),
  both('541', 'MOC 7.0 Anexo I, grupo G (CPF)', (d) => badCpf(place(d, 'entrega', 'CPF'))),
  both('278', 'MOC 7.0 Anexo I, grupo G (cMun)', (d) => unknownCity(place(d, 'entrega', 'cMun'))),
  both('279', 'MOC 7.0 Anexo I, grupo G (cMun)', (d) => otherUf(place(d, 'entrega', 'cMun'), place(d, 'entrega', 'UF'))),
  both('515', 'MOC 7.0 Anexo I, grupo G (cMun)', (d) => place(d, 'entrega', 'UF') === 'EX' && place(d, 'entrega', 'cMun') !== EXTERIOR),
  both('323', 'NT 2014.002 (autXML)', (d) => all(d.inf, 'autXML').some((who) => badCnpj(text(who, 'CNPJ')))),
  both('325', 'NT 2014.002 (autXML)', (d) => all(d.inf, 'autXML').some((who) => badCpf(text(who, 'CPF')))),
  both('324', 'NT 2014.002 (autXML)', (d) => dest(d, 'CNPJ') !== '' && all(d.inf, 'autXML').some((who) => text(who, 'CNPJ') === dest(d, 'CNPJ'))),
  both('326', 'NT 2014.002 (autXML)', (d) => dest(d, 'CPF') !== '' && all(d.inf, 'autXML').some((who) => text(who, 'CPF') === dest(d, 'CPF'))),
  strict('972', 'NT 2018.005, ZD01-10 (infRespTec): by UF', (d) => DEMANDS_RESPONSIBLE.has(emitUf(d)) && !has(d.inf, 'infRespTec'), { since: 'past-responsible' }),
  both('973', 'NT 2018.005 (infRespTec)', (d) => badCnpj(text(at(d.inf, 'infRespTec'), 'CNPJ'))),
];
