from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.contingencia_epec_type_0 import ContingenciaEpecType0





T = TypeVar("T", bound="Contingencia")



@_attrs_define
class Contingencia:
    """ Como o documento foi emitido em contingência: pela própria Emite, porque a empresa quis assim e a SEFAZ não
    respondia, ou na forma_emissao que quem emitiu escolheu. null quando não foi.

        Attributes:
            mode (str): svc: outra autorizadora responde pela UF. offline: emitido e impresso já, transmitido depois. epec:
                declarado antes por evento, impresso quando ele é registrado, transmitido depois.
            forma_emissao (str): tpEmis com que foi emitido. Example: 9.
            since (datetime.datetime): Entrada em contingência (dhCont).
            reason (str): Justificativa (xJust).
            deadline (datetime.datetime | None | Unset): Até quando o já impresso tem de ser transmitido; a Emite transmite
                sozinha.
            epec (ContingenciaEpecType0 | None | Unset): O EPEC do documento, depois de registrado; null até lá, e nas
                outras formas.
     """

    mode: str
    forma_emissao: str
    since: datetime.datetime
    reason: str
    deadline: datetime.datetime | None | Unset = UNSET
    epec: ContingenciaEpecType0 | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.contingencia_epec_type_0 import ContingenciaEpecType0 # noqa: PLC0415
        mode = self.mode

        forma_emissao = self.forma_emissao

        since = self.since.isoformat()

        reason = self.reason

        deadline: None | str | Unset
        if isinstance(self.deadline, Unset):
            deadline = UNSET
        elif isinstance(self.deadline, datetime.datetime):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        epec: dict[str, Any] | None | Unset
        if isinstance(self.epec, Unset):
            epec = UNSET
        elif isinstance(self.epec, ContingenciaEpecType0):
            epec = self.epec.to_dict()
        else:
            epec = self.epec


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "mode": mode,
            "forma_emissao": forma_emissao,
            "since": since,
            "reason": reason,
        })
        if deadline is not UNSET:
            field_dict["deadline"] = deadline
        if epec is not UNSET:
            field_dict["epec"] = epec

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.contingencia_epec_type_0 import ContingenciaEpecType0 # noqa: PLC0415
        d = dict(src_dict)
        mode = d.pop("mode")

        forma_emissao = d.pop("forma_emissao")

        since = datetime.datetime.fromisoformat(d.pop("since"))




        reason = d.pop("reason")

        def _parse_deadline(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                deadline_type_0 = datetime.datetime.fromisoformat(data)



                return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        deadline = _parse_deadline(d.pop("deadline", UNSET))


        def _parse_epec(data: object) -> ContingenciaEpecType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_contingencia_epec_type_0 = ContingenciaEpecType0.from_dict(data)



                return componentsschemas_contingencia_epec_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ContingenciaEpecType0 | None | Unset, data)

        epec = _parse_epec(d.pop("epec", UNSET))


        contingencia = cls(
            mode=mode,
            forma_emissao=forma_emissao,
            since=since,
            reason=reason,
            deadline=deadline,
            epec=epec,
        )


        contingencia.additional_properties = d
        return contingencia

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
