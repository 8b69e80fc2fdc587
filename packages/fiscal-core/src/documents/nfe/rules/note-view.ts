import { addMoney, cents, formatCents } from '../../../decimal/cents.ts';
import { compare, type Decimal, decimalOrZero, subtract } from '../../../decimal/decimal.ts';
import type { EmissionContext, Tree, TreeValue } from '../../../engine/document/definition.ts';
import type { Note } from '../model.ts';

type Group = Tree | undefined;

const isGroup = (value: TreeValue | undefined): value is Tree =>
  typeof value === 'object' && !Array.isArray(value);

/** A group below another; undefined when a step is missing. */
export function at(group: Group, ...path: readonly string[]): Group {
  let here = group;
  for (const tag of path) {
    const value = here?.[tag];
    here = isGroup(value) ? value : undefined;
  }
  return here;
}

/** Text of a leaf; `''` when it is absent. */
export function text(group: Group, tag: string): string {
  const value = group?.[tag];
  return typeof value === 'string' ? value : '';
}

export const has = (group: Group, tag: string): boolean => group?.[tag] !== undefined;

const NONE: readonly Tree[] = [];
/** The repetitions of a group. */
export function all(group: Group, tag: string): readonly Tree[] {
  const value = group?.[tag];
  if (value === undefined) return NONE;
  if (!Array.isArray(value)) return isGroup(value) ? [value] : NONE;
  return value.filter((one) => typeof one === 'object');
}

/** Keys of whole notes that the note refers to. */
export const refKeys = (n: NoteView): string[] =>
  all(n.ide, 'NFref')
    .map((ref) => text(ref, 'refNFe'))
    .filter((key) => key !== '');

export const amount = (group: Group, tag: string): Decimal => decimalOrZero(text(group, tag) || undefined);

/** Sum of one tag over many groups, as money text. */
export function sumOf(groups: Iterable<Group>, tag: string): string {
  const total = cents();
  for (const group of groups) {
    const value = group?.[tag];
    if (typeof value === 'string') addMoney(total, value);
  }
  return formatCents(total);
}

/** The same over the part of each item that has it. */
export function sumOver(items: readonly ItemView[], part: (item: ItemView) => Group, tag: string): string {
  const total = cents();
  for (const item of items) {
    const value = part(item)?.[tag];
    if (typeof value === 'string') addMoney(total, value);
  }
  return formatCents(total);
}

/** Difference that authorities accept between a product and its rounding (MOC 7.0, note *4). */
const CENT: Decimal = { units: 1n, scale: 2 };

/** Value of an absent amount, in the format of reported sums. */
const NOTHING = '0.00';

const gap = (a: Decimal, b: Decimal): Decimal => {
  const { units, scale } = subtract(a, b);
  return { units: units < 0n ? -units : units, scale };
};
/** True when two amounts are more than a cent apart. */
export const differs = (a: string, b: string): boolean =>
  a !== b && compare(gap(decimalOrZero(a || undefined), decimalOrZero(b || undefined)), CENT) > 0;
export const equal = (a: string, b: string): boolean =>
  (a || NOTHING) === (b || NOTHING) ||
  compare(decimalOrZero(a || NOTHING), decimalOrZero(b || NOTHING)) === 0;
export const isZero = (value: string): boolean => equal(value, '');

/** A `det` with the groups that rules look at, read once. */
export interface ItemView {
  readonly det: Tree;
  readonly prod: Group;
  readonly imposto: Group;
  /** Name and content of the one child of ICMS (`ICMS00`, `ICMSSN102`…). */
  readonly icmsName: string;
  readonly icms: Group;
  readonly cst: string;
  readonly csosn: string;
  readonly cfop: string;
  readonly isService: boolean;
  /** `ICMSUFDest`. */
  readonly difal: Group;
  /** `IBSCBS`, and its group of base, rates and values. */
  readonly ibsCbs: Group;
  readonly taxed: Group;
}

/** A complete note as its rules read it. */
export interface NoteView {
  readonly inf: Tree;
  readonly ide: Group;
  readonly emit: Group;
  readonly dest: Group;
  readonly items: readonly ItemView[];
  readonly goods: readonly ItemView[];
  readonly services: readonly ItemView[];
  readonly total: Group;
  readonly icmsTot: Group;
  readonly transp: Group;
  readonly pag: Group;
  /** `detPag` and `dup`. */
  readonly ways: readonly Tree[];
  readonly dups: readonly Tree[];
  readonly dhEmiMs: number;
  readonly context: EmissionContext;
  readonly note: Note;
}

function itemOf(det: Tree): ItemView {
  const prod = at(det, 'prod');
  const imposto = at(det, 'imposto');
  const [icmsName = ''] = Object.keys(at(imposto, 'ICMS') ?? {});
  const icms = at(imposto, 'ICMS', icmsName);
  const ibsCbs = at(imposto, 'IBSCBS');
  return {
    det,
    prod,
    imposto,
    icmsName,
    icms,
    cst: text(icms, 'CST'),
    csosn: text(icms, 'CSOSN'),
    cfop: text(prod, 'CFOP'),
    isService: has(imposto, 'ISSQN'),
    difal: at(imposto, 'ICMSUFDest'),
    ibsCbs,
    taxed: at(ibsCbs, 'gIBSCBS'),
  };
}

/** @param tree tree of a complete note; number and key may be missing */
export function viewOf(tree: Tree, note: Note): NoteView {
  const inf = at(tree, 'infNFe') ?? {};
  const items = all(inf, 'det').map(itemOf);
  const total = at(inf, 'total');
  const pag = at(inf, 'pag');
  return {
    inf,
    ide: at(inf, 'ide'),
    emit: at(inf, 'emit'),
    dest: at(inf, 'dest'),
    items,
    goods: items.filter(({ isService }) => !isService),
    services: items.filter(({ isService }) => isService),
    total,
    icmsTot: at(total, 'ICMSTot'),
    transp: at(inf, 'transp'),
    pag,
    ways: all(pag, 'detPag'),
    dups: all(at(inf, 'cobr'), 'dup'),
    dhEmiMs: Date.parse(note.dhEmi),
    context: note.context,
    note,
  };
}
