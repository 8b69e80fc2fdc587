'use client';
import type { LucideIcon } from 'lucide-react';
import { CircleAlert, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import { faultOf, isSignedOut } from '../trpc/fault.ts';
import { Button } from './button.tsx';
import { FaultText } from './form/fault-text.tsx';
import { uiMessages } from './messages.ts';
import { SkeletonRows } from './skeleton.tsx';

interface EmptyProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  /** The way out: what to do first. */
  readonly action?: ReactNode;
}

/** Nothing is here yet: what would be, and how it comes to be. */
export function Empty({ icon: Icon, title, children, action }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-14 text-center">
      <Icon className="mb-1 size-7 text-ink-faint" strokeWidth={1.5} aria-hidden />
      <p className="font-medium">{title}</p>
      {children === undefined ? null : <div className="max-w-md text-ink-soft">{children}</div>}
      {action === undefined ? null : <div className="mt-3">{action}</div>}
    </div>
  );
}

/** It did not come: why, and another try. */
export function Failed({ error, retry }: { readonly error: unknown; readonly retry?: () => void }) {
  const text = useText(uiMessages);
  const { code, requestId } = faultOf(error);
  const denied = code === 'sem_permissao';
  const Icon = denied ? Lock : CircleAlert;
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-6 py-14 text-center">
      <Icon className="mb-1 size-7 text-ink-faint" strokeWidth={1.5} aria-hidden />
      <p className="font-medium">{denied ? text.notAllowed : text.failed}</p>
      <div className="max-w-md text-ink-soft">
        <FaultText error={error} />
      </div>
      {requestId === null ? null : <p className="font-mono text-xs text-ink-faint">{requestId}</p>}
      {retry === undefined || denied || code === 'nao_encontrado' || isSignedOut(error) ? null : (
        <Button size="sm" className="mt-3" onClick={retry}>
          {text.tryAgain}
        </Button>
      )}
    </div>
  );
}

interface Asked<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Result of a query, or its loading or error state. */
export function Loaded<T>({
  query,
  rows,
  children,
}: {
  readonly query: Asked<T>;
  readonly rows?: number;
  readonly children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <Failed error={query.error} retry={() => void query.refetch()} />;
  return <SkeletonRows {...(rows === undefined ? {} : { rows })} />;
}
