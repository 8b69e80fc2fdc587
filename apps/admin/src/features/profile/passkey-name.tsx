'use client';
import { nameIn, textSave } from '../../auth/edit-text.ts';
import { useText } from '../../text/text.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { useMutation } from '../../trpc/use-mutation.ts';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { addPasskey, listPasskeys, type PasskeyRow, renamePasskey } from '../sign-in/passkeys.ts';
import { profileMessages } from './messages.ts';

type Values = Readonly<Record<string, string>>;

/** Adds a passkey: asks for its name, then starts the device's dialog. */
export function AddPasskey({ onDone }: { readonly onDone: () => unknown }) {
  const text = useText(profileMessages);
  const add = useMutation({
    mutationFn: ({ name = '' }: Values) => addPasskey(name.trim()),
    onSuccess: onDone,
  });
  const ours = add.error !== null && faultOf(add.error).requestId !== null;
  return (
    <Form onSubmit={(values) => add.mutate(values)} error={ours ? add.error : null}>
      {add.error === null || ours ? null : (
        <Notice tone="warn" role="alert">
          {text.passkeyCancelled}
        </Notice>
      )}
      <TextField
        label={text.passkeyName}
        name="name"
        hint={text.passkeyNameHint}
        maxLength={60}
        autoComplete="off"
      />
      <SubmitActions busy={add.isPending}>{text.addPasskey}</SubmitActions>
    </Form>
  );
}

interface RenameProps {
  readonly passkey: PasskeyRow;
  readonly onDone: () => unknown;
}

/** Another name for it. */
export function RenamePasskey({ passkey, onDone }: RenameProps) {
  const text = useText(profileMessages);
  return (
    <EditForm
      stored={passkey}
      reload={async () => (await listPasskeys()).find(({ id }) => id === passkey.id) ?? passkey}
      bodyOf={nameIn}
      save={textSave((name, seen) => renamePasskey(passkey.id, name, seen))}
      onSaved={onDone}
    >
      {({ name }, busy) => (
        <>
          <TextField
            label={text.passkeyName}
            name="name"
            defaultValue={name ?? ''}
            maxLength={60}
            autoComplete="off"
          />
          <SubmitActions busy={busy}>{text.save}</SubmitActions>
        </>
      )}
    </EditForm>
  );
}
