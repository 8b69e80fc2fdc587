import type { Tree } from '../../../engine/document/definition.ts';
import { type DocumentRule, type DocumentView, documentRows } from '../../../engine/judge/document-judge.ts';
import type { TreeRule } from '../../../engine/judge/tree-rules.ts';
import { placesWhere } from '../../../engine/judge/tree-rules.ts';
import { all, at, type Group, text } from '../../../engine/judge/tree-view.ts';

const MOC = 'MOC NFCom 1.00a Anexo I';
type More = Pick<TreeRule<DocumentView>, 'field' | 'fix' | 'since'>;

/** Elements of `imposto` that carry ICMS. */
const ICMS = /^ICMS(?:00|20|40|51|90|SN)$/;

/** An item as the rules read it. */
export interface Item {
  /** Key of the earlier note; `''` where it follows none. */
  readonly before: string;
  readonly prod: Group;
  readonly imposto: Group;
  readonly icms: Group;
}
export const itemsOf = ({ inf }: DocumentView): readonly Item[] =>
  all(inf, 'det').map((det: Tree) => {
    const imposto = at(det, 'imposto');
    const name = Object.keys(imposto ?? {}).find((tag) => ICMS.test(tag));
    return {
      before: text(det, '@chNFComAnt'),
      prod: at(det, 'prod'),
      imposto,
      icms: name === undefined ? undefined : at(imposto, name),
    };
  });

export const ide = (d: DocumentView, tag: string): string => text(d.ide, tag);
export const isKind = (d: DocumentView, ...finNFCom: readonly string[]): boolean =>
  finNFCom.includes(ide(d, 'finNFCom'));
export const isBilled = (d: DocumentView, ...tpFat: readonly string[]): boolean =>
  tpFat.includes(ide(d, 'tpFat'));
export const dest = (d: DocumentView, ...path: readonly string[]): string => text(d.inf, 'dest', ...path);
export const subscriber = (d: DocumentView): Group => at(d.inf, 'assinante');

/** A rule of Anexo I, by the number of its row. */
export const rule = (
  cStat: string,
  row: string,
  reads: string,
  breaks: DocumentRule['breaks'],
  more: More = {},
): DocumentRule => documentRows.obrig(cStat, `${MOC}, ${row}`, reads, breaks, more);

/** The same, which the lenient sandbox leaves out. */
export const strictRule = (
  cStat: string,
  row: string,
  reads: string,
  breaks: DocumentRule['breaks'],
): DocumentRule => documentRows.strictObrig(cStat, `${MOC}, ${row}`, reads, breaks);

/** The same over each item. */
export const itemRule = (
  cStat: string,
  row: string,
  reads: string,
  breaks: (item: Item, note: DocumentView) => boolean,
  more: More = {},
): DocumentRule =>
  rule(cStat, row, `det/${reads}`, (d) => placesWhere(itemsOf(d), (item) => breaks(item, d)), more);
