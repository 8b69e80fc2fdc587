from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_cte_com_hora_tipo_hora_programada import EmissaoCteComHoraTipoHoraProgramada
from ..models.emissao_cte_forma_emissao import EmissaoCteFormaEmissao
from ..models.emissao_cte_formato_impressao import EmissaoCteFormatoImpressao
from ..models.emissao_cte_ibs_cbs_indicador_doacao import EmissaoCteIbsCbsIndicadorDoacao
from ..models.emissao_cte_icms_indicador_simples_nacional import EmissaoCteIcmsIndicadorSimplesNacional
from ..models.emissao_cte_icms_situacao_tributaria import EmissaoCteIcmsSituacaoTributaria
from ..models.emissao_cte_indicador_cte_alteracao_tomador import EmissaoCteIndicadorCteAlteracaoTomador
from ..models.emissao_cte_indicador_globalizado import EmissaoCteIndicadorGlobalizado
from ..models.emissao_cte_indicador_inscricao_estadual_tomador import EmissaoCteIndicadorInscricaoEstadualTomador
from ..models.emissao_cte_mod import EmissaoCteMod
from ..models.emissao_cte_regime_tributario_emitente import EmissaoCteRegimeTributarioEmitente
from ..models.emissao_cte_retirar_mercadoria import EmissaoCteRetirarMercadoria
from ..models.emissao_cte_sem_hora_tipo_hora_programada import EmissaoCteSemHoraTipoHoraProgramada
from ..models.emissao_cte_tipo_compra_governamental import EmissaoCteTipoCompraGovernamental
from ..models.emissao_cte_tipo_data_programada import EmissaoCteTipoDataProgramada
from ..models.emissao_cte_tipo_documento import EmissaoCteTipoDocumento
from ..models.emissao_cte_tipo_hora_programada import EmissaoCteTipoHoraProgramada
from ..models.emissao_cte_tipo_operacao_governamental import EmissaoCteTipoOperacaoGovernamental
from ..models.emissao_cte_tipo_pagamento_antecipado import EmissaoCteTipoPagamentoAntecipado
from ..models.emissao_cte_tipo_periodo import EmissaoCteTipoPeriodo
from ..models.emissao_cte_tipo_programacao_entrega import EmissaoCteTipoProgramacaoEntrega
from ..models.emissao_cte_tipo_servico import EmissaoCteTipoServico
from ..models.emissao_cte_tomador import EmissaoCteTomador
from ..models.uf import Uf
from ..models.uf_ou_exterior import UfOuExterior
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_cte_chave_cte_complementado import EmissaoCteChaveCteComplementado
  from ..models.emissao_cte_componentes_valor import EmissaoCteComponentesValor
  from ..models.emissao_cte_ctes_multimodais_vinculados import EmissaoCteCtesMultimodaisVinculados
  from ..models.emissao_cte_dces import EmissaoCteDces
  from ..models.emissao_cte_duplicatas import EmissaoCteDuplicatas
  from ..models.emissao_cte_emissores_documento_transporte_anterior import EmissaoCteEmissoresDocumentoTransporteAnterior
  from ..models.emissao_cte_modal_aereo import EmissaoCteModalAereo
  from ..models.emissao_cte_modal_aquaviario import EmissaoCteModalAquaviario
  from ..models.emissao_cte_modal_dutoviario import EmissaoCteModalDutoviario
  from ..models.emissao_cte_modal_ferroviario import EmissaoCteModalFerroviario
  from ..models.emissao_cte_modal_multimodal import EmissaoCteModalMultimodal
  from ..models.emissao_cte_modal_rodoviario import EmissaoCteModalRodoviario
  from ..models.emissao_cte_nfes import EmissaoCteNfes
  from ..models.emissao_cte_nfs import EmissaoCteNfs
  from ..models.emissao_cte_observacoes_contribuinte import EmissaoCteObservacoesContribuinte
  from ..models.emissao_cte_observacoes_fisco import EmissaoCteObservacoesFisco
  from ..models.emissao_cte_outros_documentos import EmissaoCteOutrosDocumentos
  from ..models.emissao_cte_pagamentos_vinculados import EmissaoCtePagamentosVinculados
  from ..models.emissao_cte_passagens import EmissaoCtePassagens
  from ..models.emissao_cte_pessoas_autorizadas import EmissaoCtePessoasAutorizadas
  from ..models.emissao_cte_quantidades import EmissaoCteQuantidades
  from ..models.emissao_cte_veiculos_transportados import EmissaoCteVeiculosTransportados





T = TypeVar("T", bound="EmissaoCte")



