import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packPayload, unpackPayload } from './payload.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(new TextEncoder().encode(text));

describe('payload bytes', () => {
  it('are those of temporal.api.common.v1.Payload', () => {
    const packed = packPayload({ metadata: { encoding: bytes('json/plain') }, data: bytes('{}') });
    expect(Buffer.from(packed).toString('hex')).toBe(
      `0a16${'0a08'}${Buffer.from('encoding').toString('hex')}${'120a'}${Buffer.from('json/plain').toString('hex')}12027b7d`,
    );
  });
  it('come back as they were, whatever their size', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.uint8Array({ maxLength: 300 })),
        fc.uint8Array({ maxLength: 20_000 }),
        (metadata, data) => {
          const back = unpackPayload(packPayload({ metadata, data }));
          expect(new Map(Object.entries(back.metadata))).toEqual(new Map(Object.entries(metadata)));
          expect([...back.data]).toEqual([...data]);
        },
      ),
      { numRuns: 50 },
    );
  });
  it.each([['0a'], ['0a05'], ['120512'], ['0801']])('refuses %s', (hex) => {
    expect(() =>
      unpackPayload(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))),
    ).toThrow(/payload/i);
  });
});
