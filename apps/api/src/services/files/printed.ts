import { isProven } from '@fiscal/core/vocabulary/imported';
import type { StoredFile } from '@fiscal/db/documents/files';
import type { PaperRequest } from '@fiscal/paper/paper';
import type { PaperOptions } from '@fiscal/paper/papers';
import { distributedXml } from './distributed-xml.ts';
import type { PaperDesk } from './paper-desk.ts';

/** A document's XML and those of its events. */
export type Printable = Pick<Extract<StoredFile, { kind: 'impressao' }>, 'xml' | 'events'>;

/** A PDF to hand out. */
export interface PrintedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Request for one paper of a document. */
export const paperRequestOf = ({ xml, events }: Printable, options: PaperOptions): PaperRequest => ({
  type: xml.type,
  xml: distributedXml(xml),
  events,
  options: { ...options, cancelled: xml.status === 'CANCELADA', unconfirmed: !isProven(xml.imported) },
});

interface Printing {
  readonly printable: Printable;
  readonly options: PaperOptions;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Draws one paper of a document; its account pays.
 *
 * @throws {PaperError} when the event of an event's sheet is not registered
 * @throws {Failure} limite_excedido, servico_ocupado
 */
export async function printPaper(
  desk: Pick<PaperDesk, 'print'>,
  accountId: string,
  { printable, options, signal }: Printing,
): Promise<PrintedFile> {
  const { xml } = printable;
  const { paper = 'documento' } = options;
  const bytes = await desk.print(accountId, paperRequestOf(printable, options), signal);
  const kind = paper === 'documento' ? xml.type : paper;
  return { name: `${xml.accessKey}-${kind}.pdf`, bytes: Buffer.from(bytes) };
}
