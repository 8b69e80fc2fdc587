import { randomUUID } from 'node:crypto';
import type { EventDefinition } from '@fiscal/core/engine/events/definition';
import { documentOf } from '@fiscal/core/registry/documents';
import { EVENTS } from '@fiscal/core/registry/events';
import { undoneBy } from '@fiscal/core/registry/undone-events';
import { isoAt, type Payload } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  accessOf,
  type Company,
  emitAuthorized,
  newAccount,
  newCompany,
  type Reply,
  refusal,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import { operationBody, sampleOf } from '../../../test/support/documents.ts';
import { byAgregado, contractOnly, LATER_LOADING } from '../../../test/support/mdfe-bodies.ts';
import { exampleOf, SOUTHERN } from '../../../test/support/portal-examples.ts';
import { setClock } from '../../../test/support/sandbox.ts';
import type { DocumentBody } from '../../rest/v1/document-view.ts';
import { eventAddress } from '../../rest/v1/events/event-routes.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

/** Fields that an event needs beyond the sample document and body of its type. */
interface Row {
  /** Registration of the company. */
  readonly registration?: Payload;
  readonly document?: (of: Company) => Payload;
  readonly body?: (at: Place) => Promise<Payload> | Payload;
  /** Event of the document that comes first. */
  readonly after?: string;
  /** How far the world is ahead when the event is requested. */
  readonly laterMs?: number;
}

const minimalCte = ({ cnpj }: Company): Payload => ({
  mod: '57',
  cfop: '5352',
  natureza_operacao: 'PRESTACAO DE SERVICO DE TRANSPORTE',
  cnpj_emitente: cnpj,
});
const sample =
  (type: string) =>
  (of: Company): Payload =>
    sampleOf(documentOf(type), of);
const DOCUMENTS: Readonly<Record<string, (of: Company) => Payload>> = {
  nfe: sample('nfe'),
  nfce: sample('nfce'),
  cte: minimalCte,
  mdfe: contractOnly,
  nfcom: sample('nfcom'),
  dce: sample('dce'),
  nfse: sample('nfse'),
};

const now = (): string => isoAt(Date.now());
const attempt = () => ({ data_tentativa_entrega: now(), motivo_insucesso: 1 });
const delivery = () => ({
  data_entrega: now(),
  documento_recebedor: '123456789',
  nome_recebedor: 'Ana Souza',
  hash_entrega: 'foto da porta',
});
/** Key of the NFC-e that was issued offline in place of another. */
async function substitute({ headers, company }: Place): Promise<Payload> {
  const contingency = {
    forma_emissao: 'offline',
    data_entrada_contingencia: isoAt(Date.now() - MINUTE_MS),
    motivo_entrada_contingencia: 'Sem internet no estabelecimento',
  };
  const { accessKey } = await emitAuthorized(headers, { ...sample('nfce')(company), ...contingency });
  return { reason: 'Emitida outra em contingência', chave_nfe_substituta: accessKey };
}

/** By kind, or by type and kind. An event is judged by its type's document and its documented body without one. */
const ROWS: Readonly<Record<string, Row>> = {
  'nfce cancelamento-substituicao': { body: substitute },
  'cte carta-correcao': {
    body: () => ({ campo_corrigido: 'observacao', valor_corrigido: 'Entregar no portao 3' }),
  },
  'cte registro-multimodal': {
    registration: SOUTHERN,
    document: (of) => exampleOf('cte', 'multimodal-isento', of),
  },
  'mdfe pagamento-operacao': { document: byAgregado },
  'mdfe inclusao-dfe': { document: (of) => contractOnly(of, LATER_LOADING) },
  'mdfe encerramento': {
    body: () => ({ data: now().slice(0, 10), sigla_uf: 'RS', nome_municipio: 'Porto Alegre' }),
  },
  'nfse analise-cancelamento': { laterMs: 31 * DAY_MS },
  'comprovante-entrega': { body: delivery },
  'cte insucesso-entrega': { body: attempt },
  'nfe cancelamento-evento': { after: 'pagamento-integral' },
  'nfce cancelamento-evento': { after: 'vinculacao-pagamento' },
};

