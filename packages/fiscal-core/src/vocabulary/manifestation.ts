import type { DistributedType, ReceivedParties, ReceivedSituation } from './received/distribution.ts';
import type { ReceivedProof } from './received/proof.ts';
import type { EventKind } from './states.ts';

/** Manifestations of the addressee of an NF-e, by their public names. */
export const MANIFESTATIONS = ['ciencia', 'confirmacao', 'desconhecimento', 'nao_realizada'] as const;
export type ManifestationKind = (typeof MANIFESTATIONS)[number];

/** `pendente` until the authority decides; `erro`: it has nothing, or it cannot be asked any more, and the caller may ask again. */
export const MANIFESTATION_STATUS = ['pendente', 'registrada', 'recusada', 'erro'] as const;
export type ManifestationStatus = (typeof MANIFESTATION_STATUS)[number];

/**
 * Policy of requests by Emite itself: nothing, ciência of each note that arrives as a summary, or confirmação of each that fulfills an order
 * which the company announced.
 */
export const MANIFESTATION_POLICIES = ['nenhuma', 'ciencia', 'pedido'] as const;
export type ManifestationPolicy = (typeof MANIFESTATION_POLICIES)[number];

/** State of an announced order; `ambiguo`: several notes fulfilled it, so none was confirmed. */
export const ORDER_STATUS = ['aberto', 'atendido', 'ambiguo'] as const;
export type OrderStatus = (typeof ORDER_STATUS)[number];

interface ManifestationFacts {
  readonly tpEvento: string;
  /** pt-BR, without accents, as the layout demands. */
  readonly descEvento: string;
  readonly justificativa: 'obrigatoria' | 'opcional' | 'nenhuma';
  /** Days from the authorization. */
  readonly days: number;
}

/** Source: NT 2020.001 v1.60; terms: Ajuste SINIEF 14/26; e2102x0_v1.00.xsd. */
export const MANIFESTATION_FACTS: Readonly<Record<ManifestationKind, ManifestationFacts>> = {
  ciencia: {
    tpEvento: '210210',
    descEvento: 'Ciencia da Operacao',
    justificativa: 'nenhuma',
    days: 10,
  },
  confirmacao: {
    tpEvento: '210200',
    descEvento: 'Confirmacao da Operacao',
    justificativa: 'nenhuma',
    days: 90,
  },
  desconhecimento: {
    tpEvento: '210220',
    descEvento: 'Desconhecimento da Operacao',
    justificativa: 'opcional',
    days: 90,
  },
  nao_realizada: {
    tpEvento: '210240',
    descEvento: 'Operacao nao Realizada',
    justificativa: 'obrigatoria',
    days: 90,
  },
};

/** Terms of an addressee: for ciência, and for a conclusive manifestation. */
export const TERM_KINDS = ['ciencia', 'conclusiva'] as const;
export type ManifestationTerm = (typeof TERM_KINDS)[number];

/** Each term in days from the authorization, and how many days before its end the company is warned: our choice, in no norm. */
export const MANIFESTATION_TERMS = [
  { term: 'ciencia', days: MANIFESTATION_FACTS.ciencia.days, before: 3 },
  { term: 'conclusiva', days: MANIFESTATION_FACTS.confirmacao.days, before: 10 },
] as const satisfies readonly {
  readonly term: ManifestationTerm;
  readonly days: number;
  readonly before: number;
}[];

/** Manifestations of one kind that the authority takes for a key. Source: NT 2020.001 v1.50 (Ajuste SINIEF 43/23). */
export const MANIFESTATIONS_OF_A_KIND = 2;

