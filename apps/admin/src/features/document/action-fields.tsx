'use client';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isoDay } from '../../format/format.ts';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/form/field.tsx';
import { actionMessages } from './action-messages.ts';
import type { Prefilled } from './closing-of.ts';
import type { Action } from './timeline.ts';

type ActionField = Action['fields'][number];

/** Paths, without positions, of the fields that hold a decimal. */
export const decimalsIn = (fields: readonly ActionField[]): ReadonlySet<string> =>
  new Set(
    fields.flatMap(({ name, as, fields: inner }) => [
      ...(as === 'decimal' ? [name] : []),
      ...[...decimalsIn(inner)].map((path) => `${name}.${path}`),
    ]),
  );

/** Texts longer than this are written on several lines. */
const ONE_LINE_MAX = 120;

/** Label of a field, by its path in the body (`pagamentos[0].nome`). */
function useLabel(): (field: ActionField, path: string) => string {
  const { fields, optional } = useText(actionMessages);
  const named: Readonly<Record<string, string>> = fields;
  return ({ name, description, required }, path) => {
    const label = named[path.replaceAll(/\[\d+\]/g, '')] ?? named[name] ?? description;
    return required ? label : `${label} (${optional})`;
  };
}

/** A scalar field; `name` is its path in the body. */
function ScalarField({
  field,
  name,
  value = '',
}: {
  readonly field: ActionField;
  readonly name: string;
  readonly value?: string | undefined;
}) {
  const text = useText(actionMessages);
  const label = useLabel()(field, name);
  const [today] = useState(() => isoDay(new Date()));
  const { as, options, limits, required, maxLength, minLength } = field;
  if (as === 'opcao')
    return (
      <SelectField
        label={label}
        name={name}
        required={required}
        defaultValue={required && options.length === 1 ? options[0]?.value : value}
        options={[{ value: '', label: text.choose }, ...options]}
      />
    );
  if (as === 'data' || as === 'instante')
    return (
      <DateField
        label={label}
        name={name}
        required={required}
        withTime={as === 'instante'}
        {...(as === 'data' ? { defaultValue: today } : {})}
      />
    );
  const limited = {
    label,
    name,
    required,
    defaultValue: value,
    ...(limits === null ? {} : { hint: limits }),
    ...(maxLength === null ? {} : { maxLength }),
    ...(minLength === null ? {} : { minLength }),
  };
  if ((maxLength ?? 0) > ONE_LINE_MAX) return <TextAreaField {...limited} />;
  return (
    <TextField {...limited} autoComplete="off" {...(as === 'decimal' ? { inputMode: 'decimal' } : {})} />
  );
}

/** Entries that come and go; `name` is the list's path in the body. */
function ListField({
  field,
  name,
  fewest = Number(field.required),
}: {
  readonly field: ActionField;
  readonly name: string;
  readonly fewest?: number;
}) {
  const text = useText(actionMessages);
  const label = useLabel()(field, name);
  const [rows, setRows] = useState<readonly number[]>(fewest > 0 ? [0] : []);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-[13px] font-medium">{label}</legend>
      {rows.map((row, index) => (
        <div key={row} className="grid gap-3 rounded-md border p-3.5">
          <div className="flex items-center justify-between">
            <span className="text-[13px] text-ink-soft">{text.item(index + 1)}</span>
            {rows.length > fewest ? (
              <Button
                tone="ghost"
                size="icon"
                aria-label={text.remove(index + 1)}
                onClick={() => setRows(rows.filter((each) => each !== row))}
              >
                <Trash2 aria-hidden />
              </Button>
            ) : null}
          </div>
          <div className="grid gap-3 sm:grid-cols-2">
            {field.fields
              .filter(({ as }) => as !== 'lista')
              .map((inner) => (
                <ScalarField key={inner.name} field={inner} name={`${name}[${index}].${inner.name}`} />
              ))}
          </div>
          {field.fields
            .filter(({ as }) => as === 'lista')
            .map((inner) => (
              <ListField key={inner.name} field={inner} name={`${name}[${index}].${inner.name}`} />
            ))}
        </div>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        onClick={() => setRows([...rows, Math.max(-1, ...rows) + 1])}
      >
        <Plus aria-hidden />
        {text.add}
      </Button>
    </fieldset>
  );
}

/** Fields of an operation's body, required ones first. */
export function ActionFields({
  fields,
  values = {},
}: {
  readonly fields: readonly ActionField[];
  /** To begin with, by name. */
  readonly values?: Prefilled | undefined;
}) {
  const ordered = fields.toSorted((a, b) => Number(b.required) - Number(a.required));
  return ordered.map((field) =>
    field.as === 'lista' ? (
      <ListField
        key={field.name}
        field={field}
        name={field.name}
        fewest={Number(field.required || fields.length === 1)}
      />
    ) : (
      <ScalarField key={field.name} field={field} name={field.name} value={values[field.name]} />
    ),
  );
}
