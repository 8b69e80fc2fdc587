from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
from uuid import UUID






T = TypeVar("T", bound="PedidoDeTokenDeLeitura")



@_attrs_define
class PedidoDeTokenDeLeitura:
    """ 
        Attributes:
            document_id (UUID | Unset): O único documento que lê; ausente: todos da empresa no ambiente do token.
            origins (list[str] | Unset): As origens das páginas que podem usá-lo; ausente: nenhuma, só quem não é navegador.
     """

    document_id: UUID | Unset = UNSET
    origins: list[str] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        document_id: str | Unset = UNSET
        if not isinstance(self.document_id, Unset):
            document_id = str(self.document_id)

        origins: list[str] | Unset = UNSET
        if not isinstance(self.origins, Unset):
            origins = self.origins




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if document_id is not UNSET:
            field_dict["documentId"] = document_id
        if origins is not UNSET:
            field_dict["origins"] = origins

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _document_id = d.pop("documentId", UNSET)
        document_id: UUID | Unset
        if isinstance(_document_id,  Unset):
            document_id = UNSET
        else:
            document_id = UUID(_document_id)




        origins = cast(list[str], d.pop("origins", UNSET))


        pedido_de_token_de_leitura = cls(
            document_id=document_id,
            origins=origins,
        )

        return pedido_de_token_de_leitura

