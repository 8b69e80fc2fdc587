import type { ReactNode } from 'react';
import { cn } from '../cn.ts';

interface FactsProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** A single column at any width. */
  readonly narrow?: boolean;
}

/** Names and values, two columns where there is room. */
export function Facts({ children, className, narrow = false }: FactsProps) {
  return <dl className={cn('grid gap-x-8 gap-y-3.5', !narrow && 'sm:grid-cols-2', className)}>{children}</dl>;
}

export function Fact({
  name,
  children,
  wide = false,
}: {
  readonly name: ReactNode;
  readonly children: ReactNode;
  readonly wide?: boolean;
}) {
  return (
    <div className={cn('min-w-0', wide && 'sm:col-span-2')}>
      <dt className="text-[13px] text-ink-soft">{name}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}
