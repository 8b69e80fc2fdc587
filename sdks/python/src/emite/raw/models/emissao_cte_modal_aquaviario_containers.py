from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_cte_modal_aquaviario_containers_lacres import EmissaoCteModalAquaviarioContainersLacres
  from ..models.emissao_cte_modal_aquaviario_containers_nfes import EmissaoCteModalAquaviarioContainersNfes
  from ..models.emissao_cte_modal_aquaviario_containers_nfs import EmissaoCteModalAquaviarioContainersNfs





T = TypeVar("T", bound="EmissaoCteModalAquaviarioContainers")



@_attrs_define
class EmissaoCteModalAquaviarioContainers:
    """ 
        Attributes:
            identificacao (str | Unset): Número do contêiner. Formato: de 1 a 20 letras maiúsculas ou dígitos.
            lacres (list[EmissaoCteModalAquaviarioContainersLacres] | Unset): Grupo de informações dos lacres dos
                cointainers da qtde da carga
            nfs (list[EmissaoCteModalAquaviarioContainersNfs] | Unset): Informações das NF
            nfes (list[EmissaoCteModalAquaviarioContainersNfes] | Unset): Informações das NFe
     """

    identificacao: str | Unset = UNSET
    lacres: list[EmissaoCteModalAquaviarioContainersLacres] | Unset = UNSET
    nfs: list[EmissaoCteModalAquaviarioContainersNfs] | Unset = UNSET
    nfes: list[EmissaoCteModalAquaviarioContainersNfes] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_cte_modal_aquaviario_containers_lacres import EmissaoCteModalAquaviarioContainersLacres # noqa: PLC0415
        from ..models.emissao_cte_modal_aquaviario_containers_nfes import EmissaoCteModalAquaviarioContainersNfes # noqa: PLC0415
        from ..models.emissao_cte_modal_aquaviario_containers_nfs import EmissaoCteModalAquaviarioContainersNfs # noqa: PLC0415
        identificacao = self.identificacao

        lacres: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.lacres, Unset):
            lacres = []
            for lacres_item_data in self.lacres:
                lacres_item = lacres_item_data.to_dict()
                lacres.append(lacres_item)



        nfs: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.nfs, Unset):
            nfs = []
            for nfs_item_data in self.nfs:
                nfs_item = nfs_item_data.to_dict()
                nfs.append(nfs_item)



        nfes: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.nfes, Unset):
            nfes = []
            for nfes_item_data in self.nfes:
                nfes_item = nfes_item_data.to_dict()
                nfes.append(nfes_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if identificacao is not UNSET:
            field_dict["identificacao"] = identificacao
        if lacres is not UNSET:
            field_dict["lacres"] = lacres
        if nfs is not UNSET:
            field_dict["nfs"] = nfs
        if nfes is not UNSET:
            field_dict["nfes"] = nfes

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_cte_modal_aquaviario_containers_lacres import EmissaoCteModalAquaviarioContainersLacres # noqa: PLC0415
        from ..models.emissao_cte_modal_aquaviario_containers_nfes import EmissaoCteModalAquaviarioContainersNfes # noqa: PLC0415
        from ..models.emissao_cte_modal_aquaviario_containers_nfs import EmissaoCteModalAquaviarioContainersNfs # noqa: PLC0415
        d = dict(src_dict)
        identificacao = d.pop("identificacao", UNSET)

        _lacres = d.pop("lacres", UNSET)
        lacres: list[EmissaoCteModalAquaviarioContainersLacres] | Unset = UNSET
        if _lacres is not UNSET:
            lacres = []
            for lacres_item_data in _lacres:
                lacres_item = EmissaoCteModalAquaviarioContainersLacres.from_dict(lacres_item_data)



                lacres.append(lacres_item)


        _nfs = d.pop("nfs", UNSET)
        nfs: list[EmissaoCteModalAquaviarioContainersNfs] | Unset = UNSET
        if _nfs is not UNSET:
            nfs = []
            for nfs_item_data in _nfs:
                nfs_item = EmissaoCteModalAquaviarioContainersNfs.from_dict(nfs_item_data)



                nfs.append(nfs_item)


        _nfes = d.pop("nfes", UNSET)
        nfes: list[EmissaoCteModalAquaviarioContainersNfes] | Unset = UNSET
        if _nfes is not UNSET:
            nfes = []
            for nfes_item_data in _nfes:
                nfes_item = EmissaoCteModalAquaviarioContainersNfes.from_dict(nfes_item_data)



                nfes.append(nfes_item)


        emissao_cte_modal_aquaviario_containers = cls(
            identificacao=identificacao,
            lacres=lacres,
            nfs=nfs,
            nfes=nfes,
        )

        return emissao_cte_modal_aquaviario_containers

