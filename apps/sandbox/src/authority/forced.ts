import { cstat } from '@fiscal/core/registry/cstat';
import { type Scenario, scenarioOf } from '../scenarios.ts';

/** Part of the answer that a `cStat` marker decides. */
export type Forced =
  /** Answered for the document, inside `protNFe`, or for the event, inside `retEvento`. */
  | { readonly about: 'documento'; readonly cStat: string }
  /** Answered for the lot as a whole, nothing decided. */
  | { readonly about: 'lote'; readonly cStat: string }
  /** 103 and 105 are steps on the way to a decision. */
  | { readonly about: 'espera' }
  | null;

type Category = NonNullable<ReturnType<typeof cstat>>['category'];

const OF_DOCUMENTS: readonly Category[] = [
  'authorized',
  'authorizedLate',
  'denied',
  'deniedOnRecord',
  'duplicate',
  'duplicateEvent',
  'rejected',
];
const OF_EVENTS: readonly Category[] = [
  'eventRegistered',
  'eventRegisteredUnlinked',
  'eventRegisteredWithAlert',
  'eventCancelLate',
  'deniedOnRecord',
  'duplicate',
  'duplicateEvent',
  'rejected',
];
const OF_WAITING: readonly Category[] = ['lotReceived', 'processing'];
/** Rejections of the whole message, before any document. */
const OF_MESSAGES = [
  '214',
  '215',
  '225',
  '239',
  '243',
  '252',
  '280',
  '281',
  '282',
  '283',
  '284',
  '285',
  '286',
  '402',
  '404',
  '452',
  '516',
  '517',
  '568',
  '587',
  '588',
  '764',
];

/** Same as `forcedBy`, for an event or a request to void: these never wait. */
export function forcedEvent(
  type: string,
  scenarios: readonly Scenario[],
): Exclude<Forced, { about: 'espera' }> {
  const code = scenarioOf(scenarios, 'cStat')?.code;
  return code === undefined ? null : { about: aboutOf(type, code, OF_EVENTS), cStat: code };
}

const categoryOf = (type: string, code: string): Category => cstat(type, code)?.category ?? 'rejected';
const aboutOf = (type: string, code: string, categories: readonly Category[]): 'documento' | 'lote' =>
  categories.includes(categoryOf(type, code)) && !OF_MESSAGES.includes(code) ? 'documento' : 'lote';

/** Effect of the marker or condition in force; a code in no table is a document's rejection. */
export function forcedBy(type: string, scenarios: readonly Scenario[]): Forced {
  const code = scenarioOf(scenarios, 'cStat')?.code;
  if (code === undefined) return null;
  if (OF_WAITING.includes(categoryOf(type, code))) return { about: 'espera' };
  return { about: aboutOf(type, code, OF_DOCUMENTS), cStat: code };
}
