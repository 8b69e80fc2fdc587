import { ufByCodigo, ufBySigla } from '../../../tables/uf.ts';
import type { EventRoute } from '../../../vocabulary/service.ts';
import { VER_APLIC } from '../../../vocabulary/ver-aplic.ts';
import type { Problem, Tree } from '../../document/definition.ts';
import { groupOf } from '../../document/tree.ts';
import { compileCoercion } from '../../layout/coercion.ts';
import { textOf } from '../../layout/flat.ts';
import { compileMapper } from '../../layout/mapper.ts';
import { compileValidator } from '../../layout/validator.ts';
import type { EventMoment, EventSubject, JsonObject } from '../definition.ts';
import { type EventNotes, newNotes } from '../event-notes.ts';
import { CANCELLED_PROTOCOL } from '../undo.ts';
import type { Draft, Envelope, EventSpec } from './spec.ts';

export interface Composed {
  readonly tree: Tree;
  readonly id: string;
  readonly problems: readonly Problem[];
  readonly told: EventNotes;
}

/** infEvento/@Id. Source: MOC 7.0 §5.1; MOC CT-e 4.00 Visão Geral §6. */
const idOf = (tpEvento: string, chave: string, sequence: string): string =>
  `ID${tpEvento}${chave}${sequence}`;

function cOrgaoOf(routing: readonly EventRoute[], tpEvento: string, chave: string): string {
  const route = routing.find(({ events }) => events.includes(tpEvento));
  if (route === undefined)
    throw new Error(
      `No receiver for event ${tpEvento}: add it to event-routing.ts or endpoints.ts of its type`,
    );
  const cUF = chave.slice(0, 2);
  const ofUf = route.cOrgaoByUf?.[ufByCodigo(cUF)?.sigla ?? ''];
  return ofUf ?? (route.cOrgao === 'cUF' ? cUF : route.cOrgao);
}

/** Leaves that the engine writes wherever a body has them. */
function engineLeaves(
  { accessKey, protocolNumber }: EventSubject,
  { nProtEvento, tpEventoAut }: EventMoment,
): Tree {
  return {
    cOrgaoAutor: accessKey.slice(0, 2),
    tpAutor: '1',
    verAplic: VER_APLIC,
    nProt: protocolNumber,
    ...(nProtEvento !== null && Object.fromEntries(CANCELLED_PROTOCOL.map((tag) => [tag, nProtEvento]))),
    ...(tpEventoAut !== undefined && { tpEventoAut }),
  };
}

/**
 * Compiles the rows of one event: from a request to its tree.
 */
export function compileEvent(spec: EventSpec, envelope: Envelope) {
  const { kind, tpEvento, descEvento, rows } = spec;
  const layout = envelope.layout({
    name: kind,
    descricoes: [...(spec.descricoes ?? []), descEvento],
    rows,
    synonyms: spec.synonyms ?? {},
    ignored: spec.extras ?? [],
  });
  const coerce = compileCoercion(layout);
  const map = compileMapper(layout);
  const engineTags = new Set(
    rows.flatMap((row) => (row.node === 'leaf' && row.source === null ? [row.tag] : [])),
  );

  function draftOf(request: JsonObject, subject: EventSubject, at: EventMoment): Draft {
    const utcOffset = ufBySigla(subject.uf)?.utcOffset ?? '-03:00';
    const { input, problems } = coerce(request, { utcOffset, nowMs: Date.parse(at.dhEvento) });
    const engine = Object.entries(engineLeaves(subject, at)).filter(([tag]) => engineTags.has(tag));
    const written: Tree = Object.fromEntries(engine);
    const draft = { input, request, subject, at, written, told: newNotes(), problems };
    spec.complete?.(draft);
    return draft;
  }

  return {
    layout,
    coerce,
    validate: compileValidator(layout),
    compose(request: JsonObject, subject: EventSubject, at: EventMoment): Composed {
      const { input, written, problems, told } = draftOf(request, subject, at);
      const body = envelope.path.reduce(groupOf, map(input));
      const sequence = String(at.sequence).padStart(envelope.sequenceDigits, '0');
      const id = envelope.idOf?.(subject.accessKey) ?? idOf(tpEvento, subject.accessKey, sequence);
      const tree = envelope.wrap({
        id,
        cOrgao:
          envelope.routing === null
            ? ''
            : cOrgaoOf(envelope.routing(subject.type), tpEvento, subject.accessKey),
        dhEvento: textOf(input, 'data_evento') ?? at.dhEvento,
        tpEvento,
        sequence: at.sequence,
        subject,
        body: { descEvento, ...body, ...written },
      });
      return { tree, id, problems, told };
    },
  };
}

export type Composer = ReturnType<typeof compileEvent>;
