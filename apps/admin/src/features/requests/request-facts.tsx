'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { formatNumber } from '../../format/format.ts';
import { AmbienteBadge, useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { Time } from '../../ui/time.tsx';
import { requestMessages } from './messages.ts';
import type { RequestView } from './request-table.tsx';
import { StatusCode } from './status-code.tsx';

/** Call, answer and who made it. */
export function RequestFacts({ request }: { readonly request: RequestView }) {
  const text = useText(requestMessages);
  const locale = useLocale();
  const ambiente = useAmbiente();
  const clients = useQuery(useApi().clients.options.queryOptions());
  const { code, documentId, environment, operation } = request;
  const company = clients.data?.find(({ id }) => id === request.clientId);
  const meanings: Readonly<Record<string, string>> = text.meanings;
  return (
    <Card>
      <Facts>
        <Fact name={text.call} wide>
          <span className="font-mono text-[13px] break-all">
            {request.method} {request.route}
          </span>
        </Fact>
        {operation === null ? null : (
          <Fact name={text.operation} wide>
            <span className="font-mono text-[13px] break-all">{operation}</span>
          </Fact>
        )}
        <Fact name={text.status} wide>
          <span className="flex flex-wrap items-center gap-2">
            <StatusCode status={request.status} />
            {code === null ? null : <code className="text-[13px]">{code}</code>}
          </span>
          {code === null || meanings[code] === undefined ? null : (
            <p className="mt-1 text-ink-soft">{meanings[code]}</p>
          )}
        </Fact>
        <Fact name={text.when}>
          <Time at={request.at} />
        </Fact>
        <Fact name={text.duration}>
          <span className="tabular-nums">{text.ms(formatNumber(request.ms, locale))}</span>
        </Fact>
        <Fact name={text.company}>{company?.name ?? text.account}</Fact>
        {environment === null ? null : (
          <Fact name={text.environment}>
            <AmbienteBadge ambiente={environment} />
          </Fact>
        )}
        <Fact name={text.credential} wide>
          {text.credentials[request.credential]}
          <span className="ml-2 inline-flex items-center gap-1 font-mono text-xs break-all text-ink-soft">
            {request.credentialId}
            <Copy value={request.credentialId} label={text.credential} />
          </span>
        </Fact>
        {documentId === null ? null : (
          <Fact name={text.document} wide>
            <Link
              href={`/${pathOf(environment ?? ambiente)}/documentos/${documentId}`}
              prefetch={false}
              className="text-accent underline-offset-4 hover:underline"
            >
              {text.openDocument}
            </Link>
          </Fact>
        )}
      </Facts>
    </Card>
  );
}
