from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfeItensDocumentosImportacaoAdicoes")



@_attrs_define
class EmissaoNfeItensDocumentosImportacaoAdicoes:
    """ 
        Attributes:
            numero (str | Unset): Número da adição. Formato: número de 1 a 999.
            numero_sequencial_item (str | Unset): Sequência do item na adição. Formato: número de 1 a 99999.
            codigo_fabricante_estrangeiro (str | Unset): Código do fabricante. Formato: de 1 a 60 caracteres.
            valor_desconto (str | Unset): Desconto da adição. Formato: maior que zero, até 13 inteiros e 2 decimais.
            numero_drawback (str | Unset): Ato concessório de drawback. Formato: de 1 a 20 caracteres.
     """

    numero: str | Unset = UNSET
    numero_sequencial_item: str | Unset = UNSET
    codigo_fabricante_estrangeiro: str | Unset = UNSET
    valor_desconto: str | Unset = UNSET
    numero_drawback: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero = self.numero

        numero_sequencial_item = self.numero_sequencial_item

        codigo_fabricante_estrangeiro = self.codigo_fabricante_estrangeiro

        valor_desconto = self.valor_desconto

        numero_drawback = self.numero_drawback


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero is not UNSET:
            field_dict["numero"] = numero
        if numero_sequencial_item is not UNSET:
            field_dict["numero_sequencial_item"] = numero_sequencial_item
        if codigo_fabricante_estrangeiro is not UNSET:
            field_dict["codigo_fabricante_estrangeiro"] = codigo_fabricante_estrangeiro
        if valor_desconto is not UNSET:
            field_dict["valor_desconto"] = valor_desconto
        if numero_drawback is not UNSET:
            field_dict["numero_drawback"] = numero_drawback

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero = d.pop("numero", UNSET)

        numero_sequencial_item = d.pop("numero_sequencial_item", UNSET)

        codigo_fabricante_estrangeiro = d.pop("codigo_fabricante_estrangeiro", UNSET)

        valor_desconto = d.pop("valor_desconto", UNSET)

        numero_drawback = d.pop("numero_drawback", UNSET)

        emissao_nfe_itens_documentos_importacao_adicoes = cls(
            numero=numero,
            numero_sequencial_item=numero_sequencial_item,
            codigo_fabricante_estrangeiro=codigo_fabricante_estrangeiro,
            valor_desconto=valor_desconto,
            numero_drawback=numero_drawback,
        )

        return emissao_nfe_itens_documentos_importacao_adicoes

