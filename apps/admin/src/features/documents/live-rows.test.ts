import { expect, it } from 'vitest';
import {
  type DocumentPages,
  type DocumentRow,
  isAbove,
  isEmpty,
  patchRows,
  prependRows,
  rowsOf,
} from './live-rows.ts';

const row = (
  id: string,
  status: DocumentRow['status'] = 'PENDENTE',
  emittedAt = new Date(0),
): DocumentRow => ({
  id,
  status,
  type: 'nfe',
  accessKey: 'k',
  serie: 1,
  numero: 1,
  clientId: 'c',
  clientName: 'n',
  clientCnpj: '1',
  destinatario: null,
  documentoDestinatario: null,
  valorTotal: null,
  operacao: null,
  referencia: null,
  cStat: null,
  reason: null,
  emittedAt,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  imported: null,
});

const PAGES: DocumentPages = {
  pages: [
    { data: [row('6'), row('5')], nextCursor: '5' },
    { data: [row('4')], nextCursor: null },
  ],
  pageParams: [null, '5'],
};
const idsOf = (pages: DocumentPages) => rowsOf(pages).map(({ id }) => id);

it('shows a document as it is by now, where it is', () => {
  const now = patchRows(PAGES, [row('4', 'AUTORIZADA'), row('1')]);
  expect(rowsOf(now).map(({ id, status }) => [id, status])).toEqual([
    ['6', 'PENDENTE'],
    ['5', 'PENDENTE'],
    ['4', 'AUTORIZADA'],
  ]);
  expect(now.pages.map(({ nextCursor }) => nextCursor)).toEqual(['5', null]);
});

it('puts new documents at the head, once', () => {
  expect(idsOf(prependRows(PAGES, [row('7'), row('8'), row('5')]))).toEqual(['8', '7', '6', '5', '4']);
  expect(prependRows(PAGES, [row('4')])).toBe(PAGES);
});

it('finds what is newer than the screen', () => {
  expect(isAbove(rowsOf(PAGES), row('7'))).toBe(true);
  expect(isAbove(rowsOf(PAGES), row('3'))).toBe(false);
  expect(isAbove([], row('1'))).toBe(true);
  // It came last, but bears an earlier date than the first on screen.
  expect(isAbove([row('5', 'PENDENTE', new Date(2))], row('7', 'PENDENTE', new Date(1)))).toBe(false);
});

it('is empty when it is loaded and has no document, not while it loads', () => {
  const without = { ...PAGES, pages: [{ data: [], nextCursor: null }] };
  expect([undefined, without, PAGES].map(isEmpty)).toEqual([false, true, false]);
});
