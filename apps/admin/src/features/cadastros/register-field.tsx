'use client';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { choiceLabel, type EmissionField } from '../emission/fields.ts';
import type { CadastroKind } from '../emission/simple/cadastro-picker.tsx';
import { tableOf } from '../emission/simple/code-names.tsx';
import { simpleMessages } from '../emission/simple/messages.ts';
import { CodedInput } from './coded-input.tsx';
import { cadastroMessages } from './messages.ts';

interface Props {
  readonly kind: CadastroKind;
  readonly name: keyof (typeof simpleMessages)['pt-BR']['field'];
  readonly stored: string;
  readonly written: (name: string) => string;
  readonly onPick: (code: string) => void;
}

/** Choices of a field, as the NF-e's layout lists them. */
function useChoices(kind: CadastroKind, name: string): EmissionField['values'] {
  const api = useApi();
  const { data } = useQuery(
    api.emission.schema.queryOptions({ type: 'nfe' }, { staleTime: Number.POSITIVE_INFINITY }),
  );
  const fields = kind === 'produto' ? data?.find((field) => field.name === 'itens')?.fields : data;
  return fields?.find((field) => field.name === name)?.values ?? [];
}

/** A field of a customer or a product with the list or the search that the emission form has for it. */
export function RegisterField({ kind, name, stored, written, onPick }: Props) {
  const { notGiven } = useText(cadastroMessages);
  const locale = useLocale();
  const label = useText(simpleMessages).field[name];
  const choices = useChoices(kind, name);
  const table = tableOf(name);
  if (table !== null)
    return (
      <CodedInput name={name} label={label} table={table} stored={stored} written={written} onPick={onPick} />
    );
  if (choices.length === 0)
    return <TextField name={name} label={label} defaultValue={stored} maxLength={120} autoComplete="off" />;
  const options = choices.map((choice) => ({ value: choice.value, label: choiceLabel(choice, locale) }));
  const isListed = stored === '' || choices.some(({ value }) => value === stored);
  return (
    <SelectField
      name={name}
      label={label}
      defaultValue={stored}
      options={[
        { value: '', label: notGiven },
        ...options,
        ...(isListed ? [] : [{ value: stored, label: stored }]),
      ]}
    />
  );
}
