'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { TextAreaField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useToast } from '../../ui/toast.tsx';
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
  const queries = useQueryClient();
  const toast = useToast();
  const [key] = useState(() => crypto.randomUUID());
  const send = useMutation(
    api.document.sendEmail.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries(api.document.emails.queryFilter({ id: documentId }));
        toast(text.asked);
        onClose();
      },
    }),
  );
  return (
    <Dialog open onOpenChange={onClose} title={text.sendTitle} hint={text.sendHint}>
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
        <DialogActions>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="primary" busy={send.isPending}>
            {text.send}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
