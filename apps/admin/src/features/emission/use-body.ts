import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useApi } from '../../trpc/client.tsx';
import { type DraftOf, keepDraft, readDraft } from './draft.ts';
import { parseTree } from './editor/json-tree.ts';
import type { EmissionType } from './fields.ts';

interface Body {
  readonly text: string;
  /** Number of restarts. */
  readonly turn: number;
  /** Body before any edit. */
  readonly origin: string | null;
  /** Whether it began as an example. */
  readonly isExample: boolean;
}

/** Place of an example that is a draft too: loaded again it still counts as an example. */
const exampleBeside = (of: DraftOf): DraftOf => ({ ...of, type: `${of.type}:exemplo` });

/** Text of the body: the stored draft, the given body, or what is known without asking. Every change, and a chosen example, is saved as the draft. */
export function useBody(clientId: string, { type }: EmissionType, initial: string | null) {
  const api = useApi();
  const queries = useQueryClient();
  const environment = useAmbiente();
  const [body, setBody] = useState<Body | null>(() => {
    const text = initial ?? readDraft({ clientId, type, environment });
    if (text === null) return null;
    const isExample = readDraft(exampleBeside({ clientId, type, environment })) === text;
    return { text, turn: 0, origin: isExample ? text : null, isExample };
  });
  const exampleOf = (name: string | null) =>
    api.emission.example.queryOptions({ clientId, environment, type, name });
  const bare = useQuery({ ...exampleOf(null), enabled: body === null });
  useEffect(() => {
    if (bare.data === undefined) return;
    const text = JSON.stringify(bare.data, null, 2);
    setBody((before) => before ?? { text, turn: 0, origin: text, isExample: false });
  }, [bare.data]);
  useEffect(() => {
    if (body === null) return;
    const untouched = body.text === body.origin;
    const of = { clientId, type, environment };
    // Made-up data do not wait in production.
    const isKept = !untouched || (body.isExample && environment === 2);
    keepDraft(of, isKept ? body.text : null);
    keepDraft(exampleBeside(of), isKept && untouched ? body.text : null);
  }, [body, clientId, type, environment]);
  const text = body?.text ?? null;
  return {
    text,
    error: body === null ? bare.error : null,
    turn: body?.turn ?? 0,
    parsed: useMemo(() => (text === null ? null : parseTree(text)), [text]),
    /** Something would be lost. */
    isEdited: body !== null && body.text !== body.origin,
    /** Filled by its starting point alone, with an example or with nothing. */
    untouched: body === null || body.text !== body.origin ? null : body.isExample ? 'example' : 'blank',
    write: (next: string) =>
      setBody((before) => ({ turn: 0, origin: null, isExample: false, ...before, text: next })),
    /** Starts over from this text, which counts as an edit. */
    restart: (text: string) =>
      setBody((before) => ({ text, turn: (before?.turn ?? 0) + 1, origin: null, isExample: false })),
    /** Starts over from an example or from an empty body. */
    start: async (name: string | null): Promise<void> => {
      const fresh = await queries.fetchQuery({ ...exampleOf(name), staleTime: 0 });
      const begun = JSON.stringify(fresh, null, 2);
      setBody((before) => ({
        text: begun,
        turn: (before?.turn ?? 0) + 1,
        origin: begun,
        isExample: name !== null,
      }));
    },
  };
}
