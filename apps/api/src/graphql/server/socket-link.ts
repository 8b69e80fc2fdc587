import type { IncomingMessage } from 'node:http';
import { CloseCode, type Server } from 'graphql-ws';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import { Failure } from '../../base/failure.ts';
import type { LocalRateLimiter } from '../../base/rate-limit.ts';
import { parseBody } from '../../edge/read-body.ts';
import { SOCKET } from '../guards/limits.ts';

/** Data of a socket besides the protocol's own state. */
export interface Link {
  readonly id: string;
  readonly request: IncomingMessage;
  /** To be called once its credentials are good: from there on it may send as much as a request. */
  letIn(): void;
  /** Ends the connection with a reason. */
  close(code: number, reason: string): void;
  /** Gives its place among the open ones back; null until it has one. */
  leave: (() => void) | null;
}

/** Own code of the range that the protocol leaves to applications. */
export const TOO_MANY_REQUESTS = 4429;
const PING_MS = 12_000;
/** The client's payload is not echoed: a client that does not read would fill our memory. */
const PONG = '{"type":"pong"}';

/** Connects a socket to the protocol. Errors are sent to the client in a word and logged. */
export function link(
  socket: WebSocket,
  own: Pick<Link, 'id' | 'request' | 'letIn'>,
  { server, limiter, logger }: { server: Server<Link>; limiter: LocalRateLimiter; logger: Logger },
): void {
  const close = (code: number, reason: string) => socket.close(code, withinFrame(reason));
  const fail = (error: unknown) => {
    logger.error({ err: error, requestId: own.id }, 'graphql socket failed');
    close(CloseCode.InternalServerError, `Erro interno (${own.id})`);
  };
  // The client already has ws's answer to an invalid or oversized frame.
  socket.on('error', (error) =>
    logger.debug({ err: error, requestId: own.id }, 'graphql socket refused a frame'),
  );

  const mayBeSentTo = () => {
    if (socket.readyState !== socket.OPEN) return false;
    if (socket.bufferedAmount <= SOCKET.unreadBytesMax) return true;
    logger.debug({ requestId: own.id }, 'graphql socket is not read from');
    socket.terminate();
    return false;
  };
  const send = (text: string) =>
    new Promise<void>((resolve, reject) => {
      if (!mayBeSentTo()) return resolve();
      socket.send(text, (error) => (error ? reject(error) : resolve()));
    });
  const stopCounting = countBytes(own.request.socket, () => socket.terminate());

  const closed = server.opened(
    {
      protocol: socket.protocol,
      send,
      close,
      onPing: () => send(PONG),
      onMessage(take) {
        socket.on('message', (data) => {
          if (!mayBeSentTo()) return;
          if (!limiter.take(`mensagens:${own.id}`, SOCKET.messagesPerMinute).allowed)
            return close(TOO_MANY_REQUESTS, `Mais de ${SOCKET.messagesPerMinute} mensagens por minuto`);
          const text = carefully(data);
          if (text instanceof Failure) return close(CloseCode.BadRequest, text.message);
          take(text).catch((error: unknown) => {
            if (socket.readyState === socket.OPEN) fail(error);
          });
        });
      },
    },
    {
      ...own,
      close,
      leave: null,
      letIn() {
        stopCounting();
        own.letIn();
      },
    },
  );
  const stopPings = keepAlive(socket);
  socket.once('close', (code, reason) => {
    stopPings();
    closed(code, String(reason)).catch((error: unknown) =>
      logger.error({ err: error, requestId: own.id }, 'graphql socket did not close cleanly'),
    );
  });
}

/** Calls `exceeded` when more comes in than a socket may send before it is let in, unless it is stopped. */
function countBytes(connection: IncomingMessage['socket'], exceeded: () => void): () => void {
  let left = SOCKET.waitingBytesMax;
  const count = (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) exceeded();
  };
  connection.on('data', count);
  return () => connection.off('data', count);
}

/** A message by the rules of a request body: numbers too long for a double stay text, and its depth is bounded. */
function carefully(data: RawData): string | Failure {
  try {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(new Uint8Array(data));
    return JSON.stringify(parseBody(bytes).value ?? null);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** Ends a connection whose other side no longer answers. */
function keepAlive(socket: WebSocket): () => void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const timer = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, PING_MS);
  return () => clearInterval(timer);
}

/** A close frame has room for 123 bytes. */
function withinFrame(reason: string): string {
  let text = reason;
  while (Buffer.byteLength(text) > 123) text = text.slice(0, -1);
  return text;
}
