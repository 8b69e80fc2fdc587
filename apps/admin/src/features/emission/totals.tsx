'use client';
import { writtenNumber } from '../../format/local-decimal.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { formatReais } from '../documents/format-reais.ts';
import { nodeAt } from './editor/json-path.ts';
import type { JsonObject } from './editor/json-tree.ts';
import { emissionMessages } from './messages.ts';
import { totalNames } from './total-names.ts';
import type { Validation } from './use-validation.ts';

/** Values in reais; quantities have more places. */
const AMOUNT = /^\d+\.\d{2}$/;
const WEIGHT = 'qCarga';
const WEIGHT_UNIT = 'codigo_unidade_medida_peso_bruto';
const UNITS: Readonly<Record<string, string>> = { '01': 'kg', '02': 't' };

interface Props extends Pick<Validation, 'totals' | 'completed'> {
  /** For people: no tags. */
  readonly simple?: boolean;
  readonly tree: JsonObject | null;
}

/** Unit of the cargo's weight, as the body or the sandbox has it. */
function weightUnit({ tree, completed }: Pick<Props, 'tree' | 'completed'>): string {
  const node = tree === null ? undefined : nodeAt(tree, [WEIGHT_UNIT]);
  const code =
    node !== undefined && 'text' in node
      ? node.text
      : completed.find(({ field }) => field === WEIGHT_UNIT)?.value;
  return UNITS[code ?? ''] ?? '';
}

/** Computed totals of the document. */
export function Totals({ totals, completed, tree, simple = false }: Props) {
  const text = useText(emissionMessages);
  const names: Readonly<Record<string, string>> = useText(totalNames);
  const locale = useLocale();
  // The XML contains zero totals; they are not worth showing.
  const rows = Object.entries(totals).filter(([, value]) => Number(value) !== 0);
  if (rows.length === 0) return null;
  const shown = (tag: string, value: string): string => {
    if (AMOUNT.test(value)) return formatReais(value, locale);
    return tag === WEIGHT
      ? `${writtenNumber(value, locale, 3)} ${weightUnit({ tree, completed })}`.trim()
      : writtenNumber(value, locale);
  };
  return (
    <Disclosure title={text.totals} initiallyOpen>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-[13px]">
        {rows.map(([tag, value]) => (
          <div key={tag} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-soft">
              {names[tag] ?? null}{' '}
              {simple && tag in names ? null : <span className="font-mono text-xs">{tag}</span>}
            </dt>
            <dd className="text-right tabular-nums">{shown(tag, value)}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
