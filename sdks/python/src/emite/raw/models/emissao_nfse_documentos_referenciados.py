from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_nfse_documentos_referenciados_motivo_ausencia_nif_fornecedor import EmissaoNfseDocumentosReferenciadosMotivoAusenciaNifFornecedor
from ..models.emissao_nfse_documentos_referenciados_tipo_chave_dfe import EmissaoNfseDocumentosReferenciadosTipoChaveDfe
from ..models.emissao_nfse_documentos_referenciados_tipo_valor_incluido import EmissaoNfseDocumentosReferenciadosTipoValorIncluido
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfseDocumentosReferenciados")



@_attrs_define
class EmissaoNfseDocumentosReferenciados:
    """ 
        Attributes:
            tipo_chave_dfe (EmissaoNfseDocumentosReferenciadosTipoChaveDfe | Unset):
            descricao_chave_dfe (str | Unset): Descrição do tipo, no tipo 9. Formato: de 1 a 255 caracteres.
            chave_dfe (str | Unset): Chave do documento. Formato: de 1 a 50 caracteres.
            codigo_municipio_documento_fiscal_outro (str | Unset): Município emissor (IBGE, 7 dígitos). Formato: 7 dígitos.
            numero_documento_fiscal_outro (str | Unset): Número do documento fiscal. Formato: de 1 a 255 caracteres.
            descricao_documento_fiscal_outro (str | Unset): Descrição do documento fiscal. Formato: de 1 a 255 caracteres.
            numero_documento_nao_fiscal_outro (str | Unset): Número do documento. Formato: de 1 a 255 caracteres.
            descricao_documento_nao_fiscal_outro (str | Unset): Descrição do documento. Formato: de 1 a 255 caracteres.
            cnpj_fornecedor (str | Unset): CNPJ; um entre CNPJ, CPF, NIF e motivo da falta de NIF. Formato: CNPJ de 14
                posições.
            cpf_fornecedor (str | Unset): CPF. Formato: CPF de 11 dígitos.
            nif_fornecedor (str | Unset): Número de identificação fiscal no exterior. Formato: de 1 a 40 caracteres.
            motivo_ausencia_nif_fornecedor (EmissaoNfseDocumentosReferenciadosMotivoAusenciaNifFornecedor | Unset):
            razao_social_fornecedor (str | Unset): Nome ou razão social. Formato: de 1 a 150 caracteres.
            data_emissao_documento_dedutivel (str | Unset): Emissão do documento. Formato: data AAAA-MM-DD.
            data_competencia_documento_dedutivel (str | Unset): Competência do documento. Formato: data AAAA-MM-DD.
            tipo_valor_incluido (EmissaoNfseDocumentosReferenciadosTipoValorIncluido | Unset):
            descricao_tipo_valor_incluido (str | Unset): Descrição do tipo, no tipo 99. Formato: de 1 a 150 caracteres.
            valor_repasse (str | Unset): Valor excluído da base. Formato: até 15 inteiros e 2 decimais.
     """

    tipo_chave_dfe: EmissaoNfseDocumentosReferenciadosTipoChaveDfe | Unset = UNSET
    descricao_chave_dfe: str | Unset = UNSET
    chave_dfe: str | Unset = UNSET
    codigo_municipio_documento_fiscal_outro: str | Unset = UNSET
    numero_documento_fiscal_outro: str | Unset = UNSET
    descricao_documento_fiscal_outro: str | Unset = UNSET
    numero_documento_nao_fiscal_outro: str | Unset = UNSET
    descricao_documento_nao_fiscal_outro: str | Unset = UNSET
    cnpj_fornecedor: str | Unset = UNSET
    cpf_fornecedor: str | Unset = UNSET
    nif_fornecedor: str | Unset = UNSET
    motivo_ausencia_nif_fornecedor: EmissaoNfseDocumentosReferenciadosMotivoAusenciaNifFornecedor | Unset = UNSET
    razao_social_fornecedor: str | Unset = UNSET
    data_emissao_documento_dedutivel: str | Unset = UNSET
    data_competencia_documento_dedutivel: str | Unset = UNSET
    tipo_valor_incluido: EmissaoNfseDocumentosReferenciadosTipoValorIncluido | Unset = UNSET
    descricao_tipo_valor_incluido: str | Unset = UNSET
    valor_repasse: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        tipo_chave_dfe: str | Unset = UNSET
        if not isinstance(self.tipo_chave_dfe, Unset):
            tipo_chave_dfe = self.tipo_chave_dfe.value


        descricao_chave_dfe = self.descricao_chave_dfe

        chave_dfe = self.chave_dfe

        codigo_municipio_documento_fiscal_outro = self.codigo_municipio_documento_fiscal_outro

        numero_documento_fiscal_outro = self.numero_documento_fiscal_outro

        descricao_documento_fiscal_outro = self.descricao_documento_fiscal_outro

        numero_documento_nao_fiscal_outro = self.numero_documento_nao_fiscal_outro

        descricao_documento_nao_fiscal_outro = self.descricao_documento_nao_fiscal_outro

        cnpj_fornecedor = self.cnpj_fornecedor

        cpf_fornecedor = self.cpf_fornecedor

        nif_fornecedor = self.nif_fornecedor

        motivo_ausencia_nif_fornecedor: str | Unset = UNSET
        if not isinstance(self.motivo_ausencia_nif_fornecedor, Unset):
            motivo_ausencia_nif_fornecedor = self.motivo_ausencia_nif_fornecedor.value


        razao_social_fornecedor = self.razao_social_fornecedor

        data_emissao_documento_dedutivel = self.data_emissao_documento_dedutivel

        data_competencia_documento_dedutivel = self.data_competencia_documento_dedutivel

        tipo_valor_incluido: str | Unset = UNSET
        if not isinstance(self.tipo_valor_incluido, Unset):
            tipo_valor_incluido = self.tipo_valor_incluido.value


        descricao_tipo_valor_incluido = self.descricao_tipo_valor_incluido

        valor_repasse = self.valor_repasse


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if tipo_chave_dfe is not UNSET:
            field_dict["tipo_chave_dfe"] = tipo_chave_dfe
        if descricao_chave_dfe is not UNSET:
            field_dict["descricao_chave_dfe"] = descricao_chave_dfe
        if chave_dfe is not UNSET:
            field_dict["chave_dfe"] = chave_dfe
        if codigo_municipio_documento_fiscal_outro is not UNSET:
            field_dict["codigo_municipio_documento_fiscal_outro"] = codigo_municipio_documento_fiscal_outro
        if numero_documento_fiscal_outro is not UNSET:
            field_dict["numero_documento_fiscal_outro"] = numero_documento_fiscal_outro
        if descricao_documento_fiscal_outro is not UNSET:
            field_dict["descricao_documento_fiscal_outro"] = descricao_documento_fiscal_outro
        if numero_documento_nao_fiscal_outro is not UNSET:
            field_dict["numero_documento_nao_fiscal_outro"] = numero_documento_nao_fiscal_outro
        if descricao_documento_nao_fiscal_outro is not UNSET:
            field_dict["descricao_documento_nao_fiscal_outro"] = descricao_documento_nao_fiscal_outro
        if cnpj_fornecedor is not UNSET:
            field_dict["cnpj_fornecedor"] = cnpj_fornecedor
        if cpf_fornecedor is not UNSET:
            field_dict["cpf_fornecedor"] = cpf_fornecedor
        if nif_fornecedor is not UNSET:
            field_dict["nif_fornecedor"] = nif_fornecedor
        if motivo_ausencia_nif_fornecedor is not UNSET:
            field_dict["motivo_ausencia_nif_fornecedor"] = motivo_ausencia_nif_fornecedor
        if razao_social_fornecedor is not UNSET:
            field_dict["razao_social_fornecedor"] = razao_social_fornecedor
        if data_emissao_documento_dedutivel is not UNSET:
            field_dict["data_emissao_documento_dedutivel"] = data_emissao_documento_dedutivel
        if data_competencia_documento_dedutivel is not UNSET:
            field_dict["data_competencia_documento_dedutivel"] = data_competencia_documento_dedutivel
        if tipo_valor_incluido is not UNSET:
            field_dict["tipo_valor_incluido"] = tipo_valor_incluido
        if descricao_tipo_valor_incluido is not UNSET:
            field_dict["descricao_tipo_valor_incluido"] = descricao_tipo_valor_incluido
        if valor_repasse is not UNSET:
            field_dict["valor_repasse"] = valor_repasse

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _tipo_chave_dfe = d.pop("tipo_chave_dfe", UNSET)
        tipo_chave_dfe: EmissaoNfseDocumentosReferenciadosTipoChaveDfe | Unset
        if isinstance(_tipo_chave_dfe,  Unset):
            tipo_chave_dfe = UNSET
        else:
            tipo_chave_dfe = EmissaoNfseDocumentosReferenciadosTipoChaveDfe(_tipo_chave_dfe)




        descricao_chave_dfe = d.pop("descricao_chave_dfe", UNSET)

        chave_dfe = d.pop("chave_dfe", UNSET)

        codigo_municipio_documento_fiscal_outro = d.pop("codigo_municipio_documento_fiscal_outro", UNSET)

        numero_documento_fiscal_outro = d.pop("numero_documento_fiscal_outro", UNSET)

        descricao_documento_fiscal_outro = d.pop("descricao_documento_fiscal_outro", UNSET)

        numero_documento_nao_fiscal_outro = d.pop("numero_documento_nao_fiscal_outro", UNSET)

        descricao_documento_nao_fiscal_outro = d.pop("descricao_documento_nao_fiscal_outro", UNSET)

        cnpj_fornecedor = d.pop("cnpj_fornecedor", UNSET)

        cpf_fornecedor = d.pop("cpf_fornecedor", UNSET)

        nif_fornecedor = d.pop("nif_fornecedor", UNSET)

        _motivo_ausencia_nif_fornecedor = d.pop("motivo_ausencia_nif_fornecedor", UNSET)
        motivo_ausencia_nif_fornecedor: EmissaoNfseDocumentosReferenciadosMotivoAusenciaNifFornecedor | Unset
        if isinstance(_motivo_ausencia_nif_fornecedor,  Unset):
            motivo_ausencia_nif_fornecedor = UNSET
        else:
            motivo_ausencia_nif_fornecedor = EmissaoNfseDocumentosReferenciadosMotivoAusenciaNifFornecedor(_motivo_ausencia_nif_fornecedor)




        razao_social_fornecedor = d.pop("razao_social_fornecedor", UNSET)

        data_emissao_documento_dedutivel = d.pop("data_emissao_documento_dedutivel", UNSET)

        data_competencia_documento_dedutivel = d.pop("data_competencia_documento_dedutivel", UNSET)

        _tipo_valor_incluido = d.pop("tipo_valor_incluido", UNSET)
        tipo_valor_incluido: EmissaoNfseDocumentosReferenciadosTipoValorIncluido | Unset
        if isinstance(_tipo_valor_incluido,  Unset):
            tipo_valor_incluido = UNSET
        else:
            tipo_valor_incluido = EmissaoNfseDocumentosReferenciadosTipoValorIncluido(_tipo_valor_incluido)




        descricao_tipo_valor_incluido = d.pop("descricao_tipo_valor_incluido", UNSET)

        valor_repasse = d.pop("valor_repasse", UNSET)

        emissao_nfse_documentos_referenciados = cls(
            tipo_chave_dfe=tipo_chave_dfe,
            descricao_chave_dfe=descricao_chave_dfe,
            chave_dfe=chave_dfe,
            codigo_municipio_documento_fiscal_outro=codigo_municipio_documento_fiscal_outro,
            numero_documento_fiscal_outro=numero_documento_fiscal_outro,
            descricao_documento_fiscal_outro=descricao_documento_fiscal_outro,
            numero_documento_nao_fiscal_outro=numero_documento_nao_fiscal_outro,
            descricao_documento_nao_fiscal_outro=descricao_documento_nao_fiscal_outro,
            cnpj_fornecedor=cnpj_fornecedor,
            cpf_fornecedor=cpf_fornecedor,
            nif_fornecedor=nif_fornecedor,
            motivo_ausencia_nif_fornecedor=motivo_ausencia_nif_fornecedor,
            razao_social_fornecedor=razao_social_fornecedor,
            data_emissao_documento_dedutivel=data_emissao_documento_dedutivel,
            data_competencia_documento_dedutivel=data_competencia_documento_dedutivel,
            tipo_valor_incluido=tipo_valor_incluido,
            descricao_tipo_valor_incluido=descricao_tipo_valor_incluido,
            valor_repasse=valor_repasse,
        )

        return emissao_nfse_documentos_referenciados

