import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Db } from '@fiscal/db/base/client';
import { newId } from '@fiscal/db/base/ids';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Public key as WebAuthn stores it: COSE, ES256 on P-256 (RFC 9053). */
function coseKey(x: string, y: string): Buffer {
  const of = (label: number, coordinate: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(coordinate, 'base64url')]);
  return Buffer.concat([Buffer.from('a5010203262001', 'hex'), of(0x21, x), of(0x22, y)]);
}

/** A passkey of that person, in software. `answer` signs a challenge as a device that verified its user, or did not. */
export async function softwarePasskey(db: Db, userId: string, consoleUrl: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16).toString('base64url');
  await db.prisma.passkey.create({
    data: {
      id: newId(),
      userId,
      credentialID: id,
      publicKey: coseKey(x, y).toString('base64'),
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
    },
  });
  return {
    answer(challenge: string, { verifiesUser = true } = {}) {
      const clientData = Buffer.from(
        JSON.stringify({ type: 'webauthn.get', challenge, origin: consoleUrl, crossOrigin: false }),
      );
      const flags = Buffer.from([verifiesUser ? 0x05 : 0x01, 0, 0, 0, 0]);
      const authenticatorData = Buffer.concat([sha256(new URL(consoleUrl).hostname), flags]);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
