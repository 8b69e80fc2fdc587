import type { RestAuthority } from '../rest-authority.ts';
import type { NfseAuthorityDeps } from './deps.ts';
import { createNfseDistribution } from './distribution.ts';
import { createEmission } from './emission.ts';
import { createEventReception } from './events.ts';
import { createParameters } from './parameters.ts';
import { createDpsQuery, createEventsQuery, createNoteQuery } from './queries.ts';
import { listNfseRules } from './rules/table.ts';

/** Accepted messages and the parts validated inside them. */
export const NFSE_MESSAGES = ['DPS', 'pedRegEvento'];

/** SEFIN Nacional: one REST service for the country. */
export const createNfseAuthority = (deps: NfseAuthorityDeps): RestAuthority => ({
  type: 'nfse',
  services: {
    autorizacao: createEmission(deps),
    consultaProtocolo: createDpsQuery(deps, 'query'),
    consultaNFSe: createNoteQuery(deps),
    recepcaoEvento: createEventReception(deps),
    consultaEventos: createEventsQuery(deps),
    distribuicaoDFe: createNfseDistribution(deps),
    statusServico: createDpsQuery(deps, 'status'),
    municipioConvenio: createParameters(deps, 'convenio'),
    municipioAliquota: createParameters(deps, 'aliquota'),
    municipioRegimes: createParameters(deps, 'regimes'),
    municipioRetencoes: createParameters(deps, 'retencoes'),
    municipioBeneficio: createParameters(deps, 'beneficio'),
  },
  rules: listNfseRules(),
});
