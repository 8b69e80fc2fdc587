import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Failure } from '../base/failure.ts';
import { STATUS } from '../edge/failures.ts';
import { requestId } from '../edge/request-id.ts';
import { errorBody } from './error-body.ts';

/** Answers bytes that are not HTTP, or came too slowly, in the same shape as every other error. */
export function refuseGarbage(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  refuseRaw(
    socket,
    new Failure('requisicao_invalida', 'A requisição não é HTTP válido ou não chegou a tempo.'),
  );
}

/** Answers on a connection that no handler has, and ends it. */
export function refuseRaw(socket: Duplex, failure: Failure): void {
  const id = requestId();
  const status = STATUS[failure.code];
  const body = JSON.stringify(errorBody(failure, id));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `X-Request-Id: ${id}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
