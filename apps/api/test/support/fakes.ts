import type { DocumentView, Principal } from '@fiscal/db/base/types';
import { pino } from 'pino';
import { type AppDeps, createApp } from '../../src/app.ts';
import { createMetrics } from '../../src/base/metrics.ts';
import { DEFAULT_COST_MAX } from '../../src/graphql/guards/limits.ts';
import type { Services } from '../../src/services/services.ts';

export const ACCESS_KEY = 'nfe_access_boa';
export const RESTRICTED_KEY = 'nfe_restricted_boa';
export const TOKEN = 'nfe_test_bom';

export const principal: Principal = {
  accountId: '00000000-0000-7000-8000-000000000001',
  clientId: '00000000-0000-7000-8000-000000000002',
  environment: 2,
  tokenId: '00000000-0000-7000-8000-000000000003',
  issuer: { cnpj: '11222333000181', name: 'EMPRESA DE TESTE', ie: '110042490114', uf: 'SP' },
  sandboxStrict: false,
  limits: { writes: null, reads: null },
};

export const credentials = { 'x-access-key': ACCESS_KEY, authorization: `Bearer ${TOKEN}` };

const at = new Date('2026-11-21T13:00:00.000Z');
/** A document that was just taken. */
export const pendingView: DocumentView = {
  id: '0193a2b4-5c6d-7e8f-9012-3456789abcde',
  clientId: '0193a2b4-5c6d-7e8f-9012-3456789abcdf',
  type: 'nfe',
  environment: 2,
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
};

const unused = (name: string) => () => {
  throw new Error(`this test does not expect ${name}`);
};

/** Use cases that fail when called, but for those a test brings: what is tested here is HTTP alone. */
export function fakeServices(own: Partial<Services> = {}): Services {
  return {
    emissionForms: {
      types: unused('emissionForms.types'),
      definition: unused('emissionForms.definition'),
      schema: unused('emissionForms.schema'),
      example: unused('emissionForms.example'),
    },
    emitDocument: unused('emitDocument'),
    awaitVerdict: unused('awaitVerdict'),
    followAccount: unused('followAccount'),
    followVerdict: unused('followVerdict'),
    followDocuments: {
      cursor: unused('followDocuments.cursor'),
      one: unused('followDocuments.one'),
      some: unused('followDocuments.some'),
    },
    followSefazStatus: unused('followSefazStatus'),
    documentTypes: unused('documentTypes'),
    validateDocument: unused('validateDocument'),
    getDocument: unused('getDocument'),
    allowedActions: () => [],
    getDocumentRecord: unused('getDocumentRecord'),
    getDocumentRequest: unused('getDocumentRequest'),
    getDocumentFiles: unused('getDocumentFiles'),
    listDocuments: unused('listDocuments'),
    listAccountDocuments: unused('listAccountDocuments'),
    exportDocuments: unused('exportDocuments'),
    savedViews: {
      list: unused('savedViews.list'),
      create: unused('savedViews.create'),
      update: unused('savedViews.update'),
      remove: unused('savedViews.remove'),
    },
    listUnclosedMdfe: unused('listUnclosedMdfe'),
    getDocumentXml: unused('getDocumentXml'),
    getEventXml: unused('getEventXml'),
    drawPaper: unused('drawPaper'),
    openFile: unused('openFile'),
    fileLinks: {
      link: (ref) =>
        `http://127.0.0.1:4000/v1/files/${ref.kind === 'inutilizacao' ? ref.inutilizacaoId : ref.documentId}`,
      isValid: () => false,
    },
    operate: {
      enqueue: unused('operate.enqueue'),
      perform: unused('operate.perform'),
      outcome: unused('operate.outcome'),
    },
    actOnDocument: unused('actOnDocument'),
    abandonDocument: unused('abandonDocument'),
    resumeDocuments: unused('resumeDocuments'),
    listStuckDocuments: unused('listStuckDocuments'),
    getEconf: unused('getEconf'),
    inutilizar: {
      void: unused('inutilizar.void'),
      get: unused('inutilizar.get'),
      list: unused('inutilizar.list'),
    },
    queryStatus: unused('queryStatus'),
    listSefazStatus: unused('listSefazStatus'),
    getAccount: unused('getAccount'),
    creditsLedger: {
      prices: unused('creditsLedger.prices'),
      entries: unused('creditsLedger.entries'),
      months: unused('creditsLedger.months'),
    },
    listAudit: unused('listAudit'),
    listTeam: { members: unused('listTeam.members'), invitations: unused('listTeam.invitations') },
    clients: {
      create: unused('clients.create'),
      list: unused('clients.list'),
      options: unused('clients.options'),
      get: unused('clients.get'),
      some: unused('clients.some'),
      numbering: unused('clients.numbering'),
      certificate: unused('clients.certificate'),
      certificates: unused('clients.certificates'),
      update: unused('clients.update'),
      replaceCertificate: unused('clients.replaceCertificate'),
      tokens: unused('clients.tokens'),
      rotateToken: unused('clients.rotateToken'),
    },
    clientTokens: {
      list: unused('clientTokens.list'),
      reveal: unused('clientTokens.reveal'),
      issue: unused('clientTokens.issue'),
      revoke: unused('clientTokens.revoke'),
    },
    home: { stats: unused('home.stats'), attention: unused('home.attention') },
    sandboxWorld: {
      look: unused('sandboxWorld.look'),
      removeConditions: unused('sandboxWorld.removeConditions'),
      setClock: unused('sandboxWorld.setClock'),
      rules: unused('sandboxWorld.rules'),
    },
    sefazBoard: { look: unused('sefazBoard.look'), changes: unused('sefazBoard.changes') },
    requests: { list: unused('requests.list'), get: unused('requests.get') },
    clientLogos: {
      get: unused('clientLogos.get'),
      set: unused('clientLogos.set'),
      remove: unused('clientLogos.remove'),
    },
    companyCertificates: {
      inspect: unused('companyCertificates.inspect'),
      radar: unused('companyCertificates.radar'),
      counts: unused('companyCertificates.counts'),
    },
    mapSeries: unused('mapSeries'),
    setSandboxCondition: unused('setSandboxCondition'),
    ...own,
  };
}

