import { newCodigoNumerico } from '@fiscal/core/adapters/codigo-numerico';
import { documentByType } from '@fiscal/core/registry/documents';
import type { Identify } from '@fiscal/db/base/types';
import { acceptedMessage } from './accepted-message.ts';
import { someNotices } from './notice.ts';

/** Completes a numbered document's tree with code and key; returns them with the 202 to store for repetitions. */
export const identify: Identify = ({ type, prepared }, { documentId, serie, numero }) => {
  const definition = documentByType(type);
  if (definition === undefined) throw new Error(`No document type ${type}`);
  const codigoNumerico = prepared.codigoNumerico ?? newCodigoNumerico(numero);
  const { tree, dhEmi, notices } = prepared;
  const accessKey = definition.finalize(tree, { serie, numero, codigoNumerico, dhEmi });
  const body = {
    message: acceptedMessage(definition),
    invoiceId: documentId,
    accessKey,
    ...definition.accepted?.({ serie, numero }),
    ...someNotices(notices),
  };
  return { codigoNumerico, accessKey, answer: { status: 202, body } };
};
