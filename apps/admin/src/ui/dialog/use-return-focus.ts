'use client';
import { useRef } from 'react';

/** For a dialog without a button of its own: as it closes, the focus goes back to where it came from. */
export function useReturnFocus() {
  const from = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      from.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(from.current instanceof HTMLElement)) return;
      event.preventDefault();
      from.current.focus();
    },
  };
}
