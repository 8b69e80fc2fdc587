import { compare, decimalOrZero } from '@fiscal/core/decimal/decimal';
import { BUILT_IN } from '@fiscal/core/tables/rtc/built-in';
import type { XmlElement } from '@fiscal/core/xml/parse';
import type { EventFacts } from '../../../events/register.ts';
import { all, has, text } from '../../../xml.ts';
import { addresseeOf, type NfeItem } from '../../document.ts';
import { type EventRule, type EventRuleContext, eventRulesOf } from './event-rule.ts';

const { both, nfe, nfce } = eventRulesOf('evento');
const NT = 'NT 2025.002-RTC v1.52';

const authorKind = (e: EventFacts): string => text(e.det, 'tpAutor');

function isNotAddressee(e: EventFacts, { subject }: EventRuleContext): boolean {
  const document = subject?.document ?? null;
  return authorKind(e) === '2' && document !== null && addresseeOf(document) !== e.autor;
}

/** The items that an event names, each with that of the note: undefined when the note has none. */
const pairs = (
  e: EventFacts,
  { subject }: EventRuleContext,
  tag: string,
): readonly { readonly own: XmlElement; readonly item: NfeItem | undefined }[] => {
  const document = subject?.document;
  if (!document) return [];
  return all(e.det, tag).map((own) => ({
    own,
    item: document.itens.find(({ nItem }) => nItem === own.attributes['nItem']),
  }));
};

const anyPair =
  (tag: string, breaks: (own: XmlElement, item: NfeItem) => boolean) =>
  (e: EventFacts, c: EventRuleContext): boolean =>
    pairs(e, c, tag).some(({ own, item }) => item !== undefined && breaks(own, item));

const exceeds = (sent: string, limit: string): boolean =>
  limit !== '' && compare(decimalOrZero(sent), decimalOrZero(limit)) > 0;

const unknownItem =
  (tag: string) =>
  (e: EventFacts, c: EventRuleContext): boolean =>
    pairs(e, c, tag).some(({ item }) => item === undefined);

// biome-ignore format: a table reads as one rule a row
const authorRules = (section: string, kinds: string): readonly EventRule[] => [
  both('466', `${NT} ${section}: tpAutor`, (e) => !kinds.includes(authorKind(e))),
  nfe('575', `${NT} ${section}, 2P21-10`, isNotAddressee),
];

/** Tags of the values of an event's items. */
interface Values {
  readonly group: string;
  readonly ibs: string;
  readonly cbs: string;
}

// biome-ignore format: a table reads as one rule a row
const valueRules = (section: string, { group, ibs, cbs }: Values): readonly EventRule[] => [
  nfe('1096', `${NT} ${section}, 2P24-10`, unknownItem(group)),
  nfe('1097', `${NT} ${section}, 2P25-10`, anyPair(group, (own, { ibsCbs }) => exceeds(text(own, ibs), text(ibsCbs, 'gIBSCBS', 'vIBS')))),
  nfe('1098', `${NT} ${section}, 2P26-10`, anyPair(group, (own, { ibsCbs }) => exceeds(text(own, cbs), text(ibsCbs, 'gIBSCBS', 'gCBS', 'vCBS')))),
];

/** More of an item than the note has, in the note's unit. */
const moreThanSold = (group: string, quantity: string, unit: string) =>
  anyPair(
    group,
    (own, { prod }) =>
      text(own, 'gControleEstoque', unit) === text(prod, 'uCom') &&
      exceeds(text(own, 'gControleEstoque', quantity), text(prod, 'qCom')),
  );

const TAXES = { ibs: 'vIBS', cbs: 'vCBS' };
const FUEL = { group: 'gConsumoComb', ...TAXES };
const ASSET = { group: 'gImobilizacao', ...TAXES };

export const LOSS_RULES = authorRules('§8.15', '2');
export const ACCEPTANCE_RULES = authorRules('§8.5', '2');
// biome-ignore format: a table reads as one rule a row
export const ASSET_RULES: readonly EventRule[] = [
  ...authorRules('§8.6', '2'),
  ...valueRules('§8.6', ASSET),
  nfe('1100', `${NT} §8.6, 2P29-10`, moreThanSold('gImobilizacao', 'qImobilizado', 'uImobilizado')),
];
// biome-ignore format: a table reads as one rule a row
export const FUEL_RULES: readonly EventRule[] = [
  ...authorRules('§8.7', '2'),
  ...valueRules('§8.7', FUEL),
  nfe('1101', `${NT} §8.7, 2P28-10`, moreThanSold('gConsumoComb', 'qComb', 'uComb')),
];
export const ACTIVITY_RULES: readonly EventRule[] = [
  ...authorRules('§8.8', '2'),
  ...valueRules('§8.8', { group: 'gCredito', ibs: 'vCredIBS', cbs: 'vCredCBS' }),
];
/** A successor of the company that was divided; no rule tells how it is known. */
export const SUCCESSION_RULES: readonly EventRule[] = [
  both('466', `${NT} §8.9, §8.10: tpAutor`, (e) => authorKind(e) !== '8'),
];

const CREDIT = 'gCredPresOper';
/** Whether the table gives the credit's code that tax; undefined when it has no such code. */
const gives = (own: XmlElement, tax: 'gIBSCredPres' | 'gCBSCredPres'): boolean | undefined =>
  BUILT_IN.credits.get(text(own, 'cCredPres'))?.marks.includes(tax);
const anyCredit =
  (breaks: (own: XmlElement) => boolean) =>
  (e: EventFacts): boolean =>
    all(e.det, CREDIT).some(breaks);

// biome-ignore format: a table reads as one rule a row
export const CREDIT_RULES: readonly EventRule[] = [
  nfce('1049', `${NT} §8.4, 2P12-10`, () => true),
  ...authorRules('§8.4', '12'),
  nfe('1096', `${NT} §8.4, 2P24-10`, unknownItem(CREDIT)),
  nfe('1055', `${NT} §8.4, 2P25a-10`, anyCredit((own) => !BUILT_IN.credits.has(text(own, 'cCredPres')))),
  nfe('1053', `${NT} §8.4, 2P26-10`, anyCredit((own) => gives(own, 'gIBSCredPres') === false && has(own, 'gIBSCredPres'))),
  nfe('1054', `${NT} §8.4, 2P26-20`, anyCredit((own) => gives(own, 'gIBSCredPres') === true && !has(own, 'gIBSCredPres'))),
  nfe('1050', `${NT} §8.4, 2P30-10`, anyCredit((own) => gives(own, 'gCBSCredPres') === false && has(own, 'gCBSCredPres'))),
  nfe('1058', `${NT} §8.4, 2P30-20`, anyCredit((own) => gives(own, 'gCBSCredPres') === true && !has(own, 'gCBSCredPres'))),
];
