import { holds } from '@fiscal/core/testing/holds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDRESS_LENGTH_MAX, type AddressRules, judgeAddress } from './address.ts';
import { forbiddenV4, forbiddenV6, writtenV4, writtenV6 } from './testing/addresses.ts';

const LIVE: AddressRules = { environment: 1, loopbackAllowed: true };
const TEST: AddressRules = { environment: 2, loopbackAllowed: true };
const TEST_ELSEWHERE: AddressRules = { environment: 2, loopbackAllowed: false };
const ALL = [LIVE, TEST, TEST_ELSEWHERE];

const judge = (text: string, rules = LIVE) => {
  const judged = judgeAddress(text, rules);
  return judged.kind === 'allowed' ? judged.url : judged.code;
};

describe('an allowed address has one stored form', () => {
  it.each([
    ['https://exemplo.com.br', 'https://exemplo.com.br/'],
    ['  https://exemplo.com.br/webhooks?de=emite \n', 'https://exemplo.com.br/webhooks?de=emite'],
    ['HTTPS://Exemplo.COM.br:443/A', 'https://exemplo.com.br/A'],
    ['https://exemplo.com.br.:8443/x', 'https://exemplo.com.br:8443/x'],
    ['https://ação.com.br/ç', 'https://xn--ao-siap.com.br/%C3%A7'],
    ['https://8.8.8.8:8443/', 'https://8.8.8.8:8443/'],
    ['https://0x08080808/', 'https://8.8.8.8/'],
    ['https://[2606:4700:0:0::1111]/', 'https://[2606:4700::1111]/'],
    ['https://a_b.exemplo.com.br/', 'https://a_b.exemplo.com.br/'],
    ['https://local.exemplo.com.br/', 'https://local.exemplo.com.br/'],
    ['https://localhost.exemplo.com.br/', 'https://localhost.exemplo.com.br/'],
  ])('%s', (text, url) => {
    for (const rules of ALL)
      expect(judgeAddress(text, rules)).toEqual({ kind: 'allowed', url, loopback: false });
    expect(judge(url)).toBe(url);
  });
});

describe('every refusal has its code', () => {
  it.each([
    ['', 'unreadable'],
    ['exemplo.com.br', 'unreadable'],
    ['/webhooks', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://exemplo com br/', 'unreadable'],
    ['https://exem\nplo.com.br/', 'unreadable'],
    ['https://a..exemplo.com.br/', 'unreadable'],
    ['https://exemplo.com..br/', 'unreadable'],
    ['https://-a.exemplo.com.br/', 'unreadable'],
    [`https://${'a'.repeat(64)}.com.br/`, 'unreadable'],
    [`https://${'a.'.repeat(130)}com/`, 'unreadable'],
    ['https://exemplo.com..br/', 'unreadable'],
    ['https://exemplo.com.br:65536/', 'unreadable'],
    ['https://256.1.1.1/', 'unreadable'],
    ['https://exemplo.1/', 'unreadable'],
    ['https://[fe80::1%25eth0]/', 'unreadable'],
    ['https://xn--a.com.br/', 'unreadable'],
    ['http://exemplo.com.br/', 'no_https'],
    ['ftp://exemplo.com.br/', 'no_https'],
    ['javascript:alert(1)', 'no_https'],
    ['file:///etc/passwd', 'no_https'],
    ['http://127.0.0.1:3001/', 'no_https'],
    ['https://eu:senha@exemplo.com.br/', 'credentials'],
    ['https://eu@exemplo.com.br/', 'credentials'],
    ['https://:senha@exemplo.com.br/', 'credentials'],
    ['https://exemplo.com.br/#parte', 'fragment'],
    ['https://exemplo.com.br/#', 'fragment'],
    ['https://localhost/', 'internal_name'],
    ['https://LOCALHOST./', 'internal_name'],
    ['https://emite.localhost/', 'internal_name'],
    ['https://metadata.google.internal/', 'internal_name'],
    ['https://servidor.local/', 'internal_name'],
    ['https://roteador.home.arpa/', 'internal_name'],
    ['https://erp.lan/', 'internal_name'],
    ['https://erp/', 'internal_name'],
    ['https://169.254.169.254/latest/meta-data', 'reserved_address'],
    ['https://127.1/', 'reserved_address'],
    ['https://2130706433/', 'reserved_address'],
    ['https://0x7f.1/', 'reserved_address'],
    ['https://0177.0.0.1/', 'reserved_address'],
    ['https://127.0.0.1./', 'reserved_address'],
    ['https://①②⑦.⓪.⓪.①/', 'reserved_address'],
    ['https://[::1]/', 'reserved_address'],
    ['https://[::ffff:127.0.0.1]/', 'reserved_address'],
    ['https://[::ffff:8.8.8.8]/', 'reserved_address'],
    [`https://exemplo.com.br/${'a'.repeat(ADDRESS_LENGTH_MAX)}`, 'too_long'],
    [`https://exemplo.com.br/${'ç'.repeat(ADDRESS_LENGTH_MAX / 4)}`, 'too_long'],
  ])('%s: %s', (text, code) => {
    expect(judge(text)).toBe(code);
  });

  it('in words that give the fault and the fix, and repeat no secret', () => {
    expect(judgeAddress('https://10.1.2.3/', LIVE)).toEqual({
      kind: 'refused',
      code: 'reserved_address',
      message: 'O IP 10.1.2.3 é de uma faixa de rede privada.',
      fix: 'Use o endereço público do seu servidor, p. ex. https://exemplo.com.br/webhooks.',
    });
    expect(JSON.stringify(judgeAddress('https://eu:s3nh4@exemplo.com.br/', LIVE))).not.toContain('s3nh4');
  });
});

describe('this machine', () => {
  it.each([
    ['http://127.0.0.1:3001/webhooks', 'http://127.0.0.1:3001/webhooks'],
    ['https://127.9.9.9/', 'https://127.9.9.9/'],
    ['http://[::1]:3001/', 'http://[::1]:3001/'],
    ['http://localhost:3001/', 'http://localhost:3001/'],
    ['http://emite.localhost/', 'http://emite.localhost/'],
  ])('is called for test endpoints, where the installation allows it: %s', (text, url) => {
    expect(judgeAddress(text, TEST)).toEqual({ kind: 'allowed', url, loopback: true });
    expect(judgeAddress(text, TEST_ELSEWHERE).kind).toBe('refused');
    expect(judgeAddress(text, LIVE).kind).toBe('refused');
  });

  it.each(['http://10.0.0.1/', 'http://exemplo.com.br/', 'http://[::ffff:127.0.0.1]/', 'http://0.0.0.0/'])(
    'opens no way to others: %s',
    (text) => {
      for (const rules of ALL) expect(judgeAddress(text, rules).kind).toBe('refused');
    },
  );
});

it('no way of writing a forbidden IP is allowed', () => {
  const isReserved = (host: string) => {
    const codes = [LIVE, TEST_ELSEWHERE].map((rules) => judge(`https://${host}/`, rules));
    return codes.every((code) => code === 'reserved_address');
  };
  holds(fc.property(forbiddenV4.chain(writtenV4), isReserved), 1_000);
  holds(fc.property(forbiddenV6.chain(writtenV6), isReserved), 1_000);
});

it('judges any text without failing, and its own addresses as it judged them', () => {
  const text = fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string());
  holds(
    fc.property(text, fc.constantFrom(...ALL), (given, rules) => {
      const judged = judgeAddress(given, rules);
      return judged.kind === 'refused' || judge(judged.url, rules) === judged.url;
    }),
    300,
  );
});
