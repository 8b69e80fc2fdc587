import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { bodyFields } from '../../inputs/body-fields.ts';
import { declareInput } from '../body/input-type.ts';
import { type Body, bodyOf } from '../body/value.ts';
import { typeName } from '../documents/type-name.ts';

/** Bodies of one type as mutations take them. */
function emissionInput(definition: DocumentDefinition) {
  const { nome, mod, contractSchema, inputSchema } = definition;
  const fields = bodyFields({ contract: contractSchema, documented: inputSchema }, (name) => name);
  const description = `Corpo de uma emissão de ${nome}: os campos de REST, com os mesmos nomes. O que falta ou não serve é dito pela operação, tudo de uma vez; mod pode faltar.`;
  return {
    definition,
    ref: declareInput(typeName(nome), description, { fields, isOpen: true }),
    fields,
    /** The body of REST; `mod` is the type's own when it is not given. */
    bodyOf: (input: Body): Body => ({ mod, ...bodyOf(input, fields) }),
  };
}

export type EmissionInput = ReturnType<typeof emissionInput>;

/** Inputs of each document type, with every documented field of its layout and contract. */
export const EMISSION_INPUTS: readonly EmissionInput[] = DOCUMENTS.map(emissionInput);
