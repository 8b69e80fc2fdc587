from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_mdfe_municipios_descarregamento_conhecimentos_transporte import EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporte
  from ..models.emissao_mdfe_municipios_descarregamento_mdfes_aquaviario import EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviario
  from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais import EmissaoMdfeMunicipiosDescarregamentoNotasFiscais





T = TypeVar("T", bound="EmissaoMdfeMunicipiosDescarregamento")



@_attrs_define
class EmissaoMdfeMunicipiosDescarregamento:
    """ 
        Attributes:
            codigo (str | Unset): Código IBGE do município
            nome (str | Unset): Nome do município
            conhecimentos_transporte (list[EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporte] | Unset): CT-e
                transportados
            notas_fiscais (list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscais] | Unset): NF-e transportadas
            mdfes_aquaviario (list[EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviario] | Unset): MDF-e transportados
                (aquaviário)
     """

    codigo: str | Unset = UNSET
    nome: str | Unset = UNSET
    conhecimentos_transporte: list[EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporte] | Unset = UNSET
    notas_fiscais: list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscais] | Unset = UNSET
    mdfes_aquaviario: list[EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviario] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_mdfe_municipios_descarregamento_conhecimentos_transporte import EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporte # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento_mdfes_aquaviario import EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviario # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais import EmissaoMdfeMunicipiosDescarregamentoNotasFiscais # noqa: PLC0415
        codigo = self.codigo

        nome = self.nome

        conhecimentos_transporte: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.conhecimentos_transporte, Unset):
            conhecimentos_transporte = []
            for conhecimentos_transporte_item_data in self.conhecimentos_transporte:
                conhecimentos_transporte_item = conhecimentos_transporte_item_data.to_dict()
                conhecimentos_transporte.append(conhecimentos_transporte_item)



        notas_fiscais: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.notas_fiscais, Unset):
            notas_fiscais = []
            for notas_fiscais_item_data in self.notas_fiscais:
                notas_fiscais_item = notas_fiscais_item_data.to_dict()
                notas_fiscais.append(notas_fiscais_item)



        mdfes_aquaviario: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.mdfes_aquaviario, Unset):
            mdfes_aquaviario = []
            for mdfes_aquaviario_item_data in self.mdfes_aquaviario:
                mdfes_aquaviario_item = mdfes_aquaviario_item_data.to_dict()
                mdfes_aquaviario.append(mdfes_aquaviario_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if codigo is not UNSET:
            field_dict["codigo"] = codigo
        if nome is not UNSET:
            field_dict["nome"] = nome
        if conhecimentos_transporte is not UNSET:
            field_dict["conhecimentos_transporte"] = conhecimentos_transporte
        if notas_fiscais is not UNSET:
            field_dict["notas_fiscais"] = notas_fiscais
        if mdfes_aquaviario is not UNSET:
            field_dict["mdfes_aquaviario"] = mdfes_aquaviario

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_mdfe_municipios_descarregamento_conhecimentos_transporte import EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporte # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento_mdfes_aquaviario import EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviario # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento_notas_fiscais import EmissaoMdfeMunicipiosDescarregamentoNotasFiscais # noqa: PLC0415
        d = dict(src_dict)
        codigo = d.pop("codigo", UNSET)

        nome = d.pop("nome", UNSET)

        _conhecimentos_transporte = d.pop("conhecimentos_transporte", UNSET)
        conhecimentos_transporte: list[EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporte] | Unset = UNSET
        if _conhecimentos_transporte is not UNSET:
            conhecimentos_transporte = []
            for conhecimentos_transporte_item_data in _conhecimentos_transporte:
                conhecimentos_transporte_item = EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporte.from_dict(conhecimentos_transporte_item_data)



                conhecimentos_transporte.append(conhecimentos_transporte_item)


        _notas_fiscais = d.pop("notas_fiscais", UNSET)
        notas_fiscais: list[EmissaoMdfeMunicipiosDescarregamentoNotasFiscais] | Unset = UNSET
        if _notas_fiscais is not UNSET:
            notas_fiscais = []
            for notas_fiscais_item_data in _notas_fiscais:
                notas_fiscais_item = EmissaoMdfeMunicipiosDescarregamentoNotasFiscais.from_dict(notas_fiscais_item_data)



                notas_fiscais.append(notas_fiscais_item)


        _mdfes_aquaviario = d.pop("mdfes_aquaviario", UNSET)
        mdfes_aquaviario: list[EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviario] | Unset = UNSET
        if _mdfes_aquaviario is not UNSET:
            mdfes_aquaviario = []
            for mdfes_aquaviario_item_data in _mdfes_aquaviario:
                mdfes_aquaviario_item = EmissaoMdfeMunicipiosDescarregamentoMdfesAquaviario.from_dict(mdfes_aquaviario_item_data)



                mdfes_aquaviario.append(mdfes_aquaviario_item)


        emissao_mdfe_municipios_descarregamento = cls(
            codigo=codigo,
            nome=nome,
            conhecimentos_transporte=conhecimentos_transporte,
            notas_fiscais=notas_fiscais,
            mdfes_aquaviario=mdfes_aquaviario,
        )

        return emissao_mdfe_municipios_descarregamento

