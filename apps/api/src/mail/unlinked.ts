/**
 * A dot before a label of letters or after www, an @, and the colon of a scheme, each with its compatibility forms.
 * Source: UTS 46 §2.3 (dots), NFKC.
 */
const MARKS =
  /(?:(?<=\bwww)[.\u2024\u3002\uFE52\uFF0E\uFF61]|[.\u2024\u3002\uFE52\uFF0E\uFF61](?=[\p{L}\p{M}]{2})|[@\uFE6B\uFF20]|[:\uFE55\uFF1A](?=[/\uFF0F]{2}))(?=\S)/giu;
/** Controls, invisible characters and line breaks. */
const UNSEEN = /[\p{C}\p{Z}]+/gu;

/**
 * Returns a name on one line, with a space wherever a mail program would see a link. Headers and plain text take no markup, and spam
 * filters distrust invisible characters.
 */
export const breakLinks = (name: string): string => name.replace(UNSEEN, ' ').replace(MARKS, '$& ').trim();
