import type { EventDefinition } from '@fiscal/core/engine/events/definition';
import { type Scope, scopeOf } from '@fiscal/core/engine/layout/scope';
import { PROTOCOL } from '@fiscal/core/registry/allowed-events';
import { LINKED_MEANS_NAMES } from '@fiscal/core/tables/payment-means';
import { UF_SIGLAS } from '@fiscal/core/tables/uf';
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
  readonly as: 'texto' | 'decimal' | 'opcao' | 'data' | 'instante' | 'lista';
  readonly minLength: number | null;
  readonly maxLength: number | null;
  /** Choices of an `opcao`; without a text of the standard the label is the value. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Fields of each entry of a `lista`. */
  readonly fields: readonly ActionField[];
}

/** Fields that people do not fill in: the time of the act, or values that integrations compute. */
const LEFT_OUT = new Set(['data_evento', 'data_hash_entrega', 'data_hash_tentativa', 'numero_tentativas']);

/** Fields without an element of their own that people do fill in. */
const BESIDE = new Set(['nome_municipio', PROTOCOL]);

/** Fields that Emite finds by others, and asks for only without them. */
const FOUND = new Set([
  'nome_municipio_carregamento',
  'nome_municipio_descarregamento',
  'valor_total_contrato',
]);

/** Fields whose codes have names in a table; the layout takes any of their form. */
const NAMED: Readonly<Record<string, ActionField['options']>> = {
  tipo_meio_pagamento: Object.entries(LINKED_MEANS_NAMES).map(([value, name]) => ({
    value,
    label: `${value} - ${name}`,
  })),
};

const required = z.object({ required: z.array(z.string()).default([]) });

const UF_OPTIONS = [
  ...UF_SIGLAS.map((sigla) => ({ value: sigla, label: sigla })),
  { value: 'EX', label: 'EX' },
];

type Leaf = Scope['fields'] extends ReadonlyMap<string, infer L> ? L : never;

function optionsOf(name: string, { type }: Leaf): ActionField['options'] {
  const { kind, values, meanings } = type;
  if (kind.as === 'codigoUf') return UF_OPTIONS;
  const named = NAMED[name];
  if (named !== undefined) return named;
  return (values ?? []).map((value) => ({ value, label: meanings?.[value] ?? value }));
}

function asOf({ type: { kind } }: Leaf, options: ActionField['options']): ActionField['as'] {
  if (options.length > 0) return 'opcao';
  if (kind.as === 'date') return 'data';
  if (kind.as === 'decimal') return 'decimal';
  return kind.as === 'dateTime' ? 'instante' : 'texto';
}

function leafField(name: string, leaf: Leaf, isRequired: boolean): ActionField {
  const options = optionsOf(name, leaf);
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

type Asks = (path: string) => boolean;

const entriesOf = ({ lists }: Scope, inside: (scope: Scope) => object): object =>
  Object.fromEntries([...lists].map(([name, { scope }]) => [name, [inside(scope)]]));
const emptyEntries = (scope: Scope): object => entriesOf(scope, emptyEntries);

/** Paths, without positions, of the fields that the event misses in an empty entry of each list. */
function missedIn({ input }: EventDefinition, scope: Scope): ReadonlySet<string> {
  const bodies = [emptyEntries(scope), entriesOf(scope, () => ({}))];
  const issues = bodies.flatMap((body) => input.safeParse(body).error?.issues ?? []);
  const missed = issues.filter(
    (issue) => issue.code === 'custom' && issue.params?.['code'] === 'campo_obrigatorio',
  );
  return new Set(missed.map(({ path }) => path.filter((step) => typeof step === 'string').join('.')));
}

function fieldsIn({ fields, lists }: Scope, asks: Asks, at = ''): readonly ActionField[] {
  const leaves = [...fields].filter(([name]) => !LEFT_OUT.has(name));
  return [
    ...leaves.map(([name, leaf]) => leafField(name, leaf, asks(at + name))),
    ...[...lists].map(
      ([name, { description, tag, scope }]): ActionField => ({
        ...plainField(name, description, asks(at + name)),
        tag,
        as: 'lista',
        fields: fieldsIn(scope, asks, `${at}${name}.`),
      }),
    ),
  ];
}

/** A text without limits. */
const plainField = (name: string, description: string, isRequired: boolean): ActionField => ({
  name,
  description,
  limits: null,
  tag: null,
  required: isRequired,
  as: 'texto',
  minLength: null,
  maxLength: null,
  options: [],
  fields: [],
});

/** The fields of one event's body, as its layout has them. */
function fieldsOf(event: EventDefinition): readonly ActionField[] {
  const { input, layout } = event;
  const scope = scopeOf(layout);
  const needed = new Set(required.parse(z.globalRegistry.get(input) ?? {}).required);
  const missed = missedIn(event, scope);
  const isFound = (path: string): boolean => FOUND.has(path.split('.').at(-1) ?? '');
  const beside = layout.ignored.filter(({ path }) => BESIDE.has(path));
  return [
    ...fieldsIn(scope, (path) =>
      path.includes('.') ? missed.has(path) && !isFound(path) : needed.has(path),
    ),
    ...beside.map(({ path, description }) => plainField(path, description, needed.has(path))),
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
