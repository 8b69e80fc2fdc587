import { namesOf } from '@fiscal/core/registry/message-names';
import { restTable } from '@fiscal/core/registry/rest-endpoints';
import { buildProc } from '@fiscal/core/sefaz/messages';
import type { DocumentXml } from '@fiscal/db/documents/documents';

/** The file to hand out: with its protocol once there is one, else the signed bytes alone. */
export const distributedXml = ({ type, signed, prot }: DocumentXml): Buffer =>
  prot === null ? signed : isRest(type) ? Buffer.from(prot) : buildProc(signed, prot, namesOf(type));

/** A REST authority answers with the document itself, ours inside. */
const isRest = (type: string): boolean => restTable(type) !== null;