@_attrs_define
class EmissaoCte:
    """ 
        Attributes:
            cfop (str): CFOP da prestação, com 4 dígitos
            natureza_operacao (str): Natureza da operação, até 60 caracteres
            mod (EmissaoCteMod): Modelo do documento: 57 = CT-e; deve corresponder à rota
            codigo_unico (str | Unset): Código numérico da chave (8 dígitos; sorteado se vazio). Formato: 8 dígitos.
            serie (str | Unset): Série. Formato: número de 0 a 999.
            numero (str | Unset): Número do CT-e (alocado se vazio). Formato: número de 1 a 999999999.
            data_emissao (str | Unset): Emissão (data e hora com fuso). Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            formato_impressao (EmissaoCteFormatoImpressao | Unset):
            forma_emissao (EmissaoCteFormaEmissao | Unset):
            tipo_documento (EmissaoCteTipoDocumento | Unset):
            versao_aplicativo (str | Unset): Versão do aplicativo. Formato: de 1 a 20 caracteres.
            indicador_globalizado (EmissaoCteIndicadorGlobalizado | Unset): CT-e globalizado. Formato: um de 1
                (globalizado).
            codigo_municipio_envio (str | Unset): Município de envio (IBGE). Formato: código IBGE de 7 dígitos.
            municipio_envio (str | Unset): Nome do município de envio. Formato: de 2 a 60 caracteres.
            uf_envio (UfOuExterior | Unset):
            modal (str | Unset): Modal: 01 rodoviário, 02 aéreo, 03 aquaviário, 04 ferroviário, 05 dutoviário, 06
                multimodal; padrão 01
            tipo_servico (EmissaoCteTipoServico | Unset):
            codigo_municipio_inicio (str | Unset): Município de início (IBGE; 9999999 exterior). Formato: código IBGE de 7
                dígitos.
            municipio_inicio (str | Unset): Município de início da prestação
            uf_inicio (str | Unset): UF de início da prestação
            codigo_municipio_fim (str | Unset): Município de término (IBGE; 9999999 exterior). Formato: código IBGE de 7
                dígitos.
            municipio_fim (str | Unset): Município de término da prestação
            uf_fim (str | Unset): UF de término da prestação
            retirar_mercadoria (EmissaoCteRetirarMercadoria | Unset):
            detalhes_retirar (str | Unset): Detalhes da retirada. Formato: de 1 a 160 caracteres.
            indicador_inscricao_estadual_tomador (EmissaoCteIndicadorInscricaoEstadualTomador | Unset):
            tomador (EmissaoCteTomador | Unset):
            cnpj_tomador (str | Unset): CNPJ do tomador. Formato: CNPJ de 14 posições.
            cpf_tomador (str | Unset): CPF do tomador. Formato: CPF de 11 dígitos.
            inscricao_estadual_tomador (str | Unset): Inscrição estadual do tomador, ou ISENTO. Formato: até 14 dígitos ou
                ISENTO.
            nome_tomador (str | Unset): Nome ou razão social do tomador. Formato: de 2 a 60 caracteres.
            nome_fantasia_tomador (str | Unset): Nome fantasia do tomador. Formato: de 2 a 60 caracteres.
            telefone_tomador (str | Unset): Telefone do tomador. Formato: de 6 a 14 dígitos.
            logradouro_tomador (str | Unset): Logradouro do tomador. Formato: de 2 a 255 caracteres.
            numero_tomador (str | Unset): Número do endereço do tomador. Formato: de 1 a 60 caracteres.
            complemento_tomador (str | Unset): Complemento do tomador. Formato: de 1 a 60 caracteres.
            bairro_tomador (str | Unset): Bairro do tomador. Formato: de 2 a 60 caracteres.
            codigo_municipio_tomador (str | Unset): Município (IBGE, 7 dígitos; 9999999 exterior) do tomador. Formato:
                código IBGE de 7 dígitos.
            municipio_tomador (str | Unset): Nome do município do tomador. Formato: de 2 a 60 caracteres.
            cep_tomador (str | Unset): CEP do tomador. Formato: 8 dígitos.
            uf_tomador (UfOuExterior | Unset):
            codigo_pais_tomador (str | Unset): Código do país do tomador (BACEN). Formato: de 1 a 4 dígitos.
            pais_tomador (str | Unset): Nome do país do tomador. Formato: de 2 a 60 caracteres.
            email_tomador (str | Unset): E-mail do tomador. Formato: e-mail de até 60 caracteres.
            data_entrada_contingencia (str | Unset): Entrada em contingência. Formato: data e hora AAAA-MM-
                DDThh:mm:ss-03:00.
            motivo_entrada_contingencia (str | Unset): Justificativa da contingência. Formato: de 15 a 256 caracteres.
            tipo_compra_governamental (EmissaoCteTipoCompraGovernamental | Unset):
            perc_reducao_aliquota_compra_governamental (str | Unset): Redução de alíquota em compra governamental (%).
                Formato: até 3 inteiros e de 2 a 4 decimais.
            tipo_operacao_governamental (EmissaoCteTipoOperacaoGovernamental | Unset):
            tipo_pagamento_antecipado (EmissaoCteTipoPagamentoAntecipado | Unset):
            caracteristica_adicional_transporte (str | Unset): Característica adicional do transporte. Formato: de 1 a 15
                caracteres.
            caracteristica_adicional_servico (str | Unset): Característica adicional do serviço. Formato: de 1 a 30
                caracteres.
            funcionario_emissor (str | Unset): Funcionário emissor. Formato: de 1 a 20 caracteres.
            codigo_interno_origem (str | Unset): Sigla da origem. Formato: de 1 a 60 caracteres.
            codigo_interno_destino (str | Unset): Sigla do destino. Formato: de 1 a 60 caracteres.
            codigo_rota (str | Unset): Código da rota. Formato: de 1 a 10 caracteres.
            tipo_programacao_entrega (EmissaoCteTipoProgramacaoEntrega | Unset): Tipo de período da entrega. Formato: um de
                0 (sem definição).
            tipo_data_programada (EmissaoCteTipoDataProgramada | Unset):
            data_programada (str | Unset): Data programada da entrega. Formato: data AAAA-MM-DD.
            tipo_periodo (EmissaoCteTipoPeriodo | Unset): Tipo de período da entrega. Formato: um de 4 (no
                período/intervalo).
            data_inicial (str | Unset): Data inicial. Formato: data AAAA-MM-DD.
            data_final (str | Unset): Data final. Formato: data AAAA-MM-DD.
            sem_hora_tipo_hora_programada (EmissaoCteSemHoraTipoHoraProgramada | Unset): Tipo de horário da entrega.
                Formato: um de 0 (sem definição).
            com_hora_tipo_hora_programada (EmissaoCteComHoraTipoHoraProgramada | Unset):
            hora_programada (str | Unset): Hora programada. Formato: hora HH:MM:SS.
            tipo_hora_programada (EmissaoCteTipoHoraProgramada | Unset): Tipo de horário da entrega. Formato: um de 4 (no
                período/intervalo).
            hora_programada_inicial (str | Unset): Hora inicial. Formato: hora HH:MM:SS.
            hora_programada_final (str | Unset): Hora final. Formato: hora HH:MM:SS.
            municipio_origem (str | Unset): Município de origem para cálculo do frete. Formato: de 2 a 40 caracteres.
            municipio_destino (str | Unset): Município de destino para cálculo do frete. Formato: de 2 a 40 caracteres.
            observacao (str | Unset): Observações gerais. Formato: de 1 a 2000 caracteres.
            cnpj_emitente (str | Unset): CNPJ do emitente, com ou sem máscara
            cpf_emitente (str | Unset): CPF do emitente. Formato: CPF de 11 dígitos.
            inscricao_estadual_emitente (str | Unset): Inscrição estadual do emitente
            inscricao_estadual_st_emitente (str | Unset): IE de substituto tributário do emitente. Formato: de 2 a 14
                dígitos.
            nome_emitente (str | Unset): Nome ou razão social do emitente. Formato: de 2 a 60 caracteres.
            nome_fantasia_emitente (str | Unset): Nome fantasia do emitente. Formato: de 2 a 60 caracteres.
            logradouro_emitente (str | Unset): Logradouro do emitente. Formato: de 2 a 60 caracteres.
            numero_emitente (str | Unset): Número do endereço do emitente. Formato: de 1 a 60 caracteres.
            complemento_emitente (str | Unset): Complemento do emitente. Formato: de 1 a 60 caracteres.
            bairro_emitente (str | Unset): Bairro do emitente. Formato: de 2 a 60 caracteres.
            codigo_municipio_emitente (str | Unset): Município (IBGE, 7 dígitos) do emitente. Formato: código IBGE de 7
                dígitos.
            municipio_emitente (str | Unset): Nome do município do emitente. Formato: de 2 a 60 caracteres.
            cep_emitente (str | Unset): CEP do emitente. Formato: 8 dígitos.
            uf_emitente (Uf | Unset):
            telefone_emitente (str | Unset): Telefone do emitente. Formato: de 6 a 14 dígitos.
            regime_tributario_emitente (EmissaoCteRegimeTributarioEmitente | Unset):
            inscricao_suframa_emitente (str | Unset): Inscrição SUFRAMA do emitente. Formato: de 8 a 9 caracteres.
            cnpj_remetente (str | Unset): CNPJ do remetente. Formato: CNPJ de 14 posições.
            cpf_remetente (str | Unset): CPF do remetente. Formato: CPF de 11 dígitos.
            inscricao_estadual_remetente (str | Unset): Inscrição estadual do remetente, ou ISENTO. Formato: até 14 dígitos
                ou ISENTO.
            nome_remetente (str | Unset): Nome ou razão social do remetente. Formato: de 2 a 60 caracteres.
            nome_fantasia_remetente (str | Unset): Nome fantasia do remetente. Formato: de 2 a 60 caracteres.
            telefone_remetente (str | Unset): Telefone do remetente. Formato: de 6 a 14 dígitos.
            logradouro_remetente (str | Unset): Logradouro do remetente. Formato: de 2 a 255 caracteres.
            numero_remetente (str | Unset): Número do endereço do remetente. Formato: de 1 a 60 caracteres.
            complemento_remetente (str | Unset): Complemento do remetente. Formato: de 1 a 60 caracteres.
            bairro_remetente (str | Unset): Bairro do remetente. Formato: de 2 a 60 caracteres.
            codigo_municipio_remetente (str | Unset): Município (IBGE, 7 dígitos; 9999999 exterior) do remetente. Formato:
                código IBGE de 7 dígitos.
            municipio_remetente (str | Unset): Nome do município do remetente. Formato: de 2 a 60 caracteres.
            cep_remetente (str | Unset): CEP do remetente. Formato: 8 dígitos.
            uf_remetente (UfOuExterior | Unset):
            codigo_pais_remetente (str | Unset): Código do país do remetente (BACEN). Formato: de 1 a 4 dígitos.
            pais_remetente (str | Unset): Nome do país do remetente. Formato: de 2 a 60 caracteres.
            email_remetente (str | Unset): E-mail do remetente. Formato: e-mail de até 60 caracteres.
            cnpj_expedidor (str | Unset): CNPJ do expedidor. Formato: CNPJ de 14 posições.
            cpf_expedidor (str | Unset): CPF do expedidor. Formato: CPF de 11 dígitos.
            inscricao_estadual_expedidor (str | Unset): Inscrição estadual do expedidor, ou ISENTO. Formato: até 14 dígitos
                ou ISENTO.
            nome_expedidor (str | Unset): Nome ou razão social do expedidor. Formato: de 2 a 60 caracteres.
            telefone_expedidor (str | Unset): Telefone do expedidor. Formato: de 6 a 14 dígitos.
            logradouro_expedidor (str | Unset): Logradouro do expedidor. Formato: de 2 a 255 caracteres.
            numero_expedidor (str | Unset): Número do endereço do expedidor. Formato: de 1 a 60 caracteres.
            complemento_expedidor (str | Unset): Complemento do expedidor. Formato: de 1 a 60 caracteres.
            bairro_expedidor (str | Unset): Bairro do expedidor. Formato: de 2 a 60 caracteres.
            codigo_municipio_expedidor (str | Unset): Município (IBGE, 7 dígitos; 9999999 exterior) do expedidor. Formato:
                código IBGE de 7 dígitos.
            municipio_expedidor (str | Unset): Nome do município do expedidor. Formato: de 2 a 60 caracteres.
            cep_expedidor (str | Unset): CEP do expedidor. Formato: 8 dígitos.
            uf_expedidor (UfOuExterior | Unset):
            codigo_pais_expedidor (str | Unset): Código do país do expedidor (BACEN). Formato: de 1 a 4 dígitos.
            pais_expedidor (str | Unset): Nome do país do expedidor. Formato: de 2 a 60 caracteres.
            email_expedidor (str | Unset): E-mail do expedidor. Formato: e-mail de até 60 caracteres.
            cnpj_recebedor (str | Unset): CNPJ do recebedor. Formato: CNPJ de 14 posições.
            cpf_recebedor (str | Unset): CPF do recebedor. Formato: CPF de 11 dígitos.
            inscricao_estadual_recebedor (str | Unset): Inscrição estadual do recebedor, ou ISENTO. Formato: até 14 dígitos
                ou ISENTO.
            nome_recebedor (str | Unset): Nome ou razão social do recebedor. Formato: de 2 a 60 caracteres.
            telefone_recebedor (str | Unset): Telefone do recebedor. Formato: de 6 a 14 dígitos.
            logradouro_recebedor (str | Unset): Logradouro do recebedor. Formato: de 2 a 255 caracteres.
            numero_recebedor (str | Unset): Número do endereço do recebedor. Formato: de 1 a 60 caracteres.
            complemento_recebedor (str | Unset): Complemento do recebedor. Formato: de 1 a 60 caracteres.
            bairro_recebedor (str | Unset): Bairro do recebedor. Formato: de 2 a 60 caracteres.
            codigo_municipio_recebedor (str | Unset): Município (IBGE, 7 dígitos; 9999999 exterior) do recebedor. Formato:
                código IBGE de 7 dígitos.
            municipio_recebedor (str | Unset): Nome do município do recebedor. Formato: de 2 a 60 caracteres.
            cep_recebedor (str | Unset): CEP do recebedor. Formato: 8 dígitos.
            uf_recebedor (UfOuExterior | Unset):
            codigo_pais_recebedor (str | Unset): Código do país do recebedor (BACEN). Formato: de 1 a 4 dígitos.
            pais_recebedor (str | Unset): Nome do país do recebedor. Formato: de 2 a 60 caracteres.
            email_recebedor (str | Unset): E-mail do recebedor. Formato: e-mail de até 60 caracteres.
            cnpj_destinatario (str | Unset): CNPJ do destinatario. Formato: CNPJ de 14 posições.
            cpf_destinatario (str | Unset): CPF do destinatario. Formato: CPF de 11 dígitos.
            inscricao_estadual_destinatario (str | Unset): Inscrição estadual do destinatario, ou ISENTO. Formato: até 14
                dígitos ou ISENTO.
            nome_destinatario (str | Unset): Nome ou razão social do destinatario. Formato: de 2 a 60 caracteres.
            telefone_destinatario (str | Unset): Telefone do destinatario. Formato: de 6 a 14 dígitos.
            inscricao_suframa_destinatario (str | Unset): Inscrição SUFRAMA do destinatário. Formato: de 8 a 9 dígitos.
            logradouro_destinatario (str | Unset): Logradouro do destinatario. Formato: de 2 a 255 caracteres.
            numero_destinatario (str | Unset): Número do endereço do destinatario. Formato: de 1 a 60 caracteres.
            complemento_destinatario (str | Unset): Complemento do destinatario. Formato: de 1 a 60 caracteres.
            bairro_destinatario (str | Unset): Bairro do destinatario. Formato: de 2 a 60 caracteres.
            codigo_municipio_destinatario (str | Unset): Município (IBGE, 7 dígitos; 9999999 exterior) do destinatario.
                Formato: código IBGE de 7 dígitos.
            municipio_destinatario (str | Unset): Nome do município do destinatario. Formato: de 2 a 60 caracteres.
            cep_destinatario (str | Unset): CEP do destinatario. Formato: 8 dígitos.
            uf_destinatario (UfOuExterior | Unset):
            codigo_pais_destinatario (str | Unset): Código do país do destinatario (BACEN). Formato: de 1 a 4 dígitos.
            pais_destinatario (str | Unset): Nome do país do destinatario. Formato: de 2 a 60 caracteres.
            email_destinatario (str | Unset): E-mail do destinatario. Formato: e-mail de até 60 caracteres.
            valor_total (str | Unset): Valor total da prestação
            valor_total_liquido (str | Unset): Valor líquido sem tributos. Formato: até 13 inteiros e 2 decimais.
            valor_receber (str | Unset): Valor a receber. Formato: até 13 inteiros e 2 decimais.
            icms_situacao_tributaria (EmissaoCteIcmsSituacaoTributaria | Unset):
            icms_base_calculo (str | Unset): Base do ICMS; padrão = valor total da prestação. Formato: até 13 inteiros e 2
                decimais.
            icms_aliquota (str | Unset): Alíquota do ICMS. Formato: até 3 inteiros e 2 decimais.
            icms_valor (str | Unset): Valor do ICMS; padrão = base x alíquota. Formato: até 13 inteiros e 2 decimais.
            icms_reducao_base_calculo (str | Unset): Redução da base (%). Formato: maior que zero, até 3 inteiros e 2
                decimais.
            icms_valor_desonerado (str | Unset): ICMS desonerado. Formato: até 13 inteiros e 2 decimais.
            icms_codigo_beneficio_fiscal (str | Unset): Código de benefício fiscal da UF. Formato: código de 8 ou 10
                caracteres.
            icms_base_calculo_retido_st (str | Unset): Base do ICMS-ST retido. Formato: até 13 inteiros e 2 decimais.
            icms_valor_retido_st (str | Unset): ICMS-ST retido. Formato: até 13 inteiros e 2 decimais.
            icms_aliquota_retido_st (str | Unset): Alíquota do ICMS-ST retido. Formato: até 3 inteiros e 2 decimais.
            icms_valor_credito_presumido (str | Unset): Crédito outorgado/presumido. Formato: até 13 inteiros e 2 decimais.
            icms_indicador_simples_nacional (EmissaoCteIcmsIndicadorSimplesNacional | Unset): Indicador de Simples Nacional;
                padrão 1. Formato: um de 1 (optante pelo Simples Nacional).
            icms_valor_previsto (str | Unset): ICMS previsto no pagamento antecipado. Formato: até 13 inteiros e 2 decimais.
            valor_total_tributos (str | Unset): Tributos aproximados. Formato: até 13 inteiros e 2 decimais.
            informacoes_adicionais_fisco (str | Unset): Informações de interesse do fisco. Formato: de 1 a 2000 caracteres.
            icms_base_calculo_uf_fim (str | Unset): Base do ICMS na UF de término. Formato: até 13 inteiros e 2 decimais.
            icms_percentual_fcp_uf_fim (str | Unset): FCP na UF de término (%). Formato: até 3 inteiros e 2 decimais.
            icms_aliquota_interna_uf_fim (str | Unset): Alíquota interna da UF de término. Formato: até 3 inteiros e 2
                decimais.
            icms_aliquota_interestadual_uf_fim (str | Unset): Alíquota interestadual. Formato: até 3 inteiros e 2 decimais.
            icms_valor_total_fcp_uf_fim (str | Unset): FCP da UF de término. Formato: até 13 inteiros e 2 decimais.
            icms_valor_partilha_uf_fim (str | Unset): ICMS de partilha da UF de término. Formato: até 13 inteiros e 2
                decimais.
            icms_valor_partilha_uf_inicio (str | Unset): ICMS de partilha da UF de início. Formato: até 13 inteiros e 2
                decimais.
            ibs_cbs_situacao_tributaria (str | Unset): CST do IBS/CBS (3 dígitos); aciona o grupo. Formato: 3 dígitos.
            ibs_cbs_classificacao_tributaria (str | Unset): Classificação tributária (6 dígitos, tabela oficial). Formato: 6
                dígitos.
            ibs_cbs_indicador_doacao (EmissaoCteIbsCbsIndicadorDoacao | Unset): Operação de doação. Formato: um de 1
                (doação).
            ibs_cbs_base_calculo (str | Unset): Base do IBS e da CBS. Formato: até 13 inteiros e 2 decimais.
            ibs_uf_aliquota (str | Unset): Alíquota do IBS estadual (0,10 em 2026). Formato: até 3 inteiros e de 2 a 4
                decimais.
            ibs_uf_percentual_diferimento (str | Unset): Percentual diferido; aciona gDif. Formato: até 3 inteiros e de 2 a
                4 decimais.
            ibs_uf_valor_diferido (str | Unset): Valor diferido. Formato: até 13 inteiros e 2 decimais.
            ibs_uf_percentual_tributo_devolvido (str | Unset): Percentual de devolução (cashback). Formato: até 3 inteiros e
                de 2 a 4 decimais.
            ibs_uf_valor_tributo_devolvido (str | Unset): Valor devolvido; aciona gDevTrib. Formato: até 13 inteiros e 2
                decimais.
            ibs_uf_percentual_reducao_aliquota (str | Unset): Redução da alíquota; aciona gRed. Formato: até 3 inteiros e de
                2 a 4 decimais.
            ibs_uf_aliquota_efetiva (str | Unset): Alíquota efetiva; padrão = alíquota x (1 - redução/100). Formato: até 3
                inteiros e de 2 a 4 decimais.
            ibs_uf_valor (str | Unset): Valor do IBS estadual. Formato: até 13 inteiros e 2 decimais.
            ibs_mun_aliquota (str | Unset): Alíquota do IBS municipal (0 em 2026). Formato: até 3 inteiros e de 2 a 4
                decimais.
            ibs_mun_percentual_diferimento (str | Unset): Percentual diferido; aciona gDif. Formato: até 3 inteiros e de 2 a
                4 decimais.
            ibs_mun_valor_diferido (str | Unset): Valor diferido. Formato: até 13 inteiros e 2 decimais.
            ibs_mun_percentual_tributo_devolvido (str | Unset): Percentual de devolução (cashback). Formato: até 3 inteiros
                e de 2 a 4 decimais.
            ibs_mun_valor_tributo_devolvido (str | Unset): Valor devolvido; aciona gDevTrib. Formato: até 13 inteiros e 2
                decimais.
            ibs_mun_percentual_reducao_aliquota (str | Unset): Redução da alíquota; aciona gRed. Formato: até 3 inteiros e
                de 2 a 4 decimais.
            ibs_mun_aliquota_efetiva (str | Unset): Alíquota efetiva; padrão = alíquota x (1 - redução/100). Formato: até 3
                inteiros e de 2 a 4 decimais.
            ibs_mun_valor (str | Unset): Valor do IBS municipal. Formato: até 13 inteiros e 2 decimais.
            ibs_valor_total (str | Unset): Valor do IBS; padrão = estadual + municipal. Formato: até 13 inteiros e 2
                decimais.
            cbs_aliquota (str | Unset): Alíquota da CBS (0,90 em 2026). Formato: até 3 inteiros e de 2 a 4 decimais.
            cbs_percentual_diferimento (str | Unset): Percentual diferido; aciona gDif. Formato: até 3 inteiros e de 2 a 4
                decimais.
            cbs_valor_diferido (str | Unset): Valor diferido. Formato: até 13 inteiros e 2 decimais.
            cbs_percentual_tributo_devolvido (str | Unset): Percentual de devolução (cashback). Formato: até 3 inteiros e de
                2 a 4 decimais.
            cbs_valor_tributo_devolvido (str | Unset): Valor devolvido; aciona gDevTrib. Formato: até 13 inteiros e 2
                decimais.
            cbs_percentual_reducao_aliquota (str | Unset): Redução da alíquota; aciona gRed. Formato: até 3 inteiros e de 2
                a 4 decimais.
            cbs_aliquota_efetiva (str | Unset): Alíquota efetiva; padrão = alíquota x (1 - redução/100). Formato: até 3
                inteiros e de 2 a 4 decimais.
            cbs_alc_zfm_aliquota_efetiva_regular (str | Unset): Alíquota efetiva de referência da CBS fora da área
                incentivada. Formato: até 3 inteiros e de 2 a 4 decimais.
            cbs_alc_zfm_valor_tributo_regular (str | Unset): CBS de referência fora da área incentivada. Formato: até 13
                inteiros e 2 decimais.
            cbs_valor (str | Unset): Valor da CBS. Formato: até 13 inteiros e 2 decimais.
            ibs_cbs_situacao_tributaria_regular (str | Unset): CST se não cumprida a condição; aciona gTribRegular. Formato:
                3 dígitos.
            ibs_cbs_classificacao_tributaria_regular (str | Unset): Classificação na tributação regular. Formato: 6 dígitos.
            ibs_aliquota_efetiva_regular_uf (str | Unset): Alíquota regular do IBS UF. Formato: até 3 inteiros e de 2 a 4
                decimais.
            ibs_valor_tributo_regular_uf (str | Unset): Valor regular do IBS UF. Formato: até 13 inteiros e 2 decimais.
            ibs_aliquota_efetiva_regular_municipio (str | Unset): Alíquota regular do IBS municipal. Formato: até 3 inteiros
                e de 2 a 4 decimais.
            ibs_valor_tributo_regular_municipio (str | Unset): Valor regular do IBS municipal. Formato: até 13 inteiros e 2
                decimais.
            cbs_aliquota_efetiva_regular (str | Unset): Alíquota regular da CBS. Formato: até 3 inteiros e de 2 a 4
                decimais.
            cbs_valor_tributo_regular (str | Unset): Valor regular da CBS. Formato: até 13 inteiros e 2 decimais.
            ibs_aliquota_uf (str | Unset): Compra governamental: alíquota do IBS UF; aciona gTribCompraGov. Formato: até 3
                inteiros e de 2 a 4 decimais.
            ibs_valor_tributo_uf (str | Unset): Valor do IBS UF sem o art. 473. Formato: até 13 inteiros e 2 decimais.
            ibs_aliquota_municipio (str | Unset): Alíquota do IBS municipal. Formato: até 3 inteiros e de 2 a 4 decimais.
            ibs_valor_tributo_municipio (str | Unset): Valor do IBS municipal. Formato: até 13 inteiros e 2 decimais.
            ibs_cbs_aliquota (str | Unset): Alíquota da CBS. Formato: até 3 inteiros e de 2 a 4 decimais.
            cbs_valor_tributo (str | Unset): Valor da CBS. Formato: até 13 inteiros e 2 decimais.
            ibs_valor_estornado (str | Unset): IBS a estornar; aciona gEstornoCred. Formato: até 13 inteiros e 2 decimais.
            cbs_valor_estornado (str | Unset): CBS a estornar. Formato: até 13 inteiros e 2 decimais.
            valor_total_dfe (str | Unset): Valor total do documento fiscal. Formato: até 13 inteiros e 2 decimais.
            valor_total_carga (str | Unset): Valor total da carga. Formato: até 13 inteiros e 2 decimais.
            produto_predominante (str | Unset): Produto predominante. Formato: de 1 a 60 caracteres.
            outras_caracteristicas_carga (str | Unset): Outras características da carga. Formato: de 1 a 30 caracteres.
            valor_carga_averbacao (str | Unset): Valor da carga para averbação. Formato: maior que zero, até 13 inteiros e 2
                decimais.
            numero_fatura (str | Unset): Número da fatura. Formato: de 1 a 60 caracteres.
            valor_original_fatura (str | Unset): Valor original. Formato: maior que zero, até 13 inteiros e 2 decimais.
            valor_desconto_fatura (str | Unset): Valor do desconto. Formato: maior que zero, até 13 inteiros e 2 decimais.
            valor_liquido_fatura (str | Unset): Valor líquido. Formato: maior que zero, até 13 inteiros e 2 decimais.
            chave_cte_original_sub (str | Unset): Chave do CT-e substituído. Formato: chave de acesso de 44 posições.
            indicador_cte_alteracao_tomador (EmissaoCteIndicadorCteAlteracaoTomador | Unset): Substituição com troca de
                tomador. Formato: um de 1 (com troca de tomador).
            informacoes_cte_globalizado (str | Unset): Informações do CT-e globalizado (15 a 256). Formato: de 15 a 256
                caracteres.
            cnpj_responsavel_tecnico (str | Unset): CNPJ do responsável técnico pelo software. Formato: CNPJ de 14 posições.
            contato_responsavel_tecnico (str | Unset): Nome do contato do responsável técnico pelo software. Formato: de 2 a
                60 caracteres.
            email_responsavel_tecnico (str | Unset): E-mail do responsável técnico pelo software. Formato: e-mail de até 60
                caracteres.
            telefone_responsavel_tecnico (str | Unset): Telefone do responsável técnico pelo software. Formato: de 7 a 12
                dígitos.
            codigo_responsavel_tecnico (str | Unset): Identificador do CSRT do responsável técnico pelo software. Formato: 3
                dígitos.
            hash_responsavel_tecnico (str | Unset): Hash do CSRT do responsável técnico pelo software. Formato: Base64 de 20
                bytes.
            chave_acesso_dfe_anterior (list[str] | Unset): Chave do documento anterior (texto ou lista)
            chave_dfe_pagamento_antecipado (list[str] | Unset): Chave do documento do pagamento antecipado (texto ou lista,
                até 99)
            passagens (list[EmissaoCtePassagens] | Unset): Pontos de passagem
            observacoes_contribuinte (list[EmissaoCteObservacoesContribuinte] | Unset): Campo de uso livre do contribuinte
            observacoes_fisco (list[EmissaoCteObservacoesFisco] | Unset): Campo de uso livre do fisco
            componentes_valor (list[EmissaoCteComponentesValor] | Unset): Componentes do Valor da Prestação
            pagamentos_vinculados (list[EmissaoCtePagamentosVinculados] | Unset): Dados de cada pagamento previsto
            quantidades (list[EmissaoCteQuantidades] | Unset): Informações de quantidades da Carga do CT-e
            nfs (list[EmissaoCteNfs] | Unset): Informações das NF
            nfes (list[EmissaoCteNfes] | Unset): Informações das NF-e
            outros_documentos (list[EmissaoCteOutrosDocumentos] | Unset): Informações dos demais documentos
            dces (list[EmissaoCteDces] | Unset): Informações das DCe
            emissores_documento_transporte_anterior (list[EmissaoCteEmissoresDocumentoTransporteAnterior] | Unset): Emissor
                do documento anterior
            modal_rodoviario (EmissaoCteModalRodoviario | Unset): Informações do modal Rodoviário
            modal_aereo (EmissaoCteModalAereo | Unset): Informações do modal Aéreo
            modal_aquaviario (EmissaoCteModalAquaviario | Unset): Informações do modal Aquaviário
            modal_ferroviario (EmissaoCteModalFerroviario | Unset): Informações do modal Ferroviário
            modal_dutoviario (EmissaoCteModalDutoviario | Unset): Informações do modal Dutoviário
            modal_multimodal (EmissaoCteModalMultimodal | Unset): Informações do Multimodal
            veiculos_transportados (list[EmissaoCteVeiculosTransportados] | Unset): informações dos veículos transportados
            duplicatas (list[EmissaoCteDuplicatas] | Unset): Dados das duplicatas
            ctes_multimodais_vinculados (list[EmissaoCteCtesMultimodaisVinculados] | Unset): informações do CT-e multimodal
                vinculado
            chave_cte_complementado (list[EmissaoCteChaveCteComplementado] | Unset): CT-e complementado
            pessoas_autorizadas (list[EmissaoCtePessoasAutorizadas] | Unset): Quem mais pode baixar o XML
            chave_cte_original_anulado (Any | Unset): CT-e anulado; o tipo 2 (anulação) saiu do leiaute 4.00
            data_declaracao_anulacao (Any | Unset): Data da declaração de anulação; saiu do leiaute 4.00
     """

    cfop: str
    natureza_operacao: str
    mod: EmissaoCteMod
    codigo_unico: str | Unset = UNSET
    serie: str | Unset = UNSET
    numero: str | Unset = UNSET
    data_emissao: str | Unset = UNSET
    formato_impressao: EmissaoCteFormatoImpressao | Unset = UNSET
    forma_emissao: EmissaoCteFormaEmissao | Unset = UNSET
    tipo_documento: EmissaoCteTipoDocumento | Unset = UNSET
    versao_aplicativo: str | Unset = UNSET
    indicador_globalizado: EmissaoCteIndicadorGlobalizado | Unset = UNSET
    codigo_municipio_envio: str | Unset = UNSET
    municipio_envio: str | Unset = UNSET
    uf_envio: UfOuExterior | Unset = UNSET
    modal: str | Unset = UNSET
    tipo_servico: EmissaoCteTipoServico | Unset = UNSET
    codigo_municipio_inicio: str | Unset = UNSET
    municipio_inicio: str | Unset = UNSET
    uf_inicio: str | Unset = UNSET
    codigo_municipio_fim: str | Unset = UNSET
    municipio_fim: str | Unset = UNSET
    uf_fim: str | Unset = UNSET
    retirar_mercadoria: EmissaoCteRetirarMercadoria | Unset = UNSET
    detalhes_retirar: str | Unset = UNSET
    indicador_inscricao_estadual_tomador: EmissaoCteIndicadorInscricaoEstadualTomador | Unset = UNSET
    tomador: EmissaoCteTomador | Unset = UNSET
    cnpj_tomador: str | Unset = UNSET
    cpf_tomador: str | Unset = UNSET
    inscricao_estadual_tomador: str | Unset = UNSET
    nome_tomador: str | Unset = UNSET
    nome_fantasia_tomador: str | Unset = UNSET
    telefone_tomador: str | Unset = UNSET
    logradouro_tomador: str | Unset = UNSET
    numero_tomador: str | Unset = UNSET
    complemento_tomador: str | Unset = UNSET
    bairro_tomador: str | Unset = UNSET
    codigo_municipio_tomador: str | Unset = UNSET
    municipio_tomador: str | Unset = UNSET
    cep_tomador: str | Unset = UNSET
    uf_tomador: UfOuExterior | Unset = UNSET
    codigo_pais_tomador: str | Unset = UNSET
    pais_tomador: str | Unset = UNSET
    email_tomador: str | Unset = UNSET
    data_entrada_contingencia: str | Unset = UNSET
    motivo_entrada_contingencia: str | Unset = UNSET
    tipo_compra_governamental: EmissaoCteTipoCompraGovernamental | Unset = UNSET
    perc_reducao_aliquota_compra_governamental: str | Unset = UNSET
    tipo_operacao_governamental: EmissaoCteTipoOperacaoGovernamental | Unset = UNSET
    tipo_pagamento_antecipado: EmissaoCteTipoPagamentoAntecipado | Unset = UNSET
    caracteristica_adicional_transporte: str | Unset = UNSET
    caracteristica_adicional_servico: str | Unset = UNSET
    funcionario_emissor: str | Unset = UNSET
    codigo_interno_origem: str | Unset = UNSET
    codigo_interno_destino: str | Unset = UNSET
    codigo_rota: str | Unset = UNSET
    tipo_programacao_entrega: EmissaoCteTipoProgramacaoEntrega | Unset = UNSET
    tipo_data_programada: EmissaoCteTipoDataProgramada | Unset = UNSET
    data_programada: str | Unset = UNSET
    tipo_periodo: EmissaoCteTipoPeriodo | Unset = UNSET
    data_inicial: str | Unset = UNSET
    data_final: str | Unset = UNSET
    sem_hora_tipo_hora_programada: EmissaoCteSemHoraTipoHoraProgramada | Unset = UNSET
    com_hora_tipo_hora_programada: EmissaoCteComHoraTipoHoraProgramada | Unset = UNSET
    hora_programada: str | Unset = UNSET
    tipo_hora_programada: EmissaoCteTipoHoraProgramada | Unset = UNSET
    hora_programada_inicial: str | Unset = UNSET
    hora_programada_final: str | Unset = UNSET
    municipio_origem: str | Unset = UNSET
    municipio_destino: str | Unset = UNSET
    observacao: str | Unset = UNSET
    cnpj_emitente: str | Unset = UNSET
    cpf_emitente: str | Unset = UNSET
    inscricao_estadual_emitente: str | Unset = UNSET
    inscricao_estadual_st_emitente: str | Unset = UNSET
    nome_emitente: str | Unset = UNSET
    nome_fantasia_emitente: str | Unset = UNSET
    logradouro_emitente: str | Unset = UNSET
    numero_emitente: str | Unset = UNSET
    complemento_emitente: str | Unset = UNSET
    bairro_emitente: str | Unset = UNSET
    codigo_municipio_emitente: str | Unset = UNSET
    municipio_emitente: str | Unset = UNSET
    cep_emitente: str | Unset = UNSET
    uf_emitente: Uf | Unset = UNSET
    telefone_emitente: str | Unset = UNSET
    regime_tributario_emitente: EmissaoCteRegimeTributarioEmitente | Unset = UNSET
    inscricao_suframa_emitente: str | Unset = UNSET
    cnpj_remetente: str | Unset = UNSET
    cpf_remetente: str | Unset = UNSET
    inscricao_estadual_remetente: str | Unset = UNSET
    nome_remetente: str | Unset = UNSET
    nome_fantasia_remetente: str | Unset = UNSET
    telefone_remetente: str | Unset = UNSET
    logradouro_remetente: str | Unset = UNSET
    numero_remetente: str | Unset = UNSET
    complemento_remetente: str | Unset = UNSET
    bairro_remetente: str | Unset = UNSET
    codigo_municipio_remetente: str | Unset = UNSET
    municipio_remetente: str | Unset = UNSET
    cep_remetente: str | Unset = UNSET
    uf_remetente: UfOuExterior | Unset = UNSET
    codigo_pais_remetente: str | Unset = UNSET
    pais_remetente: str | Unset = UNSET
    email_remetente: str | Unset = UNSET
    cnpj_expedidor: str | Unset = UNSET
    cpf_expedidor: str | Unset = UNSET
    inscricao_estadual_expedidor: str | Unset = UNSET
    nome_expedidor: str | Unset = UNSET
    telefone_expedidor: str | Unset = UNSET
    logradouro_expedidor: str | Unset = UNSET
    numero_expedidor: str | Unset = UNSET
    complemento_expedidor: str | Unset = UNSET
    bairro_expedidor: str | Unset = UNSET
    codigo_municipio_expedidor: str | Unset = UNSET
    municipio_expedidor: str | Unset = UNSET
    cep_expedidor: str | Unset = UNSET
    uf_expedidor: UfOuExterior | Unset = UNSET
    codigo_pais_expedidor: str | Unset = UNSET
    pais_expedidor: str | Unset = UNSET
    email_expedidor: str | Unset = UNSET
    cnpj_recebedor: str | Unset = UNSET
    cpf_recebedor: str | Unset = UNSET
    inscricao_estadual_recebedor: str | Unset = UNSET
    nome_recebedor: str | Unset = UNSET
    telefone_recebedor: str | Unset = UNSET
    logradouro_recebedor: str | Unset = UNSET
    numero_recebedor: str | Unset = UNSET
    complemento_recebedor: str | Unset = UNSET
    bairro_recebedor: str | Unset = UNSET
    codigo_municipio_recebedor: str | Unset = UNSET
    municipio_recebedor: str | Unset = UNSET
    cep_recebedor: str | Unset = UNSET
    uf_recebedor: UfOuExterior | Unset = UNSET
    codigo_pais_recebedor: str | Unset = UNSET
    pais_recebedor: str | Unset = UNSET
    email_recebedor: str | Unset = UNSET
    cnpj_destinatario: str | Unset = UNSET
    cpf_destinatario: str | Unset = UNSET
    inscricao_estadual_destinatario: str | Unset = UNSET
    nome_destinatario: str | Unset = UNSET
    telefone_destinatario: str | Unset = UNSET
    inscricao_suframa_destinatario: str | Unset = UNSET
    logradouro_destinatario: str | Unset = UNSET
    numero_destinatario: str | Unset = UNSET
    complemento_destinatario: str | Unset = UNSET
    bairro_destinatario: str | Unset = UNSET
    codigo_municipio_destinatario: str | Unset = UNSET
    municipio_destinatario: str | Unset = UNSET
    cep_destinatario: str | Unset = UNSET
    uf_destinatario: UfOuExterior | Unset = UNSET
    codigo_pais_destinatario: str | Unset = UNSET
    pais_destinatario: str | Unset = UNSET
    email_destinatario: str | Unset = UNSET
    valor_total: str | Unset = UNSET
    valor_total_liquido: str | Unset = UNSET
    valor_receber: str | Unset = UNSET
    icms_situacao_tributaria: EmissaoCteIcmsSituacaoTributaria | Unset = UNSET
    icms_base_calculo: str | Unset = UNSET
    icms_aliquota: str | Unset = UNSET
    icms_valor: str | Unset = UNSET
    icms_reducao_base_calculo: str | Unset = UNSET
    icms_valor_desonerado: str | Unset = UNSET
    icms_codigo_beneficio_fiscal: str | Unset = UNSET
    icms_base_calculo_retido_st: str | Unset = UNSET
    icms_valor_retido_st: str | Unset = UNSET
    icms_aliquota_retido_st: str | Unset = UNSET
    icms_valor_credito_presumido: str | Unset = UNSET
    icms_indicador_simples_nacional: EmissaoCteIcmsIndicadorSimplesNacional | Unset = UNSET
    icms_valor_previsto: str | Unset = UNSET
    valor_total_tributos: str | Unset = UNSET
    informacoes_adicionais_fisco: str | Unset = UNSET
    icms_base_calculo_uf_fim: str | Unset = UNSET
    icms_percentual_fcp_uf_fim: str | Unset = UNSET
    icms_aliquota_interna_uf_fim: str | Unset = UNSET
    icms_aliquota_interestadual_uf_fim: str | Unset = UNSET
    icms_valor_total_fcp_uf_fim: str | Unset = UNSET
    icms_valor_partilha_uf_fim: str | Unset = UNSET
    icms_valor_partilha_uf_inicio: str | Unset = UNSET
    ibs_cbs_situacao_tributaria: str | Unset = UNSET
    ibs_cbs_classificacao_tributaria: str | Unset = UNSET
    ibs_cbs_indicador_doacao: EmissaoCteIbsCbsIndicadorDoacao | Unset = UNSET
    ibs_cbs_base_calculo: str | Unset = UNSET
    ibs_uf_aliquota: str | Unset = UNSET
    ibs_uf_percentual_diferimento: str | Unset = UNSET
    ibs_uf_valor_diferido: str | Unset = UNSET
    ibs_uf_percentual_tributo_devolvido: str | Unset = UNSET
    ibs_uf_valor_tributo_devolvido: str | Unset = UNSET
    ibs_uf_percentual_reducao_aliquota: str | Unset = UNSET
    ibs_uf_aliquota_efetiva: str | Unset = UNSET
    ibs_uf_valor: str | Unset = UNSET
    ibs_mun_aliquota: str | Unset = UNSET
    ibs_mun_percentual_diferimento: str | Unset = UNSET
    ibs_mun_valor_diferido: str | Unset = UNSET
    ibs_mun_percentual_tributo_devolvido: str | Unset = UNSET
    ibs_mun_valor_tributo_devolvido: str | Unset = UNSET
    ibs_mun_percentual_reducao_aliquota: str | Unset = UNSET
    ibs_mun_aliquota_efetiva: str | Unset = UNSET
    ibs_mun_valor: str | Unset = UNSET
    ibs_valor_total: str | Unset = UNSET
    cbs_aliquota: str | Unset = UNSET
    cbs_percentual_diferimento: str | Unset = UNSET
    cbs_valor_diferido: str | Unset = UNSET
    cbs_percentual_tributo_devolvido: str | Unset = UNSET
    cbs_valor_tributo_devolvido: str | Unset = UNSET
    cbs_percentual_reducao_aliquota: str | Unset = UNSET
    cbs_aliquota_efetiva: str | Unset = UNSET
    cbs_alc_zfm_aliquota_efetiva_regular: str | Unset = UNSET
    cbs_alc_zfm_valor_tributo_regular: str | Unset = UNSET
    cbs_valor: str | Unset = UNSET
    ibs_cbs_situacao_tributaria_regular: str | Unset = UNSET
    ibs_cbs_classificacao_tributaria_regular: str | Unset = UNSET
    ibs_aliquota_efetiva_regular_uf: str | Unset = UNSET
    ibs_valor_tributo_regular_uf: str | Unset = UNSET
    ibs_aliquota_efetiva_regular_municipio: str | Unset = UNSET
    ibs_valor_tributo_regular_municipio: str | Unset = UNSET
    cbs_aliquota_efetiva_regular: str | Unset = UNSET
    cbs_valor_tributo_regular: str | Unset = UNSET
    ibs_aliquota_uf: str | Unset = UNSET
    ibs_valor_tributo_uf: str | Unset = UNSET
    ibs_aliquota_municipio: str | Unset = UNSET
    ibs_valor_tributo_municipio: str | Unset = UNSET
    ibs_cbs_aliquota: str | Unset = UNSET
    cbs_valor_tributo: str | Unset = UNSET
    ibs_valor_estornado: str | Unset = UNSET
    cbs_valor_estornado: str | Unset = UNSET
    valor_total_dfe: str | Unset = UNSET
    valor_total_carga: str | Unset = UNSET
    produto_predominante: str | Unset = UNSET
    outras_caracteristicas_carga: str | Unset = UNSET
    valor_carga_averbacao: str | Unset = UNSET
    numero_fatura: str | Unset = UNSET
    valor_original_fatura: str | Unset = UNSET
    valor_desconto_fatura: str | Unset = UNSET
    valor_liquido_fatura: str | Unset = UNSET
    chave_cte_original_sub: str | Unset = UNSET
    indicador_cte_alteracao_tomador: EmissaoCteIndicadorCteAlteracaoTomador | Unset = UNSET
    informacoes_cte_globalizado: str | Unset = UNSET
    cnpj_responsavel_tecnico: str | Unset = UNSET
    contato_responsavel_tecnico: str | Unset = UNSET
    email_responsavel_tecnico: str | Unset = UNSET
    telefone_responsavel_tecnico: str | Unset = UNSET
    codigo_responsavel_tecnico: str | Unset = UNSET
    hash_responsavel_tecnico: str | Unset = UNSET
    chave_acesso_dfe_anterior: list[str] | Unset = UNSET
    chave_dfe_pagamento_antecipado: list[str] | Unset = UNSET
    passagens: list[EmissaoCtePassagens] | Unset = UNSET
    observacoes_contribuinte: list[EmissaoCteObservacoesContribuinte] | Unset = UNSET
    observacoes_fisco: list[EmissaoCteObservacoesFisco] | Unset = UNSET
    componentes_valor: list[EmissaoCteComponentesValor] | Unset = UNSET
    pagamentos_vinculados: list[EmissaoCtePagamentosVinculados] | Unset = UNSET
    quantidades: list[EmissaoCteQuantidades] | Unset = UNSET
    nfs: list[EmissaoCteNfs] | Unset = UNSET
    nfes: list[EmissaoCteNfes] | Unset = UNSET
    outros_documentos: list[EmissaoCteOutrosDocumentos] | Unset = UNSET
    dces: list[EmissaoCteDces] | Unset = UNSET
    emissores_documento_transporte_anterior: list[EmissaoCteEmissoresDocumentoTransporteAnterior] | Unset = UNSET
    modal_rodoviario: EmissaoCteModalRodoviario | Unset = UNSET
    modal_aereo: EmissaoCteModalAereo | Unset = UNSET
    modal_aquaviario: EmissaoCteModalAquaviario | Unset = UNSET
    modal_ferroviario: EmissaoCteModalFerroviario | Unset = UNSET
    modal_dutoviario: EmissaoCteModalDutoviario | Unset = UNSET
    modal_multimodal: EmissaoCteModalMultimodal | Unset = UNSET
    veiculos_transportados: list[EmissaoCteVeiculosTransportados] | Unset = UNSET
    duplicatas: list[EmissaoCteDuplicatas] | Unset = UNSET
    ctes_multimodais_vinculados: list[EmissaoCteCtesMultimodaisVinculados] | Unset = UNSET
    chave_cte_complementado: list[EmissaoCteChaveCteComplementado] | Unset = UNSET
    pessoas_autorizadas: list[EmissaoCtePessoasAutorizadas] | Unset = UNSET
    chave_cte_original_anulado: Any | Unset = UNSET
    data_declaracao_anulacao: Any | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_cte_chave_cte_complementado import EmissaoCteChaveCteComplementado # noqa: PLC0415
        from ..models.emissao_cte_componentes_valor import EmissaoCteComponentesValor # noqa: PLC0415
        from ..models.emissao_cte_ctes_multimodais_vinculados import EmissaoCteCtesMultimodaisVinculados # noqa: PLC0415
        from ..models.emissao_cte_dces import EmissaoCteDces # noqa: PLC0415
        from ..models.emissao_cte_duplicatas import EmissaoCteDuplicatas # noqa: PLC0415
        from ..models.emissao_cte_emissores_documento_transporte_anterior import EmissaoCteEmissoresDocumentoTransporteAnterior # noqa: PLC0415
        from ..models.emissao_cte_modal_aereo import EmissaoCteModalAereo # noqa: PLC0415
        from ..models.emissao_cte_modal_aquaviario import EmissaoCteModalAquaviario # noqa: PLC0415
        from ..models.emissao_cte_modal_dutoviario import EmissaoCteModalDutoviario # noqa: PLC0415
        from ..models.emissao_cte_modal_ferroviario import EmissaoCteModalFerroviario # noqa: PLC0415
        from ..models.emissao_cte_modal_multimodal import EmissaoCteModalMultimodal # noqa: PLC0415
        from ..models.emissao_cte_modal_rodoviario import EmissaoCteModalRodoviario # noqa: PLC0415
        from ..models.emissao_cte_nfes import EmissaoCteNfes # noqa: PLC0415
        from ..models.emissao_cte_nfs import EmissaoCteNfs # noqa: PLC0415
        from ..models.emissao_cte_observacoes_contribuinte import EmissaoCteObservacoesContribuinte # noqa: PLC0415
        from ..models.emissao_cte_observacoes_fisco import EmissaoCteObservacoesFisco # noqa: PLC0415
        from ..models.emissao_cte_outros_documentos import EmissaoCteOutrosDocumentos # noqa: PLC0415
        from ..models.emissao_cte_pagamentos_vinculados import EmissaoCtePagamentosVinculados # noqa: PLC0415
        from ..models.emissao_cte_passagens import EmissaoCtePassagens # noqa: PLC0415
        from ..models.emissao_cte_pessoas_autorizadas import EmissaoCtePessoasAutorizadas # noqa: PLC0415
        from ..models.emissao_cte_quantidades import EmissaoCteQuantidades # noqa: PLC0415
        from ..models.emissao_cte_veiculos_transportados import EmissaoCteVeiculosTransportados # noqa: PLC0415
        cfop = self.cfop

        natureza_operacao = self.natureza_operacao

        mod = self.mod.value

        codigo_unico = self.codigo_unico

        serie = self.serie

        numero = self.numero

        data_emissao = self.data_emissao

        formato_impressao: str | Unset = UNSET
        if not isinstance(self.formato_impressao, Unset):
            formato_impressao = self.formato_impressao.value


        forma_emissao: str | Unset = UNSET
        if not isinstance(self.forma_emissao, Unset):
            forma_emissao = self.forma_emissao.value


        tipo_documento: str | Unset = UNSET
        if not isinstance(self.tipo_documento, Unset):
            tipo_documento = self.tipo_documento.value


        versao_aplicativo = self.versao_aplicativo

        indicador_globalizado: str | Unset = UNSET
        if not isinstance(self.indicador_globalizado, Unset):
            indicador_globalizado = self.indicador_globalizado.value


        codigo_municipio_envio = self.codigo_municipio_envio

        municipio_envio = self.municipio_envio

        uf_envio: str | Unset = UNSET
        if not isinstance(self.uf_envio, Unset):
            uf_envio = self.uf_envio.value


        modal = self.modal

        tipo_servico: str | Unset = UNSET
        if not isinstance(self.tipo_servico, Unset):
            tipo_servico = self.tipo_servico.value


        codigo_municipio_inicio = self.codigo_municipio_inicio

        municipio_inicio = self.municipio_inicio

        uf_inicio = self.uf_inicio

        codigo_municipio_fim = self.codigo_municipio_fim

        municipio_fim = self.municipio_fim

        uf_fim = self.uf_fim

        retirar_mercadoria: str | Unset = UNSET
        if not isinstance(self.retirar_mercadoria, Unset):
            retirar_mercadoria = self.retirar_mercadoria.value


        detalhes_retirar = self.detalhes_retirar

        indicador_inscricao_estadual_tomador: str | Unset = UNSET
        if not isinstance(self.indicador_inscricao_estadual_tomador, Unset):
            indicador_inscricao_estadual_tomador = self.indicador_inscricao_estadual_tomador.value


        tomador: str | Unset = UNSET
        if not isinstance(self.tomador, Unset):
            tomador = self.tomador.value


        cnpj_tomador = self.cnpj_tomador

        cpf_tomador = self.cpf_tomador

        inscricao_estadual_tomador = self.inscricao_estadual_tomador

        nome_tomador = self.nome_tomador

        nome_fantasia_tomador = self.nome_fantasia_tomador

        telefone_tomador = self.telefone_tomador

        logradouro_tomador = self.logradouro_tomador

        numero_tomador = self.numero_tomador

        complemento_tomador = self.complemento_tomador

        bairro_tomador = self.bairro_tomador

        codigo_municipio_tomador = self.codigo_municipio_tomador

        municipio_tomador = self.municipio_tomador

        cep_tomador = self.cep_tomador

        uf_tomador: str | Unset = UNSET
        if not isinstance(self.uf_tomador, Unset):
            uf_tomador = self.uf_tomador.value


        codigo_pais_tomador = self.codigo_pais_tomador

        pais_tomador = self.pais_tomador

        email_tomador = self.email_tomador

        data_entrada_contingencia = self.data_entrada_contingencia

        motivo_entrada_contingencia = self.motivo_entrada_contingencia

        tipo_compra_governamental: str | Unset = UNSET
        if not isinstance(self.tipo_compra_governamental, Unset):
            tipo_compra_governamental = self.tipo_compra_governamental.value


        perc_reducao_aliquota_compra_governamental = self.perc_reducao_aliquota_compra_governamental

        tipo_operacao_governamental: str | Unset = UNSET
        if not isinstance(self.tipo_operacao_governamental, Unset):
            tipo_operacao_governamental = self.tipo_operacao_governamental.value


        tipo_pagamento_antecipado: str | Unset = UNSET
        if not isinstance(self.tipo_pagamento_antecipado, Unset):
            tipo_pagamento_antecipado = self.tipo_pagamento_antecipado.value


        caracteristica_adicional_transporte = self.caracteristica_adicional_transporte

        caracteristica_adicional_servico = self.caracteristica_adicional_servico

        funcionario_emissor = self.funcionario_emissor

        codigo_interno_origem = self.codigo_interno_origem

        codigo_interno_destino = self.codigo_interno_destino

        codigo_rota = self.codigo_rota

        tipo_programacao_entrega: str | Unset = UNSET
        if not isinstance(self.tipo_programacao_entrega, Unset):
            tipo_programacao_entrega = self.tipo_programacao_entrega.value


        tipo_data_programada: str | Unset = UNSET
        if not isinstance(self.tipo_data_programada, Unset):
            tipo_data_programada = self.tipo_data_programada.value


        data_programada = self.data_programada

        tipo_periodo: str | Unset = UNSET
        if not isinstance(self.tipo_periodo, Unset):
            tipo_periodo = self.tipo_periodo.value


        data_inicial = self.data_inicial

        data_final = self.data_final

        sem_hora_tipo_hora_programada: str | Unset = UNSET
        if not isinstance(self.sem_hora_tipo_hora_programada, Unset):
            sem_hora_tipo_hora_programada = self.sem_hora_tipo_hora_programada.value


        com_hora_tipo_hora_programada: str | Unset = UNSET
        if not isinstance(self.com_hora_tipo_hora_programada, Unset):
            com_hora_tipo_hora_programada = self.com_hora_tipo_hora_programada.value


        hora_programada = self.hora_programada

        tipo_hora_programada: str | Unset = UNSET
        if not isinstance(self.tipo_hora_programada, Unset):
            tipo_hora_programada = self.tipo_hora_programada.value


        hora_programada_inicial = self.hora_programada_inicial

        hora_programada_final = self.hora_programada_final

        municipio_origem = self.municipio_origem

        municipio_destino = self.municipio_destino

        observacao = self.observacao

        cnpj_emitente = self.cnpj_emitente

        cpf_emitente = self.cpf_emitente

        inscricao_estadual_emitente = self.inscricao_estadual_emitente

        inscricao_estadual_st_emitente = self.inscricao_estadual_st_emitente

        nome_emitente = self.nome_emitente

        nome_fantasia_emitente = self.nome_fantasia_emitente

        logradouro_emitente = self.logradouro_emitente

        numero_emitente = self.numero_emitente

        complemento_emitente = self.complemento_emitente

        bairro_emitente = self.bairro_emitente

        codigo_municipio_emitente = self.codigo_municipio_emitente

        municipio_emitente = self.municipio_emitente

        cep_emitente = self.cep_emitente

        uf_emitente: str | Unset = UNSET
        if not isinstance(self.uf_emitente, Unset):
            uf_emitente = self.uf_emitente.value


        telefone_emitente = self.telefone_emitente

        regime_tributario_emitente: str | Unset = UNSET
        if not isinstance(self.regime_tributario_emitente, Unset):
            regime_tributario_emitente = self.regime_tributario_emitente.value


        inscricao_suframa_emitente = self.inscricao_suframa_emitente

        cnpj_remetente = self.cnpj_remetente

        cpf_remetente = self.cpf_remetente

        inscricao_estadual_remetente = self.inscricao_estadual_remetente

        nome_remetente = self.nome_remetente

        nome_fantasia_remetente = self.nome_fantasia_remetente

        telefone_remetente = self.telefone_remetente

        logradouro_remetente = self.logradouro_remetente

        numero_remetente = self.numero_remetente

        complemento_remetente = self.complemento_remetente

        bairro_remetente = self.bairro_remetente

        codigo_municipio_remetente = self.codigo_municipio_remetente

        municipio_remetente = self.municipio_remetente

        cep_remetente = self.cep_remetente

        uf_remetente: str | Unset = UNSET
        if not isinstance(self.uf_remetente, Unset):
            uf_remetente = self.uf_remetente.value


        codigo_pais_remetente = self.codigo_pais_remetente

        pais_remetente = self.pais_remetente

        email_remetente = self.email_remetente

        cnpj_expedidor = self.cnpj_expedidor

        cpf_expedidor = self.cpf_expedidor

        inscricao_estadual_expedidor = self.inscricao_estadual_expedidor

        nome_expedidor = self.nome_expedidor

        telefone_expedidor = self.telefone_expedidor

        logradouro_expedidor = self.logradouro_expedidor

        numero_expedidor = self.numero_expedidor

        complemento_expedidor = self.complemento_expedidor

        bairro_expedidor = self.bairro_expedidor

        codigo_municipio_expedidor = self.codigo_municipio_expedidor

        municipio_expedidor = self.municipio_expedidor

        cep_expedidor = self.cep_expedidor

        uf_expedidor: str | Unset = UNSET
        if not isinstance(self.uf_expedidor, Unset):
            uf_expedidor = self.uf_expedidor.value


        codigo_pais_expedidor = self.codigo_pais_expedidor

        pais_expedidor = self.pais_expedidor

        email_expedidor = self.email_expedidor

        cnpj_recebedor = self.cnpj_recebedor

        cpf_recebedor = self.cpf_recebedor

        inscricao_estadual_recebedor = self.inscricao_estadual_recebedor

        nome_recebedor = self.nome_recebedor

        telefone_recebedor = self.telefone_recebedor

        logradouro_recebedor = self.logradouro_recebedor

        numero_recebedor = self.numero_recebedor

        complemento_recebedor = self.complemento_recebedor

        bairro_recebedor = self.bairro_recebedor

        codigo_municipio_recebedor = self.codigo_municipio_recebedor

        municipio_recebedor = self.municipio_recebedor

        cep_recebedor = self.cep_recebedor

        uf_recebedor: str | Unset = UNSET
        if not isinstance(self.uf_recebedor, Unset):
            uf_recebedor = self.uf_recebedor.value


        codigo_pais_recebedor = self.codigo_pais_recebedor

        pais_recebedor = self.pais_recebedor

        email_recebedor = self.email_recebedor

        cnpj_destinatario = self.cnpj_destinatario

        cpf_destinatario = self.cpf_destinatario

        inscricao_estadual_destinatario = self.inscricao_estadual_destinatario

        nome_destinatario = self.nome_destinatario

        telefone_destinatario = self.telefone_destinatario

        inscricao_suframa_destinatario = self.inscricao_suframa_destinatario

        logradouro_destinatario = self.logradouro_destinatario

        numero_destinatario = self.numero_destinatario

        complemento_destinatario = self.complemento_destinatario

        bairro_destinatario = self.bairro_destinatario

        codigo_municipio_destinatario = self.codigo_municipio_destinatario

        municipio_destinatario = self.municipio_destinatario

        cep_destinatario = self.cep_destinatario

        uf_destinatario: str | Unset = UNSET
        if not isinstance(self.uf_destinatario, Unset):
            uf_destinatario = self.uf_destinatario.value


        codigo_pais_destinatario = self.codigo_pais_destinatario

        pais_destinatario = self.pais_destinatario

        email_destinatario = self.email_destinatario

        valor_total = self.valor_total

        valor_total_liquido = self.valor_total_liquido

        valor_receber = self.valor_receber

        icms_situacao_tributaria: str | Unset = UNSET
        if not isinstance(self.icms_situacao_tributaria, Unset):
            icms_situacao_tributaria = self.icms_situacao_tributaria.value


        icms_base_calculo = self.icms_base_calculo

        icms_aliquota = self.icms_aliquota

        icms_valor = self.icms_valor

        icms_reducao_base_calculo = self.icms_reducao_base_calculo

        icms_valor_desonerado = self.icms_valor_desonerado

        icms_codigo_beneficio_fiscal = self.icms_codigo_beneficio_fiscal

        icms_base_calculo_retido_st = self.icms_base_calculo_retido_st

        icms_valor_retido_st = self.icms_valor_retido_st

        icms_aliquota_retido_st = self.icms_aliquota_retido_st

        icms_valor_credito_presumido = self.icms_valor_credito_presumido

        icms_indicador_simples_nacional: str | Unset = UNSET
        if not isinstance(self.icms_indicador_simples_nacional, Unset):
            icms_indicador_simples_nacional = self.icms_indicador_simples_nacional.value


        icms_valor_previsto = self.icms_valor_previsto

        valor_total_tributos = self.valor_total_tributos

        informacoes_adicionais_fisco = self.informacoes_adicionais_fisco

        icms_base_calculo_uf_fim = self.icms_base_calculo_uf_fim

        icms_percentual_fcp_uf_fim = self.icms_percentual_fcp_uf_fim

        icms_aliquota_interna_uf_fim = self.icms_aliquota_interna_uf_fim

        icms_aliquota_interestadual_uf_fim = self.icms_aliquota_interestadual_uf_fim

        icms_valor_total_fcp_uf_fim = self.icms_valor_total_fcp_uf_fim

        icms_valor_partilha_uf_fim = self.icms_valor_partilha_uf_fim

        icms_valor_partilha_uf_inicio = self.icms_valor_partilha_uf_inicio

        ibs_cbs_situacao_tributaria = self.ibs_cbs_situacao_tributaria

        ibs_cbs_classificacao_tributaria = self.ibs_cbs_classificacao_tributaria

        ibs_cbs_indicador_doacao: str | Unset = UNSET
        if not isinstance(self.ibs_cbs_indicador_doacao, Unset):
            ibs_cbs_indicador_doacao = self.ibs_cbs_indicador_doacao.value


        ibs_cbs_base_calculo = self.ibs_cbs_base_calculo

        ibs_uf_aliquota = self.ibs_uf_aliquota

        ibs_uf_percentual_diferimento = self.ibs_uf_percentual_diferimento

        ibs_uf_valor_diferido = self.ibs_uf_valor_diferido

        ibs_uf_percentual_tributo_devolvido = self.ibs_uf_percentual_tributo_devolvido

        ibs_uf_valor_tributo_devolvido = self.ibs_uf_valor_tributo_devolvido

        ibs_uf_percentual_reducao_aliquota = self.ibs_uf_percentual_reducao_aliquota

        ibs_uf_aliquota_efetiva = self.ibs_uf_aliquota_efetiva

        ibs_uf_valor = self.ibs_uf_valor

        ibs_mun_aliquota = self.ibs_mun_aliquota

        ibs_mun_percentual_diferimento = self.ibs_mun_percentual_diferimento

        ibs_mun_valor_diferido = self.ibs_mun_valor_diferido

        ibs_mun_percentual_tributo_devolvido = self.ibs_mun_percentual_tributo_devolvido

        ibs_mun_valor_tributo_devolvido = self.ibs_mun_valor_tributo_devolvido

        ibs_mun_percentual_reducao_aliquota = self.ibs_mun_percentual_reducao_aliquota

        ibs_mun_aliquota_efetiva = self.ibs_mun_aliquota_efetiva

        ibs_mun_valor = self.ibs_mun_valor

        ibs_valor_total = self.ibs_valor_total

        cbs_aliquota = self.cbs_aliquota

        cbs_percentual_diferimento = self.cbs_percentual_diferimento

        cbs_valor_diferido = self.cbs_valor_diferido

        cbs_percentual_tributo_devolvido = self.cbs_percentual_tributo_devolvido

        cbs_valor_tributo_devolvido = self.cbs_valor_tributo_devolvido

        cbs_percentual_reducao_aliquota = self.cbs_percentual_reducao_aliquota

        cbs_aliquota_efetiva = self.cbs_aliquota_efetiva

        cbs_alc_zfm_aliquota_efetiva_regular = self.cbs_alc_zfm_aliquota_efetiva_regular

        cbs_alc_zfm_valor_tributo_regular = self.cbs_alc_zfm_valor_tributo_regular

        cbs_valor = self.cbs_valor

        ibs_cbs_situacao_tributaria_regular = self.ibs_cbs_situacao_tributaria_regular

        ibs_cbs_classificacao_tributaria_regular = self.ibs_cbs_classificacao_tributaria_regular

        ibs_aliquota_efetiva_regular_uf = self.ibs_aliquota_efetiva_regular_uf

        ibs_valor_tributo_regular_uf = self.ibs_valor_tributo_regular_uf

        ibs_aliquota_efetiva_regular_municipio = self.ibs_aliquota_efetiva_regular_municipio

        ibs_valor_tributo_regular_municipio = self.ibs_valor_tributo_regular_municipio

        cbs_aliquota_efetiva_regular = self.cbs_aliquota_efetiva_regular

        cbs_valor_tributo_regular = self.cbs_valor_tributo_regular

        ibs_aliquota_uf = self.ibs_aliquota_uf

        ibs_valor_tributo_uf = self.ibs_valor_tributo_uf

        ibs_aliquota_municipio = self.ibs_aliquota_municipio

        ibs_valor_tributo_municipio = self.ibs_valor_tributo_municipio

        ibs_cbs_aliquota = self.ibs_cbs_aliquota

        cbs_valor_tributo = self.cbs_valor_tributo

        ibs_valor_estornado = self.ibs_valor_estornado

        cbs_valor_estornado = self.cbs_valor_estornado

        valor_total_dfe = self.valor_total_dfe

        valor_total_carga = self.valor_total_carga

        produto_predominante = self.produto_predominante

        outras_caracteristicas_carga = self.outras_caracteristicas_carga

        valor_carga_averbacao = self.valor_carga_averbacao

        numero_fatura = self.numero_fatura

        valor_original_fatura = self.valor_original_fatura

        valor_desconto_fatura = self.valor_desconto_fatura

        valor_liquido_fatura = self.valor_liquido_fatura

        chave_cte_original_sub = self.chave_cte_original_sub

        indicador_cte_alteracao_tomador: str | Unset = UNSET
        if not isinstance(self.indicador_cte_alteracao_tomador, Unset):
            indicador_cte_alteracao_tomador = self.indicador_cte_alteracao_tomador.value


        informacoes_cte_globalizado = self.informacoes_cte_globalizado

        cnpj_responsavel_tecnico = self.cnpj_responsavel_tecnico

        contato_responsavel_tecnico = self.contato_responsavel_tecnico

        email_responsavel_tecnico = self.email_responsavel_tecnico

        telefone_responsavel_tecnico = self.telefone_responsavel_tecnico

        codigo_responsavel_tecnico = self.codigo_responsavel_tecnico

        hash_responsavel_tecnico = self.hash_responsavel_tecnico

        chave_acesso_dfe_anterior: list[str] | Unset = UNSET
        if not isinstance(self.chave_acesso_dfe_anterior, Unset):
            chave_acesso_dfe_anterior = self.chave_acesso_dfe_anterior



        chave_dfe_pagamento_antecipado: list[str] | Unset = UNSET
        if not isinstance(self.chave_dfe_pagamento_antecipado, Unset):
            chave_dfe_pagamento_antecipado = self.chave_dfe_pagamento_antecipado



        passagens: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.passagens, Unset):
            passagens = []
            for passagens_item_data in self.passagens:
                passagens_item = passagens_item_data.to_dict()
                passagens.append(passagens_item)



        observacoes_contribuinte: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.observacoes_contribuinte, Unset):
            observacoes_contribuinte = []
            for observacoes_contribuinte_item_data in self.observacoes_contribuinte:
                observacoes_contribuinte_item = observacoes_contribuinte_item_data.to_dict()
                observacoes_contribuinte.append(observacoes_contribuinte_item)



        observacoes_fisco: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.observacoes_fisco, Unset):
            observacoes_fisco = []
            for observacoes_fisco_item_data in self.observacoes_fisco:
                observacoes_fisco_item = observacoes_fisco_item_data.to_dict()
                observacoes_fisco.append(observacoes_fisco_item)



        componentes_valor: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.componentes_valor, Unset):
            componentes_valor = []
            for componentes_valor_item_data in self.componentes_valor:
                componentes_valor_item = componentes_valor_item_data.to_dict()
                componentes_valor.append(componentes_valor_item)



        pagamentos_vinculados: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.pagamentos_vinculados, Unset):
            pagamentos_vinculados = []
            for pagamentos_vinculados_item_data in self.pagamentos_vinculados:
                pagamentos_vinculados_item = pagamentos_vinculados_item_data.to_dict()
                pagamentos_vinculados.append(pagamentos_vinculados_item)



        quantidades: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.quantidades, Unset):
            quantidades = []
            for quantidades_item_data in self.quantidades:
                quantidades_item = quantidades_item_data.to_dict()
                quantidades.append(quantidades_item)



        nfs: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.nfs, Unset):
            nfs = []
            for nfs_item_data in self.nfs:
                nfs_item = nfs_item_data.to_dict()
                nfs.append(nfs_item)



        nfes: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.nfes, Unset):
            nfes = []
            for nfes_item_data in self.nfes:
                nfes_item = nfes_item_data.to_dict()
                nfes.append(nfes_item)



        outros_documentos: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.outros_documentos, Unset):
            outros_documentos = []
            for outros_documentos_item_data in self.outros_documentos:
                outros_documentos_item = outros_documentos_item_data.to_dict()
                outros_documentos.append(outros_documentos_item)



        dces: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.dces, Unset):
            dces = []
            for dces_item_data in self.dces:
                dces_item = dces_item_data.to_dict()
                dces.append(dces_item)



        emissores_documento_transporte_anterior: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.emissores_documento_transporte_anterior, Unset):
            emissores_documento_transporte_anterior = []
            for emissores_documento_transporte_anterior_item_data in self.emissores_documento_transporte_anterior:
                emissores_documento_transporte_anterior_item = emissores_documento_transporte_anterior_item_data.to_dict()
                emissores_documento_transporte_anterior.append(emissores_documento_transporte_anterior_item)



        modal_rodoviario: dict[str, Any] | Unset = UNSET
        if not isinstance(self.modal_rodoviario, Unset):
            modal_rodoviario = self.modal_rodoviario.to_dict()

        modal_aereo: dict[str, Any] | Unset = UNSET
        if not isinstance(self.modal_aereo, Unset):
            modal_aereo = self.modal_aereo.to_dict()

        modal_aquaviario: dict[str, Any] | Unset = UNSET
        if not isinstance(self.modal_aquaviario, Unset):
            modal_aquaviario = self.modal_aquaviario.to_dict()

        modal_ferroviario: dict[str, Any] | Unset = UNSET
        if not isinstance(self.modal_ferroviario, Unset):
            modal_ferroviario = self.modal_ferroviario.to_dict()

        modal_dutoviario: dict[str, Any] | Unset = UNSET
        if not isinstance(self.modal_dutoviario, Unset):
            modal_dutoviario = self.modal_dutoviario.to_dict()

        modal_multimodal: dict[str, Any] | Unset = UNSET
        if not isinstance(self.modal_multimodal, Unset):
            modal_multimodal = self.modal_multimodal.to_dict()

        veiculos_transportados: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.veiculos_transportados, Unset):
            veiculos_transportados = []
            for veiculos_transportados_item_data in self.veiculos_transportados:
                veiculos_transportados_item = veiculos_transportados_item_data.to_dict()
                veiculos_transportados.append(veiculos_transportados_item)



        duplicatas: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.duplicatas, Unset):
            duplicatas = []
            for duplicatas_item_data in self.duplicatas:
                duplicatas_item = duplicatas_item_data.to_dict()
                duplicatas.append(duplicatas_item)



        ctes_multimodais_vinculados: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.ctes_multimodais_vinculados, Unset):
            ctes_multimodais_vinculados = []
            for ctes_multimodais_vinculados_item_data in self.ctes_multimodais_vinculados:
                ctes_multimodais_vinculados_item = ctes_multimodais_vinculados_item_data.to_dict()
                ctes_multimodais_vinculados.append(ctes_multimodais_vinculados_item)



        chave_cte_complementado: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.chave_cte_complementado, Unset):
            chave_cte_complementado = []
            for chave_cte_complementado_item_data in self.chave_cte_complementado:
                chave_cte_complementado_item = chave_cte_complementado_item_data.to_dict()
                chave_cte_complementado.append(chave_cte_complementado_item)



        pessoas_autorizadas: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.pessoas_autorizadas, Unset):
            pessoas_autorizadas = []
            for pessoas_autorizadas_item_data in self.pessoas_autorizadas:
                pessoas_autorizadas_item = pessoas_autorizadas_item_data.to_dict()
                pessoas_autorizadas.append(pessoas_autorizadas_item)



        chave_cte_original_anulado = self.chave_cte_original_anulado

        data_declaracao_anulacao = self.data_declaracao_anulacao


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "cfop": cfop,
            "natureza_operacao": natureza_operacao,
            "mod": mod,
        })
        if codigo_unico is not UNSET:
            field_dict["codigo_unico"] = codigo_unico
        if serie is not UNSET:
            field_dict["serie"] = serie
        if numero is not UNSET:
            field_dict["numero"] = numero
        if data_emissao is not UNSET:
            field_dict["data_emissao"] = data_emissao
        if formato_impressao is not UNSET:
            field_dict["formato_impressao"] = formato_impressao
        if forma_emissao is not UNSET:
            field_dict["forma_emissao"] = forma_emissao
        if tipo_documento is not UNSET:
            field_dict["tipo_documento"] = tipo_documento
        if versao_aplicativo is not UNSET:
            field_dict["versao_aplicativo"] = versao_aplicativo
        if indicador_globalizado is not UNSET:
            field_dict["indicador_globalizado"] = indicador_globalizado
        if codigo_municipio_envio is not UNSET:
            field_dict["codigo_municipio_envio"] = codigo_municipio_envio
        if municipio_envio is not UNSET:
            field_dict["municipio_envio"] = municipio_envio
        if uf_envio is not UNSET:
            field_dict["uf_envio"] = uf_envio
        if modal is not UNSET:
            field_dict["modal"] = modal
        if tipo_servico is not UNSET:
            field_dict["tipo_servico"] = tipo_servico
        if codigo_municipio_inicio is not UNSET:
            field_dict["codigo_municipio_inicio"] = codigo_municipio_inicio
        if municipio_inicio is not UNSET:
            field_dict["municipio_inicio"] = municipio_inicio
        if uf_inicio is not UNSET:
            field_dict["uf_inicio"] = uf_inicio
        if codigo_municipio_fim is not UNSET:
            field_dict["codigo_municipio_fim"] = codigo_municipio_fim
        if municipio_fim is not UNSET:
            field_dict["municipio_fim"] = municipio_fim
        if uf_fim is not UNSET:
            field_dict["uf_fim"] = uf_fim
        if retirar_mercadoria is not UNSET:
            field_dict["retirar_mercadoria"] = retirar_mercadoria
        if detalhes_retirar is not UNSET:
            field_dict["detalhes_retirar"] = detalhes_retirar
        if indicador_inscricao_estadual_tomador is not UNSET:
            field_dict["indicador_inscricao_estadual_tomador"] = indicador_inscricao_estadual_tomador
        if tomador is not UNSET:
            field_dict["tomador"] = tomador
        if cnpj_tomador is not UNSET:
            field_dict["cnpj_tomador"] = cnpj_tomador
        if cpf_tomador is not UNSET:
            field_dict["cpf_tomador"] = cpf_tomador
        if inscricao_estadual_tomador is not UNSET:
            field_dict["inscricao_estadual_tomador"] = inscricao_estadual_tomador
        if nome_tomador is not UNSET:
            field_dict["nome_tomador"] = nome_tomador
        if nome_fantasia_tomador is not UNSET:
            field_dict["nome_fantasia_tomador"] = nome_fantasia_tomador
        if telefone_tomador is not UNSET:
            field_dict["telefone_tomador"] = telefone_tomador
        if logradouro_tomador is not UNSET:
            field_dict["logradouro_tomador"] = logradouro_tomador
        if numero_tomador is not UNSET:
            field_dict["numero_tomador"] = numero_tomador
        if complemento_tomador is not UNSET:
            field_dict["complemento_tomador"] = complemento_tomador
        if bairro_tomador is not UNSET:
            field_dict["bairro_tomador"] = bairro_tomador
        if codigo_municipio_tomador is not UNSET:
            field_dict["codigo_municipio_tomador"] = codigo_municipio_tomador
        if municipio_tomador is not UNSET:
            field_dict["municipio_tomador"] = municipio_tomador
        if cep_tomador is not UNSET:
            field_dict["cep_tomador"] = cep_tomador
        if uf_tomador is not UNSET:
            field_dict["uf_tomador"] = uf_tomador
        if codigo_pais_tomador is not UNSET:
            field_dict["codigo_pais_tomador"] = codigo_pais_tomador
        if pais_tomador is not UNSET:
            field_dict["pais_tomador"] = pais_tomador
        if email_tomador is not UNSET:
            field_dict["email_tomador"] = email_tomador
        if data_entrada_contingencia is not UNSET:
            field_dict["data_entrada_contingencia"] = data_entrada_contingencia
        if motivo_entrada_contingencia is not UNSET:
            field_dict["motivo_entrada_contingencia"] = motivo_entrada_contingencia
        if tipo_compra_governamental is not UNSET:
            field_dict["tipo_compra_governamental"] = tipo_compra_governamental
        if perc_reducao_aliquota_compra_governamental is not UNSET:
            field_dict["perc_reducao_aliquota_compra_governamental"] = perc_reducao_aliquota_compra_governamental
        if tipo_operacao_governamental is not UNSET:
            field_dict["tipo_operacao_governamental"] = tipo_operacao_governamental
        if tipo_pagamento_antecipado is not UNSET:
            field_dict["tipo_pagamento_antecipado"] = tipo_pagamento_antecipado
        if caracteristica_adicional_transporte is not UNSET:
            field_dict["caracteristica_adicional_transporte"] = caracteristica_adicional_transporte
        if caracteristica_adicional_servico is not UNSET:
            field_dict["caracteristica_adicional_servico"] = caracteristica_adicional_servico
        if funcionario_emissor is not UNSET:
            field_dict["funcionario_emissor"] = funcionario_emissor
        if codigo_interno_origem is not UNSET:
            field_dict["codigo_interno_origem"] = codigo_interno_origem
        if codigo_interno_destino is not UNSET:
            field_dict["codigo_interno_destino"] = codigo_interno_destino
        if codigo_rota is not UNSET:
            field_dict["codigo_rota"] = codigo_rota
        if tipo_programacao_entrega is not UNSET:
            field_dict["tipo_programacao_entrega"] = tipo_programacao_entrega
        if tipo_data_programada is not UNSET:
            field_dict["tipo_data_programada"] = tipo_data_programada
        if data_programada is not UNSET:
            field_dict["data_programada"] = data_programada
        if tipo_periodo is not UNSET:
            field_dict["tipo_periodo"] = tipo_periodo
        if data_inicial is not UNSET:
            field_dict["data_inicial"] = data_inicial
        if data_final is not UNSET:
            field_dict["data_final"] = data_final
        if sem_hora_tipo_hora_programada is not UNSET:
            field_dict["sem_hora_tipo_hora_programada"] = sem_hora_tipo_hora_programada
        if com_hora_tipo_hora_programada is not UNSET:
            field_dict["com_hora_tipo_hora_programada"] = com_hora_tipo_hora_programada
        if hora_programada is not UNSET:
            field_dict["hora_programada"] = hora_programada
        if tipo_hora_programada is not UNSET:
            field_dict["tipo_hora_programada"] = tipo_hora_programada
        if hora_programada_inicial is not UNSET:
            field_dict["hora_programada_inicial"] = hora_programada_inicial
        if hora_programada_final is not UNSET:
            field_dict["hora_programada_final"] = hora_programada_final
        if municipio_origem is not UNSET:
            field_dict["municipio_origem"] = municipio_origem
        if municipio_destino is not UNSET:
            field_dict["municipio_destino"] = municipio_destino
        if observacao is not UNSET:
            field_dict["observacao"] = observacao
        if cnpj_emitente is not UNSET:
            field_dict["cnpj_emitente"] = cnpj_emitente
        if cpf_emitente is not UNSET:
            field_dict["cpf_emitente"] = cpf_emitente
        if inscricao_estadual_emitente is not UNSET:
            field_dict["inscricao_estadual_emitente"] = inscricao_estadual_emitente
        if inscricao_estadual_st_emitente is not UNSET:
            field_dict["inscricao_estadual_st_emitente"] = inscricao_estadual_st_emitente
        if nome_emitente is not UNSET:
            field_dict["nome_emitente"] = nome_emitente
        if nome_fantasia_emitente is not UNSET:
            field_dict["nome_fantasia_emitente"] = nome_fantasia_emitente
        if logradouro_emitente is not UNSET:
            field_dict["logradouro_emitente"] = logradouro_emitente
        if numero_emitente is not UNSET:
            field_dict["numero_emitente"] = numero_emitente
        if complemento_emitente is not UNSET:
            field_dict["complemento_emitente"] = complemento_emitente
        if bairro_emitente is not UNSET:
            field_dict["bairro_emitente"] = bairro_emitente
        if codigo_municipio_emitente is not UNSET:
            field_dict["codigo_municipio_emitente"] = codigo_municipio_emitente
        if municipio_emitente is not UNSET:
            field_dict["municipio_emitente"] = municipio_emitente
        if cep_emitente is not UNSET:
            field_dict["cep_emitente"] = cep_emitente
        if uf_emitente is not UNSET:
            field_dict["uf_emitente"] = uf_emitente
        if telefone_emitente is not UNSET:
            field_dict["telefone_emitente"] = telefone_emitente
        if regime_tributario_emitente is not UNSET:
            field_dict["regime_tributario_emitente"] = regime_tributario_emitente
        if inscricao_suframa_emitente is not UNSET:
            field_dict["inscricao_suframa_emitente"] = inscricao_suframa_emitente
        if cnpj_remetente is not UNSET:
            field_dict["cnpj_remetente"] = cnpj_remetente
        if cpf_remetente is not UNSET:
            field_dict["cpf_remetente"] = cpf_remetente
        if inscricao_estadual_remetente is not UNSET:
            field_dict["inscricao_estadual_remetente"] = inscricao_estadual_remetente
        if nome_remetente is not UNSET:
            field_dict["nome_remetente"] = nome_remetente
        if nome_fantasia_remetente is not UNSET:
            field_dict["nome_fantasia_remetente"] = nome_fantasia_remetente
        if telefone_remetente is not UNSET:
            field_dict["telefone_remetente"] = telefone_remetente
        if logradouro_remetente is not UNSET:
            field_dict["logradouro_remetente"] = logradouro_remetente
        if numero_remetente is not UNSET:
            field_dict["numero_remetente"] = numero_remetente
        if complemento_remetente is not UNSET:
            field_dict["complemento_remetente"] = complemento_remetente
        if bairro_remetente is not UNSET:
            field_dict["bairro_remetente"] = bairro_remetente
        if codigo_municipio_remetente is not UNSET:
            field_dict["codigo_municipio_remetente"] = codigo_municipio_remetente
        if municipio_remetente is not UNSET:
            field_dict["municipio_remetente"] = municipio_remetente
        if cep_remetente is not UNSET:
            field_dict["cep_remetente"] = cep_remetente
        if uf_remetente is not UNSET:
            field_dict["uf_remetente"] = uf_remetente
        if codigo_pais_remetente is not UNSET:
            field_dict["codigo_pais_remetente"] = codigo_pais_remetente
        if pais_remetente is not UNSET:
            field_dict["pais_remetente"] = pais_remetente
        if email_remetente is not UNSET:
            field_dict["email_remetente"] = email_remetente
        if cnpj_expedidor is not UNSET:
            field_dict["cnpj_expedidor"] = cnpj_expedidor
        if cpf_expedidor is not UNSET:
            field_dict["cpf_expedidor"] = cpf_expedidor
        if inscricao_estadual_expedidor is not UNSET:
            field_dict["inscricao_estadual_expedidor"] = inscricao_estadual_expedidor
        if nome_expedidor is not UNSET:
            field_dict["nome_expedidor"] = nome_expedidor
        if telefone_expedidor is not UNSET:
            field_dict["telefone_expedidor"] = telefone_expedidor
        if logradouro_expedidor is not UNSET:
            field_dict["logradouro_expedidor"] = logradouro_expedidor
        if numero_expedidor is not UNSET:
            field_dict["numero_expedidor"] = numero_expedidor
        if complemento_expedidor is not UNSET:
            field_dict["complemento_expedidor"] = complemento_expedidor
        if bairro_expedidor is not UNSET:
            field_dict["bairro_expedidor"] = bairro_expedidor
        if codigo_municipio_expedidor is not UNSET:
            field_dict["codigo_municipio_expedidor"] = codigo_municipio_expedidor
        if municipio_expedidor is not UNSET:
            field_dict["municipio_expedidor"] = municipio_expedidor
        if cep_expedidor is not UNSET:
            field_dict["cep_expedidor"] = cep_expedidor
        if uf_expedidor is not UNSET:
            field_dict["uf_expedidor"] = uf_expedidor
        if codigo_pais_expedidor is not UNSET:
            field_dict["codigo_pais_expedidor"] = codigo_pais_expedidor
        if pais_expedidor is not UNSET:
            field_dict["pais_expedidor"] = pais_expedidor
        if email_expedidor is not UNSET:
            field_dict["email_expedidor"] = email_expedidor
        if cnpj_recebedor is not UNSET:
            field_dict["cnpj_recebedor"] = cnpj_recebedor
        if cpf_recebedor is not UNSET:
            field_dict["cpf_recebedor"] = cpf_recebedor
        if inscricao_estadual_recebedor is not UNSET:
            field_dict["inscricao_estadual_recebedor"] = inscricao_estadual_recebedor
        if nome_recebedor is not UNSET:
            field_dict["nome_recebedor"] = nome_recebedor
        if telefone_recebedor is not UNSET:
            field_dict["telefone_recebedor"] = telefone_recebedor
        if logradouro_recebedor is not UNSET:
            field_dict["logradouro_recebedor"] = logradouro_recebedor
        if numero_recebedor is not UNSET:
            field_dict["numero_recebedor"] = numero_recebedor
        if complemento_recebedor is not UNSET:
            field_dict["complemento_recebedor"] = complemento_recebedor
        if bairro_recebedor is not UNSET:
            field_dict["bairro_recebedor"] = bairro_recebedor
        if codigo_municipio_recebedor is not UNSET:
            field_dict["codigo_municipio_recebedor"] = codigo_municipio_recebedor
        if municipio_recebedor is not UNSET:
            field_dict["municipio_recebedor"] = municipio_recebedor
        if cep_recebedor is not UNSET:
            field_dict["cep_recebedor"] = cep_recebedor
        if uf_recebedor is not UNSET:
            field_dict["uf_recebedor"] = uf_recebedor
        if codigo_pais_recebedor is not UNSET:
            field_dict["codigo_pais_recebedor"] = codigo_pais_recebedor
        if pais_recebedor is not UNSET:
            field_dict["pais_recebedor"] = pais_recebedor
        if email_recebedor is not UNSET:
            field_dict["email_recebedor"] = email_recebedor
        if cnpj_destinatario is not UNSET:
            field_dict["cnpj_destinatario"] = cnpj_destinatario
        if cpf_destinatario is not UNSET:
            field_dict["cpf_destinatario"] = cpf_destinatario
        if inscricao_estadual_destinatario is not UNSET:
            field_dict["inscricao_estadual_destinatario"] = inscricao_estadual_destinatario
        if nome_destinatario is not UNSET:
            field_dict["nome_destinatario"] = nome_destinatario
        if telefone_destinatario is not UNSET:
            field_dict["telefone_destinatario"] = telefone_destinatario
        if inscricao_suframa_destinatario is not UNSET:
            field_dict["inscricao_suframa_destinatario"] = inscricao_suframa_destinatario
        if logradouro_destinatario is not UNSET:
            field_dict["logradouro_destinatario"] = logradouro_destinatario
        if numero_destinatario is not UNSET:
            field_dict["numero_destinatario"] = numero_destinatario
        if complemento_destinatario is not UNSET:
            field_dict["complemento_destinatario"] = complemento_destinatario
        if bairro_destinatario is not UNSET:
            field_dict["bairro_destinatario"] = bairro_destinatario
        if codigo_municipio_destinatario is not UNSET:
            field_dict["codigo_municipio_destinatario"] = codigo_municipio_destinatario
        if municipio_destinatario is not UNSET:
            field_dict["municipio_destinatario"] = municipio_destinatario
        if cep_destinatario is not UNSET:
            field_dict["cep_destinatario"] = cep_destinatario
        if uf_destinatario is not UNSET:
            field_dict["uf_destinatario"] = uf_destinatario
        if codigo_pais_destinatario is not UNSET:
            field_dict["codigo_pais_destinatario"] = codigo_pais_destinatario
        if pais_destinatario is not UNSET:
            field_dict["pais_destinatario"] = pais_destinatario
        if email_destinatario is not UNSET:
            field_dict["email_destinatario"] = email_destinatario
        if valor_total is not UNSET:
            field_dict["valor_total"] = valor_total
        if valor_total_liquido is not UNSET:
            field_dict["valor_total_liquido"] = valor_total_liquido
        if valor_receber is not UNSET:
            field_dict["valor_receber"] = valor_receber
        if icms_situacao_tributaria is not UNSET:
            field_dict["icms_situacao_tributaria"] = icms_situacao_tributaria
        if icms_base_calculo is not UNSET:
            field_dict["icms_base_calculo"] = icms_base_calculo
        if icms_aliquota is not UNSET:
            field_dict["icms_aliquota"] = icms_aliquota
        if icms_valor is not UNSET:
            field_dict["icms_valor"] = icms_valor
        if icms_reducao_base_calculo is not UNSET:
            field_dict["icms_reducao_base_calculo"] = icms_reducao_base_calculo
        if icms_valor_desonerado is not UNSET:
            field_dict["icms_valor_desonerado"] = icms_valor_desonerado
        if icms_codigo_beneficio_fiscal is not UNSET:
            field_dict["icms_codigo_beneficio_fiscal"] = icms_codigo_beneficio_fiscal
        if icms_base_calculo_retido_st is not UNSET:
            field_dict["icms_base_calculo_retido_st"] = icms_base_calculo_retido_st
        if icms_valor_retido_st is not UNSET:
            field_dict["icms_valor_retido_st"] = icms_valor_retido_st
        if icms_aliquota_retido_st is not UNSET:
            field_dict["icms_aliquota_retido_st"] = icms_aliquota_retido_st
        if icms_valor_credito_presumido is not UNSET:
            field_dict["icms_valor_credito_presumido"] = icms_valor_credito_presumido
        if icms_indicador_simples_nacional is not UNSET:
            field_dict["icms_indicador_simples_nacional"] = icms_indicador_simples_nacional
        if icms_valor_previsto is not UNSET:
            field_dict["icms_valor_previsto"] = icms_valor_previsto
        if valor_total_tributos is not UNSET:
            field_dict["valor_total_tributos"] = valor_total_tributos
        if informacoes_adicionais_fisco is not UNSET:
            field_dict["informacoes_adicionais_fisco"] = informacoes_adicionais_fisco
        if icms_base_calculo_uf_fim is not UNSET:
            field_dict["icms_base_calculo_uf_fim"] = icms_base_calculo_uf_fim
        if icms_percentual_fcp_uf_fim is not UNSET:
            field_dict["icms_percentual_fcp_uf_fim"] = icms_percentual_fcp_uf_fim
        if icms_aliquota_interna_uf_fim is not UNSET:
            field_dict["icms_aliquota_interna_uf_fim"] = icms_aliquota_interna_uf_fim
        if icms_aliquota_interestadual_uf_fim is not UNSET:
            field_dict["icms_aliquota_interestadual_uf_fim"] = icms_aliquota_interestadual_uf_fim
        if icms_valor_total_fcp_uf_fim is not UNSET:
            field_dict["icms_valor_total_fcp_uf_fim"] = icms_valor_total_fcp_uf_fim
        if icms_valor_partilha_uf_fim is not UNSET:
            field_dict["icms_valor_partilha_uf_fim"] = icms_valor_partilha_uf_fim
        if icms_valor_partilha_uf_inicio is not UNSET:
            field_dict["icms_valor_partilha_uf_inicio"] = icms_valor_partilha_uf_inicio
        if ibs_cbs_situacao_tributaria is not UNSET:
            field_dict["ibs_cbs_situacao_tributaria"] = ibs_cbs_situacao_tributaria
        if ibs_cbs_classificacao_tributaria is not UNSET:
            field_dict["ibs_cbs_classificacao_tributaria"] = ibs_cbs_classificacao_tributaria
        if ibs_cbs_indicador_doacao is not UNSET:
            field_dict["ibs_cbs_indicador_doacao"] = ibs_cbs_indicador_doacao
        if ibs_cbs_base_calculo is not UNSET:
            field_dict["ibs_cbs_base_calculo"] = ibs_cbs_base_calculo
        if ibs_uf_aliquota is not UNSET:
            field_dict["ibs_uf_aliquota"] = ibs_uf_aliquota
        if ibs_uf_percentual_diferimento is not UNSET:
            field_dict["ibs_uf_percentual_diferimento"] = ibs_uf_percentual_diferimento
        if ibs_uf_valor_diferido is not UNSET:
            field_dict["ibs_uf_valor_diferido"] = ibs_uf_valor_diferido
        if ibs_uf_percentual_tributo_devolvido is not UNSET:
            field_dict["ibs_uf_percentual_tributo_devolvido"] = ibs_uf_percentual_tributo_devolvido
        if ibs_uf_valor_tributo_devolvido is not UNSET:
            field_dict["ibs_uf_valor_tributo_devolvido"] = ibs_uf_valor_tributo_devolvido
        if ibs_uf_percentual_reducao_aliquota is not UNSET:
            field_dict["ibs_uf_percentual_reducao_aliquota"] = ibs_uf_percentual_reducao_aliquota
        if ibs_uf_aliquota_efetiva is not UNSET:
            field_dict["ibs_uf_aliquota_efetiva"] = ibs_uf_aliquota_efetiva
        if ibs_uf_valor is not UNSET:
            field_dict["ibs_uf_valor"] = ibs_uf_valor
        if ibs_mun_aliquota is not UNSET:
            field_dict["ibs_mun_aliquota"] = ibs_mun_aliquota
        if ibs_mun_percentual_diferimento is not UNSET:
            field_dict["ibs_mun_percentual_diferimento"] = ibs_mun_percentual_diferimento
        if ibs_mun_valor_diferido is not UNSET:
            field_dict["ibs_mun_valor_diferido"] = ibs_mun_valor_diferido
        if ibs_mun_percentual_tributo_devolvido is not UNSET:
            field_dict["ibs_mun_percentual_tributo_devolvido"] = ibs_mun_percentual_tributo_devolvido
        if ibs_mun_valor_tributo_devolvido is not UNSET:
            field_dict["ibs_mun_valor_tributo_devolvido"] = ibs_mun_valor_tributo_devolvido
        if ibs_mun_percentual_reducao_aliquota is not UNSET:
            field_dict["ibs_mun_percentual_reducao_aliquota"] = ibs_mun_percentual_reducao_aliquota
        if ibs_mun_aliquota_efetiva is not UNSET:
            field_dict["ibs_mun_aliquota_efetiva"] = ibs_mun_aliquota_efetiva
        if ibs_mun_valor is not UNSET:
            field_dict["ibs_mun_valor"] = ibs_mun_valor
        if ibs_valor_total is not UNSET:
            field_dict["ibs_valor_total"] = ibs_valor_total
        if cbs_aliquota is not UNSET:
            field_dict["cbs_aliquota"] = cbs_aliquota
        if cbs_percentual_diferimento is not UNSET:
            field_dict["cbs_percentual_diferimento"] = cbs_percentual_diferimento
        if cbs_valor_diferido is not UNSET:
            field_dict["cbs_valor_diferido"] = cbs_valor_diferido
        if cbs_percentual_tributo_devolvido is not UNSET:
            field_dict["cbs_percentual_tributo_devolvido"] = cbs_percentual_tributo_devolvido
        if cbs_valor_tributo_devolvido is not UNSET:
            field_dict["cbs_valor_tributo_devolvido"] = cbs_valor_tributo_devolvido
        if cbs_percentual_reducao_aliquota is not UNSET:
            field_dict["cbs_percentual_reducao_aliquota"] = cbs_percentual_reducao_aliquota
        if cbs_aliquota_efetiva is not UNSET:
            field_dict["cbs_aliquota_efetiva"] = cbs_aliquota_efetiva
        if cbs_alc_zfm_aliquota_efetiva_regular is not UNSET:
            field_dict["cbs_alc_zfm_aliquota_efetiva_regular"] = cbs_alc_zfm_aliquota_efetiva_regular
        if cbs_alc_zfm_valor_tributo_regular is not UNSET:
            field_dict["cbs_alc_zfm_valor_tributo_regular"] = cbs_alc_zfm_valor_tributo_regular
        if cbs_valor is not UNSET:
            field_dict["cbs_valor"] = cbs_valor
        if ibs_cbs_situacao_tributaria_regular is not UNSET:
            field_dict["ibs_cbs_situacao_tributaria_regular"] = ibs_cbs_situacao_tributaria_regular
        if ibs_cbs_classificacao_tributaria_regular is not UNSET:
            field_dict["ibs_cbs_classificacao_tributaria_regular"] = ibs_cbs_classificacao_tributaria_regular
        if ibs_aliquota_efetiva_regular_uf is not UNSET:
            field_dict["ibs_aliquota_efetiva_regular_uf"] = ibs_aliquota_efetiva_regular_uf
        if ibs_valor_tributo_regular_uf is not UNSET:
            field_dict["ibs_valor_tributo_regular_uf"] = ibs_valor_tributo_regular_uf
        if ibs_aliquota_efetiva_regular_municipio is not UNSET:
            field_dict["ibs_aliquota_efetiva_regular_municipio"] = ibs_aliquota_efetiva_regular_municipio
        if ibs_valor_tributo_regular_municipio is not UNSET:
            field_dict["ibs_valor_tributo_regular_municipio"] = ibs_valor_tributo_regular_municipio
        if cbs_aliquota_efetiva_regular is not UNSET:
            field_dict["cbs_aliquota_efetiva_regular"] = cbs_aliquota_efetiva_regular
        if cbs_valor_tributo_regular is not UNSET:
            field_dict["cbs_valor_tributo_regular"] = cbs_valor_tributo_regular
        if ibs_aliquota_uf is not UNSET:
            field_dict["ibs_aliquota_uf"] = ibs_aliquota_uf
        if ibs_valor_tributo_uf is not UNSET:
            field_dict["ibs_valor_tributo_uf"] = ibs_valor_tributo_uf
        if ibs_aliquota_municipio is not UNSET:
            field_dict["ibs_aliquota_municipio"] = ibs_aliquota_municipio
        if ibs_valor_tributo_municipio is not UNSET:
            field_dict["ibs_valor_tributo_municipio"] = ibs_valor_tributo_municipio
        if ibs_cbs_aliquota is not UNSET:
            field_dict["ibs_cbs_aliquota"] = ibs_cbs_aliquota
        if cbs_valor_tributo is not UNSET:
            field_dict["cbs_valor_tributo"] = cbs_valor_tributo
        if ibs_valor_estornado is not UNSET:
            field_dict["ibs_valor_estornado"] = ibs_valor_estornado
        if cbs_valor_estornado is not UNSET:
            field_dict["cbs_valor_estornado"] = cbs_valor_estornado
        if valor_total_dfe is not UNSET:
            field_dict["valor_total_dfe"] = valor_total_dfe
        if valor_total_carga is not UNSET:
            field_dict["valor_total_carga"] = valor_total_carga
        if produto_predominante is not UNSET:
            field_dict["produto_predominante"] = produto_predominante
        if outras_caracteristicas_carga is not UNSET:
            field_dict["outras_caracteristicas_carga"] = outras_caracteristicas_carga
        if valor_carga_averbacao is not UNSET:
            field_dict["valor_carga_averbacao"] = valor_carga_averbacao
        if numero_fatura is not UNSET:
            field_dict["numero_fatura"] = numero_fatura
        if valor_original_fatura is not UNSET:
            field_dict["valor_original_fatura"] = valor_original_fatura
        if valor_desconto_fatura is not UNSET:
            field_dict["valor_desconto_fatura"] = valor_desconto_fatura
        if valor_liquido_fatura is not UNSET:
            field_dict["valor_liquido_fatura"] = valor_liquido_fatura
        if chave_cte_original_sub is not UNSET:
            field_dict["chave_cte_original_sub"] = chave_cte_original_sub
        if indicador_cte_alteracao_tomador is not UNSET:
            field_dict["indicador_cte_alteracao_tomador"] = indicador_cte_alteracao_tomador
        if informacoes_cte_globalizado is not UNSET:
            field_dict["informacoes_cte_globalizado"] = informacoes_cte_globalizado
        if cnpj_responsavel_tecnico is not UNSET:
            field_dict["cnpj_responsavel_tecnico"] = cnpj_responsavel_tecnico
        if contato_responsavel_tecnico is not UNSET:
            field_dict["contato_responsavel_tecnico"] = contato_responsavel_tecnico
        if email_responsavel_tecnico is not UNSET:
            field_dict["email_responsavel_tecnico"] = email_responsavel_tecnico
        if telefone_responsavel_tecnico is not UNSET:
            field_dict["telefone_responsavel_tecnico"] = telefone_responsavel_tecnico
        if codigo_responsavel_tecnico is not UNSET:
            field_dict["codigo_responsavel_tecnico"] = codigo_responsavel_tecnico
        if hash_responsavel_tecnico is not UNSET:
            field_dict["hash_responsavel_tecnico"] = hash_responsavel_tecnico
        if chave_acesso_dfe_anterior is not UNSET:
            field_dict["chave_acesso_dfe_anterior"] = chave_acesso_dfe_anterior
        if chave_dfe_pagamento_antecipado is not UNSET:
            field_dict["chave_dfe_pagamento_antecipado"] = chave_dfe_pagamento_antecipado
        if passagens is not UNSET:
            field_dict["passagens"] = passagens
        if observacoes_contribuinte is not UNSET:
            field_dict["observacoes_contribuinte"] = observacoes_contribuinte
        if observacoes_fisco is not UNSET:
            field_dict["observacoes_fisco"] = observacoes_fisco
        if componentes_valor is not UNSET:
            field_dict["componentes_valor"] = componentes_valor
        if pagamentos_vinculados is not UNSET:
            field_dict["pagamentos_vinculados"] = pagamentos_vinculados
        if quantidades is not UNSET:
            field_dict["quantidades"] = quantidades
        if nfs is not UNSET:
            field_dict["nfs"] = nfs
        if nfes is not UNSET:
            field_dict["nfes"] = nfes
        if outros_documentos is not UNSET:
            field_dict["outros_documentos"] = outros_documentos
        if dces is not UNSET:
            field_dict["dces"] = dces
        if emissores_documento_transporte_anterior is not UNSET:
            field_dict["emissores_documento_transporte_anterior"] = emissores_documento_transporte_anterior
        if modal_rodoviario is not UNSET:
            field_dict["modal_rodoviario"] = modal_rodoviario
        if modal_aereo is not UNSET:
            field_dict["modal_aereo"] = modal_aereo
        if modal_aquaviario is not UNSET:
            field_dict["modal_aquaviario"] = modal_aquaviario
        if modal_ferroviario is not UNSET:
            field_dict["modal_ferroviario"] = modal_ferroviario
        if modal_dutoviario is not UNSET:
            field_dict["modal_dutoviario"] = modal_dutoviario
        if modal_multimodal is not UNSET:
            field_dict["modal_multimodal"] = modal_multimodal
        if veiculos_transportados is not UNSET:
            field_dict["veiculos_transportados"] = veiculos_transportados
        if duplicatas is not UNSET:
            field_dict["duplicatas"] = duplicatas
        if ctes_multimodais_vinculados is not UNSET:
            field_dict["ctes_multimodais_vinculados"] = ctes_multimodais_vinculados
        if chave_cte_complementado is not UNSET:
            field_dict["chave_cte_complementado"] = chave_cte_complementado
        if pessoas_autorizadas is not UNSET:
            field_dict["pessoas_autorizadas"] = pessoas_autorizadas
        if chave_cte_original_anulado is not UNSET:
            field_dict["chave_cte_original_anulado"] = chave_cte_original_anulado
        if data_declaracao_anulacao is not UNSET:
            field_dict["data_declaracao_anulacao"] = data_declaracao_anulacao

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_cte_chave_cte_complementado import EmissaoCteChaveCteComplementado # noqa: PLC0415
        from ..models.emissao_cte_componentes_valor import EmissaoCteComponentesValor # noqa: PLC0415
        from ..models.emissao_cte_ctes_multimodais_vinculados import EmissaoCteCtesMultimodaisVinculados # noqa: PLC0415
        from ..models.emissao_cte_dces import EmissaoCteDces # noqa: PLC0415
        from ..models.emissao_cte_duplicatas import EmissaoCteDuplicatas # noqa: PLC0415
        from ..models.emissao_cte_emissores_documento_transporte_anterior import EmissaoCteEmissoresDocumentoTransporteAnterior # noqa: PLC0415
        from ..models.emissao_cte_modal_aereo import EmissaoCteModalAereo # noqa: PLC0415
        from ..models.emissao_cte_modal_aquaviario import EmissaoCteModalAquaviario # noqa: PLC0415
        from ..models.emissao_cte_modal_dutoviario import EmissaoCteModalDutoviario # noqa: PLC0415
        from ..models.emissao_cte_modal_ferroviario import EmissaoCteModalFerroviario # noqa: PLC0415
        from ..models.emissao_cte_modal_multimodal import EmissaoCteModalMultimodal # noqa: PLC0415
        from ..models.emissao_cte_modal_rodoviario import EmissaoCteModalRodoviario # noqa: PLC0415
        from ..models.emissao_cte_nfes import EmissaoCteNfes # noqa: PLC0415
        from ..models.emissao_cte_nfs import EmissaoCteNfs # noqa: PLC0415
        from ..models.emissao_cte_observacoes_contribuinte import EmissaoCteObservacoesContribuinte # noqa: PLC0415
        from ..models.emissao_cte_observacoes_fisco import EmissaoCteObservacoesFisco # noqa: PLC0415
        from ..models.emissao_cte_outros_documentos import EmissaoCteOutrosDocumentos # noqa: PLC0415
        from ..models.emissao_cte_pagamentos_vinculados import EmissaoCtePagamentosVinculados # noqa: PLC0415
        from ..models.emissao_cte_passagens import EmissaoCtePassagens # noqa: PLC0415
        from ..models.emissao_cte_pessoas_autorizadas import EmissaoCtePessoasAutorizadas # noqa: PLC0415
        from ..models.emissao_cte_quantidades import EmissaoCteQuantidades # noqa: PLC0415
        from ..models.emissao_cte_veiculos_transportados import EmissaoCteVeiculosTransportados # noqa: PLC0415
        d = dict(src_dict)
        cfop = d.pop("cfop")

        natureza_operacao = d.pop("natureza_operacao")

        mod = EmissaoCteMod(d.pop("mod"))




        codigo_unico = d.pop("codigo_unico", UNSET)

        serie = d.pop("serie", UNSET)

        numero = d.pop("numero", UNSET)

        data_emissao = d.pop("data_emissao", UNSET)

        _formato_impressao = d.pop("formato_impressao", UNSET)
        formato_impressao: EmissaoCteFormatoImpressao | Unset
        if isinstance(_formato_impressao,  Unset):
            formato_impressao = UNSET
        else:
            formato_impressao = EmissaoCteFormatoImpressao(_formato_impressao)




        _forma_emissao = d.pop("forma_emissao", UNSET)
        forma_emissao: EmissaoCteFormaEmissao | Unset
        if isinstance(_forma_emissao,  Unset):
            forma_emissao = UNSET
        else:
            forma_emissao = EmissaoCteFormaEmissao(_forma_emissao)




        _tipo_documento = d.pop("tipo_documento", UNSET)
        tipo_documento: EmissaoCteTipoDocumento | Unset
        if isinstance(_tipo_documento,  Unset):
            tipo_documento = UNSET
        else:
            tipo_documento = EmissaoCteTipoDocumento(_tipo_documento)




        versao_aplicativo = d.pop("versao_aplicativo", UNSET)

        _indicador_globalizado = d.pop("indicador_globalizado", UNSET)
        indicador_globalizado: EmissaoCteIndicadorGlobalizado | Unset
        if isinstance(_indicador_globalizado,  Unset):
            indicador_globalizado = UNSET
        else:
            indicador_globalizado = EmissaoCteIndicadorGlobalizado(_indicador_globalizado)




        codigo_municipio_envio = d.pop("codigo_municipio_envio", UNSET)

        municipio_envio = d.pop("municipio_envio", UNSET)

        _uf_envio = d.pop("uf_envio", UNSET)
        uf_envio: UfOuExterior | Unset
        if isinstance(_uf_envio,  Unset):
            uf_envio = UNSET
        else:
            uf_envio = UfOuExterior(_uf_envio)




        modal = d.pop("modal", UNSET)

        _tipo_servico = d.pop("tipo_servico", UNSET)
        tipo_servico: EmissaoCteTipoServico | Unset
        if isinstance(_tipo_servico,  Unset):
            tipo_servico = UNSET
        else:
            tipo_servico = EmissaoCteTipoServico(_tipo_servico)




        codigo_municipio_inicio = d.pop("codigo_municipio_inicio", UNSET)

        municipio_inicio = d.pop("municipio_inicio", UNSET)

        uf_inicio = d.pop("uf_inicio", UNSET)

        codigo_municipio_fim = d.pop("codigo_municipio_fim", UNSET)

        municipio_fim = d.pop("municipio_fim", UNSET)

        uf_fim = d.pop("uf_fim", UNSET)

        _retirar_mercadoria = d.pop("retirar_mercadoria", UNSET)
        retirar_mercadoria: EmissaoCteRetirarMercadoria | Unset
        if isinstance(_retirar_mercadoria,  Unset):
            retirar_mercadoria = UNSET
        else:
            retirar_mercadoria = EmissaoCteRetirarMercadoria(_retirar_mercadoria)




        detalhes_retirar = d.pop("detalhes_retirar", UNSET)

        _indicador_inscricao_estadual_tomador = d.pop("indicador_inscricao_estadual_tomador", UNSET)
        indicador_inscricao_estadual_tomador: EmissaoCteIndicadorInscricaoEstadualTomador | Unset
        if isinstance(_indicador_inscricao_estadual_tomador,  Unset):
            indicador_inscricao_estadual_tomador = UNSET
        else:
            indicador_inscricao_estadual_tomador = EmissaoCteIndicadorInscricaoEstadualTomador(_indicador_inscricao_estadual_tomador)




        _tomador = d.pop("tomador", UNSET)
        tomador: EmissaoCteTomador | Unset
        if isinstance(_tomador,  Unset):
            tomador = UNSET
        else:
            tomador = EmissaoCteTomador(_tomador)




        cnpj_tomador = d.pop("cnpj_tomador", UNSET)

        cpf_tomador = d.pop("cpf_tomador", UNSET)

        inscricao_estadual_tomador = d.pop("inscricao_estadual_tomador", UNSET)

        nome_tomador = d.pop("nome_tomador", UNSET)

        nome_fantasia_tomador = d.pop("nome_fantasia_tomador", UNSET)

        telefone_tomador = d.pop("telefone_tomador", UNSET)

        logradouro_tomador = d.pop("logradouro_tomador", UNSET)

        numero_tomador = d.pop("numero_tomador", UNSET)

        complemento_tomador = d.pop("complemento_tomador", UNSET)

        bairro_tomador = d.pop("bairro_tomador", UNSET)

        codigo_municipio_tomador = d.pop("codigo_municipio_tomador", UNSET)

        municipio_tomador = d.pop("municipio_tomador", UNSET)

        cep_tomador = d.pop("cep_tomador", UNSET)

        _uf_tomador = d.pop("uf_tomador", UNSET)
        uf_tomador: UfOuExterior | Unset
        if isinstance(_uf_tomador,  Unset):
            uf_tomador = UNSET
        else:
            uf_tomador = UfOuExterior(_uf_tomador)




        codigo_pais_tomador = d.pop("codigo_pais_tomador", UNSET)

        pais_tomador = d.pop("pais_tomador", UNSET)

        email_tomador = d.pop("email_tomador", UNSET)

        data_entrada_contingencia = d.pop("data_entrada_contingencia", UNSET)

        motivo_entrada_contingencia = d.pop("motivo_entrada_contingencia", UNSET)

        _tipo_compra_governamental = d.pop("tipo_compra_governamental", UNSET)
        tipo_compra_governamental: EmissaoCteTipoCompraGovernamental | Unset
        if isinstance(_tipo_compra_governamental,  Unset):
            tipo_compra_governamental = UNSET
        else:
            tipo_compra_governamental = EmissaoCteTipoCompraGovernamental(_tipo_compra_governamental)




        perc_reducao_aliquota_compra_governamental = d.pop("perc_reducao_aliquota_compra_governamental", UNSET)

        _tipo_operacao_governamental = d.pop("tipo_operacao_governamental", UNSET)
        tipo_operacao_governamental: EmissaoCteTipoOperacaoGovernamental | Unset
        if isinstance(_tipo_operacao_governamental,  Unset):
            tipo_operacao_governamental = UNSET
        else:
            tipo_operacao_governamental = EmissaoCteTipoOperacaoGovernamental(_tipo_operacao_governamental)




        _tipo_pagamento_antecipado = d.pop("tipo_pagamento_antecipado", UNSET)
        tipo_pagamento_antecipado: EmissaoCteTipoPagamentoAntecipado | Unset
        if isinstance(_tipo_pagamento_antecipado,  Unset):
            tipo_pagamento_antecipado = UNSET
        else:
            tipo_pagamento_antecipado = EmissaoCteTipoPagamentoAntecipado(_tipo_pagamento_antecipado)




        caracteristica_adicional_transporte = d.pop("caracteristica_adicional_transporte", UNSET)

        caracteristica_adicional_servico = d.pop("caracteristica_adicional_servico", UNSET)

        funcionario_emissor = d.pop("funcionario_emissor", UNSET)

        codigo_interno_origem = d.pop("codigo_interno_origem", UNSET)

        codigo_interno_destino = d.pop("codigo_interno_destino", UNSET)

        codigo_rota = d.pop("codigo_rota", UNSET)

        _tipo_programacao_entrega = d.pop("tipo_programacao_entrega", UNSET)
        tipo_programacao_entrega: EmissaoCteTipoProgramacaoEntrega | Unset
        if isinstance(_tipo_programacao_entrega,  Unset):
            tipo_programacao_entrega = UNSET
        else:
            tipo_programacao_entrega = EmissaoCteTipoProgramacaoEntrega(_tipo_programacao_entrega)




        _tipo_data_programada = d.pop("tipo_data_programada", UNSET)
        tipo_data_programada: EmissaoCteTipoDataProgramada | Unset
        if isinstance(_tipo_data_programada,  Unset):
            tipo_data_programada = UNSET
        else:
            tipo_data_programada = EmissaoCteTipoDataProgramada(_tipo_data_programada)




        data_programada = d.pop("data_programada", UNSET)

        _tipo_periodo = d.pop("tipo_periodo", UNSET)
        tipo_periodo: EmissaoCteTipoPeriodo | Unset
        if isinstance(_tipo_periodo,  Unset):
            tipo_periodo = UNSET
        else:
            tipo_periodo = EmissaoCteTipoPeriodo(_tipo_periodo)




        data_inicial = d.pop("data_inicial", UNSET)

        data_final = d.pop("data_final", UNSET)

        _sem_hora_tipo_hora_programada = d.pop("sem_hora_tipo_hora_programada", UNSET)
        sem_hora_tipo_hora_programada: EmissaoCteSemHoraTipoHoraProgramada | Unset
        if isinstance(_sem_hora_tipo_hora_programada,  Unset):
            sem_hora_tipo_hora_programada = UNSET
        else:
            sem_hora_tipo_hora_programada = EmissaoCteSemHoraTipoHoraProgramada(_sem_hora_tipo_hora_programada)




        _com_hora_tipo_hora_programada = d.pop("com_hora_tipo_hora_programada", UNSET)
        com_hora_tipo_hora_programada: EmissaoCteComHoraTipoHoraProgramada | Unset
        if isinstance(_com_hora_tipo_hora_programada,  Unset):
            com_hora_tipo_hora_programada = UNSET
        else:
            com_hora_tipo_hora_programada = EmissaoCteComHoraTipoHoraProgramada(_com_hora_tipo_hora_programada)




        hora_programada = d.pop("hora_programada", UNSET)

        _tipo_hora_programada = d.pop("tipo_hora_programada", UNSET)
        tipo_hora_programada: EmissaoCteTipoHoraProgramada | Unset
        if isinstance(_tipo_hora_programada,  Unset):
            tipo_hora_programada = UNSET
        else:
            tipo_hora_programada = EmissaoCteTipoHoraProgramada(_tipo_hora_programada)




        hora_programada_inicial = d.pop("hora_programada_inicial", UNSET)

        hora_programada_final = d.pop("hora_programada_final", UNSET)

        municipio_origem = d.pop("municipio_origem", UNSET)

        municipio_destino = d.pop("municipio_destino", UNSET)

        observacao = d.pop("observacao", UNSET)

        cnpj_emitente = d.pop("cnpj_emitente", UNSET)

        cpf_emitente = d.pop("cpf_emitente", UNSET)

        inscricao_estadual_emitente = d.pop("inscricao_estadual_emitente", UNSET)

        inscricao_estadual_st_emitente = d.pop("inscricao_estadual_st_emitente", UNSET)

        nome_emitente = d.pop("nome_emitente", UNSET)

        nome_fantasia_emitente = d.pop("nome_fantasia_emitente", UNSET)

        logradouro_emitente = d.pop("logradouro_emitente", UNSET)

        numero_emitente = d.pop("numero_emitente", UNSET)

        complemento_emitente = d.pop("complemento_emitente", UNSET)

        bairro_emitente = d.pop("bairro_emitente", UNSET)

        codigo_municipio_emitente = d.pop("codigo_municipio_emitente", UNSET)

        municipio_emitente = d.pop("municipio_emitente", UNSET)

        cep_emitente = d.pop("cep_emitente", UNSET)

        _uf_emitente = d.pop("uf_emitente", UNSET)
        uf_emitente: Uf | Unset
        if isinstance(_uf_emitente,  Unset):
            uf_emitente = UNSET
        else:
            uf_emitente = Uf(_uf_emitente)




        telefone_emitente = d.pop("telefone_emitente", UNSET)

        _regime_tributario_emitente = d.pop("regime_tributario_emitente", UNSET)
        regime_tributario_emitente: EmissaoCteRegimeTributarioEmitente | Unset
        if isinstance(_regime_tributario_emitente,  Unset):
            regime_tributario_emitente = UNSET
        else:
            regime_tributario_emitente = EmissaoCteRegimeTributarioEmitente(_regime_tributario_emitente)




        inscricao_suframa_emitente = d.pop("inscricao_suframa_emitente", UNSET)

        cnpj_remetente = d.pop("cnpj_remetente", UNSET)

        cpf_remetente = d.pop("cpf_remetente", UNSET)

        inscricao_estadual_remetente = d.pop("inscricao_estadual_remetente", UNSET)

        nome_remetente = d.pop("nome_remetente", UNSET)

        nome_fantasia_remetente = d.pop("nome_fantasia_remetente", UNSET)

        telefone_remetente = d.pop("telefone_remetente", UNSET)

        logradouro_remetente = d.pop("logradouro_remetente", UNSET)

        numero_remetente = d.pop("numero_remetente", UNSET)

        complemento_remetente = d.pop("complemento_remetente", UNSET)

        bairro_remetente = d.pop("bairro_remetente", UNSET)

        codigo_municipio_remetente = d.pop("codigo_municipio_remetente", UNSET)

        municipio_remetente = d.pop("municipio_remetente", UNSET)

        cep_remetente = d.pop("cep_remetente", UNSET)

        _uf_remetente = d.pop("uf_remetente", UNSET)
        uf_remetente: UfOuExterior | Unset
        if isinstance(_uf_remetente,  Unset):
            uf_remetente = UNSET
        else:
            uf_remetente = UfOuExterior(_uf_remetente)




        codigo_pais_remetente = d.pop("codigo_pais_remetente", UNSET)

        pais_remetente = d.pop("pais_remetente", UNSET)

        email_remetente = d.pop("email_remetente", UNSET)

        cnpj_expedidor = d.pop("cnpj_expedidor", UNSET)

        cpf_expedidor = d.pop("cpf_expedidor", UNSET)

        inscricao_estadual_expedidor = d.pop("inscricao_estadual_expedidor", UNSET)

        nome_expedidor = d.pop("nome_expedidor", UNSET)

        telefone_expedidor = d.pop("telefone_expedidor", UNSET)

        logradouro_expedidor = d.pop("logradouro_expedidor", UNSET)

        numero_expedidor = d.pop("numero_expedidor", UNSET)

        complemento_expedidor = d.pop("complemento_expedidor", UNSET)

        bairro_expedidor = d.pop("bairro_expedidor", UNSET)

        codigo_municipio_expedidor = d.pop("codigo_municipio_expedidor", UNSET)

        municipio_expedidor = d.pop("municipio_expedidor", UNSET)

        cep_expedidor = d.pop("cep_expedidor", UNSET)

        _uf_expedidor = d.pop("uf_expedidor", UNSET)
        uf_expedidor: UfOuExterior | Unset
        if isinstance(_uf_expedidor,  Unset):
            uf_expedidor = UNSET
        else:
            uf_expedidor = UfOuExterior(_uf_expedidor)




        codigo_pais_expedidor = d.pop("codigo_pais_expedidor", UNSET)

        pais_expedidor = d.pop("pais_expedidor", UNSET)

        email_expedidor = d.pop("email_expedidor", UNSET)

        cnpj_recebedor = d.pop("cnpj_recebedor", UNSET)

        cpf_recebedor = d.pop("cpf_recebedor", UNSET)

        inscricao_estadual_recebedor = d.pop("inscricao_estadual_recebedor", UNSET)

        nome_recebedor = d.pop("nome_recebedor", UNSET)

        telefone_recebedor = d.pop("telefone_recebedor", UNSET)

        logradouro_recebedor = d.pop("logradouro_recebedor", UNSET)

        numero_recebedor = d.pop("numero_recebedor", UNSET)

        complemento_recebedor = d.pop("complemento_recebedor", UNSET)

        bairro_recebedor = d.pop("bairro_recebedor", UNSET)

        codigo_municipio_recebedor = d.pop("codigo_municipio_recebedor", UNSET)

        municipio_recebedor = d.pop("municipio_recebedor", UNSET)

        cep_recebedor = d.pop("cep_recebedor", UNSET)

        _uf_recebedor = d.pop("uf_recebedor", UNSET)
        uf_recebedor: UfOuExterior | Unset
        if isinstance(_uf_recebedor,  Unset):
            uf_recebedor = UNSET
        else:
            uf_recebedor = UfOuExterior(_uf_recebedor)




        codigo_pais_recebedor = d.pop("codigo_pais_recebedor", UNSET)

        pais_recebedor = d.pop("pais_recebedor", UNSET)

        email_recebedor = d.pop("email_recebedor", UNSET)

        cnpj_destinatario = d.pop("cnpj_destinatario", UNSET)

        cpf_destinatario = d.pop("cpf_destinatario", UNSET)

        inscricao_estadual_destinatario = d.pop("inscricao_estadual_destinatario", UNSET)

        nome_destinatario = d.pop("nome_destinatario", UNSET)

        telefone_destinatario = d.pop("telefone_destinatario", UNSET)

        inscricao_suframa_destinatario = d.pop("inscricao_suframa_destinatario", UNSET)

        logradouro_destinatario = d.pop("logradouro_destinatario", UNSET)

        numero_destinatario = d.pop("numero_destinatario", UNSET)

        complemento_destinatario = d.pop("complemento_destinatario", UNSET)

        bairro_destinatario = d.pop("bairro_destinatario", UNSET)

        codigo_municipio_destinatario = d.pop("codigo_municipio_destinatario", UNSET)

        municipio_destinatario = d.pop("municipio_destinatario", UNSET)

        cep_destinatario = d.pop("cep_destinatario", UNSET)

        _uf_destinatario = d.pop("uf_destinatario", UNSET)
        uf_destinatario: UfOuExterior | Unset
        if isinstance(_uf_destinatario,  Unset):
            uf_destinatario = UNSET
        else:
            uf_destinatario = UfOuExterior(_uf_destinatario)




        codigo_pais_destinatario = d.pop("codigo_pais_destinatario", UNSET)

        pais_destinatario = d.pop("pais_destinatario", UNSET)

        email_destinatario = d.pop("email_destinatario", UNSET)

        valor_total = d.pop("valor_total", UNSET)

        valor_total_liquido = d.pop("valor_total_liquido", UNSET)

        valor_receber = d.pop("valor_receber", UNSET)

        _icms_situacao_tributaria = d.pop("icms_situacao_tributaria", UNSET)
        icms_situacao_tributaria: EmissaoCteIcmsSituacaoTributaria | Unset
        if isinstance(_icms_situacao_tributaria,  Unset):
            icms_situacao_tributaria = UNSET
        else:
            icms_situacao_tributaria = EmissaoCteIcmsSituacaoTributaria(_icms_situacao_tributaria)




        icms_base_calculo = d.pop("icms_base_calculo", UNSET)

        icms_aliquota = d.pop("icms_aliquota", UNSET)

        icms_valor = d.pop("icms_valor", UNSET)

        icms_reducao_base_calculo = d.pop("icms_reducao_base_calculo", UNSET)

        icms_valor_desonerado = d.pop("icms_valor_desonerado", UNSET)

        icms_codigo_beneficio_fiscal = d.pop("icms_codigo_beneficio_fiscal", UNSET)

        icms_base_calculo_retido_st = d.pop("icms_base_calculo_retido_st", UNSET)

        icms_valor_retido_st = d.pop("icms_valor_retido_st", UNSET)

        icms_aliquota_retido_st = d.pop("icms_aliquota_retido_st", UNSET)

        icms_valor_credito_presumido = d.pop("icms_valor_credito_presumido", UNSET)

        _icms_indicador_simples_nacional = d.pop("icms_indicador_simples_nacional", UNSET)
        icms_indicador_simples_nacional: EmissaoCteIcmsIndicadorSimplesNacional | Unset
        if isinstance(_icms_indicador_simples_nacional,  Unset):
            icms_indicador_simples_nacional = UNSET
        else:
            icms_indicador_simples_nacional = EmissaoCteIcmsIndicadorSimplesNacional(_icms_indicador_simples_nacional)




        icms_valor_previsto = d.pop("icms_valor_previsto", UNSET)

        valor_total_tributos = d.pop("valor_total_tributos", UNSET)

        informacoes_adicionais_fisco = d.pop("informacoes_adicionais_fisco", UNSET)

        icms_base_calculo_uf_fim = d.pop("icms_base_calculo_uf_fim", UNSET)

        icms_percentual_fcp_uf_fim = d.pop("icms_percentual_fcp_uf_fim", UNSET)

        icms_aliquota_interna_uf_fim = d.pop("icms_aliquota_interna_uf_fim", UNSET)

        icms_aliquota_interestadual_uf_fim = d.pop("icms_aliquota_interestadual_uf_fim", UNSET)

        icms_valor_total_fcp_uf_fim = d.pop("icms_valor_total_fcp_uf_fim", UNSET)

        icms_valor_partilha_uf_fim = d.pop("icms_valor_partilha_uf_fim", UNSET)

        icms_valor_partilha_uf_inicio = d.pop("icms_valor_partilha_uf_inicio", UNSET)

        ibs_cbs_situacao_tributaria = d.pop("ibs_cbs_situacao_tributaria", UNSET)

        ibs_cbs_classificacao_tributaria = d.pop("ibs_cbs_classificacao_tributaria", UNSET)

        _ibs_cbs_indicador_doacao = d.pop("ibs_cbs_indicador_doacao", UNSET)
        ibs_cbs_indicador_doacao: EmissaoCteIbsCbsIndicadorDoacao | Unset
        if isinstance(_ibs_cbs_indicador_doacao,  Unset):
            ibs_cbs_indicador_doacao = UNSET
        else:
            ibs_cbs_indicador_doacao = EmissaoCteIbsCbsIndicadorDoacao(_ibs_cbs_indicador_doacao)




        ibs_cbs_base_calculo = d.pop("ibs_cbs_base_calculo", UNSET)

        ibs_uf_aliquota = d.pop("ibs_uf_aliquota", UNSET)

        ibs_uf_percentual_diferimento = d.pop("ibs_uf_percentual_diferimento", UNSET)

        ibs_uf_valor_diferido = d.pop("ibs_uf_valor_diferido", UNSET)

        ibs_uf_percentual_tributo_devolvido = d.pop("ibs_uf_percentual_tributo_devolvido", UNSET)

        ibs_uf_valor_tributo_devolvido = d.pop("ibs_uf_valor_tributo_devolvido", UNSET)

        ibs_uf_percentual_reducao_aliquota = d.pop("ibs_uf_percentual_reducao_aliquota", UNSET)

        ibs_uf_aliquota_efetiva = d.pop("ibs_uf_aliquota_efetiva", UNSET)

        ibs_uf_valor = d.pop("ibs_uf_valor", UNSET)

        ibs_mun_aliquota = d.pop("ibs_mun_aliquota", UNSET)

        ibs_mun_percentual_diferimento = d.pop("ibs_mun_percentual_diferimento", UNSET)

        ibs_mun_valor_diferido = d.pop("ibs_mun_valor_diferido", UNSET)

        ibs_mun_percentual_tributo_devolvido = d.pop("ibs_mun_percentual_tributo_devolvido", UNSET)

        ibs_mun_valor_tributo_devolvido = d.pop("ibs_mun_valor_tributo_devolvido", UNSET)

        ibs_mun_percentual_reducao_aliquota = d.pop("ibs_mun_percentual_reducao_aliquota", UNSET)

        ibs_mun_aliquota_efetiva = d.pop("ibs_mun_aliquota_efetiva", UNSET)

        ibs_mun_valor = d.pop("ibs_mun_valor", UNSET)

        ibs_valor_total = d.pop("ibs_valor_total", UNSET)

        cbs_aliquota = d.pop("cbs_aliquota", UNSET)

        cbs_percentual_diferimento = d.pop("cbs_percentual_diferimento", UNSET)

        cbs_valor_diferido = d.pop("cbs_valor_diferido", UNSET)

        cbs_percentual_tributo_devolvido = d.pop("cbs_percentual_tributo_devolvido", UNSET)

        cbs_valor_tributo_devolvido = d.pop("cbs_valor_tributo_devolvido", UNSET)

        cbs_percentual_reducao_aliquota = d.pop("cbs_percentual_reducao_aliquota", UNSET)

        cbs_aliquota_efetiva = d.pop("cbs_aliquota_efetiva", UNSET)

        cbs_alc_zfm_aliquota_efetiva_regular = d.pop("cbs_alc_zfm_aliquota_efetiva_regular", UNSET)

        cbs_alc_zfm_valor_tributo_regular = d.pop("cbs_alc_zfm_valor_tributo_regular", UNSET)

        cbs_valor = d.pop("cbs_valor", UNSET)

        ibs_cbs_situacao_tributaria_regular = d.pop("ibs_cbs_situacao_tributaria_regular", UNSET)

        ibs_cbs_classificacao_tributaria_regular = d.pop("ibs_cbs_classificacao_tributaria_regular", UNSET)

        ibs_aliquota_efetiva_regular_uf = d.pop("ibs_aliquota_efetiva_regular_uf", UNSET)

        ibs_valor_tributo_regular_uf = d.pop("ibs_valor_tributo_regular_uf", UNSET)

        ibs_aliquota_efetiva_regular_municipio = d.pop("ibs_aliquota_efetiva_regular_municipio", UNSET)

        ibs_valor_tributo_regular_municipio = d.pop("ibs_valor_tributo_regular_municipio", UNSET)

        cbs_aliquota_efetiva_regular = d.pop("cbs_aliquota_efetiva_regular", UNSET)

        cbs_valor_tributo_regular = d.pop("cbs_valor_tributo_regular", UNSET)

        ibs_aliquota_uf = d.pop("ibs_aliquota_uf", UNSET)

        ibs_valor_tributo_uf = d.pop("ibs_valor_tributo_uf", UNSET)

        ibs_aliquota_municipio = d.pop("ibs_aliquota_municipio", UNSET)

        ibs_valor_tributo_municipio = d.pop("ibs_valor_tributo_municipio", UNSET)

        ibs_cbs_aliquota = d.pop("ibs_cbs_aliquota", UNSET)

        cbs_valor_tributo = d.pop("cbs_valor_tributo", UNSET)

        ibs_valor_estornado = d.pop("ibs_valor_estornado", UNSET)

        cbs_valor_estornado = d.pop("cbs_valor_estornado", UNSET)

        valor_total_dfe = d.pop("valor_total_dfe", UNSET)

        valor_total_carga = d.pop("valor_total_carga", UNSET)

        produto_predominante = d.pop("produto_predominante", UNSET)

        outras_caracteristicas_carga = d.pop("outras_caracteristicas_carga", UNSET)

        valor_carga_averbacao = d.pop("valor_carga_averbacao", UNSET)

        numero_fatura = d.pop("numero_fatura", UNSET)

        valor_original_fatura = d.pop("valor_original_fatura", UNSET)

        valor_desconto_fatura = d.pop("valor_desconto_fatura", UNSET)

        valor_liquido_fatura = d.pop("valor_liquido_fatura", UNSET)

        chave_cte_original_sub = d.pop("chave_cte_original_sub", UNSET)

        _indicador_cte_alteracao_tomador = d.pop("indicador_cte_alteracao_tomador", UNSET)
        indicador_cte_alteracao_tomador: EmissaoCteIndicadorCteAlteracaoTomador | Unset
        if isinstance(_indicador_cte_alteracao_tomador,  Unset):
            indicador_cte_alteracao_tomador = UNSET
        else:
            indicador_cte_alteracao_tomador = EmissaoCteIndicadorCteAlteracaoTomador(_indicador_cte_alteracao_tomador)




        informacoes_cte_globalizado = d.pop("informacoes_cte_globalizado", UNSET)

        cnpj_responsavel_tecnico = d.pop("cnpj_responsavel_tecnico", UNSET)

        contato_responsavel_tecnico = d.pop("contato_responsavel_tecnico", UNSET)

        email_responsavel_tecnico = d.pop("email_responsavel_tecnico", UNSET)

        telefone_responsavel_tecnico = d.pop("telefone_responsavel_tecnico", UNSET)

        codigo_responsavel_tecnico = d.pop("codigo_responsavel_tecnico", UNSET)

        hash_responsavel_tecnico = d.pop("hash_responsavel_tecnico", UNSET)

        chave_acesso_dfe_anterior = cast(list[str], d.pop("chave_acesso_dfe_anterior", UNSET))


        chave_dfe_pagamento_antecipado = cast(list[str], d.pop("chave_dfe_pagamento_antecipado", UNSET))


        _passagens = d.pop("passagens", UNSET)
        passagens: list[EmissaoCtePassagens] | Unset = UNSET
        if _passagens is not UNSET:
            passagens = []
            for passagens_item_data in _passagens:
                passagens_item = EmissaoCtePassagens.from_dict(passagens_item_data)



                passagens.append(passagens_item)


        _observacoes_contribuinte = d.pop("observacoes_contribuinte", UNSET)
        observacoes_contribuinte: list[EmissaoCteObservacoesContribuinte] | Unset = UNSET
        if _observacoes_contribuinte is not UNSET:
            observacoes_contribuinte = []
            for observacoes_contribuinte_item_data in _observacoes_contribuinte:
                observacoes_contribuinte_item = EmissaoCteObservacoesContribuinte.from_dict(observacoes_contribuinte_item_data)



                observacoes_contribuinte.append(observacoes_contribuinte_item)


        _observacoes_fisco = d.pop("observacoes_fisco", UNSET)
        observacoes_fisco: list[EmissaoCteObservacoesFisco] | Unset = UNSET
        if _observacoes_fisco is not UNSET:
            observacoes_fisco = []
            for observacoes_fisco_item_data in _observacoes_fisco:
                observacoes_fisco_item = EmissaoCteObservacoesFisco.from_dict(observacoes_fisco_item_data)



                observacoes_fisco.append(observacoes_fisco_item)


        _componentes_valor = d.pop("componentes_valor", UNSET)
        componentes_valor: list[EmissaoCteComponentesValor] | Unset = UNSET
        if _componentes_valor is not UNSET:
            componentes_valor = []
            for componentes_valor_item_data in _componentes_valor:
                componentes_valor_item = EmissaoCteComponentesValor.from_dict(componentes_valor_item_data)



                componentes_valor.append(componentes_valor_item)


        _pagamentos_vinculados = d.pop("pagamentos_vinculados", UNSET)
        pagamentos_vinculados: list[EmissaoCtePagamentosVinculados] | Unset = UNSET
        if _pagamentos_vinculados is not UNSET:
            pagamentos_vinculados = []
            for pagamentos_vinculados_item_data in _pagamentos_vinculados:
                pagamentos_vinculados_item = EmissaoCtePagamentosVinculados.from_dict(pagamentos_vinculados_item_data)



                pagamentos_vinculados.append(pagamentos_vinculados_item)


        _quantidades = d.pop("quantidades", UNSET)
        quantidades: list[EmissaoCteQuantidades] | Unset = UNSET
        if _quantidades is not UNSET:
            quantidades = []
            for quantidades_item_data in _quantidades:
                quantidades_item = EmissaoCteQuantidades.from_dict(quantidades_item_data)



                quantidades.append(quantidades_item)


        _nfs = d.pop("nfs", UNSET)
        nfs: list[EmissaoCteNfs] | Unset = UNSET
        if _nfs is not UNSET:
            nfs = []
            for nfs_item_data in _nfs:
                nfs_item = EmissaoCteNfs.from_dict(nfs_item_data)



                nfs.append(nfs_item)


        _nfes = d.pop("nfes", UNSET)
        nfes: list[EmissaoCteNfes] | Unset = UNSET
        if _nfes is not UNSET:
            nfes = []
            for nfes_item_data in _nfes:
                nfes_item = EmissaoCteNfes.from_dict(nfes_item_data)



                nfes.append(nfes_item)


        _outros_documentos = d.pop("outros_documentos", UNSET)
        outros_documentos: list[EmissaoCteOutrosDocumentos] | Unset = UNSET
        if _outros_documentos is not UNSET:
            outros_documentos = []
            for outros_documentos_item_data in _outros_documentos:
                outros_documentos_item = EmissaoCteOutrosDocumentos.from_dict(outros_documentos_item_data)



                outros_documentos.append(outros_documentos_item)


        _dces = d.pop("dces", UNSET)
        dces: list[EmissaoCteDces] | Unset = UNSET
        if _dces is not UNSET:
            dces = []
            for dces_item_data in _dces:
                dces_item = EmissaoCteDces.from_dict(dces_item_data)



                dces.append(dces_item)


        _emissores_documento_transporte_anterior = d.pop("emissores_documento_transporte_anterior", UNSET)
        emissores_documento_transporte_anterior: list[EmissaoCteEmissoresDocumentoTransporteAnterior] | Unset = UNSET
        if _emissores_documento_transporte_anterior is not UNSET:
            emissores_documento_transporte_anterior = []
            for emissores_documento_transporte_anterior_item_data in _emissores_documento_transporte_anterior:
                emissores_documento_transporte_anterior_item = EmissaoCteEmissoresDocumentoTransporteAnterior.from_dict(emissores_documento_transporte_anterior_item_data)



                emissores_documento_transporte_anterior.append(emissores_documento_transporte_anterior_item)


        _modal_rodoviario = d.pop("modal_rodoviario", UNSET)
        modal_rodoviario: EmissaoCteModalRodoviario | Unset
        if isinstance(_modal_rodoviario,  Unset):
            modal_rodoviario = UNSET
        else:
            modal_rodoviario = EmissaoCteModalRodoviario.from_dict(_modal_rodoviario)




        _modal_aereo = d.pop("modal_aereo", UNSET)
        modal_aereo: EmissaoCteModalAereo | Unset
        if isinstance(_modal_aereo,  Unset):
            modal_aereo = UNSET
        else:
            modal_aereo = EmissaoCteModalAereo.from_dict(_modal_aereo)




        _modal_aquaviario = d.pop("modal_aquaviario", UNSET)
        modal_aquaviario: EmissaoCteModalAquaviario | Unset
        if isinstance(_modal_aquaviario,  Unset):
            modal_aquaviario = UNSET
        else:
            modal_aquaviario = EmissaoCteModalAquaviario.from_dict(_modal_aquaviario)




        _modal_ferroviario = d.pop("modal_ferroviario", UNSET)
        modal_ferroviario: EmissaoCteModalFerroviario | Unset
        if isinstance(_modal_ferroviario,  Unset):
            modal_ferroviario = UNSET
        else:
            modal_ferroviario = EmissaoCteModalFerroviario.from_dict(_modal_ferroviario)




        _modal_dutoviario = d.pop("modal_dutoviario", UNSET)
        modal_dutoviario: EmissaoCteModalDutoviario | Unset
        if isinstance(_modal_dutoviario,  Unset):
            modal_dutoviario = UNSET
        else:
            modal_dutoviario = EmissaoCteModalDutoviario.from_dict(_modal_dutoviario)




        _modal_multimodal = d.pop("modal_multimodal", UNSET)
        modal_multimodal: EmissaoCteModalMultimodal | Unset
        if isinstance(_modal_multimodal,  Unset):
            modal_multimodal = UNSET
        else:
            modal_multimodal = EmissaoCteModalMultimodal.from_dict(_modal_multimodal)




        _veiculos_transportados = d.pop("veiculos_transportados", UNSET)
        veiculos_transportados: list[EmissaoCteVeiculosTransportados] | Unset = UNSET
        if _veiculos_transportados is not UNSET:
            veiculos_transportados = []
            for veiculos_transportados_item_data in _veiculos_transportados:
                veiculos_transportados_item = EmissaoCteVeiculosTransportados.from_dict(veiculos_transportados_item_data)



                veiculos_transportados.append(veiculos_transportados_item)


        _duplicatas = d.pop("duplicatas", UNSET)
        duplicatas: list[EmissaoCteDuplicatas] | Unset = UNSET
        if _duplicatas is not UNSET:
            duplicatas = []
            for duplicatas_item_data in _duplicatas:
                duplicatas_item = EmissaoCteDuplicatas.from_dict(duplicatas_item_data)



                duplicatas.append(duplicatas_item)


        _ctes_multimodais_vinculados = d.pop("ctes_multimodais_vinculados", UNSET)
        ctes_multimodais_vinculados: list[EmissaoCteCtesMultimodaisVinculados] | Unset = UNSET
        if _ctes_multimodais_vinculados is not UNSET:
            ctes_multimodais_vinculados = []
            for ctes_multimodais_vinculados_item_data in _ctes_multimodais_vinculados:
                ctes_multimodais_vinculados_item = EmissaoCteCtesMultimodaisVinculados.from_dict(ctes_multimodais_vinculados_item_data)



                ctes_multimodais_vinculados.append(ctes_multimodais_vinculados_item)


        _chave_cte_complementado = d.pop("chave_cte_complementado", UNSET)
        chave_cte_complementado: list[EmissaoCteChaveCteComplementado] | Unset = UNSET
        if _chave_cte_complementado is not UNSET:
            chave_cte_complementado = []
            for chave_cte_complementado_item_data in _chave_cte_complementado:
                chave_cte_complementado_item = EmissaoCteChaveCteComplementado.from_dict(chave_cte_complementado_item_data)



                chave_cte_complementado.append(chave_cte_complementado_item)


        _pessoas_autorizadas = d.pop("pessoas_autorizadas", UNSET)
        pessoas_autorizadas: list[EmissaoCtePessoasAutorizadas] | Unset = UNSET
        if _pessoas_autorizadas is not UNSET:
            pessoas_autorizadas = []
            for pessoas_autorizadas_item_data in _pessoas_autorizadas:
                pessoas_autorizadas_item = EmissaoCtePessoasAutorizadas.from_dict(pessoas_autorizadas_item_data)



                pessoas_autorizadas.append(pessoas_autorizadas_item)


        chave_cte_original_anulado = d.pop("chave_cte_original_anulado", UNSET)

        data_declaracao_anulacao = d.pop("data_declaracao_anulacao", UNSET)

        emissao_cte = cls(
            cfop=cfop,
            natureza_operacao=natureza_operacao,
            mod=mod,
            codigo_unico=codigo_unico,
            serie=serie,
            numero=numero,
            data_emissao=data_emissao,
            formato_impressao=formato_impressao,
            forma_emissao=forma_emissao,
            tipo_documento=tipo_documento,
            versao_aplicativo=versao_aplicativo,
            indicador_globalizado=indicador_globalizado,
            codigo_municipio_envio=codigo_municipio_envio,
            municipio_envio=municipio_envio,
            uf_envio=uf_envio,
            modal=modal,
            tipo_servico=tipo_servico,
            codigo_municipio_inicio=codigo_municipio_inicio,
            municipio_inicio=municipio_inicio,
            uf_inicio=uf_inicio,
            codigo_municipio_fim=codigo_municipio_fim,
            municipio_fim=municipio_fim,
            uf_fim=uf_fim,
            retirar_mercadoria=retirar_mercadoria,
            detalhes_retirar=detalhes_retirar,
            indicador_inscricao_estadual_tomador=indicador_inscricao_estadual_tomador,
            tomador=tomador,
            cnpj_tomador=cnpj_tomador,
            cpf_tomador=cpf_tomador,
            inscricao_estadual_tomador=inscricao_estadual_tomador,
            nome_tomador=nome_tomador,
            nome_fantasia_tomador=nome_fantasia_tomador,
            telefone_tomador=telefone_tomador,
            logradouro_tomador=logradouro_tomador,
            numero_tomador=numero_tomador,
            complemento_tomador=complemento_tomador,
            bairro_tomador=bairro_tomador,
            codigo_municipio_tomador=codigo_municipio_tomador,
            municipio_tomador=municipio_tomador,
            cep_tomador=cep_tomador,
            uf_tomador=uf_tomador,
            codigo_pais_tomador=codigo_pais_tomador,
            pais_tomador=pais_tomador,
            email_tomador=email_tomador,
            data_entrada_contingencia=data_entrada_contingencia,
            motivo_entrada_contingencia=motivo_entrada_contingencia,
            tipo_compra_governamental=tipo_compra_governamental,
            perc_reducao_aliquota_compra_governamental=perc_reducao_aliquota_compra_governamental,
            tipo_operacao_governamental=tipo_operacao_governamental,
            tipo_pagamento_antecipado=tipo_pagamento_antecipado,
            caracteristica_adicional_transporte=caracteristica_adicional_transporte,
            caracteristica_adicional_servico=caracteristica_adicional_servico,
            funcionario_emissor=funcionario_emissor,
            codigo_interno_origem=codigo_interno_origem,
            codigo_interno_destino=codigo_interno_destino,
            codigo_rota=codigo_rota,
            tipo_programacao_entrega=tipo_programacao_entrega,
            tipo_data_programada=tipo_data_programada,
            data_programada=data_programada,
            tipo_periodo=tipo_periodo,
            data_inicial=data_inicial,
            data_final=data_final,
            sem_hora_tipo_hora_programada=sem_hora_tipo_hora_programada,
            com_hora_tipo_hora_programada=com_hora_tipo_hora_programada,
            hora_programada=hora_programada,
            tipo_hora_programada=tipo_hora_programada,
            hora_programada_inicial=hora_programada_inicial,
            hora_programada_final=hora_programada_final,
            municipio_origem=municipio_origem,
            municipio_destino=municipio_destino,
            observacao=observacao,
            cnpj_emitente=cnpj_emitente,
            cpf_emitente=cpf_emitente,
            inscricao_estadual_emitente=inscricao_estadual_emitente,
            inscricao_estadual_st_emitente=inscricao_estadual_st_emitente,
            nome_emitente=nome_emitente,
            nome_fantasia_emitente=nome_fantasia_emitente,
            logradouro_emitente=logradouro_emitente,
            numero_emitente=numero_emitente,
            complemento_emitente=complemento_emitente,
            bairro_emitente=bairro_emitente,
            codigo_municipio_emitente=codigo_municipio_emitente,
            municipio_emitente=municipio_emitente,
            cep_emitente=cep_emitente,
            uf_emitente=uf_emitente,
            telefone_emitente=telefone_emitente,
            regime_tributario_emitente=regime_tributario_emitente,
            inscricao_suframa_emitente=inscricao_suframa_emitente,
            cnpj_remetente=cnpj_remetente,
            cpf_remetente=cpf_remetente,
            inscricao_estadual_remetente=inscricao_estadual_remetente,
            nome_remetente=nome_remetente,
            nome_fantasia_remetente=nome_fantasia_remetente,
            telefone_remetente=telefone_remetente,
            logradouro_remetente=logradouro_remetente,
            numero_remetente=numero_remetente,
            complemento_remetente=complemento_remetente,
            bairro_remetente=bairro_remetente,
            codigo_municipio_remetente=codigo_municipio_remetente,
            municipio_remetente=municipio_remetente,
            cep_remetente=cep_remetente,
            uf_remetente=uf_remetente,
            codigo_pais_remetente=codigo_pais_remetente,
            pais_remetente=pais_remetente,
            email_remetente=email_remetente,
            cnpj_expedidor=cnpj_expedidor,
            cpf_expedidor=cpf_expedidor,
            inscricao_estadual_expedidor=inscricao_estadual_expedidor,
            nome_expedidor=nome_expedidor,
            telefone_expedidor=telefone_expedidor,
            logradouro_expedidor=logradouro_expedidor,
            numero_expedidor=numero_expedidor,
            complemento_expedidor=complemento_expedidor,
            bairro_expedidor=bairro_expedidor,
            codigo_municipio_expedidor=codigo_municipio_expedidor,
            municipio_expedidor=municipio_expedidor,
            cep_expedidor=cep_expedidor,
            uf_expedidor=uf_expedidor,
            codigo_pais_expedidor=codigo_pais_expedidor,
            pais_expedidor=pais_expedidor,
            email_expedidor=email_expedidor,
            cnpj_recebedor=cnpj_recebedor,
            cpf_recebedor=cpf_recebedor,
            inscricao_estadual_recebedor=inscricao_estadual_recebedor,
            nome_recebedor=nome_recebedor,
            telefone_recebedor=telefone_recebedor,
            logradouro_recebedor=logradouro_recebedor,
            numero_recebedor=numero_recebedor,
            complemento_recebedor=complemento_recebedor,
            bairro_recebedor=bairro_recebedor,
            codigo_municipio_recebedor=codigo_municipio_recebedor,
            municipio_recebedor=municipio_recebedor,
            cep_recebedor=cep_recebedor,
            uf_recebedor=uf_recebedor,
            codigo_pais_recebedor=codigo_pais_recebedor,
            pais_recebedor=pais_recebedor,
            email_recebedor=email_recebedor,
            cnpj_destinatario=cnpj_destinatario,
            cpf_destinatario=cpf_destinatario,
            inscricao_estadual_destinatario=inscricao_estadual_destinatario,
            nome_destinatario=nome_destinatario,
            telefone_destinatario=telefone_destinatario,
            inscricao_suframa_destinatario=inscricao_suframa_destinatario,
            logradouro_destinatario=logradouro_destinatario,
            numero_destinatario=numero_destinatario,
            complemento_destinatario=complemento_destinatario,
            bairro_destinatario=bairro_destinatario,
            codigo_municipio_destinatario=codigo_municipio_destinatario,
            municipio_destinatario=municipio_destinatario,
            cep_destinatario=cep_destinatario,
            uf_destinatario=uf_destinatario,
            codigo_pais_destinatario=codigo_pais_destinatario,
            pais_destinatario=pais_destinatario,
            email_destinatario=email_destinatario,
            valor_total=valor_total,
            valor_total_liquido=valor_total_liquido,
            valor_receber=valor_receber,
            icms_situacao_tributaria=icms_situacao_tributaria,
            icms_base_calculo=icms_base_calculo,
            icms_aliquota=icms_aliquota,
            icms_valor=icms_valor,
            icms_reducao_base_calculo=icms_reducao_base_calculo,
            icms_valor_desonerado=icms_valor_desonerado,
            icms_codigo_beneficio_fiscal=icms_codigo_beneficio_fiscal,
            icms_base_calculo_retido_st=icms_base_calculo_retido_st,
            icms_valor_retido_st=icms_valor_retido_st,
            icms_aliquota_retido_st=icms_aliquota_retido_st,
            icms_valor_credito_presumido=icms_valor_credito_presumido,
            icms_indicador_simples_nacional=icms_indicador_simples_nacional,
            icms_valor_previsto=icms_valor_previsto,
            valor_total_tributos=valor_total_tributos,
            informacoes_adicionais_fisco=informacoes_adicionais_fisco,
            icms_base_calculo_uf_fim=icms_base_calculo_uf_fim,
            icms_percentual_fcp_uf_fim=icms_percentual_fcp_uf_fim,
            icms_aliquota_interna_uf_fim=icms_aliquota_interna_uf_fim,
            icms_aliquota_interestadual_uf_fim=icms_aliquota_interestadual_uf_fim,
            icms_valor_total_fcp_uf_fim=icms_valor_total_fcp_uf_fim,
            icms_valor_partilha_uf_fim=icms_valor_partilha_uf_fim,
            icms_valor_partilha_uf_inicio=icms_valor_partilha_uf_inicio,
            ibs_cbs_situacao_tributaria=ibs_cbs_situacao_tributaria,
            ibs_cbs_classificacao_tributaria=ibs_cbs_classificacao_tributaria,
            ibs_cbs_indicador_doacao=ibs_cbs_indicador_doacao,
            ibs_cbs_base_calculo=ibs_cbs_base_calculo,
            ibs_uf_aliquota=ibs_uf_aliquota,
            ibs_uf_percentual_diferimento=ibs_uf_percentual_diferimento,
            ibs_uf_valor_diferido=ibs_uf_valor_diferido,
            ibs_uf_percentual_tributo_devolvido=ibs_uf_percentual_tributo_devolvido,
            ibs_uf_valor_tributo_devolvido=ibs_uf_valor_tributo_devolvido,
            ibs_uf_percentual_reducao_aliquota=ibs_uf_percentual_reducao_aliquota,
            ibs_uf_aliquota_efetiva=ibs_uf_aliquota_efetiva,
            ibs_uf_valor=ibs_uf_valor,
            ibs_mun_aliquota=ibs_mun_aliquota,
            ibs_mun_percentual_diferimento=ibs_mun_percentual_diferimento,
            ibs_mun_valor_diferido=ibs_mun_valor_diferido,
            ibs_mun_percentual_tributo_devolvido=ibs_mun_percentual_tributo_devolvido,
            ibs_mun_valor_tributo_devolvido=ibs_mun_valor_tributo_devolvido,
            ibs_mun_percentual_reducao_aliquota=ibs_mun_percentual_reducao_aliquota,
            ibs_mun_aliquota_efetiva=ibs_mun_aliquota_efetiva,
            ibs_mun_valor=ibs_mun_valor,
            ibs_valor_total=ibs_valor_total,
            cbs_aliquota=cbs_aliquota,
            cbs_percentual_diferimento=cbs_percentual_diferimento,
            cbs_valor_diferido=cbs_valor_diferido,
            cbs_percentual_tributo_devolvido=cbs_percentual_tributo_devolvido,
            cbs_valor_tributo_devolvido=cbs_valor_tributo_devolvido,
            cbs_percentual_reducao_aliquota=cbs_percentual_reducao_aliquota,
            cbs_aliquota_efetiva=cbs_aliquota_efetiva,
            cbs_alc_zfm_aliquota_efetiva_regular=cbs_alc_zfm_aliquota_efetiva_regular,
            cbs_alc_zfm_valor_tributo_regular=cbs_alc_zfm_valor_tributo_regular,
            cbs_valor=cbs_valor,
            ibs_cbs_situacao_tributaria_regular=ibs_cbs_situacao_tributaria_regular,
            ibs_cbs_classificacao_tributaria_regular=ibs_cbs_classificacao_tributaria_regular,
            ibs_aliquota_efetiva_regular_uf=ibs_aliquota_efetiva_regular_uf,
            ibs_valor_tributo_regular_uf=ibs_valor_tributo_regular_uf,
            ibs_aliquota_efetiva_regular_municipio=ibs_aliquota_efetiva_regular_municipio,
            ibs_valor_tributo_regular_municipio=ibs_valor_tributo_regular_municipio,
            cbs_aliquota_efetiva_regular=cbs_aliquota_efetiva_regular,
            cbs_valor_tributo_regular=cbs_valor_tributo_regular,
            ibs_aliquota_uf=ibs_aliquota_uf,
            ibs_valor_tributo_uf=ibs_valor_tributo_uf,
            ibs_aliquota_municipio=ibs_aliquota_municipio,
            ibs_valor_tributo_municipio=ibs_valor_tributo_municipio,
            ibs_cbs_aliquota=ibs_cbs_aliquota,
            cbs_valor_tributo=cbs_valor_tributo,
            ibs_valor_estornado=ibs_valor_estornado,
            cbs_valor_estornado=cbs_valor_estornado,
            valor_total_dfe=valor_total_dfe,
            valor_total_carga=valor_total_carga,
            produto_predominante=produto_predominante,
            outras_caracteristicas_carga=outras_caracteristicas_carga,
            valor_carga_averbacao=valor_carga_averbacao,
            numero_fatura=numero_fatura,
            valor_original_fatura=valor_original_fatura,
            valor_desconto_fatura=valor_desconto_fatura,
            valor_liquido_fatura=valor_liquido_fatura,
            chave_cte_original_sub=chave_cte_original_sub,
            indicador_cte_alteracao_tomador=indicador_cte_alteracao_tomador,
            informacoes_cte_globalizado=informacoes_cte_globalizado,
            cnpj_responsavel_tecnico=cnpj_responsavel_tecnico,
            contato_responsavel_tecnico=contato_responsavel_tecnico,
            email_responsavel_tecnico=email_responsavel_tecnico,
            telefone_responsavel_tecnico=telefone_responsavel_tecnico,
            codigo_responsavel_tecnico=codigo_responsavel_tecnico,
            hash_responsavel_tecnico=hash_responsavel_tecnico,
            chave_acesso_dfe_anterior=chave_acesso_dfe_anterior,
            chave_dfe_pagamento_antecipado=chave_dfe_pagamento_antecipado,
            passagens=passagens,
            observacoes_contribuinte=observacoes_contribuinte,
            observacoes_fisco=observacoes_fisco,
            componentes_valor=componentes_valor,
            pagamentos_vinculados=pagamentos_vinculados,
            quantidades=quantidades,
            nfs=nfs,
            nfes=nfes,
            outros_documentos=outros_documentos,
            dces=dces,
            emissores_documento_transporte_anterior=emissores_documento_transporte_anterior,
            modal_rodoviario=modal_rodoviario,
            modal_aereo=modal_aereo,
            modal_aquaviario=modal_aquaviario,
            modal_ferroviario=modal_ferroviario,
            modal_dutoviario=modal_dutoviario,
            modal_multimodal=modal_multimodal,
            veiculos_transportados=veiculos_transportados,
            duplicatas=duplicatas,
            ctes_multimodais_vinculados=ctes_multimodais_vinculados,
            chave_cte_complementado=chave_cte_complementado,
            pessoas_autorizadas=pessoas_autorizadas,
            chave_cte_original_anulado=chave_cte_original_anulado,
            data_declaracao_anulacao=data_declaracao_anulacao,
        )

        return emissao_cte

