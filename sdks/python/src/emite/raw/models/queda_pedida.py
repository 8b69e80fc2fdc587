from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.queda_pedida_authorizer import QuedaPedidaAuthorizer
from ..models.queda_pedida_state import QuedaPedidaState
from ..models.queda_pedida_type import QuedaPedidaType
from ..models.uf import Uf
from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="QuedaPedida")



@_attrs_define
class QuedaPedida:
    """ 
        Attributes:
            type_ (QuedaPedidaType):
            state (QuedaPedidaState):
            uf (Uf | Unset):
            authorizer (QuedaPedidaAuthorizer | Unset):
            delay_ms (int | Unset): lento: milissegundos até a resposta.
            calls (int | Unset): oscilante: a cada quantas chamadas muda.
            until (datetime.datetime | Unset): 113: até quando a SVC autoriza, no relógio do ambiente de teste da conta.
     """

    type_: QuedaPedidaType
    state: QuedaPedidaState
    uf: Uf | Unset = UNSET
    authorizer: QuedaPedidaAuthorizer | Unset = UNSET
    delay_ms: int | Unset = UNSET
    calls: int | Unset = UNSET
    until: datetime.datetime | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_.value

        state = self.state.value

        uf: str | Unset = UNSET
        if not isinstance(self.uf, Unset):
            uf = self.uf.value


        authorizer: str | Unset = UNSET
        if not isinstance(self.authorizer, Unset):
            authorizer = self.authorizer.value


        delay_ms = self.delay_ms

        calls = self.calls

        until: str | Unset = UNSET
        if not isinstance(self.until, Unset):
            until = self.until.isoformat()


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "type": type_,
            "state": state,
        })
        if uf is not UNSET:
            field_dict["uf"] = uf
        if authorizer is not UNSET:
            field_dict["authorizer"] = authorizer
        if delay_ms is not UNSET:
            field_dict["delayMs"] = delay_ms
        if calls is not UNSET:
            field_dict["calls"] = calls
        if until is not UNSET:
            field_dict["until"] = until

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = QuedaPedidaType(d.pop("type"))




        state = QuedaPedidaState(d.pop("state"))




        _uf = d.pop("uf", UNSET)
        uf: Uf | Unset
        if isinstance(_uf,  Unset):
            uf = UNSET
        else:
            uf = Uf(_uf)




        _authorizer = d.pop("authorizer", UNSET)
        authorizer: QuedaPedidaAuthorizer | Unset
        if isinstance(_authorizer,  Unset):
            authorizer = UNSET
        else:
            authorizer = QuedaPedidaAuthorizer(_authorizer)




        delay_ms = d.pop("delayMs", UNSET)

        calls = d.pop("calls", UNSET)

        _until = d.pop("until", UNSET)
        until: datetime.datetime | Unset
        if isinstance(_until,  Unset):
            until = UNSET
        else:
            until = datetime.datetime.fromisoformat(_until)




        queda_pedida = cls(
            type_=type_,
            state=state,
            uf=uf,
            authorizer=authorizer,
            delay_ms=delay_ms,
            calls=calls,
            until=until,
        )

        return queda_pedida

