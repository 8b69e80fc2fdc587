import { dayAndTime } from '../format/date.ts';
import { valueAt } from '../nfe/read.ts';
import type { Nfse, NfseEvent } from '../nfse/read.ts';

/** Situation of an NFS-e and its texts on paper. */
export interface NfseSituation {
  /** Words across the page. */
  readonly marks: readonly string[];
  /** CANCELADA or SUBSTITUÍDA; `''` for a note in force. */
  readonly word: string;
  /** One-line warning for the reader; `''` for a plain NFS-e. */
  readonly notice: string;
}

const CANCELADA = { word: 'CANCELADA', sentence: 'NFS-e CANCELADA' };
/** Events that end a note. Source: tiposEventos_v1.01.xsd. */
const ENDS: Readonly<Record<string, typeof CANCELADA>> = {
  101101: CANCELADA,
  105102: { word: 'SUBSTITUÍDA', sentence: 'NFS-e CANCELADA POR SUBSTITUIÇÃO' },
  105104: CANCELADA,
  305101: CANCELADA,
};

/** Derives the NFS-e's situation from the XML and its events. */
export function situationOf({ ide }: Nfse, events: readonly NfseEvent[], cancelled = false): NfseSituation {
  const test = valueAt(ide, 'tpAmb') === '2';
  const last = events.findLast(({ tpEvento }) => ENDS[tpEvento]);
  const end = last ? ENDS[last.tpEvento] : cancelled ? CANCELADA : undefined;
  return {
    word: end?.word ?? '',
    marks: [end?.word ?? '', test ? 'HOMOLOGAÇÃO' : '', test ? 'SEM VALIDADE JURÍDICA' : ''].filter(Boolean),
    notice: [
      [end?.sentence, last && `EM ${dayAndTime(last.dhProc)}`].filter(Boolean).join(' '),
      test && 'EMITIDA EM AMBIENTE DE HOMOLOGAÇÃO - NFS-e SEM VALIDADE JURÍDICA',
    ]
      .filter(Boolean)
      .join(' / '),
  };
}
