'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi, useApiClient } from '../../trpc/client.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import type { Values } from '../../ui/form/controls.ts';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { emailMessages } from './messages.ts';

type Server = Answers['emails']['server'];

const bodyOf = ({ port = '', username = '', password = '', ...server }: Values, base: Server) => ({
  ...server,
  port: port.trim() === '' || Number.isNaN(Number(port)) ? port : Number(port),
  username: username.trim() || null,
  password: password || (base?.passwordMark ?? null),
});

/** The account's own server; a password that is not typed stays. */
export function EmailServerForm({
  stored,
  onClose,
}: {
  readonly stored: Answers['emails']['server'];
  readonly onClose: () => void;
}) {
  const text = useText(emailMessages);
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const calls = useApiClient();
  return (
    <Dialog onClose={onClose} title={text.server}>
      <EditForm
        stored={stored}
        reload={() => queries.fetchQuery(api.emails.server.queryOptions(undefined, { staleTime: 0 }))}
        bodyOf={bodyOf}
        save={(changes) => calls.emails.setServer.mutate({ changes })}
        onSaved={() => {
          toast(text.serverSaved);
          onClose();
        }}
      >
        {(server, busy) => (
          <>
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
            <SubmitActions onCancel={onClose} busy={busy}>
              {text.save}
            </SubmitActions>
          </>
        )}
      </EditForm>
    </Dialog>
  );
}
