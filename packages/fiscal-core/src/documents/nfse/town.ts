import type { TownFacts, Tree } from '../../engine/document/definition.ts';
import { groupOf, leafOf } from '../../engine/document/tree.ts';
import { incidenceOf } from '../../tables/national-services.ts';

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

/** Município where the ISSQN is due, of a taxable service. Source: LC 116/2003, art. 3º; Anexo I v1.01, MUN.INCID_INFO.SERV. */
function incidenceTown(dps: Tree, service: string): string {
  if (leafOf(inside(dps, 'valores', 'trib', 'tribMun'), 'tribISSQN') !== '1') return '';
  const place = leafOf(inside(dps, 'serv', 'locPrest'), 'cLocPrestacao');
  const where = incidenceOf(service, place);
  if (where === 'place') return place;
  return where === 'taker' ? leafOf(inside(dps, 'toma', 'end', 'endNac'), 'cMun') : leafOf(dps, 'cLocEmi');
}

/** Facts of a DPS that parameters of a município apply to. */
export function townFactsOf(tree: Tree): TownFacts {
  const dps = inside(tree, 'infDPS');
  const service = inside(dps, 'serv', 'cServ');
  const nacional = leafOf(service, 'cTribNac');
  const tribMun = inside(dps, 'valores', 'trib', 'tribMun');
  const incidence = incidenceTown(dps, nacional);
  const regime = inside(dps, 'prest', 'regTrib');
  const option = leafOf(regime, 'opSimpNac');
  return {
    cMun: leafOf(dps, 'cLocEmi'),
    competencia: leafOf(dps, 'dCompet'),
    incidence,
    codServ: incidence === '' ? null : codServ(nacional, leafOf(service, 'cTribMun')),
    aliquota: leafOf(tribMun, 'pAliq'),
    mei: option === '2',
    simples: option === '3',
    isOutsideSimples:
      option === '1' || (option === '3' && ['2', '3'].includes(leafOf(regime, 'regApTribSN'))),
    regimeEspecial: leafOf(regime, 'regEspTrib'),
    retencao: leafOf(tribMun, 'tpRetISSQN'),
    beneficio: leafOf(inside(tribMun, 'BM'), 'nBM'),
  };
}
