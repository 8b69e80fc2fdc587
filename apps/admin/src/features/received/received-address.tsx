'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { FaultNotice } from '../../ui/form/fault-notice.tsx';
import { addressMessages } from './address-messages.ts';
import { ReceivedLetters } from './received-letters.tsx';

/** Address that takes files of the company by e-mail, where the installation takes letters. */
export function ReceivedAddress({ clientId }: { readonly clientId: string }) {
  const text = useText(addressMessages);
  const api = useApi();
  const environment = useAmbiente();
  const of = { clientId, environment };
  const mayChange = useMay('clients:write');
  const settings = useQuery(api.received.settings.queryOptions(of));
  const [asked, setAsked] = useState<'change' | 'end' | null>(null);
  const { change, end } = useAddressActs(() => setAsked(null));
  if (!settings.data?.takesLetters) return null;
  const { address } = settings.data;
  if (address === null && !mayChange) return null;
  return (
    <section aria-label={text.title} className="mb-4">
      <h2 className="mb-2 font-medium">{text.title}</h2>
      <Card>
        <p className="mb-3 text-[13px] text-ink-soft">{text.hint}</p>
        {asked !== null ? null : <FaultNotice error={change.error} className="mb-3" />}
        <div className="flex flex-wrap items-center gap-2">
          {address === null ? (
            <p className="text-[13px]">{text.none}</p>
          ) : (
            <p className="font-mono text-[13px] break-all">
              {address} <Copy value={address} label={text.address} />
            </p>
          )}
          {!mayChange ? null : address === null ? (
            <Button size="sm" busy={change.isPending} onClick={() => change.mutate(of)}>
              {text.create}
            </Button>
          ) : (
            <>
              <Button size="sm" onClick={() => setAsked('change')}>
                {text.change}
              </Button>
              <Button size="sm" onClick={() => setAsked('end')}>
                {text.end}
              </Button>
            </>
          )}
        </div>
        <ReceivedLetters clientId={clientId} />
      </Card>
      {asked === null ? null : (
        <Confirm
          danger
          onClose={() => setAsked(null)}
          title={asked === 'change' ? text.changeTitle : text.endTitle}
          action={asked === 'change' ? text.change : text.end}
          mutation={asked === 'change' ? change : end}
          onConfirm={() => (asked === 'change' ? change.mutate(of) : end.mutate(of))}
        >
          <p>{asked === 'change' ? text.changeText : text.endText}</p>
        </Confirm>
      )}
    </section>
  );
}

/** Both acts on the address; each renews the settings when it is done. */
function useAddressActs(onDone: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const onSuccess = async () => {
    await queries.invalidateQueries({ queryKey: api.received.settings.pathKey() });
    onDone();
  };
  return {
    change: useMutation(api.received.changeAddress.mutationOptions({ onSuccess })),
    end: useMutation(api.received.endAddress.mutationOptions({ onSuccess })),
  };
}
