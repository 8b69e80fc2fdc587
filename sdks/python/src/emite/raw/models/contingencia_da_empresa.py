from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
  from ..models.contingencia_com_o_numero import ContingenciaComONumero
  from ..models.contingencia_do_tipo import ContingenciaDoTipo





T = TypeVar("T", bound="ContingenciaDaEmpresa")



@_attrs_define
class ContingenciaDaEmpresa:
    """ 
        Attributes:
            nfe (ContingenciaDoTipo):
            nfce (ContingenciaDoTipo):
            cte (ContingenciaDoTipo):
            mdfe (ContingenciaComONumero):
     """

    nfe: ContingenciaDoTipo
    nfce: ContingenciaDoTipo
    cte: ContingenciaDoTipo
    mdfe: ContingenciaComONumero
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.contingencia_com_o_numero import ContingenciaComONumero # noqa: PLC0415
        from ..models.contingencia_do_tipo import ContingenciaDoTipo # noqa: PLC0415
        nfe = self.nfe.to_dict()

        nfce = self.nfce.to_dict()

        cte = self.cte.to_dict()

        mdfe = self.mdfe.to_dict()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "nfe": nfe,
            "nfce": nfce,
            "cte": cte,
            "mdfe": mdfe,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.contingencia_com_o_numero import ContingenciaComONumero # noqa: PLC0415
        from ..models.contingencia_do_tipo import ContingenciaDoTipo # noqa: PLC0415
        d = dict(src_dict)
        nfe = ContingenciaDoTipo.from_dict(d.pop("nfe"))




        nfce = ContingenciaDoTipo.from_dict(d.pop("nfce"))




        cte = ContingenciaDoTipo.from_dict(d.pop("cte"))




        mdfe = ContingenciaComONumero.from_dict(d.pop("mdfe"))




        contingencia_da_empresa = cls(
            nfe=nfe,
            nfce=nfce,
            cte=cte,
            mdfe=mdfe,
        )


        contingencia_da_empresa.additional_properties = d
        return contingencia_da_empresa

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
