import { type ChaveAcesso, parseChave } from '../chave-acesso/chave-acesso.ts';
import { MDFE } from '../vocabulary/message-names.ts';
import type { Ambiente } from '../vocabulary/service.ts';
import { childrenOf, childText } from '../xml/parse.ts';
import { readAnswer } from './answers.ts';

const CPF_LENGTH = 11;
const FOUND: ReadonlySet<string> = new Set(['111', '112']);

/** An MDF-e that the authority has as authorized and not closed. */
export interface Unclosed {
  readonly chave: ChaveAcesso;
  readonly nProt: string;
}

/** The authority's open MDF-e of an issuer; `indisponivel` = it does not answer. */
export type UnclosedOutcome =
  | {
      readonly kind: 'lista';
      readonly cStat: string;
      readonly xMotivo: string;
      readonly mdfes: readonly Unclosed[];
    }
  | { readonly kind: 'recusado'; readonly cStat: string; readonly xMotivo: string }
  | { readonly kind: 'indisponivel'; readonly cause: string };

/** Payload of `naoEncerrados`. Source: consMDFeNaoEnc_v3.00.xsd; MOC MDF-e 3.00b. */
export function consMDFeNaoEnc(query: { readonly ambiente: Ambiente; readonly emitente: string }): string {
  const tag = query.emitente.length === CPF_LENGTH ? 'CPF' : 'CNPJ';
  return `<consMDFeNaoEnc xmlns="${MDFE.namespace}" versao="${MDFE.versao}"><tpAmb>${query.ambiente}</tpAmb><xServ>CONSULTAR NÃO ENCERRADOS</xServ><${tag}>${query.emitente}</${tag}></consMDFeNaoEnc>`;
}

/** Parses a `retConsMDFeNaoEnc`. Never throws; an unreadable answer is unavailability. */
export function parseNaoEncerrados(xml: string): UnclosedOutcome {
  const answer = readAnswer(xml, 'retConsMDFeNaoEnc');
  if (typeof answer === 'string') return { kind: 'indisponivel', cause: answer };
  const { ret } = answer;
  const cStat = childText(ret, 'cStat');
  if (!cStat) return { kind: 'indisponivel', cause: 'resposta sem cStat' };
  const xMotivo = childText(ret, 'xMotivo') ?? '';
  if (!FOUND.has(cStat)) return { kind: 'recusado', cStat, xMotivo };
  const mdfes = childrenOf(ret, 'infMDFe').flatMap((inf) => {
    const chave = parseChave(childText(inf, 'chMDFe') ?? '');
    return chave === null ? [] : [{ chave, nProt: childText(inf, 'nProt') ?? '' }];
  });
  return { kind: 'lista', cStat, xMotivo, mdfes };
}
