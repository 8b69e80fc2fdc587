declare const brand: unique symbol;
/** 44 characters: cUF(2) AAMM(4) CNPJ(14, alphanumeric since 2026) mod(2) serie(3) nNF(9) tpEmis(1) cNF(8) cDV(1). */
export type ChaveAcesso = string & { readonly [brand]: 'ChaveAcesso' };

/** Parts of a key; numbers are padded here, texts are used unchanged. */
export interface ChaveParts {
  /** IBGE code of the UF, 2 digits. */
  readonly cUF: string;
  /** Year and month of emission, `2611`. */
  readonly AAMM: string;
  /** CNPJ (14 characters) or CPF (11 digits, padded with zeros here). */
  readonly cnpj: string;
  /** Model as in the XML (`55`, `65`, `99`…). */
  readonly mod: string;
  readonly serie: number | string;
  readonly nNF: number | string;
  readonly tpEmis: string;
  /** 8 digits; in NFCom and DC-e the site (and tpEmit) digits come first. */
  readonly cNF: string;
}

const SHAPE = /^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$/;

/**
 * Check digit of a chave de acesso: modulo 11, weights 2..9 from the right, remainder 0 or 1 → 0.
 * A letter weighs its ASCII code − 48, so digits keep their value.
 *
 * @param body the first 43 characters
 * Source: MOC 7.0 §2.2.6.3; letters: NT Conjunta DFe 2025.001.
 */
export function checkDigit(body: string): number {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += (body.charCodeAt(body.length - 1 - i) - 48) * (2 + (i % 8));
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

/** True for 44 characters of the right shape whose check digit holds. */
export const isChave = (text: string): text is ChaveAcesso =>
  SHAPE.test(text) && checkDigit(text.slice(0, 43)) === text.charCodeAt(43) - 48;

/** Takes a key with or without its prefix (`NFe…`) and blanks; null when it is not one. */
export function parseChave(text: string): ChaveAcesso | null {
  const bare = text.replace(/\s/g, '').toUpperCase();
  const key = bare.length > 44 ? bare.replace(/^(NFE|CTE|MDFE|NFCOM|DCE)(?=.{44}$)/, '') : bare;
  return isChave(key) ? key : null;
}

/** Builds a key with its check digit; a part that does not fit is a fault of ours and throws. */
export function buildChave(parts: ChaveParts): ChaveAcesso {
  const body =
    parts.cUF +
    parts.AAMM +
    parts.cnpj.padStart(14, '0') +
    parts.mod +
    String(parts.serie).padStart(3, '0') +
    String(parts.nNF).padStart(9, '0') +
    parts.tpEmis +
    parts.cNF.padStart(8, '0');
  const key = `${body}${checkDigit(body)}`;
  if (!isChave(key)) throw new RangeError(`chave de acesso parts do not fit: ${JSON.stringify(parts)}`);
  return key;
}

/** The parts of a key, as fixed-width text. */
export const chaveParts = (chave: ChaveAcesso) => ({
  cUF: chave.slice(0, 2),
  AAMM: chave.slice(2, 6),
  cnpj: chave.slice(6, 20),
  mod: chave.slice(20, 22),
  serie: chave.slice(22, 25),
  nNF: chave.slice(25, 34),
  tpEmis: chave.slice(34, 35),
  cNF: chave.slice(35, 43),
  cDV: chave.slice(43),
});

const SEQUENCES = '01234567890123456789';

/** A code an authority refuses (897): one digit repeated, consecutive digits, or the document's own number. Source: NT 2019.001. */
export const isTrivialCodigo = (cNF: string, nNF: number | string): boolean =>
  /^(\d)\1*$/.test(cNF) || SEQUENCES.includes(cNF) || Number(cNF) === Number(nNF);
