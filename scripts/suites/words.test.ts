import { expect, it } from 'vitest';
import { aboveLine, britishIn, idiomIn, isHeadless, isParticiple, measure, readWords } from './words.mjs';

const prose = (source: string) => readWords(source).prose.map(({ text }) => text);

it('reads comments without their signs, types and tags', () => {
  const source = `
/**
 * Reads a page.
 * @type {(page: { size: number }) => void}
 */
/** @param {string} name Where it is. */
// oxlint-disable-next-line no-console
// First line
// and its second.
/** @type {string} */`;
  expect(prose(source)).toEqual(['Reads a page.', 'Where it is.', 'First line\n and its second.']);
});

it('reads titles of tests, behind their modifiers, too', () => {
  const source = `
    describe('one', () => {
      it.each([1, 2])('two %s', () => {});
      it.skipIf(!ready(1))(\`three \${name}\`, () => {});
      regex.test('no title');
    });`;
  expect(prose(source)).toEqual(['one', 'two %s', 'three ']);
});

it('finds functions in declarations and in constants', () => {
  const source = `
    export async function read() {}
    const told = (a: string): boolean => a === '';
    export const kept = async <T>(a: T) => a;
    const seen = a => a;
    export const rows = [1, 2];
    const sum = (1 + 2) * 3;`;
  expect(readWords(source)).toMatchObject({
    functions: ['read', 'told', 'seen'],
    exported: ['read', 'kept', 'rows'],
  });
});

it.each(['What a page shows.', '`Of` two', 'Its name', 'As before.'])('calls %j headless', (text) => {
  expect(isHeadless(text)).toBe(true);
});

it.each(['Reads what a page shows.', 'Offers', 'Whether', 'A page'])('finds a subject in %j', (text) => {
  expect(isHeadless(text)).toBe(false);
});

it('finds whole words of the idiom in any case', () => {
  expect(idiomIn('Told by nobody, in a standard way; upheld.')).toEqual(['told', 'nobody']);
});

it('calls single participles so, and no verb', () => {
  expect(['told', 'refused', 'toldOf', 'need', 'read', 'isKept'].filter(isParticiple)).toEqual([
    'told',
    'refused',
  ]);
});

it('finds British spellings by their beginning', () => {
  expect(britishIn('Authorised behavior of a neighbour, and Portuguese autorizada')).toEqual([
    'authorised',
    'neighbour',
  ]);
});

it('measures shares of all comments and titles', () => {
  const reading = readWords(
    "// What is told.\n\n// Normalises a page.\nconst told = () => 1;\nit('works', () => {});",
  );
  expect(measure([reading])).toEqual({
    comments: 2,
    titles: 1,
    headless: 33.3,
    idiom: 142.9,
    participles: 1,
    british: 1,
  });
});

it('names each measure above its line, and none at it', () => {
  const most = { headless: 3, idiom: 1, participles: 0, british: 0 };
  expect(aboveLine({ headless: 3, idiom: 1, participles: 0, british: 0 }, most)).toEqual([]);
  expect(aboveLine({ headless: 3.1, idiom: 1, participles: 2, british: 1 }, most)).toEqual([
    'headless comments and titles: 3.1 %, at most 3 (scripts/suites/words.json)',
    'functions named by a participle: 2, at most 0 (scripts/suites/words.json)',
    'words with a British spelling: 1, at most 0 (scripts/suites/words.json)',
  ]);
});
