import type { ZodType } from 'zod';
import type { Ambiente } from '../sefaz/service.ts';

/** A range of numbers to be voided, as the caller asks for it. */
export interface InutilizacaoRequest {
  /** Four digits. */
  readonly ano: number;
  readonly serie: number;
  readonly inicio: number;
  readonly fim: number;
  readonly justificativa: string;
  readonly mod: '55' | '65';
  /** Null = the client's. */
  readonly cnpj: string | null;
}

/** All that a request to the authority says. */
export interface Faixa {
  readonly environment: Ambiente;
  readonly uf: string;
  readonly cnpj: string;
  readonly modelo: '55' | '65';
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

/** The body in the contract's field names → the request; issues as those of `EventDefinition.input`. */
export declare const inutilizacaoInput: ZodType<InutilizacaoRequest>;
export declare function buildInutilizacao(faixa: Faixa): BuiltInut;
