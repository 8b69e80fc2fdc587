// biome-ignore-all format: one row per line
import { publishedDigits, publishedText } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf } from '../../../engine/layout/rows.ts';
import * as t from './simple-types.ts';

export const ide = group('ide', '1-1', 'Identificação da NFCom', [
  leaf('cUF', '1-1', t.TCodUfIBGE, 'engine', 'Código IBGE da UF do emitente'),
  leaf('tpAmb', '1-1', t.TAmb, 'engine', 'Ambiente, decidido pelo prefixo do token'),
  leaf('mod', '1-1', t.TModNFCom, 'mod', 'Modelo do documento; fixo 62'),
  leaf('serie', '1-1', t.TSerie, 'serie', 'Série; vazio = série padrão da empresa (1)'),
  leaf('nNF', '1-1', t.TNF, 'numero', 'Número da nota; vazio = numeração automática por empresa, ambiente, modelo e série'),
  leaf('cNF', '1-1', publishedDigits, 'codigo_unico', 'Código numérico de 7 dígitos da chave; sorteado quando ausente'),
  leaf('cDV', '1-1', publishedDigits, 'engine', 'Dígito verificador da chave (módulo 11)'),
  leaf('dhEmi', '1-1', t.TDateTimeUTC, 'data_emissao', 'Data e hora de emissão com fuso'),
  leaf('tpEmis', '1-1', t.TtpEmis, 'forma_emissao', 'Forma de emissão; padrão 1'),
  leaf('nSiteAutoriz', '1-1', publishedDigits, 'numero_site', 'Site do autorizador; padrão 0 (único)'),
  leaf('cMunFG', '1-1', t.TCodMunIBGE, 'municipio', 'Código IBGE do município do fato gerador; padrão = município do emitente'),
  leaf('finNFCom', '1-1', t.TFinNFCom, 'finalidade_nfcom', 'Finalidade da NFCom; padrão 0'),
  leaf('tpFat', '1-1', t.TFatNFCom, 'tipo_faturamento', 'Tipo de faturamento; padrão 0'),
  leaf('verProc', '1-1', publishedText, 'versao_aplicativo', 'Versão do aplicativo emissor; padrão = a da plataforma'),
  leaf('indPrePago', '0-1', t.Sim, 'indicador_prepago', 'Serviço exclusivamente pré-pago'),
  leaf('indCessaoMeiosRede', '0-1', t.Sim, 'indicador_cessao', 'Cessão de meios de rede; dispensa o grupo da fatura'),
  leaf('indNotaEntrada', '0-1', t.Sim, 'indicador_nota_entrada', 'Nota de ajuste com itens de CFOP de entrada'),
  block([
    leaf('dhCont', '1-1', t.TDateTimeUTC, 'data_entrada_contingencia', 'Início da contingência; exigido, com a justificativa, quando forma_emissao é 2'),
    leaf('xJust', '1-1', publishedText, 'motivo_entrada_contingencia', 'Justificativa da contingência'),
  ]),
  group('gCompraGov', '0-1', 'Compra governamental', [
    leaf('tpEnteGov', '1-1', t.TEnteGov, 'tipo_compra_governamental', 'Ente público comprador; aciona o grupo'),
    leaf('pRedutor', '1-1', t.TDec_0302_04RTC, 'perc_reducao_aliquota_compra_governamental', 'Percentual de redução das alíquotas na compra governamental'),
    leaf('tpOperGov', '1-1', t.TOperCompraGov, 'tipo_operacao_governamental', 'Momento do fornecimento e do pagamento'),
    leaf('refDFeAnt', '0-99', t.TChDFeRTC, { each: 'chave_acesso_dfe_anterior', field: 'chave_acesso_dfe_anterior' }, 'Chave do documento anterior; texto ou lista'),
  ]),
  leaf('tpPagAnt', '0-1', t.TPagAnt, 'tipo_pagamento_antecipado', 'Pagamento anterior à prestação; não informar no faturamento mensal comum'),
]);

/** The paper note that a substitution or a co-billing names. Fields end in `substituicao` or `cofaturamento`. */
const gNF = (end: string, whose: string) => group('gNF', '1-1', `Nota em papel ${whose}`, [
  leaf('CNPJ', '1-1', t.TCnpj, `cnpj_emitente_${end}`, `CNPJ do emitente da nota em papel ${whose}`),
  leaf('mod', '1-1', t.TModNFPapel, `modelo_${end}`, `Modelo da nota em papel ${whose}`),
  leaf('serie', '1-1', publishedText, `serie_${end}`, `Série, com 3 posições, da nota em papel ${whose}`),
  leaf('nNF', '1-1', t.TNF, `numero_${end}`, `Número da nota em papel ${whose}`),
  leaf('CompetEmis', '1-1', t.TCompet, `data_emissao_${end}`, `Ano e mês de emissão (AAAAMM) da nota em papel ${whose}`),
  leaf('hash115', '0-1', t.Base64, `hash_registro_${end}`, `Hash do registro do Convênio 115 da nota em papel ${whose}`),
]);

export const gSub = group('gSub', '0-1', 'Nota substituída', [
  choice('1-1', [
    leaf('chNFCom', '1-1', t.TChDFe, 'chave_nfcom_original', 'Chave da NFCom substituída'),
    gNF('substituicao', 'substituída'),
  ]),
  leaf('motSub', '1-1', t.TMotSub, 'motivo_substituicao', 'Motivo da substituição'),
]);

export const gCofat = group('gCofat', '0-1', 'Nota da operadora local no cofaturamento', [
  choice('1-1', [
    leaf('chNFComLocal', '1-1', t.TChDFe, 'chave_nfcom_local', 'Chave da NFCom da operadora local'),
    gNF('cofaturamento', 'da operadora local'),
  ]),
]);
