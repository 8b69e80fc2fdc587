from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.encerrar_mdfe_body_encerramento_por_terceiro import EncerrarMdfeBodyEncerramentoPorTerceiro
from ..models.encerrar_mdfe_body_sigla_uf import EncerrarMdfeBodySiglaUf
from ..types import UNSET, Unset






T = TypeVar("T", bound="EncerrarMdfeBody")



@_attrs_define
class EncerrarMdfeBody:
    """ 
        Attributes:
            data (str): Data do encerramento. Formato: data AAAA-MM-DD.
            sigla_uf (EncerrarMdfeBodySiglaUf):
            nome_municipio (Any): Nome do município do encerramento
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            codigo_municipio (str | Unset): Código IBGE do município; tem prioridade sobre o nome, que com a UF serve para
                achá-lo. Formato: código IBGE de 7 dígitos.
            encerramento_por_terceiro (EncerrarMdfeBodyEncerramentoPorTerceiro | Unset): Encerramento feito por terceiro.
                Formato: um de 1 (sim).
     """

    data: str
    sigla_uf: EncerrarMdfeBodySiglaUf
    nome_municipio: Any
    data_evento: str | Unset = UNSET
    codigo_municipio: str | Unset = UNSET
    encerramento_por_terceiro: EncerrarMdfeBodyEncerramentoPorTerceiro | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        data = self.data

        sigla_uf = self.sigla_uf.value

        nome_municipio = self.nome_municipio

        data_evento = self.data_evento

        codigo_municipio = self.codigo_municipio

        encerramento_por_terceiro: str | Unset = UNSET
        if not isinstance(self.encerramento_por_terceiro, Unset):
            encerramento_por_terceiro = self.encerramento_por_terceiro.value



        field_dict: dict[str, Any] = {}

        field_dict.update({
            "data": data,
            "sigla_uf": sigla_uf,
            "nome_municipio": nome_municipio,
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento
        if codigo_municipio is not UNSET:
            field_dict["codigo_municipio"] = codigo_municipio
        if encerramento_por_terceiro is not UNSET:
            field_dict["encerramento_por_terceiro"] = encerramento_por_terceiro

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        data = d.pop("data")

        sigla_uf = EncerrarMdfeBodySiglaUf(d.pop("sigla_uf"))




        nome_municipio = d.pop("nome_municipio")

        data_evento = d.pop("data_evento", UNSET)

        codigo_municipio = d.pop("codigo_municipio", UNSET)

        _encerramento_por_terceiro = d.pop("encerramento_por_terceiro", UNSET)
        encerramento_por_terceiro: EncerrarMdfeBodyEncerramentoPorTerceiro | Unset
        if isinstance(_encerramento_por_terceiro,  Unset):
            encerramento_por_terceiro = UNSET
        else:
            encerramento_por_terceiro = EncerrarMdfeBodyEncerramentoPorTerceiro(_encerramento_por_terceiro)




        encerrar_mdfe_body = cls(
            data=data,
            sigla_uf=sigla_uf,
            nome_municipio=nome_municipio,
            data_evento=data_evento,
            codigo_municipio=codigo_municipio,
            encerramento_por_terceiro=encerramento_por_terceiro,
        )

        return encerrar_mdfe_body

