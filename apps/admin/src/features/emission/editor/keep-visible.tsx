'use client';
import { type ReactNode, useEffect, useRef } from 'react';

/** Height that the bottom bar covers. */
const BAR_PX = 112;

/** Comes into sight when it appears: on a phone it is below what was pressed. */
export function KeepVisible({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = part.current?.getBoundingClientRect();
    if (at !== undefined && (at.top < 0 || at.bottom > window.innerHeight - BAR_PX))
      part.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={part} className="min-w-0 scroll-mt-20">
      {children}
    </div>
  );
}
