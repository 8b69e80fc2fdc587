from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_nfe_itens_bem_movel_usado import EmissaoNfeItensBemMovelUsado
from ..models.emissao_nfe_itens_cbs_alc_zfm_tipo import EmissaoNfeItensCbsAlcZfmTipo
from ..models.emissao_nfe_itens_cofins_situacao_tributaria import EmissaoNfeItensCofinsSituacaoTributaria
from ..models.emissao_nfe_itens_credito_presumido_ibs_zfm_classificacao import EmissaoNfeItensCreditoPresumidoIbsZfmClassificacao
from ..models.emissao_nfe_itens_credito_presumido_zfm_classificacao import EmissaoNfeItensCreditoPresumidoZfmClassificacao
from ..models.emissao_nfe_itens_ibs_cbs_indicacao_doacao import EmissaoNfeItensIbsCbsIndicacaoDoacao
from ..models.emissao_nfe_itens_icms_aliquota_interestadual import EmissaoNfeItensIcmsAliquotaInterestadual
from ..models.emissao_nfe_itens_icms_deducao_desoneracao import EmissaoNfeItensIcmsDeducaoDesoneracao
from ..models.emissao_nfe_itens_icms_modalidade_base_calculo import EmissaoNfeItensIcmsModalidadeBaseCalculo
from ..models.emissao_nfe_itens_icms_modalidade_base_calculo_st import EmissaoNfeItensIcmsModalidadeBaseCalculoSt
from ..models.emissao_nfe_itens_icms_motivo_desoneracao import EmissaoNfeItensIcmsMotivoDesoneracao
from ..models.emissao_nfe_itens_icms_motivo_desoneracao_icms_st import EmissaoNfeItensIcmsMotivoDesoneracaoIcmsSt
from ..models.emissao_nfe_itens_icms_motivo_reducao import EmissaoNfeItensIcmsMotivoReducao
from ..models.emissao_nfe_itens_inclui_cofins_st_no_total import EmissaoNfeItensIncluiCofinsStNoTotal
from ..models.emissao_nfe_itens_inclui_no_total import EmissaoNfeItensIncluiNoTotal
from ..models.emissao_nfe_itens_inclui_pis_st_no_total import EmissaoNfeItensIncluiPisStNoTotal
from ..models.emissao_nfe_itens_ipi_situacao_tributaria import EmissaoNfeItensIpiSituacaoTributaria
from ..models.emissao_nfe_itens_issqn_indicador_exigibilidade import EmissaoNfeItensIssqnIndicadorExigibilidade
from ..models.emissao_nfe_itens_issqn_indicador_incentivo import EmissaoNfeItensIssqnIndicadorIncentivo
from ..models.emissao_nfe_itens_pis_situacao_tributaria import EmissaoNfeItensPisSituacaoTributaria
from ..models.emissao_nfe_itens_veiculo_codigo_vin import EmissaoNfeItensVeiculoCodigoVin
from ..models.emissao_nfe_itens_veiculo_condicao import EmissaoNfeItensVeiculoCondicao
from ..models.emissao_nfe_itens_veiculo_restricao import EmissaoNfeItensVeiculoRestricao
from ..models.emissao_nfe_itens_veiculo_tipo_operacao import EmissaoNfeItensVeiculoTipoOperacao
from ..models.uf_ou_exterior import UfOuExterior
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_nfe_itens_armamentos import EmissaoNfeItensArmamentos
  from ..models.emissao_nfe_itens_detalhes_exportacao import EmissaoNfeItensDetalhesExportacao
  from ..models.emissao_nfe_itens_documentos_importacao import EmissaoNfeItensDocumentosImportacao
  from ..models.emissao_nfe_itens_infos_credito_presumido import EmissaoNfeItensInfosCreditoPresumido
  from ..models.emissao_nfe_itens_nves import EmissaoNfeItensNves
  from ..models.emissao_nfe_itens_observacoes_contribuinte import EmissaoNfeItensObservacoesContribuinte
  from ..models.emissao_nfe_itens_observacoes_fisco import EmissaoNfeItensObservacoesFisco
  from ..models.emissao_nfe_itens_origens_combustivel import EmissaoNfeItensOrigensCombustivel
  from ..models.emissao_nfe_itens_rastros import EmissaoNfeItensRastros





T = TypeVar("T", bound="EmissaoNfeItens")



