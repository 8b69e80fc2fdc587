import type { SigningKey } from '../signing/sign.ts';
import type { BuiltEvent } from './definition.ts';

/** The exact bytes that are stored and sent. */
export interface SignedEvent {
  readonly xml: Buffer;
  readonly digestValue: string;
}

export declare function signEvent(event: BuiltEvent, signer: SigningKey): SignedEvent;
