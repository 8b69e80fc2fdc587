'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { formatDate } from '../../../format/format.ts';
import { useLocale, useText } from '../../../text/text.tsx';
import { useApi } from '../../../trpc/client.tsx';
import { Button } from '../../../ui/button.tsx';
import { nodeAt, type Steps } from '../editor/json-path.ts';
import { textNode } from '../editor/json-tree.ts';
import type { EmissionField } from '../fields.ts';
import { FormField } from '../form/form-field.tsx';
import { useForm } from '../form-context.ts';
import { simpleMessages } from './messages.ts';
import { PickDialog } from './pick-dialog.tsx';
import { cfopBegins } from './simple-fields.ts';

const TABLES = { codigo_ncm: 'ncm', cfop: 'cfop', cest: 'cest' } as const;
type Coded = keyof typeof TABLES;
type Table = (typeof TABLES)[Coded];
const DIGITS = { ncm: 8, cfop: 4, cest: 7 } as const;

export const isCoded = (name: string): name is Coded => name in TABLES;

const FOR_GOOD = { staleTime: Number.POSITIVE_INFINITY } as const;

interface PickerProps {
  readonly table: Table;
  /** Digits of the item's NCM, as far as it is written. */
  readonly ncm: string;
  readonly onPick: (code: string) => void;
  readonly onClose: () => void;
}

/** Codes of a table that fit the operation and the goods. */
function CodePicker({ table, ncm, onPick, onClose }: PickerProps) {
  const text = useText(simpleMessages);
  const locale = useLocale();
  const api = useApi();
  const { tree } = useForm();
  const [asked, setAsked] = useState('');
  const begins = table === 'cfop' ? cfopBegins(tree) : undefined;
  const { data, error } = useQuery(
    api.emission.codes.queryOptions(
      {
        table,
        asked: useDeferredValue(asked.trim()),
        ...(begins !== undefined && { begins: [...begins] }),
        ...(table === 'cest' && /^\d{8}$/.test(ncm) && { ncm }),
      },
      { ...FOR_GOOD, placeholderData: keepPreviousData },
    ),
  );
  return (
    <PickDialog
      title={text.codes[table]}
      hint={
        data === undefined
          ? null
          : text.codesAsOf(formatDate(new Date(`${data.asOf}T12:00:00-03:00`), locale))
      }
      searchLabel={text.searchCode}
      emptyLabel={text.noCode}
      asked={asked}
      onAsk={setAsked}
      rows={data?.codes.map(({ codigo, nome }) => ({ id: codigo, label: codigo, detail: nome }))}
      error={error}
      onPick={({ id }) => onPick(id)}
      onClose={onClose}
    />
  );
}

interface Props {
  readonly field: EmissionField;
  readonly coded: Coded;
  readonly holder: Steps;
  readonly label: string;
}

/** A code of an official table: what it is called, and a search for it. */
export function CodeField({ field, coded, holder, label }: Props) {
  const text = useText(simpleMessages);
  const api = useApi();
  const { tree, change } = useForm();
  const [open, setOpen] = useState(false);
  const table = TABLES[coded];
  const valueOf = (name: string) => {
    const node = nodeAt(tree, [...holder, name]);
    return node?.kind === 'text' || node?.kind === 'number' ? node.text.replaceAll('.', '').trim() : '';
  };
  const value = valueOf(coded);
  const enabled = /^\d+$/.test(value) && value.length === DIGITS[table];
  const named = useQuery(api.emission.codes.queryOptions({ table, asked: value }, { ...FOR_GOOD, enabled }));
  const name = enabled ? named.data?.codes[0]?.nome : undefined;
  return (
    <div>
      <FormField field={field} holder={holder} label={label} />
      {name === undefined ? null : (
        <p className="mt-1 line-clamp-3 text-[13px] break-words text-ink-soft" title={name}>
          {name}
        </p>
      )}
      <Button tone="link" size="inline" onClick={() => setOpen(true)}>
        {text.codes[table]}
      </Button>
      {open ? (
        <CodePicker
          table={table}
          ncm={valueOf('codigo_ncm')}
          onPick={(code) => {
            change([...holder, field.name], textNode(code));
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
