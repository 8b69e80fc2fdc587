import { distributedFile } from '../sefaz/messages.ts';
import { NFE } from '../vocabulary/message-names.ts';

/** The file to keep of a range that was voided. */
export const procInutNFe = (signed: Uint8Array, answer: string): Buffer =>
  distributedFile({ root: 'ProcInutNFe', versao: NFE.versao, signed, answer }, NFE.namespace);
