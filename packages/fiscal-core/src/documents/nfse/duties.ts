import type { Draft } from '../../engine/body/draft.ts';
import type { IbsCbsDuty } from '../../engine/body/duties.ts';
import { textOf } from '../../engine/layout/flat.ts';

const NOT_IN_SIMPLES = '1';
/** Items of LC 116 whose duty begins later, by the first four digits of cTribNac. */
const LATER = new Set(['0103', '0105', '0109', '1601']);
/** Services outside LC 116, such as letting. [?] The first day of the duty is not certain. */
const OUTSIDE_LC_116 = '99';

const binds =
  (isMeant: (service: string) => boolean): IbsCbsDuty<Draft>['binds'] =>
  ({ input }) =>
    textOf(input, 'codigo_opcao_simples_nacional') === NOT_IN_SIMPLES &&
    isMeant(textOf(input, 'codigo_tributacao_nacional_iss') ?? '');
const isLater = (service: string): boolean => LATER.has(service.slice(0, 4));
const entries: IbsCbsDuty<Draft>['entries'] = ({ input }) => [[input, '']];

/**
 * Providers outside the Simples Nacional. [?] Whether opted providers or all of the Simples are subject to IBS and
 * CBS on a DPS in 2027 is not certain.
 */
export const NFSE_DUTIES: readonly IbsCbsDuty<Draft>[] = [
  {
    since: 'nfse-duty',
    who: 'quem não é do Simples Nacional',
    binds: binds((service) => !isLater(service) && !service.startsWith(OUTSIDE_LC_116)),
    entries,
  },
  { since: 'nfse-duty-later', who: 'quem não é do Simples Nacional', binds: binds(isLater), entries },
];
