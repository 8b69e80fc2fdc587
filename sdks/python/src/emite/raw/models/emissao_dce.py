from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_dce_codigo_pais_remetente import EmissaoDceCodigoPaisRemetente
from ..models.emissao_dce_forma_emissao import EmissaoDceFormaEmissao
from ..models.emissao_dce_mod import EmissaoDceMod
from ..models.emissao_dce_modalidade_transporte import EmissaoDceModalidadeTransporte
from ..models.emissao_dce_nome_pais_remetente import EmissaoDceNomePaisRemetente
from ..models.emissao_dce_tipo_emitente import EmissaoDceTipoEmitente
from ..models.uf_ou_exterior import UfOuExterior
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_dce_autorizados_download_xml import EmissaoDceAutorizadosDownloadXml
  from ..models.emissao_dce_itens import EmissaoDceItens
  from ..models.emissao_dce_observacoes_ect import EmissaoDceObservacoesEct
  from ..models.emissao_dce_observacoes_emitente import EmissaoDceObservacoesEmitente
  from ..models.emissao_dce_observacoes_fisco import EmissaoDceObservacoesFisco
  from ..models.emissao_dce_observacoes_marketplace import EmissaoDceObservacoesMarketplace





T = TypeVar("T", bound="EmissaoDce")



@_attrs_define
class EmissaoDce:
    """ 
        Attributes:
            mod (EmissaoDceMod): Modelo do documento: 59 = DC-e; deve corresponder à rota
            codigo_unico (str | Unset): Código numérico da chave, 6 dígitos; sorteado se vazio. Formato: 6 dígitos.
            serie (str | Unset): Série, de 0 a 999. Formato: número de 0 a 999.
            numero (str | Unset): Número da DC-e; alocado se vazio. Formato: número de 1 a 999999999.
            data_emissao (str | Unset): Emissão com fuso; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            forma_emissao (EmissaoDceFormaEmissao | Unset):
            tipo_emitente (EmissaoDceTipoEmitente | Unset):
            numero_site_autorizador (str | Unset): Site do autorizador; padrão 0. Formato: 1 dígito.
            versao_aplicativo (str | Unset): Versão do aplicativo emissor; padrão: a da plataforma. Formato: de 1 a 20
                caracteres.
            cnpj_remetente (str | Unset): CNPJ do remetente. Formato: CNPJ de 14 dígitos.
            cpf_remetente (str | Unset): CPF do remetente. Formato: CPF de 11 dígitos.
            outra_identificacao_remetente (str | Unset): Outra identificação do remetente. Formato: de 2 a 20 caracteres sem
                espaço.
            nome_remetente (str | Unset): Nome do remetente. Formato: de 2 a 60 caracteres.
            logradouro_remetente (str | Unset): Logradouro do remetente. Formato: de 2 a 60 caracteres.
            numero_remetente (str | Unset): Número do endereço do remetente. Formato: de 1 a 60 caracteres.
            complemento_remetente (str | Unset): Complemento do remetente. Formato: de 1 a 60 caracteres.
            bairro_remetente (str | Unset): Bairro do remetente. Formato: de 2 a 60 caracteres.
            codigo_municipio_remetente (str | Unset): Município (IBGE) do remetente. Formato: código IBGE de 7 dígitos.
            municipio_remetente (str | Unset): Nome do município do remetente. Formato: de 2 a 60 caracteres.
            uf_remetente (UfOuExterior | Unset):
            cep_remetente (str | Unset): CEP do remetente. Formato: 8 dígitos.
            codigo_pais_remetente (EmissaoDceCodigoPaisRemetente | Unset): Código do país do remetente; padrão 1058.
                Formato: um de 1058.
            nome_pais_remetente (EmissaoDceNomePaisRemetente | Unset): Nome do país do remetente; padrão Brasil. Formato: um
                de Brasil, BRASIL.
            telefone_remetente (str | Unset): Telefone do remetente. Formato: de 7 a 12 dígitos.
            cnpj_emitente (str | Unset): CNPJ de quem emite; vazio = o da empresa do token
            nome_emitente (str | Unset): Nome de quem emite, até 60 caracteres
            uf_emitente (UfOuExterior | Unset):
            site_emitente (str | Unset): Endereço do site do marketplace. Formato: de 2 a 120 caracteres.
            cnpj_destinatario (str | Unset): CNPJ do destinatário
            cpf_destinatario (str | Unset): CPF do destinatário
            outra_identificacao_destinatario (str | Unset): Outra identificação do destinatário. Formato: de 2 a 20
                caracteres sem espaço.
            nome_destinatario (str | Unset): Nome do destinatário, até 60 caracteres
            logradouro_destinatario (str | Unset): Logradouro do destinatário. Formato: de 2 a 60 caracteres.
            numero_destinatario (str | Unset): Número do endereço do destinatário. Formato: de 1 a 60 caracteres.
            complemento_destinatario (str | Unset): Complemento do destinatário. Formato: de 1 a 60 caracteres.
            bairro_destinatario (str | Unset): Bairro do destinatário. Formato: de 2 a 60 caracteres.
            codigo_municipio_destinatario (str | Unset): Município (IBGE) do destinatário. Formato: código IBGE de 7
                dígitos.
            municipio_destinatario (str | Unset): Nome do município do destinatário. Formato: de 2 a 60 caracteres.
            uf_destinatario (UfOuExterior | Unset):
            cep_destinatario (str | Unset): CEP do destinatário. Formato: 8 dígitos.
            codigo_pais_destinatario (str | Unset): Código do país do destinatário; padrão 1058. Formato: de 1 a 4 dígitos.
            nome_pais_destinatario (str | Unset): Nome do país do destinatário; padrão Brasil. Formato: de 2 a 60
                caracteres.
            telefone_destinatario (str | Unset): Telefone do destinatário. Formato: de 7 a 12 dígitos.
            email_destinatario (str | Unset): E-mail do destinatário. Formato: e-mail de até 60 caracteres.
            valor_total (str | Unset): Total da DC-e; padrão: a soma de valor_produto
            modalidade_transporte (EmissaoDceModalidadeTransporte | Unset):
            cnpj_transporte (str | Unset): CNPJ de quem transporta. Formato: CNPJ de 14 dígitos.
            informacoes_adicionais_fisco (str | Unset): Informações de interesse do fisco. Formato: de 1 a 2000 caracteres.
            informacoes_adicionais (str | Unset): Informações complementares. Formato: de 1 a 5000 caracteres.
            informacoes_adicionais_marketplace (str | Unset): Informações do marketplace. Formato: de 1 a 5000 caracteres.
            informacoes_adicionais_ect (str | Unset): Informações dos Correios. Formato: de 1 a 5000 caracteres.
            observacao1 (str | Unset): Declaração sobre contribuinte do ICMS; padrão: o texto oficial. Formato: de 1 a 2000
                caracteres.
            observacao2 (str | Unset): Declaração sobre crime tributário; padrão: o texto oficial. Formato: de 1 a 5000
                caracteres.
            solicitacao (str | Unset): Solicitação do pedido de emissão; padrão: um texto da plataforma. Formato: até 2000
                caracteres.
            autorizados_download_xml (list[EmissaoDceAutorizadosDownloadXml] | Unset): Quem pode baixar o XML
            itens (list[EmissaoDceItens] | Unset): Bens, de 1 a 999
            observacoes_emitente (list[EmissaoDceObservacoesEmitente] | Unset): Campos livres do emitente
            observacoes_fisco (list[EmissaoDceObservacoesFisco] | Unset): Campos livres do fisco
            observacoes_marketplace (list[EmissaoDceObservacoesMarketplace] | Unset): Campos livres do marketplace
            observacoes_ect (list[EmissaoDceObservacoesEct] | Unset): Campos livres dos Correios
     """

    mod: EmissaoDceMod
    codigo_unico: str | Unset = UNSET
    serie: str | Unset = UNSET
    numero: str | Unset = UNSET
    data_emissao: str | Unset = UNSET
    forma_emissao: EmissaoDceFormaEmissao | Unset = UNSET
    tipo_emitente: EmissaoDceTipoEmitente | Unset = UNSET
    numero_site_autorizador: str | Unset = UNSET
    versao_aplicativo: str | Unset = UNSET
    cnpj_remetente: str | Unset = UNSET
    cpf_remetente: str | Unset = UNSET
    outra_identificacao_remetente: str | Unset = UNSET
    nome_remetente: str | Unset = UNSET
    logradouro_remetente: str | Unset = UNSET
    numero_remetente: str | Unset = UNSET
    complemento_remetente: str | Unset = UNSET
    bairro_remetente: str | Unset = UNSET
    codigo_municipio_remetente: str | Unset = UNSET
    municipio_remetente: str | Unset = UNSET
    uf_remetente: UfOuExterior | Unset = UNSET
    cep_remetente: str | Unset = UNSET
    codigo_pais_remetente: EmissaoDceCodigoPaisRemetente | Unset = UNSET
    nome_pais_remetente: EmissaoDceNomePaisRemetente | Unset = UNSET
    telefone_remetente: str | Unset = UNSET
    cnpj_emitente: str | Unset = UNSET
    nome_emitente: str | Unset = UNSET
    uf_emitente: UfOuExterior | Unset = UNSET
    site_emitente: str | Unset = UNSET
    cnpj_destinatario: str | Unset = UNSET
    cpf_destinatario: str | Unset = UNSET
    outra_identificacao_destinatario: str | Unset = UNSET
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
    nome_pais_destinatario: str | Unset = UNSET
    telefone_destinatario: str | Unset = UNSET
    email_destinatario: str | Unset = UNSET
    valor_total: str | Unset = UNSET
    modalidade_transporte: EmissaoDceModalidadeTransporte | Unset = UNSET
    cnpj_transporte: str | Unset = UNSET
    informacoes_adicionais_fisco: str | Unset = UNSET
    informacoes_adicionais: str | Unset = UNSET
    informacoes_adicionais_marketplace: str | Unset = UNSET
    informacoes_adicionais_ect: str | Unset = UNSET
    observacao1: str | Unset = UNSET
    observacao2: str | Unset = UNSET
    solicitacao: str | Unset = UNSET
    autorizados_download_xml: list[EmissaoDceAutorizadosDownloadXml] | Unset = UNSET
    itens: list[EmissaoDceItens] | Unset = UNSET
    observacoes_emitente: list[EmissaoDceObservacoesEmitente] | Unset = UNSET
    observacoes_fisco: list[EmissaoDceObservacoesFisco] | Unset = UNSET
    observacoes_marketplace: list[EmissaoDceObservacoesMarketplace] | Unset = UNSET
    observacoes_ect: list[EmissaoDceObservacoesEct] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_dce_autorizados_download_xml import EmissaoDceAutorizadosDownloadXml # noqa: PLC0415
        from ..models.emissao_dce_itens import EmissaoDceItens # noqa: PLC0415
        from ..models.emissao_dce_observacoes_ect import EmissaoDceObservacoesEct # noqa: PLC0415
        from ..models.emissao_dce_observacoes_emitente import EmissaoDceObservacoesEmitente # noqa: PLC0415
        from ..models.emissao_dce_observacoes_fisco import EmissaoDceObservacoesFisco # noqa: PLC0415
        from ..models.emissao_dce_observacoes_marketplace import EmissaoDceObservacoesMarketplace # noqa: PLC0415
        mod = self.mod.value

        codigo_unico = self.codigo_unico

        serie = self.serie

        numero = self.numero

        data_emissao = self.data_emissao

        forma_emissao: str | Unset = UNSET
        if not isinstance(self.forma_emissao, Unset):
            forma_emissao = self.forma_emissao.value


        tipo_emitente: str | Unset = UNSET
        if not isinstance(self.tipo_emitente, Unset):
            tipo_emitente = self.tipo_emitente.value


        numero_site_autorizador = self.numero_site_autorizador

        versao_aplicativo = self.versao_aplicativo

        cnpj_remetente = self.cnpj_remetente

        cpf_remetente = self.cpf_remetente

        outra_identificacao_remetente = self.outra_identificacao_remetente

        nome_remetente = self.nome_remetente

        logradouro_remetente = self.logradouro_remetente

        numero_remetente = self.numero_remetente

        complemento_remetente = self.complemento_remetente

        bairro_remetente = self.bairro_remetente

        codigo_municipio_remetente = self.codigo_municipio_remetente

        municipio_remetente = self.municipio_remetente

        uf_remetente: str | Unset = UNSET
        if not isinstance(self.uf_remetente, Unset):
            uf_remetente = self.uf_remetente.value


        cep_remetente = self.cep_remetente

        codigo_pais_remetente: str | Unset = UNSET
        if not isinstance(self.codigo_pais_remetente, Unset):
            codigo_pais_remetente = self.codigo_pais_remetente.value


        nome_pais_remetente: str | Unset = UNSET
        if not isinstance(self.nome_pais_remetente, Unset):
            nome_pais_remetente = self.nome_pais_remetente.value


        telefone_remetente = self.telefone_remetente

        cnpj_emitente = self.cnpj_emitente

        nome_emitente = self.nome_emitente

        uf_emitente: str | Unset = UNSET
        if not isinstance(self.uf_emitente, Unset):
            uf_emitente = self.uf_emitente.value


        site_emitente = self.site_emitente

        cnpj_destinatario = self.cnpj_destinatario

        cpf_destinatario = self.cpf_destinatario

        outra_identificacao_destinatario = self.outra_identificacao_destinatario

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

        nome_pais_destinatario = self.nome_pais_destinatario

        telefone_destinatario = self.telefone_destinatario

        email_destinatario = self.email_destinatario

        valor_total = self.valor_total

        modalidade_transporte: str | Unset = UNSET
        if not isinstance(self.modalidade_transporte, Unset):
            modalidade_transporte = self.modalidade_transporte.value


        cnpj_transporte = self.cnpj_transporte

        informacoes_adicionais_fisco = self.informacoes_adicionais_fisco

        informacoes_adicionais = self.informacoes_adicionais

        informacoes_adicionais_marketplace = self.informacoes_adicionais_marketplace

        informacoes_adicionais_ect = self.informacoes_adicionais_ect

        observacao1 = self.observacao1

        observacao2 = self.observacao2

        solicitacao = self.solicitacao

        autorizados_download_xml: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.autorizados_download_xml, Unset):
            autorizados_download_xml = []
            for autorizados_download_xml_item_data in self.autorizados_download_xml:
                autorizados_download_xml_item = autorizados_download_xml_item_data.to_dict()
                autorizados_download_xml.append(autorizados_download_xml_item)



        itens: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.itens, Unset):
            itens = []
            for itens_item_data in self.itens:
                itens_item = itens_item_data.to_dict()
                itens.append(itens_item)



        observacoes_emitente: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.observacoes_emitente, Unset):
            observacoes_emitente = []
            for observacoes_emitente_item_data in self.observacoes_emitente:
                observacoes_emitente_item = observacoes_emitente_item_data.to_dict()
                observacoes_emitente.append(observacoes_emitente_item)



        observacoes_fisco: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.observacoes_fisco, Unset):
            observacoes_fisco = []
            for observacoes_fisco_item_data in self.observacoes_fisco:
                observacoes_fisco_item = observacoes_fisco_item_data.to_dict()
                observacoes_fisco.append(observacoes_fisco_item)



        observacoes_marketplace: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.observacoes_marketplace, Unset):
            observacoes_marketplace = []
            for observacoes_marketplace_item_data in self.observacoes_marketplace:
                observacoes_marketplace_item = observacoes_marketplace_item_data.to_dict()
                observacoes_marketplace.append(observacoes_marketplace_item)



        observacoes_ect: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.observacoes_ect, Unset):
            observacoes_ect = []
            for observacoes_ect_item_data in self.observacoes_ect:
                observacoes_ect_item = observacoes_ect_item_data.to_dict()
                observacoes_ect.append(observacoes_ect_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
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
        if forma_emissao is not UNSET:
            field_dict["forma_emissao"] = forma_emissao
        if tipo_emitente is not UNSET:
            field_dict["tipo_emitente"] = tipo_emitente
        if numero_site_autorizador is not UNSET:
            field_dict["numero_site_autorizador"] = numero_site_autorizador
        if versao_aplicativo is not UNSET:
            field_dict["versao_aplicativo"] = versao_aplicativo
        if cnpj_remetente is not UNSET:
            field_dict["cnpj_remetente"] = cnpj_remetente
        if cpf_remetente is not UNSET:
            field_dict["cpf_remetente"] = cpf_remetente
        if outra_identificacao_remetente is not UNSET:
            field_dict["outra_identificacao_remetente"] = outra_identificacao_remetente
        if nome_remetente is not UNSET:
            field_dict["nome_remetente"] = nome_remetente
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
        if uf_remetente is not UNSET:
            field_dict["uf_remetente"] = uf_remetente
        if cep_remetente is not UNSET:
            field_dict["cep_remetente"] = cep_remetente
        if codigo_pais_remetente is not UNSET:
            field_dict["codigo_pais_remetente"] = codigo_pais_remetente
        if nome_pais_remetente is not UNSET:
            field_dict["nome_pais_remetente"] = nome_pais_remetente
        if telefone_remetente is not UNSET:
            field_dict["telefone_remetente"] = telefone_remetente
        if cnpj_emitente is not UNSET:
            field_dict["cnpj_emitente"] = cnpj_emitente
        if nome_emitente is not UNSET:
            field_dict["nome_emitente"] = nome_emitente
        if uf_emitente is not UNSET:
            field_dict["uf_emitente"] = uf_emitente
        if site_emitente is not UNSET:
            field_dict["site_emitente"] = site_emitente
        if cnpj_destinatario is not UNSET:
            field_dict["cnpj_destinatario"] = cnpj_destinatario
        if cpf_destinatario is not UNSET:
            field_dict["cpf_destinatario"] = cpf_destinatario
        if outra_identificacao_destinatario is not UNSET:
            field_dict["outra_identificacao_destinatario"] = outra_identificacao_destinatario
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
        if nome_pais_destinatario is not UNSET:
            field_dict["nome_pais_destinatario"] = nome_pais_destinatario
        if telefone_destinatario is not UNSET:
            field_dict["telefone_destinatario"] = telefone_destinatario
        if email_destinatario is not UNSET:
            field_dict["email_destinatario"] = email_destinatario
        if valor_total is not UNSET:
            field_dict["valor_total"] = valor_total
        if modalidade_transporte is not UNSET:
            field_dict["modalidade_transporte"] = modalidade_transporte
        if cnpj_transporte is not UNSET:
            field_dict["cnpj_transporte"] = cnpj_transporte
        if informacoes_adicionais_fisco is not UNSET:
            field_dict["informacoes_adicionais_fisco"] = informacoes_adicionais_fisco
        if informacoes_adicionais is not UNSET:
            field_dict["informacoes_adicionais"] = informacoes_adicionais
        if informacoes_adicionais_marketplace is not UNSET:
            field_dict["informacoes_adicionais_marketplace"] = informacoes_adicionais_marketplace
        if informacoes_adicionais_ect is not UNSET:
            field_dict["informacoes_adicionais_ect"] = informacoes_adicionais_ect
        if observacao1 is not UNSET:
            field_dict["observacao1"] = observacao1
        if observacao2 is not UNSET:
            field_dict["observacao2"] = observacao2
        if solicitacao is not UNSET:
            field_dict["solicitacao"] = solicitacao
        if autorizados_download_xml is not UNSET:
            field_dict["autorizados_download_xml"] = autorizados_download_xml
        if itens is not UNSET:
            field_dict["itens"] = itens
        if observacoes_emitente is not UNSET:
            field_dict["observacoes_emitente"] = observacoes_emitente
        if observacoes_fisco is not UNSET:
            field_dict["observacoes_fisco"] = observacoes_fisco
        if observacoes_marketplace is not UNSET:
            field_dict["observacoes_marketplace"] = observacoes_marketplace
        if observacoes_ect is not UNSET:
            field_dict["observacoes_ect"] = observacoes_ect

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_dce_autorizados_download_xml import EmissaoDceAutorizadosDownloadXml # noqa: PLC0415
        from ..models.emissao_dce_itens import EmissaoDceItens # noqa: PLC0415
        from ..models.emissao_dce_observacoes_ect import EmissaoDceObservacoesEct # noqa: PLC0415
        from ..models.emissao_dce_observacoes_emitente import EmissaoDceObservacoesEmitente # noqa: PLC0415
        from ..models.emissao_dce_observacoes_fisco import EmissaoDceObservacoesFisco # noqa: PLC0415
        from ..models.emissao_dce_observacoes_marketplace import EmissaoDceObservacoesMarketplace # noqa: PLC0415
        d = dict(src_dict)
        mod = EmissaoDceMod(d.pop("mod"))




        codigo_unico = d.pop("codigo_unico", UNSET)

        serie = d.pop("serie", UNSET)

        numero = d.pop("numero", UNSET)

        data_emissao = d.pop("data_emissao", UNSET)

        _forma_emissao = d.pop("forma_emissao", UNSET)
        forma_emissao: EmissaoDceFormaEmissao | Unset
        if isinstance(_forma_emissao,  Unset):
            forma_emissao = UNSET
        else:
            forma_emissao = EmissaoDceFormaEmissao(_forma_emissao)




        _tipo_emitente = d.pop("tipo_emitente", UNSET)
        tipo_emitente: EmissaoDceTipoEmitente | Unset
        if isinstance(_tipo_emitente,  Unset):
            tipo_emitente = UNSET
        else:
            tipo_emitente = EmissaoDceTipoEmitente(_tipo_emitente)




        numero_site_autorizador = d.pop("numero_site_autorizador", UNSET)

        versao_aplicativo = d.pop("versao_aplicativo", UNSET)

        cnpj_remetente = d.pop("cnpj_remetente", UNSET)

        cpf_remetente = d.pop("cpf_remetente", UNSET)

        outra_identificacao_remetente = d.pop("outra_identificacao_remetente", UNSET)

        nome_remetente = d.pop("nome_remetente", UNSET)

        logradouro_remetente = d.pop("logradouro_remetente", UNSET)

        numero_remetente = d.pop("numero_remetente", UNSET)

        complemento_remetente = d.pop("complemento_remetente", UNSET)

        bairro_remetente = d.pop("bairro_remetente", UNSET)

        codigo_municipio_remetente = d.pop("codigo_municipio_remetente", UNSET)

        municipio_remetente = d.pop("municipio_remetente", UNSET)

        _uf_remetente = d.pop("uf_remetente", UNSET)
        uf_remetente: UfOuExterior | Unset
        if isinstance(_uf_remetente,  Unset):
            uf_remetente = UNSET
        else:
            uf_remetente = UfOuExterior(_uf_remetente)




        cep_remetente = d.pop("cep_remetente", UNSET)

        _codigo_pais_remetente = d.pop("codigo_pais_remetente", UNSET)
        codigo_pais_remetente: EmissaoDceCodigoPaisRemetente | Unset
        if isinstance(_codigo_pais_remetente,  Unset):
            codigo_pais_remetente = UNSET
        else:
            codigo_pais_remetente = EmissaoDceCodigoPaisRemetente(_codigo_pais_remetente)




        _nome_pais_remetente = d.pop("nome_pais_remetente", UNSET)
        nome_pais_remetente: EmissaoDceNomePaisRemetente | Unset
        if isinstance(_nome_pais_remetente,  Unset):
            nome_pais_remetente = UNSET
        else:
            nome_pais_remetente = EmissaoDceNomePaisRemetente(_nome_pais_remetente)




        telefone_remetente = d.pop("telefone_remetente", UNSET)

        cnpj_emitente = d.pop("cnpj_emitente", UNSET)

        nome_emitente = d.pop("nome_emitente", UNSET)

        _uf_emitente = d.pop("uf_emitente", UNSET)
        uf_emitente: UfOuExterior | Unset
        if isinstance(_uf_emitente,  Unset):
            uf_emitente = UNSET
        else:
            uf_emitente = UfOuExterior(_uf_emitente)




        site_emitente = d.pop("site_emitente", UNSET)

        cnpj_destinatario = d.pop("cnpj_destinatario", UNSET)

        cpf_destinatario = d.pop("cpf_destinatario", UNSET)

        outra_identificacao_destinatario = d.pop("outra_identificacao_destinatario", UNSET)

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

        nome_pais_destinatario = d.pop("nome_pais_destinatario", UNSET)

        telefone_destinatario = d.pop("telefone_destinatario", UNSET)

        email_destinatario = d.pop("email_destinatario", UNSET)

        valor_total = d.pop("valor_total", UNSET)

        _modalidade_transporte = d.pop("modalidade_transporte", UNSET)
        modalidade_transporte: EmissaoDceModalidadeTransporte | Unset
        if isinstance(_modalidade_transporte,  Unset):
            modalidade_transporte = UNSET
        else:
            modalidade_transporte = EmissaoDceModalidadeTransporte(_modalidade_transporte)




        cnpj_transporte = d.pop("cnpj_transporte", UNSET)

        informacoes_adicionais_fisco = d.pop("informacoes_adicionais_fisco", UNSET)

        informacoes_adicionais = d.pop("informacoes_adicionais", UNSET)

        informacoes_adicionais_marketplace = d.pop("informacoes_adicionais_marketplace", UNSET)

        informacoes_adicionais_ect = d.pop("informacoes_adicionais_ect", UNSET)

        observacao1 = d.pop("observacao1", UNSET)

        observacao2 = d.pop("observacao2", UNSET)

        solicitacao = d.pop("solicitacao", UNSET)

        _autorizados_download_xml = d.pop("autorizados_download_xml", UNSET)
        autorizados_download_xml: list[EmissaoDceAutorizadosDownloadXml] | Unset = UNSET
        if _autorizados_download_xml is not UNSET:
            autorizados_download_xml = []
            for autorizados_download_xml_item_data in _autorizados_download_xml:
                autorizados_download_xml_item = EmissaoDceAutorizadosDownloadXml.from_dict(autorizados_download_xml_item_data)



                autorizados_download_xml.append(autorizados_download_xml_item)


        _itens = d.pop("itens", UNSET)
        itens: list[EmissaoDceItens] | Unset = UNSET
        if _itens is not UNSET:
            itens = []
            for itens_item_data in _itens:
                itens_item = EmissaoDceItens.from_dict(itens_item_data)



                itens.append(itens_item)


        _observacoes_emitente = d.pop("observacoes_emitente", UNSET)
        observacoes_emitente: list[EmissaoDceObservacoesEmitente] | Unset = UNSET
        if _observacoes_emitente is not UNSET:
            observacoes_emitente = []
            for observacoes_emitente_item_data in _observacoes_emitente:
                observacoes_emitente_item = EmissaoDceObservacoesEmitente.from_dict(observacoes_emitente_item_data)



                observacoes_emitente.append(observacoes_emitente_item)


        _observacoes_fisco = d.pop("observacoes_fisco", UNSET)
        observacoes_fisco: list[EmissaoDceObservacoesFisco] | Unset = UNSET
        if _observacoes_fisco is not UNSET:
            observacoes_fisco = []
            for observacoes_fisco_item_data in _observacoes_fisco:
                observacoes_fisco_item = EmissaoDceObservacoesFisco.from_dict(observacoes_fisco_item_data)



                observacoes_fisco.append(observacoes_fisco_item)


        _observacoes_marketplace = d.pop("observacoes_marketplace", UNSET)
        observacoes_marketplace: list[EmissaoDceObservacoesMarketplace] | Unset = UNSET
        if _observacoes_marketplace is not UNSET:
            observacoes_marketplace = []
            for observacoes_marketplace_item_data in _observacoes_marketplace:
                observacoes_marketplace_item = EmissaoDceObservacoesMarketplace.from_dict(observacoes_marketplace_item_data)



                observacoes_marketplace.append(observacoes_marketplace_item)


        _observacoes_ect = d.pop("observacoes_ect", UNSET)
        observacoes_ect: list[EmissaoDceObservacoesEct] | Unset = UNSET
        if _observacoes_ect is not UNSET:
            observacoes_ect = []
            for observacoes_ect_item_data in _observacoes_ect:
                observacoes_ect_item = EmissaoDceObservacoesEct.from_dict(observacoes_ect_item_data)



                observacoes_ect.append(observacoes_ect_item)


        emissao_dce = cls(
            mod=mod,
            codigo_unico=codigo_unico,
            serie=serie,
            numero=numero,
            data_emissao=data_emissao,
            forma_emissao=forma_emissao,
            tipo_emitente=tipo_emitente,
            numero_site_autorizador=numero_site_autorizador,
            versao_aplicativo=versao_aplicativo,
            cnpj_remetente=cnpj_remetente,
            cpf_remetente=cpf_remetente,
            outra_identificacao_remetente=outra_identificacao_remetente,
            nome_remetente=nome_remetente,
            logradouro_remetente=logradouro_remetente,
            numero_remetente=numero_remetente,
            complemento_remetente=complemento_remetente,
            bairro_remetente=bairro_remetente,
            codigo_municipio_remetente=codigo_municipio_remetente,
            municipio_remetente=municipio_remetente,
            uf_remetente=uf_remetente,
            cep_remetente=cep_remetente,
            codigo_pais_remetente=codigo_pais_remetente,
            nome_pais_remetente=nome_pais_remetente,
            telefone_remetente=telefone_remetente,
            cnpj_emitente=cnpj_emitente,
            nome_emitente=nome_emitente,
            uf_emitente=uf_emitente,
            site_emitente=site_emitente,
            cnpj_destinatario=cnpj_destinatario,
            cpf_destinatario=cpf_destinatario,
            outra_identificacao_destinatario=outra_identificacao_destinatario,
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
            nome_pais_destinatario=nome_pais_destinatario,
            telefone_destinatario=telefone_destinatario,
            email_destinatario=email_destinatario,
            valor_total=valor_total,
            modalidade_transporte=modalidade_transporte,
            cnpj_transporte=cnpj_transporte,
            informacoes_adicionais_fisco=informacoes_adicionais_fisco,
            informacoes_adicionais=informacoes_adicionais,
            informacoes_adicionais_marketplace=informacoes_adicionais_marketplace,
            informacoes_adicionais_ect=informacoes_adicionais_ect,
            observacao1=observacao1,
            observacao2=observacao2,
            solicitacao=solicitacao,
            autorizados_download_xml=autorizados_download_xml,
            itens=itens,
            observacoes_emitente=observacoes_emitente,
            observacoes_fisco=observacoes_fisco,
            observacoes_marketplace=observacoes_marketplace,
            observacoes_ect=observacoes_ect,
        )

        return emissao_dce

