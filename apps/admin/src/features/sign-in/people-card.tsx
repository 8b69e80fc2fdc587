import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface PeopleCardProps {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  /** The other way: a line under the card. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
}

/** Card of a sign-in step. */
export function PeopleCard({ title, hint, below, children }: PeopleCardProps) {
  return (
    <>
      <Card>
        <h1 className="text-lg font-semibold text-balance">{title}</h1>
        {hint === undefined ? null : <div className="mt-1 text-ink-soft">{hint}</div>}
        {children === undefined ? null : <div className="mt-5 grid gap-4">{children}</div>}
      </Card>
      {below === undefined ? null : <p className="mt-4 text-center text-ink-soft">{below}</p>}
    </>
  );
}
