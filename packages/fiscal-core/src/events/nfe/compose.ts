import type { Problem, Tree } from '../../documents/definition.ts';
import { compileCoercion } from '../../documents/layout/coercion.ts';
import { textOf } from '../../documents/layout/flat.ts';
import { compileMapper } from '../../documents/layout/mapper.ts';
import type { Coerce, Layout, Validate } from '../../documents/layout/types.ts';
import { compileValidator } from '../../documents/layout/validator.ts';
import { groupOf } from '../../documents/tree.ts';
import { eventRoute } from '../../sefaz/endpoints.ts';
import { VER_APLIC } from '../../sefaz/ver-aplic.ts';
import { ufBySigla } from '../../tables/uf.ts';
import type { EventMoment, EventSubject, JsonObject } from '../definition.ts';
import { newTold, type Told } from '../told.ts';
import { eventLayout } from './layout.ts';
import type { Draft, NfeEventSpec } from './spec.ts';

const VERSAO = '1.00';

export interface Composed {
  readonly tree: Tree;
  readonly id: string;
  readonly problems: readonly Problem[];
  readonly told: Told;
}

/** What the rows of one event compile to. */
export interface Composer {
  readonly layout: Layout;
  readonly coerce: Coerce;
  readonly validate: Validate;
  compose(request: JsonObject, subject: EventSubject, at: EventMoment): Composed;
}

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

/** Compiles an event: from a request to the tree of `<evento>`. */
export function compileEvent(spec: NfeEventSpec): Composer {
  const { kind, tpEvento, descEvento, rows } = spec;
  const layout = eventLayout({
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
    const draft = { input, request, subject, at, written, told: newTold(), problems };
    spec.complete?.(draft);
    return draft;
  }

  return {
    layout,
    coerce,
    validate: compileValidator(layout),
    compose(request, subject, at) {
      const { input, written, problems, told } = draftOf(request, subject, at);
      const detEvento = groupOf(groupOf(map(input), 'infEvento'), 'detEvento');
      const id = idOf(tpEvento, subject.accessKey, at.sequence);
      const infEvento: Tree = {
        '@Id': id,
        cOrgao: cOrgaoOf(subject.type, tpEvento, subject.accessKey),
        tpAmb: String(subject.environment),
        [subject.emitente.length === 11 ? 'CPF' : 'CNPJ']: subject.emitente,
        chNFe: subject.accessKey,
        dhEvento: textOf(input, 'data_evento') ?? at.dhEvento,
        tpEvento,
        nSeqEvento: String(at.sequence),
        verEvento: VERSAO,
        detEvento: { '@versao': VERSAO, descEvento, ...detEvento, ...written },
      };
      return { tree: { '@versao': VERSAO, infEvento }, id, problems, told };
    },
  };
}
