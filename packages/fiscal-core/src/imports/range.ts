import { parseRetInut } from '../inutilizacao/answers.ts';
import { NUMBERS_MAX } from '../inutilizacao/input.ts';
import { procInutNFe } from '../inutilizacao/messages.ts';
import { ufByCodigo } from '../tables/uf.ts';
import { child, childText, sourceOf } from '../xml/parse.ts';
import { type ImportedRange, leaveOut } from './judged.ts';
import {
  bytesOf,
  checkSignature,
  environmentOf,
  need,
  needText,
  obeysLayout,
  type ReadFile,
  signedBy,
} from './parts.ts';

/** Authorities write either. */
export const PROC_INUT = new Set(['ProcInutNFe', 'procInutNFe']);
const TYPES = new Map([
  ['55', 'nfe'],
  ['65', 'nfce'],
]);

/** A range of numbers that was voided. */
export function readProcInut(file: ReadFile): ImportedRange {
  const { document } = file;
  const request = need(document.root, 'inutNFe');
  const answer = child(document.root, 'retInutNFe');
  if (!answer)
    return leaveOut('sem_protocolo', 'A inutilização não traz a resposta da SEFAZ: envie o ProcInutNFe.');
  const signature = checkSignature(file, request, { what: 'Inutilização', element: 'infInut' });
  const inf = need(request, 'infInut');
  const [cnpj, modelo, ano] = [needText(inf, 'CNPJ'), needText(inf, 'mod'), needText(inf, 'ano')];
  const [serie, inicio, fim] = [
    Number(needText(inf, 'serie')),
    Number(needText(inf, 'nNFIni')),
    Number(needText(inf, 'nNFFin')),
  ];
  const outcome = parseRetInut(sourceOf(document, document.root), { cnpj, modelo, serie, inicio, fim });
  if (outcome.kind !== 'homologado') {
    const reason = outcome.kind === 'recusado' ? `${outcome.cStat} (${outcome.xMotivo})` : 'sem homologação';
    return leaveOut('nao_autorizado', `A SEFAZ não homologou a inutilização: ${reason}.`);
  }
  if (childText(need(answer, 'infInut'), 'tpAmb') !== needText(inf, 'tpAmb'))
    leaveOut('protocolo_invalido', 'A resposta da SEFAZ à inutilização é do outro ambiente.');
  const warnings = signedBy(file, signature, {
    authors: [cnpj],
    at: outcome.dhRecbto ?? `20${ano}-12-31T23:59:59Z`,
  });
  if (fim < inicio || fim - inicio >= NUMBERS_MAX)
    leaveOut(
      'faixa_grande_demais',
      `A faixa vai de ${inicio} a ${fim}: uma inutilização tem no máximo ${NUMBERS_MAX} números.`,
    );
  const signed = bytesOf(document, request);
  obeysLayout(file, { root: 'ProcInutNFe', xml: procInutNFe(signed, outcome.ret), faults: () => [] });
  return {
    kind: 'inutilizacao',
    type: TYPES.get(modelo) ?? leaveOut('tipo_desconhecido', `Não há inutilização do modelo ${modelo}.`),
    environment: environmentOf(inf),
    modelo,
    uf:
      ufByCodigo(needText(inf, 'cUF'))?.sigla ??
      leaveOut('chave_invalida', 'A UF da inutilização não existe.'),
    emitente: cnpj,
    warnings,
    ano: 2000 + Number(ano),
    serie,
    inicio,
    fim,
    justificativa: needText(inf, 'xJust'),
    cStat: outcome.cStat,
    xMotivo: outcome.xMotivo,
    protocolNumber: outcome.nProt,
    dhRecbto: outcome.dhRecbto,
    signed,
    ret: outcome.ret,
  };
}
