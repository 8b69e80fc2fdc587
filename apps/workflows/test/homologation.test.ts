import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { createFiscalActivities } from '@fiscal/core/activities/fiscal';
import { createKeyPort } from '@fiscal/core/adapters/company-keys';
import { createHttpsSefaz } from '@fiscal/core/adapters/https';
import { resolveEndpoint } from '@fiscal/core/registry/endpoints';
import { openPkcs12 } from '@fiscal/core/signing/certificate';
import { buildResult, parseEnvelope } from '@fiscal/core/soap/envelope';
import {
  createTestCa,
  issueEcnpj,
  issueServerCertificate,
  toPkcs12,
} from '@fiscal/core/testing/certificates';
import type { Service } from '@fiscal/core/vocabulary/service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createScriptedAuthority } from './support/authority.ts';
import { acceptDocument, type NewDocument } from './support/documents.ts';
import { testPorts } from './support/ports.ts';

const CNPJ = '11222333000181';
const ca = createTestCa();
const a1 = issueEcnpj(ca, { cnpj: CNPJ });
const serverCertificate = issueServerCertificate(ca);
const authority = createScriptedAuthority();

interface Seen {
  /** Address that the endpoint table has for it. */
  readonly real: string;
  readonly service: string;
  readonly cn: unknown;
  readonly strict: unknown;
  readonly payload: string;
}
const seen: Seen[] = [];
let server: Server;
let port = 0;

/** Real addresses lead to this machine here. */
const endpointOf: typeof resolveEndpoint = (query) => {
  const endpoint = resolveEndpoint(query);
  const path = `/${query.service}?real=${encodeURIComponent(endpoint?.url ?? '')}`;
  return endpoint && { ...endpoint, url: `https://127.0.0.1:${port}${path}` };
};

