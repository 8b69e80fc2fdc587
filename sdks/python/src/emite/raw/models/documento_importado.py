from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime






T = TypeVar("T", bound="DocumentoImportado")



@_attrs_define
class DocumentoImportado:
    """ Só num documento importado: se a SEFAZ confirma o que o arquivo dele diz.

        Attributes:
            state (str): unconfirmed: a SEFAZ ainda não foi consultada: o protocolo é só o que o arquivo diz. confirmed: a
                SEFAZ respondeu pela chave, e confirma o que o arquivo diz. contradicted: a SEFAZ respondeu outra coisa do que o
                arquivo diz: não use o documento antes de conferi-lo. unconfirmable: a SEFAZ não responde pela chave: o
                protocolo continua só o que o arquivo diz.
            reason (None | str | Unset): Código do motivo, de uma lista aberta: cadeia_desconhecida (quem emitiu o
                certificado da assinatura é da ICP-Brasil, mas esta instalação ainda não o conhece), importacao_anterior
                (importado antes de a cadeia do certificado ser conferida), nao_consta, outra_chave, outro_conteudo,
                outro_protocolo, outra_situacao, chave_antiga (a SEFAZ não responde por chaves tão antigas), consulta_recusada,
                transmissao_desligada, outro_sandbox. null quando não há o que dizer.
            checked_at (datetime.datetime | None | Unset): Última consulta à SEFAZ; null quando ainda não houve.
     """

    state: str
    reason: None | str | Unset = UNSET
    checked_at: datetime.datetime | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        state = self.state

        reason: None | str | Unset
        if isinstance(self.reason, Unset):
            reason = UNSET
        else:
            reason = self.reason

        checked_at: None | str | Unset
        if isinstance(self.checked_at, Unset):
            checked_at = UNSET
        elif isinstance(self.checked_at, datetime.datetime):
            checked_at = self.checked_at.isoformat()
        else:
            checked_at = self.checked_at


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "state": state,
        })
        if reason is not UNSET:
            field_dict["reason"] = reason
        if checked_at is not UNSET:
            field_dict["checkedAt"] = checked_at

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        state = d.pop("state")

        def _parse_reason(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        reason = _parse_reason(d.pop("reason", UNSET))


        def _parse_checked_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                checked_at_type_0 = datetime.datetime.fromisoformat(data)



                return checked_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        checked_at = _parse_checked_at(d.pop("checkedAt", UNSET))


        documento_importado = cls(
            state=state,
            reason=reason,
            checked_at=checked_at,
        )


        documento_importado.additional_properties = d
        return documento_importado

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
