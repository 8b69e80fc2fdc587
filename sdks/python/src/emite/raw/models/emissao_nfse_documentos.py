from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_nfse_documentos_motivo_ausencia_nif_fornecedor import EmissaoNfseDocumentosMotivoAusenciaNifFornecedor
from ..models.emissao_nfse_documentos_tipo_deducao import EmissaoNfseDocumentosTipoDeducao
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfseDocumentos")



@_attrs_define
class EmissaoNfseDocumentos:
    """ 
        Attributes:
            chave_nfse (str | Unset): Chave de NFS-e nacional. Formato: chave de acesso de NFS-e, de 50 posições.
            chave_nfe (str | Unset): Chave de NF-e. Formato: chave de acesso de 44 posições.
            codigo_municipio_emissor (str | Unset): Município emissor (IBGE, 7 dígitos). Formato: código IBGE de 7 dígitos.
            numero_nfse (str | Unset): Número da nota municipal. Formato: 15 dígitos.
            codigo_verificacao (str | Unset): Código de verificação. Formato: de 1 a 9 letras ou dígitos.
            numero_nota (str | Unset): Número da nota. Formato: 7 dígitos.
            modelo_nota (str | Unset): Modelo da nota. Formato: 15 dígitos.
            serie_nota (str | Unset): Série da nota. Formato: de 1 a 15 letras ou dígitos.
            numero_documento_fiscal (str | Unset): Número de outro documento fiscal. Formato: de 1 a 255 caracteres.
            numero_documento (str | Unset): Número de documento não fiscal. Formato: de 1 a 255 caracteres.
            tipo_deducao (EmissaoNfseDocumentosTipoDeducao | Unset):
            descricao_deducao (str | Unset): Descrição da dedução, no tipo 99. Formato: de 1 a 150 caracteres.
            data_emissao (str | Unset): Emissão do documento. Formato: data AAAA-MM-DD.
            valor_dedutivel (str | Unset): Valor dedutível do documento. Formato: até 15 inteiros e 2 decimais.
            valor_deducao (str | Unset): Valor deduzido nesta nota. Formato: até 15 inteiros e 2 decimais.
            cnpj_fornecedor (str | Unset): CNPJ; um entre CNPJ, CPF, NIF e motivo da falta de NIF. Formato: CNPJ de 14
                posições.
            cpf_fornecedor (str | Unset): CPF. Formato: CPF de 11 dígitos.
            nif_fornecedor (str | Unset): Número de identificação fiscal no exterior. Formato: de 1 a 40 caracteres.
            motivo_ausencia_nif_fornecedor (EmissaoNfseDocumentosMotivoAusenciaNifFornecedor | Unset):
            numero_caepf_fornecedor (str | Unset): Cadastro de Atividade Econômica da Pessoa Física. Formato: CAEPF de 14
                dígitos.
            inscricao_municipal_fornecedor (str | Unset): Inscrição municipal. Formato: de 1 a 15 caracteres.
            razao_social_fornecedor (str | Unset): Nome ou razão social. Formato: de 1 a 300 caracteres.
            codigo_municipio_fornecedor (str | Unset): Município (IBGE, 7 dígitos). Formato: código IBGE de 7 dígitos.
            cep_fornecedor (str | Unset): CEP. Formato: 8 dígitos.
            codigo_pais_ext_fornecedor (str | Unset): País (ISO, 2 letras). Formato: país em 2 letras (ISO 3166).
            cep_ext_fornecedor (str | Unset): Código postal no exterior. Formato: de 1 a 11 caracteres.
            nome_cidade_ext_fornecedor (str | Unset): Cidade no exterior. Formato: de 1 a 60 caracteres.
            regiao_ext_fornecedor (str | Unset): Estado, província ou região no exterior. Formato: de 1 a 60 caracteres.
            logradouro_fornecedor (str | Unset): Logradouro. Formato: de 1 a 255 caracteres.
            numero_fornecedor (str | Unset): Número do endereço. Formato: de 1 a 60 caracteres.
            complemento_fornecedor (str | Unset): Complemento. Formato: de 1 a 156 caracteres.
            bairro_fornecedor (str | Unset): Bairro. Formato: de 1 a 60 caracteres.
            telefone_fornecedor (str | Unset): Telefone, de 6 a 20 dígitos. Formato: de 6 a 20 dígitos.
            email_fornecedor (str | Unset): E-mail. Formato: de 1 a 80 caracteres.
     """

    chave_nfse: str | Unset = UNSET
    chave_nfe: str | Unset = UNSET
    codigo_municipio_emissor: str | Unset = UNSET
    numero_nfse: str | Unset = UNSET
    codigo_verificacao: str | Unset = UNSET
    numero_nota: str | Unset = UNSET
    modelo_nota: str | Unset = UNSET
    serie_nota: str | Unset = UNSET
    numero_documento_fiscal: str | Unset = UNSET
    numero_documento: str | Unset = UNSET
    tipo_deducao: EmissaoNfseDocumentosTipoDeducao | Unset = UNSET
    descricao_deducao: str | Unset = UNSET
    data_emissao: str | Unset = UNSET
    valor_dedutivel: str | Unset = UNSET
    valor_deducao: str | Unset = UNSET
    cnpj_fornecedor: str | Unset = UNSET
    cpf_fornecedor: str | Unset = UNSET
    nif_fornecedor: str | Unset = UNSET
    motivo_ausencia_nif_fornecedor: EmissaoNfseDocumentosMotivoAusenciaNifFornecedor | Unset = UNSET
    numero_caepf_fornecedor: str | Unset = UNSET
    inscricao_municipal_fornecedor: str | Unset = UNSET
    razao_social_fornecedor: str | Unset = UNSET
    codigo_municipio_fornecedor: str | Unset = UNSET
    cep_fornecedor: str | Unset = UNSET
    codigo_pais_ext_fornecedor: str | Unset = UNSET
    cep_ext_fornecedor: str | Unset = UNSET
    nome_cidade_ext_fornecedor: str | Unset = UNSET
    regiao_ext_fornecedor: str | Unset = UNSET
    logradouro_fornecedor: str | Unset = UNSET
    numero_fornecedor: str | Unset = UNSET
    complemento_fornecedor: str | Unset = UNSET
    bairro_fornecedor: str | Unset = UNSET
    telefone_fornecedor: str | Unset = UNSET
    email_fornecedor: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        chave_nfse = self.chave_nfse

        chave_nfe = self.chave_nfe

        codigo_municipio_emissor = self.codigo_municipio_emissor

        numero_nfse = self.numero_nfse

        codigo_verificacao = self.codigo_verificacao

        numero_nota = self.numero_nota

        modelo_nota = self.modelo_nota

        serie_nota = self.serie_nota

        numero_documento_fiscal = self.numero_documento_fiscal

        numero_documento = self.numero_documento

        tipo_deducao: str | Unset = UNSET
        if not isinstance(self.tipo_deducao, Unset):
            tipo_deducao = self.tipo_deducao.value


        descricao_deducao = self.descricao_deducao

        data_emissao = self.data_emissao

        valor_dedutivel = self.valor_dedutivel

        valor_deducao = self.valor_deducao

        cnpj_fornecedor = self.cnpj_fornecedor

        cpf_fornecedor = self.cpf_fornecedor

        nif_fornecedor = self.nif_fornecedor

        motivo_ausencia_nif_fornecedor: str | Unset = UNSET
        if not isinstance(self.motivo_ausencia_nif_fornecedor, Unset):
            motivo_ausencia_nif_fornecedor = self.motivo_ausencia_nif_fornecedor.value


        numero_caepf_fornecedor = self.numero_caepf_fornecedor

        inscricao_municipal_fornecedor = self.inscricao_municipal_fornecedor

        razao_social_fornecedor = self.razao_social_fornecedor

        codigo_municipio_fornecedor = self.codigo_municipio_fornecedor

        cep_fornecedor = self.cep_fornecedor

        codigo_pais_ext_fornecedor = self.codigo_pais_ext_fornecedor

        cep_ext_fornecedor = self.cep_ext_fornecedor

        nome_cidade_ext_fornecedor = self.nome_cidade_ext_fornecedor

        regiao_ext_fornecedor = self.regiao_ext_fornecedor

        logradouro_fornecedor = self.logradouro_fornecedor

        numero_fornecedor = self.numero_fornecedor

        complemento_fornecedor = self.complemento_fornecedor

        bairro_fornecedor = self.bairro_fornecedor

        telefone_fornecedor = self.telefone_fornecedor

        email_fornecedor = self.email_fornecedor


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if chave_nfse is not UNSET:
            field_dict["chave_nfse"] = chave_nfse
        if chave_nfe is not UNSET:
            field_dict["chave_nfe"] = chave_nfe
        if codigo_municipio_emissor is not UNSET:
            field_dict["codigo_municipio_emissor"] = codigo_municipio_emissor
        if numero_nfse is not UNSET:
            field_dict["numero_nfse"] = numero_nfse
        if codigo_verificacao is not UNSET:
            field_dict["codigo_verificacao"] = codigo_verificacao
        if numero_nota is not UNSET:
            field_dict["numero_nota"] = numero_nota
        if modelo_nota is not UNSET:
            field_dict["modelo_nota"] = modelo_nota
        if serie_nota is not UNSET:
            field_dict["serie_nota"] = serie_nota
        if numero_documento_fiscal is not UNSET:
            field_dict["numero_documento_fiscal"] = numero_documento_fiscal
        if numero_documento is not UNSET:
            field_dict["numero_documento"] = numero_documento
        if tipo_deducao is not UNSET:
            field_dict["tipo_deducao"] = tipo_deducao
        if descricao_deducao is not UNSET:
            field_dict["descricao_deducao"] = descricao_deducao
        if data_emissao is not UNSET:
            field_dict["data_emissao"] = data_emissao
        if valor_dedutivel is not UNSET:
            field_dict["valor_dedutivel"] = valor_dedutivel
        if valor_deducao is not UNSET:
            field_dict["valor_deducao"] = valor_deducao
        if cnpj_fornecedor is not UNSET:
            field_dict["cnpj_fornecedor"] = cnpj_fornecedor
        if cpf_fornecedor is not UNSET:
            field_dict["cpf_fornecedor"] = cpf_fornecedor
        if nif_fornecedor is not UNSET:
            field_dict["nif_fornecedor"] = nif_fornecedor
        if motivo_ausencia_nif_fornecedor is not UNSET:
            field_dict["motivo_ausencia_nif_fornecedor"] = motivo_ausencia_nif_fornecedor
        if numero_caepf_fornecedor is not UNSET:
            field_dict["numero_caepf_fornecedor"] = numero_caepf_fornecedor
        if inscricao_municipal_fornecedor is not UNSET:
            field_dict["inscricao_municipal_fornecedor"] = inscricao_municipal_fornecedor
        if razao_social_fornecedor is not UNSET:
            field_dict["razao_social_fornecedor"] = razao_social_fornecedor
        if codigo_municipio_fornecedor is not UNSET:
            field_dict["codigo_municipio_fornecedor"] = codigo_municipio_fornecedor
        if cep_fornecedor is not UNSET:
            field_dict["cep_fornecedor"] = cep_fornecedor
        if codigo_pais_ext_fornecedor is not UNSET:
            field_dict["codigo_pais_ext_fornecedor"] = codigo_pais_ext_fornecedor
        if cep_ext_fornecedor is not UNSET:
            field_dict["cep_ext_fornecedor"] = cep_ext_fornecedor
        if nome_cidade_ext_fornecedor is not UNSET:
            field_dict["nome_cidade_ext_fornecedor"] = nome_cidade_ext_fornecedor
        if regiao_ext_fornecedor is not UNSET:
            field_dict["regiao_ext_fornecedor"] = regiao_ext_fornecedor
        if logradouro_fornecedor is not UNSET:
            field_dict["logradouro_fornecedor"] = logradouro_fornecedor
        if numero_fornecedor is not UNSET:
            field_dict["numero_fornecedor"] = numero_fornecedor
        if complemento_fornecedor is not UNSET:
            field_dict["complemento_fornecedor"] = complemento_fornecedor
        if bairro_fornecedor is not UNSET:
            field_dict["bairro_fornecedor"] = bairro_fornecedor
        if telefone_fornecedor is not UNSET:
            field_dict["telefone_fornecedor"] = telefone_fornecedor
        if email_fornecedor is not UNSET:
            field_dict["email_fornecedor"] = email_fornecedor

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        chave_nfse = d.pop("chave_nfse", UNSET)

        chave_nfe = d.pop("chave_nfe", UNSET)

        codigo_municipio_emissor = d.pop("codigo_municipio_emissor", UNSET)

        numero_nfse = d.pop("numero_nfse", UNSET)

        codigo_verificacao = d.pop("codigo_verificacao", UNSET)

        numero_nota = d.pop("numero_nota", UNSET)

        modelo_nota = d.pop("modelo_nota", UNSET)

        serie_nota = d.pop("serie_nota", UNSET)

        numero_documento_fiscal = d.pop("numero_documento_fiscal", UNSET)

        numero_documento = d.pop("numero_documento", UNSET)

        _tipo_deducao = d.pop("tipo_deducao", UNSET)
        tipo_deducao: EmissaoNfseDocumentosTipoDeducao | Unset
        if isinstance(_tipo_deducao,  Unset):
            tipo_deducao = UNSET
        else:
            tipo_deducao = EmissaoNfseDocumentosTipoDeducao(_tipo_deducao)




        descricao_deducao = d.pop("descricao_deducao", UNSET)

        data_emissao = d.pop("data_emissao", UNSET)

        valor_dedutivel = d.pop("valor_dedutivel", UNSET)

        valor_deducao = d.pop("valor_deducao", UNSET)

        cnpj_fornecedor = d.pop("cnpj_fornecedor", UNSET)

        cpf_fornecedor = d.pop("cpf_fornecedor", UNSET)

        nif_fornecedor = d.pop("nif_fornecedor", UNSET)

        _motivo_ausencia_nif_fornecedor = d.pop("motivo_ausencia_nif_fornecedor", UNSET)
        motivo_ausencia_nif_fornecedor: EmissaoNfseDocumentosMotivoAusenciaNifFornecedor | Unset
        if isinstance(_motivo_ausencia_nif_fornecedor,  Unset):
            motivo_ausencia_nif_fornecedor = UNSET
        else:
            motivo_ausencia_nif_fornecedor = EmissaoNfseDocumentosMotivoAusenciaNifFornecedor(_motivo_ausencia_nif_fornecedor)




        numero_caepf_fornecedor = d.pop("numero_caepf_fornecedor", UNSET)

        inscricao_municipal_fornecedor = d.pop("inscricao_municipal_fornecedor", UNSET)

        razao_social_fornecedor = d.pop("razao_social_fornecedor", UNSET)

        codigo_municipio_fornecedor = d.pop("codigo_municipio_fornecedor", UNSET)

        cep_fornecedor = d.pop("cep_fornecedor", UNSET)

        codigo_pais_ext_fornecedor = d.pop("codigo_pais_ext_fornecedor", UNSET)

        cep_ext_fornecedor = d.pop("cep_ext_fornecedor", UNSET)

        nome_cidade_ext_fornecedor = d.pop("nome_cidade_ext_fornecedor", UNSET)

        regiao_ext_fornecedor = d.pop("regiao_ext_fornecedor", UNSET)

        logradouro_fornecedor = d.pop("logradouro_fornecedor", UNSET)

        numero_fornecedor = d.pop("numero_fornecedor", UNSET)

        complemento_fornecedor = d.pop("complemento_fornecedor", UNSET)

        bairro_fornecedor = d.pop("bairro_fornecedor", UNSET)

        telefone_fornecedor = d.pop("telefone_fornecedor", UNSET)

        email_fornecedor = d.pop("email_fornecedor", UNSET)

        emissao_nfse_documentos = cls(
            chave_nfse=chave_nfse,
            chave_nfe=chave_nfe,
            codigo_municipio_emissor=codigo_municipio_emissor,
            numero_nfse=numero_nfse,
            codigo_verificacao=codigo_verificacao,
            numero_nota=numero_nota,
            modelo_nota=modelo_nota,
            serie_nota=serie_nota,
            numero_documento_fiscal=numero_documento_fiscal,
            numero_documento=numero_documento,
            tipo_deducao=tipo_deducao,
            descricao_deducao=descricao_deducao,
            data_emissao=data_emissao,
            valor_dedutivel=valor_dedutivel,
            valor_deducao=valor_deducao,
            cnpj_fornecedor=cnpj_fornecedor,
            cpf_fornecedor=cpf_fornecedor,
            nif_fornecedor=nif_fornecedor,
            motivo_ausencia_nif_fornecedor=motivo_ausencia_nif_fornecedor,
            numero_caepf_fornecedor=numero_caepf_fornecedor,
            inscricao_municipal_fornecedor=inscricao_municipal_fornecedor,
            razao_social_fornecedor=razao_social_fornecedor,
            codigo_municipio_fornecedor=codigo_municipio_fornecedor,
            cep_fornecedor=cep_fornecedor,
            codigo_pais_ext_fornecedor=codigo_pais_ext_fornecedor,
            cep_ext_fornecedor=cep_ext_fornecedor,
            nome_cidade_ext_fornecedor=nome_cidade_ext_fornecedor,
            regiao_ext_fornecedor=regiao_ext_fornecedor,
            logradouro_fornecedor=logradouro_fornecedor,
            numero_fornecedor=numero_fornecedor,
            complemento_fornecedor=complemento_fornecedor,
            bairro_fornecedor=bairro_fornecedor,
            telefone_fornecedor=telefone_fornecedor,
            email_fornecedor=email_fornecedor,
        )

        return emissao_nfse_documentos

