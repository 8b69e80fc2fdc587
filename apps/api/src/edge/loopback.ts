import type { FastifyRequest } from 'fastify';

/** True for a connection within this machine: from a local caller, or from a local proxy, which may forward any caller. */
export const connectedHere = ({ socket }: FastifyRequest): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
