import { calculatedBy, tellCalculated } from '../../engine/body/calculated.ts';
import { type Draft, fill } from '../../engine/body/draft.ts';
import { completeTechnicalContact } from '../../engine/body/issuer.ts';
import { listOf, textOf } from '../../engine/layout/flat.ts';
import type { Coerce } from '../../engine/layout/types.ts';
import { isComplement, MODAIS } from './model.ts';
import { completeIssuer, completeParties, completeRoute, putHomologationNames } from './parties.ts';
import { fillStandIns } from './stand-ins.ts';
import { completeIbsCbsOf, completeIcms, completeShare, completeSituation, completeValues } from './taxes.ts';

/** Defaults of the identification. Source: MOC CT-e 4.00, Anexo I. */
const DEFAULTS: Readonly<Record<string, string>> = {
  formato_impressao: '1',
  forma_emissao: '1',
  tipo_documento: '0',
  tipo_servico: '0',
  retirar_mercadoria: '1',
  tomador: '0',
};

/** The modal sent, else the one whose object was sent, else road. */
function completeModal({ input }: Draft): void {
  const sent = [...MODAIS].find(([, field]) => input[field] !== undefined);
  fill(input, 'modal', sent?.[0] ?? '01');
}

/** A scheduled delivery needs a date and a time; the missing one becomes "not set". */
function completeSchedule({ input }: Draft): void {
  const has = (field: string): boolean => input[field] !== undefined;
  if (has('data_programada')) fill(input, 'tipo_data_programada', '1');
  else if (has('data_inicial')) fill(input, 'tipo_periodo', '4');
  if (has('hora_programada')) fill(input, 'com_hora_tipo_hora_programada', '1');
  else if (has('hora_programada_inicial')) fill(input, 'tipo_hora_programada', '4');
  const dated = ['tipo_programacao_entrega', 'tipo_data_programada', 'tipo_periodo'].some(has);
  const timed = [
    'sem_hora_tipo_hora_programada',
    'com_hora_tipo_hora_programada',
    'tipo_hora_programada',
  ].some(has);
  if (dated && !timed) input['sem_hora_tipo_hora_programada'] = '0';
  if (timed && !dated) input['tipo_programacao_entrega'] = '0';
}

/** The modal's own object; RNTRC comes from the registration. */
function completeModalBody(draft: Draft): void {
  const { input, context } = draft;
  const field = MODAIS.get(textOf(input, 'modal') ?? '');
  if (field === undefined || isComplement(draft)) return;
  const rntrc = field === 'modal_rodoviario' ? context.issuer.rntrc?.replace(/\D/g, '') : undefined;
  if (input[field] === undefined && (context.completeInSandbox || rntrc)) input[field] = [{}];
  const [fields] = listOf(input, field);
  if (fields === undefined) return;
  if (rntrc) fill(fields, 'rntrc', rntrc.padStart(8, '0'));
  fillStandIns(draft, 'modal', { fields, at: `${field}.` });
}

/** Completes the value of the service and its taxes, with a notice for each derived field. */
function completeTaxes(draft: Draft): void {
  const { input } = draft;
  const calculated = calculatedBy(draft, { entry: input, at: '' }, () => {
    completeValues(draft);
    fillStandIns(draft, 'valor');
    completeValues(draft);
    completeSituation(draft);
    fillStandIns(draft, 'imposto');
    completeIcms(draft);
    completeShare(draft);
    completeIbsCbsOf(draft);
  });
  tellCalculated(draft, calculated);
}

/** Completes a coerced body in place, in the order in which one fact needs another. */
export function complete(draft: Draft, coerce: Coerce): void {
  const { input, context } = draft;
  for (const [field, value] of Object.entries(DEFAULTS)) fill(input, field, value);
  fill(input, 'versao_aplicativo', context.verProc);
  completeModal(draft);
  completeSchedule(draft);
  completeIssuer(draft, coerce);
  completeRoute(draft);
  completeParties(draft);
  fillStandIns(draft, 'carga');
  completeModalBody(draft);
  completeTaxes(draft);
  putHomologationNames(draft);
  completeTechnicalContact(draft);
}
