import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getVariableValues,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { INTROSPECTION_PRICE } from '../price.ts';

type Variables = Readonly<Record<string, unknown>>;
type Values = Record<string, unknown>;

/** The price of an operation, or why its variables do not fit it. */
export type Price = { readonly cost: number } | { readonly errors: readonly GraphQLError[] };

export interface Priced {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Variables;
}

/**
 * Estimates the cost of a validated operation: the price of each field, multiplied below a list by its maximum length.
 * Prices are the fields' `complexity` (`builder.ts`). A selection is priced once for each type, so nested fragments
 * cost nothing to compute.
 */
export function priceOf(priced: Priced): Price {
  const known = FIXED.get(priced.operation);
  if (known !== undefined) return { cost: known };
  const coerced: { values: Values | null } = { values: null };
  try {
    const cost = walk(priced, () => (coerced.values ??= coerce(priced)));
    if (coerced.values === null) FIXED.set(priced.operation, cost);
    return { cost };
  } catch (error) {
    if (error instanceof VariablesError) return { errors: error.errors };
    throw error;
  }
}

/** Prices that no variable changes, by the operation as it was parsed. */
const FIXED = new WeakMap<OperationDefinitionNode, number>();

class VariablesError extends Error {
  readonly errors: readonly GraphQLError[];
  constructor(errors: readonly GraphQLError[]) {
    super('variables that do not fit');
    this.errors = errors;
  }
}

function coerce({ schema, operation, variables }: Priced): Values {
  const result = getVariableValues(schema, operation.variableDefinitions ?? [], { ...variables });
  if (result.errors !== undefined) throw new VariablesError(result.errors);
  return result.coerced;
}

function walk({ schema, document, operation }: Priced, values: () => Values): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const known = new Map<SelectionSetNode, Map<GraphQLNamedType, number>>();

  const ofSelections = (set: SelectionSetNode, type: GraphQLNamedType): number => {
    const before = known.get(set)?.get(type);
    if (before !== undefined) return before;
    let cost = 0;
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        cost += ofField(node, type);
        continue;
      }
      const inside = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
      const condition = inside?.typeCondition;
      if (inside !== undefined)
        cost += ofSelections(
          inside.selectionSet,
          (condition && schema.getType(condition.name.value)) ?? type,
        );
    }
    known.set(set, (known.get(set) ?? new Map<GraphQLNamedType, number>()).set(type, cost));
    return cost;
  };

  const ofField = (
    node: Extract<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>,
    type: GraphQLNamedType,
  ): number => {
    const name = node.name.value;
    if (name === '__schema' || name === '__type') return INTROSPECTION_PRICE;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    if (field === undefined) return 0;
    const set: unknown = field.extensions['complexity'];
    const { own, multiplier } = readPrice(
      typeof set === 'function' ? set(getArgumentValues(field, node, valuesFor(node, values))) : set,
    );
    const below =
      node.selectionSet === undefined ? 0 : ofSelections(node.selectionSet, getNamedType(field.type));
    return own + below * multiplier;
  };

  const root = schema.getRootType(operation.operation);
  return root ? ofSelections(operation.selectionSet, root) : 0;
}

/** Variables are coerced for fields that are given some. */
const valuesFor = (
  node: { readonly arguments?: readonly { readonly value: { readonly kind: Kind } }[] | undefined },
  values: () => Values,
): Values => (node.arguments?.some(({ value }) => !LITERAL.has(value.kind)) === true ? values() : {});

const LITERAL: ReadonlySet<Kind> = new Set([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
]);

/** A number, or `{ field, multiplier }`: the two forms of a field's price. */
function readPrice(set: unknown): { own: number; multiplier: number } {
  if (typeof set === 'number') return { own: set, multiplier: 1 };
  const { field = 1, multiplier = 1 }: { field?: unknown; multiplier?: unknown } =
    typeof set === 'object' && set !== null ? set : {};
  return { own: Number(field), multiplier: Math.max(0, Number(multiplier)) };
}
