'use client';
import { useQuery } from '@tanstack/react-query';
import { cancelInvitation, inviteMember } from '../../auth/membership.ts';
import { roleNames } from '../../auth/role-names.ts';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FaultNotice } from '../../ui/form/fault-notice.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { teamMessages } from './messages.ts';
import { useTeamChange } from './use-team-change.ts';

type Invitation = Answers['team']['invitations'][number];

/** Invitations without an answer. */
export function Invitations() {
  const text = useText(teamMessages);
  const api = useApi();
  const invitations = useQuery(api.team.invitations.queryOptions());
  const resend = useTeamChange({
    change: ({ email, role }: Invitation) => inviteMember({ email, role }),
    said: ({ email }) => text.invited(email),
  });
  const cancel = useTeamChange({
    change: ({ id }: Invitation) => cancelInvitation(id),
    said: () => text.cancelled,
  });
  const refused = resend.error ?? cancel.error;
  return (
    <Card title={text.invitations} hint={text.invitationsHint} padded={false}>
      <FaultNotice error={refused} className="m-5" />
      <Loaded query={invitations} rows={2}>
        {(found) =>
          found.length === 0 ? (
            <p className="p-5 text-ink-soft">{text.noInvitations}</p>
          ) : (
            <ul className="divide-y">
              {found.map((invitation) => (
                <Row
                  key={invitation.id}
                  invitation={invitation}
                  busy={resend.isPending || cancel.isPending}
                  onResend={() => resend.mutate(invitation)}
                  onCancel={() => cancel.mutate(invitation)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

interface RowProps {
  readonly invitation: Invitation;
  readonly busy: boolean;
  readonly onResend: () => void;
  readonly onCancel: () => void;
}

function Row({ invitation, busy, onResend, onCancel }: RowProps) {
  const text = useText(teamMessages);
  const names = useText(roleNames);
  const { email, role, invitedBy, expiresAt, over } = invitation;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium break-all">{email}</p>
        <p className="text-[13px] text-ink-soft">
          {names[role]} · {text.invitedBy(invitedBy)}
        </p>
      </div>
      {over ? (
        <Badge tone="warn">{text.over}</Badge>
      ) : (
        <p className="text-[13px] text-ink-soft">
          {text.expires} <Time at={expiresAt} relative />
        </p>
      )}
      <div className="flex gap-2">
        <Button size="sm" disabled={busy} onClick={onResend} aria-label={`${text.resend}: ${email}`}>
          {text.resend}
        </Button>
        <Button
          size="sm"
          tone="danger"
          disabled={busy}
          onClick={onCancel}
          aria-label={`${text.cancel}: ${email}`}
        >
          {text.cancel}
        </Button>
      </div>
    </li>
  );
}
