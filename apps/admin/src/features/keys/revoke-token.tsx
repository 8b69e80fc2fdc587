'use client';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { useFinish } from '../../ui/use-finish.ts';
import { keyMessages } from './messages.ts';
import type { TokensOf, TokenView } from './tokens.ts';

interface Props {
  readonly of: TokensOf;
  readonly token: TokenView;
  readonly onClose: () => void;
}

/** Ends a token at once. */
export function RevokeToken({ of: { clientId, environment }, token, onClose }: Props) {
  const text = useText(keyMessages);
  const api = useApi();
  const finish = useFinish();
  const revoke = useMutation(
    api.tokens.revoke.mutationOptions({
      onSuccess: finish(api.tokens.list.queryFilter({ clientId }), text.revoked, onClose),
    }),
  );
  return (
    <Confirm
      danger
      onClose={onClose}
      title={text.revokeTitle[environment === 1 ? 'live' : 'test']}
      action={text.revoke}
      mutation={revoke}
      {...(environment === 1 ? { word: text.liveWord } : {})}
      onConfirm={() => revoke.mutate({ clientId, tokenId: token.id })}
    >
      <p>{text.revokeText}</p>
      {token.expiresAt === null ? <p>{text.revokeCurrent}</p> : null}
    </Confirm>
  );
}
