'use client';
import { useText } from '../../text/text.tsx';
import { Card } from '../../ui/card.tsx';
import { Table, Td, Th, Tr } from '../../ui/table/table.tsx';
import { useTypeName } from '../documents/types.ts';
import type { UfSeen } from './board.ts';
import { sefazMessages } from './messages.ts';

/** Who answers for each UF, type by type. */
export function Authorities({ ufs }: { readonly ufs: readonly UfSeen[] }) {
  const text = useText(sefazMessages);
  const typeName = useTypeName();
  const types = ufs[0]?.services.map(({ type }) => type) ?? [];
  return (
    <Card title={text.authorities} hint={text.authoritiesHint} padded={false}>
      <Table label={text.authorities}>
        <thead>
          <tr>
            <Th>{text.uf}</Th>
            {types.map((type) => (
              <Th key={type}>{typeName(type)}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ufs
            .toSorted((one, other) => one.uf.localeCompare(other.uf))
            .map(({ uf, nome, services }) => (
              <Tr key={uf}>
                <th scope="row" className="border-b px-4 py-2 pl-5 text-left font-medium whitespace-nowrap">
                  {uf} <span className="font-normal text-ink-soft">{nome}</span>
                </th>
                {services.map(({ type, authorizer }) => (
                  <Td key={type} dense className="font-mono text-[13px]">
                    {authorizer ?? '—'}
                  </Td>
                ))}
              </Tr>
            ))}
        </tbody>
      </Table>
    </Card>
  );
}
