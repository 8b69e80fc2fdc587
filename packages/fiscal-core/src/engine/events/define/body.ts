import { type ZodType, z } from 'zod';
import type { Notice, Problem } from '../../document/definition.ts';
import { strictFaults } from '../../document/strict.ts';
import { inputSchema } from '../../layout/input-schema.ts';
import { scopeOf } from '../../layout/scope.ts';
import type { FlatInput, Layout } from '../../layout/types.ts';
import type { EventDefinition, EventMoment, EventSubject, JsonObject } from '../definition.ts';
import { isObject, issueOf, publishedBody } from '../input.ts';
import type { Composer } from './compose.ts';
import type { Envelope, EventSpec } from './spec.ts';

type Body = Readonly<Record<string, unknown>>;

/** A document and a moment to judge bodies by, before the document is known; the envelope adds what differs by family. */
const SPECIMEN = {
  environment: 2,
  uf: 'SP',
  emitente: '11222333000181',
  dhEmi: '2026-01-01T00:00:00-03:00',
  authorizedAtMs: 0,
  tpEmis: '1',
} as const;
const SPECIMEN_MOMENT = {
  sequence: 1,
  dhEvento: '2026-01-01T00:00:00-03:00',
};

const NOT_AN_OBJECT: Problem = {
  field: '',
  code: 'tipo_invalido',
  message: 'O corpo da requisição deve ser um objeto JSON.',
  fix: 'Envie um objeto JSON com os campos do evento.',
};

/** Texts (numbers as texts) of the fields that no element takes. */
function extraTexts(body: Body, extras: EventSpec['extras'] = []): JsonObject {
  const found: Record<string, string> = {};
  for (const { path } of extras) {
    const value = body[path];
    if (typeof value === 'string' || typeof value === 'number') found[path] = String(value).trim();
  }
  return found;
}

/**
 * Moments, which only the issuer's clock completes, and decimals, whose conversion is reported, stay as the caller
 * wrote them.
 */
const rewrittenFields = (layout: Layout): readonly string[] =>
  [...scopeOf(layout).fields].flatMap(([field, { type }]) =>
    type.kind.as === 'dateTime' || type.kind.as === 'decimal' ? [field] : [],
  );

function asWritten(fields: readonly string[], input: FlatInput, body: Body): JsonObject {
  const raw: Record<string, string | number> = {};
  for (const field of fields) {
    const value = body[field];
    if (input[field] === undefined) continue;
    if (typeof value === 'string') raw[field] = value.trim();
    else if (typeof value === 'number') raw[field] = value;
  }
  return raw;
}

interface Judged {
  readonly request: JsonObject;
  readonly faults: readonly Problem[];
  readonly notices: readonly Notice[];
}

/** An absent body is an empty one. */
const emptyIfAbsent = (body: unknown): unknown =>
  body === undefined || body === null || body === '' ? {} : body;

/** Reader of an event's bodies: a body is judged by building the event of a specimen document. */
export function eventBody(
  { types, extras, required = [], cancellable }: EventSpec,
  composer: Composer,
  envelope: Envelope,
): Pick<EventDefinition, 'input' | 'strictInput' | 'notices'> {
  const { layout, coerce, validate } = composer;
  const rewritten = rewrittenFields(layout);
  const specimen: EventSubject = { ...SPECIMEN, ...envelope.specimen, type: types[0] ?? '' };
  const moment: EventMoment = {
    ...SPECIMEN_MOMENT,
    nProtEvento: specimen.protocolNumber,
    tpEventoAut: cancellable,
  };
  const context = { utcOffset: '-03:00', nowMs: Date.parse(SPECIMEN_MOMENT.dhEvento) };

  function judge(body: Body): Judged {
    const { input, problems, notices } = coerce(body, context);
    const request: JsonObject = {
      ...input,
      ...asWritten(rewritten, input, body),
      ...extraTexts(body, extras),
    };
    const made = composer.compose(request, specimen, moment);
    const allFaults = [...problems, ...made.problems];
    const named = new Set(allFaults.map(({ field }) => field));
    const broken = validate(made.tree).filter(({ field }) => field !== '' && !named.has(field));
    return { request, faults: [...allFaults, ...broken], notices };
  }

  const published = publishedBody(inputSchema(layout), required);
  const schema = (faultsOf: (judged: Judged) => readonly Problem[]): ZodType<JsonObject> =>
    z
      .unknown()
      .transform((body, issues): JsonObject => {
        const sent = emptyIfAbsent(body);
        const judged = isObject(sent) ? judge(sent) : { request: {}, faults: [NOT_AN_OBJECT], notices: [] };
        for (const fault of faultsOf(judged)) issues.addIssue(issueOf(fault));
        return judged.request;
      })
      .meta(published);

  return {
    input: schema(({ faults }) => faults),
    strictInput: schema(({ faults, notices }) => [...faults, ...strictFaults(notices)]),
    notices(body) {
      const sent = emptyIfAbsent(body);
      return isObject(sent) ? coerce(sent, context).notices : [];
    },
  };
}
