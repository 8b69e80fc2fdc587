'use client';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { emailMessages } from './messages.ts';

/** Sends a test message by the account's server and shows the server's reply. */
export function TestServer({ onClose }: { readonly onClose: () => void }) {
  const text = useText(emailMessages);
  const test = useMutation(useApi().emails.testServer.mutationOptions());
  return (
    <Dialog open onOpenChange={onClose} title={text.test}>
      <Form error={test.error} onSubmit={({ to = '' }) => test.mutate({ to })}>
        <TextField label={text.testTo} name="to" type="email" autoComplete="email" />
        <div aria-live="polite">
          {test.data === undefined ? null : (
            <Notice tone={test.data.ok ? 'good' : 'bad'}>{test.data.detail ?? text.testOk}</Notice>
          )}
        </div>
        <DialogActions>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="primary" busy={test.isPending}>
            {text.test}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
