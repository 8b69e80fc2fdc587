'use client';
import { ChartColumn, Timer } from 'lucide-react';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { formatNumber } from '../../format/format.ts';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useLocale, useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/states.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { addressOf, NO_FILTERS } from '../documents/filters.ts';
import { AsTable } from './as-table.tsx';
import { byDay, OUTCOMES, type Outcome, statusesOf, totalOf } from './day-counts.ts';
import { formatMs, shortDay } from './format-day.ts';
import type { HomeFilter } from './home-filter.tsx';
import { homeMessages } from './messages.ts';

type Stats = Answers['home']['stats'];

const PeriodChart = dynamic(async () => (await import('./period-chart.tsx')).PeriodChart, {
  ssr: false,
  loading: () => <div className="h-44 animate-pulse rounded bg-sunken" />,
});

/** Documents by day and outcome. */
export function DocumentsOfPeriod({
  period,
  today,
  filter,
}: {
  readonly period: Stats;
  readonly today: Stats | undefined;
  readonly filter: HomeFilter;
}) {
  const text = useText(homeMessages);
  const locale = useLocale();
  const days = byDay(period, today);
  const path = `/${pathOf(useAmbiente())}/documentos`;
  const name = text.period(filter.period);
  const hrefOf = (day: string, outcome: Outcome) => {
    const statuses = statusesOf(outcome);
    return `${path}?${addressOf({ ...NO_FILTERS, statuses, clientId: filter.clientId, since: day, until: day })}`;
  };
  const some = days.some(({ outcomes }) => totalOf(outcomes) > 0);
  return (
    <Card title={name} hint={text.periodHint}>
      {some ? (
        <>
          <PeriodChart of="documents" days={days} />
          <AsTable>
            <Table
              label={name}
              columns={[
                text.day,
                ...OUTCOMES.map((outcome) => ({ name: text[outcome], className: 'text-right' })),
              ]}
            >
              {days.toReversed().map(({ day, outcomes }) => (
                <Tr key={day}>
                  <Td dense className="tabular-nums">
                    {shortDay(day, locale)}
                  </Td>
                  {OUTCOMES.map((outcome) => (
                    <Td key={outcome} dense className="text-right tabular-nums">
                      {outcomes[outcome] === 0 ? (
                        formatNumber(0, locale)
                      ) : (
                        <Link
                          href={hrefOf(day, outcome)}
                          prefetch={false}
                          aria-label={`${shortDay(day, locale)}, ${text[outcome]}: ${formatNumber(outcomes[outcome], locale)}`}
                          className="hover:underline"
                        >
                          {formatNumber(outcomes[outcome], locale)}
                        </Link>
                      )}
                    </Td>
                  ))}
                </Tr>
              ))}
            </Table>
          </AsTable>
        </>
      ) : (
        <Empty icon={ChartColumn} title={text.noneInPeriod} />
      )}
    </Card>
  );
}

/** Authorization times of the period. */
export function TimesOfPeriod({ days, times }: Pick<Stats, 'days' | 'times'>) {
  const text = useText(homeMessages);
  const locale = useLocale();
  return (
    <Card title={text.times} hint={text.timesHint}>
      {times.length === 0 ? (
        <Empty icon={Timer} title={text.noTimes} />
      ) : (
        <>
          <PeriodChart of="times" days={days} times={times} />
          <AsTable>
            <Table
              label={text.times}
              columns={[
                text.day,
                { name: text.p50, className: 'text-right' },
                { name: text.p95, className: 'text-right' },
              ]}
            >
              {times.toReversed().map(({ day, p50Ms, p95Ms }) => (
                <Tr key={day}>
                  <Td dense className="tabular-nums">
                    {shortDay(day, locale)}
                  </Td>
                  <Td dense className="text-right tabular-nums">
                    {formatMs(p50Ms, locale)}
                  </Td>
                  <Td dense className="text-right tabular-nums">
                    {formatMs(p95Ms, locale)}
                  </Td>
                </Tr>
              ))}
            </Table>
          </AsTable>
        </>
      )}
    </Card>
  );
}
