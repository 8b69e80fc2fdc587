import { listDocuments } from '@fiscal/db/documents/documents';
import { importDocuments } from '@fiscal/db/imports/import-documents';
import { openImport } from '@fiscal/db/imports/imports';
import { importedDocument } from '@fiscal/db/testing/imported';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { noteXml } from '@fiscal/paper/testing/note-xml';
import { expect, it } from 'vitest';
import { createGetDocumentContent } from '../files/get-document-content.ts';

const [signed, prot] = [/<NFe.*<\/NFe>/, /<protNFe.*<\/protNFe>/].map(
  (part) => part.exec(noteXml())?.[0] ?? '',
);

it('reads the content of a document of the account, and of no other account', async () => {
  const [db, worker] = [openDb('app'), openDb('worker')];
  const { accountId, clientId, live } = await createTenant(db);
  const target = { accountId, clientId, target: 'producao' } as const;
  const { importId } = await openImport(worker, { ...target, actor: { kind: 'operator', id: 't' } });
  const document = importedDocument(live, 1, { signed: Buffer.from(signed ?? ''), prot: prot ?? '' });
  await importDocuments(worker, { ...target, importId }, [document]);
  const documentId = (await listDocuments(db, live, { limit: 1 })).data[0]?.id ?? '';
  const getContent = createGetDocumentContent(db);

  const content = await getContent(accountId, documentId);
  expect(content?.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Emitente', 'Itens da nota', 'Totais']),
  );
  const stranger = await createTenant(db);
  await expect(getContent(stranger.accountId, documentId)).rejects.toMatchObject({ code: 'nao_encontrado' });
});
