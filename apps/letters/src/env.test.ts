import { describe, expect, it } from 'vitest';
import { loadEnv } from './env.ts';

const NEEDED = {
  DATABASE_URL: 'postgresql://emite_letters:p@127.0.0.1/emite',
  LETTERS_DOMAIN: 'Arquivos.Example.com',
};

describe('settings of letters', () => {
  it('listens on loopback without TLS, on a port that needs no privilege', () => {
    expect(loadEnv(NEEDED)).toMatchObject({
      HOST: '127.0.0.1',
      LETTERS_PORT: 2525,
      LETTERS_DOMAIN: 'arquivos.example.com',
      tls: null,
    });
  });

  it.each([
    [{ LETTERS_DOMAIN: '' }, 'LETTERS_DOMAIN'],
    [{ LETTERS_DOMAIN: 'localhost' }, 'must be a domain'],
    [{ LETTERS_DOMAIN: 'a.example.com\r\nX' }, 'must be a domain'],
    [{ LETTERS_DOMAIN: 'xn--a.example.com' }, 'must be a domain'],
    [{ HOST: '0.0.0.0' }, 'LETTERS_TLS_CERT'],
    [{ LETTERS_TLS_REQUIRED: 'on' }, 'LETTERS_TLS_CERT'],
    [{ LETTERS_TLS_REQUIRED: 'yes' }, 'LETTERS_TLS_REQUIRED'],
    [{ LETTERS_TLS_CERT: '/tmp/a.pem' }, 'LETTERS_TLS_KEY'],
    [{ DATABASE_URL: 'postgresql://emite_letters:p@db.example.com/emite' }, 'DATABASE_URL'],
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'NODE_TLS_REJECT_UNAUTHORIZED'],
  ])('refuses %j', (setting, names) => {
    expect(() => loadEnv({ ...NEEDED, ...setting })).toThrow(names);
  });

  it.each(['MASTER_KEY', 'MASTER_KEY_PREVIOUS', 'MASTER_KEY_NEXT', 'SIGNER_KEY', 'SIGNER_KEY_PREVIOUS'])(
    'does not start with %s',
    (name) => {
      expect(() => loadEnv({ ...NEEDED, [name]: 'x' })).toThrow(`${name}: this process must not have keys`);
    },
  );
});
