import { withValue } from './editor/json-edit.ts';
import { type JsonObject, textNode } from './editor/json-tree.ts';
import { momentNow } from './form/moment.ts';

/** What makes a document that one: its number, code and moments. */
const OF_ONE = ['numero', 'numero_dps', 'codigo_numerico', 'data_entrada_saida'] as const;

/** A document's body as that of another: numbered anew, dated now. */
export function copyOf(tree: JsonObject): JsonObject {
  const own = OF_ONE.reduce<JsonObject>((left, name) => withValue(left, [name], undefined), tree);
  const dated = own.entries.some(({ name }) => name === 'data_emissao');
  return dated ? withValue(own, ['data_emissao'], textNode(momentNow())) : own;
}
