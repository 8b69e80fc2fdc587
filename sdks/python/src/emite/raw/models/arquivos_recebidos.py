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

if TYPE_CHECKING:
  from ..models.email_dos_arquivos import EmailDosArquivos





T = TypeVar("T", bound="ArquivosRecebidos")



@_attrs_define
class ArquivosRecebidos:
    """ 
        Attributes:
            id (UUID):
            state (str): recebida: na fila; processando; concluida; interrompida: parou antes do fim, envie os arquivos de
                novo (o que já entrou não entra duas vezes).
            files (int): Arquivos lidos.
            documents (int): Documentos que entraram.
            events (int): Eventos que entraram.
            known (int): Já estavam aqui.
            warned (int): Entraram com aviso.
            refused (int): Deixados de fora.
            created_at (datetime.datetime):
            letter (EmailDosArquivos | None | Unset):
            finished_at (datetime.datetime | None | Unset):
     """

    id: UUID
    state: str
    files: int
    documents: int
    events: int
    known: int
    warned: int
    refused: int
    created_at: datetime.datetime
    letter: EmailDosArquivos | None | Unset = UNSET
    finished_at: datetime.datetime | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.email_dos_arquivos import EmailDosArquivos # noqa: PLC0415
        id = str(self.id)

        state = self.state

        files = self.files

        documents = self.documents

        events = self.events

        known = self.known

        warned = self.warned

        refused = self.refused

        created_at = self.created_at.isoformat()

        letter: dict[str, Any] | None | Unset
        if isinstance(self.letter, Unset):
            letter = UNSET
        elif isinstance(self.letter, EmailDosArquivos):
            letter = self.letter.to_dict()
        else:
            letter = self.letter

        finished_at: None | str | Unset
        if isinstance(self.finished_at, Unset):
            finished_at = UNSET
        elif isinstance(self.finished_at, datetime.datetime):
            finished_at = self.finished_at.isoformat()
        else:
            finished_at = self.finished_at


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "state": state,
            "files": files,
            "documents": documents,
            "events": events,
            "known": known,
            "warned": warned,
            "refused": refused,
            "createdAt": created_at,
        })
        if letter is not UNSET:
            field_dict["letter"] = letter
        if finished_at is not UNSET:
            field_dict["finishedAt"] = finished_at

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.email_dos_arquivos import EmailDosArquivos # noqa: PLC0415
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        state = d.pop("state")

        files = d.pop("files")

        documents = d.pop("documents")

        events = d.pop("events")

        known = d.pop("known")

        warned = d.pop("warned")

        refused = d.pop("refused")

        created_at = datetime.datetime.fromisoformat(d.pop("createdAt"))




        def _parse_letter(data: object) -> EmailDosArquivos | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                letter_type_0 = EmailDosArquivos.from_dict(data)



                return letter_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(EmailDosArquivos | None | Unset, data)

        letter = _parse_letter(d.pop("letter", UNSET))


        def _parse_finished_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                finished_at_type_0 = datetime.datetime.fromisoformat(data)



                return finished_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        finished_at = _parse_finished_at(d.pop("finishedAt", UNSET))


        arquivos_recebidos = cls(
            id=id,
            state=state,
            files=files,
            documents=documents,
            events=events,
            known=known,
            warned=warned,
            refused=refused,
            created_at=created_at,
            letter=letter,
            finished_at=finished_at,
        )


        arquivos_recebidos.additional_properties = d
        return arquivos_recebidos

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
