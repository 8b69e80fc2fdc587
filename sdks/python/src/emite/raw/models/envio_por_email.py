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

if TYPE_CHECKING:
  from ..models.carta_do_envio import CartaDoEnvio





T = TypeVar("T", bound="EnvioPorEmail")



@_attrs_define
class EnvioPorEmail:
    """ 
        Attributes:
            id (UUID):
            kind (str): document: o documento; cancellation: o seu cancelamento.
            origin (str): automatic: pela configuração da empresa; request: por pedido.
            state (str):
            letters (list[CartaDoEnvio]): Por endereço; vazio antes da primeira tentativa.
            tries (int):
            created_at (datetime.datetime): Pedido.
            detail (None | str | Unset): Por que nada foi enviado, ou ainda não.
            next_at (datetime.datetime | None | Unset): Próxima tentativa.
            ended_at (datetime.datetime | None | Unset): Fim.
     """

    id: UUID
    kind: str
    origin: str
    state: str
    letters: list[CartaDoEnvio]
    tries: int
    created_at: datetime.datetime
    detail: None | str | Unset = UNSET
    next_at: datetime.datetime | None | Unset = UNSET
    ended_at: datetime.datetime | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.carta_do_envio import CartaDoEnvio # noqa: PLC0415
        id = str(self.id)

        kind = self.kind

        origin = self.origin

        state = self.state

        letters = []
        for letters_item_data in self.letters:
            letters_item = letters_item_data.to_dict()
            letters.append(letters_item)



        tries = self.tries

        created_at = self.created_at.isoformat()

        detail: None | str | Unset
        if isinstance(self.detail, Unset):
            detail = UNSET
        else:
            detail = self.detail

        next_at: None | str | Unset
        if isinstance(self.next_at, Unset):
            next_at = UNSET
        elif isinstance(self.next_at, datetime.datetime):
            next_at = self.next_at.isoformat()
        else:
            next_at = self.next_at

        ended_at: None | str | Unset
        if isinstance(self.ended_at, Unset):
            ended_at = UNSET
        elif isinstance(self.ended_at, datetime.datetime):
            ended_at = self.ended_at.isoformat()
        else:
            ended_at = self.ended_at


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "kind": kind,
            "origin": origin,
            "state": state,
            "letters": letters,
            "tries": tries,
            "createdAt": created_at,
        })
        if detail is not UNSET:
            field_dict["detail"] = detail
        if next_at is not UNSET:
            field_dict["nextAt"] = next_at
        if ended_at is not UNSET:
            field_dict["endedAt"] = ended_at

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.carta_do_envio import CartaDoEnvio # noqa: PLC0415
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        kind = d.pop("kind")

        origin = d.pop("origin")

        state = d.pop("state")

        letters = []
        _letters = d.pop("letters")
        for letters_item_data in (_letters):
            letters_item = CartaDoEnvio.from_dict(letters_item_data)



            letters.append(letters_item)


        tries = d.pop("tries")

        created_at = datetime.datetime.fromisoformat(d.pop("createdAt"))




        def _parse_detail(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        detail = _parse_detail(d.pop("detail", UNSET))


        def _parse_next_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                next_at_type_0 = datetime.datetime.fromisoformat(data)



                return next_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        next_at = _parse_next_at(d.pop("nextAt", UNSET))


        def _parse_ended_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_at_type_0 = datetime.datetime.fromisoformat(data)



                return ended_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        ended_at = _parse_ended_at(d.pop("endedAt", UNSET))


        envio_por_email = cls(
            id=id,
            kind=kind,
            origin=origin,
            state=state,
            letters=letters,
            tries=tries,
            created_at=created_at,
            detail=detail,
            next_at=next_at,
            ended_at=ended_at,
        )


        envio_por_email.additional_properties = d
        return envio_por_email

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
