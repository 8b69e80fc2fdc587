import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readBody } from '../wire/body.ts';
import { CONTROL_ROUTES, type ControlAnswer, type ControlDeps } from './routes.ts';

const BODY_BYTES_MAX = 64 * 1024;

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest();

/** Compares in constant time, so that the time reveals nothing about the token. */
const isToken = (header: string | undefined, token: string): boolean =>
  header !== undefined && timingSafeEqual(digest(header), digest(`Bearer ${token}`));

const problem = (status: number, code: string): ControlAnswer => ({ status, body: { code } });

/** Answers `/sandbox/*`: the token authorizes, never a certificate. */
export async function answerControl(
  deps: ControlDeps,
  adminToken: string,
  { request, url }: { readonly request: IncomingMessage; readonly url: URL },
): Promise<ControlAnswer> {
  const body = await readBody(request, BODY_BYTES_MAX);
  const here = CONTROL_ROUTES.filter((route) => route.path === url.pathname);
  const route = here.find((candidate) => candidate.method === request.method);
  if (!route)
    return problem(here.length > 0 ? 405 : 404, here.length > 0 ? 'metodo_nao_permitido' : 'nao_encontrado');
  if (!route.open && !isToken(request.headers.authorization, adminToken))
    return problem(401, 'nao_autenticado');
  if (body === null) return problem(413, 'corpo_grande_demais');
  const input = inputOf(body, url);
  return input === undefined ? problem(400, 'requisicao_invalida') : route.handle(deps, input);
}

/** The JSON body when there is one, the query otherwise. */
function inputOf(body: Buffer, url: URL): unknown {
  if (body.length === 0) return Object.fromEntries(url.searchParams);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
