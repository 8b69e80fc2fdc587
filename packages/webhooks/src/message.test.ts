import { DOCUMENT_STATUS } from '@fiscal/core/vocabulary/states';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { exampleOf, MESSAGE_BYTES_MAX, type Message, messageBody, messageSchema } from './message.ts';
import { isMessageType, MESSAGE_TYPES, type MessageType, TYPE_OF_STATUS } from './types.ts';

const TYPES = Object.keys(MESSAGE_TYPES).filter(isMessageType);
const AT = new Date('2026-11-25T12:34:56.789Z');

const message: Message = {
  id: 'msg_1',
  type: 'document.authorized',
  timestamp: AT,
  createdAt: new Date(AT.getTime() + 13),
  environment: 2,
  data: {
    clientId: '019aa5b2-0000-7000-8000-000000000001',
    documentType: 'nfe',
    documentId: '019aa5b2-c7e8-7f0b-9d1e-2a3b4c5d6e7f',
    status: 'AUTORIZADA',
    sequence: 2,
    url: 'https://api.exemplo.com.br/v1/nfe/019aa5b2-c7e8-7f0b-9d1e-2a3b4c5d6e7f',
  },
};

it('is one line of JSON, with the type, the time and the data where Standard Webhooks has them', () => {
  expect(messageBody(message)).toBe(
    '{"id":"msg_1","type":"document.authorized","timestamp":"2026-11-25T12:34:56.789Z",' +
      '"createdAt":"2026-11-25T12:34:56.802Z","environment":2,"data":{' +
      '"clientId":"019aa5b2-0000-7000-8000-000000000001","documentType":"nfe",' +
      '"documentId":"019aa5b2-c7e8-7f0b-9d1e-2a3b4c5d6e7f","status":"AUTORIZADA","sequence":2,' +
      '"url":"https://api.exemplo.com.br/v1/nfe/019aa5b2-c7e8-7f0b-9d1e-2a3b4c5d6e7f"}}',
  );
});

it.each(TYPES)('%s has a name, a text and an example of its shape', (type: MessageType) => {
  // Source: Standard Webhooks 1.0.0, event types.
  expect(type).toMatch(/^[a-zA-Z0-9_]+(\.[a-zA-Z0-9_]+)+$/);
  const { title, description } = MESSAGE_TYPES[type];
  expect(title).toMatch(/^[A-ZÀ-Ú].*[^.]$/);
  expect(description).toMatch(/^[A-ZÀ-Ú].*\.$/);
  const example = exampleOf(type);
  expect(messageSchema(type).parse(example)).toEqual(example);
  const { timestamp, createdAt, ...rest } = example;
  const made = { ...rest, timestamp: new Date(timestamp), createdAt: new Date(createdAt) } as Message;
  expect(JSON.parse(messageBody(made))).toEqual(example);
});

it.each(TYPES)('%s is described in Portuguese for OpenAPI, field by field', (type: MessageType) => {
  const schema = z.toJSONSchema(messageSchema(type));
  expect(schema.description).toBe(MESSAGE_TYPES[type].description);
  expect(schema.properties?.['type']).toMatchObject({ const: type });
  expect(Object.keys(schema.properties ?? {})).toEqual(schema.required);
});

it('every status of a document has a message type', () => {
  expect(Object.keys(TYPE_OF_STATUS)).toEqual([...DOCUMENT_STATUS]);
  for (const status of DOCUMENT_STATUS)
    expect(exampleOf(TYPE_OF_STATUS[status]).data).toMatchObject({ status });
});

it('does not leave with anything beside what its type promises', () => {
  const broken: unknown[] = [
    { ...message, id: '1' },
    { ...message, id: 'msg_a.b' },
    { ...message, environment: 3 },
    { ...message, data: { ...message.data, cnpj: '11222333000181' } },
    { ...message, data: { ...message.data, sequence: 0 } },
    { ...message, type: 'credits.low' },
  ];
  for (const each of broken) expect(() => messageBody(each as Message)).toThrow(z.ZodError);
});

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** The most bytes that a value of a JSON schema takes in JSON; Infinity where it has no end. */
function bytesAtMost(schema: JsonSchema, defs: Readonly<Record<string, JsonSchema>>): number {
  if (typeof schema === 'boolean') return Number.POSITIVE_INFINITY;
  const { $ref, type, format, maxLength, properties, anyOf } = schema;
  if ($ref !== undefined) return bytesAtMost(defs[$ref.replace('#/$defs/', '')] ?? false, defs);
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0) return Math.max(...values.map((value) => JSON.stringify(value).length));
  if (anyOf) return Math.max(...anyOf.map((each) => bytesAtMost(each, defs)));
  if (type === 'object')
    return Object.entries(properties ?? {}).reduce(
      (sum, [name, each]) => sum + JSON.stringify(name).length + 2 + bytesAtMost(each, defs),
      2,
    );
  // `\u0001`: what one code unit takes at worst.
  if (maxLength !== undefined) return 2 + 6 * maxLength;
  if (format === 'uuid') return 38;
  // With three digits after the second, as the pattern has it.
  if (format === 'date-time' && schema.pattern?.includes('\\.\\d{3}')) return 26;
  return ['integer', 'number', 'boolean', 'null'].some((each) => each === type)
    ? 25
    : Number.POSITIVE_INFINITY;
}

it.each(TYPES)('%s never reaches 20 kB: each of its fields has an end', (type: MessageType) => {
  const schema = z.toJSONSchema(messageSchema(type));
  const most = bytesAtMost(schema, schema.$defs ?? {});
  expect(most).toBeGreaterThan(200);
  expect(most).toBeLessThan(MESSAGE_BYTES_MAX);
  expect(Buffer.byteLength(JSON.stringify(exampleOf(type)))).toBeLessThan(most);
});
