import { withValue } from './editor/json-edit.ts';
import { type JsonObject, textNode } from './editor/json-tree.ts';
import { momentNow } from './form/moment.ts';

/** Fields that belong to one document only: its number, code and dates. */
const OF_ONE = ['numero', 'numero_dps', 'codigo_numerico', 'data_entrada_saida'] as const;

/** Copies a document's body for a new document, with a new number and current dates. */
export function copyOf(tree: JsonObject): JsonObject {
  const own = OF_ONE.reduce<JsonObject>((left, name) => withValue(left, [name], undefined), tree);
  const dated = own.entries.some(({ name }) => name === 'data_emissao');
  return dated ? withValue(own, ['data_emissao'], textNode(momentNow())) : own;
}
