import { expect, it } from 'vitest';
import { linksApart } from './links-apart.ts';

it('separates the addresses of a text from its words, and loses nothing', () => {
  const text = 'Confirmar: http://localhost:3000/x?token=a&b=c\n\nhttps://y.example';
  const pieces = linksApart(text);
  expect(pieces.filter(({ link }) => link).map((piece) => piece.text)).toEqual([
    'http://localhost:3000/x?token=a&b=c',
    'https://y.example',
  ]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.every((piece) => text.startsWith(piece.text, piece.at))).toBe(true);
});

it('takes no other scheme for an address', () => {
  expect(linksApart('javascript:alert(1) e ftp://x')).toEqual([
    { at: 0, text: 'javascript:alert(1) e ftp://x', link: false },
  ]);
});
