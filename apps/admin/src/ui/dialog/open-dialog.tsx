'use client';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useText } from '../../text/text.tsx';
import { cn } from '../cn.ts';
import { uiMessages } from '../messages.ts';
import { HoldDialog } from './hold.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const FIELDS = ':is(input:not([type="hidden"]), select, textarea):not(:disabled)';

/** First field of a dialog, else its first button besides the one that closes it. */
const firstControl = (content: HTMLElement | null): HTMLElement | null =>
  content?.querySelector<HTMLElement>(FIELDS) ??
  content?.querySelector<HTMLElement>(':scope > :not(header) button:not(:disabled)') ??
  null;

const stay = (event: Event) => event.preventDefault();

/** A dialog with the library that traps the focus in it. */
export function OpenDialog({ open, onClose, title, hint, wide = false, children }: DialogProps) {
  const text = useText(uiMessages);
  const focus = useReturnFocus();
  const content = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const hold = useCallback(() => {
    setHeld(true);
    return () => setHeld(false);
  }, []);
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-black/45" />
        <Radix.Content
          {...focus}
          ref={content}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            const first = firstControl(content.current);
            if (first === null) return;
            event.preventDefault();
            first.focus();
          }}
          {...(held && { onEscapeKeyDown: stay, onInteractOutside: stay })}
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
            {held ? null : (
              <Radix.Close
                className="-m-1.5 rounded-md p-1.5 text-ink-soft hover:bg-sunken"
                aria-label={text.close}
              >
                <X className="size-4" aria-hidden />
              </Radix.Close>
            )}
          </header>
          <HoldDialog value={hold}>{children}</HoldDialog>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
