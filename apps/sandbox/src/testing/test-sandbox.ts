import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHttpsSefaz, type HttpsSefaz } from '@fiscal/core/adapters/https';
import { parseAutorizacao, parseConsulta } from '@fiscal/core/sefaz/answers';
import { consSit, enviNFe } from '@fiscal/core/sefaz/messages';
import type { ClientIdentity, SefazReply } from '@fiscal/core/sefaz/port';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { SCHEMAS_DIR } from '@fiscal/core/testing/official-schemas';
import type { KeyOutcome, Outcome } from '@fiscal/core/vocabulary/outcome';
import type { Service } from '@fiscal/core/vocabulary/service';
import { pino } from 'pino';
import { z } from 'zod';
import { startSandbox } from '../sandbox.ts';
import { type BuiltEvent, envEventoXml, signEvento, signInut, type VoidXmlOptions } from './event-xml.ts';
import type { BuiltNfe, NfeXmlOptions, TestSigner } from './nfe-xml.ts';
import { buildNfe, signerOf, signNfe } from './nfe-xml.ts';
import { freshSandboxDatabase } from './sandbox-database.ts';

export const ADMIN_TOKEN = 'a-token-for-tests-only';

export interface TestSandbox {
  readonly url: string;
  readonly caPem: string;
  readonly sefaz: HttpsSefaz;
  control(
    method: string,
    path: string,
    body?: unknown,
    token?: string | null,
  ): Promise<{ status: number; body: unknown }>;
  /** A fresh world with one company. */
  company(options?: { readonly world?: string; readonly cnpj?: string }): Promise<Company>;
  /** Restarts with the same database and empty memory. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface Company {
  readonly world: string;
  readonly cnpj: string;
  readonly identity: ClientIdentity;
  readonly signer: TestSigner;
  build(options: Partial<NfeXmlOptions> & { readonly nNF: number }): BuiltNfe;
  signed(options: Partial<NfeXmlOptions> & { readonly nNF: number }): {
    readonly chave: string;
    readonly xml: Buffer;
  };
  send(xml: Buffer, options?: SendOptions): Promise<SefazReply>;
  emit(options: Partial<NfeXmlOptions> & { readonly nNF: number }, send?: SendOptions): Promise<Outcome>;
  query(chave: string): Promise<KeyOutcome>;
  /** Sends a lot of events, each built for this company and signed by it, to the receiver of the first. */
  register(events: BuiltEvent | readonly BuiltEvent[], options?: SendOptions): Promise<RegisterAnswer>;
  void(options: Partial<VoidXmlOptions>, send?: SendOptions): Promise<string>;
  call(service: Service, payload: string | Buffer, options?: SendOptions): Promise<SefazReply>;
}

export interface RegisterAnswer {
  /** `retEnvEvento`. */
  readonly xml: string;
  /** cStat of each event; of the lot when there are none. */
  readonly cStats: readonly string[];
  readonly nProt: string;
}

export interface SendOptions {
  /** Service for events; default: `recepcaoEvento`. */
  readonly service?: Service;
  /** Default: the UF's authorizer. */
  readonly authorizer?: string;
  readonly type?: 'nfe' | 'nfce' | 'cte' | 'mdfe' | 'nfse';
  readonly uf?: string;
  readonly strict?: boolean;
  readonly timeoutMs?: number;
}

const issued = z.object({ certPem: z.string(), keyPem: z.string(), chainPem: z.string() });

