import type { EmissionStore, EmissionWork, Scope, Verdict } from '@fiscal/core/activities/ports';
import type { Acceptor, Principal } from '../base/types.ts';
import { acceptRequest } from './requests.ts';

export interface Emission {
  readonly scope: Scope;
  readonly work: EmissionWork;
  readonly accessKey: string;
}

/** Accepts one document and loads its work, as the workflow would. */
export async function emit(
  { acceptor, store }: { readonly acceptor: Acceptor; readonly store: EmissionStore },
  principal: Principal,
  changes: Parameters<typeof acceptRequest>[1] = {},
): Promise<Emission> {
  const result = await acceptor.accept(acceptRequest(principal, changes));
  if (result.kind !== 'aceito') throw new Error(result.kind);
  const scope = { accountId: principal.accountId, documentId: result.documentId };
  const work = await store.loadEmission(scope);
  if (!work) throw new Error('nothing to emit');
  return { scope, work, accessKey: result.accessKey };
}

export async function sign(
  store: EmissionStore,
  { scope, work }: Emission,
  changes: { readonly accessKey?: string; readonly xml?: string; readonly replaces?: string } = {},
): Promise<{ readonly attemptId: string; readonly created: boolean }> {
  const { xml = '<NFe/>', accessKey = work.accessKey, replaces } = changes;
  return store.saveAttempt(scope, {
    accessKey,
    tpEmis: '1',
    dhEmi: work.dhEmi,
    xml: Buffer.from(xml),
    digestValue: `digest of ${xml}`,
    qrCodeUrl: null,
    ...(replaces !== undefined && { replaces }),
  });
}

const answer = {
  nProt: '135260000000001',
  dhRecbto: '2026-11-21T10:00:05-03:00',
  prot: '<protNFe>ção</protNFe>',
};

export const authorised = (attemptId: string): Verdict => ({
  ...answer,
  kind: 'autorizada',
  attemptId,
  cStat: '100',
  xMotivo: 'Autorizado o uso da NF-e',
  cancellableUntilMs: Date.parse('2026-11-22T13:00:05Z'),
  alerts: [],
});

export const denied = (attemptId: string): Verdict => ({
  ...answer,
  kind: 'denegada',
  attemptId,
  cStat: '302',
  xMotivo: 'Uso Denegado',
});

export const foundCancelled = (attemptId: string, event: string): Verdict => ({
  ...answer,
  kind: 'cancelada',
  attemptId,
  cStat: '101',
  xMotivo: 'Cancelamento de NF-e homologado',
  prot: null,
  events: [{ kind: 'cancelamento', xml: event }],
});

export const abandoned = (attemptId: string | null, sends = 0): Verdict => ({
  kind: 'abandonada',
  attemptId,
  sends,
  xMotivo: 'A conta desistiu da emissão.',
});

export const rejected = (attemptId: string | null, numero: 'livre' | 'alheio' | 'reservado'): Verdict => ({
  kind: 'rejeitada',
  attemptId,
  cStat: '539',
  xMotivo: 'Rejeição: Duplicidade',
  origin: attemptId ? 'sefaz' : 'validacao',
  errors: [{ field: 'numero', code: 'x', message: 'm' }],
  numero,
});
