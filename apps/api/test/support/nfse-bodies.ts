import type { Payload } from '@fiscal/core/testing/builders';

export const MUNICIPIO = '3538709';

/** The fields that the contract lists. */
export const nfseOf = ({ cnpj }: { readonly cnpj: string }, own: Payload = {}): Payload => ({
  mod: 'NFSE',
  cnpj_prestador: cnpj,
  razao_social_prestador: 'EMPRESA DE TESTE LTDA',
  codigo_municipio_prestador: MUNICIPIO,
  codigo_municipio_prestacao: MUNICIPIO,
  descricao_servico: 'Consultoria em tecnologia',
  codigo_tributacao_nacional_iss: '010101',
  valor_servico: 1500,
  ...own,
});

/** Facts that only the caller knows: with them there are no sandbox defaults. */
export const NFSE_REGIME: Payload = {
  codigo_opcao_simples_nacional: '1',
  regime_especial_tributacao: '0',
  tributacao_iss: '1',
  tipo_retencao_iss: '1',
  percentual_total_tributos_federais: '13.45',
  percentual_total_tributos_estaduais: '0.00',
  percentual_total_tributos_municipais: '5.00',
};