/** A whole sandbox on a free port, with a database of its own. */
export async function startTestSandbox(): Promise<TestSandbox> {
  const database = await freshSandboxDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
  const start = (port: number) =>
    startSandbox({
      host: '127.0.0.1',
      port,
      databaseUrl: database.url,
      databasePool: 10,
      adminToken: ADMIN_TOKEN,
      schemasDir: SCHEMAS_DIR,
      dataDir,
      log: pino({ level: 'error' }),
    });
  let running = await start(0);
  const { url, caPem } = running;
  const sefaz = createHttpsSefaz({ liveTransmission: false, sandbox: { baseUrl: url, ca: caPem } });
  const control: TestSandbox['control'] = (method, to, body, token = ADMIN_TOKEN) =>
    callControl(url + to, caPem, { method, body, token });
  return {
    url,
    caPem,
    sefaz,
    control,
    company: ({ world = randomUUID(), cnpj = randomCnpj(world) } = {}) =>
      openCompany(sefaz, control, world, cnpj),
    restart: async () => {
      await running.stop();
      running = await start(Number(new URL(url).port));
    },
    stop: async () => {
      sefaz.close();
      await running.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openCompany(
  sefaz: HttpsSefaz,
  control: TestSandbox['control'],
  world: string,
  cnpj: string,
): Promise<Company> {
  const answer = await control('POST', '/sandbox/certificates', {
    accountId: world,
    clientId: 'c1',
    cnpj,
    name: 'EMPRESA DE TESTE',
  });
  const certificate = issued.parse(answer.body);
  const signer = signerOf(certificate);
  const identity: ClientIdentity = {
    ...signer,
    id: `${world}:${cnpj}`,
    keyPem: certificate.keyPem,
    certPem: certificate.certPem + certificate.chainPem,
  };
  const build: Company['build'] = (options) => buildNfe({ cnpj, dhEmiMs: Date.now(), ...options });
  const signed: Company['signed'] = (options) => {
    const built = build(options);
    return { chave: built.chave, xml: signNfe(built, signer) };
  };
  const call: Company['call'] = (
    service,
    payload,
    { type = 'nfe', uf = 'SP', authorizer, strict, timeoutMs = 10_000 } = {},
  ) =>
    sefaz.call({
      type,
      service,
      uf,
      ambiente: 2,
      target: 'sandbox',
      payload,
      identity,
      timeoutMs,
      ...(authorizer ? { authorizer } : {}),
      ...(strict ? { headers: { 'X-Sandbox-Strict': 'true' } } : {}),
    });
  const send: Company['send'] = (xml, options) => call('autorizacao', enviNFe({ xml, idLote: '1' }), options);
  return {
    world,
    cnpj,
    identity,
    signer,
    build,
    signed,
    call,
    send,
    register: async (events, options) => {
      const lot = envEventoXml([events].flat().map((built) => signEvento(built, signer)));
      const reply = await call(options?.service ?? 'recepcaoEvento', lot, options);
      if (reply.kind !== 'resposta') throw new Error(JSON.stringify(reply));
      const [, ...answers] = reply.xml.split('<retEvento');
      const cStats = (answers.length > 0 ? answers : [reply.xml]).map(
        (text) => /<cStat>(\d+)/.exec(text)?.[1] ?? '',
      );
      return { xml: reply.xml, cStats, nProt: /<nProt>(\d+)/.exec(reply.xml)?.[1] ?? '' };
    },
    void: async (options, sendOptions) => {
      const ano = `${new Date().getUTCFullYear()}`.slice(2);
      const inut = signInut({ cnpj, ano, nNFIni: '1', nNFFin: '1', ...options }, signer);
      const reply = await call('inutilizacao', inut, sendOptions);
      if (reply.kind !== 'resposta') throw new Error(JSON.stringify(reply));
      return reply.xml;
    },
    emit: async (options, sendOptions) => {
      const { chave, xml } = signed(options);
      const reply = await send(xml, {
        type: options.modelo === '65' ? 'nfce' : 'nfe',
        uf: options.uf ?? 'SP',
        ...sendOptions,
      });
      return reply.kind === 'resposta'
        ? parseAutorizacao(reply.xml, { chave })
        : { kind: 'duvida', cause: JSON.stringify(reply) };
    },
    query: async (chave) => {
      const reply = await call('consultaProtocolo', consSit({ ambiente: 2, chave }), {
        type: chave.slice(20, 22) === '65' ? 'nfce' : 'nfe',
      });
      return reply.kind === 'resposta'
        ? parseConsulta(reply.xml, { chave })
        : { kind: 'indisponivel', cStat: null, cause: JSON.stringify(reply) };
    },
  };
}

interface ControlCall {
  readonly method: string;
  readonly body: unknown;
  readonly token: string | null;
}

function callControl(url: string, ca: string, { method, body, token }: ControlCall) {
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      'content-length': Buffer.byteLength(text),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    };
    const call = request(url, { method, ca, headers, agent: false }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        answer += chunk;
      });
      response.on('end', () => {
        const json = response.headers['content-type'] === 'application/json';
        resolve({ status: response.statusCode ?? 0, body: json ? JSON.parse(answer) : answer });
      });
    });
    call.on('error', reject);
    call.end(text);
  });
}
