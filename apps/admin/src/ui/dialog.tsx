'use client';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { cn } from './cn.ts';
import { uiMessages } from './messages.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A question over the page; Escape and the veil close it, focus goes back to where it came from. */
export function Dialog({ open, onOpenChange, title, hint, wide = false, children }: DialogProps) {
  const text = useText(uiMessages);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/45" />
        <Radix.Content
          {...(hint === undefined ? { 'aria-describedby': undefined } : {})}
          className={cn(
            'fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 overflow-y-auto rounded-xl border bg-surface p-5 shadow-float',
            wide ? 'max-w-3xl' : 'max-w-md',
          )}
        >
          <header className="mb-4 flex items-start justify-between gap-4">
            <div>
              <Radix.Title className="text-base font-semibold">{title}</Radix.Title>
              {hint === undefined ? null : (
                <Radix.Description className="mt-1 text-ink-soft">{hint}</Radix.Description>
              )}
            </div>
            <Radix.Close
              className="-m-1.5 rounded-md p-1.5 text-ink-soft hover:bg-sunken"
              aria-label={text.close}
            >
              <X className="size-4" aria-hidden />
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The buttons under a dialog's content. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>;
}
