import { gunzipBase64 } from '@fiscal/core/xml/compress';
import { findScenarios } from '../../scenarios.ts';
import type { Marked } from '../authority.ts';
import { baseOf } from '../decide.ts';
import type { NfseAuthorityDeps } from './deps.ts';

/** XML in a body; null when it is missing or unreadable. */
export function xmlIn(body: unknown, name: string): string | null {
  const value =
    typeof body === 'object' && body !== null ? new Map(Object.entries(body)).get(name) : undefined;
  if (typeof value !== 'string') return null;
  try {
    return gunzipBase64(value).toString('utf8');
  } catch {
    return null;
  }
}

/** Markers of a document; `id` matches the Id that their uses are counted by. */
export function markedIn(xml: string | null, id: RegExp): Marked | null {
  const scenarios = xml === null ? [] : findScenarios(xml);
  const chave = xml === null ? undefined : id.exec(xml)?.[1];
  return scenarios.length > 0 && chave !== undefined ? { chave, scenarios } : null;
}

/** Codes of a signature, by those of the portal's documents. Source: Anexo I v1.01, E0714 to E0718. */
const SIGNATURE_CODES: Readonly<Record<string, string>> = {
  '290': 'E0715',
  '291': 'E0715',
  '292': 'E0716',
  '293': 'E0715',
};

export type Signed =
  | { readonly kind: 'aceita'; readonly digestValue: string; readonly signerBase: string | null }
  | { readonly kind: 'recusada'; readonly codigo: string };

/** The signature of a DPS or of a request for an event. */
export function signatureOf({ checkSignature }: NfseAuthorityDeps, xml: string, element: string): Signed {
  if (!/<Signature[ >]/.test(xml)) return { kind: 'recusada', codigo: 'E0717' };
  const verdict = checkSignature(xml, element);
  if (verdict.kind === 'recusada')
    return { kind: 'recusada', codigo: SIGNATURE_CODES[verdict.cStat] ?? 'E0714' };
  const { holder, digestValue } = verdict;
  return { kind: 'aceita', digestValue, signerBase: baseOf(holder) };
}
