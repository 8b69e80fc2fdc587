from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.compra_do_sandbox_type import CompraDoSandboxType
from ..models.uf import Uf
from ..types import UNSET, Unset






T = TypeVar("T", bound="CompraDoSandbox")



@_attrs_define
class CompraDoSandbox:
    """ 
        Attributes:
            cnpj (str): CNPJ ou CPF da empresa que recebe o documento: destinatária, tomadora ou contratante.
            type_ (CompraDoSandboxType | Unset):
            uf (Uf | Unset):
            valor (str | Unset): Valor de cada documento.
            quantidade (int | Unset): Quantos documentos: até 50 ou, com dias, até 500.
            dias (int | Unset): Espalha as emissões pelos últimos dias do relógio da conta, da mais antiga à mais nova,
                entre vários fornecedores; ausente: todas são de agora, de um só.
     """

    cnpj: str
    type_: CompraDoSandboxType | Unset = UNSET
    uf: Uf | Unset = UNSET
    valor: str | Unset = UNSET
    quantidade: int | Unset = UNSET
    dias: int | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        cnpj = self.cnpj

        type_: str | Unset = UNSET
        if not isinstance(self.type_, Unset):
            type_ = self.type_.value


        uf: str | Unset = UNSET
        if not isinstance(self.uf, Unset):
            uf = self.uf.value


        valor = self.valor

        quantidade = self.quantidade

        dias = self.dias


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "cnpj": cnpj,
        })
        if type_ is not UNSET:
            field_dict["type"] = type_
        if uf is not UNSET:
            field_dict["uf"] = uf
        if valor is not UNSET:
            field_dict["valor"] = valor
        if quantidade is not UNSET:
            field_dict["quantidade"] = quantidade
        if dias is not UNSET:
            field_dict["dias"] = dias

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cnpj = d.pop("cnpj")

        _type_ = d.pop("type", UNSET)
        type_: CompraDoSandboxType | Unset
        if isinstance(_type_,  Unset):
            type_ = UNSET
        else:
            type_ = CompraDoSandboxType(_type_)




        _uf = d.pop("uf", UNSET)
        uf: Uf | Unset
        if isinstance(_uf,  Unset):
            uf = UNSET
        else:
            uf = Uf(_uf)




        valor = d.pop("valor", UNSET)

        quantidade = d.pop("quantidade", UNSET)

        dias = d.pop("dias", UNSET)

        compra_do_sandbox = cls(
            cnpj=cnpj,
            type_=type_,
            uf=uf,
            valor=valor,
            quantidade=quantidade,
            dias=dias,
        )

        return compra_do_sandbox

