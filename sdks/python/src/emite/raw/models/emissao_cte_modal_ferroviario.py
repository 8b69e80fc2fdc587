from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_cte_modal_ferroviario_ferrovia_emitente import EmissaoCteModalFerroviarioFerroviaEmitente
from ..models.emissao_cte_modal_ferroviario_responsavel_faturamento import EmissaoCteModalFerroviarioResponsavelFaturamento
from ..models.emissao_cte_modal_ferroviario_tipo_trafego import EmissaoCteModalFerroviarioTipoTrafego
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_cte_modal_ferroviario_ferrovias import EmissaoCteModalFerroviarioFerrovias





T = TypeVar("T", bound="EmissaoCteModalFerroviario")



@_attrs_define
class EmissaoCteModalFerroviario:
    """ Informações do modal Ferroviário

        Attributes:
            tipo_trafego (EmissaoCteModalFerroviarioTipoTrafego | Unset):
            responsavel_faturamento (EmissaoCteModalFerroviarioResponsavelFaturamento | Unset):
            ferrovia_emitente (EmissaoCteModalFerroviarioFerroviaEmitente | Unset):
            valor_frete_trafego_mutuo (str | Unset): Valor do frete. Formato: até 13 inteiros e 2 decimais.
            chave_cte_ferrovia_origem (str | Unset): Chave do CT-e da ferrovia de origem. Formato: chave de acesso de 44
                posições.
            fluxo_ferroviario (str | Unset): Fluxo ferroviário (contrato). Formato: de 1 a 10 caracteres.
            ferrovias (list[EmissaoCteModalFerroviarioFerrovias] | Unset): Informações das Ferrovias Envolvidas
     """

    tipo_trafego: EmissaoCteModalFerroviarioTipoTrafego | Unset = UNSET
    responsavel_faturamento: EmissaoCteModalFerroviarioResponsavelFaturamento | Unset = UNSET
    ferrovia_emitente: EmissaoCteModalFerroviarioFerroviaEmitente | Unset = UNSET
    valor_frete_trafego_mutuo: str | Unset = UNSET
    chave_cte_ferrovia_origem: str | Unset = UNSET
    fluxo_ferroviario: str | Unset = UNSET
    ferrovias: list[EmissaoCteModalFerroviarioFerrovias] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_cte_modal_ferroviario_ferrovias import EmissaoCteModalFerroviarioFerrovias # noqa: PLC0415
        tipo_trafego: str | Unset = UNSET
        if not isinstance(self.tipo_trafego, Unset):
            tipo_trafego = self.tipo_trafego.value


        responsavel_faturamento: str | Unset = UNSET
        if not isinstance(self.responsavel_faturamento, Unset):
            responsavel_faturamento = self.responsavel_faturamento.value


        ferrovia_emitente: str | Unset = UNSET
        if not isinstance(self.ferrovia_emitente, Unset):
            ferrovia_emitente = self.ferrovia_emitente.value


        valor_frete_trafego_mutuo = self.valor_frete_trafego_mutuo

        chave_cte_ferrovia_origem = self.chave_cte_ferrovia_origem

        fluxo_ferroviario = self.fluxo_ferroviario

        ferrovias: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.ferrovias, Unset):
            ferrovias = []
            for ferrovias_item_data in self.ferrovias:
                ferrovias_item = ferrovias_item_data.to_dict()
                ferrovias.append(ferrovias_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if tipo_trafego is not UNSET:
            field_dict["tipo_trafego"] = tipo_trafego
        if responsavel_faturamento is not UNSET:
            field_dict["responsavel_faturamento"] = responsavel_faturamento
        if ferrovia_emitente is not UNSET:
            field_dict["ferrovia_emitente"] = ferrovia_emitente
        if valor_frete_trafego_mutuo is not UNSET:
            field_dict["valor_frete_trafego_mutuo"] = valor_frete_trafego_mutuo
        if chave_cte_ferrovia_origem is not UNSET:
            field_dict["chave_cte_ferrovia_origem"] = chave_cte_ferrovia_origem
        if fluxo_ferroviario is not UNSET:
            field_dict["fluxo_ferroviario"] = fluxo_ferroviario
        if ferrovias is not UNSET:
            field_dict["ferrovias"] = ferrovias

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_cte_modal_ferroviario_ferrovias import EmissaoCteModalFerroviarioFerrovias # noqa: PLC0415
        d = dict(src_dict)
        _tipo_trafego = d.pop("tipo_trafego", UNSET)
        tipo_trafego: EmissaoCteModalFerroviarioTipoTrafego | Unset
        if isinstance(_tipo_trafego,  Unset):
            tipo_trafego = UNSET
        else:
            tipo_trafego = EmissaoCteModalFerroviarioTipoTrafego(_tipo_trafego)




        _responsavel_faturamento = d.pop("responsavel_faturamento", UNSET)
        responsavel_faturamento: EmissaoCteModalFerroviarioResponsavelFaturamento | Unset
        if isinstance(_responsavel_faturamento,  Unset):
            responsavel_faturamento = UNSET
        else:
            responsavel_faturamento = EmissaoCteModalFerroviarioResponsavelFaturamento(_responsavel_faturamento)




        _ferrovia_emitente = d.pop("ferrovia_emitente", UNSET)
        ferrovia_emitente: EmissaoCteModalFerroviarioFerroviaEmitente | Unset
        if isinstance(_ferrovia_emitente,  Unset):
            ferrovia_emitente = UNSET
        else:
            ferrovia_emitente = EmissaoCteModalFerroviarioFerroviaEmitente(_ferrovia_emitente)




        valor_frete_trafego_mutuo = d.pop("valor_frete_trafego_mutuo", UNSET)

        chave_cte_ferrovia_origem = d.pop("chave_cte_ferrovia_origem", UNSET)

        fluxo_ferroviario = d.pop("fluxo_ferroviario", UNSET)

        _ferrovias = d.pop("ferrovias", UNSET)
        ferrovias: list[EmissaoCteModalFerroviarioFerrovias] | Unset = UNSET
        if _ferrovias is not UNSET:
            ferrovias = []
            for ferrovias_item_data in _ferrovias:
                ferrovias_item = EmissaoCteModalFerroviarioFerrovias.from_dict(ferrovias_item_data)



                ferrovias.append(ferrovias_item)


        emissao_cte_modal_ferroviario = cls(
            tipo_trafego=tipo_trafego,
            responsavel_faturamento=responsavel_faturamento,
            ferrovia_emitente=ferrovia_emitente,
            valor_frete_trafego_mutuo=valor_frete_trafego_mutuo,
            chave_cte_ferrovia_origem=chave_cte_ferrovia_origem,
            fluxo_ferroviario=fluxo_ferroviario,
            ferrovias=ferrovias,
        )

        return emissao_cte_modal_ferroviario

