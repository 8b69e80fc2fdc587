import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import type { Shape } from './allowed-tags.ts';
import { isWord } from './words.ts';

/** Letters become `x`, digits `9`; length, spaces and signs stay, because they may be what is wrong. */
export const mask = (text: string): string =>
  text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/[\p{L}\p{M}]/gu, (letter) => (letter === 'X' ? 'X' : 'x'))
    .replace(/\p{N}/gu, '9');

/** Digits that belong together, however they are written. */
const NUMBER = /\+?\(?\d(?:[\s./()-]{0,2}\d)*/g;
/** A coordinate: a price of that many places is an `amount`, which is not judged by this. */
const COORDINATE = /(?<![\d.,])\d{1,3}[.,]\d{4,}/;

/** A CPF or CNPJ by its check digits, or as many digits as telephones have. */
function isPersonalNumber(written: string): boolean {
  const digits = written.replace(/\D/g, '');
  if (digits.length === 11 && isCpf(digits)) return true;
  if (digits.length === 14) return isCnpj(digits);
  return digits.length >= 10 && digits.length <= 13 && !written.includes('/');
}

/** A random key of PIX is a UUID. */
const RANDOM_KEY = /[\da-f]{8}-[\da-f]{4}-/i;

const isPersonal = (text: string): boolean =>
  text.includes('@') ||
  RANDOM_KEY.test(text) ||
  COORDINATE.test(text) ||
  (text.match(NUMBER) ?? []).some(isPersonalNumber);

const AMOUNT = /^-?(?:\d{1,9}|\d{1,15}\.\d{1,10})$/;
const DATE = /^\d{4}-\d\d(?:-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?)?)?$/;
const KEY = /^#?[A-Za-z]{0,6}(?=(?:\D*\d){30})[\dA-Z]{40,64}$/;
/** An identifier without a key in it. */
const SHORT_ID = /^ID(?:\d{1,9}|\d{15,17})$/;
const VERSION = /^(?:[A-Za-z][A-Za-z_-]{0,13} ?\d[\w.-]{0,18}|\d{1,3}(?:\.\d{1,3}){0,3})$/;
const PROTOCOL = /^\d{15,17}$/;
const PATH_WORD = /^[A-Za-z]+(?:[._-]?[A-Za-z]+)*\d{0,2}(?:\.[a-z]{2,4})?$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const CHUNK = /[^\s[\]();,|]+/g;
const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;

/** A token of a message: a word of the standards, or a number too short to name anybody. */
const plainToken = (token: string): string =>
  isWord(token) || /^\d{1,8}$/.test(token) ? token : mask(token);

/** A word between spaces: keys, protocols and dates stay, anything that may be of a person goes whole. */
function plainChunk(chunk: string): string {
  const bare = chunk.replace(/^[^\p{L}\p{N}#]+|[^\p{L}\p{N}]+$/gu, '');
  const value = bare.slice(bare.lastIndexOf(':') + 1);
  if (DATE.test(bare)) return chunk;
  if (KEY.test(value) || PROTOCOL.test(value))
    return chunk.replace(TOKEN, (token) => (value.endsWith(token) ? token : plainToken(token)));
  return isPersonal(chunk) ? mask(chunk) : chunk.replace(TOKEN, plainToken);
}

/** A message of an authority or of ours: words that the standards use stay, all others and personal numbers are masked. */
export const plainText = (text: string): string =>
  text
    .replace(NUMBER, (written) => (isPersonalNumber(written) ? mask(written) : written))
    .replace(CHUNK, plainChunk);

const wholeIf = (holds: (text: string) => boolean) => (text: string) =>
  holds(text.trim()) ? text : mask(text);
const matching = (pattern: RegExp) => wholeIf((text) => pattern.test(text));

/** Shows a content that has the shape, and masks any other. */
export const SHAPES: Readonly<Record<Shape, (text: string) => string>> = {
  address: matching(/^(?:[\d.]{7,15}|\[[\da-f:]{2,39}\]):\d{1,5}$/),
  /** A number; places beyond the fourth, which no rate has, are masked. */
  amount: (text: string) =>
    AMOUNT.test(text.trim())
      ? text.replace(/(\.\d{4})(\d+)/, (_, kept: string, rest: string) => kept + mask(rest))
      : mask(text),
  cnpj: wholeIf((text) => /^\d{8}$/.test(text) || isCnpj(text)),
  /** An acronym of a UF, or a code of a table. */
  code: matching(/^(?:[A-Z]{1,2}|SEM CBENEF|-?[A-Z]{0,3}\d{1,9}|\d{2,3}_\d{1,2}|pt-BR)$/),
  date: matching(DATE),
  digest: matching(/^(?:[\w+/]{27}=|[\da-f]{64})$/),
  gtin: matching(/^(?:SEM GTIN|\d{8}|\d{12,14})$/),
  id: wholeIf((text) => UUID.test(text) || /^req-?[\w-]{1,40}$/.test(text)),
  key: wholeIf((text) => KEY.test(text) || SHORT_ID.test(text)),
  protocol: matching(PROTOCOL),
  text: plainText,
  uri: matching(
    /^https?:\/\/(?:www\.portalfiscal\.inf\.br|www\.sped\.fazenda\.gov\.br|www\.w3\.org|schemas\.xmlsoap\.org)(?:\/[\w./#-]*)?$/,
  ),
  /** An address of a service; what comes behind `?` is masked, and parts of the path that may be of a person. */
  url: (text: string) => {
    const [, origin, rest = '', query = ''] = /^(https?:\/\/[\w.-]+(?::\d+)?)([^?#]*)(.*)$/.exec(text) ?? [];
    if (origin === undefined) return mask(text);
    return (
      origin +
      rest.replace(/[^/]+/g, (part) => (KEY.test(part) || PATH_WORD.test(part) ? part : mask(part))) +
      mask(query)
    );
  },
  version: wholeIf((text) => VERSION.test(text) && !COORDINATE.test(text) && !isCpf(text.replace(/\D/g, ''))),
  /** A word of an enumeration of ours: `document.emit`. */
  word: matching(/^[A-Za-z][A-Za-z0-9._-]{0,47}$/),
};
