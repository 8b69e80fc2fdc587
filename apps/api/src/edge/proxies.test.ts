import { expect, it } from 'vitest';
import { callerAddress, isNetwork, proxiesAt } from './proxies.ts';

const isProxy = proxiesAt(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);

it('believes proxies of its list, and what they saw, but not what a caller wrote', () => {
  const from = (connected: string, forwarded?: string) => callerAddress(connected, forwarded, isProxy);
  expect(from('203.0.113.9')).toBe('203.0.113.9');
  expect(from('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
  expect(from('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
  expect(from('::ffff:127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
  expect(from('10.1.2.3', '192.0.2.1, 198.51.100.1, 127.0.0.1')).toBe('198.51.100.1');
  expect(from('fd00::1', '2001:db8::7')).toBe('2001:db8::7');
  expect(from('127.0.0.1', '10.0.0.1')).toBe('10.0.0.1');
  expect(from('127.0.0.1')).toBe('127.0.0.1');
});

it('takes addresses and networks, and no count of hops', () => {
  expect(['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8'].every(isNetwork)).toBe(true);
  for (const text of ['on', '1', 'loopback', '10.0.0.0/33', '10.0.0/8', 'fd00::/129', '10.0.0.0/8/8', ''])
    expect(isNetwork(text), text).toBe(false);
});
