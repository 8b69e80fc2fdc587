'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { nameIn, textSave } from '../../auth/edit-text.ts';
import { renameAccount } from '../../auth/membership.ts';
import { formatDate } from '../../format/format.ts';
import { useMay } from '../../shell/session.tsx';
import { useLocale, useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Copy } from '../../ui/copy.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { useToast } from '../../ui/toast.tsx';
import { accountMessages } from './messages.ts';

/** The account's name, editable by members with the right to change it. */
export function AccountName({ account }: { readonly account: Answers['account']['get'] }) {
  const text = useText(accountMessages);
  const locale = useLocale();
  const toast = useToast();
  const router = useRouter();
  const api = useApi();
  const queries = useQueryClient();
  const writes = useMay('account:write');
  const { id, name, createdAt } = account;
  return (
    <Card title={text.account}>
      <div className="grid gap-5">
        {writes ? (
          <EditForm
            stored={account}
            reload={() => queries.fetchQuery(api.account.get.queryOptions(undefined, { staleTime: 0 }))}
            bodyOf={nameIn}
            save={textSave((chosen, seen) => renameAccount(id, chosen, seen))}
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
                  hint={text.nameHint}
                  defaultValue={stored.name}
                  maxLength={120}
                  required
                />
                <Button type="submit" className="justify-self-start" busy={busy}>
                  {text.save}
                </Button>
              </>
            )}
          </EditForm>
        ) : null}
        <Facts>
          {writes ? null : <Fact name={text.name}>{name}</Fact>}
          <Fact name={text.id}>
            <span className="font-mono text-[13px] break-all">{id}</span> <Copy value={id} label={text.id} />
          </Fact>
          <Fact name={text.since}>{formatDate(createdAt, locale)}</Fact>
        </Facts>
      </div>
    </Card>
  );
}
