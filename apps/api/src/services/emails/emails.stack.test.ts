import type { TakenMail } from '@fiscal/core/testing/mail-server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  accessOf,
  bodyOf,
  type Company,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  nfeOf,
  PATIENCE_MS,
  refusal,
  send,
  testOf,
} from '../../../test/support/api.ts';
import { mailServer } from '../../../test/support/mail-server.ts';
import {
  documentEmailSchema,
  documentEmailsSchema,
  emailServerSchema,
  emailSettingsSchema,
  emailTestSchema,
  suppressedSchema,
  suppressionsSchema,
} from '../../rest/v1/emails/schema.ts';

type Fields = Readonly<Record<string, unknown>>;
let company: Company;
beforeEach(async () => {
  company = await newCompany(await newAccount());
});

const FROM = 'notas@loja.example';
const call = (method: string, path: string, body?: unknown) => send(method, path, accessOf(company), body);
const serverAt = (port: number) => ({ host: '127.0.0.1', port, security: 'starttls', fromAddress: FROM });
const settings = async (fields: Fields) =>
  bodyOf(
    await call('PUT', `/v1/clients/${company.clientId}/email/2`, { automatic: true, ...fields }),
    200,
    emailSettingsSchema,
  );
const sendings = async (id: string) =>
  bodyOf(await send('GET', `/v1/nfe/${id}/emails`, testOf(company)), 200, documentEmailsSchema).data;
const ask = async (id: string, emails?: readonly string[]) =>
  bodyOf(
    await send('POST', `/v1/nfe/${id}/email`, testOf(company), emails && { emails }),
    202,
    documentEmailSchema,
  );
const until = <T>(assertion: () => Promise<T>) =>
  vi.waitFor(assertion, { timeout: PATIENCE_MS, interval: 50 });
const waitForEnd = (id: string, emailId: string) =>
  until(async () => {
    const found = (await sendings(id)).find((sending) => sending.id === emailId);
    expect(found).toMatchObject({ state: 'done' });
    return found;
  });

/** A file of a letter. */
function fileIn({ data }: TakenMail, name: string): Buffer {
  const part = data
    .split(/^--/m)
    .find((each) => each.includes(`filename=${name}`) || each.includes(`filename="${name}"`));
  return Buffer.from(part?.split('\n\n')[1] ?? '', 'base64');
}
const note = (email: string) => ({ ...nfeOf(company), email_destinatario: email });

