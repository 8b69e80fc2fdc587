// biome-ignore-all format: one row per line
import { publishedDigits, publishedOption, publishedText } from '../../../engine/layout/published/published.ts';
import { group, leaf, list } from '../../../engine/layout/rows.ts';
import * as t from '../../../engine/portal/simple-types.ts';

export const veicProd = group('veicProd', '1-1', 'Veículo novo', [
  leaf('tpOp', '1-1', publishedOption({ '0': 'outros', '1': 'concessionária', '2': 'faturamento direto', '3': 'venda direta' }), 'veiculo_tipo_operacao', 'Tipo de operação; aciona veicProd'),
  leaf('chassi', '1-1', t.Chassi, 'veiculo_chassi', 'Chassi (17)'),
  leaf('cCor', '1-1', publishedText, 'veiculo_codigo_cor', 'Código da cor na montadora'),
  leaf('xCor', '1-1', publishedText, 'veiculo_descricao_cor', 'Descrição da cor'),
  leaf('pot', '1-1', publishedText, 'veiculo_potencia_motor', 'Potência em CV'),
  leaf('cilin', '1-1', publishedText, 'veiculo_cm3', 'Cilindradas'),
  leaf('pesoL', '1-1', publishedText, 'veiculo_peso_liquido', 'Peso líquido (t)'),
  leaf('pesoB', '1-1', publishedText, 'veiculo_peso_bruto', 'Peso bruto (t)'),
  leaf('nSerie', '1-1', publishedText, 'veiculo_serie', 'Número de série'),
  leaf('tpComb', '1-1', publishedText, 'veiculo_tipo_combustivel', 'Combustível na tabela RENAVAM'),
  leaf('nMotor', '1-1', publishedText, 'veiculo_numero_motor', 'Número do motor'),
  leaf('CMT', '1-1', publishedText, 'veiculo_cmt', 'Capacidade máxima de tração (t)'),
  leaf('dist', '1-1', publishedText, 'veiculo_distancia_eixos', 'Distância entre eixos'),
  leaf('anoMod', '1-1', publishedDigits, 'veiculo_ano_modelo', 'Ano modelo'),
  leaf('anoFab', '1-1', publishedDigits, 'veiculo_ano_fabricacao', 'Ano de fabricação'),
  leaf('tpPint', '1-1', publishedText, 'veiculo_tipo_pintura', 'Tipo de pintura'),
  leaf('tpVeic', '1-1', publishedDigits, 'veiculo_tipo', 'Tipo na tabela RENAVAM'),
  leaf('espVeic', '1-1', publishedDigits, 'veiculo_especie', 'Espécie na tabela RENAVAM'),
  leaf('VIN', '1-1', publishedOption({ 'R': 'remarcado', 'N': 'normal' }), 'veiculo_codigo_vin', 'VIN remarcado'),
  leaf('condVeic', '1-1', publishedOption({ '1': 'acabado', '2': 'inacabado', '3': 'semiacabado' }), 'veiculo_condicao', 'Condição'),
  leaf('cMod', '1-1', publishedDigits, 'veiculo_codigo_marca_modelo', 'Marca/modelo RENAVAM'),
  leaf('cCorDENATRAN', '1-1', publishedDigits, 'veiculo_codigo_cor_denatran', 'Cor na tabela DENATRAN (01 a 16)'),
  leaf('lota', '1-1', publishedDigits, 'veiculo_lotacao', 'Lotação'),
  leaf('tpRest', '1-1', publishedOption({ '0': 'não há', '1': 'alienação fiduciária', '2': 'arrendamento', '3': 'reserva de domínio', '4': 'penhor', '9': 'outras' }), 'veiculo_restricao', 'Restrição'),
], { when: ['veiculo_chassi'] });

export const med = group('med', '1-1', 'Medicamentos e matérias-primas farmacêuticas', [
  leaf('cProdANVISA', '1-1', t.CProdANVISA, 'medicamento_codigo_anvisa', 'Registro ANVISA (11 ou 13 dígitos) ou ISENTO; aciona med'),
  leaf('xMotivoIsencao', '0-1', publishedText, 'medicamento_motivo_isencao', 'Motivo quando ISENTO'),
  leaf('vPMC', '1-1', t.TDec_1302, 'medicamento_preco_maximo_consumidor', 'Preço máximo ao consumidor'),
], { when: ['medicamento_codigo_anvisa'] });

