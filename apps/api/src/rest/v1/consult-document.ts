import type { DocumentView, Principal } from '@fiscal/db/base/types';
import { notFound } from '../../base/failure.ts';
import { linksOf } from '../../services/files/links.ts';
import type { Services } from '../../services/services.ts';
import type { Answer, HttpRequest } from '../operation.ts';
import { documentBody } from './document-view.ts';

interface Used {
  readonly documents: Pick<Services['documents'], 'get' | 'getState' | 'tags' | 'answers' | 'allowedActions'>;
  readonly files: Pick<Services['files'], 'links'>;
}

/** A document that a caller asks for, by the types of the route. */
interface Consulted {
  readonly caller: Principal;
  readonly documentId: string;
  readonly types: readonly string[];
  readonly http: Pick<HttpRequest, 'header'>;
}

/** The caller stores the answer, and asks with its tag whether it still holds. */
const tagHeaders = (tag: string) => ({ etag: tag, 'cache-control': 'private, no-cache' });

/**
 * The consult view, or 304 where `If-None-Match` has its tag. What this process answered before is sent again while its
 * tag holds. A page gets no tag: a browser stores nothing of an account.
 *
 * @throws {Failure} nao_encontrado
 */
export async function consultDocument(consulted: Consulted, services: Used): Promise<Answer> {
  const { caller, documentId, types, http } = consulted;
  const { documents, files } = services;
  const hourMs = files.links.hourMs();

  /** The first of `tags` that is of the present view; null = none. */
  async function heldOf(tags: string): Promise<string | null> {
    if (!tags.includes('"')) return null;
    const state = await documents.getState(caller, documentId);
    if (state === null || !types.includes(state.type)) throw notFound();
    return documents.tags.match(tags, state, hourMs);
  }

  async function view() {
    const found = await documents.get(caller, documentId);
    if (found === null || !types.includes(found.type)) throw notFound();
    const actions = documents.allowedActions(found);
    const body = documentBody(found, linksIn(found), actions);
    return { body, tag: documents.tags.of(found.version, actions, hourMs) };
  }

  function linksIn({ linksTakenBackAt }: DocumentView) {
    const takenBackMs = linksTakenBackAt?.getTime() ?? 0;
    return linksOf(files.links, caller.accountId, Math.max(hourMs, takenBackMs + 1));
  }

  async function answerAnew() {
    const { body, tag } = await view();
    const answer = { tag, text: JSON.stringify(body) };
    documents.answers.set(documentId, answer);
    return answer;
  }

  if (caller.reads !== undefined || caller.tries !== undefined)
    return { status: 200, body: (await view()).body, documentId };
  const given = http.header('if-none-match')?.trim() ?? '';
  const before = documents.answers.get(documentId);
  const held = await heldOf(`${given} ${before?.tag ?? ''}`);
  const { tag, text } = held === null ? await answerAnew() : { tag: held, text: before?.text };
  const headers = tagHeaders(tag);
  return given === '*' || given.includes(tag)
    ? { status: 304, body: undefined, headers, documentId }
    : { status: 200, body: text, contentType: 'application/json; charset=utf-8', headers, documentId };
}
