import { buildChave, type ChaveAcesso, isTrivialCodigo } from '@fiscal/core/chave-acesso/chave-acesso';
import { sha1Base64 } from '@fiscal/core/signing/digest';
import type { Situacao, StoredDocument } from '../../state/documents.ts';
import { protNFe, verdict } from './answers.ts';
import type { NfeDocument } from './document.ts';

/** Something put on record so that a code asked for by a marker is true, and stays true when the key is queried. */
export type Plant =
  | { readonly kind: 'documento'; readonly document: StoredDocument }
  | { readonly kind: 'inutilizacao'; readonly nProt: string };

/** cStat → what must already be on record: another document with the key or the number, in that situation. */
const PLANTS: Readonly<
  Record<string, { readonly situacao: Situacao; readonly sameKey: boolean; readonly cStat: string }>
> = {
  '204': { situacao: 'autorizado', sameKey: true, cStat: '100' },
  '205': { situacao: 'denegado', sameKey: true, cStat: '110' },
  '218': { situacao: 'cancelado', sameKey: true, cStat: '100' },
  '539': { situacao: 'autorizado', sameKey: false, cStat: '100' },
};

/** The same number under another key: its cNF is the first that fits. */
function rivalKey(d: NfeDocument): ChaveAcesso {
  const own = d.chave.slice(35, 43);
  const other = Array.from({ length: 10 }, (_, i) =>
    `${(Number(own) + 1_234_567 + i) % 100_000_000}`.padStart(8, '0'),
  );
  const cNF = other.find((code) => code !== own && !isTrivialCodigo(code, d.nNF)) ?? '10293847';
  return buildChave({
    cUF: d.cUF,
    AAMM: d.chave.slice(2, 6),
    cnpj: d.emitente,
    mod: d.modelo,
    serie: d.serie,
    nNF: d.nNF,
    tpEmis: d.chave.slice(34, 35),
    cNF,
  });
}

/** What to put on record for a code; null for codes that rest on nothing. */
export function plantFor(
  cStat: string,
  d: NfeDocument,
  protocol: { readonly nProt: string; readonly dhRecbto: string },
): Plant | null {
  if (cStat === '206') return { kind: 'inutilizacao', nProt: protocol.nProt };
  const row = PLANTS[cStat];
  if (!row) return null;
  const chave = row.sameKey ? d.chave : rivalKey(d);
  // Not this document's digest: whoever compares sees that what is on record is not what was sent.
  const digVal = sha1Base64(`planted ${chave}`);
  const outcome = verdict(row.cStat);
  return {
    kind: 'documento',
    document: {
      cUF: d.cUF,
      emitente: d.emitente,
      modelo: d.modelo,
      serie: Number(d.serie),
      numero: Number(d.nNF),
      ...outcome,
      ...protocol,
      chave,
      situacao: row.situacao,
      digVal,
      prot: protNFe({ ...outcome, ...protocol, chave, digVal }),
      xml: null,
    },
  };
}
