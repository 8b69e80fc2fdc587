import type { Envelope, Enveloped } from '../../../engine/events/define/spec.ts';
import { NOTE_EVENT_ROUTING } from '../event-routing.ts';
import { eventLayout } from './layout.ts';

const VERSAO = '1.00';

const infEvento = ({ id, cOrgao, dhEvento, tpEvento, sequence, subject, body }: Enveloped) => ({
  '@Id': id,
  cOrgao,
  tpAmb: String(subject.environment),
  [subject.emitente.length === 11 ? 'CPF' : 'CNPJ']: subject.emitente,
  chNFe: subject.accessKey,
  dhEvento,
  tpEvento,
  nSeqEvento: String(sequence),
  verEvento: VERSAO,
  detEvento: { '@versao': VERSAO, ...body },
});

/** Envelope of every event of NF-e and NFC-e. */
export const envelope: Envelope = {
  layout: eventLayout,
  path: ['infEvento', 'detEvento'],
  routing: (type) => NOTE_EVENT_ROUTING[type === 'nfce' ? 'nfce' : 'nfe'],
  sequenceDigits: 2,
  wrap: (event) => ({ '@versao': VERSAO, infEvento: infEvento(event) }),
  specimen: {
    accessKey: '35260111222333000181550010000000011000000017',
    protocolNumber: '135260000000001',
  },
};
