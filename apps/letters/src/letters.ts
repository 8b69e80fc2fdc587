import { once } from 'node:events';
import type { Socket } from 'node:net';
import { domainToASCII } from 'node:url';
import { callbackify } from 'node:util';
import { isThisMachine } from '@fiscal/core/settings/this-machine';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { createHeldLetter, createRooms, LETTER_BYTES_MAX } from './held-letter.ts';
import {
  type Envelope,
  type LetterStore,
  openLetterStore,
  type Refusal,
  type Unread,
} from './letter-store.ts';
import { READING_MS, readLetter, UnacceptableLetter } from './read-letter.ts';
import { createTurns } from './turns.ts';

const CLIENTS_MAX = 32;
const SENDER_MAX = 320;
/** Letters that are read and stored at once: each takes several times its size in memory. */
const AT_ONCE = 2;
/** Letters of one address, or of one host, leave room for those of others. */
const HELD_BYTES_MAX = { all: 64 * 1024 * 1024, each: 2 * LETTER_BYTES_MAX };
/** A letter that comes more slowly is cut off: it would take up its room for as long as its connection lasts. */
const PACE = { bytesMin: 512 * 1024, ms: 60_000 };
/** Connections of one host, but for this machine's own mail server. */
const HOST_CLIENTS_MAX = 8;
/** Recipients that a connection may get wrong: who guesses addresses makes a query of each. */
const UNKNOWN_MAX = 10;
const SILENCE_MS = 60_000;
/** A client that sends a byte a minute must not keep its place. */
const CONNECTION_MS_MAX = 10 * 60_000;
const GRACE_MS = 10_000;

type Log = Pick<Logger, 'debug' | 'info' | 'warn'>;

export interface LettersOptions {
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  readonly domain: string;
  /** `required`: no letter is taken in clear. Null: STARTTLS is not offered. */
  readonly tls: { readonly cert: string; readonly key: string; readonly required: boolean } | null;
  readonly databaseUrl: string;
  readonly log: Log;
}

export type RunningLetters = Awaited<ReturnType<typeof startLetters>>;

/** An answer of the SMTP dialog. Refusals stay within it, so no letter is ever written to a sender. */
class Reply extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, text: string) {
    super(text);
    this.name = 'Reply';
    this.responseCode = responseCode;
  }
}

const UNKNOWN = new Reply(550, '5.1.1 No such address here');
const NO_RELAY = new Reply(550, '5.7.1 Relaying denied');
const GUESSING = new Reply(421, '4.7.0 Too many recipients refused');
const LATER = new Reply(451, '4.3.0 Try again later');
const TOO_SLOW = new Reply(421, '4.4.2 Letter comes too slowly');
const TOO_LARGE = new Reply(552, '5.3.4 Letter is larger than 10 MB');
const TOO_MANY_FILES = new Reply(552, '5.3.4 Letter has more than 50 files');
const UNREADABLE = new Reply(554, '5.6.0 Letter cannot be read');
const IN_CLEAR = new Reply(530, '5.7.0 Must issue a STARTTLS command first');
const LONG_SENDER = new Reply(553, '5.1.7 Sender address is too long');
/** Senders retry after a quota for some days. */
const REFUSALS: Readonly<Record<Refusal, Reply>> = {
  desconhecida: UNKNOWN,
  cota_da_empresa: new Reply(452, '4.2.2 Address has taken all letters of the day'),
  cota_do_remetente: new Reply(452, '4.2.2 Address has taken all letters of this sender of the day'),
  fila_cheia: new Reply(452, '4.3.1 Letters wait to be read, try again later'),
};

const UNREAD: Readonly<Record<Unread, Reply>> = {
  grande_demais: TOO_LARGE,
  arquivos_demais: TOO_MANY_FILES,
  ilegivel: UNREADABLE,
  demorada: LATER,
};

const senderOf = ({ envelope }: SMTPServerSession): string =>
  (envelope.mailFrom === false ? '' : envelope.mailFrom.address).replaceAll('\u0000', '�');

