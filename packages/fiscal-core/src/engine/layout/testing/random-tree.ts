import type { Tree } from '../../document/definition.ts';
import { type Plan, type PlanChoice, type PlanGroup, type PlanLeaf, type PlanNode, tagsOf } from '../plan.ts';
import type { Random } from './random.ts';
import { oddValue, validValue } from './random-value.ts';

const REPETITIONS_MAX = 3;

/** Groups and leaves of a plan that lead to a row, the row included. */
export function pathTo(plan: Plan, target: PlanLeaf): ReadonlySet<PlanNode> {
  const path = new Set<PlanNode>();
  const walk = (node: PlanNode): boolean => {
    const children: readonly PlanNode[] =
      node.node === 'leaf' ? [] : node.node === 'group' ? [...node.attributes, ...node.content] : node.rows;
    const found = node === target || children.some(walk);
    if (found) path.add(node);
    return found;
  };
  walk(plan.root);
  return path;
}

/** Attributes that must differ between the repetitions of a child. */
const uniqueAttributes = (group: PlanGroup): PlanLeaf[] =>
  (group.row.unique ?? []).flatMap(({ child, attribute }) =>
    group.elements
      .filter((element) => element.node === 'group' && element.tag === child)
      .flatMap((element) => (element.node === 'group' ? element.attributes : []))
      .filter((leaf) => leaf.tag === attribute),
  );

/** A tree every rule of the table accepts; rows in `wanted` are always in it, other optional ones by chance. */
export function validTree(plan: Plan, random: Random, wanted: ReadonlySet<PlanNode>, optional = 0.3): Tree {
  const keys = new Set(plan.nodes.flatMap((node) => (node.node === 'group' ? uniqueAttributes(node) : [])));
  // Two digits, as the shortest of such texts may be.
  let item = 9;
  const fill = (node: PlanNode, tree: Tree): void => {
    if (node.node === 'leaf') fillLeaf(node, tree);
    else if (node.node === 'group') fillGroup(node, tree);
    else if (node.node === 'sequence') {
      if (node.min === 1 || node.rows.some((row) => wanted.has(row)) || random.chance(optional))
        for (const row of node.rows) fill(row, tree);
    } else if (node.row.min === 1 || node.rows.some((row) => wanted.has(row)) || random.chance(optional)) {
      fill(node.rows.find((row) => wanted.has(row)) ?? random.pick(node.rows), tree);
    }
  };
  const isIncluded = (node: PlanLeaf | PlanGroup): boolean =>
    node.row.min > 0 || wanted.has(node) || random.chance(optional);
  const count = (node: PlanLeaf | PlanGroup): number =>
    Math.max(node.row.min, 1 + random.below(Math.min(REPETITIONS_MAX, node.row.max)));
  const fillLeaf = (node: PlanLeaf, tree: Tree): void => {
    if (!isIncluded(node)) return;
    const value = () => (keys.has(node) ? String(++item) : validValue(node.type, random));
    tree[node.tag] = node.row.max > 1 ? Array.from({ length: count(node) }, value) : value();
  };
  const groupTree = (node: PlanGroup): Tree => {
    const tree: Tree = {};
    for (const row of [...node.attributes, ...node.content]) fill(row, tree);
    return tree;
  };
  const fillGroup = (node: PlanGroup, tree: Tree): void => {
    if (!isIncluded(node)) return;
    tree[node.tag] =
      node.row.max > 1 ? Array.from({ length: count(node) }, () => groupTree(node)) : groupTree(node);
  };
  return groupTree(plan.root);
}

