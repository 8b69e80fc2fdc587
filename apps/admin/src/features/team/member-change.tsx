'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { textSave } from '../../auth/edit-text.ts';
import { changeRole, removeMember } from '../../auth/membership.ts';
import { useText } from '../../text/text.tsx';
import { useApi, useApiClient } from '../../trpc/client.tsx';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { useToast } from '../../ui/toast.tsx';
import { teamMessages } from './messages.ts';
import { RoleField } from './role-field.tsx';
import type { MemberRow } from './roles.ts';
import { useTeamChange } from './use-team-change.ts';

interface ChangeProps {
  readonly member: MemberRow;
  readonly onClose: () => void;
}

/** Another role: it counts from the next request on. */
export function ChangeRole({ member, onClose }: ChangeProps) {
  const text = useText(teamMessages);
  const router = useRouter();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  return (
    <Dialog onClose={onClose} title={text.changeRoleTitle(member.name)} hint={member.email}>
      <EditForm
        stored={member}
        reload={async () => {
          const members = await queries.fetchQuery(
            api.team.members.queryOptions(undefined, { staleTime: 0 }),
          );
          return members.find(({ id }) => id === member.id) ?? member;
        }}
        bodyOf={({ role }) => ({ role })}
        save={textSave((role, seen) => changeRole(member.id, role, seen))}
        onSaved={() => {
          toast(text.roleChanged);
          onClose();
          // It may be one's own.
          router.refresh();
          return queries.invalidateQueries(api.team.pathFilter());
        }}
      >
        {({ role }, busy) => (
          <>
            <RoleField given={role} />
            <SubmitActions busy={busy}>{text.save}</SubmitActions>
          </>
        )}
      </EditForm>
    </Dialog>
  );
}

/** Ends all sessions of a member. */
export function EndSessions({ member, onClose }: ChangeProps) {
  const text = useText(teamMessages);
  const client = useApiClient();
  const end = useTeamChange({
    change: ({ userId }: MemberRow) => client.team.endSessions.mutate({ userId }),
    said: ({ name }) => text.sessionsEnded(name),
    after: onClose,
  });
  return (
    <Confirm
      onClose={onClose}
      title={text.endSessionsTitle(member.name)}
      action={text.endSessions}
      danger
      mutation={end}
      onConfirm={() => end.mutate(member)}
    >
      <p>{text.endSessionsHint}</p>
    </Confirm>
  );
}

/** No longer of the account. */
export function RemoveMember({ member, onClose }: ChangeProps) {
  const text = useText(teamMessages);
  const remove = useTeamChange({
    change: ({ id }: MemberRow) => removeMember(id),
    said: ({ name }) => text.removed(name),
    after: onClose,
  });
  return (
    <Confirm
      onClose={onClose}
      title={text.removeTitle(member.name)}
      action={text.remove}
      danger
      mutation={remove}
      onConfirm={() => remove.mutate(member)}
    >
      <p>{text.removeHint}</p>
    </Confirm>
  );
}
