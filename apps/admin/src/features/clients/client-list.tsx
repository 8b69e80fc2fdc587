'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2, Plus, SearchX } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { formatDocumento } from '../../format/format.ts';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SearchInput } from '../../ui/form/search-input.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { More } from '../../ui/table/more.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { CertificateBadge } from '../certificates/certificate-badge.tsx';
import { clientMessages } from './messages.ts';

/** The companies of the account, newest first. */
export function ClientList() {
  const text = useText(clientMessages);
  const may = useMay('clients:write');
  const api = useApi();
  const [asked, setAsked] = useState('');
  const search = asked.trim();
  const clients = useInfiniteQuery(
    api.clients.list.infiniteQueryOptions(search === '' ? {} : { search }, {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: (before) => before,
    }),
  );
  const create = may ? (
    <Button tone="primary" asChild>
      <Link href="/empresas/nova">
        <Plus aria-hidden />
        {text.create}
      </Link>
    </Button>
  ) : undefined;
  return (
    <>
      <PageHeader title={text.title} hint={text.hint} actions={create} />
      <SearchInput className="mb-4 max-w-sm" label={text.search} value={asked} onType={setAsked} />
      <Card padded={false}>
        <Loaded query={clients}>
          {({ pages }) => {
            const rows = pages.flatMap(({ data }) => data);
            if (rows.length > 0) return <Rows rows={rows} />;
            return search === '' ? (
              <Empty icon={Building2} title={text.empty} action={create}>
                {text.emptyHint}
              </Empty>
            ) : (
              <Empty icon={SearchX} title={text.notFound}>
                {text.notFoundHint}
              </Empty>
            );
          }}
        </Loaded>
        <More query={clients} />
      </Card>
    </>
  );
}

function Rows({ rows }: { readonly rows: Answers['clients']['list']['data'] }) {
  const text = useText(clientMessages);
  return (
    <Table
      label={text.title}
      columns={[
        text.name,
        { name: 'CNPJ', className: 'max-sm:hidden' },
        { name: 'UF', className: 'max-sm:hidden' },
        { name: text.certificate, className: 'max-sm:hidden' },
      ]}
    >
      {rows.map(({ id, name, cnpj, uf, certificate }) => (
        <Tr key={id}>
          <Td className="wrap-anywhere">
            <Link prefetch={false} href={`/empresas/${id}`} className="font-medium hover:underline">
              {name}
            </Link>
            <div className="mt-1 grid justify-items-start gap-1.5 text-[13px] text-ink-soft sm:hidden">
              <span>
                <span className="font-mono">{formatDocumento(cnpj)}</span> · {uf}
              </span>
              <CertificateBadge certificate={certificate} />
            </div>
          </Td>
          <Td className="font-mono text-[13px] whitespace-nowrap max-sm:hidden">{formatDocumento(cnpj)}</Td>
          <Td className="max-sm:hidden">{uf}</Td>
          <Td className="max-sm:hidden">
            <CertificateBadge certificate={certificate} />
          </Td>
        </Tr>
      ))}
    </Table>
  );
}
