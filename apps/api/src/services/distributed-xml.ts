import { buildProc } from '@fiscal/core/sefaz/messages';
import { namesOf } from '@fiscal/core/sefaz/names';
import type { DocumentXml } from '@fiscal/db/repositories/documents';

/** The file to hand out: with its protocol once there is one, else the signed bytes alone. */
export const distributedXml = ({ type, signed, prot }: DocumentXml): Buffer =>
  prot === null ? signed : buildProc(signed, prot, namesOf(type));
