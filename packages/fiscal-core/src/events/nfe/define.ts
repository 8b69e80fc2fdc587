import { z } from 'zod';
import type { Problem, Tree } from '../../documents/definition.ts';
import { compileCoercion } from '../../documents/layout/coercion.ts';
import { textOf } from '../../documents/layout/flat.ts';
import { inputSchema } from '../../documents/layout/input-schema.ts';
import { compileMapper } from '../../documents/layout/mapper.ts';
import { scopeOf } from '../../documents/layout/scope.ts';
import type { CoercionContext, FlatInput, Ignored, Row } from '../../documents/layout/types.ts';
import { compileValidator } from '../../documents/layout/validator.ts';
import { compileWriter } from '../../documents/layout/writer.ts';
import { groupOf } from '../../documents/nfe/identity.ts';
import { eventRoute } from '../../sefaz/endpoints.ts';
import { VER_APLIC } from '../../sefaz/ver-aplic.ts';
import { ufBySigla } from '../../tables/uf.ts';
import type { EventDefinition, EventMoment, EventSubject, JsonObject } from '../definition.ts';
import { isObject, issueOf, publishedBody } from '../input.ts';
import { nextSequence } from '../sequence.ts';
import { detailsOf, newTold, type Told } from '../told.ts';
import { eventLayout } from './layout.ts';

/** An event while it is being made of a request. */
export interface Draft {
  /** Coerced fields; a completion may change them. */
  readonly input: FlatInput;
  readonly request: JsonObject;
  readonly subject: EventSubject;
  readonly at: EventMoment;
  readonly context: CoercionContext;
  /** Leaves of detEvento that no field feeds. */
  readonly written: Tree;
  readonly told: Told;
  readonly problems: Problem[];
}

/** What tells one event from another. */
export interface NfeEventSpec
  extends Omit<EventDefinition, 'input' | 'build' | 'refusal' | 'cancels'>,
    Partial<Pick<EventDefinition, 'refusal' | 'cancels'>> {
  /** Content of detEvento after descEvento. */
  readonly rows: readonly Row[];
  /** Other accepted spellings of descEvento. */
  readonly descricoes?: readonly string[];
  /** Spelling → field. */
  readonly synonyms?: Readonly<Record<string, string>>;
  /** Fields the published contract marks as required. */
  readonly required?: readonly string[];
  /** Fields without an element of their own, kept as text. */
  readonly extras?: readonly Ignored[];
  /** Defaults, conversions and what the layout cannot see. */
  readonly complete?: (draft: Draft) => void;
}

const VERSAO = '1.00';

/** A document and a moment to judge bodies by, before the document is known. */
const SPECIMEN: Omit<EventSubject, 'type'> = {
  environment: 2,
  uf: 'SP',
  accessKey: '35260111222333000181550010000000011000000017',
  emitente: '11222333000181',
  dhEmi: '2026-01-01T00:00:00-03:00',
  protocolNumber: '135260000000001',
  authorizedAtMs: 0,
  tpEmis: '1',
};
const SPECIMEN_MOMENT: EventMoment = {
  sequence: 1,
  dhEvento: '2026-01-01T00:00:00-03:00',
  nProtEvento: '135260000000001',
};

/** infEvento/@Id. Source: MOC 7.0 §5.1. */
const idOf = (tpEvento: string, chave: string, sequence: number): string =>
  `ID${tpEvento}${chave}${String(sequence).padStart(2, '0')}`;

function cOrgaoOf(type: string, tpEvento: string, chave: string): string {
  const route = eventRoute(type, tpEvento);
  if (route === null) throw new Error(`No route for event ${tpEvento} of ${type}`);
  return route.cOrgao === 'cUF' ? chave.slice(0, 2) : route.cOrgao;
}

/** Leaves that the engine writes wherever a body has them. */
function engineLeaves({ accessKey, protocolNumber }: EventSubject, { nProtEvento }: EventMoment): Tree {
  return {
    cOrgaoAutor: accessKey.slice(0, 2),
    tpAutor: '1',
    verAplic: VER_APLIC,
    nProt: protocolNumber,
    ...(nProtEvento !== null && { nProtEvento }),
  };
}

