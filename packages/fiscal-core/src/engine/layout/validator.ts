import type { Tree } from '../document/definition.ts';
import { access, generate } from './generate.ts';
import {
  discriminatorOf,
  nullable,
  type Plan,
  type PlanChoice,
  type PlanGroup,
  type PlanLeaf,
  type PlanNode,
  type PlanSequence,
  planOf,
  tagsOf,
} from './plan.ts';
import { type Test, testOf } from './simple-type.ts';
import type { Layout, Validate, Violation } from './types.ts';
import {
  badValue,
  conflictingChoice,
  missing,
  missingChoice,
  repeatedKey,
  tooMany,
  unknownKey,
  wrongShape,
} from './violation.ts';

/** State of one validation, called by the generated code on faults. */
class Report {
  violations: Violation[] = [];
  /** Indexes of the lists being walked. */
  readonly at: number[] = [];

  bad = (leaf: PlanLeaf, value: string): void => {
    this.violations.push(badValue(leaf, value, this.at));
  };
  miss = (node: PlanNode): void => {
    this.violations.push(...missing(node, this.at));
  };
  missInBlock = (leaf: PlanNode, block: PlanSequence, group: Tree): void => {
    const present = block.rows
      .filter((row) => row.node === 'leaf')
      .filter((row) => group[row.tag] !== undefined);
    this.violations.push(...missing(leaf, this.at, present));
  };
  /** Returns 1 when the code that picks the alternative is there but picks none. */
  missChoice = (choice: PlanChoice, group: Tree): number => {
    const code = group[discriminatorOf(choice)?.tag ?? ''];
    const found = typeof code === 'string' ? code : undefined;
    this.violations.push(missingChoice(choice, this.at, found));
    return found === undefined ? 0 : 1;
  };
  conflict = (choice: PlanChoice): void => {
    this.violations.push(conflictingChoice(choice, this.at));
  };

  /** Anything but one text: repetitions, a group, nothing. Returns 1 when the tag is present. */
  leaves = (leaf: PlanLeaf, value: unknown, test: Test): number => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (list.length === 0) {
      if (leaf.row.min > 0) this.miss(leaf);
      return 1;
    }
    for (let i = 0; i < list.length; i++) {
      const entry = list[i];
      this.at[leaf.level] = i;
      if (typeof entry !== 'string') this.violations.push(wrongShape(leaf, this.at));
      else if (!test(entry)) this.bad(leaf, entry);
    }
    if (list.length > leaf.row.max) this.violations.push(tooMany(leaf, list.length, this.at));
    return 1;
  };

  /** A group as a list, or something that is no group. */
  groups = (group: PlanGroup, value: unknown, check: (group: Tree) => void): number => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (list.length === 0 && group.row.min > 0) this.miss(group);
    for (let i = 0; i < list.length; i++) {
      const entry = list[i];
      if (group.repeats || list.length > 1) this.at[group.level] = i;
      // Without an element of its own, an entry of nothing is nothing.
      if (isTree(entry) && (!group.row.columns || Object.keys(entry).length > 0)) check(entry);
      else if (!isTree(entry)) this.violations.push(wrongShape(group, this.at));
    }
    if (list.length > group.row.max) this.violations.push(tooMany(group, list.length, this.at));
    return 1;
  };

  unknown = (group: PlanGroup, value: Tree, known: ReadonlySet<string>): void => {
    for (const key of Object.keys(value))
      if (value[key] !== undefined && !known.has(key)) this.violations.push(unknownKey(group, key, this.at));
  };

  unique = (leaf: PlanLeaf, level: number, repetitions: unknown): void => {
    if (!Array.isArray(repetitions)) return;
    const seen = new Set<string>();
    for (let i = 0; i < repetitions.length; i++) {
      const entry: unknown = repetitions[i];
      const value = isTree(entry) ? entry[leaf.tag] : undefined;
      if (typeof value !== 'string') continue;
      this.at[level] = i;
      if (seen.has(value)) this.violations.push(repeatedKey(leaf, value, this.at));
      seen.add(value);
    }
  };
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Generates one function per group. `n` counts the known keys found, so that a mere count of the keys reveals unknown ones. */
class Generator {
  readonly functions: string[] = [];
  readonly constants: Record<string, unknown> = {};
  private readonly names = new Map<unknown, string>();

  private constant(value: object): string {
    const known = this.names.get(value);
    if (known) return known;
    const name = `K${this.names.size}`;
    this.names.set(value, name);
    this.constants[name] = value;
    return name;
  }

  /** Presence of a tag; an empty list is absent. */
  private has(node: PlanLeaf | PlanGroup): string {
    const value = access('o', node.tag);
    return node.repeats ? `(${value}!==undefined&&${value}.length!==0)` : `${value}!==undefined`;
  }
  private any(rows: readonly PlanNode[]): string {
    return rows
      .flatMap(elements)
      .map((element) => this.has(element))
      .join('||');
  }

