from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.recebimento_pedido_manifestacao_automatica import RecebimentoPedidoManifestacaoAutomatica
from ..models.recebimento_pedido_types import RecebimentoPedidoTypes
from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="RecebimentoPedido")



@_attrs_define
class RecebimentoPedido:
    """ 
        Attributes:
            enabled (bool): true: a Emite passa a consultar a distribuição dos tipos de types para o CNPJ da empresa. Um
                CNPJ tem uma só sequência de NSU de cada tipo: desligue a consulta dos outros sistemas da empresa.
            types (list[RecebimentoPedidoTypes] | Unset): Os tipos de documento que a empresa recebe. Ausente: ficam os que
                estão; de início, nfe.
            manifestacao_automatica (RecebimentoPedidoManifestacaoAutomatica | Unset):
     """

    enabled: bool
    types: list[RecebimentoPedidoTypes] | Unset = UNSET
    manifestacao_automatica: RecebimentoPedidoManifestacaoAutomatica | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        enabled = self.enabled

        types: list[str] | Unset = UNSET
        if not isinstance(self.types, Unset):
            types = []
            for types_item_data in self.types:
                types_item = types_item_data.value
                types.append(types_item)



        manifestacao_automatica: str | Unset = UNSET
        if not isinstance(self.manifestacao_automatica, Unset):
            manifestacao_automatica = self.manifestacao_automatica.value



        field_dict: dict[str, Any] = {}

        field_dict.update({
            "enabled": enabled,
        })
        if types is not UNSET:
            field_dict["types"] = types
        if manifestacao_automatica is not UNSET:
            field_dict["manifestacaoAutomatica"] = manifestacao_automatica

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        enabled = d.pop("enabled")

        _types = d.pop("types", UNSET)
        types: list[RecebimentoPedidoTypes] | Unset = UNSET
        if _types is not UNSET:
            types = []
            for types_item_data in _types:
                types_item = RecebimentoPedidoTypes(types_item_data)



                types.append(types_item)


        _manifestacao_automatica = d.pop("manifestacaoAutomatica", UNSET)
        manifestacao_automatica: RecebimentoPedidoManifestacaoAutomatica | Unset
        if isinstance(_manifestacao_automatica,  Unset):
            manifestacao_automatica = UNSET
        else:
            manifestacao_automatica = RecebimentoPedidoManifestacaoAutomatica(_manifestacao_automatica)




        recebimento_pedido = cls(
            enabled=enabled,
            types=types,
            manifestacao_automatica=manifestacao_automatica,
        )

        return recebimento_pedido

