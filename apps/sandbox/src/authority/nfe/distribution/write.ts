import { distributedFile } from '@fiscal/core/sefaz/messages';
import { NFE } from '@fiscal/core/vocabulary/message-names';
import type { DistributionStore, NewRow } from '../../../state/distribution.ts';
import type { StoredDocument } from '../../../state/documents.ts';
import type { StoredEvent } from '../../../state/events.ts';
import { tag } from '../../answers.ts';
import { distribute } from '../../distribution/write.ts';
import type { EventFacts } from '../../events/register.ts';
import { text } from '../../xml.ts';
import type { NfeDocument } from '../document.ts';
import { actorsOf, interestedOf, receiversOf } from './actors.ts';

const SITUATIONS: Readonly<Record<string, string>> = { autorizado: '1', denegado: '2', cancelado: '3' };

type Proven = Pick<StoredDocument, 'chave' | 'situacao' | 'nProt' | 'dhRecbto' | 'digVal' | 'prot'>;

/** Summary that the addressee gets before it manifests. Source: resNFe_v1.01.xsd. */
export function resNfe({ emit, ide, icmsTot }: NfeDocument, stored: Proven): string {
  const party = text(emit, 'CNPJ') === '' ? tag('CPF', text(emit, 'CPF')) : tag('CNPJ', text(emit, 'CNPJ'));
  const facts =
    tag('xNome', text(emit, 'xNome')) +
    tag('IE', text(emit, 'IE') || 'ISENTO') +
    tag('dhEmi', text(ide, 'dhEmi')) +
    tag('tpNF', text(ide, 'tpNF')) +
    tag('vNF', text(icmsTot, 'vNF')) +
    tag('digVal', stored.digVal) +
    tag('dhRecbto', stored.dhRecbto) +
    tag('nProt', stored.nProt) +
    tag('cSitNFe', SITUATIONS[stored.situacao] ?? '1');
  return `<resNFe xmlns="${NFE.namespace}" versao="1.01">${tag('chNFe', stored.chave)}${party}${facts}</resNFe>`;
}

const fileOf = (
  root: string,
  versao: string,
  { signed, answer }: { readonly signed: string; readonly answer: string },
): string => distributedFile({ root, versao, signed: Buffer.from(signed), answer }, NFE.namespace).toString();

export const procNfe = (xml: string, { prot }: Pick<Proven, 'prot'>): string =>
  fileOf(NFE.proc, NFE.versao, { signed: xml, answer: prot });

const summaryRow = (party: string, document: NfeDocument, stored: Proven): NewRow => ({
  party,
  chave: stored.chave,
  schema: 'resNFe_v1.01.xsd',
  xml: resNfe(document, stored),
});
const noteRow = (party: string, xml: string, stored: Proven): NewRow => ({
  party,
  chave: stored.chave,
  schema: 'procNFe_v4.00.xsd',
  xml: procNfe(xml, stored),
});

const isNote = (chave: string): boolean => chave.slice(20, 22) === '55';

/** Writes NSUs for the parties of a note that was authorized or denied. */
export async function distributeNote(
  store: DistributionStore,
  world: string,
  {
    document,
    stored,
    nowMs,
  }: { readonly document: NfeDocument; readonly stored: Proven; readonly nowMs: number },
): Promise<void> {
  if (!isNote(stored.chave)) return;
  const { addressee, carrier, authorised } = actorsOf(document);
  const full = stored.situacao === 'autorizado' ? [carrier, ...authorised] : [];
  const rows = [
    ...(addressee === '' ? [] : [summaryRow(addressee, document, stored)]),
    // A party that is the addressee too gets the note when it manifests.
    ...[...new Set(full)]
      .filter((party) => party !== '' && party !== addressee)
      .map((party) => noteRow(party, document.xml, stored)),
  ];
  await distribute(store, { world, service: 'nfe', nowMs }, rows);
}

/** Events by which the addressee gets the whole note. */
export const RELEASING: ReadonlySet<string> = new Set(['210200', '210210', '210240']);

/** Writes NSUs for the parties of an event, and of the note that it releases. */
export async function distributeEvent(
  store: DistributionStore,
  world: string,
  {
    about,
    nowMs,
  }: {
    readonly about: {
      readonly event: EventFacts;
      readonly stored: StoredEvent;
      readonly earlier: readonly StoredEvent[];
      readonly subject: { readonly stored: StoredDocument; readonly document: NfeDocument | null } | null;
    };
    readonly nowMs: number;
  },
): Promise<void> {
  const { event, stored, earlier, subject } = about;
  if (!isNote(event.chave)) return;
  const document = subject?.document ?? null;
  const xml = fileOf(NFE.procEvento, NFE.versaoEvento, { signed: stored.evento, answer: stored.retEvento });
  const released =
    RELEASING.has(event.tpEvento) && !earlier.some(({ tpEvento }) => RELEASING.has(tpEvento))
      ? [event.autor]
      : event.tpEvento === '110150'
        ? interestedOf([stored])
        : [];
  const rows = [
    ...receiversOf(event, document, interestedOf(earlier)).map((party) => ({
      party,
      chave: event.chave,
      schema: 'procEventoNFe_v1.00.xsd',
      xml,
    })),
    ...(document === null || subject === null
      ? []
      : released.map((party) => noteRow(party, document.xml, subject.stored))),
  ];
  await distribute(store, { world, service: 'nfe', nowMs }, rows);
}
