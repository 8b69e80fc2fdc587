import { describe, expect, it } from 'vitest';
import { isLoopbackUrl } from '../base/loopback-url.ts';
import { type CookieCall, originsOf, originVerdict } from './same-origin.ts';

const CONSOLE = 'https://console.example';
const origins = originsOf([`${CONSOLE}/`, 'https://api.example/x']);
const verdict = (kind: CookieCall, headers: Record<string, string>) =>
  originVerdict({ header: (name) => headers[name] }, kind, origins);
const good = { origin: CONSOLE, 'content-type': 'application/json', 'x-emite-console': '1' };

describe('a call with cookies', () => {
  it('is accepted from the console and from the API’s own pages', () => {
    expect(verdict('call', good)).toBeNull();
    expect(verdict('call', { ...good, origin: 'https://api.example' })).toBeNull();
  });

  it.each([
    'https://evil.example',
    'https://console.example.evil.example',
    'http://console.example',
    'https://console.example:8443',
    'null',
    '',
  ])('is refused from %j', (origin) => {
    for (const kind of ['call', 'stream', 'events', 'upgrade'] as const)
      expect(verdict(kind, { ...good, origin, 'sec-fetch-site': 'same-origin' })).toBe('origem');
  });

  it('needs the browser’s word for the own origin when it names none', () => {
    const { origin: _, ...nameless } = good;
    expect(verdict('stream', { ...nameless, 'sec-fetch-site': 'same-origin' })).toBeNull();
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(verdict('stream', { ...nameless, 'sec-fetch-site': site })).toBe('origem');
    expect(verdict('stream', nameless)).toBe('origem');
    expect(verdict('events', nameless)).toBe('origem');
    expect(verdict('upgrade', { ...nameless, 'sec-fetch-site': 'same-origin' })).toBe('origem');
  });

  it('sends JSON, which no form can', () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])
      expect(verdict('call', { ...good, 'content-type': type })).toBe('tipo_de_midia');
    expect(verdict('call', { ...good, 'content-type': 'application/json; charset=utf-8' })).toBeNull();
  });

  it('sends the console’s header, for which a foreign page would have to ask first', () => {
    for (const own of [{}, { 'x-emite-console': '0' }]) {
      const { 'x-emite-console': _, ...bare } = good;
      expect(verdict('call', { ...bare, ...own })).toBe('cabecalho');
      expect(verdict('stream', { ...bare, ...own })).toBe('cabecalho');
    }
    expect(verdict('upgrade', { origin: CONSOLE })).toBeNull();
    expect(verdict('events', { 'sec-fetch-site': 'same-origin' })).toBeNull();
  });
});

it('knows a loopback address under both its names', () => {
  expect([...originsOf(['http://localhost:3000'])]).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
  ]);
  expect(isLoopbackUrl('http://localhost:3000')).toBe(true);
  expect(isLoopbackUrl('https://localhost.example')).toBe(false);
});
