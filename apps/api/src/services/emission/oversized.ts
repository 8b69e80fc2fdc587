import type { DocumentDefinition, Prepared } from '@fiscal/core/engine/document/definition';
import { Failure } from '../../base/failure.ts';
import { unsigned } from './predicted.ts';

/** A shorter body tells so little of each item that only the completions of the test environment could make it that large. */
const MEASURED_FROM_CHARS = 16 * 1024;

/**
 * An XML that no authority takes is not accepted. What is not found here is found before it is sent.
 *
 * @throws {Failure} corpo_grande_demais, with the field and the rejection it stands for
 */
export function refuseOversized(definition: DocumentDefinition, prepared: Prepared, bodyText: string): void {
  if (bodyText.length < MEASURED_FROM_CHARS) return;
  const errors = definition.sizeFaults(unsigned(definition, prepared).xml.length);
  const [first] = errors;
  if (first === undefined) return;
  throw new Failure(
    'corpo_grande_demais',
    `${first.message} Seria a rejeição ${first.cStat}. ${first.fix ?? ''}`.trim(),
    {
      errors,
    },
  );
}
