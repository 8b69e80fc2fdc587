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

/** A day, as of an NF-e. */
export const removableUntil = (atMs: number): number => atMs + 86_400_000;

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
    removableUntil,
    xml: Buffer.from(xml),
    digestValue: `digest of ${xml}`,
    qrCodeUrl: null,
    ...(replaces !== undefined && { replaces }),
  });
}

/** A document of an account whose first attempt is in doubt and that is issued offline under another number. */
export async function reissue(
  db: { readonly acceptor: Acceptor; readonly store: EmissionStore },
  principal: Principal,
): Promise<{
  readonly emission: Emission;
  readonly first: string;
  readonly second: string;
  readonly key: string;
}> {
  const emission = await emit(db, principal);
  const { scope, work, accessKey } = emission;
  const { attemptId: first } = await sign(db.store, emission);
  await db.store.markSending(scope, first, 0);
  const contingency = {
    mode: 'offline',
    tpEmis: '9',
    since: work.dhEmi,
    reason: 'SEFAZ indisponível: sem resposta',
    deadline: null,
  } as const;
  const codigoOf = () => '12345678';
  const aside = { attemptId: first, sends: 1, serie: work.serie, codigoOf, removableUntil, contingency };
  if (!(await db.store.setAside(scope, aside))) throw new Error('not set aside');
  const key = `${accessKey.slice(0, 34)}9${String(BigInt(accessKey.slice(35)) + 1n).padStart(9, '0')}`;
  const { attemptId: second } = await db.store.saveAttempt(scope, {
    accessKey: key,
    tpEmis: '9',
    dhEmi: work.dhEmi,
    removableUntil,
    xml: Buffer.from('<offline/>'),
    digestValue: 'digest of <offline/>',
    qrCodeUrl: null,
    inContingency: true,
  });
  return { emission, first, second, key };
}

const answer = {
  nProt: '135260000000001',
  dhRecbto: '2026-11-21T10:00:05-03:00',
  prot: '<protNFe>ção</protNFe>',
};

export const authorizedVerdict = (attemptId: string): Verdict => ({
  ...answer,
  kind: 'autorizada',
  attemptId,
  cStat: '100',
  xMotivo: 'Autorizado o uso da NF-e',
  cancellableUntilMs: Date.parse('2026-11-22T13:00:05Z'),
  alerts: [],
});

export const deniedVerdict = (attemptId: string): Verdict => ({
  ...answer,
  kind: 'denegada',
  attemptId,
  cStat: '302',
  xMotivo: 'Uso Denegado',
});

export const foundCanceled = (attemptId: string, event: string): Verdict => ({
  ...answer,
  kind: 'cancelada',
  attemptId,
  cStat: '101',
  xMotivo: 'Cancelamento de NF-e homologado',
  prot: null,
  events: [{ kind: 'cancelamento', xml: event }],
});

export const abandonedVerdict = (attemptId: string | null, sends = 0): Verdict => ({
  kind: 'abandonada',
  attemptId,
  sends,
  xMotivo: 'A conta desistiu da emissão.',
});

export const rejectedVerdict = (
  attemptId: string | null,
  numero: 'livre' | 'alheio' | 'reservado',
): Extract<Verdict, { kind: 'rejeitada' }> => ({
  kind: 'rejeitada',
  attemptId,
  cStat: '539',
  xMotivo: 'Rejeição: Duplicidade',
  origin: attemptId ? 'sefaz' : 'validacao',
  errors: [{ field: 'numero', code: 'x', message: 'm' }],
  numero,
});
