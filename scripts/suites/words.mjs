import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, readJson } from '../base/paths.mjs';
import { table } from '../base/table.mjs';
import { tokensOf } from './tokens.mjs';

/**
 * Measures the English of comments, test titles and function names against words.json (docs/style.md).
 *
 * @typedef {{ at: number, text: string, title: boolean }} Prose `at`: offset of its first sign; `title`: of a test
 * @typedef {{ prose: Prose[], functions: string[], exported: string[] }} Reading
 * @typedef {{ headless: number, idiom: number, participles: number, british: number }} Measures percent of comments and
 *   titles, words of 1,000, names, words
 * @typedef {import('./tokens.mjs').Token} Token
 */

/** @type {{ headless: string[], idiom: string[], british: string[], participles: string[], verbs: string[], skip: string[], most: Measures }} */
const DATA = readJson(path.join(import.meta.dirname, 'words.json'));
const HEADLESS = new Set(DATA.headless);
const IDIOM = new Set(DATA.idiom);
const VERBS = new Set(DATA.verbs);
const PARTICIPLES = new Set(DATA.participles);
const CODE = /\.(?:[cm]?js|tsx?)$/;
/** Addressed to a tool. */
const DIRECTIVE = /^(?:biome-ignore|oxlint-|eslint-|@ts-|v8 ignore|<reference)/;
const TITLED = new Set(['it', 'test', 'describe']);
const WORST = 15;
/** A name in more files than these finds a crowd. */
const CROWD = 3;

const wordsOf = (/** @type {string} */ text) =>
  text.toLowerCase().match(/[\p{L}\d]+(?:['’-]\p{L}+)*/gu) ?? [];

/** Index behind the braces of a JSDoc type; the same index where none begins. */
function behindType(/** @type {string} */ text, /** @type {number} */ start) {
  if (text.charAt(start) !== '{') return start;
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text.charAt(at) === '{') depth++;
    if (text.charAt(at) === '}' && --depth === 0) return at + 1;
  }
  return text.length;
}

/** Text of a comment without its signs, JSDoc tags, types and names of parameters. */
function plain(/** @type {string} */ comment) {
  const text = comment.replaceAll(/^[ \t]*(?:\/\*+|\/\/|\*+(?!\/))|\*+\/$/gm, '');
  let prose = '';
  let from = 0;
  for (const { 0: tag, 1: named, index } of text.matchAll(/@(?:(param|property|template|typedef)|\w+)\s*/g)) {
    if (index < from) continue;
    prose += text.slice(from, index);
    from = behindType(text, index + tag.length);
    const name = named === undefined ? null : /^\s*\[?[\w.]+\]?/.exec(text.slice(from));
    from += name?.[0].length ?? 0;
  }
  return (prose + text.slice(from)).trim();
}

/** @type {(source: string, tokens: Token[]) => Prose[]} Lines of `//` below one another are one comment. */
function commentsIn(source, tokens) {
  /** @type {{ at: number, end: number, text: string }[]} */
  const joined = [];
  for (const { kind, text, at } of tokens) {
    if (kind !== 'comment' || DIRECTIVE.test(plain(text))) continue;
    const before = joined.at(-1);
    if (
      before?.text.startsWith('//') &&
      text.startsWith('//') &&
      /^[ \t]*\n[ \t]*$/.test(source.slice(before.end, at))
    ) {
      before.text += `\n${text}`;
      before.end = at + text.length;
    } else joined.push({ at, end: at + text.length, text });
  }
  return joined
    .map(({ at, text }) => ({ at, text: plain(text), title: false }))
    .filter(({ text }) => wordsOf(text).length > 0);
}

/** Index behind the bracket that closes the one at `open`. */
function behind(/** @type {Token[]} */ tokens, /** @type {number} */ open) {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    const text = tokens[at]?.kind === 'string' ? '' : (tokens[at]?.text ?? '');
    if ('([{'.includes(text.at(-1) ?? ' ')) depth++;
    if (')]}'.includes(text.at(0) ?? ' ') && --depth === 0) return at + 1;
  }
  return tokens.length;
}

