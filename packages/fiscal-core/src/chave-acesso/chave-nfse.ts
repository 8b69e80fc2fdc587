import { checkDigit } from './chave-acesso.ts';

/** Parts of a national NFS-e's key; numbers are padded here. */
export interface ChaveNfseParts {
  /** IBGE code of the emitting município, 7 digits. */
  readonly cMun: string;
  /** 1 the município's own system, 2 SEFIN Nacional. */
  readonly ambGer: '1' | '2';
  /** CNPJ (14) or CPF (11). */
  readonly inscricao: string;
  readonly nNFSe: number | string;
  /** Year and month of emission, `2611`. */
  readonly AAMM: string;
  /** 9 digits. */
  readonly codigo: string;
}

const SHAPE = /^[0-9]{9}[0-9A-Z]{14}[0-9]{27}$/;
const BODY_LENGTH = 49;

/** True for 50 characters of the right shape whose check digit holds. */
export const isChaveNfse = (text: string): boolean =>
  SHAPE.test(text) && checkDigit(text.slice(0, BODY_LENGTH)) === text.charCodeAt(BODY_LENGTH) - 48;

/**
 * 50 characters: cMun(7) ambGer(1) kind of registration(1: 1 CPF, 2 CNPJ) registration(14) nNFSe(13) AAMM(4) code(9) DV(1).
 * The check digit is that of the other documents. Source: Anexo I v1.01; verified with two real keys.
 */
export function buildChaveNfse({ cMun, ambGer, inscricao, nNFSe, AAMM, codigo }: ChaveNfseParts): string {
  const kind = inscricao.length === 11 ? '1' : '2';
  const body = `${cMun}${ambGer}${kind}${inscricao.padStart(14, '0')}${String(nNFSe).padStart(13, '0')}${AAMM}${codigo.padStart(9, '0')}`;
  const key = `${body}${checkDigit(body)}`;
  if (!isChaveNfse(key)) throw new RangeError('parts of an NFS-e key do not fit');
  return key;
}