describe('a document', () => {
  it('goes to its recipient and to copies as soon as it is authorized, and again when it is canceled', async () => {
    const server = await mailServer();
    bodyOf(await call('PUT', '/v1/email/server', serverAt(server.port)), 200, emailServerSchema);
    await settings({
      onCancel: true,
      copies: ['Contador@example.com'],
      fromName: 'Loja do Zé',
      fromAddress: 'vendas@loja.example',
      replyTo: 'financeiro@loja.example',
      message: 'Obrigado!\nVolte sempre.',
    });
    const { id } = await emitAuthorized(testOf(company), note('cliente@example.com'));
    await until(async () => expect(server.taken).toHaveLength(2));
    expect(server.taken.map(({ to }) => to).toSorted()).toEqual([
      'cliente@example.com',
      'contador@example.com',
    ]);
    const [letter] = server.taken;
    if (letter === undefined) throw new Error('no letter');
    expect(letter.from).toBe('vendas@loja.example');
    expect(letter.data).toMatch(/^Reply-To: financeiro@loja.example$/m);
    expect(letter.data).toMatch(/^From: =\?UTF-8\?.*<vendas@loja.example>$/m);
    const xml = await send('GET', `/v1/nfe/${id}/xml`, testOf(company));
    const accessKey = /Id="NFe(\d{44})"/.exec(xml.text)?.[1] ?? '';
    expect(fileIn(letter, `${accessKey}.xml`).toString()).toBe(xml.text);
    expect(fileIn(letter, `${accessKey}-nfe.pdf`).subarray(0, 5).toString()).toBe('%PDF-');
    await until(async () =>
      expect(await sendings(id)).toMatchObject([
        {
          kind: 'document',
          origin: 'automatic',
          state: 'done',
          letters: [{ state: 'sent' }, { state: 'sent' }],
        },
      ]),
    );

    const reason = { justificativa: 'Cancelado para conferir o aviso' };
    expect((await send('POST', `/v1/nfe/${id}/cancel`, testOf(company), reason)).status).toBe(202);
    await until(async () => expect(server.taken).toHaveLength(4));
    const last = server.taken.at(-1);
    if (last === undefined) throw new Error('no letter');
    expect(fileIn(last, `${accessKey}-cancelamento.xml`).toString()).toContain('<tpEvento>110111</tpEvento>');
  });

  it('goes to whom it is asked for, one letter each, and nowhere that the list forbids', async () => {
    const server = await mailServer();
    await call('PUT', '/v1/email/server', serverAt(server.port));
    const { id } = await emitAuthorized(testOf(company), nfeOf(company));
    await call('POST', '/v1/email/suppressions', { address: 'Nunca@example.com' });
    const asked = await ask(id, ['a@example.com', 'nunca@example.com', 'A@example.com']);
    const done = await waitForEnd(id, asked.id);
    expect(done?.letters).toMatchObject([
      { address: 'a@example.com', state: 'sent' },
      { address: 'nunca@example.com', state: 'suppressed' },
    ]);
    expect(server.taken.map(({ from, to }) => [from, to])).toEqual([[FROM, 'a@example.com']]);
  });

  it('is refused for good by one server and later by another; who is not there is written to no more', async () => {
    const server = await mailServer();
    await call('PUT', '/v1/email/server', serverAt(server.port));
    const { id } = await emitAuthorized(testOf(company), nfeOf(company));
    server.refuse('sumiu@example.com', '550 5.1.1 User unknown');
    server.refuse('spam@example.com', '554 5.7.1 Rejected by policy');
    const first = await waitForEnd(id, (await ask(id, ['sumiu@example.com', 'spam@example.com'])).id);
    expect(first?.letters).toMatchObject([
      { state: 'refused', detail: expect.stringContaining('550 5.1.1 User unknown') },
      { state: 'refused' },
    ]);
    const second = await waitForEnd(id, (await ask(id, ['sumiu@example.com', 'spam@example.com'])).id);
    expect(second?.letters).toMatchObject([{ state: 'suppressed' }, { state: 'refused' }]);
    const listed = bodyOf(await call('GET', '/v1/email/suppressions?limit=100'), 200, suppressionsSchema);
    expect(listed.data).toContainEqual(
      expect.objectContaining({ address: 'sumiu@example.com', reason: 'refused' }),
    );
    bodyOf(await call('DELETE', '/v1/email/suppressions/sumiu@example.com'), 200, suppressedSchema);

    server.refuse('cheia@example.com', '452 4.2.2 Mailbox full');
    const waiting = await ask(id, ['cheia@example.com']);
    await until(async () =>
      expect((await sendings(id)).find((each) => each.id === waiting.id)).toMatchObject({
        state: 'pending',
        tries: 1,
        letters: [{ state: 'pending', detail: expect.stringContaining('4.2.2') }],
        nextAt: expect.any(String),
      }),
    );
  });

  it('reports a missing recipient, and is not sent before it is authorized', async () => {
    const { id } = await emitAuthorized(testOf(company), nfeOf(company));
    expect(await waitForEnd(id, (await ask(id)).id)).toMatchObject({
      letters: [],
      detail: expect.stringContaining('e-mail'),
    });
    const rejected = await emitToVerdict({ ...testOf(company), 'x-sandbox-strict': 'true' }, nfeOf(company));
    expect(rejected.status).toBe('REJEITADA');
    refusal(
      await send('POST', `/v1/nfe/${rejected.id}/email`, testOf(company)),
      409,
      'documento_nao_autorizado',
    );
  });
});

describe('a server', () => {
  it('is tried out, reports its failure, and is never shown with its password', async () => {
    const server = await mailServer();
    const body = { ...serverAt(server.port), username: null };
    expect((await call('PUT', '/v1/email/server', body)).text).not.toContain('password');
    const test = async (to: string) =>
      bodyOf(await call('POST', '/v1/email/server/test', { to }), 200, emailTestSchema);
    expect(await test('ana@example.com')).toEqual({ ok: true, detail: null });
    expect(server.taken.map(({ to }) => to)).toEqual(['ana@example.com']);
    server.refuse('ana@example.com', '550 5.7.1 Not you');
    expect(await test('ana@example.com')).toMatchObject({
      ok: false,
      detail: expect.stringContaining('5.7.1'),
    });
    await call('PUT', '/v1/email/server', { ...body, port: 9 });
    expect(await test('ana@example.com')).toMatchObject({
      ok: false,
      detail: expect.stringContaining('SMTP'),
    });
    expect((await call('DELETE', '/v1/email/server')).status).toBe(200);
    expect((await call('GET', '/v1/email/server')).status).toBe(404);
  });

  it.each([
    [{ host: '10.0.0.1' }, 'host'],
    [{ host: 'servidor.local' }, 'host'],
    [{ host: 'smtp.exemplo.com.br/x' }, 'host'],
    [{ host: 'smtp.exemplo.com.br', username: 'u' }, 'password'],
    [{ host: 'smtp.exemplo.com.br', fromAddress: 'ninguém' }, 'fromAddress'],
    [{ host: 'smtp.exemplo.com.br', port: 0 }, 'port'],
  ])('is refused with field and fix: %j', async (fields, field) => {
    const answer = await call('PUT', '/v1/email/server', { ...serverAt(587), ...fields });
    expect(refusal(answer, 400, 'requisicao_invalida').errors).toMatchObject([{ field }]);
  });
});
