import { type PlanGroup, type PlanLeaf, type PlanNode, planOf } from './plan.ts';
import type { Layout } from './types.ts';

/**
 * JSON form of the entries: a list of objects, one object, one text or a list of them, or in columns: one text or a
 * list of them under each field of an entry, with a list name of our own.
 */
export type Holds = 'objects' | 'object' | 'texts' | 'columns';

export interface List<Inner = Scope> {
  readonly tag: string;
  readonly description: string;
  readonly max: number;
  readonly holds: Holds;
  readonly scope: Inner;
}

/** The JSON side of a layout: the fields and lists of one object, each at the first place it feeds. */
export interface Scope {
  readonly fields: ReadonlyMap<string, PlanLeaf>;
  readonly lists: ReadonlyMap<string, List<Scope>>;
  /** Leaves that each field feeds. */
  readonly fed: ReadonlyMap<string, readonly PlanLeaf[]>;
  /** Groups around the first place of each field and list, below the group of the object itself, outermost first. */
  readonly around: ReadonlyMap<string, readonly PlanGroup[]>;
}

interface OpenScope extends Scope {
  readonly fields: Map<string, PlanLeaf>;
  readonly lists: Map<string, List<OpenScope>>;
  readonly fed: Map<string, PlanLeaf[]>;
  readonly around: Map<string, readonly PlanGroup[]>;
}
const open = (): OpenScope => ({ fields: new Map(), lists: new Map(), fed: new Map(), around: new Map() });

type Around = readonly PlanGroup[];

function addField(scope: OpenScope, field: string, leaf: PlanLeaf, around: Around): void {
  const known = scope.fields.get(field);
  scope.fed.set(field, [...(scope.fed.get(field) ?? []), leaf]);
  if (!known) {
    scope.fields.set(field, leaf);
    scope.around.set(field, around);
  } else if (
    JSON.stringify(known.type.kind) !== JSON.stringify(leaf.type.kind) &&
    known.type.kind.as !== 'option'
  ) {
    throw new Error(`${field} feeds ${known.tag} and ${leaf.tag}, which are coerced differently`);
  }
}

function holdsOf(node: PlanLeaf | PlanGroup): Holds {
  if (node.node === 'group' && node.row.columns) return 'columns';
  if (node.node === 'group') return node.row.object ? 'object' : 'objects';
  return node.source?.each === node.source?.field ? 'texts' : 'objects';
}

function openList(scope: OpenScope, field: string, node: PlanLeaf | PlanGroup, around: Around): OpenScope {
  const known = scope.lists.get(field);
  if (known) return known.scope;
  const { description, max } = node.row;
  const list = { tag: node.tag, description, max, holds: holdsOf(node), scope: open() };
  scope.lists.set(field, list);
  scope.around.set(field, around);
  return list.scope;
}

/** The root and the signed element enclose everything, so they do not distinguish fields. */
const isWhole = ({ tag }: PlanGroup, { root, signed }: Layout): boolean => tag === root || tag === signed;

function collect(layout: Layout, node: PlanNode, scope: OpenScope, around: Around): void {
  if (node.node === 'leaf') {
    if (!node.source) return;
    const { each, field } = node.source;
    if (each === undefined) addField(scope, field, node, around);
    else addField(openList(scope, each, node, around), field, node, []);
    return;
  }
  if (node.node === 'group') {
    const listed = node.row.each === undefined ? null : openList(scope, node.row.each, node, around);
    const inside = listed === null && !isWhole(node, layout) ? [...around, node] : [];
    for (const child of [...node.attributes, ...node.content])
      collect(layout, child, listed ?? scope, inside);
    return;
  }
  for (const child of node.rows) collect(layout, child, scope, around);
}

/** Collects the JSON fields of a layout. Throws when one field would be coerced in two ways. */
export function scopeOf(layout: Layout): Scope {
  const scope = open();
  collect(layout, planOf(layout).root, scope, []);
  return scope;
}
