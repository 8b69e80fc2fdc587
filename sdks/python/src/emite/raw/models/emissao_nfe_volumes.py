from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_nfe_volumes_lacres import EmissaoNfeVolumesLacres





T = TypeVar("T", bound="EmissaoNfeVolumes")



@_attrs_define
class EmissaoNfeVolumes:
    """ 
        Attributes:
            quantidade (str | Unset): Quantidade. Formato: de 1 a 15 dígitos.
            especie (str | Unset): Espécie. Formato: de 1 a 60 caracteres.
            marca (str | Unset): Marca. Formato: de 1 a 60 caracteres.
            numero (str | Unset): Numeração. Formato: de 1 a 60 caracteres.
            peso_liquido (str | Unset): Peso líquido (kg). Formato: até 12 inteiros e 3 decimais.
            peso_bruto (str | Unset): Peso bruto (kg). Formato: até 12 inteiros e 3 decimais.
            lacres (list[EmissaoNfeVolumesLacres] | Unset): Lacres
     """

    quantidade: str | Unset = UNSET
    especie: str | Unset = UNSET
    marca: str | Unset = UNSET
    numero: str | Unset = UNSET
    peso_liquido: str | Unset = UNSET
    peso_bruto: str | Unset = UNSET
    lacres: list[EmissaoNfeVolumesLacres] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_nfe_volumes_lacres import EmissaoNfeVolumesLacres # noqa: PLC0415
        quantidade = self.quantidade

        especie = self.especie

        marca = self.marca

        numero = self.numero

        peso_liquido = self.peso_liquido

        peso_bruto = self.peso_bruto

        lacres: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.lacres, Unset):
            lacres = []
            for lacres_item_data in self.lacres:
                lacres_item = lacres_item_data.to_dict()
                lacres.append(lacres_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if quantidade is not UNSET:
            field_dict["quantidade"] = quantidade
        if especie is not UNSET:
            field_dict["especie"] = especie
        if marca is not UNSET:
            field_dict["marca"] = marca
        if numero is not UNSET:
            field_dict["numero"] = numero
        if peso_liquido is not UNSET:
            field_dict["peso_liquido"] = peso_liquido
        if peso_bruto is not UNSET:
            field_dict["peso_bruto"] = peso_bruto
        if lacres is not UNSET:
            field_dict["lacres"] = lacres

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_nfe_volumes_lacres import EmissaoNfeVolumesLacres # noqa: PLC0415
        d = dict(src_dict)
        quantidade = d.pop("quantidade", UNSET)

        especie = d.pop("especie", UNSET)

        marca = d.pop("marca", UNSET)

        numero = d.pop("numero", UNSET)

        peso_liquido = d.pop("peso_liquido", UNSET)

        peso_bruto = d.pop("peso_bruto", UNSET)

        _lacres = d.pop("lacres", UNSET)
        lacres: list[EmissaoNfeVolumesLacres] | Unset = UNSET
        if _lacres is not UNSET:
            lacres = []
            for lacres_item_data in _lacres:
                lacres_item = EmissaoNfeVolumesLacres.from_dict(lacres_item_data)



                lacres.append(lacres_item)


        emissao_nfe_volumes = cls(
            quantidade=quantidade,
            especie=especie,
            marca=marca,
            numero=numero,
            peso_liquido=peso_liquido,
            peso_bruto=peso_bruto,
            lacres=lacres,
        )

        return emissao_nfe_volumes

