import { appendIndex, extend, type Path } from './path.ts';
import type { Choice, Group, Layout, Leaf, Row, SimpleType, Source } from './types.ts';

/** A leaf at one place of the tree: the row plus what its place adds. */
export interface PlanLeaf {
  readonly node: 'leaf';
  readonly id: number;
  readonly row: Leaf;
  /** Key in the tree: the tag, `@` first for attributes. */
  readonly tag: string;
  readonly type: SimpleType;
  readonly source: Source | null;
  readonly xml: Path;
  /** Null when no JSON field feeds it. */
  readonly json: Path | null;
  /** Level of its own index when it repeats. */
  readonly level: number;
  readonly repeats: boolean;
  /** Ending of the JSON code that is not written (`_partilha`). */
  readonly suffix: string;
  /** Description of the group that has the ending; '' without one. */
  readonly suffixMeaning: string;
}

export interface PlanGroup {
  readonly node: 'group';
  readonly id: number;
  readonly row: Group;
  readonly tag: string;
  readonly attributes: readonly PlanLeaf[];
  readonly content: readonly PlanNode[];
  /** Child elements by tag in writing order; a tag shared by two alternatives of a choice appears once. */
  readonly elements: readonly (PlanLeaf | PlanGroup)[];
  readonly xml: Path;
  readonly json: Path | null;
  readonly level: number;
  readonly repeats: boolean;
}

export interface PlanSequence {
  readonly node: 'sequence';
  readonly min: 0 | 1;
  readonly when: readonly string[] | undefined;
  readonly rows: readonly PlanNode[];
}

export interface PlanChoice {
  readonly node: 'choice';
  readonly id: number;
  readonly row: Choice;
  readonly rows: readonly PlanNode[];
  /** Path of the choice. */
  readonly xml: Path;
}

export type PlanNode = PlanLeaf | PlanGroup | PlanSequence | PlanChoice;

export interface Plan {
  readonly layout: Layout;
  readonly root: PlanGroup;
  /** Every leaf, group and choice by id. */
  readonly nodes: readonly (PlanLeaf | PlanGroup | PlanChoice)[];
}

interface Place {
  /** Path of the enclosing element with its trailing `/`. */
  readonly xml: Path;
  /** Prefix of the fields of the enclosing list scope: `itens[0].`. */
  readonly json: Path;
  readonly level: number;
  readonly suffix: string;
  readonly suffixMeaning: string;
  /** Inside a sequence that repeats: the level of its index, which its leaves carry. */
  readonly column?: number;
}

/** Element tags a node may put into its group. */
export function tagsOf(node: PlanNode): readonly string[] {
  return node.node === 'leaf' || node.node === 'group' ? [node.tag] : node.rows.flatMap(tagsOf);
}

/** True when the node is satisfied by nothing at all. */
export function nullable(node: PlanNode): boolean {
  if (node.node === 'leaf' || node.node === 'group') return node.row.min === 0;
  if (node.node === 'sequence') return node.min === 0 || node.rows.every(nullable);
  return node.row.min === 0 || node.rows.some(nullable);
}

/** The alternatives of a choice that a situação tributária may pick, also those inside a sequence or a choice of their own. */
export function situationGroups(choice: PlanChoice): readonly PlanGroup[] {
  const groups = (node: PlanNode): readonly PlanGroup[] =>
    node.node === 'group' ? [node] : node.node === 'leaf' ? [] : node.rows.flatMap(groups);
  return choice.rows.flatMap(groups);
}

/** In a choice made by a situação tributária: the leaf that carries it, as its first alternative has it. */
export function discriminatorOf(choice: PlanChoice): PlanLeaf | undefined {
  const first = situationGroups(choice)[0];
  if (choice.row.by === undefined || !first) return undefined;
  return first.content
    .filter((child) => child.node === 'leaf')
    .find((leaf) => leaf.source?.field === choice.row.by);
}

const plans = new WeakMap<Layout, Plan>();

const placePath = (path: Path, column: number | undefined): Path =>
  column === undefined ? path : appendIndex(path, column);

