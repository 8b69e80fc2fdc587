import type { FastifyRequest } from 'fastify';

/** True for a connection within this machine: of a caller on it, or of a proxy on it, which may ask for anybody. */
export const connectedHere = ({ socket }: FastifyRequest): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
