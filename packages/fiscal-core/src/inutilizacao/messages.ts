import { distributed } from '../sefaz/messages.ts';

/** The file to keep of a range that was voided. */
export const procInutNFe = (inutNFe: Uint8Array, retInutNFe: string): Buffer =>
  distributed('ProcInutNFe', '4.00', inutNFe, retInutNFe);
