import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { generateKey, KEY_KINDS, parseKey } from '../../packages/db/src/keys/format.ts';
import { ROOT } from '../../scripts/base/paths.mjs';

/** Shapes of secrets, with a check that tells them from similar texts. */
const PATTERNS: readonly (readonly [what: string, shape: RegExp, isOne?: (text: string) => boolean])[] = [
  ['private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{40,}/g],
  ['key of Emite', /nfe_(?:access|restricted|test|live)_[0-9A-Za-z]{49}/g, (text) => parseKey(text) !== null],
  ['AWS access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{60,})/g],
  ['npm token', /\bnpm_[A-Za-z0-9]{36}\b/g],
  ['Google API key', /\bAIza[0-9A-Za-z_-]{35}\b/g],
  ['Slack token', /\bxox[abprs]-[0-9A-Za-z-]{20,}/g],
  ['Stripe key', /\b[rs]k_live_[0-9A-Za-z]{20,}/g],
  ['signing secret of webhooks', /\bwhsec_[A-Za-z0-9+/]{32,}={0,2}/g],
  ['JSON web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/g],
  ['password in an address', /\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@"'`]+:(?=[^\s@"'`]*\d)[^\s:/@"'`${}<>]{12,}@/g],
];

/** File, what is in it, and why it is no secret. */
const EXCEPTIONS: readonly (readonly [file: string, what: string, why: string])[] = [
  [
    'packages/fiscal-core/src/documents/nfe/fixtures/signer.pem',
    'private key',
    'signs the golden documents; of nobody',
  ],
  [
    'apps/api/src/security/security-webhook.test.ts',
    'signing secret of webhooks',
    'the published example of Standard Webhooks',
  ],
  ['packages/webhooks/src/send.test.ts', 'signing secret of webhooks', 'the same'],
  ['packages/webhooks/src/sign.test.ts', 'signing secret of webhooks', 'the same'],
  ['sdks/cases.json', 'signing secret of webhooks', 'signs only the messages beside it'],
];

const secretsIn = (text: string): string[] =>
  PATTERNS.filter(([, shape, isOne = () => true]) =>
    [...text.matchAll(shape)].some(([found]) => isOne(found)),
  ).map(([what]) => what);

/** None where there is no git to ask. */
function filesOfGit(): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', list, { cwd: ROOT, encoding: 'utf8' });
  const files = status === 0 ? stdout.split('\0') : [];
  return files.filter((file) => file !== '' && fs.existsSync(path.join(ROOT, file)));
}
const files = filesOfGit();

it.skipIf(files.length === 0)('no secret is in the repository', () => {
  const found = files.flatMap((file) =>
    secretsIn(fs.readFileSync(path.join(ROOT, file), 'latin1')).map((what) => `${file}: ${what}`),
  );
  expect(found.sort()).toEqual(EXCEPTIONS.map(([file, what]) => `${file}: ${what}`).sort());
});

const letters = (length: number): string => randomBytes(length).toString('hex').slice(0, length);

const PLANTED: readonly (readonly [what: string, text: string])[] = [
  ['private key', `-----BEGIN ${'PRIVATE'} KEY-----\n${letters(64)}\n`],
  ...KEY_KINDS.map((kind) => ['key of Emite', `"${generateKey(kind)}"`] as const),
  ['AWS access key', `AKIA${letters(16).toUpperCase()}`],
  ['GitHub token', `ghp_${letters(36)}`],
  ['npm token', `npm_${letters(36)}`],
  ['Google API key', `AIza${letters(35)}`],
  ['Slack token', `xoxb-${letters(24)}`],
  ['Stripe key', `sk_live_${letters(24)}`],
  ['signing secret of webhooks', `whsec_${letters(32)}`],
  ['JSON web token', `eyJ${letters(12)}.eyJ${letters(12)}.${letters(12)}`],
  ['password in an address', `postgresql://emite:${letters(11)}7@db.example/emite`],
];

it.each(PLANTED)('a planted %s is found', (what, text) => {
  expect(secretsIn(`before ${text} after`)).toEqual([what]);
});
