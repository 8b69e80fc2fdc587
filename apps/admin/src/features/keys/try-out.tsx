'use client';
import { ExternalLink } from 'lucide-react';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { FaultText } from '../../ui/form/fault-text.tsx';
import { keyMessages } from './messages.ts';
import type { TokensOf } from './tokens.ts';

/** Opens the pages of the documentation with a credential of an hour, of the test environment, already filled in. */
export function TryOut({ of }: { readonly of: TokensOf }) {
  const text = useText(keyMessages);
  const may = useMay('tokens:reveal');
  const tryOut = useMutation(useApi().tokens.tryOut.mutationOptions());
  if (!may) return null;
  const open = async (at: string) => {
    // Opened by the click itself: browsers stop what opens later.
    const page = window.open('', '_blank');
    if (page !== null) page.opener = null;
    try {
      const { token } = await tryOut.mutateAsync({ clientId: of.clientId });
      // Behind the address: no server sees it.
      page?.location.replace(`${of.apiUrl}${at}#credencial=${token}`);
    } catch {
      page?.close();
    }
  };
  return (
    <div className="grid gap-2 border-t px-5 py-4">
      <p className="text-[13px] text-ink-soft">{text.tryOutHint}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={tryOut.isPending} onClick={() => void open('/docs/')}>
          <ExternalLink aria-hidden />
          {text.tryOutDocs}
        </Button>
        {of.explorer ? (
          <Button size="sm" busy={tryOut.isPending} onClick={() => void open('/graphql')}>
            <ExternalLink aria-hidden />
            {text.tryOutGraphiql}
          </Button>
        ) : null}
      </div>
      {tryOut.error === null ? null : (
        <p role="alert" className="text-[13px] text-bad">
          <FaultText error={tryOut.error} />
        </p>
      )}
    </div>
  );
}
