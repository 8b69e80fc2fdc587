import type { Service } from '../vocabulary/service.ts';

/**
 * Calls of one CNPJ at one service that authorities count before they block it (consumo indevido). `rejeicoes-iguais`:
 * answers with the same rejection. `do-mesmo`: queries about the same key or receipt. `chamadas`: every call.
 */
export type OveruseCount = 'rejeicoes-iguais' | 'do-mesmo' | 'chamadas';

export interface OveruseLimit {
  readonly types: readonly string[];
  /** Null = every service without a row of its own. */
  readonly service: Service | null;
  readonly counts: OveruseCount;
  /** Maximum inside the window; one more blocks. */
  readonly most: number;
  readonly windowMs: number;
  /** We stop this many calls earlier: others may call with the same CNPJ, and the authority counted lost answers. */
  readonly margin: number;
  readonly source: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOTES = ['nfe', 'nfce'];
const TRANSPORT = ['cte', 'mdfe', 'nfcom', 'dce'];
const MOC_NFE = 'MOC 7.0 §4.3 (values are parameters of each authority)';
const MOC_CTE =
  'MOC CT-e 4.00; its figures stand in for MDF-e, NFCom and DC-e, which publish the code alone [?]';

/** National NFS-e publishes no such limit: it has no row. */
const LIMITS: readonly OveruseLimit[] = [
  {
    types: NOTES,
    service: 'autorizacao',
    counts: 'rejeicoes-iguais',
    most: 30,
    windowMs: HOUR,
    margin: 5,
    source: `${MOC_NFE}; that they are counted by the hour [?]`,
  },
  {
    types: NOTES,
    service: 'recepcaoEvento',
    counts: 'rejeicoes-iguais',
    most: 20,
    windowMs: HOUR,
    margin: 4,
    source: `${MOC_NFE}; by the hour [?]`,
  },
  {
    types: NOTES,
    service: 'recepcaoEPEC',
    counts: 'rejeicoes-iguais',
    most: 20,
    windowMs: HOUR,
    margin: 4,
    source: `${MOC_NFE}; as of other events, by the hour [?]`,
  },
  {
    types: NOTES,
    service: 'inutilizacao',
    counts: 'rejeicoes-iguais',
    most: 20,
    windowMs: HOUR,
    margin: 4,
    source: `${MOC_NFE}; by the hour [?]`,
  },
  {
    types: NOTES,
    service: 'consultaProtocolo',
    counts: 'do-mesmo',
    most: 10,
    windowMs: HOUR,
    margin: 2,
    source: MOC_NFE,
  },
  {
    types: NOTES,
    service: 'retAutorizacao',
    counts: 'do-mesmo',
    most: 40,
    windowMs: HOUR,
    margin: 5,
    source: `${MOC_NFE}; that they are counted by receipt, not all together [?]`,
  },
  {
    types: NOTES,
    service: null,
    counts: 'chamadas',
    most: 40,
    windowMs: HOUR,
    margin: 5,
    source: MOC_NFE,
  },
  {
    types: TRANSPORT,
    service: 'autorizacao',
    counts: 'rejeicoes-iguais',
    most: 30,
    windowMs: HOUR,
    margin: 5,
    source: MOC_CTE,
  },
  {
    types: TRANSPORT,
    service: 'recepcaoEvento',
    counts: 'rejeicoes-iguais',
    most: 20,
    windowMs: HOUR,
    margin: 4,
    source: MOC_CTE,
  },
  {
    types: TRANSPORT,
    service: 'consultaProtocolo',
    counts: 'do-mesmo',
    most: 10,
    windowMs: HOUR,
    margin: 2,
    source: MOC_CTE,
  },
  {
    types: TRANSPORT,
    service: null,
    counts: 'chamadas',
    most: 60,
    windowMs: 5 * MINUTE,
    margin: 10,
    source: MOC_CTE,
  },
];

/** Duration of a CNPJ's block at a service, and whether further calls extend it. */
export const OVERUSE_BLOCK = {
  ms: HOUR,
  pushedOn: true,
  source: 'MOC 7.0 §4.3: one hour; attempts may extend it [?]; after 50 blocks it may stay',
} as const;

export const overuseLimits = (type: string): readonly OveruseLimit[] =>
  LIMITS.filter(({ types }) => types.includes(type));

/** Limit of a service; null without a published one, and for the distribution, whose sequences rest by rules of their own. */
export function overuseLimit(type: string, service: Service): OveruseLimit | null {
  if (service === 'distribuicaoDFe') return null;
  const rows = overuseLimits(type);
  return rows.find((row) => row.service === service) ?? rows.find((row) => row.service === null) ?? null;
}
