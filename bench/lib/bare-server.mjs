import { createRequire } from 'node:module';
import pg from 'pg';

/** The same Fastify as the API's. */
const { default: Fastify } = await import(
  createRequire(new URL('../../apps/api/package.json', import.meta.url)).resolve('fastify')
);

/**
 * Minimal HTTP service with the same database: one prepared statement per request over pooled connections. Prints its
 * address as JSON.
 */
const pool = new pg.Pool({ connectionString: process.argv[2] ?? '', max: 10, idleTimeoutMillis: 600_000 });
await pool.query('create schema if not exists bench');
await pool.query('create table if not exists bench.bare (id bigserial primary key, body jsonb not null)');
const { rows } = await pool.query("insert into bench.bare (body) values ('{}') returning id");
const INSERT = { name: 'put', text: 'insert into bench.bare (body) values ($1) returning id' };
const SELECT = { name: 'get', text: 'select id, body from bench.bare where id = $1' };

/** @type {import('fastify').FastifyInstance} */
const app = Fastify({ bodyLimit: 10_000_000 });
app.post('/bare', async (request, reply) => {
  const answer = await pool.query({ ...INSERT, values: [JSON.stringify(request.body)] });
  return reply.code(202).send(answer.rows[0]);
});
app.get('/bare/:id', async (request) => {
  const answer = await pool.query({ ...SELECT, values: [Object(request.params).id] });
  return answer.rows[0];
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify({ url, id: rows[0].id })}\n`);
process.on('SIGTERM', () => process.exit(0));
