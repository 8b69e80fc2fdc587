from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_nfcom_finalidade_nfcom import EmissaoNfcomFinalidadeNfcom
from ..models.emissao_nfcom_forma_emissao import EmissaoNfcomFormaEmissao
from ..models.emissao_nfcom_indicador_cessao import EmissaoNfcomIndicadorCessao
from ..models.emissao_nfcom_indicador_ie_destinatario import EmissaoNfcomIndicadorIeDestinatario
from ..models.emissao_nfcom_indicador_nota_entrada import EmissaoNfcomIndicadorNotaEntrada
from ..models.emissao_nfcom_indicador_prepago import EmissaoNfcomIndicadorPrepago
from ..models.emissao_nfcom_mod import EmissaoNfcomMod
from ..models.emissao_nfcom_modelo_cofaturamento import EmissaoNfcomModeloCofaturamento
from ..models.emissao_nfcom_modelo_substituicao import EmissaoNfcomModeloSubstituicao
from ..models.emissao_nfcom_motivo_substituicao import EmissaoNfcomMotivoSubstituicao
from ..models.emissao_nfcom_regime_tributario_emitente import EmissaoNfcomRegimeTributarioEmitente
from ..models.emissao_nfcom_tipo_compra_governamental import EmissaoNfcomTipoCompraGovernamental
from ..models.emissao_nfcom_tipo_faturamento import EmissaoNfcomTipoFaturamento
from ..models.emissao_nfcom_tipo_operacao_governamental import EmissaoNfcomTipoOperacaoGovernamental
from ..models.emissao_nfcom_tipo_pagamento_antecipado import EmissaoNfcomTipoPagamentoAntecipado
from ..models.uf import Uf
from ..models.uf_ou_exterior import UfOuExterior
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_nfcom_autorizados_download_xml import EmissaoNfcomAutorizadosDownloadXml
  from ..models.emissao_nfcom_itens import EmissaoNfcomItens
  from ..models.emissao_nfcom_pagamentos_vinculados import EmissaoNfcomPagamentosVinculados





T = TypeVar("T", bound="EmissaoNfcom")



