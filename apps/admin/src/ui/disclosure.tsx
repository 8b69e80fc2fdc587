'use client';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from './cn.ts';

interface Props {
  readonly title: ReactNode;
  /** On the right of the title. */
  readonly aside?: ReactNode;
  readonly initiallyOpen?: boolean;
  /** Opens it each time it changes to something other than zero. */
  readonly opened?: number;
  readonly children: ReactNode;
}

/** A part that is made only once it is opened. */
export function Disclosure({ title, aside, initiallyOpen = false, opened = 0, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(initiallyOpen || opened !== 0);
  const [seen, setSeen] = useState(opened);
  if (seen !== opened) {
    setSeen(opened);
    if (opened !== 0) setOpen(true);
  }
  return (
    <div className="min-w-0 rounded-md border">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="flex w-full items-center gap-2 rounded-md px-3 py-2.5 text-left hover:bg-sunken"
      >
        <ChevronRight
          className={cn('size-4 shrink-0 text-ink-faint transition-transform', open && 'rotate-90')}
          aria-hidden
        />
        <span className="min-w-0 flex-1 font-medium">{title}</span>
        {aside}
      </button>
      {open ? (
        <div id={id} className="border-t p-3 sm:p-4">
          {children}
        </div>
      ) : null}
    </div>
  );
}
