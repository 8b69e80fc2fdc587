import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type Server, type Socket } from 'node:net';
import type { SecureVersion } from 'node:tls';
import type { TestCertificate } from '@fiscal/core/testing/certificates';

/** A server at both of this machine's own addresses. */
export interface Receiver {
  readonly port: number;
  /** Connections accepted so far, even without data. */
  readonly connections: () => number;
  close(): Promise<void>;
}

async function listening(make: () => Server): Promise<Receiver> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const listenAt = async (host: string, port: number): Promise<Server> => {
    const server = make();
    server.on('connection', (socket: Socket) => {
      connections++;
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    return server;
  };
  const first = await listenAt('127.0.0.1', 0);
  const address = first.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const servers = [first, await listenAt('::1', port)];
  return {
    port,
    connections: () => connections,
    close: async () => {
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      for (const socket of sockets) socket.destroy();
      await Promise.all(closed);
    },
  };
}

export const httpReceiver = (answer: RequestListener): Promise<Receiver> =>
  listening(() => createServer(answer));

export const httpsReceiver = (
  { keyPem, certPem }: Pick<TestCertificate, 'keyPem' | 'certPem'>,
  answer: RequestListener,
  tls: {
    readonly minVersion?: SecureVersion;
    readonly maxVersion?: SecureVersion;
    readonly ciphers?: string;
  } = {},
): Promise<Receiver> => listening(() => createTlsServer({ key: keyPem, cert: certPem, ...tls }, answer));

/** A server that speaks, or does not, byte by byte. */
export const rawReceiver = (onSocket: (socket: Socket) => void): Promise<Receiver> =>
  listening(() => createTcpServer({ allowHalfOpen: true }, onSocket));
