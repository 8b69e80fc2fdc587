import type { ImportReason } from '../vocabulary/import-reason.ts';
import type { KeyOutcome } from '../vocabulary/outcome.ts';
import type { DocumentStatus } from '../vocabulary/states.ts';
import type { Target } from '../vocabulary/target.ts';

/** An imported document as its file has it. */
export interface Claimed {
  readonly type: string;
  readonly target: Target;
  readonly status: DocumentStatus;
  /** Null where the signed bytes have none (an NFS-e typed into the portal). */
  readonly digestValue: string | null;
  readonly protocolNumber: string | null;
}

/** The portal's event that closes an MDF-e. */
const CLOSING = '<tpEvento>110112</tpEvento>';
const CLOSED = '132';

/** Whether the note of an answer is that of the file; null where the answer has none, or the type is no note. */
export type SameNote = boolean | null;

export type ImportVerdict =
  /** `cancelled`: the authority canceled it since. */
  | { readonly kind: 'confirmed'; readonly cancelled: boolean }
  | { readonly kind: 'contradicted' | 'unconfirmable'; readonly reason: ImportReason }
  /** No answer yet. */
  | { readonly kind: 'later'; readonly afterMs: number };

/** The authority answers no question about so old a key. Source: rules.json, by type. */
const TOO_OLD: Readonly<Record<string, string>> = {
  nfe: '526',
  nfce: '526',
  cte: '731',
  mdfe: '460',
  nfcom: '478',
  dce: '478',
};
/** The number is registered under another key. Source: MOC 7.0 (613, 562); of the other models 600. */
const OTHER_KEY: ReadonlySet<string> = new Set(['613', '562', '600']);

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** From ten minutes, doubling, to a day: fewer than ten questions about a key in any hour (MOC 7.0 §4.3). */
const waitMs = (tries: number): number => Math.min(DAY_MS, 10 * MINUTE_MS * 2 ** Math.min(tries, 8));

const against = (reason: ImportReason): ImportVerdict => ({ kind: 'contradicted', reason });
const never = (reason: ImportReason): ImportVerdict => ({ kind: 'unconfirmable', reason });

/** Judges an imported document by the authority's answer about its key. */
export function judgeImport(
  claimed: Claimed,
  outcome: KeyOutcome,
  { tries, sameNote = null }: { readonly tries: number; readonly sameNote?: SameNote },
): ImportVerdict {
  switch (outcome.kind) {
    case 'encontrado':
      // A note's signature does not bind its DPS: only the note itself proves its content.
      if (claimed.type === 'nfse' && sameNote !== true)
        return sameNote === null ? never('consulta_recusada') : against('outro_conteudo');
      return compareFound(claimed, outcome);
    case 'desconhecido':
      return claimed.target === 'sandbox' ? never('outro_sandbox') : against('nao_consta');
    case 'recusado':
      if (outcome.cStat === TOO_OLD[claimed.type]) return never('chave_antiga');
      return OTHER_KEY.has(outcome.cStat) ? against('outra_chave') : never('consulta_recusada');
    case 'bloqueado':
      return outcome.code === 'transmissao_desligada'
        ? never('transmissao_desligada')
        : { kind: 'later', afterMs: DAY_MS };
    case 'indisponivel':
      return { kind: 'later', afterMs: Math.max(waitMs(tries), (outcome.retryAfterSeconds ?? 0) * 1_000) };
  }
}

function compareFound(
  { status, digestValue, protocolNumber }: Claimed,
  found: Extract<KeyOutcome, { kind: 'encontrado' }>,
): ImportVerdict {
  if (digestValue !== null && found.digVal !== null && found.digVal !== digestValue)
    return against('outro_conteudo');
  if (protocolNumber !== null && found.nProt !== protocolNumber) return against('outro_protocolo');
  if ((status === 'REJEITADA') !== (found.situacao === 'denegado')) return against('outra_situacao');
  if (status === 'ENCERRADA' && found.cStat !== CLOSED && !found.events.some((xml) => xml.includes(CLOSING)))
    return against('outra_situacao');
  if (status === 'CANCELADA' && found.situacao !== 'cancelado') return against('outra_situacao');
  return { kind: 'confirmed', cancelled: status === 'AUTORIZADA' && found.situacao === 'cancelado' };
}
