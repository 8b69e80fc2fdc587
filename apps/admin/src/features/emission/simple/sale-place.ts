import { stepsOf } from '../editor/json-path.ts';
import type { simpleMessages } from './messages.ts';
import { ITEM, PARTY, PAYMENT } from './simple-fields.ts';

type Texts = (typeof simpleMessages)['pt-BR'];

const ENTRIES = new Map<string, readonly string[]>([
  ['itens', ITEM],
  ['formas_pagamento', PAYMENT],
]);

/** Label that the form of a sale has at a path: `Cliente · CEP`, `Produto 2 · NCM`; null where it has none. */
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
