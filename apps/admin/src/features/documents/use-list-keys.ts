'use client';
import { type RefObject, useEffect } from 'react';
import { ROW } from './document-rows.tsx';

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** `/` goes to the search, j and k along the documents; Enter is the link's own. */
export function useListKeys(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      const modified = event.metaKey || event.ctrlKey || event.altKey;
      if (modified || typing(target) || document.querySelector('[role="dialog"], [role="menu"]') !== null)
        return;
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
