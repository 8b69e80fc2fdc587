import { type Contract, type ContractRow, optional, required } from '../../engine/body/contract.ts';

/** Fields of the body. Source: the published API, emission of NFCom. `mod` is judged apart. */
const FIELDS: readonly ContractRow[] = [
  required(
    'data_emissao',
    'dhEmi',
    'texto',
    'Data e hora de emissão em ISO 8601, por exemplo 2026-11-21T10:00:00-03:00',
  ),
  optional('cnpj_emitente', 'CNPJ', 'cnpj', 'CNPJ do emitente; vazio = o da empresa do token'),
  optional('nome_destinatario', 'xNome', 'texto', 'Nome do assinante, até 60 caracteres'),
  optional('cnpj_destinatario', 'CNPJ', 'cnpj', 'CNPJ do destinatário'),
  optional('cpf_destinatario', 'CPF', 'cpf', 'CPF do destinatário'),
  optional('tipo_assinante', 'tpAssinante', 'texto', 'Tipo de assinante, de 1 a 8 ou 99'),
  optional('tipo_servico', 'tpServUtil', 'texto', 'Tipo de serviço utilizado, de 1 a 7'),
];

/** Fields of each item. Source: as above. */
const ITEM_FIELDS: readonly ContractRow[] = [
  required('numero_item', 'nItem', 'texto', 'Número do item, a partir de 1'),
  required('codigo_produto', 'cProd', 'texto', 'Código do produto ou serviço, até 60 caracteres'),
  required('descricao', 'xProd', 'texto', 'Descrição do produto ou serviço, até 120 caracteres'),
  optional('cfop', 'CFOP', 'texto', 'CFOP com 4 dígitos'),
  optional('unidade_medida', 'uMed', 'texto', 'Unidade de medida, de 1 a 4'),
  optional('quantidade_faturada', 'qFaturada', 'texto', 'Quantidade faturada, até 4 decimais'),
  optional('valor_item', 'vItem', 'texto', 'Valor unitário, até 8 decimais'),
  optional('valor_total_item', 'vProd', 'texto', 'Valor total do item'),
];

/** Exactly one identification of the recipient; the third has two spellings. */
const RECIPIENT = [
  'cnpj_destinatario',
  'cpf_destinatario',
  'outra_indificacao_destinatario',
  'outra_identificacao_destinatario',
];

export const NFCOM_CONTRACT: Contract = {
  mod: '62',
  modRequired: true,
  nome: 'NFCom',
  fields: FIELDS,
  lists: [
    {
      field: 'itens',
      tag: 'det',
      required: false,
      rows: ITEM_FIELDS,
      description: 'Itens da nota, de 1 a 990',
    },
  ],
  choices: [
    {
      fields: RECIPIENT,
      tag: 'dest',
      min: 1,
      max: 1,
      fix: 'Identifique o destinatário por cnpj_destinatario, cpf_destinatario ou outra_identificacao_destinatario, só um deles.',
    },
  ],
};
