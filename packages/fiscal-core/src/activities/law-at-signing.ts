import { changeOf, changesBetween, dayInBrasilia, factAt, writtenDay } from '../calendar/calendar.ts';
import type { Notice, Problem, Tree } from '../engine/document/definition.ts';
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
  | 'dhEmi'
  | 'serie'
  | 'numero'
  | 'codigoNumerico'
>;

const nameOf = ({ field, code, cStat }: Problem): string => `${field}|${code}|${cStat}`;

/**
 * Judges a document again that waited for its first signature while the law changed: the law of the day on which it is signed holds,
 * and rates go by the moment of issue with which it is signed. What depends on neither stays as judged at acceptance.
 */
export function createLawAtSigning({
  definitionOf,
  switchesOf,
}: Pick<FiscalPorts, 'definitionOf' | 'switchesOf'>): (
  work: Judged,
  signedAs: { readonly dhEmi: string },
) => Promise<{ readonly problems: readonly Problem[]; readonly notices: readonly Notice[] }> {
  return async (work, { dhEmi }) => {
    const { type, target, problems, accountNowMs } = work;
    const definition = definitionOf(type);
    const takenDay = dayInBrasilia(work.createdAtMs + accountNowMs - work.readAtMs);
    const today = dayInBrasilia(accountNowMs);
    const facts = [work.dhEmi, dhEmi].map(factAt);
    const changes = new Set([
      ...changesBetween(takenDay, today, target),
      ...changesBetween(facts[0]?.day ?? '', facts[1]?.day ?? '', 'producao'),
    ]);
    if (changes.size === 0) return { problems, notices: [] };

    const ruleSwitches = await switchesOf(work.clientId);
    const judgedOn = (lawDay: string, tree: Tree) =>
      definition.judgeAgain(tree, {
        ambiente: work.environment,
        target,
        issuer: work.issuer,
        nowMs: accountNowMs,
        lawDay,
        completeInSandbox: target === 'sandbox' && !work.strict,
        verProc: 'emite',
        ruleSwitches,
      });
    const dated = structuredClone(work.tree);
    definition.finalize(dated, { ...work, dhEmi });
    const [before, after] = [judgedOn(takenDay, work.tree), judgedOn(today, dated)];
    const [names, namesNow] = [before, after].map((list) => new Set(list.map(nameOf)));
    const begun = after.filter((problem) => names?.has(nameOf(problem)) === false);
    const ended = problems.filter(
      (problem) => names?.has(nameOf(problem)) === true && namesNow?.has(nameOf(problem)) === false,
    );
    if (begun.length + ended.length === 0) return { problems, notices: [] };
    const norms = [...changes]
      .map(changeOf)
      .filter(({ documents }) => documents === 'all' || documents.split(', ').includes(definition.nome))
      .map(({ norm }) => norm);
    return {
      problems: [...problems.filter((problem) => !ended.includes(problem)), ...begun],
      notices: [
        {
          field: [...begun, ...ended][0]?.field ?? '',
          code: 'lei_posterior',
          message: `O documento foi recebido em ${writtenDay(takenDay)} e seria assinado em ${writtenDay(today)}. As regras mudaram entre um dia e outro (${norms.join('; ')}), e valem as de ${writtenDay(today)}.`,
        },
      ],
    };
  };
}
