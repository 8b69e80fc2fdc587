import { type Contract, type ContractRow, optional } from '../../engine/body/contract.ts';

/** Fields of the body; only `mod` is required. Source: the published API, emission of MDF-e. */
const FIELDS: readonly ContractRow[] = [
  optional('tipo_transporte', 'tpTransp', 'opcao', 'Tipo do transportador', {
    1: 'ETC',
    2: 'TAC',
    3: 'CTC',
  }),
  optional('uf_inicio', 'UFIni', 'texto', 'UF de carregamento; EX no exterior'),
  optional('uf_fim', 'UFFim', 'texto', 'UF de descarregamento; EX no exterior'),
  optional(
    'cnpj_emitente',
    'CNPJ',
    'cnpj',
    'CNPJ do emitente, com ou sem máscara; padrão = empresa do token',
  ),
  optional('inscricao_estadual_emitente', 'IE', 'texto', 'Inscrição estadual do emitente'),
  optional('nome_emitente', 'xNome', 'texto', 'Nome do emitente'),
  optional('valor_total_carga', 'vCarga', 'texto', 'Valor total da carga'),
  optional('peso_bruto', 'qCarga', 'texto', 'Peso bruto total da carga'),
  optional(
    'codigo_unidade_medida_peso_bruto',
    'cUnid',
    'texto',
    'Unidade do peso bruto: 01 quilogramas, 02 toneladas',
  ),
];

const TOWN: readonly ContractRow[] = [
  optional('codigo', 'cMun', 'texto', 'Código IBGE do município'),
  optional('nome', 'xMun', 'texto', 'Nome do município'),
];

export const MDFE_CONTRACT: Contract = {
  mod: '58',
  modRequired: true,
  nome: 'MDF-e',
  fields: FIELDS,
  lists: [
    {
      field: 'municipios_carregamento',
      tag: 'infMunCarrega',
      required: false,
      mayBeEmpty: true,
      rows: TOWN,
      description: 'Municípios de carregamento, de 1 a 50',
    },
    {
      field: 'municipios_descarregamento',
      tag: 'infMunDescarga',
      required: false,
      mayBeEmpty: true,
      rows: TOWN,
      description: 'Municípios de descarregamento e os seus documentos, de 1 a 1000',
    },
  ],
  choices: [],
};
