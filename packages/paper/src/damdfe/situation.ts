import type { Registered } from '../dacte/situation.ts';
import type { Mdfe } from '../mdfe/read.ts';
import { valueAt } from '../nfe/read.ts';
import { protocolOf } from '../nfe/situation.ts';

/** Situation of an MDF-e and its texts on paper. */
export interface MdfeSituation {
  readonly protocolLabel: string;
  readonly protocol: string;
  /** Words across the page. */
  readonly marks: readonly string[];
  /** One-line warning for the reader; `''` for a plain authorized MDF-e. */
  readonly notice: string;
}

const CANCELAMENTO = '110111';
const ENCERRAMENTO = '110112';
const CONTINGENCY = '2';
/** Registered with a warning, registered, registered without link. Source: MOC MDF-e 3.00b, cStat of events. */
const REGISTERED = new Set(['134', '135', '136']);
const HOMOLOGACAO = 'EMITIDO EM AMBIENTE DE HOMOLOGAÇÃO - SEM VALOR FISCAL';

/** Derives the MDF-e's situation from the XML and its events. */
export function situationOf({ ide, prot }: Mdfe, events: readonly Registered[]): MdfeSituation {
  const findRegistered = (code: string) =>
    events.find(({ tpEvento, ret }) => tpEvento === code && REGISTERED.has(valueAt(ret, 'cStat')));
  const [cancelled, closed] = [findRegistered(CANCELAMENTO), findRegistered(ENCERRAMENTO)];
  const test = valueAt(ide, 'tpAmb') === '2';
  const protocol = protocolOf(prot, 'dhRecbto');
  const contingency = valueAt(ide, 'tpEmis') === CONTINGENCY && protocol === '';
  const [word, sentence] = cancelled
    ? ['CANCELADO', 'MDF-e CANCELADO - SEM VALOR FISCAL']
    : closed
      ? ['ENCERRADO', `MDF-e ENCERRADO - ${protocolOf(closed.ret, 'dhRegEvento')}`]
      : contingency
        ? ['', 'EMISSÃO EM CONTINGÊNCIA. Sujeita a autorização posterior']
        : protocol === ''
          ? ['SEM PROTOCOLO', 'SEM PROTOCOLO DE AUTORIZAÇÃO - SEM VALOR FISCAL']
          : ['', ''];
  const worthless = test || cancelled !== undefined || word === 'SEM PROTOCOLO';
  return {
    protocolLabel: cancelled ? 'PROTOCOLO DE HOMOLOGAÇÃO DE CANCELAMENTO' : 'PROTOCOLO DE AUTORIZAÇÃO DE USO',
    protocol: cancelled ? protocolOf(cancelled.ret, 'dhRegEvento') : protocol,
    marks: [word, test ? 'HOMOLOGAÇÃO' : '', worthless ? 'SEM VALOR FISCAL' : ''].filter(Boolean),
    notice: [sentence, test ? HOMOLOGACAO : ''].filter(Boolean).join(' / '),
  };
}
