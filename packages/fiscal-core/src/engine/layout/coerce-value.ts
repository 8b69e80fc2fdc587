import { UFS } from '../../tables/uf.ts';
import { cleanLines, cleanText } from './clean-text.ts';
import { coerceDate, coerceDateTime } from './dates.ts';
import { formatDecimal, isZero } from './decimal-text.ts';
import type { CoercionContext, Kind, SimpleType } from './types.ts';

/** Reason of a refused value; `''` means the value counts as absent. */
export interface Refusal {
  readonly code: 'formato_invalido' | 'tipo_invalido' | 'tamanho_invalido' | 'valor_nao_permitido';
  /** pt-BR, continues «campo …». */
  readonly reason: string;
  /** pt-BR. */
  readonly fix: string;
}
/** The text to be written (`''` = absent) or why there is none. */
export type Coercer = (value: unknown, context: CoercionContext) => string | Refusal;

const refusal = (code: Refusal['code'], reason: string, fix: string): Refusal => ({ code, reason, fix });
const CODES = new Map(UFS.map((uf) => [uf.sigla, uf.cUF]));
const MASK = /[+.\-/() ]+/g;
/** May be a blank: trimming decides; no printable ASCII is one. */
const isEdge = (code: number): boolean => code <= 32 || code > 126;
const YES = new Set(['true', 's', 'sim', '1']);
const NO = new Set(['false', 'n', 'nao', 'não', '0']);

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function digitsPadded(text: string, kind: Extract<Kind, { as: 'code' }>, number: boolean): string {
  const { pad, padText, keepLength, zeros = pad } = kind;
  if (pad === undefined || zeros === undefined || !/^\d+$/.test(text)) return text;
  if (text.length === keepLength || (!number && padText === false)) return text;
  return pad - text.length > zeros ? text : text.padStart(pad, '0');
}

/** A text that is empty after cleaning is not absent. */
const printable = (text: string, written: string): string | Refusal =>
  written === '' && text !== ''
    ? refusal(
        'formato_invalido',
        `não tem nenhum caractere que se possa escrever no XML (recebido "${shorten(text)}")`,
        'Escreva com letras, algarismos e sinais do alfabeto latino, sem emojis nem caracteres de controle.',
      )
    : written;

function decimalText(text: string, kind: Extract<Kind, { as: 'decimal' }>): string | Refusal {
  if (/^\d+(?:[.,]\d+)?$/.test(text))
    return formatDecimal(text.replace(',', '.'), kind.min, kind.max, kind.minBelowOne);
  if (kind.signed && /^-\d+(?:[.,]\d+)?$/.test(text)) {
    const magnitude = formatDecimal(text.slice(1).replace(',', '.'), kind.min, kind.max, kind.minBelowOne);
    return isZero(magnitude) ? magnitude : `-${magnitude}`;
  }
  if (!kind.signed && /^-\d/.test(text))
    return refusal(
      'formato_invalido',
      `não pode ser negativo (recebido "${shorten(text)}")`,
      'Envie um número maior ou igual a zero.',
    );
  if (/e/i.test(text) && /^[\d.+-]+e[+-]?\d+$/i.test(text))
    return refusal(
      'formato_invalido',
      `não pode usar notação exponencial (recebido "${shorten(text)}")`,
      'Envie o número por extenso, de preferência como texto, por exemplo "0.0000001".',
    );
  if (/[.,].*[.,]/.test(text))
    return refusal(
      'formato_invalido',
      `não pode ter separador de milhar (recebido "${shorten(text)}")`,
      'Use só o ponto decimal, por exemplo "1234.56".',
    );
  return refusal(
    'formato_invalido',
    `deve ser um número (recebido "${shorten(text)}")`,
    'Envie um número com ponto decimal, por exemplo "1234.56".',
  );
}

/** Text that formatting would leave as it is. */
function canonicalDecimal({ min, max, minBelowOne }: Extract<Kind, { as: 'decimal' }>): RegExp {
  if (min === max) return new RegExp(`^(?:0|[1-9]\\d*)${min === 0 ? '' : `\\.\\d{${min}}`}$`);
  const least =
    min === 0 ? `(?:\\.\\d{0,${max - 1}}[1-9])?` : `\\.\\d{${min}}(?:\\d{0,${max - min - 1}}[1-9])?`;
  return new RegExp(`^${minBelowOne === undefined ? '(?:0|[1-9]\\d*)' : '[1-9]\\d*'}${least}$`);
}

function integerText(text: string): string | Refusal {
  const match = /^0*(0|[1-9]\d*)(?:[.,]0+)?$/.exec(text);
  return (
    match?.[1] ??
    refusal(
      'formato_invalido',
      `deve ser um número inteiro (recebido "${shorten(text)}")`,
      'Envie só algarismos.',
    )
  );
}

