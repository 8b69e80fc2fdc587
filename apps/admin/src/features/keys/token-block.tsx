'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AmbienteBadge } from '../../shell/ambiente.tsx';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { useNow } from '../../ui/time.tsx';
import { useToast } from '../../ui/toast.tsx';
import { hiddenToken } from './curl.ts';
import { CurlSamples } from './curl-samples.tsx';
import { keyMessages } from './messages.ts';
import { TokenLine } from './token-line.tsx';
import type { TokensOf, TokenView } from './tokens.ts';
import { TryOut } from './try-out.tsx';

/** The tokens of one environment, marked as such by color and by name. */
export function TokenBlock({ of, tokens }: { readonly of: TokensOf; readonly tokens: readonly TokenView[] }) {
  const text = useText(keyMessages);
  const live = of.environment === 1;
  const now = useNow();
  const working = tokens.filter(({ expiresAt }) => expiresAt === null || now === null || expiresAt > now);
  const current = working.find(({ expiresAt }) => expiresAt === null);
  const [shown, setShown] = useState<Readonly<Record<string, string | null>>>({});
  const [title, hint] = live ? [text.liveTitle, text.liveHint] : [text.testTitle, text.testHint];
  return (
    <section
      aria-label={title}
      className={cn(
        'min-w-0 overflow-hidden rounded-lg border border-t-4 bg-surface',
        live ? 'border-t-live' : 'border-t-test-line',
      )}
    >
      <header className={cn('border-b px-5 py-3.5', live ? 'bg-live-soft' : 'bg-test-soft')}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-medium">{title}</h3>
          <AmbienteBadge ambiente={of.environment} />
        </div>
        <p className="mt-0.5 text-[13px] text-ink-soft">{hint}</p>
      </header>
      {current === undefined ? <NoToken of={of} /> : null}
      <ul className="divide-y">
        {working.map((token) => (
          <TokenLine
            key={token.id}
            of={of}
            token={token}
            shown={shown[token.id] ?? null}
            onShow={(secret) => setShown((before) => ({ ...before, [token.id]: secret }))}
          />
        ))}
      </ul>
      {current === undefined || live ? null : <TryOut of={of} />}
      {current === undefined ? null : (
        <CurlSamples of={of} token={shown[current.id] ?? hiddenToken(of.environment)} />
      )}
    </section>
  );
}

/** Nothing that lasts is left here: the way to a new one. */
function NoToken({ of: { clientId, environment } }: { readonly of: TokensOf }) {
  const text = useText(keyMessages);
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const mayIssue = useMay('tokens:rotate');
  const [asking, setAsking] = useState(false);
  const issue = useMutation(
    api.tokens.issue.mutationOptions({
      onSuccess: async () => {
        setAsking(false);
        await queries.invalidateQueries(api.tokens.list.queryFilter({ clientId }));
        toast(text.issued);
      },
    }),
  );
  const go = () => issue.mutate({ clientId, environment });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
      <p className="text-ink-soft">{text.noToken}</p>
      {mayIssue ? (
        <Button
          size="sm"
          tone="primary"
          busy={issue.isPending}
          onClick={environment === 1 ? () => setAsking(true) : go}
        >
          {text.issue}
        </Button>
      ) : null}
      {asking ? (
        <Confirm
          onClose={() => setAsking(false)}
          title={text.issueTitle}
          action={text.issue}
          word={text.liveWord}
          mutation={issue}
          onConfirm={go}
        >
          {text.issueText}
        </Confirm>
      ) : null}
    </div>
  );
}
