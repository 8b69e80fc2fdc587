import { type Contract, type ContractRow, optional, required } from '../../engine/body/contract.ts';

/** Fields of the body. Source: the published API, emission of DC-e. `mod` is judged apart. */
const FIELDS: readonly ContractRow[] = [
  optional('tipo_emitente', 'tpEmit', 'opcao', 'Tipo do emitente; padrão 2', {
    '0': 'aplicativo do fisco',
    '1': 'marketplace',
    '2': 'emissor próprio',
    '3': 'transportadora',
    '4': 'Correios',
  }),
  optional('cnpj_emitente', 'CNPJ', 'cnpj', 'CNPJ de quem emite; vazio = o da empresa do token'),
  optional('nome_emitente', 'xNome', 'texto', 'Nome de quem emite, até 60 caracteres'),
  optional('nome_destinatario', 'xNome', 'texto', 'Nome do destinatário, até 60 caracteres'),
  optional('cnpj_destinatario', 'CNPJ', 'cnpj', 'CNPJ do destinatário'),
  optional('cpf_destinatario', 'CPF', 'cpf', 'CPF do destinatário'),
  optional('valor_total', 'vDC', 'texto', 'Total da DC-e; padrão: a soma de valor_produto'),
];

const NCM = /^\d{2}$|^[\d.]{8,10}$/;

/** Fields of each item. Source: as above. */
const ITEM_FIELDS: readonly ContractRow[] = [
  optional('numero', 'nItem', 'texto', 'Número do item, a partir de 1; padrão: a posição'),
  required('descricao_produto', 'xProd', 'texto', 'Descrição do bem, até 120 caracteres'),
  { ...required('codigo_ncm', 'NCM', 'texto', 'NCM de 8 dígitos, ou capítulo de 2'), pattern: NCM },
  optional('quantidade', 'qCom', 'texto', 'Quantidade, até 4 decimais; padrão 1'),
  required('valor_unitario', 'vUnCom', 'texto', 'Valor unitário'),
  required('valor_produto', 'vProd', 'texto', 'Valor total do item'),
];

export const DCE_CONTRACT: Contract = {
  mod: '59',
  modRequired: true,
  nome: 'DC-e',
  fields: FIELDS,
  lists: [
    { field: 'itens', tag: 'det', required: false, rows: ITEM_FIELDS, description: 'Bens, de 1 a 999' },
  ],
  choices: [
    {
      fields: ['cnpj_destinatario', 'cpf_destinatario', 'outra_identificacao_destinatario'],
      tag: 'dest',
      min: 0,
      max: 1,
      fix: 'Identifique o destinatário por um só de cnpj_destinatario, cpf_destinatario e outra_identificacao_destinatario.',
    },
  ],
};
