import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { parseXml } from '@fiscal/core/xml/parse';
import { type ByKey, KEPT_DAYS } from '../../distribution/distribution.ts';
import { readNfe } from '../document.ts';
import { actorsOf, interestedOf } from './actors.ts';
import { procNfe, RELEASING, resNfe } from './write.ts';

const DAY_MS = 86_400_000;

/** The note of a key, as far as the party may have it. */
export const noteByKey: ByKey = async (deps, { world, nowMs }, { party, chave }) => {
  if (!isChave(chave)) return { cStat: '236' };
  const stored = await deps.documents.byChave(world, chave);
  if (stored === null || stored.xml === null) return { cStat: '217' };
  const document = readNfe(parseXml(stored.xml).root, stored.xml);
  if (document.emitente === party.padStart(14, '0')) return { cStat: '641' };
  const events = await deps.events.of(world, chave);
  const { addressee, carrier, authorised } = actorsOf(document);
  const full = [carrier, ...authorised, ...interestedOf(events)].includes(party);
  if (!full && addressee !== party) return { cStat: '640' };
  if (Date.parse(stored.dhRecbto) < nowMs - KEPT_DAYS * DAY_MS) return { cStat: '632' };
  if (stored.situacao !== 'autorizado') return { cStat: stored.situacao === 'denegado' ? '654' : '653' };
  const released = events.some(({ tpEvento }) => RELEASING.has(tpEvento));
  const row =
    (full && addressee !== party) || released
      ? { schema: 'procNFe_v4.00.xsd', xml: procNfe(stored.xml, stored) }
      : { schema: 'resNFe_v1.01.xsd', xml: resNfe(document, stored) };
  return { cStat: '138', rows: [{ nsu: null, ...row }] };
};
