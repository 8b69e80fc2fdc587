'use client';
import { type ReactNode, useState } from 'react';
import { useLocale, useText } from '../../../text/text.tsx';
import type { Steps } from '../editor/json-path.ts';
import type { EmissionField } from '../fields.ts';
import { FormField } from '../form/form-field.tsx';
import { useForm } from '../form-context.ts';
import { CodeField } from './code-field.tsx';
import { tableOf } from './code-names.tsx';
import { simpleMessages } from './messages.ts';
import { alsoAsked, askedBy } from './simple-fields.ts';

/** A part of the form with its heading. */
export function SimpleSection({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="grid gap-4 border-b pb-6 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-medium">{title}</h2>
        {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}

/** A field stays visible after it is filled in. */
export function useMet(asked: readonly EmissionField[]): readonly EmissionField[] {
  const [met, setMet] = useState(asked);
  const fresh = asked.filter(({ name }) => met.every((field) => field.name !== name));
  if (fresh.length > 0) setMet([...met, ...fresh]);
  return met;
}

interface FieldsProps {
  /** Fields of the object. */
  readonly fields: readonly EmissionField[];
  readonly names: readonly string[];
  readonly holder: Steps;
  /** Fields that are shown elsewhere; those that problems name join here, unless null. */
  readonly elsewhere: readonly string[] | null;
  /** Label of a field; absent: those of a sale. */
  readonly labels?: (name: string) => string | undefined;
}

/** Access keys need a whole line. */
const KEY = /^chave_/;

/** Fields by their names, and those that are found missing beside them. */
export function SimpleFields({ fields, names, holder, elsewhere, labels }: FieldsProps) {
  const words: Readonly<Record<string, string>> = useText(simpleMessages).field;
  const { problems, goal } = useForm();
  const locale = useLocale();
  const own = names.flatMap((name) => fields.filter((field) => field.name === name));
  const also = useMet(
    elsewhere === null
      ? []
      : alsoAsked(fields, [...names, ...elsewhere], { holder, askedFor: askedBy(problems, goal) }),
  );
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
      {[...own, ...also].map((field) => {
        const own = labels === undefined ? words[field.name] : labels(field.name);
        const label = own ?? (locale === 'en' ? field.englishLabel : field.label);
        const table = tableOf(field.name);
        return table !== null ? (
          <CodeField key={field.name} field={field} table={table} holder={holder} label={label} />
        ) : (
          <div key={field.name} className={KEY.test(field.name) ? 'sm:col-span-2' : undefined}>
            <FormField field={field} holder={holder} label={label} />
          </div>
        );
      })}
    </div>
  );
}
