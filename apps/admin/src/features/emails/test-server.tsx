'use client';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { emailMessages } from './messages.ts';

/** Sends a test message by the account's server and shows the server's reply. */
export function TestServer({ onClose }: { readonly onClose: () => void }) {
  const text = useText(emailMessages);
  const test = useMutation(useApi().emails.testServer.mutationOptions());
  return (
    <Dialog onClose={onClose} title={text.test}>
      <Form error={test.error} onSubmit={({ to = '' }) => test.mutate({ to })}>
        <TextField label={text.testTo} name="to" type="email" autoComplete="email" />
        <div aria-live="polite">
          {test.data === undefined ? null : (
            <Notice tone={test.data.ok ? 'good' : 'bad'}>{test.data.detail ?? text.testOk}</Notice>
          )}
        </div>
        <SubmitActions onCancel={onClose} busy={test.isPending}>
          {text.test}
        </SubmitActions>
      </Form>
    </Dialog>
  );
}