/** A company in a world of its own, with an authorized document. */
interface Place {
  readonly account: Account;
  readonly company: Company;
  readonly headers: Readonly<Record<string, string>>;
}

interface Case extends Row {
  readonly name: string;
  readonly type: string;
  readonly event: EventDefinition;
  readonly method: string;
  readonly path: string;
}

const UNDO = 'cancelamento-';

/** Every event of every document type. */
const CASES: readonly Case[] = EVENTS.flatMap((event) =>
  event.types.map((type) => {
    const name = `${type} ${event.kind}`;
    const [method = '', path = ''] = eventAddress(type, event.kind).split(' ');
    const undone = event.kind.startsWith(UNDO) ? event.kind.slice(UNDO.length) : '';
    const after = EVENTS.some(({ kind }) => kind === undone) ? { after: undone } : {};
    return { name, type, event, method, path, ...after, ...ROWS[event.kind], ...ROWS[name] };
  }),
);

/** NF-e and NFC-e share their paths. */
const routeOf = (type: string): string => (type === 'nfce' ? 'nfe' : type);

const find = (type: string, kind: string): Case => {
  const found = CASES.find((one) => one.name === `${type} ${kind}`);
  if (found === undefined) throw new Error(`${type} has no ${kind}`);
  return found;
};

async function open({ type, document = DOCUMENTS[type], registration = {} }: Case) {
  if (document === undefined) throw new Error(`no document of ${type}`);
  const account = await newAccount();
  const company = await newCompany(account, registration);
  const place: Place = { account, company, headers: testOf(company) };
  return { ...place, view: await emitAuthorized(place.headers, document(company)) };
}

const pathOf = ({ type, path }: Case, { id, events }: DocumentBody): string => {
  const protocol = events.findLast(({ status }) => status === 'autorizado')?.protocolNumber ?? '0';
  return `/v1/${routeOf(type)}/${id}/${path.replace(':numeroProtocolo', protocol)}`;
};

/** The documented body; a cancellation by protocol names the event that was registered last. */
async function bodyOf(each: Case, at: Place, { events }: DocumentBody): Promise<Payload | undefined> {
  if (each.method === 'DELETE') return undefined;
  if (each.body !== undefined) return each.body(at);
  const body = operationBody(`/v1/${each.type === 'nfce' ? 'nfc-e' : each.type}/:id/${each.path}`);
  if (body === undefined) throw new Error(`${each.name} has no example`);
  return each.after === undefined ? body : { numero_protocolo: events.at(-1)?.protocolNumber };
}

/** Requests the event, again under the same key while the authority has not answered. */
async function request(each: Case, at: Place, view: DocumentBody) {
  const headers = { ...at.headers, 'idempotency-key': randomUUID() };
  const path = pathOf(each, view);
  const body = await bodyOf(each, at, view);
  const ask = (): Promise<Reply> => send(each.method, path, headers, body);
  let reply = await ask();
  while (reply.status === 503) reply = await ask();
  expect(reply.status, `${each.name}: ${reply.text}`).toBeLessThan(300);
  return { reply, ask, view: await settleEvents(at.headers, view.id, routeOf(each.type)) };
}

/** The document, once the event that `each` follows is registered. */
async function prepare(each: Case) {
  const at = await open(each);
  if (each.laterMs !== undefined) await setClock(at.account.accountId, each.laterMs);
  if (each.after === undefined) return at;
  return { ...at, view: (await request(find(each.type, each.after), at, at.view)).view };
}

/** Removes signed links: each answer has another signature. */
const withoutLinks = (body: unknown): object =>
  Object.fromEntries(Object.entries(Object(body)).filter(([field]) => !field.startsWith('caminho_')));
const ofKind = ({ events }: DocumentBody, { event }: Case) =>
  events.filter(({ type }) => type === event.kind);

