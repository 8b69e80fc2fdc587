import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainTexts } from '../base/json/plain-text.ts';
import { readBody } from '../edge/read-body.ts';
import { senderOf } from '../edge/sender.ts';
import { parseInput } from '../inputs/parse.ts';
import { EDITED_TEXTS, type EditTexts } from './edit-texts.ts';
import { refusalOf } from './messages.ts';
import { RENAMINGS } from './names.ts';
import { assertIds } from './rights/ids.ts';
import { BASE_PATH, IP_HEADER, PEOPLE_ROUTES } from './routes.ts';
import { foreign, originVerdict } from './same-origin.ts';

export interface PeopleHandler {
  /** Answers a request whose address is of the console's origin. */
  readonly handle: (request: Request) => Promise<Response>;
  readonly consoleUrl: string;
  readonly origins: ReadonlySet<string>;
  readonly editTexts: EditTexts;
}

/** Puts better-auth's routes for people on the server: cookies, so what changes anything has to come from our own pages. */
export function servePeople(app: FastifyInstance, people: PeopleHandler): void {
  const { origins } = people;
  for (const path of PEOPLE_ROUTES.GET) {
    app.get(`${BASE_PATH}${path}`, async (request, reply) => {
      assertIds(path, Object(request.query));
      return answer(people, request, { reply, body: null });
    });
  }
  for (const path of PEOPLE_ROUTES.POST) {
    app.post(`${BASE_PATH}${path}`, async (request, reply) => {
      const refused = originVerdict(senderOf(request), 'call', origins);
      if (refused !== null) throw foreign(refused);
      const { text, value = {} } = await readBody(request.raw);
      assertIds(path, Object(value));
      if (!(path in EDITED_TEXTS)) return answer(people, request, { reply, body: bodyOf(path, text, value) });
      const { seen, ...edit } = Object(value);
      const body = bodyOf(path, JSON.stringify(edit), edit);
      const { cookie } = request.headers;
      return people.editTexts({ path, body: edit, cookie, seen }, () =>
        answer(people, request, { reply, body }),
      );
    });
  }
}

/** Builds the body that better-auth gets; of a renaming, only the fields that are ours to take. @throws {Failure} requisicao_invalida */
function bodyOf(path: string, text: string, value: unknown): string {
  const renaming = RENAMINGS[path];
  if (renaming !== undefined) return JSON.stringify(parseInput(renaming, value));
  return text === '' ? '{}' : JSON.stringify(plainTexts(JSON.parse(text)));
}

/** Headers of the connection rather than the request, and the two that we set ourselves. */
const NOT_HANDED_ON = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'x-request-id',
  IP_HEADER,
]);

async function answer(
  { handle, consoleUrl, origins }: PeopleHandler,
  request: FastifyRequest,
  { reply, body }: { readonly reply: FastifyReply; readonly body: string | null },
) {
  const headers = new Headers({ [IP_HEADER]: request.ip, 'x-request-id': request.id });
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !NOT_HANDED_ON.has(name)) headers.set(name, value);
  const { method } = request;
  const url = new URL(request.url, consoleUrl);
  const response = await handle(new Request(url, { method, headers, ...(body !== null && { body }) }));
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  const text = await response.text();
  if (response.status >= 400) throw refusalOf(response, text);
  // Clears the console's browser storage on sign-out.
  if (request.url.endsWith('/sign-out')) reply.header('clear-site-data', '"cache", "storage"');
  const location = response.headers.get('location');
  if (location !== null) {
    // better-auth judges the address as it was sent: `/.//host` becomes `//host`, another site.
    const url = URL.parse(location, consoleUrl);
    if (url === null || !origins.has(url.origin) || url.pathname.startsWith('//')) throw strayRedirect();
    reply.header('location', location);
  }
  return reply
    .code(response.status)
    .type('application/json; charset=utf-8')
    .send(text === '' ? 'null' : text);
}

const strayRedirect = () =>
  refusalOf(new Response(null, { status: 403 }), JSON.stringify({ code: 'INVALID_CALLBACK_URL' }));
