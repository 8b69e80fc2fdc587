'use client';
import { useText } from '../text/text.tsx';
import { cn } from './cn.ts';
import { uiMessages } from './messages.ts';

/** Placeholder of loading content. */
export function Skeleton({ className, tall }: { readonly className?: string; readonly tall?: boolean }) {
  return (
    <div className={cn('animate-pulse rounded bg-sunken', tall ? 'h-6' : 'h-4', className)} aria-hidden />
  );
}

/** Placeholder of a loading list. */
export function SkeletonRows({ rows = 6 }: { readonly rows?: number }) {
  const text = useText(uiMessages);
  return (
    <output className="grid gap-3 p-5">
      <span className="sr-only">{text.loading}</span>
      {Array.from({ length: rows }, (_, index) => index).map((row) => (
        <Skeleton key={row} className={row % 3 === 1 ? 'w-4/5' : row % 3 === 2 ? 'w-11/12' : 'w-full'} />
      ))}
    </output>
  );
}
