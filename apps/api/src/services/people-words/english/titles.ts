import { TITLES } from './tables/titles.ts';

const BY_TITLE: ReadonlyMap<string, string> = new Map(TITLES);

/** Parties by their Portuguese names, which end the titles of their fields. */
const PARTIES: Readonly<Record<string, string>> = {
  emitente: 'issuer',
  remetente: 'sender',
  destinatario: 'recipient',
  destinatário: 'recipient',
  expedidor: 'dispatcher',
  recebedor: 'receiver',
  tomador: 'taker',
  'entrega da fatura': 'delivery of the bill',
};
const OF_PARTY = new RegExp(`^(.+) d[oa] (${Object.keys(PARTIES).join('|')})$`);

/** `Município (IBGE, 7 dígitos); padrão = …` → `Município`. */
export function shortTitle(title: string): string {
  const [head = title] = title.split(/[;:(]/);
  return head.trim().replace(/[.]$/, '').trim();
}

/** A field's title in English, without what stands in brackets; null where none is written. */
export function titleEnglish(title: string): string | null {
  const head = shortTitle(title);
  const written = BY_TITLE.get(head);
  if (written !== undefined) return written;
  const [, what = '', party = ''] = OF_PARTY.exec(head) ?? [];
  const english = BY_TITLE.get(what);
  return english === undefined ? null : `${english} of the ${PARTIES[party]}`;
}
