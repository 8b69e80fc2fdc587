from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
from uuid import UUID
import datetime






T = TypeVar("T", bound="AchadoDoCalendario")



@_attrs_define
class AchadoDoCalendario:
    """ 
        Attributes:
            day (datetime.date): O primeiro dia em que aparece.
            changes (list[str]): As mudanças desse dia que podem causá-lo, pelo id do calendário.
            effect (str): rejeicao: seria rejeitado; dever: a lei passa a exigir; risco: rejeição que depende da UF ou de um
                cadastro.
            type_ (str):  Example: nfe.
            field (str): O campo do corpo; [] está no lugar de cada índice. Example: itens[].ibs_cbs_situacao_tributaria.
            code (str):
            message (str): De um dos documentos.
            documents (int):
            document_ids (list[UUID]): Os mais novos deles, até cem.
            c_stat (None | str | Unset):
            fix (None | str | Unset):
            norm (None | str | Unset):
     """

    day: datetime.date
    changes: list[str]
    effect: str
    type_: str
    field: str
    code: str
    message: str
    documents: int
    document_ids: list[UUID]
    c_stat: None | str | Unset = UNSET
    fix: None | str | Unset = UNSET
    norm: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        day = self.day.isoformat()

        changes = self.changes



        effect = self.effect

        type_ = self.type_

        field = self.field

        code = self.code

        message = self.message

        documents = self.documents

        document_ids = []
        for document_ids_item_data in self.document_ids:
            document_ids_item = str(document_ids_item_data)
            document_ids.append(document_ids_item)



        c_stat: None | str | Unset
        if isinstance(self.c_stat, Unset):
            c_stat = UNSET
        else:
            c_stat = self.c_stat

        fix: None | str | Unset
        if isinstance(self.fix, Unset):
            fix = UNSET
        else:
            fix = self.fix

        norm: None | str | Unset
        if isinstance(self.norm, Unset):
            norm = UNSET
        else:
            norm = self.norm


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "day": day,
            "changes": changes,
            "effect": effect,
            "type": type_,
            "field": field,
            "code": code,
            "message": message,
            "documents": documents,
            "documentIds": document_ids,
        })
        if c_stat is not UNSET:
            field_dict["cStat"] = c_stat
        if fix is not UNSET:
            field_dict["fix"] = fix
        if norm is not UNSET:
            field_dict["norm"] = norm

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        day = datetime.date.fromisoformat(d.pop("day"))




        changes = cast(list[str], d.pop("changes"))


        effect = d.pop("effect")

        type_ = d.pop("type")

        field = d.pop("field")

        code = d.pop("code")

        message = d.pop("message")

        documents = d.pop("documents")

        document_ids = []
        _document_ids = d.pop("documentIds")
        for document_ids_item_data in (_document_ids):
            document_ids_item = UUID(document_ids_item_data)



            document_ids.append(document_ids_item)


        def _parse_c_stat(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        c_stat = _parse_c_stat(d.pop("cStat", UNSET))


        def _parse_fix(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        fix = _parse_fix(d.pop("fix", UNSET))


        def _parse_norm(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        norm = _parse_norm(d.pop("norm", UNSET))


        achado_do_calendario = cls(
            day=day,
            changes=changes,
            effect=effect,
            type_=type_,
            field=field,
            code=code,
            message=message,
            documents=documents,
            document_ids=document_ids,
            c_stat=c_stat,
            fix=fix,
            norm=norm,
        )


        achado_do_calendario.additional_properties = d
        return achado_do_calendario

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
