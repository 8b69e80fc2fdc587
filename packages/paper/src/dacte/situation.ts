import type { XmlElement } from '@fiscal/core/xml/parse';
import type { Cte } from '../cte/read.ts';
import { valueAt } from '../nfe/read.ts';
import { protocolOf } from '../nfe/situation.ts';

/** A registered event of the document, as far as its paper needs it. */
export interface Registered {
  readonly tpEvento: string;
  /** `infEvento` of the authority's answer. */
  readonly ret: XmlElement | undefined;
}

/** Situation of a CT-e and its texts on paper. */
export interface CteSituation {
  readonly protocolLabel: string;
  readonly protocol: string;
  /** Words across the page. */
  readonly marks: readonly string[];
  /** One-line warning for the reader; `''` for a plain authorized CT-e. */
  readonly notice: string;
  /** Until the CT-e itself is authorized, one copy goes with the cargo and one stays with the issuer. */
  readonly copies: 1 | 2;
}

const CANCELAMENTO = '110111';
const EPEC = '110113';
/** Offline and EPEC: the paper goes before the CT-e is authorized. */
const BEFOREHAND = new Set(['2', '4']);
/** [?] The words of the manual are not seen. */
const CONTINGENCY = 'DACTE EM CONTINGÊNCIA - IMPRESSO EM DECORRÊNCIA DE PROBLEMAS TÉCNICOS';
/** Registered with a warning, registered, registered without link. Source: MOC CT-e 4.00, cStat of events. */
const REGISTERED = new Set(['134', '135', '136']);
const HOMOLOGACAO = 'EMITIDO EM AMBIENTE DE HOMOLOGAÇÃO - SEM VALOR FISCAL';

/** Derives the CT-e's situation from the XML and its events. */
export function situationOf({ ide, prot }: Cte, events: readonly Registered[]): CteSituation {
  const findRegistered = (code: string): Registered | undefined =>
    events.find(({ tpEvento, ret }) => tpEvento === code && REGISTERED.has(valueAt(ret, 'cStat')));
  const [cancelled, epec] = [findRegistered(CANCELAMENTO), findRegistered(EPEC)];
  const test = valueAt(ide, 'tpAmb') === '2';
  const protocol = protocolOf(prot, 'dhRecbto');
  const tpEmis = valueAt(ide, 'tpEmis');
  const beforehand = protocol === '' && (tpEmis === '4' ? epec !== undefined : BEFOREHAND.has(tpEmis));
  const [word, sentence] = cancelled
    ? ['CANCELADO', 'CT-e CANCELADO - SEM VALOR FISCAL']
    : protocol === '' && !beforehand
      ? ['SEM PROTOCOLO', 'SEM PROTOCOLO DE AUTORIZAÇÃO - SEM VALOR FISCAL']
      : ['', ''];
  const marks = [word, test ? 'HOMOLOGAÇÃO' : '', word || test ? 'SEM VALOR FISCAL' : ''].filter(Boolean);
  const label = beforehand && epec ? 'PROTOCOLO DE AUTORIZAÇÃO DO EPEC' : 'PROTOCOLO DE AUTORIZAÇÃO DE USO';
  return {
    protocolLabel: cancelled ? 'PROTOCOLO DE HOMOLOGAÇÃO DE CANCELAMENTO' : label,
    protocol: cancelled
      ? protocolOf(cancelled.ret, 'dhRegEvento')
      : protocol || (epec ? protocolOf(epec.ret, 'dhRegEvento') : ''),
    marks,
    notice: [BEFOREHAND.has(tpEmis) ? CONTINGENCY : '', sentence, test ? HOMOLOGACAO : '']
      .filter(Boolean)
      .join(' / '),
    copies: beforehand ? 2 : 1,
  };
}
