'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../format/format.ts';
import { useLocale, useText } from '../../../text/text.tsx';
import { useApi } from '../../../trpc/client.tsx';
import { type CodeTable, FOR_GOOD } from './code-names.tsx';
import { simpleMessages } from './messages.ts';
import { PickDialog, type PickRow } from './pick-dialog.tsx';

interface PickerProps {
  readonly table: CodeTable;
  /** Digits of the item's NCM, as far as it is written. */
  readonly ncm: string;
  /** First digits of a CFOP that fits the operation; undefined while it is not known. */
  readonly begins: readonly string[] | undefined;
  readonly onPick: (code: string) => void;
  readonly onClose: () => void;
}

interface Code {
  readonly codigo: string;
  readonly nome: string;
  readonly chapter?: string | null;
}

/** An NCM below its chapter and position, other codes by themselves. */
export function rowOf({ codigo, nome, chapter }: Code): PickRow {
  const row = { id: codigo, label: codigo, detail: nome };
  if (!chapter) return row;
  const [position = '', ...below] = nome.split(' › ');
  const group = `${codigo.slice(0, 2)} ${chapter} › ${codigo.slice(0, 4)} ${position}`;
  return { ...row, group, detail: below.length === 0 ? position : below.join(' › ') };
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
      rows={rows?.map(rowOf)}
      error={error}
      onPick={({ id }) => (isGroup ? setAsked(id) : onPick(id))}
      onClose={onClose}
    />
  );
}
