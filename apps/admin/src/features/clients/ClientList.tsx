'use client';
import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { formatCnpj } from '../../format/format.ts';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Table, Td, Th, Tr } from '../../ui/table.tsx';
import { clientMessages } from './messages.ts';

/** The companies of the account. */
export function ClientList() {
  const text = useText(clientMessages);
  const api = useApi();
  const clients = useQuery(api.clients.list.queryOptions({}));
  return (
    <>
      <PageHeader title={text.title} hint={text.hint} />
      <Card padded={false}>
        <Loaded query={clients}>
          {({ data }) =>
            data.length === 0 ? (
              <Empty icon={Building2} title={text.empty}>
                {text.emptyHint}
              </Empty>
            ) : (
              <Table label={text.title}>
                <thead>
                  <tr>
                    <Th>{text.name}</Th>
                    <Th>CNPJ</Th>
                    <Th>UF</Th>
                  </tr>
                </thead>
                <tbody>
                  {data.map(({ id, name, cnpj, uf }) => (
                    <Tr key={id}>
                      <Td className="font-medium">{name}</Td>
                      <Td className="font-mono text-[13px]">{formatCnpj(cnpj)}</Td>
                      <Td>{uf}</Td>
                    </Tr>
                  ))}
                </tbody>
              </Table>
            )
          }
        </Loaded>
      </Card>
    </>
  );
}
