'use client';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { KEYS, useShortcut } from './after/shortcuts.ts';
import { emissionMessages } from './messages.ts';
import { isMissing, type Problem } from './use-validation.ts';

interface Found {
  readonly problems: readonly Pick<Problem, 'code' | 'message'>[];
  readonly total: number;
  /** Fields that only the sandbox fills in. */
  readonly completed: readonly unknown[];
}

interface Props {
  /** Null while it is not known. */
  readonly found: Found | null;
  /** Leads to the next problem. */
  readonly onNext: () => void;
  readonly isBroken: boolean;
  /** Null in production, where nothing is filled in anyway. */
  readonly strict: boolean | null;
  readonly onStrict: (strict: boolean) => void;
  readonly busy: boolean;
  /** The body is that of an authorized document: a second one begins from a new body. */
  readonly emitted: boolean;
  readonly onEmit: () => void;
  readonly children: ReactNode;
}

function stateOf({ problems, total, completed }: Found, text: (typeof emissionMessages)['pt-BR']): string {
  if (total === 0) return completed.length === 0 ? text.canEmit : text.canTest(completed.length);
  return problems.every(isMissing) ? text.stillMissing(total) : text.willBeRefused(total);
}

/** Actions for the body, always visible. */
export function EmitBar(props: Props) {
  const { found, onNext, isBroken, strict, onStrict, busy, emitted, onEmit, children } = props;
  const text = useText(emissionMessages);
  const id = useId();
  useShortcut(KEYS.emit, busy || isBroken || emitted ? null : onEmit);
  const state = emitted
    ? text.emitted
    : isBroken
      ? text.cannotEmit
      : found === null
        ? text.validating
        : stateOf(found, text);
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-surface px-4 py-3 sm:mx-0 sm:rounded-t-lg sm:border-x sm:px-5">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 max-sm:basis-full">
        <output className="text-[13px] text-ink-soft" aria-live="polite">
          {state}
        </output>
        {emitted || isBroken || found === null || found.total === 0 ? null : (
          <Button tone="link" size="inline" onClick={onNext}>
            {text.nextProblem}
          </Button>
        )}
      </div>
      {strict === null ? null : (
        <label htmlFor={id} title={text.strictHint} className="flex items-center gap-2 text-[13px]">
          <input
            id={id}
            type="checkbox"
            className="size-4 accent-accent"
            checked={strict}
            aria-describedby={`${id}-hint`}
            onChange={(event) => onStrict(event.target.checked)}
          />
          {text.strict}
          <span id={`${id}-hint`} className="sr-only">
            {text.strictHint}
          </span>
        </label>
      )}
      {children}
      <Button
        tone="primary"
        className="max-sm:ml-auto"
        busy={busy}
        disabled={isBroken || emitted}
        onClick={onEmit}
        aria-keyshortcuts={KEYS.emit}
      >
        <Send aria-hidden />
        {strict === null ? text.emitLive : text.emit}
      </Button>
    </div>
  );
}
