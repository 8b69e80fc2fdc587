import {
  type DefaultError,
  type UseMutationOptions,
  useMutation as useAnyMutation,
} from '@tanstack/react-query';
import { useCallback, useContext, useRef } from 'react';
import superjson from 'superjson';
import { ProofContext, withProof } from './proof.ts';

/**
 * A mutation that is not begun again with the same input before it is done: two clicks in one frame, before any button
 * shows that it is busy, ask for one thing. What needs a new proof of the person asks for it and continues with the same input.
 */
export function useMutation<Data = unknown, Err = DefaultError, Input = void, Context = unknown>(
  options: UseMutationOptions<Data, Err, Input, Context>,
) {
  const running = useRef(new Map<string, Promise<Data>>());
  const ask = useContext(ProofContext);
  const { mutationFn } = options;
  const mutation = useAnyMutation({
    ...options,
    ...(mutationFn !== undefined && {
      mutationFn: (...args: Parameters<typeof mutationFn>) => withProof(ask, () => mutationFn(...args)),
    }),
  });
  const begin = mutation.mutateAsync;
  const mutateAsync: typeof begin = useCallback(
    (...args) => {
      const key = superjson.stringify(args[0]);
      const begun = running.current.get(key) ?? begin(...args);
      running.current.set(key, begun);
      const end = () => running.current.delete(key);
      begun.then(end, end);
      return begun;
    },
    [begin],
  );
  const mutate: typeof mutation.mutate = useCallback(
    (...args) => void mutateAsync(...args).catch(() => {}),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
