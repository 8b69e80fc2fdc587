import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useApi } from '../../trpc/client.tsx';
import { faultOf } from '../../trpc/fault.ts';

const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

interface Body {
  readonly clientId: string;
  readonly type: string;
  readonly body: string;
  readonly strict: boolean;
}

/** Typed before something with fiscal value is emitted. */
export type LiveWord = 'PRODUÇÃO' | 'PRODUCTION';

/** An attempt keeps its key until it is answered, so that no second press and no lost answer emits twice. */
export function useEmission() {
  const api = useApi();
  const isLive = useAmbiente() === 1;
  const attempt = useRef<{ readonly of: string; readonly key: string } | null>(null);
  const answered = {
    onSuccess: () => {
      attempt.current = null;
    },
    onError: (error: unknown) => {
      if (!faultOf(error).transient) attempt.current = null;
    },
  };
  const inTest = useMutation(api.emission.emit.mutationOptions(answered));
  const live = useMutation(api.emission.emitLive.mutationOptions(answered));
  const keyOf = (body: Body) => {
    const of = JSON.stringify(body);
    if (attempt.current?.of !== of) attempt.current = { of, key: newKey() };
    return attempt.current.key;
  };
  const [asked, setAsked] = useState<Body | null>(null);
  return {
    emission: isLive ? live : inTest,
    /** In production asks first. */
    emit: (body: Body) => {
      if (isLive) setAsked({ ...body, strict: false });
      else if (!inTest.isPending) inTest.mutate({ ...body, environment: 2, key: keyOf(body) });
    },
    /** What waits for the word to be typed. */
    asked:
      asked === null
        ? null
        : {
            busy: live.isPending,
            error: live.error,
            onClose: () => setAsked(null),
            onEmit: (word: LiveWord) => {
              const body = { ...asked, strict: false } as const;
              if (!live.isPending)
                live.mutate(
                  { ...body, environment: 1, word, key: keyOf(body) },
                  { onSuccess: () => setAsked(null) },
                );
            },
          },
  };
}
