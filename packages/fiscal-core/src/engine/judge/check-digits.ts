import { isCnpj } from '../../identity/cnpj.ts';
import { isCpf } from '../../identity/cpf.ts';
import type { Notice, Problem, Tree } from '../document/definition.ts';
import { fill } from '../layout/path.ts';
import { type PlanGroup, type PlanLeaf, planOf } from '../layout/plan.ts';
import type { Layout } from '../layout/types.ts';
import { all } from './tree-view.ts';

const CNPJ = /^TS?Cnpj(?:Opc|RTC)?$/i;
const CPF = /^TS?Cpf(?:Opc)?$/i;

/** A CNPJ or CPF of the tree whose check digits are wrong. */
export interface WrongDigits {
  /** Path below the signed element, without indexes: `autXML/CNPJ`. */
  readonly path: string;
  readonly kind: 'cnpj' | 'cpf';
  readonly field: string;
  readonly tag: string;
}

interface Node {
  readonly group: PlanGroup;
  readonly leaves: readonly PlanLeaf[];
  readonly inner: readonly Node[];
}

const isIdentity = (leaf: PlanLeaf): boolean => CNPJ.test(leaf.type.name) || CPF.test(leaf.type.name);

/** Keeps the groups that hold an identity, at any depth. */
function prune(group: PlanGroup): Node | null {
  const leaves: PlanLeaf[] = [];
  const inner: Node[] = [];
  for (const element of group.elements)
    if (element.node === 'group') {
      const pruned = prune(element);
      if (pruned !== null) inner.push(pruned);
    } else if (isIdentity(element)) leaves.push(element);
  return leaves.length + inner.length === 0 ? null : { group, leaves, inner };
}

const barePath = (leaf: PlanLeaf, signed: string): string =>
  fill(leaf.xml, [], 1)
    .replace(/\[\d+\]/g, '')
    .replace(`${signed}/`, '');

/** Compiles the search for wrong check digits, by the simple types of the official schema; a wrong format is left to the layout. */
export function compileCheckDigits(layout: Layout) {
  const root = prune(planOf(layout).root);
  const kindOf = (leaf: PlanLeaf): 'cnpj' | 'cpf' => (CNPJ.test(leaf.type.name) ? 'cnpj' : 'cpf');
  const isWrong = (leaf: PlanLeaf, value: string): boolean =>
    kindOf(leaf) === 'cnpj'
      ? /^[0-9A-Z]{12}\d\d$/.test(value) && !isCnpj(value)
      : /^\d{11}$/.test(value) && !isCpf(value);

  const walk = (node: Node, tree: Tree, indexes: readonly number[], found: WrongDigits[]): void => {
    for (const leaf of node.leaves) {
      const value = tree[leaf.tag];
      if (typeof value === 'string' && isWrong(leaf, value))
        found.push({
          path: barePath(leaf, layout.signed),
          kind: kindOf(leaf),
          field: leaf.json === null ? '' : fill(leaf.json, indexes, 0),
          tag: leaf.tag,
        });
    }
    for (const inner of node.inner)
      for (const [index, group] of all(tree, inner.group.tag).entries()) {
        const place = [...indexes];
        if (inner.group.repeats) place[inner.group.level] = index;
        walk(inner, group, place, found);
      }
  };
  return (tree: Tree): readonly WrongDigits[] => {
    const found: WrongDigits[] = [];
    if (root !== null) walk(root, tree, [], found);
    return found;
  };
}

/** The fault of a place for which the authority has no code: no document of the kind can be right. */
export const digitsFault = ({ kind, field, tag }: WrongDigits): Problem => ({
  field,
  code: `${kind}_invalido`,
  message: `O ${kind.toUpperCase()} em ${field} não é válido.`,
  tag,
  fix: `Confira os ${kind === 'cnpj' ? '14 caracteres' : '11 dígitos'} e os dígitos verificadores.`,
});

/** The same for the lenient sandbox, which takes the document all the same. */
export function digitsRisk(place: WrongDigits): Notice {
  const { field, message, fix } = digitsFault(place);
  return {
    field,
    code: 'risco_de_rejeicao',
    message: `${message} Com token live, ou com Prefer: handling=strict, a emissão é recusada. ${fix}`,
  };
}
