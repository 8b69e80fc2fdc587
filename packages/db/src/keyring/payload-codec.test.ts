import { describe, expect, it } from 'vitest';
import { type CodecPayload, createPayloadCodec } from './payload-codec.ts';

const key = (byte: number): Buffer => Buffer.alloc(32, byte);
const only = (byte: number) => () => ({ current: key(byte), others: [] });
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const payload = {
  metadata: { encoding: bytes('json/plain'), messageType: bytes('Segredo') },
  data: bytes('{"documentId":"segredo-do-documento"}'),
};
const text = (value: Uint8Array | null | undefined) => Buffer.from(value ?? []).toString('latin1');
const plain = (payloads: readonly CodecPayload[]) =>
  payloads.map(({ metadata, data }) => ({
    metadata: Object.fromEntries(Object.entries(metadata ?? {}).map(([name, value]) => [name, text(value)])),
    data: text(data),
  }));

describe('payload codec', () => {
  it('leaves no data in clear and opens it again', async () => {
    const codec = createPayloadCodec(only(1));
    const sealed = await codec.encode([payload]);
    expect(plain(sealed)[0]?.metadata).toMatchObject({ encoding: 'binary/encrypted' });
    expect(plain(sealed)[0]?.data).not.toContain('segredo');
    expect(plain(await codec.decode(sealed))).toEqual(plain([payload]));
  });
  it('opens nothing that another key sealed', async () => {
    const sealed = await createPayloadCodec(only(1)).encode([payload]);
    await expect(createPayloadCodec(only(2)).decode(sealed)).rejects.toThrow(/authenticate/);
  });
  it('opens what a key sealed that is to come, or that was before', async () => {
    const sealed = await createPayloadCodec(only(1)).encode([payload]);
    const codec = createPayloadCodec(() => ({ current: key(2), others: [key(3), key(1)] }));
    expect(plain(await codec.decode(sealed))).toEqual(plain([payload]));
    expect(plain(await createPayloadCodec(only(2)).decode(await codec.encode([payload])))).toEqual(
      plain([payload]),
    );
  });
  it.each(['{}', '{ "data": [] }'])('keeps a payload without data or encoding: %s', async (json) => {
    const codec = createPayloadCodec(only(1));
    const empty: CodecPayload = JSON.parse(json);
    expect(plain(await codec.decode(await codec.encode([empty])))).toEqual([{ metadata: {}, data: '' }]);
  });
  it('accepts nothing in clear, under any declared encoding', async () => {
    const codec = createPayloadCodec(only(1));
    await expect(codec.decode([payload])).rejects.toThrow(/in clear/);
    await expect(codec.decode([{ data: payload.data }])).rejects.toThrow(/in clear/);
    const encoding = bytes('binary/encrypted');
    await expect(codec.decode([{ metadata: { encoding }, data: payload.data }])).rejects.toThrow(
      /authenticate/,
    );
  });
});
