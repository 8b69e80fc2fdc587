from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte_tipo import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteTipo
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte_lacres import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteLacres
  from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte_unidades_carga import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCarga





T = TypeVar("T", bound="EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporte")



@_attrs_define
class EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporte:
    """ 
        Attributes:
            tipo (EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteTipo | Unset):
            identificacao (str | Unset): Identificação da unidade: placa, contêiner, vagão…. Formato: de 1 a 20 letras
                maiúsculas ou dígitos.
            quantidade_rateada (str | Unset): Quantidade rateada (peso ou volume). Formato: até 3 inteiros e de 2 a 3
                decimais.
            lacres (list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteLacres] | Unset): Lacres da
                unidade de transporte
            unidades_carga (list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCarga] | Unset):
                Unidades de carga
     """

    tipo: EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteTipo | Unset = UNSET
    identificacao: str | Unset = UNSET
    quantidade_rateada: str | Unset = UNSET
    lacres: list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteLacres] | Unset = UNSET
    unidades_carga: list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCarga] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte_lacres import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteLacres # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte_unidades_carga import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCarga # noqa: PLC0415
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



        unidades_carga: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.unidades_carga, Unset):
            unidades_carga = []
            for unidades_carga_item_data in self.unidades_carga:
                unidades_carga_item = unidades_carga_item_data.to_dict()
                unidades_carga.append(unidades_carga_item)




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
        if unidades_carga is not UNSET:
            field_dict["unidades_carga"] = unidades_carga

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte_lacres import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteLacres # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte_unidades_carga import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCarga # noqa: PLC0415
        d = dict(src_dict)
        _tipo = d.pop("tipo", UNSET)
        tipo: EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteTipo | Unset
        if isinstance(_tipo,  Unset):
            tipo = UNSET
        else:
            tipo = EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteTipo(_tipo)




        identificacao = d.pop("identificacao", UNSET)

        quantidade_rateada = d.pop("quantidade_rateada", UNSET)

        _lacres = d.pop("lacres", UNSET)
        lacres: list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteLacres] | Unset = UNSET
        if _lacres is not UNSET:
            lacres = []
            for lacres_item_data in _lacres:
                lacres_item = EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteLacres.from_dict(lacres_item_data)



                lacres.append(lacres_item)


        _unidades_carga = d.pop("unidades_carga", UNSET)
        unidades_carga: list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCarga] | Unset = UNSET
        if _unidades_carga is not UNSET:
            unidades_carga = []
            for unidades_carga_item_data in _unidades_carga:
                unidades_carga_item = EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporteUnidadesCarga.from_dict(unidades_carga_item_data)



                unidades_carga.append(unidades_carga_item)


        emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte = cls(
            tipo=tipo,
            identificacao=identificacao,
            quantidade_rateada=quantidade_rateada,
            lacres=lacres,
            unidades_carga=unidades_carga,
        )

        return emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte

