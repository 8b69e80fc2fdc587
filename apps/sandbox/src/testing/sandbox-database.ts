import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Provided by tests/support/database.ts; the sandbox needs only a login that may create databases. */
    database: {
      readonly ownerUrl: string;
      readonly appUrl: string;
      readonly workerUrl: string;
      readonly lettersUrl: string;
      readonly template: string;
    };
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('database').ownerUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database of its own for one test file. */
export async function freshSandboxDatabase(): Promise<{
  readonly url: string;
  readonly drop: () => Promise<void>;
}> {
  const name = `sandbox_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(inject('database').ownerUrl);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => onServer(`drop database ${name} with (force)`) };
}
