'use client';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { useReturnFocus } from '../ui/dialog/use-return-focus.ts';
import { uiMessages } from '../ui/messages.ts';
import { shellMessages } from './messages.ts';

export interface DrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
}

/** The menu over the page, where there is no room beside it. */
export function OpenDrawer({ open, onOpenChange, children }: DrawerProps) {
  const text = useText(shellMessages);
  const ui = useText(uiMessages);
  const focus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] overflow-y-auto border-r bg-surface"
        >
          <Dialog.Title className="sr-only">{text.menu}</Dialog.Title>
          <Dialog.Close
            className="absolute top-4 right-3 rounded-md p-1.5 hover:bg-sunken"
            aria-label={ui.close}
          >
            <X className="size-4" aria-hidden />
          </Dialog.Close>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