/** @type {(tokens: Token[]) => Prose[]} Titles of tests, be there `.each(…)` or `.skipIf(…)` before them. */
function titlesIn(tokens) {
  return tokens.flatMap(({ kind, text }, start) => {
    if (kind !== 'name' || !TITLED.has(text) || tokens[start - 1]?.text === '.') return [];
    let at = start + 1;
    for (;;) {
      const [open, title] = [tokens[at], tokens[at + 1]];
      if (open?.text === '.') at += 2;
      else if (open?.text !== '(') return [];
      else if (title?.kind === 'string')
        return [{ at: title.at, text: title.text.replaceAll(/^['"`]|['"`]$|\$\{/g, ''), title: true }];
      else at = behind(tokens, at);
    }
  });
}

/** Whether an arrow function or a `function` begins at the index, behind `name =`. */
function opensFunction(/** @type {Token[]} */ tokens, /** @type {number} */ start) {
  const at = tokens[start]?.text === 'async' ? start + 1 : start;
  if (tokens[at]?.text === 'function' || tokens[at + 1]?.text === '=>') return true;
  if (tokens[at]?.text !== '(') return false;
  return ['=>', ':'].includes(tokens[behind(tokens, at)]?.text ?? '');
}

/** @type {(tokens: Token[]) => Pick<Reading, 'functions' | 'exported'>} */
function namesIn(tokens) {
  /** @type {Pick<Reading, 'functions' | 'exported'>} */
  const names = { functions: [], exported: [] };
  for (const [at, { kind, text }] of tokens.entries()) {
    const keyword = tokens[at - 1]?.text ?? '';
    if (kind !== 'name' || !/^(?:function|const|class|interface|type)$/.test(keyword)) continue;
    const isFunction =
      keyword === 'function' ||
      (keyword === 'const' && tokens[at + 1]?.text === '=' && opensFunction(tokens, at + 2));
    if (isFunction) names.functions.push(text);
    const before = tokens[at - 2]?.text;
    if (before === 'export' || (before === 'async' && tokens[at - 3]?.text === 'export'))
      names.exported.push(text);
  }
  return names;
}

/** @type {(source: string) => Reading} */
export function readWords(source) {
  const tokens = tokensOf(source);
  const code = tokens.filter(({ kind }) => kind !== 'comment');
  return { prose: [...commentsIn(source, tokens), ...titlesIn(code)], ...namesIn(code) };
}

export const isHeadless = (/** @type {string} */ text) => HEADLESS.has(wordsOf(text)[0] ?? '');
/** Words with a British spelling, by their beginning: `authoris` finds `authorised`. */
export const britishIn = (/** @type {string} */ text) =>
  wordsOf(text).filter((word) => DATA.british.some((stem) => word.startsWith(stem)));
export const idiomIn = (/** @type {string} */ text) => wordsOf(text).filter((word) => IDIOM.has(word));
/** True for `told` and `refused`, but not for `toldOf` or `need`. */
export const isParticiple = (/** @type {string} */ name) =>
  PARTICIPLES.has(name) || (/^[a-z]+ed$/.test(name) && !VERBS.has(name));

/** @type {(readings: Reading[]) => Measures & { comments: number, titles: number }} */
export function measure(readings) {
  const prose = readings.flatMap((reading) => reading.prose);
  const texts = prose.map(({ text }) => text);
  const words = texts.reduce((sum, text) => sum + wordsOf(text).length, 0);
  const share = (/** @type {number} */ part, /** @type {number} */ whole, /** @type {number} */ unit) =>
    whole === 0 ? 0 : Math.round((part / whole) * unit * 10) / 10;
  return {
    comments: prose.filter(({ title }) => !title).length,
    titles: prose.filter(({ title }) => title).length,
    headless: share(texts.filter(isHeadless).length, texts.length, 100),
    idiom: share(texts.flatMap(idiomIn).length, words, 1000),
    british: texts.flatMap(britishIn).length,
    participles: readings.flatMap(({ functions }) => functions.filter(isParticiple)).length,
  };
}

/** A line for each measure above its limit. @type {(measures: Measures, most?: Measures) => string[]} */
export const aboveLine = ({ headless, idiom, participles, british }, most = DATA.most) =>
  [
    { name: 'headless comments and titles', is: headless, most: most.headless, unit: ' %' },
    { name: 'idiom words', is: idiom, most: most.idiom, unit: ' per 1,000' },
    { name: 'functions named by a participle', is: participles, most: most.participles, unit: '' },
    { name: 'words with a British spelling', is: british, most: most.british, unit: '' },
  ]
    .filter((each) => each.is > each.most)
    .map((each) => `${each.name}: ${each.is}${each.unit}, at most ${each.most} (scripts/suites/words.json)`);

/** @type {() => Map<string, { source: string, reading: Reading }>} */
function readAll() {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = [...new Set(listed.split('\0'))].filter(
    (file) =>
      CODE.test(file) &&
      !DATA.skip.some((part) => file.includes(part)) &&
      fs.existsSync(path.join(ROOT, file)),
  );
  return new Map(
    files.map((file) => {
      const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
      return [file, { source, reading: readWords(source) }];
    }),
  );
}

/** `packages/db/src/people`, `apps/api/test`, `tests/crash`. */
const folderOf = (/** @type {string} */ file) => {
  const folders = file.split('/').slice(0, -1);
  return folders.slice(0, /^(?:apps|packages)$/.test(folders[0] ?? '') ? 4 : 2).join('/');
};

/** @type {(all: ReturnType<typeof readAll>) => string} */
function worstFolders(all) {
  /** @type {Map<string, Reading[]>} */
  const folders = new Map();
  for (const [file, { reading }] of all)
    folders.set(folderOf(file), [...(folders.get(folderOf(file)) ?? []), reading]);
  const rows = [...folders]
    .map(([folder, readings]) => ({ folder, ...measure(readings) }))
    .map((row) => ({
      ...row,
      weight: (row.headless * (row.comments + row.titles)) / 100 + 10 * row.participles,
    }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, WORST)
    .map(({ folder, comments, titles, headless, idiom, participles }) => [
      folder,
      comments,
      titles,
      headless,
      idiom,
      participles,
    ]);
  return table([['worst folders', 'comments', 'titles', 'headless %', 'idiom ‰', 'participles'], ...rows]);
}

/** @type {(all: ReturnType<typeof readAll>) => string} */
function crowds(all) {
  /** @type {Map<string, number>} */
  const count = new Map();
  for (const { reading } of all.values())
    for (const name of new Set(reading.exported)) count.set(name, (count.get(name) ?? 0) + 1);
  const many = [...count].filter(([, files]) => files > CROWD).toSorted((a, b) => b[1] - a[1]);
  return `names exported by more than ${CROWD} files: ${many.map(([name, files]) => `${name} ${files}`).join(', ')}`;
}

/** @type {(all: ReturnType<typeof readAll>) => string[]} `file:line`, the reasons, the text. */
function findings(all) {
  return [...all].flatMap(([file, { source, reading }]) => [
    ...reading.prose
      .map(({ at, text }) => ({
        at,
        text,
        why: [...(isHeadless(text) ? ['headless'] : []), ...idiomIn(text), ...britishIn(text)],
      }))
      .filter(({ why }) => why.length > 0)
      .map(
        ({ at, text, why }) => `${file}:${source.slice(0, at).split('\n').length} [${why.join(' ')}] ${text}`,
      ),
    ...reading.functions.filter(isParticiple).map((name) => `${file} [participle] ${name}`),
  ]);
}

/** `node scripts/suites/words.mjs [FOLDER]`: measures all code, or lists the findings of a folder. */
if (process.argv[1] === import.meta.filename) {
  const all = readAll();
  const [folder] = process.argv.slice(2);
  const chosen = new Map([...all].filter(([file]) => folder === undefined || file.startsWith(folder)));
  const measures = measure([...chosen.values()].map(({ reading }) => reading));
  if (folder === undefined) console.log(`${worstFolders(all)}\n\n${crowds(all)}\n`);
  else console.log(findings(chosen).join('\n'));
  console.log(
    `${measures.comments} comments, ${measures.titles} titles: ${measures.headless} % headless, ${measures.idiom} idiom words per 1,000, ${measures.participles} functions named by a participle, ${measures.british} words with a British spelling`,
  );
  const above = folder === undefined ? aboveLine(measures) : [];
  for (const line of above) console.error(line);
  if (above.length > 0) process.exitCode = 1;
}
