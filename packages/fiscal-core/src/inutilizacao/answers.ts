import { meaningOf, retryAfterSecondsOf } from '../registry/cstat.ts';
import { readAnswer } from '../sefaz/answers.ts';
import type { InutOutcome } from '../vocabulary/inutilizacao-outcome.ts';
import { NFE } from '../vocabulary/message-names.ts';
import { cutStandalone } from '../xml/cut.ts';
import { child, childText, type XmlElement } from '../xml/parse.ts';

/** The range that an answer must speak of. */
export interface ExpectedFaixa {
  readonly cnpj: string;
  readonly modelo: string;
  readonly serie: number;
  readonly inicio: number;
  readonly fim: number;
}

const duvida = (cause: string): InutOutcome => ({ kind: 'duvida', cause });

/** `[nProt:135260000000001]`, which some authorities write instead of the element. */
const nProtIn = (xMotivo: string): string | null =>
  /nProt\s*[:=]\s*(\d{15}|\d{17})(?!\d)/i.exec(xMotivo)?.[1] ?? null;

/** Whether no field of infInut contradicts the request. */
function speaksOf(inf: XmlElement, expected: ExpectedFaixa): boolean {
  const same = (tag: string, value: string | number): boolean => {
    const text = childText(inf, tag);
    return text === null || (typeof value === 'number' ? Number(text) === value : text === value);
  };
  return (
    same('CNPJ', expected.cnpj) &&
    same('mod', expected.modelo) &&
    same('serie', expected.serie) &&
    same('nNFIni', expected.inicio) &&
    same('nNFFin', expected.fim)
  );
}

/** Verdict in a `retInutNFe`. Never throws; what cannot be read is doubt. */
export function parseRetInut(xml: string, expected: ExpectedFaixa): InutOutcome {
  const answer = readAnswer(xml, 'retInutNFe');
  if (typeof answer === 'string') return duvida(answer);
  const { document, ret: root } = answer;
  const inf = child(root, 'infInut');
  const cStat = childText(inf, 'cStat');
  if (inf === undefined || cStat === null) return duvida('resposta sem cStat');
  if (!speaksOf(inf, expected)) return duvida('resposta de outra faixa');
  const xMotivo = childText(inf, 'xMotivo') ?? '';
  const ret = cutStandalone(document, root, NFE.namespace);
  const nProt = childText(inf, 'nProt') ?? nProtIn(xMotivo);
  const dhRecbto = childText(inf, 'dhRecbto');
  switch (
    meaningOf(cStat, NFE.type, { question: 'inutilizacao', place: { own: true, protocol: nProt !== null } })
  ) {
    case 'aceito':
      return nProt === null
        ? duvida(`cStat ${cStat} sem protocolo`)
        : { kind: 'homologado', repetido: false, cStat, xMotivo, nProt, dhRecbto, ret };
    case 'duplicado':
      return { kind: 'homologado', repetido: true, cStat, xMotivo, nProt, dhRecbto, ret };
    case 'rejeitado':
      return { kind: 'recusado', cStat, xMotivo, ret };
    case 'indisponivel':
      return {
        kind: 'indisponivel',
        cStat,
        cause: xMotivo,
        sent: true,
        retryAfterSeconds: retryAfterSecondsOf(cStat, NFE.type),
      };
    default:
      return duvida(`cStat ${cStat} sem decisão: ${xMotivo}`);
  }
}
