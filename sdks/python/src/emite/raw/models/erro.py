from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.erro_de_campo import ErroDeCampo





T = TypeVar("T", bound="Erro")



@_attrs_define
class Erro:
    """ 
        Attributes:
            status (int): O mesmo código HTTP da resposta. Example: 400.
            code (str): Código estável do erro; outros podem vir a existir. Example: requisicao_invalida.
            message (str): Mensagem em português.
            errors (list[ErroDeCampo]): Um item por campo com problema.
            request_id (str): O X-Request-Id da chamada. Example: req_3f8e1c52-6a0d-4b7e-9c41-d2a85f60b713.
     """

    status: int
    code: str
    message: str
    errors: list[ErroDeCampo]
    request_id: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.erro_de_campo import ErroDeCampo # noqa: PLC0415
        status = self.status

        code = self.code

        message = self.message

        errors = []
        for errors_item_data in self.errors:
            errors_item = errors_item_data.to_dict()
            errors.append(errors_item)



        request_id = self.request_id


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "status": status,
            "code": code,
            "message": message,
            "errors": errors,
            "requestId": request_id,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.erro_de_campo import ErroDeCampo # noqa: PLC0415
        d = dict(src_dict)
        status = d.pop("status")

        code = d.pop("code")

        message = d.pop("message")

        errors = []
        _errors = d.pop("errors")
        for errors_item_data in (_errors):
            errors_item = ErroDeCampo.from_dict(errors_item_data)



            errors.append(errors_item)


        request_id = d.pop("requestId")

        erro = cls(
            status=status,
            code=code,
            message=message,
            errors=errors,
            request_id=request_id,
        )


        erro.additional_properties = d
        return erro

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