/** Part before the `@`, if the address belongs to this domain. The server gives domains in Unicode; the setting is ASCII. */
function localPartOf(address: string, domain: string): string | null {
  const at = address.lastIndexOf('@');
  return domainToASCII(address.slice(at + 1)) === domain ? address.slice(0, at).toLowerCase() : null;
}

/** Address of the host at the other end; an IPv4 one is without the prefix that IPv6 sockets give it. */
const hostOf = (address: string | undefined): string => (address ?? '').replace(/^::ffff:/, '');

/** Connections and bytes of this machine's own mail server are of many senders: no bound of one host holds for it. */
const roomKeysOf = (local: string, host: string): readonly string[] =>
  isThisMachine(host) ? [`to ${local}`] : [`to ${local}`, `from ${host}`];

type HeldLetter = ReturnType<typeof createHeldLetter>;
type HoldState = ReturnType<HeldLetter['add']>;

/**
 * Holds a letter until its end, while it keeps its pace. A refused one is read to its end too, as the dialog wants it.
 *
 * @throws when the letter comes too slowly, or its connection is lost
 */
async function holdLetter(
  stream: SMTPServerDataStream,
  held: HeldLetter,
  onRefusal: (reason: string) => void,
): Promise<HoldState> {
  let state: HoldState = 'held';
  let before = 0;
  const pace = setInterval(() => {
    // The error of a destroyed stream is the letter's answer, and 421 closes its connection.
    if (stream.byteLength - before < PACE.bytesMin) stream.destroy(TOO_SLOW);
    before = stream.byteLength;
  }, PACE.ms).unref();
  try {
    for await (const chunk of stream) {
      if (state !== 'held') continue;
      state = held.add(chunk);
      if (state === 'held') continue;
      held.release();
      onRefusal(state);
    }
  } finally {
    clearInterval(pace);
  }
  return state;
}

/** Reads a letter and stores it; the sender gets its 250 once the files are durable. */
function createReceive(store: LetterStore, log: Log) {
  const turns = createTurns(AT_ONCE);
  const rooms = createRooms(HELD_BYTES_MAX);

  /** Counts a refused letter before its answer: a flood of them ends with the quotas too. */
  async function refuse(
    envelope: Envelope,
    reason: Unread,
    of: { session: string; err?: unknown },
  ): Promise<Reply> {
    log.info({ ...of, reason }, 'letter refused');
    await store.refuse(envelope, reason);
    return UNREAD[reason];
  }

  async function keep(envelope: Envelope, raw: Buffer, session: string): Promise<string> {
    const deadline = AbortSignal.timeout(READING_MS);
    const letter = await readLetter(raw, deadline).catch(async (err: unknown) => {
      if (err instanceof UnacceptableLetter)
        throw await refuse(envelope, err.reason, { session, err: err.cause });
      if (deadline.aborted) throw await refuse(envelope, 'demorada', { session });
      throw err;
    });
    const outcome = await store.keep(envelope, letter);
    const files = letter.files.length;
    // The address is a secret, and the sender a person: neither is logged.
    log.info({ session, outcome, files, ignored: letter.ignored.length, bytes: raw.length }, 'letter read');
    if (outcome !== 'guardada' && outcome !== 'repetida') throw REFUSALS[outcome];
    return `2.0.0 Stored: ${files} files`;
  }

  return async (
    stream: SMTPServerDataStream,
    envelope: Envelope,
    { id: session, remoteAddress }: SMTPServerSession,
  ): Promise<string> => {
    const held = createHeldLetter(rooms.roomOf(roomKeysOf(envelope.local, hostOf(remoteAddress))));
    try {
      const state = await holdLetter(stream, held, (reason) =>
        log.info({ session, reason }, 'letter no longer held'),
      );
      if (state === 'too-large') throw await refuse(envelope, 'grande_demais', { session });
      if (state === 'no-room') throw LATER;
      return await turns.run(envelope.local, () => keep(envelope, held.read(), session));
    } finally {
      held.release();
    }
  };
}

/** Makes the answer of an error: its own, or that the sender retries. */
function replyOf(error: unknown, log: Log, session: string): Reply {
  if (error instanceof Reply) return error;
  log.warn({ session, err: error }, 'letter not stored, the sender retries');
  return LATER;
}

