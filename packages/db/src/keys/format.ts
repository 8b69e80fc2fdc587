import { hash, randomInt } from 'node:crypto';

export const KEY_KINDS = ['access', 'restricted', 'test', 'live'] as const;
export type KeyKind = (typeof KEY_KINDS)[number];

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM = 43; // 62^43 > 2^256
const CHECK = 6;
const SHAPE = new RegExp(`^nfe_(${KEY_KINDS.join('|')})_[0-9A-Za-z]{${RANDOM + CHECK}}$`);

/** `nfe_access_…`, `nfe_restricted_…`, `nfe_test_…`, `nfe_live_…`: 43 random characters and a checksum of 6. */
export function generateKey(kind: KeyKind): string {
  let body = `nfe_${kind}_`;
  for (let i = 0; i < RANDOM; i++) body += ALPHABET.charAt(randomInt(ALPHABET.length));
  return body + checksum(body);
}

/** The kind of a well-formed key whose checksum is right, else null: no database needed to refuse a typo. */
export function parseKey(text: string): KeyKind | null {
  const kind = KEY_KINDS.find((candidate) => candidate === SHAPE.exec(text)?.[1]);
  return kind && checksum(text.slice(0, -CHECK)) === text.slice(-CHECK) ? kind : null;
}

/** SHA-256, what is stored and looked up. */
export const hashKey = (key: string): Buffer => hash('sha256', key, 'buffer');

function checksum(body: string): string {
  let value = Number.parseInt(hash('sha256', `checksum:${body}`, 'hex').slice(0, 8), 16);
  let text = '';
  for (let i = 0; i < CHECK; i++) {
    text += ALPHABET.charAt(value % ALPHABET.length);
    value = Math.floor(value / ALPHABET.length);
  }
  return text;
}
