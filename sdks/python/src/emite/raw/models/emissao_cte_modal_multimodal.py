from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_cte_modal_multimodal_indicador_negociavel import EmissaoCteModalMultimodalIndicadorNegociavel
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteModalMultimodal")



@_attrs_define
class EmissaoCteModalMultimodal:
    """ Informações do Multimodal

        Attributes:
            numero_certificado_operador (str | Unset): Número do certificado do operador multimodal. Formato: de 1 a 20
                caracteres.
            indicador_negociavel (EmissaoCteModalMultimodalIndicadorNegociavel | Unset):
            nome_seguradora (str | Unset): Nome da seguradora. Formato: de 1 a 30 caracteres.
            cnpj_seguradora (str | Unset): CNPJ. Formato: CNPJ de 14 posições.
            numero_apolice_seguro (str | Unset): Número da apólice. Formato: de 1 a 20 caracteres.
            numero_averbacao_seguro (str | Unset): Número da averbação (texto ou lista). Formato: de 1 a 20 caracteres.
     """

    numero_certificado_operador: str | Unset = UNSET
    indicador_negociavel: EmissaoCteModalMultimodalIndicadorNegociavel | Unset = UNSET
    nome_seguradora: str | Unset = UNSET
    cnpj_seguradora: str | Unset = UNSET
    numero_apolice_seguro: str | Unset = UNSET
    numero_averbacao_seguro: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero_certificado_operador = self.numero_certificado_operador

        indicador_negociavel: str | Unset = UNSET
        if not isinstance(self.indicador_negociavel, Unset):
            indicador_negociavel = self.indicador_negociavel.value


        nome_seguradora = self.nome_seguradora

        cnpj_seguradora = self.cnpj_seguradora

        numero_apolice_seguro = self.numero_apolice_seguro

        numero_averbacao_seguro = self.numero_averbacao_seguro


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero_certificado_operador is not UNSET:
            field_dict["numero_certificado_operador"] = numero_certificado_operador
        if indicador_negociavel is not UNSET:
            field_dict["indicador_negociavel"] = indicador_negociavel
        if nome_seguradora is not UNSET:
            field_dict["nome_seguradora"] = nome_seguradora
        if cnpj_seguradora is not UNSET:
            field_dict["cnpj_seguradora"] = cnpj_seguradora
        if numero_apolice_seguro is not UNSET:
            field_dict["numero_apolice_seguro"] = numero_apolice_seguro
        if numero_averbacao_seguro is not UNSET:
            field_dict["numero_averbacao_seguro"] = numero_averbacao_seguro

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero_certificado_operador = d.pop("numero_certificado_operador", UNSET)

        _indicador_negociavel = d.pop("indicador_negociavel", UNSET)
        indicador_negociavel: EmissaoCteModalMultimodalIndicadorNegociavel | Unset
        if isinstance(_indicador_negociavel,  Unset):
            indicador_negociavel = UNSET
        else:
            indicador_negociavel = EmissaoCteModalMultimodalIndicadorNegociavel(_indicador_negociavel)




        nome_seguradora = d.pop("nome_seguradora", UNSET)

        cnpj_seguradora = d.pop("cnpj_seguradora", UNSET)

        numero_apolice_seguro = d.pop("numero_apolice_seguro", UNSET)

        numero_averbacao_seguro = d.pop("numero_averbacao_seguro", UNSET)

        emissao_cte_modal_multimodal = cls(
            numero_certificado_operador=numero_certificado_operador,
            indicador_negociavel=indicador_negociavel,
            nome_seguradora=nome_seguradora,
            cnpj_seguradora=cnpj_seguradora,
            numero_apolice_seguro=numero_apolice_seguro,
            numero_averbacao_seguro=numero_averbacao_seguro,
        )

        return emissao_cte_modal_multimodal

