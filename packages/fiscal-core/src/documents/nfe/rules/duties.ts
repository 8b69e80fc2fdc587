import { factAt, inForce } from '../../../calendar/calendar.ts';
import type { IbsCbsDuty, IsFilledIn } from '../../../engine/body/duties.ts';
import { textOf } from '../../../engine/layout/flat.ts';
import type { FlatInput } from '../../../engine/layout/types.ts';
import type { Note } from '../model.ts';
import { followsAnother, monthOfKey, referencesOf } from './followed.ts';

const isOfBefore = (key: string): boolean => !inForce('taxes-inside-total', factAt(monthOfKey(key)));

/** A complement or a return of a note of before 2027 follows that note. Source: NT 2025.002 v1.52, UB12-10, exceptions. */
const followsOlder = (note: Note, isFilledIn: IsFilledIn): boolean =>
  followsAnother(note.input) &&
  referencesOf(note.input, note.items).some(({ field, key }) => !isFilledIn(field) && isOfBefore(key));

const isFuel = (item: FlatInput): boolean => item['combustivel_codigo_anp'] !== undefined;
/** Every item but fuels: no field shows which of them are monophasic. Source: NT 2025.002 v1.52, UB12-10, exceptions. */
const entries: IbsCbsDuty<Note>['entries'] = ({ items }) =>
  items.flatMap((item, i) => (isFuel(item) ? [] : [[item, `itens[${i}].`] as const]));

const binds =
  (...regimes: readonly string[]): IbsCbsDuty<Note>['binds'] =>
  (note, isFilledIn) =>
    regimes.includes(textOf(note.input, 'regime_tributario_emitente') ?? '') &&
    !followsOlder(note, isFilledIn);

export const NOTE_DUTIES: readonly IbsCbsDuty<Note>[] = [
  { since: 'nfe-rtc-duty', who: 'quem é do regime normal', binds: binds('3'), entries },
  { since: 'simples-duty', who: 'quem é do Simples Nacional ou MEI', binds: binds('1', '2', '4'), entries },
];
