'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readBase64 } from '../../format/read-file.ts';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DropFile } from '../../ui/form/drop-file.tsx';
import { FieldErrors } from '../../ui/form/field.tsx';
import { Loaded } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { clientMessages } from './messages.ts';

const BYTES_MAX = 200 * 1024;

/** Logo printed on the company's papers. */
export function ClientLogo({ clientId }: { readonly clientId: string }) {
  const text = useText(clientMessages);
  const may = useMay('clients:write');
  const api = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const [tooLarge, setTooLarge] = useState(false);
  const logo = useQuery(api.clients.logo.queryOptions({ clientId }));
  const confirmAndRefetch = (said: string) => async () => {
    toast(said);
    await queries.invalidateQueries({ queryKey: api.clients.logo.queryKey({ clientId }) });
  };
  const save = useMutation(
    api.clients.setLogo.mutationOptions({ onSuccess: confirmAndRefetch(text.logoSaved) }),
  );
  const remove = useMutation(
    api.clients.removeLogo.mutationOptions({ onSuccess: confirmAndRefetch(text.logoRemoved) }),
  );
  const errors = tooLarge
    ? [{ field: 'image', message: text.logoTooLarge }]
    : save.error === null
      ? []
      : faultOf(save.error).errors;
  const take = async (file: File) => {
    setTooLarge(file.size > BYTES_MAX);
    if (file.size <= BYTES_MAX) save.mutate({ clientId, image: await readBase64(file) });
  };
  return (
    <div className="max-w-2xl">
      <Card title={text.logoTitle} hint={text.logoHint}>
        <Loaded query={logo} rows={3}>
          {(shown) => (
            <div className="grid gap-5">
              {shown === null ? (
                <p className="text-ink-soft">{text.logoNone}</p>
              ) : (
                <div className="flex flex-wrap items-center gap-5">
                  <div className="grid h-28 w-56 place-items-center rounded-md border bg-white p-3">
                    <img
                      src={`data:${shown.contentType};base64,${shown.base64}`}
                      alt={text.logoAlt}
                      className="max-h-full max-w-full object-contain"
                    />
                  </div>
                  {may ? (
                    <Button tone="danger" busy={remove.isPending} onClick={() => remove.mutate({ clientId })}>
                      {text.logoRemove}
                    </Button>
                  ) : null}
                </div>
              )}
              {may ? (
                <FieldErrors value={errors}>
                  <DropFile
                    label={text.logoFile}
                    name="image"
                    hint={text.logoFileHint}
                    prompt={text.logoDrop}
                    accept="image/png,image/jpeg"
                    chosen={null}
                    disabled={save.isPending}
                    onFile={(file) => void take(file)}
                  />
                </FieldErrors>
              ) : null}
            </div>
          )}
        </Loaded>
      </Card>
    </div>
  );
}
