import { MDFE } from '@fiscal/core/vocabulary/message-names';
import { distributes } from '../distribution/portal-files.ts';
import { toCarriedNotes } from '../nfe/distribution/carriage.ts';
import { all, at, partyIn, text } from '../xml.ts';

/** Source: NT 2015.002 v1.01, whose text was not found: contratante, autXML and the vehicles' owners [?]. */
export const MDFE_DISTRIBUTION = distributes({
  service: 'mdfe',
  names: MDFE,
  partiesOf: ({ inf, emit }) => {
    const road = at(inf, 'infModal', 'rodo');
    const vehicles = [...all(road, 'veicTracao'), ...all(road, 'veicReboque')];
    const parties = [
      ...all(at(road, 'infANTT'), 'infContratante'),
      ...all(inf, 'autXML'),
      ...vehicles.map((vehicle) => at(vehicle, 'prop')),
    ];
    const emitter = partyIn(emit);
    return [...new Set(parties.map(partyIn))].filter((party) => party !== '' && party !== emitter);
  },
  toOthers: toCarriedNotes('mdfe', ({ inf }) =>
    all(at(inf, 'infDoc'), 'infMunDescarga')
      .flatMap((place) => all(place, 'infNFe'))
      .map((note) => text(note, 'chNFe')),
  ),
});
