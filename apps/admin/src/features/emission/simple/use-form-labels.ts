import { useEffect, useState } from 'react';
import { useLocale, useText } from '../../../text/text.tsx';
import { stepsOf } from '../editor/json-path.ts';
import { simpleMessages } from './messages.ts';
import { isPlainType } from './plain/plain-types.ts';
import { ITEM, PARTY, PAYMENT } from './simple-fields.ts';

/** Label that the form shows at a path of the body; null where it has none. */
export type FormLabels = (path: string) => string | null;

const NO_LABELS: FormLabels = () => null;
const ENTRIES = new Map<string, readonly string[]>([
  ['itens', ITEM],
  ['formas_pagamento', PAYMENT],
]);

type Texts = (typeof simpleMessages)['pt-BR'];

/** Labels of a sale's form. */
export function salePlace(text: Texts, path: string): string | null {
  const [first, index, name, ...deeper] = stepsOf(path);
  const words: Readonly<Record<string, string>> = text.field;
  if (typeof first !== 'string' || deeper.length > 0) return null;
  if (index === undefined) {
    const label = words[first];
    if (label === undefined) return null;
    return PARTY.some((each) => each === first) ? `${text.party} · ${label}` : label;
  }
  const label = typeof name === 'string' && ENTRIES.get(first)?.includes(name) ? words[name] : undefined;
  if (label === undefined || typeof index !== 'number') return null;
  return `${first === 'itens' ? text.item(index + 1) : text.payment} · ${label}`;
}

/** Names fields as the form for people does; without that form by nothing. */
export function useFormLabels(type: string, isShown: boolean): FormLabels {
  const text = useText(simpleMessages);
  const locale = useLocale();
  const [plain, setPlain] = useState<{ readonly of: string; readonly labels: FormLabels } | null>(null);
  useEffect(() => {
    if (!isShown || !isPlainType(type)) return;
    let isWanted = true;
    void Promise.all([import('./plain/plain-place.ts'), import('./plain/plain-messages.ts')]).then(
      ([{ plainPlace }, { plainMessages }]) => {
        if (isWanted) setPlain({ of: type, labels: (path) => plainPlace(type, plainMessages[locale], path) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isShown, type, locale]);
  if (!isShown) return NO_LABELS;
  if (!isPlainType(type)) return (path) => salePlace(text, path);
  return plain?.of === type ? plain.labels : NO_LABELS;
}

interface Labeled {
  readonly field: string;
  readonly people?:
    | {
        readonly label: string | null;
        readonly englishLabel?: string | null | undefined;
        readonly message: string;
        readonly fix?: string | undefined;
        readonly english?: string | null | undefined;
      }
    | undefined;
}

const quote = (label: string): string => `“${label.replace(/ \(item \d+\)$/, '')}”`;

/** Problems or notices under the labels of the form, which their sentences quote, too. */
export const withFormLabels = <T extends Labeled>(labels: FormLabels, rows: readonly T[]): T[] =>
  rows.map((row) => {
    const { people } = row;
    const label = people === undefined ? null : labels(row.field);
    if (people === undefined || label === null) return row;
    const shown = quote(label.split(' · ').at(-1) ?? label);
    const requote = (sentence: string) =>
      [people.label, people.englishLabel].reduce<string>(
        (text, each) => (each ? text.replaceAll(quote(each), shown) : text),
        sentence,
      );
    return {
      ...row,
      people: {
        ...people,
        label,
        englishLabel: label,
        message: requote(people.message),
        ...(people.fix !== undefined && { fix: requote(people.fix) }),
        ...(people.english && { english: requote(people.english) }),
      },
    };
  });
