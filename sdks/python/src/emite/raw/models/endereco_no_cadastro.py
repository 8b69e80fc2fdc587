from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="EnderecoNoCadastro")



@_attrs_define
class EnderecoNoCadastro:
    """ 
        Attributes:
            logradouro (None | str | Unset):
            numero (None | str | Unset):
            complemento (None | str | Unset):
            bairro (None | str | Unset):
            codigo_municipio (None | str | Unset): Código do IBGE.
            municipio (None | str | Unset):
            cep (None | str | Unset):
     """

    logradouro: None | str | Unset = UNSET
    numero: None | str | Unset = UNSET
    complemento: None | str | Unset = UNSET
    bairro: None | str | Unset = UNSET
    codigo_municipio: None | str | Unset = UNSET
    municipio: None | str | Unset = UNSET
    cep: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        logradouro: None | str | Unset
        if isinstance(self.logradouro, Unset):
            logradouro = UNSET
        else:
            logradouro = self.logradouro

        numero: None | str | Unset
        if isinstance(self.numero, Unset):
            numero = UNSET
        else:
            numero = self.numero

        complemento: None | str | Unset
        if isinstance(self.complemento, Unset):
            complemento = UNSET
        else:
            complemento = self.complemento

        bairro: None | str | Unset
        if isinstance(self.bairro, Unset):
            bairro = UNSET
        else:
            bairro = self.bairro

        codigo_municipio: None | str | Unset
        if isinstance(self.codigo_municipio, Unset):
            codigo_municipio = UNSET
        else:
            codigo_municipio = self.codigo_municipio

        municipio: None | str | Unset
        if isinstance(self.municipio, Unset):
            municipio = UNSET
        else:
            municipio = self.municipio

        cep: None | str | Unset
        if isinstance(self.cep, Unset):
            cep = UNSET
        else:
            cep = self.cep


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
        if cep is not UNSET:
            field_dict["cep"] = cep

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        def _parse_logradouro(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        logradouro = _parse_logradouro(d.pop("logradouro", UNSET))


        def _parse_numero(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        numero = _parse_numero(d.pop("numero", UNSET))


        def _parse_complemento(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        complemento = _parse_complemento(d.pop("complemento", UNSET))


        def _parse_bairro(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        bairro = _parse_bairro(d.pop("bairro", UNSET))


        def _parse_codigo_municipio(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        codigo_municipio = _parse_codigo_municipio(d.pop("codigoMunicipio", UNSET))


        def _parse_municipio(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        municipio = _parse_municipio(d.pop("municipio", UNSET))


        def _parse_cep(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        cep = _parse_cep(d.pop("cep", UNSET))


        endereco_no_cadastro = cls(
            logradouro=logradouro,
            numero=numero,
            complemento=complemento,
            bairro=bairro,
            codigo_municipio=codigo_municipio,
            municipio=municipio,
            cep=cep,
        )


        endereco_no_cadastro.additional_properties = d
        return endereco_no_cadastro

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
