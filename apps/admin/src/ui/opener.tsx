'use client';
import { Slot } from 'radix-ui';
import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { uiMessages } from './messages.ts';
import { useToast } from './toast.tsx';

interface OpenerProps<T> {
  readonly popup: 'menu' | 'dialog';
  /** Loads a component on approach of the pointer, and again when it opens. */
  readonly load: () => Promise<T>;
  readonly onOpen: (loaded: T, byKeyboard: boolean) => void;
  /** The button. */
  readonly children: ReactNode;
}

/** A button for what no page needs before it is opened. */
export function Opener<T>({ popup, load, onOpen, children }: OpenerProps<T>) {
  const text = useText(uiMessages);
  const toast = useToast();
  const near = () => void load().catch(() => null);
  const open = (byKeyboard: boolean) =>
    void load().then(
      (loaded) => onOpen(loaded, byKeyboard),
      () => toast(text.notOpened),
    );
  return (
    <Slot.Root
      aria-haspopup={popup}
      aria-expanded={false}
      onPointerEnter={near}
      onFocus={near}
      // A click by Enter or Space has no count.
      onClick={(event) => open(event.detail === 0)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open(true);
      }}
    >
      {children}
    </Slot.Root>
  );
}
