import { incidenceOf } from '@fiscal/core/tables/national-services';
import type { Dps } from './dps.ts';

/** Município where the ISSQN of a taxable service is due; '' = none, or abroad. Source: Anexo I v1.01, MUN.INCID_INFO.SERV. */
export function incidenceTown(dps: Dps): string {
  if (dps.at('valores', 'trib', 'tribMun', 'tribISSQN') !== '1') return '';
  const place = dps.at('serv', 'locPrest', 'cLocPrestacao');
  const towns = { provider: dps.at('cLocEmi'), place, taker: dps.at('toma', 'end', 'endNac', 'cMun') };
  return towns[incidenceOf(dps.at('serv', 'cServ', 'cTribNac'), place)];
}
