import type { DocumentView, Principal } from '@fiscal/db/base/types';
import { DEFAULT_CEILINGS } from '@fiscal/db/records/ceilings';
import { pino } from 'pino';
import { type AppDeps, createApp } from '../../src/app.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { createRateLimiter } from '../../src/base/rate-limit.ts';
import { createSizedCache } from '../../src/base/sized-cache.ts';
import { DEFAULT_COST_MAX } from '../../src/env.ts';
import { createOperatorsApp, type OperatorsDeps } from '../../src/operators/operators-app.ts';
import type { Services } from '../../src/services/services.ts';

export const ACCESS_KEY = 'nfe_access_boa';
export const RESTRICTED_KEY = 'nfe_restricted_boa';
export const TOKEN = 'nfe_test_bom';

export const principal: Principal = {
  accountId: '00000000-0000-7000-8000-000000000001',
  clientId: '00000000-0000-7000-8000-000000000002',
  environment: 2,
  testTarget: 'sandbox',
  tokenId: '00000000-0000-7000-8000-000000000003',
  issuer: { cnpj: '11222333000181', name: 'EMPRESA DE TESTE', ie: '110042490114', uf: 'SP' },
  sandboxStrict: false,
  limits: { writes: null, reads: null },
  ceilings: DEFAULT_CEILINGS,
  sandboxClockAheadMs: 0,
};

/** Credentials among which no token only reads. */
export const NO_READERS = { reader: async () => null, originsOf: () => [] };

export const credentials = { 'x-access-key': ACCESS_KEY, authorization: `Bearer ${TOKEN}` };

const at = new Date('2026-11-21T13:00:00.000Z');
/** A document that was just taken. */
export const pendingView: DocumentView = {
  id: '0193a2b4-5c6d-7e8f-9012-3456789abcde',
  clientId: '0193a2b4-5c6d-7e8f-9012-3456789abcdf',
  type: 'nfe',
  environment: 2,
  target: 'sandbox',
  status: 'PENDENTE',
  accessKey: '3'.repeat(44),
  serie: 1,
  numero: 7,
  protocolNumber: null,
  cStat: null,
  xMotivo: null,
  rejection: null,
  technicalError: null,
  qrCodeUrl: null,
  referencia: null,
  previousAttempts: [],
  completed: [],
  notices: [],
  waiting: null,
  now: at,
  version: '7|1',
  linksTakenBackAt: null,
  events: [],
  subject: {
    type: 'nfe',
    environment: 2,
    uf: 'SP',
    accessKey: '3'.repeat(44),
    emitente: '11222333000181',
    dhEmi: '2026-11-21T10:00:00-03:00',
    protocolNumber: '',
    authorizedAtMs: 0,
    tpEmis: '1',
  },
  hasXml: false,
  creditsChargedMilli: 0,
  cancellableUntil: null,
  createdAt: at,
  updatedAt: at,
  authorizedAt: null,
  warning: null,
  alerts: [],
  contingency: null,
  imported: null,
};

const failUnexpected = (name: string) => () => {
  throw new Error(`this test does not expect ${name}`);
};

/** Fails when called or read. */
const missing = (name: string): unknown =>
  // A promise may be made of it.
  new Proxy(failUnexpected(name), {
    get: (_called, key) => (key === 'then' ? undefined : missing(`${name}.${String(key)}`)),
  });

/** The use cases that a test brings, by subject. */
export type BroughtServices = { readonly [S in keyof Services]?: Partial<Services[S]> };

const BROUGHT: BroughtServices = {
  documents: {
    allowedActions: () => [],
    tags: { of: () => '"marca."', match: () => null },
    answers: createSizedCache(0, () => 1),
  },
  files: {
    links: {
      link: (ref) =>
        `http://127.0.0.1:4000/v1/files/${ref.kind === 'inutilizacao' ? ref.inutilizacaoId : ref.documentId}`,
      hourMs: () => 0,
      madeAt: () => null,
    },
  },
};

const orMissing = (brought: object, name: string): object =>
  new Proxy(brought, {
    get: (_brought, key) => Reflect.get(brought, key) ?? missing(`${name}.${String(key)}`),
  });

/** Use cases that fail when called, but for those a test brings: what is tested here is HTTP alone. */
export function fakeServices(own: BroughtServices = {}): Services {
  return new Proxy({} as Services, {
    get: (_services, subject) =>
      orMissing({ ...Reflect.get(BROUGHT, subject), ...Reflect.get(own, subject) }, String(subject)),
  });
}

export interface FakeApp {
  readonly services?: BroughtServices;
  readonly limits?: Principal['limits'];
  readonly deps?: Partial<AppDeps>;
  /** Called with `METHOD /path` of every route of the server. */
  readonly onRoute?: (line: string) => void;
}

const nowMs = () => 1_795_000_000_000;

/** The real server over fake use cases. */
export function fakeApp({ services, limits = principal.limits, deps = {}, onRoute }: FakeApp = {}) {
  return createApp({
    services: fakeServices(services),
    credentialWatch: { watch: failUnexpected('credentialWatch.watch') },
    actForClient: failUnexpected('actForClient'),
    requestLog: { record: () => {} },
    authenticate: {
      account: async (key) =>
        key === ACCESS_KEY
          ? { accountId: principal.accountId, actor: { kind: 'access-key', id: 'chave' } }
          : null,
      principal: async (key, token) =>
        key === ACCESS_KEY && token === TOKEN ? { ...principal, limits } : null,
      ...NO_READERS,
      restricted: async (_account, key) => key === RESTRICTED_KEY,
    },
    people: {
      handle: failUnexpected('people.handle'),
      consoleUrl: 'http://localhost:3000',
      origins: new Set(['http://localhost:3000']),
      outbox: null,
      editTexts: failUnexpected('people.editTexts'),
      identify: async () => null,
      describe: async () => null,
      accountKeys: {
        list: failUnexpected('accountKeys.list'),
        regenerate: failUnexpected('accountKeys.regenerate'),
      },
      closeAccount: failUnexpected('closeAccount'),
      confirmSession: failUnexpected('confirmSession'),
      tell: {
        ofPerson: failUnexpected('tell.ofPerson'),
        ofKey: failUnexpected('tell.ofKey'),
        ofToken: failUnexpected('tell.ofToken'),
        ofCertificate: failUnexpected('tell.ofCertificate'),
      },
      ownData: { export: failUnexpected('ownData.export'), erase: failUnexpected('ownData.erase') },
    },
    limiter: createRateLimiter(deps.nowMs ?? nowMs),
    metrics: createMetrics({ defaults: false }),
    logger: pino({ level: 'silent' }),
    security: { refused: () => {} },
    nowMs,
    publicUrl: 'http://127.0.0.1:4000',
    isProxy: () => false,
    graphql: {
      costMax: DEFAULT_COST_MAX,
      introspection: true,
      explorer: false,
      registered: { texts: new Map(), only: false },
    },
    ...(onRoute === undefined ? {} : { onRoute }),
    ...deps,
  });
}

/** The operators' server over fake parts. */
export const fakeOperators = (deps: Partial<OperatorsDeps> = {}) =>
  createOperatorsApp({
    readiness: async () => ({ database: true }),
    metrics: createMetrics({ defaults: false }),
    codec: { decode: async (payloads) => payloads, uiOrigins: ['http://127.0.0.1:8233'] },
    operatorSecret: 'segredo-de-operador',
    logger: pino({ level: 'silent' }),
    ...deps,
  });
