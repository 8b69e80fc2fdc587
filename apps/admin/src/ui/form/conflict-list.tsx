'use client';
import { useEffect, useRef } from 'react';
import { useText } from '../../text/text.tsx';
import { cn } from '../cn.ts';
import { Notice } from '../notice.tsx';
import { conflictMessages } from './conflict-messages.ts';
import { type Conflict, shownValue } from './controls.ts';

export type Choice = 'mine' | 'theirs';

interface Props {
  readonly conflicts: readonly Conflict[];
  /** Choices by the name of the control. */
  readonly choices: Readonly<Record<string, Choice>>;
  readonly onChoose: (conflict: Conflict, choice: Choice) => void;
}

/** Shows both values of each field that two people changed at once, for the person to choose one. */
export function ConflictList({ conflicts, choices, onChoose }: Props) {
  const text = useText(conflictMessages);
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), [conflicts]);
  const open = conflicts.filter(({ control }) => choices[control.name] === undefined).length;
  return (
    <Notice tone="warn" role="alert">
      <p ref={heading} tabIndex={-1} className="font-medium">
        {text.changedMeanwhile}
      </p>
      <p>{open === 0 ? text.conflictsDecided : text.chooseValues(open)}</p>
      <div className="mt-3 grid gap-4">
        {conflicts.map((conflict) => (
          <fieldset key={conflict.control.name} className="min-w-0">
            <legend className="mb-1.5 font-medium text-ink">{conflict.label}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {(['theirs', 'mine'] as const).map((choice) => (
                <Side
                  key={choice}
                  choice={choice}
                  value={shownText(conflict, choice, text)}
                  chosen={choices[conflict.control.name] === choice}
                  onChoose={() => onChoose(conflict, choice)}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Notice>
  );
}

function shownText(
  conflict: Conflict,
  choice: Choice,
  { hiddenValue, emptyValue, ticked, notTicked }: (typeof conflictMessages)['pt-BR'],
): string {
  const value = conflict[choice];
  const shown = shownValue(conflict.control, value);
  if (shown !== null) return shown.trim() === '' ? emptyValue : shown;
  if (conflict.control.type === 'password') return hiddenValue;
  return value === '' ? notTicked : ticked;
}

function Side({
  choice,
  value,
  chosen,
  onChoose,
}: {
  readonly choice: Choice;
  readonly value: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}) {
  const text = useText(conflictMessages);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className={cn(
        'min-w-0 rounded-md border bg-surface px-3 py-2 text-left text-ink hover:border-accent',
        chosen ? 'border-accent outline-2 -outline-offset-1 outline-accent' : 'border-line-strong',
      )}
    >
      <span className="block text-[13px] text-ink-soft">
        {choice === 'theirs' ? text.storedNow : text.yours}
      </span>
      <span className="block max-h-40 overflow-y-auto break-words whitespace-pre-wrap">{value}</span>
      <span className="mt-1 block text-[13px] font-medium text-accent">
        {choice === 'theirs' ? text.takeTheirs : text.keepMine}
      </span>
    </button>
  );
}