/** Cancels a registered event where another event does that: once. */
async function takeBack(each: Case, at: Place, view: DocumentBody): Promise<void> {
  const kind = undoneBy(each.type, each.event.kind);
  if (kind === null) return;
  const undo = find(each.type, kind);
  const undone = await request(undo, at, view);
  expect(ofKind(undone.view, undo), undo.name).toMatchObject([{ status: 'autorizado' }]);
  const twice = await send(undo.method, pathOf(undo, view), at.headers, await bodyOf(undo, at, view));
  expect(twice.status, twice.text).toBe(409);
}

describe.concurrent('every event', () => {
  it.each(CASES)(
    '$name is registered once though its answer is lost, repeated from its key, and canceled where it can be',
    async (each) => {
      const { view, ...at } = await prepare(each);
      const lost = { operation: 'evento', scenario: 'timeout=depois', times: 1 };
      const set = await send('POST', '/sandbox/conditions', accessOf(at.account), lost);
      expect(set.status, set.text).toBe(201);

      const first = await request(each, at, view);
      const done = ofKind(first.view, each);
      expect(done, each.name).toMatchObject([
        {
          status: 'autorizado',
          eventCode: each.event.tpEvento,
          sequence: 1,
          caminho_xml: expect.any(String),
        },
      ]);
      const left = await send('GET', '/sandbox/conditions', accessOf(at.account));
      expect(left.json, 'the answer was lost').toMatchObject({ data: [] });
      const file = await send('GET', done[0]?.caminho_xml ?? '', {});
      expect(file.text).toContain(each.event.tpEvento);
      expect(file.text).toContain(first.view.accessKey);

      const again = await first.ask();
      expect([again.status, withoutLinks(again.json)]).toEqual([
        first.reply.status,
        withoutLinks(first.reply.json),
      ]);
      const last = await settleEvents(at.headers, view.id, routeOf(each.type));
      expect(ofKind(last, each)).toEqual(
        done.map((event) => ({ ...event, caminho_xml: expect.any(String) })),
      );
      await takeBack(each, at, last);
    },
  );
});

describe('a document that takes no event', () => {
  /** One canceled document of each type. */
  const canceled = new Map<string, Place & { readonly view: DocumentBody }>();
  beforeAll(async () => {
    await Promise.all(
      Object.keys(DOCUMENTS).map(async (type) => {
        const each = find(type, 'cancelamento');
        const { view, ...at } = await open(each);
        canceled.set(type, { ...at, view: (await request(each, at, view)).view });
      }),
    );
  });

  it.each(CASES)('refuses $name: it is canceled, of another type, or asked unknown fields', async (each) => {
    const place = canceled.get(each.type);
    if (place === undefined) throw new Error(`no canceled ${each.type}`);
    const { headers, view } = place;
    expect(view.status).toBe('CANCELADA');
    const events = view.events.length;
    const body =
      each.method === 'DELETE'
        ? undefined
        : (operationBody(`/x/${each.type}/:id/${each.path}`) ?? (await each.body?.(place)));
    refusal(await send(each.method, pathOf(each, view), headers, body), 409, 'documento_nao_autorizado');

    const other = each.type === 'dce' ? 'nfcom' : 'dce';
    const elsewhere = pathOf(each, view).replace(`/${routeOf(each.type)}/`, `/${other}/`);
    expect((await send(each.method, elsewhere, headers, body)).status).toBe(404);

    if (body !== undefined) {
      const strictly = { ...headers, prefer: 'handling=strict' };
      const odd = await send(each.method, pathOf(each, view), strictly, { ...body, campo_estranho: 1 });
      const { errors } = refusal(odd, 400, 'requisicao_invalida');
      expect(errors?.map(({ field }) => field)).toContain('campo_estranho');
    }
    expect((await settleEvents(headers, view.id, routeOf(each.type))).events).toHaveLength(events);
  });
});

it('an event with a cancellation is canceled by it', () => {
  const undone = CASES.filter(({ type, event }) => undoneBy(type, event.kind) !== null);
  expect(undone).toHaveLength(18);
  for (const { type, event } of undone) {
    const undo = find(type, undoneBy(type, event.kind) ?? '');
    expect(undo.after, undo.name).toBeDefined();
  }
});
