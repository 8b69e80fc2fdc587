import { expect, it } from 'vitest';
import { lookCookie, lookCookieName } from './look-cookie.ts';

it('is this host’s alone and travels by TLS alone where the console has it', () => {
  expect(lookCookie('tema', 'escuro', true)).toBe(
    '__Host-tema=escuro; path=/; max-age=31536000; samesite=lax; secure',
  );
  expect(lookCookie('tema', '', true)).toBe('__Host-tema=; path=/; max-age=0; samesite=lax; secure');
});

it('is set over http on this machine too, under the name that is read there', () => {
  expect(lookCookie('idioma', 'en', false)).toBe(
    `${lookCookieName('idioma', false)}=en; path=/; max-age=31536000; samesite=lax`,
  );
});
