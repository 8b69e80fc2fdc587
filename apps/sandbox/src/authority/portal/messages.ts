import type { MessageNames } from '@fiscal/core/vocabulary/message-names';
import type { XmlElement } from '@fiscal/core/xml/parse';
import type { Situacao } from '../../state/documents.ts';
import type { ProtocolDigits } from '../authorizers.ts';

/** Refusals that have other codes in each type of the portal. */
export interface PortalCodes {
  /** The key has only an event that precedes its document. */
  readonly announced: string;
  /** The message belongs to another service. */
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
  /** The event that one cancels is canceled already. */
  readonly undone: string;
  /** An EPEC while others wait for their documents; the answer lists their keys (`chNFePend`). Absent: no such refusal. */
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
  /** First rule of lots that is broken; null = none. */
  fault(documents: readonly XmlElement[], synchronous: boolean): string | null;
}

/** Names and codes of a type in its messages. */
export interface PortalMessages {
  /** Name in the registry; two types may share the names of their messages. */
  readonly type: string;
  readonly names: MessageNames;
  /** Model in the key. */
  readonly modelo: string;
  /** The signed element, `infCte` and the like. */
  readonly signed: string;
  /** Prefix of the key in the Id. */
  readonly idPrefix: string;
  readonly protocolDigits: ProtocolDigits;
  /** True when the answers have the moment and the key. */
  readonly tellsMoment: boolean;
  readonly codes: PortalCodes;
  /** Lots of documents and events; absent = one per message. */
  readonly lot?: PortalLot;
  /** Models of the keys that can be queried. */
  readonly models: readonly string[];
  /** True when documents of every UF are accepted, also where another authorizer serves the UF. */
  readonly takesEveryUf?: (
    modelo: string,
    asked: { readonly authorizer: string; readonly nowMs: number },
  ) => boolean;
  /** Months for which a key can be queried, and the refusal afterwards. */
  readonly queries: { readonly months: number; readonly refusal: string };
  /** Codes of a query by situation of the document, where they differ from the document's own code. */
  readonly situations: Readonly<Partial<Record<Situacao, string>>>;
}
