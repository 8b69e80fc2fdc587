import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import type { Principal } from '@fiscal/db/base/types';
import { notFound } from '../../base/failure.ts';
import { type BodyField, type BodyFields, bodyFields } from '../../inputs/body-fields.ts';
import { limitsEnglish } from '../people-words/english/limits.ts';
import { meaningEnglish } from '../people-words/english/meanings.ts';
import { titleEnglish } from '../people-words/english/titles.ts';
import { titleOf } from '../people-words/field-labels.ts';
import { type ExampleName, exampleFor, exampleNames } from './emission-example.ts';
import type { EmissionField } from './emission-field.ts';
import { startFor } from './emission-start.ts';

/** A type that can be emitted. */
export interface EmissionType {
  readonly type: string;
  /** `mod` of its bodies. */
  readonly mod: string;
  readonly nome: string;
  readonly examples: readonly ExampleName[];
  /** Field whose text reaches the XML: where the markers of the sandbox go. Null when we know of none. */
  readonly freeText: string | null;
}

/** Data for emission forms. */
export interface EmissionForms {
  types(): readonly EmissionType[];
  /** @throws {Failure} nao_encontrado */
  definition(type: string): DocumentDefinition;
  /** Every field of a body: the contract's own first. @throws {Failure} nao_encontrado */
  schema(type: string): readonly EmissionField[];
  /**
   * A body in the name of the principal's company, emitted now; null: with nothing but what is known without asking.
   * @throws {Failure} nao_encontrado
   */
  example(principal: Principal, type: string, name: string | null): Readonly<Record<string, unknown>>;
}

/** Every type's field of free text. */
const FREE_TEXT: Readonly<Record<string, string>> = {
  nfe: 'informacoes_adicionais_contribuinte',
  nfce: 'informacoes_adicionais_contribuinte',
  cte: 'observacao',
  mdfe: 'informacao_complementar',
  nfcom: 'informacoes_complementares_contribuinte',
  dce: 'informacoes_adicionais',
  nfse: 'descricao_servico',
};

const formField = (whole: BodyField): EmissionField => {
  const { facts, holds, ...field } = whole;
  return {
    name: field.name,
    label: titleOf(whole, 'pt') || field.name,
    englishLabel: titleOf(whole, 'en') || field.name,
    title: facts?.title ?? field.description,
    english: titleEnglish(facts?.title ?? field.description),
    tag: field.tag,
    limits: field.limits,
    limitsEnglish: field.limits === null ? null : limitsEnglish(field.limits),
    as: holds.as,
    required: field.required,
    mayBeBlank: field.mayBeBlank,
    values: (facts?.values ?? Object.keys(facts?.meanings ?? {}).toSorted()).map((value) => {
      const meaning = facts?.meanings?.[value] ?? null;
      return { value, meaning, english: meaning === null ? null : meaningEnglish(meaning) };
    }),
    maxLength: field.maxLength,
    maxItems: field.maxItems,
    section: facts?.section ? { ...facts.section, english: titleEnglish(facts.section.title) } : null,
    fields: 'fields' in holds ? formFields(holds.fields) : [],
  };
};

const formFields = (fields: BodyFields): readonly EmissionField[] => [...fields.values()].map(formField);

export function createEmissionForms({ nowMs }: { readonly nowMs: () => number }): EmissionForms {
  const schemas = new Map<string, readonly EmissionField[]>();
  const definition = (type: string): DocumentDefinition => {
    const found = DOCUMENTS.find((each) => each.type === type);
    if (found === undefined) throw notFound();
    return found;
  };
  const schema = (type: string): readonly EmissionField[] => {
    const { contractSchema, inputSchema } = definition(type);
    const known =
      schemas.get(type) ??
      formFields(bodyFields({ contract: contractSchema, documented: inputSchema }, (name) => name));
    schemas.set(type, known);
    return known;
  };
  return {
    definition,
    types: () =>
      DOCUMENTS.map((each) => ({
        type: each.type,
        mod: each.mod,
        nome: each.nome,
        examples: exampleNames(each),
        freeText: FREE_TEXT[each.type] ?? null,
      })),
    schema,
    example({ issuer }, type, name) {
      const emitter = { issuer, nowMs: nowMs() };
      const body =
        name === null
          ? startFor(definition(type), schema(type), emitter)
          : exampleFor(definition(type), name, emitter);
      if (body === null) throw notFound();
      return body;
    },
  };
}
