'use client';
import dynamic from 'next/dynamic';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useText } from '../../text/text.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loaded } from '../../ui/states.tsx';
import { CertificateBanner } from '../certificates/certificate-banner.tsx';
import { SefazBanner } from '../sefaz/sefaz-banner.tsx';
import { Attention } from './attention.tsx';
import { FirstSteps } from './first-steps.tsx';
import { HomeFilterBar, useHomeFilter } from './home-filter.tsx';
import { homeMessages } from './messages.ts';
import { DocumentsOfPeriod, TimesOfPeriod } from './period.tsx';
import { Rejections } from './rejections.tsx';
import { Today } from './today.tsx';
import { useHome } from './use-home.ts';

const LiveReadiness = dynamic(() => import('./live-readiness.tsx').then((module) => module.LiveReadiness), {
  loading: () => null,
});

/** An environment at a glance. */
export function HomePage() {
  const text = useText(homeMessages);
  const ambiente = useAmbiente();
  const filter = useHomeFilter();
  const { today, worth, period, attention } = useHome(ambiente, filter);
  const name = text.period(filter.period);
  return (
    <>
      <PageHeader title={text.title} hint={ambiente === 2 ? text.hintTest : text.hintLive} />
      <div className="grid gap-6">
        <CertificateBanner />
        <SefazBanner linked />
        {attention.data === undefined ? null : (
          <>
            {ambiente === 1 && attention.data.hasCompany ? (
              attention.data.hasLiveDocument ? null : (
                <LiveReadiness clientId={filter.clientId} />
              )
            ) : (
              <FirstSteps found={attention.data} />
            )}
            <Attention found={attention.data} />
          </>
        )}
        <HomeFilterBar filter={filter} />
        {today.data === undefined ? (
          <Card title={text.today} padded={false}>
            <Loaded query={today} rows={4}>
              {() => null}
            </Loaded>
          </Card>
        ) : (
          <Today counts={today.data.counts} totals={worth.data} filter={filter} />
        )}
        {period.data === undefined ? (
          <Card title={name} padded={false}>
            <Loaded query={period}>{() => null}</Loaded>
          </Card>
        ) : (
          <>
            <DocumentsOfPeriod period={period.data} today={today.data} filter={filter} />
            <div className="grid items-start gap-6 xl:grid-cols-2">
              <TimesOfPeriod days={period.data.days} times={period.data.times} />
              <Rejections rejections={period.data.rejections} filter={filter} />
            </div>
          </>
        )}
      </div>
    </>
  );
}
