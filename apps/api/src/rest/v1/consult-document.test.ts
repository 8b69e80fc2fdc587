import { describe, expect, it } from 'vitest';
import { credentials, fakeApp, pendingView, principal } from '../../../test/support/fakes.ts';
import { createSizedCache } from '../../base/sized-cache.ts';
import { createDocumentTags } from '../../services/documents/document-tags.ts';

const documentTags = createDocumentTags({
  release: 'r',
  publicUrl: 'http://h',
  keys: () => ({ current: Buffer.alloc(32, 7), others: [] }),
});
const url = `/v1/nfe/${pendingView.id}`;

/** Views that are asked for are counted; `asked.view` is what the rows hold, null for another client's. */
async function appOf(view = pendingView) {
  const asked: { views: number; view: typeof view | null } = { views: 0, view };
  const app = await fakeApp({
    services: {
      documents: {
        tags: documentTags,
        answers: createSizedCache(1_000_000, ({ text }) => text.length),
        get: async () => {
          asked.views++;
          return asked.view;
        },
        getState: async () => asked.view,
      },
    },
  });
  const get = (headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ method: 'GET', url, headers: { ...credentials, ...headers } });
  return { app, asked, get };
}

describe('GET of a document', () => {
  it('gives a tag, and 304 without making the view again', async () => {
    const { app, asked, get } = await appOf();
    const first = await get();
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    const tag = String(first.headers.etag);
    const again = await get({ 'if-none-match': tag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-cache' });
    expect(again.headers).toHaveProperty('ratelimit-remaining');
    expect(again.headers).not.toHaveProperty('content-type');
    expect(asked.views).toBe(1);
    for (const other of ['"x"', 'nada', '""'])
      expect((await get({ 'if-none-match': other })).statusCode).toBe(200);
    expect((await get({ 'if-none-match': '*' })).statusCode).toBe(304);
    await app.close();
  });

  it('sends an answer again while the rows are as they were, to whoever may see them', async () => {
    const { app, asked, get } = await appOf();
    const first = await get();
    const again = await get();
    expect(again.body).toBe(first.body);
    expect(again.headers).toMatchObject({
      etag: first.headers.etag,
      'content-type': first.headers['content-type'],
    });
    expect(asked.views).toBe(1);
    asked.view = { ...pendingView, status: 'AUTORIZADA', version: 'next' };
    const next = await get();
    expect(next.json()).toMatchObject({ status: 'AUTORIZADA' });
    expect((await get({ 'if-none-match': String(first.headers.etag) })).json()).toEqual(next.json());
    expect(asked.views).toBe(2);
    asked.view = null;
    expect((await get()).statusCode).toBe(404);
    await app.close();
  });

  it('finds no document of another type by its tag', async () => {
    const { app, get } = await appOf();
    const tag = String((await get()).headers.etag);
    const answer = await app.inject({
      method: 'GET',
      url: url.replace('nfe', 'cte'),
      headers: { ...credentials, 'if-none-match': tag },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    await app.close();
  });

  it('gives links of the hour, or of the moment after the account took its links back', async () => {
    const hourMs = 3_600_000 * 490_000;
    const made: (number | undefined)[] = [];
    const links = (linksTakenBackAt: Date | null) =>
      fakeApp({
        services: {
          documents: {
            tags: documentTags,
            get: async () => ({ ...pendingView, hasXml: true, linksTakenBackAt }),
          },
          files: {
            links: {
              hourMs: () => hourMs,
              madeAt: () => null,
              link: (_, madeMs) => {
                made.push(madeMs);
                return 'http://h/v1/files/x';
              },
            },
          },
        },
      });
    for (const takenBackAt of [null, new Date(hourMs - 1), new Date(hourMs + 60_000)]) {
      const app = await links(takenBackAt);
      await app.inject({ method: 'GET', url, headers: credentials });
      await app.close();
    }
    expect(made).toEqual([hourMs, hourMs, hourMs + 60_001]);
  });

  it('gives a page neither a tag nor leave to store', async () => {
    const app = await fakeApp({
      services: { documents: { tags: documentTags, get: async () => pendingView } },
      deps: {
        authenticate: {
          account: async () => null,
          principal: async () => null,
          restricted: async () => false,
          reader: async () => ({ ...principal, reads: { documentId: null } }),
          originsOf: () => [],
        },
      },
    });
    const answer = await app.inject({
      method: 'GET',
      url,
      headers: { authorization: 'Bearer nfe_read_x', 'if-none-match': '"x"' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.headers['cache-control']).toBe('no-store');
    await app.close();
  });
});
