import type { SigningKey } from '@fiscal/core/signing/sign';
import type { NumberKey } from '../../state/documents.ts';
import type { State } from '../../state/state.ts';
import type { SchemaCheck } from '../message.ts';
import type { SignatureCheck } from '../signature.ts';

export interface NfseAuthorityDeps
  extends Pick<State, 'distribution' | 'documents' | 'events' | 'facts' | 'numbers' | 'registers'> {
  readonly schema: SchemaCheck;
  readonly checkSignature: SignatureCheck;
  /** The environment signs what it issues. */
  readonly signer: SigningKey;
}

/** Unique number of a DPS, read from its Id: município, registration, série and number. */
export function numberOfDps(id: string): NumberKey | null {
  const [, cUF, emitente, serie, numero] = /^DPS(\d{7})[12](\w{14})(\d{5})(\d{15})$/.exec(id) ?? [];
  if (!cUF || !emitente || !serie || !numero) return null;
  return { cUF, emitente, modelo: 'NFSE', serie: Number(serie), numero: Number(numero) };
}
