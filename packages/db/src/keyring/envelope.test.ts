import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newDataKey, rewrap, unwrap } from './envelope.ts';
import { createKeyring, masterKeySetting } from './keyring.ts';

const base64 = () => randomBytes(32).toString('base64');
const [old, next] = [base64(), base64()];
const before = createKeyring({ MASTER_KEY: old });
const announced = createKeyring({ MASTER_KEY: old, MASTER_KEY_NEXT: next });
const during = createKeyring({ MASTER_KEY: next, MASTER_KEY_PREVIOUS: old });
const after = createKeyring({ MASTER_KEY: next });

describe('data keys', () => {
  it('are unwrapped by the master key that wrapped them', async () => {
    const key = await newDataKey(before, 'a');
    expect(await unwrap(before, 'a', key)).toHaveLength(32);
    expect(key.wrapped).not.toContain(await unwrap(before, 'a', key));
  });

  it('belong to one account', async () => {
    await expect(unwrap(before, 'b', await newDataKey(before, 'a'))).rejects.toThrow(/authenticate/);
  });

  it('wrapped by the next master key are opened where it was announced, and wrapped there by the one before', async () => {
    const key = await newDataKey(during, 'a');
    expect(await unwrap(announced, 'a', key)).toEqual(await unwrap(during, 'a', key));
    expect((await newDataKey(announced, 'a')).version).toBe(before.current.version);
  });

  it('survive a rotation unchanged, and are then free of the previous master key', async () => {
    const key = await newDataKey(before, 'a');
    await expect(unwrap(after, 'a', key)).rejects.toThrow(/is wrapped by master key/);
    const rewrapped = await rewrap(during, 'a', key);
    expect(rewrapped?.version).toBe(after.current.version);
    expect(rewrapped && (await unwrap(after, 'a', rewrapped))).toEqual(await unwrap(before, 'a', key));
    expect(rewrapped && (await rewrap(during, 'a', rewrapped))).toBeNull();
  });
});

it.each(['', 'short', 'A'.repeat(40), `${'A'.repeat(43)}=AAAA`])(
  'refuses the master key "%s" readably',
  (MASTER_KEY) => {
    expect(() => createKeyring({ MASTER_KEY })).toThrow(/MASTER_KEY must be 32 bytes in base64/);
  },
);

it('takes a key from a file, the same as the one it holds', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'emite-key-')), 'master.key');
  onTestFinished(() => rm(path.dirname(file), { recursive: true }));
  await writeFile(file, `${old}\n`);
  const ring = createKeyring({ MASTER_KEY: `file:${file}` });
  const key = await newDataKey(before, 'a');
  expect(await unwrap(ring, 'a', key)).toEqual(await unwrap(before, 'a', key));
});

it.each([
  old,
  'file:/run/secrets/master.key',
  'aws-kms:arn:aws:kms:sa-east-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab',
])('is set as %s', (setting) => expect(masterKeySetting.safeParse(setting).success).toBe(true));

it.each([
  '',
  'file:relative',
  'aws-kms:alias/emite',
  'aws-kms:arn:aws:kms:sa-east-1:111122223333:alias/emite',
])('is not set as "%s"', (setting) => expect(masterKeySetting.safeParse(setting).success).toBe(false));

it('refuses a key given twice', () => {
  expect(() => createKeyring({ MASTER_KEY: old, MASTER_KEY_NEXT: old })).toThrow(
    'MASTER_KEY_NEXT is the same key as MASTER_KEY',
  );
});
