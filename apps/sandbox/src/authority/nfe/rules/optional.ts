import { checkDigit } from '@fiscal/core/chave-acesso/chave-acesso';
import { compare } from '@fiscal/core/decimal/decimal';
import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { all, amount, at, has, text } from '../../xml.ts';
import type { NfeDocument, NfeItem } from '../document.ts';
import { sumOf } from './amounts.ts';
import { anyItem, type NfeRule, rulesOf } from './nfe-rule.ts';

const { strict, strictNfe } = rulesOf('conteudo');

const CFOPS_OF_SUFRAMA =
  /^(?:[12]20[3489]|5(?:109|110|120|15[12]|65[124589]|910)|6(?:905|109|110|120|12[23]|15[12]|65[124589]|910|923))$/;

const cfop = (item: NfeItem): string => text(item.prod, 'CFOP');
const emitUf = (d: NfeDocument): string => text(d.emit, 'enderEmit', 'UF');
const destUf = (d: NfeDocument): string => text(d.dest, 'enderDest', 'UF');
const burnedIn = (item: NfeItem): string => text(item.prod, 'comb', 'UFCons');
const who = (party: XmlElement | null): string => text(party, 'CNPJ') || text(party, 'CPF');
const motive = (item: NfeItem): string => text(item.icms, 'motDesICMS');

/** Keys of other notes whose digit is right; the others have a rule of their own. */
const soundRefs = (d: NfeDocument): string[] =>
  all(d.ide, 'NFref')
    .map((ref) => text(ref, 'refNFe'))
    .filter((key) => /^[0-9A-Z]{43}\d$/.test(key) && `${checkDigit(key.slice(0, 43))}` === key.slice(43));
const anyRef =
  (breaks: (key: string, d: NfeDocument) => boolean) =>
  (d: NfeDocument): boolean =>
    soundRefs(d).some((key) => breaks(key, d));
const oddMonth = (key: string, d: NfeDocument): boolean => {
  const [, year = '', month = ''] = /^..(..)(..)/.exec(key) ?? [];
  return !/^(?:0[1-9]|1[0-2])$/.test(month) || year < '06' || year > text(d.ide, 'dhEmi').slice(2, 4);
};
const oddHolder = (key: string): boolean => {
  const [, inscricao = '', serie = ''] = /^.{6}(.{14})..(\d{3})/.exec(key) ?? [];
  if (serie < '910') return !isCnpj(inscricao);
  return serie <= '969' && !isCpf(inscricao.slice(3));
};

const UNTAXED_IMPORT = /^3(?:20[12]|211|503|553)$/;
const lacksOnImport = (group: string) =>
  anyItem(
    (item) =>
      cfop(item).startsWith('3') &&
      !UNTAXED_IMPORT.test(cfop(item)) &&
      item.issqn === null &&
      !has(item.imposto, group),
  );

const throughOthers = (item: NfeItem): XmlElement[] =>
  all(item.prod, 'detExport').flatMap((one) => {
    const group = at(one, 'exportInd');
    return group === null ? [] : [group];
  });
const keysOf = (item: NfeItem): string[] => throughOthers(item).map((one) => text(one, 'chNFe'));
const badDigit = (key: string): boolean => `${checkDigit(key.slice(0, 43))}` !== key.slice(43);
const untaxedExport = (item: NfeItem): boolean =>
  has(item.icms, 'CST')
    ? text(item.icms, 'CST') === '41'
    : !has(item.icms, 'CSOSN') || text(item.icms, 'CSOSN') === '300';

