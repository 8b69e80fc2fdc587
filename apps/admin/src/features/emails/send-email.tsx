'use client';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { TextAreaField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useFinish } from '../../ui/use-finish.ts';
import { addressesIn } from './addresses.ts';
import { emailMessages } from './messages.ts';

/** To whom a document is sent. */
export function SendEmail({
  documentId,
  onClose,
}: {
  readonly documentId: string;
  readonly onClose: () => void;
}) {
  const text = useText(emailMessages);
  const api = useApi();
  const finish = useFinish();
  const [key] = useState(() => crypto.randomUUID());
  const send = useMutation(
    api.document.sendEmail.mutationOptions({
      onSuccess: finish(api.document.emails.queryFilter({ id: documentId }), text.asked, onClose),
    }),
  );
  return (
    <Dialog onClose={onClose} title={text.sendTitle} hint={text.sendHint}>
      <Form
        error={send.error}
        onSubmit={({ emails }) => send.mutate({ id: documentId, emails: addressesIn(emails), key })}
      >
        <TextAreaField
          label={text.to}
          hint={text.toHint}
          name="emails"
          rows={3}
          autoComplete="off"
          spellCheck={false}
        />
        <SubmitActions onCancel={onClose} busy={send.isPending}>
          {text.send}
        </SubmitActions>
      </Form>
    </Dialog>
  );
}
