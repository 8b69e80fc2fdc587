'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../format/format.ts';
import { useLocale, useText } from '../../../text/text.tsx';
import { useApi } from '../../../trpc/client.tsx';
import { type CodeTable, FOR_GOOD } from './code-names.tsx';
import { simpleMessages } from './messages.ts';
import { PickDialog } from './pick-dialog.tsx';

interface PickerProps {
  readonly table: CodeTable;
  /** Digits of the item's NCM, as far as it is written. */
  readonly ncm: string;
  /** First digits of a CFOP that fits the operation; undefined while it is not known. */
  readonly begins: readonly string[] | undefined;
  readonly onPick: (code: string) => void;
  readonly onClose: () => void;
}

/** Codes of a table that fit the operation and the goods. */
export function CodePicker({ table, ncm, begins, onPick, onClose }: PickerProps) {
  const text = useText(simpleMessages);
  const locale = useLocale();
  const api = useApi();
  const [asked, setAsked] = useState('');
  const { data, error } = useQuery(
    api.emission.codes.queryOptions(
      {
        table,
        asked: asked.trim(),
        ...(begins !== undefined && { begins: [...begins] }),
        ...(table === 'cest' && /^\d{8}$/.test(ncm) && { ncm }),
      },
      { ...FOR_GOOD, placeholderData: keepPreviousData },
    ),
  );
  const asOf = data?.asOf ?? null;
  // A level of the tree leads to the one below it.
  const isGroup = (data?.groups.length ?? 0) > 0;
  const rows = isGroup ? data?.groups : data?.codes;
  return (
    <PickDialog
      title={text.codes[table]}
      hint={asOf === null ? null : text.codesAsOf(formatDate(new Date(`${asOf}T12:00:00-03:00`), locale))}
      searchLabel={text.searchCode}
      emptyLabel={text.noCode}
      asked={asked}
      onAsk={setAsked}
      rows={rows?.map(({ codigo, nome }) => ({ id: codigo, label: codigo, detail: nome }))}
      error={error}
      onPick={({ id }) => (isGroup ? setAsked(id) : onPick(id))}
      onClose={onClose}
    />
  );
}
