import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Revocation } from '../activities/ports.ts';
import { openPkcs12 } from '../signing/certificate.ts';
import type { CaRow } from '../signing/trust/collect.ts';
import { createTestCa, issueEcnpj, type TestCertificate, toPkcs12 } from '../testing/certificates.ts';
import { issueList, type TestList } from '../testing/revocation-list.ts';
import { createKeyPort } from './company-keys.ts';
import { fetchList } from './fetch-list.ts';
import { createRevocationLists } from './revocation.ts';

const ca = createTestCa();
const other = createTestCa('AC Alheia');
const DAY_MS = 86_400_000;
/** The test's authority in the place of ICP-Brasil's. */
const store: readonly CaRow[] = [
  {
    role: 'raiz',
    name: 'AC Teste Raiz',
    sha256: ca.certificate.fingerprint256.replaceAll(':', ''),
    from: ca.certificate.validFrom,
    to: ca.certificate.validTo,
    issuer: 'AC Teste Raiz',
    der: ca.certificateBase64,
  },
];

const servers = new Set<Server>();
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers.clear();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.add(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/lcr.crl`;
}

/** A certificate whose issuer serves a list that the test writes once it knows its serial number. */
async function holderOf(
  listOf: (certificate: TestCertificate) => Omit<TestList, 'issuer'> | Buffer | 'silence',
) {
  let asked = 0;
  const made: { holder?: TestCertificate } = {};
  const crlAddress = await serve((_, response) => {
    asked += 1;
    if (made.holder === undefined) throw new Error('asked too early');
    const list = listOf(made.holder);
    if (list === 'silence') return;
    response.end(Buffer.isBuffer(list) ? list : issueList({ issuer: ca, ...list }));
  });
  const holder = issueEcnpj(ca, { cnpj: '11222333000181', crlAddress });
  made.holder = holder;
  return { pem: `${holder.certPem}${holder.chainPem}`, holder, asked: () => asked };
}

const clock = { nowMs: () => Date.now() };
const listsOf = (own: Partial<Parameters<typeof createRevocationLists>[0]> = {}) =>
  createRevocationLists({
    enabled: true,
    ...clock,
    store,
    fetch: (address) => fetchList(address, { bytesMax: 100_000, timeoutMs: 2_000 }),
    ...own,
  });
const serialOf = ({ certificate }: TestCertificate): string => certificate.serialNumber;

describe('the list of who issued a certificate', () => {
  it('reports a revocation with its date', async () => {
    const revokedAt = new Date('2026-10-01T12:00:00Z');
    const { pem } = await holderOf((own) => ({ revoked: ['0102', serialOf(own), '99'], revokedAt }));
    expect(await listsOf().look(pem)).toEqual({ kind: 'revogado', atMs: revokedAt.getTime() });
  });

  it('reports a valid certificate, among three thousand others', async () => {
    const revoked = Array.from({ length: 3_000 }, (_, index) => `01${index.toString(16).padStart(10, '0')}`);
    const { pem } = await holderOf(() => ({ revoked }));
    expect(await listsOf().look(pem)).toEqual({ kind: 'vigente' });
  });

  it('without entries, or without the date of the next one, is valid', async () => {
    const { pem } = await holderOf(() => ({ nextUpdate: null }));
    expect(await listsOf().look(pem)).toEqual({ kind: 'vigente' });
  });

  it.each<[string, Parameters<typeof holderOf>[0], RegExp]>([
    [
      'that has expired',
      (own) => ({ revoked: [serialOf(own)], nextUpdate: new Date(Date.now() - DAY_MS) }),
      /vencida/,
    ],
    ['that somebody else signed', (own) => ({ revoked: [serialOf(own)], signer: other }), /não é assinada/],
    ['that is none', () => Buffer.from('<html>'), /não é uma lista/],
    [
      'that is cut',
      (own) => issueList({ issuer: ca, revoked: [serialOf(own)] }).subarray(0, 200),
      /não é uma lista/,
    ],
    ['that is huge', () => Buffer.alloc(200_000), /mais de 100000 bytes/],
    ['of a silent server', () => 'silence', /não respondeu em 2000 ms/],
  ])('%s speaks for nothing and against nothing', async (_, listed, cause) => {
    const { pem } = await holderOf(listed);
    expect(await listsOf().look(pem)).toEqual({
      kind: 'desconhecida',
      cause: expect.stringMatching(cause),
    });
  });

  it('from a closed server is unknown, too', async () => {
    const holder = issueEcnpj(ca, { cnpj: '11222333000181', crlAddress: 'http://127.0.0.1:1/lcr.crl' });
    expect(await listsOf().look(holder.certPem)).toEqual({
      kind: 'desconhecida',
      cause: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('is asked for once, and again when its time is over', async () => {
    const { pem, asked } = await holderOf(() => ({}));
    let nowMs = Date.now();
    const lists = listsOf({ nowMs: () => nowMs });
    await Promise.all([lists.look(pem), lists.look(pem)]);
    await lists.look(pem);
    expect(asked()).toBe(1);
    nowMs += 3_601_000;
    // The server's list is of the real clock: by this one it is over.
    expect(await lists.look(pem)).toMatchObject({ kind: 'desconhecida' });
    expect(asked()).toBe(2);
  });

  it('stops a document only once it is read, and never by being waited for', async () => {
    const { pem } = await holderOf((own) => ({ revoked: [serialOf(own)] }));
    const lists = listsOf();
    expect(lists.known(pem)).toMatchObject({ kind: 'desconhecida' });
    await lists.look(pem);
    expect(lists.known(pem)).toMatchObject({ kind: 'revogado' });
  });
});

describe('no query is made', () => {
  it('while nothing leaves this machine', async () => {
    const { pem, asked } = await holderOf((own) => ({ revoked: [serialOf(own)] }));
    expect(await listsOf({ enabled: false }).look(pem)).toMatchObject({ kind: 'desconhecida' });
    expect(asked()).toBe(0);
  });

  it('whom a certificate names that ICP-Brasil did not issue: anybody can write one', async () => {
    let asked = 0;
    const crlAddress = await serve((_, response) => {
      asked += 1;
      response.end();
    });
    const { certPem, chainPem } = issueEcnpj(other, { cnpj: '11222333000181', crlAddress });
    expect(await listsOf().look(certPem + chainPem)).toEqual({
      kind: 'desconhecida',
      cause: expect.stringContaining('cadeia'),
    });
    expect(asked).toBe(0);
  });

  it('when a certificate names no list', async () => {
    const { certPem } = issueEcnpj(ca, { cnpj: '11222333000181' });
    expect(await listsOf().look(certPem)).toMatchObject({ cause: expect.stringContaining('onde está') });
  });
});

it('stops what is signed and sent with a revoked A1, with the reason, and nothing where it is not known', async () => {
  const cnpj = '11222333000181';
  const a1 = toPkcs12(issueEcnpj(ca, { cnpj }), 'senha');
  const keysWhere = (revocation: Revocation) =>
    createKeyPort({
      rows: {
        company: async () => ({ cnpj, name: 'Empresa' }),
        a1: async () => ({ pfx: a1, password: 'senha' }),
        sandboxCertificate: async () => null,
        keepSandboxCertificate: async (_, certificate) => certificate,
        csc: async () => null,
        csrt: async () => null,
      },
      opener: { open: async (pfx, password) => openPkcs12(pfx, password) },
      issue: async () => ({ kind: 'indisponivel', cause: 'x' }),
      sandboxCa: ca.certPem,
      nowMs: () => Date.now(),
      revocation: () => revocation,
    }).keysFor({ accountId: 'a', clientId: 'c', target: 'producao' });
  expect(await keysWhere({ kind: 'revogado', atMs: Date.parse('2026-10-01T12:00:00Z') })).toMatchObject({
    kind: 'inutilizavel',
    reason: expect.stringContaining('revogado por quem o emitiu, em 01/10/2026'),
  });
  expect(await keysWhere({ kind: 'desconhecida', cause: 'x' })).toMatchObject({ kind: 'ok' });
});
