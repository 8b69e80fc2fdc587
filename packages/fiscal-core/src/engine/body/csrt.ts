import { chaveParts, isChave } from '../../chave-acesso/chave-acesso.ts';
import { sha1Base64 } from '../../signing/digest.ts';
import { ufByCodigo } from '../../tables/uf.ts';
import type { Csrt, Tree } from '../document/definition.ts';
import { groupOf, leafOf } from '../document/tree.ts';

const RESPONSIBLE = 'infRespTec';
const isList = (value: object): value is readonly unknown[] => Array.isArray(value);

/** Base64 of the SHA-1 of the code and the key: 28 characters. Source: NT 2018.005, ZD09. */
export const hashCsrt = (text: string, chave: string): string => sha1Base64(text, chave);

/** Digits of idCSRT: two in NF-e and NFC-e, three elsewhere. Source: the layouts. */
const widthOf = (signed: string): number => (signed === 'infNFe' ? 2 : 3);

/**
 * The document with the code of its technical responsible, where the UF gave that responsible one and the body brought none of its
 * own. The code itself goes nowhere.
 * @param signed group that is signed, `infNFe`
 */
export function withCsrt(tree: Tree, signed: string, csrts: readonly Csrt[]): Tree {
  if (csrts.length === 0) return tree;
  const element = groupOf(tree, signed);
  const responsible = element[RESPONSIBLE];
  if (typeof responsible !== 'object' || isList(responsible) || 'idCSRT' in responsible) return tree;
  const chave = leafOf(element, '@Id').replace(/^\D+/, '');
  if (!isChave(chave)) return tree;
  const uf = ufByCodigo(chaveParts(chave).cUF)?.sigla;
  const all = csrts.filter((csrt) => csrt.uf === uf && csrt.cnpj === responsible['CNPJ']);
  const { ide = {} } = element;
  const ambiente = typeof ide === 'object' && 'tpAmb' in ide ? ide.tpAmb : undefined;
  const own =
    all.find((csrt) => String(csrt.ambiente) === ambiente) ?? all.find((csrt) => csrt.ambiente === undefined);
  if (own === undefined) return tree;
  const fields = {
    ...responsible,
    idCSRT: own.id.padStart(widthOf(signed), '0'),
    hashCSRT: hashCsrt(own.text, chave),
  };
  return { ...tree, [signed]: { ...element, [RESPONSIBLE]: fields } };
}
