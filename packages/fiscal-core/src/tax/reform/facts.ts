import type { Classification, Group, Mark } from '../../tables/rtc/rtc.ts';
import { has, hasAny, type TaxItem, text } from '../item.ts';
import {
  CLASSIFICATION,
  CST,
  demands,
  hasMark,
  type Reform,
  type Ruling,
  regularRulingOf,
  rulingOf,
} from './reform.ts';

/** A completed item with its rows of the code tables, as rules judge it. */
export interface ReformFacts {
  readonly item: TaxItem;
  /** The body, for what concerns the whole document. */
  readonly note: TaxItem;
  readonly reform: Reform;
  readonly ruling: Ruling;
  readonly regular: Ruling;
  /** Classification named by cClassTrib, for any CST and day. */
  readonly named: Classification | undefined;
}

export const factsOf = (item: TaxItem, note: TaxItem, reform: Reform): ReformFacts => ({
  item,
  note,
  reform,
  ruling: rulingOf(item, reform),
  regular: regularRulingOf(item, reform),
  named: reform.tables.classifications.get(text(item, CLASSIFICATION) ?? ''),
});

export const isSent = ({ item }: ReformFacts, ...fields: readonly string[]): boolean => hasAny(item, fields);
export const noteIs = ({ note }: ReformFacts, field: string, ...values: readonly string[]): boolean =>
  values.some((value) => note[field] === value);
export const knownCst = ({ item, ruling }: ReformFacts): boolean =>
  has(item, CST) && ruling.situation !== undefined;

/** The CST is known and has the group; it is known and has it not. */
export const asks = ({ ruling }: ReformFacts, group: Group): boolean => demands(ruling, group);
export const forbids = (facts: ReformFacts, group: Group): boolean => knownCst(facts) && !asks(facts, group);
/** The same of the classification. */
export const marks = ({ ruling }: ReformFacts, mark: Mark): boolean => hasMark(ruling, mark);
export const lacksMark = (facts: ReformFacts, mark: Mark): boolean =>
  facts.ruling.classification !== undefined && !marks(facts, mark);
