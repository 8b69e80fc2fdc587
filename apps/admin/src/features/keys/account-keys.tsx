'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import type { KeyKind } from './key-kind.ts';
import { keyMessages } from './messages.ts';
import { RegenerateKey } from './regenerate-key.tsx';

type KeyView = Answers['keys']['list'][number];

const KINDS = [
  { kind: 'access', header: 'X-Access-Key' },
  { kind: 'restricted', header: 'X-Restricted-Key' },
] as const;

/** The account's two keys: since when, and a new one in place of the old. */
export function AccountKeys() {
  const text = useText(keyMessages);
  const keys = useQuery(useApi().keys.list.queryOptions());
  const [asked, setAsked] = useState<{ readonly kind: KeyKind; readonly replaces: boolean } | null>(null);
  return (
    <Card title={text.accountKeys} hint={text.accountKeysHint} padded={false}>
      <Loaded query={keys} rows={2}>
        {(found) => (
          <ul className="divide-y">
            {KINDS.map(({ kind, header }) => {
              const key = found.find((each) => each.kind === kind);
              return (
                <KeyLine
                  key={kind}
                  kind={kind}
                  header={header}
                  found={key}
                  onAsk={() => setAsked({ kind, replaces: key !== undefined })}
                />
              );
            })}
          </ul>
        )}
      </Loaded>
      {asked === null ? null : <RegenerateKey {...asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

function KeyLine({
  kind,
  header,
  found,
  onAsk,
}: {
  readonly kind: KeyKind;
  readonly header: string;
  readonly found: KeyView | undefined;
  readonly onAsk: () => void;
}) {
  const text = useText(keyMessages);
  const mayRegenerate = useMay('keys:regenerate');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="flex flex-wrap items-baseline gap-x-2.5 font-medium">
          {text[kind]}
          <code className="text-xs font-normal text-ink-soft">{header}</code>
        </h3>
        <p className="mt-0.5 text-[13px] text-ink-soft">
          {kind === 'access' ? text.accessHint : text.restrictedHint}
        </p>
      </div>
      {found === undefined ? (
        <p className="text-[13px] text-ink-soft">{text.noKey}</p>
      ) : (
        <dl className="grid grid-cols-[auto_auto] gap-x-3 gap-y-0.5 text-[13px]">
          <dt className="text-ink-soft">{text.since}</dt>
          <dd>
            <Time at={found.createdAt} />
          </dd>
          <dt className="text-ink-soft">{text.lastUsed}</dt>
          <dd>{found.lastUsedAt === null ? text.neverUsed.key : <Time at={found.lastUsedAt} relative />}</dd>
        </dl>
      )}
      {mayRegenerate ? (
        <Button size="sm" aria-label={text.actionsOf(text[kind], text.regenerate)} onClick={onAsk}>
          {found === undefined ? text.generate : text.regenerate}
        </Button>
      ) : null}
    </li>
  );
}
