import { child, type XmlElement } from '@fiscal/core/xml/parse';
import { need, text } from '../xml.ts';

/** An `<inutNFe>` that has passed its schema, as the rules read it. */
export interface VoidRequest {
  readonly id: string;
  readonly modelo: string;
  readonly cUF: string;
  /** Two digits. */
  readonly ano: string;
  readonly cnpj: string;
  readonly serie: string;
  readonly nNFIni: string;
  readonly nNFFin: string;
  /** Signed `<inutNFe>` as it came. */
  readonly xml: string;
}

export function readVoidRequest(inutNFe: XmlElement, xml: string): VoidRequest {
  const inf = need(inutNFe, 'infInut');
  return {
    id: idIn(inutNFe),
    modelo: text(inf, 'mod'),
    cUF: text(inf, 'cUF'),
    ano: text(inf, 'ano'),
    cnpj: text(inf, 'CNPJ'),
    serie: text(inf, 'serie'),
    nNFIni: text(inf, 'nNFIni'),
    nNFFin: text(inf, 'nNFFin'),
    xml,
  };
}

/** Id as written, readable also before the schema check. */
export const idIn = (inutNFe: XmlElement): string => child(inutNFe, 'infInut')?.attributes['Id'] ?? '';
