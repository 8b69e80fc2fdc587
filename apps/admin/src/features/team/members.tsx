'use client';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { roleNames } from '../../auth/role-names.ts';
import { useSession } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { Time } from '../../ui/time.tsx';
import { ChangeRole, EndSessions, RemoveMember } from './member-change.tsx';
import { teamMessages } from './messages.ts';
import { type MemberRow, useMayChange } from './roles.ts';

interface Asked {
  readonly what: 'role' | 'sessions' | 'remove';
  readonly member: MemberRow;
}

/** Members of the account. */
export function Members() {
  const text = useText(teamMessages);
  const api = useApi();
  const members = useQuery(api.team.members.queryOptions());
  const mayChange = useMayChange(members.data ?? []);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <Card title={text.members} padded={false}>
      <Loaded query={members}>
        {(found) => (
          <Table
            label={text.members}
            columns={[
              text.name,
              text.role,
              text.secondStep,
              text.since,
              { name: text.changeRole, hidden: true },
            ]}
          >
            {found.map((member) => (
              <Row
                key={member.id}
                member={member}
                {...(mayChange(member) ? { onAsk: (what) => setAsked({ what, member }) } : {})}
              />
            ))}
          </Table>
        )}
      </Loaded>
      {asked?.what === 'role' ? <ChangeRole member={asked.member} onClose={close} /> : null}
      {asked?.what === 'sessions' ? <EndSessions member={asked.member} onClose={close} /> : null}
      {asked?.what === 'remove' ? <RemoveMember member={asked.member} onClose={close} /> : null}
    </Card>
  );
}

interface RowProps {
  readonly member: MemberRow;
  /** Absent: theirs is not to be changed. */
  readonly onAsk?: (what: Asked['what']) => void;
}

function Row({ member, onAsk }: RowProps) {
  const text = useText(teamMessages);
  const names = useText(roleNames);
  const { userId } = useSession();
  const { name, email, role, since, twoFactorEnabled } = member;
  return (
    <Tr>
      <Td>
        <span className="font-medium">{name}</span>
        {member.userId === userId ? <span className="text-ink-soft"> ({text.you})</span> : null}
        <span className="block text-[13px] text-ink-soft">{email}</span>
      </Td>
      <Td>
        <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{names[role]}</Badge>
      </Td>
      <Td>
        {twoFactorEnabled ? (
          <Badge tone="good">
            <ShieldCheck aria-hidden />
            {text.on}
          </Badge>
        ) : (
          <span className="text-ink-soft">{text.off}</span>
        )}
      </Td>
      <Td>
        <Time at={since} />
      </Td>
      <Td className="text-right">
        {onAsk === undefined ? null : (
          <Menu
            trigger={
              <Button tone="ghost" size="icon" aria-label={text.actions(name)}>
                <Ellipsis aria-hidden />
              </Button>
            }
          >
            <MenuItem onSelect={() => onAsk('role')}>{text.changeRole}</MenuItem>
            {member.userId === userId ? null : (
              <>
                <MenuItem onSelect={() => onAsk('sessions')}>{text.endSessions}</MenuItem>
                <MenuItem onSelect={() => onAsk('remove')}>{text.remove}</MenuItem>
              </>
            )}
          </Menu>
        )}
      </Td>
    </Tr>
  );
}
