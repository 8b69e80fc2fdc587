// biome-ignore-all format: one row per line
import { publishedOption, publishedText, publishedType } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import * as t from '../../../engine/portal/simple-types.ts';

export const transp = group('transp', '1-1', 'Transporte', [
  leaf('modFrete', '1-1', publishedOption({ '0': 'remetente (CIF)', '1': 'destinatário (FOB)', '2': 'terceiros', '3': 'próprio remetente', '4': 'próprio destinatário', '9': 'sem transporte' }), 'modalidade_frete', 'Modalidade do frete; 9 quando não há transporte'),
  group('transporta', '0-1', 'Transportador', [
    choice('0-1', [
      leaf('CNPJ', '1-1', t.TCnpj, 'cnpj_transportador', 'CNPJ do transportador (um dos dois)'),
      leaf('CPF', '1-1', t.TCpf, 'cpf_transportador', 'CPF do transportador'),
    ]),
    leaf('xNome', '0-1', publishedText, 'nome_transportador', 'Nome do transportador'),
    leaf('IE', '0-1', t.TIeDest, 'inscricao_estadual_transportador', 'IE do transportador'),
    leaf('xEnder', '0-1', publishedText, 'endereco_transportador', 'Endereço completo em uma linha'),
    leaf('xMun', '0-1', publishedText, 'municipio_transportador', 'Município'),
    leaf('UF', '0-1', t.TUf, 'uf_transportador', 'UF; exigida se houver IE'),
  ]),
  group('retTransp', '0-1', 'Retenção do ICMS do transporte', [
    leaf('vServ', '1-1', t.TDec_1302, 'transporte_icms_servico', 'Valor do serviço; aciona retTransp'),
    leaf('vBCRet', '1-1', t.TDec_1302, 'transporte_icms_base_calculo', 'Base da retenção'),
    leaf('pICMSRet', '1-1', t.TDec_0302a04, 'transporte_icms_aliquota', 'Alíquota da retenção'),
    leaf('vICMSRet', '1-1', t.TDec_1302, 'transporte_icms_valor', 'ICMS retido'),
    leaf('CFOP', '1-1', t.CFOP, 'transporte_icms_cfop', 'CFOP do transporte'),
    leaf('cMunFG', '1-1', t.TCodMunIBGE, 'transporte_icms_codigo_municipio', 'Município do fato gerador'),
  ]),
  choice('1-1', [
    block([
      group('veicTransp', '0-1', 'Veículo', [
        leaf('placa', '1-1', t.Placa, 'veiculo_placa', 'Placa; texto vazio = sem grupo de veículo'),
        leaf('UF', '0-1', t.TUf, 'veiculo_uf', 'UF do veículo'),
        leaf('RNTC', '0-1', publishedText, 'veiculo_rntc', 'Registro ANTT'),
      ], { when: ['veiculo_placa'] }),
      list('reboque', '0-5', 'reboques', 'Até 5 reboques', [
        leaf('placa', '1-1', t.Placa, 'veiculo_placa', 'Placa do reboque'),
        leaf('UF', '0-1', t.TUf, 'veiculo_uf', 'UF do reboque'),
        leaf('RNTC', '0-1', publishedText, 'veiculo_rntc', 'Registro ANTT do reboque'),
      ]),
    ]),
    leaf('vagao', '0-1', publishedText, 'veiculo_identificacao_vagao', 'Vagão (exclui veículo e balsa)'),
    leaf('balsa', '0-1', publishedText, 'veiculo_identificacao_balsa', 'Balsa (exclui veículo e vagão)'),
  ]),
  list('vol', '0-5000', 'volumes', 'Volumes transportados', [
    leaf('qVol', '0-1', publishedType({ as: 'integer' }), 'quantidade', 'Quantidade'),
    leaf('esp', '0-1', publishedText, 'especie', 'Espécie'),
    leaf('marca', '0-1', publishedText, 'marca', 'Marca'),
    leaf('nVol', '0-1', publishedText, 'numero', 'Numeração'),
    leaf('pesoL', '0-1', t.TDec_1203, 'peso_liquido', 'Peso líquido (kg)'),
    leaf('pesoB', '0-1', t.TDec_1203, 'peso_bruto', 'Peso bruto (kg)'),
    list('lacres', '0-5000', 'lacres', 'Lacres', [
      leaf('nLacre', '1-1', publishedText, 'numero', 'Número do lacre'),
    ]),
  ]),
]);
