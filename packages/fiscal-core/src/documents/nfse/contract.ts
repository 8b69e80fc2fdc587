// biome-ignore-all format: one row per line
import { type Contract, type ContractRow, optional, required, withPattern } from '../../engine/body/contract.ts';
import { scopeOf } from '../../engine/layout/scope.ts';
import { nfseLayout } from './layout/layout.ts';

const ibge = (row: ContractRow): ContractRow => withPattern(row, /^\d{7}$/);

/** The layout takes 15 digits; the platform allocates and stores numbers up to nine. */
const NUMERO = /^0*[1-9]\d{0,8}(?:[.,]0+)?$/;

/** Fields of the taker: any of them means that there is one. */
const TAKER = [...scopeOf(nfseLayout).fields.keys()].filter(
  (field) => field.endsWith('_tomador') && field !== 'mecanismo_comercio_ext_tomador',
);
const TAKER_FIX = 'Informe o tomador por inteiro, ou omita todos os campos dele para deixá-lo sem identificação.';

/** Fields that the published API requires of an NFS-e body. Source: the published API, emission of NFS-e national. */
export const nfseContract: Contract = {
  mod: 'NFSE',
  modRequired: false,
  nome: 'NFS-e',
  fields: [
    optional('data_emissao', 'dhEmi', 'texto', 'Data e hora da emissão (ISO 8601); padrão: agora'),
    optional('serie_dps', 'serie', 'texto', 'Série da DPS; padrão: a da empresa, ou 1'),
    withPattern(optional('numero_dps', 'nDPS', 'texto', 'Número da DPS, de 1 a 999999999; sem valor, a plataforma numera'), NUMERO),
    optional('cnpj_prestador', 'CNPJ', 'cnpj', 'CNPJ do prestador; este ou cpf_prestador'),
    optional('cpf_prestador', 'CPF', 'cpf', 'CPF do prestador; este ou cnpj_prestador'),
    optional('razao_social_prestador', 'xNome', 'texto', 'Nome ou razão social do prestador'),
    ibge(optional('codigo_municipio_prestador', 'cMun', 'texto', 'Município do prestador (IBGE, 7 dígitos); emissor quando falta codigo_municipio_emissora')),
    ibge(optional('codigo_municipio_emissora', 'cLocEmi', 'texto', 'Município emissor (IBGE, 7 dígitos)')),
    ibge(optional('codigo_municipio_prestacao', 'cLocPrestacao', 'texto', 'Município da prestação (IBGE, 7 dígitos); este ou codigo_pais_prestacao')),
    optional('codigo_pais_prestacao', 'cPaisPrestacao', 'texto', 'País da prestação (ISO, 2 letras), para serviço prestado no exterior'),
    optional('cnpj_tomador', 'CNPJ', 'cnpj', 'CNPJ do tomador'),
    optional('cpf_tomador', 'CPF', 'cpf', 'CPF do tomador'),
    optional('razao_social_tomador', 'xNome', 'texto', 'Nome ou razão social do tomador; exigido quando há tomador'),
    required('descricao_servico', 'xDescServ', 'texto', 'Descrição do serviço'),
    withPattern(required('codigo_tributacao_nacional_iss', 'cTribNac', 'texto', 'Código de tributação nacional do ISSQN, 6 dígitos'), /^\d{6}$/),
    required('valor_servico', 'vServ', 'positivo', 'Valor do serviço, maior que zero'),
  ],
  lists: [],
  choices: [
    { fields: ['cnpj_prestador', 'cpf_prestador'], tag: 'prest', min: 1, max: 1, fix: 'Informe cnpj_prestador ou cpf_prestador.' },
    { fields: ['codigo_municipio_prestacao', 'codigo_pais_prestacao'], tag: 'locPrest', min: 1, max: 1, fix: 'Informe codigo_municipio_prestacao, ou codigo_pais_prestacao para serviço prestado no exterior.' },
    { fields: ['cnpj_tomador', 'cpf_tomador', 'nif_tomador', 'motivo_ausencia_nif_tomador'], tag: 'toma', min: 1, max: 1, when: TAKER, fix: TAKER_FIX },
    { fields: ['razao_social_tomador'], tag: 'xNome', min: 1, max: 1, when: TAKER, fix: TAKER_FIX },
  ],
};
