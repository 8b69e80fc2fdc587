'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2, Plus, Search, SearchX } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { formatDocumento } from '../../format/format.ts';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { inputClass } from '../../ui/form/field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { More } from '../../ui/table/more.tsx';
import { Table, Td, Th, Tr } from '../../ui/table/table.tsx';
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
      <div className="relative mb-4 max-w-sm">
        <Search className="absolute top-2.5 left-3 size-4 text-ink-faint" aria-hidden />
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          className={cn(inputClass, 'pl-9')}
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
        />
      </div>
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
    <Table label={text.title}>
      <thead>
        <tr>
          <Th>{text.name}</Th>
          <Th className="max-sm:hidden">CNPJ</Th>
          <Th className="max-sm:hidden">UF</Th>
          <Th className="max-sm:hidden">{text.certificate}</Th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </Table>
  );
}
