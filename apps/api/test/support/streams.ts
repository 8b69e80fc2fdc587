import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { type GraphqlAnswer, graphqlAnswerOf } from './graphql-answer.ts';

export interface Operation {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

export interface Credentials {
  readonly accessKey: string;
  readonly token: string;
}

export type Results = AsyncIterableIterator<GraphqlAnswer>;

/** Results over `graphql-transport-ws`; throws the close event when the connection breaks: it never reconnects by itself. */
export async function* overSocket(
  apiUrl: string,
  connectionParams: Credentials,
  { query, variables = {} }: Operation,
): Results {
  const url = `${apiUrl.replace(/^http/, 'ws')}/graphql`;
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams: { ...connectionParams },
    retryAttempts: 0,
  });
  try {
    for await (const result of client.iterate({ query, variables: { ...variables } }))
      yield graphqlAnswerOf(result);
  } finally {
    await client.dispose();
  }
}

/** Results over SSE by fetch (`event: next`), until `event: complete`; throws when the connection breaks. */
export async function* overSse(
  apiUrl: string,
  { accessKey, token }: Credentials,
  operation: Operation,
): Results {
  const abort = new AbortController();
  try {
    const { body } = await fetch(`${apiUrl}/graphql`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'x-access-key': accessKey,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(operation),
      signal: abort.signal,
    });
    if (body === null) throw new Error('no stream');
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const frames = text.split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames) {
        if (frame.startsWith('event: complete')) return;
        const data = /^data: (.*)$/m.exec(frame)?.[1];
        if (data !== undefined) yield graphqlAnswerOf(JSON.parse(data));
      }
    }
    throw new Error('the connection broke');
  } finally {
    abort.abort();
  }
}
