import { expect, it } from 'vitest';
import { hidesOutbox } from './hides-outbox.ts';

const PATH = '/api/outbox';
const HERE = '127.0.0.1';

it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])('shows the outbox at %s', (host) => {
  expect(hidesOutbox({ pathname: PATH, host, listensOn: HERE })).toBe(false);
});

it.each([
  [PATH, 'evil.example:3000', HERE],
  [PATH, 'localhost.evil.example', HERE],
  [PATH, '192.168.0.5:3000', HERE],
  [PATH, null, HERE],
  [PATH, 'localhost:3000', '0.0.0.0'],
  [PATH, 'localhost:3000', '::'],
  ['/api/%6Futbox', 'evil.example:3000', HERE],
])('hides %s at %s on %s', (pathname, host, listensOn) => {
  expect(hidesOutbox({ pathname, host, listensOn })).toBe(true);
});

it('is about nothing else', () => {
  expect(
    hidesOutbox({ pathname: '/api/auth/get-session', host: 'console.example', listensOn: '0.0.0.0' }),
  ).toBe(false);
  expect(hidesOutbox({ pathname: '/api/%', host: 'console.example', listensOn: HERE })).toBe(false);
});
