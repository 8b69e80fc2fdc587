import { textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import type { TaxFacts } from '../../tax/leaf.ts';
import { isExclusive } from './exclusive.ts';
import type { Note } from './model.ts';

/** Regimes that share nothing with the UF of destination: Simples Nacional and MEI. Source: MOC 7.0 NA01-20, exceptions. */
const SIMPLES = new Set(['1', '4']);

/** An interstate sale of an NF-e to a final consumer who is no taxpayer. Source: MOC 7.0 NA01-20 (694). */
const sharesDestination = ({ input, model, context }: Note): boolean =>
  model.mod === '55' &&
  !isExclusive(context, input) &&
  input['tipo_documento'] === '1' &&
  input['finalidade_emissao'] === '1' &&
  input['local_destino'] === '2' &&
  input['consumidor_final'] === '1' &&
  input['indicador_inscricao_estadual_destinatario'] === '9' &&
  !SIMPLES.has(textOf(input, 'regime_tributario_emitente') ?? '') &&
  (input['uf_entrega'] === undefined || input['uf_entrega'] !== input['uf_emitente']);

/** Between which UFs the goods go: those of the issuer and of the delivery. */
export const routeOf = (input: FlatInput): Pick<TaxFacts, 'origin' | 'destination'> => ({
  origin: textOf(input, 'uf_emitente'),
  destination: textOf(input, 'uf_entrega') ?? textOf(input, 'uf_destinatario'),
});

/** Facts of a note that decide the taxes of its items. */
export const factsOf = (note: Note): TaxFacts => ({
  ...routeOf(note.input),
  finalConsumer: note.input['consumidor_final'] === '1',
  sharesDestination: sharesDestination(note),
  doubleBase: note.context.issuer.difalBaseDupla === true,
});
