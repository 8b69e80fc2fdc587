from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast






T = TypeVar("T", bound="ConfiguracaoDeEmail")



@_attrs_define
class ConfiguracaoDeEmail:
    """ 
        Attributes:
            automatic (bool): Envia cada documento assim que é autorizado.
            on_cancel (bool | Unset): Com automatic: avisa também do cancelamento.
            copies (list[str] | Unset): Recebem cada envio, além do destinatário.
            from_name (str | Unset): Nome do remetente; null: o da empresa.
            from_address (str | Unset): Endereço do remetente, quando quem envia é o servidor da conta; null: o do servidor.
                Example: fiscal@exemplo.com.br.
            reply_to (str | Unset): Para onde vão as respostas. Example: fiscal@exemplo.com.br.
            message (str | Unset): Texto da empresa na mensagem.
     """

    automatic: bool
    on_cancel: bool | Unset = UNSET
    copies: list[str] | Unset = UNSET
    from_name: str | Unset = UNSET
    from_address: str | Unset = UNSET
    reply_to: str | Unset = UNSET
    message: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        automatic = self.automatic

        on_cancel = self.on_cancel

        copies: list[str] | Unset = UNSET
        if not isinstance(self.copies, Unset):
            copies = self.copies



        from_name = self.from_name

        from_address = self.from_address

        reply_to = self.reply_to

        message = self.message


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "automatic": automatic,
        })
        if on_cancel is not UNSET:
            field_dict["onCancel"] = on_cancel
        if copies is not UNSET:
            field_dict["copies"] = copies
        if from_name is not UNSET:
            field_dict["fromName"] = from_name
        if from_address is not UNSET:
            field_dict["fromAddress"] = from_address
        if reply_to is not UNSET:
            field_dict["replyTo"] = reply_to
        if message is not UNSET:
            field_dict["message"] = message

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        automatic = d.pop("automatic")

        on_cancel = d.pop("onCancel", UNSET)

        copies = cast(list[str], d.pop("copies", UNSET))


        from_name = d.pop("fromName", UNSET)

        from_address = d.pop("fromAddress", UNSET)

        reply_to = d.pop("replyTo", UNSET)

        message = d.pop("message", UNSET)

        configuracao_de_email = cls(
            automatic=automatic,
            on_cancel=on_cancel,
            copies=copies,
            from_name=from_name,
            from_address=from_address,
            reply_to=reply_to,
            message=message,
        )

        return configuracao_de_email

