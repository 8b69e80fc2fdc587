import type { Draft } from '../../engine/body/draft.ts';
import type { OfflineRule } from '../../engine/body/rules.ts';
import { listOf, textOf } from '../../engine/layout/flat.ts';
import { CSTAT_MDFE } from './cstat.ts';
import { ROAD, roadOf } from './modal.ts';
import { MDFE_REJECTIONS } from './rejections.ts';
import { DOCUMENT_LISTS } from './route.ts';

const TEXTS = new Map(CSTAT_MDFE.map(([code, , , message]) => [code, message]));
const HINTS = new Map(MDFE_REJECTIONS.map((row) => [row.cStat, row]));

type Test = (draft: Draft) => boolean;

/** Makes a row in the authority's words; field, tag and fix are those of the catalogue of rejections. */
function rule(
  cStat: string,
  source: string,
  breaks: Test,
  more: Pick<OfflineRule<Draft>, 'strength' | 'since'>,
): OfflineRule<Draft> {
  const { field = '', tag = '', fix = '' } = HINTS.get(cStat) ?? {};
  return { cStat, field, tag, fix, message: TEXTS.get(cStat) ?? '', source, breaks, ...more };
}

const onRoad: Test = ({ input }) => textOf(input, 'modal') === ROAD;
const emitter =
  (...kinds: readonly string[]): Test =>
  ({ input }) =>
    kinds.includes(textOf(input, 'emitente') ?? '');
const isCarrier = emitter('1', '3');
const isOwnCargo = emitter('2');
const hasTransporter: Test = ({ input }) => textOf(input, 'tipo_transporte') !== undefined;
/** By road, and paid for it: a carrier, or own cargo in the vehicle of a carrier. */
const isForOthers: Test = (draft) =>
  onRoad(draft) && (isCarrier(draft) || (isOwnCargo(draft) && hasTransporter(draft)));

const documents = ({ input }: Draft): number =>
  listOf(input, 'municipios_descarregamento')
    .flatMap((town) => Object.keys(DOCUMENT_LISTS).map((list) => listOf(town, list).length))
    .reduce((sum, count) => sum + count, 0);
/** The vehicle carries a single document. */
const isFullLoad: Test = (draft) => isForOthers(draft) && documents(draft) === 1;

const lacks =
  (list: 'ciot' | 'pagamentos'): Test =>
  ({ input }) => {
    const road = roadOf(input);
    return road === undefined || listOf(road, list).length === 0;
  };

const TAC = '2';
/** Kinds of owner: an autonomous carrier, bound to a company or independent. */
const TAC_OWNERS = ['0', '1'];
/** [?] The ANTT's register has the last word; the document tells only who says of himself that he is a TAC. */
const isTac: Test = ({ input }) =>
  textOf(input, 'modal') === ROAD &&
  (textOf(input, 'tipo_transporte') === TAC ||
    TAC_OWNERS.includes(textOf(roadOf(input) ?? {}, 'tipo_proprietario_veiculo') ?? ''));

const FULL_LOAD = { strength: 'strict', since: 'mdfe-2025.001' } as const;
const OF_TAC = { strength: 'facul', since: 'mdfe-2025.001-tac' } as const;

/** Rejections of what goes by road, in the order in which the authority looks. */
// biome-ignore format: a table reads as one rule a row
export const ROAD_RULES: readonly OfflineRule<Draft>[] = [
  rule('698', 'MOC MDF-e 3.00b, F91', (draft) => onRoad(draft) && isCarrier(draft) && listOf(draft.input, 'seguros_carga').length === 0, { strength: 'strict' }),
  rule('301', 'NT 2025.001 MDF-e, F55a', (draft) => isFullLoad(draft) && textOf(draft.input, 'codigo_ncm_produto') === undefined, FULL_LOAD),
  rule('302', 'NT 2025.001 MDF-e, F55b', (draft) => isFullLoad(draft) && lacks('pagamentos')(draft), FULL_LOAD),
  rule('303', 'NT 2025.001 MDF-e, F113a [?]', (draft) => isTac(draft) && lacks('pagamentos')(draft), OF_TAC),
  rule('304', 'NT 2025.001 MDF-e, F113b [?]', (draft) => isTac(draft) && lacks('ciot')(draft), OF_TAC),
  rule('684', 'NT 2026.001 MDF-e', (draft) => isForOthers(draft) && lacks('ciot')(draft), { strength: 'strict', since: 'mdfe-2026.001' }),
];
