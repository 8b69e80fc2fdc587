import { listDocuments } from '@fiscal/db/documents/documents';
import { importDocuments } from '@fiscal/db/imports/import-documents';
import { openImport } from '@fiscal/db/imports/imports';
import { importedDocument } from '@fiscal/db/testing/imported';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { createPrinter } from '@fiscal/paper/printer';
import { noteXml } from '@fiscal/paper/testing/note-xml';
import { infoOf } from '@fiscal/paper/testing/pdf-tools';
import { expect, it, onTestFinished } from 'vitest';
import { createRateLimiter } from '../../base/rate-limit.ts';
import { createPaperDesk } from './paper-desk.ts';
import { createPrintDocuments } from './print-documents.ts';

const [signed, prot] = [/<NFe.*<\/NFe>/, /<protNFe.*<\/protNFe>/].map(
  (part) => part.exec(noteXml())?.[0] ?? '',
);

it('prints several documents of the account as one PDF, and none of another account', async () => {
  const [db, worker] = [openDb('app'), openDb('worker')];
  const { accountId, clientId, live } = await createTenant(db);
  const target = { accountId, clientId, target: 'producao' } as const;
  const { importId } = await openImport(worker, { ...target, actor: { kind: 'operator', id: 't' } });
  const document = (numero: number) =>
    importedDocument(live, numero, { signed: Buffer.from(signed ?? ''), prot: prot ?? '' });
  await importDocuments(worker, { ...target, importId }, [document(1), document(2)]);
  const ids = (await listDocuments(db, live, { limit: 2 })).data.map(({ id }) => id);

  const printer = createPrinter({ threads: 1 });
  onTestFinished(() => printer.close());
  const desk = createPaperDesk(printer, { limiter: createRateLimiter(Date.now) });
  const print = createPrintDocuments({ db, logoOf: async () => undefined, desk });
  const { bytes, printed } = await print(accountId, [...ids, ids[0] ?? '']);
  expect(printed).toBe(2);
  const one = await infoOf((await print(accountId, ids.slice(0, 1))).bytes);
  expect((await infoOf(bytes)).pages).toBe(2 * one.pages);

  const stranger = await createTenant(db);
  await expect(print(stranger.accountId, ids)).rejects.toMatchObject({ code: 'documento_nao_autorizado' });
});
