'use client';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFinish } from '../../ui/use-finish.ts';
import { keyMessages } from './messages.ts';
import type { TokensOf } from './tokens.ts';

/** Seconds that the old token may still work. */
const OVERLAPS = [0, 3600, 86_400, 604_800] as const;

interface Props {
  readonly of: TokensOf;
  readonly tokenId: string;
  readonly onClose: () => void;
}

/** Replaces a token; the old one works for a chosen time. */
export function RotateToken({ of: { clientId, environment }, tokenId, onClose }: Props) {
  const text = useText(keyMessages);
  const api = useApi();
  const finish = useFinish();
  const [overlapSeconds, setOverlap] = useState<(typeof OVERLAPS)[number]>(86_400);
  const rotate = useMutation(
    api.tokens.rotate.mutationOptions({
      onSuccess: finish(api.tokens.list.queryFilter({ clientId }), text.rotated, onClose),
    }),
  );
  return (
    <Confirm
      onClose={onClose}
      title={text.rotateTitle[environment === 1 ? 'live' : 'test']}
      action={text.rotate}
      mutation={rotate}
      {...(environment === 1 ? { word: text.liveWord } : {})}
      onConfirm={() => rotate.mutate({ clientId, tokenId, overlapSeconds })}
    >
      <p>{text.rotateText}</p>
      <fieldset className="grid gap-1 text-ink">
        <legend className="sr-only">{text.overlap}</legend>
        {OVERLAPS.map((seconds) => (
          <label
            key={seconds}
            className="flex items-center gap-2.5 rounded-md px-2 py-1.5 hover:bg-sunken has-checked:bg-sunken"
          >
            <input
              type="radio"
              name="overlapSeconds"
              className="accent-accent"
              checked={overlapSeconds === seconds}
              onChange={() => setOverlap(seconds)}
            />
            {text.overlaps[seconds]}
          </label>
        ))}
      </fieldset>
      {overlapSeconds === 0 ? <Notice tone="warn">{text.rotateNow}</Notice> : null}
    </Confirm>
  );
}
