from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_mdfe_municipios_descarregamento_mdfes_aquaviario_indicador_reentrega import EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioIndicadorReentrega
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_mdfe_municipios_descarregamento_mdfes_aquaviario_produtos_perigosos import EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioProdutosPerigosos
  from ..models.emissao_mdfe_municipios_descarregamento_mdfes_aquaviario_unidades_transporte import EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioUnidadesTransporte





T = TypeVar("T", bound="EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviario")



@_attrs_define
class EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviario:
    """ 
        Attributes:
            chave_mdfe (str | Unset): Chave do MDF-e. Formato: chave de acesso de 44 posições.
            indicador_reentrega (EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioIndicadorReentrega | Unset): Reentrega
                de documento já entregue sem sucesso. Formato: um de 1 (sim).
            unidades_transporte (list[EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioUnidadesTransporte] | Unset):
                Unidades de transporte
            produtos_perigosos (list[EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioProdutosPerigosos] | Unset):
                Produtos perigosos
     """

    chave_mdfe: str | Unset = UNSET
    indicador_reentrega: EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioIndicadorReentrega | Unset = UNSET
    unidades_transporte: list[EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioUnidadesTransporte] | Unset = UNSET
    produtos_perigosos: list[EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioProdutosPerigosos] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_mdfe_municipios_descarregamento_mdfes_aquaviario_produtos_perigosos import EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioProdutosPerigosos # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento_mdfes_aquaviario_unidades_transporte import EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioUnidadesTransporte # noqa: PLC0415
        chave_mdfe = self.chave_mdfe

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
        if chave_mdfe is not UNSET:
            field_dict["chave_mdfe"] = chave_mdfe
        if indicador_reentrega is not UNSET:
            field_dict["indicador_reentrega"] = indicador_reentrega
        if unidades_transporte is not UNSET:
            field_dict["unidades_transporte"] = unidades_transporte
        if produtos_perigosos is not UNSET:
            field_dict["produtos_perigosos"] = produtos_perigosos

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_mdfe_municipios_descarregamento_mdfes_aquaviario_produtos_perigosos import EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioProdutosPerigosos # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento_mdfes_aquaviario_unidades_transporte import EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioUnidadesTransporte # noqa: PLC0415
        d = dict(src_dict)
        chave_mdfe = d.pop("chave_mdfe", UNSET)

        _indicador_reentrega = d.pop("indicador_reentrega", UNSET)
        indicador_reentrega: EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioIndicadorReentrega | Unset
        if isinstance(_indicador_reentrega,  Unset):
            indicador_reentrega = UNSET
        else:
            indicador_reentrega = EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioIndicadorReentrega(_indicador_reentrega)




        _unidades_transporte = d.pop("unidades_transporte", UNSET)
        unidades_transporte: list[EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioUnidadesTransporte] | Unset = UNSET
        if _unidades_transporte is not UNSET:
            unidades_transporte = []
            for unidades_transporte_item_data in _unidades_transporte:
                unidades_transporte_item = EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioUnidadesTransporte.from_dict(unidades_transporte_item_data)



                unidades_transporte.append(unidades_transporte_item)


        _produtos_perigosos = d.pop("produtos_perigosos", UNSET)
        produtos_perigosos: list[EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioProdutosPerigosos] | Unset = UNSET
        if _produtos_perigosos is not UNSET:
            produtos_perigosos = []
            for produtos_perigosos_item_data in _produtos_perigosos:
                produtos_perigosos_item = EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviarioProdutosPerigosos.from_dict(produtos_perigosos_item_data)



                produtos_perigosos.append(produtos_perigosos_item)


        emissao_mdfe_municipios_descarregamento_mdfes_aquaviario = cls(
            chave_mdfe=chave_mdfe,
            indicador_reentrega=indicador_reentrega,
            unidades_transporte=unidades_transporte,
            produtos_perigosos=produtos_perigosos,
        )

        return emissao_mdfe_municipios_descarregamento_mdfes_aquaviario

