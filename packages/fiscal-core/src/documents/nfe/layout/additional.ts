// biome-ignore-all format: one row per line
import { publishedDigits, publishedOption, publishedText } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import * as t from '../../../engine/portal/simple-types.ts';

export const infIntermed = group('infIntermed', '0-1', 'Intermediador da transação', [
  leaf('CNPJ', '1-1', t.TCnpj, 'cnpj_intermediario', 'CNPJ do intermediador; exigido com indicador_intermediario=1'),
  leaf('idCadIntTran', '1-1', publishedText, 'id_intermediario', 'Identificador do vendedor no intermediador'),
]);

export const infAdic = group('infAdic', '0-1', 'Informações adicionais', [
  leaf('infAdFisco', '0-1', publishedText, 'informacoes_adicionais_fisco', 'Texto de interesse do fisco'),
  leaf('infCpl', '0-1', publishedText, 'informacoes_adicionais_contribuinte', 'Texto complementar'),
  list('obsCont', '0-10', 'observacoes_contribuinte', 'Campos livres (até 10)', [
    leaf('@xCampo', '1-1', publishedText, 'campo', 'Nome do campo'),
    leaf('xTexto', '1-1', publishedText, 'texto', 'Conteúdo'),
  ]),
  list('obsFisco', '0-10', 'observacoes_fisco', 'Campos livres do fisco (até 10)', [
    leaf('@xCampo', '1-1', publishedText, 'campo', 'Nome do campo'),
    leaf('xTexto', '1-1', publishedText, 'texto', 'Conteúdo'),
  ]),
  list('procRef', '0-100', 'processos_referenciados', 'Processos (até 100)', [
    leaf('nProc', '1-1', publishedText, 'identificador_processo', 'Número do processo ou ato'),
    leaf('indProc', '1-1', publishedOption({ '0': 'SEFAZ', '1': 'Justiça Federal', '2': 'Justiça Estadual', '3': 'Secex/RFB', '4': 'CONFAZ', '9': 'outros' }), 'indicador_origem_processo', 'Origem'),
    leaf('tpAto', '0-1', publishedOption({ '08': 'termo de acordo', '10': 'regime especial', '12': 'autorização específica', '14': 'ajuste SINIEF', '15': 'convênio ICMS' }), 'tipo_ato_concessorio', 'Tipo do ato'),
  ]),
]);

export const exporta = group('exporta', '0-1', 'Exportação', [
  leaf('UFSaidaPais', '1-1', t.TUfEmi, 'uf_local_embarque', 'UF de saída; aciona exporta'),
  leaf('xLocExporta', '1-1', publishedText, 'local_embarque', 'Local de embarque'),
  leaf('xLocDespacho', '0-1', publishedText, 'local_despacho', 'Local de despacho'),
]);

export const compra = group('compra', '0-1', 'Compra: nota de empenho, pedido e contrato', [
  leaf('xNEmp', '0-1', publishedText, 'nota_empenho_compra', 'Nota de empenho'),
  leaf('xPed', '0-1', publishedText, 'pedido_compra', 'Pedido'),
  leaf('xCont', '0-1', publishedText, 'contrato_compra', 'Contrato'),
]);

export const cana = group('cana', '0-1', 'Aquisição de cana', [
  leaf('safra', '1-1', publishedText, 'cana_safra', 'Safra; aciona cana'),
  leaf('ref', '1-1', t.MesAno, 'cana_mes_ano_referencia', 'Mês e ano MM/AAAA'),
  list('forDia', '1-31', 'cana_fornecimentos', 'Fornecimentos diários (1 a 31)', [
    leaf('@dia', '1-1', t.Dia, 'dia', 'Dia do mês'),
    leaf('qtde', '1-1', t.TDec_1110v, 'quantidade', 'Quantidade (kg)'),
  ]),
  leaf('qTotMes', '1-1', t.TDec_1110v, 'cana_quantidade_mes_fornecimento', 'Total do mês'),
  leaf('qTotAnt', '1-1', t.TDec_1110v, 'cana_quantidade_anterior_fornecimento', 'Total anterior'),
  leaf('qTotGer', '1-1', t.TDec_1110v, 'cana_quantidade_geral_fornecimento', 'Total geral'),
  list('deduc', '0-10', 'cana_deducoes', 'Deduções (até 10)', [
    leaf('xDed', '1-1', publishedText, 'descricao', 'Descrição'),
    leaf('vDed', '1-1', t.TDec_1302, 'valor', 'Valor'),
  ]),
  leaf('vFor', '1-1', t.TDec_1302, 'cana_valor_fornecimento', 'Valor dos fornecimentos'),
  leaf('vTotDed', '1-1', t.TDec_1302, 'cana_valor_total_deducoes', 'Total das deduções'),
  leaf('vLiqFor', '1-1', t.TDec_1302, 'cana_valor_liquido_fornecimento', 'Valor líquido'),
]);

