'use client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDocumento } from '../../format/format.ts';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Copy } from '../../ui/copy.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Failed } from '../../ui/states.tsx';
import { TabLinks } from '../../ui/table/tabs.tsx';
import { clientMessages } from './messages.ts';

/** Heading and tabs of a company's pages. */
export function ClientFrame({
  clientId,
  children,
}: {
  readonly clientId: string;
  readonly children: ReactNode;
}) {
  const text = useText(clientMessages);
  const mayEmit = useMay('documents:emit');
  const mayWrite = useMay('clients:write');
  const api = useApi();
  const { data, error, refetch } = useQuery(api.clients.get.queryOptions({ clientId }));
  const back = { href: '/empresas', label: text.title };
  if (data === undefined && error !== null)
    return (
      <>
        <PageHeader title={text.title} back={back} />
        <Failed error={error} retry={() => void refetch()} />
      </>
    );
  const at = `/empresas/${clientId}`;
  return (
    <>
      <PageHeader
        back={back}
        title={data?.client.name ?? <Skeleton tall className="w-64" />}
        hint={
          data === undefined ? undefined : (
            <>
              <span className="font-mono">{formatDocumento(data.client.cnpj)}</span>{' '}
              <Copy value={data.client.cnpj} label={data.client.cnpj.length === 11 ? 'CPF' : 'CNPJ'} /> ·{' '}
              {data.client.uf}
            </>
          )
        }
      />
      <TabLinks
        label={text.tabs}
        tabs={[
          { href: at, label: text.overview },
          { href: `${at}/perfil`, label: text.profile },
          ...(mayEmit ? [{ href: `${at}/cadastros`, label: text.registers }] : []),
          { href: `${at}/certificado`, label: text.certificate },
          { href: `${at}/numeracao`, label: text.numbering },
          { href: `${at}/logotipo`, label: text.logo },
          { href: `${at}/email`, label: text.email },
          { href: `${at}/contingencia`, label: text.contingency },
          ...(mayWrite ? [{ href: `${at}/importar`, label: text.imports }] : []),
          ...(mayWrite ? [{ href: `${at}/prontidao`, label: text.readiness }] : []),
        ]}
      />
      {children}
    </>
  );
}
