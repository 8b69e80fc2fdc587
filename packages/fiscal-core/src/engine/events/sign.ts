import { type SigningKey, signSole } from '../../signing/sign.ts';
import type { BuiltEvent } from './definition.ts';

/** The exact bytes that are stored and sent. */
export interface SignedEvent {
  readonly xml: Buffer;
  readonly digestValue: string;
}

/** Signs infEvento by the same profile as documents. Source: MOC 7.0 §5.1. */
export const signEvent = ({ xml, id, namespace }: BuiltEvent, signer: SigningKey): SignedEvent =>
  signSole({ namespace, xml, id, signer });
