'use client';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { Copy } from '../../ui/copy.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { requestMessages } from './messages.ts';
import { RequestDocument } from './request-document.tsx';
import { RequestFacts } from './request-facts.tsx';
import type { RequestView } from './request-table.tsx';

/** Details of a request. */
export function RequestPage({ id }: { readonly id: string }) {
  const text = useText(requestMessages);
  const request = useQuery(useApi().requests.get.queryOptions({ id }));
  const mayRead = useMay('documents:read');
  const requestId = request.data?.requestId;
  return (
    <>
      <PageHeader
        title={text.detail}
        back={{ href: '/requisicoes', label: text.back }}
        hint={
          requestId === undefined ? undefined : (
            <span className="inline-flex items-center gap-1.5 font-mono text-[13px] break-all">
              {requestId}
              <Copy value={requestId} label={text.requestId} />
            </span>
          )
        }
      />
      <Loaded query={request}>
        {(found) => (
          <div className="grid gap-6">
            <RequestFacts request={found} />
            {found.errors.length === 0 ? null : <FieldErrors errors={found.errors} />}
            {found.documentId === null || !mayRead ? null : <RequestDocument documentId={found.documentId} />}
          </div>
        )}
      </Loaded>
    </>
  );
}

function FieldErrors({ errors }: { readonly errors: RequestView['errors'] }) {
  const text = useText(requestMessages);
  return (
    <Card title={text.errors} hint={text.errorsHint} padded={false}>
      <Table label={text.errors} columns={[text.field, text.message, text.code]}>
        {errors.map(({ field, code, message }, index) => (
          // A field may have several problems, and a problem has no name of its own.
          <Tr key={`${field} ${code} ${index}`}>
            <Td className="font-mono text-[13px]">{field === '' ? text.body : field}</Td>
            <Td className="min-w-56">{message}</Td>
            <Td className="font-mono text-xs text-ink-soft">{code}</Td>
          </Tr>
        ))}
      </Table>
    </Card>
  );
}
