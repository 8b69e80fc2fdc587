import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

const xml = Buffer.from(`<NFe>${randomBytes(2_000).toString('hex')}</NFe>`);
const signed = { kind: 'assinado', ownerId: 'a', xml } as const;
const request = Buffer.concat([
  Buffer.from('<Envelope><enviNFe>'),
  xml,
  Buffer.from('</enviNFe></Envelope>'),
]);
const answer = Buffer.from('<Envelope><retEnviNFe>ção</retEnviNFe></Envelope>');

describe('packed bodies of an exchange', () => {
  it('come back as they were, the signed bytes stored elsewhere', () => {
    const packed = pack({ request, answer, signed });
    expect(packed.packed.byteLength).toBeLessThan(150);
    expect(unpack(packed, xml)).toEqual({ request, answer });
  });

  it('are whole where the request does not carry the signed bytes as they are stored', () => {
    const zipped = Buffer.from(xml.toString('base64'));
    const packed = pack({ request: zipped, answer, signed });
    expect(packed.signedAt).toBeNull();
    expect(unpack(packed, xml)).toEqual({ request: zipped, answer });
    expect(unpack(pack({ request, answer, signed: null }), null)).toEqual({ request, answer });
  });

  it('distinguish a missing answer from an empty one', () => {
    expect(unpack(pack({ request, answer: null, signed }), xml).answer).toBeNull();
    expect(unpack(pack({ request, answer: Buffer.alloc(0), signed }), xml).answer).toEqual(Buffer.alloc(0));
  });

  it('store the beginning of a long answer, and report its size', () => {
    const packed = pack({ request, answer: Buffer.alloc(600_000, 'a'), signed });
    expect(packed.answerBytes).toBe(600_000);
    expect(unpack(packed, xml).answer).toEqual(Buffer.alloc(512 * 1024, 'a'));
  });
});
