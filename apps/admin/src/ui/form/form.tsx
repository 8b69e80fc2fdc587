'use client';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../text/text.tsx';
import { type Fault, type FieldError, faultOf } from '../../trpc/fault.ts';
import { uiMessages } from '../messages.ts';
import { Notice } from '../notice.tsx';
import { FaultText } from './fault-text.tsx';
import { FieldErrors, isOf } from './field.tsx';

interface FormProps {
  /** Called with what the fields hold, by name; empty texts included. */
  readonly onSubmit: (values: Readonly<Record<string, string>>, form: HTMLFormElement) => void;
  /** Error of the last submission. */
  readonly error?: unknown;
  /** Errors of these fields appear beside them; any other appears at the top. */
  readonly children: ReactNode;
  readonly className?: string;
  readonly id?: string;
}

/** Fields that were written again after the refusal. */
interface Mended {
  readonly error: unknown;
  readonly names: readonly string[];
}

/** A form with errors beside its fields, the first of which receives the focus; other errors appear at the top. */
export function Form({ onSubmit, error, children, className, id }: FormProps) {
  const own = useId();
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState<readonly string[]>([]);
  const [mended, setMended] = useState<Mended>({ error: null, names: [] });
  const names = mended.error === error ? mended.names : [];
  const fault = faultLeft(error, names);
  useEffect(() => {
    if (error === null || error === undefined) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return (
    <form
      id={id ?? own}
      ref={form}
      noValidate
      className={className ?? 'grid gap-4'}
      onChange={({ target }) => {
        const name = target instanceof Element ? target.getAttribute('name') : null;
        if (name === null || !fault?.errors.some((each) => isOf(each, name))) return;
        setMended({ error, names: [...names, name] });
      }}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        const sent = event.currentTarget;
        const entries = [...new FormData(sent)].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value] as const] : [],
        );
        setShown([...new FormData(sent).keys()]);
        onSubmit(Object.fromEntries(entries), sent);
      }}
    >
      <FieldErrors value={fault?.errors ?? []}>
        {fault === null ? null : <Above error={error} fault={fault} names={shown} />}
        {children}
      </FieldErrors>
    </form>
  );
}

/** Leaves out of a refusal the fields that were typed again; null where no other is left. */
function faultLeft(error: unknown, mended: readonly string[]): Fault | null {
  if (error === null || error === undefined) return null;
  const fault = faultOf(error);
  const errors = fault.errors.filter((each) => !mended.some((name) => isOf(each, name)));
  return errors.length === 0 && fault.errors.length > 0 ? null : { ...fault, errors };
}

/** The errors that no field with these names shows. */
function Above({
  error,
  fault,
  names,
}: {
  readonly error: unknown;
  readonly fault: Fault;
  readonly names: readonly string[];
}) {
  const isShown = (error: FieldError) => names.some((name) => isOf(error, name));
  const elsewhere = fault.errors.filter((error) => !isShown(error));
  const text = useText(uiMessages);
  const atFields = fault.errors.filter(isShown);
  if (elsewhere.length === 0 && atFields.length > 1)
    return (
      <Notice tone="bad" role="alert">
        {text.mendFields(atFields.length)}
      </Notice>
    );
  if (elsewhere.length === 0 && atFields.some(({ message }) => message === fault.message)) return null;
  return (
    <Notice tone="bad" role="alert">
      <FaultText error={error} />
      {elsewhere.map(({ field, message, fix }) => (
        <span key={`${field} ${message}`} className="block">
          {message === fault.message ? null : `${field}: ${message} `}
          {fix}
        </span>
      ))}
      {fault.transient && fault.requestId !== null ? (
        <span className="block font-mono text-xs">{fault.requestId}</span>
      ) : null}
    </Notice>
  );
}
