import type { EventDefinition } from '@fiscal/core/engine/events/definition';
import { documentOf } from '@fiscal/core/registry/documents';
import { authorizerOf, eventRoute } from '@fiscal/core/registry/endpoints';
import { eventDeadline } from '@fiscal/core/registry/event-deadlines';
import { EVENTS } from '@fiscal/core/registry/events';
import { receivedEvents } from '@fiscal/core/registry/received-definitions';
import { undoneBy } from '@fiscal/core/registry/undone-events';
import { UFS } from '@fiscal/core/tables/uf';
import { EVENT_CODES } from '@fiscal/core/vocabulary/events/event-codes';
import type { EventKind } from '@fiscal/core/vocabulary/states';
import { hasPaper, type PaperKind } from '@fiscal/paper/papers';
import { eventAddress } from '../../rest/v1/events/event-routes.ts';
import { LEFT_OUT } from './events-left-out.ts';

const RECEIVER: Readonly<Record<string, string>> = { AN: 'national environment', SVRS: 'SVRS' };

/** Authority of each UF, or the one that all UFs share. */
function authorityOfUf(type: string): string {
  const all = new Set(UFS.map(({ sigla: uf }) => authorizerOf({ type, uf, service: 'recepcaoEvento' })));
  const [only] = all;
  return all.size === 1 && only ? only : 'authority of the UF';
}

const MINUTES_OF_HOUR = 60;

/** Term of an event where no UF has another one. */
function termOf(type: string, { kind, termBy }: EventDefinition): string {
  if (termBy !== undefined) return 'set by each município';
  // No UF has this code, so the row of all UFs answers.
  const row = eventDeadline(type, kind, '');
  if (row === null) return '–';
  const { term } = row;
  const length =
    'minutes' in term
      ? term.minutes < MINUTES_OF_HOUR
        ? `${term.minutes} minutes`
        : `${term.minutes / MINUTES_OF_HOUR} h`
      : 'months' in term
        ? `${term.months} months`
        : `${term.hoursAfterMonth} h after its month`;
  return `${length} from ${row.from === 'emissao' ? 'emission' : 'authorisation'}`;
}

const whereOf = (type: string, tpEvento: string): string => {
  const route = eventRoute(type, tpEvento);
  if (route === null) {
    if (type === 'nfse') return 'national NFS-e';
    throw new Error(
      `No receiver for event ${tpEvento} of ${type}: add it to event-routing.ts or endpoints.ts`,
    );
  }
  return route.authorizer === 'UF' ? authorityOfUf(type) : (RECEIVER[route.authorizer] ?? route.authorizer);
};

function stateOf(type: string, { source, refusedFor }: EventDefinition): string {
  const refused = refusedFor?.[type];
  if (refused !== undefined)
    return `built; the authority refuses it (${refused.cStat}), so it is not offered`;
  return source.includes('[?]') ? 'built; a point is uncertain' : 'built';
}

const writeCells = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [writeCells(head), writeCells(head.map(() => '---')), ...rows.map(writeCells)].join('\n');

/** An event as the page has it: who makes it, and its request. */
interface Made {
  readonly who: string;
  readonly request: string;
  /** tpEvento that cancels it. */
  readonly undoing: string;
}

/** tpEvento of the event that cancels one of the issuer's. */
function undoingOf(type: string, { kind }: EventDefinition): string {
  const undoing = undoneBy(type, kind);
  const found = EVENTS.find((event) => event.kind === undoing && event.types.includes(type));
  return found?.tpEvento ?? '–';
}

/** Papers of events; a substitution is drawn as a cancellation. */
const SHEETS: Readonly<Partial<Record<EventKind, PaperKind>>> = {
  cancelamento: 'cancelamento',
  'cancelamento-substituicao': 'cancelamento',
  'carta-correcao': 'carta-correcao',
};

