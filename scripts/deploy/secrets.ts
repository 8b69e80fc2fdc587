import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createAuthority } from '../../apps/sandbox/src/ca/authority.ts';
import {
  caExtensions,
  type Extension,
  generateRsa,
  type KeyPair,
  keyIdentifiers,
  keyPem,
  type Name,
  serverExtensions,
  writeCertificate,
} from '../../packages/fiscal-core/src/signing/write-certificate.ts';
import { ROOT } from '../base/paths.mjs';

const USAGE = `usage: npm run deploy:secrets -- --api HOST --console HOST --smtp URL [--mail-from "NAME <ADDRESS>"] [--out DIR]
Makes what deploy/compose.yaml is given as secrets: passwords, keys, an inner CA and certificates. What is there stays: to have one
anew, remove its file and run this again.`;

const DAY_MS = 86_400_000;
const CA_DAYS = 7_300;
/** Certificates of servers: longer ones some clients refuse. */
const SERVER_DAYS = 825;
const CA_NAME: Name = [
  ['O', 'Emite'],
  ['CN', 'Emite inner CA'],
];

const { values } = parseArgs({
  options: {
    api: { type: 'string' },
    console: { type: 'string' },
    smtp: { type: 'string' },
    'mail-from': { type: 'string', default: '' },
    out: { type: 'string', default: path.join(ROOT, 'deploy/secrets') },
  },
});
const { api, console: people, smtp, 'mail-from': mailFrom, out } = values;
if (!api || !people || !smtp) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}

fs.mkdirSync(out, { recursive: true, mode: 0o700 });
const at = (name: string) => path.join(out, name);
/** Containers of any user read it; on this machine the folder is closed to others. */
function write(name: string, text: string): void {
  fs.rmSync(at(name), { force: true });
  fs.writeFileSync(at(name), text, { mode: 0o444 });
}
/** Texts of the files, made together where one is missing. */
async function storedOrMade(
  names: readonly string[],
  make: () => Promise<readonly string[]> | readonly string[],
) {
  if (!names.every((name) => fs.existsSync(at(name)))) {
    const made = await make();
    names.forEach((name, i) => write(name, made[i] ?? ''));
  }
  return names.map((name) => fs.readFileSync(at(name), 'utf8'));
}
const random = async (name: string, encoding: BufferEncoding = 'base64url') =>
  (await storedOrMade([name], () => [randomBytes(32).toString(encoding)])).join('');

function sign(
  issuerKeys: KeyPair,
  keys: KeyPair,
  { subject, days, extensions }: { subject: Name; days: number; extensions: readonly Extension[] },
) {
  const nowMs = Date.now();
  return writeCertificate({
    subject,
    issuer: CA_NAME,
    publicKey: keys.publicKey,
    issuerKey: issuerKeys.privateKey,
    notBefore: new Date(nowMs - DAY_MS),
    notAfter: new Date(nowMs + days * DAY_MS),
    extensions: [...keyIdentifiers(keys.publicKey, issuerKeys.publicKey), ...extensions],
  });
}

async function innerCa(): Promise<KeyPair> {
  const [, key = ''] = await storedOrMade(['ca.pem', 'ca_key.pem'], async () => {
    const keys = await generateRsa();
    const ca = { subject: CA_NAME, days: CA_DAYS, extensions: caExtensions };
    return [sign(keys, keys, ca), keyPem(keys.privateKey)];
  });
  return { privateKey: createPrivateKey(key), publicKey: createPublicKey(key) };
}

async function serverOf(ca: KeyPair, names: readonly string[]): Promise<[certificate: string, key: string]> {
  const keys = await generateRsa();
  const subject: Name = [['CN', names[0] ?? '']];
  const extensions = serverExtensions(names);
  return [sign(ca, keys, { subject, days: SERVER_DAYS, extensions }), keyPem(keys.privateKey)];
}

const ca = await innerCa();
for (const server of ['postgres', 'temporal', 'collector', 'letters'])
  await storedOrMade([`${server}.pem`, `${server}_key.pem`], () => serverOf(ca, [server]));
// HAProxy reads certificate and key from one file. Browsers do not know the inner CA: public.pem is to be replaced.
await storedOrMade(['proxy.pem'], async () => [(await serverOf(ca, ['proxy'])).join('')]);
await storedOrMade(['public.pem'], async () => [(await serverOf(ca, [api, people])).join('')]);
await storedOrMade(['sandbox_ca.pem', 'sandbox_ca_key.pem'], async () => {
  const { certificatePem, keyPem: key } = await createAuthority(Date.now());
  return [certificatePem, key];
});
await random('master_key', 'base64');
await random('signer_key', 'base64');

