import type { DocumentDefinition, Prepared } from '@fiscal/core/engine/document/definition';
import { Failure } from '../../base/failure.ts';
import { unsignedXml } from './predicted.ts';

/**
 * A shorter body holds so little per item that only the completions of the test environment could make it that large.
 */
const MEASURED_FROM_CHARS = 16 * 1024;

/**
 * Refuses an XML too large for any authority. A size not detected here is detected before sending.
 *
 * @throws {Failure} corpo_grande_demais, with the field and its rejection
 */
export function refuseOversized(definition: DocumentDefinition, prepared: Prepared, bodyText: string): void {
  if (bodyText.length < MEASURED_FROM_CHARS) return;
  const errors = definition.sizeFaults(unsignedXml(definition, prepared).xml.length);
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
