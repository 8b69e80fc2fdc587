import type { EventDefinition } from '@fiscal/core/engine/events/definition';
import { type Scope, scopeOf } from '@fiscal/core/engine/layout/scope';
import { UF_SIGLAS } from '@fiscal/core/tables/uf';
import type { EventKind } from '@fiscal/core/vocabulary/states';
import { z } from 'zod';

/** A field of an operation's body, for people to fill in. */
export interface ActionField {
  /** Name in bodies. */
  readonly name: string;
  /** pt-BR, from the layout. */
  readonly description: string;
  /** The limits in words, pt-BR. */
  readonly limits: string | null;
  readonly tag: string | null;
  readonly required: boolean;
  readonly as: 'texto' | 'opcao' | 'data' | 'instante' | 'lista';
  readonly minLength: number | null;
  readonly maxLength: number | null;
  /** Choices of an `opcao`; without a text of the standard the label is the value. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Fields of each entry of a `lista`. */
  readonly fields: readonly ActionField[];
}

/** Fields that people do not fill in: the time of the act, or values that integrations compute. */
const LEFT_OUT = new Set(['data_evento', 'data_hash_tentativa', 'numero_tentativas']);

/** Fields without an element of their own that people do fill in. */
const BESIDE: Readonly<Partial<Record<EventKind, readonly string[]>>> = {
  encerramento: ['nome_municipio'],
  'cancelamento-econf': ['numero_protocolo'],
  'cancelamento-evento': ['numero_protocolo'],
};

const required = z.object({ required: z.array(z.string()).default([]) });

const UF_OPTIONS = [
  ...UF_SIGLAS.map((sigla) => ({ value: sigla, label: sigla })),
  { value: 'EX', label: 'EX' },
];

type Leaf = Scope['fields'] extends ReadonlyMap<string, infer L> ? L : never;

function optionsOf({ type }: Leaf): ActionField['options'] {
  const { kind, values, meanings } = type;
  if (kind.as === 'codigoUf') return UF_OPTIONS;
  return (values ?? []).map((value) => ({ value, label: meanings?.[value] ?? value }));
}

function asOf({ type: { kind } }: Leaf, options: ActionField['options']): ActionField['as'] {
  if (options.length > 0) return 'opcao';
  if (kind.as === 'date') return 'data';
  return kind.as === 'dateTime' ? 'instante' : 'texto';
}

function leafField(name: string, leaf: Leaf, isRequired: boolean): ActionField {
  const options = optionsOf(leaf);
  const { row, tag, type } = leaf;
  return {
    name,
    description: row.description,
    limits: type.format,
    tag,
    required: isRequired,
    as: asOf(leaf, options),
    minLength: type.minLength ?? null,
    maxLength: type.maxLength ?? null,
    options,
    fields: [],
  };
}

function fieldsIn({ fields, lists }: Scope, needed: ReadonlySet<string>): readonly ActionField[] {
  const leaves = [...fields].filter(([name]) => !LEFT_OUT.has(name));
  return [
    ...leaves.map(([name, leaf]) => leafField(name, leaf, needed.has(name))),
    ...[...lists].map(
      ([name, { description, tag, scope }]): ActionField => ({
        name,
        description,
        limits: null,
        tag,
        required: needed.has(name),
        as: 'lista',
        minLength: null,
        maxLength: null,
        options: [],
        fields: fieldsIn(scope, needed),
      }),
    ),
  ];
}

/** The fields of one event's body, as its layout has them. */
function fieldsOf({ kind, input, layout }: EventDefinition): readonly ActionField[] {
  const needed = new Set(required.parse(z.globalRegistry.get(input) ?? {}).required);
  const beside = layout.ignored.filter(({ path }) => BESIDE[kind]?.includes(path));
  return [
    ...fieldsIn(scopeOf(layout), needed),
    ...beside.map(
      ({ path, description }): ActionField => ({
        name: path,
        description,
        limits: null,
        tag: null,
        required: needed.has(path),
        as: 'texto',
        minLength: null,
        maxLength: null,
        options: [],
        fields: [],
      }),
    ),
  ];
}

/** The fields of these events' bodies, each once; required is what every one of them asks for. */
export function actionFields(events: readonly EventDefinition[]): readonly ActionField[] {
  const all = events.map(fieldsOf);
  const merged = new Map<string, ActionField>();
  for (const field of all.flat()) {
    const everywhere = all.every((fields) =>
      fields.some(({ name, required }) => name === field.name && required),
    );
    if (!merged.has(field.name)) merged.set(field.name, { ...field, required: everywhere });
  }
  return [...merged.values()];
}
