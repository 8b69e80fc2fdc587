import type { Tree } from '../document/definition.ts';
import { formatDecimal, isZero } from './decimal-text.ts';
import { access, generate } from './generate.ts';
import {
  discriminatorOf,
  nullable,
  type PlanChoice,
  type PlanGroup,
  type PlanLeaf,
  type PlanNode,
  type PlanSequence,
  planOf,
  tagsOf,
} from './plan.ts';
import { testOf } from './simple-type.ts';
import type { FlatInput, Layout, MapToTree, SimpleType } from './types.ts';

/** Code without its JSON suffix: `10_partilha` → `10`. */
const cut = (code: string): string => {
  const end = code.indexOf('_');
  return end < 0 ? code : code.slice(0, end);
};

/** Values of a repeated leaf from the list that holds them. */
function pluck(entries: FlatInput[], field: string): string[] {
  return entries.map((entry) => entry[field]).filter((value) => typeof value === 'string');
}

/** Whether every present tag is a zero amount: the caller did not intend the group. */
function allZero(group: Tree, tags: readonly string[], amounts: ReadonlySet<string>): boolean {
  return tags.every((tag) => {
    const value = group[tag];
    return value === undefined || (typeof value === 'string' && amounts.has(tag) && isZero(value));
  });
}

function dropZeros(group: Tree, tags: readonly string[], amounts: ReadonlySet<string>): void {
  if (allZero(group, tags, amounts)) for (const tag of tags) delete group[tag];
}

/** True when the format has no way to write zero. */
function refusesZero(type: SimpleType): boolean {
  return type.kind.as === 'decimal' && !testOf(type)(formatDecimal('0', type.kind.min, type.kind.max));
}

const isList = Array.isArray;
const leavesOf = (node: PlanNode): readonly PlanLeaf[] =>
  node.node === 'leaf' ? [node] : node.node === 'group' ? [] : node.rows.flatMap(leavesOf);
const fedByJson = (node: PlanNode): boolean =>
  node.node === 'leaf'
    ? node.source !== null
    : node.node === 'group'
      ? [...node.attributes, ...node.content].some(fedByJson)
      : node.rows.some(fedByJson);

/** Generates one function per group, `(i: FlatInput) => Tree | undefined`, with every field read by name. */
class Generator {
  readonly functions: string[] = [];
  readonly constants: Record<string, unknown> = {
    CUT: cut,
    PLUCK: pluck,
    LIST: isList,
    DROP: dropZeros,
    ALLZERO: allZero,
  };
  private count = 0;

  private constant(value: unknown): string {
    const name = `K${this.count++}`;
    this.constants[name] = value;
    return name;
  }

  private present(fields: readonly string[]): string {
    return `(${fields.map((field) => `${access('i', field)}!==undefined`).join('||')})`;
  }

  leaf(node: PlanLeaf): string {
    const { source, row } = node;
    if (!source) return '';
    const put = access('o', node.tag);
    if (source.each)
      return `v=${access('i', source.each)};if(LIST(v)){v=PLUCK(v,${JSON.stringify(source.field)});if(v.length>0)${put}=v}`;
    const only = source.only ? `&&${this.constant(source.only)}.test(v)` : '';
    const zero = row.min === 0 && row.type.zero === 'omit' ? '&&!ZERO(v)' : '';
    return `v=${access('i', source.field)};if(v!==undefined${only}${zero})${put}=${node.suffix ? 'CUT(v)' : 'v'};`;
  }

