import {
  type Classification,
  type Group,
  isValidOn,
  type Mark,
  type RtcModel,
  type RtcTables,
  type Situation,
} from '../../tables/rtc/rtc.ts';
import { type TaxItem, text } from '../item.ts';
import type { RatesOfDay } from '../reference-rates.ts';

/** Facts that decide the IBS and CBS of an item besides the item itself. */
export interface Reform {
  readonly tables: RtcTables;
  readonly model: RtcModel;
  /** Day of emission, `AAAA-MM-DD`. */
  readonly date: string;
  /** Percent by which a government purchase reduces the rates (gCompraGov/pRedutor). */
  readonly reducer?: string;
  /** Day of the earlier note whose price the document takes over; absent = its own. */
  readonly pricedOn?: string;
  /** Reference rates of its day, or of the notes that a return undoes; absent = those of the law alone. */
  readonly rates?: RatesOfDay;
}

/** The rows of the tables that an item names; undefined where it names none, or one that does not exist. */
export interface Ruling {
  readonly situation: Situation | undefined;
  /** In force on the day of emission and of the item's own CST. */
  readonly classification: Classification | undefined;
}

export const CST = 'ibs_cbs_situacao_tributaria';
export const CLASSIFICATION = 'ibs_cbs_classificacao_tributaria';
export const REGULAR_CST = `${CST}_regular`;
export const REGULAR_CLASSIFICATION = `${CLASSIFICATION}_regular`;

function ruling(
  item: TaxItem,
  { tables, date }: Reform,
  { cst, code }: { readonly cst: string; readonly code: string },
): Ruling {
  const situation = tables.situations.get(text(item, cst) ?? '');
  const found = tables.classifications.get(text(item, code) ?? '');
  const usable = found !== undefined && isValidOn(found, date) && found.cst === situation?.code;
  return { situation, classification: usable ? found : undefined };
}
export const rulingOf = (item: TaxItem, reform: Reform): Ruling =>
  ruling(item, reform, { cst: CST, code: CLASSIFICATION });
/** Taxation of the item without its condition (gTribRegular). */
export const regularRulingOf = (item: TaxItem, reform: Reform): Ruling =>
  ruling(item, reform, { cst: REGULAR_CST, code: REGULAR_CLASSIFICATION });

export const demands = ({ situation }: Ruling, group: Group): boolean =>
  situation?.demands.includes(group) === true;
export const hasMark = ({ classification }: Ruling, mark: Mark): boolean =>
  classification?.marks.includes(mark) === true;

/** A classification belongs to one CST, which therefore need not be sent. */
export function completeSituation(item: TaxItem, { tables }: Reform): void {
  const found = tables.classifications.get(text(item, CLASSIFICATION) ?? '');
  if (found !== undefined) item[CST] ??= found.cst;
}
