import { stack } from '@fiscal/core/testing/stack';
import { createAccount } from '@fiscal/db/accounts/accounts';
import { hashPassword } from '@fiscal/db/people/password-hash';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CONSOLE_HEADER } from '../src/people/same-origin.ts';
import { appRouter } from '../src/trpc/router.ts';
import { TRPC_PATH } from '../src/trpc/serve-trpc.ts';
import { type Company, newAccount, newCompany, PASSWORD, restrictedOf, testOf } from './support/api.ts';
import { appDb, keyring } from './support/databases.ts';
import { post, servedSchema } from './support/graphql.ts';
import { operationOf } from './support/operations-of.ts';
import { newEmail, visitor } from './support/people.ts';

const NEVER = '0193a2b4-5c6d-7e8f-9012-3456789abcde';
const JUNK: Readonly<Record<string, string>> = {
  NUL: 'a\u0000b',
  'NUL alone': '\u0000',
  'half a character': 'x\ud800',
  '10,000 characters': 'x'.repeat(10_000),
};

const SLOWED = /(?:password|code)$/;

type Schema = Readonly<Record<string, unknown>>;
type Way = readonly (string | number)[];
const schemaIn = z.record(z.string(), z.unknown());
const listIn = z.array(schemaIn);

/** A value that the schema takes, as far as it shows. */
function sample(schema: Schema): unknown {
  const { type, format, enum: values } = schema;
  const either = listIn.safeParse(schema['anyOf'] ?? schema['oneOf']).data;
  if ('const' in schema) return schema['const'];
  if (Array.isArray(values)) return values[0];
  if (either) return sample(either[0] ?? {});
  if (format === 'date-time') return new Date(0).toISOString();
  if (type === 'string') return format === 'uuid' ? NEVER : 'texto';
  if (type === 'integer' || type === 'number') return Number(schema['minimum'] ?? 1);
  if (type === 'boolean') return false;
  if (type === 'array') return [sample(schemaIn.parse(schema['items'] ?? {}))];
  if (type !== 'object') return null;
  const required = z.array(z.string()).catch([]).parse(schema['required']);
  const fields = z.record(z.string(), schemaIn).catch({}).parse(schema['properties']);
  return Object.fromEntries(required.map((name) => [name, sample(fields[name] ?? {})]));
}

/** Places where the schema takes a text that is not one of a list. */
function texts(schema: Schema): Way[] {
  const either = listIn.safeParse(schema['anyOf'] ?? schema['oneOf']).data;
  if (either) return either.flatMap(texts);
  if (schema['type'] === 'string') return 'enum' in schema || 'const' in schema ? [] : [[]];
  if (schema['type'] === 'array')
    return texts(schemaIn.catch({}).parse(schema['items'])).map((way) => [0, ...way]);
  const fields = z.record(z.string(), schemaIn).catch({}).parse(schema['properties']);
  return Object.entries(fields).flatMap(([name, of]) => texts(of).map((way) => [name, ...way]));
}

/** The value with the junk at the end of the way. */
function put(value: unknown, [step, ...rest]: Way, junk: string): unknown {
  if (step === undefined) return junk;
  if (typeof step === 'number') return [put(Array.isArray(value) ? value[0] : null, rest, junk)];
  const fields = schemaIn.catch({}).parse(value);
  return { ...fields, [step]: put(fields[step], rest, junk) };
}

const PROCEDURES = Object.entries<unknown>(appRouter._def.procedures).flatMap(([path, procedure]) => {
  const { _def } = procedure as {
    readonly _def: { readonly type: string; readonly inputs: readonly { readonly schema?: z.ZodType }[] };
  };
  const [taken] = _def.inputs;
  if (_def.type === 'subscription' || taken?.schema === undefined) return [];
  const schema = schemaIn.parse(
    z.toJSONSchema(taken.schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema._zod.def.type === 'date')
          Object.assign(jsonSchema, { type: 'string', format: 'date-time', enum: [null] });
      },
    }),
  );
  return texts(schema).map((way) => ({
    name: `${path} ${way.join('.')}`,
    path,
    type: _def.type,
    schema,
    way,
  }));
});

