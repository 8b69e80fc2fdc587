import { constants } from 'node:crypto';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { createServer, type TLSSocket, type TlsOptions } from 'node:tls';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildResult } from '../soap/envelope.ts';
import {
  createTestCa,
  issueCertificate,
  issueEcnpj,
  issueServerCertificate,
  testIdentity,
} from '../testing/certificates.ts';
import { createHttpsSefaz } from './https.ts';

const ca = createTestCa();
const identity = testIdentity(issueEcnpj(ca, { cnpj: '11222333000181' }));
const DAY_MS = 86_400_000;
const LOCAL = { commonName: 'localhost', serverNames: ['localhost'], serverIps: ['127.0.0.1'] };
const pair = ({ keyPem, certPem }: { readonly keyPem: string; readonly certPem: string }) => ({
  key: keyPem,
  cert: certPem,
});
const good = pair(issueServerCertificate(ca));

const open = new Set<Server>();
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of open) server.close();
  open.clear();
});

async function listening(server: Server): Promise<string> {
  open.add(server);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A TLS server that treats each connection in its own way. */
const tls = (options: TlsOptions, treat: (socket: TLSSocket) => void = () => {}): Promise<string> =>
  listening(
    createServer(options, (socket) => {
      socket.on('error', () => socket.destroy());
      treat(socket);
    }),
  );

/** Makes a status query and returns the adapter's reply. */
async function queryStatus(baseUrl: string, timeoutMs = 4_000) {
  const sefaz = createHttpsSefaz({ liveTransmission: false, sandbox: { baseUrl, ca: ca.certPem } });
  try {
    return await sefaz.call({
      type: 'nfe',
      service: 'statusServico',
      uf: 'SP',
      ambiente: 2,
      target: 'sandbox',
      payload: '<consStatServ></consStatServ>',
      identity,
      timeoutMs,
    });
  } finally {
    sefaz.close();
  }
}

const server = (own: Partial<Parameters<typeof issueCertificate>[0]>) =>
  pair(issueCertificate({ ...LOCAL, issuer: ca, ...own }));

describe('a server that cannot be trusted', () => {
  it.each([
    [
      'whose certificate has expired',
      () => server({ notBefore: new Date(Date.now() - 2 * DAY_MS), notAfter: new Date(Date.now() - DAY_MS) }),
      'servidor_vencido',
    ],
    [
      'whose certificate begins tomorrow',
      () => server({ notBefore: new Date(Date.now() + DAY_MS), notAfter: new Date(Date.now() + 2 * DAY_MS) }),
      'servidor_ainda_nao_valido',
    ],
    ['that signed for itself', () => pair(issueCertificate(LOCAL)), 'servidor_autoassinado'],
    [
      'of an unknown root',
      () => pair(issueServerCertificate(createTestCa('AC Alheia'))),
      'servidor_raiz_desconhecida',
    ],
    [
      'of another name',
      () => server({ serverNames: ['outra.fazenda.gov.br'], serverIps: ['10.0.0.1'] }),
      'servidor_outro_nome',
    ],
  ] as const)('%s is reported at once, with the fix', async (_, certificate, code) => {
    const reply = await queryStatus(await tls(certificate()));
    expect(reply).toMatchObject({ kind: 'bloqueado', code });
    expect(reply.kind === 'bloqueado' && reply.cause).toMatch(/\. .+\. \(127\.0\.0\.1\)$/);
  });

  it('that has only TLS 1.0 is reported', async () => {
    const old = { ...good, minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
    expect(await queryStatus(await tls(old))).toMatchObject({ kind: 'bloqueado', code: 'tls_antigo' });
  });

  it('without TLS is reported', async () => {
    const plain = createTcpServer((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    });
    expect(await queryStatus(await listening(plain))).toMatchObject({ kind: 'bloqueado', code: 'sem_tls' });
  });
});

it('is verified even if NODE_TLS_REJECT_UNAUTHORIZED is 0', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  try {
    const stranger = pair(issueServerCertificate(createTestCa('AC Alheia')));
    expect(await queryStatus(await tls(stranger))).toMatchObject({
      kind: 'bloqueado',
      code: 'servidor_raiz_desconhecida',
    });
  } finally {
    vi.unstubAllEnvs();
  }
});

describe('a server that refuses the certificate of the company', () => {
  /** A TLS alert, as authorities send it in the place of their part of the handshake. */
  const alerting = (alert: number) =>
    createTcpServer((socket) => {
      socket.once('data', () => socket.end(Buffer.from([0x15, 0x03, 0x03, 0x00, 0x02, 0x02, alert])));
    });

  it.each([
    // ADN answers so: bad record mac.
    [20, 'certificado_recusado'],
    [40, 'tls_sem_cifra'],
    [42, 'certificado_recusado'],
    [44, 'certificado_revogado_la'],
    [45, 'certificado_vencido_la'],
    [46, 'certificado_recusado'],
    [48, 'certificado_recusado'],
    [116, 'certificado_recusado'],
  ])('by alert %i: %s', async (alert, code) => {
    expect(await queryStatus(await listening(alerting(alert)))).toMatchObject({ kind: 'bloqueado', code });
  });

  it('by HTTP 403', async () => {
    const url = await tls(good, (socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n'));
    });
    expect(await queryStatus(url)).toMatchObject({ kind: 'bloqueado', code: 'certificado_recusado' });
  });

  it('by a reset in the handshake, which may also mean an outage: a wait', async () => {
    const resetting = createTcpServer((socket) => {
      socket.once('data', () => socket.resetAndDestroy());
    });
    expect(await queryStatus(await listening(resetting))).toMatchObject({
      kind: 'nao-enviado',
      cause: expect.stringContaining('ECONNRESET'),
    });
  });
});

describe('a server that asks for the certificate on the open connection', () => {
  const answerRequest = (socket: TLSSocket) => {
    const body = buildResult(
      'nfeResultMsg',
      'http://www.portalfiscal.inf.br/nfe/wsdl/NFeStatusServico4',
      '<retConsStatServ/>',
    );
    socket.end(
      `HTTP/1.1 200 OK\r\nContent-Type: application/soap+xml\r\nContent-Length: ${body.byteLength}\r\nConnection: close\r\n\r\n${body.toString()}`,
    );
  };

  it('by renegotiation, like IIS, receives it', async () => {
    let shown = '';
    const asking = {
      ...good,
      ca: ca.certPem,
      maxVersion: 'TLSv1.2',
      // A resumed session would ask for nothing.
      secureOptions: constants.SSL_OP_NO_SESSION_RESUMPTION_ON_RENEGOTIATION,
    } as const;
    const url = await tls(asking, (socket) => {
      socket.once('data', () => {
        socket.renegotiate({ requestCert: true, rejectUnauthorized: false }, () => {
          shown = socket.getPeerX509Certificate()?.subject ?? '';
          answerRequest(socket);
        });
      });
    });
    expect(await queryStatus(url)).toMatchObject({ kind: 'resposta', xml: '<retConsStatServ/>' });
    expect(shown).toContain('11222333000181');
  });
});

describe('a silent server', () => {
  it('after the handshake: doubt, for the request has left', async () => {
    expect(await queryStatus(await tls(good), 300)).toMatchObject({
      kind: 'sem-resposta',
      cause: 'sem resposta em 300 ms',
    });
  });

  it('and closes its half after it has read: doubt', async () => {
    const url = await tls({ ...good, allowHalfOpen: true }, (socket) => {
      socket.once('data', () => socket.end());
    });
    expect(await queryStatus(url)).toMatchObject({
      kind: 'sem-resposta',
      cause: expect.stringContaining('hang up'),
    });
  });

  it('and has left: nothing was sent', async () => {
    expect(await queryStatus('https://127.0.0.1:1')).toMatchObject({
      kind: 'nao-enviado',
      cause: expect.stringContaining('ECONNREFUSED'),
    });
  });
});
