import type { Notice, Problem } from '../../engine/document/definition.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import type { TaxItem } from '../../tax/item.ts';
import type { Ledger, TaxLeaf } from '../../tax/leaf.ts';
import type { Note } from './model.ts';
import { factsOf } from './tax-facts.ts';
import { fillTaxStandIns } from './tax-stand-ins.ts';

/** Problem of a missing leaf, with the fields that would determine it. */
function missingProblem(item: TaxItem, { field, tag, formula, fix, source }: TaxLeaf, at: string): Problem {
  const lacking = formula?.needs.filter((need) => item[need] === undefined) ?? [];
  const known = lacking.length > 0 ? `Informe ${lacking.join(' e ')}, ou o próprio ${field}.` : undefined;
  return {
    field: at + field,
    code: 'campo_obrigatorio',
    message: formula
      ? `${field} (${tag}) não foi informado e não pode ser calculado (${formula.how}); fonte: ${source}`
      : `${field} (${tag}) não foi informado e não se deduz do que veio; fonte: ${source}`,
    tag,
    fix: fix ?? known ?? `Informe ${field}.`,
  };
}

interface Notices {
  readonly notice: Notice;
  count: number;
}
/** Notices by field. */
type Tellings = Map<string, Notices>;

/** True when the field is new to them; otherwise it counts. */
function isNew(told: Tellings, field: string): boolean {
  const known = told.get(field);
  if (known !== undefined) known.count++;
  return known === undefined;
}

/** Collects the taxes of a note over its items: defaults, missing leaves, notices. */
export function noteTaxes(note: Note) {
  const facts = factsOf(note);
  const determined: Tellings = new Map();
  const dropped: Tellings = new Map();
  return {
    /** The ledger of one item; `at` is `itens[0].`. */
    of: (fields: FlatInput, at: string): Ledger => ({
      facts,
      missing(item, leaf) {
        fillTaxStandIns(note, 'imposto', { fields, at, only: leaf.field });
        if (item[leaf.field] === undefined) note.problems.push(missingProblem(item, leaf, at));
      },
      determined({ field, tag }, { how }) {
        if (!isNew(determined, field)) return;
        const notice = {
          field: at + field,
          code: 'calculado',
          message: `${field} (${tag}) foi calculado: ${how}`,
        } as const;
        determined.set(field, { notice, count: 1 });
      },
      dropped({ field, tag }, cStat) {
        if (!isNew(dropped, field)) return;
        const notice = {
          field: at + field,
          code: 'texto_ajustado',
          message: `${field} (${tag}) de zero por cento não se escreve: o grupo foi omitido`,
          ...(cStat !== undefined && { cStat }),
        } as const;
        dropped.set(field, { notice, count: 1 });
      },
    }),
    /** Puts the notices into the note, one per field. */
    tell() {
      for (const { notice, count } of [...determined.values(), ...dropped.values()])
        note.notices.push(
          count === 1 ? notice : { ...notice, message: `${notice.message}, em ${count} itens` },
        );
    },
  };
}

export type NoteTaxes = ReturnType<typeof noteTaxes>;