/** Rules that a UF may leave out, behind those of all. */
// biome-ignore format: a table reads as one rule a row
export const OPTIONAL_RULES: readonly NfeRule[] = [
  { ...strictNfe('522', 'MOC 7.0 Anexo I, BA02-14 (refNFe)', anyRef((key) => ufByCodigo(key.slice(0, 2)) === undefined)), xMotivo: 'Rejeição: Chave de Acesso referenciada com UF inválida' },
  { ...strictNfe('524', 'MOC 7.0 Anexo I, BA02-20, BA02-24 (refNFe)', anyRef(oddMonth)), xMotivo: 'Rejeição: Chave de Acesso referenciada com Ano-Mês inválido' },
  { ...strictNfe('552', 'MOC 7.0 Anexo I, BA02-30 (refNFe)', anyRef(oddHolder)), xMotivo: 'Rejeição: Chave de Acesso referenciada com CNPJ/CPF inválido' },
  { ...strictNfe('683', 'MOC 7.0 Anexo I, BA02-40 (refNFe)', anyRef((key) => Number(key.slice(25, 34)) === 0)), xMotivo: 'Rejeição: Chave de Acesso referenciada com Número inválido' },
  strictNfe('520', 'MOC 7.0 Anexo I, I08-60 (CFOP)', anyItem((item, d) => ['3', '7'].includes(cfop(item).charAt(0)) && !['', 'EX'].includes(destUf(d)) && burnedIn(item) !== 'EX')),
  strictNfe('521', 'MOC 7.0 Anexo I, I08-70 (idDest)', (d) => text(d.ide, 'idDest') === '1' && text(d.dest, 'indIEDest') === '1' && !['', emitUf(d)].includes(destUf(d)) && d.itens.every((item) => burnedIn(item) !== emitUf(d)) && (text(d.ide, 'indPres') !== '1' || text(d.transp, 'modFrete') !== '9')),
  strictNfe('523', 'MOC 7.0 Anexo I, I08-90 (CFOP)', anyItem((item, d) => ['2', '6'].includes(cfop(item).charAt(0)) && destUf(d) === emitUf(d) && who(d.dest) !== who(d.emit) && (burnedIn(item) === '' || burnedIn(item) === emitUf(d)))),
  strictNfe('597', 'MOC 7.0 Anexo I, I08-120 (IPI)', lacksOnImport('IPI')),
  strictNfe('599', 'MOC 7.0 Anexo I, I08-130 (II)', lacksOnImport('II')),
  strictNfe('342', 'MOC 7.0 Anexo I, I54-10 (chNFe)', anyItem((item) => keysOf(item).some(badDigit))),
  strictNfe('343', 'MOC 7.0 Anexo I, I54-20 (chNFe)', anyItem((item) => keysOf(item).some((key) => !/^.{20}55/.test(key)))),
  strictNfe('344', 'MOC 7.0 Anexo I, I54-30 (chNFe)', anyItem((item) => keysOf(item).some((key, i, keys) => keys.indexOf(key) !== i))),
  strictNfe('345', 'MOC 7.0 Anexo I, I54-40 (chNFe)', anyItem((item, d) => keysOf(item).some((key) => !all(d.ide, 'NFref').some((ref) => text(ref, 'refNFe') === key)))),
  strictNfe('346', 'MOC 7.0 Anexo I, I55-10 (qExport)', anyItem((item) => throughOthers(item).length > 0 && compare(sumOf(throughOthers(item), 'qExport'), amount(item.prod, 'qCom')) !== 0)),
  strictNfe('527', 'MOC 7.0 Anexo I, N12-10 (CST)', anyItem((item, d) => cfop(item).startsWith('7') && item.issqn === null && text(d.ide, 'finNFe') !== '4' && !untaxedExport(item))),
  strict('625', 'MOC 7.0 Anexo I, N28-10 (ISUF)', anyItem((item, d) => motive(item) === '7' && !has(d.dest, 'ISUF') && !/^[12]/.test(cfop(item)))),
  strictNfe('626', 'MOC 7.0 Anexo I, N28-20 (CFOP)', anyItem((item) => motive(item) === '7' && !CFOPS_OF_SUFRAMA.test(cfop(item)))),
  strict('627', 'MOC 7.0 Anexo I, N28-30 (vICMSDeson)', anyItem((item) => motive(item) !== '' && amount(item.icms, 'vICMSDeson').units === 0n)),
  strictNfe('359', 'MOC 7.0 Anexo I, ZB02-10 (xNEmp)', (d) => d.itens.some((item) => motive(item) === '8') && !has(d.inf, 'compra', 'xNEmp')),
  strictNfe('392', 'MOC 7.0 Anexo I, YA05-10 (card)', (d) => all(d.pag, 'detPag').some((way) => text(way, 'card', 'tpIntegra') === '1' && ['CNPJ', 'cAut'].some((tag) => !has(way, 'card', tag)))),
];
