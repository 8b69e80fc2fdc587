import { type ChangeId, inForce, obligationOf, writtenDay } from '../../calendar/calendar.ts';
import { CLASSIFICATION, CST } from '../../tax/reform/reform.ts';
import type { Notice } from '../document/definition.ts';
import { lawOf } from '../document/law.ts';
import type { FlatInput } from '../layout/types.ts';
import type { Draft } from './draft.ts';

/** An entry of a draft and its path: `itens[0].`; `''` for the body. */
export type Entry = readonly [fields: FlatInput, at: string];

/** Whether the sandbox filled in the value at a path, which the caller then did not send. */
export type IsFilledIn = (path: string) => boolean;

/** IBS and CBS that the law has filled in, whether or not an authority refuses their absence. */
export interface IbsCbsDuty<D extends Draft> {
  readonly since: ChangeId;
  /** Obliged parties, pt-BR: «o regime normal». */
  readonly who: string;
  readonly binds: (draft: D, isFilledIn: IsFilledIn) => boolean;
  /** Entries with a duty of IBS and CBS each. */
  readonly entries: (draft: D) => readonly Entry[];
}

function noticeOf<D extends Draft>(duty: IbsCbsDuty<D>, unmet: readonly Entry[], filledIn: boolean): Notice {
  const obligation = obligationOf(duty.since);
  const [[, at] = [{}, '']] = unmet;
  const others = unmet.length - 1;
  const more = others === 0 ? '' : ` (e mais ${others} ${others === 1 ? 'item' : 'itens'})`;
  const sandbox = filledIn
    ? ' O sandbox preencheu o grupo por conta própria; em produção nada é preenchido.'
    : '';
  return {
    field: at + CST,
    code: 'obrigacao_legal',
    message: `IBS e CBS não vieram${more}: ${duty.who} deve informá-los desde ${writtenDay(obligation.since)} (${obligation.norm}). Envie ${CST} e ${CLASSIFICATION}.${sandbox}`,
    ...obligation,
  };
}

/**
 * Notices of the duties in force that a draft does not meet as its caller sent it: sandbox defaults do not count. Runs
 * on a complete draft, for the regime may come from the registration.
 */
export function unmetDuties<D extends Draft>(duties: readonly IbsCbsDuty<D>[], draft: D): Notice[] {
  const law = lawOf(draft.context);
  const filledIn = new Set(draft.completed.map(({ field }) => field));
  const isFilledIn: IsFilledIn = (path) => filledIn.has(path);
  return duties.flatMap((duty) => {
    if (!inForce(duty.since, law) || !duty.binds(draft, isFilledIn)) return [];
    const unmet = duty
      .entries(draft)
      .filter(([fields, at]) => fields[CST] === undefined || isFilledIn(at + CST));
    if (unmet.length === 0) return [];
    return [
      noticeOf(
        duty,
        unmet,
        unmet.some(([, at]) => isFilledIn(at + CST)),
      ),
    ];
  });
}
