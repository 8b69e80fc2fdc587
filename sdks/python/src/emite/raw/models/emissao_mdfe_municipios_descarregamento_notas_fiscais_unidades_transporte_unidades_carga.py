from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte_unidades_carga_tipo import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCargaTipo
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte_unidades_carga_lacres import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCargaLacres





T = TypeVar("T", bound="EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCarga")



@_attrs_define
class EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCarga:
    """ 
        Attributes:
            tipo (EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCargaTipo | Unset):
            identificacao (str | Unset): Identificação da unidade de carga. Formato: de 1 a 20 letras maiúsculas ou dígitos.
            quantidade_rateada (str | Unset): Quantidade rateada (peso ou volume). Formato: até 3 inteiros e de 2 a 3
                decimais.
            lacres (list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCargaLacres] | Unset):
                Lacres da unidade de carga
     """

    tipo: EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCargaTipo | Unset = UNSET
    identificacao: str | Unset = UNSET
    quantidade_rateada: str | Unset = UNSET
    lacres: list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCargaLacres] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte_unidades_carga_lacres import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCargaLacres # noqa: PLC0415
        tipo: str | Unset = UNSET
        if not isinstance(self.tipo, Unset):
            tipo = self.tipo.value


        identificacao = self.identificacao

        quantidade_rateada = self.quantidade_rateada

        lacres: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.lacres, Unset):
            lacres = []
            for lacres_item_data in self.lacres:
                lacres_item = lacres_item_data.to_dict()
                lacres.append(lacres_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if tipo is not UNSET:
            field_dict["tipo"] = tipo
        if identificacao is not UNSET:
            field_dict["identificacao"] = identificacao
        if quantidade_rateada is not UNSET:
            field_dict["quantidade_rateada"] = quantidade_rateada
        if lacres is not UNSET:
            field_dict["lacres"] = lacres

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte_unidades_carga_lacres import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCargaLacres # noqa: PLC0415
        d = dict(src_dict)
        _tipo = d.pop("tipo", UNSET)
        tipo: EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCargaTipo | Unset
        if isinstance(_tipo,  Unset):
            tipo = UNSET
        else:
            tipo = EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCargaTipo(_tipo)




        identificacao = d.pop("identificacao", UNSET)

        quantidade_rateada = d.pop("quantidade_rateada", UNSET)

        _lacres = d.pop("lacres", UNSET)
        lacres: list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCargaLacres] | Unset = UNSET
        if _lacres is not UNSET:
            lacres = []
            for lacres_item_data in _lacres:
                lacres_item = EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCargaLacres.from_dict(lacres_item_data)



                lacres.append(lacres_item)


        emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte_unidades_carga = cls(
            tipo=tipo,
            identificacao=identificacao,
            quantidade_rateada=quantidade_rateada,
            lacres=lacres,
        )

        return emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte_unidades_carga

