import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadEnv } from './env.ts';

const KEY = Buffer.alloc(32).toString('base64');
const needed = {
  DATABASE_URL: 'postgresql://emite_worker:x@127.0.0.1/emite',
  MASTER_KEY: KEY,
  SIGNER_KEY: KEY,
  SANDBOX_CA_FILE: 'ca.pem',
  SANDBOX_ADMIN_TOKEN: 't',
  PUBLIC_URL: 'http://127.0.0.1:4000',
};
const CODE = 'G8063VRTNDMO886SFNK5LDUDEI24XJ22YIPO';
const csrtsOf = (text: string) =>
  loadEnv({ ...needed, RESPONSAVEL_TECNICO_CSRT: text }).RESPONSAVEL_TECNICO_CSRT;

it('does not start unsafely where others reach it or documents have fiscal value', () => {
  const [key, signer] = [1, 2].map((n) => createHash('sha256').update(String(n)).digest('base64'));
  const safe = { MASTER_KEY: key, SIGNER_KEY: signer, SANDBOX_ADMIN_TOKEN: 'of sixteen signs!' };
  for (const open of [
    { PUBLIC_URL: 'https://api.example' },
    { HOST: '0.0.0.0' },
    { LIVE_TRANSMISSION: 'on' },
  ]) {
    expect(loadEnv({ ...needed, ...safe, ...open })).toMatchObject(open);
    for (const [name, value] of [
      ['MASTER_KEY', KEY],
      ['SIGNER_KEY', KEY],
      ['SIGNER_KEY_PREVIOUS', KEY],
      ['SANDBOX_ADMIN_TOKEN', 't'],
      ['CLOCK_OFFSET_MS', '60000'],
    ] as const)
      expect(() => loadEnv({ ...needed, ...safe, ...open, [name]: value }), name).toThrow(name);
  }
  expect(loadEnv({ ...needed, CLOCK_OFFSET_MS: '60000' }).CLOCK_OFFSET_MS).toBe(60_000);
});

it('starts without a console to lead to', () => {
  const consoleOf = (own: object) => loadEnv({ ...needed, ...own }).CONSOLE_URL;
  expect([{}, { CONSOLE_URL: '' }].map(consoleOf)).toEqual([undefined, undefined]);
  expect(consoleOf({ CONSOLE_URL: 'https://console.example' })).toBe('https://console.example');
  expect(() => consoleOf({ CONSOLE_URL: 'javascript:alert(1)' })).toThrow('CONSOLE_URL');
});

describe('the page with the code tables', () => {
  const sourceOf = (text: string) => loadEnv({ ...needed, RTC_TABLES_SOURCE: text }).RTC_TABLES_SOURCE;

  it('comes by https, from a file, or from this machine', () => {
    for (const source of ['https://exemplo.gov.br/t', '/srv/tabelas.html', 'http://127.0.0.1:8080/t'])
      expect(sourceOf(source)).toBe(source);
    expect(sourceOf('')).toBeUndefined();
  });

  it.each(['http://exemplo.gov.br/t', 'HTTP://exemplo.gov.br', 'http:'])(
    'does not come in clear: %s',
    (source) => {
      expect(() => sourceOf(source)).toThrow('RTC_TABLES_SOURCE');
    },
  );
});

describe('codes of the technical responsible', () => {
  it('are of one CNPJ, by UF; none unless they are set', () => {
    expect(loadEnv(needed).RESPONSAVEL_TECNICO_CSRT).toEqual([]);
    expect(csrtsOf(`11222333000181; PR:01:${CODE}; SC:2:${CODE}`)).toEqual([
      { cnpj: '11222333000181', uf: 'PR', id: '01', text: CODE },
      { cnpj: '11222333000181', uf: 'SC', id: '2', text: CODE },
    ]);
  });

  it.each(['11222333000181', `11222333000182;PR:01:${CODE}`, '11222333000181;PR:01:curto', `PR:01:${CODE}`])(
    'written otherwise stop the worker, without showing them: %s',
    (text) => {
      expect(() => csrtsOf(text)).toThrow('RESPONSAVEL_TECNICO_CSRT');
      expect(() => csrtsOf(text)).not.toThrow(CODE);
    },
  );
});
