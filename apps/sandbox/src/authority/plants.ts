import { checkDigit, isTrivialCodigo } from '@fiscal/core/chave-acesso/chave-acesso';
import { sha1Base64 } from '@fiscal/core/signing/digest';
import type { MessageNames } from '@fiscal/core/vocabulary/message-names';
import type { NumberKey, Situacao, StoredDocument } from '../state/documents.ts';
import { protocolOf, verdictOf } from './answers.ts';

/** Record that makes the code of a marker true, also for later key queries. */
export type Plant =
  | { readonly kind: 'documento'; readonly document: StoredDocument }
  | { readonly kind: 'inutilizacao' };

/** Required record by cStat: another document with the key or the number, in that situation. */
const PLANTS: Readonly<
  Record<string, { readonly situacao: Situacao; readonly sameKey: boolean; readonly cStat: string }>
> = {
  '204': { situacao: 'autorizado', sameKey: true, cStat: '100' },
  '205': { situacao: 'denegado', sameKey: true, cStat: '110' },
  '218': { situacao: 'cancelado', sameKey: true, cStat: '100' },
  '539': { situacao: 'autorizado', sameKey: false, cStat: '100' },
};

/** Length of the key without the check digit. */
const KEY_BODY = 43;

/** The same number under another key: its random code is the first that fits. */
function rivalKey(chave: string, numero: number, codeAt: number): string {
  const own = chave.slice(codeAt, KEY_BODY);
  const other = Array.from({ length: 10 }, (_, i) =>
    `${(Number(own) + 1_234_567 + i) % 10 ** own.length}`.padStart(own.length, '0'),
  );
  const code = other.find((candidate) => candidate !== own && !isTrivialCodigo(candidate, `${numero}`));
  const body = chave.slice(0, codeAt) + (code ?? '10293847'.slice(-own.length));
  return body + checkDigit(body);
}

/** Record that makes the code true; null for codes that need none. */
export function plantFor(
  names: MessageNames,
  { cStat, codeAt }: { readonly cStat: string; readonly codeAt: number },
  {
    own,
    protocol,
  }: {
    readonly own: NumberKey & { readonly chave: string };
    readonly protocol: { readonly nProt: string; readonly dhRecbto: string };
  },
): Plant | null {
  if (cStat === '206') return { kind: 'inutilizacao' };
  const row = PLANTS[cStat];
  if (!row) return null;
  const chave = row.sameKey ? own.chave : rivalKey(own.chave, own.numero, codeAt);
  // Another digest than the document's: a comparison shows that the record is not the sent document.
  const digVal = sha1Base64(`planted ${chave}`);
  const outcome = verdictOf(names.type, row.cStat);
  return {
    kind: 'documento',
    document: {
      ...own,
      ...outcome,
      ...protocol,
      chave,
      situacao: row.situacao,
      digVal,
      prot: protocolOf({ ...outcome, ...protocol, chave, digVal }, names),
      xml: null,
    },
  };
}
