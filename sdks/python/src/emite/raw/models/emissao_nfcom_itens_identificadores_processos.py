from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_nfcom_itens_identificadores_processos_tipo_processo import EmissaoNfcomItensIdentificadoresProcessosTipoProcesso
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfcomItensIdentificadoresProcessos")



@_attrs_define
class EmissaoNfcomItensIdentificadoresProcessos:
    """ 
        Attributes:
            tipo_processo (EmissaoNfcomItensIdentificadoresProcessosTipoProcesso | Unset):
            numero_processo (str | Unset): Número do processo. Formato: de 1 a 60 caracteres.
     """

    tipo_processo: EmissaoNfcomItensIdentificadoresProcessosTipoProcesso | Unset = UNSET
    numero_processo: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        tipo_processo: str | Unset = UNSET
        if not isinstance(self.tipo_processo, Unset):
            tipo_processo = self.tipo_processo.value


        numero_processo = self.numero_processo


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if tipo_processo is not UNSET:
            field_dict["tipo_processo"] = tipo_processo
        if numero_processo is not UNSET:
            field_dict["numero_processo"] = numero_processo

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _tipo_processo = d.pop("tipo_processo", UNSET)
        tipo_processo: EmissaoNfcomItensIdentificadoresProcessosTipoProcesso | Unset
        if isinstance(_tipo_processo,  Unset):
            tipo_processo = UNSET
        else:
            tipo_processo = EmissaoNfcomItensIdentificadoresProcessosTipoProcesso(_tipo_processo)




        numero_processo = d.pop("numero_processo", UNSET)

        emissao_nfcom_itens_identificadores_processos = cls(
            tipo_processo=tipo_processo,
            numero_processo=numero_processo,
        )

        return emissao_nfcom_itens_identificadores_processos

