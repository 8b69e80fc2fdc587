from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EnderecoDaEmpresa")



@_attrs_define
class EnderecoDaEmpresa:
    """ 
        Attributes:
            logradouro (str | Unset):
            numero (str | Unset):
            complemento (str | Unset):
            bairro (str | Unset):
            codigo_municipio (str | Unset):
            municipio (str | Unset):
            uf (str | Unset):
            cep (str | Unset):
            telefone (str | Unset):
     """

    logradouro: str | Unset = UNSET
    numero: str | Unset = UNSET
    complemento: str | Unset = UNSET
    bairro: str | Unset = UNSET
    codigo_municipio: str | Unset = UNSET
    municipio: str | Unset = UNSET
    uf: str | Unset = UNSET
    cep: str | Unset = UNSET
    telefone: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        logradouro = self.logradouro

        numero = self.numero

        complemento = self.complemento

        bairro = self.bairro

        codigo_municipio = self.codigo_municipio

        municipio = self.municipio

        uf = self.uf

        cep = self.cep

        telefone = self.telefone


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
        })
        if logradouro is not UNSET:
            field_dict["logradouro"] = logradouro
        if numero is not UNSET:
            field_dict["numero"] = numero
        if complemento is not UNSET:
            field_dict["complemento"] = complemento
        if bairro is not UNSET:
            field_dict["bairro"] = bairro
        if codigo_municipio is not UNSET:
            field_dict["codigoMunicipio"] = codigo_municipio
        if municipio is not UNSET:
            field_dict["municipio"] = municipio
        if uf is not UNSET:
            field_dict["uf"] = uf
        if cep is not UNSET:
            field_dict["cep"] = cep
        if telefone is not UNSET:
            field_dict["telefone"] = telefone

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        logradouro = d.pop("logradouro", UNSET)

        numero = d.pop("numero", UNSET)

        complemento = d.pop("complemento", UNSET)

        bairro = d.pop("bairro", UNSET)

        codigo_municipio = d.pop("codigoMunicipio", UNSET)

        municipio = d.pop("municipio", UNSET)

        uf = d.pop("uf", UNSET)

        cep = d.pop("cep", UNSET)

        telefone = d.pop("telefone", UNSET)

        endereco_da_empresa = cls(
            logradouro=logradouro,
            numero=numero,
            complemento=complemento,
            bairro=bairro,
            codigo_municipio=codigo_municipio,
            municipio=municipio,
            uf=uf,
            cep=cep,
            telefone=telefone,
        )


        endereco_da_empresa.additional_properties = d
        return endereco_da_empresa

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
