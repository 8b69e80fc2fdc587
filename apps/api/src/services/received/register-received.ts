import {
  type ReceivedRequest,
  receivedItemFault,
  receivedRefusal,
} from '@fiscal/core/registry/received-events';
import { RECEIVED_BYTES_MAX } from '@fiscal/core/sefaz/received';
import type { ManifestationRefusal } from '@fiscal/core/vocabulary/manifestation';
import { gunzip } from '@fiscal/core/xml/compress';
import type { Principal } from '@fiscal/db/base/types';
import { requestManifestation } from '@fiscal/db/received/manifestations';
import { readReceivedXml } from '@fiscal/db/received/received-xml';
import type { IdempotentRequest } from '@fiscal/db/records/idempotency';
import { Failure, notFound } from '../../base/failure.ts';
import type { Dependencies } from '../dependencies.ts';
import { conflict, keyReused } from '../events/operation-failures.ts';

export function refusalFailure({ cStat, lasting, field, message, fix }: ManifestationRefusal): Failure {
  if (cStat === null && lasting !== true) return conflict(message);
  const error = {
    field,
    code: 'operacao_nao_permitida',
    message,
    fix,
    ...(cStat !== null && { cStat }),
  };
  return new Failure('operacao_nao_permitida', message, { errors: [error] });
}

/** Makes the request of an event of a received note. */
export const registerReceived = ({ db, changed }: Pick<Dependencies, 'db' | 'changed'>) => {
  /** Fault of an item that the note does not have, or has with less; null of a summary, which has no items to compare. */
  async function faultIn(principal: Principal, id: string, asked: ReceivedRequest) {
    const found = await readReceivedXml(db, principal, id);
    return found?.kind === 'nota' ? receivedItemFault(gunzip(found.zipped, RECEIVED_BYTES_MAX), asked) : null;
  }

  return async (
    principal: Principal,
    id: string,
    { idempotency = null, ...asked }: ReceivedRequest & { readonly idempotency?: IdempotentRequest | null },
  ) => {
    const fault = await faultIn(principal, id, asked);
    const result = await requestManifestation(db, principal, {
      id,
      tipo: asked.kind,
      justificativa: null,
      request: asked.request,
      idempotency,
      judge: ({ note, earlier, nowMs }) => receivedRefusal(note, earlier, { ...asked, nowMs }) ?? fault,
    });
    if (result === null) throw notFound();
    if (result.kind === 'recusada') throw refusalFailure(result.refusal);
    if (result.kind === 'chave_idempotencia_reutilizada') throw keyReused();
    changed();
    return { eventId: result.manifestationId, replayed: result.kind === 'repetida' };
  };
};
