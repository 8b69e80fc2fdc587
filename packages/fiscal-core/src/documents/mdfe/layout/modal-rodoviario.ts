// biome-ignore-all format: one row per line
import { publishedDigits, publishedOption, publishedText } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf, list, object, sequence } from '../../../engine/layout/rows.ts';
import type { Row } from '../../../engine/layout/types.ts';
import * as t from './simple-types.ts';

/** Rows of a payment of the freight, in the document and in its events. */
export const infPag: readonly Row[] = [
  leaf('xNome', '0-1', publishedText, 'nome', 'Razão social ou nome do responsável pelo pagamento'),
  choice('1-1', [
    leaf('CPF', '1-1', t.TCpf, 'cpf', 'CPF do responsável pelo pagamento'),
    leaf('CNPJ', '1-1', t.TCnpjOpc, 'cnpj', 'CNPJ do responsável pelo pagamento'),
    leaf('idEstrangeiro', '1-1', t.IdEstrangeiroPag, 'id_estrangeiro', 'Identificação do responsável estrangeiro'),
  ]),
  list('Comp', '1-unbounded', 'componentes', 'Componentes do pagamento', [
    leaf('tpComp', '1-1', publishedOption({ '01': 'vale-pedágio', '02': 'tributos', '03': 'despesas', '04': 'frete', '99': 'outros' }), 'tipo', 'Tipo do componente'),
    leaf('vComp', '1-1', t.TDec_1302, 'valor', 'Valor do componente'),
    leaf('xComp', '0-1', publishedText, 'descricao', 'Descrição do componente do tipo 99'),
  ]),
  leaf('vContrato', '1-1', t.TDec_1302, 'valor_total_contrato', 'Valor total do contrato'),
  leaf('indAltoDesemp', '0-1', t.Sim, 'alto_desempenho', 'Transporte de alto desempenho'),
  leaf('indPag', '1-1', publishedOption({ '0': 'à vista', '1': 'a prazo' }), 'forma_pagamento', 'Forma de pagamento do frete'),
  leaf('vAdiant', '0-1', t.TDec_1302, 'valor_adiantamento', 'Valor do adiantamento; só a prazo'),
  leaf('indAntecipaAdiant', '0-1', t.Sim, 'indicador_adiantamento', 'Permite antecipar o adiantamento'),
  list('infPrazo', '0-unbounded', 'parcelas', 'Parcelas do pagamento a prazo', [
    leaf('nParcela', '1-1', publishedDigits, 'numero', 'Número da parcela'),
    leaf('dVenc', '1-1', t.TData, 'data_vencimento', 'Vencimento da parcela'),
    leaf('vParcela', '1-1', t.TDec_1302Opc, 'valor', 'Valor da parcela'),
  ]),
  leaf('tpAntecip', '0-1', publishedOption({ '0': 'não permite', '1': 'permite', '2': 'permite mediante confirmação' }), 'tipo_permissao_antecipacao', 'Antecipação das parcelas'),
  group('infBanc', '1-1', 'Dados bancários', [
    choice('1-1', [
      sequence([
        leaf('codBanco', '1-1', publishedText, 'numero_banco', 'Número do banco'),
        leaf('codAgencia', '1-1', publishedText, 'numero_agencia', 'Número da agência'),
      ]),
      leaf('CNPJIPEF', '1-1', t.TCnpjOpc, 'cnpj_instituicao_pagamento', 'CNPJ da instituição de pagamento eletrônico do frete'),
      leaf('PIX', '1-1', publishedText, 'pix', 'Chave PIX que recebe o frete'),
    ]),
  ]),
];

const infANTT = group('infANTT', '0-1', 'Informações para a ANTT', [
  leaf('RNTRC', '0-1', t.TRNTRC, 'registro_nacional_transporte', 'RNTRC do emitente; padrão = cadastro'),
  list('infCIOT', '0-unbounded', 'ciot', 'Códigos CIOT', [
    leaf('CIOT', '0-1', t.CIOT, 'ciot', 'Código identificador da operação de transporte'),
    choice('1-1', [
      leaf('CPF', '1-1', t.TCpf, 'cpf_responsavel', 'CPF do responsável pela geração do CIOT'),
      leaf('CNPJ', '1-1', t.TCnpjOpc, 'cnpj_responsavel', 'CNPJ do responsável pela geração do CIOT'),
    ]),
  ]),
  group('valePed', '0-1', 'Vale-pedágio', [
    list('disp', '1-unbounded', 'dispositivos_vale_pedagio', 'Dispositivos do vale-pedágio', [
      leaf('CNPJForn', '1-1', t.TCnpj, 'cnpj_empresa_fornecedora', 'CNPJ da fornecedora do vale-pedágio'),
      choice('0-1', [
        leaf('CNPJPg', '1-1', t.TCnpjOpc, 'cnpj_responsavel_pagamento', 'CNPJ de quem paga o vale-pedágio'),
        leaf('CPFPg', '1-1', t.TCpf, 'cpf_responsavel_pagamento', 'CPF de quem paga o vale-pedágio'),
      ]),
      leaf('nCompra', '0-1', publishedDigits, 'numero_comprovante_compra', 'Número do comprovante de compra (IDVPO)'),
      leaf('vValePed', '1-1', t.TDec_1302, 'valor_vale_pedagio', 'Valor do vale-pedágio'),
      leaf('tpValePed', '0-1', publishedOption({ '01': 'TAG', '04': 'leitura de placa' }), 'tipo_vale_pedagio', 'Tipo do vale-pedágio'),
    ]),
    leaf('categCombVeic', '0-1', publishedOption({ '02': '2 eixos', '04': '3 eixos', '06': '4 eixos', '07': '5 eixos', '08': '6 eixos', '10': '7 eixos', '11': '8 eixos', '12': '9 eixos', '13': '10 eixos', '14': 'acima de 10 eixos' }), 'categoria_combinacao_veicular', 'Categoria da combinação veicular'),
  ]),
  list('infContratante', '0-unbounded', 'contratantes', 'Contratantes do serviço de transporte', [
    leaf('xNome', '0-1', publishedText, 'nome', 'Razão social ou nome do contratante'),
    choice('1-1', [
      leaf('CPF', '1-1', t.TCpf, 'cpf', 'CPF do contratante'),
      leaf('CNPJ', '1-1', t.TCnpj, 'cnpj', 'CNPJ do contratante'),
      leaf('idEstrangeiro', '1-1', t.IdEstrangeiro, 'id_estrangeiro', 'Identificação do contratante estrangeiro'),
    ]),
    group('infContrato', '0-1', 'Contrato continuado', [
      leaf('NroContrato', '1-1', t.NroContrato, 'numero_contrato', 'Número do contrato continuado'),
      leaf('vContratoGlobal', '1-1', t.TDec_1302Opc, 'valor_global_contrato', 'Valor global do contrato'),
    ]),
  ]),
  list('infPag', '0-unbounded', 'pagamentos', 'Pagamentos do frete', infPag),
]);

