'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { formatNumber } from '../../format/format.ts';
import { AmbienteBadge } from '../../shell/ambiente.tsx';
import { useLocale, useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { Time } from '../../ui/time.tsx';
import { requestMessages } from './messages.ts';
import { StatusCode } from './status-code.tsx';

export type RequestView = Answers['requests']['get'];

/** Rows of requests; each links to its details. */
export function RequestTable({ requests }: { readonly requests: readonly RequestView[] }) {
  const text = useText(requestMessages);
  const locale = useLocale();
  const clients = useQuery(useApi().clients.options.queryOptions());
  const names = new Map(clients.data?.map(({ id, name }) => [id, name]));
  return (
    <Table
      label={text.title}
      columns={[
        text.status,
        text.call,
        text.when,
        { name: text.duration, className: 'text-right max-xl:hidden' },
        text.of,
        text.environment,
      ]}
    >
      {requests.map((request) => (
        <Tr key={request.id}>
          <Td>
            <StatusCode status={request.status} />
          </Td>
          <Td className="min-w-64">
            <Link
              href={`/requisicoes/${request.id}`}
              prefetch={false}
              className="font-mono text-[13px] underline-offset-4 hover:text-accent hover:underline"
            >
              <span className="text-ink-soft">{request.method}</span> {request.route}
            </Link>
            <span className="block font-mono text-xs break-all text-ink-soft">
              {[request.operation, request.code].filter(Boolean).join(' · ') || request.requestId}
            </span>
          </Td>
          <Td>
            <Time at={request.at} />
          </Td>
          <Td className="text-right whitespace-nowrap tabular-nums max-xl:hidden">
            {text.ms(formatNumber(request.ms, locale))}
          </Td>
          <Td className="min-w-36">
            {request.clientId === null ? text.account : (names.get(request.clientId) ?? '')}
          </Td>
          <Td>{request.environment === null ? null : <AmbienteBadge ambiente={request.environment} />}</Td>
        </Tr>
      ))}
    </Table>
  );
}
