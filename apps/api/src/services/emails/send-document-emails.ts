import { tpEventoIn, VOIDING } from '@fiscal/core/sefaz/nfse-answers';
import { isProven } from '@fiscal/core/vocabulary/imported';
import type { Db } from '@fiscal/db/base/client';
import { getClient } from '@fiscal/db/companies/clients';
import { getDocument } from '@fiscal/db/documents/documents';
import { readFile } from '@fiscal/db/documents/files';
import {
  type ClaimedEmail,
  claimDocumentEmails,
  endTry,
  type Letter,
  writeLetters,
} from '@fiscal/db/emails/document-emails';
import { openEmailServer } from '@fiscal/db/emails/server';
import { getEmailSettings, NO_EMAILS } from '@fiscal/db/emails/settings';
import { plainAddress, suppress, suppressedOf } from '@fiscal/db/emails/suppressions';
import { BY_SYSTEM } from '@fiscal/db/records/audit';
import type { Vault } from '@fiscal/db/vault/vault';
import { hasPaper } from '@fiscal/paper/papers';
import { Failure } from '../../base/failure.ts';
import type { Allowance, Rate, RateLimiter } from '../../base/rate-limit.ts';
import { isEmailAddress } from '../../inputs/email.ts';
import { createBehind } from '../../mail/behind.ts';
import { type Mail, type MailFile, type MailTransport, recipientBucket } from '../../mail/mail.ts';
import { LETTER_MS } from '../../mail/smtp.ts';
import type { LogoOf } from '../companies/client-logos.ts';
import { distributedXml } from '../files/distributed-xml.ts';
import type { PaperDesk } from '../files/paper-desk.ts';
import { type Printable, printPaper } from '../files/printed.ts';
import { accountSmtp, faultOf, nameFault, type Reach } from './account-smtp.ts';
import { UNPROVEN_LETTER } from './document-emails.ts';
import { documentLetter } from './document-letter.ts';
import { recipientsIn } from './recipients.ts';

export interface SenderDeps {
  readonly db: Db;
  readonly vault: Vault;
  readonly desk: PaperDesk;
  readonly logoOf: LogoOf;
  readonly limiter: RateLimiter;
  readonly reach: Reach;
  /** Transport of the installation, for accounts without a server of their own. */
  readonly leaving: { readonly transport: MailTransport; readonly way: 'smtp' | 'outbox' | 'none' };
  /** Letters of all accounts to one address by the installation's server. */
  readonly lettersPerRecipient: Rate;
  /** Deadline of one letter by an account's own server; below the lease. */
  readonly letterMs: number;
  readonly onError: (error: unknown) => void;
}

/** Letters of an account by the installation's server. */
export const LETTERS: Rate = { size: 500, perMinute: 2_000 / (24 * 60) };
/** Delays before each retry. */
const RETRY_MS = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * 60_000);
/** Maximum age of a letter delayed by our own limits. */
const AGE_MS_MAX = 3 * 24 * 3_600_000;
/** Maximum of concurrent sendings in this process. */
const AT_ONCE = 32;
/** Maximum of concurrent sendings of one account in this process. `claim_letters()` has the same limit, for leases. */
const ACCOUNT_AT_ONCE = 5;
/** Delay of a sending whose account has no free slot. */
const NO_SLOT_MS = 60_000;
/** Each letter renews the lease, which therefore exceeds the longest time of one letter and its paper. */
const LEASE_MS = LETTER_MS + 5 * 60_000;

