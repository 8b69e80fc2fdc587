/** NUL and lone surrogates are not text: PostgreSQL and XML refuse both. */
export const plainText = (text: string): string =>
  text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** The same of every text in a value, keys included. */
export function plainTexts(value: Json): Json {
  if (typeof value === 'string') return plainText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainTexts);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [plainText(key), plainTexts(each)]));
}
