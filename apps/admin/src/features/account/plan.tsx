'use client';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatNumber } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { accountMessages } from './messages.ts';

type Account = Answers['account']['get'];

/** The trial, what the account may have, and how much of it is used. */
export function Plan({ account }: { readonly account: Account }) {
  const text = useText(accountMessages);
  const locale = useLocale();
  const api = useApi();
  const companies = useQuery(api.clients.options.queryOptions());
  const tests = useQuery(api.home.stats.queryOptions({ environment: 2, days: 1 }));
  const testsToday = tests.data?.counts.reduce((sum, { count }) => sum + count, 0);
  const { trialEndsAt, inTrial, limits, ceilings } = account;
  const perMinute = (each: number, all: number) =>
    text.perToken(formatNumber(each, locale), formatNumber(all, locale));
  return (
    <Card title={text.plan} hint={text.limitsHint}>
      <Facts>
        <Fact name={text.companies}>
          <Usage used={companies.data?.length} of={ceilings.companies} />
        </Fact>
        <Fact name={text.testDocuments}>
          <Usage used={testsToday} of={ceilings.testDocuments} />
        </Fact>
        <Fact name={text.writes}>{perMinute(limits.writesPerMinute, ceilings.writes)}</Fact>
        <Fact name={text.reads}>{perMinute(limits.readsPerMinute, ceilings.reads)}</Fact>
        <Fact name={text.trial}>
          {inTrial ? text.trialUntil : text.trialOver} {formatDate(trialEndsAt, locale)}
        </Fact>
      </Facts>
    </Card>
  );
}

/** From here on it is worth a look. */
const NEAR = 0.8;

/** Usage of a limit, as text and as a bar. */
function Usage({ used, of }: { readonly used: number | undefined; readonly of: number }) {
  const text = useText(accountMessages);
  const locale = useLocale();
  if (used === undefined) return <>–</>;
  const usage = text.usedOf(formatNumber(used, locale), formatNumber(of, locale));
  return (
    <>
      <span className={cn('tabular-nums', used >= of * NEAR && 'text-warn')}>{usage}</span>
      <meter
        className="mt-1 block h-1.5 w-full"
        min={0}
        max={of}
        high={of * NEAR}
        value={used}
        aria-label={usage}
      />
    </>
  );
}
