import type { MessageNames } from '@fiscal/core/vocabulary/message-names';
import type { XmlElement } from '@fiscal/core/xml/parse';
import type { Situacao } from '../../state/documents.ts';
import type { ProtocolDigits } from '../authorizers.ts';

/** Refusals that the types of the portal tell by codes of their own. */
export interface PortalCodes {
  /** Of the key there is only what goes before its document. */
  readonly announced: string;
  /** The message is none of this service. */
  readonly root: string;
  readonly namespace: string;
  /** Characters of edition between the tags. */
  readonly edition: string;
  /** No version. */
  readonly unversioned: string;
  /** Status of a UF that is served elsewhere. */
  readonly statusElsewhere: string;
  /** Query of a key with no UF, and with another model. */
  readonly keyUf: string;
  readonly keyModel: string;
  /** Query of a key whose number is on record under another one. */
  readonly otherKey: string;
  /** The same event is on record. */
  readonly sameEvent: string;
  /** The event that one cancels is cancelled already. */
  readonly undone: string;
  /** An EPEC while others wait for their documents: their keys are told (`chNFePend`). Absent: they are not. */
  readonly barred?: string;
  /** An event that an SVC does not take. */
  readonly notOfSvc: string;
}

/** Messages of a type whose documents and events travel in lots, answered at once or by receipt. */
export interface PortalLot {
  readonly envio: string;
  readonly consRecibo: string;
  readonly retRecibo: string;
  readonly envioEvento: string;
  readonly retEnvioEvento: string;
  /** `envio` has no version. */
  readonly unversioned: string;
  /** A document in it does not pass its own schema. */
  readonly documentFault: string;
  /** The first rule of lots that one breaks; null = none. */
  fault(documents: readonly XmlElement[], synchronous: boolean): string | null;
}

/** How a type speaks on the wire. */
export interface PortalMessages {
  /** As the registry names it; two types may share the names of their messages. */
  readonly type: string;
  readonly names: MessageNames;
  /** Model in the key. */
  readonly modelo: string;
  /** The signed element, `infCte` and the like. */
  readonly signed: string;
  /** What precedes the key in the Id. */
  readonly idPrefix: string;
  readonly protocolDigits: ProtocolDigits;
  /** Whether the answers tell when, and about which key. */
  readonly tellsMoment: boolean;
  readonly codes: PortalCodes;
  /** How documents and events travel together; absent = one a message. */
  readonly lot?: PortalLot;
  /** Models that a key may have which is asked about here. */
  readonly models: readonly string[];
  /** True where documents of every UF may be, whoever authorises those of a UF. */
  readonly takesEveryUf?: (
    modelo: string,
    asked: { readonly authorizer: string; readonly nowMs: number },
  ) => boolean;
  /** Months for which a key can be asked about, and the refusal afterwards. */
  readonly queries: { readonly months: number; readonly refusal: string };
  /** What a query answers of a document in that situation, where it is not its own code. */
  readonly situations: Readonly<Partial<Record<Situacao, string>>>;
}
