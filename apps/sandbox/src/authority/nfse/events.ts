import { escapeText } from '@fiscal/core/xml/cut';
import { child, childText, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import { KNOWN_MARKERS, misspeltMarker, scenarioOf } from '../../scenarios.ts';
import type { StoredDocument } from '../../state/documents.ts';
import { baseOf } from '../decide.ts';
import type { RestHandler, RestReply, RestRequest } from '../rest-authority.ts';
import { answer, moment, refusedEvent, refusedWith, xmlField } from './answers.ts';
import type { NfseAuthorityDeps } from './deps.ts';
import { distributeEvent } from './distribution.ts';
import type { Dps } from './dps.ts';
import { inscricaoOf } from './dps.ts';
import { markedIn, signatureOf, xmlIn } from './incoming.ts';
import { confirmedFault, MANIFESTATIONS, manifestationFault } from './manifestations.ts';
import type { Issued } from './note.ts';
import { inside, sealDocument } from './seal.ts';

const BODY = 'pedidoRegistroEventoXmlGZipB64';
const CHAVE = /<chNFSe>(\w{50})<\/chNFSe>/;
const CANCEL = '101101';
const SUBSTITUTION = '105102';
/** Request of a fiscal analysis, and the two answers of the município. */
const ANALYSIS = '101103';
const GRANTED = '105104';
const DENIED = '105105';

/** Fictitious town hall and its deciding official. */
const TOWN_HALL = '90000099000114';
const OFFICIAL = '90000099015';

/** POST /nfse/{chave}/eventos. */
export const createEventReception = (deps: NfseAuthorityDeps): RestHandler => ({
  operations: ['evento', 'cancel', 'cancelamento', 'analise-cancelamento'],
  marked: (body) => markedIn(xmlIn(body, BODY), CHAVE),
  handle: (request) => handle(deps, request),
});

async function handle(deps: NfseAuthorityDeps, request: RestRequest): Promise<RestReply> {
  const { world, nowMs, params } = request;
  const xml = xmlIn(request.body, BODY);
  if (xml === null || deps.schema('pedRegEvento', xml).length > 0) return refusedEvent(nowMs, ['E1235']);
  const signature = signatureOf(deps, xml, 'infPedReg');
  if (signature.kind === 'recusada') return refusedEvent(nowMs, [signature.codigo]);
  const misspelt = misspeltMarker(xml);
  if (misspelt !== null)
    return refusedWith(nowMs, '999', `Marcador desconhecido ${misspelt}. Conhecidos: ${KNOWN_MARKERS}`);
  const forced = scenarioOf(request.scenarios, 'cStat');
  if (forced) return refusedEvent(nowMs, [forced.code]);

  const asked = child(parseXml(xml).root, 'infPedReg');
  if (asked === undefined) return refusedEvent(nowMs, ['E1235']);
  const chave = childText(asked, 'chNFSe') ?? '';
  const tpEvento = asked.children.map(({ name }) => /^e(\d{6})$/.exec(name)?.[1]).find(Boolean) ?? '';
  const note = await deps.documents.byChave(world, chave);
  if (note === null || chave !== params['chave']) return refusedEvent(nowMs, ['E0044']);
  const { signerBase } = signature;
  const onRecord = new Set((await deps.events.of(world, chave)).map((event) => event.tpEvento));
  const fault =
    tpEvento in MANIFESTATIONS
      ? manifestationFault(tpEvento, { note, asked, signerBase, onRecord })
      : issuerFault(tpEvento, { note, asked, signerBase, onRecord, nowMs });
  if (fault !== null) return refusedEvent(nowMs, [fault]);
  const event = await register(deps, world, {
    chave,
    tpEvento,
    pedido: xml,
    digVal: signature.digestValue,
    nowMs,
    voids: !(tpEvento === ANALYSIS || tpEvento in MANIFESTATIONS),
  });
  return event === null
    ? refusedEvent(nowMs, [MANIFESTATIONS[tpEvento]?.ruledOut ?? 'E0840'])
    : answer(201, nowMs, { eventoXmlGZipB64: xmlField(event) });
}

interface Asked {
  readonly note: StoredDocument;
  readonly asked: XmlElement;
  readonly signerBase: string | null;
  /** tpEvento of the events on record. */
  readonly onRecord: ReadonlySet<string>;
  readonly nowMs: number;
}

/** Term to cancel in every município of the sandbox; each real one sets its own. */
const TERM_MS = 30 * 24 * 3_600_000;

/** Answer to an event of the issuer that its note rules out; null: it is taken. */
function issuerFault(tpEvento: string, { note, asked, signerBase, onRecord, nowMs }: Asked): string | null {
  const author = childText(asked, 'CNPJAutor') ?? childText(asked, 'CPFAutor') ?? '';
  if (!isEmitter(note, author, signerBase)) return 'E0816';
  if (note.situacao !== 'autorizado') return 'E0840';
  const confirmed = confirmedFault(tpEvento === CANCEL, onRecord);
  if (confirmed !== null) return confirmed;
  const isOver = nowMs > Date.parse(note.dhRecbto) + TERM_MS;
  return tpEvento === CANCEL && isOver ? 'E0822' : null;
}

/** True when author and signer are the emitter of the note. */
function isEmitter(note: StoredDocument, author: string, signerBase: string | null): boolean {
  return author.padStart(14, '0') === note.emitente && signerBase === baseOf(author);
}

interface Registration {
  readonly chave: string;
  readonly tpEvento: string;
  /** Signed `pedRegEvento`. */
  readonly pedido: string;
  readonly digVal: string;
  readonly nowMs: number;
  /** The note is void afterwards. */
  readonly voids: boolean;
}

/** Records an event of a note; returns it, or null when one is on record already. */
async function register(
  deps: NfseAuthorityDeps,
  world: string,
  { chave, tpEvento, pedido, digVal, nowMs, voids }: Registration,
): Promise<string | null> {
  const nDFSe = String((await deps.numbers.next()) + 1n);
  const dhProc = moment(nowMs);
  const id = `EVT${chave}${tpEvento}001`;
  const content =
    `<verAplic>SANDBOX_1.0</verAplic><ambGer>2</ambGer><nSeqEvento>1</nSeqEvento><dhProc>${dhProc}</dhProc>` +
    `<nDFSe>${nDFSe}</nDFSe>${inside(pedido)}`;
  const evento = sealDocument('evento', `<infEvento Id="${id}">${content}</infEvento>`, {
    id,
    signer: deps.signer,
  });
  const clash = await deps.events.record(
    world,
    {
      chave,
      tpEvento,
      nSeqEvento: 1,
      cStat: '135',
      nProt: nDFSe,
      dhRegEvento: dhProc,
      digVal,
      evento: pedido,
      retEvento: evento,
      cancels: null,
      planted: false,
    },
    voids ? 'cancelado' : null,
  );
  if (clash !== null) return null;
  const note = await deps.documents.byChave(world, chave);
  if (note !== null) await distributeEvent(deps, { world, nowMs }, { note, tpEvento, xml: evento });
  return evento;
}

/** Registers the event of the environment itself when a note replaces another. Source: Manual Integrado 1.2. */
export async function registerSubstitution(
  deps: NfseAuthorityDeps,
  world: string,
  {
    dps,
    substituted,
    note,
    nowMs,
  }: { readonly dps: Dps; readonly substituted: string; readonly note: Issued; readonly nowMs: number },
): Promise<void> {
  const inscricao = inscricaoOf(dps, dps.emitter);
  const xMotivo = dps.at('subst', 'xMotivo');
  const id = `PRE${substituted}${SUBSTITUTION}`;
  const author = inscricao.length === 11 ? 'CPFAutor' : 'CNPJAutor';
  const infPedReg =
    `<infPedReg Id="${id}"><tpAmb>2</tpAmb><verAplic>SANDBOX_1.0</verAplic><dhEvento>${moment(nowMs)}</dhEvento>` +
    `<${author}>${inscricao}</${author}><chNFSe>${substituted}</chNFSe><e${SUBSTITUTION}>` +
    `<xDesc>Cancelamento de NFS-e por Substituição</xDesc><cMotivo>${dps.at('subst', 'cMotivo')}</cMotivo>` +
    `${xMotivo === '' ? '' : `<xMotivo>${escapeText(xMotivo)}</xMotivo>`}<chSubstituta>${note.chave}</chSubstituta></e${SUBSTITUTION}></infPedReg>`;
  const pedido = sealDocument('pedRegEvento', infPedReg, { id, signer: deps.signer });
  const digVal = /<DigestValue>([^<]+)</.exec(pedido)?.[1] ?? '';
  await register(deps, world, {
    chave: substituted,
    tpEvento: SUBSTITUTION,
    pedido,
    digVal,
    nowMs,
    voids: true,
  });
}

/** Registers the município's answer to an analysis request, once a test has decided it (`PUT /sandbox/facts`). */
export async function registerAnalysis(
  deps: NfseAuthorityDeps,
  world: string,
  { chave, nowMs }: { readonly chave: string; readonly nowMs: number },
): Promise<void> {
  const facts = await deps.facts.of(world, [chave]);
  const granted = facts.has('analise-deferida');
  if (!granted && !facts.has('analise-indeferida')) return;
  const events = await deps.events.of(world, chave);
  const known = new Set(events.map(({ tpEvento }) => tpEvento));
  const note = await deps.documents.byChave(world, chave);
  if (note === null || !known.has(ANALYSIS) || known.has(GRANTED) || known.has(DENIED)) return;
  const tpEvento = granted ? GRANTED : DENIED;
  const id = `PRE${chave}${tpEvento}`;
  const xDesc = `Cancelamento de NFS-e ${granted ? 'Deferido' : 'Indeferido'} por Análise Fiscal`;
  const xMotivo = granted
    ? 'Deferido pela administração tributária'
    : 'Indeferido pela administração tributária';
  const infPedReg =
    `<infPedReg Id="${id}"><tpAmb>2</tpAmb><verAplic>SANDBOX_1.0</verAplic><dhEvento>${moment(nowMs)}</dhEvento>` +
    `<CNPJAutor>${TOWN_HALL}</CNPJAutor><chNFSe>${chave}</chNFSe><e${tpEvento}><xDesc>${xDesc}</xDesc>` +
    `<CPFAgTrib>${OFFICIAL}</CPFAgTrib><cMotivo>1</cMotivo><xMotivo>${xMotivo}</xMotivo></e${tpEvento}></infPedReg>`;
  const pedido = sealDocument('pedRegEvento', infPedReg, { id, signer: deps.signer });
  const digVal = /<DigestValue>([^<]+)</.exec(pedido)?.[1] ?? '';
  await register(deps, world, { chave, tpEvento, pedido, digVal, nowMs, voids: granted });
}