const passwords = {
  postgres: await random('password_postgres'),
  emite: await random('password_emite'),
  app: await random('password_app'),
  worker: await random('password_worker'),
  letters: await random('password_letters'),
  sandbox: await random('password_sandbox'),
  temporal: await random('password_temporal'),
};
const operators = await random('operator_secret');
const sandboxAdmin = await random('sandbox_admin_token');
const database = (role: string, password: string, name: string) =>
  `postgresql://${role}:${password}@postgres:5432/${name}?sslmode=verify-full`;
const CA_FILE = '/run/secrets/ca.pem';

/** For processes that reach PostgreSQL and others by TLS of the inner CA. */
const trust = { NODE_EXTRA_CA_CERTS: CA_FILE };
const product = {
  ...trust,
  MASTER_KEY: 'file:/run/secrets/master_key',
  PUBLIC_URL: `https://${api}`,
  SANDBOX_ADMIN_TOKEN: sandboxAdmin,
  SANDBOX_CA_FILE: '/run/secrets/sandbox_ca.pem',
  SANDBOX_URL: 'https://sandbox:4100',
  TEMPORAL_ADDRESS: 'temporal:7233',
  TEMPORAL_TLS: 'on',
  TEMPORAL_TLS_CA: CA_FILE,
};
const environments: Record<string, Record<string, string>> = {
  postgres: { POSTGRES_PASSWORD: passwords.postgres },
  migrate: {
    ...trust,
    OWNER_DATABASE_URL: database('emite', passwords.emite, 'emite'),
    EMITE_APP_PASSWORD: passwords.app,
    EMITE_WORKER_PASSWORD: passwords.worker,
    EMITE_LETTERS_PASSWORD: passwords.letters,
  },
  api: {
    ...product,
    DATABASE_URL: database('emite_app', passwords.app, 'emite'),
    CONSOLE_URL: `https://${people}`,
    SMTP_URL: smtp,
    ...(mailFrom && { MAIL_FROM: mailFrom }),
    OPERATOR_SECRET: operators,
  },
  worker: {
    ...product,
    DATABASE_URL: database('emite_worker', passwords.worker, 'emite'),
    CONSOLE_URL: `https://${people}`,
    SIGNER_KEY: 'file:/run/secrets/signer_key',
  },
  letters: {
    ...trust,
    DATABASE_URL: database('emite_letters', passwords.letters, 'emite'),
    LETTERS_TLS_CERT: '/run/secrets/letters.pem',
    LETTERS_TLS_KEY: '/run/secrets/letters_key.pem',
  },
  sandbox: {
    ...trust,
    SANDBOX_DATABASE_URL: database('emite_sandbox', passwords.sandbox, 'emite_sandbox'),
    SANDBOX_ADMIN_TOKEN: sandboxAdmin,
    SANDBOX_CA_FILE: '/run/secrets/sandbox_ca.pem',
    SANDBOX_CA_KEY_FILE: '/run/secrets/sandbox_ca_key.pem',
  },
  console: { ...trust, API_URL: 'https://proxy:8443', CONSOLE_URL: `https://${people}` },
  proxy: { CONSOLE_HOST: people },
  collector: { OPERATOR_SECRET: operators },
  temporal: { POSTGRES_PWD: passwords.temporal, SQL_PASSWORD: passwords.temporal },
};
for (const [name, settings] of Object.entries(environments))
  write(
    `${name}.env`,
    Object.entries(settings)
      .map((pair) => `${pair.join('=')}\n`)
      .join(''),
  );

// PostgreSQL runs it as its superuser when its volume is empty. Who migrates may create roles and nothing more.
write(
  'init.sql',
  `create role emite login createrole password '${passwords.emite}';
create role emite_sandbox login password '${passwords.sandbox}';
create role temporal login password '${passwords.temporal}';
create database emite owner emite;
create database emite_sandbox owner emite_sandbox;
create database temporal owner temporal;
create database temporal_visibility owner temporal;
revoke all on database emite_sandbox, temporal, temporal_visibility from public;
`,
);
process.stdout.write(`${out}\n`);