export interface FakeApp {
  readonly services?: Partial<Services>;
  readonly limits?: Principal['limits'];
  readonly deps?: Partial<AppDeps>;
  /** Told `METHOD /path` of every route the server takes. */
  readonly onRoute?: (line: string) => void;
}

/** The real server over fake use cases. */
export function fakeApp({ services, limits = principal.limits, deps = {}, onRoute }: FakeApp = {}) {
  return createApp({
    services: fakeServices(services),
    credentialWatch: { watch: unused('credentialWatch.watch') },
    actForClient: unused('actForClient'),
    requestLog: { record: () => {} },
    authenticate: {
      account: async (key) =>
        key === ACCESS_KEY
          ? { accountId: principal.accountId, actor: { kind: 'access-key', id: 'chave' } }
          : null,
      principal: async (key, token) =>
        key === ACCESS_KEY && token === TOKEN ? { ...principal, limits } : null,
      restricted: async (_account, key) => key === RESTRICTED_KEY,
    },
    people: {
      handle: unused('people.handle'),
      consoleUrl: 'http://localhost:3000',
      origins: new Set(['http://localhost:3000']),
      outbox: null,
      identify: async () => null,
      describe: async () => null,
      accountKeys: { list: unused('accountKeys.list'), regenerate: unused('accountKeys.regenerate') },
    },
    readiness: async () => ({ database: true }),
    metrics: createMetrics({ defaults: false }),
    codec: {
      decode: async (payloads) => payloads,
      uiOrigins: ['http://127.0.0.1:8233'],
      operatorSecret: 'segredo-de-operador',
    },
    logger: pino({ level: 'silent' }),
    nowMs: () => 1_795_000_000_000,
    publicUrl: 'http://127.0.0.1:4000',
    trustProxy: false,
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
