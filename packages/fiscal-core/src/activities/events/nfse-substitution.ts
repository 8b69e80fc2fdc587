import { parseEvents } from '../../sefaz/nfse-answers.ts';
import { eventOnRecord } from '../../sefaz/nfse-event-answers.ts';
import { type RecordedEvent, recordedEvent } from '../../sefaz/recorded-events.ts';
import { restCall } from '../../sefaz/rest.ts';
import type { Authority } from '../authority.ts';
import type { EmissionWork } from '../ports.ts';

/** Cancelamento de NFS-e por Substituição, which the environment registers by itself. Source: Anexo II v1.01. */
const SUBSTITUTION = '105102';

/** Finds the event that the environment registered on a replaced note; null when it does not show it now. */
export async function substitutionEvent(
  authority: Authority,
  work: EmissionWork,
  replacedKey: string,
): Promise<RecordedEvent | null> {
  const keys = await authority.keys(work);
  if (keys.kind !== 'ok') return null;
  const payload = restCall({ params: { chave: replacedKey } });
  const reply = await authority.ask(
    { ...work, observe: true },
    { service: 'consultaEventos', payload },
    keys,
  );
  const events = reply.kind === 'resposta' ? (parseEvents(reply.xml) ?? []) : [];
  const xml = events.find((each) => eventOnRecord(each, replacedKey)?.tpEvento === SUBSTITUTION);
  return xml === undefined ? null : recordedEvent(work.type, xml);
}
