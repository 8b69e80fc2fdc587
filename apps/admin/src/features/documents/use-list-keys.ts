'use client';
import { type RefObject, useEffect } from 'react';
import { isPageKey } from '../../ui/typing.ts';
import { ROW } from './document-rows.tsx';

/** `/` goes to the search, j and k along the documents; Enter is the link's own. */
export function useListKeys(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return;
      const { key } = event;
      if (key === '/') {
        event.preventDefault();
        search.current?.focus();
      }
      if (key === 'j' || key === 'k') {
        const rows = [...document.querySelectorAll<HTMLElement>(`[${ROW}]`)].filter((row) =>
          row.checkVisibility(),
        );
        const at = rows.findIndex((row) => row === document.activeElement);
        rows[Math.max(0, Math.min(rows.length - 1, key === 'j' ? at + 1 : at - 1))]?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [search]);
}
