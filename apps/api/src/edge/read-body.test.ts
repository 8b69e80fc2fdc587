import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { credentials, fakeApp } from '../../test/support/fakes.ts';
import { Failure } from '../base/failure.ts';
import { errorBodySchema } from '../rest/error-body.ts';
import { parseBody } from './read-body.ts';
import { isJson } from './sender.ts';

/** The same bytes in every run. */
const noise = (seed: number): Buffer => createHash('sha512').update(String(seed)).digest();

it('takes damaged bytes or refuses them, and does nothing else', () => {
  const whole = Buffer.from(
    '{"mod":"55","itens":[{"a":1.10,"b":"é😀\\u0041"}],"c":[1e5,-0,null,true],"d":{"e":{}}}',
  );
  const codes = new Set<string>();
  for (let seed = 0; seed < 5000; seed++) {
    const [at = 0, cut = 0, value = 0, times = 0] = noise(seed);
    const bytes = Buffer.concat([
      whole.subarray(0, at % whole.length),
      noise(seed + 1e6).subarray(0, times % 4),
      whole.subarray(cut % whole.length),
    ]);
    bytes[value % bytes.length] = value;
    try {
      expect(parseBody(bytes).text).toBeTypeOf('string');
      codes.add('lido');
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      codes.add(error.code);
    }
  }
  expect([...codes].toSorted()).toEqual(['lido', 'requisicao_invalida']);
});

it.each([
  ['gzip', gzipSync('{}')],
  ['br', '{}'],
  ['gzip, identity', '{}'],
])('answers 415 to a body coded as %s, with the reason', async (coding, payload) => {
  const app = await fakeApp();
  const headers = { ...credentials, 'content-type': 'application/json', 'content-encoding': coding };
  const answer = await app.inject({ method: 'POST', url: '/v1/nfe/emit', headers, payload });
  await app.close();
  expect(answer.statusCode).toBe(415);
  expect(errorBodySchema.parse(answer.json())).toMatchObject({
    code: 'tipo_de_midia_invalido',
    message: expect.stringContaining('Content-Encoding'),
  });
});

it('reads a body whose coding is identity', async () => {
  const app = await fakeApp();
  const headers = { ...credentials, 'content-type': 'application/json', 'content-encoding': 'Identity' };
  const answer = await app.inject({ method: 'POST', url: '/v1/nfe/emit', headers, payload: '[' });
  await app.close();
  expect(errorBodySchema.parse(answer.json()).code).toBe('requisicao_invalida');
});

it.each([
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/jsonx',
  'application/json/',
  ';;;;',
  'a'.repeat(5000),
  '"application/json"',
  'text/plain, application/json',
  'application/json; charset="utf-16"',
  'application/json; charset=utf-8; charset=latin1',
])('answers 415 to the content type %s', async (type) => {
  const app = await fakeApp();
  const headers = { ...credentials, 'content-type': type };
  const answer = await app.inject({ method: 'POST', url: '/v1/nfe/emit', headers, payload: '--x\r\n\r\n{}' });
  await app.close();
  expect(answer.statusCode).toBe(415);
  expect(errorBodySchema.parse(answer.json()).code).toBe('tipo_de_midia_invalido');
});

it('judges a content type that is all blanks without delay', () => {
  const blanks = ' '.repeat(15_000);
  expect(isJson(`application/json; charset=${blanks}"x"y`)).toBe(false);
  expect(isJson(`application/json; charset=${blanks.slice(0, 150)}"x"y`)).toBe(false);
});

it.each([
  'application/json',
  'Application/JSON ; charset=UTF-8',
  'application/json;charset="utf8"',
  'application/json; charset=',
  'application/json; profile="x"; charset=utf-8',
])('takes JSON of the content type %s', (type) => {
  expect(isJson(type)).toBe(true);
});

it.each([
  ['', undefined],
  [' \r\n\t', undefined],
  ['\uFEFF{"a":1}', { a: 1 }],
])('takes %j as no body or as JSON', (text, value) => {
  expect(parseBody(Buffer.from(text)).value).toEqual(value);
});

it.each(['\uFEFF', '\u00A0'])('refuses %j: nothing to see, and no JSON', (text) => {
  expect(() => parseBody(Buffer.from(text))).toThrow('O corpo não tem JSON');
});
