import { isoAt } from '@fiscal/core/testing/builders';

/** A body of `/v1/{type}/emit`. */
export type Body = Record<string, unknown>;
type Path = readonly (string | number)[];

/** A body with one thing changed, and what it was. */
export interface Mutation {
  readonly name: string;
  readonly body: Body;
}

/** Moments are counted from the first emission of 2026-11-20 or -21 that the fixtures have. */
const DAY_MS = 86_400_000;
const lastDigitChanged = (text: string): string => `${text.slice(0, -1)}${(Number(text.slice(-1)) + 1) % 10}`;

/** Values that may break a rule in place of the given value, chosen by its format. */
function candidates(value: unknown): readonly unknown[] {
  const text = String(value);
  if (/^\d{44}$/.test(text)) return [lastDigitChanged(text), OTHER_KEYS.cte, OTHER_KEYS.nfe, OTHER_KEYS.mdfe];
  if (/^(?:\d{14}|\d{11})$/.test(text)) return [lastDigitChanged(text), OTHER_CNPJ, OTHER_CPF];
  if (/^\d{7}$/.test(text)) return ['3599999', '3304557', '4314902', '9999999', '0000000'];
  if (/^\d{4}-\d{2}-\d{2}T/.test(text))
    return [6, -6]
      .map((minutes) => isoAt(Date.parse(text) + minutes * 60_000))
      .concat([-6, -31, 40].map((days) => isoAt(Date.parse(text) + days * DAY_MS)));
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return ['2025-01-01', '2027-12-31'];
  if (/^\d+\.\d{2,}$/.test(text) || (typeof value === 'number' && value > 9))
    return ['0.01', '0.00', '99999999.00', '9999.00'];
  if (/^\d{4}$/.test(text)) return ['5352', '6352', '6932', '5102'];
  if (/^\d{6}$/.test(text)) return ['990101', '070201', '120101'];
  if (/^\d{1,2}$/.test(text)) return [...Array(10).keys()].map(String).concat('99', '920');
  if (/^[A-Z]{2}$/.test(text)) return ['RJ', 'SP', 'RS', 'EX', 'BR'];
  return [];
}
const OTHER_CNPJ = '11444777000161';
const OTHER_CPF = '52998224725';
/** Keys of other models, whose digits hold. */
const OTHER_KEYS = {
  cte: '43261120456789000105570010000104531338190276',
  nfe: '43261131884215000146550010000458711209318470',
  mdfe: '43261120456789000105580010000033101509182737',
};

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Body with the value at a path replaced; `undefined` removes it. */
function withValue(body: Body, [step, ...rest]: Path, value: unknown): Body {
  const key = String(step);
  const inner = body[key];
  if (rest.length === 0) return { ...body, [key]: value };
  if (Array.isArray(inner)) {
    const [index, ...deeper] = rest;
    return {
      ...body,
      [key]: inner.map((one, i) =>
        i !== index ? one : deeper.length === 0 ? value : withValue(one as Body, deeper, value),
      ),
    };
  }
  return isObject(inner) ? { ...body, [key]: withValue(inner, rest, value) } : body;
}

function* placesOf(value: unknown, path: Path): Generator<readonly [path: Path, value: unknown]> {
  yield [path, value];
  if (Array.isArray(value)) for (const [i, one] of value.entries()) yield* placesOf(one, [...path, i]);
  else if (isObject(value))
    for (const [key, one] of Object.entries(value)) yield* placesOf(one, [...path, key]);
}

/** Every body that differs from a sound one in one place: a value removed or replaced, or an entry twice. */
export function mutationsOf(sound: Body): readonly Mutation[] {
  const found: Mutation[] = [];
  const add = (path: Path, what: string, value: unknown) =>
    found.push({ name: `${path.join('.')}: ${what}`, body: withValue(sound, path, value) });
  for (const key of Object.keys(sound))
    for (const [path, value] of placesOf(sound[key], [key])) {
      if (typeof path.at(-1) !== 'number') add(path, 'none', undefined);
      if (Array.isArray(value) && value.length > 0) add(path, 'the first twice', [value[0], ...value]);
      else if (!isObject(value) && !Array.isArray(value))
        for (const other of candidates(value))
          if (other !== '' && other !== value) add(path, String(other), other);
    }
  return found;
}
