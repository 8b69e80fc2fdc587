'use client';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useText } from '../../text/text.tsx';
import { cn } from '../cn.ts';
import { uiMessages } from '../messages.ts';
import { Field, inputClass } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'name' | 'type' | 'children'> {
  readonly label: string;
  readonly name: string;
  readonly hint?: ReactNode;
}

/** Password input with a button to show it. */
export function PasswordField({ label, name, hint, className, ...input }: PasswordFieldProps) {
  const text = useText(uiMessages);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} name={name} hint={hint} {...(className === undefined ? {} : { className })}>
      {(tied) => (
        <div className="relative">
          <input
            {...tied}
            {...input}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={cn(inputClass, 'pr-10')}
          />
          <button
            type="button"
            aria-label={shown ? text.hide : text.show}
            aria-controls={tied.id}
            aria-pressed={shown}
            className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-md text-ink-faint hover:text-ink"
            onClick={() => setShown(!shown)}
          >
            <Icon className="size-4" aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
