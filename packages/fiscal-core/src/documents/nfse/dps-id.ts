export interface DpsIdParts {
  /** IBGE code of the emitting município. */
  readonly cLocEmi: string;
  /** CNPJ or CPF of the emitter. */
  readonly inscricao: string;
  readonly serie: number | string;
  readonly nDPS: number | string;
}

/** 45 characters: DPS, cLocEmi(7), kind of registration(1: 1 CPF, 2 CNPJ), registration(14), serie(5), nDPS(15). Source: Anexo I v1.01, E0004. */
export const dpsId = ({ cLocEmi, inscricao, serie, nDPS }: DpsIdParts): string =>
  `DPS${cLocEmi.padStart(7, '0')}${inscricao.length === 11 ? '1' : '2'}${inscricao.padStart(14, '0')}${String(serie).padStart(5, '0')}${String(nDPS).padStart(15, '0')}`;
