'use client';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { cn } from './cn.ts';
import type * as List from './combobox-list.tsx';
import { Field, inputClass } from './field.tsx';
import type { ComboboxOption } from './is-found.ts';
import { Opener } from './opener.tsx';

export interface ComboboxProps {
  readonly label: string;
  /** As the API names it; its errors are shown here, and a form around gets the value under it. */
  readonly name: string;
  readonly hint?: string;
  readonly className?: string;
  readonly options: readonly ComboboxOption[];
  /** Null: nothing chosen. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  /** The first line of the list, which chooses nothing: "all companies". */
  readonly none?: string;
  readonly searchLabel: string;
  readonly emptyLabel: string;
  readonly disabled?: boolean;
}

const load = (): Promise<typeof List> => import('./combobox-list.tsx');

/** One of many, searched by typing; its list comes when it is opened. */
export function Combobox(props: ComboboxProps) {
  const { label, name, hint, className, options, value, placeholder, disabled = false } = props;
  const [list, setList] = useState<typeof List | null>(null);
  const chosen = options.find((option) => option.value === value);
  return (
    <Field
      label={label}
      name={name}
      {...(hint === undefined ? {} : { hint })}
      {...(className === undefined ? {} : { className })}
    >
      {({ name: tiedName, ...tied }) => {
        const trigger = (
          <button
            {...tied}
            type="button"
            disabled={disabled}
            className={cn(inputClass, 'flex items-center justify-between gap-2 text-left')}
          >
            <span className={cn('min-w-0 truncate', chosen === undefined && 'text-ink-soft')}>
              {chosen?.label ?? props.none ?? placeholder}
            </span>
            <ChevronsUpDown className="size-4 shrink-0 text-ink-faint" aria-hidden />
          </button>
        );
        return (
          <>
            <input type="hidden" name={tiedName} value={value ?? ''} />
            {list === null ? (
              <Opener popup="dialog" load={load} onOpen={setList}>
                {trigger}
              </Opener>
            ) : (
              <list.OpenCombobox {...props} trigger={trigger} />
            )}
          </>
        );
      }}
    </Field>
  );
}
