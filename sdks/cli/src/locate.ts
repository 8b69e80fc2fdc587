import {
  type Documento,
  type DocumentRoute,
  type Documents,
  type Emite,
  EmiteError,
  type EmitOptions,
  type Outcome,
  type WaitOptions,
} from '@emite/sdk';
import { UsageError } from './failure.ts';

/** Types as callers name them, and their routes. */
export const ROUTES: Readonly<Record<string, DocumentRoute>> = {
  nfe: 'nfe',
  nfce: 'nfc-e',
  'nfc-e': 'nfc-e',
  cte: 'cte',
  mdfe: 'mdfe',
  nfcom: 'nfcom',
  dce: 'dce',
  nfse: 'nfse',
};

export const TYPES = ['nfe', 'nfce', 'cte', 'mdfe', 'nfcom', 'dce', 'nfse'] as const;

/** `mod` of a body. */
const BY_MODEL: Readonly<Record<string, DocumentRoute>> = {
  '55': 'nfe',
  '65': 'nfc-e',
  '57': 'cte',
  '58': 'mdfe',
  '62': 'nfcom',
  '99': 'dce',
  NFSE: 'nfse',
};

/** @throws {UsageError} for a type that is none */
export function routeOf(type: string): DocumentRoute {
  const route = Object.hasOwn(ROUTES, type) ? ROUTES[type] : undefined;
  if (route === undefined) throw new UsageError(`--type ${type}: use um de ${TYPES.join(', ')}.`);
  return route;
}

/** Route of a body: the one that was named, else that of its `mod`. @throws {UsageError} */
export function routeOfBody(body: object, type: string | undefined): DocumentRoute {
  if (type !== undefined) return routeOf(type);
  const model = 'mod' in body ? String(body.mod).toUpperCase() : '';
  const route = Object.hasOwn(BY_MODEL, model) ? BY_MODEL[model] : undefined;
  if (route === undefined) throw new UsageError('O corpo não diz o tipo em mod: informe --type.');
  return route;
}

const VERBS = {
  nfe: 'nfe',
  'nfc-e': 'nfce',
  cte: 'cte',
  mdfe: 'mdfe',
  nfcom: 'nfcom',
  dce: 'dce',
  nfse: 'nfse',
} as const satisfies Record<DocumentRoute, keyof Emite>;

type Verbs = Documents<DocumentRoute>;

/** Verbs of any route, for a body that the API alone judges. */
export interface AnyDocuments {
  emit(body: object, options?: EmitOptions): ReturnType<Verbs['emit']>;
  emitAndWait(body: object, options?: EmitOptions & WaitOptions): Promise<Outcome>;
  waitFor(id: string, options?: WaitOptions): Promise<Outcome>;
  validate(body: object, options?: { readonly on?: string }): ReturnType<Verbs['validate']>;
  get(id: string): Promise<Documento>;
  xml(id: string): Promise<string>;
  pdf(id: string): Promise<Uint8Array>;
  cancel(id: string, reason: string, idempotencyKey?: string): ReturnType<Verbs['cancel']>;
  correct(id: string, correctionText: string): ReturnType<Verbs['correct']>;
  event(id: string, path: string, body: object): Promise<Record<string, unknown>>;
}

export const documentsOf = (emite: Emite, route: DocumentRoute): AnyDocuments => emite[VERBS[route]];

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ACCESS_KEY = /^(?:[0-9A-Z]{44}|[0-9A-Z]{50}|DPS[0-9A-Z]{42})$/;

interface Place {
  readonly route: DocumentRoute;
  readonly id: string;
}

/** NF-e and NFC-e are found by one route. */
const ROUTES_OF_IDS = ['nfe', 'cte', 'mdfe', 'nfcom', 'dce', 'nfse'] as const;

/** The document of an id; null where no route has it. */
async function locateById(emite: Emite, id: string, type?: string): Promise<Place | null> {
  for (const route of type === undefined ? ROUTES_OF_IDS : [routeOf(type)])
    try {
      await documentsOf(emite, route).get(id);
      return { route, id };
    } catch (error) {
      if (!(error instanceof EmiteError && error.status === 404)) throw error;
    }
  return null;
}

/** A document by its id, its access key or its reference: the newest, where several had the reference. @throws {UsageError} */
export async function locate(emite: Emite, what: string, type?: string): Promise<Place> {
  if (UUID.test(what)) {
    const place = await locateById(emite, what, type);
    if (place !== null) return place;
  }
  const key = what.replace(/\s/g, '');
  const ofType = type === undefined ? {} : { type: VERBS[routeOf(type)] };
  const filter = ACCESS_KEY.test(key) ? { accessKey: key } : { referencia: what, ...ofType };
  for await (const { id, route } of emite.list({ ...filter, limit: 1 })) return { route: routeOf(route), id };
  throw new UsageError(`Nenhum documento da empresa tem o id, a chave ou a referência ${what}.`);
}

/** Id of a company, by itself or by its CNPJ. @throws {UsageError} */
export async function companyId(emite: Emite, what: string): Promise<string> {
  if (UUID.test(what)) return what;
  const cnpj = what.replace(/[./-]/g, '');
  const path = `/v1/clients?cnpj=${encodeURIComponent(cnpj)}`;
  const { data } = await emite.request<{ data: { id: string }[] }>('GET', path);
  const [first, second] = data;
  if (first === undefined) throw new UsageError(`Nenhuma empresa da conta tem o CNPJ ${what}.`);
  if (second !== undefined) throw new UsageError(`${data.length} empresas têm o CNPJ ${what}: informe o id.`);
  return first.id;
}
