import { expect, it } from 'vitest';
import {
  createReadTokens,
  createTryTokens,
  isReadToken,
  isTryToken,
  READ_TOKEN_MS,
  TRY_TOKEN_MS,
} from './read-tokens.ts';

const key = (byte: number) => Buffer.alloc(32, byte);
const at = { ms: 1_795_000_000_000 };
const createTokens = (current: number, ...others: number[]) =>
  createReadTokens({ keys: () => ({ current: key(current), others: others.map(key) }), nowMs: () => at.ms });
const caller = {
  accountId: '0193a2b4-5c6d-7e8f-9012-3456789abcde',
  tokenId: '0193a2b4-5c6d-7e8f-9012-3456789abcdf',
};
const of = { documentId: null, origins: ['https://app.example.com'] };

it('contains its permissions, origins and expiry', () => {
  const { token, expiresAtMs } = createTokens(1).issue(caller, of);
  expect([isReadToken(token), expiresAtMs]).toEqual([true, at.ms + READ_TOKEN_MS]);
  expect(createTokens(1).read(token)).toEqual({ ...caller, ...of, expiresAtMs });
  expect(createTokens(2, 1).read(token)).toEqual({ ...caller, ...of, expiresAtMs });
});

it('is nobody’s when a character of it is another, or another key signed it', () => {
  const { token } = createTokens(1).issue(caller, of);
  expect(createTokens(2).read(token)).toBeNull();
  for (let at = 0; at < token.length - 1; at++) {
    const other = token[at] === 'A' ? 'B' : 'A';
    expect(createTokens(1).read(token.slice(0, at) + other + token.slice(at + 1)), String(at)).toBeNull();
  }
  for (const text of ['', 'nfe_read_', 'nfe_read_.', `${token}.${token}`.slice(0, -1), 'nfe_test_x'])
    expect(createTokens(1).read(text)).toBeNull();
});

it('tries out or reads: neither passes for the other', () => {
  const deps = { keys: () => ({ current: key(1), others: [] }), nowMs: () => at.ms };
  const { token, expiresAtMs } = createTryTokens(deps).issue(caller, of);
  expect([isTryToken(token), isReadToken(token), expiresAtMs]).toEqual([true, false, at.ms + TRY_TOKEN_MS]);
  expect(createTryTokens(deps).read(token)).toEqual({ ...caller, ...of, expiresAtMs });
  expect(createTokens(1).read(token)).toBeNull();
  expect(createTokens(1).read(token.replace('nfe_try_', 'nfe_read_'))).toBeNull();
  expect(createTryTokens(deps).read(createTokens(1).issue(caller, of).token)).toBeNull();
});
