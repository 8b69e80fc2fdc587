import type { FastifyInstance } from 'fastify';

/** Name of a part → whether it answers. */
export type Readiness = () => Promise<Readonly<Record<string, boolean>>>;

/** `/healthz`: the process lives. */
export function serveLiveness(app: FastifyInstance): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
}

/** `/readyz`: what it needs answers too. */
export function serveReadiness(app: FastifyInstance, readiness: Readiness): void {
  app.get('/readyz', async (_request, reply) => {
    const parts = await readiness();
    const ready = Object.values(parts).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'indisponivel', parts });
  });
}
