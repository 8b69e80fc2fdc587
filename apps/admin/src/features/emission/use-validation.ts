import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { type Answers, useApiClient } from '../../trpc/client.tsx';
import { type FieldError, faultOf } from '../../trpc/fault.ts';
import { nodeAt, stepsOf } from './editor/json-path.ts';
import type { JsonObject } from './editor/json-tree.ts';

export type Validation = Answers['emission']['validate'];
export type Problem = Validation['problems'][number];

/** The layout wants one of several fields, and none is there. */
const ONE_OF = /^Informe um entre /;

/** Whether a problem is a missing field rather than a wrong one. */
export const isMissing = ({ code, message }: Pick<FieldError, 'code' | 'message'>): boolean =>
  code === 'campo_obrigatorio' || (code === 'escolha_invalida' && ONE_OF.test(message));

/** Problems of fields that were typed; missing fields are requested instead. */
export const writtenWrong = (problems: readonly Problem[], tree: JsonObject): readonly Problem[] =>
  problems.filter((problem) => !isMissing(problem) || nodeAt(tree, stepsOf(problem.field)) !== undefined);

/** No request is sent while typing is faster than this. */
const PAUSE_MS = 350;

function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

/** Validation result after a pause in typing; the previous result stays until the next arrives. */
export function useValidation(of: {
  readonly clientId: string;
  readonly type: string;
  readonly strict: boolean;
  /** Null: nothing that could be asked about. */
  readonly body: string | null;
  /** Day that the law is read for; absent = today. */
  readonly em?: string;
}) {
  const client = useApiClient();
  const environment = useAmbiente();
  const { clientId, type, strict, em } = of;
  const day = em === undefined ? {} : { em };
  const body = useSettled(of.body, PAUSE_MS);
  const asked = useQuery({
    queryKey: ['emission.validate', clientId, environment, type, strict, body, em],
    queryFn: ({ signal }) =>
      client.emission.validate.mutate(
        { clientId, environment, type, strict, body: body ?? '', ...day },
        { signal },
      ),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const error = asked.error === null ? null : faultOf(asked.error);
  return {
    found: of.body === null || asked.error !== null ? null : (asked.data ?? null),
    error,
    /** Whether the result belongs to an earlier text. */
    isStale: body !== of.body || asked.isFetching,
  };
}
