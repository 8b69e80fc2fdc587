import { X509Certificate } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { connect as connectTcp, isIP } from 'node:net';
import { connect as connectTls, type SecureVersion, type TLSSocket } from 'node:tls';
import type { ProbeTrouble, Reached, ReachedTls } from '../vocabulary/probe.ts';
import { connectionFault } from './connection-fault.ts';

export interface ReachOptions {
  readonly url: string;
  /** TLS options of the connection. */
  readonly tls: {
    readonly key: string;
    readonly cert: string;
    readonly ca: string | readonly string[];
    readonly minVersion: SecureVersion;
    readonly maxVersion?: SecureVersion;
    readonly secureOptions?: number;
    readonly ciphers?: string;
  };
  /** For each step. */
  readonly timeoutMs: number;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'falhou';

const commonName = (name: string): string => /^CN=(.*)$/m.exec(name)?.[1] ?? name.replaceAll('\n', ', ');

class TimeoutError extends Error {
  readonly code = 'ETIMEDOUT';
}

/** The socket once it is ready; it is destroyed when it is not in time. */
function ready<S extends { destroy(): void } & NodeJS.EventEmitter>(
  socket: S,
  event: string,
  timeoutMs: number,
): Promise<S> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new TimeoutError('no answer in time'));
    }, timeoutMs);
    socket.once(event, () => {
      clearTimeout(timer);
      resolve(socket);
    });
    socket.once('error', (error: Error) => {
      clearTimeout(timer);
      socket.destroy();
      reject(error);
    });
  });
}

function tlsOf(socket: TLSSocket): ReachedTls {
  const certificate = new X509Certificate(socket.getPeerCertificate().raw);
  return {
    protocol: socket.getProtocol() ?? '?',
    issuer: commonName(certificate.issuer),
    notAfterMs: Date.parse(certificate.validTo),
  };
}

const DNS_FIX = 'Verifique o DNS e o acesso desta máquina à internet.';
const TCP_FIX =
  'Verifique se o firewall desta máquina deixa sair para este endereço e se a SEFAZ está no ar.';
const CUT_FIX =
  'A SEFAZ está fora do ar, ou recusou o certificado cortando a conexão (MS e MT fazem assim): tente de novo e confira o A1.';

/** Goes to a server step by step: its name, its port, its handshake. */
export async function reach({ url, tls, timeoutMs }: ReachOptions): Promise<Reached> {
  const { hostname, port } = new URL(url);
  const name = hostname.replace(/^\[|\]$/g, '');
  const at = { host: name, port: Number(port || 443) };
  const host = `${hostname}:${at.port}`;
  const stuck = (
    step: ProbeTrouble['step'],
    code: string,
    { cause, fix }: { readonly cause: string; readonly fix: string },
  ): Reached => ({
    host,
    trouble: { step, code, cause, fix },
    tls: null,
  });
  try {
    await lookup(name);
  } catch (error) {
    return stuck('dns', codeOf(error), {
      cause: `O nome ${name} não foi encontrado (${codeOf(error)}).`,
      fix: DNS_FIX,
    });
  }
  try {
    (await ready(connectTcp(at), 'connect', timeoutMs)).destroy();
  } catch (error) {
    return stuck('tcp', codeOf(error), {
      cause: `A conexão com ${host} não foi aceita (${codeOf(error)}).`,
      fix: TCP_FIX,
    });
  }
  try {
    const options = {
      ...at,
      ...tls,
      ca: [tls.ca].flat(),
      rejectUnauthorized: true,
      ...(isIP(name) === 0 && { servername: name }),
    };
    const socket = await ready(connectTls(options), 'secureConnect', timeoutMs);
    const shown = tlsOf(socket);
    socket.destroy();
    return { host, trouble: null, tls: shown };
  } catch (error) {
    const fault = connectionFault(error);
    return fault === null
      ? stuck('tls', codeOf(error), {
          cause: `O handshake TLS com ${host} não terminou (${codeOf(error)}).`,
          fix: CUT_FIX,
        })
      : stuck('tls', fault.code, { cause: fault.cause, fix: fault.fix });
  }
}
