import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';

const item = {
  codigo_produto: '7001',
  descricao: 'CAFE TORRADO E MOIDO 500G',
  codigo_ncm: '09012100',
  cfop: '5102',
  unidade_comercial: 'UN',
  quantidade_comercial: '2',
  valor_unitario_comercial: '12.90',
  icms_origem: '0',
  icms_situacao_tributaria: '102',
  pis_situacao_tributaria: '49',
  cofins_situacao_tributaria: '49',
};

/** An NF-e with nothing but what the contract asks for. */
export const minimalNfe = {
  natureza_operacao: 'VENDA DE MERCADORIA',
  data_emissao: '2026-11-21T10:00:00-03:00',
  tipo_documento: '1',
  local_destino: '1',
  finalidade_emissao: '1',
  consumidor_final: '1',
  presenca_comprador: '1',
  cnpj_emitente: '11222333000181',
  inscricao_estadual_emitente: '110042490114',
  modalidade_frete: '9',
  veiculo_placa: '',
  agropecuario_tipo_guia: '',
  itens: [item],
};

const servico = {
  mod: 'NFSE',
  cnpj_prestador: '11222333000181',
  razao_social_prestador: 'INDUSTRIA EXEMPLO LTDA',
  codigo_municipio_prestador: '3538709',
  codigo_municipio_prestacao: '3538709',
  descricao_servico: 'Desenvolvimento de sistema sob encomenda',
  codigo_tributacao_nacional_iss: '010101',
  valor_servico: 1800,
};

const mdfe = {
  mod: '58',
  tipo_transporte: '1',
  uf_inicio: 'RS',
  uf_fim: 'SP',
  municipios_carregamento: [{ codigo: '4305108', nome: 'Caxias do Sul' }],
  municipios_descarregamento: [
    {
      codigo: '3550308',
      nome: 'São Paulo',
      notas_fiscais: [{ chave_nfe: '43261131884215000146550010000458711209318470' }],
    },
  ],
  valor_total_carga: '148500.00',
  peso_bruto: '8450.0000',
  codigo_unidade_medida_peso_bruto: '01',
};

const contents = {
  nome_emitente: 'FEIRA DIGITAL MARKETPLACE SA',
  nome_destinatario: 'MARIA DA SILVA',
  cpf_destinatario: '12345678909',
  itens: [
    {
      numero: '1',
      descricao_produto: 'LIVROS USADOS',
      codigo_ncm: '49',
      quantidade: '3',
      valor_unitario: '25.00',
      valor_produto: '75.00',
    },
  ],
};

/** The contract requires `data_emissao`, and the authority refuses a coupon five minutes after it (704). */
const SENT_AT_ONCE = '; data_emissao é o momento do envio: troque-a ao enviar um exemplo guardado';

