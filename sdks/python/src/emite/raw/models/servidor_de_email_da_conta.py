from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.servidor_de_email_da_conta_security import ServidorDeEmailDaContaSecurity
from ..types import UNSET, Unset






T = TypeVar("T", bound="ServidorDeEmailDaConta")



@_attrs_define
class ServidorDeEmailDaConta:
    """ 
        Attributes:
            host (str): Nome público do servidor de SMTP.
            port (int): Porta: em geral 465 (tls) ou 587 (starttls).
            security (ServidorDeEmailDaContaSecurity):
            from_address (str): De quem são as mensagens. Example: fiscal@exemplo.com.br.
            username (str | Unset): Usuário.
            password (str | Unset): Senha do usuário; ausente: a que já está guardada para o mesmo host e usuário. Nunca é
                mostrada.
     """

    host: str
    port: int
    security: ServidorDeEmailDaContaSecurity
    from_address: str
    username: str | Unset = UNSET
    password: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        host = self.host

        port = self.port

        security = self.security.value

        from_address = self.from_address

        username = self.username

        password = self.password


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "host": host,
            "port": port,
            "security": security,
            "fromAddress": from_address,
        })
        if username is not UNSET:
            field_dict["username"] = username
        if password is not UNSET:
            field_dict["password"] = password

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        host = d.pop("host")

        port = d.pop("port")

        security = ServidorDeEmailDaContaSecurity(d.pop("security"))




        from_address = d.pop("fromAddress")

        username = d.pop("username", UNSET)

        password = d.pop("password", UNSET)

        servidor_de_email_da_conta = cls(
            host=host,
            port=port,
            security=security,
            from_address=from_address,
            username=username,
            password=password,
        )

        return servidor_de_email_da_conta

