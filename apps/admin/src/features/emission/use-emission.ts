import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../../trpc/client.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { useMutation } from '../../trpc/use-mutation.ts';
import { counterReason, useCounter } from '../counter/use-counter.ts';
import { type Attempt, attemptFor, keepAttempt, readAttempt } from './attempt.ts';
import type { DraftOf } from './draft.ts';

interface Body {
  readonly body: string;
  readonly strict: boolean;
}

/** Typed before something with fiscal value is emitted. */
export type LiveWord = 'PRODUÇÃO' | 'PRODUCTION';

/** Refusals of a body that was not taken under its key, by an API that has looked for the key. */
const NOT_TAKEN: ReadonlySet<string> = new Set([
  'requisicao_invalida',
  'corpo_grande_demais',
  'creditos_esgotados',
  'referencia_duplicada',
  'operacao_nao_permitida',
]);

/** The key has an answer or will have one: the page follows it and shows no error. */
const FOLLOWED: ReadonlySet<string> = new Set(['em_processamento', 'chave_idempotencia_reutilizada']);

/** The page asks this often about an open attempt; then the person may send it again, under the same key. */
const LOOKS = 40;
const LOOK_MS = 1_500;

/** The attempt of a draft; it outlives the page until its verdict is shown. */
function useAttempt(of: DraftOf) {
  const [attempt, setAttempt] = useState(() => readAttempt(of, Date.now()));
  // A second click comes before the first one is rendered.
  const latest = useRef(attempt);
  function change<T extends Attempt | null>(next: (before: Attempt | null) => T): T {
    const after = next(latest.current);
    latest.current = after;
    keepAttempt(of, after);
    setAttempt(after);
    return after;
  }
  return [attempt, change] as const;
}

/** Asks for the document of an open attempt until there is one; null meanwhile. */
function useSent({ clientId, environment }: DraftOf, attempt: Attempt | null, isSending: boolean) {
  const api = useApi();
  const isLost = attempt !== null && attempt.documentId === null && !isSending;
  const sent = useQuery(
    api.emission.sent.queryOptions(
      { clientId, environment, key: attempt?.key ?? '' },
      {
        enabled: isLost,
        retry: false,
        gcTime: 0,
        staleTime: 0,
        refetchInterval: ({ state }) =>
          state.data?.documentId || state.dataUpdateCount + state.errorUpdateCount > LOOKS ? false : LOOK_MS,
      },
    ),
  );
  return { found: isLost ? (sent.data?.documentId ?? null) : null, isLost };
}

const contentOf = ({ body, strict }: Body): string => JSON.stringify({ body, strict });

/** Body that an attempt sent. */
const bodyIn = ({ content }: Attempt): string => {
  const { body }: Body = JSON.parse(content);
  return body;
};

/** Ways to send a draft: in the test environment, with the typed word, or at an open counter. */
function useWays(of: DraftOf, change: ReturnType<typeof useAttempt>[1]) {
  const api = useApi();
  const answered = {
    // The API may have taken another body than the first one under the key.
    onSuccess: (
      { documentId }: { readonly documentId: string },
      { key, body, strict }: Body & { key: string },
    ) =>
      change((before) =>
        before?.key === key ? { ...before, documentId, content: contentOf({ body, strict }) } : before,
      ),
    onError: (error: unknown) => {
      // A counter refuses before it looks for the key, whose first body may have arrived.
      if (NOT_TAKEN.has(faultOf(error).code) && counterReason(error) === null) change(() => null);
    },
  };
  const counter = useCounter(of.clientId, of.environment === 1);
  return {
    inTest: useMutation(api.emission.emit.mutationOptions(answered)),
    live: useMutation(api.emission.emitLive.mutationOptions(answered)),
    atCounter: useMutation(api.counter.emit.mutationOptions({ ...answered, onSettled: counter.refresh })),
    counter,
  };
}

/** Emits a draft once: a second press, a lost answer or a reload makes no second document. */
export function useEmission(of: DraftOf) {
  const isLive = of.environment === 1;
  const [attempt, change] = useAttempt(of);
  const { inTest, live, atCounter, counter } = useWays(of, change);
  const [isAtCounter, setAtCounter] = useState(false);
  const emission = isLive ? (isAtCounter ? atCounter : live) : inTest;
  const { found, isLost } = useSent(of, attempt, emission.isPending);
  const [asked, setAsked] = useState<Body | null>(null);
  const [isAuthorized, setAuthorized] = useState(false);
  const adopt = useEffectEvent((documentId: string) => {
    change((before) => before && { ...before, documentId });
    setAsked(null);
  });
  useEffect(() => {
    if (found !== null) adopt(found);
  }, [found]);
  const begin = (written: Body) => {
    setAuthorized(false);
    const { key } = change((before) => attemptFor(before, contentOf(written), Date.now()));
    return { clientId: of.clientId, type: of.type, ...written, key };
  };
  const code = emission.error === null ? null : faultOf(emission.error).code;
  const isFollowed = code !== null && FOLLOWED.has(code);
  const documentId = attempt?.documentId ?? null;
  return {
    busy: emission.isPending || (isFollowed && isLost),
    /** Null: none, or one that is followed to its verdict. */
    error: isFollowed || documentId !== null ? null : emission.error,
    documentId,
    counter,
    /** An answer is missing, and asked for. */
    isLost,
    /** The API took the first body, so the one written after the lost answer was not sent. */
    isOther: code === 'chave_idempotencia_reutilizada' && documentId !== null,
    /** Body of the authorized document on the page. */
    emitted: isAuthorized && attempt?.isOver === true ? bodyIn(attempt) : null,
    /** The page calls it when it shows the verdict: the next emission has a new key. */
    onVerdict: (status: string) => {
      change((before) => before && { ...before, isOver: true });
      setAuthorized(status === 'AUTORIZADA');
    },
    /** Takes a verdict off the page; an emission that is under way stays. */
    leave: () => void change((before) => (before?.isOver === true ? null : before)),
    /** In production asks first, unless a counter is open. */
    emit: (written: Body) => {
      if (!isLive) {
        inTest.mutate({ ...begin(written), environment: 2 });
        return;
      }
      const asking = { ...written, strict: false } as const;
      setAtCounter(counter.opened !== null);
      if (counter.opened === null) setAsked(asking);
      else
        atCounter.mutate(
          { ...begin(asking), strict: false, environment: 1 },
          {
            onError: (error) => {
              if (counterReason(error) !== null) setAsked(asking);
            },
          },
        );
    },
    /** The emission waiting for the confirmation word. */
    asked:
      asked === null
        ? null
        : {
            busy: live.isPending,
            error: isFollowed ? null : live.error,
            reason: isAtCounter ? counterReason(atCounter.error) : null,
            onClose: () => setAsked(null),
            onEmit: (word: LiveWord) => {
              setAtCounter(false);
              live.mutate(
                { ...begin(asked), strict: false, environment: 1, word },
                { onSuccess: () => setAsked(null) },
              );
            },
          },
  };
}
