'use client';
import { useQuery } from '@tanstack/react-query';
import { Plus, Webhook } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { formatNumber } from '../../format/format.ts';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { shellMessages } from '../../shell/messages.ts';
import { useMay } from '../../shell/session.tsx';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { type Endpoint, HEALTH_TONES, healthOf } from './endpoint.ts';
import { webhookMessages } from './messages.ts';
import { NewEndpoint } from './new-endpoint.tsx';
import { useTypeTitles } from './type-titles.ts';

/** Endpoints of the environment with their state. */
export function WebhooksPage() {
  const text = useText(webhookMessages);
  const title = useText(shellMessages).webhooks;
  const environment = useAmbiente();
  const endpoints = useQuery(useApi().webhooks.list.queryOptions({ environment }));
  const [asked, setAsked] = useState(false);
  const create = useMay('webhooks:write') ? (
    <Button tone="primary" onClick={() => setAsked(true)}>
      <Plus aria-hidden />
      {text.create}
    </Button>
  ) : undefined;
  return (
    <>
      <PageHeader title={title} hint={text.hint} {...(endpoints.data?.length ? { actions: create } : {})} />
      <Card padded={false}>
        <Loaded query={endpoints} rows={3}>
          {(found) =>
            found.length === 0 ? (
              <Empty icon={Webhook} title={text.none} action={create}>
                {text.noneHint}
              </Empty>
            ) : (
              <EndpointTable endpoints={found} />
            )
          }
        </Loaded>
      </Card>
      {asked ? <NewEndpoint onClose={() => setAsked(false)} /> : null}
    </>
  );
}

function EndpointTable({ endpoints }: { readonly endpoints: readonly Endpoint[] }) {
  const text = useText(webhookMessages);
  const locale = useLocale();
  const { titleOf } = useTypeTitles();
  const root = `/${pathOf(useAmbiente())}/webhooks`;
  return (
    <Table
      label={text.endpoint}
      columns={[text.state, text.address, text.types, { name: text.waiting, className: 'text-right' }]}
    >
      {endpoints.map((endpoint) => {
        const health = healthOf(endpoint);
        return (
          <Tr key={endpoint.id}>
            <Td>
              <Badge tone={HEALTH_TONES[health]}>{text[health]}</Badge>
            </Td>
            <Td className="min-w-64">
              <Link
                href={`${root}/${endpoint.id}`}
                prefetch={false}
                className="font-mono text-[13px] break-all underline-offset-4 hover:text-accent hover:underline"
              >
                {endpoint.url}
              </Link>
              <span className="block text-[13px] text-ink-soft">{endpoint.description}</span>
            </Td>
            <Td className="min-w-48 text-[13px]">
              {endpoint.types.length === 0 ? text.all : endpoint.types.map(titleOf).join(', ')}
              {endpoint.clientIds.length === 0 ? null : (
                <span className="block text-ink-soft">{text.companies(endpoint.clientIds.length)}</span>
              )}
            </Td>
            <Td className="text-right tabular-nums">{formatNumber(endpoint.waiting, locale)}</Td>
          </Tr>
        );
      })}
    </Table>
  );
}
