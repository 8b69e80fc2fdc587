import type { XmlElement } from '@fiscal/core/xml/parse';
import type { Brackets } from '../../rules/rule.ts';
import { portalRulesOf } from '../portal/rules/document.ts';
import type { PortalDocument, PortalRule, PortalRuleContext } from '../portal/type.ts';
import { all, at, need, text } from '../xml.ts';

/** Elements of `imposto` that carry ICMS. */
const ICMS = /^ICMS(?:00|20|40|51|90|SN)$/;

/** An item as the rules read it. */
export interface Item {
  readonly nItem: string;
  /** Key of the earlier note; `''` where it follows none. */
  readonly before: string;
  readonly prod: XmlElement;
  readonly imposto: XmlElement;
  readonly icms: XmlElement | null;
}

export const itemsOf = ({ inf }: PortalDocument): readonly Item[] =>
  all(inf, 'det').map((det) => {
    const imposto = need(det, 'imposto');
    return {
      nItem: det.attributes['nItem'] ?? '',
      before: det.attributes['chNFComAnt'] ?? '',
      prod: need(det, 'prod'),
      imposto,
      icms: imposto.children.find(({ name }) => ICMS.test(name)) ?? null,
    };
  });

export const ide = (d: PortalDocument, tag: string): string => text(d.ide, tag);
export const group = (d: PortalDocument, ...path: string[]): XmlElement | null => at(d.inf, ...path);
export const isKind = (d: PortalDocument, ...finNFCom: readonly string[]): boolean =>
  finNFCom.includes(ide(d, 'finNFCom'));
export const isBilled = (d: PortalDocument, ...tpFat: readonly string[]): boolean =>
  tpFat.includes(ide(d, 'tpFat'));

/** Key of the note that this one replaces; `''` when it is no substitution, or replaces a note on paper. */
export const replacedKey = (d: PortalDocument): string =>
  isKind(d, '3') ? text(group(d, 'gSub'), 'chNFCom') : '';

/** Returned items are subtracted from the totals. */
export const isGivenBack = ({ prod }: Item): boolean => text(prod, 'indDevolucao') === '1';

const { both, strict } = portalRulesOf('conteudo');

/** A rule of Anexo I over the content of a note, by the number of its row. */
export const rule = (
  cStat: string,
  row: string,
  breaks: (document: PortalDocument, context: PortalRuleContext) => boolean | Brackets,
): PortalRule => both(cStat, `MOC NFCom 1.00a Anexo I, ${row}`, breaks);

/** The same in strict mode alone. */
export const strictRule = (
  cStat: string,
  row: string,
  breaks: (document: PortalDocument) => boolean,
): PortalRule => strict(cStat, `MOC NFCom 1.00a Anexo I, ${row}`, breaks);

/** Same rule over each item; the message has the number of the first item that breaks it. */
export const itemRule = (
  cStat: string,
  row: string,
  breaks: (item: Item, document: PortalDocument) => boolean,
): PortalRule =>
  rule(cStat, row, (document) => {
    const item = itemsOf(document).find((candidate) => breaks(candidate, document));
    return item ? { nItem: item.nItem } : false;
  });