@_attrs_define
class EmissaoNfcom:
    """ 
        Attributes:
            mod (EmissaoNfcomMod): Modelo do documento: 62 = NFCom; deve corresponder à rota
            data_emissao (str): Data e hora de emissão em ISO 8601, por exemplo 2026-11-21T10:00:00-03:00
            serie (str | Unset): Série; vazio = série padrão da empresa (1). Formato: número de 0 a 999.
            numero (str | Unset): Número da nota; vazio = numeração automática por empresa, ambiente, modelo e série.
                Formato: número de 1 a 999999999.
            codigo_unico (str | Unset): Código numérico de 7 dígitos da chave; sorteado quando ausente. Formato: 7 dígitos.
            forma_emissao (EmissaoNfcomFormaEmissao | Unset):
            numero_site (str | Unset): Site do autorizador; padrão 0 (único). Formato: 1 dígito.
            municipio (str | Unset): Código IBGE do município do fato gerador; padrão = município do emitente. Formato:
                código IBGE de 7 dígitos.
            finalidade_nfcom (EmissaoNfcomFinalidadeNfcom | Unset):
            tipo_faturamento (EmissaoNfcomTipoFaturamento | Unset):
            versao_aplicativo (str | Unset): Versão do aplicativo emissor; padrão = a da plataforma. Formato: de 1 a 20
                caracteres.
            indicador_prepago (EmissaoNfcomIndicadorPrepago | Unset): Serviço exclusivamente pré-pago. Formato: um de 1
                (sim).
            indicador_cessao (EmissaoNfcomIndicadorCessao | Unset): Cessão de meios de rede; dispensa o grupo da fatura.
                Formato: um de 1 (sim).
            indicador_nota_entrada (EmissaoNfcomIndicadorNotaEntrada | Unset): Nota de ajuste com itens de CFOP de entrada.
                Formato: um de 1 (sim).
            data_entrada_contingencia (str | Unset): Início da contingência; exigido, com a justificativa, quando
                forma_emissao é 2. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            motivo_entrada_contingencia (str | Unset): Justificativa da contingência. Formato: de 15 a 256 caracteres.
            tipo_compra_governamental (EmissaoNfcomTipoCompraGovernamental | Unset):
            perc_reducao_aliquota_compra_governamental (str | Unset): Percentual de redução das alíquotas na compra
                governamental. Formato: até 3 inteiros e de 2 a 4 decimais.
            tipo_operacao_governamental (EmissaoNfcomTipoOperacaoGovernamental | Unset):
            tipo_pagamento_antecipado (EmissaoNfcomTipoPagamentoAntecipado | Unset):
            cnpj_emitente (str | Unset): CNPJ do emitente; vazio = o da empresa do token
            inscricao_estadual_emitente (str | Unset): Inscrição estadual do emitente; padrão = cadastro. Formato: de 2 a 14
                dígitos.
            ie_virtual_emitente (str | Unset): Inscrição estadual virtual do emitente na UF de destino da partilha. Formato:
                de 2 a 14 dígitos.
            regime_tributario_emitente (EmissaoNfcomRegimeTributarioEmitente | Unset):
            nome_emitente (str | Unset): Razão social do emitente; padrão = cadastro. Formato: de 2 a 60 caracteres.
            nome_fantasia_emitente (str | Unset): Nome fantasia do emitente; padrão = cadastro. Formato: de 1 a 60
                caracteres.
            logradouro_emitente (str | Unset): Logradouro do emitente. Formato: de 2 a 60 caracteres.
            numero_emitente (str | Unset): Número do endereço do emitente; S/N quando não há. Formato: de 1 a 60 caracteres.
            complemento_emitente (str | Unset): Complemento do endereço do emitente. Formato: de 1 a 60 caracteres.
            bairro_emitente (str | Unset): Bairro do emitente. Formato: de 2 a 60 caracteres.
            codigo_municipio_emitente (str | Unset): Código IBGE do município do emitente; deduzido do nome e da UF.
                Formato: código IBGE de 7 dígitos.
            municipio_emitente (str | Unset): Nome do município do emitente; deduzido do código. Formato: de 2 a 60
                caracteres.
            cep_emitente (str | Unset): CEP do emitente. Formato: 8 dígitos.
            uf_emitente (UfOuExterior | Unset):
            telefone_emitente (str | Unset): Telefone do emitente. Formato: de 7 a 12 dígitos.
            email_emitente (str | Unset): E-mail do emitente. Formato: e-mail de até 60 caracteres.
            inscricao_suframa_emitente (str | Unset): Inscrição do emitente na SUFRAMA. Formato: de 8 a 9 caracteres.
            nome_destinatario (str | Unset): Nome do assinante, até 60 caracteres
            cnpj_destinatario (str | Unset): CNPJ do destinatário
            cpf_destinatario (str | Unset): CPF do destinatário
            outra_indificacao_destinatario (str | Unset): Outra identificação do destinatário, sem CNPJ nem CPF; aceita o
                sinônimo outra_identificacao_destinatario. Formato: de 2 a 20 caracteres sem espaço.
            indicador_ie_destinatario (EmissaoNfcomIndicadorIeDestinatario | Unset):
            inscricao_estadual_destinatario (str | Unset): Inscrição estadual do destinatário. Formato: até 14 dígitos ou
                ISENTO.
            inscricao_municipal_destinatario (str | Unset): Inscrição municipal do destinatário. Formato: de 1 a 15
                caracteres.
            logradouro_destinatario (str | Unset): Logradouro do destinatário. Formato: de 2 a 60 caracteres.
            numero_destinatario (str | Unset): Número do endereço do destinatário; S/N quando não há. Formato: de 1 a 60
                caracteres.
            complemento_destinatario (str | Unset): Complemento do endereço do destinatário. Formato: de 1 a 60 caracteres.
            bairro_destinatario (str | Unset): Bairro do destinatário. Formato: de 2 a 60 caracteres.
            codigo_municipio_destinatario (str | Unset): Código IBGE do município do destinatário; deduzido do nome e da UF.
                Formato: código IBGE de 7 dígitos.
            municipio_destinatario (str | Unset): Nome do município do destinatário; deduzido do código. Formato: de 2 a 60
                caracteres.
            cep_destinatario (str | Unset): CEP do destinatário. Formato: 8 dígitos.
            uf_destinatario (UfOuExterior | Unset):
            codigo_pais_destinatario (str | Unset): Código do país do destinatário (BACEN); padrão 1058. Formato: de 1 a 4
                dígitos.
            pais_destinatario (str | Unset): Nome do país do destinatário; padrão Brasil. Formato: de 2 a 60 caracteres.
            telefone_destinatario (str | Unset): Telefone do destinatário. Formato: de 7 a 12 dígitos.
            email_destinatario (str | Unset): E-mail do destinatário. Formato: e-mail de até 60 caracteres.
            codigo_assinante (str | Unset): Código único do assinante; padrão = documento do destinatário. Formato: de 1 a
                30 caracteres sem espaço.
            tipo_assinante (str | Unset): Tipo de assinante, de 1 a 8 ou 99
            tipo_servico (str | Unset): Tipo de serviço utilizado, de 1 a 7
            numero_contato_assinante (str | Unset): Número do contrato; aceita o sinônimo numero_contrato_assinante.
                Formato: de 1 a 20 caracteres sem espaço.
            data_inicio_contrato (str | Unset): Início do contrato. Formato: data AAAA-MM-DD.
            data_fim_contrato (str | Unset): Fim do contrato. Formato: data AAAA-MM-DD.
            terminal_principal (str | Unset): Terminal principal contratado; vai junto com a UF. Formato: de 7 a 12 dígitos.
            uf_terminal_principal (Uf | Unset):
            chave_nfcom_original (str | Unset): Chave da NFCom substituída. Formato: chave de acesso de 44 posições.
            cnpj_emitente_substituicao (str | Unset): CNPJ do emitente da nota em papel substituída. Formato: CNPJ de 14
                posições.
            modelo_substituicao (EmissaoNfcomModeloSubstituicao | Unset):
            serie_substituicao (str | Unset): Série, com 3 posições, da nota em papel substituída. Formato: 3 caracteres.
            numero_substituicao (str | Unset): Número da nota em papel substituída. Formato: número de 1 a 999999999.
            data_emissao_substituicao (str | Unset): Ano e mês de emissão (AAAAMM) da nota em papel substituída. Formato:
                ano e mês AAAAMM.
            hash_registro_substituicao (str | Unset): Hash do registro do Convênio 115 da nota em papel substituída.
                Formato: Base64.
            motivo_substituicao (EmissaoNfcomMotivoSubstituicao | Unset):
            chave_nfcom_local (str | Unset): Chave da NFCom da operadora local. Formato: chave de acesso de 44 posições.
            cnpj_emitente_cofaturamento (str | Unset): CNPJ do emitente da nota em papel da operadora local. Formato: CNPJ
                de 14 posições.
            modelo_cofaturamento (EmissaoNfcomModeloCofaturamento | Unset):
            serie_cofaturamento (str | Unset): Série, com 3 posições, da nota em papel da operadora local. Formato: 3
                caracteres.
            numero_cofaturamento (str | Unset): Número da nota em papel da operadora local. Formato: número de 1 a
                999999999.
            data_emissao_cofaturamento (str | Unset): Ano e mês de emissão (AAAAMM) da nota em papel da operadora local.
                Formato: ano e mês AAAAMM.
            hash_registro_cofaturamento (str | Unset): Hash do registro do Convênio 115 da nota em papel da operadora local.
                Formato: Base64.
            valor_produtos (str | Unset): Soma dos valores dos itens. Formato: até 13 inteiros e 2 decimais.
            icms_base_calculo (str | Unset): Soma das bases do ICMS. Formato: até 13 inteiros e 2 decimais.
            icms_valor_total (str | Unset): Soma do ICMS. Formato: até 13 inteiros e 2 decimais.
            icms_valor_total_desonerado (str | Unset): Soma do ICMS desonerado. Formato: até 13 inteiros e 2 decimais.
            icms_fcp_valor_total (str | Unset): Soma do FCP. Formato: até 13 inteiros e 2 decimais.
            cofins_valor (str | Unset): Soma da COFINS. Formato: até 13 inteiros e 2 decimais.
            pis_valor (str | Unset): Soma do PIS. Formato: até 13 inteiros e 2 decimais.
            funttel_valor (str | Unset): Soma do FUNTTEL. Formato: até 13 inteiros e 2 decimais.
            fust_valor (str | Unset): Soma do FUST. Formato: até 13 inteiros e 2 decimais.
            pis_valor_retido (str | Unset): Soma do PIS retido. Formato: até 13 inteiros e 2 decimais.
            cofins_valor_retido (str | Unset): Soma da COFINS retida. Formato: até 13 inteiros e 2 decimais.
            csll_valor_retido (str | Unset): Soma da CSLL retida. Formato: até 13 inteiros e 2 decimais.
            irrf_valor_retido (str | Unset): Soma do IRRF retido. Formato: até 13 inteiros e 2 decimais.
            valor_desconto (str | Unset): Soma dos descontos. Formato: até 13 inteiros e 2 decimais.
            valor_outras_despesas (str | Unset): Soma das outras despesas. Formato: até 13 inteiros e 2 decimais.
            valor_total (str | Unset): Valor total da nota. Formato: até 13 inteiros e 2 decimais.
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
            cbs_valor_total_diferimento (str | Unset): Soma do diferimento da CBS. Formato: até 13 inteiros e 2 decimais.
            cbs_valor_total_devolucao (str | Unset): Soma da devolução da CBS. Formato: até 13 inteiros e 2 decimais.
            cbs_valor_total (str | Unset): Soma da CBS. Formato: até 13 inteiros e 2 decimais.
            ibs_valor_total_estornado (str | Unset): Soma do estorno do IBS. Formato: até 13 inteiros e 2 decimais.
            cbs_valor_total_estornado (str | Unset): Soma do estorno da CBS. Formato: até 13 inteiros e 2 decimais.
            ibs_cbs_valor_total (str | Unset): Total da nota com IBS e CBS; não informar em 2026. Formato: até 13 inteiros e
                2 decimais.
            saldo_pontos (str | Unset): Saldo de pontos. Formato: de 1 a 20 dígitos.
            data_afericao_pontos (str | Unset): Data do saldo de pontos. Formato: data AAAA-MM-DD.
            pontos_resgate (str | Unset): Pontos resgatados. Formato: de 1 a 20 dígitos.
            data_resgate_pontos (str | Unset): Data do resgate de pontos. Formato: data AAAA-MM-DD.
            data_faturamento (str | Unset): Ano e mês do faturamento (AAAAMM). Formato: ano e mês AAAAMM.
            data_vencimento_fatura (str | Unset): Vencimento da fatura. Formato: data AAAA-MM-DD.
            data_uso_inicial (str | Unset): Início do período de uso. Formato: data AAAA-MM-DD.
            data_uso_final (str | Unset): Fim do período de uso. Formato: data AAAA-MM-DD.
            codigo_barras (str | Unset): Linha digitável da fatura. Formato: de 1 a 48 dígitos.
            codigo_debito_automatico (str | Unset): Código do débito automático. Formato: de 1 a 20 dígitos.
            codigo_banco (str | Unset): Banco do débito automático; vai junto com a agência. Formato: de 3 a 5 caracteres.
            codigo_agencia (str | Unset): Agência do débito automático. Formato: de 1 a 10 caracteres.
            logradouro_entrega_fatura (str | Unset): Logradouro da entrega da fatura. Formato: de 2 a 60 caracteres.
            numero_entrega_fatura (str | Unset): Número do endereço da entrega da fatura; S/N quando não há. Formato: de 1 a
                60 caracteres.
            complemento_entrega_fatura (str | Unset): Complemento do endereço da entrega da fatura. Formato: de 1 a 60
                caracteres.
            bairro_entrega_fatura (str | Unset): Bairro da entrega da fatura. Formato: de 2 a 60 caracteres.
            codigo_municipio_entrega_fatura (str | Unset): Código IBGE do município da entrega da fatura; deduzido do nome e
                da UF. Formato: código IBGE de 7 dígitos.
            municipio_entrega_fatura (str | Unset): Nome do município da entrega da fatura; deduzido do código. Formato: de
                2 a 60 caracteres.
            cep_entrega_fatura (str | Unset): CEP da entrega da fatura. Formato: 8 dígitos.
            uf_entrega_fatura (UfOuExterior | Unset):
            telefone_entrega_fatura (str | Unset): Telefone da entrega da fatura. Formato: de 7 a 12 dígitos.
            email_entrega_fatura (str | Unset): E-mail da entrega da fatura. Formato: e-mail de até 60 caracteres.
            url_qrcode_pix (str | Unset): URL do QR Code PIX da fatura. Formato: de 2 a 2000 caracteres.
            cnpj_emitente_centralizado (str | Unset): CNPJ do emitente centralizador. Formato: CNPJ de 14 posições.
            uf_emitente_centralizado (Uf | Unset):
            informacoes_adicionais_fisco (str | Unset): Informações de interesse do fisco. Formato: de 1 a 2000 caracteres.
            cnpj_responsavel_tecnico (str | Unset): CNPJ do responsável técnico; padrão = plataforma. Formato: CNPJ de 14
                posições.
            nome_responsavel_tecnico (str | Unset): Contato do responsável técnico. Formato: de 2 a 60 caracteres.
            email_responsavel_tecnico (str | Unset): E-mail do responsável técnico. Formato: e-mail de até 60 caracteres.
            telefone_responsavel_tecnico (str | Unset): Telefone do responsável técnico. Formato: de 7 a 12 dígitos.
            codigo_responsavel_tecnico (str | Unset): Identificador do CSRT. Formato: 3 dígitos.
            hash_responsavel_tecnico (str | Unset): Hash do CSRT. Formato: Base64 de 20 bytes.
            chave_acesso_dfe_anterior (list[str] | Unset): Chave do documento anterior; texto ou lista
            terminal_adicional (list[str] | Unset): Terminal adicional; texto ou lista, em par com a UF. Formato: de 7 a 12
                dígitos.
            uf_terminal_adicional (list[str] | Unset): UF do terminal adicional; texto ou lista, em par com o número.
                Formato: sigla ou código IBGE de uma UF.
            itens (list[EmissaoNfcomItens] | Unset): Itens da nota, de 1 a 990
            pagamentos_vinculados (list[EmissaoNfcomPagamentosVinculados] | Unset): Pagamentos vinculados (split payment)
            autorizados_download_xml (list[EmissaoNfcomAutorizadosDownloadXml] | Unset): Quem pode baixar o XML
            informacoes_complementares_contribuinte (list[str] | Unset): Informações complementares; texto ou lista
     """

    mod: EmissaoNfcomMod
    data_emissao: str
    serie: str | Unset = UNSET
    numero: str | Unset = UNSET
    codigo_unico: str | Unset = UNSET
    forma_emissao: EmissaoNfcomFormaEmissao | Unset = UNSET
    numero_site: str | Unset = UNSET
    municipio: str | Unset = UNSET
    finalidade_nfcom: EmissaoNfcomFinalidadeNfcom | Unset = UNSET
    tipo_faturamento: EmissaoNfcomTipoFaturamento | Unset = UNSET
    versao_aplicativo: str | Unset = UNSET
    indicador_prepago: EmissaoNfcomIndicadorPrepago | Unset = UNSET
    indicador_cessao: EmissaoNfcomIndicadorCessao | Unset = UNSET
    indicador_nota_entrada: EmissaoNfcomIndicadorNotaEntrada | Unset = UNSET
    data_entrada_contingencia: str | Unset = UNSET
    motivo_entrada_contingencia: str | Unset = UNSET
    tipo_compra_governamental: EmissaoNfcomTipoCompraGovernamental | Unset = UNSET
    perc_reducao_aliquota_compra_governamental: str | Unset = UNSET
    tipo_operacao_governamental: EmissaoNfcomTipoOperacaoGovernamental | Unset = UNSET
    tipo_pagamento_antecipado: EmissaoNfcomTipoPagamentoAntecipado | Unset = UNSET
    cnpj_emitente: str | Unset = UNSET
    inscricao_estadual_emitente: str | Unset = UNSET
    ie_virtual_emitente: str | Unset = UNSET
    regime_tributario_emitente: EmissaoNfcomRegimeTributarioEmitente | Unset = UNSET
    nome_emitente: str | Unset = UNSET
    nome_fantasia_emitente: str | Unset = UNSET
    logradouro_emitente: str | Unset = UNSET
    numero_emitente: str | Unset = UNSET
    complemento_emitente: str | Unset = UNSET
    bairro_emitente: str | Unset = UNSET
    codigo_municipio_emitente: str | Unset = UNSET
    municipio_emitente: str | Unset = UNSET
    cep_emitente: str | Unset = UNSET
    uf_emitente: UfOuExterior | Unset = UNSET
    telefone_emitente: str | Unset = UNSET
    email_emitente: str | Unset = UNSET
    inscricao_suframa_emitente: str | Unset = UNSET
    nome_destinatario: str | Unset = UNSET
    cnpj_destinatario: str | Unset = UNSET
    cpf_destinatario: str | Unset = UNSET
    outra_indificacao_destinatario: str | Unset = UNSET
    indicador_ie_destinatario: EmissaoNfcomIndicadorIeDestinatario | Unset = UNSET
    inscricao_estadual_destinatario: str | Unset = UNSET
    inscricao_municipal_destinatario: str | Unset = UNSET
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
    telefone_destinatario: str | Unset = UNSET
    email_destinatario: str | Unset = UNSET
    codigo_assinante: str | Unset = UNSET
    tipo_assinante: str | Unset = UNSET
    tipo_servico: str | Unset = UNSET
    numero_contato_assinante: str | Unset = UNSET
    data_inicio_contrato: str | Unset = UNSET
    data_fim_contrato: str | Unset = UNSET
    terminal_principal: str | Unset = UNSET
    uf_terminal_principal: Uf | Unset = UNSET
    chave_nfcom_original: str | Unset = UNSET
    cnpj_emitente_substituicao: str | Unset = UNSET
    modelo_substituicao: EmissaoNfcomModeloSubstituicao | Unset = UNSET
    serie_substituicao: str | Unset = UNSET
    numero_substituicao: str | Unset = UNSET
    data_emissao_substituicao: str | Unset = UNSET
    hash_registro_substituicao: str | Unset = UNSET
    motivo_substituicao: EmissaoNfcomMotivoSubstituicao | Unset = UNSET
    chave_nfcom_local: str | Unset = UNSET
    cnpj_emitente_cofaturamento: str | Unset = UNSET
    modelo_cofaturamento: EmissaoNfcomModeloCofaturamento | Unset = UNSET
    serie_cofaturamento: str | Unset = UNSET
    numero_cofaturamento: str | Unset = UNSET
    data_emissao_cofaturamento: str | Unset = UNSET
    hash_registro_cofaturamento: str | Unset = UNSET
    valor_produtos: str | Unset = UNSET
    icms_base_calculo: str | Unset = UNSET
    icms_valor_total: str | Unset = UNSET
    icms_valor_total_desonerado: str | Unset = UNSET
    icms_fcp_valor_total: str | Unset = UNSET
    cofins_valor: str | Unset = UNSET
    pis_valor: str | Unset = UNSET
    funttel_valor: str | Unset = UNSET
    fust_valor: str | Unset = UNSET
    pis_valor_retido: str | Unset = UNSET
    cofins_valor_retido: str | Unset = UNSET
    csll_valor_retido: str | Unset = UNSET
    irrf_valor_retido: str | Unset = UNSET
    valor_desconto: str | Unset = UNSET
    valor_outras_despesas: str | Unset = UNSET
    valor_total: str | Unset = UNSET
    ibs_cbs_base_calculo: str | Unset = UNSET
    ibs_uf_valor_total_diferimento: str | Unset = UNSET
    ibs_uf_valor_total_devolucao: str | Unset = UNSET
    ibs_uf_valor_total: str | Unset = UNSET
    ibs_mun_valor_total_diferimento: str | Unset = UNSET
    ibs_mun_valor_total_devolucao: str | Unset = UNSET
    ibs_mun_valor_total: str | Unset = UNSET
    ibs_valor_total: str | Unset = UNSET
    cbs_valor_total_diferimento: str | Unset = UNSET
    cbs_valor_total_devolucao: str | Unset = UNSET
    cbs_valor_total: str | Unset = UNSET
    ibs_valor_total_estornado: str | Unset = UNSET
    cbs_valor_total_estornado: str | Unset = UNSET
    ibs_cbs_valor_total: str | Unset = UNSET
    saldo_pontos: str | Unset = UNSET
    data_afericao_pontos: str | Unset = UNSET
    pontos_resgate: str | Unset = UNSET
    data_resgate_pontos: str | Unset = UNSET
    data_faturamento: str | Unset = UNSET
    data_vencimento_fatura: str | Unset = UNSET
    data_uso_inicial: str | Unset = UNSET
    data_uso_final: str | Unset = UNSET
    codigo_barras: str | Unset = UNSET
    codigo_debito_automatico: str | Unset = UNSET
    codigo_banco: str | Unset = UNSET
    codigo_agencia: str | Unset = UNSET
    logradouro_entrega_fatura: str | Unset = UNSET
    numero_entrega_fatura: str | Unset = UNSET
    complemento_entrega_fatura: str | Unset = UNSET
    bairro_entrega_fatura: str | Unset = UNSET
    codigo_municipio_entrega_fatura: str | Unset = UNSET
    municipio_entrega_fatura: str | Unset = UNSET
    cep_entrega_fatura: str | Unset = UNSET
    uf_entrega_fatura: UfOuExterior | Unset = UNSET
    telefone_entrega_fatura: str | Unset = UNSET
    email_entrega_fatura: str | Unset = UNSET
    url_qrcode_pix: str | Unset = UNSET
    cnpj_emitente_centralizado: str | Unset = UNSET
    uf_emitente_centralizado: Uf | Unset = UNSET
    informacoes_adicionais_fisco: str | Unset = UNSET
    cnpj_responsavel_tecnico: str | Unset = UNSET
    nome_responsavel_tecnico: str | Unset = UNSET
    email_responsavel_tecnico: str | Unset = UNSET
    telefone_responsavel_tecnico: str | Unset = UNSET
    codigo_responsavel_tecnico: str | Unset = UNSET
    hash_responsavel_tecnico: str | Unset = UNSET
    chave_acesso_dfe_anterior: list[str] | Unset = UNSET
    terminal_adicional: list[str] | Unset = UNSET
    uf_terminal_adicional: list[str] | Unset = UNSET
    itens: list[EmissaoNfcomItens] | Unset = UNSET
    pagamentos_vinculados: list[EmissaoNfcomPagamentosVinculados] | Unset = UNSET
    autorizados_download_xml: list[EmissaoNfcomAutorizadosDownloadXml] | Unset = UNSET
    informacoes_complementares_contribuinte: list[str] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_nfcom_autorizados_download_xml import EmissaoNfcomAutorizadosDownloadXml # noqa: PLC0415
        from ..models.emissao_nfcom_itens import EmissaoNfcomItens # noqa: PLC0415
        from ..models.emissao_nfcom_pagamentos_vinculados import EmissaoNfcomPagamentosVinculados # noqa: PLC0415
        mod = self.mod.value

        data_emissao = self.data_emissao

        serie = self.serie

        numero = self.numero

        codigo_unico = self.codigo_unico

        forma_emissao: str | Unset = UNSET
        if not isinstance(self.forma_emissao, Unset):
            forma_emissao = self.forma_emissao.value


        numero_site = self.numero_site

        municipio = self.municipio

        finalidade_nfcom: str | Unset = UNSET
        if not isinstance(self.finalidade_nfcom, Unset):
            finalidade_nfcom = self.finalidade_nfcom.value


        tipo_faturamento: str | Unset = UNSET
        if not isinstance(self.tipo_faturamento, Unset):
            tipo_faturamento = self.tipo_faturamento.value


        versao_aplicativo = self.versao_aplicativo

        indicador_prepago: str | Unset = UNSET
        if not isinstance(self.indicador_prepago, Unset):
            indicador_prepago = self.indicador_prepago.value


        indicador_cessao: str | Unset = UNSET
        if not isinstance(self.indicador_cessao, Unset):
            indicador_cessao = self.indicador_cessao.value


        indicador_nota_entrada: str | Unset = UNSET
        if not isinstance(self.indicador_nota_entrada, Unset):
            indicador_nota_entrada = self.indicador_nota_entrada.value


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


        cnpj_emitente = self.cnpj_emitente

        inscricao_estadual_emitente = self.inscricao_estadual_emitente

        ie_virtual_emitente = self.ie_virtual_emitente

        regime_tributario_emitente: str | Unset = UNSET
        if not isinstance(self.regime_tributario_emitente, Unset):
            regime_tributario_emitente = self.regime_tributario_emitente.value


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

        email_emitente = self.email_emitente

        inscricao_suframa_emitente = self.inscricao_suframa_emitente

        nome_destinatario = self.nome_destinatario

        cnpj_destinatario = self.cnpj_destinatario

        cpf_destinatario = self.cpf_destinatario

        outra_indificacao_destinatario = self.outra_indificacao_destinatario

        indicador_ie_destinatario: str | Unset = UNSET
        if not isinstance(self.indicador_ie_destinatario, Unset):
            indicador_ie_destinatario = self.indicador_ie_destinatario.value


        inscricao_estadual_destinatario = self.inscricao_estadual_destinatario

        inscricao_municipal_destinatario = self.inscricao_municipal_destinatario

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

        telefone_destinatario = self.telefone_destinatario

        email_destinatario = self.email_destinatario

        codigo_assinante = self.codigo_assinante

        tipo_assinante = self.tipo_assinante

        tipo_servico = self.tipo_servico

        numero_contato_assinante = self.numero_contato_assinante

        data_inicio_contrato = self.data_inicio_contrato

        data_fim_contrato = self.data_fim_contrato

        terminal_principal = self.terminal_principal

        uf_terminal_principal: str | Unset = UNSET
        if not isinstance(self.uf_terminal_principal, Unset):
            uf_terminal_principal = self.uf_terminal_principal.value


        chave_nfcom_original = self.chave_nfcom_original

        cnpj_emitente_substituicao = self.cnpj_emitente_substituicao

        modelo_substituicao: str | Unset = UNSET
        if not isinstance(self.modelo_substituicao, Unset):
            modelo_substituicao = self.modelo_substituicao.value


        serie_substituicao = self.serie_substituicao

        numero_substituicao = self.numero_substituicao

        data_emissao_substituicao = self.data_emissao_substituicao

        hash_registro_substituicao = self.hash_registro_substituicao

        motivo_substituicao: str | Unset = UNSET
        if not isinstance(self.motivo_substituicao, Unset):
            motivo_substituicao = self.motivo_substituicao.value


        chave_nfcom_local = self.chave_nfcom_local

        cnpj_emitente_cofaturamento = self.cnpj_emitente_cofaturamento

        modelo_cofaturamento: str | Unset = UNSET
        if not isinstance(self.modelo_cofaturamento, Unset):
            modelo_cofaturamento = self.modelo_cofaturamento.value


        serie_cofaturamento = self.serie_cofaturamento

        numero_cofaturamento = self.numero_cofaturamento

        data_emissao_cofaturamento = self.data_emissao_cofaturamento

        hash_registro_cofaturamento = self.hash_registro_cofaturamento

        valor_produtos = self.valor_produtos

        icms_base_calculo = self.icms_base_calculo

        icms_valor_total = self.icms_valor_total

        icms_valor_total_desonerado = self.icms_valor_total_desonerado

        icms_fcp_valor_total = self.icms_fcp_valor_total

        cofins_valor = self.cofins_valor

        pis_valor = self.pis_valor

        funttel_valor = self.funttel_valor

        fust_valor = self.fust_valor

        pis_valor_retido = self.pis_valor_retido

        cofins_valor_retido = self.cofins_valor_retido

        csll_valor_retido = self.csll_valor_retido

        irrf_valor_retido = self.irrf_valor_retido

        valor_desconto = self.valor_desconto

        valor_outras_despesas = self.valor_outras_despesas

        valor_total = self.valor_total

        ibs_cbs_base_calculo = self.ibs_cbs_base_calculo

        ibs_uf_valor_total_diferimento = self.ibs_uf_valor_total_diferimento

        ibs_uf_valor_total_devolucao = self.ibs_uf_valor_total_devolucao

        ibs_uf_valor_total = self.ibs_uf_valor_total

        ibs_mun_valor_total_diferimento = self.ibs_mun_valor_total_diferimento

        ibs_mun_valor_total_devolucao = self.ibs_mun_valor_total_devolucao

        ibs_mun_valor_total = self.ibs_mun_valor_total

        ibs_valor_total = self.ibs_valor_total

        cbs_valor_total_diferimento = self.cbs_valor_total_diferimento

        cbs_valor_total_devolucao = self.cbs_valor_total_devolucao

        cbs_valor_total = self.cbs_valor_total

        ibs_valor_total_estornado = self.ibs_valor_total_estornado

        cbs_valor_total_estornado = self.cbs_valor_total_estornado

        ibs_cbs_valor_total = self.ibs_cbs_valor_total

        saldo_pontos = self.saldo_pontos

        data_afericao_pontos = self.data_afericao_pontos

        pontos_resgate = self.pontos_resgate

        data_resgate_pontos = self.data_resgate_pontos

        data_faturamento = self.data_faturamento

        data_vencimento_fatura = self.data_vencimento_fatura

        data_uso_inicial = self.data_uso_inicial

        data_uso_final = self.data_uso_final

        codigo_barras = self.codigo_barras

        codigo_debito_automatico = self.codigo_debito_automatico

        codigo_banco = self.codigo_banco

        codigo_agencia = self.codigo_agencia

        logradouro_entrega_fatura = self.logradouro_entrega_fatura

        numero_entrega_fatura = self.numero_entrega_fatura

        complemento_entrega_fatura = self.complemento_entrega_fatura

        bairro_entrega_fatura = self.bairro_entrega_fatura

        codigo_municipio_entrega_fatura = self.codigo_municipio_entrega_fatura

        municipio_entrega_fatura = self.municipio_entrega_fatura

        cep_entrega_fatura = self.cep_entrega_fatura

        uf_entrega_fatura: str | Unset = UNSET
        if not isinstance(self.uf_entrega_fatura, Unset):
            uf_entrega_fatura = self.uf_entrega_fatura.value


        telefone_entrega_fatura = self.telefone_entrega_fatura

        email_entrega_fatura = self.email_entrega_fatura

        url_qrcode_pix = self.url_qrcode_pix

        cnpj_emitente_centralizado = self.cnpj_emitente_centralizado

        uf_emitente_centralizado: str | Unset = UNSET
        if not isinstance(self.uf_emitente_centralizado, Unset):
            uf_emitente_centralizado = self.uf_emitente_centralizado.value


        informacoes_adicionais_fisco = self.informacoes_adicionais_fisco

        cnpj_responsavel_tecnico = self.cnpj_responsavel_tecnico

        nome_responsavel_tecnico = self.nome_responsavel_tecnico

        email_responsavel_tecnico = self.email_responsavel_tecnico

        telefone_responsavel_tecnico = self.telefone_responsavel_tecnico

        codigo_responsavel_tecnico = self.codigo_responsavel_tecnico

        hash_responsavel_tecnico = self.hash_responsavel_tecnico

        chave_acesso_dfe_anterior: list[str] | Unset = UNSET
        if not isinstance(self.chave_acesso_dfe_anterior, Unset):
            chave_acesso_dfe_anterior = self.chave_acesso_dfe_anterior



        terminal_adicional: list[str] | Unset = UNSET
        if not isinstance(self.terminal_adicional, Unset):
            terminal_adicional = self.terminal_adicional



        uf_terminal_adicional: list[str] | Unset = UNSET
        if not isinstance(self.uf_terminal_adicional, Unset):
            uf_terminal_adicional = self.uf_terminal_adicional



        itens: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.itens, Unset):
            itens = []
            for itens_item_data in self.itens:
                itens_item = itens_item_data.to_dict()
                itens.append(itens_item)



        pagamentos_vinculados: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.pagamentos_vinculados, Unset):
            pagamentos_vinculados = []
            for pagamentos_vinculados_item_data in self.pagamentos_vinculados:
                pagamentos_vinculados_item = pagamentos_vinculados_item_data.to_dict()
                pagamentos_vinculados.append(pagamentos_vinculados_item)



        autorizados_download_xml: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.autorizados_download_xml, Unset):
            autorizados_download_xml = []
            for autorizados_download_xml_item_data in self.autorizados_download_xml:
                autorizados_download_xml_item = autorizados_download_xml_item_data.to_dict()
                autorizados_download_xml.append(autorizados_download_xml_item)



        informacoes_complementares_contribuinte: list[str] | Unset = UNSET
        if not isinstance(self.informacoes_complementares_contribuinte, Unset):
            informacoes_complementares_contribuinte = self.informacoes_complementares_contribuinte




        field_dict: dict[str, Any] = {}

        field_dict.update({
            "mod": mod,
            "data_emissao": data_emissao,
        })
        if serie is not UNSET:
            field_dict["serie"] = serie
        if numero is not UNSET:
            field_dict["numero"] = numero
        if codigo_unico is not UNSET:
            field_dict["codigo_unico"] = codigo_unico
        if forma_emissao is not UNSET:
            field_dict["forma_emissao"] = forma_emissao
        if numero_site is not UNSET:
            field_dict["numero_site"] = numero_site
        if municipio is not UNSET:
            field_dict["municipio"] = municipio
        if finalidade_nfcom is not UNSET:
            field_dict["finalidade_nfcom"] = finalidade_nfcom
        if tipo_faturamento is not UNSET:
            field_dict["tipo_faturamento"] = tipo_faturamento
        if versao_aplicativo is not UNSET:
            field_dict["versao_aplicativo"] = versao_aplicativo
        if indicador_prepago is not UNSET:
            field_dict["indicador_prepago"] = indicador_prepago
        if indicador_cessao is not UNSET:
            field_dict["indicador_cessao"] = indicador_cessao
        if indicador_nota_entrada is not UNSET:
            field_dict["indicador_nota_entrada"] = indicador_nota_entrada
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
        if cnpj_emitente is not UNSET:
            field_dict["cnpj_emitente"] = cnpj_emitente
        if inscricao_estadual_emitente is not UNSET:
            field_dict["inscricao_estadual_emitente"] = inscricao_estadual_emitente
        if ie_virtual_emitente is not UNSET:
            field_dict["ie_virtual_emitente"] = ie_virtual_emitente
        if regime_tributario_emitente is not UNSET:
            field_dict["regime_tributario_emitente"] = regime_tributario_emitente
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
        if email_emitente is not UNSET:
            field_dict["email_emitente"] = email_emitente
        if inscricao_suframa_emitente is not UNSET:
            field_dict["inscricao_suframa_emitente"] = inscricao_suframa_emitente
        if nome_destinatario is not UNSET:
            field_dict["nome_destinatario"] = nome_destinatario
        if cnpj_destinatario is not UNSET:
            field_dict["cnpj_destinatario"] = cnpj_destinatario
        if cpf_destinatario is not UNSET:
            field_dict["cpf_destinatario"] = cpf_destinatario
        if outra_indificacao_destinatario is not UNSET:
            field_dict["outra_indificacao_destinatario"] = outra_indificacao_destinatario
        if indicador_ie_destinatario is not UNSET:
            field_dict["indicador_ie_destinatario"] = indicador_ie_destinatario
        if inscricao_estadual_destinatario is not UNSET:
            field_dict["inscricao_estadual_destinatario"] = inscricao_estadual_destinatario
        if inscricao_municipal_destinatario is not UNSET:
            field_dict["inscricao_municipal_destinatario"] = inscricao_municipal_destinatario
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
        if telefone_destinatario is not UNSET:
            field_dict["telefone_destinatario"] = telefone_destinatario
        if email_destinatario is not UNSET:
            field_dict["email_destinatario"] = email_destinatario
        if codigo_assinante is not UNSET:
            field_dict["codigo_assinante"] = codigo_assinante
        if tipo_assinante is not UNSET:
            field_dict["tipo_assinante"] = tipo_assinante
        if tipo_servico is not UNSET:
            field_dict["tipo_servico"] = tipo_servico
        if numero_contato_assinante is not UNSET:
            field_dict["numero_contato_assinante"] = numero_contato_assinante
        if data_inicio_contrato is not UNSET:
            field_dict["data_inicio_contrato"] = data_inicio_contrato
        if data_fim_contrato is not UNSET:
            field_dict["data_fim_contrato"] = data_fim_contrato
        if terminal_principal is not UNSET:
            field_dict["terminal_principal"] = terminal_principal
        if uf_terminal_principal is not UNSET:
            field_dict["uf_terminal_principal"] = uf_terminal_principal
        if chave_nfcom_original is not UNSET:
            field_dict["chave_nfcom_original"] = chave_nfcom_original
        if cnpj_emitente_substituicao is not UNSET:
            field_dict["cnpj_emitente_substituicao"] = cnpj_emitente_substituicao
        if modelo_substituicao is not UNSET:
            field_dict["modelo_substituicao"] = modelo_substituicao
        if serie_substituicao is not UNSET:
            field_dict["serie_substituicao"] = serie_substituicao
        if numero_substituicao is not UNSET:
            field_dict["numero_substituicao"] = numero_substituicao
        if data_emissao_substituicao is not UNSET:
            field_dict["data_emissao_substituicao"] = data_emissao_substituicao
        if hash_registro_substituicao is not UNSET:
            field_dict["hash_registro_substituicao"] = hash_registro_substituicao
        if motivo_substituicao is not UNSET:
            field_dict["motivo_substituicao"] = motivo_substituicao
        if chave_nfcom_local is not UNSET:
            field_dict["chave_nfcom_local"] = chave_nfcom_local
        if cnpj_emitente_cofaturamento is not UNSET:
            field_dict["cnpj_emitente_cofaturamento"] = cnpj_emitente_cofaturamento
        if modelo_cofaturamento is not UNSET:
            field_dict["modelo_cofaturamento"] = modelo_cofaturamento
        if serie_cofaturamento is not UNSET:
            field_dict["serie_cofaturamento"] = serie_cofaturamento
        if numero_cofaturamento is not UNSET:
            field_dict["numero_cofaturamento"] = numero_cofaturamento
        if data_emissao_cofaturamento is not UNSET:
            field_dict["data_emissao_cofaturamento"] = data_emissao_cofaturamento
        if hash_registro_cofaturamento is not UNSET:
            field_dict["hash_registro_cofaturamento"] = hash_registro_cofaturamento
        if valor_produtos is not UNSET:
            field_dict["valor_produtos"] = valor_produtos
        if icms_base_calculo is not UNSET:
            field_dict["icms_base_calculo"] = icms_base_calculo
        if icms_valor_total is not UNSET:
            field_dict["icms_valor_total"] = icms_valor_total
        if icms_valor_total_desonerado is not UNSET:
            field_dict["icms_valor_total_desonerado"] = icms_valor_total_desonerado
        if icms_fcp_valor_total is not UNSET:
            field_dict["icms_fcp_valor_total"] = icms_fcp_valor_total
        if cofins_valor is not UNSET:
            field_dict["cofins_valor"] = cofins_valor
        if pis_valor is not UNSET:
            field_dict["pis_valor"] = pis_valor
        if funttel_valor is not UNSET:
            field_dict["funttel_valor"] = funttel_valor
        if fust_valor is not UNSET:
            field_dict["fust_valor"] = fust_valor
        if pis_valor_retido is not UNSET:
            field_dict["pis_valor_retido"] = pis_valor_retido
        if cofins_valor_retido is not UNSET:
            field_dict["cofins_valor_retido"] = cofins_valor_retido
        if csll_valor_retido is not UNSET:
            field_dict["csll_valor_retido"] = csll_valor_retido
        if irrf_valor_retido is not UNSET:
            field_dict["irrf_valor_retido"] = irrf_valor_retido
        if valor_desconto is not UNSET:
            field_dict["valor_desconto"] = valor_desconto
        if valor_outras_despesas is not UNSET:
            field_dict["valor_outras_despesas"] = valor_outras_despesas
        if valor_total is not UNSET:
            field_dict["valor_total"] = valor_total
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
        if cbs_valor_total_diferimento is not UNSET:
            field_dict["cbs_valor_total_diferimento"] = cbs_valor_total_diferimento
        if cbs_valor_total_devolucao is not UNSET:
            field_dict["cbs_valor_total_devolucao"] = cbs_valor_total_devolucao
        if cbs_valor_total is not UNSET:
            field_dict["cbs_valor_total"] = cbs_valor_total
        if ibs_valor_total_estornado is not UNSET:
            field_dict["ibs_valor_total_estornado"] = ibs_valor_total_estornado
        if cbs_valor_total_estornado is not UNSET:
            field_dict["cbs_valor_total_estornado"] = cbs_valor_total_estornado
        if ibs_cbs_valor_total is not UNSET:
            field_dict["ibs_cbs_valor_total"] = ibs_cbs_valor_total
        if saldo_pontos is not UNSET:
            field_dict["saldo_pontos"] = saldo_pontos
        if data_afericao_pontos is not UNSET:
            field_dict["data_afericao_pontos"] = data_afericao_pontos
        if pontos_resgate is not UNSET:
            field_dict["pontos_resgate"] = pontos_resgate
        if data_resgate_pontos is not UNSET:
            field_dict["data_resgate_pontos"] = data_resgate_pontos
        if data_faturamento is not UNSET:
            field_dict["data_faturamento"] = data_faturamento
        if data_vencimento_fatura is not UNSET:
            field_dict["data_vencimento_fatura"] = data_vencimento_fatura
        if data_uso_inicial is not UNSET:
            field_dict["data_uso_inicial"] = data_uso_inicial
        if data_uso_final is not UNSET:
            field_dict["data_uso_final"] = data_uso_final
        if codigo_barras is not UNSET:
            field_dict["codigo_barras"] = codigo_barras
        if codigo_debito_automatico is not UNSET:
            field_dict["codigo_debito_automatico"] = codigo_debito_automatico
        if codigo_banco is not UNSET:
            field_dict["codigo_banco"] = codigo_banco
        if codigo_agencia is not UNSET:
            field_dict["codigo_agencia"] = codigo_agencia
        if logradouro_entrega_fatura is not UNSET:
            field_dict["logradouro_entrega_fatura"] = logradouro_entrega_fatura
        if numero_entrega_fatura is not UNSET:
            field_dict["numero_entrega_fatura"] = numero_entrega_fatura
        if complemento_entrega_fatura is not UNSET:
            field_dict["complemento_entrega_fatura"] = complemento_entrega_fatura
        if bairro_entrega_fatura is not UNSET:
            field_dict["bairro_entrega_fatura"] = bairro_entrega_fatura
        if codigo_municipio_entrega_fatura is not UNSET:
            field_dict["codigo_municipio_entrega_fatura"] = codigo_municipio_entrega_fatura
        if municipio_entrega_fatura is not UNSET:
            field_dict["municipio_entrega_fatura"] = municipio_entrega_fatura
        if cep_entrega_fatura is not UNSET:
            field_dict["cep_entrega_fatura"] = cep_entrega_fatura
        if uf_entrega_fatura is not UNSET:
            field_dict["uf_entrega_fatura"] = uf_entrega_fatura
        if telefone_entrega_fatura is not UNSET:
            field_dict["telefone_entrega_fatura"] = telefone_entrega_fatura
        if email_entrega_fatura is not UNSET:
            field_dict["email_entrega_fatura"] = email_entrega_fatura
        if url_qrcode_pix is not UNSET:
            field_dict["url_qrcode_pix"] = url_qrcode_pix
        if cnpj_emitente_centralizado is not UNSET:
            field_dict["cnpj_emitente_centralizado"] = cnpj_emitente_centralizado
        if uf_emitente_centralizado is not UNSET:
            field_dict["uf_emitente_centralizado"] = uf_emitente_centralizado
        if informacoes_adicionais_fisco is not UNSET:
            field_dict["informacoes_adicionais_fisco"] = informacoes_adicionais_fisco
        if cnpj_responsavel_tecnico is not UNSET:
            field_dict["cnpj_responsavel_tecnico"] = cnpj_responsavel_tecnico
        if nome_responsavel_tecnico is not UNSET:
            field_dict["nome_responsavel_tecnico"] = nome_responsavel_tecnico
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
        if terminal_adicional is not UNSET:
            field_dict["terminal_adicional"] = terminal_adicional
        if uf_terminal_adicional is not UNSET:
            field_dict["uf_terminal_adicional"] = uf_terminal_adicional
        if itens is not UNSET:
            field_dict["itens"] = itens
        if pagamentos_vinculados is not UNSET:
            field_dict["pagamentos_vinculados"] = pagamentos_vinculados
        if autorizados_download_xml is not UNSET:
            field_dict["autorizados_download_xml"] = autorizados_download_xml
        if informacoes_complementares_contribuinte is not UNSET:
            field_dict["informacoes_complementares_contribuinte"] = informacoes_complementares_contribuinte

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_nfcom_autorizados_download_xml import EmissaoNfcomAutorizadosDownloadXml # noqa: PLC0415
        from ..models.emissao_nfcom_itens import EmissaoNfcomItens # noqa: PLC0415
        from ..models.emissao_nfcom_pagamentos_vinculados import EmissaoNfcomPagamentosVinculados # noqa: PLC0415
        d = dict(src_dict)
        mod = EmissaoNfcomMod(d.pop("mod"))




        data_emissao = d.pop("data_emissao")

        serie = d.pop("serie", UNSET)

        numero = d.pop("numero", UNSET)

        codigo_unico = d.pop("codigo_unico", UNSET)

        _forma_emissao = d.pop("forma_emissao", UNSET)
        forma_emissao: EmissaoNfcomFormaEmissao | Unset
        if isinstance(_forma_emissao,  Unset):
            forma_emissao = UNSET
        else:
            forma_emissao = EmissaoNfcomFormaEmissao(_forma_emissao)




        numero_site = d.pop("numero_site", UNSET)

        municipio = d.pop("municipio", UNSET)

        _finalidade_nfcom = d.pop("finalidade_nfcom", UNSET)
        finalidade_nfcom: EmissaoNfcomFinalidadeNfcom | Unset
        if isinstance(_finalidade_nfcom,  Unset):
            finalidade_nfcom = UNSET
        else:
            finalidade_nfcom = EmissaoNfcomFinalidadeNfcom(_finalidade_nfcom)




        _tipo_faturamento = d.pop("tipo_faturamento", UNSET)
        tipo_faturamento: EmissaoNfcomTipoFaturamento | Unset
        if isinstance(_tipo_faturamento,  Unset):
            tipo_faturamento = UNSET
        else:
            tipo_faturamento = EmissaoNfcomTipoFaturamento(_tipo_faturamento)




        versao_aplicativo = d.pop("versao_aplicativo", UNSET)

        _indicador_prepago = d.pop("indicador_prepago", UNSET)
        indicador_prepago: EmissaoNfcomIndicadorPrepago | Unset
        if isinstance(_indicador_prepago,  Unset):
            indicador_prepago = UNSET
        else:
            indicador_prepago = EmissaoNfcomIndicadorPrepago(_indicador_prepago)




        _indicador_cessao = d.pop("indicador_cessao", UNSET)
        indicador_cessao: EmissaoNfcomIndicadorCessao | Unset
        if isinstance(_indicador_cessao,  Unset):
            indicador_cessao = UNSET
        else:
            indicador_cessao = EmissaoNfcomIndicadorCessao(_indicador_cessao)




        _indicador_nota_entrada = d.pop("indicador_nota_entrada", UNSET)
        indicador_nota_entrada: EmissaoNfcomIndicadorNotaEntrada | Unset
        if isinstance(_indicador_nota_entrada,  Unset):
            indicador_nota_entrada = UNSET
        else:
            indicador_nota_entrada = EmissaoNfcomIndicadorNotaEntrada(_indicador_nota_entrada)




        data_entrada_contingencia = d.pop("data_entrada_contingencia", UNSET)

        motivo_entrada_contingencia = d.pop("motivo_entrada_contingencia", UNSET)

        _tipo_compra_governamental = d.pop("tipo_compra_governamental", UNSET)
        tipo_compra_governamental: EmissaoNfcomTipoCompraGovernamental | Unset
        if isinstance(_tipo_compra_governamental,  Unset):
            tipo_compra_governamental = UNSET
        else:
            tipo_compra_governamental = EmissaoNfcomTipoCompraGovernamental(_tipo_compra_governamental)




        perc_reducao_aliquota_compra_governamental = d.pop("perc_reducao_aliquota_compra_governamental", UNSET)

        _tipo_operacao_governamental = d.pop("tipo_operacao_governamental", UNSET)
        tipo_operacao_governamental: EmissaoNfcomTipoOperacaoGovernamental | Unset
        if isinstance(_tipo_operacao_governamental,  Unset):
            tipo_operacao_governamental = UNSET
        else:
            tipo_operacao_governamental = EmissaoNfcomTipoOperacaoGovernamental(_tipo_operacao_governamental)




        _tipo_pagamento_antecipado = d.pop("tipo_pagamento_antecipado", UNSET)
        tipo_pagamento_antecipado: EmissaoNfcomTipoPagamentoAntecipado | Unset
        if isinstance(_tipo_pagamento_antecipado,  Unset):
            tipo_pagamento_antecipado = UNSET
        else:
            tipo_pagamento_antecipado = EmissaoNfcomTipoPagamentoAntecipado(_tipo_pagamento_antecipado)




        cnpj_emitente = d.pop("cnpj_emitente", UNSET)

        inscricao_estadual_emitente = d.pop("inscricao_estadual_emitente", UNSET)

        ie_virtual_emitente = d.pop("ie_virtual_emitente", UNSET)

        _regime_tributario_emitente = d.pop("regime_tributario_emitente", UNSET)
        regime_tributario_emitente: EmissaoNfcomRegimeTributarioEmitente | Unset
        if isinstance(_regime_tributario_emitente,  Unset):
            regime_tributario_emitente = UNSET
        else:
            regime_tributario_emitente = EmissaoNfcomRegimeTributarioEmitente(_regime_tributario_emitente)




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
        uf_emitente: UfOuExterior | Unset
        if isinstance(_uf_emitente,  Unset):
            uf_emitente = UNSET
        else:
            uf_emitente = UfOuExterior(_uf_emitente)




        telefone_emitente = d.pop("telefone_emitente", UNSET)

        email_emitente = d.pop("email_emitente", UNSET)

        inscricao_suframa_emitente = d.pop("inscricao_suframa_emitente", UNSET)

        nome_destinatario = d.pop("nome_destinatario", UNSET)

        cnpj_destinatario = d.pop("cnpj_destinatario", UNSET)

        cpf_destinatario = d.pop("cpf_destinatario", UNSET)

        outra_indificacao_destinatario = d.pop("outra_indificacao_destinatario", UNSET)

        _indicador_ie_destinatario = d.pop("indicador_ie_destinatario", UNSET)
        indicador_ie_destinatario: EmissaoNfcomIndicadorIeDestinatario | Unset
        if isinstance(_indicador_ie_destinatario,  Unset):
            indicador_ie_destinatario = UNSET
        else:
            indicador_ie_destinatario = EmissaoNfcomIndicadorIeDestinatario(_indicador_ie_destinatario)




        inscricao_estadual_destinatario = d.pop("inscricao_estadual_destinatario", UNSET)

        inscricao_municipal_destinatario = d.pop("inscricao_municipal_destinatario", UNSET)

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

        telefone_destinatario = d.pop("telefone_destinatario", UNSET)

        email_destinatario = d.pop("email_destinatario", UNSET)

        codigo_assinante = d.pop("codigo_assinante", UNSET)

        tipo_assinante = d.pop("tipo_assinante", UNSET)

        tipo_servico = d.pop("tipo_servico", UNSET)

        numero_contato_assinante = d.pop("numero_contato_assinante", UNSET)

        data_inicio_contrato = d.pop("data_inicio_contrato", UNSET)

        data_fim_contrato = d.pop("data_fim_contrato", UNSET)

        terminal_principal = d.pop("terminal_principal", UNSET)

        _uf_terminal_principal = d.pop("uf_terminal_principal", UNSET)
        uf_terminal_principal: Uf | Unset
        if isinstance(_uf_terminal_principal,  Unset):
            uf_terminal_principal = UNSET
        else:
            uf_terminal_principal = Uf(_uf_terminal_principal)




        chave_nfcom_original = d.pop("chave_nfcom_original", UNSET)

        cnpj_emitente_substituicao = d.pop("cnpj_emitente_substituicao", UNSET)

        _modelo_substituicao = d.pop("modelo_substituicao", UNSET)
        modelo_substituicao: EmissaoNfcomModeloSubstituicao | Unset
        if isinstance(_modelo_substituicao,  Unset):
            modelo_substituicao = UNSET
        else:
            modelo_substituicao = EmissaoNfcomModeloSubstituicao(_modelo_substituicao)




        serie_substituicao = d.pop("serie_substituicao", UNSET)

        numero_substituicao = d.pop("numero_substituicao", UNSET)

        data_emissao_substituicao = d.pop("data_emissao_substituicao", UNSET)

        hash_registro_substituicao = d.pop("hash_registro_substituicao", UNSET)

        _motivo_substituicao = d.pop("motivo_substituicao", UNSET)
        motivo_substituicao: EmissaoNfcomMotivoSubstituicao | Unset
        if isinstance(_motivo_substituicao,  Unset):
            motivo_substituicao = UNSET
        else:
            motivo_substituicao = EmissaoNfcomMotivoSubstituicao(_motivo_substituicao)




        chave_nfcom_local = d.pop("chave_nfcom_local", UNSET)

        cnpj_emitente_cofaturamento = d.pop("cnpj_emitente_cofaturamento", UNSET)

        _modelo_cofaturamento = d.pop("modelo_cofaturamento", UNSET)
        modelo_cofaturamento: EmissaoNfcomModeloCofaturamento | Unset
        if isinstance(_modelo_cofaturamento,  Unset):
            modelo_cofaturamento = UNSET
        else:
            modelo_cofaturamento = EmissaoNfcomModeloCofaturamento(_modelo_cofaturamento)




        serie_cofaturamento = d.pop("serie_cofaturamento", UNSET)

        numero_cofaturamento = d.pop("numero_cofaturamento", UNSET)

        data_emissao_cofaturamento = d.pop("data_emissao_cofaturamento", UNSET)

        hash_registro_cofaturamento = d.pop("hash_registro_cofaturamento", UNSET)

        valor_produtos = d.pop("valor_produtos", UNSET)

        icms_base_calculo = d.pop("icms_base_calculo", UNSET)

        icms_valor_total = d.pop("icms_valor_total", UNSET)

        icms_valor_total_desonerado = d.pop("icms_valor_total_desonerado", UNSET)

        icms_fcp_valor_total = d.pop("icms_fcp_valor_total", UNSET)

        cofins_valor = d.pop("cofins_valor", UNSET)

        pis_valor = d.pop("pis_valor", UNSET)

        funttel_valor = d.pop("funttel_valor", UNSET)

        fust_valor = d.pop("fust_valor", UNSET)

        pis_valor_retido = d.pop("pis_valor_retido", UNSET)

        cofins_valor_retido = d.pop("cofins_valor_retido", UNSET)

        csll_valor_retido = d.pop("csll_valor_retido", UNSET)

        irrf_valor_retido = d.pop("irrf_valor_retido", UNSET)

        valor_desconto = d.pop("valor_desconto", UNSET)

        valor_outras_despesas = d.pop("valor_outras_despesas", UNSET)

        valor_total = d.pop("valor_total", UNSET)

        ibs_cbs_base_calculo = d.pop("ibs_cbs_base_calculo", UNSET)

        ibs_uf_valor_total_diferimento = d.pop("ibs_uf_valor_total_diferimento", UNSET)

        ibs_uf_valor_total_devolucao = d.pop("ibs_uf_valor_total_devolucao", UNSET)

        ibs_uf_valor_total = d.pop("ibs_uf_valor_total", UNSET)

        ibs_mun_valor_total_diferimento = d.pop("ibs_mun_valor_total_diferimento", UNSET)

        ibs_mun_valor_total_devolucao = d.pop("ibs_mun_valor_total_devolucao", UNSET)

        ibs_mun_valor_total = d.pop("ibs_mun_valor_total", UNSET)

        ibs_valor_total = d.pop("ibs_valor_total", UNSET)

        cbs_valor_total_diferimento = d.pop("cbs_valor_total_diferimento", UNSET)

        cbs_valor_total_devolucao = d.pop("cbs_valor_total_devolucao", UNSET)

        cbs_valor_total = d.pop("cbs_valor_total", UNSET)

        ibs_valor_total_estornado = d.pop("ibs_valor_total_estornado", UNSET)

        cbs_valor_total_estornado = d.pop("cbs_valor_total_estornado", UNSET)

        ibs_cbs_valor_total = d.pop("ibs_cbs_valor_total", UNSET)

        saldo_pontos = d.pop("saldo_pontos", UNSET)

        data_afericao_pontos = d.pop("data_afericao_pontos", UNSET)

        pontos_resgate = d.pop("pontos_resgate", UNSET)

        data_resgate_pontos = d.pop("data_resgate_pontos", UNSET)

        data_faturamento = d.pop("data_faturamento", UNSET)

        data_vencimento_fatura = d.pop("data_vencimento_fatura", UNSET)

        data_uso_inicial = d.pop("data_uso_inicial", UNSET)

        data_uso_final = d.pop("data_uso_final", UNSET)

        codigo_barras = d.pop("codigo_barras", UNSET)

        codigo_debito_automatico = d.pop("codigo_debito_automatico", UNSET)

        codigo_banco = d.pop("codigo_banco", UNSET)

        codigo_agencia = d.pop("codigo_agencia", UNSET)

        logradouro_entrega_fatura = d.pop("logradouro_entrega_fatura", UNSET)

        numero_entrega_fatura = d.pop("numero_entrega_fatura", UNSET)

        complemento_entrega_fatura = d.pop("complemento_entrega_fatura", UNSET)

        bairro_entrega_fatura = d.pop("bairro_entrega_fatura", UNSET)

        codigo_municipio_entrega_fatura = d.pop("codigo_municipio_entrega_fatura", UNSET)

        municipio_entrega_fatura = d.pop("municipio_entrega_fatura", UNSET)

        cep_entrega_fatura = d.pop("cep_entrega_fatura", UNSET)

        _uf_entrega_fatura = d.pop("uf_entrega_fatura", UNSET)
        uf_entrega_fatura: UfOuExterior | Unset
        if isinstance(_uf_entrega_fatura,  Unset):
            uf_entrega_fatura = UNSET
        else:
            uf_entrega_fatura = UfOuExterior(_uf_entrega_fatura)




        telefone_entrega_fatura = d.pop("telefone_entrega_fatura", UNSET)

        email_entrega_fatura = d.pop("email_entrega_fatura", UNSET)

        url_qrcode_pix = d.pop("url_qrcode_pix", UNSET)

        cnpj_emitente_centralizado = d.pop("cnpj_emitente_centralizado", UNSET)

        _uf_emitente_centralizado = d.pop("uf_emitente_centralizado", UNSET)
        uf_emitente_centralizado: Uf | Unset
        if isinstance(_uf_emitente_centralizado,  Unset):
            uf_emitente_centralizado = UNSET
        else:
            uf_emitente_centralizado = Uf(_uf_emitente_centralizado)




        informacoes_adicionais_fisco = d.pop("informacoes_adicionais_fisco", UNSET)

        cnpj_responsavel_tecnico = d.pop("cnpj_responsavel_tecnico", UNSET)

        nome_responsavel_tecnico = d.pop("nome_responsavel_tecnico", UNSET)

        email_responsavel_tecnico = d.pop("email_responsavel_tecnico", UNSET)

        telefone_responsavel_tecnico = d.pop("telefone_responsavel_tecnico", UNSET)

        codigo_responsavel_tecnico = d.pop("codigo_responsavel_tecnico", UNSET)

        hash_responsavel_tecnico = d.pop("hash_responsavel_tecnico", UNSET)

        chave_acesso_dfe_anterior = cast(list[str], d.pop("chave_acesso_dfe_anterior", UNSET))


        terminal_adicional = cast(list[str], d.pop("terminal_adicional", UNSET))


        uf_terminal_adicional = cast(list[str], d.pop("uf_terminal_adicional", UNSET))


        _itens = d.pop("itens", UNSET)
        itens: list[EmissaoNfcomItens] | Unset = UNSET
        if _itens is not UNSET:
            itens = []
            for itens_item_data in _itens:
                itens_item = EmissaoNfcomItens.from_dict(itens_item_data)



                itens.append(itens_item)


        _pagamentos_vinculados = d.pop("pagamentos_vinculados", UNSET)
        pagamentos_vinculados: list[EmissaoNfcomPagamentosVinculados] | Unset = UNSET
        if _pagamentos_vinculados is not UNSET:
            pagamentos_vinculados = []
            for pagamentos_vinculados_item_data in _pagamentos_vinculados:
                pagamentos_vinculados_item = EmissaoNfcomPagamentosVinculados.from_dict(pagamentos_vinculados_item_data)



                pagamentos_vinculados.append(pagamentos_vinculados_item)


        _autorizados_download_xml = d.pop("autorizados_download_xml", UNSET)
        autorizados_download_xml: list[EmissaoNfcomAutorizadosDownloadXml] | Unset = UNSET
        if _autorizados_download_xml is not UNSET:
            autorizados_download_xml = []
            for autorizados_download_xml_item_data in _autorizados_download_xml:
                autorizados_download_xml_item = EmissaoNfcomAutorizadosDownloadXml.from_dict(autorizados_download_xml_item_data)



                autorizados_download_xml.append(autorizados_download_xml_item)


        informacoes_complementares_contribuinte = cast(list[str], d.pop("informacoes_complementares_contribuinte", UNSET))


        emissao_nfcom = cls(
            mod=mod,
            data_emissao=data_emissao,
            serie=serie,
            numero=numero,
            codigo_unico=codigo_unico,
            forma_emissao=forma_emissao,
            numero_site=numero_site,
            municipio=municipio,
            finalidade_nfcom=finalidade_nfcom,
            tipo_faturamento=tipo_faturamento,
            versao_aplicativo=versao_aplicativo,
            indicador_prepago=indicador_prepago,
            indicador_cessao=indicador_cessao,
            indicador_nota_entrada=indicador_nota_entrada,
            data_entrada_contingencia=data_entrada_contingencia,
            motivo_entrada_contingencia=motivo_entrada_contingencia,
            tipo_compra_governamental=tipo_compra_governamental,
            perc_reducao_aliquota_compra_governamental=perc_reducao_aliquota_compra_governamental,
            tipo_operacao_governamental=tipo_operacao_governamental,
            tipo_pagamento_antecipado=tipo_pagamento_antecipado,
            cnpj_emitente=cnpj_emitente,
            inscricao_estadual_emitente=inscricao_estadual_emitente,
            ie_virtual_emitente=ie_virtual_emitente,
            regime_tributario_emitente=regime_tributario_emitente,
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
            email_emitente=email_emitente,
            inscricao_suframa_emitente=inscricao_suframa_emitente,
            nome_destinatario=nome_destinatario,
            cnpj_destinatario=cnpj_destinatario,
            cpf_destinatario=cpf_destinatario,
            outra_indificacao_destinatario=outra_indificacao_destinatario,
            indicador_ie_destinatario=indicador_ie_destinatario,
            inscricao_estadual_destinatario=inscricao_estadual_destinatario,
            inscricao_municipal_destinatario=inscricao_municipal_destinatario,
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
            telefone_destinatario=telefone_destinatario,
            email_destinatario=email_destinatario,
            codigo_assinante=codigo_assinante,
            tipo_assinante=tipo_assinante,
            tipo_servico=tipo_servico,
            numero_contato_assinante=numero_contato_assinante,
            data_inicio_contrato=data_inicio_contrato,
            data_fim_contrato=data_fim_contrato,
            terminal_principal=terminal_principal,
            uf_terminal_principal=uf_terminal_principal,
            chave_nfcom_original=chave_nfcom_original,
            cnpj_emitente_substituicao=cnpj_emitente_substituicao,
            modelo_substituicao=modelo_substituicao,
            serie_substituicao=serie_substituicao,
            numero_substituicao=numero_substituicao,
            data_emissao_substituicao=data_emissao_substituicao,
            hash_registro_substituicao=hash_registro_substituicao,
            motivo_substituicao=motivo_substituicao,
            chave_nfcom_local=chave_nfcom_local,
            cnpj_emitente_cofaturamento=cnpj_emitente_cofaturamento,
            modelo_cofaturamento=modelo_cofaturamento,
            serie_cofaturamento=serie_cofaturamento,
            numero_cofaturamento=numero_cofaturamento,
            data_emissao_cofaturamento=data_emissao_cofaturamento,
            hash_registro_cofaturamento=hash_registro_cofaturamento,
            valor_produtos=valor_produtos,
            icms_base_calculo=icms_base_calculo,
            icms_valor_total=icms_valor_total,
            icms_valor_total_desonerado=icms_valor_total_desonerado,
            icms_fcp_valor_total=icms_fcp_valor_total,
            cofins_valor=cofins_valor,
            pis_valor=pis_valor,
            funttel_valor=funttel_valor,
            fust_valor=fust_valor,
            pis_valor_retido=pis_valor_retido,
            cofins_valor_retido=cofins_valor_retido,
            csll_valor_retido=csll_valor_retido,
            irrf_valor_retido=irrf_valor_retido,
            valor_desconto=valor_desconto,
            valor_outras_despesas=valor_outras_despesas,
            valor_total=valor_total,
            ibs_cbs_base_calculo=ibs_cbs_base_calculo,
            ibs_uf_valor_total_diferimento=ibs_uf_valor_total_diferimento,
            ibs_uf_valor_total_devolucao=ibs_uf_valor_total_devolucao,
            ibs_uf_valor_total=ibs_uf_valor_total,
            ibs_mun_valor_total_diferimento=ibs_mun_valor_total_diferimento,
            ibs_mun_valor_total_devolucao=ibs_mun_valor_total_devolucao,
            ibs_mun_valor_total=ibs_mun_valor_total,
            ibs_valor_total=ibs_valor_total,
            cbs_valor_total_diferimento=cbs_valor_total_diferimento,
            cbs_valor_total_devolucao=cbs_valor_total_devolucao,
            cbs_valor_total=cbs_valor_total,
            ibs_valor_total_estornado=ibs_valor_total_estornado,
            cbs_valor_total_estornado=cbs_valor_total_estornado,
            ibs_cbs_valor_total=ibs_cbs_valor_total,
            saldo_pontos=saldo_pontos,
            data_afericao_pontos=data_afericao_pontos,
            pontos_resgate=pontos_resgate,
            data_resgate_pontos=data_resgate_pontos,
            data_faturamento=data_faturamento,
            data_vencimento_fatura=data_vencimento_fatura,
            data_uso_inicial=data_uso_inicial,
            data_uso_final=data_uso_final,
            codigo_barras=codigo_barras,
            codigo_debito_automatico=codigo_debito_automatico,
            codigo_banco=codigo_banco,
            codigo_agencia=codigo_agencia,
            logradouro_entrega_fatura=logradouro_entrega_fatura,
            numero_entrega_fatura=numero_entrega_fatura,
            complemento_entrega_fatura=complemento_entrega_fatura,
            bairro_entrega_fatura=bairro_entrega_fatura,
            codigo_municipio_entrega_fatura=codigo_municipio_entrega_fatura,
            municipio_entrega_fatura=municipio_entrega_fatura,
            cep_entrega_fatura=cep_entrega_fatura,
            uf_entrega_fatura=uf_entrega_fatura,
            telefone_entrega_fatura=telefone_entrega_fatura,
            email_entrega_fatura=email_entrega_fatura,
            url_qrcode_pix=url_qrcode_pix,
            cnpj_emitente_centralizado=cnpj_emitente_centralizado,
            uf_emitente_centralizado=uf_emitente_centralizado,
            informacoes_adicionais_fisco=informacoes_adicionais_fisco,
            cnpj_responsavel_tecnico=cnpj_responsavel_tecnico,
            nome_responsavel_tecnico=nome_responsavel_tecnico,
            email_responsavel_tecnico=email_responsavel_tecnico,
            telefone_responsavel_tecnico=telefone_responsavel_tecnico,
            codigo_responsavel_tecnico=codigo_responsavel_tecnico,
            hash_responsavel_tecnico=hash_responsavel_tecnico,
            chave_acesso_dfe_anterior=chave_acesso_dfe_anterior,
            terminal_adicional=terminal_adicional,
            uf_terminal_adicional=uf_terminal_adicional,
            itens=itens,
            pagamentos_vinculados=pagamentos_vinculados,
            autorizados_download_xml=autorizados_download_xml,
            informacoes_complementares_contribuinte=informacoes_complementares_contribuinte,
        )

        return emissao_nfcom