export function createEmailSender(deps: SenderDeps) {
  const behind = createBehind(deps.onError);
  const stop = new AbortController();
  /** Account of each running sending; an account may occur several times. */
  const underWay: string[] = [];
  const start = (email: ClaimedEmail): void => {
    const { accountId } = email;
    if (underWay.filter((id) => id === accountId).length >= ACCOUNT_AT_ONCE) {
      const putBack = { detail: lastDetail(email.letters), counted: false };
      behind.start(() => endTry(deps.db, email, { ...putBack, retryMs: NO_SLOT_MS }));
      return;
    }
    underWay.push(accountId);
    behind.start(() =>
      oneTry(deps, email, stop.signal).finally(() => underWay.splice(underWay.indexOf(accountId), 1)),
    );
  };
  return {
    /** Claims due sendings, starts them, and returns their number. A claim excludes other processes. */
    async look(): Promise<number> {
      const limit = AT_ONCE - underWay.length;
      const claimed = limit > 0 ? await claimDocumentEmails(deps.db, { limit, leaseMs: LEASE_MS }) : [];
      for (const email of claimed) start(email);
      return claimed.length;
    },
    /** Starts no further letter, and waits for the running ones. */
    close: (): Promise<void> => {
      stop.abort();
      return behind.close();
    },
  };
}

export type EmailSender = ReturnType<typeof createEmailSender>;

async function oneTry(deps: SenderDeps, email: ClaimedEmail, stop: AbortSignal): Promise<void> {
  const end = await tryEmail(deps, email, stop).catch((error: unknown): TryEnd => {
    if (error instanceof Failure) return later(error.message, retryAfterOf(error));
    const known = nameFault(error);
    if (known === null) deps.onError(error);
    return { kind: 'failed', detail: known ?? 'Houve um erro nosso.' };
  });
  const counted = end.kind === 'failed';
  const waitMs =
    end.kind === 'failed' ? RETRY_MS[email.tries] : end.kind === 'later' ? end.waitMs : undefined;
  const tooOld = Date.now() - email.createdAtMs > AGE_MS_MAX;
  const retryMs = waitMs === undefined || tooOld ? null : waitMs;
  await endTry(deps.db, email, { detail: end.detail, retryMs, counted });
}

/** Result of a try. `failed`: the server or an address did not accept some letters. */
type TryEnd =
  | { readonly kind: 'over'; readonly detail: string | null }
  | { readonly kind: 'failed'; readonly detail: string | null }
  /** A limit of ours delays it; server and addresses are not at fault. */
  | { readonly kind: 'later'; readonly detail: string | null; readonly waitMs: number };

const nothing = (detail: string | null): TryEnd => ({ kind: 'over', detail });
const later = (detail: string | null, seconds: number): TryEnd => ({
  kind: 'later',
  detail,
  waitMs: seconds * 1000,
});
const retryAfterOf = ({ headers }: Failure): number => Number(headers['retry-after']) || 60;
const overQuota = (seconds: number): TryEnd =>
  later('A conta atingiu o limite de envios pelo servidor desta instalação.', seconds);

async function tryEmail(deps: SenderDeps, email: ClaimedEmail, stop: AbortSignal): Promise<TryEnd> {
  const { db } = deps;
  const { accountId, clientId, documentId, kind } = email;
  const stored = await readFile(db, { kind: 'impressao', accountId, documentId });
  if (stored?.kind !== 'impressao') return nothing('O documento não existe mais.');
  const { status } = stored.xml;
  if (kind === 'document' && status === 'CANCELADA')
    return nothing('O documento foi cancelado antes do envio.');
  const view = await getDocument(db, email, documentId);
  if (!isProven(view?.imported ?? null)) return nothing(UNPROVEN_LETTER);
  const settings = (await getEmailSettings(db, email)) ?? NO_EMAILS;
  const letters = await loadLetters(deps, email, { printable: stored, copies: settings.copies });
  if (letters === null) return nothing(null);
  if (letters.length === 0)
    return nothing('O documento não traz e-mail de destinatário e a empresa não tem cópias configuradas.');
  if (!letters.some(({ state }) => state === 'pending')) return nothing(null);
  const transport = await transportOf(deps, email);
  if (typeof transport === 'string')
    return nothing(`${transport}: configure o da conta em PUT /v1/email/server.`);
  try {
    const quota = transport.own ? null : deps.limiter.peek(quotaOf(email), LETTERS);
    if (quota?.allowed === false) return overQuota(quota.retryAfterSeconds);
    const compose = async () => {
      const company = (await getClient(db, accountId, clientId))?.name ?? '';
      const logo = await deps.logoOf(accountId, clientId);
      const { files, hasEvent } = await filesOf(deps, email, { stored, logo });
      return documentLetter({ ...email, ...stored.xml, company, settings, logo, files, hasEvent });
    };
    return await sendEach(deps, email, { letters, compose, sender: settings.fromAddress, transport, stop });
  } finally {
    await transport.close();
  }
}

