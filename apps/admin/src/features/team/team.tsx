'use client';
import { useState } from 'react';
import { shellMessages } from '../../shell/messages.ts';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Invitations } from './invitations.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { Members } from './members.tsx';
import { teamMessages } from './messages.ts';
import { RolesTable } from './roles-table.tsx';

/** The account's people, who is asked to join them, and what each role means. */
export function Team() {
  const text = useText(teamMessages);
  const { team } = useText(shellMessages);
  const manages = useMay('members:manage');
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <PageHeader
        title={team}
        hint={text.hint}
        actions={
          manages ? (
            <Button tone="primary" onClick={() => setInviting(true)}>
              {text.invite}
            </Button>
          ) : undefined
        }
      />
      <div className="grid gap-6">
        <Members />
        {manages ? <Invitations /> : null}
        <RolesTable />
      </div>
      {inviting ? <InviteDialog onClose={() => setInviting(false)} /> : null}
    </>
  );
}
