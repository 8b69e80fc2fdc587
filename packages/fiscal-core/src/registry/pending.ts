import { CTE_PENDING } from '../documents/cte/layout/pending.ts';
import { NFCOM_PENDING } from '../documents/nfcom/layout/pending.ts';
import { NFE_PENDING } from '../documents/nfe/layout/pending.ts';
import type { Pending } from '../engine/layout/types.ts';

const PENDING: Readonly<Record<string, readonly Pending[]>> = {
  nfe: NFE_PENDING,
  nfce: NFE_PENDING,
  cte: CTE_PENDING,
  nfcom: NFCOM_PENDING,
};

/** Fields of a document type that wait for their schema. */
export const pendingOf = (type: string): readonly Pending[] => PENDING[type] ?? [];

/** Elements that no installed schema has yet and an authorised document of others may have, by the outermost. */
const elementsOf = (type: string): ReadonlySet<string> =>
  new Set(pendingOf(type).flatMap(({ tag, within }) => within ?? tag ?? []));

/** A well-formed XML without the elements that wait for their schema, to be held against the schema that is installed. */
export function withoutPending(type: string, xml: string): string {
  let rest = xml;
  for (const tag of elementsOf(type))
    if (rest.includes(`<${tag}`))
      rest = rest.replace(new RegExp(`<${tag}(?:\\s[^<>]*)?(?:/>|>[^]*?</${tag}\\s*>)`, 'g'), '');
  return rest;
}
