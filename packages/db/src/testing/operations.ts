import type { EmissionStore } from '@fiscal/core/activities/ports';
import type { Acceptor, Principal } from '../base/types.ts';
import type { OperationRequest } from '../events/accept.ts';
import { authorizedVerdict, type Emission, emit, sign } from './emissions.ts';

/** A document that is AUTORIZADA. */
export async function emitAuthorized(
  db: { readonly acceptor: Acceptor; readonly store: EmissionStore },
  principal: Principal,
  changes: Parameters<typeof emit>[2] = {},
): Promise<Emission> {
  const emission = await emit(db, principal, changes);
  const { attemptId } = await sign(db.store, emission);
  await db.store.settleEmission(emission.scope, emission.work.operationId, authorizedVerdict(attemptId));
  return emission;
}

/** An operation as the API would hand it over. */
export const operationRequest = (
  principal: Principal,
  documentId: string,
  changes: Partial<OperationRequest> = {},
): OperationRequest => ({
  principal,
  documentId,
  types: ['nfe', 'nfce'],
  kind: 'carta-correcao',
  tpEvento: '110110',
  rivals: [],
  strict: false,
  synchronous: false,
  request: { correctionText: 'Corrige o complemento do endereço' },
  notices: [],
  refusal: () => null,
  idempotency: null,
  ...changes,
});

export const registeredVerdict = (nProt: string, cancels = false) =>
  ({
    kind: 'registrado',
    cStat: '135',
    xMotivo: 'Evento registrado e vinculado a NF-e',
    nProt,
    dhRegEvento: '2026-11-21T11:00:00-03:00',
    proc: Buffer.from('<procEventoNFe/>'),
    leaves: cancels
      ? ({ status: 'CANCELADA', cStat: '101', xMotivo: 'Cancelamento de NF-e homologado' } as const)
      : null,
  }) as const;
