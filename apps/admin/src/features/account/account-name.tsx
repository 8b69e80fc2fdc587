'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { renameAccount } from '../../auth/membership.ts';
import { formatDate } from '../../format/format.ts';
import { useMay } from '../../shell/session.tsx';
import { useLocale, useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Copy } from '../../ui/copy.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { useToast } from '../../ui/toast.tsx';
import { accountMessages } from './messages.ts';

/** What the account is called, for who may change it to change. */
export function AccountName({ account }: { readonly account: Answers['account']['get'] }) {
  const text = useText(accountMessages);
  const locale = useLocale();
  const toast = useToast();
  const router = useRouter();
  const api = useApi();
  const queries = useQueryClient();
  const writes = useMay('account:write');
  const { id, name, createdAt } = account;
  const rename = useMutation({
    mutationFn: ({ name: chosen = '' }: Readonly<Record<string, string>>) => renameAccount(id, chosen.trim()),
    onSuccess: async () => {
      toast(text.saved);
      router.refresh();
      await queries.invalidateQueries(api.account.pathFilter());
    },
  });
  return (
    <Card title={text.account}>
      <div className="grid gap-5">
        {writes ? (
          <Form onSubmit={(values) => rename.mutate(values)} error={rename.error}>
            <TextField
              label={text.name}
              name="name"
              hint={text.nameHint}
              defaultValue={name}
              maxLength={120}
              required
            />
            <Button type="submit" className="justify-self-start" busy={rename.isPending}>
              {text.save}
            </Button>
          </Form>
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
