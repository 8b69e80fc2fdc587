'use client';
import { FileText } from 'lucide-react';
import Link from 'next/link';
import { formatNumber } from '../../format/format.ts';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useLocale, useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Empty } from '../../ui/states.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { addressOf, NO_FILTERS } from '../documents/filters.ts';
import { formatReais } from '../documents/format-reais.ts';
import { useTypeName } from '../documents/types.ts';
import { salesOf, worthOf } from '../documents/worth/worth.ts';
import { WorthLines } from '../documents/worth/worth-lines.tsx';
import { worthMessages } from '../documents/worth/worth-messages.ts';
import { byType, OUTCOMES, type Outcome, outcomesOf, statusesOf, totalOf } from './day-counts.ts';
import type { HomeFilter } from './home-filter.tsx';
import { homeMessages } from './messages.ts';

/** Link to today's documents behind a number. */
function useListOfToday({ clientId }: HomeFilter) {
  const path = `/${pathOf(useAmbiente())}/documentos`;
  return (outcome: Outcome | null, type?: string) => {
    const statuses = outcome === null ? [] : statusesOf(outcome);
    const types = type === undefined ? [] : [type];
    return `${path}?${addressOf({ ...NO_FILTERS, statuses, types, clientId, period: 'hoje' })}`;
  };
}

interface TodayProps extends Pick<Answers['home']['stats'], 'counts'> {
  /** Totals of the same documents; null when they are too many to sum. */
  readonly totals: Answers['documents']['totals'] | undefined;
  readonly filter: HomeFilter;
}

/** Today's documents: totals, and type by type. */
export function Today({ counts, totals, filter }: TodayProps) {
  const text = useText(homeMessages);
  const locale = useLocale();
  const typeName = useTypeName();
  const outcomes = outcomesOf(counts);
  const hrefOf = useListOfToday(filter);
  const worth = useText(worthMessages);
  const sales = salesOf(totals ?? []);
  const tiles = [
    [text.received, totalOf(outcomes), null],
    [text.authorised, outcomes.authorised, 'authorised'],
    [text.rejected, outcomes.rejected, 'rejected'],
    [text.running, outcomes.running, 'running'],
  ] as const;
  return (
    <Card title={text.today} hint={text.todayHint} padded={false}>
      <dl className="grid grid-cols-2 gap-px border-b bg-line sm:grid-cols-4">
        {tiles.map(([name, value, outcome]) => (
          <div key={name} className="relative bg-surface px-5 py-4 hover:bg-sunken/60">
            <dt className="text-[13px] text-ink-soft">{name}</dt>
            <dd className="mt-1 text-2xl font-semibold tracking-tight tabular-nums">
              <Link
                href={hrefOf(outcome)}
                prefetch={false}
                aria-label={`${name}: ${formatNumber(value, locale)}`}
                className="after:absolute after:inset-0"
              >
                {formatNumber(value, locale)}
              </Link>
            </dd>
            {outcome === 'authorised' && sales !== null ? (
              <dd className="mt-0.5 text-[13px] text-ink-soft tabular-nums">
                <span className="font-medium whitespace-nowrap text-ink">{formatReais(sales, locale)}</span>{' '}
                {worth.sales}
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      {totals && worthOf(totals, []).length > 0 ? (
        <section aria-label={worth.worth} className="border-b px-5 py-4">
          <h3 className="text-[13px] font-medium">{worth.worth}</h3>
          <p className="text-[13px] text-ink-soft">{worth.worthHint}</p>
          <WorthLines totals={totals} className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm" />
        </section>
      ) : null}
      {counts.length === 0 ? (
        <Empty icon={FileText} title={text.noneToday} />
      ) : (
        <Table
          label={text.today}
          columns={[
            text.type,
            ...[...OUTCOMES, 'total' as const].map((column) => ({
              name: text[column],
              className: 'text-right',
            })),
          ]}
        >
          {byType(counts).map(({ type, outcomes: of }) => (
            <Tr key={type}>
              <Td className="font-medium">{typeName(type)}</Td>
              {OUTCOMES.map((outcome) => (
                <Td
                  key={outcome}
                  className={cn('text-right tabular-nums', of[outcome] === 0 && 'text-ink-faint')}
                >
                  {of[outcome] === 0 ? (
                    formatNumber(0, locale)
                  ) : (
                    <Link
                      href={hrefOf(outcome, type)}
                      prefetch={false}
                      aria-label={`${typeName(type)}, ${text[outcome]}: ${formatNumber(of[outcome], locale)}`}
                      className="hover:underline"
                    >
                      {formatNumber(of[outcome], locale)}
                    </Link>
                  )}
                </Td>
              ))}
              <Td className="text-right font-medium tabular-nums">
                <Link
                  href={hrefOf(null, type)}
                  prefetch={false}
                  aria-label={`${typeName(type)}, ${text.total}: ${formatNumber(totalOf(of), locale)}`}
                  className="hover:underline"
                >
                  {formatNumber(totalOf(of), locale)}
                </Link>
              </Td>
            </Tr>
          ))}
        </Table>
      )}
    </Card>
  );
}
