'use client';
import { useState } from 'react';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Time, useNow } from '../../ui/time.tsx';
import { keyMessages } from './messages.ts';
import { RevealToken } from './reveal-token.tsx';
import { RevokeToken } from './revoke-token.tsx';
import { RotateToken } from './rotate-token.tsx';
import { timeLeft } from './time-left.ts';
import type { TokensOf, TokenView } from './tokens.ts';

interface Props {
  readonly of: TokensOf;
  readonly token: TokenView;
  /** The token in clear, after it was requested. */
  readonly shown: string | null;
  readonly onShow: (secret: string | null) => void;
}

/** An active token: reveal, expiry and actions. */
export function TokenLine({ of, token, shown, onShow }: Props) {
  const text = useText(keyMessages);
  const [mayReveal, mayRotate] = [useMay('tokens:reveal'), useMay('tokens:rotate')];
  const [asking, setAsking] = useState<'rotate' | 'revoke' | null>(null);
  const { environment } = of;
  const name = environment === 1 ? text.liveTitle : text.testTitle;
  const close = () => setAsking(null);
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex min-w-0 items-center gap-2">
        <code className="min-w-0 font-mono text-[13px] break-all">
          {shown ?? `nfe_${environment === 1 ? 'live' : 'test'}_••••••••••••`}
        </code>
        {shown === null ? null : <Copy value={shown} label={text.token} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-ink-soft">
        {token.expiresAt === null ? (
          <Badge tone="good">{text.current}</Badge>
        ) : (
          <Ending at={token.expiresAt} />
        )}
        <span>
          {text.created} <Time at={token.createdAt} />
        </span>
        <span>
          {text.lastUsed}:{' '}
          {token.lastUsedAt === null ? text.neverUsed.token : <Time at={token.lastUsedAt} relative />}
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {mayReveal ? <RevealToken of={of} tokenId={token.id} shown={shown} onShow={onShow} /> : null}
        {mayRotate && token.expiresAt === null ? (
          <Button
            size="sm"
            aria-label={text.actionsOf(name, text.rotate)}
            onClick={() => setAsking('rotate')}
          >
            {text.rotate}
          </Button>
        ) : null}
        {mayRotate ? (
          <Button
            size="sm"
            tone="danger"
            aria-label={text.actionsOf(name, text.revoke)}
            onClick={() => setAsking('revoke')}
          >
            {text.revoke}
          </Button>
        ) : null}
      </div>
      {asking === 'rotate' ? <RotateToken of={of} tokenId={token.id} onClose={close} /> : null}
      {asking === 'revoke' ? <RevokeToken of={of} token={token} onClose={close} /> : null}
    </li>
  );
}

function Ending({ at }: { readonly at: Date }) {
  const text = useText(keyMessages);
  const now = useNow();
  return (
    <>
      <Badge tone="warn">{text.ending}</Badge>
      {now === null ? null : (
        <span className="font-medium text-warn tabular-nums">{text.endsIn(timeLeft(at, now))}</span>
      )}
    </>
  );
}
