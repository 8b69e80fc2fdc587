import { describe, expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

describe('the address after signing in', () => {
  it.each(['/', '/teste/documentos', '/teste/documentos?status=REJEITADA'])(
    'is a path of the console: %s',
    (path) => {
      expect(safePath(path)).toBe(path);
    },
  );

  it.each([
    'https://evil.example/x',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'teste',
    '',
    undefined,
    ['/a', '/b'],
  ])('is never %j', (given) => {
    expect(safePath(given)).toBe('/');
  });
});