const quotaOf = ({ accountId }: ClaimedEmail): string => `cartas:conta:${accountId}`;
/** Separate from the bucket of letters to people, so that documents never block a password reset. */
const recipientQuotaOf = (address: string): string => `documentos:${recipientBucket(address)}`;
const RECIPIENT_FULL =
  'O servidor desta instalação atingiu o limite de mensagens a este destinatário; a mensagem aguarda a vez.';
const SUPPRESSED = 'O endereço está na lista de supressão da conta.';
const NO_ADDRESS = 'Não é um endereço de e-mail.';

/**
 * Loads the emails, rendering them on the first attempt. Suppressed addresses are marked. Null if another worker holds
 * them.
 */
async function loadLetters(
  { db }: SenderDeps,
  email: ClaimedEmail,
  { printable: { xml }, copies }: { readonly printable: Printable; readonly copies: readonly string[] },
): Promise<readonly Letter[] | null> {
  const asked =
    email.addresses.length > 0 ? email.addresses : [...recipientsIn(xml.type, xml.signed), ...copies];
  const made =
    email.letters.length > 0
      ? email.letters
      : [...new Set(asked.map(plainAddress))].map(
          (address): Letter => ({ address, state: 'pending', detail: null, at: null }),
        );
  const pending = made.filter(({ state }) => state === 'pending').map(({ address }) => address);
  const suppressed = await suppressedOf(db, email.accountId, pending);
  const letters = made.map((letter): Letter => {
    if (letter.state !== 'pending') return letter;
    if (!isEmailAddress(letter.address)) return { ...letter, state: 'refused', detail: NO_ADDRESS };
    return suppressed.has(letter.address) ? { ...letter, state: 'suppressed', detail: SUPPRESSED } : letter;
  });
  return (await writeLetters(db, email, { letters, leaseMs: LEASE_MS })) ? letters : null;
}

interface Way {
  readonly transport: MailTransport;
  readonly own: boolean;
  close(): Promise<void>;
}

/**
 * Returns the account's server, else the installation's, else the reason why there is none. Test documents leave only by
 * the account's server, or stay in the outbox.
 */
async function transportOf(
  deps: SenderDeps,
  { accountId, environment }: ClaimedEmail,
): Promise<Way | string> {
  const server = await openEmailServer(deps.db, deps.vault, accountId);
  if (server !== null) {
    const transport = await accountSmtp(server, deps.reach, deps.letterMs);
    return { transport, own: true, close: () => transport.close() };
  }
  const { transport, way } = deps.leaving;
  if (way === 'none') return 'Esta instalação não tem servidor de SMTP';
  if (environment === 2 && way === 'smtp') return 'Em homologação só enviamos pelo servidor de SMTP da conta';
  return { transport, own: false, close: async () => {} };
}

/** Files of a letter. A cancellation has the event's XML, except that of a substituted note, which has no event. */
async function filesOf(
  { desk }: SenderDeps,
  { accountId, kind }: ClaimedEmail,
  { stored, logo }: { readonly stored: Printable; readonly logo: Uint8Array | undefined },
): Promise<{ readonly files: readonly MailFile[]; readonly hasEvent: boolean }> {
  const { xml, events } = stored;
  const event = kind === 'cancellation' ? events.findLast(isCancellation) : undefined;
  const file: MailFile = {
    filename: event === undefined ? `${xml.accessKey}.xml` : `${xml.accessKey}-cancelamento.xml`,
    contentType: 'application/xml',
    content: event ?? distributedXml(xml),
  };
  const hasEvent = event !== undefined;
  if (!hasPaper(xml.type)) return { files: [file], hasEvent };
  const free: Pick<PaperDesk, 'print'> = { print: (...asked) => desk.draw(...asked) };
  const pdf = await printPaper(free, accountId, { printable: stored, options: { paper: 'documento', logo } });
  const paper = { filename: pdf.name, contentType: 'application/pdf', content: pdf.bytes };
  return { files: [file, paper], hasEvent };
}

