/** Digits, and where the point is. */
interface Exact {
  readonly digits: bigint;
  readonly scale: number;
}

/** Source of a decimal: text, a whole number, or an object whose text is a decimal (decimal.js, big.js). */
export type DecimalLike = string | bigint | number | { toString(): string };

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

function exact(value: DecimalLike): Exact {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new TypeError(`${value} é um número de ponto flutuante: envie o valor como texto, "12.90".`);
  const [, sign = '', whole = '', part = ''] = DECIMAL.exec(String(value)) ?? [];
  if (whole === '') throw new TypeError(`"${String(value)}" não é um decimal: use ponto e só algarismos.`);
  return { digits: BigInt(`${sign}${whole}${part}`), scale: part.length };
}

function textOf({ digits, scale }: Exact): string {
  const sign = digits < 0n ? '-' : '';
  const all = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  return scale === 0 ? sign + all : `${sign}${all.slice(0, -scale)}.${all.slice(-scale)}`;
}

const raise = ({ digits, scale }: Exact, to: number): bigint => digits * 10n ** BigInt(to - scale);

/** The text that a body takes. @throws {TypeError} for a float, whose decimals are not exact */
export const decimal = (value: DecimalLike): string => textOf(exact(value));

export const sum = (...values: readonly DecimalLike[]): string => {
  const all = values.map(exact);
  const scale = Math.max(0, ...all.map((each) => each.scale));
  return textOf({ digits: all.reduce((total, each) => total + raise(each, scale), 0n), scale });
};

export const times = (one: DecimalLike, other: DecimalLike): string => {
  const [a, b] = [exact(one), exact(other)];
  return textOf({ digits: a.digits * b.digits, scale: a.scale + b.scale });
};
