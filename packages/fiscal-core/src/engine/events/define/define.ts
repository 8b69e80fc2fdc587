import { compileWriter } from '../../layout/writer.ts';
import type { EventDefinition } from '../definition.ts';
import { detailsOf } from '../event-notes.ts';
import { nextSequence } from '../sequence.ts';
import { eventBody } from './body.ts';
import { compileEvent } from './compose.ts';
import type { Envelope, EventSpec } from './spec.ts';

/** Makes the definition of an event from its rows and the envelope of its family. */
export function defineEvent(spec: EventSpec, envelope: Envelope): EventDefinition {
  const { kind, tpEvento, descEvento, types, sequenceMax, source } = spec;
  const composer = compileEvent(spec, envelope);
  const sequence = spec.sequence ?? ((earlier) => nextSequence(kind, earlier));
  const writer = compileWriter(composer.layout);
  return {
    kind,
    tpEvento,
    descEvento,
    types,
    sequenceMax,
    synchronous: spec.synchronous ?? true,
    duplicate: spec.duplicate ?? 'proxima-sequencia',
    leaves: spec.leaves ?? null,
    ...(spec.sequenceSource !== undefined && { sequenceSource: spec.sequenceSource }),
    ...(spec.refusedFor !== undefined && { refusedFor: spec.refusedFor }),
    ...(spec.termBy !== undefined && { termBy: spec.termBy }),
    source,
    layout: composer.layout,
    ...eventBody(spec, composer, envelope),
    refusal(subject, earlier, request) {
      if (sequence(earlier, request) > sequenceMax)
        return {
          code: 'operacao_nao_permitida',
          message: `O documento já tem ${sequenceMax} evento(s) "${descEvento}", o máximo permitido.`,
        };
      return spec.refusal?.(subject, earlier, request) ?? null;
    },
    sequence,
    cancels: spec.cancels ?? (() => null),
    build(request, subject, at) {
      const { tree, id, told } = composer.compose(request, subject, at);
      const faults = composer.validate(tree);
      if (faults.length > 0)
        throw new Error(`${kind} would not be valid: ${faults.map(({ message }) => message).join('; ')}`);
      const more = at.nProtEvento === null ? {} : { nProtEvento: at.nProtEvento };
      return {
        xml: writer.document(tree, writer.element(tree)),
        namespace: composer.layout.namespace,
        id,
        details: detailsOf(told, more),
      };
    },
  };
}
