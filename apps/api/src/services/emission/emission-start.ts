import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { type Emitter, issuerFields, ownOf } from './emission-example.ts';
import type { EmissionField } from './emission-field.ts';

/** The first entry of a list: with its number where that is asked for. */
const firstOf = (fields: readonly EmissionField[]): Readonly<Record<string, string>> =>
  fields.some(({ name, required }) => required && name === NUMBER) ? { [NUMBER]: '1' } : {};

const NUMBER = 'numero_item';
const NAMES_ISSUER = /^(?:cnpj|cpf)_(?:emitente|prestador)$/;

/** Initial value of a field; undefined when the user has to give it. */
function initialValue(field: EmissionField, definition: DocumentDefinition, emitter: Emitter): unknown {
  const { name, as, required, fields } = field;
  if (as === 'objects')
    return required || fields.some((inner) => inner.required) ? [firstOf(fields)] : undefined;
  // The issuer's fields are filled in even where a CPF is an alternative, and by the CPF alone for a person.
  const own = issuerFields(emitter.issuer).test(name);
  if (!own && (!required || NAMES_ISSUER.test(name))) return undefined;
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
      .map((field) => [field.name, initialValue(field, definition, emitter)] as const)
      .filter(([, value]) => value !== undefined),
  );
