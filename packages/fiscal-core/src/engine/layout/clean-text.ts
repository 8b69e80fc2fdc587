const CLEAN = /^[!-~¡-ÿ](?:[ -~\u00a0-ÿ]*[!-~¡-ÿ])?$/;
const LINE_BREAKS = /[\r\n\u0085\u2028\u2029]+/;
const SINGLE_QUOTES = /[‘’‚‛′‹›]/g;
const DOUBLE_QUOTES = /[“”„‟″]/g;
const DASHES = /[‐-―−]/g;
const SPACES = /[\u2000-\u200a\u202f\u205f\u3000\t]/g;

/** Joins the trimmed lines of a text by one blank. */
const oneLine = (value: string): string =>
  LINE_BREAKS.test(value)
    ? value
        .split(LINE_BREAKS)
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .join(' ')
    : value;

/**
 * Free text in the form that schemas accept: one line, no blanks at the edges, only U+0020 to U+00FF without control characters. Typographic
 * dashes, quotes and spaces become plain ones, accents are composed, the rest is dropped.
 */
export function cleanText(value: string): string {
  if (CLEAN.test(value)) return value;
  return oneLine(value.normalize('NFC'))
    .replace(SPACES, ' ')
    .replace(DASHES, '-')
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(/…/g, '...')
    .replace(/[^ -~\u00a0-ÿ]/g, '')
    .trim();
}

/** Cleans a text but preserves line breaks, each a single LF; empty lines stay, except at the edges. */
export const cleanLines = (value: string): string =>
  CLEAN.test(value)
    ? value
    : value
        .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
        .map(cleanText)
        .join('\n')
        .trim();
