import { nfcomQrCode } from '@fiscal/core/documents/nfcom/endpoints';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import type { PortalDocument, PortalRule } from '../portal/type.ts';
import { text } from '../xml.ts';
import { ide, rule } from './document.ts';

const HOMOLOGACAO = 2;
const qrCode = (d: PortalDocument): string => text(d.root, 'infNFComSupl', 'qrCodNFCom');
const address = (d: PortalDocument): string => qrCode(d).split('?', 1)[0] ?? '';
/** Reads the parameter without URL decoding: the signature is not URL-encoded. */
const parameter = (d: PortalDocument, name: string): string | null =>
  new RegExp(`[?&]${name}=([^&]*)`).exec(qrCode(d))?.[1] ?? null;
/** Addresses are compared without protocol nor case. */
const bare = (url: string): string => url.replace(/^https?:\/\//i, '').toLowerCase();

// biome-ignore format: a table reads as one rule a row
export const QR_CODE_RULES: readonly PortalRule[] = [
  rule('464', 'G142', (d) => bare(address(d)) !== bare(nfcomQrCode(ufByCodigo(d.cUF)?.sigla ?? '', HOMOLOGACAO))),
  rule('465', 'G143', (d) => parameter(d, 'chNFCom') !== d.chave),
  rule('469', 'G144', (d) => ide(d, 'tpEmis') === '2' && !parameter(d, 'sign')),
  rule('470', 'G145', (d) => ide(d, 'tpEmis') === '1' && parameter(d, 'sign') !== null),
];
