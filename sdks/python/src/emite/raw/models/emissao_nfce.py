from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_nfce_codigo_pais_emitente import EmissaoNfceCodigoPaisEmitente
from ..models.emissao_nfce_codigo_regime_especial_tributacao import EmissaoNfceCodigoRegimeEspecialTributacao
from ..models.emissao_nfce_consumidor_final import EmissaoNfceConsumidorFinal
from ..models.emissao_nfce_finalidade_emissao import EmissaoNfceFinalidadeEmissao
from ..models.emissao_nfce_forma_emissao import EmissaoNfceFormaEmissao
from ..models.emissao_nfce_indicador_inscricao_estadual_destinatario import EmissaoNfceIndicadorInscricaoEstadualDestinatario
from ..models.emissao_nfce_indicador_intermediario import EmissaoNfceIndicadorIntermediario
from ..models.emissao_nfce_local_destino import EmissaoNfceLocalDestino
from ..models.emissao_nfce_mod import EmissaoNfceMod
from ..models.emissao_nfce_modalidade_frete import EmissaoNfceModalidadeFrete
from ..models.emissao_nfce_pais_emitente import EmissaoNfcePaisEmitente
from ..models.emissao_nfce_presenca_comprador import EmissaoNfcePresencaComprador
from ..models.emissao_nfce_regime_tributario_emitente import EmissaoNfceRegimeTributarioEmitente
from ..models.emissao_nfce_tipo_compra_governamental import EmissaoNfceTipoCompraGovernamental
from ..models.emissao_nfce_tipo_documento import EmissaoNfceTipoDocumento
from ..models.emissao_nfce_tipo_impressao import EmissaoNfceTipoImpressao
from ..models.emissao_nfce_tipo_nota_credito import EmissaoNfceTipoNotaCredito
from ..models.emissao_nfce_tipo_nota_debito import EmissaoNfceTipoNotaDebito
from ..models.emissao_nfce_tipo_operacao_governamental import EmissaoNfceTipoOperacaoGovernamental
from ..models.uf import Uf
from ..models.uf_ou_exterior import UfOuExterior
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_nfce_agropecuario_defensivo import EmissaoNfceAgropecuarioDefensivo
  from ..models.emissao_nfce_cana_deducoes import EmissaoNfceCanaDeducoes
  from ..models.emissao_nfce_cana_fornecimentos import EmissaoNfceCanaFornecimentos
  from ..models.emissao_nfce_chaves_dfe_anterior_compra_governamental import EmissaoNfceChavesDfeAnteriorCompraGovernamental
  from ..models.emissao_nfce_chaves_nfe_antecipacao_pagamento import EmissaoNfceChavesNfeAntecipacaoPagamento
  from ..models.emissao_nfce_duplicatas import EmissaoNfceDuplicatas
  from ..models.emissao_nfce_formas_pagamento import EmissaoNfceFormasPagamento
  from ..models.emissao_nfce_itens import EmissaoNfceItens
  from ..models.emissao_nfce_notas_referenciadas import EmissaoNfceNotasReferenciadas
  from ..models.emissao_nfce_observacoes_contribuinte import EmissaoNfceObservacoesContribuinte
  from ..models.emissao_nfce_observacoes_fisco import EmissaoNfceObservacoesFisco
  from ..models.emissao_nfce_pagamentos_vinculados import EmissaoNfcePagamentosVinculados
  from ..models.emissao_nfce_pessoas_autorizadas import EmissaoNfcePessoasAutorizadas
  from ..models.emissao_nfce_processos_referenciados import EmissaoNfceProcessosReferenciados
  from ..models.emissao_nfce_reboques import EmissaoNfceReboques
  from ..models.emissao_nfce_volumes import EmissaoNfceVolumes





T = TypeVar("T", bound="EmissaoNfce")



