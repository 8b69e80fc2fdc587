import type { Dependencies } from '../dependencies.ts';
import { createInutilizar } from './inutilizar.ts';
import { createMapSeries } from './series-numbers.ts';
import { createListNumberingProposals } from './series-proposals.ts';

/** Séries and their numbers. */
export const numberServices = ({ db, hub, conclude }: Dependencies) => ({
  mapSeries: createMapSeries({ db }),
  listProposals: createListNumberingProposals(db),
  inutilizar: createInutilizar({ db, hub, conclude }),
});
