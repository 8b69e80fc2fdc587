import type { RestService, RestTable } from '../../vocabulary/service.ts';

/** Municipal parameters at the ADN. Source: its OpenAPI document "ADN Parâmetros Municipais v1"; the old path under Sefin answers 501. */
const ADN: NonNullable<RestService['base']> = {
  1: 'https://adn.nfse.gov.br/parametrizacao',
  2: 'https://adn.producaorestrita.nfse.gov.br/parametrizacao',
};
/** Endpoint by which the ADN distributes notes to their parties. Source: manual of contribuintes (ADN). */
const PARTIES: NonNullable<RestService['base']> = {
  1: 'https://adn.nfse.gov.br/contribuintes',
  2: 'https://adn.producaorestrita.nfse.gov.br/contribuintes',
};
const parameters = (path: string): RestService => ({ method: 'GET', path, base: ADN });

/**
 * SEFIN Nacional. Sources: its OpenAPI document; gov.br page of the NFS-e APIs (2026-08-20), which prints the homologation base
 * with `/API` before `/SefinNacional`: not what libraries use.
 */
export const NFSE_ENDPOINTS: RestTable = {
  authorizer: 'SEFIN',
  base: {
    1: 'https://sefin.nfse.gov.br/SefinNacional',
    2: 'https://sefin.producaorestrita.nfse.gov.br/SefinNacional',
  },
  services: {
    autorizacao: { method: 'POST', path: '/nfse' },
    consultaProtocolo: { method: 'GET', path: '/dps/{id}' },
    consultaNFSe: { method: 'GET', path: '/nfse/{chave}' },
    recepcaoEvento: { method: 'POST', path: '/nfse/{chave}/eventos' },
    consultaEventos: { method: 'GET', path: '/nfse/{chave}/eventos' },
    /** There is no status service; whether a DPS exists is what anyone with a certificate may ask. */
    statusServico: { method: 'HEAD', path: '/dps/{id}' },
    distribuicaoDFe: { method: 'GET', path: '/DFe/{NSU}', query: ['cnpjConsulta', 'lote'], base: PARTIES },
    municipioConvenio: parameters('/{cMun}/convenio'),
    municipioAliquota: parameters('/{cMun}/{codServ}/{competencia}/aliquota'),
    municipioRegimes: parameters('/{cMun}/{codServ}/{competencia}/regimes_especiais'),
    municipioRetencoes: parameters('/{cMun}/{competencia}/retencoes'),
    municipioBeneficio: parameters('/{cMun}/{numBeneficio}/{competencia}/beneficio'),
  },
};
