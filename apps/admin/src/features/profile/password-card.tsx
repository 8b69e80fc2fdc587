'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form/form.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { profileMessages } from './messages.ts';
import { changePassword } from './own-data.ts';
import { SESSIONS_KEY } from './sessions-card.tsx';

interface Change {
  readonly values: Readonly<Record<string, string>>;
  readonly form: HTMLFormElement;
}

/** Another password, for who knows the one there is. */
export function PasswordCard() {
  const text = useText(profileMessages);
  const toast = useToast();
  const queries = useQueryClient();
  const { email } = useSession();
  const change = useMutation({
    mutationFn: ({ values: { password = '', newPassword = '' } }: Change) =>
      changePassword({ currentPassword: password, newPassword }),
    onSuccess: async (_, { form }) => {
      form.reset();
      toast(text.passwordChanged);
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
  });
  return (
    <Card title={text.password} hint={text.passwordHint}>
      <Form onSubmit={(values, form) => change.mutate({ values, form })} error={change.error}>
        {/* Password managers keep the password under this name. */}
        <input type="hidden" name="email" value={email} autoComplete="username" />
        <div className="grid gap-4 sm:grid-cols-2">
          <PasswordField label={text.currentPassword} name="password" autoComplete="current-password" />
          <PasswordField
            label={text.newPassword}
            name="newPassword"
            hint={text.passwordRule}
            autoComplete="new-password"
          />
        </div>
        <Button type="submit" className="justify-self-start" busy={change.isPending}>
          {text.changePassword}
        </Button>
      </Form>
    </Card>
  );
}
