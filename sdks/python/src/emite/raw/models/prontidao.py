from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.linha_da_prontidao import LinhaDaProntidao





T = TypeVar("T", bound="Prontidao")



@_attrs_define
class Prontidao:
    """ 
        Attributes:
            ready (bool): Nenhum problema.
            against (str): Com quem o caminho foi verificado: a SEFAZ, ou a emulada enquanto a transmissão em produção está
                desligada.
            target (str): Para onde vai: producao, a SEFAZ; homologacao, o ambiente de homologação da SEFAZ; sandbox, a
                SEFAZ emulada desta plataforma. A numeração de cada destino é outra.
            types (list[str]): Os tipos de documento verificados.
            lines (list[LinhaDaProntidao]):
     """

    ready: bool
    against: str
    target: str
    types: list[str]
    lines: list[LinhaDaProntidao]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.linha_da_prontidao import LinhaDaProntidao # noqa: PLC0415
        ready = self.ready

        against = self.against

        target = self.target

        types = self.types



        lines = []
        for lines_item_data in self.lines:
            lines_item = lines_item_data.to_dict()
            lines.append(lines_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "ready": ready,
            "against": against,
            "target": target,
            "types": types,
            "lines": lines,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.linha_da_prontidao import LinhaDaProntidao # noqa: PLC0415
        d = dict(src_dict)
        ready = d.pop("ready")

        against = d.pop("against")

        target = d.pop("target")

        types = cast(list[str], d.pop("types"))


        lines = []
        _lines = d.pop("lines")
        for lines_item_data in (_lines):
            lines_item = LinhaDaProntidao.from_dict(lines_item_data)



            lines.append(lines_item)


        prontidao = cls(
            ready=ready,
            against=against,
            target=target,
            types=types,
            lines=lines,
        )


        prontidao.additional_properties = d
        return prontidao

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
