import { isChave } from '../chave-acesso/chave-acesso.ts';
import { isChaveNfse } from '../chave-acesso/chave-nfse.ts';
import type { EventDefinition } from '../engine/events/definition.ts';
import { cancelledTags } from '../engine/events/undo.ts';
import { cstat, HEADER, meaningOf, xMotivoOf } from '../registry/cstat.ts';
import { MODULES, moduleOf } from '../registry/documents.ts';
import { procEvento } from '../sefaz/event-messages.ts';
import { VOIDING } from '../sefaz/nfse-answers.ts';
import { eventOnRecord } from '../sefaz/nfse-event-answers.ts';
import type { MessageNames } from '../vocabulary/message-names.ts';
import { cutStandalone } from '../xml/cut.ts';
import { child, childText, find, sourceOf, type XmlElement } from '../xml/parse.ts';
import { type ImportedEvent, leaveOut } from './judged.ts';
import { signedByEnvironment } from './national-environment.ts';
import {
  bytesOf,
  checkSignature,
  environmentOf,
  need,
  needText,
  obeysLayout,
  type ReadFile,
  signedBy,
} from './parts.ts';

/** The portal's names of a distributed event, by its root. */
export const namesByProcEvento: ReadonlyMap<string, MessageNames> = new Map(
  MODULES.flatMap(({ names }) => (names === null ? [] : [[names.procEvento, names] as const])),
);

/**
 * Codes of a document with a registered cancellation or closing; the codes of a late one stay as the authority answered
 * them.
 */
const SITUATION = { CANCELADA: '101', ENCERRADA: '132' } as const;
const CANCELLED_LATE = '151';
const LATE = new Set(['155', CANCELLED_LATE]);

function leftAs(type: string, status: EventDefinition['leaves'], cStat: string): ImportedEvent['leaves'] {
  if (status === null) return null;
  const code = status === 'CANCELADA' && LATE.has(cStat) ? CANCELLED_LATE : SITUATION[status];
  return { status, cStat: code, xMotivo: xMotivoOf(type, code) };
}

/** The type of the document that a key is of, among those that share the names. */
function typeOf(chave: string, names: MessageNames): string {
  const modelo = chave.slice(20, 22);
  const found = MODULES.find(
    (module) => module.names?.namespace === names.namespace && module.definition.modelo === modelo,
  );
  return (
    found?.definition.type ??
    leaveOut('chave_invalida', `A chave ${chave} não é de um tipo de ${names.documento}.`)
  );
}

const authorOf = (inf: XmlElement): string =>
  childText(inf, 'CNPJ') ??
  childText(inf, 'CPF') ??
  leaveOut('xml_invalido', 'O evento não diz quem é o seu autor.');

/** Whether the author is the issuer, as the key has it, compared by CNPJ root; a CPF follows three zeros in the key. */
export const isIssuer = (author: string, emitente: string): boolean =>
  author.length === 11 ? emitente.slice(3) === author : emitente.slice(0, 8) === author.slice(0, 8);

export const notOfIssuer = (
  tpEvento: string,
  { author, emitente }: Pick<ImportedEvent, 'author' | 'emitente'>,
): string => `O evento ${tpEvento} é do emitente do documento (${emitente}), e o autor dele é ${author}.`;

/** A distributed event of the portal. */
export function readProcEvento(file: ReadFile, names: MessageNames): ImportedEvent {
  const { document } = file;
  const evento = need(document.root, names.evento);
  const answer = child(document.root, names.retEvento);
  if (!answer)
    return leaveOut('sem_protocolo', `O evento não traz o registro da SEFAZ: envie o ${names.procEvento}.`);
  const signature = checkSignature(file, evento, { what: 'Evento', element: 'infEvento' });
  const inf = need(evento, 'infEvento');
  const [chave, tpEvento] = [needText(inf, names.chave), needText(inf, 'tpEvento')];
  const sequence = Number(needText(inf, 'nSeqEvento'));
  if (!isChave(chave)) leaveOut('chave_invalida', `A chave de acesso ${chave} do evento é inválida.`);
  if (!isIdOf(signature.id, `ID${tpEvento}${chave}`, sequence))
    leaveOut('chave_invalida', `O Id do evento (${signature.id}) não corresponde aos seus campos.`);
  const type = typeOf(chave, names);
  const registered = checkRegistration(need(answer, 'infEvento'), names, {
    type,
    inf,
    chave,
    tpEvento,
    sequence,
  });
  const definition = moduleOf(type)?.events.find((each) => each.tpEvento === tpEvento);
  const author = authorOf(inf);
  const emitente = chave.slice(6, 20);
  if (definition !== undefined && !isIssuer(author, emitente))
    leaveOut('certificado_de_outro', notOfIssuer(tpEvento, { author, emitente }));
  const warnings = signedBy(file, signature, { authors: [author], at: registered.dhRegEvento });
  const ret = cutStandalone(document, answer, names.namespace);
  const xml = procEvento(bytesOf(document, evento), ret, names);
  obeysLayout(file, { root: names.procEvento, xml, faults: () => [] });
  const undone = cancelledTags(tpEvento)
    .map((tag) => find(inf, tag)?.text.trim())
    .find(Boolean);
  return {
    kind: 'evento',
    type,
    environment: environmentOf(inf),
    emitente,
    author,
    warnings,
    accessKey: chave,
    tpEvento,
    event: definition?.kind ?? null,
    sequence,
    ...registered,
    details: undone ? { nProtEvento: undone } : null,
    leaves: leftAs(type, definition?.leaves ?? null, registered.cStat),
    xml,
  };
}

