'use client';
import { useSubscription } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import type { Ambiente } from '../../shell/ambiente-paths.ts';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { faultOf } from '../../trpc/fault.ts';

type StreamEvent = Answers['documents']['changes'] extends AsyncIterable<infer T> ? T : never;

/** `kind`: the status that the document came to, or `evento`. */
export type DocumentChange = NonNullable<StreamEvent['data']['changes']>[number];

interface Following {
  readonly environment: Ambiente;
  readonly documentId?: string;
  /** Receives changes in order and each once; several together when they arrive together. */
  readonly onChanges: (changes: readonly DocumentChange[]) => void;
  /** Called when following begins: earlier reads may be old, so read again. Not called after a lost connection, which continues. */
  readonly onBegin?: () => void;
}

/** `seguindo`; `reconectando` happens automatically; `encerrado` when the session or the role has ended. */
export type Connection = 'conectando' | 'seguindo' | 'reconectando' | 'encerrado';

const ENDED = new Set(['nao_autenticado', 'sem_permissao']);

/** Follows the documents of the account or one document, on one connection that comes back by itself. */
export function useDocumentChanges({ environment, documentId, onChanges, onBegin }: Following): Connection {
  const api = useApi();
  const [ended, setEnded] = useState(false);
  const input = { environment, ...(documentId === undefined ? {} : { documentId }) };
  const { status, error } = useSubscription(
    api.documents.changes.subscriptionOptions(input, {
      enabled: !ended,
      onData: ({ data: { changes } }) => (changes === null ? onBegin?.() : onChanges(changes)),
      onConnectionStateChange: (state) => {
        if (state.error && ENDED.has(faultOf(state.error).code)) setEnded(true);
      },
    }),
  );
  if (ended) return 'encerrado';
  if (status === 'pending') return 'seguindo';
  return error ? 'reconectando' : 'conectando';
}
