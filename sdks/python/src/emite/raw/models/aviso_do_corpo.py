from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="AvisoDoCorpo")



@_attrs_define
class AvisoDoCorpo:
    """ 
        Attributes:
            field (str): Caminho do campo no corpo enviado; de vários lugares, o primeiro. Example:
                itens[0].valor_descontoo.
            code (str): campo_desconhecido: não foi lido. texto_ajustado: perdeu caracteres que o XML não aceita.
                zeros_a_esquerda: o código foi completado. valor_ambiguo: um número com vírgula (num token de teste, também um
                que parece ter ponto de milhar), ou um objeto no lugar de uma lista, que foi lido, com o que foi escrito.
                risco_de_rejeicao: a autoridade pode recusar, com cStat. lei_posterior: as regras mudaram entre o recebimento e
                a assinatura, e valem as últimas. calculado: o valor seguiu de outros. obrigacao_legal: a lei pede e o corpo não
                traz, com norm e since; o que o sandbox preenche por conta própria não a cumpre. campo_ainda_sem_leiaute: o
                campo é de uma norma, em norm, que ainda não é escrita, e ficou fora do XML.
            message (str): O aviso, em português.
            c_stat (str | Unset): O código que a autoridade daria.
            suggestion (str | Unset): O nome conhecido mais próximo, ou o que foi escrito. Example: valor_desconto.
            norm (str | Unset): A norma que obriga, com obrigacao_legal, ou que tem o campo, com campo_ainda_sem_leiaute.
            since (str | Unset): O primeiro dia em que ela obriga, AAAA-MM-DD, com obrigacao_legal.
     """

    field: str
    code: str
    message: str
    c_stat: str | Unset = UNSET
    suggestion: str | Unset = UNSET
    norm: str | Unset = UNSET
    since: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        field = self.field

        code = self.code

        message = self.message

        c_stat = self.c_stat

        suggestion = self.suggestion

        norm = self.norm

        since = self.since


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "field": field,
            "code": code,
            "message": message,
        })
        if c_stat is not UNSET:
            field_dict["cStat"] = c_stat
        if suggestion is not UNSET:
            field_dict["suggestion"] = suggestion
        if norm is not UNSET:
            field_dict["norm"] = norm
        if since is not UNSET:
            field_dict["since"] = since

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        field = d.pop("field")

        code = d.pop("code")

        message = d.pop("message")

        c_stat = d.pop("cStat", UNSET)

        suggestion = d.pop("suggestion", UNSET)

        norm = d.pop("norm", UNSET)

        since = d.pop("since", UNSET)

        aviso_do_corpo = cls(
            field=field,
            code=code,
            message=message,
            c_stat=c_stat,
            suggestion=suggestion,
            norm=norm,
            since=since,
        )


        aviso_do_corpo.additional_properties = d
        return aviso_do_corpo

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
