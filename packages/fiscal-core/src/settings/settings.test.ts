import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { databaseUrl } from './database.ts';
import { processSettings } from './process.ts';
import { checkTemporal, temporalConnection, temporalSettings } from './temporal.ts';

/** Contents of a file: its name. */
const contents = (file: string): Buffer => Buffer.from(file);

const temporal = z.object(temporalSettings).superRefine(checkTemporal);
const faultOf = (schema: z.ZodType, value: unknown): string | undefined => {
  const { error } = schema.safeParse(value);
  return error && error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ');
};

describe('PostgreSQL', () => {
  it.each([
    'postgresql://a:b@127.0.0.1:5432/emite',
    'postgres://a:b@localhost/emite',
    'postgresql://a:b@[::1]/emite?sslmode=disable',
    'postgresql:///emite?host=/var/run/postgresql',
    'postgresql://a:b@db.example/emite?sslmode=verify-full',
    'postgresql://a:b@10.0.0.5/emite?sslmode=require',
  ])('is reached at %s', (url) => expect(faultOf(databaseUrl, url)).toBeUndefined());

  it.each([
    'postgresql://a:b@db.example/emite',
    'postgresql://a:b@10.0.0.5/emite?sslmode=prefer',
    'postgresql://a:b@127.0.0.1.example/emite',
    'postgresql://a:b@localhost/emite?host=db.example',
    'postgresql://a:b@db.example/emite?sslmode=no-verify',
    'postgresql://a:b@db.example/emite?sslmode=require&uselibpqcompat=true',
    'postgresql://a:b@db.example/emite?sslmode=verify-ca&uselibpqcompat=true&sslrootcert=/etc/hostname',
    'postgresql://a:b@db.example/emite?sslmode=verify-full&sslmode=disable',
    'postgresql://a:b@db.example/emite?sslmode=disable&ssl=true',
    'postgresql://a:b@db.example/emite?ssl=no-verify',
    'postgresql://a:b@127.0.0.1/emite?host=127.0.0.1&host=db.example',
    'postgresql://a:b@db.example/emite?sslmode=verify-full&sslrootcert=/no/such/file',
    'postgresql:///emite',
  ])('is not reached in clear at %s', (url) =>
    expect(faultOf(databaseUrl, url)).toContain('sslmode=verify-full'),
  );
});

describe('Temporal', () => {
  it('is reached in clear on this machine alone', () => {
    expect(temporalConnection(temporal.parse({}), contents)).toEqual({ address: '127.0.0.1:7233' });
    expect(faultOf(temporal, { TEMPORAL_ADDRESS: 'localhost:7233' })).toBeUndefined();
    expect(faultOf(temporal, { TEMPORAL_ADDRESS: '[::1]:7233' })).toBeUndefined();
    expect(faultOf(temporal, { TEMPORAL_ADDRESS: 'temporal:7233' })).toContain('TEMPORAL_TLS must be on');
    expect(faultOf(temporal, { TEMPORAL_API_KEY: 'k' })).toContain('in clear');
  });

  it('is reached by TLS with what was given for it', () => {
    const env = temporal.parse({
      TEMPORAL_ADDRESS: 'temporal.example:7233',
      TEMPORAL_TLS: 'on',
      TEMPORAL_TLS_CA: 'ca.pem',
      TEMPORAL_TLS_CERT: 'cert.pem',
      TEMPORAL_TLS_KEY: 'key.pem',
      TEMPORAL_TLS_SERVER_NAME: 'emite.tmprl.example',
      TEMPORAL_API_KEY: 'k',
    });
    expect(temporalConnection(env, contents)).toEqual({
      address: 'temporal.example:7233',
      tls: {
        serverRootCACertificate: Buffer.from('ca.pem'),
        clientCertPair: { crt: Buffer.from('cert.pem'), key: Buffer.from('key.pem') },
        serverNameOverride: 'emite.tmprl.example',
      },
      apiKey: 'k',
    });
    expect(faultOf(temporal, { TEMPORAL_TLS: 'on', TEMPORAL_TLS_CERT: 'c' })).toContain('both or neither');
  });
});

it('no process runs that checks no certificate', () => {
  const schema = z.object(processSettings);
  expect(faultOf(schema, { NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toContain('must not be 0');
  for (const value of [undefined, '1', ''])
    expect(faultOf(schema, { NODE_TLS_REJECT_UNAUTHORIZED: value })).toBeUndefined();
});
