import { NFE_NAMESPACE } from '@fiscal/core/sefaz/messages';
import { escapeText } from '@fiscal/core/xml/cut';
import type { Brackets } from '../../rules/rule.ts';
import { xMotivo } from '../../rules/x-motivo.ts';

/** 1 to 20 characters, told in every answer. */
export const VER_APLIC = 'EMITE_SANDBOX_1';
const TP_AMB = '2';

const tag = (name: string, value: string): string => `<${name}>${escapeText(value)}</${name}>`;
const head = `<tpAmb>${TP_AMB}</tpAmb><verAplic>${VER_APLIC}</verAplic>`;
const root = (name: string, content: string): string =>
  `<${name} xmlns="${NFE_NAMESPACE}" versao="4.00">${content}</${name}>`;

/** A code with its text, as it goes into an answer. */
export interface Verdict {
  readonly cStat: string;
  readonly xMotivo: string;
}

export const verdict = (cStat: string, brackets: Brackets = {}): Verdict => ({
  cStat,
  xMotivo: xMotivo('nfe', cStat, brackets),
});

const code = (v: Verdict): string => tag('cStat', v.cStat) + tag('xMotivo', v.xMotivo);

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

export const retConsSitNFe = (query: LotFacts & { readonly chave: string }, prot = ''): string =>
  root(
    'retConsSitNFe',
    head +
      code(query) +
      tag('cUF', query.cUF) +
      tag('dhRecbto', query.dhRecbto) +
      tag('chNFe', query.chave) +
      prot,
  );

export const retConsStatServ = (status: LotFacts): string =>
  root(
    'retConsStatServ',
    head + code(status) + tag('cUF', status.cUF) + tag('dhRecbto', status.dhRecbto) + tag('tMed', '1'),
  );
