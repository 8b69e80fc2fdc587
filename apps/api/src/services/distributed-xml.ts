import { buildNfeProc } from '@fiscal/core/sefaz/messages';
import type { DocumentXml } from '@fiscal/db/repositories/documents';

/** The file to hand out: with its protocol once there is one, else the signed bytes alone. */
export const distributedXml = ({ signed, prot }: DocumentXml): Buffer =>
  prot === null ? signed : buildNfeProc(signed, prot);
