'use client';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { emissionMessages } from './messages.ts';

interface Props {
  /** Null while it is not known. */
  readonly problems: number | null;
  readonly isBroken: boolean;
  readonly strict: boolean;
  readonly onStrict: (strict: boolean) => void;
  readonly busy: boolean;
  readonly again: boolean;
  readonly onEmit: () => void;
  readonly children: ReactNode;
}

/** What to do with the body; always in sight. */
export function EmitBar({ problems, isBroken, strict, onStrict, busy, again, onEmit, children }: Props) {
  const text = useText(emissionMessages);
  const id = useId();
  const state = isBroken
    ? text.cannotEmit
    : problems === null
      ? text.validating
      : problems === 0
        ? text.canEmit
        : text.willBeRefused(problems);
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t bg-surface px-4 py-3 sm:mx-0 sm:rounded-t-lg sm:border-x sm:px-5">
      <output className="min-w-0 flex-1 basis-48 text-[13px] text-ink-soft" aria-live="polite">
        {state}
      </output>
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
      {children}
      <Button tone="primary" busy={busy} disabled={isBroken} onClick={onEmit}>
        <Send aria-hidden />
        {again ? text.emitAgain : text.emit}
      </Button>
    </div>
  );
}