export const arma = list('arma', '1-500', 'armamentos', 'Armas de fogo (até 500)', [
  leaf('tpArma', '1-1', publishedOption({ '0': 'uso permitido', '1': 'uso restrito' }), 'tipo_arma', 'Tipo'),
  leaf('nSerie', '1-1', publishedText, 'numero_serie', 'Série da arma'),
  leaf('nCano', '1-1', publishedText, 'numero_serie_cano', 'Série do cano'),
  leaf('descr', '1-1', publishedText, 'descricao', 'Descrição completa'),
]);

export const comb = group('comb', '1-1', 'Combustíveis', [
  leaf('cProdANP', '1-1', publishedDigits, 'combustivel_codigo_anp', 'Código ANP (9 dígitos); aciona comb'),
  leaf('descANP', '1-1', publishedText, 'combustivel_descricao_anp', 'Descrição ANP'),
  leaf('pGLP', '0-1', t.TDec_0302a04Max100, 'combustivel_percentual_glp', 'Percentual de GLP de petróleo (produto 210203001)'),
  leaf('pGNn', '0-1', t.TDec_0302a04Max100, 'combustivel_percentual_gas_natural_nacional', 'Percentual de gás natural nacional'),
  leaf('pGNi', '0-1', t.TDec_0302a04Max100, 'combustivel_percentual_gas_natural_importado', 'Percentual de gás natural importado'),
  leaf('vPart', '0-1', t.TDec_1302, 'combustivel_valor_partida', 'Valor de partida por kg sem ICMS'),
  leaf('CODIF', '0-1', publishedDigits, 'combustivel_registro_codif', 'Código CODIF'),
  leaf('qTemp', '0-1', t.TDec_1204temperatura, 'combustivel_quantidade_temperatura_ambiente', 'Quantidade à temperatura ambiente'),
  leaf('UFCons', '1-1', t.TUf, 'combustivel_sigla_uf', 'UF de consumo'),
  group('CIDE', '0-1', 'CIDE Combustíveis', [
    leaf('qBCProd', '1-1', t.TDec_1204v, 'combustivel_cide_base_calculo', 'Base da CIDE em quantidade; aciona CIDE'),
    leaf('vAliqProd', '1-1', t.TDec_1104, 'combustivel_cide_aliquota', 'Alíquota da CIDE em reais'),
    leaf('vCIDE', '1-1', t.TDec_1302, 'combustivel_cide_valor', 'Valor da CIDE'),
  ], { when: ['combustivel_cide_base_calculo'] }),
  group('encerrante', '0-1', 'Encerrante', [
    leaf('nBico', '1-1', publishedDigits, 'combustivel_numero_bico', 'Bico; aciona encerrante'),
    leaf('nBomba', '0-1', publishedDigits, 'combustivel_numero_bomba', 'Bomba'),
    leaf('nTanque', '1-1', publishedDigits, 'combustivel_numero_tanque', 'Tanque'),
    leaf('vEncIni', '1-1', t.TDec_1203, 'combustivel_valor_encerrante_inicio', 'Encerrante inicial'),
    leaf('vEncFin', '1-1', t.TDec_1203, 'combustivel_valor_encerrante_final', 'Encerrante final'),
  ]),
  leaf('pBio', '0-1', t.TDec_03v00a04Max100Opc, 'combustivel_percentual_biodiesel', 'Percentual de biodiesel ou de etanol anidro na mistura'),
  list('origComb', '0-30', 'origens_combustivel', 'Origens do combustível (até 30)', [
    leaf('indImport', '1-1', publishedOption({ '0': 'nacional', '1': 'importado' }), 'indicador_importacao', 'Procedência'),
    leaf('cUFOrig', '1-1', t.TCodUfIBGE, 'uf_origem', 'UF de origem; sigla ou código IBGE'),
    leaf('pOrig', '1-1', t.TDec_03v00a04Max100Opc, 'percentual_originario_uf', 'Percentual originário da UF'),
  ]),
], { when: ['combustivel_codigo_anp'] });
