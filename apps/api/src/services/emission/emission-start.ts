import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { type Emitter, issuerFields, ownOf } from './emission-example.ts';
import type { EmissionField } from './emission-field.ts';

/** First entry of a list, with its number if required. */
const firstOf = (fields: readonly EmissionField[]): Readonly<Record<string, string>> =>
  fields.some(({ name, required }) => required && name === NUMBER) ? { [NUMBER]: '1' } : {};

const NUMBER = 'numero_item';
const NAMES_ISSUER = /^(?:cnpj|cpf)_(?:emitente|prestador)$/;

/** Initial value of a field; undefined when the user must enter it. */
function initialValue(field: EmissionField, definition: DocumentDefinition, emitter: Emitter): unknown {
  const { name, as, required, fields } = field;
  if (as === 'objects')
    return required || fields.some((inner) => inner.required) ? [firstOf(fields)] : undefined;
  // Fills the issuer's CNPJ even if the contract allows a CPF instead; a person has only the CPF.
  const own = issuerFields(emitter.issuer).test(name);
  if (!own && (!required || NAMES_ISSUER.test(name))) return undefined;
  if (name === 'mod') return definition.mod;
  return ownOf(name, emitter) ?? (field.mayBeBlank ? '' : undefined);
}

/**
 * Initial body: required values that are known (model, issuer, moment, blanks), and one entry of each list with required
 * fields.
 */
export const startFor = (
  definition: DocumentDefinition,
  fields: readonly EmissionField[],
  emitter: Emitter,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    fields
      .map((field) => [field.name, initialValue(field, definition, emitter)] as const)
      .filter(([, value]) => value !== undefined),
  );
