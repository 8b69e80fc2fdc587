'use client';
import Link from 'next/link';
import { formatNumber } from '../../format/format.ts';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { Table, Td, Th, Tr } from '../../ui/table/table.tsx';
import { Time } from '../../ui/time.tsx';
import { formatReais } from './format-reais.ts';
import { listMessages } from './list-messages.ts';
import type { DocumentRow } from './live-rows.ts';
import { StatusBadge } from './status.tsx';
import { useTypeName } from './types.ts';

interface RowsProps {
  readonly rows: readonly DocumentRow[];
}

/** Marks the links that j and k go along. */
export const ROW = 'data-documento';

const hasReason = ({ status }: DocumentRow) => status === 'REJEITADA' || status === 'ERRO_TECNICO';

function useRow() {
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

/** Where there is room. */
export function DocumentTable({ rows }: RowsProps) {
  const { text, href, nameOf, number, amount } = useRow();
  return (
    <Table label={text.title} className="table-fixed">
      <thead>
        <tr>
          <Th className="w-[20%] xl:w-[16%]">{text.document}</Th>
          <Th>{text.recipient}</Th>
          <Th className="hidden xl:table-cell">{text.company}</Th>
          <Th className="w-32 text-right">{text.amount}</Th>
          <Th className="w-[21%]">{text.status}</Th>
          <Th className="w-36 text-right">{text.created}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Tr key={row.id} className="relative">
            <Td>
              <Link
                href={href(row)}
                {...{ [ROW]: '' }}
                className="font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
              >
                {nameOf(row.type)}
                <span className="block truncate text-[13px] font-normal text-ink-soft tabular-nums">
                  {number(row)}
                </span>
              </Link>
            </Td>
            <Td className="max-w-0">
              <span className="block truncate">{row.destinatario ?? <Nobody />}</span>
              {row.referencia === null ? null : (
                <span className="block truncate text-[13px] text-ink-soft">{row.referencia}</span>
              )}
            </Td>
            <Td className="hidden max-w-0 truncate xl:table-cell">{row.clientName}</Td>
            <Td className="text-right whitespace-nowrap tabular-nums">{amount(row)}</Td>
            <Td className="max-w-0">
              <StatusBadge status={row.status} />
              {hasReason(row) && row.reason !== null ? (
                <span className="mt-1 block truncate text-[13px] text-ink-soft" title={row.reason}>
                  {row.cStat} {row.reason}
                </span>
              ) : null}
            </Td>
            <Td className="text-right text-[13px] text-ink-soft">
              <Time at={row.createdAt} relative />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function Nobody() {
  const text = useText(listMessages);
  return (
    <span className="text-ink-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">{text.noRecipient}</span>
    </span>
  );
}

/** On a phone. */
export function DocumentCards({ rows }: RowsProps) {
  const { text, href, nameOf, number, amount } = useRow();
  return (
    <ul aria-label={text.title} className="divide-y">
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            href={href(row)}
            {...{ [ROW]: '' }}
            className="grid gap-1.5 px-4 py-3.5 focus-visible:-outline-offset-2"
          >
            <span className="flex items-start justify-between gap-3">
              <span className="min-w-0">
                <span className="font-medium">{nameOf(row.type)}</span>
                <span className="block truncate text-[13px] text-ink-soft tabular-nums">{number(row)}</span>
              </span>
              <StatusBadge status={row.status} />
            </span>
            {hasReason(row) && row.reason !== null ? (
              <span className="line-clamp-2 text-[13px] text-ink-soft">
                {row.cStat} {row.reason}
              </span>
            ) : null}
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate">{row.destinatario ?? row.clientName}</span>
              <span className="shrink-0 tabular-nums">{amount(row)}</span>
            </span>
            <span className="text-[13px] text-ink-faint">
              <Time at={row.createdAt} relative />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
