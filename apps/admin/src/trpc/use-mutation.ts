import {
  type DefaultError,
  type UseMutationOptions,
  useMutation as useAnyMutation,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import superjson from 'superjson';

/**
 * A mutation that is not begun again with the same input before it is done: two clicks in one frame, before any button
 * shows that it is busy, ask for one thing.
 */
export function useMutation<Data = unknown, Err = DefaultError, Input = void, Context = unknown>(
  options: UseMutationOptions<Data, Err, Input, Context>,
) {
  const running = useRef(new Map<string, Promise<Data>>());
  const mutation = useAnyMutation(options);
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
