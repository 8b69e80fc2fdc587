from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_nfce_processos_referenciados_indicador_origem_processo import EmissaoNfceProcessosReferenciadosIndicadorOrigemProcesso
from ..models.emissao_nfce_processos_referenciados_tipo_ato_concessorio import EmissaoNfceProcessosReferenciadosTipoAtoConcessorio
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfceProcessosReferenciados")



@_attrs_define
class EmissaoNfceProcessosReferenciados:
    """ 
        Attributes:
            identificador_processo (str | Unset): Número do processo ou ato. Formato: de 1 a 60 caracteres.
            indicador_origem_processo (EmissaoNfceProcessosReferenciadosIndicadorOrigemProcesso | Unset):
            tipo_ato_concessorio (EmissaoNfceProcessosReferenciadosTipoAtoConcessorio | Unset):
     """

    identificador_processo: str | Unset = UNSET
    indicador_origem_processo: EmissaoNfceProcessosReferenciadosIndicadorOrigemProcesso | Unset = UNSET
    tipo_ato_concessorio: EmissaoNfceProcessosReferenciadosTipoAtoConcessorio | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        identificador_processo = self.identificador_processo

        indicador_origem_processo: str | Unset = UNSET
        if not isinstance(self.indicador_origem_processo, Unset):
            indicador_origem_processo = self.indicador_origem_processo.value


        tipo_ato_concessorio: str | Unset = UNSET
        if not isinstance(self.tipo_ato_concessorio, Unset):
            tipo_ato_concessorio = self.tipo_ato_concessorio.value



        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if identificador_processo is not UNSET:
            field_dict["identificador_processo"] = identificador_processo
        if indicador_origem_processo is not UNSET:
            field_dict["indicador_origem_processo"] = indicador_origem_processo
        if tipo_ato_concessorio is not UNSET:
            field_dict["tipo_ato_concessorio"] = tipo_ato_concessorio

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        identificador_processo = d.pop("identificador_processo", UNSET)

        _indicador_origem_processo = d.pop("indicador_origem_processo", UNSET)
        indicador_origem_processo: EmissaoNfceProcessosReferenciadosIndicadorOrigemProcesso | Unset
        if isinstance(_indicador_origem_processo,  Unset):
            indicador_origem_processo = UNSET
        else:
            indicador_origem_processo = EmissaoNfceProcessosReferenciadosIndicadorOrigemProcesso(_indicador_origem_processo)




        _tipo_ato_concessorio = d.pop("tipo_ato_concessorio", UNSET)
        tipo_ato_concessorio: EmissaoNfceProcessosReferenciadosTipoAtoConcessorio | Unset
        if isinstance(_tipo_ato_concessorio,  Unset):
            tipo_ato_concessorio = UNSET
        else:
            tipo_ato_concessorio = EmissaoNfceProcessosReferenciadosTipoAtoConcessorio(_tipo_ato_concessorio)




        emissao_nfce_processos_referenciados = cls(
            identificador_processo=identificador_processo,
            indicador_origem_processo=indicador_origem_processo,
            tipo_ato_concessorio=tipo_ato_concessorio,
        )

        return emissao_nfce_processos_referenciados

