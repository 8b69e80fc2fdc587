from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.pedido_de_contingencia_cte import PedidoDeContingenciaCte
  from ..models.pedido_de_contingencia_mdfe import PedidoDeContingenciaMdfe
  from ..models.pedido_de_contingencia_nfce import PedidoDeContingenciaNfce
  from ..models.pedido_de_contingencia_nfe import PedidoDeContingenciaNfe





T = TypeVar("T", bound="PedidoDeContingencia")



@_attrs_define
class PedidoDeContingencia:
    """ 
        Attributes:
            nfe (PedidoDeContingenciaNfe | Unset):
            nfce (PedidoDeContingenciaNfce | Unset):
            cte (PedidoDeContingenciaCte | Unset):
            mdfe (PedidoDeContingenciaMdfe | Unset):
     """

    nfe: PedidoDeContingenciaNfe | Unset = UNSET
    nfce: PedidoDeContingenciaNfce | Unset = UNSET
    cte: PedidoDeContingenciaCte | Unset = UNSET
    mdfe: PedidoDeContingenciaMdfe | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.pedido_de_contingencia_cte import PedidoDeContingenciaCte # noqa: PLC0415
        from ..models.pedido_de_contingencia_mdfe import PedidoDeContingenciaMdfe # noqa: PLC0415
        from ..models.pedido_de_contingencia_nfce import PedidoDeContingenciaNfce # noqa: PLC0415
        from ..models.pedido_de_contingencia_nfe import PedidoDeContingenciaNfe # noqa: PLC0415
        nfe: dict[str, Any] | Unset = UNSET
        if not isinstance(self.nfe, Unset):
            nfe = self.nfe.to_dict()

        nfce: dict[str, Any] | Unset = UNSET
        if not isinstance(self.nfce, Unset):
            nfce = self.nfce.to_dict()

        cte: dict[str, Any] | Unset = UNSET
        if not isinstance(self.cte, Unset):
            cte = self.cte.to_dict()

        mdfe: dict[str, Any] | Unset = UNSET
        if not isinstance(self.mdfe, Unset):
            mdfe = self.mdfe.to_dict()


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if nfe is not UNSET:
            field_dict["nfe"] = nfe
        if nfce is not UNSET:
            field_dict["nfce"] = nfce
        if cte is not UNSET:
            field_dict["cte"] = cte
        if mdfe is not UNSET:
            field_dict["mdfe"] = mdfe

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pedido_de_contingencia_cte import PedidoDeContingenciaCte # noqa: PLC0415
        from ..models.pedido_de_contingencia_mdfe import PedidoDeContingenciaMdfe # noqa: PLC0415
        from ..models.pedido_de_contingencia_nfce import PedidoDeContingenciaNfce # noqa: PLC0415
        from ..models.pedido_de_contingencia_nfe import PedidoDeContingenciaNfe # noqa: PLC0415
        d = dict(src_dict)
        _nfe = d.pop("nfe", UNSET)
        nfe: PedidoDeContingenciaNfe | Unset
        if isinstance(_nfe,  Unset):
            nfe = UNSET
        else:
            nfe = PedidoDeContingenciaNfe.from_dict(_nfe)




        _nfce = d.pop("nfce", UNSET)
        nfce: PedidoDeContingenciaNfce | Unset
        if isinstance(_nfce,  Unset):
            nfce = UNSET
        else:
            nfce = PedidoDeContingenciaNfce.from_dict(_nfce)




        _cte = d.pop("cte", UNSET)
        cte: PedidoDeContingenciaCte | Unset
        if isinstance(_cte,  Unset):
            cte = UNSET
        else:
            cte = PedidoDeContingenciaCte.from_dict(_cte)




        _mdfe = d.pop("mdfe", UNSET)
        mdfe: PedidoDeContingenciaMdfe | Unset
        if isinstance(_mdfe,  Unset):
            mdfe = UNSET
        else:
            mdfe = PedidoDeContingenciaMdfe.from_dict(_mdfe)




        pedido_de_contingencia = cls(
            nfe=nfe,
            nfce=nfce,
            cte=cte,
            mdfe=mdfe,
        )

        return pedido_de_contingencia