function createServer({ domain, tls, log }: LettersOptions, store: LetterStore): SMTPServer {
  const receive = createReceive(store, log);
  const refused = new Map<string, number>();

  async function checkRecipient(address: string, session: SMTPServerSession): Promise<void> {
    const local = localPartOf(address, domain);
    if (local === null) throw NO_RELAY;
    const sender = senderOf(session);
    if (sender.length > SENDER_MAX) throw LONG_SENDER;
    const outcome = await store.check({ local, sender });
    if (outcome !== 'aceita') throw REFUSALS[outcome];
  }

  /** Ends a connection that names one recipient after the other that there is none of. */
  async function boundGuesses({ id }: SMTPServerSession, checked: Promise<void>): Promise<void> {
    try {
      await checked;
    } catch (error) {
      const before = refused.get(id) ?? 0;
      refused.set(id, before + 1);
      throw before >= UNKNOWN_MAX ? GUESSING : error;
    }
  }

  /** Runs one command; its error is the answer. */
  async function replying<T>({ id }: SMTPServerSession, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw replyOf(error, log, id);
    }
  }

  return new SMTPServer({
    name: domain,
    banner: 'Emite',
    size: LETTER_BYTES_MAX,
    // One letter is stored for one company, with one answer; a sender repeats it for another.
    maxRecipients: 1,
    maxClients: CLIENTS_MAX,
    socketTimeout: SILENCE_MS,
    closeTimeout: GRACE_MS,
    disableReverseLookup: true,
    disabledCommands: ['AUTH', ...(tls === null ? ['STARTTLS'] : [])],
    authOptional: true,
    ...(tls !== null && { cert: tls.cert, key: tls.key, minVersion: 'TLSv1.2' }),
    onMailFrom(_sender, { secure }, callback) {
      callback(tls?.required && !secure ? IN_CLEAR : null);
    },
    onRcptTo({ address }, session, callback) {
      callbackify(() => replying(session, () => boundGuesses(session, checkRecipient(address, session))))(
        callback,
      );
    },
    onClose({ id }) {
      refused.delete(id);
    },
    onData(stream, session, callback) {
      const [recipient] = session.envelope.rcptTo;
      const local = localPartOf(recipient?.address ?? '', domain) ?? '';
      const envelope = { local, sender: senderOf(session) };
      callbackify(() => replying(session, () => receive(stream, envelope, session)))(callback);
    },
  });
}

/** Cuts off connections that are too many of one host, or last too long. */
function createConnectionLimit(): (socket: Socket) => void {
  interface Open {
    readonly socket: Socket;
    readonly host: string;
    readonly end: NodeJS.Timeout;
  }
  let open: readonly Open[] = [];
  return (socket) => {
    // STARTTLS takes all listeners off a socket, so that none would hear of its end.
    for (const one of open) if (one.socket.destroyed) clearTimeout(one.end);
    open = open.filter((one) => !one.socket.destroyed);
    const host = hostOf(socket.remoteAddress);
    const count = open.filter((one) => one.host === host).length;
    if (count >= HOST_CLIENTS_MAX && !isThisMachine(host)) {
      socket.destroy();
      return;
    }
    const end = setTimeout(() => socket.destroy(), CONNECTION_MS_MAX).unref();
    open = [...open, { socket, host, end }];
  };
}

/** Starts to take letters. */
export async function startLetters(options: LettersOptions) {
  const { log, host, port } = options;
  const store = openLetterStore({
    url: options.databaseUrl,
    onIdleError: (error) => log.warn({ err: error }, 'idle database connection lost'),
  });
  await store.assertRole();
  const server = createServer(options, store);
  server.on('error', (error) => log.debug({ err: error }, 'connection failed'));
  server.server.on('connection', createConnectionLimit());
  const listening = server.listen(port, host);
  await once(listening, 'listening');
  const address = listening.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    /** Answers letters in progress, then closes. */
    async stop(): Promise<void> {
      await new Promise<void>((resolve) => server.close(resolve));
      await store.close();
    },
  };
}