let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  const email = newEmail();
  const made = { email, name: 'Dona', passwordHash: await hashPassword(PASSWORD) };
  await createAccount(appDb(), keyring(), { name: 'Conta de teste', owner: made, nowMs: Date.now() });
  const owner = visitor(stack().apiUrl);
  const origin = stack().credentials.consoleUrl;
  const signedIn = await owner.post('/sign-in/email', { email, password: PASSWORD }, { origin });
  if (signedIn.status !== 200) throw new Error(signedIn.text);
  headers = {
    cookie: owner.cookie() ?? '',
    origin,
    [CONSOLE_HEADER]: '1',
    'content-type': 'application/json',
  };
});

describe('a text that no id has is refused in words or finds nothing', () => {
  it('has procedures with texts', () => expect(PROCEDURES.length).toBeGreaterThan(100));

  it.each(PROCEDURES)('$name', async ({ name, path, type, schema, way }) => {
    for (const [what, junk] of Object.entries(JUNK)) {
      const json = JSON.stringify({ json: put(sample(schema), way, junk) });
      const at = `${stack().apiUrl}${TRPC_PATH}/${path}`;
      const answer = await (type === 'query'
        ? fetch(`${at}?input=${encodeURIComponent(json)}`, { headers })
        : fetch(at, { method: 'POST', headers, body: json }));
      expect([what, answer.status, (await answer.text()).slice(0, 300)]).toEqual([
        what,
        // Passwords and codes are slowed down.
        expect.toSatisfy((status: number) => status < 500 && (status !== 429 || SLOWED.test(name))),
        expect.any(String),
      ]);
    }
  });
});

const served = await servedSchema();
const FIELDS = (['query', 'mutation'] as const).flatMap((kind) =>
  Object.values(
    (kind === 'query' ? served.getQueryType() : served.getMutationType())?.getFields() ?? {},
  ).flatMap((field) => {
    const of = (junk: string) =>
      operationOf(
        kind,
        field,
        (_, type) => (['ID', 'String', 'Texto'].includes(type) ? junk : undefined),
        'known',
      );
    try {
      return Object.keys(of('x').variables).length === 0 ? [] : [{ name: `${kind} ${field.name}`, of }];
    } catch {
      // It takes more than texts, which schemas judge before any use case sees them.
      return [];
    }
  }),
);

describe('a text that no id has is refused in words or finds nothing over GraphQL', () => {
  let company: Company;
  beforeAll(async () => {
    company = await newCompany(await newAccount());
  });
  const expectAnswer = async (what: string, operation: { query: string; variables?: object }) => {
    const { status, text } = await post(
      { ...testOf(company), ...restrictedOf(company) },
      operation.query,
      operation.variables as never,
    );
    expect([what, status < 500 && !text.includes('erro_interno'), text.slice(0, 300)]).toEqual([
      what,
      true,
      expect.any(String),
    ]);
  };

  it('has fields with texts', () => expect(FIELDS.length).toBeGreaterThan(10));

  it.each(FIELDS)('$name', async ({ of }) => {
    for (const [what, junk] of Object.entries(JUNK)) await expectAnswer(what, of(junk));
  });

  it.each(['"a\\u0000b"', '"a\\u{0}b"', '"\\u{000000}"'])(
    'written into the operation: %s',
    async (literal) => {
      for (const asked of [
        `documents(first: 1, filter: { referencia: ${literal} }) { nodes { id } }`,
        `document(id: ${literal}) { __typename }`,
      ]) {
        const { status, text } = await post(testOf(company), `{ ${asked} }`);
        expect([status < 500, text]).toEqual([true, expect.stringContaining('caractere NUL')]);
      }
    },
  );
});
