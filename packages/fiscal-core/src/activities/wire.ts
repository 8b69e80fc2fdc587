import { eventInQuery, eventsOnRecord, parseRetEvento } from '../events/answers.ts';
import { adoptedProcEvento, envEvento, procEvento } from '../events/messages.ts';
import { parseAutorizacao, parseConsulta, parseRecibo, parseStatus } from '../sefaz/answers.ts';
import { consReciNFe, consSit, consStatServ, enviNFe } from '../sefaz/messages.ts';
import { CTE, DCE, MDFE, type MessageNames, NFCOM, NFE } from '../sefaz/names.ts';
import { nfseWire } from './nfse-wire.ts';
import type { Wire } from './wire-family.ts';

/** A type that sends one signed document, or one signed event, a message. */
const portal = (names: MessageNames): Wire => ({
  authorise: (xml) => xml,
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
  authorise: (xml, idLote) => enviNFe({ xml, idLote }),
  receipts: { ask: (ambiente, nRec) => consReciNFe({ ambiente, nRec }), read: parseRecibo },
  event: (evento, idLote) => envEvento({ evento, idLote }),
};

const WIRES: Readonly<Record<string, Wire>> = {
  nfe,
  nfce: nfe,
  cte: portal(CTE),
  mdfe: portal(MDFE),
  nfcom: portal(NFCOM),
  dce: portal(DCE),
  nfse: nfseWire,
};

export function wireOf(type: string): Wire {
  const wire = WIRES[type];
  if (wire === undefined) throw new Error(`No messages for document type ${type}`);
  return wire;
}
