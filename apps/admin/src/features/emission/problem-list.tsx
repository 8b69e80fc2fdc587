'use client';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useText } from '../../text/text.tsx';
import type { FieldError } from '../../trpc/fault.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { fieldWords, needsDetail } from '../../ui/form/field-words.ts';
import { emissionMessages } from './messages.ts';
import { isMissing } from './use-validation.ts';

/** More are read once these are mended. */
const SHOWN = 20;

interface PeopleWords {
  readonly label: string | null;
  readonly englishLabel?: string | null | undefined;
  readonly message: string;
  readonly fix?: string | undefined;
  /** Message and fix in one text; null where none is written. */
  readonly english?: string | null | undefined;
}
export type ListedProblem = FieldError & {
  readonly cStat?: string | undefined;
  readonly people?: PeopleWords | undefined;
};

interface Props {
  readonly found: {
    readonly problems: readonly ListedProblem[];
    /** Number of all problems; more than listed when there are too many. */
    readonly total: number;
  };
  readonly onGo: (path: string) => void;
  /** Labels in the place of fields and tags. */
  readonly simple?: boolean;
}

/** Field and code as an integrator reads them. */
function Technical({ field, tag, cStat }: Pick<ListedProblem, 'field' | 'tag' | 'cStat'>) {
  const text = useText(emissionMessages);
  return (
    <span className="flex flex-wrap gap-x-2 font-mono text-xs break-all">
      {field === '' ? text.wholeDocument : field}
      {tag === undefined ? null : <span className="text-ink-soft">{tag}</span>}
      {cStat === undefined ? null : <span className="text-ink-soft">{cStat}</span>}
    </span>
  );
}

function OneProblem({ problem, simple }: { readonly problem: ListedProblem; readonly simple: boolean }) {
  const text = useText(emissionMessages);
  const people = simple ? problem.people : undefined;
  const { message, fix } = people ?? problem;
  const missing = isMissing(problem);
  const locale = useLocale();
  const isEnglish = locale === 'en';
  const explained = isEnglish ? problem.people?.english : null;
  const english = isEnglish ? fieldWords(problem, locale) : null;
  const Icon = missing ? CircleDashed : CircleAlert;
  return (
    <>
      <Icon className={cn('mt-0.5 size-4 shrink-0', missing ? 'text-warn' : 'text-bad')} aria-hidden />
      <span className="min-w-0">
        {people === undefined ? (
          <Technical {...problem} />
        ) : (
          <span className="block text-[13px] font-medium">
            {(isEnglish ? people.englishLabel : null) ?? people.label ?? text.wholeDocument}
          </span>
        )}
        {missing && (people !== undefined || fix !== undefined) ? (
          <span className="block text-[13px]">
            {text.missing}.{' '}
            {people === undefined ? (
              <span lang="pt-BR" className="text-ink-soft">
                {fix}
              </span>
            ) : null}
          </span>
        ) : explained ? (
          <span className="block text-[13px]">{explained}</span>
        ) : english !== null && !needsDetail(problem) ? (
          <span className="block text-[13px]">{english}</span>
        ) : (
          <>
            {english === null ? null : <span className="block text-[13px]">{english}</span>}
            <span lang="pt-BR" className="block text-[13px]">
              {message}
            </span>
            {fix === undefined ? null : (
              <span lang="pt-BR" className="block text-[13px] text-ink-soft">
                {fix}
              </span>
            )}
          </>
        )}
      </span>
    </>
  );
}

/** Every problem with its field; a press leads there. */
export function ProblemList({ found, onGo, simple = false }: Props) {
  const text = useText(emissionMessages);
  const [shown, setShown] = useState(SHOWN);
  const { problems, total } = found;
  if (total === 0)
    return (
      <p className="flex items-center gap-2 text-good">
        <CircleCheck className="size-4 shrink-0" aria-hidden />
        {text.valid}
      </p>
    );
  return (
    <>
      <ul className="grid gap-1">
        {problems.slice(0, shown).map((problem) => (
          <li key={`${problem.field} ${problem.message}`}>
            <button
              type="button"
              onClick={() => onGo(problem.field)}
              className="-mx-2 flex w-[calc(100%+1rem)] gap-2 rounded-md px-2 py-1.5 text-left hover:bg-sunken"
            >
              <OneProblem problem={problem} simple={simple} />
            </button>
          </li>
        ))}
      </ul>
      {problems.length <= shown ? null : (
        <Button tone="link" size="inline" onClick={() => setShown(shown + 100)}>
          {text.moreProblems(total - shown)}
        </Button>
      )}
    </>
  );
}
