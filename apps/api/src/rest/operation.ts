import { z } from 'zod';
import { Failure, type FailureCode } from '../base/failure.ts';
import type { CallerOf, Scope, Sender } from '../edge/caller.ts';
import type { JsonBody } from '../edge/read-body.ts';
import { parseInput } from '../inputs/parse.ts';
import type { Services } from '../services/services.ts';
import { asksForStrict, preferenceApplied } from './prefer.ts';
import { unknownResource } from './unknown-resource.ts';

/** An HTTP request, as far as operations see it. */
export interface HttpRequest extends Sender {
  readonly requestId: string;
  readonly params: unknown;
  /** Comes when the caller hangs up before the answer. */
  readonly signal: AbortSignal;
  readJson(): Promise<JsonBody>;
  /** The bytes of a body of one of these media types. @throws {Failure} tipo_de_midia_invalido, corpo_grande_demais */
  readBytes(types: readonly string[], max: number): AsyncIterable<Buffer>;
}

export interface Answer {
  readonly status: number;
  /** JSON unless `contentType` is set (then text or bytes). */
  readonly body: unknown;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The document that came of it, for the log of requests. */
  readonly documentId?: string | null;
}

/** OpenAPI data of a possible answer. */
export interface AnswerDoc {
  readonly description: string;
  readonly schema?: z.ZodType;
  readonly contentType?: string;
  readonly example?: unknown;
  readonly headers?: z.ZodObject;
}

export interface OperationDoc {
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly headers?: z.ZodObject;
  /** Body as documented, where it is richer than what the border checks. */
  readonly body?: z.ZodType;
  /** Media types of a body that is a file. */
  readonly upload?: readonly string[];
  readonly bodyExamples?: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
  readonly answers: Readonly<Record<number, AnswerDoc>>;
  /** Its 200 has an `ETag`, and it heeds `If-None-Match`. */
  readonly conditional?: true;
  /** Refusals of its own, besides those every route of its scope has. */
  readonly errors?: readonly FailureCode[];
}

export interface Schemas<P, Q, B> {
  /** Path parameters; a value that does not fit is an unknown resource (404). */
  readonly params?: z.ZodType<P> & z.ZodObject;
  readonly query?: z.ZodType<Q> & z.ZodObject;
  readonly body?: z.ZodType<B>;
  /** Schema of the body under `Prefer: handling=strict`; without it the operation does not know that preference. */
  readonly strictBody?: z.ZodType<B>;
}

export interface Call<S extends Scope, P, Q, B> {
  readonly caller: CallerOf[S];
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  /** The body as it was sent, before the schema made `body` of it. */
  readonly sent: unknown;
  /** `Prefer: handling=strict` was asked for, of an operation that knows it. */
  readonly strict: boolean;
  /** The body's source text; `''` when none was read. */
  readonly bodyText: string;
  readonly http: HttpRequest;
}

/** An operation of the API with its types erased, for the route table and OpenAPI. */
export interface Operation<S extends Scope> {
  readonly scope: S;
  /** It reads documents or their changes: a read token, which a page holds, may ask it. */
  readonly forPages: boolean;
  readonly doc: OperationDoc;
  readonly schemas: {
    readonly params?: z.ZodObject;
    readonly query?: z.ZodObject;
    readonly body?: z.ZodType;
  };
  run(caller: CallerOf[S], http: HttpRequest, services: Services): Promise<Answer>;
}

const NOTHING = z.unknown();

/** A parameter without a value is as good as absent. */
const withoutEmpty = (query: Sender['query']) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

/** Adds the header that confirms strict handling. */
const withStrictApplied = (headers?: Readonly<Record<string, string>>) => ({
  ...headers,
  'preference-applied': preferenceApplied(headers?.['preference-applied'], 'handling=strict'),
});

/** Adds the same header to the 400 of strict handling. */
function refusedByStrict(error: unknown): unknown {
  if (!(error instanceof Failure) || error.code !== 'requisicao_invalida') return error;
  const { code, message, errors, cause } = error;
  return new Failure(code, message, { errors, cause, headers: withStrictApplied(error.headers) });
}

/** Ties schemas, documentation and handler of one operation together; input is parsed once, here. */
export function defineOperation<S extends Scope, P = unknown, Q = unknown, B = undefined>(spec: {
  readonly scope: S;
  /** Default: false. */
  readonly forPages?: true;
  readonly doc: OperationDoc;
  readonly schemas?: Schemas<P, Q, B>;
  readonly handle: (call: Call<S, P, Q, B>, services: Services) => Promise<Answer>;
}): Operation<S>;
export function defineOperation(spec: {
  readonly scope: Scope;
  readonly forPages?: true;
  readonly doc: OperationDoc;
  readonly schemas?: Schemas<unknown, unknown, unknown>;
  readonly handle: (call: Call<Scope, unknown, unknown, unknown>, services: Services) => Promise<Answer>;
}): Operation<Scope> {
  const schemas = spec.schemas ?? {};
  return {
    scope: spec.scope,
    forPages: spec.forPages ?? false,
    doc: spec.doc,
    schemas,
    async run(caller, http, services) {
      const params = parseInput(schemas.params ?? NOTHING, http.params, () =>
        unknownResource(http.params, spec.doc.tag),
      );
      const query = parseInput(schemas.query ?? NOTHING, withoutEmpty(http.query));
      const strict = schemas.strictBody !== undefined && asksForStrict(http);
      const read = schemas.body === undefined ? { text: '', value: undefined } : await http.readJson();
      const schema = strict ? schemas.strictBody : schemas.body;
      const { value: sent, text: bodyText } = read;
      try {
        const body = schema === undefined ? undefined : parseInput(schema, sent);
        const answer = await spec.handle(
          { caller, params, query, body, sent, strict, bodyText, http },
          services,
        );
        return strict ? { ...answer, headers: withStrictApplied(answer.headers) } : answer;
      } catch (error) {
        throw strict ? refusedByStrict(error) : error;
      }
    },
  };
}