/** The sequence has two digits, or three in layouts of other models. */
const isIdOf = (id: string, beginning: string, sequence: number): boolean =>
  id.startsWith(beginning) &&
  /^\d{1,3}$/.test(id.slice(beginning.length)) &&
  Number(id.slice(beginning.length)) === sequence;

interface Asked {
  readonly inf: XmlElement;
  readonly chave: string;
  readonly tpEvento: string;
  readonly sequence: number;
}

function checkRegistration(
  ret: XmlElement,
  names: MessageNames,
  { type, inf, chave, tpEvento, sequence }: Asked & { readonly type: string },
): Pick<ImportedEvent, 'cStat' | 'xMotivo' | 'protocolNumber' | 'dhRegEvento'> {
  const [cStat, xMotivo] = [needText(ret, 'cStat'), childText(ret, 'xMotivo') ?? ''];
  if (meaningOf(cStat, type, { question: 'evento', place: HEADER }) !== 'aceito')
    leaveOut(
      'nao_autorizado',
      `A SEFAZ não registrou o evento: ${cStat} (${xMotivo || cstat(type, cStat)?.message || 'sem texto'}).`,
    );
  const same = (tag: string, value: string): boolean => (childText(ret, tag) ?? value) === value;
  const ours =
    same(names.chave, chave) &&
    same('tpEvento', tpEvento) &&
    same('tpAmb', needText(inf, 'tpAmb')) &&
    Number(childText(ret, 'nSeqEvento') ?? sequence) === sequence;
  if (!ours) leaveOut('protocolo_invalido', 'O registro da SEFAZ é de outro evento.');
  return {
    cStat,
    xMotivo: xMotivoOf(type, cStat),
    protocolNumber: childText(ret, 'nProt'),
    dhRegEvento: needText(ret, 'dhRegEvento'),
  };
}

const NFSE = 'nfse';
/** Author's signature inside the environment's; the author may be the município, the issuer is in the key. */
export function readNfseEvent(file: ReadFile): ImportedEvent {
  const { document } = file;
  const around = checkSignature(file, document.root, {
    what: 'Evento',
    element: 'infEvento',
    nested: true,
    open: true,
  });
  const xml = sourceOf(document, document.root);
  const event = eventOnRecord(xml);
  const asked = need(need(document.root, 'infEvento'), 'pedRegEvento');
  const inf = need(asked, 'infPedReg');
  const chave = needText(inf, 'chNFSe');
  if (!event || !isChaveNfse(chave))
    return leaveOut('chave_invalida', `A chave ${chave} do evento da NFS-e é inválida.`);
  const author = childText(inf, 'CNPJAutor') ?? childText(inf, 'CPFAutor') ?? '';
  const signature = checkSignature(file, asked, {
    what: 'Pedido do evento',
    element: 'infPedReg',
    open: true,
  });
  const { dhRegEvento } = event.registered;
  const warnings = [
    ...signedBy(file, signature, { authors: [author], at: dhRegEvento }),
    ...signedByEnvironment(file, around, { issuer: chave.slice(9, 23), at: dhRegEvento }),
  ];
  obeysLayout(file, { root: 'evento', xml: Buffer.from(xml), faults: () => [] });
  const definition = moduleOf(NFSE)?.events.find(({ tpEvento }) => tpEvento === event.tpEvento);
  const { cStat, xMotivo, nProt } = event.registered;
  return {
    kind: 'evento',
    type: NFSE,
    environment: environmentOf(inf),
    emitente: chave.slice(9, 23),
    author,
    warnings: [...new Set(warnings)],
    accessKey: chave,
    tpEvento: event.tpEvento,
    event: definition?.kind ?? null,
    sequence: event.sequence,
    cStat,
    xMotivo,
    protocolNumber: nProt,
    dhRegEvento,
    details: null,
    leaves: leftAs(NFSE, VOIDING.has(event.tpEvento) ? 'CANCELADA' : null, cStat),
    xml: Buffer.from(xml),
  };
}
