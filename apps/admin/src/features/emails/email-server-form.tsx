'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { emailMessages } from './messages.ts';

/** The account's own server; a password that is not typed stays. */
export function EmailServerForm({
  server,
  onClose,
}: {
  readonly server: Answers['emails']['server'];
  readonly onClose: () => void;
}) {
  const text = useText(emailMessages);
  const api = useApi();
  const queries = useQueryClient();
  const tell = useToast();
  const save = useMutation(
    api.emails.setServer.mutationOptions({
      gcTime: 0,
      onSuccess: async () => {
        tell(text.serverSaved);
        onClose();
        await queries.invalidateQueries(api.emails.server.queryFilter());
      },
    }),
  );
  return (
    <Dialog open onOpenChange={onClose} title={text.server}>
      <Form
        error={save.error}
        onSubmit={({ host = '', port = '', security, username = '', password = '', fromAddress = '' }) =>
          save.mutate({
            host,
            port: Number(port),
            security: security === 'tls' ? 'tls' : 'starttls',
            username: username.trim() || null,
            ...(password !== '' && { password }),
            fromAddress,
          })
        }
      >
        <div className="grid gap-4 sm:grid-cols-[1fr_6rem]">
          <TextField
            label={text.host}
            name="host"
            autoComplete="off"
            spellCheck={false}
            placeholder="smtp.exemplo.com.br"
            defaultValue={server?.host}
          />
          <TextField
            label={text.port}
            name="port"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={server?.port ?? 587}
          />
        </div>
        <SelectField
          label={text.security}
          name="security"
          defaultValue={server?.security ?? 'starttls'}
          options={[
            { value: 'starttls', label: text.securities.starttls },
            { value: 'tls', label: text.securities.tls },
          ]}
        />
        <TextField
          label={text.fromAddress}
          hint={text.fromAddressHint}
          name="fromAddress"
          type="email"
          placeholder="notas@exemplo.com.br"
          defaultValue={server?.fromAddress}
        />
        <TextField
          label={text.username}
          hint={text.usernameHint}
          name="username"
          autoComplete="off"
          spellCheck={false}
          defaultValue={server?.username ?? ''}
        />
        <PasswordField
          label={text.password}
          hint={server?.username ? text.passwordKept : text.passwordHint}
          name="password"
          autoComplete="new-password"
        />
        <DialogActions>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="primary" busy={save.isPending}>
            {text.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
