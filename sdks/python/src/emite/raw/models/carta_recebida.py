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






T = TypeVar("T", bound="CartaRecebida")



@_attrs_define
class CartaRecebida:
    """ 
        Attributes:
            id (UUID):
            created_at (datetime.datetime): Quando chegou.
            sender (str): O remetente do envelope, que qualquer um pode escrever; vazio de uma resposta automática.
            result (str): na_fila: guardada, espera leitura; entrou: ao menos um arquivo entrou, ou já estava aqui;
                sem_arquivo, nada_entrou e interrompida: guardada, sem documento; repetida: já tinha chegado; as demais foram
                recusadas.
            files (list[str]): Os nomes dos XML e ZIP da carta.
            ignored (list[str]): Os nomes dos anexos que não são XML nem ZIP, até 50.
            message (None | str | Unset): Por que a carta não trouxe nada, e o que fazer; null: nada a explicar.
            files_id (None | Unset | UUID): O envio, em /v1/received/files/{id}; null: a carta não foi guardada.
     """

    id: UUID
    created_at: datetime.datetime
    sender: str
    result: str
    files: list[str]
    ignored: list[str]
    message: None | str | Unset = UNSET
    files_id: None | Unset | UUID = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        created_at = self.created_at.isoformat()

        sender = self.sender

        result = self.result

        files = self.files



        ignored = self.ignored



        message: None | str | Unset
        if isinstance(self.message, Unset):
            message = UNSET
        else:
            message = self.message

        files_id: None | str | Unset
        if isinstance(self.files_id, Unset):
            files_id = UNSET
        elif isinstance(self.files_id, UUID):
            files_id = str(self.files_id)
        else:
            files_id = self.files_id


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "createdAt": created_at,
            "sender": sender,
            "result": result,
            "files": files,
            "ignored": ignored,
        })
        if message is not UNSET:
            field_dict["message"] = message
        if files_id is not UNSET:
            field_dict["filesId"] = files_id

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        created_at = datetime.datetime.fromisoformat(d.pop("createdAt"))




        sender = d.pop("sender")

        result = d.pop("result")

        files = cast(list[str], d.pop("files"))


        ignored = cast(list[str], d.pop("ignored"))


        def _parse_message(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        message = _parse_message(d.pop("message", UNSET))


        def _parse_files_id(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                files_id_type_0 = UUID(data)



                return files_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        files_id = _parse_files_id(d.pop("filesId", UNSET))


        carta_recebida = cls(
            id=id,
            created_at=created_at,
            sender=sender,
            result=result,
            files=files,
            ignored=ignored,
            message=message,
            files_id=files_id,
        )


        carta_recebida.additional_properties = d
        return carta_recebida

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
