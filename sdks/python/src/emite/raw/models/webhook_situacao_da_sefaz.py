from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="WebhookSituacaoDaSefaz")



@_attrs_define
class WebhookSituacaoDaSefaz:
    """ 
        Attributes:
            document_type (str): Tipo do documento. Example: nfe.
            uf (str):  Example: SP.
            online (bool):
            since (datetime.datetime): Desde quando está assim.
            c_stat (None | str | Unset): Código que a SEFAZ respondeu; null quando não respondeu.
     """

    document_type: str
    uf: str
    online: bool
    since: datetime.datetime
    c_stat: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        document_type = self.document_type

        uf = self.uf

        online = self.online

        since = self.since.isoformat()

        c_stat: None | str | Unset
        if isinstance(self.c_stat, Unset):
            c_stat = UNSET
        else:
            c_stat = self.c_stat


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "documentType": document_type,
            "uf": uf,
            "online": online,
            "since": since,
        })
        if c_stat is not UNSET:
            field_dict["cStat"] = c_stat

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        document_type = d.pop("documentType")

        uf = d.pop("uf")

        online = d.pop("online")

        since = datetime.datetime.fromisoformat(d.pop("since"))




        def _parse_c_stat(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        c_stat = _parse_c_stat(d.pop("cStat", UNSET))


        webhook_situacao_da_sefaz = cls(
            document_type=document_type,
            uf=uf,
            online=online,
            since=since,
            c_stat=c_stat,
        )


        webhook_situacao_da_sefaz.additional_properties = d
        return webhook_situacao_da_sefaz

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
