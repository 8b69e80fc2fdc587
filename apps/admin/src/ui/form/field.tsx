'use client';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import type { FieldError } from '../../trpc/fault.ts';
import { cn } from '../cn.ts';
import { FieldFault } from './field-fault.tsx';

/** The API's errors for the fields of the surrounding form. */
export const FieldErrors = createContext<readonly FieldError[]>([]);

/** Whether an error belongs to the control with this name, or to one of the values in it. */
export const isOf = ({ field }: FieldError, name: string): boolean =>
  field === name || field.startsWith(`${name}[`);

const control =
  'w-full rounded-md border border-line-strong bg-surface px-3 text-ink placeholder:text-ink-faint disabled:bg-sunken disabled:text-ink-soft aria-invalid:border-bad';

export const inputClass = cn(control, 'h-9');

interface FieldProps {
  readonly label: ReactNode;
  /** Name of the field in the API; its errors appear here. */
  readonly name: string;
  readonly hint?: ReactNode;
  readonly className?: string;
  /** Gets what ties it to its label and errors. */
  readonly children: (tied: {
    readonly id: string;
    readonly name: string;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** A labeled control with its hint and its errors. */
export function Field({ label, name, hint, className, children }: FieldProps) {
  const id = useId();
  const errors = useContext(FieldErrors).filter((error) => isOf(error, name));
  const described = errors.length > 0 || hint !== undefined ? `${id}-about` : undefined;
  return (
    <div className={cn('grid grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={id} className="text-[13px] font-medium text-ink">
        {label}
      </label>
      {children({ id, name, 'aria-invalid': errors.length > 0 || undefined, 'aria-describedby': described })}
      {described === undefined ? null : (
        <div id={described} className="text-[13px]">
          {errors.map((error) => (
            <p key={error.message} className="text-bad first-letter:uppercase">
              <FieldFault error={error} />
            </p>
          ))}
          {errors.length === 0 ? <p className="text-ink-soft">{hint}</p> : null}
        </div>
      )}
    </div>
  );
}

type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'id' | 'name' | 'children'>;

/** Single-line text input. */
export function TextField({ label, name, hint, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} name={name} hint={hint} {...(className === undefined ? {} : { className })}>
      {(tied) => <input {...tied} {...input} className={inputClass} />}
    </Field>
  );
}

type TextAreaFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'children'>;

export function TextAreaField({ label, name, hint, className, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} name={name} hint={hint} {...(className === undefined ? {} : { className })}>
      {(tied) => <textarea rows={4} {...tied} {...area} className={cn(control, 'py-2')} />}
    </Field>
  );
}

interface SelectFieldProps
  extends Omit<FieldProps, 'children'>,
    Omit<ComponentProps<'select'>, 'id' | 'name' | 'children' | 'className'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The browser's own list: right on a phone, and by keyboard. */
export function SelectField({ label, name, hint, className, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} name={name} hint={hint} {...(className === undefined ? {} : { className })}>
      {(tied) => (
        <div className="relative">
          {/* A browser does not move the choice when another option becomes the default. */}
          <select
            key={String(select.defaultValue ?? '')}
            {...tied}
            {...select}
            className={cn(inputClass, 'appearance-none truncate pr-9')}
          >
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-2.5 right-2.5 size-4 text-ink-faint"
            aria-hidden
          />
        </div>
      )}
    </Field>
  );
}

type CheckboxFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'id' | 'name' | 'children' | 'type'>;

/** Yes or no, with what it means beside it. */
export function CheckboxField({ label, name, hint, className, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={cn('flex items-start gap-2.5', className)}>
      <input
        type="checkbox"
        id={id}
        name={name}
        value="true"
        aria-describedby={hint === undefined ? undefined : `${id}-about`}
        className="mt-0.5 size-4 accent-accent"
        {...input}
      />
      <div>
        <label htmlFor={id} className="inline-block text-[13px] font-medium max-md:pt-1">
          {label}
        </label>
        {hint === undefined ? null : (
          <p id={`${id}-about`} className="text-[13px] text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
