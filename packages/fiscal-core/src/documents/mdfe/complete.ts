import { type Draft, fill } from '../../engine/body/draft.ts';
import { completeTechnicalContact, fillFromProfile, fillIssuerDocument } from '../../engine/body/issuer.ts';
import { completePlace } from '../../engine/body/place.ts';
import type { Issuer } from '../../engine/document/definition.ts';
import { listOf, textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { MDFE_COMPILED } from './compiled.ts';
import { MODAL_FIELDS, ROAD, roadOf, sentModals } from './modal.ts';
import { completePayments } from './payment.ts';
import { completeRoute, countDocuments, hasRoute } from './route.ts';
import { fillStandIns } from './stand-ins.ts';

/** ide/tpEmit. */
const CARRIER = '1';
const OWN_CARGO = '2';
const KILOGRAMS = '01';

/** The state registration, when there is one: the layout has no word for being exempt. */
const ieOf = ({ ie }: Issuer): string | undefined => (/^\d/.test(ie) ? ie : undefined);

function completeIssuer(draft: Draft): void {
  const { input, context } = draft;
  fillIssuerDocument(draft);
  fillFromProfile(draft, MDFE_COMPILED.coerce, { inscricao_estadual_emitente: ieOf(context.issuer) });
  completePlace(input, 'emitente');
  if (hasRoute(input)) fillStandIns(draft, 'emitente');
  completePlace(input, 'emitente');
}

const carriesCte = (input: FlatInput): boolean =>
  listOf(input, 'municipios_descarregamento').some(
    (town) => listOf(town, 'conhecimentos_transporte').length > 0,
  );

function completeIdentification({ input, context }: Draft): void {
  fill(input, 'emitente', carriesCte(input) ? CARRIER : OWN_CARGO);
  fill(input, 'modal', sentModals(input)[0] ?? ROAD);
  fill(input, 'forma_emissao', '1');
  fill(input, 'versao_aplicativo', context.verProc);
}

/** The layout has IE and UF of an owner together or not at all: who has no registration has an empty one. */
function completeOwner(vehicle: FlatInput, suffix: string): void {
  const ie = `inscricao_estadual_proprietario${suffix}`;
  if (vehicle[`uf_proprietario${suffix}`] !== undefined) vehicle[ie] ??= '';
}

/** Completes the road modal from the registration and the payments, then (on lenient test tokens) from stand-ins. */
function completeRoad(draft: Draft): void {
  const { input, context } = draft;
  if (textOf(input, 'modal') !== ROAD) return;
  if (context.completeInSandbox && hasRoute(input) && sentModals(input).length === 0)
    input[MODAL_FIELDS[ROAD]] = [{}];
  const road = roadOf(input);
  if (road === undefined) return;
  fill(road, 'registro_nacional_transporte', context.issuer.rntrc?.replace(/\D/g, ''));
  completeOwner(road, '_veiculo');
  for (const trailer of listOf(road, 'veiculos_reboque')) completeOwner(trailer, '');
  completePayments(road);
  if (hasRoute(input)) fillStandIns(draft, 'rodoviario', { fields: road, at: `${MODAL_FIELDS[ROAD]}.` });
}

/** Completes the cargo, by town of unloading. */
function completeCargo(draft: Draft): void {
  const { input } = draft;
  if (!hasRoute(input)) return;
  for (const [i, fields] of listOf(input, 'municipios_descarregamento').entries())
    fillStandIns(draft, 'descarregamento', { fields, at: `municipios_descarregamento[${i}].` });
  fillStandIns(draft, 'carga');
}

/** Completes a coerced body in place: documented defaults, registration, stand-ins, counts. */
export function complete(draft: Draft): void {
  const { input } = draft;
  completeIdentification(draft);
  completeIssuer(draft);
  completeRoute(input);
  completeRoad(draft);
  completeCargo(draft);
  fill(input, 'codigo_unidade_medida_peso_bruto', KILOGRAMS);
  countDocuments(input);
  completeTechnicalContact(draft);
}
