from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoCteNfesUnidadesTransporteUnidadesCargaLacres")



@_attrs_define
class EmissaoCteNfesUnidadesTransporteUnidadesCargaLacres:
    """ 
        Attributes:
            numero_lacre (str | Unset): Número do lacre. Formato: de 1 a 20 caracteres.
     """

    numero_lacre: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero_lacre = self.numero_lacre


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero_lacre is not UNSET:
            field_dict["numero_lacre"] = numero_lacre

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero_lacre = d.pop("numero_lacre", UNSET)

        emissao_cte_nfes_unidades_transporte_unidades_carga_lacres = cls(
            numero_lacre=numero_lacre,
        )

        return emissao_cte_nfes_unidades_transporte_unidades_carga_lacres

