import { createDb } from '@fiscal/db/base/client';
import { getDocument, listDocuments } from '@fiscal/db/documents/documents';
import { encodeFileId } from '@fiscal/db/documents/files';
import { importDocuments } from '@fiscal/db/imports/import-documents';
import { openImport } from '@fiscal/db/imports/imports';
import { importedDocument } from '@fiscal/db/testing/imported';
import { createTenant, databaseUrls, openDb, testKeyring } from '@fiscal/db/testing/test-database';
import { createPrinter } from '@fiscal/paper/printer';
import { noteXml } from '@fiscal/paper/testing/note-xml';
import { rawTextOf } from '@fiscal/paper/testing/pdf-tools';
import { expect, it, onTestFinished } from 'vitest';
import { createRateLimiter } from '../../base/rate-limit.ts';
import { createDrawPaper } from '../files/draw-paper.ts';
import { createFileLinks } from '../files/file-links.ts';
import { createOpenFile } from '../files/open-file.ts';
import { createPaperDesk } from '../files/paper-desk.ts';

const MARK = 'Protocolo não confirmado na SEFAZ';
const [signed, prot] = [/<NFe.*<\/NFe>/, /<protNFe.*<\/protNFe>/].map(
  (part) => part.exec(noteXml())?.[0] ?? '',
);

it('marks every paper of an imported document until its authority has confirmed it', async () => {
  const [db, worker] = [openDb('app'), openDb('worker')];
  const { accountId, clientId, live } = await createTenant(db);
  const target = { accountId, clientId, target: 'producao' } as const;
  const { importId } = await openImport(worker, { ...target, actor: { kind: 'operator', id: 't' } });
  const document = importedDocument(live, 1, { signed: Buffer.from(signed ?? ''), prot: prot ?? '' });
  await importDocuments(worker, { ...target, importId }, [document]);
  const documentId = (await listDocuments(db, live, { limit: 1 })).data[0]?.id ?? '';

  const printer = createPrinter({ threads: 1 });
  onTestFinished(() => printer.close());
  const desk = createPaperDesk(printer, { limiter: createRateLimiter(Date.now) });
  const logoOf = async () => undefined;
  const drawPaper = createDrawPaper({
    db,
    getDocument: (principal, id) => getDocument(db, principal, id),
    logoOf,
    desk,
  });
  const links = createFileLinks({
    publicUrl: 'https://api.example.com',
    keys: () => ({ current: Buffer.alloc(32, 7), others: [] }),
    nowMs: Date.now,
  });
  const openFile = createOpenFile({ db, links, logoOf, desk });
  const id = encodeFileId({ kind: 'impressao', accountId, documentId });
  const label = encodeFileId({ kind: 'etiqueta', accountId, documentId });

  /** Whether the mark is on the paper, the label, and both behind their links. */
  const findMarks = async () => {
    const on = { documentId, types: ['nfe'] } as const;
    const linkTo = async (file: string) => {
      const opened = await openFile({ id: file, exp: null, sig: null, principal: live });
      return opened.kind === 'arquivo' ? opened.file.bytes : Buffer.alloc(0);
    };
    const pdfs = [
      (await drawPaper(live, on, {})).bytes,
      (await drawPaper(live, on, { paper: 'etiqueta' })).bytes,
      await linkTo(id),
      await linkTo(label),
    ];
    const texts = await Promise.all(pdfs.map((pdf) => rawTextOf(pdf)));
    return texts.map((text) => text.includes(MARK));
  };
  const owner = createDb({ url: databaseUrls().ownerUrl, role: 'app', max: 1, keyring: testKeyring });
  onTestFinished(() => owner.close());
  for (const [state, is] of [
    ['unconfirmed', true],
    ['confirmed', false],
    ['contradicted', true],
    ['unconfirmable', true],
    [null, false],
  ] as const) {
    await owner.pool.query('update documents set import_state = $2 where id = $1', [documentId, state]);
    expect(await findMarks(), String(state)).toEqual([is, is, is, is]);
  }
});
