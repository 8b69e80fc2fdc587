import { namesOf } from '../registry/message-names.ts';
import { buildProc } from '../sefaz/messages.ts';
import {
  contentIn,
  OF_AUTHORITY,
  type ReceivedEvent,
  type ReceivedNote,
  type ReceivedWhole,
} from '../sefaz/received.ts';
import { DISTRIBUTED_TYPES, type DistributedType } from '../vocabulary/received/distribution.ts';
import type { Ambiente } from '../vocabulary/service.ts';
import { parseXml } from '../xml/parse.ts';
import { isIssuer, notOfIssuer } from './event.ts';
import type { ImportedDocument, ImportedEvent, ImportRefusal, ImportWarning, Judged } from './judged.ts';
import type { ImportReader } from './reader.ts';
import { partiesOf } from './received-parties.ts';

interface Handed {
  readonly type: DistributedType;
  readonly environment: Ambiente;
  readonly warnings: readonly ImportWarning[];
  readonly xml: Buffer;
}

/** A document of another issuer, whole, as its authority distributes it. */
export interface ReceivedFileNote extends Handed {
  readonly kind: 'nota';
  readonly note: ReceivedNote;
  readonly destinatario: string | null;
  /** CNPJ or CPF of every party but the issuer. */
  readonly parties: readonly string[];
  /** The parties that events name, by role, and the modal of an MDF-e; absent where no event names any. */
  readonly roles?: Pick<ReceivedWhole, 'parties' | 'modal'>;
}

/** A registered event of such a document. */
export interface ReceivedFileEvent extends Handed {
  readonly kind: 'evento-de-nota';
  readonly event: ReceivedEvent;
}

export type JudgedReceived = ReceivedFileNote | ReceivedFileEvent | ImportRefusal;

const refusalOf = (code: ImportRefusal['code'], message: string): ImportRefusal => ({
  kind: 'recusado',
  code,
  message,
});

const distributedType = (type: string): DistributedType | undefined =>
  DISTRIBUTED_TYPES.find((each) => each === type);

/** The signed document and its protocol alone: what else a file holds was not judged. */
const procOf = ({ type, signed, prot }: ImportedDocument): Buffer =>
  type === 'nfse' ? Buffer.from(prot) : buildProc(signed, prot, namesOf(type));

const notRead = refusalOf('leiaute_invalido', 'O arquivo não traz os dados com que um documento é listado.');

function noteIn(type: DistributedType, judged: ImportedDocument): JudgedReceived {
  const xml = procOf(judged);
  const { root } = parseXml(xml);
  const content = contentIn(type, root);
  if (content.kind !== 'nota' || content.note.chave !== judged.accessKey) return notRead;
  if (content.note.nProt !== judged.protocolNumber) return notRead;
  const { environment, warnings } = judged;
  const { note, destinatario, parties, modal } = content;
  return {
    kind: 'nota',
    ...(parties !== undefined && { roles: { parties, ...(modal !== undefined && { modal }) } }),
    type,
    environment,
    warnings,
    note,
    destinatario,
    parties: partiesOf(type, root),
    xml,
  };
}

/**
 * Reason why a file does not give the state of its event; null: it does, or the event gives none. The national environment's signature
 * proves the registration. A portal's authority signs none, and anybody can name himself the author of what it makes itself, also the
 * issuer: such an event is refused, since the distribution brings it.
 */
function unprovenEffect(judged: ImportedEvent, { tpEvento, effect }: ReceivedEvent): string | null {
  const isProven = judged.type === 'nfse' && !judged.warnings.includes('cadeia_desconhecida');
  if (effect === null || isProven) return null;
  if (OF_AUTHORITY.has(tpEvento))
    return `O evento ${tpEvento} é feito pela própria autoridade, e o arquivo não prova que ela o fez. Ligue o recebimento da empresa em PUT /v1/clients/{id}/received/{environment}: a autoridade o entrega.`;
  return isIssuer(judged.author, judged.emitente) ? null : notOfIssuer(tpEvento, judged);
}

function eventIn(type: DistributedType, judged: ImportedEvent): JudgedReceived {
  const { accessKey, author, tpEvento, environment, warnings, xml } = judged;
  const content = contentIn(type, parseXml(xml).root);
  if (content.kind !== 'evento') return notRead;
  const { event } = content;
  if (event.chave !== accessKey || event.tpEvento !== tpEvento || event.autor !== author) return notRead;
  const unproven = unprovenEffect(judged, event);
  if (unproven !== null) return refusalOf('certificado_de_outro', unproven);
  return { kind: 'evento-de-nota', type, environment, warnings, event, xml };
}

function asReceived(judged: Judged): JudgedReceived {
  if (judged.kind === 'recusado') return judged;
  const type = distributedType(judged.type);
  if (judged.kind === 'inutilizacao' || type === undefined)
    return refusalOf(
      'tipo_desconhecido',
      'Só NF-e, CT-e, MDF-e e NFS-e, e os eventos deles, são documentos recebidos: a SEFAZ não distribui os outros.',
    );
  return judged.kind === 'documento' ? noteIn(type, judged) : eventIn(type, judged);
}

/** Distributed documents by which the platform has no layout to judge a file, with and without their protocol. */
const NOT_JUDGED: Readonly<Record<string, string>> = {
  cteOSProc: 'CT-e OS (modelo 67)',
  CTeOS: 'CT-e OS (modelo 67)',
  cteSimpProc: 'CT-e Simplificado',
  CTeSimp: 'CT-e Simplificado',
  GTVeProc: 'GTV-e (modelo 64)',
  GTVe: 'GTV-e (modelo 64)',
};
const ROOT = new RegExp(`<(?:\\w+:)?(${Object.keys(NOT_JUDGED).join('|')})[\\s>]`);
const ROOT_WITHIN = 1_000;

/** Names the way by which such a document arrives. */
function orNotJudged(judged: JudgedReceived, bytes: Uint8Array): JudgedReceived {
  if (judged.kind !== 'recusado' || judged.code !== 'tipo_desconhecido') return judged;
  const [, root = ''] = ROOT.exec(Buffer.from(bytes.subarray(0, ROOT_WITHIN)).toString('utf8')) ?? [];
  const name = NOT_JUDGED[root];
  if (name === undefined) return judged;
  return refusalOf(
    'tipo_desconhecido',
    `A Emite não confere um arquivo de ${name}. Ligue o recebimento de CT-e da empresa em PUT /v1/clients/{id}/received/{environment}: a SEFAZ o entrega.`,
  );
}

/** Judges a file of another issuer by the rules of an import, and reads what a received document is listed by. */
export const createReceivedFileReader =
  (read: ImportReader) =>
  (bytes: Uint8Array): JudgedReceived =>
    orNotJudged(asReceived(read(bytes)), bytes);
