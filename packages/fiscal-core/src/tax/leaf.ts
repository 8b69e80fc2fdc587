import { hasAny, isZero, type TaxItem } from './item.ts';

/** Facts that decide a tax besides the item's own fields. */
export interface TaxFacts {
  /** indFinal 1: IPI is part of the base of ICMS. */
  readonly finalConsumer: boolean;
  /** UF of the issuer and of the place where the goods go; undefined where unknown. */
  readonly origin: string | undefined;
  readonly destination: string | undefined;
  /** The note is one whose taxed items share ICMS with the UF of destination (rule NA01-20). */
  readonly sharesDestination: boolean;
  /** The base of the UF of destination holds its own tax («base dupla»). */
  readonly doubleBase: boolean;
}

/** Derivation of an amount from others. */
export interface Formula {
  /** In tags, as messages and tables show it: `vBC × pICMS`. */
  readonly how: string;
  /** Fields without which nothing follows. */
  readonly needs: readonly string[];
  /** Undefined: not computable. Money has 2 places, rounded half up once, at the end. */
  readonly value: (item: TaxItem, facts: TaxFacts) => string | undefined;
}

/**
 * A leaf of a tax group, and its completion when absent: a rule's constant, a formula's result, or missing. With none
 * of the three it is optional and stays absent.
 */
export interface TaxLeaf {
  readonly field: string;
  readonly tag: string;
  readonly constant?: string;
  readonly formula?: Formula;
  /** Nothing is missing without it, though a formula may give it. */
  readonly optional?: true;
  /** It is asked for only then; always when absent. */
  readonly when?: (item: TaxItem) => boolean;
  /** pt-BR: what to send. */
  readonly fix?: string;
  /** Rule or law behind it. */
  readonly source: string;
  /** Uncertain part of it. */
  readonly uncertain?: string;
}

export const constant = (field: string, tag: string, value: string, source: string): TaxLeaf => ({
  field,
  tag,
  constant: value,
  source,
});
export const determinedLeaf = (
  field: string,
  tag: string,
  formula: Formula,
  source: string,
  fix?: string,
): TaxLeaf => ({ field, tag, formula, source, ...(fix !== undefined && { fix }) });
export const missing = (
  field: string,
  tag: string,
  fix: string,
  source: string,
  when?: (item: TaxItem) => boolean,
): TaxLeaf => ({ field, tag, fix, source, ...(when && { when }) });
export const optional = (field: string, tag: string): TaxLeaf => ({
  field,
  tag,
  optional: true,
  source: 'leiaute PL_010f',
});

/** Hears what becomes of the leaves of one item. */
export interface Ledger {
  readonly facts: TaxFacts;
  /** Absent and undetermined: it is reported, or filled in by the sandbox. */
  missing(item: TaxItem, leaf: TaxLeaf): void;
  /** A formula gave it. */
  determined(leaf: Pick<TaxLeaf, 'field' | 'tag'>, formula: Pick<Formula, 'how'>): void;
  /** A block of zero percent is not written: the authority refuses it, with `cStat` where one is known. */
  dropped(leaf: TaxLeaf, cStat: string | undefined): void;
}

/** Gives each absent leaf its value, in order: what follows from others comes after them. */
export function completeLeaves(item: TaxItem, leaves: readonly TaxLeaf[], ledger: Ledger): void {
  for (const leaf of leaves) {
    if (item[leaf.field] !== undefined || leaf.when?.(item) === false) continue;
    if (leaf.constant !== undefined) {
      item[leaf.field] = leaf.constant;
      continue;
    }
    const value = leaf.formula?.value(item, ledger.facts);
    if (value !== undefined && leaf.formula) {
      item[leaf.field] = value;
      ledger.determined(leaf, leaf.formula);
    } else if (!leaf.optional) ledger.missing(item, leaf);
  }
}

/** Leaves that are written together or not at all. */
export interface Block {
  readonly leaves: readonly TaxLeaf[];
  /** Fields that bring an optional block; every leaf's when absent. */
  readonly broughtBy?: readonly string[];
  /**
   * The first leaf is a percentage that may not be zero: the block is dropped with it, unless this amount is nonzero.
   */
  readonly nothingAtZero?: { readonly amount: string; readonly cStat?: string };
  /** Fields that count in the totals of the note. */
  readonly sums?: readonly string[];
}

const fieldsOf = new WeakMap<Block, readonly string[]>();
/** Every field of a block. */
export function blockFields(block: Block): readonly string[] {
  let fields = fieldsOf.get(block);
  if (fields === undefined) {
    fields = block.leaves.map(({ field }) => field);
    fieldsOf.set(block, fields);
  }
  return fields;
}

function dropZeros(item: TaxItem, fields: readonly string[]): void {
  for (const field of fields) if (isZero(item, field)) delete item[field];
}

/** Zeros alone count only when they fill a block: the layout omits an incomplete one. */
function isBrought(item: TaxItem, block: Block): boolean {
  let sent = false;
  for (const field of block.broughtBy ?? blockFields(block)) {
    if (item[field] === undefined) continue;
    if (!isZero(item, field)) return true;
    sent = true;
  }
  return (
    sent &&
    block.leaves.every(
      ({ field, constant: fixed, formula, optional: free }) =>
        free || fixed !== undefined || formula !== undefined || item[field] !== undefined,
    )
  );
}

/** Completes a partly sent block; one of zero percent is dropped, with a report. */
export function completeIfSent(item: TaxItem, block: Block, ledger: Ledger): void {
  const { leaves, nothingAtZero } = block;
  const [first] = leaves;
  if (nothingAtZero === undefined || first === undefined) {
    if (isBrought(item, block)) completeLeaves(item, leaves, ledger);
    return;
  }
  const sent = item[first.field] !== undefined;
  if (!sent || isZero(item, first.field)) {
    const fields = blockFields(block);
    dropZeros(item, fields);
    if (sent && item[nothingAtZero.amount] === undefined) {
      for (const field of fields) delete item[field];
      ledger.dropped(first, nothingAtZero.cStat);
    }
    if (!hasAny(item, fields)) return;
  }
  completeLeaves(item, leaves, ledger);
}
