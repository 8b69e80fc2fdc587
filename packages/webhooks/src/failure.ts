import { ForbiddenAddressError, UnresolvedNameError } from './resolve.ts';

export type FailureReason =
  /** The name leads nowhere. */
  | 'dns'
  /** The address, or where its name leads, is not to be called: nothing was sent. */
  | 'forbidden_address'
  | 'connect'
  | 'tls'
  | 'timeout'
  /** The connection ended before the answer did, or what came is not HTTP. */
  | 'broken'
  /** Headers of the answer without end. */
  | 'too_large'
  /** The caller's signal. */
  | 'aborted';

export interface Failure {
  readonly reason: FailureReason;
  /** pt-BR, for the log of deliveries: what happened and, if known, the fix. */
  readonly detail: string;
}

/** Last phase that a call reached. */
export type Phase = 'queue' | 'name' | 'connect' | 'tls' | 'answer' | 'body';

/** The call took longer than it may. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** The caller's signal ended the call. */
export class InterruptedError extends Error {
  override readonly name = 'InterruptedError';
}

const failure = (reason: FailureReason, detail: string): Failure => ({ reason, detail });

/** Codes of OpenSSL and Node for certificates. */
const CERTIFICATES: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'O certificado do servidor está vencido: renove-o.',
  CERT_NOT_YET_VALID: 'O certificado do servidor ainda não é válido.',
  CERT_REVOKED: 'O certificado do servidor foi revogado.',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'O servidor usa um certificado que ele mesmo assinou: use um de uma autoridade pública.',
  SELF_SIGNED_CERT_IN_CHAIN: 'O certificado do servidor não vem de uma autoridade pública.',
  UNABLE_TO_GET_ISSUER_CERT:
    'Falta um certificado intermediário no servidor, ou a autoridade dele não é pública.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'Falta um certificado intermediário no servidor, ou a autoridade dele não é pública.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'Falta um certificado intermediário no servidor, ou a autoridade dele não é pública.',
  INVALID_PURPOSE: 'O certificado do servidor não é para servidores.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'O certificado do servidor é de outro nome.',
  HOSTNAME_MISMATCH: 'O certificado do servidor é de outro nome.',
};

const CONNECTING: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'O servidor recusou a conexão: nada escuta nessa porta.',
  EHOSTUNREACH: 'Não há caminho até o servidor.',
  ENETUNREACH: 'Não há caminho até o servidor.',
  ETIMEDOUT: 'O servidor não aceitou a conexão a tempo.',
};

const WAITED_FOR: Readonly<Record<Phase, string>> = {
  queue: 'As chamadas anteriores ao servidor não terminaram',
  name: 'O DNS não disse onde fica o servidor',
  connect: 'O servidor não aceitou a conexão',
  tls: 'O servidor não terminou o handshake TLS',
  answer: 'O servidor não respondeu',
  body: 'O servidor não terminou a resposta',
};

/** The code of an error, or of the first of those that several addresses gave. */
export function codeOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code;
  const first = error instanceof AggregateError ? error.errors[0] : undefined;
  return first instanceof Error ? codeOf(first) : '';
}

/** Derives why a call failed, from its error and the last phase that it reached. */
export function failureOf(error: Error, phase: Phase, timeoutMs: number): Failure {
  if (error instanceof ForbiddenAddressError)
    return failure('forbidden_address', `O nome leva a um endereço ${error.range}: nada foi enviado.`);
  if (error instanceof UnresolvedNameError)
    return failure('dns', 'O nome do servidor não foi encontrado no DNS.');
  if (error instanceof DeadlineError)
    return failure('timeout', `${WAITED_FOR[phase]} em ${timeoutMs / 1_000} s.`);
  if (error instanceof InterruptedError) return failure('aborted', 'A chamada foi interrompida.');
  const code = codeOf(error);
  if (phase === 'queue' || phase === 'name' || phase === 'connect')
    return failure('connect', CONNECTING[code] ?? `A conexão não foi possível${code && ` (${code})`}.`);
  if (phase === 'tls' || code.startsWith('ERR_SSL_'))
    return failure(
      'tls',
      CERTIFICATES[code] ?? `Não se chegou a um acordo de TLS 1.2 ou mais novo${code && ` (${code})`}.`,
    );
  if (code === 'HPE_HEADER_OVERFLOW')
    return failure('too_large', 'Os cabeçalhos da resposta são grandes demais.');
  if (code.startsWith('HPE_')) return failure('broken', 'O que o servidor respondeu não é HTTP.');
  return failure(
    'broken',
    `O servidor encerrou a conexão antes de terminar a resposta${code && ` (${code})`}.`,
  );
}
