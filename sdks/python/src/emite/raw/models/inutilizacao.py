from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
from uuid import UUID

if TYPE_CHECKING:
  from ..models.aviso_do_corpo import AvisoDoCorpo





T = TypeVar("T", bound="Inutilizacao")



@_attrs_define
class Inutilizacao:
    """ 
        Attributes:
            id (UUID): Da inutilização, para GET inutilizacoes/{id}/exchanges.
            x_motivo (str): Texto do código, ou por que o pedido não foi enviado.
            c_stat (None | str | Unset): Código da SEFAZ (102: inutilização homologada); null quando nada foi enviado.
            n_prot (str | Unset): Protocolo, quando homologada.
            xml (str | Unset): XML de retorno, quando houver.
            notices (list[AvisoDoCorpo] | Unset): Algo a saber de um corpo que foi aceito: o que não foi lido, o que não é
                escrito como veio, o que seguiu de outros valores, o que a autoridade pode recusar, o que a lei pede e falta.
                Não muda o resultado.
     """

    id: UUID
    x_motivo: str
    c_stat: None | str | Unset = UNSET
    n_prot: str | Unset = UNSET
    xml: str | Unset = UNSET
    notices: list[AvisoDoCorpo] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.aviso_do_corpo import AvisoDoCorpo # noqa: PLC0415
        id = str(self.id)

        x_motivo = self.x_motivo

        c_stat: None | str | Unset
        if isinstance(self.c_stat, Unset):
            c_stat = UNSET
        else:
            c_stat = self.c_stat

        n_prot = self.n_prot

        xml = self.xml

        notices: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.notices, Unset):
            notices = []
            for notices_item_data in self.notices:
                notices_item = notices_item_data.to_dict()
                notices.append(notices_item)




        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "xMotivo": x_motivo,
        })
        if c_stat is not UNSET:
            field_dict["cStat"] = c_stat
        if n_prot is not UNSET:
            field_dict["nProt"] = n_prot
        if xml is not UNSET:
            field_dict["xml"] = xml
        if notices is not UNSET:
            field_dict["notices"] = notices

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.aviso_do_corpo import AvisoDoCorpo # noqa: PLC0415
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        x_motivo = d.pop("xMotivo")

        def _parse_c_stat(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        c_stat = _parse_c_stat(d.pop("cStat", UNSET))


        n_prot = d.pop("nProt", UNSET)

        xml = d.pop("xml", UNSET)

        _notices = d.pop("notices", UNSET)
        notices: list[AvisoDoCorpo] | Unset = UNSET
        if _notices is not UNSET:
            notices = []
            for notices_item_data in _notices:
                notices_item = AvisoDoCorpo.from_dict(notices_item_data)



                notices.append(notices_item)


        inutilizacao = cls(
            id=id,
            x_motivo=x_motivo,
            c_stat=c_stat,
            n_prot=n_prot,
            xml=xml,
            notices=notices,
        )


        inutilizacao.additional_properties = d
        return inutilizacao

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
