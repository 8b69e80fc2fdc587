'use client';
import { formatNumber } from '../../format/format.ts';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { formatReais } from './format-reais.ts';
import { listMessages } from './list-messages.ts';
import type { DocumentRow } from './live-rows.ts';
import { useTypeName } from './types.ts';

/** Texts of a row in the reader's language. */
export function useRow() {
  const text = useText(listMessages);
  const locale = useLocale();
  const nameOf = useTypeName();
  const ambiente = pathOf(useAmbiente());
  return {
    text,
    href: ({ id }: DocumentRow) => `/${ambiente}/documentos/${id}`,
    nameOf,
    number: ({ serie, numero }: DocumentRow) => text.number(serie, formatNumber(numero, locale)),
    amount: ({ valorTotal }: DocumentRow) => (valorTotal === null ? '' : formatReais(valorTotal, locale)),
  };
}
