import type { InputTypeParam } from '@pothos/core';
import type { BodyField, BodyFields, Holds } from '../../inputs/body-fields.ts';
import { builder } from '../builder.ts';
import { OTHERS } from './value.ts';

type Types = (typeof builder)['$inferSchemaTypes'];

/** Pothos options of an input field or an argument. */
export interface InputField {
  readonly type: InputTypeParam<Types>;
  readonly description: string;
}

const others: InputField = {
  type: 'JSONObject',
  description:
    'Propriedades que este tipo não lista: são guardadas com o documento. Um campo listado vence o do mesmo nome.',
};

const SCALARS = {
  text: 'Texto',
  dateTime: 'Texto',
  decimal: 'Decimal',
  flag: 'Boolean',
  any: 'JSON',
} as const;

/** Fields published as JSON before their layout was known: another type would break callers. */
const PUBLISHED_AS_JSON = /^NFC?ePagamentosVinculados./;

/** `modal_rodoviario`, `documentosPapel` → `ModalRodoviario`, `DocumentosPapel`. */
const pascal = (name: string): string =>
  name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Declares the input types inside a field and returns its own. */
function typeOf(
  name: string,
  holds: Holds,
  { description, isOpen }: { readonly description: string; readonly isOpen: boolean },
): InputTypeParam<Types> {
  if (holds.as === 'texts') return ['Texto'];
  if (!('fields' in holds)) return PUBLISHED_AS_JSON.test(name) ? 'JSON' : SCALARS[holds.as];
  const ref = declareInput(name, description, { fields: holds.fields, isOpen });
  return holds.as === 'objects' ? [ref] : ref;
}

/** The fields of an object as input fields or arguments; `owner` begins the names of the types inside. */
export const inputFields = (
  owner: string,
  fields: BodyFields,
  { isOpen }: { readonly isOpen: boolean },
): ReadonlyMap<string, InputField> =>
  new Map([
    ...[...fields].map(([shown, { name, description, holds }]: [string, BodyField]) => {
      const type = typeOf(owner + pascal(name), holds, { description, isOpen });
      return [shown, { type, description }] as const;
    }),
    ...(isOpen ? [[OTHERS, others] as const] : []),
  ]);

/** Declares `<name>Input`; an open one takes what it does not list in `outros`, and so do the types inside. */
export function declareInput(
  name: string,
  description: string,
  { fields, isOpen }: { readonly fields: BodyFields; readonly isOpen: boolean },
) {
  if (isOpen && fields.has(OTHERS)) throw new Error(`${name} has a field ${OTHERS} of its own`);
  const own = inputFields(name, fields, { isOpen });
  return builder.inputType(`${name}Input`, {
    description,
    fields: (t) => Object.fromEntries([...own].map(([field, options]) => [field, t.field(options)])),
  });
}
