import { createPublicKey, verify } from 'node:crypto';
import { holds } from '@fiscal/core/testing/holds';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { isSecret, newSecret, newSigningKeyPair, signatureHeaders } from './sign.ts';

/** Source: the suites of Standard Webhooks' own libraries, JavaScript's for v1 and Go's for v1a. */
const VECTOR = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
};
const VECTORS = [
  ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='],
  [
    'whsk_VEVTVFNJR05JTkdLRVlET05PVFVTRVRISVNGT1JBTlk=',
    'v1a,tQ9V2XOqn7jL/DQenEFpqIugdBVtiMmER5mhSkXBNwM0mkATuDe6KYYUuxqtaiHeYGb7KaaBRdM5WqyeFiL8Ag==',
  ],
] as const;

const now = (body = '{"type":"webhook.test"}') => ({ id: 'msg_1', at: new Date(), body });
const [HMAC] = VECTORS[0];

/** Standard Webhooks' own library for npm. */
const accepts = (secret: string, body: string, headers: object) => {
  try {
    return (
      new Webhook(secret).verify(body, { ...headers } as Record<string, string>, {
        jsonParse: false,
      }) === undefined
    );
  } catch {
    return false;
  }
};

/** Verifies with Node, from the public text alone. */
function verifiesEd25519(
  publicKey: string,
  { 'webhook-id': id, ...headers }: ReturnType<typeof signatureHeaders>,
  body: string,
) {
  const x = Buffer.from(publicKey.replace(/^whpk_/, ''), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const signature = headers['webhook-signature'].split(' ').find((each) => each.startsWith('v1a,')) ?? '';
  const text = Buffer.from(`${id}.${headers['webhook-timestamp']}.${body}`);
  return verify(null, text, key, Buffer.from(signature.slice('v1a,'.length), 'base64'));
}

describe("Standard Webhooks' published vectors", () => {
  it.each(VECTORS)('%s', (key, signature) => {
    expect(signatureHeaders(VECTOR, [key])).toEqual({
      'webhook-id': VECTOR.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': signature,
    });
  });

  it('both at once, in the order of the keys', () => {
    const [first, second] = VECTORS;
    expect(signatureHeaders(VECTOR, [second[0], first[0]])['webhook-signature']).toBe(
      `${second[1]} ${first[1]}`,
    );
  });
});

describe("Standard Webhooks' library for npm", () => {
  it('accepts what a new secret signs, for any body', () => {
    const secret = newSecret();
    const body = fc.oneof(fc.json(), fc.string({ unit: 'grapheme' }));
    holds(fc.property(body, (text) => accepts(secret, text, signatureHeaders(now(text), [secret]))));
  });

  it('accepts with either secret during a rotation, and with no other', () => {
    const [fresh, old] = [newSecret(), newSecret()];
    const message = now();
    const headers = signatureHeaders(message, [fresh, old, newSigningKeyPair().privateKey]);
    expect(headers['webhook-signature']).toMatch(/^v1,\S{44} v1,\S{44} v1a,\S{88}$/);
    for (const secret of [fresh, old]) expect(accepts(secret, message.body, headers)).toBe(true);
    expect(accepts(newSecret(), message.body, headers)).toBe(false);
  });

  it('refuses another body, another id, another time', () => {
    const secret = newSecret();
    const message = now();
    const headers = signatureHeaders(message, [secret]);
    expect(accepts(secret, message.body, headers)).toBe(true);
    expect(accepts(secret, `${message.body} `, headers)).toBe(false);
    expect(accepts(secret, message.body, { ...headers, 'webhook-id': 'msg_2' })).toBe(false);
    const later = String(Number(headers['webhook-timestamp']) + 1);
    expect(accepts(secret, message.body, { ...headers, 'webhook-timestamp': later })).toBe(false);
    const old = signatureHeaders({ ...message, at: new Date(Date.now() - 301_000) }, [secret]);
    expect(accepts(secret, message.body, old)).toBe(false);
  });
});

it('a new pair signs what its public half verifies, and nothing else', () => {
  const [pair, other] = [newSigningKeyPair(), newSigningKeyPair()];
  const message = now();
  const headers = signatureHeaders(message, [pair.privateKey]);
  expect(pair.publicKey).toMatch(/^whpk_[A-Za-z0-9+/]{43}=$/);
  expect(verifiesEd25519(pair.publicKey, headers, message.body)).toBe(true);
  expect(verifiesEd25519(other.publicKey, headers, message.body)).toBe(false);
  expect(verifiesEd25519(pair.publicKey, headers, `${message.body} `)).toBe(false);
});

it('secrets and keys are new each time', () => {
  expect(newSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newSecret()).not.toBe(newSecret());
  expect(newSigningKeyPair().privateKey).not.toBe(newSigningKeyPair().privateKey);
});

describe('rejected input', () => {
  const ofBytes = (length: number) => `whsec_${Buffer.alloc(length, 7).toString('base64')}`;

  it('a secret has 24 to 64 bytes in base64', () => {
    for (const length of [24, 32, 64]) expect(isSecret(ofBytes(length))).toBe(true);
    for (const length of [0, 23, 65]) expect(isSecret(ofBytes(length))).toBe(false);
    for (const text of ['', 'whsec_', HMAC.slice(6), `${HMAC} `, `${HMAC}=`, HMAC.replace('M', '*')])
      expect(isSecret(text)).toBe(false);
  });

  it.each([
    ['a key of no known kind', ['segredo']],
    ['a short secret', [ofBytes(23)]],
    ['a private key of another size', ['whsk_AAAA']],
    ['a public key', [newSigningKeyPair().publicKey]],
    ['no key', []],
  ])('%s, without revealing it', (_, keys) => {
    expect(() => signatureHeaders(now(), keys)).toThrow(/webhook|key/);
    for (const key of keys) expect(() => signatureHeaders(now(), keys)).not.toThrow(key);
  });

  it.each(['', 'msg.1', 'msg 1', 'msg\n1'])('an id that could pass for part of the text: %j', (id) => {
    expect(() => signatureHeaders({ ...now(), id }, [HMAC])).toThrow('not an id');
  });
});
