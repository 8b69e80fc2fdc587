import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { type Answers, useApiClient } from '../../trpc/client.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { nodeAt, stepsOf } from './editor/json-path.ts';
import type { JsonObject } from './editor/json-tree.ts';

export type Validation = Answers['emission']['validate'];
export type Problem = Validation['problems'][number];

/** Nothing is wrong, something is still to be said. */
export const isMissing = ({ code }: { readonly code?: string | undefined }): boolean =>
  code === 'campo_obrigatorio';

/** What nobody has written yet is asked for, not found fault with. */
export const writtenWrong = (problems: readonly Problem[], tree: JsonObject): readonly Problem[] =>
  problems.filter((problem) => !isMissing(problem) || nodeAt(tree, stepsOf(problem.field)) !== undefined);

/** As fast as somebody types, no question is asked. */
const PAUSE_MS = 350;

function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

/** What emission would say of the body once the typing pauses; the last answer until the next one is there. */
export function useValidation(of: {
  readonly clientId: string;
  readonly type: string;
  readonly strict: boolean;
  /** Null: nothing that could be asked about. */
  readonly body: string | null;
}) {
  const client = useApiClient();
  const environment = useAmbiente();
  const { clientId, type, strict } = of;
  const body = useSettled(of.body, PAUSE_MS);
  const asked = useQuery({
    queryKey: ['emission.validate', clientId, environment, type, strict, body],
    queryFn: ({ signal }) =>
      client.emission.validate.mutate({ clientId, environment, type, strict, body: body ?? '' }, { signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const error = asked.error === null ? null : faultOf(asked.error);
  return {
    found: of.body === null || asked.error !== null ? null : (asked.data ?? null),
    error,
    /** What is found is not of the text as it stands. */
    isStale: body !== of.body || asked.isFetching,
  };
}
