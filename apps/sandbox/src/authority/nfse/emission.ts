import { xMotivoOf } from '@fiscal/core/registry/cstat';
import { type Rule, type RuleBasis, rulesInForce } from '../../rules/rule.ts';
import { KNOWN_MARKERS, misspeltMarker, scenarioOf } from '../../scenarios.ts';
import type { StoredDocument } from '../../state/documents.ts';
import type { RestHandler, RestReply, RestRequest } from '../rest-authority.ts';
import { agreementFault } from './agreements.ts';
import { answer, refuse, refusedWith, xmlField } from './answers.ts';
import { type NfseAuthorityDeps, numberOfDps } from './deps.ts';
import { distributeNote } from './distribution.ts';
import { type Dps, readDps } from './dps.ts';
import { registerSubstitution } from './events.ts';
import { markedIn, signatureOf, xmlIn } from './incoming.ts';
import { isConfirmed } from './manifestations.ts';
import { type Issued, issueNote } from './note.ts';
import { DPS_RULES } from './rules/table.ts';

const BODY = 'dpsXmlGZipB64';
const ID = /<infDPS[^>]* Id="(DPS[^"]*)"/;

/** POST /nfse. */
export const createEmission = (deps: NfseAuthorityDeps): RestHandler => ({
  operations: ['emit'],
  marked: (body) => markedIn(xmlIn(body, BODY), ID),
  handle: (request) => handle(deps, request),
});

/** Every code that a document breaks: the service answers all of a stage at once. */
function broken<D extends { readonly modelo: string }, C extends RuleBasis>(
  rules: readonly Rule<D, C>[],
  document: D,
  context: C,
): string[] {
  return rulesInForce(rules, context)
    .filter(({ breaks }) => breaks !== undefined && breaks(document, context) !== false)
    .map(({ cStat }) => cStat);
}

async function handle(deps: NfseAuthorityDeps, request: RestRequest): Promise<RestReply> {
  const { world, nowMs, strict } = request;
  const xml = xmlIn(request.body, BODY);
  if (xml === null)
    return refuse(nowMs, null, { codes: ['E1235'], complemento: `${BODY} ausente ou ilegível` });
  if (!xml.startsWith('<?xml ')) return refuse(nowMs, ID.exec(xml)?.[1] ?? null, { codes: ['E1229'] });
  const faults = deps.schema('DPS', xml);
  if (faults.length > 0)
    return refuse(nowMs, ID.exec(xml)?.[1] ?? null, { codes: ['E1235'], complemento: faults[0] });
  const dps = readDps(xml);
  const signature = signatureOf(deps, xml, 'infDPS');
  if (signature.kind === 'recusada') return refuse(nowMs, dps.id, { codes: [signature.codigo] });
  const misspelt = misspeltMarker(xml);
  if (misspelt !== null)
    return refusedWith(nowMs, '999', `Marcador desconhecido ${misspelt}. Conhecidos: ${KNOWN_MARKERS}`);
  const { signerBase, digestValue } = signature;
  const codes = broken(DPS_RULES, dps, { strict, nowMs, signerBase });
  if (codes.length > 0) return refuse(nowMs, dps.id, { codes });
  const disagreed = await agreementFault(deps, world, { dps, strict });
  if (disagreed !== null) return refuse(nowMs, dps.id, { codes: [disagreed] });
  const forced = scenarioOf(request.scenarios, 'cStat');
  if (forced && !ISSUED.has(forced.code)) return force(nowMs, dps, forced.code);
  const number = numberOfDps(dps.id);
  if (number === null || (await deps.documents.byNumber(world, number)) !== null)
    return refuse(nowMs, dps.id, { codes: ['E0014'] });
  const substituted = dps.at('subst', 'chSubstda');
  const against = substituted === '' ? null : await substitutionFault(deps, world, substituted);
  if (against !== null) return refuse(nowMs, dps.id, { codes: [against] });

  const note = issueNote(dps, await deps.numbers.next(), { nowMs, signer: deps.signer });
  const clash = await deps.documents.record(world, storedNote(dps, note, { digVal: digestValue, number }));
  if (clash !== null) return refuse(nowMs, dps.id, { codes: ['E0014'] });
  await distributeNote(deps, { world, nowMs }, note);
  if (substituted !== '') await registerSubstitution(deps, world, { dps, substituted, note, nowMs });
  return answer(201, nowMs, {
    idDps: dps.id,
    chaveAcesso: note.chave,
    nfseXmlGZipB64: xmlField(note.xml),
    alertas: (forced && ISSUED.get(forced.code)) ?? null,
  });
}

/** Codes of a marker with which the note is still issued, each with its alerts, if any. */
const ISSUED: ReadonlyMap<
  string,
  readonly Readonly<Record<'codigo' | 'descricao' | 'complemento', string | null>>[] | null
> = new Map([
  ['100', null],
  [
    '120',
    [
      { codigo: 'A1', descricao: 'Alerta de teste: confira o município de incidência', complemento: null },
      { codigo: null, descricao: 'Alerta de teste, o segundo', complemento: null },
    ],
  ],
]);

const force = (nowMs: number, dps: Dps, code: string): RestReply =>
  xMotivoOf('nfse', code) === ''
    ? refusedWith(nowMs, code, `Rejeição ${code} pedida pelo marcador`)
    : refuse(nowMs, dps.id, { codes: [code] });

const storedNote = (
  dps: Dps,
  { chave, nNFSe, dhProc, xml }: Issued,
  {
    digVal,
    number,
  }: { readonly digVal: string; readonly number: NonNullable<ReturnType<typeof numberOfDps>> },
): StoredDocument => ({
  ...number,
  chave,
  situacao: 'autorizado',
  cStat: '100',
  xMotivo: xMotivoOf('nfse', '100'),
  nProt: nNFSe,
  dhRecbto: dhProc,
  digVal,
  prot: xml,
  xml: dps.xml,
});

/** Source: Anexo I v1.01, E0044, E0046, E0070. */
async function substitutionFault(
  deps: NfseAuthorityDeps,
  world: string,
  chave: string,
): Promise<string | null> {
  const note = await deps.documents.byChave(world, chave);
  if (note === null) return 'E0044';
  if (note.situacao !== 'autorizado') return 'E0046';
  const events = await deps.events.of(world, chave);
  return isConfirmed(new Set(events.map(({ tpEvento }) => tpEvento))) ? 'E0070' : null;
}
