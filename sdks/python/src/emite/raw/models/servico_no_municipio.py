from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="ServicoNoMunicipio")



@_attrs_define
class ServicoNoMunicipio:
    """ 
        Attributes:
            codigo (str):  Example: 01.01.01.000.
            competencia (datetime.date):
            aliquotas (list[str] | None | Unset): Em porcento; null: o município não tem o serviço na competência.
            regimes_especiais (list[str] | None | Unset): Códigos de regime_especial_tributacao; null: nenhum publicado.
            retencao (bool | None | Unset): Se há retenção do ISSQN do serviço; null: nada publicado.
     """

    codigo: str
    competencia: datetime.date
    aliquotas: list[str] | None | Unset = UNSET
    regimes_especiais: list[str] | None | Unset = UNSET
    retencao: bool | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        codigo = self.codigo

        competencia = self.competencia.isoformat()

        aliquotas: list[str] | None | Unset
        if isinstance(self.aliquotas, Unset):
            aliquotas = UNSET
        elif isinstance(self.aliquotas, list):
            aliquotas = self.aliquotas


        else:
            aliquotas = self.aliquotas

        regimes_especiais: list[str] | None | Unset
        if isinstance(self.regimes_especiais, Unset):
            regimes_especiais = UNSET
        elif isinstance(self.regimes_especiais, list):
            regimes_especiais = self.regimes_especiais


        else:
            regimes_especiais = self.regimes_especiais

        retencao: bool | None | Unset
        if isinstance(self.retencao, Unset):
            retencao = UNSET
        else:
            retencao = self.retencao


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "codigo": codigo,
            "competencia": competencia,
        })
        if aliquotas is not UNSET:
            field_dict["aliquotas"] = aliquotas
        if regimes_especiais is not UNSET:
            field_dict["regimesEspeciais"] = regimes_especiais
        if retencao is not UNSET:
            field_dict["retencao"] = retencao

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        codigo = d.pop("codigo")

        competencia = datetime.date.fromisoformat(d.pop("competencia"))




        def _parse_aliquotas(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                aliquotas_type_0 = cast(list[str], data)

                return aliquotas_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None | Unset, data)

        aliquotas = _parse_aliquotas(d.pop("aliquotas", UNSET))


        def _parse_regimes_especiais(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                regimes_especiais_type_0 = cast(list[str], data)

                return regimes_especiais_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None | Unset, data)

        regimes_especiais = _parse_regimes_especiais(d.pop("regimesEspeciais", UNSET))


        def _parse_retencao(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        retencao = _parse_retencao(d.pop("retencao", UNSET))


        servico_no_municipio = cls(
            codigo=codigo,
            competencia=competencia,
            aliquotas=aliquotas,
            regimes_especiais=regimes_especiais,
            retencao=retencao,
        )


        servico_no_municipio.additional_properties = d
        return servico_no_municipio

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