/** Makes the definition of an event of NF-e and NFC-e from its rows. */
export function defineNfeEvent(spec: NfeEventSpec): EventDefinition {
  const { kind, tpEvento, descEvento, types, extras = [], required = [] } = spec;
  const layout = eventLayout({
    name: kind,
    descricoes: [...(spec.descricoes ?? []), descEvento],
    rows: spec.rows,
    synonyms: spec.synonyms ?? {},
    ignored: extras,
  });
  const coerce = compileCoercion(layout);
  const map = compileMapper(layout);
  const validate = compileValidator(layout);
  const writer = compileWriter(layout);
  const engineTags = new Set(
    spec.rows.flatMap((row) => (row.node === 'leaf' && row.source === null ? [row.tag] : [])),
  );
  const rewritten = [...scopeOf(layout).fields].flatMap(([field, { type }]) =>
    type.kind.as === 'dateTime' || type.kind.as === 'decimal' ? [field] : [],
  );

  function compose(request: JsonObject, subject: EventSubject, at: EventMoment) {
    const context: CoercionContext = {
      utcOffset: ufBySigla(subject.uf)?.utcOffset ?? '-03:00',
      nowMs: Date.parse(at.dhEvento),
    };
    const { input, problems } = coerce(request, context);
    const engine = engineLeaves(subject, at);
    const written: Tree = {};
    for (const tag of engineTags) if (engine[tag] !== undefined) written[tag] = engine[tag];
    const draft: Draft = { input, request, subject, at, context, written, told: newTold(), problems };
    spec.complete?.(draft);
    const mapped = groupOf(map(input), 'infEvento');
    const id = idOf(tpEvento, subject.accessKey, at.sequence);
    const tree: Tree = {
      '@versao': VERSAO,
      infEvento: {
        '@Id': id,
        cOrgao: cOrgaoOf(subject.type, tpEvento, subject.accessKey),
        tpAmb: String(subject.environment),
        [subject.emitente.length === 11 ? 'CPF' : 'CNPJ']: subject.emitente,
        chNFe: subject.accessKey,
        dhEvento: textOf(input, 'data_evento') ?? at.dhEvento,
        tpEvento,
        nSeqEvento: String(at.sequence),
        verEvento: VERSAO,
        detEvento: { '@versao': VERSAO, descEvento, ...groupOf(mapped, 'detEvento'), ...written },
      },
    };
    return { tree, id, input, problems, told: draft.told };
  }

  /** Judges a body by making the event of a specimen document. */
  const input = z
    .unknown()
    .transform((body, issues) => {
      const given = body === undefined || body === null || body === '' ? {} : body;
      if (!isObject(given)) {
        issues.addIssue(issueOf(notAnObject));
        return z.NEVER;
      }
      const fields = { ...given, ...extraTexts(given, extras) };
      const coerced = coerce(fields, { utcOffset: '-03:00', nowMs: Date.parse(SPECIMEN_MOMENT.dhEvento) });
      const request: JsonObject = {
        ...coerced.input,
        ...asWritten(rewritten, coerced.input, given),
        ...extraTexts(given, extras),
      };
      const [type = ''] = types;
      const made = compose(request, { ...SPECIMEN, type }, SPECIMEN_MOMENT);
      const told = [...coerced.problems, ...made.problems];
      const named = new Set(told.map(({ field }) => field));
      const broken = validate(made.tree).filter(({ field }) => field !== '' && !named.has(field));
      for (const problem of [...told, ...broken]) issues.addIssue(issueOf(problem));
      return request;
    })
    .meta(publishedBody(inputSchema(layout), required));

  return {
    kind,
    tpEvento,
    descEvento,
    types,
    sequenceMax: spec.sequenceMax,
    synchronous: spec.synchronous,
    duplicate: spec.duplicate,
    source: spec.source,
    input,
    refusal(subject, earlier, request) {
      if (nextSequence(kind, earlier) > spec.sequenceMax)
        return {
          code: 'operacao_nao_permitida',
          message: `O documento já tem ${spec.sequenceMax} evento(s) "${descEvento}", o máximo permitido.`,
        };
      return spec.refusal?.(subject, earlier, request) ?? null;
    },
    cancels: spec.cancels ?? (() => null),
    build(request, subject, at) {
      const { tree, id, told } = compose(request, subject, at);
      const faults = validate(tree);
      if (faults.length > 0)
        throw new Error(`${kind} would not be valid: ${faults.map(({ message }) => message).join('; ')}`);
      const more = at.nProtEvento === null ? {} : { nProtEvento: at.nProtEvento };
      return { xml: writer.document(tree, writer.element(tree)), id, details: detailsOf(told, more) };
    },
  };
}

const notAnObject: Problem = {
  field: '',
  code: 'tipo_invalido',
  message: 'O corpo da requisição deve ser um objeto JSON.',
  fix: 'Envie um objeto JSON com os campos do evento.',
};

/** Texts (numbers as texts) of the fields that no element takes. */
function extraTexts(body: Readonly<Record<string, unknown>>, extras: readonly Ignored[]): JsonObject {
  const found: Record<string, string> = {};
  for (const { path } of extras) {
    const value = body[path];
    if (typeof value === 'string' || typeof value === 'number') found[path] = String(value).trim();
  }
  return found;
}

/** Moments, which only the issuer's clock completes, and decimals, whose conversion is told, stay as the caller wrote them. */
function asWritten(
  fields: readonly string[],
  input: FlatInput,
  body: Readonly<Record<string, unknown>>,
): JsonObject {
  const raw: Record<string, string | number> = {};
  for (const field of fields) {
    const value = body[field];
    if (input[field] === undefined) continue;
    if (typeof value === 'string') raw[field] = value.trim();
    else if (typeof value === 'number') raw[field] = value;
  }
  return raw;
}
