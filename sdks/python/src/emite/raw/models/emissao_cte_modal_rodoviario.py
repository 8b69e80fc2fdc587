from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_cte_modal_rodoviario_ordens_coleta_associados import EmissaoCteModalRodoviarioOrdensColetaAssociados





T = TypeVar("T", bound="EmissaoCteModalRodoviario")



@_attrs_define
class EmissaoCteModalRodoviario:
    """ Informações do modal Rodoviário

        Attributes:
            rntrc (str | Unset): RNTRC (registro ANTT). Formato: 8 dígitos ou ISENTO.
            ordens_coleta_associados (list[EmissaoCteModalRodoviarioOrdensColetaAssociados] | Unset): Ordens de Coleta
                associados
     """

    rntrc: str | Unset = UNSET
    ordens_coleta_associados: list[EmissaoCteModalRodoviarioOrdensColetaAssociados] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_cte_modal_rodoviario_ordens_coleta_associados import EmissaoCteModalRodoviarioOrdensColetaAssociados # noqa: PLC0415
        rntrc = self.rntrc

        ordens_coleta_associados: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.ordens_coleta_associados, Unset):
            ordens_coleta_associados = []
            for ordens_coleta_associados_item_data in self.ordens_coleta_associados:
                ordens_coleta_associados_item = ordens_coleta_associados_item_data.to_dict()
                ordens_coleta_associados.append(ordens_coleta_associados_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if rntrc is not UNSET:
            field_dict["rntrc"] = rntrc
        if ordens_coleta_associados is not UNSET:
            field_dict["ordens_coleta_associados"] = ordens_coleta_associados

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_cte_modal_rodoviario_ordens_coleta_associados import EmissaoCteModalRodoviarioOrdensColetaAssociados # noqa: PLC0415
        d = dict(src_dict)
        rntrc = d.pop("rntrc", UNSET)

        _ordens_coleta_associados = d.pop("ordens_coleta_associados", UNSET)
        ordens_coleta_associados: list[EmissaoCteModalRodoviarioOrdensColetaAssociados] | Unset = UNSET
        if _ordens_coleta_associados is not UNSET:
            ordens_coleta_associados = []
            for ordens_coleta_associados_item_data in _ordens_coleta_associados:
                ordens_coleta_associados_item = EmissaoCteModalRodoviarioOrdensColetaAssociados.from_dict(ordens_coleta_associados_item_data)



                ordens_coleta_associados.append(ordens_coleta_associados_item)


        emissao_cte_modal_rodoviario = cls(
            rntrc=rntrc,
            ordens_coleta_associados=ordens_coleta_associados,
        )

        return emissao_cte_modal_rodoviario

