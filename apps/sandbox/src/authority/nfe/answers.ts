import { NFE_NAMESPACE } from '@fiscal/core/sefaz/messages';
import type { Brackets } from '../../rules/rule.ts';
import { code, head, tag, type Verdict, verdictOf } from '../answers.ts';

/** A message's root. */
export const root = (name: string, content: string, versao = '4.00'): string =>
  `<${name} xmlns="${NFE_NAMESPACE}" versao="${versao}">${content}</${name}>`;

/** `text`: instead of the general table's. */
export const verdict = (cStat: string, brackets: Brackets = {}, text?: string): Verdict =>
  verdictOf('nfe', cStat, brackets, text);

interface LotFacts extends Verdict {
  readonly cUF: string;
  readonly dhRecbto: string;
}

/** Answer of `autorizacao`: a lot refused, taken in (`infRec`), or decided (`protNFe`). */
export const retEnviNFe = (
  lot: LotFacts,
  rest: { readonly prot: string } | { readonly nRec: string; readonly tMed: number } | null = null,
): string => {
  const tail =
    rest === null
      ? ''
      : 'prot' in rest
        ? rest.prot
        : `<infRec>${tag('nRec', rest.nRec)}${tag('tMed', `${rest.tMed}`)}</infRec>`;
  return root('retEnviNFe', head + code(lot) + tag('cUF', lot.cUF) + tag('dhRecbto', lot.dhRecbto) + tail);
};

export const retConsReciNFe = (
  lot: Verdict & { readonly nRec: string; readonly cUF: string; readonly dhRecbto: string },
  prots = '',
): string =>
  root(
    'retConsReciNFe',
    head + tag('nRec', lot.nRec) + code(lot) + tag('cUF', lot.cUF) + tag('dhRecbto', lot.dhRecbto) + prots,
  );

/** `prot`: `<protNFe>`; `events`: `<procEventoNFe>` one after the other. */
export const retConsSitNFe = (query: LotFacts & { readonly chave: string }, prot = '', events = ''): string =>
  root(
    'retConsSitNFe',
    head +
      code(query) +
      tag('cUF', query.cUF) +
      tag('dhRecbto', query.dhRecbto) +
      tag('chNFe', query.chave) +
      prot +
      events,
  );

export const retConsStatServ = (status: LotFacts): string =>
  root(
    'retConsStatServ',
    head + code(status) + tag('cUF', status.cUF) + tag('dhRecbto', status.dhRecbto) + tag('tMed', '1'),
  );

export interface VoidFacts extends LotFacts {
  /** What was voided, as it was asked for. */
  readonly range?: {
    readonly ano: string;
    readonly cnpj: string;
    readonly modelo: string;
    readonly serie: string;
    readonly nNFIni: string;
    readonly nNFFin: string;
  };
  readonly nProt?: string;
}

/** Answer of `inutilizacao`. */
export function retInutNFe(v: VoidFacts): string {
  const { range, nProt } = v;
  const id = nProt === undefined ? '' : ` Id="ID${nProt}"`;
  const what = range
    ? tag('ano', range.ano) +
      tag('CNPJ', range.cnpj) +
      tag('mod', range.modelo) +
      tag('serie', range.serie) +
      tag('nNFIni', range.nNFIni) +
      tag('nNFFin', range.nNFFin)
    : '';
  const protocol = nProt === undefined ? '' : tag('nProt', nProt);
  return root(
    'retInutNFe',
    `<infInut${id}>${head}${code(v)}${tag('cUF', v.cUF)}${what}${tag('dhRecbto', v.dhRecbto)}${protocol}</infInut>`,
  );
}