function option(type: SimpleType, kind: Extract<Kind, { as: 'option' }>): (text: string) => string {
  const exact = new Set(type.values);
  const spellings = new Map<string, string>();
  for (const [word, value] of Object.entries(kind.words ?? {})) spellings.set(word.toUpperCase(), value);
  for (const value of type.values ?? [])
    if (!spellings.has(value.toUpperCase())) spellings.set(value.toUpperCase(), value);
  return (text) => {
    const padded = kind.pad !== undefined && /^\d+$/.test(text) ? text.padStart(kind.pad, '0') : text;
    return exact.has(padded) ? padded : (spellings.get(padded.toUpperCase()) ?? cleanText(padded));
  };
}

/** Converts the trimmed text (or the digits of a number) of one type to the written form. */
function converter(
  type: SimpleType,
): (text: string, context: CoercionContext, number: boolean) => string | Refusal {
  const { kind } = type;
  switch (kind.as) {
    case 'text':
      if (kind.upper) return (text) => printable(text, cleanText(text).toUpperCase());
      return kind.lines
        ? (text) => printable(text, cleanLines(text))
        : (text) => printable(text, cleanText(text));
    case 'code':
      return (text, _context, number) =>
        digitsPadded(
          /^[0-9A-Z]+$/.test(text) ? text : cleanText(text).replace(MASK, '').toUpperCase(),
          kind,
          number,
        );
    case 'situacao':
      return (text) => (/^\d+$/.test(text) ? text.padStart(kind.pad, '0') : cleanText(text).toLowerCase());
    case 'integer':
      return integerText;
    case 'option':
      return option(type, kind);
    case 'decimal': {
      const canonical = canonicalDecimal(kind);
      return (text) => (canonical.test(text) ? text : decimalText(text, kind));
    }
    case 'codigoUf':
      return (text) => CODES.get(text.toUpperCase()) ?? cleanText(text);
    case 'date':
      return (text) =>
        coerceDate(text) ??
        refusal(
          'formato_invalido',
          `deve ser uma data que existe (recebido "${shorten(text)}")`,
          'Use o formato AAAA-MM-DD, por exemplo "2026-11-21".',
        );
    case 'dateTime':
      return (text, context) =>
        coerceDateTime(text, context) ??
        refusal(
          'formato_invalido',
          `deve ser uma data e hora que existe (recebido "${shorten(text)}")`,
          'Use o formato AAAA-MM-DDThh:mm:ss-03:00, por exemplo "2026-11-21T10:00:00-03:00".',
        );
    case 'flag':
      return (text) => {
        const word = text.toLowerCase();
        if (YES.has(word)) return kind.yes;
        return NO.has(word)
          ? kind.no
          : refusal(
              'valor_nao_permitido',
              `deve ser verdadeiro ou falso (recebido "${shorten(text)}")`,
              'Envie true ou false, "S" ou "N".',
            );
      };
  }
}

const SMALL = /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/;

/** The digits of a number, written out where JavaScript has an exponent for a small one (`1e-7`); those of a large one are not known. */
function numberText(value: number): string {
  const text = String(value === 0 ? 0 : value);
  const [match, sign, integer, fraction = '', exponent] = SMALL.exec(text) ?? [];
  return match === undefined ? text : `${sign}0.${'0'.repeat(Number(exponent) - 1)}${integer}${fraction}`;
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'uma lista' : typeof value === 'boolean' ? 'um valor lógico' : 'um objeto';

/**
 * Characters of a value that are looked at; no field takes nearly as many. Base64 has no end here: where a layout wants the hash of
 * an image, the image itself may be sent.
 */
function mostOf({ builtin, kind }: SimpleType): number {
  if (builtin === 'base64Binary') return Number.POSITIVE_INFINITY;
  return kind.as === 'text' ? 100_000 : 1_000;
}

/** Compiles the coercion of one simple type. */
export function coercerOf(type: SimpleType): Coercer {
  const convert = converter(type);
  const { as } = type.kind;
  const most = mostOf(type);
  const wholeNumber = as === 'code' || as === 'situacao' || as === 'option' || as === 'codigoUf';
  const decimals =
    type.kind.as === 'decimal' ||
    as === 'text' ||
    as === 'integer' ||
    (type.values ?? []).some((value) => value.includes('.'));
  return (value, context) => {
    if (typeof value === 'string') {
      if (value.length > most)
        return refusal(
          'tamanho_invalido',
          `é grande demais (recebidos ${value.length} caracteres)`,
          `Envie no máximo ${most} caracteres; o campo pode aceitar menos.`,
        );
      const text =
        isEdge(value.charCodeAt(0)) || isEdge(value.charCodeAt(value.length - 1)) ? value.trim() : value;
      return text === '' ? '' : convert(text, context, false);
    }
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return '';
    if (typeof value === 'number') {
      const text = numberText(value);
      if (as !== 'decimal' && !(decimals ? /^\d+(?:\.\d+)?$/ : /^\d+$/).test(text)) {
        return refusal(
          'formato_invalido',
          `deve ser ${wholeNumber ? 'um número inteiro ou texto' : 'texto'} (recebido ${text})`,
          'Envie o valor como texto.',
        );
      }
      return convert(text, context, true);
    }
    if (typeof value === 'boolean' && as === 'flag') return convert(String(value), context, false);
    return refusal(
      'tipo_invalido',
      `deve ser texto ou número, não ${kindOf(value)}`,
      'Envie um texto ou um número.',
    );
  };
}
