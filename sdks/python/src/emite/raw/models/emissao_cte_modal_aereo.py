from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_cte_modal_aereo_artigos_perigosos import EmissaoCteModalAereoArtigosPerigosos
  from ..models.emissao_cte_modal_aereo_informacoes_manuseio import EmissaoCteModalAereoInformacoesManuseio





T = TypeVar("T", bound="EmissaoCteModalAereo")



@_attrs_define
class EmissaoCteModalAereo:
    """ Informações do modal Aéreo

        Attributes:
            numero_minuta (str | Unset): Número da minuta. Formato: 9 dígitos.
            numero_operacional (str | Unset): Número operacional do conhecimento aéreo. Formato: 11 dígitos.
            data_prevista_entrega (str | Unset): Data prevista de entrega. Formato: data AAAA-MM-DD.
            dimensao_carga (str | Unset): Dimensões em cm (AxBxC). Formato: de 5 a 14 caracteres.
            classe_tarifa (str | Unset): Classe da tarifa. Formato: M (mínima), G (geral) ou E (específica).
            codigo_tarifa (str | Unset): Código da tarifa. Formato: de 1 a 4 caracteres.
            valor_tarifa (str | Unset): Valor da tarifa. Formato: até 13 inteiros e 2 decimais.
            informacoes_manuseio (list[EmissaoCteModalAereoInformacoesManuseio] | Unset): Código de manuseio
            artigos_perigosos (list[EmissaoCteModalAereoArtigosPerigosos] | Unset): Preenchido quando for transporte de
                produtos classificados pela ONU como perigosos.
     """

    numero_minuta: str | Unset = UNSET
    numero_operacional: str | Unset = UNSET
    data_prevista_entrega: str | Unset = UNSET
    dimensao_carga: str | Unset = UNSET
    classe_tarifa: str | Unset = UNSET
    codigo_tarifa: str | Unset = UNSET
    valor_tarifa: str | Unset = UNSET
    informacoes_manuseio: list[EmissaoCteModalAereoInformacoesManuseio] | Unset = UNSET
    artigos_perigosos: list[EmissaoCteModalAereoArtigosPerigosos] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_cte_modal_aereo_artigos_perigosos import EmissaoCteModalAereoArtigosPerigosos # noqa: PLC0415
        from ..models.emissao_cte_modal_aereo_informacoes_manuseio import EmissaoCteModalAereoInformacoesManuseio # noqa: PLC0415
        numero_minuta = self.numero_minuta

        numero_operacional = self.numero_operacional

        data_prevista_entrega = self.data_prevista_entrega

        dimensao_carga = self.dimensao_carga

        classe_tarifa = self.classe_tarifa

        codigo_tarifa = self.codigo_tarifa

        valor_tarifa = self.valor_tarifa

        informacoes_manuseio: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.informacoes_manuseio, Unset):
            informacoes_manuseio = []
            for informacoes_manuseio_item_data in self.informacoes_manuseio:
                informacoes_manuseio_item = informacoes_manuseio_item_data.to_dict()
                informacoes_manuseio.append(informacoes_manuseio_item)



        artigos_perigosos: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.artigos_perigosos, Unset):
            artigos_perigosos = []
            for artigos_perigosos_item_data in self.artigos_perigosos:
                artigos_perigosos_item = artigos_perigosos_item_data.to_dict()
                artigos_perigosos.append(artigos_perigosos_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero_minuta is not UNSET:
            field_dict["numero_minuta"] = numero_minuta
        if numero_operacional is not UNSET:
            field_dict["numero_operacional"] = numero_operacional
        if data_prevista_entrega is not UNSET:
            field_dict["data_prevista_entrega"] = data_prevista_entrega
        if dimensao_carga is not UNSET:
            field_dict["dimensao_carga"] = dimensao_carga
        if classe_tarifa is not UNSET:
            field_dict["classe_tarifa"] = classe_tarifa
        if codigo_tarifa is not UNSET:
            field_dict["codigo_tarifa"] = codigo_tarifa
        if valor_tarifa is not UNSET:
            field_dict["valor_tarifa"] = valor_tarifa
        if informacoes_manuseio is not UNSET:
            field_dict["informacoes_manuseio"] = informacoes_manuseio
        if artigos_perigosos is not UNSET:
            field_dict["artigos_perigosos"] = artigos_perigosos

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_cte_modal_aereo_artigos_perigosos import EmissaoCteModalAereoArtigosPerigosos # noqa: PLC0415
        from ..models.emissao_cte_modal_aereo_informacoes_manuseio import EmissaoCteModalAereoInformacoesManuseio # noqa: PLC0415
        d = dict(src_dict)
        numero_minuta = d.pop("numero_minuta", UNSET)

        numero_operacional = d.pop("numero_operacional", UNSET)

        data_prevista_entrega = d.pop("data_prevista_entrega", UNSET)

        dimensao_carga = d.pop("dimensao_carga", UNSET)

        classe_tarifa = d.pop("classe_tarifa", UNSET)

        codigo_tarifa = d.pop("codigo_tarifa", UNSET)

        valor_tarifa = d.pop("valor_tarifa", UNSET)

        _informacoes_manuseio = d.pop("informacoes_manuseio", UNSET)
        informacoes_manuseio: list[EmissaoCteModalAereoInformacoesManuseio] | Unset = UNSET
        if _informacoes_manuseio is not UNSET:
            informacoes_manuseio = []
            for informacoes_manuseio_item_data in _informacoes_manuseio:
                informacoes_manuseio_item = EmissaoCteModalAereoInformacoesManuseio.from_dict(informacoes_manuseio_item_data)



                informacoes_manuseio.append(informacoes_manuseio_item)


        _artigos_perigosos = d.pop("artigos_perigosos", UNSET)
        artigos_perigosos: list[EmissaoCteModalAereoArtigosPerigosos] | Unset = UNSET
        if _artigos_perigosos is not UNSET:
            artigos_perigosos = []
            for artigos_perigosos_item_data in _artigos_perigosos:
                artigos_perigosos_item = EmissaoCteModalAereoArtigosPerigosos.from_dict(artigos_perigosos_item_data)



                artigos_perigosos.append(artigos_perigosos_item)


        emissao_cte_modal_aereo = cls(
            numero_minuta=numero_minuta,
            numero_operacional=numero_operacional,
            data_prevista_entrega=data_prevista_entrega,
            dimensao_carga=dimensao_carga,
            classe_tarifa=classe_tarifa,
            codigo_tarifa=codigo_tarifa,
            valor_tarifa=valor_tarifa,
            informacoes_manuseio=informacoes_manuseio,
            artigos_perigosos=artigos_perigosos,
        )

        return emissao_cte_modal_aereo

