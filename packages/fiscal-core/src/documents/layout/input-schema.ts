import { type ZodType, z } from 'zod';
import type { PlanLeaf } from './plan.ts';
import { type List, type Scope, scopeOf } from './scope.ts';
import type { Ignored, Kind, Layout, SimpleType } from './types.ts';

/** Texts and numbers stand for each other everywhere; `null` and `''` mean absent. */
const scalar = z.union([z.string(), z.number(), z.null()]);
const scalarOrFlag = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const textOrTexts = z.union([scalar, z.array(scalar)]);

/** What OpenAPI and GraphQL show of a field; `format` is left to JSON Schema's own formats. */
export interface FieldMetadata {
  readonly description: string;
  /** XML tag fed by the field. */
  readonly tag: string;
  /** The limits in words, pt-BR. */
  readonly limits: string;
  readonly values?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Metadata of one documented field. */
export function fieldMetadata(tag: string, description: string, type: SimpleType): FieldMetadata {
  const { values, maxLength, format } = type;
  return {
    description: `${description}. Formato: ${format}.`,
    tag,
    limits: format,
    ...(values && { values }),
    ...(maxLength !== undefined && { maxLength }),
  };
}

/** What kind of value a documented field holds: more than JSON Schema says of a text. */
export const FIELD_KINDS = z.registry<{ readonly as: Kind['as'] }>();

const leafSchema = (schema: ZodType, { tag, row, type }: PlanLeaf): ZodType =>
  schema
    .optional()
    .meta({ ...fieldMetadata(tag, row.description, type) })
    .register(FIELD_KINDS, { as: type.kind.as });

const NOTHING: Scope = { fields: new Map(), lists: new Map() };

function heldBy(list: List, path: string, ignored: readonly Ignored[]): ZodType {
  if (list.holds === 'object') return objectOf(list.scope, `${path}.`, ignored);
  if (list.holds === 'texts') return textOrTexts;
  return z.array(objectOf(list.scope, `${path}[].`, ignored));
}

function objectOf(scope: Scope, path: string, ignored: readonly Ignored[]): ZodType {
  const fields: Record<string, ZodType> = {};
  for (const [field, leaf] of scope.fields) {
    fields[field] = leafSchema(leaf.type.kind.as === 'flag' ? scalarOrFlag : scalar, leaf);
  }
  for (const [field, list] of scope.lists) {
    if (list.holds === 'columns') {
      for (const [column, leaf] of list.scope.fields) fields[column] = leafSchema(textOrTexts, leaf);
      continue;
    }
    fields[field] = heldBy(list, `${path}${field}`, ignored)
      .optional()
      .meta({
        description: list.description,
        tag: list.tag,
        ...(list.holds !== 'object' && Number.isFinite(list.max) && { maxItems: list.max }),
      });
  }
  for (const { path: full, description } of ignored) {
    const name = full.startsWith(path) ? full.slice(path.length) : '';
    if (name === '' || /[[.]/.test(name) || name in fields) continue;
    const inside = `${full}[].`;
    const isList = ignored.some((other) => other.path.startsWith(inside));
    const value = isList ? z.array(objectOf(NOTHING, inside, ignored)) : z.unknown();
    fields[name] = value.optional().meta({ description });
  }
  return z.looseObject(fields);
}

/**
 * The body of a layout's documents as a loose zod schema: every documented field, optional, with description, tag and limits in its
 * metadata. It documents; coercion and the validator judge.
 */
export function inputSchema(layout: Layout): ZodType {
  return objectOf(scopeOf(layout), '', layout.ignored);
}