interface Spot {
  readonly group: PlanGroup;
  readonly tree: Tree;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every group of a tree with its row. */
function spots(plan: Plan, tree: Tree): Spot[] {
  const found: Spot[] = [];
  const walk = (group: PlanGroup, value: Tree): void => {
    found.push({ group, tree: value });
    for (const element of group.elements) {
      if (element.node === 'leaf') continue;
      const child = value[element.tag];
      for (const entry of Array.isArray(child) ? child : [child]) if (isTree(entry)) walk(element, entry);
    }
  };
  walk(plan.root, tree);
  return found;
}

const choicesOf = (rows: readonly PlanNode[]): readonly PlanChoice[] =>
  rows.flatMap((row) =>
    row.node === 'choice'
      ? [row, ...choicesOf(row.rows)]
      : row.node === 'sequence'
        ? choicesOf(row.rows)
        : [],
  );
const blocksOf = (rows: readonly PlanNode[]): readonly PlanNode[] =>
  rows.flatMap((row) =>
    row.node === 'sequence'
      ? [...(row.min === 0 ? [row] : []), ...blocksOf(row.rows)]
      : row.node === 'choice'
        ? blocksOf(row.rows)
        : [],
  );

function leafSpots(spot: Spot): PlanLeaf[] {
  return [
    ...spot.group.attributes,
    ...spot.group.elements.filter((element) => element.node === 'leaf'),
  ].filter((leaf) => spot.tree[leaf.tag] !== undefined);
}

function changeValue(spot: Spot, leaf: PlanLeaf, random: Random): string {
  const current = spot.tree[leaf.tag];
  const list = Array.isArray(current) ? current.filter((entry) => typeof entry === 'string') : null;
  const before = list ? (list[0] ?? '') : typeof current === 'string' ? current : '';
  const after = oddValue(leaf.type, before, random);
  spot.tree[leaf.tag] = list ? [after, ...list.slice(1)] : after;
  return `${leaf.tag}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`;
}

/** Present elements worth repeating: exceeding a limit of 1000 costs too much. */
const repeatable = ({ group, tree }: Spot): (PlanLeaf | PlanGroup)[] =>
  group.elements.filter((candidate) => tree[candidate.tag] !== undefined && candidate.row.max <= 120);

function repeat(spot: Spot, random: Random): string {
  const element = random.pick(repeatable(spot));
  const current = spot.tree[element.tag];
  const list = Array.isArray(current) ? current : [current];
  const copies = element.row.max + 1 - (random.chance(0.3) ? 1 : 0);
  const entries = Array.from({ length: Math.max(copies, 1) }, (_, i) =>
    structuredClone(list[i % list.length]),
  );
  const texts = entries.filter((entry) => typeof entry === 'string');
  spot.tree[element.tag] = texts.length === entries.length ? texts : entries.filter(isTree);
  return `${element.tag} x ${entries.length}`;
}

function addAlternative(plan: Plan, spot: Spot, random: Random): string {
  const rows = [...choicesOf(spot.group.content), ...blocksOf(spot.group.content)];
  if (rows.length === 0) return 'nothing to add';
  const row = random.pick(rows);
  const tags = tagsOf(row);
  const donor = validTree(
    plan,
    random,
    new Set([
      ...pathToGroup(plan, spot.group),
      row,
      ...(row.node === 'leaf' || row.node === 'group' ? [] : [random.pick(row.rows)]),
    ]),
    0.6,
  );
  const from = spots(plan, donor).find((candidate) => candidate.group === spot.group);
  const tag = random.pick(tags);
  const value = from?.tree[tag];
  if (value === undefined) return `no ${tag} to add`;
  spot.tree[tag] = value;
  return `added ${tag}`;
}

function pathToGroup(plan: Plan, target: PlanGroup): ReadonlySet<PlanNode> {
  const leaf = [...target.attributes, ...target.elements].find((element) => element.node === 'leaf');
  return leaf?.node === 'leaf' ? pathTo(plan, leaf) : new Set();
}

/** Changes one thing in a tree, near the wanted row when it is given; returns what was done. */
export function mutate(plan: Plan, tree: Tree, random: Random, near: PlanLeaf | null): string {
  const all = spots(plan, tree);
  const close =
    near && random.chance(0.6)
      ? all.filter((spot) => spot.group.attributes.includes(near) || spot.group.elements.includes(near))
      : [];
  const spot = random.pick(close.length > 0 ? close : all);
  const keys = Object.keys(spot.tree);
  const where = spot.group.xml.filter((part) => typeof part === 'string').join('');
  const describeChange = (what: string) => `${where}: ${what}`;
  const leaves = leafSpots(spot);
  const kind = random.below(12);
  if (kind <= 4 && leaves.length > 0)
    return describeChange(
      changeValue(
        spot,
        near && leaves.includes(near) && random.chance(0.7) ? near : random.pick(leaves),
        random,
      ),
    );
  if (kind <= 6 && keys.length > 0) {
    const key = random.pick(keys);
    delete spot.tree[key];
    return describeChange(`deleted ${key}`);
  }
  if (kind === 7 && repeatable(spot).length > 0) return describeChange(repeat(spot, random));
  if (kind === 8) {
    const groups = spot.group.elements.filter(
      (element) => element.node === 'group' && spot.tree[element.tag] !== undefined,
    );
    if (groups.length > 0) {
      const { tag } = random.pick(groups);
      spot.tree[tag] = {};
      return describeChange(`emptied ${tag}`);
    }
  }
  const uniques = all.flatMap((candidate) => candidate.group.row.unique ?? []);
  if (kind === 9 && uniques.length > 0) {
    const unique = random.pick(uniques);
    const repeated = all.filter((candidate) => candidate.group.tag === unique.child);
    for (const entry of repeated) entry.tree[unique.attribute] = '7';
    return `${unique.child} ${unique.attribute} all 7 (${repeated.length})`;
  }
  return describeChange(addAlternative(plan, spot, random));
}
