import { buildChave, type ChaveAcesso } from '../../chave-acesso/chave-acesso.ts';
import type { DocumentIdentity, Problem, Tree } from '../definition.ts';
import { textOf } from '../layout/flat.ts';
import type { FlatInput } from '../layout/types.ts';

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

/** Série, number and code the caller chose; one that cannot be used is told and left to be allocated. */
export function sentIdentity(input: FlatInput): {
  readonly identity: SentIdentity;
  readonly problems: Problem[];
} {
  const serie = textOf(input, 'serie');
  const numero = textOf(input, 'numero');
  const codigo = textOf(input, 'codigo_unico');
  const serieValue = integer(serie, 0, SERIE_MAX);
  const numeroValue = integer(numero, 1, NUMERO_MAX);
  const codigoFits = codigo !== undefined && /^\d{8}$/.test(codigo);
  const problems: Problem[] = [];
  if (serie !== undefined && serieValue === undefined)
    problems.push(unfit('serie', 'serie', 'um número de 0 a 999'));
  if (numero !== undefined && numeroValue === undefined)
    problems.push(unfit('numero', 'nNF', 'um número de 1 a 999999999'));
  if (codigo !== undefined && !codigoFits) problems.push(unfit('codigo_unico', 'cNF', '8 dígitos'));
  return {
    identity: {
      ...(serieValue === undefined ? {} : { serie: serieValue }),
      ...(numeroValue === undefined ? {} : { numero: numeroValue }),
      ...(codigoFits ? { codigoNumerico: codigo } : {}),
    },
    problems,
  };
}

/** The série to allocate from: the client's for this model, else 1. */
export function defaultSerie(series: Readonly<Record<string, number>> | undefined, mod: string): number {
  const chosen = series?.[mod];
  return chosen !== undefined && Number.isInteger(chosen) && chosen >= 0 && chosen <= SERIE_MAX ? chosen : 1;
}

/** A group of the tree, made when the mapper had nothing to put in it. */
export function groupOf(tree: Tree, tag: string): Tree {
  const found = tree[tag];
  if (typeof found === 'object' && !isList(found)) return found;
  const made: Tree = {};
  tree[tag] = made;
  return made;
}
const isList = (value: object): value is readonly unknown[] => Array.isArray(value);

/** Text of a leaf; `''` when it is absent or repeated. */
export function leafOf(tree: Tree, tag: string): string {
  const value = tree[tag];
  return typeof value === 'string' ? value : '';
}

/**
 * Writes série, number, code, date, check digit and Id into the tree and returns the key.
 * An emission type that is no single digit counts as normal here; validation reports it.
 */
export function putIdentity(tree: Tree, identity: DocumentIdentity): ChaveAcesso {
  const infNFe = groupOf(tree, 'infNFe');
  const ide = groupOf(infNFe, 'ide');
  const emit = groupOf(infNFe, 'emit');
  const tpEmis = leafOf(ide, 'tpEmis');
  const chave = buildChave({
    cUF: leafOf(ide, 'cUF'),
    AAMM: identity.dhEmi.slice(2, 4) + identity.dhEmi.slice(5, 7),
    cnpj: leafOf(emit, 'CNPJ') || leafOf(emit, 'CPF'),
    mod: leafOf(ide, 'mod'),
    serie: identity.serie,
    nNF: identity.numero,
    tpEmis: /^\d$/.test(tpEmis) ? tpEmis : '1',
    cNF: identity.codigoNumerico,
  });
  ide['cNF'] = identity.codigoNumerico;
  ide['serie'] = String(identity.serie);
  ide['nNF'] = String(identity.numero);
  ide['dhEmi'] = identity.dhEmi;
  ide['cDV'] = chave.slice(43);
  infNFe['@Id'] = `NFe${chave}`;
  return chave;
}
