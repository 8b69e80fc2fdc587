import type { TownFacts, Tree } from '../../engine/document/definition.ts';
import { groupOf, leafOf } from '../../engine/document/tree.ts';

/** `010101` and `001` → `01.01.01.001`. Source: OpenAPI document "ADN Parâmetros Municipais v1", codServ. */
function codServ(nacional: string, municipal: string): string | null {
  const [, item, subitem, desdobro] = /^(\d{2})(\d{2})(\d{2})$/.exec(nacional) ?? [];
  return item === undefined ? null : `${item}.${subitem}.${desdobro}.${municipal === '' ? '000' : municipal}`;
}

/** A group of the tree by its path, which is not changed. */
const inside = (tree: Tree, ...path: readonly string[]): Tree => {
  const [tag, ...rest] = path;
  const found = tag === undefined ? tree : groupOf({ ...tree }, tag);
  return rest.length === 0 ? found : inside(found, ...rest);
};

/** Facts of a DPS that parameters of a município apply to. */
export function townFactsOf(tree: Tree): TownFacts {
  const dps = inside(tree, 'infDPS');
  const cMun = leafOf(dps, 'cLocEmi');
  const served = leafOf(inside(dps, 'serv', 'locPrest'), 'cLocPrestacao');
  const service = inside(dps, 'serv', 'cServ');
  const tribMun = inside(dps, 'valores', 'trib', 'tribMun');
  const here = served === '' || served === cMun;
  return {
    cMun,
    competencia: leafOf(dps, 'dCompet'),
    codServ: here ? codServ(leafOf(service, 'cTribNac'), leafOf(service, 'cTribMun')) : null,
    aliquota: leafOf(tribMun, 'pAliq'),
    simples: leafOf(inside(dps, 'prest', 'regTrib'), 'opSimpNac') === '3',
    regimeEspecial: leafOf(inside(dps, 'prest', 'regTrib'), 'regEspTrib'),
    retencao: leafOf(tribMun, 'tpRetISSQN'),
    beneficio: leafOf(inside(tribMun, 'BM'), 'nBM'),
  };
}
