import type { Draft } from '../../engine/body/draft.ts';
import type { IbsCbsDuty } from '../../engine/body/duties.ts';
import { textOf } from '../../engine/layout/flat.ts';

const binds =
  (...regimes: readonly string[]): IbsCbsDuty<Draft>['binds'] =>
  ({ input }) =>
    regimes.includes(textOf(input, 'regime_tributario_emitente') ?? '');
const entries: IbsCbsDuty<Draft>['entries'] = ({ input }) => [[input, '']];

export const CTE_DUTIES: readonly IbsCbsDuty<Draft>[] = [
  { since: 'cte-duty', who: 'quem é do regime normal', binds: binds('3'), entries },
  { since: 'simples-duty', who: 'quem é do Simples Nacional ou MEI', binds: binds('1', '2', '4'), entries },
];
