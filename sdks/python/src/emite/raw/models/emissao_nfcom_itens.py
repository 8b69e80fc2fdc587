from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_nfcom_itens_cofins_situacao_tributaria import EmissaoNfcomItensCofinsSituacaoTributaria
from ..models.emissao_nfcom_itens_ibs_cbs_indicador_doacao import EmissaoNfcomItensIbsCbsIndicadorDoacao
from ..models.emissao_nfcom_itens_icms_indicador_sem_cst import EmissaoNfcomItensIcmsIndicadorSemCst
from ..models.emissao_nfcom_itens_icms_indicador_simples_nacional import EmissaoNfcomItensIcmsIndicadorSimplesNacional
from ..models.emissao_nfcom_itens_icms_situacao_tributaria import EmissaoNfcomItensIcmsSituacaoTributaria
from ..models.emissao_nfcom_itens_indicador_devolucao import EmissaoNfcomItensIndicadorDevolucao
from ..models.emissao_nfcom_itens_indicador_devolucao_processo import EmissaoNfcomItensIndicadorDevolucaoProcesso
from ..models.emissao_nfcom_itens_indicador_nfcom_anterior_papel import EmissaoNfcomItensIndicadorNfcomAnteriorPapel
from ..models.emissao_nfcom_itens_pis_situacao_tributaria import EmissaoNfcomItensPisSituacaoTributaria
from ..models.emissao_nfcom_itens_tipo_ressarcimento import EmissaoNfcomItensTipoRessarcimento
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_nfcom_itens_icms_uf_dest import EmissaoNfcomItensIcmsUfDest
  from ..models.emissao_nfcom_itens_identificadores_processos import EmissaoNfcomItensIdentificadoresProcessos





T = TypeVar("T", bound="EmissaoNfcomItens")



