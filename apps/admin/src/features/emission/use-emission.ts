import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
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

/** Emission in the test environment: an attempt keeps its key until it is answered, so that no second press and no lost answer emits twice. */
export function useEmission() {
  const api = useApi();
  const attempt = useRef<{ readonly of: string; readonly key: string } | null>(null);
  const emission = useMutation(
    api.emission.emit.mutationOptions({
      onSuccess: () => {
        attempt.current = null;
      },
      onError: (error) => {
        if (!faultOf(error).transient) attempt.current = null;
      },
    }),
  );
  const emit = (body: Body) => {
    if (emission.isPending) return;
    const of = JSON.stringify(body);
    if (attempt.current?.of !== of) attempt.current = { of, key: newKey() };
    emission.mutate({ ...body, environment: 2, key: attempt.current.key });
  };
  return { emission, emit };
}
