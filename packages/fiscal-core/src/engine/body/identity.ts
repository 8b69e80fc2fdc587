import { buildChave, type ChaveAcesso } from '../../chave-acesso/chave-acesso.ts';
import { firstSerieOf } from '../../identity/persons.ts';
import type { DocumentIdentity, Problem, Tree } from '../document/definition.ts';
import { groupOf, leafOf } from '../document/tree.ts';
import { textOf } from '../layout/flat.ts';
import type { FlatInput } from '../layout/types.ts';

/** Tags of a document's identity in its type. */
export interface IdentityTags {
  /** Signed element: `infNFe`. */
  readonly signed: string;
  /** Prefix of the key in the element's Id: `NFe`. */
  readonly prefix: string;
  readonly numero: string;
  readonly codigo: string;
  readonly cDV: string;
  /** Digits of the code; with those of `site`, 8 in all. */
  readonly codigoDigits: number;
  /** Digits of the key between tpEmis and code, from the identification group: nSiteAutoriz (NFCom), tpEmit and nSiteAutoriz (DC-e). */
  readonly site?: (ide: Tree) => string;
  /** Holder of the CNPJ or CPF in the key, from the signed element; absent = the emitter. */
  readonly holder?: (signed: Tree) => string;
}

export interface SentIdentity {
  readonly serie?: number;
  readonly numero?: number;
  readonly codigoNumerico?: string;
}

const SERIE_MAX = 999;
const NUMERO_MAX = 999_999_999;

function integer(text: string | undefined, min: number, max: number): number | undefined {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

const unfit = (field: string, tag: string, limits: string): Problem => ({
  field,
  code: 'formato_invalido',
  message: `O campo ${field} deve ter ${limits}.`,
  tag,
  fix: `Corrija ${field} ou omita o campo para numeração automática.`,
});

/** Reads série, number and code that the caller chose. An unusable value becomes a problem, and another is allocated. */
export function sentIdentity(
  input: FlatInput,
  {
    numero: numeroTag,
    codigo: codigoTag,
    codigoDigits,
  }: Pick<IdentityTags, 'numero' | 'codigo' | 'codigoDigits'>,
): { readonly identity: SentIdentity; readonly problems: Problem[] } {
  const serie = textOf(input, 'serie');
  const numero = textOf(input, 'numero');
  const codigo = textOf(input, 'codigo_unico');
  const serieValue = integer(serie, 0, SERIE_MAX);
  const numeroValue = integer(numero, 1, NUMERO_MAX);
  const codigoFits = codigo !== undefined && /^\d+$/.test(codigo) && codigo.length === codigoDigits;
  const problems: Problem[] = [];
  if (serie !== undefined && serieValue === undefined)
    problems.push(unfit('serie', 'serie', 'um número de 0 a 999'));
  if (numero !== undefined && numeroValue === undefined)
    problems.push(unfit('numero', numeroTag, 'um número de 1 a 999999999'));
  if (codigo !== undefined && !codigoFits)
    problems.push(unfit('codigo_unico', codigoTag, `${codigoDigits} dígitos`));
  return {
    identity: {
      ...(serieValue === undefined ? {} : { serie: serieValue }),
      ...(numeroValue === undefined ? {} : { numero: numeroValue }),
      ...(codigoFits ? { codigoNumerico: codigo } : {}),
    },
    problems,
  };
}

/** Série of automatic numbering: the client's for this model, else the first allowed one of the issuer. */
export function defaultSerie(
  series: Readonly<Record<string, number>> | undefined,
  mod: string,
  emitente: string,
): number {
  const chosen = series?.[mod];
  if (chosen !== undefined && Number.isInteger(chosen) && chosen >= 0 && chosen <= SERIE_MAX) return chosen;
  return firstSerieOf(emitente, mod);
}

/** CNPJ or CPF of the group `emit`. */
export const ofEmitter = (signed: Tree): string => {
  const emit = groupOf(signed, 'emit');
  return leafOf(emit, 'CNPJ') || leafOf(emit, 'CPF');
};

const HOLDER = /^(?:[0-9A-Z]{12}[0-9]{2}|[0-9]{11})$/;
const NOBODY = '0'.repeat(14);

/**
 * Writes série, number, code, date, check digit and Id into the tree and returns the key. It works for any body: an
 * emission type that is no single digit counts as normal here, an invalid CNPJ as zeros; validation reports them.
 */
export function putIdentity(tree: Tree, identity: DocumentIdentity, tags: IdentityTags): ChaveAcesso {
  const signed = groupOf(tree, tags.signed);
  const ide = groupOf(signed, 'ide');
  const holder = (tags.holder ?? ofEmitter)(signed);
  const tpEmis = leafOf(ide, 'tpEmis');
  const codigo = identity.codigoNumerico.slice(-tags.codigoDigits);
  const chave = buildChave({
    cUF: leafOf(ide, 'cUF'),
    AAMM: identity.dhEmi.slice(2, 4) + identity.dhEmi.slice(5, 7),
    cnpj: HOLDER.test(holder) ? holder : NOBODY,
    mod: leafOf(ide, 'mod'),
    serie: identity.serie,
    nNF: identity.numero,
    tpEmis: /^\d$/.test(tpEmis) ? tpEmis : '1',
    cNF: (tags.site?.(ide) ?? '') + codigo,
  });
  ide[tags.codigo] = codigo;
  ide['serie'] = String(identity.serie);
  ide[tags.numero] = String(identity.numero);
  ide['dhEmi'] = identity.dhEmi;
  ide[tags.cDV] = chave.slice(43);
  signed['@Id'] = `${tags.prefix}${chave}`;
  return chave;
}