/** Events that the company which received a document requests, besides the manifestation of an NF-e. */
export const RECEIVED_EVENTS = [
  'credito-presumido',
  'perecimento-transporte-adquirente',
  'aceite-debito',
  'imobilizacao-item',
  'credito-combustivel',
  'credito-bens-servicos',
  'transferencia-credito-ibs',
  'transferencia-credito-cbs',
  'cancelamento-evento',
  'prestacao-desacordo',
  'cancelamento-prestacao-desacordo',
  'confirmacao-servico',
  'confirmacao-prestador',
  'rejeicao-prestador',
  'confirmacao-tomador',
  'rejeicao-tomador',
  'confirmacao-intermediario',
  'rejeicao-intermediario',
] as const satisfies readonly EventKind[];
export type ReceivedEventKind = (typeof RECEIVED_EVENTS)[number];

/** Every request about a received note that an authority registers. */
export const RECEIVED_ACTS = [...MANIFESTATIONS, ...RECEIVED_EVENTS] as const;
export type ReceivedAct = ManifestationKind | ReceivedEventKind;

const KINDS: ReadonlySet<string> = new Set(MANIFESTATIONS);

export const isManifestation = (tipo: ReceivedAct): tipo is ManifestationKind => KINDS.has(tipo);

/** Facts of a received note that decide which manifestations it takes. */
export interface ManifestedNote {
  readonly type: DistributedType;
  /** Model in the key: a received CT-e may be a CT-e OS or a GTV-e. */
  readonly modelo: string;
  readonly situacao: ReceivedSituation;
  readonly proof: ReceivedProof;
  readonly authorizedAtMs: number;
  /** CNPJ or CPF of the addressee, of the taker of a CT-e; null: not known. */
  readonly destinatario: string | null;
  /** The whole document is here, not only its summary. */
  readonly whole: boolean;
  /** CNPJ or CPF of the company that received it. */
  readonly company: string;
  /** Absent or null: the file was not read for them. */
  readonly parties?: ReceivedParties | null;
  /** Modal of an MDF-e; absent or null: not known. */
  readonly modal?: string | null;
  /** tpEvento of the events that the authority handed out; absent: not read. */
  readonly onRecord?: readonly string[];
}

/** A manifestation, or an event, of the note that is stored here. */
export interface EarlierManifestation {
  readonly tipo: ReceivedAct;
  readonly status: ManifestationStatus;
  /** nSeqEvento; null: not signed yet. */
  readonly sequence: number | null;
  /** Present of a registered event. */
  readonly protocolNumber?: string | null;
  /** Protocol of the event that it cancels. */
  readonly cancels?: string | null;
  /** It ended while its bytes may be at the authority. */
  readonly doubtful?: boolean;
}

/**
 * Whether the company is the addressee of an NF-e or the taker of a CT-e, as far as that is known. A whole NF-e without a CNPJ or CPF of its
 * addressee goes to a foreigner. `warn_manifestations` has the same rule.
 */
export const mayBeAddressee = ({
  type,
  destinatario,
  whole,
  company,
}: Pick<ManifestedNote, 'type' | 'destinatario' | 'whole' | 'company'>): boolean =>
  destinatario === null ? type !== 'nfe' || !whole : destinatario === company;

/** A forged file would have the company answer for a document that no authority knows; null: the document is proven. */
export const unprovenRefusal = ({ proof }: Pick<ManifestedNote, 'proof'>): ManifestationRefusal | null =>
  proof === 'confirmed'
    ? null
    : {
        cStat: null,
        lasting: true,
        field: 'id',
        message:
          proof === 'unconfirmed'
            ? 'O documento veio de um arquivo, e a SEFAZ ainda não o confirmou: nada se pede sobre ele.'
            : 'O documento veio de um arquivo que a SEFAZ contradiz: nada se pede sobre ele.',
        fix: 'Espere a distribuição, ou peça a consulta em POST /v1/received/{id}/confirm.',
      };

/** Reason why a manifestation is not requested: the code of the authority's refusal, or null for one of our own, which passes unless it is `lasting`. */
export interface ManifestationRefusal {
  readonly cStat: string | null;
  readonly lasting?: true;
  /** Field of the request that decides it. */
  readonly field: string;
  /** pt-BR. */
  readonly message: string;
  /** pt-BR. */
  readonly fix: string;
}
