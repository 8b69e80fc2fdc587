import { CTE, MDFE, NFE } from '../message-names.ts';

/** Types whose distribution is a `distDFeInt` by SOAP; the ADN's of NFS-e is REST. */
export const PORTAL_DISTRIBUTED = ['nfe', 'cte', 'mdfe'] as const;
export type PortalDistributed = (typeof PORTAL_DISTRIBUTED)[number];
/** Document types that an authority distributes to their parties, each by a sequence of its own. */
export const DISTRIBUTED_TYPES = [...PORTAL_DISTRIBUTED, 'nfse'] as const;
export type DistributedType = (typeof DISTRIBUTED_TYPES)[number];

/** State of a received document at its authority. */
export const RECEIVED_SITUATIONS = ['autorizada', 'denegada', 'cancelada', 'encerrada'] as const;
export type ReceivedSituation = (typeof RECEIVED_SITUATIONS)[number];

/** Roles of the parties of a received document that its events name, beside its addressee. */
export type ReceivedRole = 'contratante' | 'prestador' | 'tomador' | 'intermediario';
/** CNPJs (14) and CPFs (11) by role. */
export type ReceivedParties = Readonly<Partial<Record<ReceivedRole, readonly string[]>>>;

/** Message of a distribution by SOAP. */
export interface DistributionService {
  readonly namespace: string;
  readonly versao: string;
  /** cUFAutor, the UF of the party, is written. */
  readonly namesUf: boolean;
  /** Takes a query by access key. */
  readonly byKey: boolean;
}

/** Sources: NT 2014.002 v1.30 (NF-e), NT 2015.002 (CT-e v1.04, MDF-e v1.01) and their distDFeInt schemas. */
export const DISTRIBUTIONS: Readonly<Record<PortalDistributed, DistributionService>> = {
  nfe: { namespace: NFE.namespace, versao: '1.01', namesUf: true, byKey: true },
  cte: { namespace: CTE.namespace, versao: '1.00', namesUf: true, byKey: false },
  mdfe: { namespace: MDFE.namespace, versao: '1.00', namesUf: false, byKey: false },
};
