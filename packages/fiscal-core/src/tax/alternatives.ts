import { OPERATION, percentOf, perUnit } from './formulas.ts';
import { hasAll, hasAny, isZero, type TaxItem } from './item.ts';
import { type Block, blockFields, completeLeaves, determinedLeaf, type Ledger, missing } from './leaf.ts';

type Way = 'byRate' | 'byUnit';

/** Two ways to tax, one of which is written: a percentage of a base, or an amount per unit. */
export type Alternatives = Readonly<Record<Way, Block>>;

type Named = readonly [field: string, tag: string];

export function alternatives(of: {
  readonly value: Named;
  readonly base: Named;
  readonly rate: Named;
  readonly quantity: Named;
  readonly each: Named;
  /** The base follows from the value of the operation; otherwise it has to be sent. */
  readonly baseIsOperation: boolean;
  readonly source: string;
  /** Uncertain part of the base. */
  readonly uncertain?: string;
}): Alternatives {
  const { value, base, rate, quantity, each, source, uncertain } = of;
  return {
    byRate: {
      leaves: [
        missing(
          ...rate,
          `Informe ${rate[0]}, ou ${quantity[0]} e ${each[0]} na tributação por unidade.`,
          source,
        ),
        of.baseIsOperation
          ? { ...determinedLeaf(...base, OPERATION, source), ...(uncertain !== undefined && { uncertain }) }
          : missing(
              ...base,
              `Informe ${base[0]}, ou ${quantity[0]} e ${each[0]} na tributação por unidade.`,
              source,
            ),
        determinedLeaf(...value, percentOf(base[0], rate[0], `${base[1]} × ${rate[1]}`), source),
      ],
    },
    byUnit: {
      leaves: [
        missing(...quantity, `Informe ${quantity[0]}, na unidade da alíquota.`, source),
        missing(...each, `Informe ${each[0]}, em reais por unidade.`, source),
        determinedLeaf(...value, perUnit(quantity[0], each[0], `${quantity[1]} × ${each[1]}`), source),
      ],
    },
  };
}

/** The inputs of a way: all of its leaves but the last, which is the value. */
function hasInput(item: TaxItem, block: Block): boolean {
  const fields = blockFields(block);
  for (let at = 0; at < fields.length - 1; at++) if (item[fields[at] ?? ''] !== undefined) return true;
  return false;
}

function onlyZeros(item: TaxItem, block: Block): boolean {
  for (const field of blockFields(block)) if (item[field] !== undefined && !isZero(item, field)) return false;
  return true;
}

interface AlternativesChoice {
  readonly only?: Way;
  readonly nothing?: Alternatives | undefined;
}

/**
 * Completes one way: the given one, else by unit when only its inputs were sent, else by percentage.
 *
 * @param nothing what to write when nothing but zeros was sent, where a rule allows it
 */
export function completeAlternatives(
  item: TaxItem,
  { both, ledger }: { readonly both: Alternatives; readonly ledger: Ledger },
  { only, nothing }: AlternativesChoice = {},
): void {
  const way = only ?? (hasInput(item, both.byUnit) && !hasInput(item, both.byRate) ? 'byUnit' : 'byRate');
  const chosen = nothing !== undefined && onlyZeros(item, both[way]) ? nothing[way] : both[way];
  completeLeaves(item, chosen.leaves, ledger);
}

/** Completes a partly sent group; zeros that fill none of its forms are removed. */
export function completeIfBrought(item: TaxItem, both: Alternatives, ledger: Ledger): void {
  const { byRate, byUnit } = both;
  const rate = blockFields(byRate);
  const unit = blockFields(byUnit);
  if (!hasAny(item, rate) && !hasAny(item, unit)) return;
  const full = hasAll(item, rate) || hasAll(item, unit);
  if (full || !onlyZeros(item, byRate) || !onlyZeros(item, byUnit))
    completeAlternatives(item, { both, ledger });
  else for (const field of [...rate, ...unit]) delete item[field];
}
