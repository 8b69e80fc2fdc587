import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { z } from 'zod';

/** A schema per type, so that the routes that share it share a component. */
const published = new WeakMap<DocumentDefinition, z.ZodType>();

/** A type's emission body as OpenAPI shows it: the contract's required fields among all that are documented. */
export function publishedBody(definition: DocumentDefinition): z.ZodType {
  const known = published.get(definition);
  if (known !== undefined) return known;
  const { contractSchema, inputSchema, type } = definition;
  const schema = mergeSchemas(contractSchema, inputSchema).meta({ id: `Emissao_${type}` });
  published.set(definition, schema);
  return schema;
}

/** The first schema's fields win; objects and lists are merged inside. */
export function mergeSchemas(first: z.core.$ZodType, second: z.core.$ZodType | undefined): z.ZodType {
  if (first instanceof z.ZodOptional || first instanceof z.ZodNullable) {
    const inside = mergeSchemas(first.unwrap(), second);
    return first instanceof z.ZodOptional ? inside.optional() : inside.nullable();
  }
  const documented = second instanceof z.ZodOptional ? second.unwrap() : second;
  if (first instanceof z.ZodObject && documented instanceof z.ZodObject) {
    const shape: Record<string, z.core.$ZodType> = { ...documented.shape };
    for (const [field, own] of Object.entries(first.shape))
      shape[field] = mergeSchemas(own, documented.shape[field]);
    return z.looseObject(shape);
  }
  if (first instanceof z.ZodArray && documented instanceof z.ZodArray) {
    return z
      .array(mergeSchemas(first.element, documented.element))
      .min(1)
      .meta(z.globalRegistry.get(first) ?? {});
  }
  if (first instanceof z.ZodType) return first;
  throw new Error('not a zod schema');
}
