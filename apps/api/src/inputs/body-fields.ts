import { FIELD_FACTS, type FieldFacts } from '@fiscal/core/engine/layout/field-facts';
import { z } from 'zod';

/** Content of a field of a body; `texts` is one text or a list of them. */
export type Holds =
  | { readonly as: 'text' | 'decimal' | 'flag' | 'dateTime' | 'texts' | 'any' }
  | { readonly as: 'object' | 'objects'; readonly fields: BodyFields };

export interface BodyField {
  /** Name in bodies. */
  readonly name: string;
  /** pt-BR: what it is, its limits, its tag. */
  readonly description: string;
  readonly holds: Holds;
  readonly required: boolean;
  /** Asked for, and content with nothing. */
  readonly mayBeBlank: boolean;
  readonly tag: string | null;
  /** Limits in words, pt-BR. */
  readonly limits: string | null;
  readonly maxLength: number | null;
  /** Elements of a list. */
  readonly maxItems: number | null;
  /** Null for a field that only the contract or the manual names. */
  readonly facts: FieldFacts | null;
}

/** Fields of one object of a body, by the name under which the schema shows them. */
export type BodyFields = ReadonlyMap<string, BodyField>;

/** Two descriptions of one body: every field that is documented, and those that are asked for. */
export interface BodySchemas {
  readonly documented?: z.core.$ZodType | undefined;
  readonly contract?: z.core.$ZodType | undefined;
}

/** Name in a body → name in the schema. */
export type Naming = (name: string) => string;

const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? bare(schema.unwrap()) : schema;

const metadata = z.object({
  description: z.string().default(''),
  tag: z.string().nullable().default(null),
  limits: z.string().nullable().default(null),
  maxLength: z.number().nullable().default(null),
  maxItems: z.number().nullable().default(null),
});
type Metadata = z.infer<typeof metadata>;
const metadataOf = (schema: z.core.$ZodType) =>
  metadata.parse(z.globalRegistry.get(schema) ?? z.globalRegistry.get(bare(schema)) ?? {});

/** `Valor total` → `Valor total.` */
const sentence = (text: string): string => (text === '' || text.endsWith('.') ? text : `${text}.`);

const describe = ({ description, tag, maxItems }: Metadata, required: boolean): string =>
  [
    required ? 'Obrigatório.' : '',
    sentence(description),
    maxItems === null ? '' : `No máximo ${maxItems}.`,
    tag === null ? '' : `Tag ${tag}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');

/** A value that may be a text or a list of texts. */
const isTexts = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodUnion && schema.options.some((option) => option instanceof z.ZodArray);

const elementOf = (schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined => {
  const list = schema && bare(schema);
  return list instanceof z.ZodArray ? list.element : undefined;
};

function holdsOf({ documented, contract }: BodySchemas, naming: Naming): Holds {
  const schema = bare(documented ?? contract ?? z.unknown());
  if (schema instanceof z.ZodObject)
    return { as: 'object', fields: bodyFields({ documented, contract }, naming) };
  if (schema instanceof z.ZodArray) {
    const inside = { documented: elementOf(documented), contract: elementOf(contract) };
    return { as: 'objects', fields: bodyFields(inside, naming) };
  }
  if (isTexts(schema)) return { as: 'texts' };
  if (!(schema instanceof z.ZodUnion)) return { as: 'any' };
  const kind = documented && FIELD_FACTS.get(documented)?.as;
  return { as: kind === 'decimal' || kind === 'flag' || kind === 'dateTime' ? kind : 'text' };
}

const shapeOf = (schema: z.core.$ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> => {
  const object = schema && bare(schema);
  return object instanceof z.ZodObject ? object.shape : {};
};

function fieldOf(name: string, schemas: BodySchemas, naming: Naming): BodyField {
  const { documented, contract } = schemas;
  const meta = metadataOf(documented ?? contract ?? z.unknown());
  const required = contract !== undefined && !(contract instanceof z.ZodOptional);
  const { tag, limits, maxLength, maxItems } = meta;
  return {
    name,
    description: describe(meta, required),
    holds: holdsOf(schemas, naming),
    required,
    mayBeBlank: required && z.safeParse(contract, '').success,
    tag,
    limits,
    maxLength,
    maxItems,
    facts: (documented && FIELD_FACTS.get(documented)) ?? null,
  };
}

/** Every field of a body: those that are documented, and those that only the contract names. */
export function bodyFields(schemas: BodySchemas, naming: Naming): BodyFields {
  const [documented, contract] = [shapeOf(schemas.documented), shapeOf(schemas.contract)];
  const fields = new Map<string, BodyField>();
  for (const name of new Set([...Object.keys(contract), ...Object.keys(documented)])) {
    const both = { documented: documented[name], contract: contract[name] };
    fields.set(naming(name), fieldOf(name, both, naming));
  }
  return fields;
}