beforeAll(async () => {
  const { keyPem: key, certPem: cert } = serverCertificate;
  server = createServer({ key, cert, ca: ca.certPem, requestCert: true }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'https://local');
      const service = url.pathname.slice(1);
      const body = parseEnvelope(Buffer.concat(chunks));
      const payload = body.kind === 'mensagem' ? body.content : '';
      const { socket } = request;
      seen.push({
        real: url.searchParams.get('real') ?? '',
        service,
        cn: (socket as TLSSocket).getPeerCertificate().subject.CN,
        strict: request.headers['x-sandbox-strict'],
        payload,
      });
      void authority
        .call({
          type: 'nfe',
          service: service as Service,
          uf: 'SP',
          ambiente: 2,
          target: 'live',
          payload,
          identity: { ...a1, id: 'a1' },
          timeoutMs: 1,
        })
        .then((reply) =>
          response
            .writeHead(200, { 'Content-Type': 'application/soap+xml' })
            .end(buildResult('nfeResultMsg', 'urn:x', reply.kind === 'resposta' ? reply.xml : '')),
        );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Steps on the real wire and the real keys of a company that has, or has not, its A1. */
function setUp({ hasA1 = true, live = true, ...options }: NewDocument & { hasA1?: boolean; live?: boolean }) {
  const test = testPorts({ live });
  const issued: string[] = [];
  const sefaz = createHttpsSefaz({
    liveTransmission: live,
    sandbox: { baseUrl: `https://127.0.0.1:${port}`, ca: ca.certPem },
    liveCa: [ca.certPem],
    endpointOf,
  });
  const keys = createKeyPort({
    rows: {
      company: async () => ({ cnpj: CNPJ, name: 'Empresa' }),
      a1: async () => (hasA1 ? { pfx: toPkcs12(a1, 'senha'), password: 'senha' } : null),
      sandboxCertificate: async () => null,
      keepSandboxCertificate: async (_, certificate) => certificate,
      csc: async () => null,
      csrt: async () => null,
    },
    opener: { open: async (pfx, password) => openPkcs12(pfx, password) },
    issue: async ({ cnpj }) => {
      issued.push(cnpj);
      return { kind: 'indisponivel', cause: 'o sandbox está fora do ar' };
    },
    sandboxCa: ca.certPem,
    nowMs: () => Date.now(),
    revocation: () => ({ kind: 'desconhecida', cause: 'ninguém perguntou' }),
  });
  const steps = createFiscalActivities({ ...test.ports, sefaz, reach: sefaz.reach, keys });
  const document = acceptDocument(test.store, options);
  const { documentId, accountId, clientId } = document.work;
  const [operation] = document.operations;
  const input = { documentId, accountId, operationId: operation?.id ?? '' };
  const company = { accountId, clientId, environment: 2, type: 'nfe', uf: 'SP', strict: true } as const;
  return { ...test, steps, document, input, issued, company, close: () => sefaz.close() };
}

it('takes a document to the authority’s own test environment, with the company’s A1 and nothing of the sandbox', async () => {
  const { steps, input, issued, close } = setUp({ target: 'homologacao' });
  seen.length = 0;
  const signed = await steps.assinar(input);
  if (signed.kind !== 'pronto') throw new Error(JSON.stringify(signed));
  const { id: attemptId } = signed.attempt;
  expect(await steps.transmitir({ ...input, attemptId, expectedSends: 0 })).toMatchObject({
    kind: 'autorizado',
  });
  expect(await steps.consultar({ ...input, attemptId, chave: null })).toMatchObject({
    outcome: { kind: 'encontrado', situacao: 'autorizado' },
  });
  expect(seen).toMatchObject([
    { service: 'autorizacao', real: expect.stringContaining('//homologacao.nfe.fazenda.sp.gov.br/') },
    { service: 'consultaProtocolo', payload: expect.stringContaining('<tpAmb>2</tpAmb>') },
  ]);
  for (const { cn, strict } of seen) {
    expect(cn).toBe(`EMPRESA DE TESTE LTDA:${CNPJ}`);
    expect(strict).toBeUndefined();
  }
  expect(issued).toEqual([]);
  close();
});

it('voids numbers and asks for the service where the company’s tests go', async () => {
  const { steps, ranges, company, close } = setUp({ target: 'homologacao' });
  seen.length = 0;
  const { accountId, inutilizacaoId } = ranges.add(5, 9, 'homologacao');
  const scope = { accountId, inutilizacaoId };
  expect(await steps.assinarInutilizacao(scope)).toMatchObject({ kind: 'pronto' });
  expect(await steps.transmitirInutilizacao({ ...scope, expectedSends: 0 })).toMatchObject({
    kind: 'homologado',
  });
  await steps.statusServico({ ...company, target: 'homologacao' });
  expect(seen.map(({ service }) => service)).toEqual(['inutilizacao', 'statusServico']);
  for (const { real } of seen) expect(real).toContain('//homologacao.');
  close();
});

it('leaves documents accepted for the sandbox at the sandbox', async () => {
  const { steps, input, issued, close } = setUp({ environment: 2 });
  seen.length = 0;
  expect(await steps.assinar(input)).toMatchObject({
    kind: 'aguardar',
    wait: { reason: 'o sandbox está fora do ar' },
  });
  expect(issued).toEqual([CNPJ]);
  expect(seen).toEqual([]);
  close();
});

it('sends nothing to the authority’s test environment without the A1, or while transmission is off, and reports it', async () => {
  seen.length = 0;
  const without = setUp({ target: 'homologacao', hasA1: false });
  expect(await without.steps.assinar(without.input)).toMatchObject({
    decision: { kind: 'erro-tecnico', code: 'certificado_inutilizavel' },
  });
  const off = setUp({ target: 'homologacao', live: false });
  expect(await off.steps.assinar(off.input)).toMatchObject({
    decision: { code: 'transmissao_desligada', reason: expect.stringContaining('ambiente de homologação') },
  });
  const range = off.ranges.add(5, 9, 'homologacao');
  expect(await off.steps.assinarInutilizacao(range)).toMatchObject({
    decision: { code: 'transmissao_desligada' },
  });
  expect(await off.steps.statusServico({ ...off.company, target: 'homologacao' })).toMatchObject({
    online: false,
    xMotivo: expect.stringContaining('desligada'),
  });
  expect(seen).toEqual([]);
  without.close();
  off.close();
});

it('accepts a call of the release before, without a target: production, or the sandbox', async () => {
  const { steps, company, issued, close } = setUp({ environment: 2, live: false });
  await steps.statusServico(company);
  expect(issued).toEqual([CNPJ]);
  expect(await steps.statusServico({ ...company, environment: 1 })).toMatchObject({
    xMotivo: expect.stringContaining('A transmissão em produção está desligada'),
  });
  close();
});
