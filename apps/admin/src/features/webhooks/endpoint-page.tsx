'use client';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../format/format.ts';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { shellMessages } from '../../shell/messages.ts';
import { useMay } from '../../shell/session.tsx';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { Time } from '../../ui/time.tsx';
import { Deliveries } from './deliveries.tsx';
import { type Endpoint, HEALTH_TONES, healthOf, LOOK_MS, moves } from './endpoint.ts';
import { EndpointActions } from './endpoint-actions.tsx';
import { webhookMessages } from './messages.ts';
import { useTypeTitles } from './type-titles.ts';

/** Endpoint page: health, message types and deliveries. */
export function EndpointPage({ id }: { readonly id: string }) {
  const text = useText(webhookMessages);
  const root = `/${pathOf(useAmbiente())}/webhooks`;
  const mayWrite = useMay('webhooks:write');
  const endpoint = useQuery(
    useApi().webhooks.get.queryOptions(
      { id },
      {
        refetchInterval: ({ state: { data } }) => (data !== undefined && moves(data) ? LOOK_MS : false),
      },
    ),
  );
  const found = endpoint.data;
  return (
    <>
      <PageHeader
        title={found === undefined ? text.endpoint : <span className="font-mono text-lg">{found.url}</span>}
        back={{ href: root, label: useText(shellMessages).webhooks }}
        {...(found === undefined || found.description === '' ? {} : { hint: found.description })}
        {...(found !== undefined && mayWrite ? { actions: <EndpointActions of={found} /> } : {})}
      />
      <Loaded query={endpoint} rows={4}>
        {(shown) => (
          <div className="grid gap-6">
            <Health of={shown} />
            <Deliveries of={shown} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Health({ of }: { readonly of: Endpoint }) {
  const text = useText(webhookMessages);
  const locale = useLocale();
  const { titleOf } = useTypeTitles();
  const health = healthOf(of);
  return (
    <Card>
      {of.disabled === null ? null : (
        <Notice tone="warn" className="mb-4">
          {text.because[of.disabled.because]} {text.disabledHint}
        </Notice>
      )}
      {health === 'failing' && of.failingSince !== null ? (
        <Notice tone="warn" className="mb-4">
          {text.failingSince} <Time at={of.failingSince} />. {text.failingHint}
        </Notice>
      ) : null}
      <Facts>
        <Fact name={text.state}>
          <Badge tone={HEALTH_TONES[health]}>{text[health]}</Badge>
        </Fact>
        <Fact name={text.waiting}>
          <span className="tabular-nums">{formatNumber(of.waiting, locale)}</span>
        </Fact>
        <Fact name={text.since}>
          <Time at={of.createdAt} />
        </Fact>
        <Fact name={text.company}>
          {of.clientIds.length === 0 ? text.allCompanies : text.companies(of.clientIds.length)}
        </Fact>
        <Fact name={text.types} wide>
          {of.types.length === 0 ? text.all : of.types.map(titleOf).join(', ')}
        </Fact>
        {of.publicKey === null ? null : (
          <Fact name={text.publicKeyName} wide>
            <span className="inline-flex items-center gap-1 font-mono text-[13px] break-all">
              {of.publicKey}
              <Copy value={of.publicKey} label={text.publicKeyName} />
            </span>
          </Fact>
        )}
        {of.secretBeforeUntil === null ? null : (
          <Fact name={text.previousUntil}>
            <Time at={of.secretBeforeUntil} />
          </Fact>
        )}
      </Facts>
    </Card>
  );
}
