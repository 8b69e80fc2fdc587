import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD } from '../sign-up.ts';

/** Words of ours that a password is not made of. */
const OURS = ['emite', 'nota fiscal', 'notafiscal', 'sefaz', 'nfe', 'senha'];

/** Fewer characters than that are in too many passwords to mean anything. */
const WORD_MIN = 4;

const normal = (text: string): string => text.normalize('NFKC').toLowerCase();
const bare = (text: string): string => normal(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The most used and most often breached, as far as they are long enough to be taken at all. */
const COMMON = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD.min).map(normal),
);

/** What somebody is called by: an e-mail address, a name, that of an account. */
export type OwnWords = readonly string[];

/**
 * Why a password is easily guessed; null when no list says so. `comum`: one of the most used, or one short piece over and over;
 * `palavras`: nothing but the person's own words, or ours, and digits around them.
 */
export function weakness(password: string, own: OwnWords): 'comum' | 'palavras' | null {
  const said = normal(password);
  if (COMMON.has(said) || COMMON.has(bare(password)) || /^(.{1,4})\1+$/u.test(said)) return 'comum';
  return isOfWords(bare(password), [...own, ...OURS]) ? 'palavras' : null;
}

/** Whether nothing that would have to be guessed is left once the words and all digits are taken away. */
function isOfWords(said: string, words: OwnWords): boolean {
  const parts = words
    .flatMap((word) => [bare(word), ...word.split(/[\s@.]+/).map(bare)])
    .filter(({ length }) => length >= WORD_MIN || length === said.length)
    .toSorted((a, b) => b.length - a.length);
  const left = parts.reduce((rest, part) => rest.replaceAll(part, ''), said);
  return left !== said && left.replace(/\d/g, '').length < WORD_MIN;
}
