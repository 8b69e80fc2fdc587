from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
from uuid import UUID
import datetime






T = TypeVar("T", bound="MdfeNaoEncerrado")



@_attrs_define
class MdfeNaoEncerrado:
    """ 
        Attributes:
            chave_mdfe (str): Chave de acesso do MDF-e.
            protocolo (str): Protocolo de autorização.
            id (None | Unset | UUID): O documento aqui; null quando foi emitido por outro sistema.
            autorizado_em (datetime.datetime | None | Unset): null quando foi emitido por outro sistema.
            dias_em_aberto (int | None | Unset): Dias completos desde a autorização; com mais de 30, o próximo MDF-e é
                recusado (686).
     """

    chave_mdfe: str
    protocolo: str
    id: None | Unset | UUID = UNSET
    autorizado_em: datetime.datetime | None | Unset = UNSET
    dias_em_aberto: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        chave_mdfe = self.chave_mdfe

        protocolo = self.protocolo

        id: None | str | Unset
        if isinstance(self.id, Unset):
            id = UNSET
        elif isinstance(self.id, UUID):
            id = str(self.id)
        else:
            id = self.id

        autorizado_em: None | str | Unset
        if isinstance(self.autorizado_em, Unset):
            autorizado_em = UNSET
        elif isinstance(self.autorizado_em, datetime.datetime):
            autorizado_em = self.autorizado_em.isoformat()
        else:
            autorizado_em = self.autorizado_em

        dias_em_aberto: int | None | Unset
        if isinstance(self.dias_em_aberto, Unset):
            dias_em_aberto = UNSET
        else:
            dias_em_aberto = self.dias_em_aberto


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "chave_mdfe": chave_mdfe,
            "protocolo": protocolo,
        })
        if id is not UNSET:
            field_dict["id"] = id
        if autorizado_em is not UNSET:
            field_dict["autorizado_em"] = autorizado_em
        if dias_em_aberto is not UNSET:
            field_dict["dias_em_aberto"] = dias_em_aberto

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        chave_mdfe = d.pop("chave_mdfe")

        protocolo = d.pop("protocolo")

        def _parse_id(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                id_type_0 = UUID(data)



                return id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        id = _parse_id(d.pop("id", UNSET))


        def _parse_autorizado_em(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                autorizado_em_type_0 = datetime.datetime.fromisoformat(data)



                return autorizado_em_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        autorizado_em = _parse_autorizado_em(d.pop("autorizado_em", UNSET))


        def _parse_dias_em_aberto(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        dias_em_aberto = _parse_dias_em_aberto(d.pop("dias_em_aberto", UNSET))


        mdfe_nao_encerrado = cls(
            chave_mdfe=chave_mdfe,
            protocolo=protocolo,
            id=id,
            autorizado_em=autorizado_em,
            dias_em_aberto=dias_em_aberto,
        )


        mdfe_nao_encerrado.additional_properties = d
        return mdfe_nao_encerrado

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
