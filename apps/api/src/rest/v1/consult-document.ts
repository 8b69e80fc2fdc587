import type { Principal } from '@fiscal/db/base/types';
import { notFound } from '../../base/failure.ts';
import { linksOf } from '../../services/files/links.ts';
import type { Services } from '../../services/services.ts';
import type { Answer, HttpRequest } from '../operation.ts';
import { documentBody } from './document-view.ts';

interface Used {
  readonly documents: Pick<Services['documents'], 'get' | 'getState' | 'tags' | 'allowedActions'>;
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
 * The consult view, or 304 where `If-None-Match` has its tag. A page gets no tag: a browser stores nothing of an account.
 *
 * @throws {Failure} nao_encontrado
 */
export async function consultDocument(
  { caller, documentId, types, http }: Consulted,
  services: Used,
): Promise<Answer> {
  const hourMs = services.files.links.hourMs();
  const ofPage = caller.reads !== undefined || caller.tries !== undefined;
  const tags = ofPage ? undefined : http.header('if-none-match');
  if (tags?.includes('"') === true) {
    const state = await services.documents.getState(caller, documentId);
    if (state === null || !types.includes(state.type)) throw notFound();
    const kept = services.documents.tags.match(tags, state, hourMs);
    if (kept !== null) return { status: 304, body: undefined, headers: tagHeaders(kept), documentId };
  }
  const view = await services.documents.get(caller, documentId);
  if (view === null || !types.includes(view.type)) throw notFound();
  const actions = services.documents.allowedActions(view);
  const takenBackMs = view.linksTakenBackAt?.getTime() ?? 0;
  const links = linksOf(services.files.links, caller.accountId, Math.max(hourMs, takenBackMs + 1));
  const body = documentBody(view, links, actions);
  if (ofPage) return { status: 200, body, documentId };
  const headers = tagHeaders(services.documents.tags.of(view.version, actions, hourMs));
  return tags?.trim() === '*'
    ? { status: 304, body: undefined, headers, documentId }
    : { status: 200, body, headers, documentId };
}
