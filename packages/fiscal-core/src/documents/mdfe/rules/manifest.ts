import type { DocumentView } from '../../../engine/judge/document-judge.ts';
import { ABROAD } from '../../../engine/judge/portal-rules.ts';
import { all, at, type Group, text } from '../../../engine/judge/tree-view.ts';
import { ROAD } from '../modal.ts';

export type Test = (manifest: DocumentView) => boolean;

export const ide =
  (tag: string, ...values: readonly string[]): Test =>
  (d) =>
    values.includes(text(d.ide, tag));
export const CARRIER = '1';
export const OWN_CARGO = '2';
/** A carrier that issues a CT-e globalizado. */
export const GLOBALIZADO = '3';

export const onRoad = ide('modal', ROAD);
export const isCarrier = ide('tpEmit', CARRIER, GLOBALIZADO);
export const isOwnCargo = ide('tpEmit', OWN_CARGO);
/** The transport leaves its UF, or starts abroad. */
export const crossesBorder: Test = ({ ide: group }) =>
  text(group, 'UFIni') !== text(group, 'UFFim') || text(group, 'UFIni') === ABROAD;
/** An event adds the cargo later. */
export const isLaterLoading = ide('indCarregaPosterior', '1');

export const road = ({ inf }: DocumentView): Group => at(inf, 'infModal', 'rodo');
export const antt = (d: DocumentView): Group => at(road(d), 'infANTT');
export const tractor = (d: DocumentView): Group => at(road(d), 'veicTracao');
export const payments = (d: DocumentView) => all(antt(d), 'infPag');

export const unloadings = ({ inf }: DocumentView) => all(inf, 'infDoc', 'infMunDescarga');
const KEYS = { infCTe: 'chCTe', infNFe: 'chNFe', infMDFeTransp: 'chMDFe' } as const;
export type Carried = keyof typeof KEYS;

/** A document carried: its key, and the indexes of its town and of itself. */
interface CarriedKey {
  readonly key: string;
  readonly place: readonly number[];
}
/** Returns the documents of a kind over all towns. */
export const carriedKeys = (d: DocumentView, kind: Carried): readonly CarriedKey[] =>
  unloadings(d).flatMap((town, i) =>
    all(town, kind).map((one, j) => ({ key: text(one, KEYS[kind]), place: [i, j] })),
  );
export const countOf = (d: DocumentView): number =>
  (['infCTe', 'infNFe', 'infMDFeTransp'] as const).reduce(
    (sum, kind) => sum + carriedKeys(d, kind).length,
    0,
  );
