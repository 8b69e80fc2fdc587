import { listAudit } from '@fiscal/db/records/audit';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { createPrinter } from '@fiscal/paper/printer';
import { expect, it, onTestFinished } from 'vitest';
import { createClientLogos, createLogoOf } from './client-logos.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

it('keeps a company’s logo when papers can show it, for that company alone', async () => {
  const db = openDb('app');
  const printer = createPrinter();
  onTestFinished(() => printer.close());
  const logos = createClientLogos({ db, printer });
  const logoOf = createLogoOf(db);
  const { accountId, clientId } = await createTenant(db);
  const caller = { accountId, actor: { kind: 'user', id: accountId } } as const;

  for (const picture of ['GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'])
    await expect(logos.set(caller, clientId, Buffer.from(picture).toString('base64'))).rejects.toMatchObject({
      code: 'requisicao_invalida',
      errors: [{ field: 'image', message: expect.stringContaining('não é uma imagem PNG nem JPEG') }],
    });
  await expect(
    logos.set(caller, clientId, Buffer.alloc(201 * 1024).toString('base64')),
  ).rejects.toMatchObject({ errors: [{ message: expect.stringContaining('200 KB') }] });
  expect(await logoOf(accountId, clientId)).toBeUndefined();

  await logos.set(caller, clientId, PNG);
  expect(await logos.get(caller, clientId)).toMatchObject({ contentType: 'image/png' });
  expect(Buffer.from((await logoOf(accountId, clientId)) ?? []).toString('base64')).toBe(PNG);

  const other = await createTenant(db);
  const stranger = { ...caller, accountId: other.accountId };
  expect(await logos.get(stranger, clientId)).toBeNull();
  await expect(logos.set(stranger, clientId, PNG)).rejects.toMatchObject({ code: 'nao_encontrado' });
  await expect(logos.remove(stranger, clientId)).rejects.toMatchObject({ code: 'nao_encontrado' });

  await logos.remove(caller, clientId);
  expect(await logoOf(accountId, clientId)).toBeUndefined();
  const acts = await listAudit(db, accountId, { limit: 10 });
  expect(acts.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['client.logo', 'client.logo-remove']),
  );
});
