import { compare } from '@fiscal/core/decimal/decimal';
import { parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import type { StoredEvent } from '../../../state/events.ts';
import { amount, at, text } from '../../xml.ts';
import { addresseeOf, type NfeDocument } from '../document.ts';
import { type NfeRule, rulesOf } from './nfe-rule.ts';

const { nfe } = rulesOf('chave');
const NT = 'NT 2014.001 (EPEC)';

const byEpec = (d: NfeDocument): boolean => text(d.ide, 'tpEmis') === '4';
const detailOf = ({ evento }: StoredEvent): XmlElement | null =>
  at(parseXml(evento).root, 'infEvento', 'detEvento');

/** What the note may not say otherwise than its EPEC did. */
function differs(d: NfeDocument, epec: StoredEvent): boolean {
  const told = detailOf(epec);
  const dest = at(told, 'dest');
  const id = text(dest, 'CNPJ') || text(dest, 'CPF') || text(dest, 'idEstrangeiro');
  return (
    text(told, 'dhEmi') !== text(d.ide, 'dhEmi') ||
    text(told, 'tpNF') !== text(d.ide, 'tpNF') ||
    text(told, 'IE') !== text(d.emit, 'IE') ||
    text(dest, 'UF') !== text(d.dest, 'enderDest', 'UF') ||
    id !== (addresseeOf(d) || text(d.dest, 'idEstrangeiro')) ||
    text(dest, 'IE') !== text(d.dest, 'IE') ||
    ['vNF', 'vICMS', 'vST'].some((tag) => compare(amount(dest, tag), amount(d.icmsTot, tag)) !== 0)
  );
}

/** A note against the EPEC of its number. */
// biome-ignore format: a table reads as one rule a row
export const EPEC_NOTE_RULES: readonly NfeRule[] = [
  nfe('692', `${NT}: the number has one`, (d, { epec }) => !byEpec(d) && epec !== null && { 'Chave EPEC': epec.chave }),
  nfe('468', `${NT}: the number has none`, (d, { epec }) => byEpec(d) && epec === null),
  nfe('691', `${NT}: key`, (d, { epec }) => byEpec(d) && epec !== null && epec.chave !== d.chave),
  nfe('467', `${NT}: IE, dhEmi, tpNF, addressee, totals`, (d, { epec }) => byEpec(d) && epec !== null && differs(d, epec)),
];
