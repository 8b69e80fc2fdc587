import type { BodyField } from '../../inputs/body-fields.ts';
import { meaningEnglish } from './english/meanings.ts';

/** A value of a body as people read it in each language of the console. */
export interface ShownValue {
  readonly portuguese: string;
  readonly english: string;
}

const AMOUNT = /(?:^|_)(?:valor|base_calculo)(?:_|$)/;
const PERCENT = /(?:^|_)(?:aliquota|percentual|porcentual)(?:_|$)/;
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;
const MOMENT = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/;

const MARKS = {
  portuguese: { group: '.', point: ',' },
  english: { group: ',', point: '.' },
} as const;

/** Zeros behind `least` decimal places are not shown. */
function placesOf(decimals: string, least: number): string {
  const rest = decimals.slice(least).replace(/0+$/, '');
  return decimals.slice(0, least).padEnd(least, '0') + rest;
}

function decimal(name: string, value: string, { group, point }: Record<'group' | 'point', string>): string {
  const [, sign = '', whole = '', decimals = ''] = DECIMAL.exec(value) ?? [];
  const isAmount = AMOUNT.test(name);
  const shown = placesOf(decimals, isAmount ? 2 : 0);
  const number = `${sign}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)}${shown === '' ? '' : point + shown}`;
  return isAmount ? `R$ ${number}` : PERCENT.test(name) ? `${number}%` : number;
}

const both = (text: string): ShownValue => ({ portuguese: text, english: text });

/** A code with its meaning, an amount with its currency, a date in its usual order; other texts as they are. */
export function shownValue(field: BodyField | undefined, value: string): ShownValue {
  const meaning = field?.facts?.meanings?.[value];
  if (meaning !== undefined)
    return {
      portuguese: `${value} · ${meaning}`,
      english: `${value} · ${meaningEnglish(meaning) ?? meaning}`,
    };
  if (field?.holds.as === 'decimal' && DECIMAL.test(value))
    return {
      portuguese: decimal(field.name, value, MARKS.portuguese),
      english: decimal(field.name, value, MARKS.english),
    };
  const [moment, year, month, day, time] = MOMENT.exec(value) ?? [];
  if (moment === undefined) return both(value);
  const at = time === undefined ? '' : ` ${time}`;
  return { portuguese: `${day}/${month}/${year}${at}`, english: `${year}-${month}-${day}${at}` };
}
