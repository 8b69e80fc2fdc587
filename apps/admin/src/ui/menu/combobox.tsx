'use client';
import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { cn } from '../cn.ts';
import { Field, inputClass } from '../form/field.tsx';
import { Opener } from '../opener.tsx';
import type * as List from './combobox-list.tsx';
import type { ComboboxProps } from './combobox-props.ts';

const load = (): Promise<typeof List> => import('./combobox-list.tsx');

/** Select with search; its list loads when it opens. */
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
