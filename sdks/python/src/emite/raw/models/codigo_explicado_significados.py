from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.orientacao_da_rejeicao import OrientacaoDaRejeicao





T = TypeVar("T", bound="CodigoExplicadoSignificados")



@_attrs_define
class CodigoExplicadoSignificados:
    """ 
        Attributes:
            types (list[str]): Os tipos de documento em que significa o mesmo.
            x_motivo (None | str | Unset): O texto oficial; null: nenhuma tabela o traz.
            orientacao (None | OrientacaoDaRejeicao | Unset):
     """

    types: list[str]
    x_motivo: None | str | Unset = UNSET
    orientacao: None | OrientacaoDaRejeicao | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.orientacao_da_rejeicao import OrientacaoDaRejeicao # noqa: PLC0415
        types = self.types



        x_motivo: None | str | Unset
        if isinstance(self.x_motivo, Unset):
            x_motivo = UNSET
        else:
            x_motivo = self.x_motivo

        orientacao: dict[str, Any] | None | Unset
        if isinstance(self.orientacao, Unset):
            orientacao = UNSET
        elif isinstance(self.orientacao, OrientacaoDaRejeicao):
            orientacao = self.orientacao.to_dict()
        else:
            orientacao = self.orientacao


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "types": types,
        })
        if x_motivo is not UNSET:
            field_dict["xMotivo"] = x_motivo
        if orientacao is not UNSET:
            field_dict["orientacao"] = orientacao

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.orientacao_da_rejeicao import OrientacaoDaRejeicao # noqa: PLC0415
        d = dict(src_dict)
        types = cast(list[str], d.pop("types"))


        def _parse_x_motivo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        x_motivo = _parse_x_motivo(d.pop("xMotivo", UNSET))


        def _parse_orientacao(data: object) -> None | OrientacaoDaRejeicao | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                orientacao_type_0 = OrientacaoDaRejeicao.from_dict(data)



                return orientacao_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrientacaoDaRejeicao | Unset, data)

        orientacao = _parse_orientacao(d.pop("orientacao", UNSET))


        codigo_explicado_significados = cls(
            types=types,
            x_motivo=x_motivo,
            orientacao=orientacao,
        )


        codigo_explicado_significados.additional_properties = d
        return codigo_explicado_significados

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
