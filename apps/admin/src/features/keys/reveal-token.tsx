'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { FaultText } from '../../ui/form/fault-text.tsx';
import { keyMessages } from './messages.ts';
import type { TokensOf } from './tokens.ts';

interface Props {
  readonly of: TokensOf;
  readonly tokenId: string;
  /** The token in clear, after it was requested. */
  readonly shown: string | null;
  readonly onShow: (secret: string | null) => void;
}

/** Reveals and hides a token; production requires a typed word. */
export function RevealToken({ of: { clientId, environment }, tokenId, shown, onShow }: Props) {
  const text = useText(keyMessages);
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const live = environment === 1;
  const reveal = useMutation(
    api.tokens.reveal.mutationOptions({
      gcTime: 0,
      onSuccess: (secret) => {
        setAsking(false);
        onShow(secret);
      },
    }),
  );
  const go = () => reveal.mutate({ clientId, tokenId });
  const [Icon, showing] = shown === null ? [Eye, text.reveal] : [EyeOff, text.hide];
  const press = () => {
    if (shown !== null) return onShow(null);
    return live ? setAsking(true) : go();
  };
  return (
    <>
      <Button
        size="sm"
        busy={reveal.isPending}
        aria-label={text.actionsOf(live ? text.liveTitle : text.testTitle, showing)}
        onClick={press}
      >
        <Icon aria-hidden />
        {showing}
      </Button>
      {asking ? (
        <Confirm
          onClose={() => setAsking(false)}
          title={text.revealTitle}
          action={text.reveal}
          word={text.liveWord}
          mutation={reveal}
          onConfirm={go}
        >
          <p>{text.revealText}</p>
        </Confirm>
      ) : null}
      {asking || reveal.error === null ? null : (
        <p role="alert" className="basis-full text-[13px] text-bad">
          <FaultText error={reveal.error} />
        </p>
      )}
    </>
  );
}