/** Cancellation events (tpEvento) of the portal's documents. Source: event tables of the MOCs. */
const CANCELLING = /<tpEvento>11011[12]<\/tpEvento>/;

function isCancellation(event: Buffer): boolean {
  const xml = event.toString();
  return CANCELLING.test(xml) || VOIDING.has(tpEventoIn(xml) ?? '');
}

interface Sending {
  /** Draws the paper, so call it only when a letter may leave. */
  readonly compose: () => Promise<Omit<Mail, 'to'>>;
  /** The company's own address. */
  readonly sender: string | null;
  readonly transport: Way;
  readonly stop: AbortSignal;
}

async function sendEach(
  deps: SenderDeps,
  email: ClaimedEmail,
  { letters, compose, sender, transport, stop }: Sending & { readonly letters: readonly Letter[] },
): Promise<TryEnd> {
  const { limiter, lettersPerRecipient } = deps;
  const written = [...letters];
  /** Index of each letter delayed by its recipient's limit → seconds to wait. */
  const onHold = new Map<number, number>();
  let content: Omit<Mail, 'to'> | null = null;
  for (const [index, letter] of letters.entries()) {
    const { address, state } = letter;
    if (state !== 'pending') continue;
    const holdBack = ({ allowed, retryAfterSeconds }: Allowance): boolean => {
      if (allowed) return false;
      onHold.set(index, retryAfterSeconds);
      written[index] = { ...letter, detail: RECIPIENT_FULL };
      return true;
    };
    const bucket = recipientQuotaOf(address);
    // A delayed letter draws no paper and uses no allowance of the account.
    if (!transport.own && holdBack(limiter.peek(bucket, lettersPerRecipient))) continue;
    content ??= await compose();
    if (stop.aborted) return later(null, 0);
    if (!transport.own) {
      const allowed = await limiter.take(quotaOf(email), LETTERS);
      if (!allowed.allowed) return overQuota(allowed.retryAfterSeconds);
      if (holdBack(await limiter.take(bucket, lettersPerRecipient))) continue;
    }
    const ready = content;
    const came = await sendLetter(deps, email, {
      address,
      send: () =>
        transport.transport.send({
          ...ready,
          ...(transport.own && sender !== null && { fromAddress: sender }),
          to: address,
          // The id is stable: a recipient already served by a killed process does not get it as a second message.
          messageId: `<${email.id}.${index}@emite>`,
        }),
    });
    written[index] = came.letter;
    if (!(await writeLetters(deps.db, email, { letters: written, leaseMs: LEASE_MS }))) return nothing(null);
    // The others would fail too, and a wrong password tried twenty times locks the account.
    if (came.ofAll) break;
  }
  if (onHold.size > 0) await writeLetters(deps.db, email, { letters: written, leaseMs: LEASE_MS });
  const open = written.find(({ state }, index) => state === 'pending' && !onHold.has(index));
  if (open !== undefined) return { kind: 'failed', detail: open.detail ?? lastDetail(written) };
  return onHold.size > 0 ? later(RECIPIENT_FULL, Math.min(...onHold.values())) : nothing(null);
}

const lastDetail = (letters: readonly Letter[]): string | null =>
  letters.findLast(({ detail }) => detail !== null)?.detail ?? null;

async function sendLetter(
  { db }: SenderDeps,
  { accountId }: ClaimedEmail,
  { address, send }: { readonly address: string; readonly send: () => Promise<void> },
): Promise<{ readonly letter: Letter; readonly ofAll: boolean }> {
  const at = () => new Date().toISOString();
  try {
    await send();
    return { letter: { address, state: 'sent', detail: null, at: at() }, ofAll: false };
  } catch (error) {
    const { kind, nobody, detail } = faultOf(error);
    if (nobody) await suppress(db, accountId, { address, reason: 'refused', detail, by: BY_SYSTEM });
    const state = kind === 'refused' ? 'refused' : 'pending';
    return { letter: { address, state, detail, at: at() }, ofAll: kind === 'server' };
  }
}
