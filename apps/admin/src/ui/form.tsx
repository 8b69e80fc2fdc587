'use client';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { faultOf } from '../trpc/fault.ts';
import { FieldErrors } from './field.tsx';
import { Notice } from './notice.tsx';

interface FormProps {
  /** Called with what the fields hold, by name; empty texts included. */
  readonly onSubmit: (values: Readonly<Record<string, string>>, form: HTMLFormElement) => void;
  /** What the last try was refused with. */
  readonly error?: unknown;
  /** Names of the fields shown: errors of any other are told above. */
  readonly children: ReactNode;
  readonly className?: string;
  readonly id?: string;
}

/** A form whose refusals appear at their fields, and above it in words. */
export function Form({ onSubmit, error, children, className, id }: FormProps) {
  const own = useId();
  const fault = error === null || error === undefined ? null : faultOf(error);
  return (
    <form
      id={id ?? own}
      noValidate
      className={className ?? 'grid gap-4'}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        const form = event.currentTarget;
        const entries = [...new FormData(form)].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as const] : [],
        );
        onSubmit(Object.fromEntries(entries), form);
      }}
    >
      <FieldErrors value={fault?.errors ?? []}>
        {fault === null ? null : (
          <Notice tone="bad" role="alert">
            {fault.message}
            {fault.requestId === null ? null : (
              <span className="block text-xs opacity-80">{fault.requestId}</span>
            )}
          </Notice>
        )}
        {children}
      </FieldErrors>
    </form>
  );
}
