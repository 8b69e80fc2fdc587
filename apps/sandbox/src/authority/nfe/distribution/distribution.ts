import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { sameHolder } from '@fiscal/core/identity/holder';
import { DISTRIBUTION_VERSION, formatNsu } from '@fiscal/core/sefaz/distribution';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { NFE } from '@fiscal/core/vocabulary/message-names';
import { gzipBase64 } from '@fiscal/core/xml/compress';
import { child, childText, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import { scenarioOf } from '../../../scenarios.ts';
import type { DistributedRow, PartyUse } from '../../../state/distribution.ts';
import { code, head, tag, verdictOf } from '../../answers.ts';
import type { Refusal, ServiceHandler, ServiceRequest } from '../../authority.ts';
import { cUFOf, localIso } from '../../authorizers.ts';
import { questionFault } from '../../portal/message.ts';
import type { PortalMessages } from '../../portal/messages.ts';
import type { PortalDeps } from '../../portal/type.ts';
import { readNfe } from '../document.ts';
import { actorsOf, interestedOf } from './actors.ts';
import { procNfe, RELEASING, resNfe } from './write.ts';

export const DISTRIBUTION_MESSAGE = 'distDFeInt';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PAGE = 50;
/** Days for which what was written is handed out. Source: NT 2014.002. */
const KEPT_DAYS = 90;
/** Queries by NSU or by key that one party may make in an hour. Source: NT 2014.002. */
const SINGLES_MAX = 20;

/** An answer without its envelope: the code, the position, and the documents. */
interface Reply {
  readonly cStat: string;
  readonly ultNSU?: number;
  readonly maxNSU?: number;
  readonly rows?: readonly (Omit<DistributedRow, 'nsu'> & { readonly nsu: number | null })[];
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

async function afterNsu(
  deps: PortalDeps,
  { world, nowMs }: ServiceRequest,
  party: string,
  ultNSU: number,
  use: PartyUse,
): Promise<Decided> {
  if (isMisuse(use, ultNSU, nowMs)) return blockForMisuse(use, nowMs);
  const used = { ...use, usedAtMs: nowMs };
  if (ultNSU > use.nsu) return { use: used, value: { cStat: '589', ultNSU: use.given, maxNSU: use.nsu } };
  const sinceMs = nowMs - KEPT_DAYS * DAY_MS;
  const rows = await deps.distribution.after(world, party, ultNSU, { sinceMs, limit: PAGE });
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
  { world, nowMs }: ServiceRequest,
  party: string,
  nsu: number,
): Promise<Reply> {
  const row = await deps.distribution.one(world, party, nsu, nowMs - KEPT_DAYS * DAY_MS);
  return row === null ? { cStat: '137' } : { cStat: '138', rows: [row] };
}

/** The note of a key, as far as the party may have it. */
async function byChave(
  deps: PortalDeps,
  { world, nowMs }: ServiceRequest,
  party: string,
  chave: string,
): Promise<Reply> {
  if (!isChave(chave)) return { cStat: '236' };
  const stored = await deps.documents.byChave(world, chave);
  if (stored === null || stored.xml === null) return { cStat: '217' };
  const document = readNfe(parseXml(stored.xml).root, stored.xml);
  if (document.emitente === party.padStart(14, '0')) return { cStat: '641' };
  const events = await deps.events.of(world, chave);
  const { addressee, carrier, authorised } = actorsOf(document);
  const full = [carrier, ...authorised, ...interestedOf(events)].includes(party);
  if (!full && addressee !== party) return { cStat: '640' };
  if (Date.parse(stored.dhRecbto) < nowMs - KEPT_DAYS * DAY_MS) return { cStat: '632' };
  if (stored.situacao !== 'autorizado') return { cStat: stored.situacao === 'denegado' ? '654' : '653' };
  const released = events.some(({ tpEvento }) => RELEASING.has(tpEvento));
  const row =
    (full && addressee !== party) || released
      ? { schema: 'procNFe_v4.00.xsd', xml: procNfe(stored.xml, stored) }
      : { schema: 'resNFe_v1.01.xsd', xml: resNfe(document, stored) };
  return { cStat: '138', rows: [{ nsu: null, ...row }] };
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

function decide(deps: PortalDeps, request: ServiceRequest, party: string, use: PartyUse): Promise<Decided> {
  const { payload } = request;
  const number = (group: string, name: string): number | null => {
    const asked = child(payload, group);
    return asked === undefined ? null : Number(childText(asked, name));
  };
  const ultNSU = number('distNSU', 'ultNSU');
  if (ultNSU !== null) return afterNsu(deps, request, party, ultNSU, use);
  const nsu = number('consNSU', 'NSU');
  if (nsu !== null) return single(request, use, () => oneNsu(deps, request, party, nsu));
  const chave = childText(child(payload, 'consChNFe'), 'chNFe') ?? '';
  return single(request, use, () => byChave(deps, request, party, chave));
}

/** The distribution of NF-e in the Ambiente Nacional. Source: NT 2014.002 v1.30. */
export function createDistribution(type: PortalMessages, deps: PortalDeps): ServiceHandler {
  const answer = (
    { cStat, brackets, nowMs, authorizer }: Refusal,
    reply: Omit<Reply, 'cStat'> = {},
  ): string => {
    const { ultNSU = 0, maxNSU = 0, rows = [] } = reply;
    const position = tag('ultNSU', formatNsu(ultNSU)) + tag('maxNSU', formatNsu(maxNSU));
    const lot = rows.length === 0 ? '' : `<loteDistDFeInt>${rows.map(docZip).join('')}</loteDistDFeInt>`;
    return `<retDistDFeInt xmlns="${NFE.namespace}" versao="${DISTRIBUTION_VERSION}">${head}${code(verdictOf('nfe', cStat, brackets))}${tag('dhResp', localIso(cUFOf(authorizer), nowMs))}${position}${lot}</retDistDFeInt>`;
  };

  async function handle(request: ServiceRequest): Promise<string> {
    const { payload, authorizer, nowMs, world, holder } = request;
    const about = { authorizer, nowMs, payload };
    const fault = questionFault(request, DISTRIBUTION_MESSAGE, DISTRIBUTION_VERSION, type, deps.schema);
    if (fault) return answer({ ...about, ...fault });
    const forced = scenarioOf(request.scenarios, 'cStat')?.code;
    if (forced !== undefined) return answer({ ...about, cStat: forced });
    if (childText(payload, 'tpAmb') !== '2') return answer({ ...about, cStat: '252' });
    const party = childText(payload, 'CNPJ') ?? childText(payload, 'CPF') ?? '';
    if (holder === null) return answer({ ...about, cStat: '473' });
    if (!sameHolder(holder, party)) return answer({ ...about, cStat: party.length === 11 ? '472' : '593' });
    const { cStat, ...told } = await deps.distribution.use(world, party, nowMs, (use) =>
      decide(deps, request, party, use),
    );
    return answer({ ...about, cStat }, told);
  }

  return {
    operations: () => ['distribuicao'],
    ufOf: (payload: XmlElement) => ufByCodigo(childText(payload, 'cUFAutor') ?? '')?.sigla ?? null,
    marked: () => null,
    refuse: (refusal) => answer(refusal),
    handle,
  };
}
