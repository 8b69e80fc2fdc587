import { CTE_PENDING } from '../documents/cte/layout/pending.ts';
import { NFCOM_PENDING } from '../documents/nfcom/layout/pending.ts';
import { NFE_PENDING } from '../documents/nfe/layout/pending.ts';
import type { Pending } from '../engine/layout/types.ts';
import { parseXml, type XmlElement } from '../xml/parse.ts';

const PENDING: Readonly<Record<string, readonly Pending[]>> = {
  nfe: NFE_PENDING,
  nfce: NFE_PENDING,
  cte: CTE_PENDING,
  nfcom: NFCOM_PENDING,
};

/** Fields of a document type that wait for their schema. */
export const pendingOf = (type: string): readonly Pending[] => PENDING[type] ?? [];

/** Elements that no installed schema has yet and an authorized document of others may have, by the outermost. */
const elementsOf = (type: string): ReadonlySet<string> =>
  new Set(pendingOf(type).flatMap(({ tag, within }) => within ?? tag ?? []));

/**
 * A well-formed XML without the elements that wait for their schema, for validation by the installed schema. Elements
 * are cut at the parser's positions: a comment may contain their names.
 */
export function withoutPending(type: string, xml: string): string {
  const names = elementsOf(type);
  if (![...names].some((name) => xml.includes(name))) return xml;
  const { source, root } = parseXml(xml);
  const writable: string[] = [];
  let from = 0;
  const cutIn = (element: XmlElement): void => {
    for (const inner of element.children)
      if (names.has(inner.name) && inner.namespace === root.namespace) {
        writable.push(source.slice(from, inner.start));
        from = inner.end;
      } else cutIn(inner);
  };
  cutIn(root);
  return writable.join('') + source.slice(from);
}
