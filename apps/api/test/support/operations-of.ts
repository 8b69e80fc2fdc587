import {
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql';

/** A value for what goes by this name or is of this type; undefined when there is none. */
export type Fill = (name: string, type: string) => unknown;

/** `required`: required fields only; `known`: every field with a known value. */
export type Extent = 'required' | 'known';

interface Slot {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly required: boolean;
  readonly at: string;
}

/** @throws {Error} naming what is required and nothing fills */
function valueOf(fill: Fill, extent: Extent, { name, type, required, at }: Slot): unknown {
  if (!required && extent === 'required') return undefined;
  if (isNonNullType(type)) return valueOf(fill, extent, { name, type: type.ofType, required, at });
  if (isListType(type)) {
    const value = valueOf(fill, extent, { name, type: type.ofType, required, at });
    return value === undefined ? undefined : [value].flat();
  }
  const known = fill(name, type.name);
  if (known !== undefined) return known;
  if (isInputObjectType(type)) return objectOf(fill, extent, type, at);
  if (required && isEnumType(type)) return type.getValues()[0]?.name;
  if (required) throw new Error(`Nothing fills ${at}`);
  return undefined;
}

/** Optional fields appear only when a single value describes them. */
function objectOf(fill: Fill, extent: Extent, type: GraphQLInputObjectType, at: string): unknown {
  const fields = Object.values(type.getFields()).map((field): [string, unknown] => {
    const slot = { ...field, required: isRequiredInputField(field), at: `${at}.${field.name}` };
    const isPrinted = slot.required || isLeafType(getNamedType(field.type));
    return [field.name, isPrinted ? valueOf(fill, extent, slot) : undefined];
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Deep enough for the fields of a node on a page, and their own. */
const DEPTH = 5;
/** Names that problems give to fields of other types than payloads do. */
const TAKEN: ReadonlySet<string> = new Set(['code', 'status', 'message', 'errors', 'requestId']);

/** All that can be asked of a type without arguments, down to a depth; `''` where nothing can. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isUnionType(named)) {
    const members = named.getTypes().map((member) => {
      const isProblem = member.getInterfaces().some(({ name }) => name === 'Problem');
      return `... on ${member.name} ${fieldsOf(member.getFields(), depth, isProblem ? null : TAKEN)}`;
    });
    return `{ __typename ${members.join(' ')} }`;
  }
  return isObjectType(named) || isInterfaceType(named) ? fieldsOf(named.getFields(), depth, null) : '';
}

function fieldsOf(
  fields: Readonly<Record<string, GraphQLField<unknown, unknown>>>,
  depth: number,
  taken: ReadonlySet<string> | null,
): string {
  const asked = Object.values(fields).flatMap((field) => {
    const isLeaf = isLeafType(getNamedType(field.type));
    if (field.args.some(isRequiredArgument) || (!isLeaf && depth === 0)) return [];
    const alias = taken?.has(field.name) ? `its_${field.name}: ` : '';
    // A list inside of a list: what it costs is its length times the other's.
    const page = field.args.some(({ name }) => name === 'first') ? '(first: 1)' : '';
    return [`${alias}${field.name}${page} ${isLeaf ? '' : selectionOf(field.type, depth - 1)}`.trim()];
  });
  return `{ __typename ${asked.join(' ')} }`;
}

export interface FilledOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * A root field as an operation that selects all of its answer, its arguments filled. @throws {Error} naming the
 * argument without a value
 */
export function operationOf(
  kind: 'query' | 'mutation' | 'subscription',
  field: GraphQLField<unknown, unknown>,
  fill: Fill,
  extent: Extent,
): FilledOperation {
  const given = field.args
    .map((arg) => {
      const slot = { ...arg, required: isRequiredArgument(arg), at: `${field.name}(${arg.name})` };
      return { ...arg, value: valueOf(fill, extent, slot) };
    })
    .filter(({ value }) => value !== undefined);
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const [head, tail] = given.length === 0 ? ['', ''] : [`(${declared})`, `(${passed})`];
  return {
    query: `${kind} ${head} { ${field.name}${tail} ${selectionOf(field.type, DEPTH)} }`,
    variables: Object.fromEntries(given.map(({ name, value }) => [name, value])),
  };
}

/** True where an id of somebody's can be put. */
export function takesId({ args }: GraphQLField<unknown, unknown>): boolean {
  const holdsId = (type: GraphQLInputType, depth: number): boolean => {
    const named = getNamedType(type);
    if (named.name === 'ID') return true;
    return (
      isInputObjectType(named) &&
      depth > 0 &&
      Object.values(named.getFields()).some((field) => holdsId(field.type, depth - 1))
    );
  };
  return args.some(({ type }) => holdsId(type, 2));
}
