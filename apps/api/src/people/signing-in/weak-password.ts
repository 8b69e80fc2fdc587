import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br';
import { PASSWORD } from '../sign-up.ts';

/** Words of ours that a password is not made of. */
const OURS = ['emite', 'nota', 'fiscal', 'sefaz', 'nfe', 'senha', 'mudar'];

/** Phrases that many Brazilians choose; word by word they look harder to guess than they are. */
const PHRASES = [
  'deusefiel',
  'deuseamor',
  'deusebom',
  'deusemeupastor',
  'deusnocomando',
  'jesuscristo',
  'jesusteama',
  'jesusmeama',
  'soudejesus',
  'amordaminhavida',
  'euteamo',
  'teamomuito',
  'minhafamilia',
  'minhavida',
  'meusfilhos',
  'meuamor',
  'vaicorinthians',
  'saopaulofc',
  'acessolivre',
  'trocarsenha',
  'bemvindo',
];

/** A password that fewer guesses find is refused: ten random letters take more, a word with a year takes far fewer. */
const GUESSES_MIN = 1e9;

/** Only the beginning is judged: it is no harder to guess than the whole. Both bounds keep one judgment below 0.1 s of CPU. */
const LENGTH_MAX = 32;
const SUBSTITUTIONS_MAX = 4;

/** Shorter words are in too many passwords to be what one is made of. */
const WORD_MIN = 4;

let estimator: ZxcvbnFactory | undefined;
/** Made at the first password: its dictionaries take a quarter of a second. */
const estimate = (password: string, words: readonly string[]): number => {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english, ...portuguese, phrases: PHRASES },
    graphs: adjacencyGraphs,
    maxLength: LENGTH_MAX,
    l33tMaxSubstitutions: SUBSTITUTIONS_MAX,
  });
  return estimator.check(password, [...words]).guesses;
};

const bare = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

/** Names of a person: an e-mail address, a name, that of an account. */
export type OwnWords = readonly string[];

/**
 * Why a password is easily guessed; null when it is not, or is too short to be taken anyway. `comum`: by lists of the most used,
 * words of Portuguese and English, names, keys side by side, dates and repetitions, however their letters are replaced;
 * `palavras`: by the person's own words, or ours.
 */
export function weakness(password: string, own: OwnWords): 'comum' | 'palavras' | null {
  const said = password.normalize('NFKC');
  if (said.length < PASSWORD.min) return null;
  const words = [...own, ...OURS]
    .flatMap((word) => [bare(word), ...word.split(/[\s@.-]+/)])
    .map((word) => word.slice(0, LENGTH_MAX));
  const spellings = [said, bare(said)];
  if (spellings.every((text) => estimate(text, words) >= GUESSES_MIN)) return null;
  const letters = bare(said).toLowerCase();
  const isOwn = words.some((word) => word.length >= WORD_MIN && letters.includes(bare(word).toLowerCase()));
  return isOwn ? 'palavras' : 'comum';
}
