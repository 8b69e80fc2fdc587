from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.aviso_do_corpo import AvisoDoCorpo
  from ..models.orientacao_da_rejeicao import OrientacaoDaRejeicao





T = TypeVar("T", bound="AtorInteressado")



@_attrs_define
class AtorInteressado:
    """ 
        Attributes:
            status (str): autorizado: registrado pela SEFAZ; erro_autorizacao: recusado ou não enviado.
            mensagem_sefaz (str): xMotivo, ou por que o evento não foi enviado.
            status_sefaz (None | str | Unset): cStat; null quando nada chegou a ser respondido.
            notices (list[AvisoDoCorpo] | Unset): Algo a saber de um corpo que foi aceito: o que não foi lido, o que não é
                escrito como veio, o que seguiu de outros valores, o que a autoridade pode recusar, o que a lei pede e falta.
                Não muda o resultado.
            hint (OrientacaoDaRejeicao | Unset):
            caminho_xml_evento_ator_interessado (str | Unset): Link assinado do XML do evento, válido por 24 horas; quando
                autorizado.
            numero_evento_ator_interessado (int | Unset): nSeqEvento: conta os eventos desta espécie no documento.
     """

    status: str
    mensagem_sefaz: str
    status_sefaz: None | str | Unset = UNSET
    notices: list[AvisoDoCorpo] | Unset = UNSET
    hint: OrientacaoDaRejeicao | Unset = UNSET
    caminho_xml_evento_ator_interessado: str | Unset = UNSET
    numero_evento_ator_interessado: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.aviso_do_corpo import AvisoDoCorpo # noqa: PLC0415
        from ..models.orientacao_da_rejeicao import OrientacaoDaRejeicao # noqa: PLC0415
        status = self.status

        mensagem_sefaz = self.mensagem_sefaz

        status_sefaz: None | str | Unset
        if isinstance(self.status_sefaz, Unset):
            status_sefaz = UNSET
        else:
            status_sefaz = self.status_sefaz

        notices: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.notices, Unset):
            notices = []
            for notices_item_data in self.notices:
                notices_item = notices_item_data.to_dict()
                notices.append(notices_item)



        hint: dict[str, Any] | Unset = UNSET
        if not isinstance(self.hint, Unset):
            hint = self.hint.to_dict()

        caminho_xml_evento_ator_interessado = self.caminho_xml_evento_ator_interessado

        numero_evento_ator_interessado = self.numero_evento_ator_interessado


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "status": status,
            "mensagem_sefaz": mensagem_sefaz,
        })
        if status_sefaz is not UNSET:
            field_dict["status_sefaz"] = status_sefaz
        if notices is not UNSET:
            field_dict["notices"] = notices
        if hint is not UNSET:
            field_dict["hint"] = hint
        if caminho_xml_evento_ator_interessado is not UNSET:
            field_dict["caminho_xml_evento_ator_interessado"] = caminho_xml_evento_ator_interessado
        if numero_evento_ator_interessado is not UNSET:
            field_dict["numero_evento_ator_interessado"] = numero_evento_ator_interessado

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.aviso_do_corpo import AvisoDoCorpo # noqa: PLC0415
        from ..models.orientacao_da_rejeicao import OrientacaoDaRejeicao # noqa: PLC0415
        d = dict(src_dict)
        status = d.pop("status")

        mensagem_sefaz = d.pop("mensagem_sefaz")

        def _parse_status_sefaz(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        status_sefaz = _parse_status_sefaz(d.pop("status_sefaz", UNSET))


        _notices = d.pop("notices", UNSET)
        notices: list[AvisoDoCorpo] | Unset = UNSET
        if _notices is not UNSET:
            notices = []
            for notices_item_data in _notices:
                notices_item = AvisoDoCorpo.from_dict(notices_item_data)



                notices.append(notices_item)


        _hint = d.pop("hint", UNSET)
        hint: OrientacaoDaRejeicao | Unset
        if isinstance(_hint,  Unset):
            hint = UNSET
        else:
            hint = OrientacaoDaRejeicao.from_dict(_hint)




        caminho_xml_evento_ator_interessado = d.pop("caminho_xml_evento_ator_interessado", UNSET)

        numero_evento_ator_interessado = d.pop("numero_evento_ator_interessado", UNSET)

        ator_interessado = cls(
            status=status,
            mensagem_sefaz=mensagem_sefaz,
            status_sefaz=status_sefaz,
            notices=notices,
            hint=hint,
            caminho_xml_evento_ator_interessado=caminho_xml_evento_ator_interessado,
            numero_evento_ator_interessado=numero_evento_ator_interessado,
        )


        ator_interessado.additional_properties = d
        return ator_interessado

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
