'use client';
import { inviteMember } from '../../auth/membership.ts';
import { useText } from '../../text/text.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { teamMessages } from './messages.ts';
import { RoleField } from './role-field.tsx';
import { useTeamChange } from './use-team-change.ts';

/** An e-mail and a role: the rest goes by the link that is sent there. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText(teamMessages);
  const invite = useTeamChange({
    change: ({ email = '', role = '' }: Readonly<Record<string, string>>) =>
      inviteMember({ email: email.trim(), role }),
    said: ({ email = '' }) => text.invited(email),
    after: onClose,
  });
  return (
    <Dialog onClose={onClose} title={text.inviteTitle} hint={text.invitationsHint}>
      <Form onSubmit={(values) => invite.mutate(values)} error={invite.error}>
        <TextField label={text.email} name="email" type="email" autoComplete="off" />
        <RoleField given="leitura" />
        <SubmitActions busy={invite.isPending}>{text.send}</SubmitActions>
      </Form>
    </Dialog>
  );
}
