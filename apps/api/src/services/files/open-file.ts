import { procInutNFe } from '@fiscal/core/inutilizacao/messages';
import { linksTakenBackAt } from '@fiscal/db/accounts/file-links';
import type { Db } from '@fiscal/db/base/client';
import type { Principal } from '@fiscal/db/base/types';
import { decodeFileId, readFile, type StoredFile } from '@fiscal/db/documents/files';
import type { PaperKind } from '@fiscal/paper/papers';
import type { LogoOf } from '../companies/client-logos.ts';
import { isLabelable, isPrintable } from '../documents/is-printable.ts';
import { distributedXml } from './distributed-xml.ts';
import type { FileLinks } from './file-links.ts';
import type { PaperDesk } from './paper-desk.ts';
import { type Printable, type PrintedFile, printPaper } from './printed.ts';

export interface FileRequest {
  readonly id: string;
  readonly exp: string | null;
  readonly sig: string | null;
  /** The caller, when the request has credentials. */
  readonly principal: Principal | null;
  /** Aborts when the client has left. */
  readonly signal?: AbortSignal;
}

export interface OpenedFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

export type FileAnswer =
  | { readonly kind: 'arquivo'; readonly file: OpenedFile }
  | { readonly kind: 'nao_encontrado' }
  /** The link is over, taken back or altered; with the two credentials it would work. */
  | { readonly kind: 'assinatura_invalida' };

/** A stored file by its signed link or, once that is over, by the owner's credentials. */
export function createOpenFile(deps: {
  readonly db: Db;
  readonly links: FileLinks;
  readonly logoOf: LogoOf;
  readonly desk: PaperDesk;
}) {
  return async ({ id, exp, sig, principal, signal }: FileRequest): Promise<FileAnswer> => {
    const madeAt = exp === null || sig === null ? null : deps.links.madeAt(id, exp, sig);
    if (madeAt === null && principal === null) return { kind: 'assinatura_invalida' };
    const ref = decodeFileId(id);
    if (ref === null) return { kind: 'nao_encontrado' };
    const signed = madeAt !== null && madeAt > (await linksTakenBackAt(deps.db, ref.accountId));
    if (!signed && principal === null) return { kind: 'assinatura_invalida' };
    if (!signed && ref.accountId !== principal?.accountId) return { kind: 'nao_encontrado' };
    const found = await readFile(deps.db, ref);
    if (found === null) return { kind: 'nao_encontrado' };
    const owned = found.clientId === principal?.clientId && found.environment === principal.environment;
    if (!signed && !owned) return { kind: 'nao_encontrado' };
    const file = await fileOf(found, async (printable, paper) =>
      printPaper(deps.desk, ref.accountId, {
        printable,
        options: { paper, logo: await deps.logoOf(ref.accountId, found.clientId) },
        signal,
      }),
    );
    return file === null ? { kind: 'nao_encontrado' } : { kind: 'arquivo', file };
  };
}

const XML = 'application/xml; charset=utf-8';

async function fileOf(
  found: StoredFile,
  print: (printable: Printable, paper: PaperKind) => Promise<PrintedFile>,
): Promise<OpenedFile | null> {
  switch (found.kind) {
    case 'documento': {
      const { accessKey, type } = found.xml;
      return { name: `${accessKey}-${type}.xml`, contentType: XML, bytes: distributedXml(found.xml) };
    }
    case 'evento':
      return { name: `${found.id}-evento.xml`, contentType: XML, bytes: found.xml };
    case 'inutilizacao':
      return {
        name: `inutilizacao-${found.id}.xml`,
        contentType: XML,
        bytes: procInutNFe(found.signed, found.ret),
      };
    case 'impressao':
      if (!isPrintable(found.xml)) return null;
      return { ...(await print(found, 'documento')), contentType: 'application/pdf' };
    case 'etiqueta':
      if (!isLabelable(found.xml)) return null;
      return { ...(await print({ ...found, events: [] }, 'etiqueta')), contentType: 'application/pdf' };
  }
}
