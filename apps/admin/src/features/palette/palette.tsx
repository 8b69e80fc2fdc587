'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDestinations } from '../../shell/use-destinations.ts';
import { whenOpened } from '../../ui/dialog/when-opened.tsx';
import { isPageKey } from '../../ui/typing.ts';
import type { PaletteProps } from './open-palette.tsx';

/** Time that a `g` waits for its second key. */
const SEQUENCE_MS = 1_500;

const OpenPalette = whenOpened<PaletteProps>(async () => (await import('./open-palette.tsx')).OpenPalette);

/** Ctrl-K (⌘K) or `?`: every page by its name, documents by what is typed. `g` and a letter go there at once. */
export function Palette() {
  const router = useRouter();
  const destinations = useDestinations();
  const [open, setOpen] = useState(false);
  const began = useRef(Number.NEGATIVE_INFINITY);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, timeStamp } = event;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
      event.preventDefault();
      setOpen(document.querySelector('[role="dialog"]') === null);
      return;
    }
    if (!isPageKey(event)) return;
    if (key === '?') setOpen(true);
    const there = destinations.find((each) => each.key === key);
    if (there !== undefined && timeStamp - began.current < SEQUENCE_MS) router.push(there.href);
    began.current = key === 'g' ? timeStamp : Number.NEGATIVE_INFINITY;
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return <OpenPalette open={open} onOpenChange={setOpen} destinations={destinations} />;
}
