import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A new database beside the one of `url` (a login that may create databases); roles are shared with it. */
export async function freshDatabase(
  url: string,
): Promise<{ readonly ownerUrl: string; readonly drop: () => Promise<void> }> {
  const name = `emite_test_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${name}`);
  const ownerUrl = new URL(url);
  ownerUrl.pathname = `/${name}`;
  return { ownerUrl: ownerUrl.toString(), drop: () => onServer(url, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