  group(node: PlanGroup): string {
    if (!fedByJson(node)) return '';
    const name = this.define(node);
    const put = access('o', node.tag);
    const { each, when } = node.row;
    if (each) {
      const entry = `${name}(e)||{}`;
      const build = node.row.max === 1 ? `const e=v[0];${put}=${entry}` : `${put}=v.map(e=>${entry})`;
      return `v=${access('i', each)};if(LIST(v)&&v.length>0){${build}}`;
    }
    return `${when ? `if(${this.present(when)}){` : '{'}v=${name}(i);if(v!==undefined)${put}=v}`;
  }

  /** A block that came out incomplete, or with a zero its format forbids, is left out when it holds only zeros. */
  sequence(node: PlanSequence): string {
    const body = node.rows.map((row) => this.node(row)).join('');
    return node.min === 1 ? body : body + this.zeroGuard(node.rows, false);
  }

  private zeroGuard(rows: readonly PlanNode[], wholeGroup: boolean): string {
    const leaves = rows.flatMap(leavesOf);
    const amounts = leaves.filter((leaf) => leaf.type.kind.as === 'decimal').map((leaf) => leaf.tag);
    const required = rows.filter((row) => row.node === 'leaf').filter((leaf) => leaf.row.min > 0);
    if (amounts.length === 0 || (required.length === 0 && !wholeGroup)) return '';
    const tags = rows.flatMap(tagsOf);
    const missing = required.map((leaf) => `${access('o', leaf.tag)}===undefined`);
    const choices = rows
      .filter((row) => row.node === 'choice')
      .map(
        (row) =>
          `(${tagsOf(row)
            .map((tag) => `${access('o', tag)}===undefined`)
            .join('&&')})`,
      );
    const forbidden = leaves
      .filter((leaf) => leaf.row.min > 0 && refusesZero(leaf.type))
      .map((leaf) => `(v=${access('o', leaf.tag)})!==undefined&&ZERO(v)`);
    const incomplete = [...new Set([...missing, ...choices, ...forbidden])].join('||');
    if (incomplete === '') return '';
    const some = tags.map((tag) => `${access('o', tag)}!==undefined`).join('||');
    const call = `o,${this.constant(tags)},${this.constant(new Set(amounts))}`;
    return wholeGroup
      ? `if((${incomplete})&&ALLZERO(${call}))return undefined;`
      : `if((${some})&&(${incomplete}))DROP(${call});`;
  }

  /** Alternatives with a condition of their own first, then whichever has a field present. */
  choice(node: PlanChoice): string {
    const alternatives = node.rows.filter(fedByJson);
    const presenceTest = (row: PlanNode) =>
      tagsOf(row)
        .map((tag) => `${access('o', tag)}!==undefined`)
        .join('||');
    const label = `c${node.id}`;
    const attempt = (row: PlanNode) => `${this.node(row)}if(${presenceTest(row)})break ${label};`;
    const conditioned = alternatives.filter(
      (row) => (row.node === 'group' || row.node === 'sequence') && this.conditionOf(row) !== undefined,
    );
    const by = node.row.by;
    const picked = by === undefined ? '' : this.bySituation(node, by, attempt);
    const first = conditioned
      .map((row) => `if(${this.present(this.conditionOf(row) ?? [])}){${attempt(row)}}`)
      .join('\n');
    const hasSituations = (row: PlanNode) => row.node === 'group' && row.row.situations !== undefined;
    // An alternative without a situação and a condition may be selected by a code that selects nothing else.
    const closed =
      by !== undefined && alternatives.every((row) => hasSituations(row) || conditioned.includes(row));
    const open = alternatives.filter((row) => !conditioned.includes(row) && !(closed && hasSituations(row)));
    const unknown = closed ? this.unknownSituation(node, by) : '';
    return `${label}:{${first}${picked}${open.map(attempt).join('\n')}${unknown}}`;
  }

  private conditionOf(row: PlanNode): readonly string[] | undefined {
    return row.node === 'group' ? row.row.when : row.node === 'sequence' ? row.when : undefined;
  }

  private bySituation(node: PlanChoice, by: string, attempt: (row: PlanNode) => string): string {
    const cases = node.rows
      .filter((row) => row.node === 'group')
      .filter((row) => row.row.situations !== undefined)
      .map(
        (row) =>
          `${(row.row.situations ?? []).map((code) => `case ${JSON.stringify(code)}:`).join('')}{${attempt(row)}break}`,
      );
    return `switch(${access('i', by)}){${cases.join('\n')}}`;
  }

  /** A code that selects nothing is placed where the validator finds and names it. */
  private unknownSituation(node: PlanChoice, by: string): string {
    const leaf = discriminatorOf(node);
    return leaf ? `v=${access('i', by)};if(v!==undefined)${access('o', leaf.tag)}=v;` : '';
  }

  node(node: PlanNode): string {
    if (node.node === 'leaf') return this.leaf(node);
    if (node.node === 'group') return this.group(node);
    return node.node === 'sequence' ? this.sequence(node) : this.choice(node);
  }

  define(node: PlanGroup): string {
    const name = `m${node.id}`;
    const rows = [...node.attributes, ...node.content];
    const body = rows.map((row) => this.node(row)).join('\n');
    const optional = node.row.min === 0 && !node.row.each && !node.row.when && !rows.every(nullable);
    const guard = optional ? this.zeroGuard(rows, true) : '';
    this.functions.push(
      `function ${name}(i){const o={};let v;\n${body}\n${guard}for(const k in o)return o;return undefined}`,
    );
    return name;
  }
}

/** Compiles the mapping of coerced fields to the element tree: activation of groups, choices, variants by situação tributária. */
export function compileMapper(layout: Layout): MapToTree {
  const generator = new Generator();
  const root = generator.define(planOf(layout).root);
  const scope = { ...generator.constants, ZERO: isZero };
  const map = generate<object, (input: FlatInput) => Tree | undefined>(
    scope,
    `${generator.functions.join('\n')}\nreturn ${root}`,
  );
  return (input) => map(input) ?? {};
}
