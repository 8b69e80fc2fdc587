'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, KeySquare } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { useToast } from '../../ui/toast.tsx';
import { listPasskeys, type PasskeyRow, removePasskey } from '../sign-in/passkeys.ts';
import { profileMessages } from './messages.ts';
import { AddPasskey, RenamePasskey } from './passkey-name.tsx';
import { PASSKEYS } from './passkeys-key.ts';

type Asked = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: PasskeyRow };

/** Passkeys of a person: each opens their accounts by itself. */
export function PasskeysCard() {
  const text = useText(profileMessages);
  const toast = useToast();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const passkeys = useQuery({ queryKey: PASSKEYS, queryFn: listPasskeys, retry: false });
  const confirmAndRefetch = async (said: string) => {
    setAsked(null);
    toast(said);
    await queries.invalidateQueries({ queryKey: PASSKEYS });
  };
  const remove = useMutation({
    mutationFn: removePasskey,
    onSuccess: () => confirmAndRefetch(text.passkeyRemoved),
  });
  return (
    <Card
      title={text.passkeys}
      hint={text.passkeysHint}
      padded={false}
      actions={
        <Button size="sm" onClick={() => setAsked({ what: 'add' })}>
          {text.addPasskey}
        </Button>
      }
    >
      <Loaded query={passkeys} rows={2}>
        {(found) =>
          found.length === 0 ? (
            <p className="p-5 text-ink-soft">{text.noPasskeys}</p>
          ) : (
            <ul className="divide-y">
              {found.map((passkey) => (
                <Row key={passkey.id} passkey={passkey} onAsk={(what) => setAsked({ what, passkey })} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Dialog
        open={asked?.what === 'add' || asked?.what === 'rename'}
        onClose={() => setAsked(null)}
        title={asked?.what === 'rename' ? text.rename : text.addPasskey}
      >
        {asked?.what === 'add' ? <AddPasskey onDone={() => confirmAndRefetch(text.passkeyAdded)} /> : null}
        {asked?.what === 'rename' ? (
          <RenamePasskey passkey={asked.passkey} onDone={() => confirmAndRefetch(text.passkeyRenamed)} />
        ) : null}
      </Dialog>
      {asked?.what === 'remove' ? (
        <Confirm
          onClose={() => setAsked(null)}
          title={text.removeTitle(asked.passkey.name ?? text.unnamed)}
          action={text.remove}
          danger
          mutation={remove}
          onConfirm={() => remove.mutate(asked.passkey.id)}
        >
          <p>{text.removeHint}</p>
        </Confirm>
      ) : null}
    </Card>
  );
}

interface RowProps {
  readonly passkey: PasskeyRow;
  readonly onAsk: (what: 'rename' | 'remove') => void;
}

function Row({ passkey, onAsk }: RowProps) {
  const text = useText(profileMessages);
  const { name, createdAt, backedUp } = passkey;
  const shown = name || text.unnamed;
  return (
    <li className="flex items-center gap-4 px-5 py-3.5">
      <KeySquare className="size-5 shrink-0 text-ink-faint" strokeWidth={1.5} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{shown}</p>
        <p className="text-[13px] text-ink-soft">
          {backedUp ? text.synced : text.thisDevice}
          {createdAt ? (
            <>
              {' · '}
              {text.created} <Time at={new Date(createdAt)} relative />
            </>
          ) : null}
        </p>
      </div>
      <Menu
        trigger={
          <Button tone="ghost" size="icon" aria-label={`${text.passkeys}: ${shown}`}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <MenuItem onSelect={() => onAsk('rename')}>{text.rename}</MenuItem>
        <MenuItem onSelect={() => onAsk('remove')}>{text.remove}</MenuItem>
      </Menu>
    </li>
  );
}
