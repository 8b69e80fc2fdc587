'use client';
import { useQuery } from '@tanstack/react-query';
import { Check, Minus } from 'lucide-react';
import { roleNames } from '../../auth/role-names.ts';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { teamMessages } from './messages.ts';

/** The table of permissions, as the API has it. */
export function RolesTable() {
  const text = useText(teamMessages);
  const names = useText(roleNames);
  const api = useApi();
  const table = useQuery(api.team.roles.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY }));
  return (
    <Card title={text.roles} padded={false}>
      <Loaded query={table}>
        {({ roles, permissions }) => (
          <>
            <dl className="grid gap-x-8 gap-y-3 border-b p-5 sm:grid-cols-2">
              {roles.map((role) => (
                <div key={role}>
                  <dt className="font-medium">{names[role]}</dt>
                  <dd className="text-[13px] text-ink-soft">{text.about[role]}</dd>
                </div>
              ))}
            </dl>
            <Table
              label={text.roles}
              columns={[
                text.permission,
                ...roles.map((role) => ({ name: names[role], className: 'text-center' })),
              ]}
            >
              {permissions.map(({ permission, roles: having }) => (
                <Tr key={permission}>
                  <Td className="whitespace-nowrap">{text.permissions[permission]}</Td>
                  {roles.map((role) => (
                    <Td key={role} className="text-center">
                      <Mark has={having.includes(role)} />
                    </Td>
                  ))}
                </Tr>
              ))}
            </Table>
          </>
        )}
      </Loaded>
    </Card>
  );
}

function Mark({ has }: { readonly has: boolean }) {
  const text = useText(teamMessages);
  const Icon = has ? Check : Minus;
  return (
    <>
      <Icon className={`mx-auto size-4 ${has ? 'text-good' : 'text-ink-faint'}`} aria-hidden />
      <span className="sr-only">{has ? text.yes : text.no}</span>
    </>
  );
}
