import type { EventOnRecord, SoughtEvent } from '../sefaz/event-answers.ts';
import { parseDps, parseEmission, parseEvents, parseNote } from '../sefaz/nfse-answers.ts';
import { nfseEventInQuery, nfseEventsOnRecord, parseEventRegistration } from '../sefaz/nfse-event-answers.ts';
import type { SefazReply } from '../sefaz/port.ts';
import { readRestReply } from '../sefaz/reply.ts';
import { readRestAnswer, restCall } from '../sefaz/rest.ts';
import type { KeyOutcome } from '../vocabulary/outcome.ts';
import type { Service } from '../vocabulary/service.ts';
import { gzipBase64 } from '../xml/compress.ts';
import type { Wire } from './wire-family.ts';

/** Any registration will do: the service is up when it answers whether such a DPS exists. */
const SOME_DPS = `DPS${'0'.repeat(42)}`;
const UP_MAX = 404;

const chNFSeIn = (xml: Buffer): string =>
  /<chNFSe>(\w{50})<\/chNFSe>/.exec(xml.toString('latin1'))?.[1] ?? '';

/** Without it a DPS is refused (E1229). The signed bytes stay as they are stored. */
const DECLARATION = Buffer.from('<?xml version="1.0" encoding="UTF-8"?>');

type Asking = (service: Service, payload: string) => Promise<SefazReply>;

const silent = (reply: Exclude<SefazReply, { kind: 'resposta' }>): KeyOutcome =>
  reply.kind === 'bloqueado' ? reply : { kind: 'indisponivel', cStat: null, cause: reply.cause };

/** The note of a key with its events: two questions. */
async function note(ask: Asking, chave: string, idDps: string | null): Promise<KeyOutcome> {
  const events = await ask('consultaEventos', restCall({ params: { chave } }));
  if (events.kind !== 'resposta') return silent(events);
  const onRecord = parseEvents(events.xml);
  if (onRecord === null) return { kind: 'indisponivel', cStat: null, cause: 'eventos da NFS-e ilegíveis' };
  const answer = await ask('consultaNFSe', restCall({ params: { chave } }));
  return answer.kind === 'resposta' ? parseNote(answer.xml, onRecord, idDps) : silent(answer);
}

/** A document is asked about by its DPS Id until it has a key, and by that afterwards. */
async function consult(ask: Asking, key: string): Promise<KeyOutcome> {
  if (!key.startsWith('DPS')) return note(ask, key, null);
  const answer = await ask('consultaProtocolo', restCall({ params: { id: key } }));
  if (answer.kind !== 'resposta') return silent(answer);
  const found = parseDps(answer.xml);
  return 'kind' in found ? found : note(ask, found.chave, key);
}

/** The national NFS-e: a REST service that answers at once. */
export const nfseWire: Wire = {
  readReply: readRestReply,
  authorize: (xml) =>
    restCall({ params: {}, body: { dpsXmlGZipB64: gzipBase64(Buffer.concat([DECLARATION, xml])) } }),
  readAuthorisation: parseEmission,
  receipts: null,
  query: (_ambiente, chave) => restCall({ params: { id: chave } }),
  readQuery: (text) => {
    const found = parseDps(text);
    return 'kind' in found ? found : { kind: 'indisponivel', cStat: null, cause: 'só a chave é conhecida' };
  },
  consult,
  status: () => restCall({ params: { id: SOME_DPS } }),
  readStatus: (text) => {
    const { status } = readRestAnswer(text);
    const online = status < 300 || status === UP_MAX;
    const xMotivo = online ? 'Sefin Nacional em operação' : `Sefin Nacional respondeu HTTP ${status}`;
    // A status of HTTP is no cStat: the national emitter answers 404 to a question for no note, and so is up.
    return { online, cStat: null, xMotivo };
  },
  event: (evento) =>
    restCall({
      params: { chave: chNFSeIn(evento) },
      body: { pedidoRegistroEventoXmlGZipB64: gzipBase64(evento) },
    }),
  readEvent: parseEventRegistration,
  eventInQuery: (answer, expected: SoughtEvent) => nfseEventInQuery(answer, expected),
  eventsOnRecord: (answer): readonly EventOnRecord[] | null => nfseEventsOnRecord(answer),
  procEvento: (_evento, proof) => Buffer.from(proof.xml),
};