/** The owner of a vehicle that is not the issuer's; the fields are named after the vehicle. */
const prop = (name: (field: string) => string, xNome: Row): Row => group('prop', '0-1', 'Proprietário do veículo, quando não é o emitente', [
  choice('1-1', [
    leaf('CPF', '1-1', t.TCpf, name('cpf_proprietario'), 'CPF do proprietário'),
    leaf('CNPJ', '1-1', t.TCnpjOpc, name('cnpj_proprietario'), 'CNPJ do proprietário'),
  ]),
  leaf('RNTRC', '1-1', t.TRNTRC, name('rntrc_proprietario'), 'RNTRC do proprietário'),
  xNome,
  block([
    leaf('IE', '1-1', t.TIeDest, name('inscricao_estadual_proprietario'), 'Inscrição estadual do proprietário'),
    leaf('UF', '1-1', t.TUf, name('uf_proprietario'), 'UF do proprietário'),
  ]),
  leaf('tpProp', '1-1', t.TpProp, name('tipo_proprietario'), 'Tipo do proprietário'),
]);

const veicTracao = group('veicTracao', '1-1', 'Veículo de tração', [
  leaf('cInt', '0-1', publishedText, 'codigo_veiculo', 'Código interno do veículo'),
  leaf('placa', '1-1', t.Placa, 'placa_veiculo', 'Placa do veículo'),
  leaf('RENAVAM', '0-1', publishedText, 'renavam_veiculo', 'RENAVAM do veículo'),
  leaf('tara', '1-1', t.Tara, 'tara_veiculo', 'Tara em kg'),
  leaf('capKG', '0-1', t.Tara, 'capacidade_kg_veiculo', 'Capacidade em kg'),
  leaf('capM3', '0-1', t.CapM3, 'capacidade_m3_veiculo', 'Capacidade em m³'),
  prop((field) => `${field}_veiculo`, leaf('xNome', '1-1', publishedText, 'razao_social_proprietario_veiculo', 'Razão social ou nome do proprietário')),
  list('condutor', '1-10', 'condutores', 'Condutores', [
    leaf('xNome', '1-1', publishedText, 'nome', 'Nome do condutor'),
    leaf('CPF', '1-1', t.TCpf, 'cpf', 'CPF do condutor'),
  ]),
  leaf('tpRod', '1-1', publishedOption({ '01': 'truck', '02': 'toco', '03': 'cavalo mecânico', '04': 'van', '05': 'utilitário', '06': 'outros' }), 'tipo_rodado_veiculo', 'Tipo de rodado'),
  leaf('tpCar', '1-1', t.TCarr, 'tipo_carroceria_veiculo', 'Tipo de carroceria'),
  leaf('UF', '0-1', t.TUf, 'uf_licenciamento_veiculo', 'UF de licenciamento'),
]);

const veicReboque = list('veicReboque', '0-3', 'veiculos_reboque', 'Reboques', [
  leaf('cInt', '0-1', publishedText, 'codigo', 'Código interno do reboque'),
  leaf('placa', '1-1', t.Placa, 'placa', 'Placa do reboque'),
  leaf('RENAVAM', '0-1', publishedText, 'renavam', 'RENAVAM do reboque'),
  leaf('tara', '1-1', t.Tara, 'tara', 'Tara em kg'),
  leaf('capKG', '1-1', t.Tara, 'capacidade_kg', 'Capacidade em kg'),
  leaf('capM3', '0-1', t.CapM3, 'capacidade_m3', 'Capacidade em m³'),
  prop((field) => (field === 'rntrc_proprietario' ? 'rntrc' : field), leaf('xNome', '1-1', publishedText, 'razao_social_proprietario', 'Razão social ou nome do proprietário')),
  leaf('tpCar', '1-1', t.TCarr, 'tipo_carroceria', 'Tipo de carroceria'),
  leaf('UF', '0-1', t.TUf, 'uf_licenciamento', 'UF de licenciamento'),
]);

export const rodo = object('rodo', '1-1', 'modal_rodoviario', 'Modal rodoviário', [
  infANTT,
  veicTracao,
  veicReboque,
  leaf('codAgPorto', '0-1', publishedText, 'codigo_agendamento_porto', 'Código de agendamento no porto'),
  list('lacRodo', '0-unbounded', 'lacres', 'Lacres do veículo', [
    leaf('nLacre', '1-1', publishedText, 'numero_lacre', 'Número do lacre'),
  ]),
]);
