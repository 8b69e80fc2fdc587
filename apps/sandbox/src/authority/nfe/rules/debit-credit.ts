import { factAt, inForce } from '@fiscal/core/calendar/calendar';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { all, has, text } from '../../xml.ts';
import type { NfeDocument, NfeItem } from '../document.ts';
import { anyItem, type NfeRule, rulesOf } from './nfe-rule.ts';

const { strictNfe } = rulesOf('conteudo');

const NT = 'NT 2025.002 v1.52';
/** `finNFe` and type of the notes that may have every tax. Source: NT 2025.002 v1.52, B25-80, exceptions. */
const FREE = ['5/03', '5/04', '5/06', '6/07'];
const PAID_AHEAD = '6/06';
const ENTRY = '0';
const EXIT = '1';

const ide = (d: NfeDocument, tag: string): string => text(d.ide, tag);
/** The finality and its own type: a note that names both types is judged by the one of its finality. */
const kind = (d: NfeDocument): string =>
  `${ide(d, 'finNFe')}/${ide(d, ide(d, 'finNFe') === '5' ? 'tpNFCredito' : 'tpNFDebito')}`;
const isCredit = (d: NfeDocument): boolean => kind(d).startsWith('5/');
const isDebit = (d: NfeDocument): boolean => kind(d).startsWith('6/');

/** A public body pays for what was supplied before. Source: NT 2025.002 v1.52, B25-80. */
export const paysForSupply = (d: NfeDocument): boolean => text(d.ide, 'gCompraGov', 'tpOperGov') === '2';

/** Names of the tax groups that a note for IBS and CBS may have. Source: NT 2025.002 v1.52 and NT 2026.008, B25-80. */
function takenIn(d: NfeDocument): readonly string[] {
  const own = ['IS', 'IBSCBS', 'vTotTrib'];
  if (kind(d) !== PAID_AHEAD) return own;
  const ended = inForce('end-pis-cofins', factAt(ide(d, 'dhEmi')));
  const contributions = ended ? [] : ['PIS', 'PISST', 'COFINS', 'COFINSST'];
  return [...own, 'IPI', 'ICMS', ...contributions];
}
const isForeseen = ({ icms }: NfeItem): boolean => icms === null || icms.name === 'ICMSPrevistoPagtoAntecip';
const hasOtherTax = (item: NfeItem, d: NfeDocument): boolean =>
  has(item.det, 'impostoDevol') ||
  !isForeseen(item) ||
  item.imposto.children.some(({ name }) => !takenIn(d).includes(name));

/** Model of what is referred to: an NF-e, or an NFC-e that a credit note of return brings back. */
const isOfNfe = (ref: XmlElement, d: NfeDocument): boolean =>
  (kind(d) === '5/03' ? /^.{20}[56]5/ : /^.{20}55/).test(text(ref, 'refNFe'));

// biome-ignore format: a table reads as one rule a row
export const DEBIT_CREDIT_RULES: readonly NfeRule[] = [
  strictNfe('1001', `${NT}, B25-80`, anyItem((item, d) => (isCredit(d) || isDebit(d) || paysForSupply(d)) && !FREE.includes(kind(d)) && hasOtherTax(item, d))),
  strictNfe('1027', `${NT}, B25-65`, (d) => has(d.ide, 'NFref') && ide(d, 'tpNFCredito') === '02'),
  strictNfe('1003', `${NT}, B25-100`, (d) => isCredit(d) && !all(d.ide, 'NFref').every((ref) => isOfNfe(ref, d))),
  strictNfe('1161', `${NT}, B25-110`, (d) => isCredit(d) && ide(d, 'tpNF') !== ENTRY),
  strictNfe('1162', `${NT}, B25-120`, (d) => isDebit(d) && ide(d, 'tpNF') !== EXIT),
  strictNfe('1145', `${NT}, B25.2-30`, (d) => ide(d, 'tpNFCredito') === '02' && !inForce('nfe-credit-note-02', factAt(ide(d, 'dhEmi')))),
  strictNfe('1152', `${NT}, B25.2-40`, (d) => ide(d, 'tpNFCredito') === '03' && ide(d, 'tpNF') !== ENTRY),
];
