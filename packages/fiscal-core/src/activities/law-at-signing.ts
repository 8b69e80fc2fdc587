import { changeOf, changesBetween, dayInBrasilia } from '../calendar/calendar.ts';
import type { Notice, Problem } from '../engine/document/definition.ts';
import type { FiscalPorts } from './fiscal-ports.ts';
import type { EmissionWork } from './ports.ts';

type Judged = Pick<
  EmissionWork,
  | 'type'
  | 'environment'
  | 'target'
  | 'clientId'
  | 'issuer'
  | 'strict'
  | 'tree'
  | 'problems'
  | 'createdAtMs'
  | 'readAtMs'
  | 'accountNowMs'
>;

const nameOf = ({ field, code, cStat }: Problem): string => `${field}|${code}|${cStat}`;

/**
 * Judges a document again that waited for its first signature while the law changed: the law of the day on which it is signed holds.
 * What does not depend on the day stays as it was judged when it was taken.
 */
export function createLawAtSigning({
  definitionOf,
  switchesOf,
}: Pick<FiscalPorts, 'definitionOf' | 'switchesOf'>): (
  work: Judged,
) => Promise<{ readonly problems: readonly Problem[]; readonly notices: readonly Notice[] }> {
  return async (work) => {
    const { type, target, problems, accountNowMs } = work;
    const takenDay = dayInBrasilia(work.createdAtMs + accountNowMs - work.readAtMs);
    const today = dayInBrasilia(accountNowMs);
    const changes = changesBetween(takenDay, today, target);
    if (changes.length === 0) return { problems, notices: [] };

    const definition = definitionOf(type);
    const ruleSwitches = await switchesOf(work.clientId);
    const judgedOn = (lawDay: string) =>
      definition.judgeAgain(work.tree, {
        ambiente: work.environment,
        target,
        issuer: work.issuer,
        nowMs: accountNowMs,
        lawDay,
        completeInSandbox: target === 'sandbox' && !work.strict,
        verProc: 'emite',
        ruleSwitches,
      });
    const [before, after] = [judgedOn(takenDay), judgedOn(today)];
    const [names, namesNow] = [before, after].map((list) => new Set(list.map(nameOf)));
    const begun = after.filter((problem) => names?.has(nameOf(problem)) === false);
    const ended = problems.filter(
      (problem) => names?.has(nameOf(problem)) === true && namesNow?.has(nameOf(problem)) === false,
    );
    if (begun.length + ended.length === 0) return { problems, notices: [] };
    return {
      problems: [...problems.filter((problem) => !ended.includes(problem)), ...begun],
      notices: [
        {
          field: [...begun, ...ended][0]?.field ?? '',
          code: 'lei_posterior',
          message: `O documento foi recebido em ${takenDay} e seria assinado em ${today}. As regras mudaram entre um dia e outro (${changes.map((id) => changeOf(id).norm).join('; ')}), e valem as de ${today}.`,
        },
      ],
    };
  };
}
