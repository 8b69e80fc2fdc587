import { hash as digest } from 'node:crypto';
import { GraphQLError } from 'graphql';
import type { GraphQLParams } from 'graphql-yoga';
import { z } from 'zod';
import { KEPT } from './limits.ts';
import { refusal } from './refusal.ts';
import { createTextCache } from './text-cache.ts';

/** Operations a deployment brought with it, by id and by the SHA-256 of their text. */
export interface Registered {
  readonly texts: ReadonlyMap<string, string>;
  /** True: nothing else is executed. */
  readonly only: boolean;
}

const extension = z.looseObject({
  persistedQuery: z.looseObject({
    version: z.literal(1).exactOptional(),
    sha256Hash: z.string().regex(/^[\w-]{1,128}$/),
  }),
});

const sha256 = (text: string): string => digest('sha256', text);

/** Registered operations, and those that callers send once by the protocol of Apollo's automatic persisted queries. */
export function createPersisted(registered: Registered) {
  const sent = createTextCache<string>({
    entries: Number.POSITIVE_INFINITY,
    characters: KEPT.persistedCharacters,
    sizeOf: (hash, text) => hash.length + text.length,
  });
  const knownText = (hash: string): string | undefined => registered.texts.get(hash) ?? sent.get(hash);

  const byText = (params: GraphQLParams, query: string): GraphQLParams => {
    if (registered.only && !registered.texts.has(sha256(query)))
      throw refusal(
        'Esta instalação só executa operações registradas; envie uma delas, por texto ou por hash.',
        {
          reason: 'PERSISTED_QUERY_ONLY',
        },
      );
    return params;
  };

  return {
    /** The operation with its text, whether it came as text or as a hash. @throws {GraphQLError} */
    resolve(params: GraphQLParams): GraphQLParams {
      const query = params.query === '' ? undefined : (params.query ?? undefined);
      const asked = extension.safeParse(params.extensions);
      if (!asked.success) {
        if (params.extensions !== undefined && 'persistedQuery' in params.extensions)
          throw refusal('extensions.persistedQuery deve ter version 1 e sha256Hash.');
        return query === undefined ? params : byText(params, query);
      }
      const hash = asked.data.persistedQuery.sha256Hash;
      if (query === undefined) {
        const text = knownText(hash);
        if (text === undefined) throw notFound(registered.only);
        return { ...params, query: text };
      }
      if (sha256(query) !== hash)
        throw refusal(
          'extensions.persistedQuery.sha256Hash não é o SHA-256 (hexadecimal) do texto em query.',
        );
      return byText(params, query);
    },
    /** Keeps the text of an operation that came with its hash, once it has passed every check. */
    remember(params: GraphQLParams | undefined) {
      const asked = extension.safeParse(params?.extensions);
      if (registered.only || !asked.success || typeof params?.query !== 'string') return;
      const hash = asked.data.persistedQuery.sha256Hash;
      if (knownText(hash) === undefined) sent.set(hash, params.query);
    },
  };
}

export type Persisted = ReturnType<typeof createPersisted>;

/** In the words that Apollo's and urql's clients wait for before they send the text; not an error of HTTP. */
const notFound = (only: boolean) =>
  only
    ? refusal('Não há operação registrada com este hash.', { reason: 'PERSISTED_QUERY_ONLY' })
    : new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } });
