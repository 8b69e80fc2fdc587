import type { Tree } from '../engine/document/definition.ts';
import { compileValidator } from '../engine/layout/validator.ts';
import { compileWriter } from '../engine/layout/writer.ts';
import { NFE_NAMESPACE } from '../sefaz/messages.ts';
import { type SigningKey, signSole } from '../signing/sign.ts';
import { ufBySigla } from '../tables/uf.ts';
import type { Ambiente } from '../vocabulary/service.ts';
import type { VoidableModel } from '../vocabulary/voidable.ts';
import { inutilizacaoLayout } from './layout.ts';

/** Content of a request to void a range of numbers. */
export interface Faixa {
  readonly environment: Ambiente;
  readonly uf: string;
  readonly cnpj: string;
  readonly modelo: VoidableModel;
  /** Four digits. */
  readonly ano: number;
  readonly serie: number;
  readonly inicio: number;
  readonly fim: number;
  readonly justificativa: string;
}

/** `<inutNFe>` in canonical bytes, still without Signature. */
export interface BuiltInut {
  readonly xml: Buffer;
  /** `ID` + cUF + year in two digits + CNPJ + model + série (3) + first (9) + last number (9). */
  readonly id: string;
}

/** The exact bytes that are stored and sent: the payload of `inutilizacao` as it is. */
export interface SignedInut {
  readonly xml: Buffer;
  readonly digestValue: string;
}

const padNumber = (value: number, width: number): string => String(value).padStart(width, '0');

function treeOf(faixa: Faixa): { readonly tree: Tree; readonly id: string } {
  const cUF = ufBySigla(faixa.uf)?.cUF;
  if (cUF === undefined) throw new Error(`UF ${faixa.uf} does not exist`);
  const { cnpj, modelo, serie, inicio, fim } = faixa;
  const ano = padNumber(faixa.ano % 100, 2);
  const id = `ID${cUF}${ano}${cnpj}${modelo}${padNumber(serie, 3)}${padNumber(inicio, 9)}${padNumber(fim, 9)}`;
  const infInut = {
    '@Id': id,
    tpAmb: String(faixa.environment),
    xServ: 'INUTILIZAR',
    cUF,
    ano,
    CNPJ: cnpj,
    mod: modelo,
    serie: String(serie),
    nNFIni: String(inicio),
    nNFFin: String(fim),
    xJust: faixa.justificativa,
  };
  return { tree: { '@versao': '4.00', infInut }, id };
}

export const validateInutilizacao = compileValidator(inutilizacaoLayout);
const writer = compileWriter(inutilizacaoLayout);

/** Throws for what no request that passed its input can be: an unknown UF, values outside the layout. */
export function buildInutilizacao(faixa: Faixa): BuiltInut {
  const { tree, id } = treeOf(faixa);
  const faults = validateInutilizacao(tree);
  if (faults.length > 0)
    throw new Error(`inutNFe would not be valid: ${faults.map(({ message }) => message).join('; ')}`);
  return { xml: writer.document(tree, writer.element(tree)), id };
}

/** Signs infInut by the same profile as documents. Source: MOC 7.0 §3.4. */
export const signInutilizacao = ({ xml, id }: BuiltInut, signer: SigningKey): SignedInut =>
  signSole({ namespace: NFE_NAMESPACE, xml, id, signer });
