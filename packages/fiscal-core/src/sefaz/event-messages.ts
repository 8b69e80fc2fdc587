import { type MessageNames, NFE } from '../vocabulary/message-names.ts';
import { parseXml, sourceOf } from '../xml/parse.ts';
import { digits, distributedFile } from './messages.ts';

/** Payload of `recepcaoEvento` of NF-e and NFC-e: one signed event, or up to 20; their bytes go in unchanged. */
export function envEvento({
  evento,
  idLote,
}: {
  readonly evento: Uint8Array | readonly Uint8Array[];
  /** 1 to 15 digits. */
  readonly idLote: string;
}): Buffer {
  const events = evento instanceof Uint8Array ? [evento] : evento;
  const head = `<envEvento xmlns="${NFE.namespace}" versao="${NFE.versaoEvento}"><idLote>${digits(idLote).slice(-15)}</idLote>`;
  return Buffer.concat([Buffer.from(head), ...events, Buffer.from('</envEvento>')]);
}

/** The distributed file of an event: our bytes and the answer (`retEvento`) to them. */
export const procEvento = (
  signed: Uint8Array,
  answer: string,
  { procEvento: root, versaoEvento: versao, namespace }: MessageNames = NFE,
): Buffer => distributedFile({ root, versao, signed, answer }, namespace);

/** The distributed file of an event that was found on record (`EventProof` of kind `procEvento`): what is inside stays as it came. */
export function adoptedProcEvento(found: string, names: MessageNames = NFE): Buffer {
  const document = parseXml(found);
  const content = document.root.children.map((child) => sourceOf(document, child)).join('');
  return procEvento(Buffer.from(content), '', names);
}
