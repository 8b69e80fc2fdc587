'use client';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useSession } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { useToast } from '../../ui/toast.tsx';
import { profileMessages } from './messages.ts';
import { renameMyself } from './own-data.ts';

/** Who it is: a name to be greeted by, and the e-mail that signs in. */
export function IdentityCard() {
  const text = useText(profileMessages);
  const toast = useToast();
  const router = useRouter();
  const { name, email } = useSession();
  const save = useMutation({
    mutationFn: ({ name: chosen = '' }: Readonly<Record<string, string>>) => renameMyself(chosen.trim()),
    onSuccess: () => {
      toast(text.saved);
      router.refresh();
    },
  });
  return (
    <Card title={text.identity}>
      <Form onSubmit={(values) => save.mutate(values)} error={save.error}>
        <TextField label={text.name} name="name" defaultValue={name} autoComplete="name" maxLength={120} />
        <Facts>
          <Fact name={text.email}>{email}</Fact>
        </Facts>
        <Button type="submit" className="justify-self-start" busy={save.isPending}>
          {text.save}
        </Button>
      </Form>
    </Card>
  );
}