  private absent(node: PlanLeaf | PlanGroup, block: PlanSequence | null): string {
    if (node.row.min === 0) return '';
    return block
      ? `else R.missInBlock(${this.constant(node)},${this.constant(block)},o);`
      : `else R.miss(${this.constant(node)});`;
  }

  leaf(node: PlanLeaf, block: PlanSequence | null): string {
    const [row, test] = [this.constant(node), this.constant(testOf(node.type))];
    if (node.repeats)
      return `v=${access('o', node.tag)};if(v!==undefined)n+=R.leaves(${row},v,${test});${this.absent(node, block)}`;
    return `v=${access('o', node.tag)};if(typeof v==='string'){n++;if(!${test}(v))R.bad(${row},v)}else if(v!==undefined)n+=R.leaves(${row},v,${test});${this.absent(node, block)}`;
  }

  group(node: PlanGroup, block: PlanSequence | null): string {
    const name = this.define(node);
    const single = node.repeats
      ? ''
      : `if(typeof v==='object'&&v!==null&&!Array.isArray(v)){n++;${name}(v)}else `;
    return `v=${access('o', node.tag)};if(v!==undefined){${single}n+=R.groups(${this.constant(node)},v,${name})}${this.absent(node, block)}`;
  }

  /** A required choice is missing only when its alternatives cannot be empty. */
  choice(node: PlanChoice, block: PlanSequence | null): string {
    const rows = node.rows;
    const all = new Set(rows.flatMap(tagsOf));
    const element = new Map(rows.flatMap(elements).map((row) => [row.tag, row]));
    const outside = (row: PlanNode) => {
      const own = new Set(tagsOf(row));
      return [...all]
        .filter((tag) => !own.has(tag))
        .map((tag) => element.get(tag))
        .filter((other) => other !== undefined);
    };
    const none = nullable(node) ? '' : `n+=R.missChoice(${this.constant(node)},o);`;
    const branches = rows.map((row) => {
      const others = outside(row)
        .map((other) => this.has(other))
        .join('||');
      return `${others === '' ? '' : `if(!(${others}))`}{${this.node(row, block)}}`;
    });
    const count = [...element.values()].map((row) => `(${this.has(row)}?1:0)`).join('+');
    return `if(!(${this.any(rows)})){${none}}else ${branches.join('else ')}else{R.conflict(${this.constant(node)});n+=${count}}`;
  }

  node(node: PlanNode, block: PlanSequence | null): string {
    if (node.node === 'leaf') return this.leaf(node, block);
    if (node.node === 'group') return this.group(node, block);
    if (node.node === 'choice') return this.choice(node, block);
    const inner = node.min === 0 ? node : block;
    const rows = node.rows.map((row) => this.node(row, inner)).join('\n');
    return node.min === 0 ? `if(${this.any(node.rows)}){${rows}}` : rows;
  }

  define(node: PlanGroup): string {
    const name = `g${node.id}`;
    const known = new Set([...node.attributes.map((row) => row.tag), ...node.content.flatMap(tagsOf)]);
    const rows = [...node.attributes, ...node.content].map((row) => this.node(row, null)).join('\n');
    const unique = (node.row.unique ?? []).map((key) => this.unique(node, key.child, key.attribute)).join('');
    this.functions.push(
      `function ${name}(o){let v,n=0,c=0;\n${rows}\n${unique}for(const k in o)c++;if(c!==n)R.unknown(${this.constant(node)},o,${this.constant(known)})}`,
    );
    return name;
  }

  private unique(node: PlanGroup, child: string, attribute: string): string {
    const repeated = node.elements.find((element) => element.tag === child);
    const leaf =
      repeated?.node === 'group'
        ? repeated.attributes.find((candidate) => candidate.tag === attribute)
        : undefined;
    if (repeated?.node !== 'group' || !leaf) throw new Error(`${node.tag}: no ${child}/${attribute}`);
    return `R.unique(${this.constant(leaf)},${repeated.level},${access('o', child)});`;
  }
}

function elements(node: PlanNode): readonly (PlanLeaf | PlanGroup)[] {
  return node.node === 'leaf' || node.node === 'group' ? [node] : node.rows.flatMap(elements);
}

/**
 * Compiles the validator of a layout: it equals libxml2's verdict with the official schema on the written tree, in
 * terms of the caller's fields. Trees are written in the table's order, so only presence, number and values can be
 * wrong.
 */
export function compileValidator(layout: Layout): Validate {
  const plan: Plan = planOf(layout);
  const generator = new Generator();
  const root = generator.define(plan.root);
  const report = new Report();
  const check = generate<object, (tree: Tree) => void>(
    { ...generator.constants, R: report },
    `${generator.functions.join('\n')}\nreturn ${root}`,
  );
  return (tree) => {
    report.violations = [];
    check(tree);
    return report.violations;
  };
}
