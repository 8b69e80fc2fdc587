import { useEffect, useEffectEvent } from 'react';

/** Keys of the emission page, free in browsers: F5, F6, F7, F10, F11 and F12 have their own use there. */
export const KEYS = { fresh: 'F2', duplicate: 'F4', print: 'F8', emit: 'F9' } as const;

type ShortcutKey = (typeof KEYS)[keyof typeof KEYS];

/** Runs `act` when the key is pressed, in a field too, unless a dialog or a menu is open; null: the key is not used now. */
export function useShortcut(key: ShortcutKey, act: (() => void) | null): void {
  const run = useEffectEvent(() => act?.());
  const isUsed = act !== null;
  useEffect(() => {
    if (!isUsed) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      if (event.key !== key || altKey || ctrlKey || metaKey || shiftKey) return;
      if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return;
      event.preventDefault();
      if (!event.repeat) run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, isUsed]);
}
