import { sameHolder } from '@fiscal/core/identity/holder';
import { formatNsu } from '@fiscal/core/sefaz/distribution';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { DISTRIBUTIONS, type PortalDistributed } from '@fiscal/core/vocabulary/received/distribution';
import { gzipBase64 } from '@fiscal/core/xml/compress';
import { child, childText, type XmlElement } from '@fiscal/core/xml/parse';
import { scenarioOf } from '../../scenarios.ts';
import type { DistributedRow, PartyUse } from '../../state/distribution.ts';
import { code, head, tag, verdictOf } from '../answers.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../authority.ts';
import { cUFOf, localIso } from '../authorizers.ts';
import type { MessageFault } from '../message.ts';
import { formFault, questionFault } from '../portal/message.ts';
import type { PortalMessages } from '../portal/messages.ts';
import type { PortalDeps } from '../portal/type.ts';

export const DISTRIBUTION_MESSAGE = 'distDFeInt';
/** Names by which conditions match it. */
export const DISTRIBUTION_OPERATIONS = ['distribuicao'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PAGE = 50;
/** Days for which what was written is handed out. Source: NT 2014.002. */
export const KEPT_DAYS = 90;
/** Queries by NSU or by key that one party may make in an hour. Source: NT 2014.002. */
const SINGLES_MAX = 20;

/** An answer without its envelope: the code, the position, and the documents. */
export interface Reply {
  readonly cStat: string;
  readonly ultNSU?: number;
  readonly maxNSU?: number;
  readonly rows?: readonly (Pick<DistributedRow, 'schema' | 'xml'> & { readonly nsu: number | null })[];
}
type Decided = { readonly use: PartyUse; readonly value: Reply };

const docZip = ({ nsu, schema, xml }: NonNullable<Reply['rows']>[number]): string =>
  `<docZip${nsu === null ? '' : ` NSU="${formatNsu(nsu)}"`} schema="${schema}">${gzipBase64(xml)}</docZip>`;

const blockForMisuse = (use: PartyUse, nowMs: number): Decided => ({
  use: { ...use, blockedUntilMs: nowMs + HOUR_MS, refused: use.refused + 1 },
  value: { cStat: '656', ultNSU: use.given, maxNSU: 0 },
});

const isBlocked = ({ blockedUntilMs }: PartyUse, nowMs: number): boolean =>
  blockedUntilMs !== null && nowMs < blockedUntilMs;

/** True for a query within an hour of the end of the sequence, or with another number than the last answer gave. That the second rule ends after an hour too is [?]. */
function isMisuse(use: PartyUse, ultNSU: number, nowMs: number): boolean {
  const ended = use.endedAtMs !== null && nowMs < use.endedAtMs + HOUR_MS;
  const strange = ultNSU !== use.given && nowMs < use.usedAtMs + HOUR_MS;
  return isBlocked(use, nowMs) || ended || (strange && ultNSU <= use.nsu);
}

/** A query of one party. */
interface Asked {
  readonly request: ServiceRequest;
  readonly service: PortalDistributed;
  readonly party: string;
}

/** Document of a key, as far as the party may have it; null: the distribution takes no query by key. */
export type ByKey = (
  deps: PortalDeps,
  request: ServiceRequest,
  of: { readonly party: string; readonly chave: string },
) => Promise<Reply>;

/** The place of a party from which a query goes on; the party or a neighbor sends it. */
interface Position extends Pick<Asked, 'service' | 'party'> {
  readonly request: Pick<ServiceRequest, 'world' | 'nowMs'>;
}

async function afterNsu(
  deps: Pick<PortalDeps, 'distribution'>,
  { request: { world, nowMs }, service, party }: Position,
  { ultNSU, use }: { readonly ultNSU: number; readonly use: PartyUse },
): Promise<Decided> {
  if (isMisuse(use, ultNSU, nowMs)) return blockForMisuse(use, nowMs);
  const used = { ...use, usedAtMs: nowMs };
  if (ultNSU > use.nsu) return { use: used, value: { cStat: '589', ultNSU: use.given, maxNSU: use.nsu } };
  const sinceMs = nowMs - KEPT_DAYS * DAY_MS;
  const rows = await deps.distribution.after(
    { world, service },
    { party, nsu: ultNSU },
    { sinceMs, limit: PAGE },
  );
  const given = rows.at(-1)?.nsu ?? use.nsu;
  const endedAtMs = given >= use.nsu ? nowMs : use.endedAtMs;
  const position = { ultNSU: given, maxNSU: use.nsu };
  return {
    use: { ...used, given, endedAtMs },
    value: rows.length === 0 ? { cStat: '137', ...position } : { cStat: '138', ...position, rows },
  };
}

async function oneNsu(
  deps: PortalDeps,
  { request: { world, nowMs }, service, party }: Asked,
  nsu: number,
): Promise<Reply> {
  const row = await deps.distribution.one({ world, service }, { party, nsu }, nowMs - KEPT_DAYS * DAY_MS);
  return row === null ? { cStat: '137' } : { cStat: '138', rows: [row] };
}

async function single(
  { nowMs }: ServiceRequest,
  use: PartyUse,
  find: () => Promise<Reply>,
): Promise<Decided> {
  const singles = [...use.singles.filter((atMs) => atMs > nowMs - HOUR_MS), nowMs];
  if (isBlocked(use, nowMs) || singles.length > SINGLES_MAX)
    return blockForMisuse({ ...use, singles }, nowMs);
  return { use: { ...use, singles }, value: await find() };
}

function decide(
  deps: PortalDeps,
  asked: Asked,
  { use, byKey }: { readonly use: PartyUse; readonly byKey: ByKey | null },
): Promise<Decided> {
  const { request, party } = asked;
  const { payload } = request;
  const number = (group: string, name: string): number | null => {
    const found = child(payload, group);
    return found === undefined ? null : Number(childText(found, name));
  };
  const ultNSU = number('distNSU', 'ultNSU');
  if (ultNSU !== null) return afterNsu(deps, asked, { ultNSU, use });
  const nsu = number('consNSU', 'NSU');
  if (nsu !== null) return single(request, use, () => oneNsu(deps, asked, nsu));
  const chave = childText(child(payload, 'consChNFe'), 'chNFe') ?? '';
  return single(request, use, () =>
    byKey === null ? Promise.resolve({ cStat: '215' }) : byKey(deps, request, { party, chave }),
  );
}

/** Another system of the party asks after the NSU that it was given last. */
export const askAsNeighbor = (deps: Pick<PortalDeps, 'distribution'>, asked: Position): Promise<Reply> => {
  const { request, service, party } = asked;
  return deps.distribution.use(
    { world: request.world, service },
    { party, nowMs: request.nowMs },
    async (before) => {
      const { use, value } = await afterNsu(deps, asked, { ultNSU: before.neighborNsu, use: before });
      return { use: { ...use, neighborNsu: value.ultNSU ?? before.neighborNsu }, value };
    },
  );
};

/** Elements of a `distDFeInt` without an installed schema, in order. Sources: distDFeInt_v1.00.xsd of CT-e and MDF-e. */
const inOrder = (namesUf: boolean): RegExp =>
  new RegExp(`^tpAmb${namesUf ? ',cUFAutor' : ''},(?:CNPJ|CPF),(?:distNSU|consNSU)$`);

/** First fault of the message. */
function faultOf(
  request: ServiceRequest,
  type: PortalMessages,
  { service, deps }: { readonly service: PortalDistributed; readonly deps: PortalDeps },
): MessageFault | null {
  const { versao, namesUf } = DISTRIBUTIONS[service];
  if (service === 'nfe')
    return questionFault(request, { root: DISTRIBUTION_MESSAGE, versao, type, schema: deps.schema });
  const form = formFault(request, DISTRIBUTION_MESSAGE, type);
  if (form) return form;
  const { attributes, children } = request.payload;
  if (attributes['versao'] !== versao) return { cStat: '239' };
  return inOrder(namesUf).test(children.map(({ name }) => name).join()) ? null : { cStat: '215' };
}

/** The distribution of a document type. Sources: NT 2014.002 v1.30 (NF-e), NT 2015.002 (CT-e, MDF-e). */
export function createDistribution(
  type: PortalMessages,
  deps: PortalDeps,
  { service, byKey }: { readonly service: PortalDistributed; readonly byKey: ByKey | null },
): ServiceHandler {
  const { namespace, versao } = DISTRIBUTIONS[service];
  const answer = (
    { cStat, brackets, nowMs, authorizer }: Refusal,
    reply: Omit<Reply, 'cStat'> = {},
  ): string => {
    const { ultNSU = 0, maxNSU = 0, rows = [] } = reply;
    const position = tag('ultNSU', formatNsu(ultNSU)) + tag('maxNSU', formatNsu(maxNSU));
    const lot = rows.length === 0 ? '' : `<loteDistDFeInt>${rows.map(docZip).join('')}</loteDistDFeInt>`;
    const now = localIso(cUFOf(authorizer), nowMs);
    // CT-e and MDF-e answer without an offset.
    const dhResp = service === 'nfe' ? now : now.slice(0, 'AAAA-MM-DDTHH:MM:SS'.length);
    // One table of codes for the three: CT-e's own gives 589, 593 and 656 to its other services.
    const verdict = code(verdictOf('nfe', cStat, { brackets }));
    return `<retDistDFeInt xmlns="${namespace}" versao="${versao}">${head}${verdict}${tag('dhResp', dhResp)}${position}${lot}</retDistDFeInt>`;
  };

  async function handle(request: ServiceRequest): Promise<string> {
    const { payload, authorizer, nowMs, world, holder } = request;
    const about = { authorizer, nowMs, payload };
    const fault = faultOf(request, type, { service, deps });
    if (fault) return answer({ ...about, ...fault });
    const forced = scenarioOf(request.scenarios, 'cStat')?.code;
    if (forced !== undefined) return answer({ ...about, cStat: forced });
    if (childText(payload, 'tpAmb') !== '2') return answer({ ...about, cStat: '252' });
    const party = childText(payload, 'CNPJ') ?? childText(payload, 'CPF') ?? '';
    if (holder === null) return answer({ ...about, cStat: '473' });
    if (!sameHolder(holder, party)) return answer({ ...about, cStat: party.length === 11 ? '472' : '593' });
    const { cStat, ...told } = await deps.distribution.use({ world, service }, { party, nowMs }, (use) =>
      decide(deps, { request, service, party }, { use, byKey }),
    );
    return answer({ ...about, cStat }, told);
  }

  return {
    operations: () => DISTRIBUTION_OPERATIONS,
    ufOf: (payload: XmlElement) => ufByCodigo(childText(payload, 'cUFAutor') ?? '')?.sigla ?? null,
    refuse: (refusal) => answer(refusal),
    handle,
  };
}
