import type { MessageNames } from '@fiscal/core/vocabulary/message-names';
import { escapeText } from '@fiscal/core/xml/cut';
import type { Brackets } from '../rules/rule.ts';
import { xMotivo } from '../rules/x-motivo.ts';

/** Software version in every answer, 1 to 20 characters. */
export const VER_APLIC = 'EMITE_SANDBOX_1';
const TP_AMB = '2';

/** Element with escaped text. */
export const tag = (name: string, value: string): string => `<${name}>${escapeText(value)}</${name}>`;
export const tpAmb = tag('tpAmb', TP_AMB);
export const verAplic = tag('verAplic', VER_APLIC);
/** First elements of most answers. */
export const head = tpAmb + verAplic;

/** A code with its text, as it goes into an answer. */
export interface Verdict {
  readonly cStat: string;
  readonly xMotivo: string;
}

/** `text` replaces that of the type's table. */
export const verdictOf = (
  type: string,
  cStat: string,
  {
    brackets = {},
    text,
  }: { readonly brackets?: Brackets | undefined; readonly text?: string | undefined } = {},
): Verdict => ({
  cStat,
  xMotivo: text ?? xMotivo(type, cStat, brackets),
});

/** A verdict in an answer. */
export const code = (v: Verdict): string => tag('cStat', v.cStat) + tag('xMotivo', v.xMotivo);

/** Fields of a protocol; only authorized and denied documents have `nProt`. */
export interface ProtFacts extends Verdict {
  readonly chave: string;
  readonly dhRecbto: string;
  readonly nProt?: string;
  readonly digVal?: string;
  readonly alerts?: readonly { readonly cMsg: string; readonly xMsg: string }[];
}

/** `protNFe`, `protCTe` and the like. */
export function protocolOf(p: ProtFacts, { prot, versao, chave }: MessageNames): string {
  const id = p.nProt === undefined ? '' : ` Id="ID${p.nProt}"`;
  const protocol = p.nProt === undefined ? '' : tag('nProt', p.nProt);
  const digest = p.digVal === undefined ? '' : tag('digVal', p.digVal);
  const alerts = (p.alerts ?? []).map(({ cMsg, xMsg }) => tag('cMsg', cMsg) + tag('xMsg', xMsg)).join('');
  return `<${prot} versao="${versao}"><infProt${id}>${head}${tag(chave, p.chave)}${tag('dhRecbto', p.dhRecbto)}${protocol}${digest}${code(p)}${alerts}</infProt></${prot}>`;
}

/** Event in the answer to a key query. */
export const procEventoOf = (
  evento: string,
  ret: string,
  { procEvento, versaoEvento }: MessageNames,
): string => `<${procEvento} versao="${versaoEvento}">${evento}${ret}</${procEvento}>`;
