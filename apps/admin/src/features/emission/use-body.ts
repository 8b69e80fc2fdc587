import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../trpc/client.tsx';
import { keepDraft, readDraft } from './draft.ts';
import type { EmissionType } from './fields.ts';
import { entryNode, objectNode, parseTree, printTree, textNode } from './json-tree.ts';

const emptyBody = (mod: string) => printTree(objectNode([entryNode('mod', textNode(mod))]));

interface Body {
  readonly text: string;
  /** What it was before anybody wrote in it. */
  readonly origin: string | null;
}

/** The text of the body: drafted earlier, given, or the barest example; every change is kept as the draft. */
export function useBody(clientId: string, { type, mod, examples }: EmissionType, initial: string | null) {
  const api = useApi();
  const queries = useQueryClient();
  const [body, setBody] = useState<Body | null>(() => {
    const text = initial ?? readDraft(clientId, type);
    return text === null ? null : { text, origin: null };
  });
  const exampleOf = (name: string) => api.emission.example.queryOptions({ clientId, type, name });
  const bare = useQuery({ ...exampleOf(examples[0]?.name ?? ''), enabled: body === null });
  useEffect(() => {
    if (bare.data === undefined) return;
    const text = JSON.stringify(bare.data, null, 2);
    setBody((before) => before ?? { text, origin: text });
  }, [bare.data]);
  useEffect(() => {
    if (body !== null) keepDraft(clientId, type, body.text === body.origin ? null : body.text);
  }, [body, clientId, type]);
  const text = body?.text ?? null;
  return {
    text,
    error: body === null ? bare.error : null,
    parsed: useMemo(() => (text === null ? null : parseTree(text)), [text]),
    /** Something would be lost. */
    isEdited: body !== null && body.text !== body.origin,
    write: (next: string) => setBody((before) => ({ text: next, origin: before?.origin ?? null })),
    /** Begins anew: from an example, or from nothing. */
    start: async (name: string | null): Promise<void> => {
      const fresh =
        name === null
          ? emptyBody(mod)
          : JSON.stringify(await queries.fetchQuery({ ...exampleOf(name), staleTime: 0 }), null, 2);
      setBody({ text: fresh, origin: fresh });
    },
  };
}
