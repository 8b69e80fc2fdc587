import type { IbsCbsDuty } from '../../engine/body/duties.ts';
import { textOf } from '../../engine/layout/flat.ts';
import { itemsOf, type Note } from './model.ts';

const binds =
  (...regimes: readonly string[]): IbsCbsDuty<Note>['binds'] =>
  ({ input }) =>
    regimes.includes(textOf(input, 'regime_tributario_emitente') ?? '');
const entries: IbsCbsDuty<Note>['entries'] = (note) =>
  itemsOf(note).map((item, i) => [item, `itens[${i}].`] as const);

export const NFCOM_DUTIES: readonly IbsCbsDuty<Note>[] = [
  { since: 'nfcom-duty', who: 'quem é do regime normal', binds: binds('3'), entries },
  { since: 'simples-duty', who: 'quem é do Simples Nacional ou MEI', binds: binds('1', '2'), entries },
];
