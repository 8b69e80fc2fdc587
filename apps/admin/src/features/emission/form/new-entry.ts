import { entryNode, type JsonNode, objectNode, textNode } from '../editor/json-tree.ts';
import type { EmissionField } from '../fields.ts';

const NUMBER = 'numero_item';

/** A new entry of a list, numbered when the layout asks for a number. @param count entries before it */
export const newEntry = (fields: readonly EmissionField[], count: number): JsonNode =>
  objectNode(
    fields.some(({ name, required }) => required && name === NUMBER)
      ? [entryNode(NUMBER, textNode(String(count + 1)))]
      : [],
  );
