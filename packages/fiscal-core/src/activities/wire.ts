import { namesOf } from '../registry/message-names.ts';
import { parseAutorizacao, parseConsulta, parseRecibo, parseStatus } from '../sefaz/answers.ts';
import { eventInQuery, eventsOnRecord, parseRetEvento } from '../sefaz/event-answers.ts';
import { adoptedProcEvento, envEvento, procEvento } from '../sefaz/event-messages.ts';
import { consReciNFe, consSit, consStatServ, enviNFe } from '../sefaz/messages.ts';
import { readSoapReply } from '../sefaz/reply.ts';
import { type MessageNames, NFE } from '../vocabulary/message-names.ts';
import { nfseWire } from './nfse-wire.ts';
import type { Wire } from './wire-family.ts';

/** A type that sends one signed document, or one signed event, a message. */
const portal = (names: MessageNames): Wire => ({
  readReply: readSoapReply,
  authorize: (xml) => xml,
  readAuthorisation: (xml, expected) => parseAutorizacao(xml, expected, names),
  receipts: null,
  query: (ambiente, chave) => consSit({ ambiente, chave }, names),
  readQuery: (xml, chave) => parseConsulta(xml, { chave }, names),
  status: (ambiente, cUF) => consStatServ({ ambiente, cUF }, names),
  readStatus: (xml) => parseStatus(xml, names),
  event: (evento) => evento,
  readEvent: (xml, expected) => parseRetEvento(xml, expected, names),
  eventInQuery: (answer, expected) => eventInQuery(answer, expected, names),
  eventsOnRecord: (answer, chave) => eventsOnRecord(answer, chave, names),
  procEvento: (evento, proof) =>
    proof.kind === 'retEvento' ? procEvento(evento, proof.xml, names) : adoptedProcEvento(proof.xml, names),
});

/** NF-e and NFC-e travel in lots. */
const nfe: Wire = {
  ...portal(NFE),
  authorize: (xml, idLote) => enviNFe({ xml, idLote }),
  receipts: { ask: (ambiente, nRec) => consReciNFe({ ambiente, nRec }), read: parseRecibo },
  event: (evento, idLote) => envEvento({ evento, idLote }),
};

/** Types that are not asked like the rest of the portal. */
const OWN: Readonly<Record<string, Wire>> = { nfe, nfce: nfe, nfse: nfseWire };

const made = new Map<string, Wire>();

/** The messages of a document type. Throws when there are none. */
export function wireOf(type: string): Wire {
  const wire = OWN[type] ?? made.get(type) ?? portal(namesOf(type));
  made.set(type, wire);
  return wire;
}
