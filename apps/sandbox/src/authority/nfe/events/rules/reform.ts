import { isCnpj } from '@fiscal/core/identity/cnpj';
import { LINKED_MEANS } from '@fiscal/core/tables/payment-means';
import type { EventFacts } from '../../../events/register.ts';
import { all, text } from '../../../xml.ts';
import { eventOf } from '../event.ts';
import { type EventRule, type EventRuleContext, eventRulesOf, inForce } from './event-rule.ts';

const { both, nfce } = eventRulesOf('evento');
const NT = 'NT 2025.002-RTC v1.52 §8';
const LINK = 'NT 2026.006 v1.00';

const itemTags = ['gConsumo', 'gPerecimento', 'gItemNaoFornecido'];
const itemsNamed = (e: EventFacts): readonly string[] =>
  itemTags.flatMap((tag) => all(e.det, tag).map(({ attributes }) => attributes['nItem'] ?? ''));

/** The first item that the note does not have. */
function unknownItem(e: EventFacts, c: EventRuleContext): boolean {
  const document = c.subject?.document;
  if (!document) return false;
  const known = new Set(document.itens.map(({ nItem }) => `${nItem}`));
  return itemsNamed(e).some((nItem) => !known.has(nItem));
}

// biome-ignore format: a table reads as one rule a row
export const REFORM_RULES: readonly EventRule[] = [
  nfce('450', NT, () => true),
  both('455', `${NT}: cOrgaoAutor`, (e) => text(e.det, 'cOrgaoAutor') !== e.chave.slice(0, 2)),
  both('466', `${NT}: tpAutor`, (e) => text(e.det, 'tpAutor') !== '1'),
];
// biome-ignore format: a table reads as one rule a row
export const LINK_RULES: readonly EventRule[] = [
  both('455', `${LINK}: cOrgaoAutor`, (e) => text(e.det, 'cOrgaoAutor') !== e.chave.slice(0, 2)),
  both('466', `${LINK}, P21-10`, (e) => text(e.det, 'tpAutor') !== '1'),
  both('222', LINK, (e, c) => c.subject !== null && text(e.det, 'nProt') !== c.subject.stored.nProt),
  both('1273', `${LINK}, P26-10`, (e) => !LINKED_MEANS.has(text(e.det, 'gPgto', 'tpMeioPgto'))),
  both('1274', `${LINK}, P27-10`, (e) => !isCnpj(text(e.det, 'gPgto', 'CNPJReceb'))),
];
export const REFORM_ITEM_RULES: readonly EventRule[] = [
  ...REFORM_RULES,
  both('1096', `${NT}: items of the note`, unknownItem),
];

/** Events of the named type and sequence that are in force. */
const namedEvents = (e: EventFacts, c: EventRuleContext) =>
  inForce(c, text(e.det, 'tpEventoAut')).filter(({ nSeqEvento }) => `${nSeqEvento}` === e.nSeqEvento);

/** The event to cancel, as it was sent; null when there is none. */
function undone(e: EventFacts, c: EventRuleContext): EventFacts | null {
  const [stored] = namedEvents(e, c);
  return stored === undefined ? null : eventOf(stored.evento);
}
const differs = (e: EventFacts, c: EventRuleContext, read: (event: EventFacts) => string): boolean => {
  const other = undone(e, c);
  return other !== null && read(other) !== read(e);
};

// biome-ignore format: a table reads as one rule a row
export const UNDO_REFORM_RULES: readonly EventRule[] = [
  both('459', `${NT}.13, 1P06-10: of that type and sequence, in force`, (e, c) => namedEvents(e, c).length === 0),
  both('1113', `${NT}.13, 1P10-10`, (e, c) => differs(e, c, ({ autor }) => autor)),
  both('1178', `${NT}.13, 1P20-10`, (e, c) => differs(e, c, ({ det }) => text(det, 'cOrgaoAutor'))),
  both('460', `${NT}.13, 1P24-10`, (e, c) => !namedEvents(e, c).some(({ nProt }) => nProt === text(e.det, 'nProtEvento'))),
];
