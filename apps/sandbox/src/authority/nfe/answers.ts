import { NFE_NAMESPACE } from '@fiscal/core/sefaz/messages';
import { escapeText } from '@fiscal/core/xml/cut';
import type { Brackets } from '../../rules/rule.ts';
import { xMotivo } from '../../rules/x-motivo.ts';

/** 1 to 20 characters, told in every answer. */
export const VER_APLIC = 'EMITE_SANDBOX_1';
const TP_AMB = '2';

/** One element with text. */
export const tag = (name: string, value: string): string => `<${name}>${escapeText(value)}</${name}>`;
/** What every answer begins with. */
export const head = `<tpAmb>${TP_AMB}</tpAmb><verAplic>${VER_APLIC}</verAplic>`;
/** A message's root. */
export const root = (name: string, content: string, versao = '4.00'): string =>
  `<${name} xmlns="${NFE_NAMESPACE}" versao="${versao}">${content}</${name}>`;

/** A code with its text, as it goes into an answer. */
export interface Verdict {
  readonly cStat: string;
  readonly xMotivo: string;
}

/** `text`: instead of the general table's. */
export const verdict = (cStat: string, brackets: Brackets = {}, text?: string): Verdict => ({
  cStat,
  xMotivo: text ?? xMotivo('nfe', cStat, brackets),
});

/** A verdict in an answer. */
export const code = (v: Verdict): string => tag('cStat', v.cStat) + tag('xMotivo', v.xMotivo);

/** What `protNFe` says; only authorised and denied documents have `nProt`. */
export interface ProtFacts extends Verdict {
  readonly chave: string;
  readonly dhRecbto: string;
  readonly nProt?: string;
  readonly digVal?: string;
}

export function protNFe(p: ProtFacts): string {
  const id = p.nProt === undefined ? '' : ` Id="ID${p.nProt}"`;
  const protocol = p.nProt === undefined ? '' : tag('nProt', p.nProt);
  const digest = p.digVal === undefined ? '' : tag('digVal', p.digVal);
  return `<protNFe versao="4.00"><infProt${id}>${head}${tag('chNFe', p.chave)}${tag('dhRecbto', p.dhRecbto)}${protocol}${digest}${code(p)}</infProt></protNFe>`;
}

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
