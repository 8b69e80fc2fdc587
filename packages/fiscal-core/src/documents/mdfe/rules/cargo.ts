import { dayInBrasilia } from '../../../calendar/calendar.ts';
import { chaveParts, isChave } from '../../../chave-acesso/chave-acesso.ts';
import { type DocumentRule, type DocumentView, documentRows } from '../../../engine/judge/document-judge.ts';
import { ABROAD, isUnknownTown, TOWN_ABROAD } from '../../../engine/judge/portal-rules.ts';
import { type Place, placesWhere, repeatedAt } from '../../../engine/judge/tree-rules.ts';
import { all, has, text } from '../../../engine/judge/tree-view.ts';
import { municipioByCodigo } from '../../../tables/municipios.ts';
import { isBorder } from '../../../tables/uf-borders.ts';
import {
  CARRIER,
  type Carried,
  carriedKeys,
  countOf,
  crossesBorder,
  GLOBALIZADO,
  ide,
  isLaterLoading,
  isOwnCargo,
  onRoad,
  unloadings,
} from './manifest.ts';

const { obrig, strictObrig, notice } = documentRows;
const MOC = 'MOC MDF-e 3.00b';
const NT_2024 = 'NT 2024.001 MDF-e';
const LOADING = 'ide/infMunCarrega/cMunCarrega';
const UNLOADING = 'infDoc/infMunDescarga/cMunDescarga';

const loadingTowns = (d: DocumentView): readonly string[] =>
  all(d.ide, 'infMunCarrega').map((town) => text(town, 'cMunCarrega'));
const unloadingTowns = (d: DocumentView): readonly string[] =>
  unloadings(d).map((town) => text(town, 'cMunDescarga'));
/** A town that is not in that UF; one that does not exist is in none. */
const isElsewhere = (codigo: string, uf: string): boolean =>
  (uf === ABROAD) !== (codigo === TOWN_ABROAD) || (uf !== ABROAD && municipioByCodigo(codigo)?.uf !== uf);

const MODELS: Readonly<Record<Carried, string>> = { infCTe: '57', infNFe: '55', infMDFeTransp: '58' };
const isKeyOf = (key: string, kind: Carried): boolean => isChave(key) && chaveParts(key).mod === MODELS[kind];
const badKeys =
  (kind: Carried) =>
  (d: DocumentView): Place[] =>
    carriedKeys(d, kind)
      .filter(({ key }) => !isKeyOf(key, kind))
      .map(({ place }) => place);
const repeatedKeys =
  (kind: Carried) =>
  (d: DocumentView): Place[] => {
    const known = new Set<string>();
    return carriedKeys(d, kind).flatMap(({ key, place }) => {
      // Within one UF a document may be unloaded in several towns.
      const once = crossesBorder(d) ? key : `${place[0]} ${key}`;
      const again = known.has(once);
      known.add(once);
      return again ? [place] : [];
    });
  };
/** Months a document may be older than the manifest. */
const MONTHS = 6;
const monthOf = (year: number, month: number): number => year * 12 + month;
const oldKeys =
  (kind: Carried) =>
  (d: DocumentView): Place[] => {
    const [year, month] = dayInBrasilia(d.context.nowMs).split('-').map(Number);
    const first = monthOf(year ?? 0, month ?? 0) - MONTHS;
    return carriedKeys(d, kind)
      .filter(
        ({ key }) =>
          isKeyOf(key, kind) && monthOf(2000 + Number(key.slice(2, 4)), Number(key.slice(4, 6))) < first,
      )
      .map(({ place }) => place);
  };
const carries =
  (kind: Carried) =>
  (d: DocumentView): boolean =>
    carriedKeys(d, kind).length > 0;
/** A total and the documents that it counts. */
const miscounts = (tag: string, kind: Carried) => (d: DocumentView) =>
  Number(text(d.inf, 'tot', tag) || '0') !== carriedKeys(d, kind).length;

/** UFs from the first to the last; the first one where the route stays in its UF. */
function routeOf({ ide: group }: DocumentView): readonly string[] {
  const passed = all(group, 'infPercurso').map((one) => text(one, 'UFPer'));
  const [start, end] = [text(group, 'UFIni'), text(group, 'UFFim')];
  return passed.length === 0 && start === end ? [start] : [start, ...passed, end];
}
const isBrokenRoute = (route: readonly string[]): boolean =>
  !route.includes(ABROAD) && route.some((uf, i) => i > 0 && !isBorder(route[i - 1] ?? '', uf));
/** UFs where goods go on by boat: the manifest of the boat lists those of the trucks. */
const BY_BOAT = ['AM', 'AP'];
const parts = (d: DocumentView) =>
  unloadings(d).flatMap((town) => [...all(town, 'infCTe'), ...all(town, 'infNFe')]);

