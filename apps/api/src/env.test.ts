import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { loadEnv } from './env.ts';

const needed = {
  DATABASE_URL: 'postgresql://emite_app:x@127.0.0.1/emite',
  MASTER_KEY: Buffer.alloc(32).toString('base64'),
  SANDBOX_CA_FILE: 'ca.pem',
  SANDBOX_ADMIN_TOKEN: 't',
};

const FAR_DATABASE = 'postgresql://emite_app:x@db.example/emite';

/** Further settings that a process needs when others reach it. */
const guarded = {
  TRUST_PROXY: '127.0.0.1',
  MASTER_KEY: createHash('sha256').update('of a test').digest('base64'),
  SANDBOX_ADMIN_TOKEN: 'of sixteen signs!',
};

it('asks for a way to send e-mails where people at other machines reach the console', () => {
  for (const url of [undefined, 'http://localhost:3000', 'http://127.0.0.1:3000/'])
    expect(loadEnv({ ...needed, CONSOLE_URL: url }).SMTP_URL).toBeUndefined();
  const elsewhere = { ...needed, ...guarded, CONSOLE_URL: 'https://console.example' };
  expect(() => loadEnv(elsewhere)).toThrow(/is required when CONSOLE_URL is not on this machine/);
  expect(loadEnv({ ...elsewhere, SMTP_URL: 'smtps://u:p@mail.example' }).CONSOLE_URL).toBe(
    'https://console.example',
  );
});