/** Bodies per document type, by a name of ours. */
const EMISSION: Readonly<Record<string, Record<string, { summary: string; value: unknown }>>> = {
  nfe: {
    minima: { summary: 'O mínimo do contrato', value: { mod: '55', ...minimalNfe } },
    destinatario: {
      summary: 'Com destinatário identificado',
      value: {
        mod: '55',
        ...minimalNfe,
        nome_destinatario: 'MARIA DA SILVA',
        cpf_destinatario: '12345678909',
        indicador_inscricao_estadual_destinatario: '9',
      },
    },
  },
  cte: {
    minima: {
      summary: 'O mínimo do contrato',
      value: { mod: '57', cfop: '5352', natureza_operacao: 'PRESTACAO DE SERVICO DE TRANSPORTE' },
    },
    rodoviario: {
      summary: 'Rodoviário, o remetente paga',
      value: {
        mod: '57',
        cfop: '6352',
        natureza_operacao: 'PRESTACAO DE SERVICO DE TRANSPORTE',
        modal: '01',
        tomador: '0',
        municipio_inicio: 'Caxias do Sul',
        uf_inicio: 'RS',
        municipio_fim: 'São Paulo',
        uf_fim: 'SP',
        nome_remetente: 'METALURGICA VALE DO CAI S.A.',
        cnpj_remetente: '31884215000146',
        componentes_valor: [{ nome: 'FRETE PESO', valor: '1850.00' }],
        icms_situacao_tributaria: '00',
        icms_aliquota: '12.00',
        produto_predominante: 'AUTOPECAS',
        valor_total_carga: '148500.00',
        quantidades: [{ codigo_unidade_medida: '01', tipo_medida: 'PESO BRUTO', quantidade: '8450' }],
        nfes: [{ chave_nfe: '43261131884215000146550010000458711209318470' }],
        modal_rodoviario: { rntrc: '12345678' },
      },
    },
  },
  nfce: {
    minima: {
      summary: `O mínimo do contrato${SENT_AT_ONCE}`,
      value: { mod: '65', ...minimalNfe, natureza_operacao: 'VENDA AO CONSUMIDOR' },
    },
    pagamento: {
      summary: `Com pagamento em dinheiro e troco${SENT_AT_ONCE}`,
      value: {
        mod: '65',
        ...minimalNfe,
        formas_pagamento: [{ forma_pagamento: '01', valor_pagamento: '50.00' }],
        valor_troco: '24.20',
      },
    },
  },
  nfse: {
    minima: { summary: 'O mínimo do contrato', value: servico },
    tomador: {
      summary: 'Com tomador, data de emissão, regimes e total dos tributos: o que produção pede',
      value: {
        ...servico,
        data_emissao: '2026-11-21T10:00:00-03:00',
        codigo_opcao_simples_nacional: '1',
        regime_especial_tributacao: '0',
        cnpj_tomador: '12345678000195',
        razao_social_tomador: 'COMPRADORA EXEMPLO LTDA',
        tributacao_iss: '1',
        tipo_retencao_iss: '1',
        percentual_total_tributos_federais: '13.45',
        percentual_total_tributos_estaduais: '0.00',
        percentual_total_tributos_municipais: '2.00',
      },
    },
  },
  mdfe: {
    minima: { summary: 'Os campos do contrato', value: mdfe },
    rodoviario: {
      summary: 'Com o veículo e o condutor',
      value: {
        ...mdfe,
        percursos: [{ uf_percurso: 'SC' }, { uf_percurso: 'PR' }],
        modal_rodoviario: {
          placa_veiculo: 'IVX4J82',
          tara_veiculo: '8900',
          tipo_rodado_veiculo: '03',
          tipo_carroceria_veiculo: '00',
          condutores: [{ nome: 'Rogério Antunes Prado', cpf: '12345678909' }],
        },
      },
    },
  },
  dce: {
    minima: { summary: 'O mínimo do contrato', value: { mod: '59', tipo_emitente: '2', ...contents } },
    marketplace: {
      summary: 'Emitida por um marketplace, com o remetente',
      value: {
        mod: '59',
        tipo_emitente: '1',
        site_emitente: 'feiradigital.example',
        ...contents,
        nome_remetente: 'OSVALDO PINHEIRO MARTINS',
        cpf_remetente: '39015847142',
      },
    },
  },
  nfcom: {
    minima: {
      summary: 'O mínimo do contrato',
      value: { mod: '62', data_emissao: '2026-11-21T10:00:00-03:00', cpf_destinatario: '12345678909' },
    },
    internet: {
      summary: 'Internet fixa, assinante identificado',
      value: {
        mod: '62',
        data_emissao: '2026-11-21T10:00:00-03:00',
        nome_destinatario: 'MARIA DA SILVA',
        cpf_destinatario: '12345678909',
        tipo_assinante: '3',
        tipo_servico: '4',
        itens: [
          {
            numero_item: '1',
            codigo_produto: 'NET500',
            descricao: 'INTERNET FIBRA 500 MBPS',
            cfop: '5307',
            unidade_medida: '4',
            quantidade_faturada: '1',
            valor_item: '119.90',
            valor_total_item: '119.90',
          },
        ],
      },
    },
  },
};

/** Bodies that show how a type is emitted: for the documentation and to begin from. */
export const examplesOf = ({ type }: Pick<DocumentDefinition, 'type'>) => EMISSION[type] ?? {};
