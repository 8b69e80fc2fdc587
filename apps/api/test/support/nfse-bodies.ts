import type { Payload } from '@fiscal/core/testing/builders';

export const MUNICIPIO = '3550308';

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
