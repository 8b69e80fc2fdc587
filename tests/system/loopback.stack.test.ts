import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  liveOf,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  send,
  testOf,
  verdictOf,
} from '../../apps/api/test/support/api.ts';
import { whole } from '../../packages/fiscal-core/src/testing/builders.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { GUARD, journalOf } from '../../scripts/stack/test-stack.mjs';

it('notices a socket that would leave loopback, and does not open it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'emite-loopback-'));
  const journal = path.join(folder, 'outside.log');
  const call = `
    const http = require('node:http'), tls = require('node:tls'), net = require('node:net');
    http.get('http://192.0.2.1/').on('error', () => {});
    tls.connect({ host: 'sefaz.example', port: 443 }).on('error', () => {});
    net.connect(80, '192.0.2.2').on('error', () => {});
    net.connect(1, '127.0.0.1').on('error', () => {});`;
  execFileSync(process.execPath, ['--import', GUARD, '-e', call], {
    env: { ...process.env, LOOPBACK_JOURNAL: journal },
  });
  const seen = readFileSync(journal, 'utf8').match(/\S+:\d+$/gm);
  rmSync(folder, { recursive: true });
  expect(seen).toEqual(['192.0.2.1:80', 'sefaz.example:443', '192.0.2.2:80']);
});

it('opens no socket outside loopback while LIVE_TRANSMISSION is unset', async () => {
  const journal = journalOf(stack().home);
  const company = await newCompany(await newAccount());
  for (const [as, body, expected] of [
    [testOf(company), nfeOf(company), 'AUTORIZADA'],
    [liveOf(company), whole(nfeOf(company)), 'ERRO_TECNICO'],
    [liveOf(company), whole(nfceOf(company)), 'ERRO_TECNICO'],
  ] as const) {
    const route = body['mod'] === '55' ? 'nfe' : 'nfc-e';
    const accepted = await send('POST', `/v1/${route}/emit`, as, body);
    expect(accepted.status, accepted.text).toBe(202);
    const { status } = await verdictOf(as, JSON.parse(accepted.text).invoiceId);
    expect(status).toBe(expected);
    expect((await send('POST', `/v1/${route}/status`, as)).status).toBe(200);
  }
  expect(existsSync(journal) ? readFileSync(journal, 'utf8') : '').toBe('');
});
