import { moveToNow, type Payload } from '@fiscal/core/testing/builders';
import { fixtureOf } from './fixtures.ts';

export const NFE_KEYS = [
  '43261131884215000146550010000458711209318470',
  '35261111222333000181550010000012341465029134',
] as const;
export const CTE_KEY = '43261120456789000105570010000104521338190279';

const DAY_MS = 86_400_000;

type Issuer = { readonly cnpj: string };

/** The fields that the contract lists. */
export const contractOnly = ({ cnpj }: Issuer, own: Payload = {}): Payload => ({
  mod: '58',
  tipo_transporte: '1',
  uf_inicio: 'SP',
  uf_fim: 'RS',
  cnpj_emitente: cnpj,
  inscricao_estadual_emitente: '110042490114',
  nome_emitente: 'TRANSPORTES DE TESTE LTDA',
  municipios_carregamento: [{ codigo: '3550308', nome: 'São Paulo' }],
  municipios_descarregamento: [
    { codigo: '4314902', nome: 'Porto Alegre', notas_fiscais: [{ chave_nfe: NFE_KEYS[0] }] },
  ],
  valor_total_carga: '148500.00',
  peso_bruto: '8450.0000',
  codigo_unidade_medida_peso_bruto: '01',
  ...own,
});

/** An event adds the cargo later. */
export const LATER_LOADING: Payload = {
  tipo_transporte: null,
  uf_fim: 'SP',
  carregamento_posterior: '1',
  municipios_descarregamento: [{ codigo: '3550308', nome: 'São Paulo' }],
};

export const byAir = (): Payload => ({
  modal: '2',
  modal_aereo: {
    marca_nacionalidade_aeronave: 'PT',
    marca_matricula_aeronave: 'ZXA01',
    numero_voo: 'AD4512',
    aerodromo_embarque: 'SBGR',
    aerodromo_destino: 'SBPA',
    data_voo: new Date().toISOString().slice(0, 10),
  },
});

/** Every group that a road MDF-e of a carrier has, of a company in Rio Grande do Sul. */
export function complete({ cnpj }: Issuer): Payload {
  const text = JSON.stringify(fixtureOf('mdfe', 'completo')).replaceAll('"20456789000105"', `"${cnpj}"`);
  const { serie: _serie, numero: _numero, codigo_unico: _code, ...body }: Payload = JSON.parse(text);
  return moveToNow(body, Date.now());
}

/** An MDF-e whose traction vehicle is of a TAC agregado. */
export const byAgregado = (own: Issuer): Payload =>
  contractOnly(own, {
    modal_rodoviario: {
      cpf_proprietario_veiculo: '12345678909',
      rntrc_proprietario_veiculo: '12345678',
      razao_social_proprietario_veiculo: 'José Agregado',
      tipo_proprietario_veiculo: '0',
    },
  });

/** Its cargo comes later. */
export const laterLoading = (company: Issuer): Payload => contractOnly(company, LATER_LOADING);

export const closing = (): Payload => ({
  data: new Date(Date.now() + DAY_MS).toISOString().slice(0, 10),
  sigla_uf: 'RS',
  nome_municipio: 'Porto Alegre',
});

export const driver = { nome: 'Rogério Antunes Prado', cpf: '12345678909' };

export const inclusion = (chave_nfe: string = NFE_KEYS[0], codigo_municipio_descarregamento = 3550308) => ({
  codigo_municipio_carregamento: '3550308',
  documentos: [{ codigo_municipio_descarregamento, chave_nfe }],
});

/** Day before that of a parcel. */
export const soon = () => new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);

export const parcel = (own: Payload = {}): Payload => ({
  data_vencimento: new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10),
  valor: '900.00',
  ...own,
});

const freight = (own: Payload = {}): Payload => ({
  cnpj: '11222333000181',
  componentes: [{ tipo: '04', valor: '900.00' }],
  pix: 'frete@exemplo.com.br',
  ...own,
});

export const paymentChange = (own: Payload = {}) => ({ pagamentos: [freight(own)] });

export const paymentBody = (own: Payload = {}) => ({
  quantidade_viagens: 1,
  numero_viagem: 1,
  ...paymentChange(own),
});
