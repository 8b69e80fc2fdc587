from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_mdfe_municipios_descarregamento_conhecimentos_transporte_indicador_prestacao_parcial import EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteIndicadorPrestacaoParcial
from ..models.emissao_mdfe_municipios_descarregamento_conhecimentos_transporte_indicador_reentrega import EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteIndicadorReentrega
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_mdfe_municipios_descarregamento_conhecimentos_transporte_notas_fiscais_prestacao_parcial import EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteNotasFiscaisPrestacaoParcial
  from ..models.emissao_mdfe_municipios_descarregamento_conhecimentos_transporte_produtos_perigosos import EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteProdutosPerigosos
  from ..models.emissao_mdfe_municipios_descarregamento_conhecimentos_transporte_unidades_transporte import EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteUnidadesTransporte





T = TypeVar("T", bound="EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporte")



@_attrs_define
class EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporte:
    """ 
        Attributes:
            chave_cte (str | Unset): Chave do CT-e. Formato: chave de acesso de 44 posições.
            segundo_codigo_barras (str | Unset): Segundo código de barras, de documento em contingência. Formato: 36
                dígitos.
            indicador_reentrega (EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteIndicadorReentrega | Unset):
                Reentrega de documento já entregue sem sucesso. Formato: um de 1 (sim).
            entrega_parcial_quantidade_total (str | Unset): Quantidade total da prestação. Formato: até 11 inteiros e 4
                decimais.
            entrega_parcial_quantidade (str | Unset): Quantidade entregue nesta viagem. Formato: até 11 inteiros e 4
                decimais.
            indicador_prestacao_parcial
                (EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteIndicadorPrestacaoParcial | Unset): Prestação
                parcial do serviço do CT-e. Formato: um de 1 (sim).
            unidades_transporte (list[EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteUnidadesTransporte] |
                Unset): Unidades de transporte
            produtos_perigosos (list[EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteProdutosPerigosos] | Unset):
                Produtos perigosos
            notas_fiscais_prestacao_parcial
                (list[EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteNotasFiscaisPrestacaoParcial] | Unset): NF-e da
                prestação parcial
     """

    chave_cte: str | Unset = UNSET
    segundo_codigo_barras: str | Unset = UNSET
    indicador_reentrega: EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteIndicadorReentrega | Unset = UNSET
    entrega_parcial_quantidade_total: str | Unset = UNSET
    entrega_parcial_quantidade: str | Unset = UNSET
    indicador_prestacao_parcial: EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteIndicadorPrestacaoParcial | Unset = UNSET
    unidades_transporte: list[EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteUnidadesTransporte] | Unset = UNSET
    produtos_perigosos: list[EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteProdutosPerigosos] | Unset = UNSET
    notas_fiscais_prestacao_parcial: list[EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteNotasFiscaisPrestacaoParcial] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_mdfe_municipios_descarregamento_conhecimentos_transporte_notas_fiscais_prestacao_parcial import EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteNotasFiscaisPrestacaoParcial # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento_conhecimentos_transporte_produtos_perigosos import EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteProdutosPerigosos # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento_conhecimentos_transporte_unidades_transporte import EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteUnidadesTransporte # noqa: PLC0415
        chave_cte = self.chave_cte

        segundo_codigo_barras = self.segundo_codigo_barras

        indicador_reentrega: str | Unset = UNSET
        if not isinstance(self.indicador_reentrega, Unset):
            indicador_reentrega = self.indicador_reentrega.value


        entrega_parcial_quantidade_total = self.entrega_parcial_quantidade_total

        entrega_parcial_quantidade = self.entrega_parcial_quantidade

        indicador_prestacao_parcial: str | Unset = UNSET
        if not isinstance(self.indicador_prestacao_parcial, Unset):
            indicador_prestacao_parcial = self.indicador_prestacao_parcial.value


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



        notas_fiscais_prestacao_parcial: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.notas_fiscais_prestacao_parcial, Unset):
            notas_fiscais_prestacao_parcial = []
            for notas_fiscais_prestacao_parcial_item_data in self.notas_fiscais_prestacao_parcial:
                notas_fiscais_prestacao_parcial_item = notas_fiscais_prestacao_parcial_item_data.to_dict()
                notas_fiscais_prestacao_parcial.append(notas_fiscais_prestacao_parcial_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if chave_cte is not UNSET:
            field_dict["chave_cte"] = chave_cte
        if segundo_codigo_barras is not UNSET:
            field_dict["segundo_codigo_barras"] = segundo_codigo_barras
        if indicador_reentrega is not UNSET:
            field_dict["indicador_reentrega"] = indicador_reentrega
        if entrega_parcial_quantidade_total is not UNSET:
            field_dict["entrega_parcial_quantidade_total"] = entrega_parcial_quantidade_total
        if entrega_parcial_quantidade is not UNSET:
            field_dict["entrega_parcial_quantidade"] = entrega_parcial_quantidade
        if indicador_prestacao_parcial is not UNSET:
            field_dict["indicador_prestacao_parcial"] = indicador_prestacao_parcial
        if unidades_transporte is not UNSET:
            field_dict["unidades_transporte"] = unidades_transporte
        if produtos_perigosos is not UNSET:
            field_dict["produtos_perigosos"] = produtos_perigosos
        if notas_fiscais_prestacao_parcial is not UNSET:
            field_dict["notas_fiscais_prestacao_parcial"] = notas_fiscais_prestacao_parcial

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_mdfe_municipios_descarregamento_conhecimentos_transporte_notas_fiscais_prestacao_parcial import EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteNotasFiscaisPrestacaoParcial # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento_conhecimentos_transporte_produtos_perigosos import EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteProdutosPerigosos # noqa: PLC0415
        from ..models.emissao_mdfe_municipios_descarregamento_conhecimentos_transporte_unidades_transporte import EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteUnidadesTransporte # noqa: PLC0415
        d = dict(src_dict)
        chave_cte = d.pop("chave_cte", UNSET)

        segundo_codigo_barras = d.pop("segundo_codigo_barras", UNSET)

        _indicador_reentrega = d.pop("indicador_reentrega", UNSET)
        indicador_reentrega: EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteIndicadorReentrega | Unset
        if isinstance(_indicador_reentrega,  Unset):
            indicador_reentrega = UNSET
        else:
            indicador_reentrega = EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteIndicadorReentrega(_indicador_reentrega)




        entrega_parcial_quantidade_total = d.pop("entrega_parcial_quantidade_total", UNSET)

        entrega_parcial_quantidade = d.pop("entrega_parcial_quantidade", UNSET)

        _indicador_prestacao_parcial = d.pop("indicador_prestacao_parcial", UNSET)
        indicador_prestacao_parcial: EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteIndicadorPrestacaoParcial | Unset
        if isinstance(_indicador_prestacao_parcial,  Unset):
            indicador_prestacao_parcial = UNSET
        else:
            indicador_prestacao_parcial = EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteIndicadorPrestacaoParcial(_indicador_prestacao_parcial)




        _unidades_transporte = d.pop("unidades_transporte", UNSET)
        unidades_transporte: list[EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteUnidadesTransporte] | Unset = UNSET
        if _unidades_transporte is not UNSET:
            unidades_transporte = []
            for unidades_transporte_item_data in _unidades_transporte:
                unidades_transporte_item = EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteUnidadesTransporte.from_dict(unidades_transporte_item_data)



                unidades_transporte.append(unidades_transporte_item)


        _produtos_perigosos = d.pop("produtos_perigosos", UNSET)
        produtos_perigosos: list[EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteProdutosPerigosos] | Unset = UNSET
        if _produtos_perigosos is not UNSET:
            produtos_perigosos = []
            for produtos_perigosos_item_data in _produtos_perigosos:
                produtos_perigosos_item = EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteProdutosPerigosos.from_dict(produtos_perigosos_item_data)



                produtos_perigosos.append(produtos_perigosos_item)


        _notas_fiscais_prestacao_parcial = d.pop("notas_fiscais_prestacao_parcial", UNSET)
        notas_fiscais_prestacao_parcial: list[EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteNotasFiscaisPrestacaoParcial] | Unset = UNSET
        if _notas_fiscais_prestacao_parcial is not UNSET:
            notas_fiscais_prestacao_parcial = []
            for notas_fiscais_prestacao_parcial_item_data in _notas_fiscais_prestacao_parcial:
                notas_fiscais_prestacao_parcial_item = EmissaoMdfeMunicipiosDescarregamentoConhecimentosTransporteNotasFiscaisPrestacaoParcial.from_dict(notas_fiscais_prestacao_parcial_item_data)



                notas_fiscais_prestacao_parcial.append(notas_fiscais_prestacao_parcial_item)


        emissao_mdfe_municipios_descarregamento_conhecimentos_transporte = cls(
            chave_cte=chave_cte,
            segundo_codigo_barras=segundo_codigo_barras,
            indicador_reentrega=indicador_reentrega,
            entrega_parcial_quantidade_total=entrega_parcial_quantidade_total,
            entrega_parcial_quantidade=entrega_parcial_quantidade,
            indicador_prestacao_parcial=indicador_prestacao_parcial,
            unidades_transporte=unidades_transporte,
            produtos_perigosos=produtos_perigosos,
            notas_fiscais_prestacao_parcial=notas_fiscais_prestacao_parcial,
        )

        return emissao_mdfe_municipios_descarregamento_conhecimentos_transporte