@_attrs_define
class EmissaoNfcomItens:
    """ 
        Attributes:
            numero_item (str): Número do item, a partir de 1
            codigo_produto (str): Código do produto ou serviço, até 60 caracteres
            descricao (str): Descrição do produto ou serviço, até 120 caracteres
            chave_nfcom_anterior (str | Unset): Chave da NFCom anterior relacionada ao item. Formato: chave de acesso de 44
                posições.
            indicador_nfcom_anterior_papel (EmissaoNfcomItensIndicadorNfcomAnteriorPapel | Unset): Nota anterior em papel no
                faturamento centralizado. Formato: um de 1 (sim).
            numero_item_anterior (str | Unset): Número do item na NFCom anterior. Formato: número de 1 a 9999.
            classificacao (str | Unset): Classificação do item (cClass, 7 dígitos, tabela da NFCom). Formato: 7 dígitos.
            cfop (str | Unset): CFOP com 4 dígitos
            cnpj_ld (str | Unset): CNPJ da operadora de longa distância. Formato: CNPJ de 14 posições.
            unidade_medida (str | Unset): Unidade de medida, de 1 a 4
            quantidade_faturada (str | Unset): Quantidade faturada, até 4 decimais
            valor_item (str | Unset): Valor unitário, até 8 decimais
            valor_desconto (str | Unset): Desconto do item. Formato: até 13 inteiros e 2 decimais.
            valor_outras_despesas (str | Unset): Outras despesas do item. Formato: até 13 inteiros e 2 decimais.
            valor_total_item (str | Unset): Valor total do item
            data_expiracao_credito (str | Unset): Expiração do crédito. Formato: data AAAA-MM-DD.
            indicador_devolucao (EmissaoNfcomItensIndicadorDevolucao | Unset): Devolução do valor do item; o item subtrai
                dos totais. Formato: um de 1 (sim).
            cnpj_cobranca_terceiro (str | Unset): CNPJ do terceiro cujo valor é cobrado. Formato: CNPJ de 14 posições.
            chave_dfe_pagamento_antecipado (str | Unset): Chave do documento do pagamento antecipado. Formato: chave de
                acesso de 44 posições.
            numero_item_pagamento_antecipado (str | Unset): Item no documento do pagamento antecipado. Formato: número de 1
                a 990.
            icms_situacao_tributaria (EmissaoNfcomItensIcmsSituacaoTributaria | Unset):
            icms_base_calculo (str | Unset): Base de cálculo do ICMS. Formato: até 13 inteiros e 2 decimais.
            icms_aliquota (str | Unset): Alíquota do ICMS. Formato: até 3 inteiros e 2 decimais.
            icms_valor (str | Unset): Valor do ICMS; padrão = base x alíquota. Formato: até 13 inteiros e 2 decimais.
            icms_fcp_percentual (str | Unset): Percentual do FCP. Formato: até 3 inteiros e de 2 a 4 decimais.
            icms_fcp_valor (str | Unset): Valor do FCP; padrão = base x percentual. Formato: até 13 inteiros e 2 decimais.
            icms_reducao_base_calculo (str | Unset): Percentual de redução da base. Formato: até 3 inteiros e 2 decimais.
            icms_valor_desonerado (str | Unset): ICMS desonerado. Formato: até 13 inteiros e 2 decimais.
            icms_codigo_beneficio_fiscal (str | Unset): Código de benefício fiscal da UF. Formato: até 10 caracteres.
            icms_indicador_simples_nacional (EmissaoNfcomItensIcmsIndicadorSimplesNacional | Unset): Indicador de Simples
                Nacional; padrão 1. Formato: um de 1 (sim).
            icms_indicador_sem_cst (EmissaoNfcomItensIcmsIndicadorSemCst | Unset): Item sem relação com o ICMS; não informar
                CFOP. Formato: um de 1 (sem CST).
            pis_situacao_tributaria (EmissaoNfcomItensPisSituacaoTributaria | Unset):
            pis_base_calculo (str | Unset): Base de cálculo do PIS. Formato: até 13 inteiros e 2 decimais.
            pis_aliquota_porcentual (str | Unset): Alíquota do PIS. Formato: até 3 inteiros e de 2 a 4 decimais.
            pis_valor (str | Unset): Valor do PIS; padrão = base x alíquota. Formato: até 13 inteiros e 2 decimais.
            cofins_situacao_tributaria (EmissaoNfcomItensCofinsSituacaoTributaria | Unset):
            cofins_base_calculo (str | Unset): Base de cálculo do COFINS. Formato: até 13 inteiros e 2 decimais.
            cofins_aliquota_porcentual (str | Unset): Alíquota do COFINS. Formato: até 3 inteiros e de 2 a 4 decimais.
            cofins_valor (str | Unset): Valor do COFINS; padrão = base x alíquota. Formato: até 13 inteiros e 2 decimais.
            fust_base_calculo (str | Unset): Base de cálculo do FUST. Formato: até 13 inteiros e 2 decimais.
            fust_aliquota_porcentual (str | Unset): Alíquota do FUST. Formato: até 3 inteiros e de 2 a 4 decimais.
            fust_valor (str | Unset): Valor do FUST; padrão = base x alíquota. Formato: até 13 inteiros e 2 decimais.
            funttel_base_calculo (str | Unset): Base de cálculo do FUNTTEL. Formato: até 13 inteiros e 2 decimais.
            funttel_aliquota_porcentual (str | Unset): Alíquota do FUNTTEL. Formato: até 3 inteiros e de 2 a 4 decimais.
            funttel_valor (str | Unset): Valor do FUNTTEL; padrão = base x alíquota. Formato: até 13 inteiros e 2 decimais.
            pis_valor_retido (str | Unset): PIS retido. Formato: até 13 inteiros e de 2 a 8 decimais.
            cofins_valor_retido (str | Unset): COFINS retida. Formato: até 13 inteiros e de 2 a 8 decimais.
            csll_valor_retido (str | Unset): CSLL retida. Formato: até 13 inteiros e de 2 a 8 decimais.
            irrf_base_calculo (str | Unset): Base do IRRF. Formato: até 13 inteiros e de 2 a 8 decimais.
            irrf_valor_retido (str | Unset): IRRF retido. Formato: até 13 inteiros e de 2 a 8 decimais.
            ibs_cbs_situacao_tributaria (str | Unset): CST do IBS/CBS (3 dígitos); aciona o grupo. Formato: 3 dígitos.
            ibs_cbs_classificacao_tributaria (str | Unset): Classificação tributária (6 dígitos, tabela oficial). Formato: 6
                dígitos.
            ibs_cbs_indicador_doacao (EmissaoNfcomItensIbsCbsIndicadorDoacao | Unset): Operação de doação. Formato: um de 1
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
            ibs_valor (str | Unset): Valor do IBS; padrão = estadual + municipal. Formato: até 13 inteiros e 2 decimais.
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
            ibs_aliquota_competencia_uf (str | Unset): Compra governamental: alíquota do IBS UF; aciona gTribCompraGov.
                Formato: até 3 inteiros e de 2 a 4 decimais.
            ibs_valor_tributo_calculado_uf (str | Unset): Valor do IBS UF sem o art. 473. Formato: até 13 inteiros e 2
                decimais.
            ibs_aliquota_competencia_municipio (str | Unset): Alíquota do IBS municipal. Formato: até 3 inteiros e de 2 a 4
                decimais.
            ibs_valor_tributo_calculado_municipio (str | Unset): Valor do IBS municipal. Formato: até 13 inteiros e 2
                decimais.
            cbs_aliquota_compra_governamental (str | Unset): Alíquota da CBS. Formato: até 3 inteiros e de 2 a 4 decimais.
            cbs_valor_tributo_calculado (str | Unset): Valor da CBS. Formato: até 13 inteiros e 2 decimais.
            ibs_valor_estornado (str | Unset): IBS a estornar; aciona gEstornoCred. Formato: até 13 inteiros e 2 decimais.
            cbs_valor_estornado (str | Unset): CBS a estornar. Formato: até 13 inteiros e 2 decimais.
            valor_item_processo (str | Unset): Valor unitário no processo. Formato: até 13 inteiros e de 2 a 8 decimais.
            quantidade_faturada_processo (str | Unset): Quantidade faturada no processo. Formato: até 11 inteiros e 4
                decimais.
            valor_total_processo (str | Unset): Valor total do item no processo. Formato: até 13 inteiros e de 2 a 8
                decimais.
            valor_desconto_processo (str | Unset): Desconto no processo. Formato: até 13 inteiros e 2 decimais.
            outras_despesas_processo (str | Unset): Outras despesas no processo. Formato: até 13 inteiros e 2 decimais.
            indicador_devolucao_processo (EmissaoNfcomItensIndicadorDevolucaoProcesso | Unset): Devolução do valor no
                processo. Formato: um de 1 (sim).
            base_calculo_processo (str | Unset): Base de cálculo no processo. Formato: até 13 inteiros e 2 decimais.
            icms_aliquota_processo (str | Unset): Alíquota do ICMS no processo. Formato: até 3 inteiros e 2 decimais.
            icms_valor_processo (str | Unset): ICMS no processo. Formato: até 13 inteiros e 2 decimais.
            pis_valor_processo (str | Unset): PIS no processo. Formato: até 13 inteiros e 2 decimais.
            cofins_valor_processo (str | Unset): COFINS no processo. Formato: até 13 inteiros e 2 decimais.
            fcp_valor_processo (str | Unset): FCP no processo. Formato: até 13 inteiros e 2 decimais.
            tipo_ressarcimento (EmissaoNfcomItensTipoRessarcimento | Unset):
            data_ressarcimento (str | Unset): Data de referência do ressarcimento. Formato: data AAAA-MM-DD.
            numero_processo_ressarcimento (str | Unset): Número do processo do ressarcimento. Formato: de 1 a 60 caracteres.
            numero_protocolo_ressarcimento (str | Unset): Protocolo da reclamação. Formato: de 1 a 60 caracteres.
            observacoes_ressarcimento (str | Unset): Observações do ressarcimento. Formato: de 15 a 100 caracteres.
            informacoes_adicionais (str | Unset): Informações adicionais do item. Formato: de 1 a 500 caracteres.
            icms_uf_dest (list[EmissaoNfcomItensIcmsUfDest] | Unset): Partilha do ICMS com cada UF de destino
            identificadores_processos (list[EmissaoNfcomItensIdentificadoresProcessos] | Unset): Processos referenciados
     """

    numero_item: str
    codigo_produto: str
    descricao: str
    chave_nfcom_anterior: str | Unset = UNSET
    indicador_nfcom_anterior_papel: EmissaoNfcomItensIndicadorNfcomAnteriorPapel | Unset = UNSET
    numero_item_anterior: str | Unset = UNSET
    classificacao: str | Unset = UNSET
    cfop: str | Unset = UNSET
    cnpj_ld: str | Unset = UNSET
    unidade_medida: str | Unset = UNSET
    quantidade_faturada: str | Unset = UNSET
    valor_item: str | Unset = UNSET
    valor_desconto: str | Unset = UNSET
    valor_outras_despesas: str | Unset = UNSET
    valor_total_item: str | Unset = UNSET
    data_expiracao_credito: str | Unset = UNSET
    indicador_devolucao: EmissaoNfcomItensIndicadorDevolucao | Unset = UNSET
    cnpj_cobranca_terceiro: str | Unset = UNSET
    chave_dfe_pagamento_antecipado: str | Unset = UNSET
    numero_item_pagamento_antecipado: str | Unset = UNSET
    icms_situacao_tributaria: EmissaoNfcomItensIcmsSituacaoTributaria | Unset = UNSET
    icms_base_calculo: str | Unset = UNSET
    icms_aliquota: str | Unset = UNSET
    icms_valor: str | Unset = UNSET
    icms_fcp_percentual: str | Unset = UNSET
    icms_fcp_valor: str | Unset = UNSET
    icms_reducao_base_calculo: str | Unset = UNSET
    icms_valor_desonerado: str | Unset = UNSET
    icms_codigo_beneficio_fiscal: str | Unset = UNSET
    icms_indicador_simples_nacional: EmissaoNfcomItensIcmsIndicadorSimplesNacional | Unset = UNSET
    icms_indicador_sem_cst: EmissaoNfcomItensIcmsIndicadorSemCst | Unset = UNSET
    pis_situacao_tributaria: EmissaoNfcomItensPisSituacaoTributaria | Unset = UNSET
    pis_base_calculo: str | Unset = UNSET
    pis_aliquota_porcentual: str | Unset = UNSET
    pis_valor: str | Unset = UNSET
    cofins_situacao_tributaria: EmissaoNfcomItensCofinsSituacaoTributaria | Unset = UNSET
    cofins_base_calculo: str | Unset = UNSET
    cofins_aliquota_porcentual: str | Unset = UNSET
    cofins_valor: str | Unset = UNSET
    fust_base_calculo: str | Unset = UNSET
    fust_aliquota_porcentual: str | Unset = UNSET
    fust_valor: str | Unset = UNSET
    funttel_base_calculo: str | Unset = UNSET
    funttel_aliquota_porcentual: str | Unset = UNSET
    funttel_valor: str | Unset = UNSET
    pis_valor_retido: str | Unset = UNSET
    cofins_valor_retido: str | Unset = UNSET
    csll_valor_retido: str | Unset = UNSET
    irrf_base_calculo: str | Unset = UNSET
    irrf_valor_retido: str | Unset = UNSET
    ibs_cbs_situacao_tributaria: str | Unset = UNSET
    ibs_cbs_classificacao_tributaria: str | Unset = UNSET
    ibs_cbs_indicador_doacao: EmissaoNfcomItensIbsCbsIndicadorDoacao | Unset = UNSET
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
    ibs_valor: str | Unset = UNSET
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
    ibs_aliquota_competencia_uf: str | Unset = UNSET
    ibs_valor_tributo_calculado_uf: str | Unset = UNSET
    ibs_aliquota_competencia_municipio: str | Unset = UNSET
    ibs_valor_tributo_calculado_municipio: str | Unset = UNSET
    cbs_aliquota_compra_governamental: str | Unset = UNSET
    cbs_valor_tributo_calculado: str | Unset = UNSET
    ibs_valor_estornado: str | Unset = UNSET
    cbs_valor_estornado: str | Unset = UNSET
    valor_item_processo: str | Unset = UNSET
    quantidade_faturada_processo: str | Unset = UNSET
    valor_total_processo: str | Unset = UNSET
    valor_desconto_processo: str | Unset = UNSET
    outras_despesas_processo: str | Unset = UNSET
    indicador_devolucao_processo: EmissaoNfcomItensIndicadorDevolucaoProcesso | Unset = UNSET
    base_calculo_processo: str | Unset = UNSET
    icms_aliquota_processo: str | Unset = UNSET
    icms_valor_processo: str | Unset = UNSET
    pis_valor_processo: str | Unset = UNSET
    cofins_valor_processo: str | Unset = UNSET
    fcp_valor_processo: str | Unset = UNSET
    tipo_ressarcimento: EmissaoNfcomItensTipoRessarcimento | Unset = UNSET
    data_ressarcimento: str | Unset = UNSET
    numero_processo_ressarcimento: str | Unset = UNSET
    numero_protocolo_ressarcimento: str | Unset = UNSET
    observacoes_ressarcimento: str | Unset = UNSET
    informacoes_adicionais: str | Unset = UNSET
    icms_uf_dest: list[EmissaoNfcomItensIcmsUfDest] | Unset = UNSET
    identificadores_processos: list[EmissaoNfcomItensIdentificadoresProcessos] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_nfcom_itens_icms_uf_dest import EmissaoNfcomItensIcmsUfDest # noqa: PLC0415
        from ..models.emissao_nfcom_itens_identificadores_processos import EmissaoNfcomItensIdentificadoresProcessos # noqa: PLC0415
        numero_item = self.numero_item

        codigo_produto = self.codigo_produto

        descricao = self.descricao

        chave_nfcom_anterior = self.chave_nfcom_anterior

        indicador_nfcom_anterior_papel: str | Unset = UNSET
        if not isinstance(self.indicador_nfcom_anterior_papel, Unset):
            indicador_nfcom_anterior_papel = self.indicador_nfcom_anterior_papel.value


        numero_item_anterior = self.numero_item_anterior

        classificacao = self.classificacao

        cfop = self.cfop

        cnpj_ld = self.cnpj_ld

        unidade_medida = self.unidade_medida

        quantidade_faturada = self.quantidade_faturada

        valor_item = self.valor_item

        valor_desconto = self.valor_desconto

        valor_outras_despesas = self.valor_outras_despesas

        valor_total_item = self.valor_total_item

        data_expiracao_credito = self.data_expiracao_credito

        indicador_devolucao: str | Unset = UNSET
        if not isinstance(self.indicador_devolucao, Unset):
            indicador_devolucao = self.indicador_devolucao.value


        cnpj_cobranca_terceiro = self.cnpj_cobranca_terceiro

        chave_dfe_pagamento_antecipado = self.chave_dfe_pagamento_antecipado

        numero_item_pagamento_antecipado = self.numero_item_pagamento_antecipado

        icms_situacao_tributaria: str | Unset = UNSET
        if not isinstance(self.icms_situacao_tributaria, Unset):
            icms_situacao_tributaria = self.icms_situacao_tributaria.value


        icms_base_calculo = self.icms_base_calculo

        icms_aliquota = self.icms_aliquota

        icms_valor = self.icms_valor

        icms_fcp_percentual = self.icms_fcp_percentual

        icms_fcp_valor = self.icms_fcp_valor

        icms_reducao_base_calculo = self.icms_reducao_base_calculo

        icms_valor_desonerado = self.icms_valor_desonerado

        icms_codigo_beneficio_fiscal = self.icms_codigo_beneficio_fiscal

        icms_indicador_simples_nacional: str | Unset = UNSET
        if not isinstance(self.icms_indicador_simples_nacional, Unset):
            icms_indicador_simples_nacional = self.icms_indicador_simples_nacional.value


        icms_indicador_sem_cst: str | Unset = UNSET
        if not isinstance(self.icms_indicador_sem_cst, Unset):
            icms_indicador_sem_cst = self.icms_indicador_sem_cst.value


        pis_situacao_tributaria: str | Unset = UNSET
        if not isinstance(self.pis_situacao_tributaria, Unset):
            pis_situacao_tributaria = self.pis_situacao_tributaria.value


        pis_base_calculo = self.pis_base_calculo

        pis_aliquota_porcentual = self.pis_aliquota_porcentual

        pis_valor = self.pis_valor

        cofins_situacao_tributaria: str | Unset = UNSET
        if not isinstance(self.cofins_situacao_tributaria, Unset):
            cofins_situacao_tributaria = self.cofins_situacao_tributaria.value


        cofins_base_calculo = self.cofins_base_calculo

        cofins_aliquota_porcentual = self.cofins_aliquota_porcentual

        cofins_valor = self.cofins_valor

        fust_base_calculo = self.fust_base_calculo

        fust_aliquota_porcentual = self.fust_aliquota_porcentual

        fust_valor = self.fust_valor

        funttel_base_calculo = self.funttel_base_calculo

        funttel_aliquota_porcentual = self.funttel_aliquota_porcentual

        funttel_valor = self.funttel_valor

        pis_valor_retido = self.pis_valor_retido

        cofins_valor_retido = self.cofins_valor_retido

        csll_valor_retido = self.csll_valor_retido

        irrf_base_calculo = self.irrf_base_calculo

        irrf_valor_retido = self.irrf_valor_retido

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

        ibs_valor = self.ibs_valor

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

        ibs_aliquota_competencia_uf = self.ibs_aliquota_competencia_uf

        ibs_valor_tributo_calculado_uf = self.ibs_valor_tributo_calculado_uf

        ibs_aliquota_competencia_municipio = self.ibs_aliquota_competencia_municipio

        ibs_valor_tributo_calculado_municipio = self.ibs_valor_tributo_calculado_municipio

        cbs_aliquota_compra_governamental = self.cbs_aliquota_compra_governamental

        cbs_valor_tributo_calculado = self.cbs_valor_tributo_calculado

        ibs_valor_estornado = self.ibs_valor_estornado

        cbs_valor_estornado = self.cbs_valor_estornado

        valor_item_processo = self.valor_item_processo

        quantidade_faturada_processo = self.quantidade_faturada_processo

        valor_total_processo = self.valor_total_processo

        valor_desconto_processo = self.valor_desconto_processo

        outras_despesas_processo = self.outras_despesas_processo

        indicador_devolucao_processo: str | Unset = UNSET
        if not isinstance(self.indicador_devolucao_processo, Unset):
            indicador_devolucao_processo = self.indicador_devolucao_processo.value


        base_calculo_processo = self.base_calculo_processo

        icms_aliquota_processo = self.icms_aliquota_processo

        icms_valor_processo = self.icms_valor_processo

        pis_valor_processo = self.pis_valor_processo

        cofins_valor_processo = self.cofins_valor_processo

        fcp_valor_processo = self.fcp_valor_processo

        tipo_ressarcimento: str | Unset = UNSET
        if not isinstance(self.tipo_ressarcimento, Unset):
            tipo_ressarcimento = self.tipo_ressarcimento.value


        data_ressarcimento = self.data_ressarcimento

        numero_processo_ressarcimento = self.numero_processo_ressarcimento

        numero_protocolo_ressarcimento = self.numero_protocolo_ressarcimento

        observacoes_ressarcimento = self.observacoes_ressarcimento

        informacoes_adicionais = self.informacoes_adicionais

        icms_uf_dest: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.icms_uf_dest, Unset):
            icms_uf_dest = []
            for icms_uf_dest_item_data in self.icms_uf_dest:
                icms_uf_dest_item = icms_uf_dest_item_data.to_dict()
                icms_uf_dest.append(icms_uf_dest_item)



        identificadores_processos: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.identificadores_processos, Unset):
            identificadores_processos = []
            for identificadores_processos_item_data in self.identificadores_processos:
                identificadores_processos_item = identificadores_processos_item_data.to_dict()
                identificadores_processos.append(identificadores_processos_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
            "numero_item": numero_item,
            "codigo_produto": codigo_produto,
            "descricao": descricao,
        })
        if chave_nfcom_anterior is not UNSET:
            field_dict["chave_nfcom_anterior"] = chave_nfcom_anterior
        if indicador_nfcom_anterior_papel is not UNSET:
            field_dict["indicador_nfcom_anterior_papel"] = indicador_nfcom_anterior_papel
        if numero_item_anterior is not UNSET:
            field_dict["numero_item_anterior"] = numero_item_anterior
        if classificacao is not UNSET:
            field_dict["classificacao"] = classificacao
        if cfop is not UNSET:
            field_dict["cfop"] = cfop
        if cnpj_ld is not UNSET:
            field_dict["cnpj_ld"] = cnpj_ld
        if unidade_medida is not UNSET:
            field_dict["unidade_medida"] = unidade_medida
        if quantidade_faturada is not UNSET:
            field_dict["quantidade_faturada"] = quantidade_faturada
        if valor_item is not UNSET:
            field_dict["valor_item"] = valor_item
        if valor_desconto is not UNSET:
            field_dict["valor_desconto"] = valor_desconto
        if valor_outras_despesas is not UNSET:
            field_dict["valor_outras_despesas"] = valor_outras_despesas
        if valor_total_item is not UNSET:
            field_dict["valor_total_item"] = valor_total_item
        if data_expiracao_credito is not UNSET:
            field_dict["data_expiracao_credito"] = data_expiracao_credito
        if indicador_devolucao is not UNSET:
            field_dict["indicador_devolucao"] = indicador_devolucao
        if cnpj_cobranca_terceiro is not UNSET:
            field_dict["cnpj_cobranca_terceiro"] = cnpj_cobranca_terceiro
        if chave_dfe_pagamento_antecipado is not UNSET:
            field_dict["chave_dfe_pagamento_antecipado"] = chave_dfe_pagamento_antecipado
        if numero_item_pagamento_antecipado is not UNSET:
            field_dict["numero_item_pagamento_antecipado"] = numero_item_pagamento_antecipado
        if icms_situacao_tributaria is not UNSET:
            field_dict["icms_situacao_tributaria"] = icms_situacao_tributaria
        if icms_base_calculo is not UNSET:
            field_dict["icms_base_calculo"] = icms_base_calculo
        if icms_aliquota is not UNSET:
            field_dict["icms_aliquota"] = icms_aliquota
        if icms_valor is not UNSET:
            field_dict["icms_valor"] = icms_valor
        if icms_fcp_percentual is not UNSET:
            field_dict["icms_fcp_percentual"] = icms_fcp_percentual
        if icms_fcp_valor is not UNSET:
            field_dict["icms_fcp_valor"] = icms_fcp_valor
        if icms_reducao_base_calculo is not UNSET:
            field_dict["icms_reducao_base_calculo"] = icms_reducao_base_calculo
        if icms_valor_desonerado is not UNSET:
            field_dict["icms_valor_desonerado"] = icms_valor_desonerado
        if icms_codigo_beneficio_fiscal is not UNSET:
            field_dict["icms_codigo_beneficio_fiscal"] = icms_codigo_beneficio_fiscal
        if icms_indicador_simples_nacional is not UNSET:
            field_dict["icms_indicador_simples_nacional"] = icms_indicador_simples_nacional
        if icms_indicador_sem_cst is not UNSET:
            field_dict["icms_indicador_sem_cst"] = icms_indicador_sem_cst
        if pis_situacao_tributaria is not UNSET:
            field_dict["pis_situacao_tributaria"] = pis_situacao_tributaria
        if pis_base_calculo is not UNSET:
            field_dict["pis_base_calculo"] = pis_base_calculo
        if pis_aliquota_porcentual is not UNSET:
            field_dict["pis_aliquota_porcentual"] = pis_aliquota_porcentual
        if pis_valor is not UNSET:
            field_dict["pis_valor"] = pis_valor
        if cofins_situacao_tributaria is not UNSET:
            field_dict["cofins_situacao_tributaria"] = cofins_situacao_tributaria
        if cofins_base_calculo is not UNSET:
            field_dict["cofins_base_calculo"] = cofins_base_calculo
        if cofins_aliquota_porcentual is not UNSET:
            field_dict["cofins_aliquota_porcentual"] = cofins_aliquota_porcentual
        if cofins_valor is not UNSET:
            field_dict["cofins_valor"] = cofins_valor
        if fust_base_calculo is not UNSET:
            field_dict["fust_base_calculo"] = fust_base_calculo
        if fust_aliquota_porcentual is not UNSET:
            field_dict["fust_aliquota_porcentual"] = fust_aliquota_porcentual
        if fust_valor is not UNSET:
            field_dict["fust_valor"] = fust_valor
        if funttel_base_calculo is not UNSET:
            field_dict["funttel_base_calculo"] = funttel_base_calculo
        if funttel_aliquota_porcentual is not UNSET:
            field_dict["funttel_aliquota_porcentual"] = funttel_aliquota_porcentual
        if funttel_valor is not UNSET:
            field_dict["funttel_valor"] = funttel_valor
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
        if ibs_valor is not UNSET:
            field_dict["ibs_valor"] = ibs_valor
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
        if ibs_aliquota_competencia_uf is not UNSET:
            field_dict["ibs_aliquota_competencia_uf"] = ibs_aliquota_competencia_uf
        if ibs_valor_tributo_calculado_uf is not UNSET:
            field_dict["ibs_valor_tributo_calculado_uf"] = ibs_valor_tributo_calculado_uf
        if ibs_aliquota_competencia_municipio is not UNSET:
            field_dict["ibs_aliquota_competencia_municipio"] = ibs_aliquota_competencia_municipio
        if ibs_valor_tributo_calculado_municipio is not UNSET:
            field_dict["ibs_valor_tributo_calculado_municipio"] = ibs_valor_tributo_calculado_municipio
        if cbs_aliquota_compra_governamental is not UNSET:
            field_dict["cbs_aliquota_compra_governamental"] = cbs_aliquota_compra_governamental
        if cbs_valor_tributo_calculado is not UNSET:
            field_dict["cbs_valor_tributo_calculado"] = cbs_valor_tributo_calculado
        if ibs_valor_estornado is not UNSET:
            field_dict["ibs_valor_estornado"] = ibs_valor_estornado
        if cbs_valor_estornado is not UNSET:
            field_dict["cbs_valor_estornado"] = cbs_valor_estornado
        if valor_item_processo is not UNSET:
            field_dict["valor_item_processo"] = valor_item_processo
        if quantidade_faturada_processo is not UNSET:
            field_dict["quantidade_faturada_processo"] = quantidade_faturada_processo
        if valor_total_processo is not UNSET:
            field_dict["valor_total_processo"] = valor_total_processo
        if valor_desconto_processo is not UNSET:
            field_dict["valor_desconto_processo"] = valor_desconto_processo
        if outras_despesas_processo is not UNSET:
            field_dict["outras_despesas_processo"] = outras_despesas_processo
        if indicador_devolucao_processo is not UNSET:
            field_dict["indicador_devolucao_processo"] = indicador_devolucao_processo
        if base_calculo_processo is not UNSET:
            field_dict["base_calculo_processo"] = base_calculo_processo
        if icms_aliquota_processo is not UNSET:
            field_dict["icms_aliquota_processo"] = icms_aliquota_processo
        if icms_valor_processo is not UNSET:
            field_dict["icms_valor_processo"] = icms_valor_processo
        if pis_valor_processo is not UNSET:
            field_dict["pis_valor_processo"] = pis_valor_processo
        if cofins_valor_processo is not UNSET:
            field_dict["cofins_valor_processo"] = cofins_valor_processo
        if fcp_valor_processo is not UNSET:
            field_dict["fcp_valor_processo"] = fcp_valor_processo
        if tipo_ressarcimento is not UNSET:
            field_dict["tipo_ressarcimento"] = tipo_ressarcimento
        if data_ressarcimento is not UNSET:
            field_dict["data_ressarcimento"] = data_ressarcimento
        if numero_processo_ressarcimento is not UNSET:
            field_dict["numero_processo_ressarcimento"] = numero_processo_ressarcimento
        if numero_protocolo_ressarcimento is not UNSET:
            field_dict["numero_protocolo_ressarcimento"] = numero_protocolo_ressarcimento
        if observacoes_ressarcimento is not UNSET:
            field_dict["observacoes_ressarcimento"] = observacoes_ressarcimento
        if informacoes_adicionais is not UNSET:
            field_dict["informacoes_adicionais"] = informacoes_adicionais
        if icms_uf_dest is not UNSET:
            field_dict["icms_uf_dest"] = icms_uf_dest
        if identificadores_processos is not UNSET:
            field_dict["identificadores_processos"] = identificadores_processos

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_nfcom_itens_icms_uf_dest import EmissaoNfcomItensIcmsUfDest # noqa: PLC0415
        from ..models.emissao_nfcom_itens_identificadores_processos import EmissaoNfcomItensIdentificadoresProcessos # noqa: PLC0415
        d = dict(src_dict)
        numero_item = d.pop("numero_item")

        codigo_produto = d.pop("codigo_produto")

        descricao = d.pop("descricao")

        chave_nfcom_anterior = d.pop("chave_nfcom_anterior", UNSET)

        _indicador_nfcom_anterior_papel = d.pop("indicador_nfcom_anterior_papel", UNSET)
        indicador_nfcom_anterior_papel: EmissaoNfcomItensIndicadorNfcomAnteriorPapel | Unset
        if isinstance(_indicador_nfcom_anterior_papel,  Unset):
            indicador_nfcom_anterior_papel = UNSET
        else:
            indicador_nfcom_anterior_papel = EmissaoNfcomItensIndicadorNfcomAnteriorPapel(_indicador_nfcom_anterior_papel)




        numero_item_anterior = d.pop("numero_item_anterior", UNSET)

        classificacao = d.pop("classificacao", UNSET)

        cfop = d.pop("cfop", UNSET)

        cnpj_ld = d.pop("cnpj_ld", UNSET)

        unidade_medida = d.pop("unidade_medida", UNSET)

        quantidade_faturada = d.pop("quantidade_faturada", UNSET)

        valor_item = d.pop("valor_item", UNSET)

        valor_desconto = d.pop("valor_desconto", UNSET)

        valor_outras_despesas = d.pop("valor_outras_despesas", UNSET)

        valor_total_item = d.pop("valor_total_item", UNSET)

        data_expiracao_credito = d.pop("data_expiracao_credito", UNSET)

        _indicador_devolucao = d.pop("indicador_devolucao", UNSET)
        indicador_devolucao: EmissaoNfcomItensIndicadorDevolucao | Unset
        if isinstance(_indicador_devolucao,  Unset):
            indicador_devolucao = UNSET
        else:
            indicador_devolucao = EmissaoNfcomItensIndicadorDevolucao(_indicador_devolucao)




        cnpj_cobranca_terceiro = d.pop("cnpj_cobranca_terceiro", UNSET)

        chave_dfe_pagamento_antecipado = d.pop("chave_dfe_pagamento_antecipado", UNSET)

        numero_item_pagamento_antecipado = d.pop("numero_item_pagamento_antecipado", UNSET)

        _icms_situacao_tributaria = d.pop("icms_situacao_tributaria", UNSET)
        icms_situacao_tributaria: EmissaoNfcomItensIcmsSituacaoTributaria | Unset
        if isinstance(_icms_situacao_tributaria,  Unset):
            icms_situacao_tributaria = UNSET
        else:
            icms_situacao_tributaria = EmissaoNfcomItensIcmsSituacaoTributaria(_icms_situacao_tributaria)




        icms_base_calculo = d.pop("icms_base_calculo", UNSET)

        icms_aliquota = d.pop("icms_aliquota", UNSET)

        icms_valor = d.pop("icms_valor", UNSET)

        icms_fcp_percentual = d.pop("icms_fcp_percentual", UNSET)

        icms_fcp_valor = d.pop("icms_fcp_valor", UNSET)

        icms_reducao_base_calculo = d.pop("icms_reducao_base_calculo", UNSET)

        icms_valor_desonerado = d.pop("icms_valor_desonerado", UNSET)

        icms_codigo_beneficio_fiscal = d.pop("icms_codigo_beneficio_fiscal", UNSET)

        _icms_indicador_simples_nacional = d.pop("icms_indicador_simples_nacional", UNSET)
        icms_indicador_simples_nacional: EmissaoNfcomItensIcmsIndicadorSimplesNacional | Unset
        if isinstance(_icms_indicador_simples_nacional,  Unset):
            icms_indicador_simples_nacional = UNSET
        else:
            icms_indicador_simples_nacional = EmissaoNfcomItensIcmsIndicadorSimplesNacional(_icms_indicador_simples_nacional)




        _icms_indicador_sem_cst = d.pop("icms_indicador_sem_cst", UNSET)
        icms_indicador_sem_cst: EmissaoNfcomItensIcmsIndicadorSemCst | Unset
        if isinstance(_icms_indicador_sem_cst,  Unset):
            icms_indicador_sem_cst = UNSET
        else:
            icms_indicador_sem_cst = EmissaoNfcomItensIcmsIndicadorSemCst(_icms_indicador_sem_cst)




        _pis_situacao_tributaria = d.pop("pis_situacao_tributaria", UNSET)
        pis_situacao_tributaria: EmissaoNfcomItensPisSituacaoTributaria | Unset
        if isinstance(_pis_situacao_tributaria,  Unset):
            pis_situacao_tributaria = UNSET
        else:
            pis_situacao_tributaria = EmissaoNfcomItensPisSituacaoTributaria(_pis_situacao_tributaria)




        pis_base_calculo = d.pop("pis_base_calculo", UNSET)

        pis_aliquota_porcentual = d.pop("pis_aliquota_porcentual", UNSET)

        pis_valor = d.pop("pis_valor", UNSET)

        _cofins_situacao_tributaria = d.pop("cofins_situacao_tributaria", UNSET)
        cofins_situacao_tributaria: EmissaoNfcomItensCofinsSituacaoTributaria | Unset
        if isinstance(_cofins_situacao_tributaria,  Unset):
            cofins_situacao_tributaria = UNSET
        else:
            cofins_situacao_tributaria = EmissaoNfcomItensCofinsSituacaoTributaria(_cofins_situacao_tributaria)




        cofins_base_calculo = d.pop("cofins_base_calculo", UNSET)

        cofins_aliquota_porcentual = d.pop("cofins_aliquota_porcentual", UNSET)

        cofins_valor = d.pop("cofins_valor", UNSET)

        fust_base_calculo = d.pop("fust_base_calculo", UNSET)

        fust_aliquota_porcentual = d.pop("fust_aliquota_porcentual", UNSET)

        fust_valor = d.pop("fust_valor", UNSET)

        funttel_base_calculo = d.pop("funttel_base_calculo", UNSET)

        funttel_aliquota_porcentual = d.pop("funttel_aliquota_porcentual", UNSET)

        funttel_valor = d.pop("funttel_valor", UNSET)

        pis_valor_retido = d.pop("pis_valor_retido", UNSET)

        cofins_valor_retido = d.pop("cofins_valor_retido", UNSET)

        csll_valor_retido = d.pop("csll_valor_retido", UNSET)

        irrf_base_calculo = d.pop("irrf_base_calculo", UNSET)

        irrf_valor_retido = d.pop("irrf_valor_retido", UNSET)

        ibs_cbs_situacao_tributaria = d.pop("ibs_cbs_situacao_tributaria", UNSET)

        ibs_cbs_classificacao_tributaria = d.pop("ibs_cbs_classificacao_tributaria", UNSET)

        _ibs_cbs_indicador_doacao = d.pop("ibs_cbs_indicador_doacao", UNSET)
        ibs_cbs_indicador_doacao: EmissaoNfcomItensIbsCbsIndicadorDoacao | Unset
        if isinstance(_ibs_cbs_indicador_doacao,  Unset):
            ibs_cbs_indicador_doacao = UNSET
        else:
            ibs_cbs_indicador_doacao = EmissaoNfcomItensIbsCbsIndicadorDoacao(_ibs_cbs_indicador_doacao)




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

        ibs_valor = d.pop("ibs_valor", UNSET)

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

        ibs_aliquota_competencia_uf = d.pop("ibs_aliquota_competencia_uf", UNSET)

        ibs_valor_tributo_calculado_uf = d.pop("ibs_valor_tributo_calculado_uf", UNSET)

        ibs_aliquota_competencia_municipio = d.pop("ibs_aliquota_competencia_municipio", UNSET)

        ibs_valor_tributo_calculado_municipio = d.pop("ibs_valor_tributo_calculado_municipio", UNSET)

        cbs_aliquota_compra_governamental = d.pop("cbs_aliquota_compra_governamental", UNSET)

        cbs_valor_tributo_calculado = d.pop("cbs_valor_tributo_calculado", UNSET)

        ibs_valor_estornado = d.pop("ibs_valor_estornado", UNSET)

        cbs_valor_estornado = d.pop("cbs_valor_estornado", UNSET)

        valor_item_processo = d.pop("valor_item_processo", UNSET)

        quantidade_faturada_processo = d.pop("quantidade_faturada_processo", UNSET)

        valor_total_processo = d.pop("valor_total_processo", UNSET)

        valor_desconto_processo = d.pop("valor_desconto_processo", UNSET)

        outras_despesas_processo = d.pop("outras_despesas_processo", UNSET)

        _indicador_devolucao_processo = d.pop("indicador_devolucao_processo", UNSET)
        indicador_devolucao_processo: EmissaoNfcomItensIndicadorDevolucaoProcesso | Unset
        if isinstance(_indicador_devolucao_processo,  Unset):
            indicador_devolucao_processo = UNSET
        else:
            indicador_devolucao_processo = EmissaoNfcomItensIndicadorDevolucaoProcesso(_indicador_devolucao_processo)




        base_calculo_processo = d.pop("base_calculo_processo", UNSET)

        icms_aliquota_processo = d.pop("icms_aliquota_processo", UNSET)

        icms_valor_processo = d.pop("icms_valor_processo", UNSET)

        pis_valor_processo = d.pop("pis_valor_processo", UNSET)

        cofins_valor_processo = d.pop("cofins_valor_processo", UNSET)

        fcp_valor_processo = d.pop("fcp_valor_processo", UNSET)

        _tipo_ressarcimento = d.pop("tipo_ressarcimento", UNSET)
        tipo_ressarcimento: EmissaoNfcomItensTipoRessarcimento | Unset
        if isinstance(_tipo_ressarcimento,  Unset):
            tipo_ressarcimento = UNSET
        else:
            tipo_ressarcimento = EmissaoNfcomItensTipoRessarcimento(_tipo_ressarcimento)




        data_ressarcimento = d.pop("data_ressarcimento", UNSET)

        numero_processo_ressarcimento = d.pop("numero_processo_ressarcimento", UNSET)

        numero_protocolo_ressarcimento = d.pop("numero_protocolo_ressarcimento", UNSET)

        observacoes_ressarcimento = d.pop("observacoes_ressarcimento", UNSET)

        informacoes_adicionais = d.pop("informacoes_adicionais", UNSET)

        _icms_uf_dest = d.pop("icms_uf_dest", UNSET)
        icms_uf_dest: list[EmissaoNfcomItensIcmsUfDest] | Unset = UNSET
        if _icms_uf_dest is not UNSET:
            icms_uf_dest = []
            for icms_uf_dest_item_data in _icms_uf_dest:
                icms_uf_dest_item = EmissaoNfcomItensIcmsUfDest.from_dict(icms_uf_dest_item_data)



                icms_uf_dest.append(icms_uf_dest_item)


        _identificadores_processos = d.pop("identificadores_processos", UNSET)
        identificadores_processos: list[EmissaoNfcomItensIdentificadoresProcessos] | Unset = UNSET
        if _identificadores_processos is not UNSET:
            identificadores_processos = []
            for identificadores_processos_item_data in _identificadores_processos:
                identificadores_processos_item = EmissaoNfcomItensIdentificadoresProcessos.from_dict(identificadores_processos_item_data)



                identificadores_processos.append(identificadores_processos_item)


        emissao_nfcom_itens = cls(
            numero_item=numero_item,
            codigo_produto=codigo_produto,
            descricao=descricao,
            chave_nfcom_anterior=chave_nfcom_anterior,
            indicador_nfcom_anterior_papel=indicador_nfcom_anterior_papel,
            numero_item_anterior=numero_item_anterior,
            classificacao=classificacao,
            cfop=cfop,
            cnpj_ld=cnpj_ld,
            unidade_medida=unidade_medida,
            quantidade_faturada=quantidade_faturada,
            valor_item=valor_item,
            valor_desconto=valor_desconto,
            valor_outras_despesas=valor_outras_despesas,
            valor_total_item=valor_total_item,
            data_expiracao_credito=data_expiracao_credito,
            indicador_devolucao=indicador_devolucao,
            cnpj_cobranca_terceiro=cnpj_cobranca_terceiro,
            chave_dfe_pagamento_antecipado=chave_dfe_pagamento_antecipado,
            numero_item_pagamento_antecipado=numero_item_pagamento_antecipado,
            icms_situacao_tributaria=icms_situacao_tributaria,
            icms_base_calculo=icms_base_calculo,
            icms_aliquota=icms_aliquota,
            icms_valor=icms_valor,
            icms_fcp_percentual=icms_fcp_percentual,
            icms_fcp_valor=icms_fcp_valor,
            icms_reducao_base_calculo=icms_reducao_base_calculo,
            icms_valor_desonerado=icms_valor_desonerado,
            icms_codigo_beneficio_fiscal=icms_codigo_beneficio_fiscal,
            icms_indicador_simples_nacional=icms_indicador_simples_nacional,
            icms_indicador_sem_cst=icms_indicador_sem_cst,
            pis_situacao_tributaria=pis_situacao_tributaria,
            pis_base_calculo=pis_base_calculo,
            pis_aliquota_porcentual=pis_aliquota_porcentual,
            pis_valor=pis_valor,
            cofins_situacao_tributaria=cofins_situacao_tributaria,
            cofins_base_calculo=cofins_base_calculo,
            cofins_aliquota_porcentual=cofins_aliquota_porcentual,
            cofins_valor=cofins_valor,
            fust_base_calculo=fust_base_calculo,
            fust_aliquota_porcentual=fust_aliquota_porcentual,
            fust_valor=fust_valor,
            funttel_base_calculo=funttel_base_calculo,
            funttel_aliquota_porcentual=funttel_aliquota_porcentual,
            funttel_valor=funttel_valor,
            pis_valor_retido=pis_valor_retido,
            cofins_valor_retido=cofins_valor_retido,
            csll_valor_retido=csll_valor_retido,
            irrf_base_calculo=irrf_base_calculo,
            irrf_valor_retido=irrf_valor_retido,
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
            ibs_valor=ibs_valor,
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
            ibs_aliquota_competencia_uf=ibs_aliquota_competencia_uf,
            ibs_valor_tributo_calculado_uf=ibs_valor_tributo_calculado_uf,
            ibs_aliquota_competencia_municipio=ibs_aliquota_competencia_municipio,
            ibs_valor_tributo_calculado_municipio=ibs_valor_tributo_calculado_municipio,
            cbs_aliquota_compra_governamental=cbs_aliquota_compra_governamental,
            cbs_valor_tributo_calculado=cbs_valor_tributo_calculado,
            ibs_valor_estornado=ibs_valor_estornado,
            cbs_valor_estornado=cbs_valor_estornado,
            valor_item_processo=valor_item_processo,
            quantidade_faturada_processo=quantidade_faturada_processo,
            valor_total_processo=valor_total_processo,
            valor_desconto_processo=valor_desconto_processo,
            outras_despesas_processo=outras_despesas_processo,
            indicador_devolucao_processo=indicador_devolucao_processo,
            base_calculo_processo=base_calculo_processo,
            icms_aliquota_processo=icms_aliquota_processo,
            icms_valor_processo=icms_valor_processo,
            pis_valor_processo=pis_valor_processo,
            cofins_valor_processo=cofins_valor_processo,
            fcp_valor_processo=fcp_valor_processo,
            tipo_ressarcimento=tipo_ressarcimento,
            data_ressarcimento=data_ressarcimento,
            numero_processo_ressarcimento=numero_processo_ressarcimento,
            numero_protocolo_ressarcimento=numero_protocolo_ressarcimento,
            observacoes_ressarcimento=observacoes_ressarcimento,
            informacoes_adicionais=informacoes_adicionais,
            icms_uf_dest=icms_uf_dest,
            identificadores_processos=identificadores_processos,
        )

        return emissao_nfcom_itens

