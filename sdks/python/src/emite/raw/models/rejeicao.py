from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.erro_de_campo import ErroDeCampo
  from ..models.orientacao_da_rejeicao import OrientacaoDaRejeicao





T = TypeVar("T", bound="Rejeicao")



@_attrs_define
class Rejeicao:
    """ 
        Attributes:
            c_stat (str): Código da rejeição. Example: 225.
            x_motivo (str): Texto da rejeição.
            origin (str): validacao: nada foi enviado à SEFAZ. desistencia: a SEFAZ não tem o documento, e a emissão foi
                dada por perdida, pela conta ou depois de o banco de dados ter sido restaurado; cStat traz a mesma palavra.
            errors (list[ErroDeCampo]):
            protocol_number (str | Unset): Protocolo da denegação.
            hint (None | OrientacaoDaRejeicao | Unset):
     """

    c_stat: str
    x_motivo: str
    origin: str
    errors: list[ErroDeCampo]
    protocol_number: str | Unset = UNSET
    hint: None | OrientacaoDaRejeicao | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.erro_de_campo import ErroDeCampo # noqa: PLC0415
        from ..models.orientacao_da_rejeicao import OrientacaoDaRejeicao # noqa: PLC0415
        c_stat = self.c_stat

        x_motivo = self.x_motivo

        origin = self.origin

        errors = []
        for errors_item_data in self.errors:
            errors_item = errors_item_data.to_dict()
            errors.append(errors_item)



        protocol_number = self.protocol_number

        hint: dict[str, Any] | None | Unset
        if isinstance(self.hint, Unset):
            hint = UNSET
        elif isinstance(self.hint, OrientacaoDaRejeicao):
            hint = self.hint.to_dict()
        else:
            hint = self.hint


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "cStat": c_stat,
            "xMotivo": x_motivo,
            "origin": origin,
            "errors": errors,
        })
        if protocol_number is not UNSET:
            field_dict["protocolNumber"] = protocol_number
        if hint is not UNSET:
            field_dict["hint"] = hint

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.erro_de_campo import ErroDeCampo # noqa: PLC0415
        from ..models.orientacao_da_rejeicao import OrientacaoDaRejeicao # noqa: PLC0415
        d = dict(src_dict)
        c_stat = d.pop("cStat")

        x_motivo = d.pop("xMotivo")

        origin = d.pop("origin")

        errors = []
        _errors = d.pop("errors")
        for errors_item_data in (_errors):
            errors_item = ErroDeCampo.from_dict(errors_item_data)



            errors.append(errors_item)


        protocol_number = d.pop("protocolNumber", UNSET)

        def _parse_hint(data: object) -> None | OrientacaoDaRejeicao | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                hint_type_0 = OrientacaoDaRejeicao.from_dict(data)



                return hint_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrientacaoDaRejeicao | Unset, data)

        hint = _parse_hint(d.pop("hint", UNSET))


        rejeicao = cls(
            c_stat=c_stat,
            x_motivo=x_motivo,
            origin=origin,
            errors=errors,
            protocol_number=protocol_number,
            hint=hint,
        )


        rejeicao.additional_properties = d
        return rejeicao

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