function leafAt(id: number, row: Leaf, at: Place): PlanLeaf {
  const { source, tag, type } = row;
  const repeats = row.max > 1;
  const xml = extend(at.xml, tag);
  const listed = source?.each === undefined ? null : appendIndex(extend(at.json, source.each), at.level);
  const texts = listed !== null && source?.each === source?.field;
  const holder = listed === null ? at.json : extend(listed, '.');
  return {
    node: 'leaf',
    id,
    row,
    tag,
    type,
    source,
    xml: repeats ? appendIndex(xml, at.level) : placePath(xml, at.column),
    json: source && (texts ? listed : placePath(extend(holder, source.field), at.column)),
    level: at.level,
    repeats,
    ...(type.kind.as === 'situacao'
      ? { suffix: at.suffix, suffixMeaning: at.suffixMeaning }
      : { suffix: '', suffixMeaning: '' }),
  };
}

/** Places every row of a layout; made once per layout. */
export function planOf(layout: Layout): Plan {
  const known = plans.get(layout);
  if (known) return known;
  const nodes: (PlanLeaf | PlanGroup | PlanChoice)[] = [];
  const add = <T extends PlanLeaf | PlanGroup | PlanChoice>(make: (id: number) => T): T => {
    const id = nodes.length;
    nodes.length += 1;
    const node = make(id);
    nodes[id] = node;
    return node;
  };

  const placeGroup = (row: Group, at: Place): PlanGroup => {
    const repeats = row.max > 1 || row.each !== undefined;
    const tag = extend(at.xml, row.tag);
    // Paths start at the root's children.
    const xml = row.tag === layout.root ? [''] : row.max > 1 ? appendIndex(tag, at.level) : tag;
    const field = row.each ? extend(at.json, row.each) : null;
    const json = row.columns ? null : field && !row.object ? appendIndex(field, at.level) : field;
    const inside: Place = row.columns
      ? { ...at, level: at.level + 1, column: at.level }
      : {
          xml: row.tag === layout.root ? xml : extend(xml, '/'),
          json: json ? extend(json, '.') : at.json,
          level: at.level + (repeats ? 1 : 0),
          suffix: row.suffix ?? at.suffix,
          suffixMeaning: row.suffix === undefined ? at.suffixMeaning : row.description,
        };
    return add((id) => {
      const rows = row.rows.map((child) => place(child, inside));
      const attributes = rows
        .filter((child) => child.node === 'leaf')
        .filter((child) => child.tag.startsWith('@'));
      const content = rows.filter((child) => child.node !== 'leaf' || !child.tag.startsWith('@'));
      const byName = attributes.toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
      return {
        node: 'group',
        id,
        row,
        tag: row.tag,
        attributes: byName,
        content,
        elements: elementsOf(content, row.tag),
        xml,
        json,
        level: at.level,
        repeats,
      };
    });
  };

  const place = (row: Row, at: Place): PlanNode => {
    if (row.node === 'leaf') return add((id) => leafAt(id, row, at));
    if (row.node === 'group') return placeGroup(row, at);
    if (row.node === 'sequence')
      return {
        node: 'sequence',
        min: row.min,
        when: row.when,
        rows: row.rows.map((child) => place(child, at)),
      };
    return add((id) => ({
      node: 'choice',
      id,
      row,
      rows: row.rows.map((child) => place(child, at)),
      xml: at.xml,
    }));
  };

  const root = placeGroup(
    { node: 'group', tag: layout.root, min: 1, max: 1, description: layout.root, rows: layout.rows },
    { xml: [''], json: [''], level: 0, suffix: '', suffixMeaning: '' },
  );
  const rooted: Plan = { layout, root, nodes };
  plans.set(layout, rooted);
  return rooted;
}

/** Children in writing order. A tag may come twice only as the same row in different alternatives. */
function elementsOf(content: readonly PlanNode[], owner: string): (PlanLeaf | PlanGroup)[] {
  const found = new Map<string, PlanLeaf | PlanGroup>();
  const walk = (node: PlanNode): void => {
    if (node.node === 'sequence' || node.node === 'choice') return node.rows.forEach(walk);
    const known = found.get(node.tag);
    if (known && known.row !== node.row) throw new Error(`${owner}: two different rows named ${node.tag}`);
    if (!known) found.set(node.tag, node);
  };
  content.forEach(walk);
  return [...found.values()];
}
