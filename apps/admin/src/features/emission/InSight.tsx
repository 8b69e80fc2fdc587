'use client';
import { type ReactNode, useEffect, useRef } from 'react';

/** Comes into sight when it appears: on a phone it is below what was pressed. */
export function InSight({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={part} className="min-w-0 scroll-my-28">
      {children}
    </div>
  );
}
