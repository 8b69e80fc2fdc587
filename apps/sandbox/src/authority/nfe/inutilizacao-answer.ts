import { NFE } from '@fiscal/core/vocabulary/message-names';
import { code, head, tag } from '../answers.ts';
import { type About, root } from '../portal/answers.ts';

export interface VoidFacts extends About {
  /** Voided range, with the values of the request. */
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
    NFE,
    `<infInut${id}>${head}${code(v)}${tag('cUF', v.cUF)}${what}${tag('dhRecbto', v.dhRecbto)}${protocol}</infInut>`,
  );
}