@_attrs_define
class EmissaoNfeItens:
    """ 
        Attributes:
            codigo_produto (str): Código do produto, até 60 caracteres
            descricao (str): Descrição do produto, até 120 caracteres
            cfop (str): CFOP com 4 dígitos
            unidade_comercial (str): Unidade comercial, por exemplo UN ou KG
            quantidade_comercial (str): Quantidade comercial, até 4 decimais
            valor_unitario_comercial (str): Valor unitário comercial, até 10 decimais
            icms_origem (str): Origem da mercadoria, de 0 a 8
            icms_situacao_tributaria (str): CST ou CSOSN do ICMS
            numero_item (str | Unset): Número do item; padrão = posição (1..n). Formato: número de 1 a 990.
            codigo_barras_comercial (str | Unset): GTIN comercial; padrão "SEM GTIN". Formato: GTIN de 8, 12, 13 ou 14
                dígitos ou SEM GTIN.
            codigo_barras_proprio_comercial (str | Unset): Código de barras não GTIN. Formato: de 3 a 30 caracteres.
            codigo_ncm (str | Unset): NCM com 8 dígitos, capítulo com 2, ou 00 para serviço. Formato: 8 dígitos, ou 2 para o
                capítulo.
            cest (str | Unset): CEST; exigido com substituição tributária. Formato: 7 dígitos.
            escala_relevante (bool | Unset): Produção em escala relevante; booleano convertido em S ou N. Formato: um de S
                (sim), N (não).
            cnpj_fabricante (str | Unset): CNPJ do fabricante quando escala não relevante. Formato: CNPJ de 14 posições.
            codigo_beneficio_fiscal (str | Unset): Código de benefício fiscal da UF ou SEM CBENEF. Formato: código de 8 ou
                10 caracteres ou SEM CBENEF.
            credito_presumido_ibs_zfm_classificacao (EmissaoNfeItensCreditoPresumidoIbsZfmClassificacao | Unset):
            codigo_ex_tipi (str | Unset): Ex da TIPI (2 ou 3 dígitos). Formato: de 2 a 3 dígitos.
            valor_bruto (str | Unset): Valor bruto; padrão = quantidade x valor unitário arredondado a 2 casas. Formato: até
                13 inteiros e 2 decimais.
            valor_unitario_liquido (str | Unset): Valor unitário líquido, sem tributos; desde 2026-11-16 (NF-e NT 2026.008
                v1.00). Formato: até 11 inteiros e 10 decimais.
            valor_liquido (str | Unset): Valor líquido do item; padrão = quantidade comercial x valor unitário líquido.
                Formato: até 13 inteiros e 2 decimais.
            codigo_barras_tributavel (str | Unset): GTIN tributável; padrão = comercial, senão "SEM GTIN". Formato: GTIN de
                8, 12, 13 ou 14 dígitos ou SEM GTIN.
            codigo_barras_proprio_tributavel (str | Unset): Código de barras não GTIN da unidade tributável. Formato: de 3 a
                30 caracteres.
            unidade_tributavel (str | Unset): Unidade tributável; padrão = comercial. Formato: de 1 a 6 caracteres.
            quantidade_tributavel (str | Unset): Quantidade tributável; padrão = comercial, quando a unidade é a mesma.
                Formato: até 11 inteiros e 4 decimais.
            valor_unitario_tributavel (str | Unset): Valor unitário tributável; padrão = comercial, ou valor bruto ÷
                quantidade tributável. Formato: até 11 inteiros e 10 decimais.
            valor_frete (str | Unset): Frete rateado no item. Formato: maior que zero, até 13 inteiros e 2 decimais.
            valor_seguro (str | Unset): Seguro rateado. Formato: maior que zero, até 13 inteiros e 2 decimais.
            valor_desconto (str | Unset): Desconto. Formato: maior que zero, até 13 inteiros e 2 decimais.
            valor_outras_despesas (str | Unset): Outras despesas. Formato: maior que zero, até 13 inteiros e 2 decimais.
            inclui_no_total (EmissaoNfeItensIncluiNoTotal | Unset):
            bem_movel_usado (EmissaoNfeItensBemMovelUsado | Unset): Marca fornecimento de bem móvel usado (RTC). Formato: um
                de 1 (bem móvel usado).
            pedido_compra (str | Unset): Número do pedido de compra. Formato: de 1 a 15 caracteres.
            numero_item_pedido_compra (str | Unset): Item do pedido de compra. Formato: de 1 a 6 dígitos.
            numero_fci (str | Unset): Número da FCI (GUID em maiúsculas). Formato: GUID em maiúsculas.
            nff_codigo_produto_fisco (str | Unset): Código fiscal do produto na NFF. Formato: 14 caracteres.
            nff_codigo_operacao (str | Unset): Código da operação NFF. Formato: de 1 a 5 dígitos.
            embalagem_descricao (str | Unset): Embalagem do produto (NFF). Formato: de 1 a 8 caracteres.
            embalagem_quantidade_volume (str | Unset): Volume do produto na embalagem (NFF). Formato: até 8 inteiros e 3
                decimais.
            embalagem_unidade (str | Unset): Unidade da embalagem (NFF). Formato: de 1 a 8 caracteres.
            veiculo_tipo_operacao (EmissaoNfeItensVeiculoTipoOperacao | Unset):
            veiculo_chassi (str | Unset): Chassi (17). Formato: 17 letras maiúsculas ou dígitos.
            veiculo_codigo_cor (str | Unset): Código da cor na montadora. Formato: de 1 a 4 caracteres.
            veiculo_descricao_cor (str | Unset): Descrição da cor. Formato: de 1 a 40 caracteres.
            veiculo_potencia_motor (str | Unset): Potência em CV. Formato: de 1 a 4 caracteres.
            veiculo_cm3 (str | Unset): Cilindradas. Formato: de 1 a 4 caracteres.
            veiculo_peso_liquido (str | Unset): Peso líquido (t). Formato: de 1 a 9 caracteres.
            veiculo_peso_bruto (str | Unset): Peso bruto (t). Formato: de 1 a 9 caracteres.
            veiculo_serie (str | Unset): Número de série. Formato: de 1 a 9 caracteres.
            veiculo_tipo_combustivel (str | Unset): Combustível na tabela RENAVAM. Formato: de 1 a 2 caracteres.
            veiculo_numero_motor (str | Unset): Número do motor. Formato: de 1 a 21 caracteres.
            veiculo_cmt (str | Unset): Capacidade máxima de tração (t). Formato: de 1 a 9 caracteres.
            veiculo_distancia_eixos (str | Unset): Distância entre eixos. Formato: de 1 a 4 caracteres.
            veiculo_ano_modelo (str | Unset): Ano modelo. Formato: 4 dígitos.
            veiculo_ano_fabricacao (str | Unset): Ano de fabricação. Formato: 4 dígitos.
            veiculo_tipo_pintura (str | Unset): Tipo de pintura. Formato: 1 caractere.
            veiculo_tipo (str | Unset): Tipo na tabela RENAVAM. Formato: de 1 a 2 dígitos.
            veiculo_especie (str | Unset): Espécie na tabela RENAVAM. Formato: 1 dígito.
            veiculo_codigo_vin (EmissaoNfeItensVeiculoCodigoVin | Unset):
            veiculo_condicao (EmissaoNfeItensVeiculoCondicao | Unset):
            veiculo_codigo_marca_modelo (str | Unset): Marca/modelo RENAVAM. Formato: de 1 a 6 dígitos.
            veiculo_codigo_cor_denatran (str | Unset): Cor na tabela DENATRAN (01 a 16). Formato: de 1 a 2 dígitos.
            veiculo_lotacao (str | Unset): Lotação. Formato: de 1 a 3 dígitos.
            veiculo_restricao (EmissaoNfeItensVeiculoRestricao | Unset):
            medicamento_codigo_anvisa (str | Unset): Registro ANVISA (11 ou 13 dígitos) ou ISENTO; aciona med. Formato: 11
                ou 13 dígitos ou ISENTO.
            medicamento_motivo_isencao (str | Unset): Motivo quando ISENTO. Formato: de 1 a 255 caracteres.
            medicamento_preco_maximo_consumidor (str | Unset): Preço máximo ao consumidor. Formato: até 13 inteiros e 2
                decimais.
            combustivel_codigo_anp (str | Unset): Código ANP (9 dígitos); aciona comb. Formato: 9 dígitos.
            combustivel_descricao_anp (str | Unset): Descrição ANP. Formato: de 2 a 95 caracteres.
            combustivel_percentual_glp (str | Unset): Percentual de GLP de petróleo (produto 210203001). Formato: de 0 a
                100, de 2 a 4 decimais.
            combustivel_percentual_gas_natural_nacional (str | Unset): Percentual de gás natural nacional. Formato: de 0 a
                100, de 2 a 4 decimais.
            combustivel_percentual_gas_natural_importado (str | Unset): Percentual de gás natural importado. Formato: de 0 a
                100, de 2 a 4 decimais.
            combustivel_valor_partida (str | Unset): Valor de partida por kg sem ICMS. Formato: até 13 inteiros e 2
                decimais.
            combustivel_registro_codif (str | Unset): Código CODIF. Formato: de 1 a 21 dígitos.
            combustivel_quantidade_temperatura_ambiente (str | Unset): Quantidade à temperatura ambiente. Formato: maior que
                zero, até 12 inteiros e 4 decimais.
            combustivel_sigla_uf (UfOuExterior | Unset):
            combustivel_cide_base_calculo (str | Unset): Base da CIDE em quantidade; aciona CIDE. Formato: até 12 inteiros e
                4 decimais.
            combustivel_cide_aliquota (str | Unset): Alíquota da CIDE em reais. Formato: até 11 inteiros e 4 decimais.
            combustivel_cide_valor (str | Unset): Valor da CIDE. Formato: até 13 inteiros e 2 decimais.
            combustivel_numero_bico (str | Unset): Bico; aciona encerrante. Formato: de 1 a 3 dígitos.
            combustivel_numero_bomba (str | Unset): Bomba. Formato: de 1 a 3 dígitos.
            combustivel_numero_tanque (str | Unset): Tanque. Formato: de 1 a 3 dígitos.
            combustivel_valor_encerrante_inicio (str | Unset): Encerrante inicial. Formato: até 12 inteiros e 3 decimais.
            combustivel_valor_encerrante_final (str | Unset): Encerrante final. Formato: até 12 inteiros e 3 decimais.
            combustivel_percentual_biodiesel (str | Unset): Percentual de biodiesel ou de etanol anidro na mistura. Formato:
                maior que 0 até 100, até 4 decimais.
            numero_recopi (str | Unset): Número RECOPI (20 dígitos), papel imune. Formato: 20 dígitos.
            valor_total_tributos (str | Unset): Valor aproximado dos tributos (Lei 12.741); não calculado se
                consumidor_final=0. Formato: até 13 inteiros e 2 decimais.
            icms_modalidade_base_calculo (EmissaoNfeItensIcmsModalidadeBaseCalculo | Unset):
            icms_base_calculo (str | Unset): Base de cálculo do ICMS; padrão = valor da operação, com o IPI se o consumidor
                é final, menos a redução. Formato: até 13 inteiros e 2 decimais.
            icms_aliquota (str | Unset): Alíquota sem FCP. Formato: até 3 inteiros e de 2 a 4 decimais.
            icms_valor (str | Unset): Valor do ICMS; padrão = base x alíquota, menos o diferimento. Formato: até 13 inteiros
                e 2 decimais.
            fcp_percentual (str | Unset): Percentual do FCP. Formato: até 3 inteiros e de 2 a 4 decimais.
            fcp_valor (str | Unset): Valor do FCP. Formato: até 13 inteiros e 2 decimais.
            icms_base_calculo_mono (str | Unset): Quantidade tributada (CST 02, 15, 53). Formato: até 11 inteiros e 4
                decimais.
            icms_valor_mono (str | Unset): ICMS monofásico próprio (CST 02, 15, 53). Formato: até 13 inteiros e 2 decimais.
            fcp_base_calculo (str | Unset): Base do FCP (não existe no ICMS00). Formato: até 13 inteiros e 2 decimais.
            icms_modalidade_base_calculo_st (EmissaoNfeItensIcmsModalidadeBaseCalculoSt | Unset):
            icms_margem_valor_adicionado_st (str | Unset): MVA do ST. Formato: até 3 inteiros e de 2 a 4 decimais.
            icms_reducao_base_calculo_st (str | Unset): Redução da base do ST. Formato: até 3 inteiros e de 2 a 4 decimais.
            icms_base_calculo_st (str | Unset): Base de cálculo do ST; com MVA, padrão = (operação + IPI) x (1 + MVA), menos
                a redução. Formato: até 13 inteiros e 2 decimais.
            icms_aliquota_st (str | Unset): Alíquota do ST. Formato: até 3 inteiros e de 2 a 4 decimais.
            icms_valor_st (str | Unset): Valor do ICMS ST; nos CST 10, 70 e 90, padrão = base x alíquota do ST - ICMS
                próprio. Formato: até 13 inteiros e 2 decimais.
            fcp_base_calculo_st (str | Unset): Base do FCP ST. Formato: até 13 inteiros e 2 decimais.
            fcp_percentual_st (str | Unset): Percentual do FCP ST. Formato: até 3 inteiros e de 2 a 4 decimais.
            fcp_valor_st (str | Unset): Valor do FCP ST. Formato: até 13 inteiros e 2 decimais.
            icms_valor_icms_st_desonerado (str | Unset): ICMS ST desonerado (CST 10, 70, 90). Formato: até 13 inteiros e 2
                decimais.
            icms_motivo_desoneracao_icms_st (EmissaoNfeItensIcmsMotivoDesoneracaoIcmsSt | Unset):
            icms_base_calculo_mono_retencao (str | Unset): Quantidade sujeita a retenção (CST 15). Formato: até 11 inteiros
                e 4 decimais.
            icms_aliquota_retencao (str | Unset): Alíquota ad rem com retenção (CST 15). Formato: até 3 inteiros e de 2 a 4
                decimais.
            icms_valor_mono_retencao (str | Unset): ICMS monofásico com retenção. Formato: até 13 inteiros e 2 decimais.
            icms_percentual_reducao (str | Unset): Percentual de redução do ad rem. Formato: de 0 a 100, 2 decimais.
            icms_motivo_reducao (EmissaoNfeItensIcmsMotivoReducao | Unset):
            icms_reducao_base_calculo (str | Unset): Percentual de redução da base. Formato: até 3 inteiros e de 2 a 4
                decimais.
            icms_valor_desonerado (str | Unset): ICMS desonerado. Formato: até 13 inteiros e 2 decimais.
            icms_motivo_desoneracao (EmissaoNfeItensIcmsMotivoDesoneracao | Unset):
            icms_deducao_desoneracao (EmissaoNfeItensIcmsDeducaoDesoneracao | Unset):
            icms_codigo_beneficio_fiscal_reducao_base_calculo (str | Unset): Código de benefício da redução (CST 51, 90).
                Formato: código de 8 ou 10 caracteres.
            icms_valor_operacao (str | Unset): ICMS sem o diferimento (CST 51, 90); padrão = base x alíquota. Formato: até
                13 inteiros e 2 decimais.
            icms_percentual_diferimento (str | Unset): Percentual de diferimento (CST 51, 53, 90). Formato: de 0 a 100, de 2
                a 4 decimais.
            icms_valor_diferido (str | Unset): ICMS diferido (CST 51, 90); padrão = ICMS sem o diferimento x percentual.
                Formato: até 13 inteiros e 2 decimais.
            icms_fcp_percentual_diferimento (str | Unset): Diferimento do FCP (CST 51, 90). Formato: até 3 inteiros e de 2 a
                4 decimais.
            icms_fcp_valor_diferido (str | Unset): FCP diferido. Formato: até 13 inteiros e 2 decimais.
            icms_fcp_valor_efetivo (str | Unset): FCP efetivamente devido. Formato: até 13 inteiros e 2 decimais.
            icms_valor_mono_operacao (str | Unset): ICMS monofásico da operação sem diferimento. Formato: até 13 inteiros e
                2 decimais.
            icms_valor_mono_diferido (str | Unset): ICMS monofásico diferido. Formato: até 13 inteiros e 2 decimais.
            icms_quantidade_mono_diferida (str | Unset): Quantidade diferida (CST 53). Formato: até 11 inteiros e 4
                decimais.
            icms_aliquota_mono_diferida (str | Unset): Alíquota ad rem diferida (CST 53). Formato: até 3 inteiros e de 2 a 4
                decimais.
            icms_base_calculo_retido_st (str | Unset): Base do ST retido antes (CST 60, CSOSN 500). Formato: até 13 inteiros
                e 2 decimais.
            icms_aliquota_final (str | Unset): Alíquota suportada pelo consumidor final com FCP (CST 60, CSOSN 500).
                Formato: até 3 inteiros e de 2 a 4 decimais.
            icms_valor_substituto (str | Unset): ICMS próprio do substituto em operação anterior. Formato: até 13 inteiros e
                2 decimais.
            icms_valor_retido_st (str | Unset): ICMS ST retido antes. Formato: até 13 inteiros e 2 decimais.
            fcp_base_calculo_retido_st (str | Unset): Base do FCP ST retido antes. Formato: até 13 inteiros e 2 decimais.
            fcp_percentual_retido_st (str | Unset): Percentual do FCP ST retido antes. Formato: até 3 inteiros e de 2 a 4
                decimais.
            fcp_valor_retido_st (str | Unset): FCP ST retido antes. Formato: até 13 inteiros e 2 decimais.
            icms_reducao_base_calculo_efetiva (str | Unset): Redução da base efetiva (CST 60, CSOSN 500). Formato: até 3
                inteiros e de 2 a 4 decimais.
            icms_base_calculo_efetiva (str | Unset): Base efetiva. Formato: até 13 inteiros e 2 decimais.
            icms_aliquota_efetiva (str | Unset): Alíquota efetiva. Formato: até 3 inteiros e de 2 a 4 decimais.
            icms_valor_efetivo (str | Unset): ICMS efetivo. Formato: até 13 inteiros e 2 decimais.
            icms_base_calculo_mono_retido (str | Unset): Quantidade retida antes (CST 61). Formato: até 11 inteiros e 4
                decimais.
            icms_aliquota_retido (str | Unset): Alíquota ad rem retida antes (CST 61). Formato: até 3 inteiros e de 2 a 4
                decimais.
            icms_valor_mono_retido (str | Unset): ICMS monofásico retido antes (CST 61). Formato: até 13 inteiros e 2
                decimais.
            icms_base_calculo_operacao_propria (str | Unset): Percentual da base própria (partilha). Formato: até 3 inteiros
                e de 2 a 4 decimais.
            icms_uf_st (UfOuExterior | Unset):
            icms_base_calculo_retido_remetente (str | Unset): Base do ST retido antes (CST 60, CSOSN 500). Formato: até 13
                inteiros e 2 decimais.
            icms_valor_retido_remetente (str | Unset): ICMS ST retido antes. Formato: até 13 inteiros e 2 decimais.
            icms_base_calculo_destino (str | Unset): Base do ST da UF destino. Formato: até 13 inteiros e 2 decimais.
            icms_valor_destino (str | Unset): ST da UF destino. Formato: até 13 inteiros e 2 decimais.
            icms_aliquota_credito_simples (str | Unset): Alíquota do crédito do Simples (CSOSN 101, 201, 900). Formato: até
                3 inteiros e de 2 a 4 decimais.
            icms_valor_credito_simples (str | Unset): Valor do crédito do Simples; padrão = operação x alíquota. Formato:
                até 13 inteiros e 2 decimais.
            icms_valor_previsto (str | Unset): ICMS previsto para o fornecimento; 0 quando não houver. Formato: até 13
                inteiros e 2 decimais.
            ipi_cnpj_produtor (str | Unset): CNPJ do produtor quando diferente do emitente. Formato: CNPJ de 14 posições.
            ipi_codigo_selo_controle (str | Unset): Código do selo de controle. Formato: de 1 a 60 caracteres.
            ipi_quantidade_selo_controle (str | Unset): Quantidade de selos. Formato: de 1 a 12 dígitos.
            ipi_codigo_enquadramento_legal (str | Unset): Enquadramento legal; padrão 999, menos nos CST 02, 04, 05, 52, 54
                e 55, que têm códigos seus. Formato: de 1 a 3 caracteres.
            ipi_situacao_tributaria (EmissaoNfeItensIpiSituacaoTributaria | Unset):
            ipi_base_calculo (str | Unset): Base do IPI (par com alíquota); padrão = valor da operação. Formato: até 13
                inteiros e 2 decimais.
            ipi_aliquota (str | Unset): Alíquota do IPI. Formato: até 3 inteiros e de 2 a 4 decimais.
            ipi_quantidade_total (str | Unset): Quantidade na unidade padrão (par com valor por unidade). Formato: até 12
                inteiros e 4 decimais.
            ipi_valor_por_unidade_tributavel (str | Unset): Valor do IPI por unidade. Formato: até 11 inteiros e 4 decimais.
            ipi_valor (str | Unset): Valor do IPI; padrão = base x alíquota, ou quantidade x valor por unidade. Formato: até
                13 inteiros e 2 decimais.
            ii_base_calculo (str | Unset): Base do II; aciona o grupo. Formato: até 13 inteiros e 2 decimais.
            ii_despesas_aduaneiras (str | Unset): Despesas aduaneiras; se não houver, 0.00. Formato: até 13 inteiros e 2
                decimais.
            ii_valor (str | Unset): Valor do II. Formato: até 13 inteiros e 2 decimais.
            ii_valor_iof (str | Unset): Valor do IOF; se não houver, 0.00. Formato: até 13 inteiros e 2 decimais.
            issqn_base_calculo (str | Unset): Base do ISSQN; marca item de serviço; padrão = valor do serviço menos dedução
                e desconto incondicionado. Formato: até 13 inteiros e 2 decimais.
            issqn_aliquota (str | Unset): Alíquota do ISSQN. Formato: até 3 inteiros e de 2 a 4 decimais.
            issqn_valor (str | Unset): Valor do ISSQN; padrão = base x alíquota. Formato: até 13 inteiros e 2 decimais.
            issqn_codigo_municipio (str | Unset): Município do fato gerador. Formato: código IBGE de 7 dígitos.
            issqn_item_lista_servico (str | Unset): Item da LC 116 no formato NN.NN. Formato: item no formato NN.NN.
            issqn_valor_deducao (str | Unset): Dedução da base. Formato: maior que zero, até 13 inteiros e 2 decimais.
            issqn_valor_outras_retencoes (str | Unset): Outras retenções. Formato: maior que zero, até 13 inteiros e 2
                decimais.
            issqn_valor_desconto_incondicionado (str | Unset): Desconto incondicionado. Formato: maior que zero, até 13
                inteiros e 2 decimais.
            issqn_valor_desconto_condicionado (str | Unset): Desconto condicionado. Formato: maior que zero, até 13 inteiros
                e 2 decimais.
            issqn_valor_retencao (str | Unset): ISS retido. Formato: maior que zero, até 13 inteiros e 2 decimais.
            issqn_indicador_exigibilidade (EmissaoNfeItensIssqnIndicadorExigibilidade | Unset):
            issqn_codigo_servico (str | Unset): Código municipal do serviço. Formato: de 1 a 20 caracteres.
            issqn_codigo_municipio_incidencia (str | Unset): Município de incidência; 9999999 no exterior. Formato: código
                IBGE de 7 dígitos.
            issqn_codigo_pais (str | Unset): País quando o serviço é no exterior. Formato: de 1 a 4 dígitos.
            issqn_numero_processo (str | Unset): Processo de suspensão. Formato: de 1 a 30 caracteres.
            issqn_indicador_incentivo (EmissaoNfeItensIssqnIndicadorIncentivo | Unset):
            pis_situacao_tributaria (EmissaoNfeItensPisSituacaoTributaria | Unset):
            pis_base_calculo (str | Unset): Base de cálculo (CST 01, 02 e 49 a 99); padrão = valor da operação. Formato: até
                13 inteiros e 2 decimais.
            pis_aliquota_porcentual (str | Unset): Alíquota percentual; aceita o sinônimo pis_aliquota. Formato: até 3
                inteiros e de 2 a 4 decimais.
            pis_valor (str | Unset): Valor do PIS; padrão = base x alíquota, ou quantidade x alíquota em reais. Formato: até
                13 inteiros e 2 decimais.
            pis_quantidade_vendida (str | Unset): Quantidade vendida (CST 03 e 49 a 99). Formato: até 12 inteiros e 4
                decimais.
            pis_aliquota_valor (str | Unset): Alíquota em reais. Formato: até 11 inteiros e 4 decimais.
            pis_base_calculo_st (str | Unset): Base do PIS ST; aciona PISST. Formato: maior que zero, até 13 inteiros e 2
                decimais.
            pis_aliquota_porcentual_st (str | Unset): Alíquota percentual do PIS ST. Formato: até 3 inteiros e de 2 a 4
                decimais.
            pis_quantidade_vendida_st (str | Unset): Quantidade do PIS ST. Formato: até 12 inteiros e 4 decimais.
            pis_aliquota_valor_st (str | Unset): Alíquota em reais do PIS ST. Formato: até 11 inteiros e 4 decimais.
            pis_valor_st (str | Unset): Valor do PIS ST. Formato: até 13 inteiros e 2 decimais.
            inclui_pis_st_no_total (EmissaoNfeItensIncluiPisStNoTotal | Unset):
            cofins_situacao_tributaria (EmissaoNfeItensCofinsSituacaoTributaria | Unset):
            cofins_base_calculo (str | Unset): Base de cálculo (CST 01, 02 e 49 a 99); padrão = valor da operação. Formato:
                até 13 inteiros e 2 decimais.
            cofins_aliquota_porcentual (str | Unset): Alíquota percentual; aceita o sinônimo cofins_aliquota. Formato: até 3
                inteiros e de 2 a 4 decimais.
            cofins_valor (str | Unset): Valor do COFINS; padrão = base x alíquota, ou quantidade x alíquota em reais.
                Formato: até 13 inteiros e 2 decimais.
            cofins_quantidade_vendida (str | Unset): Quantidade vendida (CST 03 e 49 a 99). Formato: até 12 inteiros e 4
                decimais.
            cofins_aliquota_valor (str | Unset): Alíquota em reais. Formato: até 11 inteiros e 4 decimais.
            cofins_base_calculo_st (str | Unset): Base da COFINS ST; aciona COFINSST. Formato: até 13 inteiros e 2 decimais.
            cofins_aliquota_porcentual_st (str | Unset): Alíquota percentual da COFINS ST. Formato: até 3 inteiros e de 2 a
                4 decimais.
            cofins_quantidade_vendida_st (str | Unset): Quantidade da COFINS ST. Formato: até 12 inteiros e 4 decimais.
            cofins_aliquota_valor_st (str | Unset): Alíquota em reais da COFINS ST. Formato: até 11 inteiros e 4 decimais.
            cofins_valor_st (str | Unset): Valor da COFINS ST. Formato: até 13 inteiros e 2 decimais.
            inclui_cofins_st_no_total (EmissaoNfeItensIncluiCofinsStNoTotal | Unset):
            icms_base_calculo_uf_destino (str | Unset): Base na UF de destino; venda interestadual a consumidor final não
                contribuinte; padrão = base do ICMS do item. Formato: até 13 inteiros e 2 decimais.
            fcp_base_calculo_uf_destino (str | Unset): Base do FCP no destino; padrão = base na UF de destino. Formato: até
                13 inteiros e 2 decimais.
            fcp_percentual_uf_destino (str | Unset): Percentual do FCP no destino. Formato: até 3 inteiros e de 2 a 4
                decimais.
            icms_aliquota_interna_uf_destino (str | Unset): Alíquota interna do destino. Formato: até 3 inteiros e de 2 a 4
                decimais.
            icms_aliquota_interestadual (EmissaoNfeItensIcmsAliquotaInterestadual | Unset):
            icms_percentual_partilha (str | Unset): Percentual de partilha; padrão 100. Formato: até 3 inteiros e de 2 a 4
                decimais.
            fcp_valor_uf_destino (str | Unset): FCP do destino; padrão = base x percentual. Formato: até 13 inteiros e 2
                decimais.
            icms_valor_uf_destino (str | Unset): ICMS do destino; padrão = base x alíquota interna, menos base do ICMS x
                alíquota interestadual. Formato: até 13 inteiros e 2 decimais.
            icms_valor_uf_remetente (str | Unset): ICMS do remetente; padrão 0. Formato: até 13 inteiros e 2 decimais.
            is_situacao_tributaria (str | Unset): CST do IS (3 dígitos); aciona o grupo. Formato: 3 dígitos.
            is_classificacao_tributaria (str | Unset): Classificação tributária do IS (6 dígitos). Formato: 6 dígitos.
            is_base_calculo (str | Unset): Base do IS. Formato: até 13 inteiros e 2 decimais.
            is_aliquota (str | Unset): Alíquota percentual do IS. Formato: até 3 inteiros e de 2 a 4 decimais.
            is_aliquota_especifica (str | Unset): Alíquota por valor; chamava-se pISEspec até o pacote 010c. Formato: até 3
                inteiros e de 2 a 4 decimais.
            is_unidade_tributavel (str | Unset): Unidade de medida do IS. Formato: de 1 a 6 caracteres.
            is_quantidade_tributavel (str | Unset): Quantidade na unidade do IS. Formato: maior que zero, até 11 inteiros e
                4 decimais.
            is_valor (str | Unset): Valor do IS. Formato: até 13 inteiros e 2 decimais.
            ibs_cbs_situacao_tributaria (str | Unset): CST do IBS/CBS (3 dígitos); aciona o grupo; exigido de CRT 3.
                Formato: 3 dígitos.
            ibs_cbs_classificacao_tributaria (str | Unset): Classificação tributária (6 dígitos, tabela oficial). Formato: 6
                dígitos.
            ibs_cbs_indicacao_doacao (EmissaoNfeItensIbsCbsIndicacaoDoacao | Unset): Operação de doação. Formato: um de 1
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
            cbs_alc_zfm_tipo (EmissaoNfeItensCbsAlcZfmTipo | Unset):
            cbs_alc_zfm_processo_suframa (str | Unset): Processo Suframa do item. Formato: de 8 a 12 caracteres.
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
            mono_base_calculo_quantidade_tributada (str | Unset): Quantidade tributada; vai nos dois grupos (IBS e CBS).
                Formato: até 11 inteiros e 4 decimais.
            mono_ibs_aliquota_ad_rem (str | Unset): Alíquota ad rem, IBS. Formato: até 3 inteiros e de 2 a 4 decimais.
            mono_ibs_valor (str | Unset): IBS monofásico. Formato: até 13 inteiros e 2 decimais.
            mono_base_calculo_quantidade_tributada_retencao (str | Unset): Quantidade sujeita a retenção; vai nos dois
                grupos (IBS e CBS). Formato: até 11 inteiros e 4 decimais.
            mono_ibs_aliquota_retencao (str | Unset): Alíquota ad rem com retenção, IBS. Formato: até 3 inteiros e de 2 a 4
                decimais.
            mono_ibs_valor_retencao (str | Unset): IBS monofásico com retenção. Formato: até 13 inteiros e 2 decimais.
            mono_ibs_valor_retido_anteriormente (str | Unset): IBS retido antes. Formato: até 13 inteiros e 2 decimais.
            mono_ibs_quantidade_biocombustivel_diferenca (str | Unset): Quantidade de EAC a recolher ou ressarcir (IBS).
                Formato: até 11 inteiros e 4 decimais.
            mono_ibs_valor_biocombustivel_diferenca (str | Unset): IBS da diferença de mistura. Formato: até 13 inteiros e 2
                decimais.
            mono_ibs_base_calculo_ad_valorem (str | Unset): Base em valor do IBS ad valorem; aciona gIBSMonoAdValorem.
                Formato: até 13 inteiros e 2 decimais.
            mono_ibs_uf_aliquota_ad_valorem (str | Unset): Alíquota ad valorem estadual. Formato: até 3 inteiros e de 2 a 4
                decimais.
            mono_ibs_uf_valor (str | Unset): IBS monofásico estadual. Formato: até 13 inteiros e 2 decimais.
            mono_ibs_mun_aliquota_ad_valorem (str | Unset): Alíquota ad valorem municipal. Formato: até 3 inteiros e de 2 a
                4 decimais.
            mono_ibs_mun_valor (str | Unset): IBS monofásico municipal. Formato: até 13 inteiros e 2 decimais.
            mono_ibs_base_calculo_ad_valorem_retencao (str | Unset): Base em valor do IBS com retenção. Formato: até 13
                inteiros e 2 decimais.
            mono_ibs_aliquota_ad_valorem_retencao (str | Unset): Alíquota ad valorem do IBS com retenção. Formato: até 3
                inteiros e de 2 a 4 decimais.
            mono_cbs_aliquota_ad_rem (str | Unset): Alíquota ad rem, CBS. Formato: até 3 inteiros e de 2 a 4 decimais.
            mono_cbs_valor (str | Unset): CBS monofásico. Formato: até 13 inteiros e 2 decimais.
            mono_cbs_aliquota_retencao (str | Unset): Alíquota ad rem com retenção, CBS. Formato: até 3 inteiros e de 2 a 4
                decimais.
            mono_cbs_valor_retencao (str | Unset): CBS monofásico com retenção. Formato: até 13 inteiros e 2 decimais.
            mono_cbs_valor_retido_anteriormente (str | Unset): CBS retido antes. Formato: até 13 inteiros e 2 decimais.
            mono_cbs_quantidade_biocombustivel_diferenca (str | Unset): Quantidade de EAC a recolher ou ressarcir (CBS).
                Formato: até 11 inteiros e 4 decimais.
            mono_cbs_valor_biocombustivel_diferenca (str | Unset): CBS da diferença de mistura. Formato: até 13 inteiros e 2
                decimais.
            mono_cbs_base_calculo_ad_valorem (str | Unset): Base em valor da CBS ad valorem; aciona gCBSMonoAdValorem.
                Formato: até 13 inteiros e 2 decimais.
            mono_cbs_aliquota_ad_valorem (str | Unset): Alíquota ad valorem da CBS. Formato: até 3 inteiros e de 2 a 4
                decimais.
            mono_cbs_base_calculo_ad_valorem_retencao (str | Unset): Base em valor da CBS com retenção. Formato: até 13
                inteiros e 2 decimais.
            mono_cbs_aliquota_ad_valorem_retencao (str | Unset): Alíquota ad valorem da CBS com retenção. Formato: até 3
                inteiros e de 2 a 4 decimais.
            mono_total_ibs_item (str | Unset): Total do IBS monofásico do item. Formato: até 13 inteiros e 2 decimais.
            mono_total_cbs_item (str | Unset): Total da CBS monofásica do item. Formato: até 13 inteiros e 2 decimais.
            ibs_valor_transferido (str | Unset): IBS a transferir (CST 800); aciona gTransfCred. Formato: até 13 inteiros e
                2 decimais.
            cbs_valor_transferido (str | Unset): CBS a transferir. Formato: até 13 inteiros e 2 decimais.
            data_competencia_apuracao (str | Unset): Competência AAAA-MM (CST 811); aciona gAjusteCompet. Formato:
                competência AAAA-MM a partir de 2025-01.
            ibs_valor_ajuste_competencia (str | Unset): IBS do ajuste. Formato: até 13 inteiros e 2 decimais.
            cbs_valor_ajuste_competencia (str | Unset): CBS do ajuste. Formato: até 13 inteiros e 2 decimais.
            ibs_valor_estorno_credito (str | Unset): IBS a estornar; aciona gEstornoCred. Formato: até 13 inteiros e 2
                decimais.
            cbs_valor_estorno_credito (str | Unset): CBS a estornar. Formato: até 13 inteiros e 2 decimais.
            credito_presumido_oper_base_calculo (str | Unset): Base do crédito presumido; aciona gCredPresOper. Formato: até
                13 inteiros e 2 decimais.
            credito_presumido_oper_codigo_classificacao (str | Unset): Código do crédito presumido (2 dígitos). Formato: 2
                dígitos.
            ibs_percentual_credito_presumido (str | Unset): Percentual no IBS. Formato: até 3 inteiros e de 2 a 4 decimais.
            ibs_valor_credito_presumido (str | Unset): Valor no IBS (ou condição suspensiva). Formato: até 13 inteiros e 2
                decimais.
            ibs_valor_condicao_suspensiva (str | Unset): Valor no IBS em condição suspensiva. Formato: até 13 inteiros e 2
                decimais.
            cbs_credito_percentual (str | Unset): Percentual na CBS. Formato: até 3 inteiros e de 2 a 4 decimais.
            cbs_valor_credito_presumido (str | Unset): Valor na CBS (ou condição suspensiva). Formato: até 13 inteiros e 2
                decimais.
            cbs_valor_condicao_suspensiva (str | Unset): Valor na CBS em condição suspensiva. Formato: até 13 inteiros e 2
                decimais.
            credito_presumido_zfm_competencia (str | Unset): Competência AAAA-MM; aciona gCredPresIBSZFM. Formato:
                competência AAAA-MM a partir de 2025-01.
            credito_presumido_zfm_classificacao (EmissaoNfeItensCreditoPresumidoZfmClassificacao | Unset):
            credito_presumido_zfm_valor (str | Unset): Valor do crédito presumido ZFM. Formato: até 13 inteiros e 2
                decimais.
            percentual_devolvido (str | Unset): Percentual devolvido; aciona impostoDevol. Formato: de 0 a 100, 2 decimais.
            valor_ipi_devolvido (str | Unset): IPI devolvido. Formato: até 13 inteiros e 2 decimais.
            informacoes_adicionais_item (str | Unset): Informações adicionais do item. Formato: de 1 a 500 caracteres.
            valor_total_item (str | Unset): Total do item; preencher quando houver gIBSCBS; em 2026 sem IBS/CBS/IS. Formato:
                até 13 inteiros e 2 decimais.
            chave_acesso_dfe_referenciado (str | Unset): Chave do documento referenciado no item, na devolução (finalidade
                4) a da nota devolvida; aciona o grupo. Formato: chave de acesso de 44 posições.
            numero_item_dfe_referenciado (str | Unset): Número do item no documento referenciado; exigido em devolução.
                Formato: número de 1 a 990.
            nves (list[EmissaoNfeItensNves] | Unset): NVE: 2 letras e 4 algarismos
            infos_credito_presumido (list[EmissaoNfeItensInfosCreditoPresumido] | Unset): Até 4 créditos presumidos de ICMS
            documentos_importacao (list[EmissaoNfeItensDocumentosImportacao] | Unset): Declarações de importação; exigido
                com CFOP de importação
            detalhes_exportacao (list[EmissaoNfeItensDetalhesExportacao] | Unset): Detalhes de exportação (até 500)
            rastros (list[EmissaoNfeItensRastros] | Unset): Lotes; exigido para medicamentos
            armamentos (list[EmissaoNfeItensArmamentos] | Unset): Armas de fogo (até 500)
            origens_combustivel (list[EmissaoNfeItensOrigensCombustivel] | Unset): Origens do combustível (até 30)
            observacoes_contribuinte (list[EmissaoNfeItensObservacoesContribuinte] | Unset): Observação do contribuinte no
                item; o XML aceita só uma (usar a primeira)
            observacoes_fisco (list[EmissaoNfeItensObservacoesFisco] | Unset): Observação ao fisco no item; o XML aceita só
                uma
            mono_base_calculo_quantidade_retida_anteriormente (Any | Unset): Aceitar e ignorar: retirado do leiaute no 010f
            mono_ibs_aliquota_retida_anteriormente (Any | Unset): Aceitar e ignorar: retirado no 010f
            mono_cbs_aliquota_retida_anteriormente (Any | Unset): Aceitar e ignorar: retirado no 010f
            mono_ibs_percentual_diferido (Any | Unset): Aceitar e ignorar: retirado no 010f
            mono_ibs_valor_diferido (Any | Unset): Aceitar e ignorar: retirado no 010f
            mono_cbs_percentual_diferido (Any | Unset): Aceitar e ignorar: retirado no 010f
            mono_cbs_valor_diferido (Any | Unset): Aceitar e ignorar: retirado no 010f
     """

    codigo_produto: str
    descricao: str
    cfop: str
    unidade_comercial: str
    quantidade_comercial: str
    valor_unitario_comercial: str
    icms_origem: str
    icms_situacao_tributaria: str
    numero_item: str | Unset = UNSET
    codigo_barras_comercial: str | Unset = UNSET
    codigo_barras_proprio_comercial: str | Unset = UNSET
    codigo_ncm: str | Unset = UNSET
    cest: str | Unset = UNSET
    escala_relevante: bool | Unset = UNSET
    cnpj_fabricante: str | Unset = UNSET
    codigo_beneficio_fiscal: str | Unset = UNSET
    credito_presumido_ibs_zfm_classificacao: EmissaoNfeItensCreditoPresumidoIbsZfmClassificacao | Unset = UNSET
    codigo_ex_tipi: str | Unset = UNSET
    valor_bruto: str | Unset = UNSET
    valor_unitario_liquido: str | Unset = UNSET
    valor_liquido: str | Unset = UNSET
    codigo_barras_tributavel: str | Unset = UNSET
    codigo_barras_proprio_tributavel: str | Unset = UNSET
    unidade_tributavel: str | Unset = UNSET
    quantidade_tributavel: str | Unset = UNSET
    valor_unitario_tributavel: str | Unset = UNSET
    valor_frete: str | Unset = UNSET
    valor_seguro: str | Unset = UNSET
    valor_desconto: str | Unset = UNSET
    valor_outras_despesas: str | Unset = UNSET
    inclui_no_total: EmissaoNfeItensIncluiNoTotal | Unset = UNSET
    bem_movel_usado: EmissaoNfeItensBemMovelUsado | Unset = UNSET
    pedido_compra: str | Unset = UNSET
    numero_item_pedido_compra: str | Unset = UNSET
    numero_fci: str | Unset = UNSET
    nff_codigo_produto_fisco: str | Unset = UNSET
    nff_codigo_operacao: str | Unset = UNSET
    embalagem_descricao: str | Unset = UNSET
    embalagem_quantidade_volume: str | Unset = UNSET
    embalagem_unidade: str | Unset = UNSET
    veiculo_tipo_operacao: EmissaoNfeItensVeiculoTipoOperacao | Unset = UNSET
    veiculo_chassi: str | Unset = UNSET
    veiculo_codigo_cor: str | Unset = UNSET
    veiculo_descricao_cor: str | Unset = UNSET
    veiculo_potencia_motor: str | Unset = UNSET
    veiculo_cm3: str | Unset = UNSET
    veiculo_peso_liquido: str | Unset = UNSET
    veiculo_peso_bruto: str | Unset = UNSET
    veiculo_serie: str | Unset = UNSET
    veiculo_tipo_combustivel: str | Unset = UNSET
    veiculo_numero_motor: str | Unset = UNSET
    veiculo_cmt: str | Unset = UNSET
    veiculo_distancia_eixos: str | Unset = UNSET
    veiculo_ano_modelo: str | Unset = UNSET
    veiculo_ano_fabricacao: str | Unset = UNSET
    veiculo_tipo_pintura: str | Unset = UNSET
    veiculo_tipo: str | Unset = UNSET
    veiculo_especie: str | Unset = UNSET
    veiculo_codigo_vin: EmissaoNfeItensVeiculoCodigoVin | Unset = UNSET
    veiculo_condicao: EmissaoNfeItensVeiculoCondicao | Unset = UNSET
    veiculo_codigo_marca_modelo: str | Unset = UNSET
    veiculo_codigo_cor_denatran: str | Unset = UNSET
    veiculo_lotacao: str | Unset = UNSET
    veiculo_restricao: EmissaoNfeItensVeiculoRestricao | Unset = UNSET
    medicamento_codigo_anvisa: str | Unset = UNSET
    medicamento_motivo_isencao: str | Unset = UNSET
    medicamento_preco_maximo_consumidor: str | Unset = UNSET
    combustivel_codigo_anp: str | Unset = UNSET
    combustivel_descricao_anp: str | Unset = UNSET
    combustivel_percentual_glp: str | Unset = UNSET
    combustivel_percentual_gas_natural_nacional: str | Unset = UNSET
    combustivel_percentual_gas_natural_importado: str | Unset = UNSET
    combustivel_valor_partida: str | Unset = UNSET
    combustivel_registro_codif: str | Unset = UNSET
    combustivel_quantidade_temperatura_ambiente: str | Unset = UNSET
    combustivel_sigla_uf: UfOuExterior | Unset = UNSET
    combustivel_cide_base_calculo: str | Unset = UNSET
    combustivel_cide_aliquota: str | Unset = UNSET
    combustivel_cide_valor: str | Unset = UNSET
    combustivel_numero_bico: str | Unset = UNSET
    combustivel_numero_bomba: str | Unset = UNSET
    combustivel_numero_tanque: str | Unset = UNSET
    combustivel_valor_encerrante_inicio: str | Unset = UNSET
    combustivel_valor_encerrante_final: str | Unset = UNSET
    combustivel_percentual_biodiesel: str | Unset = UNSET
    numero_recopi: str | Unset = UNSET
    valor_total_tributos: str | Unset = UNSET
    icms_modalidade_base_calculo: EmissaoNfeItensIcmsModalidadeBaseCalculo | Unset = UNSET
    icms_base_calculo: str | Unset = UNSET
    icms_aliquota: str | Unset = UNSET
    icms_valor: str | Unset = UNSET
    fcp_percentual: str | Unset = UNSET
    fcp_valor: str | Unset = UNSET
    icms_base_calculo_mono: str | Unset = UNSET
    icms_valor_mono: str | Unset = UNSET
    fcp_base_calculo: str | Unset = UNSET
    icms_modalidade_base_calculo_st: EmissaoNfeItensIcmsModalidadeBaseCalculoSt | Unset = UNSET
    icms_margem_valor_adicionado_st: str | Unset = UNSET
    icms_reducao_base_calculo_st: str | Unset = UNSET
    icms_base_calculo_st: str | Unset = UNSET
    icms_aliquota_st: str | Unset = UNSET
    icms_valor_st: str | Unset = UNSET
    fcp_base_calculo_st: str | Unset = UNSET
    fcp_percentual_st: str | Unset = UNSET
    fcp_valor_st: str | Unset = UNSET
    icms_valor_icms_st_desonerado: str | Unset = UNSET
    icms_motivo_desoneracao_icms_st: EmissaoNfeItensIcmsMotivoDesoneracaoIcmsSt | Unset = UNSET
    icms_base_calculo_mono_retencao: str | Unset = UNSET
    icms_aliquota_retencao: str | Unset = UNSET
    icms_valor_mono_retencao: str | Unset = UNSET
    icms_percentual_reducao: str | Unset = UNSET
    icms_motivo_reducao: EmissaoNfeItensIcmsMotivoReducao | Unset = UNSET
    icms_reducao_base_calculo: str | Unset = UNSET
    icms_valor_desonerado: str | Unset = UNSET
    icms_motivo_desoneracao: EmissaoNfeItensIcmsMotivoDesoneracao | Unset = UNSET
    icms_deducao_desoneracao: EmissaoNfeItensIcmsDeducaoDesoneracao | Unset = UNSET
    icms_codigo_beneficio_fiscal_reducao_base_calculo: str | Unset = UNSET
    icms_valor_operacao: str | Unset = UNSET
    icms_percentual_diferimento: str | Unset = UNSET
    icms_valor_diferido: str | Unset = UNSET
    icms_fcp_percentual_diferimento: str | Unset = UNSET
    icms_fcp_valor_diferido: str | Unset = UNSET
    icms_fcp_valor_efetivo: str | Unset = UNSET
    icms_valor_mono_operacao: str | Unset = UNSET
    icms_valor_mono_diferido: str | Unset = UNSET
    icms_quantidade_mono_diferida: str | Unset = UNSET
    icms_aliquota_mono_diferida: str | Unset = UNSET
    icms_base_calculo_retido_st: str | Unset = UNSET
    icms_aliquota_final: str | Unset = UNSET
    icms_valor_substituto: str | Unset = UNSET
    icms_valor_retido_st: str | Unset = UNSET
    fcp_base_calculo_retido_st: str | Unset = UNSET
    fcp_percentual_retido_st: str | Unset = UNSET
    fcp_valor_retido_st: str | Unset = UNSET
    icms_reducao_base_calculo_efetiva: str | Unset = UNSET
    icms_base_calculo_efetiva: str | Unset = UNSET
    icms_aliquota_efetiva: str | Unset = UNSET
    icms_valor_efetivo: str | Unset = UNSET
    icms_base_calculo_mono_retido: str | Unset = UNSET
    icms_aliquota_retido: str | Unset = UNSET
    icms_valor_mono_retido: str | Unset = UNSET
    icms_base_calculo_operacao_propria: str | Unset = UNSET
    icms_uf_st: UfOuExterior | Unset = UNSET
    icms_base_calculo_retido_remetente: str | Unset = UNSET
    icms_valor_retido_remetente: str | Unset = UNSET
    icms_base_calculo_destino: str | Unset = UNSET
    icms_valor_destino: str | Unset = UNSET
    icms_aliquota_credito_simples: str | Unset = UNSET
    icms_valor_credito_simples: str | Unset = UNSET
    icms_valor_previsto: str | Unset = UNSET
    ipi_cnpj_produtor: str | Unset = UNSET
    ipi_codigo_selo_controle: str | Unset = UNSET
    ipi_quantidade_selo_controle: str | Unset = UNSET
    ipi_codigo_enquadramento_legal: str | Unset = UNSET
    ipi_situacao_tributaria: EmissaoNfeItensIpiSituacaoTributaria | Unset = UNSET
    ipi_base_calculo: str | Unset = UNSET
    ipi_aliquota: str | Unset = UNSET
    ipi_quantidade_total: str | Unset = UNSET
    ipi_valor_por_unidade_tributavel: str | Unset = UNSET
    ipi_valor: str | Unset = UNSET
    ii_base_calculo: str | Unset = UNSET
    ii_despesas_aduaneiras: str | Unset = UNSET
    ii_valor: str | Unset = UNSET
    ii_valor_iof: str | Unset = UNSET
    issqn_base_calculo: str | Unset = UNSET
    issqn_aliquota: str | Unset = UNSET
    issqn_valor: str | Unset = UNSET
    issqn_codigo_municipio: str | Unset = UNSET
    issqn_item_lista_servico: str | Unset = UNSET
    issqn_valor_deducao: str | Unset = UNSET
    issqn_valor_outras_retencoes: str | Unset = UNSET
    issqn_valor_desconto_incondicionado: str | Unset = UNSET
    issqn_valor_desconto_condicionado: str | Unset = UNSET
    issqn_valor_retencao: str | Unset = UNSET
    issqn_indicador_exigibilidade: EmissaoNfeItensIssqnIndicadorExigibilidade | Unset = UNSET
    issqn_codigo_servico: str | Unset = UNSET
    issqn_codigo_municipio_incidencia: str | Unset = UNSET
    issqn_codigo_pais: str | Unset = UNSET
    issqn_numero_processo: str | Unset = UNSET
    issqn_indicador_incentivo: EmissaoNfeItensIssqnIndicadorIncentivo | Unset = UNSET
    pis_situacao_tributaria: EmissaoNfeItensPisSituacaoTributaria | Unset = UNSET
    pis_base_calculo: str | Unset = UNSET
    pis_aliquota_porcentual: str | Unset = UNSET
    pis_valor: str | Unset = UNSET
    pis_quantidade_vendida: str | Unset = UNSET
    pis_aliquota_valor: str | Unset = UNSET
    pis_base_calculo_st: str | Unset = UNSET
    pis_aliquota_porcentual_st: str | Unset = UNSET
    pis_quantidade_vendida_st: str | Unset = UNSET
    pis_aliquota_valor_st: str | Unset = UNSET
    pis_valor_st: str | Unset = UNSET
    inclui_pis_st_no_total: EmissaoNfeItensIncluiPisStNoTotal | Unset = UNSET
    cofins_situacao_tributaria: EmissaoNfeItensCofinsSituacaoTributaria | Unset = UNSET
    cofins_base_calculo: str | Unset = UNSET
    cofins_aliquota_porcentual: str | Unset = UNSET
    cofins_valor: str | Unset = UNSET
    cofins_quantidade_vendida: str | Unset = UNSET
    cofins_aliquota_valor: str | Unset = UNSET
    cofins_base_calculo_st: str | Unset = UNSET
    cofins_aliquota_porcentual_st: str | Unset = UNSET
    cofins_quantidade_vendida_st: str | Unset = UNSET
    cofins_aliquota_valor_st: str | Unset = UNSET
    cofins_valor_st: str | Unset = UNSET
    inclui_cofins_st_no_total: EmissaoNfeItensIncluiCofinsStNoTotal | Unset = UNSET
    icms_base_calculo_uf_destino: str | Unset = UNSET
    fcp_base_calculo_uf_destino: str | Unset = UNSET
    fcp_percentual_uf_destino: str | Unset = UNSET
    icms_aliquota_interna_uf_destino: str | Unset = UNSET
    icms_aliquota_interestadual: EmissaoNfeItensIcmsAliquotaInterestadual | Unset = UNSET
    icms_percentual_partilha: str | Unset = UNSET
    fcp_valor_uf_destino: str | Unset = UNSET
    icms_valor_uf_destino: str | Unset = UNSET
    icms_valor_uf_remetente: str | Unset = UNSET
    is_situacao_tributaria: str | Unset = UNSET
    is_classificacao_tributaria: str | Unset = UNSET
    is_base_calculo: str | Unset = UNSET
    is_aliquota: str | Unset = UNSET
    is_aliquota_especifica: str | Unset = UNSET
    is_unidade_tributavel: str | Unset = UNSET
    is_quantidade_tributavel: str | Unset = UNSET
    is_valor: str | Unset = UNSET
    ibs_cbs_situacao_tributaria: str | Unset = UNSET
    ibs_cbs_classificacao_tributaria: str | Unset = UNSET
    ibs_cbs_indicacao_doacao: EmissaoNfeItensIbsCbsIndicacaoDoacao | Unset = UNSET
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
    cbs_alc_zfm_tipo: EmissaoNfeItensCbsAlcZfmTipo | Unset = UNSET
    cbs_alc_zfm_processo_suframa: str | Unset = UNSET
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
    mono_base_calculo_quantidade_tributada: str | Unset = UNSET
    mono_ibs_aliquota_ad_rem: str | Unset = UNSET
    mono_ibs_valor: str | Unset = UNSET
    mono_base_calculo_quantidade_tributada_retencao: str | Unset = UNSET
    mono_ibs_aliquota_retencao: str | Unset = UNSET
    mono_ibs_valor_retencao: str | Unset = UNSET
    mono_ibs_valor_retido_anteriormente: str | Unset = UNSET
    mono_ibs_quantidade_biocombustivel_diferenca: str | Unset = UNSET
    mono_ibs_valor_biocombustivel_diferenca: str | Unset = UNSET
    mono_ibs_base_calculo_ad_valorem: str | Unset = UNSET
    mono_ibs_uf_aliquota_ad_valorem: str | Unset = UNSET
    mono_ibs_uf_valor: str | Unset = UNSET
    mono_ibs_mun_aliquota_ad_valorem: str | Unset = UNSET
    mono_ibs_mun_valor: str | Unset = UNSET
    mono_ibs_base_calculo_ad_valorem_retencao: str | Unset = UNSET
    mono_ibs_aliquota_ad_valorem_retencao: str | Unset = UNSET
    mono_cbs_aliquota_ad_rem: str | Unset = UNSET
    mono_cbs_valor: str | Unset = UNSET
    mono_cbs_aliquota_retencao: str | Unset = UNSET
    mono_cbs_valor_retencao: str | Unset = UNSET
    mono_cbs_valor_retido_anteriormente: str | Unset = UNSET
    mono_cbs_quantidade_biocombustivel_diferenca: str | Unset = UNSET
    mono_cbs_valor_biocombustivel_diferenca: str | Unset = UNSET
    mono_cbs_base_calculo_ad_valorem: str | Unset = UNSET
    mono_cbs_aliquota_ad_valorem: str | Unset = UNSET
    mono_cbs_base_calculo_ad_valorem_retencao: str | Unset = UNSET
    mono_cbs_aliquota_ad_valorem_retencao: str | Unset = UNSET
    mono_total_ibs_item: str | Unset = UNSET
    mono_total_cbs_item: str | Unset = UNSET
    ibs_valor_transferido: str | Unset = UNSET
    cbs_valor_transferido: str | Unset = UNSET
    data_competencia_apuracao: str | Unset = UNSET
    ibs_valor_ajuste_competencia: str | Unset = UNSET
    cbs_valor_ajuste_competencia: str | Unset = UNSET
    ibs_valor_estorno_credito: str | Unset = UNSET
    cbs_valor_estorno_credito: str | Unset = UNSET
    credito_presumido_oper_base_calculo: str | Unset = UNSET
    credito_presumido_oper_codigo_classificacao: str | Unset = UNSET
    ibs_percentual_credito_presumido: str | Unset = UNSET
    ibs_valor_credito_presumido: str | Unset = UNSET
    ibs_valor_condicao_suspensiva: str | Unset = UNSET
    cbs_credito_percentual: str | Unset = UNSET
    cbs_valor_credito_presumido: str | Unset = UNSET
    cbs_valor_condicao_suspensiva: str | Unset = UNSET
    credito_presumido_zfm_competencia: str | Unset = UNSET
    credito_presumido_zfm_classificacao: EmissaoNfeItensCreditoPresumidoZfmClassificacao | Unset = UNSET
    credito_presumido_zfm_valor: str | Unset = UNSET
    percentual_devolvido: str | Unset = UNSET
    valor_ipi_devolvido: str | Unset = UNSET
    informacoes_adicionais_item: str | Unset = UNSET
    valor_total_item: str | Unset = UNSET
    chave_acesso_dfe_referenciado: str | Unset = UNSET
    numero_item_dfe_referenciado: str | Unset = UNSET
    nves: list[EmissaoNfeItensNves] | Unset = UNSET
    infos_credito_presumido: list[EmissaoNfeItensInfosCreditoPresumido] | Unset = UNSET
    documentos_importacao: list[EmissaoNfeItensDocumentosImportacao] | Unset = UNSET
    detalhes_exportacao: list[EmissaoNfeItensDetalhesExportacao] | Unset = UNSET
    rastros: list[EmissaoNfeItensRastros] | Unset = UNSET
    armamentos: list[EmissaoNfeItensArmamentos] | Unset = UNSET
    origens_combustivel: list[EmissaoNfeItensOrigensCombustivel] | Unset = UNSET
    observacoes_contribuinte: list[EmissaoNfeItensObservacoesContribuinte] | Unset = UNSET
    observacoes_fisco: list[EmissaoNfeItensObservacoesFisco] | Unset = UNSET
    mono_base_calculo_quantidade_retida_anteriormente: Any | Unset = UNSET
    mono_ibs_aliquota_retida_anteriormente: Any | Unset = UNSET
    mono_cbs_aliquota_retida_anteriormente: Any | Unset = UNSET
    mono_ibs_percentual_diferido: Any | Unset = UNSET
    mono_ibs_valor_diferido: Any | Unset = UNSET
    mono_cbs_percentual_diferido: Any | Unset = UNSET
    mono_cbs_valor_diferido: Any | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_nfe_itens_armamentos import EmissaoNfeItensArmamentos # noqa: PLC0415
        from ..models.emissao_nfe_itens_detalhes_exportacao import EmissaoNfeItensDetalhesExportacao # noqa: PLC0415
        from ..models.emissao_nfe_itens_documentos_importacao import EmissaoNfeItensDocumentosImportacao # noqa: PLC0415
        from ..models.emissao_nfe_itens_infos_credito_presumido import EmissaoNfeItensInfosCreditoPresumido # noqa: PLC0415
        from ..models.emissao_nfe_itens_nves import EmissaoNfeItensNves # noqa: PLC0415
        from ..models.emissao_nfe_itens_observacoes_contribuinte import EmissaoNfeItensObservacoesContribuinte # noqa: PLC0415
        from ..models.emissao_nfe_itens_observacoes_fisco import EmissaoNfeItensObservacoesFisco # noqa: PLC0415
        from ..models.emissao_nfe_itens_origens_combustivel import EmissaoNfeItensOrigensCombustivel # noqa: PLC0415
        from ..models.emissao_nfe_itens_rastros import EmissaoNfeItensRastros # noqa: PLC0415
        codigo_produto = self.codigo_produto

        descricao = self.descricao

        cfop = self.cfop

        unidade_comercial = self.unidade_comercial

        quantidade_comercial = self.quantidade_comercial

        valor_unitario_comercial = self.valor_unitario_comercial

        icms_origem = self.icms_origem

        icms_situacao_tributaria = self.icms_situacao_tributaria

        numero_item = self.numero_item

        codigo_barras_comercial = self.codigo_barras_comercial

        codigo_barras_proprio_comercial = self.codigo_barras_proprio_comercial

        codigo_ncm = self.codigo_ncm

        cest = self.cest

        escala_relevante = self.escala_relevante

        cnpj_fabricante = self.cnpj_fabricante

        codigo_beneficio_fiscal = self.codigo_beneficio_fiscal

        credito_presumido_ibs_zfm_classificacao: str | Unset = UNSET
        if not isinstance(self.credito_presumido_ibs_zfm_classificacao, Unset):
            credito_presumido_ibs_zfm_classificacao = self.credito_presumido_ibs_zfm_classificacao.value


        codigo_ex_tipi = self.codigo_ex_tipi

        valor_bruto = self.valor_bruto

        valor_unitario_liquido = self.valor_unitario_liquido

        valor_liquido = self.valor_liquido

        codigo_barras_tributavel = self.codigo_barras_tributavel

        codigo_barras_proprio_tributavel = self.codigo_barras_proprio_tributavel

        unidade_tributavel = self.unidade_tributavel

        quantidade_tributavel = self.quantidade_tributavel

        valor_unitario_tributavel = self.valor_unitario_tributavel

        valor_frete = self.valor_frete

        valor_seguro = self.valor_seguro

        valor_desconto = self.valor_desconto

        valor_outras_despesas = self.valor_outras_despesas

        inclui_no_total: str | Unset = UNSET
        if not isinstance(self.inclui_no_total, Unset):
            inclui_no_total = self.inclui_no_total.value


        bem_movel_usado: str | Unset = UNSET
        if not isinstance(self.bem_movel_usado, Unset):
            bem_movel_usado = self.bem_movel_usado.value


        pedido_compra = self.pedido_compra

        numero_item_pedido_compra = self.numero_item_pedido_compra

        numero_fci = self.numero_fci

        nff_codigo_produto_fisco = self.nff_codigo_produto_fisco

        nff_codigo_operacao = self.nff_codigo_operacao

        embalagem_descricao = self.embalagem_descricao

        embalagem_quantidade_volume = self.embalagem_quantidade_volume

        embalagem_unidade = self.embalagem_unidade

        veiculo_tipo_operacao: str | Unset = UNSET
        if not isinstance(self.veiculo_tipo_operacao, Unset):
            veiculo_tipo_operacao = self.veiculo_tipo_operacao.value


        veiculo_chassi = self.veiculo_chassi

        veiculo_codigo_cor = self.veiculo_codigo_cor

        veiculo_descricao_cor = self.veiculo_descricao_cor

        veiculo_potencia_motor = self.veiculo_potencia_motor

        veiculo_cm3 = self.veiculo_cm3

        veiculo_peso_liquido = self.veiculo_peso_liquido

        veiculo_peso_bruto = self.veiculo_peso_bruto

        veiculo_serie = self.veiculo_serie

        veiculo_tipo_combustivel = self.veiculo_tipo_combustivel

        veiculo_numero_motor = self.veiculo_numero_motor

        veiculo_cmt = self.veiculo_cmt

        veiculo_distancia_eixos = self.veiculo_distancia_eixos

        veiculo_ano_modelo = self.veiculo_ano_modelo

        veiculo_ano_fabricacao = self.veiculo_ano_fabricacao

        veiculo_tipo_pintura = self.veiculo_tipo_pintura

        veiculo_tipo = self.veiculo_tipo

        veiculo_especie = self.veiculo_especie

        veiculo_codigo_vin: str | Unset = UNSET
        if not isinstance(self.veiculo_codigo_vin, Unset):
            veiculo_codigo_vin = self.veiculo_codigo_vin.value


        veiculo_condicao: str | Unset = UNSET
        if not isinstance(self.veiculo_condicao, Unset):
            veiculo_condicao = self.veiculo_condicao.value


        veiculo_codigo_marca_modelo = self.veiculo_codigo_marca_modelo

        veiculo_codigo_cor_denatran = self.veiculo_codigo_cor_denatran

        veiculo_lotacao = self.veiculo_lotacao

        veiculo_restricao: str | Unset = UNSET
        if not isinstance(self.veiculo_restricao, Unset):
            veiculo_restricao = self.veiculo_restricao.value


        medicamento_codigo_anvisa = self.medicamento_codigo_anvisa

        medicamento_motivo_isencao = self.medicamento_motivo_isencao

        medicamento_preco_maximo_consumidor = self.medicamento_preco_maximo_consumidor

        combustivel_codigo_anp = self.combustivel_codigo_anp

        combustivel_descricao_anp = self.combustivel_descricao_anp

        combustivel_percentual_glp = self.combustivel_percentual_glp

        combustivel_percentual_gas_natural_nacional = self.combustivel_percentual_gas_natural_nacional

        combustivel_percentual_gas_natural_importado = self.combustivel_percentual_gas_natural_importado

        combustivel_valor_partida = self.combustivel_valor_partida

        combustivel_registro_codif = self.combustivel_registro_codif

        combustivel_quantidade_temperatura_ambiente = self.combustivel_quantidade_temperatura_ambiente

        combustivel_sigla_uf: str | Unset = UNSET
        if not isinstance(self.combustivel_sigla_uf, Unset):
            combustivel_sigla_uf = self.combustivel_sigla_uf.value


        combustivel_cide_base_calculo = self.combustivel_cide_base_calculo

        combustivel_cide_aliquota = self.combustivel_cide_aliquota

        combustivel_cide_valor = self.combustivel_cide_valor

        combustivel_numero_bico = self.combustivel_numero_bico

        combustivel_numero_bomba = self.combustivel_numero_bomba

        combustivel_numero_tanque = self.combustivel_numero_tanque

        combustivel_valor_encerrante_inicio = self.combustivel_valor_encerrante_inicio

        combustivel_valor_encerrante_final = self.combustivel_valor_encerrante_final

        combustivel_percentual_biodiesel = self.combustivel_percentual_biodiesel

        numero_recopi = self.numero_recopi

        valor_total_tributos = self.valor_total_tributos

        icms_modalidade_base_calculo: str | Unset = UNSET
        if not isinstance(self.icms_modalidade_base_calculo, Unset):
            icms_modalidade_base_calculo = self.icms_modalidade_base_calculo.value


        icms_base_calculo = self.icms_base_calculo

        icms_aliquota = self.icms_aliquota

        icms_valor = self.icms_valor

        fcp_percentual = self.fcp_percentual

        fcp_valor = self.fcp_valor

        icms_base_calculo_mono = self.icms_base_calculo_mono

        icms_valor_mono = self.icms_valor_mono

        fcp_base_calculo = self.fcp_base_calculo

        icms_modalidade_base_calculo_st: str | Unset = UNSET
        if not isinstance(self.icms_modalidade_base_calculo_st, Unset):
            icms_modalidade_base_calculo_st = self.icms_modalidade_base_calculo_st.value


        icms_margem_valor_adicionado_st = self.icms_margem_valor_adicionado_st

        icms_reducao_base_calculo_st = self.icms_reducao_base_calculo_st

        icms_base_calculo_st = self.icms_base_calculo_st

        icms_aliquota_st = self.icms_aliquota_st

        icms_valor_st = self.icms_valor_st

        fcp_base_calculo_st = self.fcp_base_calculo_st

        fcp_percentual_st = self.fcp_percentual_st

        fcp_valor_st = self.fcp_valor_st

        icms_valor_icms_st_desonerado = self.icms_valor_icms_st_desonerado

        icms_motivo_desoneracao_icms_st: str | Unset = UNSET
        if not isinstance(self.icms_motivo_desoneracao_icms_st, Unset):
            icms_motivo_desoneracao_icms_st = self.icms_motivo_desoneracao_icms_st.value


        icms_base_calculo_mono_retencao = self.icms_base_calculo_mono_retencao

        icms_aliquota_retencao = self.icms_aliquota_retencao

        icms_valor_mono_retencao = self.icms_valor_mono_retencao

        icms_percentual_reducao = self.icms_percentual_reducao

        icms_motivo_reducao: str | Unset = UNSET
        if not isinstance(self.icms_motivo_reducao, Unset):
            icms_motivo_reducao = self.icms_motivo_reducao.value


        icms_reducao_base_calculo = self.icms_reducao_base_calculo

        icms_valor_desonerado = self.icms_valor_desonerado

        icms_motivo_desoneracao: str | Unset = UNSET
        if not isinstance(self.icms_motivo_desoneracao, Unset):
            icms_motivo_desoneracao = self.icms_motivo_desoneracao.value


        icms_deducao_desoneracao: str | Unset = UNSET
        if not isinstance(self.icms_deducao_desoneracao, Unset):
            icms_deducao_desoneracao = self.icms_deducao_desoneracao.value


        icms_codigo_beneficio_fiscal_reducao_base_calculo = self.icms_codigo_beneficio_fiscal_reducao_base_calculo

        icms_valor_operacao = self.icms_valor_operacao

        icms_percentual_diferimento = self.icms_percentual_diferimento

        icms_valor_diferido = self.icms_valor_diferido

        icms_fcp_percentual_diferimento = self.icms_fcp_percentual_diferimento

        icms_fcp_valor_diferido = self.icms_fcp_valor_diferido

        icms_fcp_valor_efetivo = self.icms_fcp_valor_efetivo

        icms_valor_mono_operacao = self.icms_valor_mono_operacao

        icms_valor_mono_diferido = self.icms_valor_mono_diferido

        icms_quantidade_mono_diferida = self.icms_quantidade_mono_diferida

        icms_aliquota_mono_diferida = self.icms_aliquota_mono_diferida

        icms_base_calculo_retido_st = self.icms_base_calculo_retido_st

        icms_aliquota_final = self.icms_aliquota_final

        icms_valor_substituto = self.icms_valor_substituto

        icms_valor_retido_st = self.icms_valor_retido_st

        fcp_base_calculo_retido_st = self.fcp_base_calculo_retido_st

        fcp_percentual_retido_st = self.fcp_percentual_retido_st

        fcp_valor_retido_st = self.fcp_valor_retido_st

        icms_reducao_base_calculo_efetiva = self.icms_reducao_base_calculo_efetiva

        icms_base_calculo_efetiva = self.icms_base_calculo_efetiva

        icms_aliquota_efetiva = self.icms_aliquota_efetiva

        icms_valor_efetivo = self.icms_valor_efetivo

        icms_base_calculo_mono_retido = self.icms_base_calculo_mono_retido

        icms_aliquota_retido = self.icms_aliquota_retido

        icms_valor_mono_retido = self.icms_valor_mono_retido

        icms_base_calculo_operacao_propria = self.icms_base_calculo_operacao_propria

        icms_uf_st: str | Unset = UNSET
        if not isinstance(self.icms_uf_st, Unset):
            icms_uf_st = self.icms_uf_st.value


        icms_base_calculo_retido_remetente = self.icms_base_calculo_retido_remetente

        icms_valor_retido_remetente = self.icms_valor_retido_remetente

        icms_base_calculo_destino = self.icms_base_calculo_destino

        icms_valor_destino = self.icms_valor_destino

        icms_aliquota_credito_simples = self.icms_aliquota_credito_simples

        icms_valor_credito_simples = self.icms_valor_credito_simples

        icms_valor_previsto = self.icms_valor_previsto

        ipi_cnpj_produtor = self.ipi_cnpj_produtor

        ipi_codigo_selo_controle = self.ipi_codigo_selo_controle

        ipi_quantidade_selo_controle = self.ipi_quantidade_selo_controle

        ipi_codigo_enquadramento_legal = self.ipi_codigo_enquadramento_legal

        ipi_situacao_tributaria: str | Unset = UNSET
        if not isinstance(self.ipi_situacao_tributaria, Unset):
            ipi_situacao_tributaria = self.ipi_situacao_tributaria.value


        ipi_base_calculo = self.ipi_base_calculo

        ipi_aliquota = self.ipi_aliquota

        ipi_quantidade_total = self.ipi_quantidade_total

        ipi_valor_por_unidade_tributavel = self.ipi_valor_por_unidade_tributavel

        ipi_valor = self.ipi_valor

        ii_base_calculo = self.ii_base_calculo

        ii_despesas_aduaneiras = self.ii_despesas_aduaneiras

        ii_valor = self.ii_valor

        ii_valor_iof = self.ii_valor_iof

        issqn_base_calculo = self.issqn_base_calculo

        issqn_aliquota = self.issqn_aliquota

        issqn_valor = self.issqn_valor

        issqn_codigo_municipio = self.issqn_codigo_municipio

        issqn_item_lista_servico = self.issqn_item_lista_servico

        issqn_valor_deducao = self.issqn_valor_deducao

        issqn_valor_outras_retencoes = self.issqn_valor_outras_retencoes

        issqn_valor_desconto_incondicionado = self.issqn_valor_desconto_incondicionado

        issqn_valor_desconto_condicionado = self.issqn_valor_desconto_condicionado

        issqn_valor_retencao = self.issqn_valor_retencao

        issqn_indicador_exigibilidade: str | Unset = UNSET
        if not isinstance(self.issqn_indicador_exigibilidade, Unset):
            issqn_indicador_exigibilidade = self.issqn_indicador_exigibilidade.value


        issqn_codigo_servico = self.issqn_codigo_servico

        issqn_codigo_municipio_incidencia = self.issqn_codigo_municipio_incidencia

        issqn_codigo_pais = self.issqn_codigo_pais

        issqn_numero_processo = self.issqn_numero_processo

        issqn_indicador_incentivo: str | Unset = UNSET
        if not isinstance(self.issqn_indicador_incentivo, Unset):
            issqn_indicador_incentivo = self.issqn_indicador_incentivo.value


        pis_situacao_tributaria: str | Unset = UNSET
        if not isinstance(self.pis_situacao_tributaria, Unset):
            pis_situacao_tributaria = self.pis_situacao_tributaria.value


        pis_base_calculo = self.pis_base_calculo

        pis_aliquota_porcentual = self.pis_aliquota_porcentual

        pis_valor = self.pis_valor

        pis_quantidade_vendida = self.pis_quantidade_vendida

        pis_aliquota_valor = self.pis_aliquota_valor

        pis_base_calculo_st = self.pis_base_calculo_st

        pis_aliquota_porcentual_st = self.pis_aliquota_porcentual_st

        pis_quantidade_vendida_st = self.pis_quantidade_vendida_st

        pis_aliquota_valor_st = self.pis_aliquota_valor_st

        pis_valor_st = self.pis_valor_st

        inclui_pis_st_no_total: str | Unset = UNSET
        if not isinstance(self.inclui_pis_st_no_total, Unset):
            inclui_pis_st_no_total = self.inclui_pis_st_no_total.value


        cofins_situacao_tributaria: str | Unset = UNSET
        if not isinstance(self.cofins_situacao_tributaria, Unset):
            cofins_situacao_tributaria = self.cofins_situacao_tributaria.value


        cofins_base_calculo = self.cofins_base_calculo

        cofins_aliquota_porcentual = self.cofins_aliquota_porcentual

        cofins_valor = self.cofins_valor

        cofins_quantidade_vendida = self.cofins_quantidade_vendida

        cofins_aliquota_valor = self.cofins_aliquota_valor

        cofins_base_calculo_st = self.cofins_base_calculo_st

        cofins_aliquota_porcentual_st = self.cofins_aliquota_porcentual_st

        cofins_quantidade_vendida_st = self.cofins_quantidade_vendida_st

        cofins_aliquota_valor_st = self.cofins_aliquota_valor_st

        cofins_valor_st = self.cofins_valor_st

        inclui_cofins_st_no_total: str | Unset = UNSET
        if not isinstance(self.inclui_cofins_st_no_total, Unset):
            inclui_cofins_st_no_total = self.inclui_cofins_st_no_total.value


        icms_base_calculo_uf_destino = self.icms_base_calculo_uf_destino

        fcp_base_calculo_uf_destino = self.fcp_base_calculo_uf_destino

        fcp_percentual_uf_destino = self.fcp_percentual_uf_destino

        icms_aliquota_interna_uf_destino = self.icms_aliquota_interna_uf_destino

        icms_aliquota_interestadual: str | Unset = UNSET
        if not isinstance(self.icms_aliquota_interestadual, Unset):
            icms_aliquota_interestadual = self.icms_aliquota_interestadual.value


        icms_percentual_partilha = self.icms_percentual_partilha

        fcp_valor_uf_destino = self.fcp_valor_uf_destino

        icms_valor_uf_destino = self.icms_valor_uf_destino

        icms_valor_uf_remetente = self.icms_valor_uf_remetente

        is_situacao_tributaria = self.is_situacao_tributaria

        is_classificacao_tributaria = self.is_classificacao_tributaria

        is_base_calculo = self.is_base_calculo

        is_aliquota = self.is_aliquota

        is_aliquota_especifica = self.is_aliquota_especifica

        is_unidade_tributavel = self.is_unidade_tributavel

        is_quantidade_tributavel = self.is_quantidade_tributavel

        is_valor = self.is_valor

        ibs_cbs_situacao_tributaria = self.ibs_cbs_situacao_tributaria

        ibs_cbs_classificacao_tributaria = self.ibs_cbs_classificacao_tributaria

        ibs_cbs_indicacao_doacao: str | Unset = UNSET
        if not isinstance(self.ibs_cbs_indicacao_doacao, Unset):
            ibs_cbs_indicacao_doacao = self.ibs_cbs_indicacao_doacao.value


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

        cbs_alc_zfm_tipo: str | Unset = UNSET
        if not isinstance(self.cbs_alc_zfm_tipo, Unset):
            cbs_alc_zfm_tipo = self.cbs_alc_zfm_tipo.value


        cbs_alc_zfm_processo_suframa = self.cbs_alc_zfm_processo_suframa

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

        mono_base_calculo_quantidade_tributada = self.mono_base_calculo_quantidade_tributada

        mono_ibs_aliquota_ad_rem = self.mono_ibs_aliquota_ad_rem

        mono_ibs_valor = self.mono_ibs_valor

        mono_base_calculo_quantidade_tributada_retencao = self.mono_base_calculo_quantidade_tributada_retencao

        mono_ibs_aliquota_retencao = self.mono_ibs_aliquota_retencao

        mono_ibs_valor_retencao = self.mono_ibs_valor_retencao

        mono_ibs_valor_retido_anteriormente = self.mono_ibs_valor_retido_anteriormente

        mono_ibs_quantidade_biocombustivel_diferenca = self.mono_ibs_quantidade_biocombustivel_diferenca

        mono_ibs_valor_biocombustivel_diferenca = self.mono_ibs_valor_biocombustivel_diferenca

        mono_ibs_base_calculo_ad_valorem = self.mono_ibs_base_calculo_ad_valorem

        mono_ibs_uf_aliquota_ad_valorem = self.mono_ibs_uf_aliquota_ad_valorem

        mono_ibs_uf_valor = self.mono_ibs_uf_valor

        mono_ibs_mun_aliquota_ad_valorem = self.mono_ibs_mun_aliquota_ad_valorem

        mono_ibs_mun_valor = self.mono_ibs_mun_valor

        mono_ibs_base_calculo_ad_valorem_retencao = self.mono_ibs_base_calculo_ad_valorem_retencao

        mono_ibs_aliquota_ad_valorem_retencao = self.mono_ibs_aliquota_ad_valorem_retencao

        mono_cbs_aliquota_ad_rem = self.mono_cbs_aliquota_ad_rem

        mono_cbs_valor = self.mono_cbs_valor

        mono_cbs_aliquota_retencao = self.mono_cbs_aliquota_retencao

        mono_cbs_valor_retencao = self.mono_cbs_valor_retencao

        mono_cbs_valor_retido_anteriormente = self.mono_cbs_valor_retido_anteriormente

        mono_cbs_quantidade_biocombustivel_diferenca = self.mono_cbs_quantidade_biocombustivel_diferenca

        mono_cbs_valor_biocombustivel_diferenca = self.mono_cbs_valor_biocombustivel_diferenca

        mono_cbs_base_calculo_ad_valorem = self.mono_cbs_base_calculo_ad_valorem

        mono_cbs_aliquota_ad_valorem = self.mono_cbs_aliquota_ad_valorem

        mono_cbs_base_calculo_ad_valorem_retencao = self.mono_cbs_base_calculo_ad_valorem_retencao

        mono_cbs_aliquota_ad_valorem_retencao = self.mono_cbs_aliquota_ad_valorem_retencao

        mono_total_ibs_item = self.mono_total_ibs_item

        mono_total_cbs_item = self.mono_total_cbs_item

        ibs_valor_transferido = self.ibs_valor_transferido

        cbs_valor_transferido = self.cbs_valor_transferido

        data_competencia_apuracao = self.data_competencia_apuracao

        ibs_valor_ajuste_competencia = self.ibs_valor_ajuste_competencia

        cbs_valor_ajuste_competencia = self.cbs_valor_ajuste_competencia

        ibs_valor_estorno_credito = self.ibs_valor_estorno_credito

        cbs_valor_estorno_credito = self.cbs_valor_estorno_credito

        credito_presumido_oper_base_calculo = self.credito_presumido_oper_base_calculo

        credito_presumido_oper_codigo_classificacao = self.credito_presumido_oper_codigo_classificacao

        ibs_percentual_credito_presumido = self.ibs_percentual_credito_presumido

        ibs_valor_credito_presumido = self.ibs_valor_credito_presumido

        ibs_valor_condicao_suspensiva = self.ibs_valor_condicao_suspensiva

        cbs_credito_percentual = self.cbs_credito_percentual

        cbs_valor_credito_presumido = self.cbs_valor_credito_presumido

        cbs_valor_condicao_suspensiva = self.cbs_valor_condicao_suspensiva

        credito_presumido_zfm_competencia = self.credito_presumido_zfm_competencia

        credito_presumido_zfm_classificacao: str | Unset = UNSET
        if not isinstance(self.credito_presumido_zfm_classificacao, Unset):
            credito_presumido_zfm_classificacao = self.credito_presumido_zfm_classificacao.value


        credito_presumido_zfm_valor = self.credito_presumido_zfm_valor

        percentual_devolvido = self.percentual_devolvido

        valor_ipi_devolvido = self.valor_ipi_devolvido

        informacoes_adicionais_item = self.informacoes_adicionais_item

        valor_total_item = self.valor_total_item

        chave_acesso_dfe_referenciado = self.chave_acesso_dfe_referenciado

        numero_item_dfe_referenciado = self.numero_item_dfe_referenciado

        nves: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.nves, Unset):
            nves = []
            for nves_item_data in self.nves:
                nves_item = nves_item_data.to_dict()
                nves.append(nves_item)



        infos_credito_presumido: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.infos_credito_presumido, Unset):
            infos_credito_presumido = []
            for infos_credito_presumido_item_data in self.infos_credito_presumido:
                infos_credito_presumido_item = infos_credito_presumido_item_data.to_dict()
                infos_credito_presumido.append(infos_credito_presumido_item)



        documentos_importacao: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.documentos_importacao, Unset):
            documentos_importacao = []
            for documentos_importacao_item_data in self.documentos_importacao:
                documentos_importacao_item = documentos_importacao_item_data.to_dict()
                documentos_importacao.append(documentos_importacao_item)



        detalhes_exportacao: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.detalhes_exportacao, Unset):
            detalhes_exportacao = []
            for detalhes_exportacao_item_data in self.detalhes_exportacao:
                detalhes_exportacao_item = detalhes_exportacao_item_data.to_dict()
                detalhes_exportacao.append(detalhes_exportacao_item)



        rastros: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.rastros, Unset):
            rastros = []
            for rastros_item_data in self.rastros:
                rastros_item = rastros_item_data.to_dict()
                rastros.append(rastros_item)



        armamentos: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.armamentos, Unset):
            armamentos = []
            for armamentos_item_data in self.armamentos:
                armamentos_item = armamentos_item_data.to_dict()
                armamentos.append(armamentos_item)



        origens_combustivel: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.origens_combustivel, Unset):
            origens_combustivel = []
            for origens_combustivel_item_data in self.origens_combustivel:
                origens_combustivel_item = origens_combustivel_item_data.to_dict()
                origens_combustivel.append(origens_combustivel_item)



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



        mono_base_calculo_quantidade_retida_anteriormente = self.mono_base_calculo_quantidade_retida_anteriormente

        mono_ibs_aliquota_retida_anteriormente = self.mono_ibs_aliquota_retida_anteriormente

        mono_cbs_aliquota_retida_anteriormente = self.mono_cbs_aliquota_retida_anteriormente

        mono_ibs_percentual_diferido = self.mono_ibs_percentual_diferido

        mono_ibs_valor_diferido = self.mono_ibs_valor_diferido

        mono_cbs_percentual_diferido = self.mono_cbs_percentual_diferido

        mono_cbs_valor_diferido = self.mono_cbs_valor_diferido


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "codigo_produto": codigo_produto,
            "descricao": descricao,
            "cfop": cfop,
            "unidade_comercial": unidade_comercial,
            "quantidade_comercial": quantidade_comercial,
            "valor_unitario_comercial": valor_unitario_comercial,
            "icms_origem": icms_origem,
            "icms_situacao_tributaria": icms_situacao_tributaria,
        })
        if numero_item is not UNSET:
            field_dict["numero_item"] = numero_item
        if codigo_barras_comercial is not UNSET:
            field_dict["codigo_barras_comercial"] = codigo_barras_comercial
        if codigo_barras_proprio_comercial is not UNSET:
            field_dict["codigo_barras_proprio_comercial"] = codigo_barras_proprio_comercial
        if codigo_ncm is not UNSET:
            field_dict["codigo_ncm"] = codigo_ncm
        if cest is not UNSET:
            field_dict["cest"] = cest
        if escala_relevante is not UNSET:
            field_dict["escala_relevante"] = escala_relevante
        if cnpj_fabricante is not UNSET:
            field_dict["cnpj_fabricante"] = cnpj_fabricante
        if codigo_beneficio_fiscal is not UNSET:
            field_dict["codigo_beneficio_fiscal"] = codigo_beneficio_fiscal
        if credito_presumido_ibs_zfm_classificacao is not UNSET:
            field_dict["credito_presumido_ibs_zfm_classificacao"] = credito_presumido_ibs_zfm_classificacao
        if codigo_ex_tipi is not UNSET:
            field_dict["codigo_ex_tipi"] = codigo_ex_tipi
        if valor_bruto is not UNSET:
            field_dict["valor_bruto"] = valor_bruto
        if valor_unitario_liquido is not UNSET:
            field_dict["valor_unitario_liquido"] = valor_unitario_liquido
        if valor_liquido is not UNSET:
            field_dict["valor_liquido"] = valor_liquido
        if codigo_barras_tributavel is not UNSET:
            field_dict["codigo_barras_tributavel"] = codigo_barras_tributavel
        if codigo_barras_proprio_tributavel is not UNSET:
            field_dict["codigo_barras_proprio_tributavel"] = codigo_barras_proprio_tributavel
        if unidade_tributavel is not UNSET:
            field_dict["unidade_tributavel"] = unidade_tributavel
        if quantidade_tributavel is not UNSET:
            field_dict["quantidade_tributavel"] = quantidade_tributavel
        if valor_unitario_tributavel is not UNSET:
            field_dict["valor_unitario_tributavel"] = valor_unitario_tributavel
        if valor_frete is not UNSET:
            field_dict["valor_frete"] = valor_frete
        if valor_seguro is not UNSET:
            field_dict["valor_seguro"] = valor_seguro
        if valor_desconto is not UNSET:
            field_dict["valor_desconto"] = valor_desconto
        if valor_outras_despesas is not UNSET:
            field_dict["valor_outras_despesas"] = valor_outras_despesas
        if inclui_no_total is not UNSET:
            field_dict["inclui_no_total"] = inclui_no_total
        if bem_movel_usado is not UNSET:
            field_dict["bem_movel_usado"] = bem_movel_usado
        if pedido_compra is not UNSET:
            field_dict["pedido_compra"] = pedido_compra
        if numero_item_pedido_compra is not UNSET:
            field_dict["numero_item_pedido_compra"] = numero_item_pedido_compra
        if numero_fci is not UNSET:
            field_dict["numero_fci"] = numero_fci
        if nff_codigo_produto_fisco is not UNSET:
            field_dict["nff_codigo_produto_fisco"] = nff_codigo_produto_fisco
        if nff_codigo_operacao is not UNSET:
            field_dict["nff_codigo_operacao"] = nff_codigo_operacao
        if embalagem_descricao is not UNSET:
            field_dict["embalagem_descricao"] = embalagem_descricao
        if embalagem_quantidade_volume is not UNSET:
            field_dict["embalagem_quantidade_volume"] = embalagem_quantidade_volume
        if embalagem_unidade is not UNSET:
            field_dict["embalagem_unidade"] = embalagem_unidade
        if veiculo_tipo_operacao is not UNSET:
            field_dict["veiculo_tipo_operacao"] = veiculo_tipo_operacao
        if veiculo_chassi is not UNSET:
            field_dict["veiculo_chassi"] = veiculo_chassi
        if veiculo_codigo_cor is not UNSET:
            field_dict["veiculo_codigo_cor"] = veiculo_codigo_cor
        if veiculo_descricao_cor is not UNSET:
            field_dict["veiculo_descricao_cor"] = veiculo_descricao_cor
        if veiculo_potencia_motor is not UNSET:
            field_dict["veiculo_potencia_motor"] = veiculo_potencia_motor
        if veiculo_cm3 is not UNSET:
            field_dict["veiculo_cm3"] = veiculo_cm3
        if veiculo_peso_liquido is not UNSET:
            field_dict["veiculo_peso_liquido"] = veiculo_peso_liquido
        if veiculo_peso_bruto is not UNSET:
            field_dict["veiculo_peso_bruto"] = veiculo_peso_bruto
        if veiculo_serie is not UNSET:
            field_dict["veiculo_serie"] = veiculo_serie
        if veiculo_tipo_combustivel is not UNSET:
            field_dict["veiculo_tipo_combustivel"] = veiculo_tipo_combustivel
        if veiculo_numero_motor is not UNSET:
            field_dict["veiculo_numero_motor"] = veiculo_numero_motor
        if veiculo_cmt is not UNSET:
            field_dict["veiculo_cmt"] = veiculo_cmt
        if veiculo_distancia_eixos is not UNSET:
            field_dict["veiculo_distancia_eixos"] = veiculo_distancia_eixos
        if veiculo_ano_modelo is not UNSET:
            field_dict["veiculo_ano_modelo"] = veiculo_ano_modelo
        if veiculo_ano_fabricacao is not UNSET:
            field_dict["veiculo_ano_fabricacao"] = veiculo_ano_fabricacao
        if veiculo_tipo_pintura is not UNSET:
            field_dict["veiculo_tipo_pintura"] = veiculo_tipo_pintura
        if veiculo_tipo is not UNSET:
            field_dict["veiculo_tipo"] = veiculo_tipo
        if veiculo_especie is not UNSET:
            field_dict["veiculo_especie"] = veiculo_especie
        if veiculo_codigo_vin is not UNSET:
            field_dict["veiculo_codigo_vin"] = veiculo_codigo_vin
        if veiculo_condicao is not UNSET:
            field_dict["veiculo_condicao"] = veiculo_condicao
        if veiculo_codigo_marca_modelo is not UNSET:
            field_dict["veiculo_codigo_marca_modelo"] = veiculo_codigo_marca_modelo
        if veiculo_codigo_cor_denatran is not UNSET:
            field_dict["veiculo_codigo_cor_denatran"] = veiculo_codigo_cor_denatran
        if veiculo_lotacao is not UNSET:
            field_dict["veiculo_lotacao"] = veiculo_lotacao
        if veiculo_restricao is not UNSET:
            field_dict["veiculo_restricao"] = veiculo_restricao
        if medicamento_codigo_anvisa is not UNSET:
            field_dict["medicamento_codigo_anvisa"] = medicamento_codigo_anvisa
        if medicamento_motivo_isencao is not UNSET:
            field_dict["medicamento_motivo_isencao"] = medicamento_motivo_isencao
        if medicamento_preco_maximo_consumidor is not UNSET:
            field_dict["medicamento_preco_maximo_consumidor"] = medicamento_preco_maximo_consumidor
        if combustivel_codigo_anp is not UNSET:
            field_dict["combustivel_codigo_anp"] = combustivel_codigo_anp
        if combustivel_descricao_anp is not UNSET:
            field_dict["combustivel_descricao_anp"] = combustivel_descricao_anp
        if combustivel_percentual_glp is not UNSET:
            field_dict["combustivel_percentual_glp"] = combustivel_percentual_glp
        if combustivel_percentual_gas_natural_nacional is not UNSET:
            field_dict["combustivel_percentual_gas_natural_nacional"] = combustivel_percentual_gas_natural_nacional
        if combustivel_percentual_gas_natural_importado is not UNSET:
            field_dict["combustivel_percentual_gas_natural_importado"] = combustivel_percentual_gas_natural_importado
        if combustivel_valor_partida is not UNSET:
            field_dict["combustivel_valor_partida"] = combustivel_valor_partida
        if combustivel_registro_codif is not UNSET:
            field_dict["combustivel_registro_codif"] = combustivel_registro_codif
        if combustivel_quantidade_temperatura_ambiente is not UNSET:
            field_dict["combustivel_quantidade_temperatura_ambiente"] = combustivel_quantidade_temperatura_ambiente
        if combustivel_sigla_uf is not UNSET:
            field_dict["combustivel_sigla_uf"] = combustivel_sigla_uf
        if combustivel_cide_base_calculo is not UNSET:
            field_dict["combustivel_cide_base_calculo"] = combustivel_cide_base_calculo
        if combustivel_cide_aliquota is not UNSET:
            field_dict["combustivel_cide_aliquota"] = combustivel_cide_aliquota
        if combustivel_cide_valor is not UNSET:
            field_dict["combustivel_cide_valor"] = combustivel_cide_valor
        if combustivel_numero_bico is not UNSET:
            field_dict["combustivel_numero_bico"] = combustivel_numero_bico
        if combustivel_numero_bomba is not UNSET:
            field_dict["combustivel_numero_bomba"] = combustivel_numero_bomba
        if combustivel_numero_tanque is not UNSET:
            field_dict["combustivel_numero_tanque"] = combustivel_numero_tanque
        if combustivel_valor_encerrante_inicio is not UNSET:
            field_dict["combustivel_valor_encerrante_inicio"] = combustivel_valor_encerrante_inicio
        if combustivel_valor_encerrante_final is not UNSET:
            field_dict["combustivel_valor_encerrante_final"] = combustivel_valor_encerrante_final
        if combustivel_percentual_biodiesel is not UNSET:
            field_dict["combustivel_percentual_biodiesel"] = combustivel_percentual_biodiesel
        if numero_recopi is not UNSET:
            field_dict["numero_recopi"] = numero_recopi
        if valor_total_tributos is not UNSET:
            field_dict["valor_total_tributos"] = valor_total_tributos
        if icms_modalidade_base_calculo is not UNSET:
            field_dict["icms_modalidade_base_calculo"] = icms_modalidade_base_calculo
        if icms_base_calculo is not UNSET:
            field_dict["icms_base_calculo"] = icms_base_calculo
        if icms_aliquota is not UNSET:
            field_dict["icms_aliquota"] = icms_aliquota
        if icms_valor is not UNSET:
            field_dict["icms_valor"] = icms_valor
        if fcp_percentual is not UNSET:
            field_dict["fcp_percentual"] = fcp_percentual
        if fcp_valor is not UNSET:
            field_dict["fcp_valor"] = fcp_valor
        if icms_base_calculo_mono is not UNSET:
            field_dict["icms_base_calculo_mono"] = icms_base_calculo_mono
        if icms_valor_mono is not UNSET:
            field_dict["icms_valor_mono"] = icms_valor_mono
        if fcp_base_calculo is not UNSET:
            field_dict["fcp_base_calculo"] = fcp_base_calculo
        if icms_modalidade_base_calculo_st is not UNSET:
            field_dict["icms_modalidade_base_calculo_st"] = icms_modalidade_base_calculo_st
        if icms_margem_valor_adicionado_st is not UNSET:
            field_dict["icms_margem_valor_adicionado_st"] = icms_margem_valor_adicionado_st
        if icms_reducao_base_calculo_st is not UNSET:
            field_dict["icms_reducao_base_calculo_st"] = icms_reducao_base_calculo_st
        if icms_base_calculo_st is not UNSET:
            field_dict["icms_base_calculo_st"] = icms_base_calculo_st
        if icms_aliquota_st is not UNSET:
            field_dict["icms_aliquota_st"] = icms_aliquota_st
        if icms_valor_st is not UNSET:
            field_dict["icms_valor_st"] = icms_valor_st
        if fcp_base_calculo_st is not UNSET:
            field_dict["fcp_base_calculo_st"] = fcp_base_calculo_st
        if fcp_percentual_st is not UNSET:
            field_dict["fcp_percentual_st"] = fcp_percentual_st
        if fcp_valor_st is not UNSET:
            field_dict["fcp_valor_st"] = fcp_valor_st
        if icms_valor_icms_st_desonerado is not UNSET:
            field_dict["icms_valor_icms_st_desonerado"] = icms_valor_icms_st_desonerado
        if icms_motivo_desoneracao_icms_st is not UNSET:
            field_dict["icms_motivo_desoneracao_icms_st"] = icms_motivo_desoneracao_icms_st
        if icms_base_calculo_mono_retencao is not UNSET:
            field_dict["icms_base_calculo_mono_retencao"] = icms_base_calculo_mono_retencao
        if icms_aliquota_retencao is not UNSET:
            field_dict["icms_aliquota_retencao"] = icms_aliquota_retencao
        if icms_valor_mono_retencao is not UNSET:
            field_dict["icms_valor_mono_retencao"] = icms_valor_mono_retencao
        if icms_percentual_reducao is not UNSET:
            field_dict["icms_percentual_reducao"] = icms_percentual_reducao
        if icms_motivo_reducao is not UNSET:
            field_dict["icms_motivo_reducao"] = icms_motivo_reducao
        if icms_reducao_base_calculo is not UNSET:
            field_dict["icms_reducao_base_calculo"] = icms_reducao_base_calculo
        if icms_valor_desonerado is not UNSET:
            field_dict["icms_valor_desonerado"] = icms_valor_desonerado
        if icms_motivo_desoneracao is not UNSET:
            field_dict["icms_motivo_desoneracao"] = icms_motivo_desoneracao
        if icms_deducao_desoneracao is not UNSET:
            field_dict["icms_deducao_desoneracao"] = icms_deducao_desoneracao
        if icms_codigo_beneficio_fiscal_reducao_base_calculo is not UNSET:
            field_dict["icms_codigo_beneficio_fiscal_reducao_base_calculo"] = icms_codigo_beneficio_fiscal_reducao_base_calculo
        if icms_valor_operacao is not UNSET:
            field_dict["icms_valor_operacao"] = icms_valor_operacao
        if icms_percentual_diferimento is not UNSET:
            field_dict["icms_percentual_diferimento"] = icms_percentual_diferimento
        if icms_valor_diferido is not UNSET:
            field_dict["icms_valor_diferido"] = icms_valor_diferido
        if icms_fcp_percentual_diferimento is not UNSET:
            field_dict["icms_fcp_percentual_diferimento"] = icms_fcp_percentual_diferimento
        if icms_fcp_valor_diferido is not UNSET:
            field_dict["icms_fcp_valor_diferido"] = icms_fcp_valor_diferido
        if icms_fcp_valor_efetivo is not UNSET:
            field_dict["icms_fcp_valor_efetivo"] = icms_fcp_valor_efetivo
        if icms_valor_mono_operacao is not UNSET:
            field_dict["icms_valor_mono_operacao"] = icms_valor_mono_operacao
        if icms_valor_mono_diferido is not UNSET:
            field_dict["icms_valor_mono_diferido"] = icms_valor_mono_diferido
        if icms_quantidade_mono_diferida is not UNSET:
            field_dict["icms_quantidade_mono_diferida"] = icms_quantidade_mono_diferida
        if icms_aliquota_mono_diferida is not UNSET:
            field_dict["icms_aliquota_mono_diferida"] = icms_aliquota_mono_diferida
        if icms_base_calculo_retido_st is not UNSET:
            field_dict["icms_base_calculo_retido_st"] = icms_base_calculo_retido_st
        if icms_aliquota_final is not UNSET:
            field_dict["icms_aliquota_final"] = icms_aliquota_final
        if icms_valor_substituto is not UNSET:
            field_dict["icms_valor_substituto"] = icms_valor_substituto
        if icms_valor_retido_st is not UNSET:
            field_dict["icms_valor_retido_st"] = icms_valor_retido_st
        if fcp_base_calculo_retido_st is not UNSET:
            field_dict["fcp_base_calculo_retido_st"] = fcp_base_calculo_retido_st
        if fcp_percentual_retido_st is not UNSET:
            field_dict["fcp_percentual_retido_st"] = fcp_percentual_retido_st
        if fcp_valor_retido_st is not UNSET:
            field_dict["fcp_valor_retido_st"] = fcp_valor_retido_st
        if icms_reducao_base_calculo_efetiva is not UNSET:
            field_dict["icms_reducao_base_calculo_efetiva"] = icms_reducao_base_calculo_efetiva
        if icms_base_calculo_efetiva is not UNSET:
            field_dict["icms_base_calculo_efetiva"] = icms_base_calculo_efetiva
        if icms_aliquota_efetiva is not UNSET:
            field_dict["icms_aliquota_efetiva"] = icms_aliquota_efetiva
        if icms_valor_efetivo is not UNSET:
            field_dict["icms_valor_efetivo"] = icms_valor_efetivo
        if icms_base_calculo_mono_retido is not UNSET:
            field_dict["icms_base_calculo_mono_retido"] = icms_base_calculo_mono_retido
        if icms_aliquota_retido is not UNSET:
            field_dict["icms_aliquota_retido"] = icms_aliquota_retido
        if icms_valor_mono_retido is not UNSET:
            field_dict["icms_valor_mono_retido"] = icms_valor_mono_retido
        if icms_base_calculo_operacao_propria is not UNSET:
            field_dict["icms_base_calculo_operacao_propria"] = icms_base_calculo_operacao_propria
        if icms_uf_st is not UNSET:
            field_dict["icms_uf_st"] = icms_uf_st
        if icms_base_calculo_retido_remetente is not UNSET:
            field_dict["icms_base_calculo_retido_remetente"] = icms_base_calculo_retido_remetente
        if icms_valor_retido_remetente is not UNSET:
            field_dict["icms_valor_retido_remetente"] = icms_valor_retido_remetente
        if icms_base_calculo_destino is not UNSET:
            field_dict["icms_base_calculo_destino"] = icms_base_calculo_destino
        if icms_valor_destino is not UNSET:
            field_dict["icms_valor_destino"] = icms_valor_destino
        if icms_aliquota_credito_simples is not UNSET:
            field_dict["icms_aliquota_credito_simples"] = icms_aliquota_credito_simples
        if icms_valor_credito_simples is not UNSET:
            field_dict["icms_valor_credito_simples"] = icms_valor_credito_simples
        if icms_valor_previsto is not UNSET:
            field_dict["icms_valor_previsto"] = icms_valor_previsto
        if ipi_cnpj_produtor is not UNSET:
            field_dict["ipi_cnpj_produtor"] = ipi_cnpj_produtor
        if ipi_codigo_selo_controle is not UNSET:
            field_dict["ipi_codigo_selo_controle"] = ipi_codigo_selo_controle
        if ipi_quantidade_selo_controle is not UNSET:
            field_dict["ipi_quantidade_selo_controle"] = ipi_quantidade_selo_controle
        if ipi_codigo_enquadramento_legal is not UNSET:
            field_dict["ipi_codigo_enquadramento_legal"] = ipi_codigo_enquadramento_legal
        if ipi_situacao_tributaria is not UNSET:
            field_dict["ipi_situacao_tributaria"] = ipi_situacao_tributaria
        if ipi_base_calculo is not UNSET:
            field_dict["ipi_base_calculo"] = ipi_base_calculo
        if ipi_aliquota is not UNSET:
            field_dict["ipi_aliquota"] = ipi_aliquota
        if ipi_quantidade_total is not UNSET:
            field_dict["ipi_quantidade_total"] = ipi_quantidade_total
        if ipi_valor_por_unidade_tributavel is not UNSET:
            field_dict["ipi_valor_por_unidade_tributavel"] = ipi_valor_por_unidade_tributavel
        if ipi_valor is not UNSET:
            field_dict["ipi_valor"] = ipi_valor
        if ii_base_calculo is not UNSET:
            field_dict["ii_base_calculo"] = ii_base_calculo
        if ii_despesas_aduaneiras is not UNSET:
            field_dict["ii_despesas_aduaneiras"] = ii_despesas_aduaneiras
        if ii_valor is not UNSET:
            field_dict["ii_valor"] = ii_valor
        if ii_valor_iof is not UNSET:
            field_dict["ii_valor_iof"] = ii_valor_iof
        if issqn_base_calculo is not UNSET:
            field_dict["issqn_base_calculo"] = issqn_base_calculo
        if issqn_aliquota is not UNSET:
            field_dict["issqn_aliquota"] = issqn_aliquota
        if issqn_valor is not UNSET:
            field_dict["issqn_valor"] = issqn_valor
        if issqn_codigo_municipio is not UNSET:
            field_dict["issqn_codigo_municipio"] = issqn_codigo_municipio
        if issqn_item_lista_servico is not UNSET:
            field_dict["issqn_item_lista_servico"] = issqn_item_lista_servico
        if issqn_valor_deducao is not UNSET:
            field_dict["issqn_valor_deducao"] = issqn_valor_deducao
        if issqn_valor_outras_retencoes is not UNSET:
            field_dict["issqn_valor_outras_retencoes"] = issqn_valor_outras_retencoes
        if issqn_valor_desconto_incondicionado is not UNSET:
            field_dict["issqn_valor_desconto_incondicionado"] = issqn_valor_desconto_incondicionado
        if issqn_valor_desconto_condicionado is not UNSET:
            field_dict["issqn_valor_desconto_condicionado"] = issqn_valor_desconto_condicionado
        if issqn_valor_retencao is not UNSET:
            field_dict["issqn_valor_retencao"] = issqn_valor_retencao
        if issqn_indicador_exigibilidade is not UNSET:
            field_dict["issqn_indicador_exigibilidade"] = issqn_indicador_exigibilidade
        if issqn_codigo_servico is not UNSET:
            field_dict["issqn_codigo_servico"] = issqn_codigo_servico
        if issqn_codigo_municipio_incidencia is not UNSET:
            field_dict["issqn_codigo_municipio_incidencia"] = issqn_codigo_municipio_incidencia
        if issqn_codigo_pais is not UNSET:
            field_dict["issqn_codigo_pais"] = issqn_codigo_pais
        if issqn_numero_processo is not UNSET:
            field_dict["issqn_numero_processo"] = issqn_numero_processo
        if issqn_indicador_incentivo is not UNSET:
            field_dict["issqn_indicador_incentivo"] = issqn_indicador_incentivo
        if pis_situacao_tributaria is not UNSET:
            field_dict["pis_situacao_tributaria"] = pis_situacao_tributaria
        if pis_base_calculo is not UNSET:
            field_dict["pis_base_calculo"] = pis_base_calculo
        if pis_aliquota_porcentual is not UNSET:
            field_dict["pis_aliquota_porcentual"] = pis_aliquota_porcentual
        if pis_valor is not UNSET:
            field_dict["pis_valor"] = pis_valor
        if pis_quantidade_vendida is not UNSET:
            field_dict["pis_quantidade_vendida"] = pis_quantidade_vendida
        if pis_aliquota_valor is not UNSET:
            field_dict["pis_aliquota_valor"] = pis_aliquota_valor
        if pis_base_calculo_st is not UNSET:
            field_dict["pis_base_calculo_st"] = pis_base_calculo_st
        if pis_aliquota_porcentual_st is not UNSET:
            field_dict["pis_aliquota_porcentual_st"] = pis_aliquota_porcentual_st
        if pis_quantidade_vendida_st is not UNSET:
            field_dict["pis_quantidade_vendida_st"] = pis_quantidade_vendida_st
        if pis_aliquota_valor_st is not UNSET:
            field_dict["pis_aliquota_valor_st"] = pis_aliquota_valor_st
        if pis_valor_st is not UNSET:
            field_dict["pis_valor_st"] = pis_valor_st
        if inclui_pis_st_no_total is not UNSET:
            field_dict["inclui_pis_st_no_total"] = inclui_pis_st_no_total
        if cofins_situacao_tributaria is not UNSET:
            field_dict["cofins_situacao_tributaria"] = cofins_situacao_tributaria
        if cofins_base_calculo is not UNSET:
            field_dict["cofins_base_calculo"] = cofins_base_calculo
        if cofins_aliquota_porcentual is not UNSET:
            field_dict["cofins_aliquota_porcentual"] = cofins_aliquota_porcentual
        if cofins_valor is not UNSET:
            field_dict["cofins_valor"] = cofins_valor
        if cofins_quantidade_vendida is not UNSET:
            field_dict["cofins_quantidade_vendida"] = cofins_quantidade_vendida
        if cofins_aliquota_valor is not UNSET:
            field_dict["cofins_aliquota_valor"] = cofins_aliquota_valor
        if cofins_base_calculo_st is not UNSET:
            field_dict["cofins_base_calculo_st"] = cofins_base_calculo_st
        if cofins_aliquota_porcentual_st is not UNSET:
            field_dict["cofins_aliquota_porcentual_st"] = cofins_aliquota_porcentual_st
        if cofins_quantidade_vendida_st is not UNSET:
            field_dict["cofins_quantidade_vendida_st"] = cofins_quantidade_vendida_st
        if cofins_aliquota_valor_st is not UNSET:
            field_dict["cofins_aliquota_valor_st"] = cofins_aliquota_valor_st
        if cofins_valor_st is not UNSET:
            field_dict["cofins_valor_st"] = cofins_valor_st
        if inclui_cofins_st_no_total is not UNSET:
            field_dict["inclui_cofins_st_no_total"] = inclui_cofins_st_no_total
        if icms_base_calculo_uf_destino is not UNSET:
            field_dict["icms_base_calculo_uf_destino"] = icms_base_calculo_uf_destino
        if fcp_base_calculo_uf_destino is not UNSET:
            field_dict["fcp_base_calculo_uf_destino"] = fcp_base_calculo_uf_destino
        if fcp_percentual_uf_destino is not UNSET:
            field_dict["fcp_percentual_uf_destino"] = fcp_percentual_uf_destino
        if icms_aliquota_interna_uf_destino is not UNSET:
            field_dict["icms_aliquota_interna_uf_destino"] = icms_aliquota_interna_uf_destino
        if icms_aliquota_interestadual is not UNSET:
            field_dict["icms_aliquota_interestadual"] = icms_aliquota_interestadual
        if icms_percentual_partilha is not UNSET:
            field_dict["icms_percentual_partilha"] = icms_percentual_partilha
        if fcp_valor_uf_destino is not UNSET:
            field_dict["fcp_valor_uf_destino"] = fcp_valor_uf_destino
        if icms_valor_uf_destino is not UNSET:
            field_dict["icms_valor_uf_destino"] = icms_valor_uf_destino
        if icms_valor_uf_remetente is not UNSET:
            field_dict["icms_valor_uf_remetente"] = icms_valor_uf_remetente
        if is_situacao_tributaria is not UNSET:
            field_dict["is_situacao_tributaria"] = is_situacao_tributaria
        if is_classificacao_tributaria is not UNSET:
            field_dict["is_classificacao_tributaria"] = is_classificacao_tributaria
        if is_base_calculo is not UNSET:
            field_dict["is_base_calculo"] = is_base_calculo
        if is_aliquota is not UNSET:
            field_dict["is_aliquota"] = is_aliquota
        if is_aliquota_especifica is not UNSET:
            field_dict["is_aliquota_especifica"] = is_aliquota_especifica
        if is_unidade_tributavel is not UNSET:
            field_dict["is_unidade_tributavel"] = is_unidade_tributavel
        if is_quantidade_tributavel is not UNSET:
            field_dict["is_quantidade_tributavel"] = is_quantidade_tributavel
        if is_valor is not UNSET:
            field_dict["is_valor"] = is_valor
        if ibs_cbs_situacao_tributaria is not UNSET:
            field_dict["ibs_cbs_situacao_tributaria"] = ibs_cbs_situacao_tributaria
        if ibs_cbs_classificacao_tributaria is not UNSET:
            field_dict["ibs_cbs_classificacao_tributaria"] = ibs_cbs_classificacao_tributaria
        if ibs_cbs_indicacao_doacao is not UNSET:
            field_dict["ibs_cbs_indicacao_doacao"] = ibs_cbs_indicacao_doacao
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
        if cbs_alc_zfm_tipo is not UNSET:
            field_dict["cbs_alc_zfm_tipo"] = cbs_alc_zfm_tipo
        if cbs_alc_zfm_processo_suframa is not UNSET:
            field_dict["cbs_alc_zfm_processo_suframa"] = cbs_alc_zfm_processo_suframa
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
        if mono_base_calculo_quantidade_tributada is not UNSET:
            field_dict["mono_base_calculo_quantidade_tributada"] = mono_base_calculo_quantidade_tributada
        if mono_ibs_aliquota_ad_rem is not UNSET:
            field_dict["mono_ibs_aliquota_ad_rem"] = mono_ibs_aliquota_ad_rem
        if mono_ibs_valor is not UNSET:
            field_dict["mono_ibs_valor"] = mono_ibs_valor
        if mono_base_calculo_quantidade_tributada_retencao is not UNSET:
            field_dict["mono_base_calculo_quantidade_tributada_retencao"] = mono_base_calculo_quantidade_tributada_retencao
        if mono_ibs_aliquota_retencao is not UNSET:
            field_dict["mono_ibs_aliquota_retencao"] = mono_ibs_aliquota_retencao
        if mono_ibs_valor_retencao is not UNSET:
            field_dict["mono_ibs_valor_retencao"] = mono_ibs_valor_retencao
        if mono_ibs_valor_retido_anteriormente is not UNSET:
            field_dict["mono_ibs_valor_retido_anteriormente"] = mono_ibs_valor_retido_anteriormente
        if mono_ibs_quantidade_biocombustivel_diferenca is not UNSET:
            field_dict["mono_ibs_quantidade_biocombustivel_diferenca"] = mono_ibs_quantidade_biocombustivel_diferenca
        if mono_ibs_valor_biocombustivel_diferenca is not UNSET:
            field_dict["mono_ibs_valor_biocombustivel_diferenca"] = mono_ibs_valor_biocombustivel_diferenca
        if mono_ibs_base_calculo_ad_valorem is not UNSET:
            field_dict["mono_ibs_base_calculo_ad_valorem"] = mono_ibs_base_calculo_ad_valorem
        if mono_ibs_uf_aliquota_ad_valorem is not UNSET:
            field_dict["mono_ibs_uf_aliquota_ad_valorem"] = mono_ibs_uf_aliquota_ad_valorem
        if mono_ibs_uf_valor is not UNSET:
            field_dict["mono_ibs_uf_valor"] = mono_ibs_uf_valor
        if mono_ibs_mun_aliquota_ad_valorem is not UNSET:
            field_dict["mono_ibs_mun_aliquota_ad_valorem"] = mono_ibs_mun_aliquota_ad_valorem
        if mono_ibs_mun_valor is not UNSET:
            field_dict["mono_ibs_mun_valor"] = mono_ibs_mun_valor
        if mono_ibs_base_calculo_ad_valorem_retencao is not UNSET:
            field_dict["mono_ibs_base_calculo_ad_valorem_retencao"] = mono_ibs_base_calculo_ad_valorem_retencao
        if mono_ibs_aliquota_ad_valorem_retencao is not UNSET:
            field_dict["mono_ibs_aliquota_ad_valorem_retencao"] = mono_ibs_aliquota_ad_valorem_retencao
        if mono_cbs_aliquota_ad_rem is not UNSET:
            field_dict["mono_cbs_aliquota_ad_rem"] = mono_cbs_aliquota_ad_rem
        if mono_cbs_valor is not UNSET:
            field_dict["mono_cbs_valor"] = mono_cbs_valor
        if mono_cbs_aliquota_retencao is not UNSET:
            field_dict["mono_cbs_aliquota_retencao"] = mono_cbs_aliquota_retencao
        if mono_cbs_valor_retencao is not UNSET:
            field_dict["mono_cbs_valor_retencao"] = mono_cbs_valor_retencao
        if mono_cbs_valor_retido_anteriormente is not UNSET:
            field_dict["mono_cbs_valor_retido_anteriormente"] = mono_cbs_valor_retido_anteriormente
        if mono_cbs_quantidade_biocombustivel_diferenca is not UNSET:
            field_dict["mono_cbs_quantidade_biocombustivel_diferenca"] = mono_cbs_quantidade_biocombustivel_diferenca
        if mono_cbs_valor_biocombustivel_diferenca is not UNSET:
            field_dict["mono_cbs_valor_biocombustivel_diferenca"] = mono_cbs_valor_biocombustivel_diferenca
        if mono_cbs_base_calculo_ad_valorem is not UNSET:
            field_dict["mono_cbs_base_calculo_ad_valorem"] = mono_cbs_base_calculo_ad_valorem
        if mono_cbs_aliquota_ad_valorem is not UNSET:
            field_dict["mono_cbs_aliquota_ad_valorem"] = mono_cbs_aliquota_ad_valorem
        if mono_cbs_base_calculo_ad_valorem_retencao is not UNSET:
            field_dict["mono_cbs_base_calculo_ad_valorem_retencao"] = mono_cbs_base_calculo_ad_valorem_retencao
        if mono_cbs_aliquota_ad_valorem_retencao is not UNSET:
            field_dict["mono_cbs_aliquota_ad_valorem_retencao"] = mono_cbs_aliquota_ad_valorem_retencao
        if mono_total_ibs_item is not UNSET:
            field_dict["mono_total_ibs_item"] = mono_total_ibs_item
        if mono_total_cbs_item is not UNSET:
            field_dict["mono_total_cbs_item"] = mono_total_cbs_item
        if ibs_valor_transferido is not UNSET:
            field_dict["ibs_valor_transferido"] = ibs_valor_transferido
        if cbs_valor_transferido is not UNSET:
            field_dict["cbs_valor_transferido"] = cbs_valor_transferido
        if data_competencia_apuracao is not UNSET:
            field_dict["data_competencia_apuracao"] = data_competencia_apuracao
        if ibs_valor_ajuste_competencia is not UNSET:
            field_dict["ibs_valor_ajuste_competencia"] = ibs_valor_ajuste_competencia
        if cbs_valor_ajuste_competencia is not UNSET:
            field_dict["cbs_valor_ajuste_competencia"] = cbs_valor_ajuste_competencia
        if ibs_valor_estorno_credito is not UNSET:
            field_dict["ibs_valor_estorno_credito"] = ibs_valor_estorno_credito
        if cbs_valor_estorno_credito is not UNSET:
            field_dict["cbs_valor_estorno_credito"] = cbs_valor_estorno_credito
        if credito_presumido_oper_base_calculo is not UNSET:
            field_dict["credito_presumido_oper_base_calculo"] = credito_presumido_oper_base_calculo
        if credito_presumido_oper_codigo_classificacao is not UNSET:
            field_dict["credito_presumido_oper_codigo_classificacao"] = credito_presumido_oper_codigo_classificacao
        if ibs_percentual_credito_presumido is not UNSET:
            field_dict["ibs_percentual_credito_presumido"] = ibs_percentual_credito_presumido
        if ibs_valor_credito_presumido is not UNSET:
            field_dict["ibs_valor_credito_presumido"] = ibs_valor_credito_presumido
        if ibs_valor_condicao_suspensiva is not UNSET:
            field_dict["ibs_valor_condicao_suspensiva"] = ibs_valor_condicao_suspensiva
        if cbs_credito_percentual is not UNSET:
            field_dict["cbs_credito_percentual"] = cbs_credito_percentual
        if cbs_valor_credito_presumido is not UNSET:
            field_dict["cbs_valor_credito_presumido"] = cbs_valor_credito_presumido
        if cbs_valor_condicao_suspensiva is not UNSET:
            field_dict["cbs_valor_condicao_suspensiva"] = cbs_valor_condicao_suspensiva
        if credito_presumido_zfm_competencia is not UNSET:
            field_dict["credito_presumido_zfm_competencia"] = credito_presumido_zfm_competencia
        if credito_presumido_zfm_classificacao is not UNSET:
            field_dict["credito_presumido_zfm_classificacao"] = credito_presumido_zfm_classificacao
        if credito_presumido_zfm_valor is not UNSET:
            field_dict["credito_presumido_zfm_valor"] = credito_presumido_zfm_valor
        if percentual_devolvido is not UNSET:
            field_dict["percentual_devolvido"] = percentual_devolvido
        if valor_ipi_devolvido is not UNSET:
            field_dict["valor_ipi_devolvido"] = valor_ipi_devolvido
        if informacoes_adicionais_item is not UNSET:
            field_dict["informacoes_adicionais_item"] = informacoes_adicionais_item
        if valor_total_item is not UNSET:
            field_dict["valor_total_item"] = valor_total_item
        if chave_acesso_dfe_referenciado is not UNSET:
            field_dict["chave_acesso_dfe_referenciado"] = chave_acesso_dfe_referenciado
        if numero_item_dfe_referenciado is not UNSET:
            field_dict["numero_item_dfe_referenciado"] = numero_item_dfe_referenciado
        if nves is not UNSET:
            field_dict["nves"] = nves
        if infos_credito_presumido is not UNSET:
            field_dict["infos_credito_presumido"] = infos_credito_presumido
        if documentos_importacao is not UNSET:
            field_dict["documentos_importacao"] = documentos_importacao
        if detalhes_exportacao is not UNSET:
            field_dict["detalhes_exportacao"] = detalhes_exportacao
        if rastros is not UNSET:
            field_dict["rastros"] = rastros
        if armamentos is not UNSET:
            field_dict["armamentos"] = armamentos
        if origens_combustivel is not UNSET:
            field_dict["origens_combustivel"] = origens_combustivel
        if observacoes_contribuinte is not UNSET:
            field_dict["observacoes_contribuinte"] = observacoes_contribuinte
        if observacoes_fisco is not UNSET:
            field_dict["observacoes_fisco"] = observacoes_fisco
        if mono_base_calculo_quantidade_retida_anteriormente is not UNSET:
            field_dict["mono_base_calculo_quantidade_retida_anteriormente"] = mono_base_calculo_quantidade_retida_anteriormente
        if mono_ibs_aliquota_retida_anteriormente is not UNSET:
            field_dict["mono_ibs_aliquota_retida_anteriormente"] = mono_ibs_aliquota_retida_anteriormente
        if mono_cbs_aliquota_retida_anteriormente is not UNSET:
            field_dict["mono_cbs_aliquota_retida_anteriormente"] = mono_cbs_aliquota_retida_anteriormente
        if mono_ibs_percentual_diferido is not UNSET:
            field_dict["mono_ibs_percentual_diferido"] = mono_ibs_percentual_diferido
        if mono_ibs_valor_diferido is not UNSET:
            field_dict["mono_ibs_valor_diferido"] = mono_ibs_valor_diferido
        if mono_cbs_percentual_diferido is not UNSET:
            field_dict["mono_cbs_percentual_diferido"] = mono_cbs_percentual_diferido
        if mono_cbs_valor_diferido is not UNSET:
            field_dict["mono_cbs_valor_diferido"] = mono_cbs_valor_diferido

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_nfe_itens_armamentos import EmissaoNfeItensArmamentos # noqa: PLC0415
        from ..models.emissao_nfe_itens_detalhes_exportacao import EmissaoNfeItensDetalhesExportacao # noqa: PLC0415
        from ..models.emissao_nfe_itens_documentos_importacao import EmissaoNfeItensDocumentosImportacao # noqa: PLC0415
        from ..models.emissao_nfe_itens_infos_credito_presumido import EmissaoNfeItensInfosCreditoPresumido # noqa: PLC0415
        from ..models.emissao_nfe_itens_nves import EmissaoNfeItensNves # noqa: PLC0415
        from ..models.emissao_nfe_itens_observacoes_contribuinte import EmissaoNfeItensObservacoesContribuinte # noqa: PLC0415
        from ..models.emissao_nfe_itens_observacoes_fisco import EmissaoNfeItensObservacoesFisco # noqa: PLC0415
        from ..models.emissao_nfe_itens_origens_combustivel import EmissaoNfeItensOrigensCombustivel # noqa: PLC0415
        from ..models.emissao_nfe_itens_rastros import EmissaoNfeItensRastros # noqa: PLC0415
        d = dict(src_dict)
        codigo_produto = d.pop("codigo_produto")

        descricao = d.pop("descricao")

        cfop = d.pop("cfop")

        unidade_comercial = d.pop("unidade_comercial")

        quantidade_comercial = d.pop("quantidade_comercial")

        valor_unitario_comercial = d.pop("valor_unitario_comercial")

        icms_origem = d.pop("icms_origem")

        icms_situacao_tributaria = d.pop("icms_situacao_tributaria")

        numero_item = d.pop("numero_item", UNSET)

        codigo_barras_comercial = d.pop("codigo_barras_comercial", UNSET)

        codigo_barras_proprio_comercial = d.pop("codigo_barras_proprio_comercial", UNSET)

        codigo_ncm = d.pop("codigo_ncm", UNSET)

        cest = d.pop("cest", UNSET)

        escala_relevante = d.pop("escala_relevante", UNSET)

        cnpj_fabricante = d.pop("cnpj_fabricante", UNSET)

        codigo_beneficio_fiscal = d.pop("codigo_beneficio_fiscal", UNSET)

        _credito_presumido_ibs_zfm_classificacao = d.pop("credito_presumido_ibs_zfm_classificacao", UNSET)
        credito_presumido_ibs_zfm_classificacao: EmissaoNfeItensCreditoPresumidoIbsZfmClassificacao | Unset
        if isinstance(_credito_presumido_ibs_zfm_classificacao,  Unset):
            credito_presumido_ibs_zfm_classificacao = UNSET
        else:
            credito_presumido_ibs_zfm_classificacao = EmissaoNfeItensCreditoPresumidoIbsZfmClassificacao(_credito_presumido_ibs_zfm_classificacao)




        codigo_ex_tipi = d.pop("codigo_ex_tipi", UNSET)

        valor_bruto = d.pop("valor_bruto", UNSET)

        valor_unitario_liquido = d.pop("valor_unitario_liquido", UNSET)

        valor_liquido = d.pop("valor_liquido", UNSET)

        codigo_barras_tributavel = d.pop("codigo_barras_tributavel", UNSET)

        codigo_barras_proprio_tributavel = d.pop("codigo_barras_proprio_tributavel", UNSET)

        unidade_tributavel = d.pop("unidade_tributavel", UNSET)

        quantidade_tributavel = d.pop("quantidade_tributavel", UNSET)

        valor_unitario_tributavel = d.pop("valor_unitario_tributavel", UNSET)

        valor_frete = d.pop("valor_frete", UNSET)

        valor_seguro = d.pop("valor_seguro", UNSET)

        valor_desconto = d.pop("valor_desconto", UNSET)

        valor_outras_despesas = d.pop("valor_outras_despesas", UNSET)

        _inclui_no_total = d.pop("inclui_no_total", UNSET)
        inclui_no_total: EmissaoNfeItensIncluiNoTotal | Unset
        if isinstance(_inclui_no_total,  Unset):
            inclui_no_total = UNSET
        else:
            inclui_no_total = EmissaoNfeItensIncluiNoTotal(_inclui_no_total)




        _bem_movel_usado = d.pop("bem_movel_usado", UNSET)
        bem_movel_usado: EmissaoNfeItensBemMovelUsado | Unset
        if isinstance(_bem_movel_usado,  Unset):
            bem_movel_usado = UNSET
        else:
            bem_movel_usado = EmissaoNfeItensBemMovelUsado(_bem_movel_usado)




        pedido_compra = d.pop("pedido_compra", UNSET)

        numero_item_pedido_compra = d.pop("numero_item_pedido_compra", UNSET)

        numero_fci = d.pop("numero_fci", UNSET)

        nff_codigo_produto_fisco = d.pop("nff_codigo_produto_fisco", UNSET)

        nff_codigo_operacao = d.pop("nff_codigo_operacao", UNSET)

        embalagem_descricao = d.pop("embalagem_descricao", UNSET)

        embalagem_quantidade_volume = d.pop("embalagem_quantidade_volume", UNSET)

        embalagem_unidade = d.pop("embalagem_unidade", UNSET)

        _veiculo_tipo_operacao = d.pop("veiculo_tipo_operacao", UNSET)
        veiculo_tipo_operacao: EmissaoNfeItensVeiculoTipoOperacao | Unset
        if isinstance(_veiculo_tipo_operacao,  Unset):
            veiculo_tipo_operacao = UNSET
        else:
            veiculo_tipo_operacao = EmissaoNfeItensVeiculoTipoOperacao(_veiculo_tipo_operacao)




        veiculo_chassi = d.pop("veiculo_chassi", UNSET)

        veiculo_codigo_cor = d.pop("veiculo_codigo_cor", UNSET)

        veiculo_descricao_cor = d.pop("veiculo_descricao_cor", UNSET)

        veiculo_potencia_motor = d.pop("veiculo_potencia_motor", UNSET)

        veiculo_cm3 = d.pop("veiculo_cm3", UNSET)

        veiculo_peso_liquido = d.pop("veiculo_peso_liquido", UNSET)

        veiculo_peso_bruto = d.pop("veiculo_peso_bruto", UNSET)

        veiculo_serie = d.pop("veiculo_serie", UNSET)

        veiculo_tipo_combustivel = d.pop("veiculo_tipo_combustivel", UNSET)

        veiculo_numero_motor = d.pop("veiculo_numero_motor", UNSET)

        veiculo_cmt = d.pop("veiculo_cmt", UNSET)

        veiculo_distancia_eixos = d.pop("veiculo_distancia_eixos", UNSET)

        veiculo_ano_modelo = d.pop("veiculo_ano_modelo", UNSET)

        veiculo_ano_fabricacao = d.pop("veiculo_ano_fabricacao", UNSET)

        veiculo_tipo_pintura = d.pop("veiculo_tipo_pintura", UNSET)

        veiculo_tipo = d.pop("veiculo_tipo", UNSET)

        veiculo_especie = d.pop("veiculo_especie", UNSET)

        _veiculo_codigo_vin = d.pop("veiculo_codigo_vin", UNSET)
        veiculo_codigo_vin: EmissaoNfeItensVeiculoCodigoVin | Unset
        if isinstance(_veiculo_codigo_vin,  Unset):
            veiculo_codigo_vin = UNSET
        else:
            veiculo_codigo_vin = EmissaoNfeItensVeiculoCodigoVin(_veiculo_codigo_vin)




        _veiculo_condicao = d.pop("veiculo_condicao", UNSET)
        veiculo_condicao: EmissaoNfeItensVeiculoCondicao | Unset
        if isinstance(_veiculo_condicao,  Unset):
            veiculo_condicao = UNSET
        else:
            veiculo_condicao = EmissaoNfeItensVeiculoCondicao(_veiculo_condicao)




        veiculo_codigo_marca_modelo = d.pop("veiculo_codigo_marca_modelo", UNSET)

        veiculo_codigo_cor_denatran = d.pop("veiculo_codigo_cor_denatran", UNSET)

        veiculo_lotacao = d.pop("veiculo_lotacao", UNSET)

        _veiculo_restricao = d.pop("veiculo_restricao", UNSET)
        veiculo_restricao: EmissaoNfeItensVeiculoRestricao | Unset
        if isinstance(_veiculo_restricao,  Unset):
            veiculo_restricao = UNSET
        else:
            veiculo_restricao = EmissaoNfeItensVeiculoRestricao(_veiculo_restricao)




        medicamento_codigo_anvisa = d.pop("medicamento_codigo_anvisa", UNSET)

        medicamento_motivo_isencao = d.pop("medicamento_motivo_isencao", UNSET)

        medicamento_preco_maximo_consumidor = d.pop("medicamento_preco_maximo_consumidor", UNSET)

        combustivel_codigo_anp = d.pop("combustivel_codigo_anp", UNSET)

        combustivel_descricao_anp = d.pop("combustivel_descricao_anp", UNSET)

        combustivel_percentual_glp = d.pop("combustivel_percentual_glp", UNSET)

        combustivel_percentual_gas_natural_nacional = d.pop("combustivel_percentual_gas_natural_nacional", UNSET)

        combustivel_percentual_gas_natural_importado = d.pop("combustivel_percentual_gas_natural_importado", UNSET)

        combustivel_valor_partida = d.pop("combustivel_valor_partida", UNSET)

        combustivel_registro_codif = d.pop("combustivel_registro_codif", UNSET)

        combustivel_quantidade_temperatura_ambiente = d.pop("combustivel_quantidade_temperatura_ambiente", UNSET)

        _combustivel_sigla_uf = d.pop("combustivel_sigla_uf", UNSET)
        combustivel_sigla_uf: UfOuExterior | Unset
        if isinstance(_combustivel_sigla_uf,  Unset):
            combustivel_sigla_uf = UNSET
        else:
            combustivel_sigla_uf = UfOuExterior(_combustivel_sigla_uf)




        combustivel_cide_base_calculo = d.pop("combustivel_cide_base_calculo", UNSET)

        combustivel_cide_aliquota = d.pop("combustivel_cide_aliquota", UNSET)

        combustivel_cide_valor = d.pop("combustivel_cide_valor", UNSET)

        combustivel_numero_bico = d.pop("combustivel_numero_bico", UNSET)

        combustivel_numero_bomba = d.pop("combustivel_numero_bomba", UNSET)

        combustivel_numero_tanque = d.pop("combustivel_numero_tanque", UNSET)

        combustivel_valor_encerrante_inicio = d.pop("combustivel_valor_encerrante_inicio", UNSET)

        combustivel_valor_encerrante_final = d.pop("combustivel_valor_encerrante_final", UNSET)

        combustivel_percentual_biodiesel = d.pop("combustivel_percentual_biodiesel", UNSET)

        numero_recopi = d.pop("numero_recopi", UNSET)

        valor_total_tributos = d.pop("valor_total_tributos", UNSET)

        _icms_modalidade_base_calculo = d.pop("icms_modalidade_base_calculo", UNSET)
        icms_modalidade_base_calculo: EmissaoNfeItensIcmsModalidadeBaseCalculo | Unset
        if isinstance(_icms_modalidade_base_calculo,  Unset):
            icms_modalidade_base_calculo = UNSET
        else:
            icms_modalidade_base_calculo = EmissaoNfeItensIcmsModalidadeBaseCalculo(_icms_modalidade_base_calculo)




        icms_base_calculo = d.pop("icms_base_calculo", UNSET)

        icms_aliquota = d.pop("icms_aliquota", UNSET)

        icms_valor = d.pop("icms_valor", UNSET)

        fcp_percentual = d.pop("fcp_percentual", UNSET)

        fcp_valor = d.pop("fcp_valor", UNSET)

        icms_base_calculo_mono = d.pop("icms_base_calculo_mono", UNSET)

        icms_valor_mono = d.pop("icms_valor_mono", UNSET)

        fcp_base_calculo = d.pop("fcp_base_calculo", UNSET)

        _icms_modalidade_base_calculo_st = d.pop("icms_modalidade_base_calculo_st", UNSET)
        icms_modalidade_base_calculo_st: EmissaoNfeItensIcmsModalidadeBaseCalculoSt | Unset
        if isinstance(_icms_modalidade_base_calculo_st,  Unset):
            icms_modalidade_base_calculo_st = UNSET
        else:
            icms_modalidade_base_calculo_st = EmissaoNfeItensIcmsModalidadeBaseCalculoSt(_icms_modalidade_base_calculo_st)




        icms_margem_valor_adicionado_st = d.pop("icms_margem_valor_adicionado_st", UNSET)

        icms_reducao_base_calculo_st = d.pop("icms_reducao_base_calculo_st", UNSET)

        icms_base_calculo_st = d.pop("icms_base_calculo_st", UNSET)

        icms_aliquota_st = d.pop("icms_aliquota_st", UNSET)

        icms_valor_st = d.pop("icms_valor_st", UNSET)

        fcp_base_calculo_st = d.pop("fcp_base_calculo_st", UNSET)

        fcp_percentual_st = d.pop("fcp_percentual_st", UNSET)

        fcp_valor_st = d.pop("fcp_valor_st", UNSET)

        icms_valor_icms_st_desonerado = d.pop("icms_valor_icms_st_desonerado", UNSET)

        _icms_motivo_desoneracao_icms_st = d.pop("icms_motivo_desoneracao_icms_st", UNSET)
        icms_motivo_desoneracao_icms_st: EmissaoNfeItensIcmsMotivoDesoneracaoIcmsSt | Unset
        if isinstance(_icms_motivo_desoneracao_icms_st,  Unset):
            icms_motivo_desoneracao_icms_st = UNSET
        else:
            icms_motivo_desoneracao_icms_st = EmissaoNfeItensIcmsMotivoDesoneracaoIcmsSt(_icms_motivo_desoneracao_icms_st)




        icms_base_calculo_mono_retencao = d.pop("icms_base_calculo_mono_retencao", UNSET)

        icms_aliquota_retencao = d.pop("icms_aliquota_retencao", UNSET)

        icms_valor_mono_retencao = d.pop("icms_valor_mono_retencao", UNSET)

        icms_percentual_reducao = d.pop("icms_percentual_reducao", UNSET)

        _icms_motivo_reducao = d.pop("icms_motivo_reducao", UNSET)
        icms_motivo_reducao: EmissaoNfeItensIcmsMotivoReducao | Unset
        if isinstance(_icms_motivo_reducao,  Unset):
            icms_motivo_reducao = UNSET
        else:
            icms_motivo_reducao = EmissaoNfeItensIcmsMotivoReducao(_icms_motivo_reducao)




        icms_reducao_base_calculo = d.pop("icms_reducao_base_calculo", UNSET)

        icms_valor_desonerado = d.pop("icms_valor_desonerado", UNSET)

        _icms_motivo_desoneracao = d.pop("icms_motivo_desoneracao", UNSET)
        icms_motivo_desoneracao: EmissaoNfeItensIcmsMotivoDesoneracao | Unset
        if isinstance(_icms_motivo_desoneracao,  Unset):
            icms_motivo_desoneracao = UNSET
        else:
            icms_motivo_desoneracao = EmissaoNfeItensIcmsMotivoDesoneracao(_icms_motivo_desoneracao)




        _icms_deducao_desoneracao = d.pop("icms_deducao_desoneracao", UNSET)
        icms_deducao_desoneracao: EmissaoNfeItensIcmsDeducaoDesoneracao | Unset
        if isinstance(_icms_deducao_desoneracao,  Unset):
            icms_deducao_desoneracao = UNSET
        else:
            icms_deducao_desoneracao = EmissaoNfeItensIcmsDeducaoDesoneracao(_icms_deducao_desoneracao)




        icms_codigo_beneficio_fiscal_reducao_base_calculo = d.pop("icms_codigo_beneficio_fiscal_reducao_base_calculo", UNSET)

        icms_valor_operacao = d.pop("icms_valor_operacao", UNSET)

        icms_percentual_diferimento = d.pop("icms_percentual_diferimento", UNSET)

        icms_valor_diferido = d.pop("icms_valor_diferido", UNSET)

        icms_fcp_percentual_diferimento = d.pop("icms_fcp_percentual_diferimento", UNSET)

        icms_fcp_valor_diferido = d.pop("icms_fcp_valor_diferido", UNSET)

        icms_fcp_valor_efetivo = d.pop("icms_fcp_valor_efetivo", UNSET)

        icms_valor_mono_operacao = d.pop("icms_valor_mono_operacao", UNSET)

        icms_valor_mono_diferido = d.pop("icms_valor_mono_diferido", UNSET)

        icms_quantidade_mono_diferida = d.pop("icms_quantidade_mono_diferida", UNSET)

        icms_aliquota_mono_diferida = d.pop("icms_aliquota_mono_diferida", UNSET)

        icms_base_calculo_retido_st = d.pop("icms_base_calculo_retido_st", UNSET)

        icms_aliquota_final = d.pop("icms_aliquota_final", UNSET)

        icms_valor_substituto = d.pop("icms_valor_substituto", UNSET)

        icms_valor_retido_st = d.pop("icms_valor_retido_st", UNSET)

        fcp_base_calculo_retido_st = d.pop("fcp_base_calculo_retido_st", UNSET)

        fcp_percentual_retido_st = d.pop("fcp_percentual_retido_st", UNSET)

        fcp_valor_retido_st = d.pop("fcp_valor_retido_st", UNSET)

        icms_reducao_base_calculo_efetiva = d.pop("icms_reducao_base_calculo_efetiva", UNSET)

        icms_base_calculo_efetiva = d.pop("icms_base_calculo_efetiva", UNSET)

        icms_aliquota_efetiva = d.pop("icms_aliquota_efetiva", UNSET)

        icms_valor_efetivo = d.pop("icms_valor_efetivo", UNSET)

        icms_base_calculo_mono_retido = d.pop("icms_base_calculo_mono_retido", UNSET)

        icms_aliquota_retido = d.pop("icms_aliquota_retido", UNSET)

        icms_valor_mono_retido = d.pop("icms_valor_mono_retido", UNSET)

        icms_base_calculo_operacao_propria = d.pop("icms_base_calculo_operacao_propria", UNSET)

        _icms_uf_st = d.pop("icms_uf_st", UNSET)
        icms_uf_st: UfOuExterior | Unset
        if isinstance(_icms_uf_st,  Unset):
            icms_uf_st = UNSET
        else:
            icms_uf_st = UfOuExterior(_icms_uf_st)




        icms_base_calculo_retido_remetente = d.pop("icms_base_calculo_retido_remetente", UNSET)

        icms_valor_retido_remetente = d.pop("icms_valor_retido_remetente", UNSET)

        icms_base_calculo_destino = d.pop("icms_base_calculo_destino", UNSET)

        icms_valor_destino = d.pop("icms_valor_destino", UNSET)

        icms_aliquota_credito_simples = d.pop("icms_aliquota_credito_simples", UNSET)

        icms_valor_credito_simples = d.pop("icms_valor_credito_simples", UNSET)

        icms_valor_previsto = d.pop("icms_valor_previsto", UNSET)

        ipi_cnpj_produtor = d.pop("ipi_cnpj_produtor", UNSET)

        ipi_codigo_selo_controle = d.pop("ipi_codigo_selo_controle", UNSET)

        ipi_quantidade_selo_controle = d.pop("ipi_quantidade_selo_controle", UNSET)

        ipi_codigo_enquadramento_legal = d.pop("ipi_codigo_enquadramento_legal", UNSET)

        _ipi_situacao_tributaria = d.pop("ipi_situacao_tributaria", UNSET)
        ipi_situacao_tributaria: EmissaoNfeItensIpiSituacaoTributaria | Unset
        if isinstance(_ipi_situacao_tributaria,  Unset):
            ipi_situacao_tributaria = UNSET
        else:
            ipi_situacao_tributaria = EmissaoNfeItensIpiSituacaoTributaria(_ipi_situacao_tributaria)




        ipi_base_calculo = d.pop("ipi_base_calculo", UNSET)

        ipi_aliquota = d.pop("ipi_aliquota", UNSET)

        ipi_quantidade_total = d.pop("ipi_quantidade_total", UNSET)

        ipi_valor_por_unidade_tributavel = d.pop("ipi_valor_por_unidade_tributavel", UNSET)

        ipi_valor = d.pop("ipi_valor", UNSET)

        ii_base_calculo = d.pop("ii_base_calculo", UNSET)

        ii_despesas_aduaneiras = d.pop("ii_despesas_aduaneiras", UNSET)

        ii_valor = d.pop("ii_valor", UNSET)

        ii_valor_iof = d.pop("ii_valor_iof", UNSET)

        issqn_base_calculo = d.pop("issqn_base_calculo", UNSET)

        issqn_aliquota = d.pop("issqn_aliquota", UNSET)

        issqn_valor = d.pop("issqn_valor", UNSET)

        issqn_codigo_municipio = d.pop("issqn_codigo_municipio", UNSET)

        issqn_item_lista_servico = d.pop("issqn_item_lista_servico", UNSET)

        issqn_valor_deducao = d.pop("issqn_valor_deducao", UNSET)

        issqn_valor_outras_retencoes = d.pop("issqn_valor_outras_retencoes", UNSET)

        issqn_valor_desconto_incondicionado = d.pop("issqn_valor_desconto_incondicionado", UNSET)

        issqn_valor_desconto_condicionado = d.pop("issqn_valor_desconto_condicionado", UNSET)

        issqn_valor_retencao = d.pop("issqn_valor_retencao", UNSET)

        _issqn_indicador_exigibilidade = d.pop("issqn_indicador_exigibilidade", UNSET)
        issqn_indicador_exigibilidade: EmissaoNfeItensIssqnIndicadorExigibilidade | Unset
        if isinstance(_issqn_indicador_exigibilidade,  Unset):
            issqn_indicador_exigibilidade = UNSET
        else:
            issqn_indicador_exigibilidade = EmissaoNfeItensIssqnIndicadorExigibilidade(_issqn_indicador_exigibilidade)




        issqn_codigo_servico = d.pop("issqn_codigo_servico", UNSET)

        issqn_codigo_municipio_incidencia = d.pop("issqn_codigo_municipio_incidencia", UNSET)

        issqn_codigo_pais = d.pop("issqn_codigo_pais", UNSET)

        issqn_numero_processo = d.pop("issqn_numero_processo", UNSET)

        _issqn_indicador_incentivo = d.pop("issqn_indicador_incentivo", UNSET)
        issqn_indicador_incentivo: EmissaoNfeItensIssqnIndicadorIncentivo | Unset
        if isinstance(_issqn_indicador_incentivo,  Unset):
            issqn_indicador_incentivo = UNSET
        else:
            issqn_indicador_incentivo = EmissaoNfeItensIssqnIndicadorIncentivo(_issqn_indicador_incentivo)




        _pis_situacao_tributaria = d.pop("pis_situacao_tributaria", UNSET)
        pis_situacao_tributaria: EmissaoNfeItensPisSituacaoTributaria | Unset
        if isinstance(_pis_situacao_tributaria,  Unset):
            pis_situacao_tributaria = UNSET
        else:
            pis_situacao_tributaria = EmissaoNfeItensPisSituacaoTributaria(_pis_situacao_tributaria)




        pis_base_calculo = d.pop("pis_base_calculo", UNSET)

        pis_aliquota_porcentual = d.pop("pis_aliquota_porcentual", UNSET)

        pis_valor = d.pop("pis_valor", UNSET)

        pis_quantidade_vendida = d.pop("pis_quantidade_vendida", UNSET)

        pis_aliquota_valor = d.pop("pis_aliquota_valor", UNSET)

        pis_base_calculo_st = d.pop("pis_base_calculo_st", UNSET)

        pis_aliquota_porcentual_st = d.pop("pis_aliquota_porcentual_st", UNSET)

        pis_quantidade_vendida_st = d.pop("pis_quantidade_vendida_st", UNSET)

        pis_aliquota_valor_st = d.pop("pis_aliquota_valor_st", UNSET)

        pis_valor_st = d.pop("pis_valor_st", UNSET)

        _inclui_pis_st_no_total = d.pop("inclui_pis_st_no_total", UNSET)
        inclui_pis_st_no_total: EmissaoNfeItensIncluiPisStNoTotal | Unset
        if isinstance(_inclui_pis_st_no_total,  Unset):
            inclui_pis_st_no_total = UNSET
        else:
            inclui_pis_st_no_total = EmissaoNfeItensIncluiPisStNoTotal(_inclui_pis_st_no_total)




        _cofins_situacao_tributaria = d.pop("cofins_situacao_tributaria", UNSET)
        cofins_situacao_tributaria: EmissaoNfeItensCofinsSituacaoTributaria | Unset
        if isinstance(_cofins_situacao_tributaria,  Unset):
            cofins_situacao_tributaria = UNSET
        else:
            cofins_situacao_tributaria = EmissaoNfeItensCofinsSituacaoTributaria(_cofins_situacao_tributaria)




        cofins_base_calculo = d.pop("cofins_base_calculo", UNSET)

        cofins_aliquota_porcentual = d.pop("cofins_aliquota_porcentual", UNSET)

        cofins_valor = d.pop("cofins_valor", UNSET)

        cofins_quantidade_vendida = d.pop("cofins_quantidade_vendida", UNSET)

        cofins_aliquota_valor = d.pop("cofins_aliquota_valor", UNSET)

        cofins_base_calculo_st = d.pop("cofins_base_calculo_st", UNSET)

        cofins_aliquota_porcentual_st = d.pop("cofins_aliquota_porcentual_st", UNSET)

        cofins_quantidade_vendida_st = d.pop("cofins_quantidade_vendida_st", UNSET)

        cofins_aliquota_valor_st = d.pop("cofins_aliquota_valor_st", UNSET)

        cofins_valor_st = d.pop("cofins_valor_st", UNSET)

        _inclui_cofins_st_no_total = d.pop("inclui_cofins_st_no_total", UNSET)
        inclui_cofins_st_no_total: EmissaoNfeItensIncluiCofinsStNoTotal | Unset
        if isinstance(_inclui_cofins_st_no_total,  Unset):
            inclui_cofins_st_no_total = UNSET
        else:
            inclui_cofins_st_no_total = EmissaoNfeItensIncluiCofinsStNoTotal(_inclui_cofins_st_no_total)




        icms_base_calculo_uf_destino = d.pop("icms_base_calculo_uf_destino", UNSET)

        fcp_base_calculo_uf_destino = d.pop("fcp_base_calculo_uf_destino", UNSET)

        fcp_percentual_uf_destino = d.pop("fcp_percentual_uf_destino", UNSET)

        icms_aliquota_interna_uf_destino = d.pop("icms_aliquota_interna_uf_destino", UNSET)

        _icms_aliquota_interestadual = d.pop("icms_aliquota_interestadual", UNSET)
        icms_aliquota_interestadual: EmissaoNfeItensIcmsAliquotaInterestadual | Unset
        if isinstance(_icms_aliquota_interestadual,  Unset):
            icms_aliquota_interestadual = UNSET
        else:
            icms_aliquota_interestadual = EmissaoNfeItensIcmsAliquotaInterestadual(_icms_aliquota_interestadual)




        icms_percentual_partilha = d.pop("icms_percentual_partilha", UNSET)

        fcp_valor_uf_destino = d.pop("fcp_valor_uf_destino", UNSET)

        icms_valor_uf_destino = d.pop("icms_valor_uf_destino", UNSET)

        icms_valor_uf_remetente = d.pop("icms_valor_uf_remetente", UNSET)

        is_situacao_tributaria = d.pop("is_situacao_tributaria", UNSET)

        is_classificacao_tributaria = d.pop("is_classificacao_tributaria", UNSET)

        is_base_calculo = d.pop("is_base_calculo", UNSET)

        is_aliquota = d.pop("is_aliquota", UNSET)

        is_aliquota_especifica = d.pop("is_aliquota_especifica", UNSET)

        is_unidade_tributavel = d.pop("is_unidade_tributavel", UNSET)

        is_quantidade_tributavel = d.pop("is_quantidade_tributavel", UNSET)

        is_valor = d.pop("is_valor", UNSET)

        ibs_cbs_situacao_tributaria = d.pop("ibs_cbs_situacao_tributaria", UNSET)

        ibs_cbs_classificacao_tributaria = d.pop("ibs_cbs_classificacao_tributaria", UNSET)

        _ibs_cbs_indicacao_doacao = d.pop("ibs_cbs_indicacao_doacao", UNSET)
        ibs_cbs_indicacao_doacao: EmissaoNfeItensIbsCbsIndicacaoDoacao | Unset
        if isinstance(_ibs_cbs_indicacao_doacao,  Unset):
            ibs_cbs_indicacao_doacao = UNSET
        else:
            ibs_cbs_indicacao_doacao = EmissaoNfeItensIbsCbsIndicacaoDoacao(_ibs_cbs_indicacao_doacao)




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

        _cbs_alc_zfm_tipo = d.pop("cbs_alc_zfm_tipo", UNSET)
        cbs_alc_zfm_tipo: EmissaoNfeItensCbsAlcZfmTipo | Unset
        if isinstance(_cbs_alc_zfm_tipo,  Unset):
            cbs_alc_zfm_tipo = UNSET
        else:
            cbs_alc_zfm_tipo = EmissaoNfeItensCbsAlcZfmTipo(_cbs_alc_zfm_tipo)




        cbs_alc_zfm_processo_suframa = d.pop("cbs_alc_zfm_processo_suframa", UNSET)

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

        mono_base_calculo_quantidade_tributada = d.pop("mono_base_calculo_quantidade_tributada", UNSET)

        mono_ibs_aliquota_ad_rem = d.pop("mono_ibs_aliquota_ad_rem", UNSET)

        mono_ibs_valor = d.pop("mono_ibs_valor", UNSET)

        mono_base_calculo_quantidade_tributada_retencao = d.pop("mono_base_calculo_quantidade_tributada_retencao", UNSET)

        mono_ibs_aliquota_retencao = d.pop("mono_ibs_aliquota_retencao", UNSET)

        mono_ibs_valor_retencao = d.pop("mono_ibs_valor_retencao", UNSET)

        mono_ibs_valor_retido_anteriormente = d.pop("mono_ibs_valor_retido_anteriormente", UNSET)

        mono_ibs_quantidade_biocombustivel_diferenca = d.pop("mono_ibs_quantidade_biocombustivel_diferenca", UNSET)

        mono_ibs_valor_biocombustivel_diferenca = d.pop("mono_ibs_valor_biocombustivel_diferenca", UNSET)

        mono_ibs_base_calculo_ad_valorem = d.pop("mono_ibs_base_calculo_ad_valorem", UNSET)

        mono_ibs_uf_aliquota_ad_valorem = d.pop("mono_ibs_uf_aliquota_ad_valorem", UNSET)

        mono_ibs_uf_valor = d.pop("mono_ibs_uf_valor", UNSET)

        mono_ibs_mun_aliquota_ad_valorem = d.pop("mono_ibs_mun_aliquota_ad_valorem", UNSET)

        mono_ibs_mun_valor = d.pop("mono_ibs_mun_valor", UNSET)

        mono_ibs_base_calculo_ad_valorem_retencao = d.pop("mono_ibs_base_calculo_ad_valorem_retencao", UNSET)

        mono_ibs_aliquota_ad_valorem_retencao = d.pop("mono_ibs_aliquota_ad_valorem_retencao", UNSET)

        mono_cbs_aliquota_ad_rem = d.pop("mono_cbs_aliquota_ad_rem", UNSET)

        mono_cbs_valor = d.pop("mono_cbs_valor", UNSET)

        mono_cbs_aliquota_retencao = d.pop("mono_cbs_aliquota_retencao", UNSET)

        mono_cbs_valor_retencao = d.pop("mono_cbs_valor_retencao", UNSET)

        mono_cbs_valor_retido_anteriormente = d.pop("mono_cbs_valor_retido_anteriormente", UNSET)

        mono_cbs_quantidade_biocombustivel_diferenca = d.pop("mono_cbs_quantidade_biocombustivel_diferenca", UNSET)

        mono_cbs_valor_biocombustivel_diferenca = d.pop("mono_cbs_valor_biocombustivel_diferenca", UNSET)

        mono_cbs_base_calculo_ad_valorem = d.pop("mono_cbs_base_calculo_ad_valorem", UNSET)

        mono_cbs_aliquota_ad_valorem = d.pop("mono_cbs_aliquota_ad_valorem", UNSET)

        mono_cbs_base_calculo_ad_valorem_retencao = d.pop("mono_cbs_base_calculo_ad_valorem_retencao", UNSET)

        mono_cbs_aliquota_ad_valorem_retencao = d.pop("mono_cbs_aliquota_ad_valorem_retencao", UNSET)

        mono_total_ibs_item = d.pop("mono_total_ibs_item", UNSET)

        mono_total_cbs_item = d.pop("mono_total_cbs_item", UNSET)

        ibs_valor_transferido = d.pop("ibs_valor_transferido", UNSET)

        cbs_valor_transferido = d.pop("cbs_valor_transferido", UNSET)

        data_competencia_apuracao = d.pop("data_competencia_apuracao", UNSET)

        ibs_valor_ajuste_competencia = d.pop("ibs_valor_ajuste_competencia", UNSET)

        cbs_valor_ajuste_competencia = d.pop("cbs_valor_ajuste_competencia", UNSET)

        ibs_valor_estorno_credito = d.pop("ibs_valor_estorno_credito", UNSET)

        cbs_valor_estorno_credito = d.pop("cbs_valor_estorno_credito", UNSET)

        credito_presumido_oper_base_calculo = d.pop("credito_presumido_oper_base_calculo", UNSET)

        credito_presumido_oper_codigo_classificacao = d.pop("credito_presumido_oper_codigo_classificacao", UNSET)

        ibs_percentual_credito_presumido = d.pop("ibs_percentual_credito_presumido", UNSET)

        ibs_valor_credito_presumido = d.pop("ibs_valor_credito_presumido", UNSET)

        ibs_valor_condicao_suspensiva = d.pop("ibs_valor_condicao_suspensiva", UNSET)

        cbs_credito_percentual = d.pop("cbs_credito_percentual", UNSET)

        cbs_valor_credito_presumido = d.pop("cbs_valor_credito_presumido", UNSET)

        cbs_valor_condicao_suspensiva = d.pop("cbs_valor_condicao_suspensiva", UNSET)

        credito_presumido_zfm_competencia = d.pop("credito_presumido_zfm_competencia", UNSET)

        _credito_presumido_zfm_classificacao = d.pop("credito_presumido_zfm_classificacao", UNSET)
        credito_presumido_zfm_classificacao: EmissaoNfeItensCreditoPresumidoZfmClassificacao | Unset
        if isinstance(_credito_presumido_zfm_classificacao,  Unset):
            credito_presumido_zfm_classificacao = UNSET
        else:
            credito_presumido_zfm_classificacao = EmissaoNfeItensCreditoPresumidoZfmClassificacao(_credito_presumido_zfm_classificacao)




        credito_presumido_zfm_valor = d.pop("credito_presumido_zfm_valor", UNSET)

        percentual_devolvido = d.pop("percentual_devolvido", UNSET)

        valor_ipi_devolvido = d.pop("valor_ipi_devolvido", UNSET)

        informacoes_adicionais_item = d.pop("informacoes_adicionais_item", UNSET)

        valor_total_item = d.pop("valor_total_item", UNSET)

        chave_acesso_dfe_referenciado = d.pop("chave_acesso_dfe_referenciado", UNSET)

        numero_item_dfe_referenciado = d.pop("numero_item_dfe_referenciado", UNSET)

        _nves = d.pop("nves", UNSET)
        nves: list[EmissaoNfeItensNves] | Unset = UNSET
        if _nves is not UNSET:
            nves = []
            for nves_item_data in _nves:
                nves_item = EmissaoNfeItensNves.from_dict(nves_item_data)



                nves.append(nves_item)


        _infos_credito_presumido = d.pop("infos_credito_presumido", UNSET)
        infos_credito_presumido: list[EmissaoNfeItensInfosCreditoPresumido] | Unset = UNSET
        if _infos_credito_presumido is not UNSET:
            infos_credito_presumido = []
            for infos_credito_presumido_item_data in _infos_credito_presumido:
                infos_credito_presumido_item = EmissaoNfeItensInfosCreditoPresumido.from_dict(infos_credito_presumido_item_data)



                infos_credito_presumido.append(infos_credito_presumido_item)


        _documentos_importacao = d.pop("documentos_importacao", UNSET)
        documentos_importacao: list[EmissaoNfeItensDocumentosImportacao] | Unset = UNSET
        if _documentos_importacao is not UNSET:
            documentos_importacao = []
            for documentos_importacao_item_data in _documentos_importacao:
                documentos_importacao_item = EmissaoNfeItensDocumentosImportacao.from_dict(documentos_importacao_item_data)



                documentos_importacao.append(documentos_importacao_item)


        _detalhes_exportacao = d.pop("detalhes_exportacao", UNSET)
        detalhes_exportacao: list[EmissaoNfeItensDetalhesExportacao] | Unset = UNSET
        if _detalhes_exportacao is not UNSET:
            detalhes_exportacao = []
            for detalhes_exportacao_item_data in _detalhes_exportacao:
                detalhes_exportacao_item = EmissaoNfeItensDetalhesExportacao.from_dict(detalhes_exportacao_item_data)



                detalhes_exportacao.append(detalhes_exportacao_item)


        _rastros = d.pop("rastros", UNSET)
        rastros: list[EmissaoNfeItensRastros] | Unset = UNSET
        if _rastros is not UNSET:
            rastros = []
            for rastros_item_data in _rastros:
                rastros_item = EmissaoNfeItensRastros.from_dict(rastros_item_data)



                rastros.append(rastros_item)


        _armamentos = d.pop("armamentos", UNSET)
        armamentos: list[EmissaoNfeItensArmamentos] | Unset = UNSET
        if _armamentos is not UNSET:
            armamentos = []
            for armamentos_item_data in _armamentos:
                armamentos_item = EmissaoNfeItensArmamentos.from_dict(armamentos_item_data)



                armamentos.append(armamentos_item)


        _origens_combustivel = d.pop("origens_combustivel", UNSET)
        origens_combustivel: list[EmissaoNfeItensOrigensCombustivel] | Unset = UNSET
        if _origens_combustivel is not UNSET:
            origens_combustivel = []
            for origens_combustivel_item_data in _origens_combustivel:
                origens_combustivel_item = EmissaoNfeItensOrigensCombustivel.from_dict(origens_combustivel_item_data)



                origens_combustivel.append(origens_combustivel_item)


        _observacoes_contribuinte = d.pop("observacoes_contribuinte", UNSET)
        observacoes_contribuinte: list[EmissaoNfeItensObservacoesContribuinte] | Unset = UNSET
        if _observacoes_contribuinte is not UNSET:
            observacoes_contribuinte = []
            for observacoes_contribuinte_item_data in _observacoes_contribuinte:
                observacoes_contribuinte_item = EmissaoNfeItensObservacoesContribuinte.from_dict(observacoes_contribuinte_item_data)



                observacoes_contribuinte.append(observacoes_contribuinte_item)


        _observacoes_fisco = d.pop("observacoes_fisco", UNSET)
        observacoes_fisco: list[EmissaoNfeItensObservacoesFisco] | Unset = UNSET
        if _observacoes_fisco is not UNSET:
            observacoes_fisco = []
            for observacoes_fisco_item_data in _observacoes_fisco:
                observacoes_fisco_item = EmissaoNfeItensObservacoesFisco.from_dict(observacoes_fisco_item_data)



                observacoes_fisco.append(observacoes_fisco_item)


        mono_base_calculo_quantidade_retida_anteriormente = d.pop("mono_base_calculo_quantidade_retida_anteriormente", UNSET)

        mono_ibs_aliquota_retida_anteriormente = d.pop("mono_ibs_aliquota_retida_anteriormente", UNSET)

        mono_cbs_aliquota_retida_anteriormente = d.pop("mono_cbs_aliquota_retida_anteriormente", UNSET)

        mono_ibs_percentual_diferido = d.pop("mono_ibs_percentual_diferido", UNSET)

        mono_ibs_valor_diferido = d.pop("mono_ibs_valor_diferido", UNSET)

        mono_cbs_percentual_diferido = d.pop("mono_cbs_percentual_diferido", UNSET)

        mono_cbs_valor_diferido = d.pop("mono_cbs_valor_diferido", UNSET)

        emissao_nfe_itens = cls(
            codigo_produto=codigo_produto,
            descricao=descricao,
            cfop=cfop,
            unidade_comercial=unidade_comercial,
            quantidade_comercial=quantidade_comercial,
            valor_unitario_comercial=valor_unitario_comercial,
            icms_origem=icms_origem,
            icms_situacao_tributaria=icms_situacao_tributaria,
            numero_item=numero_item,
            codigo_barras_comercial=codigo_barras_comercial,
            codigo_barras_proprio_comercial=codigo_barras_proprio_comercial,
            codigo_ncm=codigo_ncm,
            cest=cest,
            escala_relevante=escala_relevante,
            cnpj_fabricante=cnpj_fabricante,
            codigo_beneficio_fiscal=codigo_beneficio_fiscal,
            credito_presumido_ibs_zfm_classificacao=credito_presumido_ibs_zfm_classificacao,
            codigo_ex_tipi=codigo_ex_tipi,
            valor_bruto=valor_bruto,
            valor_unitario_liquido=valor_unitario_liquido,
            valor_liquido=valor_liquido,
            codigo_barras_tributavel=codigo_barras_tributavel,
            codigo_barras_proprio_tributavel=codigo_barras_proprio_tributavel,
            unidade_tributavel=unidade_tributavel,
            quantidade_tributavel=quantidade_tributavel,
            valor_unitario_tributavel=valor_unitario_tributavel,
            valor_frete=valor_frete,
            valor_seguro=valor_seguro,
            valor_desconto=valor_desconto,
            valor_outras_despesas=valor_outras_despesas,
            inclui_no_total=inclui_no_total,
            bem_movel_usado=bem_movel_usado,
            pedido_compra=pedido_compra,
            numero_item_pedido_compra=numero_item_pedido_compra,
            numero_fci=numero_fci,
            nff_codigo_produto_fisco=nff_codigo_produto_fisco,
            nff_codigo_operacao=nff_codigo_operacao,
            embalagem_descricao=embalagem_descricao,
            embalagem_quantidade_volume=embalagem_quantidade_volume,
            embalagem_unidade=embalagem_unidade,
            veiculo_tipo_operacao=veiculo_tipo_operacao,
            veiculo_chassi=veiculo_chassi,
            veiculo_codigo_cor=veiculo_codigo_cor,
            veiculo_descricao_cor=veiculo_descricao_cor,
            veiculo_potencia_motor=veiculo_potencia_motor,
            veiculo_cm3=veiculo_cm3,
            veiculo_peso_liquido=veiculo_peso_liquido,
            veiculo_peso_bruto=veiculo_peso_bruto,
            veiculo_serie=veiculo_serie,
            veiculo_tipo_combustivel=veiculo_tipo_combustivel,
            veiculo_numero_motor=veiculo_numero_motor,
            veiculo_cmt=veiculo_cmt,
            veiculo_distancia_eixos=veiculo_distancia_eixos,
            veiculo_ano_modelo=veiculo_ano_modelo,
            veiculo_ano_fabricacao=veiculo_ano_fabricacao,
            veiculo_tipo_pintura=veiculo_tipo_pintura,
            veiculo_tipo=veiculo_tipo,
            veiculo_especie=veiculo_especie,
            veiculo_codigo_vin=veiculo_codigo_vin,
            veiculo_condicao=veiculo_condicao,
            veiculo_codigo_marca_modelo=veiculo_codigo_marca_modelo,
            veiculo_codigo_cor_denatran=veiculo_codigo_cor_denatran,
            veiculo_lotacao=veiculo_lotacao,
            veiculo_restricao=veiculo_restricao,
            medicamento_codigo_anvisa=medicamento_codigo_anvisa,
            medicamento_motivo_isencao=medicamento_motivo_isencao,
            medicamento_preco_maximo_consumidor=medicamento_preco_maximo_consumidor,
            combustivel_codigo_anp=combustivel_codigo_anp,
            combustivel_descricao_anp=combustivel_descricao_anp,
            combustivel_percentual_glp=combustivel_percentual_glp,
            combustivel_percentual_gas_natural_nacional=combustivel_percentual_gas_natural_nacional,
            combustivel_percentual_gas_natural_importado=combustivel_percentual_gas_natural_importado,
            combustivel_valor_partida=combustivel_valor_partida,
            combustivel_registro_codif=combustivel_registro_codif,
            combustivel_quantidade_temperatura_ambiente=combustivel_quantidade_temperatura_ambiente,
            combustivel_sigla_uf=combustivel_sigla_uf,
            combustivel_cide_base_calculo=combustivel_cide_base_calculo,
            combustivel_cide_aliquota=combustivel_cide_aliquota,
            combustivel_cide_valor=combustivel_cide_valor,
            combustivel_numero_bico=combustivel_numero_bico,
            combustivel_numero_bomba=combustivel_numero_bomba,
            combustivel_numero_tanque=combustivel_numero_tanque,
            combustivel_valor_encerrante_inicio=combustivel_valor_encerrante_inicio,
            combustivel_valor_encerrante_final=combustivel_valor_encerrante_final,
            combustivel_percentual_biodiesel=combustivel_percentual_biodiesel,
            numero_recopi=numero_recopi,
            valor_total_tributos=valor_total_tributos,
            icms_modalidade_base_calculo=icms_modalidade_base_calculo,
            icms_base_calculo=icms_base_calculo,
            icms_aliquota=icms_aliquota,
            icms_valor=icms_valor,
            fcp_percentual=fcp_percentual,
            fcp_valor=fcp_valor,
            icms_base_calculo_mono=icms_base_calculo_mono,
            icms_valor_mono=icms_valor_mono,
            fcp_base_calculo=fcp_base_calculo,
            icms_modalidade_base_calculo_st=icms_modalidade_base_calculo_st,
            icms_margem_valor_adicionado_st=icms_margem_valor_adicionado_st,
            icms_reducao_base_calculo_st=icms_reducao_base_calculo_st,
            icms_base_calculo_st=icms_base_calculo_st,
            icms_aliquota_st=icms_aliquota_st,
            icms_valor_st=icms_valor_st,
            fcp_base_calculo_st=fcp_base_calculo_st,
            fcp_percentual_st=fcp_percentual_st,
            fcp_valor_st=fcp_valor_st,
            icms_valor_icms_st_desonerado=icms_valor_icms_st_desonerado,
            icms_motivo_desoneracao_icms_st=icms_motivo_desoneracao_icms_st,
            icms_base_calculo_mono_retencao=icms_base_calculo_mono_retencao,
            icms_aliquota_retencao=icms_aliquota_retencao,
            icms_valor_mono_retencao=icms_valor_mono_retencao,
            icms_percentual_reducao=icms_percentual_reducao,
            icms_motivo_reducao=icms_motivo_reducao,
            icms_reducao_base_calculo=icms_reducao_base_calculo,
            icms_valor_desonerado=icms_valor_desonerado,
            icms_motivo_desoneracao=icms_motivo_desoneracao,
            icms_deducao_desoneracao=icms_deducao_desoneracao,
            icms_codigo_beneficio_fiscal_reducao_base_calculo=icms_codigo_beneficio_fiscal_reducao_base_calculo,
            icms_valor_operacao=icms_valor_operacao,
            icms_percentual_diferimento=icms_percentual_diferimento,
            icms_valor_diferido=icms_valor_diferido,
            icms_fcp_percentual_diferimento=icms_fcp_percentual_diferimento,
            icms_fcp_valor_diferido=icms_fcp_valor_diferido,
            icms_fcp_valor_efetivo=icms_fcp_valor_efetivo,
            icms_valor_mono_operacao=icms_valor_mono_operacao,
            icms_valor_mono_diferido=icms_valor_mono_diferido,
            icms_quantidade_mono_diferida=icms_quantidade_mono_diferida,
            icms_aliquota_mono_diferida=icms_aliquota_mono_diferida,
            icms_base_calculo_retido_st=icms_base_calculo_retido_st,
            icms_aliquota_final=icms_aliquota_final,
            icms_valor_substituto=icms_valor_substituto,
            icms_valor_retido_st=icms_valor_retido_st,
            fcp_base_calculo_retido_st=fcp_base_calculo_retido_st,
            fcp_percentual_retido_st=fcp_percentual_retido_st,
            fcp_valor_retido_st=fcp_valor_retido_st,
            icms_reducao_base_calculo_efetiva=icms_reducao_base_calculo_efetiva,
            icms_base_calculo_efetiva=icms_base_calculo_efetiva,
            icms_aliquota_efetiva=icms_aliquota_efetiva,
            icms_valor_efetivo=icms_valor_efetivo,
            icms_base_calculo_mono_retido=icms_base_calculo_mono_retido,
            icms_aliquota_retido=icms_aliquota_retido,
            icms_valor_mono_retido=icms_valor_mono_retido,
            icms_base_calculo_operacao_propria=icms_base_calculo_operacao_propria,
            icms_uf_st=icms_uf_st,
            icms_base_calculo_retido_remetente=icms_base_calculo_retido_remetente,
            icms_valor_retido_remetente=icms_valor_retido_remetente,
            icms_base_calculo_destino=icms_base_calculo_destino,
            icms_valor_destino=icms_valor_destino,
            icms_aliquota_credito_simples=icms_aliquota_credito_simples,
            icms_valor_credito_simples=icms_valor_credito_simples,
            icms_valor_previsto=icms_valor_previsto,
            ipi_cnpj_produtor=ipi_cnpj_produtor,
            ipi_codigo_selo_controle=ipi_codigo_selo_controle,
            ipi_quantidade_selo_controle=ipi_quantidade_selo_controle,
            ipi_codigo_enquadramento_legal=ipi_codigo_enquadramento_legal,
            ipi_situacao_tributaria=ipi_situacao_tributaria,
            ipi_base_calculo=ipi_base_calculo,
            ipi_aliquota=ipi_aliquota,
            ipi_quantidade_total=ipi_quantidade_total,
            ipi_valor_por_unidade_tributavel=ipi_valor_por_unidade_tributavel,
            ipi_valor=ipi_valor,
            ii_base_calculo=ii_base_calculo,
            ii_despesas_aduaneiras=ii_despesas_aduaneiras,
            ii_valor=ii_valor,
            ii_valor_iof=ii_valor_iof,
            issqn_base_calculo=issqn_base_calculo,
            issqn_aliquota=issqn_aliquota,
            issqn_valor=issqn_valor,
            issqn_codigo_municipio=issqn_codigo_municipio,
            issqn_item_lista_servico=issqn_item_lista_servico,
            issqn_valor_deducao=issqn_valor_deducao,
            issqn_valor_outras_retencoes=issqn_valor_outras_retencoes,
            issqn_valor_desconto_incondicionado=issqn_valor_desconto_incondicionado,
            issqn_valor_desconto_condicionado=issqn_valor_desconto_condicionado,
            issqn_valor_retencao=issqn_valor_retencao,
            issqn_indicador_exigibilidade=issqn_indicador_exigibilidade,
            issqn_codigo_servico=issqn_codigo_servico,
            issqn_codigo_municipio_incidencia=issqn_codigo_municipio_incidencia,
            issqn_codigo_pais=issqn_codigo_pais,
            issqn_numero_processo=issqn_numero_processo,
            issqn_indicador_incentivo=issqn_indicador_incentivo,
            pis_situacao_tributaria=pis_situacao_tributaria,
            pis_base_calculo=pis_base_calculo,
            pis_aliquota_porcentual=pis_aliquota_porcentual,
            pis_valor=pis_valor,
            pis_quantidade_vendida=pis_quantidade_vendida,
            pis_aliquota_valor=pis_aliquota_valor,
            pis_base_calculo_st=pis_base_calculo_st,
            pis_aliquota_porcentual_st=pis_aliquota_porcentual_st,
            pis_quantidade_vendida_st=pis_quantidade_vendida_st,
            pis_aliquota_valor_st=pis_aliquota_valor_st,
            pis_valor_st=pis_valor_st,
            inclui_pis_st_no_total=inclui_pis_st_no_total,
            cofins_situacao_tributaria=cofins_situacao_tributaria,
            cofins_base_calculo=cofins_base_calculo,
            cofins_aliquota_porcentual=cofins_aliquota_porcentual,
            cofins_valor=cofins_valor,
            cofins_quantidade_vendida=cofins_quantidade_vendida,
            cofins_aliquota_valor=cofins_aliquota_valor,
            cofins_base_calculo_st=cofins_base_calculo_st,
            cofins_aliquota_porcentual_st=cofins_aliquota_porcentual_st,
            cofins_quantidade_vendida_st=cofins_quantidade_vendida_st,
            cofins_aliquota_valor_st=cofins_aliquota_valor_st,
            cofins_valor_st=cofins_valor_st,
            inclui_cofins_st_no_total=inclui_cofins_st_no_total,
            icms_base_calculo_uf_destino=icms_base_calculo_uf_destino,
            fcp_base_calculo_uf_destino=fcp_base_calculo_uf_destino,
            fcp_percentual_uf_destino=fcp_percentual_uf_destino,
            icms_aliquota_interna_uf_destino=icms_aliquota_interna_uf_destino,
            icms_aliquota_interestadual=icms_aliquota_interestadual,
            icms_percentual_partilha=icms_percentual_partilha,
            fcp_valor_uf_destino=fcp_valor_uf_destino,
            icms_valor_uf_destino=icms_valor_uf_destino,
            icms_valor_uf_remetente=icms_valor_uf_remetente,
            is_situacao_tributaria=is_situacao_tributaria,
            is_classificacao_tributaria=is_classificacao_tributaria,
            is_base_calculo=is_base_calculo,
            is_aliquota=is_aliquota,
            is_aliquota_especifica=is_aliquota_especifica,
            is_unidade_tributavel=is_unidade_tributavel,
            is_quantidade_tributavel=is_quantidade_tributavel,
            is_valor=is_valor,
            ibs_cbs_situacao_tributaria=ibs_cbs_situacao_tributaria,
            ibs_cbs_classificacao_tributaria=ibs_cbs_classificacao_tributaria,
            ibs_cbs_indicacao_doacao=ibs_cbs_indicacao_doacao,
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
            cbs_alc_zfm_tipo=cbs_alc_zfm_tipo,
            cbs_alc_zfm_processo_suframa=cbs_alc_zfm_processo_suframa,
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
            mono_base_calculo_quantidade_tributada=mono_base_calculo_quantidade_tributada,
            mono_ibs_aliquota_ad_rem=mono_ibs_aliquota_ad_rem,
            mono_ibs_valor=mono_ibs_valor,
            mono_base_calculo_quantidade_tributada_retencao=mono_base_calculo_quantidade_tributada_retencao,
            mono_ibs_aliquota_retencao=mono_ibs_aliquota_retencao,
            mono_ibs_valor_retencao=mono_ibs_valor_retencao,
            mono_ibs_valor_retido_anteriormente=mono_ibs_valor_retido_anteriormente,
            mono_ibs_quantidade_biocombustivel_diferenca=mono_ibs_quantidade_biocombustivel_diferenca,
            mono_ibs_valor_biocombustivel_diferenca=mono_ibs_valor_biocombustivel_diferenca,
            mono_ibs_base_calculo_ad_valorem=mono_ibs_base_calculo_ad_valorem,
            mono_ibs_uf_aliquota_ad_valorem=mono_ibs_uf_aliquota_ad_valorem,
            mono_ibs_uf_valor=mono_ibs_uf_valor,
            mono_ibs_mun_aliquota_ad_valorem=mono_ibs_mun_aliquota_ad_valorem,
            mono_ibs_mun_valor=mono_ibs_mun_valor,
            mono_ibs_base_calculo_ad_valorem_retencao=mono_ibs_base_calculo_ad_valorem_retencao,
            mono_ibs_aliquota_ad_valorem_retencao=mono_ibs_aliquota_ad_valorem_retencao,
            mono_cbs_aliquota_ad_rem=mono_cbs_aliquota_ad_rem,
            mono_cbs_valor=mono_cbs_valor,
            mono_cbs_aliquota_retencao=mono_cbs_aliquota_retencao,
            mono_cbs_valor_retencao=mono_cbs_valor_retencao,
            mono_cbs_valor_retido_anteriormente=mono_cbs_valor_retido_anteriormente,
            mono_cbs_quantidade_biocombustivel_diferenca=mono_cbs_quantidade_biocombustivel_diferenca,
            mono_cbs_valor_biocombustivel_diferenca=mono_cbs_valor_biocombustivel_diferenca,
            mono_cbs_base_calculo_ad_valorem=mono_cbs_base_calculo_ad_valorem,
            mono_cbs_aliquota_ad_valorem=mono_cbs_aliquota_ad_valorem,
            mono_cbs_base_calculo_ad_valorem_retencao=mono_cbs_base_calculo_ad_valorem_retencao,
            mono_cbs_aliquota_ad_valorem_retencao=mono_cbs_aliquota_ad_valorem_retencao,
            mono_total_ibs_item=mono_total_ibs_item,
            mono_total_cbs_item=mono_total_cbs_item,
            ibs_valor_transferido=ibs_valor_transferido,
            cbs_valor_transferido=cbs_valor_transferido,
            data_competencia_apuracao=data_competencia_apuracao,
            ibs_valor_ajuste_competencia=ibs_valor_ajuste_competencia,
            cbs_valor_ajuste_competencia=cbs_valor_ajuste_competencia,
            ibs_valor_estorno_credito=ibs_valor_estorno_credito,
            cbs_valor_estorno_credito=cbs_valor_estorno_credito,
            credito_presumido_oper_base_calculo=credito_presumido_oper_base_calculo,
            credito_presumido_oper_codigo_classificacao=credito_presumido_oper_codigo_classificacao,
            ibs_percentual_credito_presumido=ibs_percentual_credito_presumido,
            ibs_valor_credito_presumido=ibs_valor_credito_presumido,
            ibs_valor_condicao_suspensiva=ibs_valor_condicao_suspensiva,
            cbs_credito_percentual=cbs_credito_percentual,
            cbs_valor_credito_presumido=cbs_valor_credito_presumido,
            cbs_valor_condicao_suspensiva=cbs_valor_condicao_suspensiva,
            credito_presumido_zfm_competencia=credito_presumido_zfm_competencia,
            credito_presumido_zfm_classificacao=credito_presumido_zfm_classificacao,
            credito_presumido_zfm_valor=credito_presumido_zfm_valor,
            percentual_devolvido=percentual_devolvido,
            valor_ipi_devolvido=valor_ipi_devolvido,
            informacoes_adicionais_item=informacoes_adicionais_item,
            valor_total_item=valor_total_item,
            chave_acesso_dfe_referenciado=chave_acesso_dfe_referenciado,
            numero_item_dfe_referenciado=numero_item_dfe_referenciado,
            nves=nves,
            infos_credito_presumido=infos_credito_presumido,
            documentos_importacao=documentos_importacao,
            detalhes_exportacao=detalhes_exportacao,
            rastros=rastros,
            armamentos=armamentos,
            origens_combustivel=origens_combustivel,
            observacoes_contribuinte=observacoes_contribuinte,
            observacoes_fisco=observacoes_fisco,
            mono_base_calculo_quantidade_retida_anteriormente=mono_base_calculo_quantidade_retida_anteriormente,
            mono_ibs_aliquota_retida_anteriormente=mono_ibs_aliquota_retida_anteriormente,
            mono_cbs_aliquota_retida_anteriormente=mono_cbs_aliquota_retida_anteriormente,
            mono_ibs_percentual_diferido=mono_ibs_percentual_diferido,
            mono_ibs_valor_diferido=mono_ibs_valor_diferido,
            mono_cbs_percentual_diferido=mono_cbs_percentual_diferido,
            mono_cbs_valor_diferido=mono_cbs_valor_diferido,
        )

        return emissao_nfe_itens

