'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useMayEmit } from '../../shell/use-may-emit.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import type { ComboboxOption } from '../../ui/form/is-found.ts';
import { formatReais } from '../documents/format-reais.ts';
import type { DocumentRow } from '../documents/live-rows.ts';
import { useStatusName } from '../documents/status.tsx';
import { useTypeName } from '../documents/types.ts';
import { paletteMessages } from './palette-messages.ts';

/** Pause in typing that a query waits for. */
const PAUSE_MS = 200;
const SHOWN = 5;
const ASKED_MIN = 2;

/** Before a key that is to be copied, in the place of an address. */
export const COPY = 'copiar:';

/** A text once its typing pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Documents that match what is typed, and what can be done with the first of them. */
export function usePaletteResults(asked: string): readonly ComboboxOption[] {
  const text = useText(paletteMessages);
  const environment = useAmbiente();
  const mayEmit = useMayEmit();
  const describe = useDescription();
  const search = usePaused(asked.trim());
  const found = useQuery(
    useApi().documents.list.queryOptions(
      { environment, search, limit: SHOWN },
      { enabled: search.length >= ASKED_MIN, placeholderData: keepPreviousData, retry: false },
    ),
  );
  if (asked.trim() !== search || search.length < ASKED_MIN) return [];
  const path = `/${pathOf(environment)}`;
  const rows = found.data?.data ?? [];
  const [first] = rows;
  const options = rows.map((row) => ({ value: `${path}/documentos/${row.id}`, ...describe(row) }));
  if (first === undefined) return options;
  const { label } = describe(first);
  const page = `${path}/documentos/${first.id}`;
  return [
    ...options,
    { value: `${page}?parte=conteudo`, label: text.content, detail: label },
    { value: `${page}?parte=pdf`, label: text.pdf, detail: label },
    { value: `${page}?parte=email`, label: text.email, detail: label },
    ...(mayEmit ? [{ value: `${path}/emitir?copia=${first.id}`, label: text.duplicate, detail: label }] : []),
    { value: COPY + first.accessKey, label: text.copyKey, detail: label },
  ];
}

/** Title and details of a document in one line each. */
function useDescription() {
  const locale = useLocale();
  const nameOf = useTypeName();
  const statusOf = useStatusName();
  return ({ type, serie, numero, destinatario, valorTotal, status, clientName }: DocumentRow) => ({
    label: [`${nameOf(type)} ${serie}/${numero}`, destinatario].filter(Boolean).join(' · '),
    detail: [statusOf(status), valorTotal === null ? null : formatReais(valorTotal, locale), clientName]
      .filter(Boolean)
      .join(' · '),
  });
}
