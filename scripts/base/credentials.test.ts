import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerCredentials } from './credentials.mjs';

let room: string;
let file: string;
beforeAll(() => {
  room = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-credentials-'));
  file = path.join(room, 'credentials.json');
  const stored = { apiUrl: 'http://127.0.0.1:16000', accessKey: 'a', testToken: 't', restrictedKey: 'r' };
  fs.writeFileSync(file, JSON.stringify({ ...stored, clientId: 'c', liveToken: 'l' }));
});
afterAll(() => fs.rmSync(room, { recursive: true, force: true }));

it('takes the keys of npm start, and reaches another address by EMITE_URL', () => {
  const keys = { accessKey: 'a', token: 't', restrictedKey: 'r', clientId: 'c' };
  expect(callerCredentials({}, file)).toEqual({ url: 'http://127.0.0.1:16000', ...keys });
  expect(callerCredentials({ EMITE_URL: 'http://[::1]:1', EMITE_ACCESS_KEY: '' }, file)).toEqual({
    url: 'http://[::1]:1',
    ...keys,
  });
});

it.each(['https://api.exemplo.com.br', 'http://127.0.0.1.exemplo.com.br', 'http://10.0.0.1', 'x'])(
  'sends no key of npm start to %s',
  (url) => {
    expect(callerCredentials({ EMITE_URL: url }, file)).toEqual({ url });
  },
);

it('completes the keys of the environment by none of npm start', () => {
  expect(callerCredentials({ EMITE_ACCESS_KEY: 'mine' }, file)).toEqual({
    url: 'http://127.0.0.1:16000',
    accessKey: 'mine',
  });
});

it('has none where neither has any', () => {
  expect(callerCredentials({}, path.join(room, 'absent.json')).accessKey).toBeUndefined();
});
