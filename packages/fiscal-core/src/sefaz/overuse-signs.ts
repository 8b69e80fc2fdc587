import { cstat, meaningOf, type Question } from '../registry/cstat.ts';
import type { Service } from '../vocabulary/service.ts';

/** Relation of an answer to consumo indevido. */
export type OveruseSign =
  /** The authority refuses the CNPJ at this service. */
  | { readonly kind: 'bloqueio'; readonly cStat: string }
  | { readonly kind: 'rejeicao'; readonly cStat: string };

const CODE = /<(?:\w+:)?cStat>\s*(\d{3,4})\s*</g;
const KEY = /<(?:\w+:)?ch(?:NFe|CTe|MDFe|NFCom|DCe)>\s*([0-9A-Z]{44})\s*</;
const RECEIPT = /<(?:\w+:)?nRec>\s*(\d{15})\s*</;

/** Key or receipt in a query; `''` for other messages. */
export function subjectOf(service: Service, message: string): string {
  if (service === 'consultaProtocolo') return KEY.exec(message)?.[1] ?? '';
  return service === 'retAutorizacao' ? (RECEIPT.exec(message)?.[1] ?? '') : '';
}

/** Kind of answer that each submitting service gives. */
const ASKED: Readonly<Partial<Record<Service, Question>>> = {
  autorizacao: 'documento',
  recepcaoEvento: 'evento',
  recepcaoEPEC: 'evento',
  inutilizacao: 'inutilizacao',
};

/** The last code of an answer is that of the document, event or range, if it has one. */
function refuses(type: string, question: Question, code: string): boolean {
  const meaning = meaningOf(code, type, { question, place: { own: true, protocol: false } });
  return meaning === 'rejeitado' || meaning === 'duplicado';
}

/**
 * Finds a counted sign in an answer. A lot's code precedes the code of its document or event.
 * Answers of the distribution have none: its sequences rest by rules of their own.
 */
export function overuseSign(type: string, service: Service, answer: string): OveruseSign | null {
  if (service === 'distribuicaoDFe') return null;
  const codes = [...answer.matchAll(CODE)].flatMap(([, code]) => code ?? []);
  const question = ASKED[service];
  // The answer to a query continues with the codes of the record it found.
  const verdictCodes =
    question !== undefined || service === 'retAutorizacao' ? [codes[0], codes.at(-1)] : [codes[0]];
  const blocked = verdictCodes.find(
    (code) => code !== undefined && cstat(type, code)?.category === 'overuse',
  );
  if (blocked !== undefined) return { kind: 'bloqueio', cStat: blocked };
  const last = question === undefined ? undefined : codes.at(-1);
  return question !== undefined && last !== undefined && refuses(type, question, last)
    ? { kind: 'rejeicao', cStat: last }
    : null;
}
