import { type Contract, type ContractRow, optional, required, unless } from '../../engine/body/contract.ts';

/** Required fields of the body. Source: the published API, emission of NF-e / NFC-e. `mod` is judged apart. */
const FIELDS: readonly ContractRow[] = [
  required('natureza_operacao', 'natOp', 'texto', 'Natureza da operação, até 60 caracteres'),
  required(
    'data_emissao',
    'dhEmi',
    'texto',
    'Data e hora de emissão em ISO 8601, por exemplo 2026-11-21T10:00:00-03:00',
  ),
  required('tipo_documento', 'tpNF', 'opcao', 'Tipo da nota', { 0: 'entrada', 1: 'saída' }),
  required('local_destino', 'idDest', 'opcao', 'Destino da operação', {
    1: 'interna',
    2: 'interestadual',
    3: 'exterior',
  }),
  required('finalidade_emissao', 'finNFe', 'opcao', 'Finalidade da nota', {
    1: 'normal',
    2: 'complementar',
    3: 'ajuste',
    4: 'devolução',
    5: 'nota de crédito',
    6: 'nota de débito',
  }),
  required('consumidor_final', 'indFinal', 'opcao', 'Operação com consumidor final', { 0: 'não', 1: 'sim' }),
  required('presenca_comprador', 'indPres', 'opcao', 'Presença do comprador', {
    0: 'não se aplica',
    1: 'presencial',
    2: 'internet',
    3: 'teleatendimento',
    4: 'entrega em domicílio',
    5: 'presencial fora do estabelecimento',
    9: 'não presencial, outros',
  }),
  unless(
    required(
      'cnpj_emitente',
      'CNPJ',
      'cnpj',
      'CNPJ do emitente, com ou sem máscara; aceita CNPJ alfanumérico. Um produtor rural que emite por CPF envia cpf_emitente',
    ),
    'cpf_emitente',
  ),
  optional(
    'cpf_emitente',
    'CPF',
    'cpf',
    'CPF do emitente pessoa física, como um produtor rural, com ou sem máscara',
  ),
  required('inscricao_estadual_emitente', 'IE', 'texto', 'Inscrição estadual do emitente'),
  required('modalidade_frete', 'modFrete', 'opcao', 'Modalidade do frete; sem frete, envie 9', {
    0: 'por conta do remetente (CIF)',
    1: 'por conta do destinatário (FOB)',
    2: 'por conta de terceiros',
    3: 'transporte próprio do remetente',
    4: 'transporte próprio do destinatário',
    9: 'sem transporte',
  }),
  required('veiculo_placa', 'placa', 'chave', 'Placa do veículo; sem veículo, envie texto vazio'),
  required(
    'agropecuario_tipo_guia',
    'tpGuia',
    'chave',
    'Tipo da guia de trânsito agropecuário; sem guia, envie texto vazio',
  ),
];

/** Required fields of each item. Source: as above. */
const ITEM_FIELDS: readonly ContractRow[] = [
  required('codigo_produto', 'cProd', 'texto', 'Código do produto, até 60 caracteres'),
  required('descricao', 'xProd', 'texto', 'Descrição do produto, até 120 caracteres'),
  required('cfop', 'CFOP', 'texto', 'CFOP com 4 dígitos'),
  required('unidade_comercial', 'uCom', 'texto', 'Unidade comercial, por exemplo UN ou KG'),
  required('quantidade_comercial', 'qCom', 'texto', 'Quantidade comercial, até 4 decimais'),
  required('valor_unitario_comercial', 'vUnCom', 'texto', 'Valor unitário comercial, até 10 decimais'),
  required('icms_origem', 'orig', 'texto', 'Origem da mercadoria, de 0 a 8'),
  required('icms_situacao_tributaria', 'CST', 'texto', 'CST ou CSOSN do ICMS'),
];

/** The contract of either model; NF-e and NFC-e take the same body. */
export const nfeContract = (mod: '55' | '65', nome: string): Contract => ({
  mod,
  modRequired: true,
  nome,
  fields: FIELDS,
  lists: [
    {
      field: 'itens',
      // The public manual of this field naming uses both.
      synonym: 'items',
      tag: 'det',
      required: true,
      rows: ITEM_FIELDS,
      description: 'Itens da nota, de 1 a 990',
    },
  ],
  choices: [],
});
