from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_indicador_reentrega import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisIndicadorReentrega
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_produtos_perigosos import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisProdutosPerigosos
  from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporte





T = TypeVar("T", bound="EmissaoMdfeMunicipiosDescarregamentoNotasFiscais")



@_attrs_define
class EmissaoMdfeMunicipiosDescarregamentoNotasFiscais:
    """ 
        Attributes:
            chave_nfe (str | Unset): Chave da NF-e. Formato: chave de acesso de 44 posições.
            segundo_codigo_barras (str | Unset): Segundo código de barras, de documento em contingência. Formato: 36
                dígitos.
            indicador_reentrega (EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisIndicadorReentrega | Unset): Reentrega de
                documento já entregue sem sucesso. Formato: um de 1 (sim).
            unidades_transporte (list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporte] | Unset): Unidades
                de transporte
            produtos_perigosos (list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisProdutosPerigosos] | Unset): Produtos
                perigosos
     """

    chave_nfe: str | Unset = UNSET
    segundo_codigo_barras: str | Unset = UNSET
    indicador_reentrega: EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisIndicadorReentrega | Unset = UNSET
    unidades_transporte: list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporte] | Unset = UNSET
    produtos_perigosos: list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisProdutosPerigosos] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_produtos_perigosos import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisProdutosPerigosos # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporte # noqa: PLC0415
        chave_nfe = self.chave_nfe

        segundo_codigo_barras = self.segundo_codigo_barras

        indicador_reentrega: str | Unset = UNSET
        if not isinstance(self.indicador_reentrega, Unset):
            indicador_reentrega = self.indicador_reentrega.value


        unidades_transporte: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.unidades_transporte, Unset):
            unidades_transporte = []
            for unidades_transporte_item_data in self.unidades_transporte:
                unidades_transporte_item = unidades_transporte_item_data.to_dict()
                unidades_transporte.append(unidades_transporte_item)



        produtos_perigosos: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.produtos_perigosos, Unset):
            produtos_perigosos = []
            for produtos_perigosos_item_data in self.produtos_perigosos:
                produtos_perigosos_item = produtos_perigosos_item_data.to_dict()
                produtos_perigosos.append(produtos_perigosos_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if chave_nfe is not UNSET:
            field_dict["chave_nfe"] = chave_nfe
        if segundo_codigo_barras is not UNSET:
            field_dict["segundo_codigo_barras"] = segundo_codigo_barras
        if indicador_reentrega is not UNSET:
            field_dict["indicador_reentrega"] = indicador_reentrega
        if unidades_transporte is not UNSET:
            field_dict["unidades_transporte"] = unidades_transporte
        if produtos_perigosos is not UNSET:
            field_dict["produtos_perigosos"] = produtos_perigosos

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_produtos_perigosos import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisProdutosPerigosos # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais_unidades_transporte import EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporte # noqa: PLC0415
        d = dict(src_dict)
        chave_nfe = d.pop("chave_nfe", UNSET)

        segundo_codigo_barras = d.pop("segundo_codigo_barras", UNSET)

        _indicador_reentrega = d.pop("indicador_reentrega", UNSET)
        indicador_reentrega: EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisIndicadorReentrega | Unset
        if isinstance(_indicador_reentrega,  Unset):
            indicador_reentrega = UNSET
        else:
            indicador_reentrega = EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisIndicadorReentrega(_indicador_reentrega)




        _unidades_transporte = d.pop("unidades_transporte", UNSET)
        unidades_transporte: list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporte] | Unset = UNSET
        if _unidades_transporte is not UNSET:
            unidades_transporte = []
            for unidades_transporte_item_data in _unidades_transporte:
                unidades_transporte_item = EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisUnidadesTransporte.from_dict(unidades_transporte_item_data)



                unidades_transporte.append(unidades_transporte_item)


        _produtos_perigosos = d.pop("produtos_perigosos", UNSET)
        produtos_perigosos: list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisProdutosPerigosos] | Unset = UNSET
        if _produtos_perigosos is not UNSET:
            produtos_perigosos = []
            for produtos_perigosos_item_data in _produtos_perigosos:
                produtos_perigosos_item = EmissaoMdfeMunicipiosDescarregamentoNotasFiscaisProdutosPerigosos.from_dict(produtos_perigosos_item_data)



                produtos_perigosos.append(produtos_perigosos_item)


        emissao_mdfe_municipios_descarregamento_notas_fiscais = cls(
            chave_nfe=chave_nfe,
            segundo_codigo_barras=segundo_codigo_barras,
            indicador_reentrega=indicador_reentrega,
            unidades_transporte=unidades_transporte,
            produtos_perigosos=produtos_perigosos,
        )

        return emissao_mdfe_municipios_descarregamento_notas_fiscais

