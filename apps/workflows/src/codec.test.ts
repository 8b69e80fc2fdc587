import { createKeyring } from '@fiscal/db/crypto/keyring';
import { defaultPayloadConverter } from '@temporalio/common';
import { describe, expect, it } from 'vitest';
import { createPayloadCodec } from './codec.ts';

const key = (byte: number): string => Buffer.alloc(32, byte).toString('base64');
const payload = defaultPayloadConverter.toPayload({ documentId: 'segredo-do-documento' });

describe('payload codec', () => {
  it('leaves nothing in clear and opens it again', async () => {
    const codec = createPayloadCodec(createKeyring({ masterKey: key(1) }));
    const [sealed] = await codec.encode([payload]);
    expect(Buffer.from(sealed?.data ?? []).toString('latin1')).not.toContain('segredo');
    expect(Object.keys(sealed?.metadata ?? {})).toEqual(['encoding']);
    const [opened] = await codec.decode(sealed ? [sealed] : []);
    expect(opened && defaultPayloadConverter.fromPayload(opened)).toEqual({
      documentId: 'segredo-do-documento',
    });
  });
  it('opens what was written under the master key before', async () => {
    const before = createPayloadCodec(createKeyring({ masterKey: key(1) }));
    const after = createPayloadCodec(createKeyring({ masterKey: key(2), previous: key(1) }));
    const sealed = await before.encode([payload]);
    expect(await after.decode(sealed)).toMatchObject([{ metadata: { encoding: expect.anything() } }]);
    await expect(before.decode(await after.encode([payload]))).rejects.toThrow(/authenticate/);
  });
  it('passes on what was never encrypted', async () => {
    const codec = createPayloadCodec(createKeyring({ masterKey: key(1) }));
    expect(await codec.decode([payload])).toEqual([payload]);
  });
});
