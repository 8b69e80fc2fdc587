import { HEADER, meaningOf } from '../registry/cstat.ts';
import { NFE } from '../vocabulary/message-names.ts';
import { child, childrenOf, childText, type XmlElement } from '../xml/parse.ts';
import { readAnswer } from './answers.ts';

/** Identifier by which a party is looked up. */
export type PartyDocument = 'cnpj' | 'cpf' | 'ie';

export interface CadastroQuestion {
  readonly uf: string;
  readonly by: PartyDocument;
  /** Without mask. */
  readonly value: string;
}

export interface RegisteredAddress {
  readonly logradouro: string | null;
  readonly numero: string | null;
  readonly complemento: string | null;
  readonly bairro: string | null;
  readonly codigoMunicipio: string | null;
  readonly municipio: string | null;
  readonly cep: string | null;
}

/** A registration of a party. Source: leiauteConsultaCadastro_v2.00.xsd, infCad. */
export interface Registration {
  readonly ie: string;
  readonly cnpj: string | null;
  readonly cpf: string | null;
  readonly uf: string;
  /** cSit: 0 not enabled, 1 enabled. */
  readonly cSit: string;
  readonly indCredNFe: string;
  readonly indCredCTe: string;
  readonly nome: string;
  readonly fantasia: string | null;
  readonly regimeApuracao: string | null;
  readonly cnae: string | null;
  readonly inicioAtividade: string | null;
  readonly ultimaSituacao: string | null;
  readonly baixa: string | null;
  readonly ieUnica: string | null;
  readonly ieAtual: string | null;
  readonly endereco: RegisteredAddress | null;
}

/** Answer of a UF's register about a party. */
export type CadastroOutcome =
  | {
      readonly kind: 'encontrado';
      readonly cStat: string;
      readonly xMotivo: string;
      readonly registrations: readonly Registration[];
    }
  /** The register does not have it. */
  | { readonly kind: 'desconhecido'; readonly cStat: string; readonly xMotivo: string }
  /** Nothing about the party: the question or its caller is invalid. */
  | { readonly kind: 'recusado'; readonly cStat: string; readonly xMotivo: string }
  /** Too many queries: a pause of an hour. */
  | { readonly kind: 'excesso'; readonly cStat: string; readonly xMotivo: string }
  | { readonly kind: 'indisponivel'; readonly cause: string }
  | { readonly kind: 'bloqueado'; readonly code: string; readonly cause: string };

/** Sources: MOC 7.0 §4.9; codes of NF-e. */
const FOUND: ReadonlySet<string> = new Set(['111', '112']);
const UNKNOWN: ReadonlySet<string> = new Set(['259', '261', '264']);
const OVERUSE = '656';
const VERSION = '2.00';

/** Payload of `cadastro`. Source: consCad_v2.00.xsd. */
export const consCad = ({ uf, by, value }: CadastroQuestion): string => {
  const tag = by.toUpperCase();
  return `<ConsCad xmlns="${NFE.namespace}" versao="${VERSION}"><infCons><xServ>CONS-CAD</xServ><UF>${uf}</UF><${tag}>${value}</${tag}></infCons></ConsCad>`;
};

function addressOf(ender: XmlElement | undefined): RegisteredAddress | null {
  if (ender === undefined) return null;
  return {
    logradouro: childText(ender, 'xLgr'),
    numero: childText(ender, 'nro'),
    complemento: childText(ender, 'xCpl'),
    bairro: childText(ender, 'xBairro'),
    codigoMunicipio: childText(ender, 'cMun'),
    municipio: childText(ender, 'xMun'),
    cep: childText(ender, 'CEP')?.padStart(8, '0') ?? null,
  };
}

const registrationOf = (inf: XmlElement): Registration => ({
  ie: childText(inf, 'IE') ?? '',
  cnpj: childText(inf, 'CNPJ'),
  cpf: childText(inf, 'CPF'),
  uf: childText(inf, 'UF') ?? '',
  cSit: childText(inf, 'cSit') ?? '',
  indCredNFe: childText(inf, 'indCredNFe') ?? '',
  indCredCTe: childText(inf, 'indCredCTe') ?? '',
  nome: childText(inf, 'xNome') ?? '',
  fantasia: childText(inf, 'xFant'),
  regimeApuracao: childText(inf, 'xRegApur'),
  cnae: childText(inf, 'CNAE'),
  inicioAtividade: childText(inf, 'dIniAtiv'),
  ultimaSituacao: childText(inf, 'dUltSit'),
  baixa: childText(inf, 'dBaixa'),
  ieUnica: childText(inf, 'IEUnica'),
  ieAtual: childText(inf, 'IEAtual'),
  endereco: addressOf(child(inf, 'ender')),
});

/** Parses a `retConsCad`. Never throws; an unreadable answer is unavailability. */
export function parseCadastro(xml: string): CadastroOutcome {
  const answer = readAnswer(xml, 'retConsCad');
  if (typeof answer === 'string') return { kind: 'indisponivel', cause: answer };
  // Some registers leave infCons out of a refusal.
  const inf = child(answer.ret, 'infCons') ?? answer.ret;
  const cStat = childText(inf, 'cStat');
  if (!cStat) return { kind: 'indisponivel', cause: 'resposta sem cStat' };
  const xMotivo = childText(inf, 'xMotivo') ?? '';
  if (FOUND.has(cStat))
    return {
      kind: 'encontrado',
      cStat,
      xMotivo,
      registrations: childrenOf(inf, 'infCad').map(registrationOf),
    };
  if (UNKNOWN.has(cStat)) return { kind: 'desconhecido', cStat, xMotivo };
  if (cStat === OVERUSE) return { kind: 'excesso', cStat, xMotivo };
  return meaningOf(cStat, 'nfe', { question: 'chave', place: HEADER }) === 'indisponivel'
    ? { kind: 'indisponivel', cause: `${cStat} ${xMotivo}`.trim() }
    : { kind: 'recusado', cStat, xMotivo };
}
