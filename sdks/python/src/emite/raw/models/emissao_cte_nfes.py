from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_cte_nfes_unidades_carga import EmissaoCteNfesUnidadesCarga
  from ..models.emissao_cte_nfes_unidades_transporte import EmissaoCteNfesUnidadesTransporte





T = TypeVar("T", bound="EmissaoCteNfes")



@_attrs_define
class EmissaoCteNfes:
    """ 
        Attributes:
            chave_nfe (str | Unset): Chave de acesso. Formato: chave de acesso de 44 posições.
            pin_suframa (str | Unset): PIN da SUFRAMA. Formato: de 2 a 9 dígitos.
            data_prevista (str | Unset): Data prevista de entrega. Formato: data AAAA-MM-DD.
            unidades_carga (list[EmissaoCteNfesUnidadesCarga] | Unset): Unidades de carga: contêiner, ULD, pallet, outras
            unidades_transporte (list[EmissaoCteNfesUnidadesTransporte] | Unset): Unidades de transporte: carreta, reboque,
                vagão, outras
     """

    chave_nfe: str | Unset = UNSET
    pin_suframa: str | Unset = UNSET
    data_prevista: str | Unset = UNSET
    unidades_carga: list[EmissaoCteNfesUnidadesCarga] | Unset = UNSET
    unidades_transporte: list[EmissaoCteNfesUnidadesTransporte] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_cte_nfes_unidades_carga import EmissaoCteNfesUnidadesCarga # noqa: PLC0415
        from ..models.emissao_cte_nfes_unidades_transporte import EmissaoCteNfesUnidadesTransporte # noqa: PLC0415
        chave_nfe = self.chave_nfe

        pin_suframa = self.pin_suframa

        data_prevista = self.data_prevista

        unidades_carga: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.unidades_carga, Unset):
            unidades_carga = []
            for unidades_carga_item_data in self.unidades_carga:
                unidades_carga_item = unidades_carga_item_data.to_dict()
                unidades_carga.append(unidades_carga_item)



        unidades_transporte: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.unidades_transporte, Unset):
            unidades_transporte = []
            for unidades_transporte_item_data in self.unidades_transporte:
                unidades_transporte_item = unidades_transporte_item_data.to_dict()
                unidades_transporte.append(unidades_transporte_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if chave_nfe is not UNSET:
            field_dict["chave_nfe"] = chave_nfe
        if pin_suframa is not UNSET:
            field_dict["pin_suframa"] = pin_suframa
        if data_prevista is not UNSET:
            field_dict["data_prevista"] = data_prevista
        if unidades_carga is not UNSET:
            field_dict["unidades_carga"] = unidades_carga
        if unidades_transporte is not UNSET:
            field_dict["unidades_transporte"] = unidades_transporte

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_cte_nfes_unidades_carga import EmissaoCteNfesUnidadesCarga # noqa: PLC0415
        from ..models.emissao_cte_nfes_unidades_transporte import EmissaoCteNfesUnidadesTransporte # noqa: PLC0415
        d = dict(src_dict)
        chave_nfe = d.pop("chave_nfe", UNSET)

        pin_suframa = d.pop("pin_suframa", UNSET)

        data_prevista = d.pop("data_prevista", UNSET)

        _unidades_carga = d.pop("unidades_carga", UNSET)
        unidades_carga: list[EmissaoCteNfesUnidadesCarga] | Unset = UNSET
        if _unidades_carga is not UNSET:
            unidades_carga = []
            for unidades_carga_item_data in _unidades_carga:
                unidades_carga_item = EmissaoCteNfesUnidadesCarga.from_dict(unidades_carga_item_data)



                unidades_carga.append(unidades_carga_item)


        _unidades_transporte = d.pop("unidades_transporte", UNSET)
        unidades_transporte: list[EmissaoCteNfesUnidadesTransporte] | Unset = UNSET
        if _unidades_transporte is not UNSET:
            unidades_transporte = []
            for unidades_transporte_item_data in _unidades_transporte:
                unidades_transporte_item = EmissaoCteNfesUnidadesTransporte.from_dict(unidades_transporte_item_data)



                unidades_transporte.append(unidades_transporte_item)


        emissao_cte_nfes = cls(
            chave_nfe=chave_nfe,
            pin_suframa=pin_suframa,
            data_prevista=data_prevista,
            unidades_carga=unidades_carga,
            unidades_transporte=unidades_transporte,
        )

        return emissao_cte_nfes