function paperOf(type: string, { kind }: EventDefinition): string {
  const paper = SHEETS[kind];
  return paper !== undefined && hasPaper(type, paper) ? `\`${paper}\`` : '–';
}

const rowOf = (type: string, event: EventDefinition, { who, request, undoing }: Made): readonly string[] => [
  event.tpEvento,
  event.descEvento,
  who,
  termOf(type, event),
  `${event.sequenceMax}${event.sequenceSource?.includes('[?]') === true ? ' [?]' : ''}`,
  whereOf(type, event.tpEvento),
  `\`${request}\``,
  undoing,
  paperOf(type, event),
  event.source,
  stateOf(type, event),
];

/** Types of received documents with events of their recipient. */
const RECEIVED_TYPES = ['nfe', 'cte', 'mdfe', 'nfse'].map((type) => [type, documentOf(type)] as const);

/** Party that manifests, by the first digits of tpEvento. */
const PARTY: Readonly<Record<string, string>> = { 202: 'provider', 203: 'taker', 204: 'intermediary' };

const authorOf = (type: string, { tpEvento }: EventDefinition): string => {
  if (type === 'cte') return 'taker';
  if (type === 'mdfe') return 'contratante';
  if (type === 'nfse') return PARTY[tpEvento.slice(0, 3)] ?? '';
  return tpEvento.startsWith('212') ? 'successor' : 'recipient';
};

const undoingReceived = ({ kind, types }: EventDefinition): string => {
  if (kind.startsWith('cancelamento-') || types.includes('mdfe') || types.includes('nfse')) return '–';
  return types.includes('cte') ? '610111' : '110001';
};

/** docs/events.md. */
export function eventsPage(): string {
  const types = [...new Set(EVENTS.flatMap(({ types }) => types))];
  const head = [
    'code',
    'name',
    'who',
    'until',
    'most',
    'where',
    'request',
    'canceled by',
    'paper',
    'source',
    'state',
  ];
  const built = types.flatMap((type) => {
    const { nome } = documentOf(type);
    const rows = EVENTS.filter((event) => event.types.includes(type)).map((event) =>
      rowOf(type, event, {
        who: 'issuer',
        request: eventAddress(type, event.kind),
        undoing: undoingOf(type, event),
      }),
    );
    return [`## ${nome}`, '', table(head, rows), ''];
  });
  return [
    '# Events',
    '',
    'Find here every event that the platform registers: who makes it, until when, how often at most, and how to request it. `npm run events:page` writes this page.',
    '',
    'The term is that of a UF without a row of its own; `–` means that no term was found. An event cancels another only while that one is in force.',
    '',
    'No norm that was read demands a paper of an event. [Paper](paper.md) draws the CC-e and the cancellation of NF-e and NFC-e, in a layout of our own [?].',
    '',
    ...built,
    ...RECEIVED_TYPES.flatMap(([type, { nome }]) => [
      `## Received ${nome}`,
      '',
      'Requested by the company that received it, below `/v1/received/{id}/`; the manifestations of an NF-e are in [received.md](received.md).',
      '',
      table(
        head,
        receivedEvents()
          .filter((event) => event.types.includes(type))
          .map((event) =>
            rowOf(type, event, {
              who: authorOf(type, event),
              request: `POST eventos/${event.kind}`,
              undoing: undoingReceived(event),
            }),
          ),
      ),
      '',
    ]),
    '## Not built',
    '',
    table(['code', 'document', 'name', 'who', 'why'], LEFT_OUT),
    '',
    '## Made by others',
    '',
    'The fisco and third parties make these, and `events` of a document issued here names them. They arrive by a query of the key, or by the [distribution](received.md) where it is turned on. Of an unknown one the code is shown.',
    '',
    table(
      ['document', 'code', 'name'],
      Object.entries(EVENT_CODES).flatMap(([type, names]) =>
        Object.entries(names).map(([code, { pt }]) => [documentOf(type).nome, code, pt]),
      ),
    ),
    '',
  ].join('\n');
}
