/**
 * Splits TypeScript and JavaScript into comments, strings, names and single signs. A parser would be exact, and take four
 * times as long. Text of JSX passes as code: an apostrophe there opens no string, for none ends on its line.
 *
 * @typedef {{ kind: 'comment' | 'string' | 'name' | 'sign', text: string, at: number }} Token `at`: offset in the source
 */

/** @type {Token['kind'][]} */
const KINDS = ['comment', 'string', 'name', 'sign'];
/** The groups are in the order of KINDS; only blanks lie between tokens. */
const TOKEN =
  /\s*(?:(\/\/[^\n]*|\/\*[^]*?\*\/)|('(?:[^'\\\n]|\\[^])*'|"(?:[^"\\\n]|\\[^])*")|([\p{L}_$][\p{L}\p{N}_$]*)|(\d[\w.]*|=>|[^]))/uy;
const REGEX = /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
/** Text of a template up to its end, or to its next value. */
const TEMPLATE = /(?:[^`\\$]|\\[^]|\$(?!\{))*(?:`|\$\{)?/y;
/** A slash behind a value divides; behind anything else it opens a regular expression. */
const VALUE_END = /[\p{L}\p{N}_$)\]}'"`]$/u;
const OPERATORS = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'do',
  'else',
  'void',
  'delete',
  'await',
  'yield',
]);

const textAt = (/** @type {RegExp} */ pattern, /** @type {string} */ source, /** @type {number} */ at) => {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? '';
};

/** @type {(source: string) => Token[]} */
export function tokensOf(source) {
  /** @type {Token[]} */
  const tokens = [];
  /** Open braces in each value of a template that encloses the place. @type {number[]} */
  const braces = [];
  let last = '';
  let at = 0;
  const add = (
    /** @type {Token['kind']} */ kind,
    /** @type {string} */ text,
    /** @type {number} */ start,
  ) => {
    tokens.push({ kind, text, at: start });
    if (kind !== 'comment') last = text;
    at = start + text.length;
  };
  const template = (/** @type {number} */ start) => {
    const text = source.charAt(start) + textAt(TEMPLATE, source, start + 1);
    add('string', text, start);
    if (text.endsWith('${')) braces.push(0);
  };
  for (;;) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(source);
    if (found === null) return tokens;
    const group = found.findIndex((text, each) => each > 0 && text !== undefined);
    const text = found[group] ?? '';
    const start = TOKEN.lastIndex - text.length;
    const depth = braces.at(-1);
    if (text === '`') template(start);
    else if (text === '}' && depth === 0) {
      braces.pop();
      template(start);
    } else {
      const opensRegex = text === '/' && (OPERATORS.has(last) || !VALUE_END.test(last));
      const regex = opensRegex ? textAt(REGEX, source, start) : '';
      if (regex === '') add(KINDS[group - 1] ?? 'sign', text, start);
      else add('string', regex, start);
      if (depth !== undefined && (text === '{' || text === '}'))
        braces[braces.length - 1] = depth + (text === '{' ? 1 : -1);
    }
  }
}
