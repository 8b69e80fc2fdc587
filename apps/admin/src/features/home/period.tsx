'use client';
import { ChartColumn, Timer } from 'lucide-react';
import dynamic from 'next/dynamic';
import { formatNumber } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/states.tsx';
import { Table, Td, Th, Tr } from '../../ui/table/table.tsx';
import { AsTable } from './as-table.tsx';
import { byDay, OUTCOMES, totalOf } from './day-counts.ts';
import { formatMs, shortDay } from './format-day.ts';
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
}: {
  readonly period: Stats;
  readonly today: Stats | undefined;
}) {
  const text = useText(homeMessages);
  const locale = useLocale();
  const days = byDay(period, today);
  const some = days.some(({ outcomes }) => totalOf(outcomes) > 0);
  return (
    <Card title={text.period} hint={text.periodHint}>
      {some ? (
        <>
          <PeriodChart of="documents" days={days} />
          <AsTable>
            <Table label={text.period}>
              <thead>
                <tr>
                  <Th>{text.day}</Th>
                  {OUTCOMES.map((outcome) => (
                    <Th key={outcome} className="text-right">
                      {text[outcome]}
                    </Th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {days.toReversed().map(({ day, outcomes }) => (
                  <Tr key={day}>
                    <Td dense className="tabular-nums">
                      {shortDay(day, locale)}
                    </Td>
                    {OUTCOMES.map((outcome) => (
                      <Td key={outcome} dense className="text-right tabular-nums">
                        {formatNumber(outcomes[outcome], locale)}
                      </Td>
                    ))}
                  </Tr>
                ))}
              </tbody>
            </Table>
          </AsTable>
        </>
      ) : (
        <Empty icon={ChartColumn} title={text.noneInPeriod} />
      )}
    </Card>
  );
}

/** How long authorisations took. */
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
            <Table label={text.times}>
              <thead>
                <tr>
                  <Th>{text.day}</Th>
                  <Th className="text-right">{text.p50}</Th>
                  <Th className="text-right">{text.p95}</Th>
                </tr>
              </thead>
              <tbody>
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
              </tbody>
            </Table>
          </AsTable>
        </>
      )}
    </Card>
  );
}
