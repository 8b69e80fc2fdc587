import { isIP } from 'node:net';
import { isThisMachine } from '@fiscal/core/settings/this-machine';
import type { OpenEmailServer } from '@fiscal/db/emails/server';
import { hostOf, judgeAddress } from '@fiscal/webhooks/address';
import {
  ForbiddenAddressError,
  publicAddresses,
  type Resolve,
  UnresolvedNameError,
} from '@fiscal/webhooks/resolve';
import { invalid } from '../../base/failure.ts';
import type { MailTransport } from '../../mail/mail.ts';
import { smtpBy } from '../../mail/smtp.ts';

/** Host of the server to store. @throws {Failure} requisicao_invalida for one inside a network */
export function judgedHost(host: string, loopbackAllowed: boolean): string {
  const judged = judgeAddress(`https://${host}/`, { environment: 2, loopbackAllowed });
  if (judged.kind === 'allowed') {
    const url = new URL(judged.url);
    if (url.pathname === '/' && url.search === '' && url.port === '') return hostOf(url);
  }
  const message = judged.kind === 'refused' ? judged.message : 'O campo host não é o nome de um servidor.';
  const fix = 'Envie só o nome público do servidor de SMTP, p. ex. smtp.exemplo.com.br.';
  throw invalid([{ field: 'host', code: 'valor_invalido', message, fix }]);
}

export interface Reach {
  readonly resolve: Resolve;
  /** Set in an installation that only this machine reaches. */
  readonly loopbackAllowed: boolean;
}

/**
 * Sends by the account's own server; its name leads where it was judged to, nothing asks a second time.
 *
 * @param letterMs deadline of one letter
 * @throws {Failure} requisicao_invalida for one that was accepted while only this machine reached the installation
 */
export async function accountSmtp(
  server: OpenEmailServer,
  { resolve, loopbackAllowed }: Reach,
  letterMs: number,
): Promise<MailTransport> {
  const host = judgedHost(server.host, loopbackAllowed);
  const { port, security, username, password, fromAddress } = server;
  const [address = host] = isIP(host) === 0 ? await publicAddresses(host, resolve) : [host];
  return smtpBy(
    {
      host: address,
      port,
      secure: security === 'tls',
      requireTLS: security === 'starttls' && !isThisMachine(address),
      tls: { servername: isIP(host) === 0 ? host : '', rejectUnauthorized: true },
      ...(username !== null && { auth: { user: username, pass: password ?? '' } }),
    },
    fromAddress,
    letterMs,
  );
}

/** Reason why a letter failed, in pt-BR. */
export interface SmtpFault {
  /** `refused`: not this address, for good; `later`: this address another time; `server`: none of them now. */
  readonly kind: 'refused' | 'later' | 'server';
  /** The address does not exist: it gets no further letter. */
  readonly nobody: boolean;
  readonly detail: string;
}

/** An address that is none. Source: RFC 3463 §3.2, X.1.1, X.1.2, X.1.3, X.1.6, X.1.10 (RFC 7505). */
const NOBODY = /^5\d\d[ -]5\.1\.(?:1|2|3|6|10)(?!\d)/;
/** Answered for a recipient, but true of all: quota, a required password. Source: RFC 3463 §3.5, §3.8. */
const OF_THE_SERVER = /^5\d\d[ -]5\.(?:4\.5|7\.0)(?!\d)/;
/** Commands that are answered about one address or one letter. */
const OF_A_LETTER: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

const CODES: Readonly<Record<string, string>> = {
  EAUTH: 'O servidor de SMTP não aceitou o usuário e a senha',
  ETLS: 'A conexão segura com o servidor de SMTP não foi possível',
  EDNS: 'O nome do servidor de SMTP não foi encontrado',
  ECONNECTION: 'O servidor de SMTP não aceitou a conexão',
  ESOCKET: 'A conexão com o servidor de SMTP falhou',
  ETIMEDOUT: 'O servidor de SMTP não respondeu a tempo',
  EABORT: 'O servidor de SMTP não recebeu a mensagem a tempo',
};

/** Reason why the server's name does not resolve, in pt-BR; null for any other error. */
export function nameFault(error: unknown): string | null {
  if (error instanceof ForbiddenAddressError)
    return `O nome do servidor de SMTP leva a um IP ${error.range}.`;
  return error instanceof UnresolvedNameError ? 'O nome do servidor de SMTP não foi encontrado.' : null;
}

/** PostgreSQL keeps no NUL, and no half of a character that is cut. */
const storableText = (text: string): string =>
  Buffer.from(text.replaceAll('\u0000', '').slice(0, 500)).toString();

/** Classifies an error of nodemailer for the letter. */
export function faultOf(error: unknown): SmtpFault {
  const { code, command, responseCode, response } = Object(error);
  const said = typeof response === 'string' ? storableText(response) : '';
  const ofLetter = OF_A_LETTER.has(command) && typeof responseCode === 'number' && !OF_THE_SERVER.test(said);
  const kind = !ofLetter ? 'server' : responseCode >= 500 ? 'refused' : 'later';
  const what =
    CODES[String(code)] ??
    (kind === 'refused' ? 'O servidor recusou a mensagem' : 'A mensagem não foi entregue ao servidor');
  return {
    kind,
    nobody: kind === 'refused' && NOBODY.test(said),
    detail: said === '' ? `${what}.` : `${what}: ${said}`,
  };
}
