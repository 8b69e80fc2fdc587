'use client';
import { useRouter } from 'next/navigation';
import { nameIn, textSave } from '../../auth/edit-text.ts';
import { useSession } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { useToast } from '../../ui/toast.tsx';
import { profileMessages } from './messages.ts';
import { ownName, renameMyself } from './own-data.ts';

/** The user's display name and sign-in e-mail. */
export function IdentityCard() {
  const text = useText(profileMessages);
  const toast = useToast();
  const router = useRouter();
  const { name, email } = useSession();
  return (
    <Card title={text.identity}>
      <EditForm
        stored={name}
        reload={ownName}
        bodyOf={nameIn}
        save={textSave(renameMyself)}
        onSaved={() => {
          toast(text.saved);
          router.refresh();
        }}
      >
        {(stored, busy) => (
          <>
            <TextField
              label={text.name}
              name="name"
              defaultValue={stored}
              autoComplete="name"
              maxLength={120}
            />
            <Facts>
              <Fact name={text.email}>{email}</Fact>
            </Facts>
            <Button type="submit" className="justify-self-start" busy={busy}>
              {text.save}
            </Button>
          </>
        )}
      </EditForm>
    </Card>
  );
}
