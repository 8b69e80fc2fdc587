import { parseCpf } from '@fiscal/core/identity/cpf';
import { parseInscricao } from '@fiscal/core/identity/holder';
import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { z } from 'zod';
import { plainNumber } from '../base/json/plain-number.ts';
import { builder } from './builder.ts';

/** Text of a value as the caller wrote it: a number in a query keeps its digits, one in variables was read with care. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

const literalText = (node: ValueNode): string | null => {
  if (node.kind === Kind.STRING) return node.value;
  return node.kind === Kind.INT || node.kind === Kind.FLOAT ? plainNumber(node.value) : null;
};

interface TextScalar {
  readonly description: string;
  /** Converts the caller's text to the resolvers' value; null = refused. */
  readonly read: (text: string) => string | null;
  /** pt-BR. */
  readonly refusal: string;
}

/** A scalar that is text inside and on the wire; numbers count as their text. */
function textScalar(name: 'Decimal' | 'Texto' | 'Cnpj' | 'Cpf' | 'ChaveAcesso', spec: TextScalar): void {
  const parse = (text: string | null): string => {
    const read = text === null ? null : spec.read(text);
    if (read === null) throw new GraphQLError(`${name}: ${spec.refusal}`);
    return read;
  };
  builder.scalarType(name, {
    description: spec.description,
    serialize: (value) => value,
    parseValue: (value) => parse(textOf(value)),
    parseLiteral: (node) => parse(literalText(node)),
  });
}

textScalar('Texto', {
  description: 'Texto; um número vale pelo seu texto.',
  read: (text) => text,
  refusal: 'envie um texto ou um número.',
});
textScalar('Decimal', {
  description: 'Número decimal exato, como texto: "12.90". Na entrada vale também um número.',
  read: (text) => (/^-?\d{1,40}(?:[.,]\d{1,20})?$/.test(text.trim()) ? text.trim() : null),
  refusal: 'envie um número decimal, p. ex. "12.90".',
});
textScalar('Cnpj', {
  description:
    'CNPJ sem máscara, 14 caracteres (letras desde 2026), ou os 11 dígitos do CPF de quem emite como pessoa física. Na entrada, com ou sem máscara.',
  read: (text) => parseInscricao(text),
  refusal: 'o CNPJ (ou CPF) não é válido; confira os dígitos verificadores.',
});
textScalar('Cpf', {
  description: 'CPF sem máscara, 11 dígitos. Na entrada, com ou sem máscara.',
  read: (text) => parseCpf(text),
  refusal: 'o CPF não é válido; confira os dígitos verificadores.',
});
textScalar('ChaveAcesso', {
  description:
    'Chave de acesso: 44 caracteres; de uma NFS-e, os 50 da nota ou os 45 do identificador da DPS.',
  read: (text) => (/^(?:[0-9A-Z]{44}|[0-9A-Z]{50}|DPS[0-9A-Z]{42})$/.test(text) ? text : null),
  refusal: 'a chave deve ter 44 caracteres (NFS-e: 50, ou os 45 da DPS).',
});

const record = z.record(z.string(), z.unknown());

const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

function instant(text: string | null): Date {
  const date = text !== null && ISO.test(text) ? new Date(text) : null;
  if (date !== null && !Number.isNaN(date.getTime())) return date;
  throw new GraphQLError(
    'DateTime: envie uma data ISO 8601, p. ex. 2026-11-21 ou 2026-11-21T10:00:00-03:00.',
  );
}

builder.scalarType('DateTime', {
  description: 'Data e hora ISO 8601, em UTC nas respostas.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => instant(textOf(value)),
  parseLiteral: (node) => instant(literalText(node)),
});

builder.scalarType('JSON', {
  description: 'Valor JSON qualquer.',
  serialize: (value) => value,
  parseValue: (value) => value,
});

builder.scalarType('JSONObject', {
  description: 'Objeto JSON.',
  serialize: (value) => value,
  parseValue(value) {
    const object = record.safeParse(value);
    if (object.success) return object.data;
    throw new GraphQLError('JSONObject: envie um objeto JSON.');
  },
});
