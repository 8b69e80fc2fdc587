import { sameHolder } from '@fiscal/core/identity/holder';
import { xMotivoOf } from '@fiscal/core/registry/cstat';
import { find, parseXml } from '@fiscal/core/xml/parse';
import { scenarioOf } from '../../scenarios.ts';
import type { DistributedRow } from '../../state/distribution.ts';
import { DISTRIBUTION_OPERATIONS } from '../distribution/distribution.ts';
import type { RestHandler, RestReply, RestRequest } from '../rest-authority.ts';
import { partyIn } from '../xml.ts';
import { moment, xmlField } from './answers.ts';
import type { NfseAuthorityDeps } from './deps.ts';

const SERVICE = 'nfse';
/** Documents of an answer: up to 100 by the manual, 50 by users' reports [?]. */
const PAGE = 50;
/** The time for which documents are handed out is not published [?]: for ever. */
const ALWAYS_MS = 0;
const NOTHING = 'E2220';
const TOO_MANY = '429';
/** The code for a certificate of another CNPJ is not published [?]. */
const OTHER_HOLDER = 'E1206';

/** Words by which the ADN names events. Source: manual of contribuintes (ADN). */
const EVENT_WORDS: Readonly<Record<string, string>> = {
  101101: 'CANCELAMENTO',
  101103: 'SOLICITACAO_CANCELAMENTO_ANALISE_FISCAL',
  105102: 'CANCELAMENTO_POR_SUBSTITUICAO',
  105104: 'CANCELAMENTO_DEFERIDO_ANALISE_FISCAL',
  105105: 'CANCELAMENTO_INDEFERIDO_ANALISE_FISCAL',
  202201: 'CONFIRMACAO_PRESTADOR',
  202205: 'REJEICAO_PRESTADOR',
  203202: 'CONFIRMACAO_TOMADOR',
  203206: 'REJEICAO_TOMADOR',
  204203: 'CONFIRMACAO_INTERMEDIARIO',
  204207: 'REJEICAO_INTERMEDIARIO',
};
const NOTE = 'NFSE';

/** CNPJs and CPFs of provider, taker and intermediary: each gets an NSU, the issuer too. */
function partiesOf(note: string): readonly string[] {
  const { root } = parseXml(note);
  const parties = ['prest', 'toma', 'interm'].map((name) => partyIn(find(root, name) ?? null));
  return [...new Set(parties)].filter((party) => party !== '');
}

async function write(
  { distribution }: Pick<NfseAuthorityDeps, 'distribution'>,
  { world, nowMs }: { readonly world: string; readonly nowMs: number },
  file: { readonly note: string; readonly chave: string; readonly schema: string; readonly xml: string },
): Promise<void> {
  const { note, ...row } = file;
  const rows = partiesOf(note).map((party) => ({ ...row, party }));
  // No source demands an earlier query [?]: NSU 0 gives the history.
  await distribution.write({ world, service: SERVICE }, rows, { nowMs, activeSinceMs: null });
}

/** Gives a note to its parties. */
export const distributeNote = (
  deps: NfseAuthorityDeps,
  at: { readonly world: string; readonly nowMs: number },
  { chave, xml }: { readonly chave: string; readonly xml: string },
): Promise<void> => write(deps, at, { note: xml, chave, schema: NOTE, xml });

/** Gives an event to the parties of its note. */
export const distributeEvent = (
  deps: NfseAuthorityDeps,
  at: { readonly world: string; readonly nowMs: number },
  {
    note,
    tpEvento,
    xml,
  }: {
    readonly note: { readonly chave: string; readonly prot: string };
    readonly tpEvento: string;
    readonly xml: string;
  },
): Promise<void> =>
  write(deps, at, { note: note.prot, chave: note.chave, schema: EVENT_WORDS[tpEvento] ?? '', xml });

const answer = (status: number, nowMs: number, fields: object): RestReply => ({
  status,
  body: {
    StatusProcessamento: 'REJEICAO',
    LoteDFe: [],
    Alertas: [],
    Erros: [],
    ...fields,
    TipoAmbiente: 'HOMOLOGACAO',
    VersaoAplicativo: 'SANDBOX_1.0',
    DataHoraProcessamento: moment(nowMs),
  },
});

const refuse = (status: number, nowMs: number, Codigo: string): RestReply =>
  answer(status, nowMs, {
    ...(Codigo === NOTHING && { StatusProcessamento: 'NENHUM_DOCUMENTO_LOCALIZADO' }),
    Erros: [{ Codigo, Descricao: xMotivoOf('nfse', Codigo), Complemento: null }],
  });

const entry = ({ nsu, schema, xml, chave }: DistributedRow): object => ({
  NSU: nsu,
  ChaveAcesso: chave,
  TipoDocumento: schema === NOTE ? NOTE : 'EVENTO',
  TipoEvento: schema === NOTE ? null : schema,
  ArquivoXml: xmlField(xml),
  DataHoraGeracao: null,
});

async function handle(
  { distribution }: NfseAuthorityDeps,
  { world, nowMs, params, holder, scenarios }: RestRequest,
): Promise<RestReply> {
  const forced = scenarioOf(scenarios, 'cStat')?.code;
  if (forced === TOO_MANY) return { status: 429, body: null };
  if (forced !== undefined) return refuse(forced === NOTHING ? 404 : 400, nowMs, forced);
  const party = params['cnpjConsulta'] ?? holder ?? '';
  const nsu = Number(params['NSU']);
  if (holder === null || !sameHolder(holder, party)) return refuse(403, nowMs, OTHER_HOLDER);
  if (!Number.isSafeInteger(nsu) || nsu < 0) return refuse(400, nowMs, NOTHING);
  const of = { world, service: SERVICE };
  const one = params['lote'] === 'false' ? await distribution.one(of, { party, nsu }, ALWAYS_MS) : null;
  const rows =
    params['lote'] === 'false'
      ? [one].flatMap((row) => row ?? [])
      : await distribution.after(of, { party, nsu }, { sinceMs: ALWAYS_MS, limit: PAGE });
  return rows.length === 0
    ? refuse(404, nowMs, NOTHING)
    : answer(200, nowMs, { StatusProcessamento: 'DOCUMENTOS_LOCALIZADOS', LoteDFe: rows.map(entry) });
}

/** GET /DFe/{NSU} of the ADN: documents and events after an NSU of a party. */
export const createNfseDistribution = (deps: NfseAuthorityDeps): RestHandler => ({
  operations: DISTRIBUTION_OPERATIONS,
  handle: (request) => handle(deps, request),
});
