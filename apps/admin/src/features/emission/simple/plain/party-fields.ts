import { withValue } from '../../editor/json-edit.ts';
import { nodeAt } from '../../editor/json-path.ts';
import { type JsonObject, textNode } from '../../editor/json-tree.ts';
import type { EmissionField } from '../../fields.ts';

type Fields = Readonly<Record<string, string>>;

/** Customers are stored under the names of an NF-e's recipient. */
const STORED = /_destinatario$/;

/** Name in a body of a stored field, for the party that ends in `of`; null where its body has no such field. */
function nameIn(fields: readonly EmissionField[], stored: string, of: string): string | null {
  const name = stored.replace(STORED, `_${of}`);
  const names = [
    name,
    name.replace(/^nome_/, 'razao_social_'),
    name.replace(/^indicador_inscricao_estadual_/, 'indicador_ie_'),
  ];
  return names.find((each) => fields.some((field) => field.name === each)) ?? null;
}

/** Every field of a stored customer that the party has in this body. */
const pairsOf = (fields: readonly EmissionField[], stored: readonly string[], of: string) =>
  stored.flatMap((from) => {
    const to = nameIn(fields, from, of);
    return to === null ? [] : [{ from, to }];
  });

/** Puts a stored customer in the place of the party that was written. */
export function withStoredParty(
  tree: JsonObject,
  fields: readonly EmissionField[],
  { of, chosen, known }: { readonly of: string; readonly chosen: Fields; readonly known: readonly string[] },
): JsonObject {
  const bare = pairsOf(fields, known, of).reduce((next, { to }) => withValue(next, [to], undefined), tree);
  return pairsOf(fields, Object.keys(chosen), of).reduce(
    (next, { from, to }) => withValue(next, [to], textNode(chosen[from] ?? '')),
    bare,
  );
}

/** The party as a customer to store, without what is not written. */
export function storedParty(
  tree: JsonObject,
  fields: readonly EmissionField[],
  { of, known }: { readonly of: string; readonly known: readonly string[] },
): Record<string, string> {
  return Object.fromEntries(
    pairsOf(fields, known, of).flatMap(({ from, to }) => {
      const node = nodeAt(tree, [to]);
      const text = node?.kind === 'text' || node?.kind === 'number' ? node.text.trim() : '';
      return text === '' ? [] : [[from, text]];
    }),
  );
}