@_attrs_define
class EmissaoNfce:
    """ 
        Attributes:
            natureza_operacao (str): Natureza da operação, até 60 caracteres
            mod (EmissaoNfceMod): Modelo do documento: 65 = NFC-e; deve corresponder à rota
            data_emissao (str): Data e hora de emissão em ISO 8601, por exemplo 2026-11-21T10:00:00-03:00
            tipo_documento (EmissaoNfceTipoDocumento):
            local_destino (EmissaoNfceLocalDestino):
            finalidade_emissao (EmissaoNfceFinalidadeEmissao):
            consumidor_final (EmissaoNfceConsumidorFinal):
            presenca_comprador (EmissaoNfcePresencaComprador):
            cnpj_emitente (str): CNPJ do emitente, com ou sem máscara; aceita CNPJ alfanumérico. Um produtor rural que emite
                por CPF envia cpf_emitente
            inscricao_estadual_emitente (str): Inscrição estadual do emitente
            modalidade_frete (EmissaoNfceModalidadeFrete):
            veiculo_placa (str): Placa do veículo; sem veículo, envie texto vazio
            agropecuario_tipo_guia (str): Tipo da guia de trânsito agropecuário; sem guia, envie texto vazio
            itens (list[EmissaoNfceItens]): Itens da nota, de 1 a 990
            codigo_unico (str | Unset): Código numérico de 8 dígitos da chave; aleatório quando ausente; só faz sentido
                informar em emissão offline manual. Formato: 8 dígitos.
            serie (str | Unset): Série; vazio = série padrão da empresa (1). Formato: número de 0 a 999.
            numero (str | Unset): Número da nota; vazio = numeração automática por empresa+ambiente+modelo+série. Formato:
                número de 1 a 999999999.
            data_entrada_saida (str | Unset): Data e hora da saída ou entrada da mercadoria; omitir na NFC-e e com
                tipo_impressao 6. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            data_previsao_entrega_bem (str | Unset): Previsão de entrega ou disponibilização do bem (RTC). Formato: data
                AAAA-MM-DD.
            municipio (str | Unset): Código IBGE do município do fato gerador do ICMS; padrão = município do emitente.
                Formato: código IBGE de 7 dígitos.
            ibs_cbs_municipio (str | Unset): Código IBGE do fato gerador do IBS/CBS; só com presenca_comprador=5 e sem
                endereço do destinatário nem local de entrega. Formato: código IBGE de 7 dígitos.
            tipo_impressao (EmissaoNfceTipoImpressao | Unset):
            forma_emissao (EmissaoNfceFormaEmissao | Unset):
            tipo_nota_debito (EmissaoNfceTipoNotaDebito | Unset):
            tipo_nota_credito (EmissaoNfceTipoNotaCredito | Unset):
            indicador_intermediario (EmissaoNfceIndicadorIntermediario | Unset):
            codigo_indicador_operacao (str | Unset): Código do local da operação de fornecimento para IBS/CBS (6 dígitos).
                Formato: 6 dígitos.
            data_entrada_contingencia (str | Unset): Início da contingência; exigido junto com a justificativa quando
                forma_emissao diferente de 1. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            motivo_entrada_contingencia (str | Unset): Justificativa da contingência. Formato: de 15 a 256 caracteres.
            tipo_compra_governamental (EmissaoNfceTipoCompraGovernamental | Unset):
            perc_reducao_aliquota_compra_governamental (str | Unset): Percentual de redução das alíquotas na compra
                governamental. Formato: até 3 inteiros e de 2 a 4 decimais.
            tipo_operacao_governamental (EmissaoNfceTipoOperacaoGovernamental | Unset):
            cpf_emitente (str | Unset): CPF do emitente pessoa física, como um produtor rural, com ou sem máscara
            nome_emitente (str | Unset): Razão social; padrão = cadastro. Formato: de 2 a 60 caracteres.
            nome_fantasia_emitente (str | Unset): Nome fantasia; padrão = cadastro. Formato: de 1 a 60 caracteres.
            logradouro_emitente (str | Unset): Logradouro; padrão = cadastro. Formato: de 2 a 60 caracteres.
            numero_emitente (str | Unset): Número; padrão = cadastro; usar S/N se não houver. Formato: de 1 a 60 caracteres.
            complemento_emitente (str | Unset): Complemento; padrão = cadastro. Formato: de 1 a 60 caracteres.
            bairro_emitente (str | Unset): Bairro; padrão = cadastro. Formato: de 2 a 60 caracteres.
            codigo_municipio_emitente (str | Unset): Código IBGE do município; padrão = cadastro ou busca por nome+UF.
                Formato: código IBGE de 7 dígitos.
            municipio_emitente (str | Unset): Nome do município; padrão = cadastro. Formato: de 2 a 60 caracteres.
            uf_emitente (Uf | Unset):
            cep_emitente (str | Unset): CEP com 8 dígitos; padrão = cadastro. Formato: 8 dígitos.
            codigo_pais_emitente (EmissaoNfceCodigoPaisEmitente | Unset): Fixo 1058. Formato: um de 1058.
            pais_emitente (EmissaoNfcePaisEmitente | Unset): Fixo Brasil. Formato: um de Brasil, BRASIL.
            telefone_emitente (str | Unset): DDD + número; padrão = cadastro. Formato: de 6 a 14 dígitos.
            inscricao_estadual_st_emitente (str | Unset): IE de substituto tributário na UF de destino. Formato: de 2 a 14
                dígitos.
            inscricao_municipal_emitente (str | Unset): Inscrição municipal; exigida em nota conjugada com ISSQN. Formato:
                de 1 a 15 caracteres.
            cnae_fiscal_emitente (str | Unset): CNAE; só acompanha a inscrição municipal. Formato: 7 dígitos.
            regime_tributario_emitente (EmissaoNfceRegimeTributarioEmitente | Unset):
            inscricao_suframa_emitente (str | Unset): Inscrição do emitente na Suframa (8 ou 9 dígitos). Formato: de 8 a 9
                dígitos.
            cnpj_destinatario (str | Unset): CNPJ do destinatário; um entre CNPJ, CPF e id estrangeiro. Formato: CNPJ de 14
                posições.
            cpf_destinatario (str | Unset): CPF do destinatário. Formato: CPF de 11 dígitos.
            id_estrangeiro_destinatario (str | Unset): Documento do comprador estrangeiro; exigido em operação com exterior
                (pode ser tag vazia). Formato: de 5 a 20 caracteres sem espaço, ou vazio.
            nome_destinatario (str | Unset): Nome ou razão social; exigido na NF-e 55; substituído pelo literal oficial em
                homologação. Formato: de 2 a 60 caracteres.
            logradouro_destinatario (str | Unset): Logradouro; exigido na 55. Formato: de 2 a 60 caracteres.
            numero_destinatario (str | Unset): Número; exigido na 55. Formato: de 1 a 60 caracteres.
            complemento_destinatario (str | Unset): Complemento. Formato: de 1 a 60 caracteres.
            bairro_destinatario (str | Unset): Bairro; exigido na 55. Formato: de 2 a 60 caracteres.
            codigo_municipio_destinatario (str | Unset): Código IBGE; sem valor busca por nome+UF; 9999999 no exterior.
                Formato: código IBGE de 7 dígitos.
            municipio_destinatario (str | Unset): Nome do município; EXTERIOR em operação com exterior. Formato: de 2 a 60
                caracteres.
            uf_destinatario (UfOuExterior | Unset):
            cep_destinatario (str | Unset): CEP com 8 dígitos. Formato: 8 dígitos.
            codigo_pais_destinatario (str | Unset): Código BACEN do país; informar se diferente de 1058. Formato: de 1 a 4
                dígitos.
            pais_destinatario (str | Unset): Nome do país; informar se diferente de Brasil. Formato: de 2 a 60 caracteres.
            telefone_destinatario (str | Unset): Telefone com 6 a 14 dígitos. Formato: de 6 a 14 dígitos.
            indicador_inscricao_estadual_destinatario (EmissaoNfceIndicadorInscricaoEstadualDestinatario | Unset):
            inscricao_estadual_destinatario (str | Unset): IE; exigida com indicador 1; proibida em NFC-e. Formato: de 2 a
                14 dígitos.
            inscricao_suframa_destinatario (str | Unset): Inscrição Suframa (8 ou 9 dígitos). Formato: de 8 a 9 dígitos.
            inscricao_municipal_destinatario (str | Unset): Inscrição municipal do tomador em nota conjugada. Formato: de 1
                a 15 caracteres.
            email_destinatario (str | Unset): E-mail; se houver lista separada por vírgula só o primeiro vai ao XML.
                Formato: de 1 a 60 caracteres.
            cnpj_retirada (str | Unset): CNPJ do local. Formato: CNPJ de 14 posições.
            cpf_retirada (str | Unset): CPF do local. Formato: CPF de 11 dígitos.
            nome_retirada (str | Unset): Nome ou razão social. Formato: de 2 a 60 caracteres.
            logradouro_retirada (str | Unset): Logradouro; aciona o grupo. Formato: de 2 a 60 caracteres.
            numero_retirada (str | Unset): Número. Formato: de 1 a 60 caracteres.
            complemento_retirada (str | Unset): Complemento. Formato: de 1 a 60 caracteres.
            bairro_retirada (str | Unset): Bairro. Formato: de 2 a 60 caracteres.
            codigo_municipio_retirada (str | Unset): Código IBGE; sem valor busca por nome+UF. Formato: código IBGE de 7
                dígitos.
            municipio_retirada (str | Unset): Município. Formato: de 2 a 60 caracteres.
            uf_retirada (UfOuExterior | Unset):
            cep_retirada (str | Unset): CEP. Formato: 8 dígitos.
            codigo_pais_retirada (str | Unset): Código BACEN do país. Formato: de 1 a 4 dígitos.
            pais_retirada (str | Unset): Nome do país. Formato: de 2 a 60 caracteres.
            telefone_retirada (str | Unset): Telefone. Formato: de 6 a 14 dígitos.
            email_retirada (str | Unset): E-mail. Formato: de 1 a 60 caracteres.
            inscricao_estadual_retirada (str | Unset): IE do local. Formato: de 2 a 14 dígitos ou ISENTO.
            cnpj_entrega (str | Unset): CNPJ do local. Formato: CNPJ de 14 posições.
            cpf_entrega (str | Unset): CPF do local. Formato: CPF de 11 dígitos.
            nome_entrega (str | Unset): Nome ou razão social. Formato: de 2 a 60 caracteres.
            logradouro_entrega (str | Unset): Logradouro; aciona o grupo. Formato: de 2 a 60 caracteres.
            numero_entrega (str | Unset): Número. Formato: de 1 a 60 caracteres.
            complemento_entrega (str | Unset): Complemento. Formato: de 1 a 60 caracteres.
            bairro_entrega (str | Unset): Bairro. Formato: de 2 a 60 caracteres.
            codigo_municipio_entrega (str | Unset): Código IBGE; sem valor busca por nome+UF. Formato: código IBGE de 7
                dígitos.
            municipio_entrega (str | Unset): Município. Formato: de 2 a 60 caracteres.
            uf_entrega (UfOuExterior | Unset):
            cep_entrega (str | Unset): CEP. Formato: 8 dígitos.
            codigo_pais_entrega (str | Unset): Código BACEN do país. Formato: de 1 a 4 dígitos.
            pais_entrega (str | Unset): Nome do país. Formato: de 2 a 60 caracteres.
            telefone_entrega (str | Unset): Telefone. Formato: de 6 a 14 dígitos.
            email_entrega (str | Unset): E-mail. Formato: de 1 a 60 caracteres.
            inscricao_estadual_entrega (str | Unset): IE do local. Formato: de 2 a 14 dígitos ou ISENTO.
            valor_liquido_total (str | Unset): Soma dos valores líquidos dos itens; desde 2026-11-16 (NF-e NT 2026.008
                v1.00). Formato: até 13 inteiros e 2 decimais.
            icms_base_calculo (str | Unset): Soma das bases do ICMS. Formato: até 13 inteiros e 2 decimais.
            icms_valor_total (str | Unset): Soma do ICMS, exceto CST 40, 41 e 50. Formato: até 13 inteiros e 2 decimais.
            icms_valor_total_desonerado (str | Unset): Soma do ICMS desonerado. Formato: até 13 inteiros e 2 decimais.
            fcp_valor_total_uf_destino (str | Unset): Soma do FCP de destino. Formato: até 13 inteiros e 2 decimais.
            icms_valor_total_uf_destino (str | Unset): Soma do ICMS de destino. Formato: até 13 inteiros e 2 decimais.
            icms_valor_total_uf_remetente (str | Unset): Soma do ICMS do remetente. Formato: até 13 inteiros e 2 decimais.
            fcp_valor_total (str | Unset): Soma do FCP. Formato: até 13 inteiros e 2 decimais.
            icms_base_calculo_st (str | Unset): Soma das bases do ST. Formato: até 13 inteiros e 2 decimais.
            icms_valor_total_st (str | Unset): Soma do ICMS ST. Formato: até 13 inteiros e 2 decimais.
            fcp_valor_total_st (str | Unset): Soma do FCP ST. Formato: até 13 inteiros e 2 decimais.
            fcp_valor_total_retido_st (str | Unset): Soma do FCP ST retido antes. Formato: até 13 inteiros e 2 decimais.
            icms_base_calculo_mono (str | Unset): Soma da quantidade monofásica própria. Formato: até 13 inteiros e 2
                decimais.
            icms_valor_mono (str | Unset): Soma do ICMS monofásico próprio. Formato: até 13 inteiros e 2 decimais.
            icms_base_calculo_mono_retencao (str | Unset): Soma da quantidade com retenção. Formato: até 13 inteiros e 2
                decimais.
            icms_valor_mono_retencao (str | Unset): Soma do ICMS monofásico com retenção. Formato: até 13 inteiros e 2
                decimais.
            icms_base_calculo_mono_retido (str | Unset): Soma da quantidade retida antes. Formato: até 13 inteiros e 2
                decimais.
            icms_valor_mono_retido (str | Unset): Soma do ICMS monofásico retido antes. Formato: até 13 inteiros e 2
                decimais.
            valor_produtos (str | Unset): Soma dos produtos; padrão = valor_bruto dos itens com inclui_no_total=1. Formato:
                até 13 inteiros e 2 decimais.
            valor_frete (str | Unset): Soma do frete. Formato: até 13 inteiros e 2 decimais.
            valor_seguro (str | Unset): Soma do seguro. Formato: até 13 inteiros e 2 decimais.
            valor_desconto (str | Unset): Soma do desconto. Formato: até 13 inteiros e 2 decimais.
            valor_total_ii (str | Unset): Soma do II. Formato: até 13 inteiros e 2 decimais.
            valor_ipi (str | Unset): Soma do IPI. Formato: até 13 inteiros e 2 decimais.
            valor_ipi_devolvido (str | Unset): Soma do IPI devolvido. Formato: até 13 inteiros e 2 decimais.
            valor_pis (str | Unset): Soma do PIS dos produtos. Formato: até 13 inteiros e 2 decimais.
            valor_cofins (str | Unset): Soma da COFINS dos produtos. Formato: até 13 inteiros e 2 decimais.
            valor_outras_despesas (str | Unset): Soma das outras despesas. Formato: até 13 inteiros e 2 decimais.
            valor_total (str | Unset): Total da nota. Formato: até 13 inteiros e 2 decimais.
            valor_total_tributos (str | Unset): Soma dos tributos aproximados. Formato: até 13 inteiros e 2 decimais.
            valor_total_servicos (str | Unset): Soma dos serviços; padrão = valor_bruto dos itens com inclui_no_total=1.
                Formato: maior que zero, até 13 inteiros e 2 decimais.
            issqn_base_calculo (str | Unset): Soma das bases do ISSQN. Formato: maior que zero, até 13 inteiros e 2
                decimais.
            issqn_valor_total (str | Unset): Soma do ISSQN. Formato: maior que zero, até 13 inteiros e 2 decimais.
            valor_pis_servicos (str | Unset): Soma do PIS dos serviços. Formato: maior que zero, até 13 inteiros e 2
                decimais.
            valor_cofins_servicos (str | Unset): Soma da COFINS dos serviços. Formato: maior que zero, até 13 inteiros e 2
                decimais.
            data_prestacao_servico (str | Unset): Data da prestação; exigida se houver serviço; padrão = data de emissão.
                Formato: data AAAA-MM-DD.
            issqn_valor_total_deducao (str | Unset): Soma das deduções. Formato: maior que zero, até 13 inteiros e 2
                decimais.
            issqn_valor_total_outras_retencoes (str | Unset): Soma das outras retenções. Formato: maior que zero, até 13
                inteiros e 2 decimais.
            issqn_valor_total_desconto_incondicionado (str | Unset): Soma dos descontos incondicionados. Formato: maior que
                zero, até 13 inteiros e 2 decimais.
            issqn_valor_total_desconto_condicionado (str | Unset): Soma dos descontos condicionados. Formato: maior que
                zero, até 13 inteiros e 2 decimais.
            issqn_valor_total_retencao (str | Unset): Soma do ISS retido. Formato: maior que zero, até 13 inteiros e 2
                decimais.
            codigo_regime_especial_tributacao (EmissaoNfceCodigoRegimeEspecialTributacao | Unset):
            pis_valor_retido (str | Unset): PIS retido; qualquer campo aciona retTrib. Formato: maior que zero, até 13
                inteiros e 2 decimais.
            cofins_valor_retido (str | Unset): COFINS retida. Formato: maior que zero, até 13 inteiros e 2 decimais.
            csll_valor_retido (str | Unset): CSLL retida. Formato: maior que zero, até 13 inteiros e 2 decimais.
            irrf_base_calculo (str | Unset): Base do IRRF. Formato: maior que zero, até 13 inteiros e 2 decimais.
            irrf_valor_retido (str | Unset): IRRF retido. Formato: maior que zero, até 13 inteiros e 2 decimais.
            prev_social_base_calculo (str | Unset): Base da retenção previdenciária. Formato: maior que zero, até 13
                inteiros e 2 decimais.
            prev_social_valor_retido (str | Unset): Retenção previdenciária. Formato: maior que zero, até 13 inteiros e 2
                decimais.
            is_valor_total (str | Unset): Soma do IS. Formato: até 13 inteiros e 2 decimais.
            ibs_cbs_base_calculo (str | Unset): Soma das bases do IBS/CBS. Formato: até 13 inteiros e 2 decimais.
            ibs_uf_valor_total_diferimento (str | Unset): Soma do diferimento IBS UF. Formato: até 13 inteiros e 2 decimais.
            ibs_uf_valor_total_devolucao (str | Unset): Soma da devolução IBS UF. Formato: até 13 inteiros e 2 decimais.
            ibs_uf_valor_total (str | Unset): Soma do IBS UF. Formato: até 13 inteiros e 2 decimais.
            ibs_mun_valor_total_diferimento (str | Unset): Soma do diferimento IBS municipal. Formato: até 13 inteiros e 2
                decimais.
            ibs_mun_valor_total_devolucao (str | Unset): Soma da devolução IBS municipal. Formato: até 13 inteiros e 2
                decimais.
            ibs_mun_valor_total (str | Unset): Soma do IBS municipal. Formato: até 13 inteiros e 2 decimais.
            ibs_valor_total (str | Unset): Soma do IBS. Formato: até 13 inteiros e 2 decimais.
            ibs_valor_total_credito_presumido (str | Unset): Soma do crédito presumido do IBS. Formato: até 13 inteiros e 2
                decimais.
            ibs_valor_total_condicao_suspensiva (str | Unset): Soma do crédito presumido em condição suspensiva (IBS).
                Formato: até 13 inteiros e 2 decimais.
            cbs_valor_total_diferimento (str | Unset): Soma do diferimento da CBS. Formato: até 13 inteiros e 2 decimais.
            cbs_valor_total_devolucao (str | Unset): Soma da devolução da CBS. Formato: até 13 inteiros e 2 decimais.
            cbs_valor_total (str | Unset): Soma da CBS. Formato: até 13 inteiros e 2 decimais.
            cbs_valor_total_credito_presumido (str | Unset): Soma do crédito presumido da CBS. Formato: até 13 inteiros e 2
                decimais.
            cbs_valor_total_condicao_suspensiva (str | Unset): Soma do crédito presumido em condição suspensiva (CBS).
                Formato: até 13 inteiros e 2 decimais.
            ibs_valor_total_monofasico (str | Unset): Soma do IBS monofásico. Formato: até 13 inteiros e 2 decimais.
            cbs_valor_total_monofasico (str | Unset): Soma da CBS monofásica. Formato: até 13 inteiros e 2 decimais.
            ibs_valor_total_monofasico_retencao (str | Unset): Soma do IBS monofásico com retenção. Formato: até 13 inteiros
                e 2 decimais.
            cbs_valor_total_monofasico_retencao (str | Unset): Soma da CBS monofásica com retenção. Formato: até 13 inteiros
                e 2 decimais.
            ibs_valor_total_monofasico_retido (str | Unset): Soma do IBS monofásico retido antes. Formato: até 13 inteiros e
                2 decimais.
            cbs_valor_total_monofasico_retido (str | Unset): Soma da CBS monofásica retida antes. Formato: até 13 inteiros e
                2 decimais.
            ibs_valor_total_credito_estornado (str | Unset): Soma do estorno do IBS. Formato: até 13 inteiros e 2 decimais.
            cbs_valor_total_credito_estornado (str | Unset): Soma do estorno da CBS. Formato: até 13 inteiros e 2 decimais.
            ibs_cbs_is_valor_total (str | Unset): Total com tributos por fora; em 2026 igual a vNF. Formato: até 13 inteiros
                e 2 decimais.
            cnpj_transportador (str | Unset): CNPJ do transportador (um dos dois). Formato: CNPJ de 14 posições.
            cpf_transportador (str | Unset): CPF do transportador. Formato: CPF de 11 dígitos.
            nome_transportador (str | Unset): Nome do transportador. Formato: de 2 a 60 caracteres.
            inscricao_estadual_transportador (str | Unset): IE do transportador. Formato: de 2 a 14 dígitos ou ISENTO.
            endereco_transportador (str | Unset): Endereço completo em uma linha. Formato: de 1 a 60 caracteres.
            municipio_transportador (str | Unset): Município. Formato: de 1 a 60 caracteres.
            uf_transportador (UfOuExterior | Unset):
            transporte_icms_servico (str | Unset): Valor do serviço; aciona retTransp. Formato: até 13 inteiros e 2
                decimais.
            transporte_icms_base_calculo (str | Unset): Base da retenção. Formato: até 13 inteiros e 2 decimais.
            transporte_icms_aliquota (str | Unset): Alíquota da retenção. Formato: até 3 inteiros e de 2 a 4 decimais.
            transporte_icms_valor (str | Unset): ICMS retido. Formato: até 13 inteiros e 2 decimais.
            transporte_icms_cfop (str | Unset): CFOP do transporte. Formato: CFOP de 4 dígitos que começa por 1, 2, 3, 5, 6
                ou 7.
            transporte_icms_codigo_municipio (str | Unset): Município do fato gerador. Formato: código IBGE de 7 dígitos.
            veiculo_uf (UfOuExterior | Unset):
            veiculo_rntc (str | Unset): Registro ANTT. Formato: de 1 a 20 caracteres.
            veiculo_identificacao_vagao (str | Unset): Vagão (exclui veículo e balsa). Formato: de 1 a 20 caracteres.
            veiculo_identificacao_balsa (str | Unset): Balsa (exclui veículo e vagão). Formato: de 1 a 20 caracteres.
            numero_fatura (str | Unset): Número da fatura; qualquer campo aciona fat. Formato: de 1 a 60 caracteres.
            valor_original_fatura (str | Unset): Valor original. Formato: até 13 inteiros e 2 decimais.
            valor_desconto_fatura (str | Unset): Desconto. Formato: até 13 inteiros e 2 decimais.
            valor_liquido_fatura (str | Unset): Valor líquido. Formato: até 13 inteiros e 2 decimais.
            valor_troco (str | Unset): Troco; aceitar também formas_pagamento[].troco. Formato: até 13 inteiros e 2
                decimais.
            cnpj_intermediario (str | Unset): CNPJ do intermediador; exigido com indicador_intermediario=1. Formato: CNPJ de
                14 posições.
            id_intermediario (str | Unset): Identificador do vendedor no intermediador. Formato: de 2 a 60 caracteres.
            informacoes_adicionais_fisco (str | Unset): Texto de interesse do fisco. Formato: de 1 a 2000 caracteres.
            informacoes_adicionais_contribuinte (str | Unset): Texto complementar. Formato: de 1 a 5000 caracteres.
            uf_local_embarque (Uf | Unset):
            local_embarque (str | Unset): Local de embarque. Formato: de 1 a 60 caracteres.
            local_despacho (str | Unset): Local de despacho. Formato: de 1 a 60 caracteres.
            nota_empenho_compra (str | Unset): Nota de empenho. Formato: de 1 a 22 caracteres.
            pedido_compra (str | Unset): Pedido. Formato: de 1 a 60 caracteres.
            contrato_compra (str | Unset): Contrato. Formato: de 1 a 60 caracteres.
            cana_safra (str | Unset): Safra; aciona cana. Formato: de 4 a 9 caracteres.
            cana_mes_ano_referencia (str | Unset): Mês e ano MM/AAAA. Formato: mês e ano MM/AAAA.
            cana_quantidade_mes_fornecimento (str | Unset): Total do mês. Formato: até 11 inteiros e 10 decimais.
            cana_quantidade_anterior_fornecimento (str | Unset): Total anterior. Formato: até 11 inteiros e 10 decimais.
            cana_quantidade_geral_fornecimento (str | Unset): Total geral. Formato: até 11 inteiros e 10 decimais.
            cana_valor_fornecimento (str | Unset): Valor dos fornecimentos. Formato: até 13 inteiros e 2 decimais.
            cana_valor_total_deducoes (str | Unset): Total das deduções. Formato: até 13 inteiros e 2 decimais.
            cana_valor_liquido_fornecimento (str | Unset): Valor líquido. Formato: até 13 inteiros e 2 decimais.
            cnpj_responsavel_tecnico (str | Unset): CNPJ do desenvolvedor; padrão = dados da plataforma. Formato: CNPJ de 14
                posições.
            contato_responsavel_tecnico (str | Unset): Contato. Formato: de 2 a 60 caracteres.
            email_responsavel_tecnico (str | Unset): E-mail. Formato: de 6 a 60 caracteres.
            telefone_responsavel_tecnico (str | Unset): Telefone. Formato: de 6 a 14 dígitos.
            identificador_csrt (str | Unset): Identificador do CSRT. Formato: 2 dígitos.
            hash_csrt (str | Unset): Base64(SHA-1(CSRT + chave)). Formato: Base64 de 20 bytes.
            nff_solicitacao (str | Unset): Texto da solicitação NFF. Formato: de 2 a 5000 caracteres.
            agropecuario_uf_guia (Uf | Unset):
            agropecuario_serie_guia (str | Unset): Série da guia. Formato: de 1 a 9 caracteres.
            agropecuario_numero_guia (str | Unset): Número da guia. Formato: de 1 a 9 dígitos.
            notas_referenciadas (list[EmissaoNfceNotasReferenciadas] | Unset): Lista de documentos referenciados; exigida em
                complementar; a devolução (finalidade 4) referencia por item
            chaves_dfe_anterior_compra_governamental (list[EmissaoNfceChavesDfeAnteriorCompraGovernamental] | Unset): Chave
                do documento anterior da mesma raiz de CNPJ
            chaves_nfe_antecipacao_pagamento (list[EmissaoNfceChavesNfeAntecipacaoPagamento] | Unset): Chave da nota de
                antecipação de pagamento
            pessoas_autorizadas (list[EmissaoNfcePessoasAutorizadas] | Unset): Até 10 pessoas com acesso ao XML
            reboques (list[EmissaoNfceReboques] | Unset): Até 5 reboques
            volumes (list[EmissaoNfceVolumes] | Unset): Volumes transportados
            duplicatas (list[EmissaoNfceDuplicatas] | Unset): Parcelas (até 120)
            formas_pagamento (list[EmissaoNfceFormasPagamento] | Unset): Meios de pagamento (até 100); exigido na NFC-e;
                padrão nas notas
            pagamentos_vinculados (list[EmissaoNfcePagamentosVinculados] | Unset): Pagamentos iniciados antes da nota (até
                99); desde 2026-11-16 (NF-e NT 2026.006 v1.00 (PL 010g))
            observacoes_contribuinte (list[EmissaoNfceObservacoesContribuinte] | Unset): Campos livres (até 10)
            observacoes_fisco (list[EmissaoNfceObservacoesFisco] | Unset): Campos livres do fisco (até 10)
            processos_referenciados (list[EmissaoNfceProcessosReferenciados] | Unset): Processos (até 100)
            cana_fornecimentos (list[EmissaoNfceCanaFornecimentos] | Unset): Fornecimentos diários (1 a 31)
            cana_deducoes (list[EmissaoNfceCanaDeducoes] | Unset): Deduções (até 10)
            agropecuario_defensivo (list[EmissaoNfceAgropecuarioDefensivo] | Unset): Receituários (1 a 20); exclui a guia de
                trânsito
     """

    natureza_operacao: str
    mod: EmissaoNfceMod
    data_emissao: str
    tipo_documento: EmissaoNfceTipoDocumento
    local_destino: EmissaoNfceLocalDestino
    finalidade_emissao: EmissaoNfceFinalidadeEmissao
    consumidor_final: EmissaoNfceConsumidorFinal
    presenca_comprador: EmissaoNfcePresencaComprador
    cnpj_emitente: str
    inscricao_estadual_emitente: str
    modalidade_frete: EmissaoNfceModalidadeFrete
    veiculo_placa: str
    agropecuario_tipo_guia: str
    itens: list[EmissaoNfceItens]
    codigo_unico: str | Unset = UNSET
    serie: str | Unset = UNSET
    numero: str | Unset = UNSET
    data_entrada_saida: str | Unset = UNSET
    data_previsao_entrega_bem: str | Unset = UNSET
    municipio: str | Unset = UNSET
    ibs_cbs_municipio: str | Unset = UNSET
    tipo_impressao: EmissaoNfceTipoImpressao | Unset = UNSET
    forma_emissao: EmissaoNfceFormaEmissao | Unset = UNSET
    tipo_nota_debito: EmissaoNfceTipoNotaDebito | Unset = UNSET
    tipo_nota_credito: EmissaoNfceTipoNotaCredito | Unset = UNSET
    indicador_intermediario: EmissaoNfceIndicadorIntermediario | Unset = UNSET
    codigo_indicador_operacao: str | Unset = UNSET
    data_entrada_contingencia: str | Unset = UNSET
    motivo_entrada_contingencia: str | Unset = UNSET
    tipo_compra_governamental: EmissaoNfceTipoCompraGovernamental | Unset = UNSET
    perc_reducao_aliquota_compra_governamental: str | Unset = UNSET
    tipo_operacao_governamental: EmissaoNfceTipoOperacaoGovernamental | Unset = UNSET
    cpf_emitente: str | Unset = UNSET
    nome_emitente: str | Unset = UNSET
    nome_fantasia_emitente: str | Unset = UNSET
    logradouro_emitente: str | Unset = UNSET
    numero_emitente: str | Unset = UNSET
    complemento_emitente: str | Unset = UNSET
    bairro_emitente: str | Unset = UNSET
    codigo_municipio_emitente: str | Unset = UNSET
    municipio_emitente: str | Unset = UNSET
    uf_emitente: Uf | Unset = UNSET
    cep_emitente: str | Unset = UNSET
    codigo_pais_emitente: EmissaoNfceCodigoPaisEmitente | Unset = UNSET
    pais_emitente: EmissaoNfcePaisEmitente | Unset = UNSET
    telefone_emitente: str | Unset = UNSET
    inscricao_estadual_st_emitente: str | Unset = UNSET
    inscricao_municipal_emitente: str | Unset = UNSET
    cnae_fiscal_emitente: str | Unset = UNSET
    regime_tributario_emitente: EmissaoNfceRegimeTributarioEmitente | Unset = UNSET
    inscricao_suframa_emitente: str | Unset = UNSET
    cnpj_destinatario: str | Unset = UNSET
    cpf_destinatario: str | Unset = UNSET
    id_estrangeiro_destinatario: str | Unset = UNSET
    nome_destinatario: str | Unset = UNSET
    logradouro_destinatario: str | Unset = UNSET
    numero_destinatario: str | Unset = UNSET
    complemento_destinatario: str | Unset = UNSET
    bairro_destinatario: str | Unset = UNSET
    codigo_municipio_destinatario: str | Unset = UNSET
    municipio_destinatario: str | Unset = UNSET
    uf_destinatario: UfOuExterior | Unset = UNSET
    cep_destinatario: str | Unset = UNSET
    codigo_pais_destinatario: str | Unset = UNSET
    pais_destinatario: str | Unset = UNSET
    telefone_destinatario: str | Unset = UNSET
    indicador_inscricao_estadual_destinatario: EmissaoNfceIndicadorInscricaoEstadualDestinatario | Unset = UNSET
    inscricao_estadual_destinatario: str | Unset = UNSET
    inscricao_suframa_destinatario: str | Unset = UNSET
    inscricao_municipal_destinatario: str | Unset = UNSET
    email_destinatario: str | Unset = UNSET
    cnpj_retirada: str | Unset = UNSET
    cpf_retirada: str | Unset = UNSET
    nome_retirada: str | Unset = UNSET
    logradouro_retirada: str | Unset = UNSET
    numero_retirada: str | Unset = UNSET
    complemento_retirada: str | Unset = UNSET
    bairro_retirada: str | Unset = UNSET
    codigo_municipio_retirada: str | Unset = UNSET
    municipio_retirada: str | Unset = UNSET
    uf_retirada: UfOuExterior | Unset = UNSET
    cep_retirada: str | Unset = UNSET
    codigo_pais_retirada: str | Unset = UNSET
    pais_retirada: str | Unset = UNSET
    telefone_retirada: str | Unset = UNSET
    email_retirada: str | Unset = UNSET
    inscricao_estadual_retirada: str | Unset = UNSET
    cnpj_entrega: str | Unset = UNSET
    cpf_entrega: str | Unset = UNSET
    nome_entrega: str | Unset = UNSET
    logradouro_entrega: str | Unset = UNSET
    numero_entrega: str | Unset = UNSET
    complemento_entrega: str | Unset = UNSET
    bairro_entrega: str | Unset = UNSET
    codigo_municipio_entrega: str | Unset = UNSET
    municipio_entrega: str | Unset = UNSET
    uf_entrega: UfOuExterior | Unset = UNSET
    cep_entrega: str | Unset = UNSET
    codigo_pais_entrega: str | Unset = UNSET
    pais_entrega: str | Unset = UNSET
    telefone_entrega: str | Unset = UNSET
    email_entrega: str | Unset = UNSET
    inscricao_estadual_entrega: str | Unset = UNSET
    valor_liquido_total: str | Unset = UNSET
    icms_base_calculo: str | Unset = UNSET
    icms_valor_total: str | Unset = UNSET
    icms_valor_total_desonerado: str | Unset = UNSET
    fcp_valor_total_uf_destino: str | Unset = UNSET
    icms_valor_total_uf_destino: str | Unset = UNSET
    icms_valor_total_uf_remetente: str | Unset = UNSET
    fcp_valor_total: str | Unset = UNSET
    icms_base_calculo_st: str | Unset = UNSET
    icms_valor_total_st: str | Unset = UNSET
    fcp_valor_total_st: str | Unset = UNSET
    fcp_valor_total_retido_st: str | Unset = UNSET
    icms_base_calculo_mono: str | Unset = UNSET
    icms_valor_mono: str | Unset = UNSET
    icms_base_calculo_mono_retencao: str | Unset = UNSET
    icms_valor_mono_retencao: str | Unset = UNSET
    icms_base_calculo_mono_retido: str | Unset = UNSET
    icms_valor_mono_retido: str | Unset = UNSET
    valor_produtos: str | Unset = UNSET
    valor_frete: str | Unset = UNSET
    valor_seguro: str | Unset = UNSET
    valor_desconto: str | Unset = UNSET
    valor_total_ii: str | Unset = UNSET
    valor_ipi: str | Unset = UNSET
    valor_ipi_devolvido: str | Unset = UNSET
    valor_pis: str | Unset = UNSET
    valor_cofins: str | Unset = UNSET
    valor_outras_despesas: str | Unset = UNSET
    valor_total: str | Unset = UNSET
    valor_total_tributos: str | Unset = UNSET
    valor_total_servicos: str | Unset = UNSET
    issqn_base_calculo: str | Unset = UNSET
    issqn_valor_total: str | Unset = UNSET
    valor_pis_servicos: str | Unset = UNSET
    valor_cofins_servicos: str | Unset = UNSET
    data_prestacao_servico: str | Unset = UNSET
    issqn_valor_total_deducao: str | Unset = UNSET
    issqn_valor_total_outras_retencoes: str | Unset = UNSET
    issqn_valor_total_desconto_incondicionado: str | Unset = UNSET
    issqn_valor_total_desconto_condicionado: str | Unset = UNSET
    issqn_valor_total_retencao: str | Unset = UNSET
    codigo_regime_especial_tributacao: EmissaoNfceCodigoRegimeEspecialTributacao | Unset = UNSET
    pis_valor_retido: str | Unset = UNSET
    cofins_valor_retido: str | Unset = UNSET
    csll_valor_retido: str | Unset = UNSET
    irrf_base_calculo: str | Unset = UNSET
    irrf_valor_retido: str | Unset = UNSET
    prev_social_base_calculo: str | Unset = UNSET
    prev_social_valor_retido: str | Unset = UNSET
    is_valor_total: str | Unset = UNSET
    ibs_cbs_base_calculo: str | Unset = UNSET
    ibs_uf_valor_total_diferimento: str | Unset = UNSET
    ibs_uf_valor_total_devolucao: str | Unset = UNSET
    ibs_uf_valor_total: str | Unset = UNSET
    ibs_mun_valor_total_diferimento: str | Unset = UNSET
    ibs_mun_valor_total_devolucao: str | Unset = UNSET
    ibs_mun_valor_total: str | Unset = UNSET
    ibs_valor_total: str | Unset = UNSET
    ibs_valor_total_credito_presumido: str | Unset = UNSET
    ibs_valor_total_condicao_suspensiva: str | Unset = UNSET
    cbs_valor_total_diferimento: str | Unset = UNSET
    cbs_valor_total_devolucao: str | Unset = UNSET
    cbs_valor_total: str | Unset = UNSET
    cbs_valor_total_credito_presumido: str | Unset = UNSET
    cbs_valor_total_condicao_suspensiva: str | Unset = UNSET
    ibs_valor_total_monofasico: str | Unset = UNSET
    cbs_valor_total_monofasico: str | Unset = UNSET
    ibs_valor_total_monofasico_retencao: str | Unset = UNSET
    cbs_valor_total_monofasico_retencao: str | Unset = UNSET
    ibs_valor_total_monofasico_retido: str | Unset = UNSET
    cbs_valor_total_monofasico_retido: str | Unset = UNSET
    ibs_valor_total_credito_estornado: str | Unset = UNSET
    cbs_valor_total_credito_estornado: str | Unset = UNSET
    ibs_cbs_is_valor_total: str | Unset = UNSET
    cnpj_transportador: str | Unset = UNSET
    cpf_transportador: str | Unset = UNSET
    nome_transportador: str | Unset = UNSET
    inscricao_estadual_transportador: str | Unset = UNSET
    endereco_transportador: str | Unset = UNSET
    municipio_transportador: str | Unset = UNSET
    uf_transportador: UfOuExterior | Unset = UNSET
    transporte_icms_servico: str | Unset = UNSET
    transporte_icms_base_calculo: str | Unset = UNSET
    transporte_icms_aliquota: str | Unset = UNSET
    transporte_icms_valor: str | Unset = UNSET
    transporte_icms_cfop: str | Unset = UNSET
    transporte_icms_codigo_municipio: str | Unset = UNSET
    veiculo_uf: UfOuExterior | Unset = UNSET
    veiculo_rntc: str | Unset = UNSET
    veiculo_identificacao_vagao: str | Unset = UNSET
    veiculo_identificacao_balsa: str | Unset = UNSET
    numero_fatura: str | Unset = UNSET
    valor_original_fatura: str | Unset = UNSET
    valor_desconto_fatura: str | Unset = UNSET
    valor_liquido_fatura: str | Unset = UNSET
    valor_troco: str | Unset = UNSET
    cnpj_intermediario: str | Unset = UNSET
    id_intermediario: str | Unset = UNSET
    informacoes_adicionais_fisco: str | Unset = UNSET
    informacoes_adicionais_contribuinte: str | Unset = UNSET
    uf_local_embarque: Uf | Unset = UNSET
    local_embarque: str | Unset = UNSET
    local_despacho: str | Unset = UNSET
    nota_empenho_compra: str | Unset = UNSET
    pedido_compra: str | Unset = UNSET
    contrato_compra: str | Unset = UNSET
    cana_safra: str | Unset = UNSET
    cana_mes_ano_referencia: str | Unset = UNSET
    cana_quantidade_mes_fornecimento: str | Unset = UNSET
    cana_quantidade_anterior_fornecimento: str | Unset = UNSET
    cana_quantidade_geral_fornecimento: str | Unset = UNSET
    cana_valor_fornecimento: str | Unset = UNSET
    cana_valor_total_deducoes: str | Unset = UNSET
    cana_valor_liquido_fornecimento: str | Unset = UNSET
    cnpj_responsavel_tecnico: str | Unset = UNSET
    contato_responsavel_tecnico: str | Unset = UNSET
    email_responsavel_tecnico: str | Unset = UNSET
    telefone_responsavel_tecnico: str | Unset = UNSET
    identificador_csrt: str | Unset = UNSET
    hash_csrt: str | Unset = UNSET
    nff_solicitacao: str | Unset = UNSET
    agropecuario_uf_guia: Uf | Unset = UNSET
    agropecuario_serie_guia: str | Unset = UNSET
    agropecuario_numero_guia: str | Unset = UNSET
    notas_referenciadas: list[EmissaoNfceNotasReferenciadas] | Unset = UNSET
    chaves_dfe_anterior_compra_governamental: list[EmissaoNfceChavesDfeAnteriorCompraGovernamental] | Unset = UNSET
    chaves_nfe_antecipacao_pagamento: list[EmissaoNfceChavesNfeAntecipacaoPagamento] | Unset = UNSET
    pessoas_autorizadas: list[EmissaoNfcePessoasAutorizadas] | Unset = UNSET
    reboques: list[EmissaoNfceReboques] | Unset = UNSET
    volumes: list[EmissaoNfceVolumes] | Unset = UNSET
    duplicatas: list[EmissaoNfceDuplicatas] | Unset = UNSET
    formas_pagamento: list[EmissaoNfceFormasPagamento] | Unset = UNSET
    pagamentos_vinculados: list[EmissaoNfcePagamentosVinculados] | Unset = UNSET
    observacoes_contribuinte: list[EmissaoNfceObservacoesContribuinte] | Unset = UNSET
    observacoes_fisco: list[EmissaoNfceObservacoesFisco] | Unset = UNSET
    processos_referenciados: list[EmissaoNfceProcessosReferenciados] | Unset = UNSET
    cana_fornecimentos: list[EmissaoNfceCanaFornecimentos] | Unset = UNSET
    cana_deducoes: list[EmissaoNfceCanaDeducoes] | Unset = UNSET
    agropecuario_defensivo: list[EmissaoNfceAgropecuarioDefensivo] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_nfce_agropecuario_defensivo import EmissaoNfceAgropecuarioDefensivo # noqa: PLC0415
        from ..models.emissao_nfce_cana_deducoes import EmissaoNfceCanaDeducoes # noqa: PLC0415
        from ..models.emissao_nfce_cana_fornecimentos import EmissaoNfceCanaFornecimentos # noqa: PLC0415
        from ..models.emissao_nfce_chaves_dfe_anterior_compra_governamental import EmissaoNfceChavesDfeAnteriorCompraGovernamental # noqa: PLC0415
        from ..models.emissao_nfce_chaves_nfe_antecipacao_pagamento import EmissaoNfceChavesNfeAntecipacaoPagamento # noqa: PLC0415
        from ..models.emissao_nfce_duplicatas import EmissaoNfceDuplicatas # noqa: PLC0415
        from ..models.emissao_nfce_formas_pagamento import EmissaoNfceFormasPagamento # noqa: PLC0415
        from ..models.emissao_nfce_itens import EmissaoNfceItens # noqa: PLC0415
        from ..models.emissao_nfce_notas_referenciadas import EmissaoNfceNotasReferenciadas # noqa: PLC0415
        from ..models.emissao_nfce_observacoes_contribuinte import EmissaoNfceObservacoesContribuinte # noqa: PLC0415
        from ..models.emissao_nfce_observacoes_fisco import EmissaoNfceObservacoesFisco # noqa: PLC0415
        from ..models.emissao_nfce_pagamentos_vinculados import EmissaoNfcePagamentosVinculados # noqa: PLC0415
        from ..models.emissao_nfce_pessoas_autorizadas import EmissaoNfcePessoasAutorizadas # noqa: PLC0415
        from ..models.emissao_nfce_processos_referenciados import EmissaoNfceProcessosReferenciados # noqa: PLC0415
        from ..models.emissao_nfce_reboques import EmissaoNfceReboques # noqa: PLC0415
        from ..models.emissao_nfce_volumes import EmissaoNfceVolumes # noqa: PLC0415
        natureza_operacao = self.natureza_operacao

        mod = self.mod.value

        data_emissao = self.data_emissao

        tipo_documento = self.tipo_documento.value

        local_destino = self.local_destino.value

        finalidade_emissao = self.finalidade_emissao.value

        consumidor_final = self.consumidor_final.value

        presenca_comprador = self.presenca_comprador.value

        cnpj_emitente = self.cnpj_emitente

        inscricao_estadual_emitente = self.inscricao_estadual_emitente

        modalidade_frete = self.modalidade_frete.value

        veiculo_placa = self.veiculo_placa

        agropecuario_tipo_guia = self.agropecuario_tipo_guia

        itens = []
        for itens_item_data in self.itens:
            itens_item = itens_item_data.to_dict()
            itens.append(itens_item)



        codigo_unico = self.codigo_unico

        serie = self.serie

        numero = self.numero

        data_entrada_saida = self.data_entrada_saida

        data_previsao_entrega_bem = self.data_previsao_entrega_bem

        municipio = self.municipio

        ibs_cbs_municipio = self.ibs_cbs_municipio

        tipo_impressao: str | Unset = UNSET
        if not isinstance(self.tipo_impressao, Unset):
            tipo_impressao = self.tipo_impressao.value


        forma_emissao: str | Unset = UNSET
        if not isinstance(self.forma_emissao, Unset):
            forma_emissao = self.forma_emissao.value


        tipo_nota_debito: str | Unset = UNSET
        if not isinstance(self.tipo_nota_debito, Unset):
            tipo_nota_debito = self.tipo_nota_debito.value


        tipo_nota_credito: str | Unset = UNSET
        if not isinstance(self.tipo_nota_credito, Unset):
            tipo_nota_credito = self.tipo_nota_credito.value


        indicador_intermediario: str | Unset = UNSET
        if not isinstance(self.indicador_intermediario, Unset):
            indicador_intermediario = self.indicador_intermediario.value


        codigo_indicador_operacao = self.codigo_indicador_operacao

        data_entrada_contingencia = self.data_entrada_contingencia

        motivo_entrada_contingencia = self.motivo_entrada_contingencia

        tipo_compra_governamental: str | Unset = UNSET
        if not isinstance(self.tipo_compra_governamental, Unset):
            tipo_compra_governamental = self.tipo_compra_governamental.value


        perc_reducao_aliquota_compra_governamental = self.perc_reducao_aliquota_compra_governamental

        tipo_operacao_governamental: str | Unset = UNSET
        if not isinstance(self.tipo_operacao_governamental, Unset):
            tipo_operacao_governamental = self.tipo_operacao_governamental.value


        cpf_emitente = self.cpf_emitente

        nome_emitente = self.nome_emitente

        nome_fantasia_emitente = self.nome_fantasia_emitente

        logradouro_emitente = self.logradouro_emitente

        numero_emitente = self.numero_emitente

        complemento_emitente = self.complemento_emitente

        bairro_emitente = self.bairro_emitente

        codigo_municipio_emitente = self.codigo_municipio_emitente

        municipio_emitente = self.municipio_emitente

        uf_emitente: str | Unset = UNSET
        if not isinstance(self.uf_emitente, Unset):
            uf_emitente = self.uf_emitente.value


        cep_emitente = self.cep_emitente

        codigo_pais_emitente: str | Unset = UNSET
        if not isinstance(self.codigo_pais_emitente, Unset):
            codigo_pais_emitente = self.codigo_pais_emitente.value


        pais_emitente: str | Unset = UNSET
        if not isinstance(self.pais_emitente, Unset):
            pais_emitente = self.pais_emitente.value


        telefone_emitente = self.telefone_emitente

        inscricao_estadual_st_emitente = self.inscricao_estadual_st_emitente

        inscricao_municipal_emitente = self.inscricao_municipal_emitente

        cnae_fiscal_emitente = self.cnae_fiscal_emitente

        regime_tributario_emitente: str | Unset = UNSET
        if not isinstance(self.regime_tributario_emitente, Unset):
            regime_tributario_emitente = self.regime_tributario_emitente.value


        inscricao_suframa_emitente = self.inscricao_suframa_emitente

        cnpj_destinatario = self.cnpj_destinatario

        cpf_destinatario = self.cpf_destinatario

        id_estrangeiro_destinatario = self.id_estrangeiro_destinatario

        nome_destinatario = self.nome_destinatario

        logradouro_destinatario = self.logradouro_destinatario

        numero_destinatario = self.numero_destinatario

        complemento_destinatario = self.complemento_destinatario

        bairro_destinatario = self.bairro_destinatario

        codigo_municipio_destinatario = self.codigo_municipio_destinatario

        municipio_destinatario = self.municipio_destinatario

        uf_destinatario: str | Unset = UNSET
        if not isinstance(self.uf_destinatario, Unset):
            uf_destinatario = self.uf_destinatario.value


        cep_destinatario = self.cep_destinatario

        codigo_pais_destinatario = self.codigo_pais_destinatario

        pais_destinatario = self.pais_destinatario

        telefone_destinatario = self.telefone_destinatario

        indicador_inscricao_estadual_destinatario: str | Unset = UNSET
        if not isinstance(self.indicador_inscricao_estadual_destinatario, Unset):
            indicador_inscricao_estadual_destinatario = self.indicador_inscricao_estadual_destinatario.value


        inscricao_estadual_destinatario = self.inscricao_estadual_destinatario

        inscricao_suframa_destinatario = self.inscricao_suframa_destinatario

        inscricao_municipal_destinatario = self.inscricao_municipal_destinatario

        email_destinatario = self.email_destinatario

        cnpj_retirada = self.cnpj_retirada

        cpf_retirada = self.cpf_retirada

        nome_retirada = self.nome_retirada

        logradouro_retirada = self.logradouro_retirada

        numero_retirada = self.numero_retirada

        complemento_retirada = self.complemento_retirada

        bairro_retirada = self.bairro_retirada

        codigo_municipio_retirada = self.codigo_municipio_retirada

        municipio_retirada = self.municipio_retirada

        uf_retirada: str | Unset = UNSET
        if not isinstance(self.uf_retirada, Unset):
            uf_retirada = self.uf_retirada.value


        cep_retirada = self.cep_retirada

        codigo_pais_retirada = self.codigo_pais_retirada

        pais_retirada = self.pais_retirada

        telefone_retirada = self.telefone_retirada

        email_retirada = self.email_retirada

        inscricao_estadual_retirada = self.inscricao_estadual_retirada

        cnpj_entrega = self.cnpj_entrega

        cpf_entrega = self.cpf_entrega

        nome_entrega = self.nome_entrega

        logradouro_entrega = self.logradouro_entrega

        numero_entrega = self.numero_entrega

        complemento_entrega = self.complemento_entrega

        bairro_entrega = self.bairro_entrega

        codigo_municipio_entrega = self.codigo_municipio_entrega

        municipio_entrega = self.municipio_entrega

        uf_entrega: str | Unset = UNSET
        if not isinstance(self.uf_entrega, Unset):
            uf_entrega = self.uf_entrega.value


        cep_entrega = self.cep_entrega

        codigo_pais_entrega = self.codigo_pais_entrega

        pais_entrega = self.pais_entrega

        telefone_entrega = self.telefone_entrega

        email_entrega = self.email_entrega

        inscricao_estadual_entrega = self.inscricao_estadual_entrega

        valor_liquido_total = self.valor_liquido_total

        icms_base_calculo = self.icms_base_calculo

        icms_valor_total = self.icms_valor_total

        icms_valor_total_desonerado = self.icms_valor_total_desonerado

        fcp_valor_total_uf_destino = self.fcp_valor_total_uf_destino

        icms_valor_total_uf_destino = self.icms_valor_total_uf_destino

        icms_valor_total_uf_remetente = self.icms_valor_total_uf_remetente

        fcp_valor_total = self.fcp_valor_total

        icms_base_calculo_st = self.icms_base_calculo_st

        icms_valor_total_st = self.icms_valor_total_st

        fcp_valor_total_st = self.fcp_valor_total_st

        fcp_valor_total_retido_st = self.fcp_valor_total_retido_st

        icms_base_calculo_mono = self.icms_base_calculo_mono

        icms_valor_mono = self.icms_valor_mono

        icms_base_calculo_mono_retencao = self.icms_base_calculo_mono_retencao

        icms_valor_mono_retencao = self.icms_valor_mono_retencao

        icms_base_calculo_mono_retido = self.icms_base_calculo_mono_retido

        icms_valor_mono_retido = self.icms_valor_mono_retido

        valor_produtos = self.valor_produtos

        valor_frete = self.valor_frete

        valor_seguro = self.valor_seguro

        valor_desconto = self.valor_desconto

        valor_total_ii = self.valor_total_ii

        valor_ipi = self.valor_ipi

        valor_ipi_devolvido = self.valor_ipi_devolvido

        valor_pis = self.valor_pis

        valor_cofins = self.valor_cofins

        valor_outras_despesas = self.valor_outras_despesas

        valor_total = self.valor_total

        valor_total_tributos = self.valor_total_tributos

        valor_total_servicos = self.valor_total_servicos

        issqn_base_calculo = self.issqn_base_calculo

        issqn_valor_total = self.issqn_valor_total

        valor_pis_servicos = self.valor_pis_servicos

        valor_cofins_servicos = self.valor_cofins_servicos

        data_prestacao_servico = self.data_prestacao_servico

        issqn_valor_total_deducao = self.issqn_valor_total_deducao

        issqn_valor_total_outras_retencoes = self.issqn_valor_total_outras_retencoes

        issqn_valor_total_desconto_incondicionado = self.issqn_valor_total_desconto_incondicionado

        issqn_valor_total_desconto_condicionado = self.issqn_valor_total_desconto_condicionado

        issqn_valor_total_retencao = self.issqn_valor_total_retencao

        codigo_regime_especial_tributacao: str | Unset = UNSET
        if not isinstance(self.codigo_regime_especial_tributacao, Unset):
            codigo_regime_especial_tributacao = self.codigo_regime_especial_tributacao.value


        pis_valor_retido = self.pis_valor_retido

        cofins_valor_retido = self.cofins_valor_retido

        csll_valor_retido = self.csll_valor_retido

        irrf_base_calculo = self.irrf_base_calculo

        irrf_valor_retido = self.irrf_valor_retido

        prev_social_base_calculo = self.prev_social_base_calculo

        prev_social_valor_retido = self.prev_social_valor_retido

        is_valor_total = self.is_valor_total

        ibs_cbs_base_calculo = self.ibs_cbs_base_calculo

        ibs_uf_valor_total_diferimento = self.ibs_uf_valor_total_diferimento

        ibs_uf_valor_total_devolucao = self.ibs_uf_valor_total_devolucao

        ibs_uf_valor_total = self.ibs_uf_valor_total

        ibs_mun_valor_total_diferimento = self.ibs_mun_valor_total_diferimento

        ibs_mun_valor_total_devolucao = self.ibs_mun_valor_total_devolucao

        ibs_mun_valor_total = self.ibs_mun_valor_total

        ibs_valor_total = self.ibs_valor_total

        ibs_valor_total_credito_presumido = self.ibs_valor_total_credito_presumido

        ibs_valor_total_condicao_suspensiva = self.ibs_valor_total_condicao_suspensiva

        cbs_valor_total_diferimento = self.cbs_valor_total_diferimento

        cbs_valor_total_devolucao = self.cbs_valor_total_devolucao

        cbs_valor_total = self.cbs_valor_total

        cbs_valor_total_credito_presumido = self.cbs_valor_total_credito_presumido

        cbs_valor_total_condicao_suspensiva = self.cbs_valor_total_condicao_suspensiva

        ibs_valor_total_monofasico = self.ibs_valor_total_monofasico

        cbs_valor_total_monofasico = self.cbs_valor_total_monofasico

        ibs_valor_total_monofasico_retencao = self.ibs_valor_total_monofasico_retencao

        cbs_valor_total_monofasico_retencao = self.cbs_valor_total_monofasico_retencao

        ibs_valor_total_monofasico_retido = self.ibs_valor_total_monofasico_retido

        cbs_valor_total_monofasico_retido = self.cbs_valor_total_monofasico_retido

        ibs_valor_total_credito_estornado = self.ibs_valor_total_credito_estornado

        cbs_valor_total_credito_estornado = self.cbs_valor_total_credito_estornado

        ibs_cbs_is_valor_total = self.ibs_cbs_is_valor_total

        cnpj_transportador = self.cnpj_transportador

        cpf_transportador = self.cpf_transportador

        nome_transportador = self.nome_transportador

        inscricao_estadual_transportador = self.inscricao_estadual_transportador

        endereco_transportador = self.endereco_transportador

        municipio_transportador = self.municipio_transportador

        uf_transportador: str | Unset = UNSET
        if not isinstance(self.uf_transportador, Unset):
            uf_transportador = self.uf_transportador.value


        transporte_icms_servico = self.transporte_icms_servico

        transporte_icms_base_calculo = self.transporte_icms_base_calculo

        transporte_icms_aliquota = self.transporte_icms_aliquota

        transporte_icms_valor = self.transporte_icms_valor

        transporte_icms_cfop = self.transporte_icms_cfop

        transporte_icms_codigo_municipio = self.transporte_icms_codigo_municipio

        veiculo_uf: str | Unset = UNSET
        if not isinstance(self.veiculo_uf, Unset):
            veiculo_uf = self.veiculo_uf.value


        veiculo_rntc = self.veiculo_rntc

        veiculo_identificacao_vagao = self.veiculo_identificacao_vagao

        veiculo_identificacao_balsa = self.veiculo_identificacao_balsa

        numero_fatura = self.numero_fatura

        valor_original_fatura = self.valor_original_fatura

        valor_desconto_fatura = self.valor_desconto_fatura

        valor_liquido_fatura = self.valor_liquido_fatura

        valor_troco = self.valor_troco

        cnpj_intermediario = self.cnpj_intermediario

        id_intermediario = self.id_intermediario

        informacoes_adicionais_fisco = self.informacoes_adicionais_fisco

        informacoes_adicionais_contribuinte = self.informacoes_adicionais_contribuinte

        uf_local_embarque: str | Unset = UNSET
        if not isinstance(self.uf_local_embarque, Unset):
            uf_local_embarque = self.uf_local_embarque.value


        local_embarque = self.local_embarque

        local_despacho = self.local_despacho

        nota_empenho_compra = self.nota_empenho_compra

        pedido_compra = self.pedido_compra

        contrato_compra = self.contrato_compra

        cana_safra = self.cana_safra

        cana_mes_ano_referencia = self.cana_mes_ano_referencia

        cana_quantidade_mes_fornecimento = self.cana_quantidade_mes_fornecimento

        cana_quantidade_anterior_fornecimento = self.cana_quantidade_anterior_fornecimento

        cana_quantidade_geral_fornecimento = self.cana_quantidade_geral_fornecimento

        cana_valor_fornecimento = self.cana_valor_fornecimento

        cana_valor_total_deducoes = self.cana_valor_total_deducoes

        cana_valor_liquido_fornecimento = self.cana_valor_liquido_fornecimento

        cnpj_responsavel_tecnico = self.cnpj_responsavel_tecnico

        contato_responsavel_tecnico = self.contato_responsavel_tecnico

        email_responsavel_tecnico = self.email_responsavel_tecnico

        telefone_responsavel_tecnico = self.telefone_responsavel_tecnico

        identificador_csrt = self.identificador_csrt

        hash_csrt = self.hash_csrt

        nff_solicitacao = self.nff_solicitacao

        agropecuario_uf_guia: str | Unset = UNSET
        if not isinstance(self.agropecuario_uf_guia, Unset):
            agropecuario_uf_guia = self.agropecuario_uf_guia.value


        agropecuario_serie_guia = self.agropecuario_serie_guia

        agropecuario_numero_guia = self.agropecuario_numero_guia

        notas_referenciadas: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.notas_referenciadas, Unset):
            notas_referenciadas = []
            for notas_referenciadas_item_data in self.notas_referenciadas:
                notas_referenciadas_item = notas_referenciadas_item_data.to_dict()
                notas_referenciadas.append(notas_referenciadas_item)



        chaves_dfe_anterior_compra_governamental: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.chaves_dfe_anterior_compra_governamental, Unset):
            chaves_dfe_anterior_compra_governamental = []
            for chaves_dfe_anterior_compra_governamental_item_data in self.chaves_dfe_anterior_compra_governamental:
                chaves_dfe_anterior_compra_governamental_item = chaves_dfe_anterior_compra_governamental_item_data.to_dict()
                chaves_dfe_anterior_compra_governamental.append(chaves_dfe_anterior_compra_governamental_item)



        chaves_nfe_antecipacao_pagamento: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.chaves_nfe_antecipacao_pagamento, Unset):
            chaves_nfe_antecipacao_pagamento = []
            for chaves_nfe_antecipacao_pagamento_item_data in self.chaves_nfe_antecipacao_pagamento:
                chaves_nfe_antecipacao_pagamento_item = chaves_nfe_antecipacao_pagamento_item_data.to_dict()
                chaves_nfe_antecipacao_pagamento.append(chaves_nfe_antecipacao_pagamento_item)



        pessoas_autorizadas: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.pessoas_autorizadas, Unset):
            pessoas_autorizadas = []
            for pessoas_autorizadas_item_data in self.pessoas_autorizadas:
                pessoas_autorizadas_item = pessoas_autorizadas_item_data.to_dict()
                pessoas_autorizadas.append(pessoas_autorizadas_item)



        reboques: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.reboques, Unset):
            reboques = []
            for reboques_item_data in self.reboques:
                reboques_item = reboques_item_data.to_dict()
                reboques.append(reboques_item)



        volumes: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.volumes, Unset):
            volumes = []
            for volumes_item_data in self.volumes:
                volumes_item = volumes_item_data.to_dict()
                volumes.append(volumes_item)



        duplicatas: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.duplicatas, Unset):
            duplicatas = []
            for duplicatas_item_data in self.duplicatas:
                duplicatas_item = duplicatas_item_data.to_dict()
                duplicatas.append(duplicatas_item)



        formas_pagamento: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.formas_pagamento, Unset):
            formas_pagamento = []
            for formas_pagamento_item_data in self.formas_pagamento:
                formas_pagamento_item = formas_pagamento_item_data.to_dict()
                formas_pagamento.append(formas_pagamento_item)



        pagamentos_vinculados: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.pagamentos_vinculados, Unset):
            pagamentos_vinculados = []
            for pagamentos_vinculados_item_data in self.pagamentos_vinculados:
                pagamentos_vinculados_item = pagamentos_vinculados_item_data.to_dict()
                pagamentos_vinculados.append(pagamentos_vinculados_item)



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



        processos_referenciados: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.processos_referenciados, Unset):
            processos_referenciados = []
            for processos_referenciados_item_data in self.processos_referenciados:
                processos_referenciados_item = processos_referenciados_item_data.to_dict()
                processos_referenciados.append(processos_referenciados_item)



        cana_fornecimentos: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.cana_fornecimentos, Unset):
            cana_fornecimentos = []
            for cana_fornecimentos_item_data in self.cana_fornecimentos:
                cana_fornecimentos_item = cana_fornecimentos_item_data.to_dict()
                cana_fornecimentos.append(cana_fornecimentos_item)



        cana_deducoes: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.cana_deducoes, Unset):
            cana_deducoes = []
            for cana_deducoes_item_data in self.cana_deducoes:
                cana_deducoes_item = cana_deducoes_item_data.to_dict()
                cana_deducoes.append(cana_deducoes_item)



        agropecuario_defensivo: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.agropecuario_defensivo, Unset):
            agropecuario_defensivo = []
            for agropecuario_defensivo_item_data in self.agropecuario_defensivo:
                agropecuario_defensivo_item = agropecuario_defensivo_item_data.to_dict()
                agropecuario_defensivo.append(agropecuario_defensivo_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
            "natureza_operacao": natureza_operacao,
            "mod": mod,
            "data_emissao": data_emissao,
            "tipo_documento": tipo_documento,
            "local_destino": local_destino,
            "finalidade_emissao": finalidade_emissao,
            "consumidor_final": consumidor_final,
            "presenca_comprador": presenca_comprador,
            "cnpj_emitente": cnpj_emitente,
            "inscricao_estadual_emitente": inscricao_estadual_emitente,
            "modalidade_frete": modalidade_frete,
            "veiculo_placa": veiculo_placa,
            "agropecuario_tipo_guia": agropecuario_tipo_guia,
            "itens": itens,
        })
        if codigo_unico is not UNSET:
            field_dict["codigo_unico"] = codigo_unico
        if serie is not UNSET:
            field_dict["serie"] = serie
        if numero is not UNSET:
            field_dict["numero"] = numero
        if data_entrada_saida is not UNSET:
            field_dict["data_entrada_saida"] = data_entrada_saida
        if data_previsao_entrega_bem is not UNSET:
            field_dict["data_previsao_entrega_bem"] = data_previsao_entrega_bem
        if municipio is not UNSET:
            field_dict["municipio"] = municipio
        if ibs_cbs_municipio is not UNSET:
            field_dict["ibs_cbs_municipio"] = ibs_cbs_municipio
        if tipo_impressao is not UNSET:
            field_dict["tipo_impressao"] = tipo_impressao
        if forma_emissao is not UNSET:
            field_dict["forma_emissao"] = forma_emissao
        if tipo_nota_debito is not UNSET:
            field_dict["tipo_nota_debito"] = tipo_nota_debito
        if tipo_nota_credito is not UNSET:
            field_dict["tipo_nota_credito"] = tipo_nota_credito
        if indicador_intermediario is not UNSET:
            field_dict["indicador_intermediario"] = indicador_intermediario
        if codigo_indicador_operacao is not UNSET:
            field_dict["codigo_indicador_operacao"] = codigo_indicador_operacao
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
        if cpf_emitente is not UNSET:
            field_dict["cpf_emitente"] = cpf_emitente
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
        if uf_emitente is not UNSET:
            field_dict["uf_emitente"] = uf_emitente
        if cep_emitente is not UNSET:
            field_dict["cep_emitente"] = cep_emitente
        if codigo_pais_emitente is not UNSET:
            field_dict["codigo_pais_emitente"] = codigo_pais_emitente
        if pais_emitente is not UNSET:
            field_dict["pais_emitente"] = pais_emitente
        if telefone_emitente is not UNSET:
            field_dict["telefone_emitente"] = telefone_emitente
        if inscricao_estadual_st_emitente is not UNSET:
            field_dict["inscricao_estadual_st_emitente"] = inscricao_estadual_st_emitente
        if inscricao_municipal_emitente is not UNSET:
            field_dict["inscricao_municipal_emitente"] = inscricao_municipal_emitente
        if cnae_fiscal_emitente is not UNSET:
            field_dict["cnae_fiscal_emitente"] = cnae_fiscal_emitente
        if regime_tributario_emitente is not UNSET:
            field_dict["regime_tributario_emitente"] = regime_tributario_emitente
        if inscricao_suframa_emitente is not UNSET:
            field_dict["inscricao_suframa_emitente"] = inscricao_suframa_emitente
        if cnpj_destinatario is not UNSET:
            field_dict["cnpj_destinatario"] = cnpj_destinatario
        if cpf_destinatario is not UNSET:
            field_dict["cpf_destinatario"] = cpf_destinatario
        if id_estrangeiro_destinatario is not UNSET:
            field_dict["id_estrangeiro_destinatario"] = id_estrangeiro_destinatario
        if nome_destinatario is not UNSET:
            field_dict["nome_destinatario"] = nome_destinatario
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
        if uf_destinatario is not UNSET:
            field_dict["uf_destinatario"] = uf_destinatario
        if cep_destinatario is not UNSET:
            field_dict["cep_destinatario"] = cep_destinatario
        if codigo_pais_destinatario is not UNSET:
            field_dict["codigo_pais_destinatario"] = codigo_pais_destinatario
        if pais_destinatario is not UNSET:
            field_dict["pais_destinatario"] = pais_destinatario
        if telefone_destinatario is not UNSET:
            field_dict["telefone_destinatario"] = telefone_destinatario
        if indicador_inscricao_estadual_destinatario is not UNSET:
            field_dict["indicador_inscricao_estadual_destinatario"] = indicador_inscricao_estadual_destinatario
        if inscricao_estadual_destinatario is not UNSET:
            field_dict["inscricao_estadual_destinatario"] = inscricao_estadual_destinatario
        if inscricao_suframa_destinatario is not UNSET:
            field_dict["inscricao_suframa_destinatario"] = inscricao_suframa_destinatario
        if inscricao_municipal_destinatario is not UNSET:
            field_dict["inscricao_municipal_destinatario"] = inscricao_municipal_destinatario
        if email_destinatario is not UNSET:
            field_dict["email_destinatario"] = email_destinatario
        if cnpj_retirada is not UNSET:
            field_dict["cnpj_retirada"] = cnpj_retirada
        if cpf_retirada is not UNSET:
            field_dict["cpf_retirada"] = cpf_retirada
        if nome_retirada is not UNSET:
            field_dict["nome_retirada"] = nome_retirada
        if logradouro_retirada is not UNSET:
            field_dict["logradouro_retirada"] = logradouro_retirada
        if numero_retirada is not UNSET:
            field_dict["numero_retirada"] = numero_retirada
        if complemento_retirada is not UNSET:
            field_dict["complemento_retirada"] = complemento_retirada
        if bairro_retirada is not UNSET:
            field_dict["bairro_retirada"] = bairro_retirada
        if codigo_municipio_retirada is not UNSET:
            field_dict["codigo_municipio_retirada"] = codigo_municipio_retirada
        if municipio_retirada is not UNSET:
            field_dict["municipio_retirada"] = municipio_retirada
        if uf_retirada is not UNSET:
            field_dict["uf_retirada"] = uf_retirada
        if cep_retirada is not UNSET:
            field_dict["cep_retirada"] = cep_retirada
        if codigo_pais_retirada is not UNSET:
            field_dict["codigo_pais_retirada"] = codigo_pais_retirada
        if pais_retirada is not UNSET:
            field_dict["pais_retirada"] = pais_retirada
        if telefone_retirada is not UNSET:
            field_dict["telefone_retirada"] = telefone_retirada
        if email_retirada is not UNSET:
            field_dict["email_retirada"] = email_retirada
        if inscricao_estadual_retirada is not UNSET:
            field_dict["inscricao_estadual_retirada"] = inscricao_estadual_retirada
        if cnpj_entrega is not UNSET:
            field_dict["cnpj_entrega"] = cnpj_entrega
        if cpf_entrega is not UNSET:
            field_dict["cpf_entrega"] = cpf_entrega
        if nome_entrega is not UNSET:
            field_dict["nome_entrega"] = nome_entrega
        if logradouro_entrega is not UNSET:
            field_dict["logradouro_entrega"] = logradouro_entrega
        if numero_entrega is not UNSET:
            field_dict["numero_entrega"] = numero_entrega
        if complemento_entrega is not UNSET:
            field_dict["complemento_entrega"] = complemento_entrega
        if bairro_entrega is not UNSET:
            field_dict["bairro_entrega"] = bairro_entrega
        if codigo_municipio_entrega is not UNSET:
            field_dict["codigo_municipio_entrega"] = codigo_municipio_entrega
        if municipio_entrega is not UNSET:
            field_dict["municipio_entrega"] = municipio_entrega
        if uf_entrega is not UNSET:
            field_dict["uf_entrega"] = uf_entrega
        if cep_entrega is not UNSET:
            field_dict["cep_entrega"] = cep_entrega
        if codigo_pais_entrega is not UNSET:
            field_dict["codigo_pais_entrega"] = codigo_pais_entrega
        if pais_entrega is not UNSET:
            field_dict["pais_entrega"] = pais_entrega
        if telefone_entrega is not UNSET:
            field_dict["telefone_entrega"] = telefone_entrega
        if email_entrega is not UNSET:
            field_dict["email_entrega"] = email_entrega
        if inscricao_estadual_entrega is not UNSET:
            field_dict["inscricao_estadual_entrega"] = inscricao_estadual_entrega
        if valor_liquido_total is not UNSET:
            field_dict["valor_liquido_total"] = valor_liquido_total
        if icms_base_calculo is not UNSET:
            field_dict["icms_base_calculo"] = icms_base_calculo
        if icms_valor_total is not UNSET:
            field_dict["icms_valor_total"] = icms_valor_total
        if icms_valor_total_desonerado is not UNSET:
            field_dict["icms_valor_total_desonerado"] = icms_valor_total_desonerado
        if fcp_valor_total_uf_destino is not UNSET:
            field_dict["fcp_valor_total_uf_destino"] = fcp_valor_total_uf_destino
        if icms_valor_total_uf_destino is not UNSET:
            field_dict["icms_valor_total_uf_destino"] = icms_valor_total_uf_destino
        if icms_valor_total_uf_remetente is not UNSET:
            field_dict["icms_valor_total_uf_remetente"] = icms_valor_total_uf_remetente
        if fcp_valor_total is not UNSET:
            field_dict["fcp_valor_total"] = fcp_valor_total
        if icms_base_calculo_st is not UNSET:
            field_dict["icms_base_calculo_st"] = icms_base_calculo_st
        if icms_valor_total_st is not UNSET:
            field_dict["icms_valor_total_st"] = icms_valor_total_st
        if fcp_valor_total_st is not UNSET:
            field_dict["fcp_valor_total_st"] = fcp_valor_total_st
        if fcp_valor_total_retido_st is not UNSET:
            field_dict["fcp_valor_total_retido_st"] = fcp_valor_total_retido_st
        if icms_base_calculo_mono is not UNSET:
            field_dict["icms_base_calculo_mono"] = icms_base_calculo_mono
        if icms_valor_mono is not UNSET:
            field_dict["icms_valor_mono"] = icms_valor_mono
        if icms_base_calculo_mono_retencao is not UNSET:
            field_dict["icms_base_calculo_mono_retencao"] = icms_base_calculo_mono_retencao
        if icms_valor_mono_retencao is not UNSET:
            field_dict["icms_valor_mono_retencao"] = icms_valor_mono_retencao
        if icms_base_calculo_mono_retido is not UNSET:
            field_dict["icms_base_calculo_mono_retido"] = icms_base_calculo_mono_retido
        if icms_valor_mono_retido is not UNSET:
            field_dict["icms_valor_mono_retido"] = icms_valor_mono_retido
        if valor_produtos is not UNSET:
            field_dict["valor_produtos"] = valor_produtos
        if valor_frete is not UNSET:
            field_dict["valor_frete"] = valor_frete
        if valor_seguro is not UNSET:
            field_dict["valor_seguro"] = valor_seguro
        if valor_desconto is not UNSET:
            field_dict["valor_desconto"] = valor_desconto
        if valor_total_ii is not UNSET:
            field_dict["valor_total_ii"] = valor_total_ii
        if valor_ipi is not UNSET:
            field_dict["valor_ipi"] = valor_ipi
        if valor_ipi_devolvido is not UNSET:
            field_dict["valor_ipi_devolvido"] = valor_ipi_devolvido
        if valor_pis is not UNSET:
            field_dict["valor_pis"] = valor_pis
        if valor_cofins is not UNSET:
            field_dict["valor_cofins"] = valor_cofins
        if valor_outras_despesas is not UNSET:
            field_dict["valor_outras_despesas"] = valor_outras_despesas
        if valor_total is not UNSET:
            field_dict["valor_total"] = valor_total
        if valor_total_tributos is not UNSET:
            field_dict["valor_total_tributos"] = valor_total_tributos
        if valor_total_servicos is not UNSET:
            field_dict["valor_total_servicos"] = valor_total_servicos
        if issqn_base_calculo is not UNSET:
            field_dict["issqn_base_calculo"] = issqn_base_calculo
        if issqn_valor_total is not UNSET:
            field_dict["issqn_valor_total"] = issqn_valor_total
        if valor_pis_servicos is not UNSET:
            field_dict["valor_pis_servicos"] = valor_pis_servicos
        if valor_cofins_servicos is not UNSET:
            field_dict["valor_cofins_servicos"] = valor_cofins_servicos
        if data_prestacao_servico is not UNSET:
            field_dict["data_prestacao_servico"] = data_prestacao_servico
        if issqn_valor_total_deducao is not UNSET:
            field_dict["issqn_valor_total_deducao"] = issqn_valor_total_deducao
        if issqn_valor_total_outras_retencoes is not UNSET:
            field_dict["issqn_valor_total_outras_retencoes"] = issqn_valor_total_outras_retencoes
        if issqn_valor_total_desconto_incondicionado is not UNSET:
            field_dict["issqn_valor_total_desconto_incondicionado"] = issqn_valor_total_desconto_incondicionado
        if issqn_valor_total_desconto_condicionado is not UNSET:
            field_dict["issqn_valor_total_desconto_condicionado"] = issqn_valor_total_desconto_condicionado
        if issqn_valor_total_retencao is not UNSET:
            field_dict["issqn_valor_total_retencao"] = issqn_valor_total_retencao
        if codigo_regime_especial_tributacao is not UNSET:
            field_dict["codigo_regime_especial_tributacao"] = codigo_regime_especial_tributacao
        if pis_valor_retido is not UNSET:
            field_dict["pis_valor_retido"] = pis_valor_retido
        if cofins_valor_retido is not UNSET:
            field_dict["cofins_valor_retido"] = cofins_valor_retido
        if csll_valor_retido is not UNSET:
            field_dict["csll_valor_retido"] = csll_valor_retido
        if irrf_base_calculo is not UNSET:
            field_dict["irrf_base_calculo"] = irrf_base_calculo
        if irrf_valor_retido is not UNSET:
            field_dict["irrf_valor_retido"] = irrf_valor_retido
        if prev_social_base_calculo is not UNSET:
            field_dict["prev_social_base_calculo"] = prev_social_base_calculo
        if prev_social_valor_retido is not UNSET:
            field_dict["prev_social_valor_retido"] = prev_social_valor_retido
        if is_valor_total is not UNSET:
            field_dict["is_valor_total"] = is_valor_total
        if ibs_cbs_base_calculo is not UNSET:
            field_dict["ibs_cbs_base_calculo"] = ibs_cbs_base_calculo
        if ibs_uf_valor_total_diferimento is not UNSET:
            field_dict["ibs_uf_valor_total_diferimento"] = ibs_uf_valor_total_diferimento
        if ibs_uf_valor_total_devolucao is not UNSET:
            field_dict["ibs_uf_valor_total_devolucao"] = ibs_uf_valor_total_devolucao
        if ibs_uf_valor_total is not UNSET:
            field_dict["ibs_uf_valor_total"] = ibs_uf_valor_total
        if ibs_mun_valor_total_diferimento is not UNSET:
            field_dict["ibs_mun_valor_total_diferimento"] = ibs_mun_valor_total_diferimento
        if ibs_mun_valor_total_devolucao is not UNSET:
            field_dict["ibs_mun_valor_total_devolucao"] = ibs_mun_valor_total_devolucao
        if ibs_mun_valor_total is not UNSET:
            field_dict["ibs_mun_valor_total"] = ibs_mun_valor_total
        if ibs_valor_total is not UNSET:
            field_dict["ibs_valor_total"] = ibs_valor_total
        if ibs_valor_total_credito_presumido is not UNSET:
            field_dict["ibs_valor_total_credito_presumido"] = ibs_valor_total_credito_presumido
        if ibs_valor_total_condicao_suspensiva is not UNSET:
            field_dict["ibs_valor_total_condicao_suspensiva"] = ibs_valor_total_condicao_suspensiva
        if cbs_valor_total_diferimento is not UNSET:
            field_dict["cbs_valor_total_diferimento"] = cbs_valor_total_diferimento
        if cbs_valor_total_devolucao is not UNSET:
            field_dict["cbs_valor_total_devolucao"] = cbs_valor_total_devolucao
        if cbs_valor_total is not UNSET:
            field_dict["cbs_valor_total"] = cbs_valor_total
        if cbs_valor_total_credito_presumido is not UNSET:
            field_dict["cbs_valor_total_credito_presumido"] = cbs_valor_total_credito_presumido
        if cbs_valor_total_condicao_suspensiva is not UNSET:
            field_dict["cbs_valor_total_condicao_suspensiva"] = cbs_valor_total_condicao_suspensiva
        if ibs_valor_total_monofasico is not UNSET:
            field_dict["ibs_valor_total_monofasico"] = ibs_valor_total_monofasico
        if cbs_valor_total_monofasico is not UNSET:
            field_dict["cbs_valor_total_monofasico"] = cbs_valor_total_monofasico
        if ibs_valor_total_monofasico_retencao is not UNSET:
            field_dict["ibs_valor_total_monofasico_retencao"] = ibs_valor_total_monofasico_retencao
        if cbs_valor_total_monofasico_retencao is not UNSET:
            field_dict["cbs_valor_total_monofasico_retencao"] = cbs_valor_total_monofasico_retencao
        if ibs_valor_total_monofasico_retido is not UNSET:
            field_dict["ibs_valor_total_monofasico_retido"] = ibs_valor_total_monofasico_retido
        if cbs_valor_total_monofasico_retido is not UNSET:
            field_dict["cbs_valor_total_monofasico_retido"] = cbs_valor_total_monofasico_retido
        if ibs_valor_total_credito_estornado is not UNSET:
            field_dict["ibs_valor_total_credito_estornado"] = ibs_valor_total_credito_estornado
        if cbs_valor_total_credito_estornado is not UNSET:
            field_dict["cbs_valor_total_credito_estornado"] = cbs_valor_total_credito_estornado
        if ibs_cbs_is_valor_total is not UNSET:
            field_dict["ibs_cbs_is_valor_total"] = ibs_cbs_is_valor_total
        if cnpj_transportador is not UNSET:
            field_dict["cnpj_transportador"] = cnpj_transportador
        if cpf_transportador is not UNSET:
            field_dict["cpf_transportador"] = cpf_transportador
        if nome_transportador is not UNSET:
            field_dict["nome_transportador"] = nome_transportador
        if inscricao_estadual_transportador is not UNSET:
            field_dict["inscricao_estadual_transportador"] = inscricao_estadual_transportador
        if endereco_transportador is not UNSET:
            field_dict["endereco_transportador"] = endereco_transportador
        if municipio_transportador is not UNSET:
            field_dict["municipio_transportador"] = municipio_transportador
        if uf_transportador is not UNSET:
            field_dict["uf_transportador"] = uf_transportador
        if transporte_icms_servico is not UNSET:
            field_dict["transporte_icms_servico"] = transporte_icms_servico
        if transporte_icms_base_calculo is not UNSET:
            field_dict["transporte_icms_base_calculo"] = transporte_icms_base_calculo
        if transporte_icms_aliquota is not UNSET:
            field_dict["transporte_icms_aliquota"] = transporte_icms_aliquota
        if transporte_icms_valor is not UNSET:
            field_dict["transporte_icms_valor"] = transporte_icms_valor
        if transporte_icms_cfop is not UNSET:
            field_dict["transporte_icms_cfop"] = transporte_icms_cfop
        if transporte_icms_codigo_municipio is not UNSET:
            field_dict["transporte_icms_codigo_municipio"] = transporte_icms_codigo_municipio
        if veiculo_uf is not UNSET:
            field_dict["veiculo_uf"] = veiculo_uf
        if veiculo_rntc is not UNSET:
            field_dict["veiculo_rntc"] = veiculo_rntc
        if veiculo_identificacao_vagao is not UNSET:
            field_dict["veiculo_identificacao_vagao"] = veiculo_identificacao_vagao
        if veiculo_identificacao_balsa is not UNSET:
            field_dict["veiculo_identificacao_balsa"] = veiculo_identificacao_balsa
        if numero_fatura is not UNSET:
            field_dict["numero_fatura"] = numero_fatura
        if valor_original_fatura is not UNSET:
            field_dict["valor_original_fatura"] = valor_original_fatura
        if valor_desconto_fatura is not UNSET:
            field_dict["valor_desconto_fatura"] = valor_desconto_fatura
        if valor_liquido_fatura is not UNSET:
            field_dict["valor_liquido_fatura"] = valor_liquido_fatura
        if valor_troco is not UNSET:
            field_dict["valor_troco"] = valor_troco
        if cnpj_intermediario is not UNSET:
            field_dict["cnpj_intermediario"] = cnpj_intermediario
        if id_intermediario is not UNSET:
            field_dict["id_intermediario"] = id_intermediario
        if informacoes_adicionais_fisco is not UNSET:
            field_dict["informacoes_adicionais_fisco"] = informacoes_adicionais_fisco
        if informacoes_adicionais_contribuinte is not UNSET:
            field_dict["informacoes_adicionais_contribuinte"] = informacoes_adicionais_contribuinte
        if uf_local_embarque is not UNSET:
            field_dict["uf_local_embarque"] = uf_local_embarque
        if local_embarque is not UNSET:
            field_dict["local_embarque"] = local_embarque
        if local_despacho is not UNSET:
            field_dict["local_despacho"] = local_despacho
        if nota_empenho_compra is not UNSET:
            field_dict["nota_empenho_compra"] = nota_empenho_compra
        if pedido_compra is not UNSET:
            field_dict["pedido_compra"] = pedido_compra
        if contrato_compra is not UNSET:
            field_dict["contrato_compra"] = contrato_compra
        if cana_safra is not UNSET:
            field_dict["cana_safra"] = cana_safra
        if cana_mes_ano_referencia is not UNSET:
            field_dict["cana_mes_ano_referencia"] = cana_mes_ano_referencia
        if cana_quantidade_mes_fornecimento is not UNSET:
            field_dict["cana_quantidade_mes_fornecimento"] = cana_quantidade_mes_fornecimento
        if cana_quantidade_anterior_fornecimento is not UNSET:
            field_dict["cana_quantidade_anterior_fornecimento"] = cana_quantidade_anterior_fornecimento
        if cana_quantidade_geral_fornecimento is not UNSET:
            field_dict["cana_quantidade_geral_fornecimento"] = cana_quantidade_geral_fornecimento
        if cana_valor_fornecimento is not UNSET:
            field_dict["cana_valor_fornecimento"] = cana_valor_fornecimento
        if cana_valor_total_deducoes is not UNSET:
            field_dict["cana_valor_total_deducoes"] = cana_valor_total_deducoes
        if cana_valor_liquido_fornecimento is not UNSET:
            field_dict["cana_valor_liquido_fornecimento"] = cana_valor_liquido_fornecimento
        if cnpj_responsavel_tecnico is not UNSET:
            field_dict["cnpj_responsavel_tecnico"] = cnpj_responsavel_tecnico
        if contato_responsavel_tecnico is not UNSET:
            field_dict["contato_responsavel_tecnico"] = contato_responsavel_tecnico
        if email_responsavel_tecnico is not UNSET:
            field_dict["email_responsavel_tecnico"] = email_responsavel_tecnico
        if telefone_responsavel_tecnico is not UNSET:
            field_dict["telefone_responsavel_tecnico"] = telefone_responsavel_tecnico
        if identificador_csrt is not UNSET:
            field_dict["identificador_csrt"] = identificador_csrt
        if hash_csrt is not UNSET:
            field_dict["hash_csrt"] = hash_csrt
        if nff_solicitacao is not UNSET:
            field_dict["nff_solicitacao"] = nff_solicitacao
        if agropecuario_uf_guia is not UNSET:
            field_dict["agropecuario_uf_guia"] = agropecuario_uf_guia
        if agropecuario_serie_guia is not UNSET:
            field_dict["agropecuario_serie_guia"] = agropecuario_serie_guia
        if agropecuario_numero_guia is not UNSET:
            field_dict["agropecuario_numero_guia"] = agropecuario_numero_guia
        if notas_referenciadas is not UNSET:
            field_dict["notas_referenciadas"] = notas_referenciadas
        if chaves_dfe_anterior_compra_governamental is not UNSET:
            field_dict["chaves_dfe_anterior_compra_governamental"] = chaves_dfe_anterior_compra_governamental
        if chaves_nfe_antecipacao_pagamento is not UNSET:
            field_dict["chaves_nfe_antecipacao_pagamento"] = chaves_nfe_antecipacao_pagamento
        if pessoas_autorizadas is not UNSET:
            field_dict["pessoas_autorizadas"] = pessoas_autorizadas
        if reboques is not UNSET:
            field_dict["reboques"] = reboques
        if volumes is not UNSET:
            field_dict["volumes"] = volumes
        if duplicatas is not UNSET:
            field_dict["duplicatas"] = duplicatas
        if formas_pagamento is not UNSET:
            field_dict["formas_pagamento"] = formas_pagamento
        if pagamentos_vinculados is not UNSET:
            field_dict["pagamentos_vinculados"] = pagamentos_vinculados
        if observacoes_contribuinte is not UNSET:
            field_dict["observacoes_contribuinte"] = observacoes_contribuinte
        if observacoes_fisco is not UNSET:
            field_dict["observacoes_fisco"] = observacoes_fisco
        if processos_referenciados is not UNSET:
            field_dict["processos_referenciados"] = processos_referenciados
        if cana_fornecimentos is not UNSET:
            field_dict["cana_fornecimentos"] = cana_fornecimentos
        if cana_deducoes is not UNSET:
            field_dict["cana_deducoes"] = cana_deducoes
        if agropecuario_defensivo is not UNSET:
            field_dict["agropecuario_defensivo"] = agropecuario_defensivo

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_nfce_agropecuario_defensivo import EmissaoNfceAgropecuarioDefensivo # noqa: PLC0415
        from ..models.emissao_nfce_cana_deducoes import EmissaoNfceCanaDeducoes # noqa: PLC0415
        from ..models.emissao_nfce_cana_fornecimentos import EmissaoNfceCanaFornecimentos # noqa: PLC0415
        from ..models.emissao_nfce_chaves_dfe_anterior_compra_governamental import EmissaoNfceChavesDfeAnteriorCompraGovernamental # noqa: PLC0415
        from ..models.emissao_nfce_chaves_nfe_antecipacao_pagamento import EmissaoNfceChavesNfeAntecipacaoPagamento # noqa: PLC0415
        from ..models.emissao_nfce_duplicatas import EmissaoNfceDuplicatas # noqa: PLC0415
        from ..models.emissao_nfce_formas_pagamento import EmissaoNfceFormasPagamento # noqa: PLC0415
        from ..models.emissao_nfce_itens import EmissaoNfceItens # noqa: PLC0415
        from ..models.emissao_nfce_notas_referenciadas import EmissaoNfceNotasReferenciadas # noqa: PLC0415
        from ..models.emissao_nfce_observacoes_contribuinte import EmissaoNfceObservacoesContribuinte # noqa: PLC0415
        from ..models.emissao_nfce_observacoes_fisco import EmissaoNfceObservacoesFisco # noqa: PLC0415
        from ..models.emissao_nfce_pagamentos_vinculados import EmissaoNfcePagamentosVinculados # noqa: PLC0415
        from ..models.emissao_nfce_pessoas_autorizadas import EmissaoNfcePessoasAutorizadas # noqa: PLC0415
        from ..models.emissao_nfce_processos_referenciados import EmissaoNfceProcessosReferenciados # noqa: PLC0415
        from ..models.emissao_nfce_reboques import EmissaoNfceReboques # noqa: PLC0415
        from ..models.emissao_nfce_volumes import EmissaoNfceVolumes # noqa: PLC0415
        d = dict(src_dict)
        natureza_operacao = d.pop("natureza_operacao")

        mod = EmissaoNfceMod(d.pop("mod"))




        data_emissao = d.pop("data_emissao")

        tipo_documento = EmissaoNfceTipoDocumento(d.pop("tipo_documento"))




        local_destino = EmissaoNfceLocalDestino(d.pop("local_destino"))




        finalidade_emissao = EmissaoNfceFinalidadeEmissao(d.pop("finalidade_emissao"))




        consumidor_final = EmissaoNfceConsumidorFinal(d.pop("consumidor_final"))




        presenca_comprador = EmissaoNfcePresencaComprador(d.pop("presenca_comprador"))




        cnpj_emitente = d.pop("cnpj_emitente")

        inscricao_estadual_emitente = d.pop("inscricao_estadual_emitente")

        modalidade_frete = EmissaoNfceModalidadeFrete(d.pop("modalidade_frete"))




        veiculo_placa = d.pop("veiculo_placa")

        agropecuario_tipo_guia = d.pop("agropecuario_tipo_guia")

        itens = []
        _itens = d.pop("itens")
        for itens_item_data in (_itens):
            itens_item = EmissaoNfceItens.from_dict(itens_item_data)



            itens.append(itens_item)


        codigo_unico = d.pop("codigo_unico", UNSET)

        serie = d.pop("serie", UNSET)

        numero = d.pop("numero", UNSET)

        data_entrada_saida = d.pop("data_entrada_saida", UNSET)

        data_previsao_entrega_bem = d.pop("data_previsao_entrega_bem", UNSET)

        municipio = d.pop("municipio", UNSET)

        ibs_cbs_municipio = d.pop("ibs_cbs_municipio", UNSET)

        _tipo_impressao = d.pop("tipo_impressao", UNSET)
        tipo_impressao: EmissaoNfceTipoImpressao | Unset
        if isinstance(_tipo_impressao,  Unset):
            tipo_impressao = UNSET
        else:
            tipo_impressao = EmissaoNfceTipoImpressao(_tipo_impressao)




        _forma_emissao = d.pop("forma_emissao", UNSET)
        forma_emissao: EmissaoNfceFormaEmissao | Unset
        if isinstance(_forma_emissao,  Unset):
            forma_emissao = UNSET
        else:
            forma_emissao = EmissaoNfceFormaEmissao(_forma_emissao)




        _tipo_nota_debito = d.pop("tipo_nota_debito", UNSET)
        tipo_nota_debito: EmissaoNfceTipoNotaDebito | Unset
        if isinstance(_tipo_nota_debito,  Unset):
            tipo_nota_debito = UNSET
        else:
            tipo_nota_debito = EmissaoNfceTipoNotaDebito(_tipo_nota_debito)




        _tipo_nota_credito = d.pop("tipo_nota_credito", UNSET)
        tipo_nota_credito: EmissaoNfceTipoNotaCredito | Unset
        if isinstance(_tipo_nota_credito,  Unset):
            tipo_nota_credito = UNSET
        else:
            tipo_nota_credito = EmissaoNfceTipoNotaCredito(_tipo_nota_credito)




        _indicador_intermediario = d.pop("indicador_intermediario", UNSET)
        indicador_intermediario: EmissaoNfceIndicadorIntermediario | Unset
        if isinstance(_indicador_intermediario,  Unset):
            indicador_intermediario = UNSET
        else:
            indicador_intermediario = EmissaoNfceIndicadorIntermediario(_indicador_intermediario)




        codigo_indicador_operacao = d.pop("codigo_indicador_operacao", UNSET)

        data_entrada_contingencia = d.pop("data_entrada_contingencia", UNSET)

        motivo_entrada_contingencia = d.pop("motivo_entrada_contingencia", UNSET)

        _tipo_compra_governamental = d.pop("tipo_compra_governamental", UNSET)
        tipo_compra_governamental: EmissaoNfceTipoCompraGovernamental | Unset
        if isinstance(_tipo_compra_governamental,  Unset):
            tipo_compra_governamental = UNSET
        else:
            tipo_compra_governamental = EmissaoNfceTipoCompraGovernamental(_tipo_compra_governamental)




        perc_reducao_aliquota_compra_governamental = d.pop("perc_reducao_aliquota_compra_governamental", UNSET)

        _tipo_operacao_governamental = d.pop("tipo_operacao_governamental", UNSET)
        tipo_operacao_governamental: EmissaoNfceTipoOperacaoGovernamental | Unset
        if isinstance(_tipo_operacao_governamental,  Unset):
            tipo_operacao_governamental = UNSET
        else:
            tipo_operacao_governamental = EmissaoNfceTipoOperacaoGovernamental(_tipo_operacao_governamental)




        cpf_emitente = d.pop("cpf_emitente", UNSET)

        nome_emitente = d.pop("nome_emitente", UNSET)

        nome_fantasia_emitente = d.pop("nome_fantasia_emitente", UNSET)

        logradouro_emitente = d.pop("logradouro_emitente", UNSET)

        numero_emitente = d.pop("numero_emitente", UNSET)

        complemento_emitente = d.pop("complemento_emitente", UNSET)

        bairro_emitente = d.pop("bairro_emitente", UNSET)

        codigo_municipio_emitente = d.pop("codigo_municipio_emitente", UNSET)

        municipio_emitente = d.pop("municipio_emitente", UNSET)

        _uf_emitente = d.pop("uf_emitente", UNSET)
        uf_emitente: Uf | Unset
        if isinstance(_uf_emitente,  Unset):
            uf_emitente = UNSET
        else:
            uf_emitente = Uf(_uf_emitente)




        cep_emitente = d.pop("cep_emitente", UNSET)

        _codigo_pais_emitente = d.pop("codigo_pais_emitente", UNSET)
        codigo_pais_emitente: EmissaoNfceCodigoPaisEmitente | Unset
        if isinstance(_codigo_pais_emitente,  Unset):
            codigo_pais_emitente = UNSET
        else:
            codigo_pais_emitente = EmissaoNfceCodigoPaisEmitente(_codigo_pais_emitente)




        _pais_emitente = d.pop("pais_emitente", UNSET)
        pais_emitente: EmissaoNfcePaisEmitente | Unset
        if isinstance(_pais_emitente,  Unset):
            pais_emitente = UNSET
        else:
            pais_emitente = EmissaoNfcePaisEmitente(_pais_emitente)




        telefone_emitente = d.pop("telefone_emitente", UNSET)

        inscricao_estadual_st_emitente = d.pop("inscricao_estadual_st_emitente", UNSET)

        inscricao_municipal_emitente = d.pop("inscricao_municipal_emitente", UNSET)

        cnae_fiscal_emitente = d.pop("cnae_fiscal_emitente", UNSET)

        _regime_tributario_emitente = d.pop("regime_tributario_emitente", UNSET)
        regime_tributario_emitente: EmissaoNfceRegimeTributarioEmitente | Unset
        if isinstance(_regime_tributario_emitente,  Unset):
            regime_tributario_emitente = UNSET
        else:
            regime_tributario_emitente = EmissaoNfceRegimeTributarioEmitente(_regime_tributario_emitente)




        inscricao_suframa_emitente = d.pop("inscricao_suframa_emitente", UNSET)

        cnpj_destinatario = d.pop("cnpj_destinatario", UNSET)

        cpf_destinatario = d.pop("cpf_destinatario", UNSET)

        id_estrangeiro_destinatario = d.pop("id_estrangeiro_destinatario", UNSET)

        nome_destinatario = d.pop("nome_destinatario", UNSET)

        logradouro_destinatario = d.pop("logradouro_destinatario", UNSET)

        numero_destinatario = d.pop("numero_destinatario", UNSET)

        complemento_destinatario = d.pop("complemento_destinatario", UNSET)

        bairro_destinatario = d.pop("bairro_destinatario", UNSET)

        codigo_municipio_destinatario = d.pop("codigo_municipio_destinatario", UNSET)

        municipio_destinatario = d.pop("municipio_destinatario", UNSET)

        _uf_destinatario = d.pop("uf_destinatario", UNSET)
        uf_destinatario: UfOuExterior | Unset
        if isinstance(_uf_destinatario,  Unset):
            uf_destinatario = UNSET
        else:
            uf_destinatario = UfOuExterior(_uf_destinatario)




        cep_destinatario = d.pop("cep_destinatario", UNSET)

        codigo_pais_destinatario = d.pop("codigo_pais_destinatario", UNSET)

        pais_destinatario = d.pop("pais_destinatario", UNSET)

        telefone_destinatario = d.pop("telefone_destinatario", UNSET)

        _indicador_inscricao_estadual_destinatario = d.pop("indicador_inscricao_estadual_destinatario", UNSET)
        indicador_inscricao_estadual_destinatario: EmissaoNfceIndicadorInscricaoEstadualDestinatario | Unset
        if isinstance(_indicador_inscricao_estadual_destinatario,  Unset):
            indicador_inscricao_estadual_destinatario = UNSET
        else:
            indicador_inscricao_estadual_destinatario = EmissaoNfceIndicadorInscricaoEstadualDestinatario(_indicador_inscricao_estadual_destinatario)




        inscricao_estadual_destinatario = d.pop("inscricao_estadual_destinatario", UNSET)

        inscricao_suframa_destinatario = d.pop("inscricao_suframa_destinatario", UNSET)

        inscricao_municipal_destinatario = d.pop("inscricao_municipal_destinatario", UNSET)

        email_destinatario = d.pop("email_destinatario", UNSET)

        cnpj_retirada = d.pop("cnpj_retirada", UNSET)

        cpf_retirada = d.pop("cpf_retirada", UNSET)

        nome_retirada = d.pop("nome_retirada", UNSET)

        logradouro_retirada = d.pop("logradouro_retirada", UNSET)

        numero_retirada = d.pop("numero_retirada", UNSET)

        complemento_retirada = d.pop("complemento_retirada", UNSET)

        bairro_retirada = d.pop("bairro_retirada", UNSET)

        codigo_municipio_retirada = d.pop("codigo_municipio_retirada", UNSET)

        municipio_retirada = d.pop("municipio_retirada", UNSET)

        _uf_retirada = d.pop("uf_retirada", UNSET)
        uf_retirada: UfOuExterior | Unset
        if isinstance(_uf_retirada,  Unset):
            uf_retirada = UNSET
        else:
            uf_retirada = UfOuExterior(_uf_retirada)




        cep_retirada = d.pop("cep_retirada", UNSET)

        codigo_pais_retirada = d.pop("codigo_pais_retirada", UNSET)

        pais_retirada = d.pop("pais_retirada", UNSET)

        telefone_retirada = d.pop("telefone_retirada", UNSET)

        email_retirada = d.pop("email_retirada", UNSET)

        inscricao_estadual_retirada = d.pop("inscricao_estadual_retirada", UNSET)

        cnpj_entrega = d.pop("cnpj_entrega", UNSET)

        cpf_entrega = d.pop("cpf_entrega", UNSET)

        nome_entrega = d.pop("nome_entrega", UNSET)

        logradouro_entrega = d.pop("logradouro_entrega", UNSET)

        numero_entrega = d.pop("numero_entrega", UNSET)

        complemento_entrega = d.pop("complemento_entrega", UNSET)

        bairro_entrega = d.pop("bairro_entrega", UNSET)

        codigo_municipio_entrega = d.pop("codigo_municipio_entrega", UNSET)

        municipio_entrega = d.pop("municipio_entrega", UNSET)

        _uf_entrega = d.pop("uf_entrega", UNSET)
        uf_entrega: UfOuExterior | Unset
        if isinstance(_uf_entrega,  Unset):
            uf_entrega = UNSET
        else:
            uf_entrega = UfOuExterior(_uf_entrega)




        cep_entrega = d.pop("cep_entrega", UNSET)

        codigo_pais_entrega = d.pop("codigo_pais_entrega", UNSET)

        pais_entrega = d.pop("pais_entrega", UNSET)

        telefone_entrega = d.pop("telefone_entrega", UNSET)

        email_entrega = d.pop("email_entrega", UNSET)

        inscricao_estadual_entrega = d.pop("inscricao_estadual_entrega", UNSET)

        valor_liquido_total = d.pop("valor_liquido_total", UNSET)

        icms_base_calculo = d.pop("icms_base_calculo", UNSET)

        icms_valor_total = d.pop("icms_valor_total", UNSET)

        icms_valor_total_desonerado = d.pop("icms_valor_total_desonerado", UNSET)

        fcp_valor_total_uf_destino = d.pop("fcp_valor_total_uf_destino", UNSET)

        icms_valor_total_uf_destino = d.pop("icms_valor_total_uf_destino", UNSET)

        icms_valor_total_uf_remetente = d.pop("icms_valor_total_uf_remetente", UNSET)

        fcp_valor_total = d.pop("fcp_valor_total", UNSET)

        icms_base_calculo_st = d.pop("icms_base_calculo_st", UNSET)

        icms_valor_total_st = d.pop("icms_valor_total_st", UNSET)

        fcp_valor_total_st = d.pop("fcp_valor_total_st", UNSET)

        fcp_valor_total_retido_st = d.pop("fcp_valor_total_retido_st", UNSET)

        icms_base_calculo_mono = d.pop("icms_base_calculo_mono", UNSET)

        icms_valor_mono = d.pop("icms_valor_mono", UNSET)

        icms_base_calculo_mono_retencao = d.pop("icms_base_calculo_mono_retencao", UNSET)

        icms_valor_mono_retencao = d.pop("icms_valor_mono_retencao", UNSET)

        icms_base_calculo_mono_retido = d.pop("icms_base_calculo_mono_retido", UNSET)

        icms_valor_mono_retido = d.pop("icms_valor_mono_retido", UNSET)

        valor_produtos = d.pop("valor_produtos", UNSET)

        valor_frete = d.pop("valor_frete", UNSET)

        valor_seguro = d.pop("valor_seguro", UNSET)

        valor_desconto = d.pop("valor_desconto", UNSET)

        valor_total_ii = d.pop("valor_total_ii", UNSET)

        valor_ipi = d.pop("valor_ipi", UNSET)

        valor_ipi_devolvido = d.pop("valor_ipi_devolvido", UNSET)

        valor_pis = d.pop("valor_pis", UNSET)

        valor_cofins = d.pop("valor_cofins", UNSET)

        valor_outras_despesas = d.pop("valor_outras_despesas", UNSET)

        valor_total = d.pop("valor_total", UNSET)

        valor_total_tributos = d.pop("valor_total_tributos", UNSET)

        valor_total_servicos = d.pop("valor_total_servicos", UNSET)

        issqn_base_calculo = d.pop("issqn_base_calculo", UNSET)

        issqn_valor_total = d.pop("issqn_valor_total", UNSET)

        valor_pis_servicos = d.pop("valor_pis_servicos", UNSET)

        valor_cofins_servicos = d.pop("valor_cofins_servicos", UNSET)

        data_prestacao_servico = d.pop("data_prestacao_servico", UNSET)

        issqn_valor_total_deducao = d.pop("issqn_valor_total_deducao", UNSET)

        issqn_valor_total_outras_retencoes = d.pop("issqn_valor_total_outras_retencoes", UNSET)

        issqn_valor_total_desconto_incondicionado = d.pop("issqn_valor_total_desconto_incondicionado", UNSET)

        issqn_valor_total_desconto_condicionado = d.pop("issqn_valor_total_desconto_condicionado", UNSET)

        issqn_valor_total_retencao = d.pop("issqn_valor_total_retencao", UNSET)

        _codigo_regime_especial_tributacao = d.pop("codigo_regime_especial_tributacao", UNSET)
        codigo_regime_especial_tributacao: EmissaoNfceCodigoRegimeEspecialTributacao | Unset
        if isinstance(_codigo_regime_especial_tributacao,  Unset):
            codigo_regime_especial_tributacao = UNSET
        else:
            codigo_regime_especial_tributacao = EmissaoNfceCodigoRegimeEspecialTributacao(_codigo_regime_especial_tributacao)




        pis_valor_retido = d.pop("pis_valor_retido", UNSET)

        cofins_valor_retido = d.pop("cofins_valor_retido", UNSET)

        csll_valor_retido = d.pop("csll_valor_retido", UNSET)

        irrf_base_calculo = d.pop("irrf_base_calculo", UNSET)

        irrf_valor_retido = d.pop("irrf_valor_retido", UNSET)

        prev_social_base_calculo = d.pop("prev_social_base_calculo", UNSET)

        prev_social_valor_retido = d.pop("prev_social_valor_retido", UNSET)

        is_valor_total = d.pop("is_valor_total", UNSET)

        ibs_cbs_base_calculo = d.pop("ibs_cbs_base_calculo", UNSET)

        ibs_uf_valor_total_diferimento = d.pop("ibs_uf_valor_total_diferimento", UNSET)

        ibs_uf_valor_total_devolucao = d.pop("ibs_uf_valor_total_devolucao", UNSET)

        ibs_uf_valor_total = d.pop("ibs_uf_valor_total", UNSET)

        ibs_mun_valor_total_diferimento = d.pop("ibs_mun_valor_total_diferimento", UNSET)

        ibs_mun_valor_total_devolucao = d.pop("ibs_mun_valor_total_devolucao", UNSET)

        ibs_mun_valor_total = d.pop("ibs_mun_valor_total", UNSET)

        ibs_valor_total = d.pop("ibs_valor_total", UNSET)

        ibs_valor_total_credito_presumido = d.pop("ibs_valor_total_credito_presumido", UNSET)

        ibs_valor_total_condicao_suspensiva = d.pop("ibs_valor_total_condicao_suspensiva", UNSET)

        cbs_valor_total_diferimento = d.pop("cbs_valor_total_diferimento", UNSET)

        cbs_valor_total_devolucao = d.pop("cbs_valor_total_devolucao", UNSET)

        cbs_valor_total = d.pop("cbs_valor_total", UNSET)

        cbs_valor_total_credito_presumido = d.pop("cbs_valor_total_credito_presumido", UNSET)

        cbs_valor_total_condicao_suspensiva = d.pop("cbs_valor_total_condicao_suspensiva", UNSET)

        ibs_valor_total_monofasico = d.pop("ibs_valor_total_monofasico", UNSET)

        cbs_valor_total_monofasico = d.pop("cbs_valor_total_monofasico", UNSET)

        ibs_valor_total_monofasico_retencao = d.pop("ibs_valor_total_monofasico_retencao", UNSET)

        cbs_valor_total_monofasico_retencao = d.pop("cbs_valor_total_monofasico_retencao", UNSET)

        ibs_valor_total_monofasico_retido = d.pop("ibs_valor_total_monofasico_retido", UNSET)

        cbs_valor_total_monofasico_retido = d.pop("cbs_valor_total_monofasico_retido", UNSET)

        ibs_valor_total_credito_estornado = d.pop("ibs_valor_total_credito_estornado", UNSET)

        cbs_valor_total_credito_estornado = d.pop("cbs_valor_total_credito_estornado", UNSET)

        ibs_cbs_is_valor_total = d.pop("ibs_cbs_is_valor_total", UNSET)

        cnpj_transportador = d.pop("cnpj_transportador", UNSET)

        cpf_transportador = d.pop("cpf_transportador", UNSET)

        nome_transportador = d.pop("nome_transportador", UNSET)

        inscricao_estadual_transportador = d.pop("inscricao_estadual_transportador", UNSET)

        endereco_transportador = d.pop("endereco_transportador", UNSET)

        municipio_transportador = d.pop("municipio_transportador", UNSET)

        _uf_transportador = d.pop("uf_transportador", UNSET)
        uf_transportador: UfOuExterior | Unset
        if isinstance(_uf_transportador,  Unset):
            uf_transportador = UNSET
        else:
            uf_transportador = UfOuExterior(_uf_transportador)




        transporte_icms_servico = d.pop("transporte_icms_servico", UNSET)

        transporte_icms_base_calculo = d.pop("transporte_icms_base_calculo", UNSET)

        transporte_icms_aliquota = d.pop("transporte_icms_aliquota", UNSET)

        transporte_icms_valor = d.pop("transporte_icms_valor", UNSET)

        transporte_icms_cfop = d.pop("transporte_icms_cfop", UNSET)

        transporte_icms_codigo_municipio = d.pop("transporte_icms_codigo_municipio", UNSET)

        _veiculo_uf = d.pop("veiculo_uf", UNSET)
        veiculo_uf: UfOuExterior | Unset
        if isinstance(_veiculo_uf,  Unset):
            veiculo_uf = UNSET
        else:
            veiculo_uf = UfOuExterior(_veiculo_uf)




        veiculo_rntc = d.pop("veiculo_rntc", UNSET)

        veiculo_identificacao_vagao = d.pop("veiculo_identificacao_vagao", UNSET)

        veiculo_identificacao_balsa = d.pop("veiculo_identificacao_balsa", UNSET)

        numero_fatura = d.pop("numero_fatura", UNSET)

        valor_original_fatura = d.pop("valor_original_fatura", UNSET)

        valor_desconto_fatura = d.pop("valor_desconto_fatura", UNSET)

        valor_liquido_fatura = d.pop("valor_liquido_fatura", UNSET)

        valor_troco = d.pop("valor_troco", UNSET)

        cnpj_intermediario = d.pop("cnpj_intermediario", UNSET)

        id_intermediario = d.pop("id_intermediario", UNSET)

        informacoes_adicionais_fisco = d.pop("informacoes_adicionais_fisco", UNSET)

        informacoes_adicionais_contribuinte = d.pop("informacoes_adicionais_contribuinte", UNSET)

        _uf_local_embarque = d.pop("uf_local_embarque", UNSET)
        uf_local_embarque: Uf | Unset
        if isinstance(_uf_local_embarque,  Unset):
            uf_local_embarque = UNSET
        else:
            uf_local_embarque = Uf(_uf_local_embarque)




        local_embarque = d.pop("local_embarque", UNSET)

        local_despacho = d.pop("local_despacho", UNSET)

        nota_empenho_compra = d.pop("nota_empenho_compra", UNSET)

        pedido_compra = d.pop("pedido_compra", UNSET)

        contrato_compra = d.pop("contrato_compra", UNSET)

        cana_safra = d.pop("cana_safra", UNSET)

        cana_mes_ano_referencia = d.pop("cana_mes_ano_referencia", UNSET)

        cana_quantidade_mes_fornecimento = d.pop("cana_quantidade_mes_fornecimento", UNSET)

        cana_quantidade_anterior_fornecimento = d.pop("cana_quantidade_anterior_fornecimento", UNSET)

        cana_quantidade_geral_fornecimento = d.pop("cana_quantidade_geral_fornecimento", UNSET)

        cana_valor_fornecimento = d.pop("cana_valor_fornecimento", UNSET)

        cana_valor_total_deducoes = d.pop("cana_valor_total_deducoes", UNSET)

        cana_valor_liquido_fornecimento = d.pop("cana_valor_liquido_fornecimento", UNSET)

        cnpj_responsavel_tecnico = d.pop("cnpj_responsavel_tecnico", UNSET)

        contato_responsavel_tecnico = d.pop("contato_responsavel_tecnico", UNSET)

        email_responsavel_tecnico = d.pop("email_responsavel_tecnico", UNSET)

        telefone_responsavel_tecnico = d.pop("telefone_responsavel_tecnico", UNSET)

        identificador_csrt = d.pop("identificador_csrt", UNSET)

        hash_csrt = d.pop("hash_csrt", UNSET)

        nff_solicitacao = d.pop("nff_solicitacao", UNSET)

        _agropecuario_uf_guia = d.pop("agropecuario_uf_guia", UNSET)
        agropecuario_uf_guia: Uf | Unset
        if isinstance(_agropecuario_uf_guia,  Unset):
            agropecuario_uf_guia = UNSET
        else:
            agropecuario_uf_guia = Uf(_agropecuario_uf_guia)




        agropecuario_serie_guia = d.pop("agropecuario_serie_guia", UNSET)

        agropecuario_numero_guia = d.pop("agropecuario_numero_guia", UNSET)

        _notas_referenciadas = d.pop("notas_referenciadas", UNSET)
        notas_referenciadas: list[EmissaoNfceNotasReferenciadas] | Unset = UNSET
        if _notas_referenciadas is not UNSET:
            notas_referenciadas = []
            for notas_referenciadas_item_data in _notas_referenciadas:
                notas_referenciadas_item = EmissaoNfceNotasReferenciadas.from_dict(notas_referenciadas_item_data)



                notas_referenciadas.append(notas_referenciadas_item)


        _chaves_dfe_anterior_compra_governamental = d.pop("chaves_dfe_anterior_compra_governamental", UNSET)
        chaves_dfe_anterior_compra_governamental: list[EmissaoNfceChavesDfeAnteriorCompraGovernamental] | Unset = UNSET
        if _chaves_dfe_anterior_compra_governamental is not UNSET:
            chaves_dfe_anterior_compra_governamental = []
            for chaves_dfe_anterior_compra_governamental_item_data in _chaves_dfe_anterior_compra_governamental:
                chaves_dfe_anterior_compra_governamental_item = EmissaoNfceChavesDfeAnteriorCompraGovernamental.from_dict(chaves_dfe_anterior_compra_governamental_item_data)



                chaves_dfe_anterior_compra_governamental.append(chaves_dfe_anterior_compra_governamental_item)


        _chaves_nfe_antecipacao_pagamento = d.pop("chaves_nfe_antecipacao_pagamento", UNSET)
        chaves_nfe_antecipacao_pagamento: list[EmissaoNfceChavesNfeAntecipacaoPagamento] | Unset = UNSET
        if _chaves_nfe_antecipacao_pagamento is not UNSET:
            chaves_nfe_antecipacao_pagamento = []
            for chaves_nfe_antecipacao_pagamento_item_data in _chaves_nfe_antecipacao_pagamento:
                chaves_nfe_antecipacao_pagamento_item = EmissaoNfceChavesNfeAntecipacaoPagamento.from_dict(chaves_nfe_antecipacao_pagamento_item_data)



                chaves_nfe_antecipacao_pagamento.append(chaves_nfe_antecipacao_pagamento_item)


        _pessoas_autorizadas = d.pop("pessoas_autorizadas", UNSET)
        pessoas_autorizadas: list[EmissaoNfcePessoasAutorizadas] | Unset = UNSET
        if _pessoas_autorizadas is not UNSET:
            pessoas_autorizadas = []
            for pessoas_autorizadas_item_data in _pessoas_autorizadas:
                pessoas_autorizadas_item = EmissaoNfcePessoasAutorizadas.from_dict(pessoas_autorizadas_item_data)



                pessoas_autorizadas.append(pessoas_autorizadas_item)


        _reboques = d.pop("reboques", UNSET)
        reboques: list[EmissaoNfceReboques] | Unset = UNSET
        if _reboques is not UNSET:
            reboques = []
            for reboques_item_data in _reboques:
                reboques_item = EmissaoNfceReboques.from_dict(reboques_item_data)



                reboques.append(reboques_item)


        _volumes = d.pop("volumes", UNSET)
        volumes: list[EmissaoNfceVolumes] | Unset = UNSET
        if _volumes is not UNSET:
            volumes = []
            for volumes_item_data in _volumes:
                volumes_item = EmissaoNfceVolumes.from_dict(volumes_item_data)



                volumes.append(volumes_item)


        _duplicatas = d.pop("duplicatas", UNSET)
        duplicatas: list[EmissaoNfceDuplicatas] | Unset = UNSET
        if _duplicatas is not UNSET:
            duplicatas = []
            for duplicatas_item_data in _duplicatas:
                duplicatas_item = EmissaoNfceDuplicatas.from_dict(duplicatas_item_data)



                duplicatas.append(duplicatas_item)


        _formas_pagamento = d.pop("formas_pagamento", UNSET)
        formas_pagamento: list[EmissaoNfceFormasPagamento] | Unset = UNSET
        if _formas_pagamento is not UNSET:
            formas_pagamento = []
            for formas_pagamento_item_data in _formas_pagamento:
                formas_pagamento_item = EmissaoNfceFormasPagamento.from_dict(formas_pagamento_item_data)



                formas_pagamento.append(formas_pagamento_item)


        _pagamentos_vinculados = d.pop("pagamentos_vinculados", UNSET)
        pagamentos_vinculados: list[EmissaoNfcePagamentosVinculados] | Unset = UNSET
        if _pagamentos_vinculados is not UNSET:
            pagamentos_vinculados = []
            for pagamentos_vinculados_item_data in _pagamentos_vinculados:
                pagamentos_vinculados_item = EmissaoNfcePagamentosVinculados.from_dict(pagamentos_vinculados_item_data)



                pagamentos_vinculados.append(pagamentos_vinculados_item)


        _observacoes_contribuinte = d.pop("observacoes_contribuinte", UNSET)
        observacoes_contribuinte: list[EmissaoNfceObservacoesContribuinte] | Unset = UNSET
        if _observacoes_contribuinte is not UNSET:
            observacoes_contribuinte = []
            for observacoes_contribuinte_item_data in _observacoes_contribuinte:
                observacoes_contribuinte_item = EmissaoNfceObservacoesContribuinte.from_dict(observacoes_contribuinte_item_data)



                observacoes_contribuinte.append(observacoes_contribuinte_item)


        _observacoes_fisco = d.pop("observacoes_fisco", UNSET)
        observacoes_fisco: list[EmissaoNfceObservacoesFisco] | Unset = UNSET
        if _observacoes_fisco is not UNSET:
            observacoes_fisco = []
            for observacoes_fisco_item_data in _observacoes_fisco:
                observacoes_fisco_item = EmissaoNfceObservacoesFisco.from_dict(observacoes_fisco_item_data)



                observacoes_fisco.append(observacoes_fisco_item)


        _processos_referenciados = d.pop("processos_referenciados", UNSET)
        processos_referenciados: list[EmissaoNfceProcessosReferenciados] | Unset = UNSET
        if _processos_referenciados is not UNSET:
            processos_referenciados = []
            for processos_referenciados_item_data in _processos_referenciados:
                processos_referenciados_item = EmissaoNfceProcessosReferenciados.from_dict(processos_referenciados_item_data)



                processos_referenciados.append(processos_referenciados_item)


        _cana_fornecimentos = d.pop("cana_fornecimentos", UNSET)
        cana_fornecimentos: list[EmissaoNfceCanaFornecimentos] | Unset = UNSET
        if _cana_fornecimentos is not UNSET:
            cana_fornecimentos = []
            for cana_fornecimentos_item_data in _cana_fornecimentos:
                cana_fornecimentos_item = EmissaoNfceCanaFornecimentos.from_dict(cana_fornecimentos_item_data)



                cana_fornecimentos.append(cana_fornecimentos_item)


        _cana_deducoes = d.pop("cana_deducoes", UNSET)
        cana_deducoes: list[EmissaoNfceCanaDeducoes] | Unset = UNSET
        if _cana_deducoes is not UNSET:
            cana_deducoes = []
            for cana_deducoes_item_data in _cana_deducoes:
                cana_deducoes_item = EmissaoNfceCanaDeducoes.from_dict(cana_deducoes_item_data)



                cana_deducoes.append(cana_deducoes_item)


        _agropecuario_defensivo = d.pop("agropecuario_defensivo", UNSET)
        agropecuario_defensivo: list[EmissaoNfceAgropecuarioDefensivo] | Unset = UNSET
        if _agropecuario_defensivo is not UNSET:
            agropecuario_defensivo = []
            for agropecuario_defensivo_item_data in _agropecuario_defensivo:
                agropecuario_defensivo_item = EmissaoNfceAgropecuarioDefensivo.from_dict(agropecuario_defensivo_item_data)



                agropecuario_defensivo.append(agropecuario_defensivo_item)


        emissao_nfce = cls(
            natureza_operacao=natureza_operacao,
            mod=mod,
            data_emissao=data_emissao,
            tipo_documento=tipo_documento,
            local_destino=local_destino,
            finalidade_emissao=finalidade_emissao,
            consumidor_final=consumidor_final,
            presenca_comprador=presenca_comprador,
            cnpj_emitente=cnpj_emitente,
            inscricao_estadual_emitente=inscricao_estadual_emitente,
            modalidade_frete=modalidade_frete,
            veiculo_placa=veiculo_placa,
            agropecuario_tipo_guia=agropecuario_tipo_guia,
            itens=itens,
            codigo_unico=codigo_unico,
            serie=serie,
            numero=numero,
            data_entrada_saida=data_entrada_saida,
            data_previsao_entrega_bem=data_previsao_entrega_bem,
            municipio=municipio,
            ibs_cbs_municipio=ibs_cbs_municipio,
            tipo_impressao=tipo_impressao,
            forma_emissao=forma_emissao,
            tipo_nota_debito=tipo_nota_debito,
            tipo_nota_credito=tipo_nota_credito,
            indicador_intermediario=indicador_intermediario,
            codigo_indicador_operacao=codigo_indicador_operacao,
            data_entrada_contingencia=data_entrada_contingencia,
            motivo_entrada_contingencia=motivo_entrada_contingencia,
            tipo_compra_governamental=tipo_compra_governamental,
            perc_reducao_aliquota_compra_governamental=perc_reducao_aliquota_compra_governamental,
            tipo_operacao_governamental=tipo_operacao_governamental,
            cpf_emitente=cpf_emitente,
            nome_emitente=nome_emitente,
            nome_fantasia_emitente=nome_fantasia_emitente,
            logradouro_emitente=logradouro_emitente,
            numero_emitente=numero_emitente,
            complemento_emitente=complemento_emitente,
            bairro_emitente=bairro_emitente,
            codigo_municipio_emitente=codigo_municipio_emitente,
            municipio_emitente=municipio_emitente,
            uf_emitente=uf_emitente,
            cep_emitente=cep_emitente,
            codigo_pais_emitente=codigo_pais_emitente,
            pais_emitente=pais_emitente,
            telefone_emitente=telefone_emitente,
            inscricao_estadual_st_emitente=inscricao_estadual_st_emitente,
            inscricao_municipal_emitente=inscricao_municipal_emitente,
            cnae_fiscal_emitente=cnae_fiscal_emitente,
            regime_tributario_emitente=regime_tributario_emitente,
            inscricao_suframa_emitente=inscricao_suframa_emitente,
            cnpj_destinatario=cnpj_destinatario,
            cpf_destinatario=cpf_destinatario,
            id_estrangeiro_destinatario=id_estrangeiro_destinatario,
            nome_destinatario=nome_destinatario,
            logradouro_destinatario=logradouro_destinatario,
            numero_destinatario=numero_destinatario,
            complemento_destinatario=complemento_destinatario,
            bairro_destinatario=bairro_destinatario,
            codigo_municipio_destinatario=codigo_municipio_destinatario,
            municipio_destinatario=municipio_destinatario,
            uf_destinatario=uf_destinatario,
            cep_destinatario=cep_destinatario,
            codigo_pais_destinatario=codigo_pais_destinatario,
            pais_destinatario=pais_destinatario,
            telefone_destinatario=telefone_destinatario,
            indicador_inscricao_estadual_destinatario=indicador_inscricao_estadual_destinatario,
            inscricao_estadual_destinatario=inscricao_estadual_destinatario,
            inscricao_suframa_destinatario=inscricao_suframa_destinatario,
            inscricao_municipal_destinatario=inscricao_municipal_destinatario,
            email_destinatario=email_destinatario,
            cnpj_retirada=cnpj_retirada,
            cpf_retirada=cpf_retirada,
            nome_retirada=nome_retirada,
            logradouro_retirada=logradouro_retirada,
            numero_retirada=numero_retirada,
            complemento_retirada=complemento_retirada,
            bairro_retirada=bairro_retirada,
            codigo_municipio_retirada=codigo_municipio_retirada,
            municipio_retirada=municipio_retirada,
            uf_retirada=uf_retirada,
            cep_retirada=cep_retirada,
            codigo_pais_retirada=codigo_pais_retirada,
            pais_retirada=pais_retirada,
            telefone_retirada=telefone_retirada,
            email_retirada=email_retirada,
            inscricao_estadual_retirada=inscricao_estadual_retirada,
            cnpj_entrega=cnpj_entrega,
            cpf_entrega=cpf_entrega,
            nome_entrega=nome_entrega,
            logradouro_entrega=logradouro_entrega,
            numero_entrega=numero_entrega,
            complemento_entrega=complemento_entrega,
            bairro_entrega=bairro_entrega,
            codigo_municipio_entrega=codigo_municipio_entrega,
            municipio_entrega=municipio_entrega,
            uf_entrega=uf_entrega,
            cep_entrega=cep_entrega,
            codigo_pais_entrega=codigo_pais_entrega,
            pais_entrega=pais_entrega,
            telefone_entrega=telefone_entrega,
            email_entrega=email_entrega,
            inscricao_estadual_entrega=inscricao_estadual_entrega,
            valor_liquido_total=valor_liquido_total,
            icms_base_calculo=icms_base_calculo,
            icms_valor_total=icms_valor_total,
            icms_valor_total_desonerado=icms_valor_total_desonerado,
            fcp_valor_total_uf_destino=fcp_valor_total_uf_destino,
            icms_valor_total_uf_destino=icms_valor_total_uf_destino,
            icms_valor_total_uf_remetente=icms_valor_total_uf_remetente,
            fcp_valor_total=fcp_valor_total,
            icms_base_calculo_st=icms_base_calculo_st,
            icms_valor_total_st=icms_valor_total_st,
            fcp_valor_total_st=fcp_valor_total_st,
            fcp_valor_total_retido_st=fcp_valor_total_retido_st,
            icms_base_calculo_mono=icms_base_calculo_mono,
            icms_valor_mono=icms_valor_mono,
            icms_base_calculo_mono_retencao=icms_base_calculo_mono_retencao,
            icms_valor_mono_retencao=icms_valor_mono_retencao,
            icms_base_calculo_mono_retido=icms_base_calculo_mono_retido,
            icms_valor_mono_retido=icms_valor_mono_retido,
            valor_produtos=valor_produtos,
            valor_frete=valor_frete,
            valor_seguro=valor_seguro,
            valor_desconto=valor_desconto,
            valor_total_ii=valor_total_ii,
            valor_ipi=valor_ipi,
            valor_ipi_devolvido=valor_ipi_devolvido,
            valor_pis=valor_pis,
            valor_cofins=valor_cofins,
            valor_outras_despesas=valor_outras_despesas,
            valor_total=valor_total,
            valor_total_tributos=valor_total_tributos,
            valor_total_servicos=valor_total_servicos,
            issqn_base_calculo=issqn_base_calculo,
            issqn_valor_total=issqn_valor_total,
            valor_pis_servicos=valor_pis_servicos,
            valor_cofins_servicos=valor_cofins_servicos,
            data_prestacao_servico=data_prestacao_servico,
            issqn_valor_total_deducao=issqn_valor_total_deducao,
            issqn_valor_total_outras_retencoes=issqn_valor_total_outras_retencoes,
            issqn_valor_total_desconto_incondicionado=issqn_valor_total_desconto_incondicionado,
            issqn_valor_total_desconto_condicionado=issqn_valor_total_desconto_condicionado,
            issqn_valor_total_retencao=issqn_valor_total_retencao,
            codigo_regime_especial_tributacao=codigo_regime_especial_tributacao,
            pis_valor_retido=pis_valor_retido,
            cofins_valor_retido=cofins_valor_retido,
            csll_valor_retido=csll_valor_retido,
            irrf_base_calculo=irrf_base_calculo,
            irrf_valor_retido=irrf_valor_retido,
            prev_social_base_calculo=prev_social_base_calculo,
            prev_social_valor_retido=prev_social_valor_retido,
            is_valor_total=is_valor_total,
            ibs_cbs_base_calculo=ibs_cbs_base_calculo,
            ibs_uf_valor_total_diferimento=ibs_uf_valor_total_diferimento,
            ibs_uf_valor_total_devolucao=ibs_uf_valor_total_devolucao,
            ibs_uf_valor_total=ibs_uf_valor_total,
            ibs_mun_valor_total_diferimento=ibs_mun_valor_total_diferimento,
            ibs_mun_valor_total_devolucao=ibs_mun_valor_total_devolucao,
            ibs_mun_valor_total=ibs_mun_valor_total,
            ibs_valor_total=ibs_valor_total,
            ibs_valor_total_credito_presumido=ibs_valor_total_credito_presumido,
            ibs_valor_total_condicao_suspensiva=ibs_valor_total_condicao_suspensiva,
            cbs_valor_total_diferimento=cbs_valor_total_diferimento,
            cbs_valor_total_devolucao=cbs_valor_total_devolucao,
            cbs_valor_total=cbs_valor_total,
            cbs_valor_total_credito_presumido=cbs_valor_total_credito_presumido,
            cbs_valor_total_condicao_suspensiva=cbs_valor_total_condicao_suspensiva,
            ibs_valor_total_monofasico=ibs_valor_total_monofasico,
            cbs_valor_total_monofasico=cbs_valor_total_monofasico,
            ibs_valor_total_monofasico_retencao=ibs_valor_total_monofasico_retencao,
            cbs_valor_total_monofasico_retencao=cbs_valor_total_monofasico_retencao,
            ibs_valor_total_monofasico_retido=ibs_valor_total_monofasico_retido,
            cbs_valor_total_monofasico_retido=cbs_valor_total_monofasico_retido,
            ibs_valor_total_credito_estornado=ibs_valor_total_credito_estornado,
            cbs_valor_total_credito_estornado=cbs_valor_total_credito_estornado,
            ibs_cbs_is_valor_total=ibs_cbs_is_valor_total,
            cnpj_transportador=cnpj_transportador,
            cpf_transportador=cpf_transportador,
            nome_transportador=nome_transportador,
            inscricao_estadual_transportador=inscricao_estadual_transportador,
            endereco_transportador=endereco_transportador,
            municipio_transportador=municipio_transportador,
            uf_transportador=uf_transportador,
            transporte_icms_servico=transporte_icms_servico,
            transporte_icms_base_calculo=transporte_icms_base_calculo,
            transporte_icms_aliquota=transporte_icms_aliquota,
            transporte_icms_valor=transporte_icms_valor,
            transporte_icms_cfop=transporte_icms_cfop,
            transporte_icms_codigo_municipio=transporte_icms_codigo_municipio,
            veiculo_uf=veiculo_uf,
            veiculo_rntc=veiculo_rntc,
            veiculo_identificacao_vagao=veiculo_identificacao_vagao,
            veiculo_identificacao_balsa=veiculo_identificacao_balsa,
            numero_fatura=numero_fatura,
            valor_original_fatura=valor_original_fatura,
            valor_desconto_fatura=valor_desconto_fatura,
            valor_liquido_fatura=valor_liquido_fatura,
            valor_troco=valor_troco,
            cnpj_intermediario=cnpj_intermediario,
            id_intermediario=id_intermediario,
            informacoes_adicionais_fisco=informacoes_adicionais_fisco,
            informacoes_adicionais_contribuinte=informacoes_adicionais_contribuinte,
            uf_local_embarque=uf_local_embarque,
            local_embarque=local_embarque,
            local_despacho=local_despacho,
            nota_empenho_compra=nota_empenho_compra,
            pedido_compra=pedido_compra,
            contrato_compra=contrato_compra,
            cana_safra=cana_safra,
            cana_mes_ano_referencia=cana_mes_ano_referencia,
            cana_quantidade_mes_fornecimento=cana_quantidade_mes_fornecimento,
            cana_quantidade_anterior_fornecimento=cana_quantidade_anterior_fornecimento,
            cana_quantidade_geral_fornecimento=cana_quantidade_geral_fornecimento,
            cana_valor_fornecimento=cana_valor_fornecimento,
            cana_valor_total_deducoes=cana_valor_total_deducoes,
            cana_valor_liquido_fornecimento=cana_valor_liquido_fornecimento,
            cnpj_responsavel_tecnico=cnpj_responsavel_tecnico,
            contato_responsavel_tecnico=contato_responsavel_tecnico,
            email_responsavel_tecnico=email_responsavel_tecnico,
            telefone_responsavel_tecnico=telefone_responsavel_tecnico,
            identificador_csrt=identificador_csrt,
            hash_csrt=hash_csrt,
            nff_solicitacao=nff_solicitacao,
            agropecuario_uf_guia=agropecuario_uf_guia,
            agropecuario_serie_guia=agropecuario_serie_guia,
            agropecuario_numero_guia=agropecuario_numero_guia,
            notas_referenciadas=notas_referenciadas,
            chaves_dfe_anterior_compra_governamental=chaves_dfe_anterior_compra_governamental,
            chaves_nfe_antecipacao_pagamento=chaves_nfe_antecipacao_pagamento,
            pessoas_autorizadas=pessoas_autorizadas,
            reboques=reboques,
            volumes=volumes,
            duplicatas=duplicatas,
            formas_pagamento=formas_pagamento,
            pagamentos_vinculados=pagamentos_vinculados,
            observacoes_contribuinte=observacoes_contribuinte,
            observacoes_fisco=observacoes_fisco,
            processos_referenciados=processos_referenciados,
            cana_fornecimentos=cana_fornecimentos,
            cana_deducoes=cana_deducoes,
            agropecuario_defensivo=agropecuario_defensivo,
        )

        return emissao_nfce