export const infRespTec = group('infRespTec', '0-1', 'Responsável técnico', [
  leaf('CNPJ', '1-1', t.TCnpjOpc, 'cnpj_responsavel_tecnico', 'CNPJ do desenvolvedor; padrão = dados da plataforma'),
  leaf('xContato', '1-1', publishedText, 'contato_responsavel_tecnico', 'Contato'),
  leaf('email', '1-1', publishedText, 'email_responsavel_tecnico', 'E-mail'),
  leaf('fone', '1-1', t.Fone, 'telefone_responsavel_tecnico', 'Telefone'),
  block([
    leaf('idCSRT', '1-1', publishedDigits, 'identificador_csrt', 'Identificador do CSRT'),
    leaf('hashCSRT', '1-1', t.HashCSRT, 'hash_csrt', 'Base64(SHA-1(CSRT + chave))'),
  ]),
]);

export const infSolicNFF = group('infSolicNFF', '0-1', 'Solicitação da NFF', [
  leaf('xSolic', '1-1', publishedText, 'nff_solicitacao', 'Texto da solicitação NFF'),
]);

export const agropecuario = group('agropecuario', '0-1', 'Produtos agropecuários', [
  choice('1-1', [
    list('defensivo', '1-20', 'agropecuario_defensivo', 'Receituários (1 a 20); exclui a guia de trânsito', [
      leaf('nReceituario', '1-1', publishedText, 'numero_receituario', 'Número do receituário'),
      leaf('CPFRespTec', '1-1', t.TCpf, 'cpf_responsavel', 'CPF do responsável'),
    ]),
    group('guiaTransito', '1-1', 'Guia de trânsito', [
      leaf('tpGuia', '1-1', publishedOption({ '1': 'GTA', '2': 'TTA', '3': 'DTA', '4': 'ATV', '5': 'PTV', '6': 'GTV', '7': 'guia florestal' }), 'agropecuario_tipo_guia', 'Tipo da guia; texto vazio = sem guia'),
      leaf('UFGuia', '1-1', t.TUfEmi, 'agropecuario_uf_guia', 'UF da guia'),
      leaf('serieGuia', '0-1', publishedText, 'agropecuario_serie_guia', 'Série da guia'),
      leaf('nGuia', '1-1', publishedDigits, 'agropecuario_numero_guia', 'Número da guia'),
    ], { when: ['agropecuario_tipo_guia'] }),
  ]),
]);

export const infPAA = group('infPAA', '0-1', 'Provedor de assinatura e autorização', [
  leaf('CNPJPAA', '1-1', t.TCnpj, 'engine', 'CNPJ do provedor'),
  group('PAASignature', '1-1', 'Assinatura RSA do emitente', [
    leaf('SignatureValue', '1-1', t.Base64, 'engine', 'Assinatura'),
    group('RSAKeyValue', '1-1', 'Chave pública RSA', [
      leaf('Modulus', '1-1', t.Base64, 'engine', 'Módulo da chave'),
      leaf('Exponent', '1-1', t.Base64, 'engine', 'Expoente da chave'),
    ]),
  ]),
]);

export const infNFeSupl = group('infNFeSupl', '0-1', 'Informações suplementares', [
  leaf('qrCode', '1-1', t.QrCode, 'engine', 'URL do QR Code montada com CSC (v2) ou sem CSC (v3)'),
  leaf('urlChave', '1-1', publishedText, 'engine', 'URL de consulta por chave da UF'),
]);