it('takes an address for security events with its secret only, and none in clear beyond this machine', () => {
  const hook = {
    SECURITY_WEBHOOK_URL: 'https://siem.example/',
    SECURITY_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`,
  };
  expect(loadEnv({ ...needed, ...hook })).toMatchObject(hook);
  const { SECURITY_WEBHOOK_URL, SECURITY_WEBHOOK_SECRET } = hook;
  for (const wrong of [
    { SECURITY_WEBHOOK_URL },
    { SECURITY_WEBHOOK_SECRET },
    { ...hook, SECURITY_WEBHOOK_SECRET: 'whsec_curto' },
    { ...hook, SECURITY_WEBHOOK_URL: 'http://siem.example/' },
  ])
    expect(() => loadEnv({ ...needed, ...wrong })).toThrow('SECURITY_WEBHOOK');
});

it('queries public registers at addresses with a placeholder, and none in clear beyond this machine', () => {
  const address = 'https://brasilapi.com.br/api/cnpj/v1/{cnpj}';
  expect(loadEnv({ ...needed, CNPJ_LOOKUP_URL: address })).toMatchObject({ CNPJ_LOOKUP_URL: address });
  expect(loadEnv({ ...needed, CEP_LOOKUP_URL: 'http://127.0.0.1:1/{cep}' }).CEP_LOOKUP_URL).toBeDefined();
  expect(loadEnv(needed).CNPJ_LOOKUP_URL).toBeUndefined();
  for (const [name, wrong] of [
    ['CNPJ_LOOKUP_URL', 'https://brasilapi.com.br/api/cnpj/v1/'],
    ['CNPJ_LOOKUP_URL', 'http://brasilapi.com.br/api/cnpj/v1/{cnpj}'],
    ['CEP_LOOKUP_URL', 'https://viacep.com.br/ws/{cnpj}/json/'],
  ] as const)
    expect(() => loadEnv({ ...needed, [name]: wrong })).toThrow(name);
});

it('does not start where others reach it unsafely', () => {
  const reached = {
    ...needed,
    ...guarded,
    PUBLIC_URL: 'https://api.example',
    CONSOLE_URL: 'https://console.example',
    SMTP_URL: 'smtp://u:p@mail.example',
  };
  expect(loadEnv(reached).TRUST_PROXY).toEqual(['127.0.0.1']);
  for (const [name, value, why] of [
    ['PUBLIC_URL', 'http://api.example', 'must be https'],
    ['CONSOLE_URL', 'http://192.168.0.7:3000', 'must be https'],
    ['TRUST_PROXY', 'off', 'must name the proxy'],
    ['TRUST_PROXY', 'on', 'must be the addresses of your proxies'],
    ['TRUST_PROXY', '1', 'must be the addresses of your proxies'],
    ['MASTER_KEY', Buffer.alloc(32, 7).toString('base64'), 'must be random'],
    ['SANDBOX_ADMIN_TOKEN', 'token', '16 characters'],
    ['DATABASE_URL', 'postgresql://emite_app:x@db.example/emite', 'sslmode=verify-full'],
    ['TEMPORAL_ADDRESS', 'temporal.example:7233', 'must be on'],
    ['OPERATORS_HOST', '0.0.0.0', 'is required when OPERATORS_HOST'],
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0', 'must not be 0'],
    ['DATABASE_URL', `${FAR_DATABASE}?sslmode=require&uselibpqcompat=true`, 'sslmode=verify-full'],
    ['DATABASE_DIRECT_URL', `${FAR_DATABASE}?sslmode=verify-full&sslmode=disable`, 'sslmode=verify-full'],
    ['DATABASE_URL', `${needed.DATABASE_URL}?host=127.0.0.1&host=db.example`, 'sslmode=verify-full'],
    ['SMTP_URL', 'smtp://u:p@mail.example?requireTLS=false&ignoreTLS=true', 'no other parameters'],
    ['SMTP_URL', 'smtp://u:p@mail.example?tls.rejectUnauthorized=false', 'no other parameters'],
    ['SMTP_URL', 'smtp://u:p@mail.example?proxy=http://proxy.example', 'no other parameters'],
    ['SMTP_URL', 'smtp://u:p@127.0.0.1?host=mail.example', 'no other parameters'],
    ['TRUST_PROXY', '0.0.0.0/0', 'wider networks believe anybody'],
    ['TRUST_PROXY', '10.0.0.0/8,0.0.0.0/1', 'wider networks believe anybody'],
    ['TRUST_PROXY', '::/0', 'wider networks believe anybody'],
    ['TRUST_PROXY', '::ffff:0:0/96', 'wider networks believe anybody'],
    ['SANDBOX_URL', 'http://sandbox.example:4100', 'must be https'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example:4318', 'must be https'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'http://collector.example:4318/v1/traces', 'must be https'],
    ['SECURITY_WEBHOOK_URL', 'https://169.254.169.254/latest', 'a server that takes events'],
    ['SECURITY_WEBHOOK_URL', 'https://[fe80::1]/', 'a server that takes events'],
    ['MASTER_KEY_PREVIOUS', needed.MASTER_KEY, 'must be random'],
    ['MASTER_KEY_NEXT', needed.MASTER_KEY, 'must be random'],
    ['GRAPHIQL', 'on', 'must be off'],
    ['CLOCK_OFFSET_MS', '60000', 'must be 0'],
  ])
    expect(() => loadEnv({ ...reached, [String(name)]: value }), String(name)).toThrow(why);
});

it('is as careful when it listens to others as when settings announce them', () => {
  const open = { ...needed, HOST: '0.0.0.0' };
  expect(() => loadEnv(open)).toThrow(/must be random[\s\S]*16 characters/);
  expect(() => loadEnv({ ...open, MASTER_KEY: guarded.MASTER_KEY })).toThrow('16 characters');
  expect(loadEnv({ ...open, ...guarded }).HOST).toBe('0.0.0.0');
});

it('is as careful on this machine where documents have fiscal value', () => {
  const live = { ...needed, LIVE_TRANSMISSION: 'on' };
  expect(() => loadEnv(live)).toThrow(/must be random[\s\S]*16 characters/);
  expect(() => loadEnv({ ...live, ...guarded, CLOCK_OFFSET_MS: '60000' })).toThrow('must be 0');
  expect(loadEnv({ ...live, ...guarded }).LIVE_TRANSMISSION).toBe('on');
});

it('takes what it likes on this machine alone', () => {
  expect(loadEnv({ ...needed, PUBLIC_URL: 'http://127.0.0.1:4000' }).TRUST_PROXY).toEqual([]);
  const trial = {
    GRAPHIQL: 'on',
    CLOCK_OFFSET_MS: '-1',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
  };
  expect(loadEnv({ ...needed, ...trial })).toMatchObject({ GRAPHIQL: 'on', CLOCK_OFFSET_MS: -1 });
});
