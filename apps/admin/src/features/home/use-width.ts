'use client';
import { type RefCallback, useCallback, useState } from 'react';

/** Width of an element in pixels, as it changes; 0 until it is there. */
export function useWidth<T extends Element>(): readonly [RefCallback<T>, number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: T | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