/** Rejections of route and cargo, in the order in which the authority looks. */
// biome-ignore format: a table reads as one rule a row
export const CARGO_RULES: readonly DocumentRule[] = [
  strictObrig('663', `${MOC}, F90: UFs of the route in order, each beside the one before it`, 'ide/infPercurso', (d) => onRoad(d) && isBrokenRoute(routeOf(d))),
  obrig('405', `${MOC}: town of loading`, LOADING, (d) => placesWhere(loadingTowns(d), isUnknownTown)),
  obrig('456', `${MOC}, F08`, LOADING, (d) => placesWhere(loadingTowns(d), (codigo) => isElsewhere(codigo, text(d.ide, 'UFIni')))),
  obrig('685', `${MOC}, F10`, LOADING, (d) => repeatedAt(loadingTowns(d))),
  obrig('406', `${MOC}: town of unloading`, UNLOADING, (d) => placesWhere(unloadingTowns(d), isUnknownTown)),
  obrig('612', `${MOC}, F11`, UNLOADING, (d) => placesWhere(unloadingTowns(d), (codigo) => isElsewhere(codigo, text(d.ide, 'UFFim')))),
  obrig('680', `${MOC}, F13`, UNLOADING, (d) => repeatedAt(unloadingTowns(d))),
  obrig('703', `${MOC}, F21: loading and unloading in the same town`, 'ide/indCarregaPosterior', (d) => isLaterLoading(d) && (loadingTowns(d).length > 1 || unloadingTowns(d).length > 1 || loadingTowns(d)[0] !== unloadingTowns(d)[0])),
  obrig('704', `${MOC}, F22: within one UF`, 'ide/indCarregaPosterior', (d) => isLaterLoading(d) && crossesBorder(d)),
  obrig('705', `${MOC}, F23: by road`, 'ide/indCarregaPosterior', (d) => isLaterLoading(d) && !onRoad(d)),
  obrig('706', `${MOC}, F27: the cargo is told by event`, 'infDoc/infMunDescarga', (d) => isLaterLoading(d) && countOf(d) > 0),
  obrig('707', `${MOC}, F24: own cargo`, 'ide/indCarregaPosterior', (d) => isLaterLoading(d) && !isOwnCargo(d)),
  obrig('616', `${MOC}, F26: every town of unloading`, 'infDoc/infMunDescarga', (d) => !isLaterLoading(d) && unloadings(d).some((town) => !has(town, 'infCTe') && !has(town, 'infNFe') && !has(town, 'infMDFeTransp'))),
  obrig('638', `${MOC}, F14: a carrier with CT-e`, 'infDoc/infMunDescarga/infNFe', (d) => ide('tpEmit', CARRIER)(d) && carries('infNFe')(d)),
  obrig('639', `${MOC}, F15: own cargo`, 'infDoc/infMunDescarga/infCTe', (d) => isOwnCargo(d) && carries('infCTe')(d)),
  obrig('540', `${MOC}, F16: a carrier with CT-e globalizado`, 'infDoc/infMunDescarga/infCTe', (d) => ide('tpEmit', GLOBALIZADO)(d) && carries('infCTe')(d)),
  notice('541', `${MOC}, F17; its strength was not read`, 'ide/tpEmit', (d) => ide('tpEmit', GLOBALIZADO)(d) && crossesBorder(d)),
  obrig('647', `${MOC}, F43: by water`, 'infDoc/infMunDescarga/infMDFeTransp', (d) => carries('infMDFeTransp')(d) && !ide('modal', '3')(d)),
  strictObrig('648', `${MOC}, F44`, 'infDoc/infMunDescarga/infMDFeTransp', (d) => carries('infMDFeTransp')(d) && !BY_BOAT.some((uf) => ide('UFIni', uf)(d) || ide('UFFim', uf)(d)), { field: 'municipios_descarregamento' }),
  strictObrig('702', `${MOC}, F34`, 'infDoc/infMunDescarga/infCTe/infEntregaParcial', (d) => !ide('modal', '2')(d) && parts(d).some((one) => has(one, 'infEntregaParcial')), { field: 'municipios_descarregamento' }),
  obrig('667', `${MOC}: total of CT-e`, 'tot/qCTe', miscounts('qCTe', 'infCTe'), { field: 'quantidade_total_cte' }),
  obrig('667', `${MOC}: total of NF-e`, 'tot/qNFe', miscounts('qNFe', 'infNFe')),
  obrig('667', `${MOC}: total of MDF-e`, 'tot/qMDFe', miscounts('qMDFe', 'infMDFeTransp'), { field: 'quantidade_total_mdfe_aquaviario' }),
  obrig('601', `${MOC}, F30: keys of CT-e`, 'infDoc/infMunDescarga/infCTe/chCTe', badKeys('infCTe')),
  obrig('604', `${MOC}, F37: keys of NF-e`, 'infDoc/infMunDescarga/infNFe/chNFe', badKeys('infNFe')),
  obrig('649', `${MOC}, F45: keys of MDF-e`, 'infDoc/infMunDescarga/infMDFeTransp/chMDFe', badKeys('infMDFeTransp')),
  strictObrig('518', `${NT_2024}, F30a`, 'infDoc/infMunDescarga/infCTe/chCTe', oldKeys('infCTe'), { since: 'past-mdfe-old-keys' }),
  strictObrig('519', `${NT_2024}, F37a`, 'infDoc/infMunDescarga/infNFe/chNFe', oldKeys('infNFe'), { since: 'past-mdfe-old-keys' }),
  strictObrig('520', `${NT_2024}, F45a`, 'infDoc/infMunDescarga/infMDFeTransp/chMDFe', oldKeys('infMDFeTransp'), { since: 'past-mdfe-old-keys' }),
  obrig('668', `${MOC}, F28`, 'infDoc/infMunDescarga/infCTe/chCTe', repeatedKeys('infCTe')),
  obrig('669', `${MOC}, F29`, 'infDoc/infMunDescarga/infNFe/chNFe', repeatedKeys('infNFe')),
];
