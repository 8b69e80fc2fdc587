import type { DocumentDefinition } from '@fiscal/core/documents/definition';
import { type Emitter, ownOf } from './emission-example.ts';
import type { EmissionField } from './emission-field.ts';

/** What a field is begun with; undefined where somebody has to say. */
function begun(field: EmissionField, definition: DocumentDefinition, emitter: Emitter): unknown {
  const { name, as, required, fields } = field;
  if (as === 'objects') return required || fields.some((inner) => inner.required) ? [{}] : undefined;
  if (!required) return undefined;
  if (name === 'mod') return definition.mod;
  return ownOf(name, emitter) ?? (field.mayBeBlank ? '' : undefined);
}

/**
 * A body to write from nothing: what the contract asks for and is known without asking (model, issuer, moment, what may
 * be blank), and one entry of each list whose entries it asks something of.
 */
export const startFor = (
  definition: DocumentDefinition,
  fields: readonly EmissionField[],
  emitter: Emitter,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields
      .map((field) => [field.name, begun(field, definition, emitter)] as const)
      .filter(([, value]) => value !== undefined),
  );
