'use client';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { creditMessages } from './messages.ts';

/** Credits received and charged per month. */
export function Months() {
  const text = useText(creditMessages);
  const locale = useLocale();
  const months = useQuery(useApi().credits.months.queryOptions());
  const number = 'text-right tabular-nums';
  return (
    <Card title={text.months} padded={false}>
      <Loaded query={months} rows={3}>
        {(found) =>
          found.length === 0 ? (
            <p className="p-5 text-ink-soft">{text.noMonths}</p>
          ) : (
            <Table
              label={text.months}
              columns={[
                text.month,
                { name: text.documents, className: 'text-right' },
                { name: text.charged, className: 'text-right' },
                { name: text.added, className: 'text-right' },
              ]}
            >
              {found.map(({ month, documents, charged, added }) => (
                <Tr key={month}>
                  <Td className="whitespace-nowrap tabular-nums">
                    {month.split('-').toReversed().join('/')}
                  </Td>
                  <Td className={number}>{formatNumber(documents, locale)}</Td>
                  <Td className={number}>{formatNumber(charged, locale)}</Td>
                  <Td className={number}>{formatNumber(added, locale)}</Td>
                </Tr>
              ))}
            </Table>
          )
        }
      </Loaded>
    </Card>
  );
}
