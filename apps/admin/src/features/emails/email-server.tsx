'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { useToast } from '../../ui/toast.tsx';
import { EmailServerForm } from './email-server-form.tsx';
import { emailMessages } from './messages.ts';
import { TestServer } from './test-server.tsx';

type Server = NonNullable<Answers['emails']['server']>;

/** The account's server for e-mails to recipients. */
export function EmailServer() {
  const text = useText(emailMessages);
  const server = useQuery(useApi().emails.server.queryOptions());
  return (
    <Card title={text.server} hint={text.serverHint}>
      <Loaded query={server} rows={3}>
        {(found) => (found === null ? <NoServer /> : <OwnServer server={found} />)}
      </Loaded>
    </Card>
  );
}

function NoServer() {
  const text = useText(emailMessages);
  const may = useMay('account:write');
  const [editing, edit] = useState(false);
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{text.serverNone}</p>
      {may ? (
        <Button className="justify-self-start" onClick={() => edit(true)}>
          {text.serverSet}
        </Button>
      ) : null}
      {editing ? <EmailServerForm stored={null} onClose={() => edit(false)} /> : null}
    </div>
  );
}

function OwnServer({ server }: { readonly server: Server }) {
  const text = useText(emailMessages);
  const may = useMay('account:write');
  const [asked, ask] = useState<'edit' | 'test' | 'remove' | null>(null);
  const close = () => ask(null);
  return (
    <div className="grid gap-5">
      <Facts>
        <Fact name={text.host}>
          <span className="font-mono text-[13px] break-all">
            {server.host}:{server.port}
          </span>
        </Fact>
        <Fact name={text.security}>{text.securities[server.security]}</Fact>
        <Fact name={text.fromAddress}>
          <span className="break-all">{server.fromAddress}</span>
        </Fact>
        {server.username === null ? null : (
          <Fact name={text.username}>
            <span className="break-all">{server.username}</span>
          </Fact>
        )}
      </Facts>
      {may ? (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => ask('test')}>{text.test}</Button>
          <Button onClick={() => ask('edit')}>{text.serverChange}</Button>
          <Button tone="danger" onClick={() => ask('remove')}>
            {text.serverRemove}
          </Button>
        </div>
      ) : null}
      {asked === 'edit' ? <EmailServerForm stored={server} onClose={close} /> : null}
      {asked === 'test' ? <TestServer onClose={close} /> : null}
      {asked === 'remove' ? <RemoveServer onClose={close} /> : null}
    </div>
  );
}

function RemoveServer({ onClose }: { readonly onClose: () => void }) {
  const text = useText(emailMessages);
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const remove = useMutation(
    api.emails.removeServer.mutationOptions({
      onSuccess: async () => {
        toast(text.serverRemoved);
        onClose();
        await queries.invalidateQueries(api.emails.server.queryFilter());
      },
    }),
  );
  return (
    <Confirm
      onClose={onClose}
      title={text.serverRemoveTitle}
      action={text.serverRemove}
      danger
      mutation={remove}
      onConfirm={() => remove.mutate()}
    >
      <p>{text.serverRemoveHint}</p>
    </Confirm>
  );
}
