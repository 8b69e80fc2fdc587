'use client';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loaded } from '../../ui/states.tsx';
import { CreditsSummary } from './credits-summary.tsx';
import { Ledger } from './ledger.tsx';
import { creditMessages } from './messages.ts';
import { Months } from './months.tsx';
import { Prices } from './prices.tsx';

/** The account's balance, prices and credit history. */
export function CreditsPage() {
  const text = useText(creditMessages);
  const summary = useQuery(useApi().credits.summary.queryOptions());
  return (
    <>
      <PageHeader title={text.title} hint={text.hint} />
      <Loaded query={summary}>
        {(found) => (
          <div className="grid gap-6">
            <CreditsSummary summary={found} />
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <Prices prices={found.prices} />
              <Months />
            </div>
            <Ledger names={new Map(found.prices.map(({ type, nome }) => [type, nome]))} />
          </div>
        )}
      </Loaded>
    </>
  );
}
