import { type ZodType, z } from 'zod';
import {
  FIELD_FACTS,
  type FieldFacts,
  factsOfField,
  factsOfList,
  type SectionOf,
  sectionsOf,
} from './field-facts.ts';
import type { PlanLeaf } from './plan.ts';
import { type List, type Scope, scopeOf } from './scope.ts';
import type { Ignored, Layout, SimpleType } from './types.ts';

/** Texts and numbers are interchangeable everywhere; `null` and `''` mean absent. */
const scalar = z.union([z.string(), z.number(), z.null()]);
const scalarOrFlag = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const textOrTexts = z.union([scalar, z.array(scalar)]);

/** Documentation of a field in OpenAPI and GraphQL; `format` is left to JSON Schema's own formats. */
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

type Limits = Pick<SimpleType, 'format' | 'values' | 'maxLength'>;

/** Combined limits of the places that a field may feed. */
function limitsOf(fed: readonly PlanLeaf[], { values, meanings = {} }: FieldFacts): Limits {
  const formats = [...new Set(fed.map(({ type }) => type.format))];
  const [format = '', ...others] = formats;
  if (values !== undefined) {
    const choices = values.map((value) =>
      meanings[value] === undefined ? value : `${value} (${meanings[value]})`,
    );
    return { values, format: others.length === 0 ? format : `um de ${choices.join(', ')}` };
  }
  const lengths = fed.map(({ type }) => (type.renamed ? undefined : type.maxLength));
  const maxLength = Math.max(...lengths.map((length) => length ?? Number.POSITIVE_INFINITY));
  return { format: formats.join(', ou '), ...(Number.isFinite(maxLength) && { maxLength }) };
}

/** Metadata of one documented field. */
function fieldMetadata(tag: string, description: string, limits: Limits): FieldMetadata {
  const { values, maxLength, format } = limits;
  return {
    description: `${description}. Formato: ${format}.`,
    tag,
    limits: format,
    ...(values && { values }),
    ...(maxLength !== undefined && { maxLength }),
  };
}

function leafSchema(schema: ZodType, leaf: PlanLeaf, fed: readonly PlanLeaf[], section: SectionOf): ZodType {
  const facts = factsOfField(leaf, fed, section);
  return schema
    .optional()
    .meta({ ...fieldMetadata(leaf.tag, leaf.row.description, limitsOf(fed, facts)) })
    .register(FIELD_FACTS, facts);
}

const NOTHING: Scope = { fields: new Map(), lists: new Map(), fed: new Map(), around: new Map() };

function schemaOf(list: List, path: string, ignored: readonly Ignored[]): ZodType {
  if (list.holds === 'object') return objectOf(list.scope, `${path}.`, ignored);
  if (list.holds === 'texts') return textOrTexts;
  return z.array(objectOf(list.scope, `${path}[].`, ignored));
}

function objectOf(scope: Scope, path: string, ignored: readonly Ignored[]): ZodType {
  const fields: Record<string, ZodType> = {};
  const section = sectionsOf(scope);
  const fedBy = (inner: Scope, field: string) => inner.fed.get(field) ?? [];
  for (const [field, leaf] of scope.fields) {
    const holds = leaf.type.kind.as === 'flag' ? scalarOrFlag : scalar;
    fields[field] = leafSchema(holds, leaf, fedBy(scope, field), () => section(field));
  }
  for (const [field, list] of scope.lists) {
    if (list.holds === 'columns') {
      for (const [column, leaf] of list.scope.fields)
        fields[column] = leafSchema(textOrTexts, leaf, fedBy(list.scope, column), () => section(field));
      continue;
    }
    fields[field] = schemaOf(list, `${path}${field}`, ignored)
      .optional()
      .meta({
        description: list.description,
        tag: list.tag,
        ...(list.holds !== 'object' && Number.isFinite(list.max) && { maxItems: list.max }),
      })
      .register(
        FIELD_FACTS,
        factsOfList(list, () => section(field)),
      );
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
