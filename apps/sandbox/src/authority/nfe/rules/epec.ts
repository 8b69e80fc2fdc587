import { compare } from '@fiscal/core/decimal/decimal';
import { parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import type { StoredEvent } from '../../../state/events.ts';
import { amount, at, text } from '../../xml.ts';
import { addresseeOf, type NfeDocument } from '../document.ts';
import { type NfeRule, rulesOf } from './nfe-rule.ts';

const { both, nfe, nfce } = rulesOf('chave');
const NT = 'NT 2014.001 (EPEC)';

const byEpec = (d: NfeDocument): boolean => text(d.ide, 'tpEmis') === '4';
const detailOf = ({ evento }: StoredEvent): XmlElement | null =>
  at(parseXml(evento).root, 'infEvento', 'detEvento');

/** True when a field of the note differs from its EPEC. */
function differs(d: NfeDocument, epec: StoredEvent): boolean {
  const detail = detailOf(epec);
  const dest = at(detail, 'dest');
  // The EPEC of an NFC-e has its totals beside the addressee, and no ICMS ST.
  const [totals, tags] = d.modelo === '65' ? [detail, ['vNF', 'vICMS']] : [dest, ['vNF', 'vICMS', 'vST']];
  const id = text(dest, 'CNPJ') || text(dest, 'CPF') || text(dest, 'idEstrangeiro');
  return (
    text(detail, 'dhEmi') !== text(d.ide, 'dhEmi') ||
    text(detail, 'tpNF') !== text(d.ide, 'tpNF') ||
    text(detail, 'IE') !== text(d.emit, 'IE') ||
    text(dest, 'UF') !== (text(d.dest, 'enderDest', 'UF') || text(d.emit, 'enderEmit', 'UF')) ||
    id !== (addresseeOf(d) || text(d.dest, 'idEstrangeiro')) ||
    text(dest, 'IE') !== text(d.dest, 'IE') ||
    tags.some((tag) => compare(amount(totals, tag), amount(d.icmsTot, tag)) !== 0)
  );
}

/** Rules over a note and the EPEC of its number. [?] No source confirms that the NF-e rules apply to NFC-e too. */
// biome-ignore format: a table reads as one rule a row
export const EPEC_NOTE_RULES: readonly NfeRule[] = [
  both('692', `${NT}: the number has one`, (d, { epec }) => !byEpec(d) && epec !== null && { 'Chave EPEC': epec.chave }),
  nfe('468', `${NT}: the number has none`, (d, { epec }) => byEpec(d) && epec === null),
  nfce('714', 'MOC 7.0 Anexo I, grupo B (tpEmis): the number has none', (d, { epec }) => byEpec(d) && epec === null),
  both('691', `${NT}: key`, (d, { epec }) => byEpec(d) && epec !== null && epec.chave !== d.chave),
  both('467', `${NT}: IE, dhEmi, tpNF, addressee, totals`, (d, { epec }) => byEpec(d) && epec !== null && differs(d, epec)),
];
