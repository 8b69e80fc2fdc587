import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** Size of a document's largest operation, with every fragment expanded. */
export interface Size {
  readonly operations: number;
  readonly fragments: number;
  readonly spreads: number;
  readonly depth: number;
  readonly fields: number;
  readonly rootFields: number;
  readonly aliases: number;
  readonly directives: number;
  readonly repeats: number;
  readonly nesting: number;
}

/** Size of a selection set. */
interface Part {
  depth: number;
  fields: number;
  /** Fields of the set itself, not of what lies below. */
  own: number;
  aliases: number;
  directives: number;
}

/** A fragment that contains itself has no size. */
export class CyclicFragmentError extends Error {
  readonly fragment: string;
  constructor(fragment: string) {
    super(`fragment ${fragment} contains itself`);
    this.fragment = fragment;
  }
}

/**
 * Measures a document that was only parsed. Each fragment is looked at once, so the work grows with the text, however much it would
 * unfold to; what unfolds beyond a double is Infinity.
 *
 * @throws {CyclicFragmentError}
 */
export function measure(document: DocumentNode): Size {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const measured = new Map<string, Part>();
  const open = new Set<string>();
  const written = { spreads: 0, repeats: 0, nesting: 0 };

  const ofFragment = (name: string): Part => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    if (fragment === undefined) return empty();
    if (open.has(name)) throw new CyclicFragmentError(name);
    open.add(name);
    const part = ofSelections(fragment.selectionSet);
    part.directives += fragment.directives?.length ?? 0;
    open.delete(name);
    measured.set(name, part);
    return part;
  };

  const ofField = (node: FieldNode): Part => {
    for (const { value } of node.arguments ?? [])
      written.nesting = Math.max(written.nesting, nestingOf(value));
    const below = node.selectionSet === undefined ? empty() : ofSelections(node.selectionSet);
    return {
      depth: below.depth + 1,
      fields: below.fields + 1,
      own: 1,
      aliases: below.aliases + (node.alias === undefined ? 0 : 1),
      directives: below.directives,
    };
  };

  function ofSelections({ selections }: SelectionSetNode): Part {
    const total = empty();
    const names = new Set<string>();
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value;
        if (names.has(name)) written.repeats += 1;
        names.add(name);
      } else written.spreads += 1;
      const part =
        node.kind === Kind.FIELD
          ? ofField(node)
          : node.kind === Kind.INLINE_FRAGMENT
            ? ofSelections(node.selectionSet)
            : ofFragment(node.name.value);
      total.depth = Math.max(total.depth, part.depth);
      total.fields += part.fields;
      total.own += part.own;
      total.aliases += part.aliases;
      total.directives += part.directives + (node.directives?.length ?? 0);
    }
    return total;
  }

  const largest = empty();
  let operations = 0;
  for (const node of document.definitions) {
    // Unused fragments are validated too.
    if (node.kind === Kind.FRAGMENT_DEFINITION) ofFragment(node.name.value);
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    operations += 1;
    for (const { defaultValue, directives } of node.variableDefinitions ?? []) {
      largest.directives = Math.max(largest.directives, directives?.length ?? 0);
      if (defaultValue !== undefined) written.nesting = Math.max(written.nesting, nestingOf(defaultValue));
    }
    const part = ofSelections(node.selectionSet);
    part.directives += node.directives?.length ?? 0;
    for (const name of NAMES) largest[name] = Math.max(largest[name], part[name]);
  }
  for (const part of measured.values()) {
    largest.depth = Math.max(largest.depth, part.depth);
    largest.fields = Math.max(largest.fields, part.fields);
    largest.directives = Math.max(largest.directives, part.directives);
  }
  const { own, ...rest } = largest;
  return { ...rest, rootFields: own, ...written, operations, fragments: fragments.size };
}

const empty = (): Part => ({ depth: 0, fields: 0, own: 0, aliases: 0, directives: 0 });
const NAMES = ['depth', 'fields', 'own', 'aliases', 'directives'] as const;

/** Levels of lists and objects in a literal; the parser has bounded how deep this can go. */
function nestingOf(value: ValueNode): number {
  const inside =
    value.kind === Kind.LIST
      ? value.values
      : value.kind === Kind.OBJECT
        ? value.fields.map((field) => field.value)
        : null;
  if (inside === null) return 0;
  let deepest = 0;
  for (const item of inside) deepest = Math.max(deepest, nestingOf(item));
  return deepest + 1;
}
