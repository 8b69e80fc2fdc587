import { type PlanGroup, type PlanLeaf, type PlanNode, planOf } from './plan.ts';
import type { Layout } from './types.ts';

/**
 * How the JSON holds the entries: a list of objects, one object, one text or a list of them, or in columns: one text or a list of
 * them under each field of an entry, the name of the list being ours.
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
}

interface OpenScope {
  readonly fields: Map<string, PlanLeaf>;
  readonly lists: Map<string, List<OpenScope>>;
}
const open = (): OpenScope => ({ fields: new Map(), lists: new Map() });

function addField(scope: OpenScope, field: string, leaf: PlanLeaf): void {
  const known = scope.fields.get(field);
  if (!known) scope.fields.set(field, leaf);
  else if (
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

function openList(scope: OpenScope, field: string, node: PlanLeaf | PlanGroup): OpenScope {
  const known = scope.lists.get(field);
  if (known) return known.scope;
  const { description, max } = node.row;
  const list = { tag: node.tag, description, max, holds: holdsOf(node), scope: open() };
  scope.lists.set(field, list);
  return list.scope;
}

function collect(node: PlanNode, scope: OpenScope): void {
  if (node.node === 'leaf') {
    if (node.source)
      addField(node.source.each ? openList(scope, node.source.each, node) : scope, node.source.field, node);
    return;
  }
  if (node.node === 'group') {
    const inner = node.row.each ? openList(scope, node.row.each, node) : scope;
    for (const child of [...node.attributes, ...node.content]) collect(child, inner);
    return;
  }
  for (const child of node.rows) collect(child, scope);
}

/** Collects the JSON fields of a layout. Throws when one field would be coerced in two ways. */
export function scopeOf(layout: Layout): Scope {
  const scope = open();
  collect(planOf(layout).root, scope);
  return scope;
}
