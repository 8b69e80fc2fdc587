import { digits, distributed, NFE_NAMESPACE } from '../sefaz/messages.ts';
import { parseXml, sourceOf } from '../xml/parse.ts';

const VERSAO = '1.00';
/** Payload of `recepcaoEvento`: one signed event, or up to 20; their bytes go in unchanged. */
export function envEvento({
  evento,
  idLote,
}: {
  readonly evento: Uint8Array | readonly Uint8Array[];
  /** 1 to 15 digits. */
  readonly idLote: string;
}): Buffer {
  const events = evento instanceof Uint8Array ? [evento] : evento;
  const head = `<envEvento xmlns="${NFE_NAMESPACE}" versao="${VERSAO}"><idLote>${digits(idLote).slice(-15)}</idLote>`;
  return Buffer.concat([Buffer.from(head), ...events, Buffer.from('</envEvento>')]);
}

/** The distributed file of an event. */
export const procEventoNFe = (evento: Uint8Array, retEvento: string): Buffer =>
  distributed('procEventoNFe', VERSAO, evento, retEvento);

/** The distributed file of an event that was found on record (`EventProof` of kind `procEvento`): what is inside stays as it came. */
export function adoptedProcEvento(procEvento: string): Buffer {
  const document = parseXml(procEvento);
  const content = document.root.children.map((child) => sourceOf(document, child)).join('');
  return distributed('procEventoNFe', VERSAO, Buffer.from(content), '');
}
