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
  from ..models.arquivos_recebidos_com_recusados_refused_files import ArquivosRecebidosComRecusadosRefusedFiles
  from ..models.arquivos_recebidos_com_recusados_warned_files import ArquivosRecebidosComRecusadosWarnedFiles
  from ..models.email_dos_arquivos import EmailDosArquivos





T = TypeVar("T", bound="ArquivosRecebidosComRecusados")



@_attrs_define
class ArquivosRecebidosComRecusados:
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
            refused_files (list[ArquivosRecebidosComRecusadosRefusedFiles]):
            warned_files (list[ArquivosRecebidosComRecusadosWarnedFiles]): Arquivos importados com aviso, e o que conferir;
                ao terminar.
            letter (EmailDosArquivos | None | Unset):
            finished_at (datetime.datetime | None | Unset):
            next_refused (int | None | Unset): Para after; null na última página.
            next_warning (int | None | Unset): Para afterWarning; null na última página.
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
    refused_files: list[ArquivosRecebidosComRecusadosRefusedFiles]
    warned_files: list[ArquivosRecebidosComRecusadosWarnedFiles]
    letter: EmailDosArquivos | None | Unset = UNSET
    finished_at: datetime.datetime | None | Unset = UNSET
    next_refused: int | None | Unset = UNSET
    next_warning: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.arquivos_recebidos_com_recusados_refused_files import ArquivosRecebidosComRecusadosRefusedFiles # noqa: PLC0415
        from ..models.arquivos_recebidos_com_recusados_warned_files import ArquivosRecebidosComRecusadosWarnedFiles # noqa: PLC0415
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

        refused_files = []
        for refused_files_item_data in self.refused_files:
            refused_files_item = refused_files_item_data.to_dict()
            refused_files.append(refused_files_item)



        warned_files = []
        for warned_files_item_data in self.warned_files:
            warned_files_item = warned_files_item_data.to_dict()
            warned_files.append(warned_files_item)



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

        next_refused: int | None | Unset
        if isinstance(self.next_refused, Unset):
            next_refused = UNSET
        else:
            next_refused = self.next_refused

        next_warning: int | None | Unset
        if isinstance(self.next_warning, Unset):
            next_warning = UNSET
        else:
            next_warning = self.next_warning


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
            "refusedFiles": refused_files,
            "warnedFiles": warned_files,
        })
        if letter is not UNSET:
            field_dict["letter"] = letter
        if finished_at is not UNSET:
            field_dict["finishedAt"] = finished_at
        if next_refused is not UNSET:
            field_dict["nextRefused"] = next_refused
        if next_warning is not UNSET:
            field_dict["nextWarning"] = next_warning

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.arquivos_recebidos_com_recusados_refused_files import ArquivosRecebidosComRecusadosRefusedFiles # noqa: PLC0415
        from ..models.arquivos_recebidos_com_recusados_warned_files import ArquivosRecebidosComRecusadosWarnedFiles # noqa: PLC0415
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




        refused_files = []
        _refused_files = d.pop("refusedFiles")
        for refused_files_item_data in (_refused_files):
            refused_files_item = ArquivosRecebidosComRecusadosRefusedFiles.from_dict(refused_files_item_data)



            refused_files.append(refused_files_item)


        warned_files = []
        _warned_files = d.pop("warnedFiles")
        for warned_files_item_data in (_warned_files):
            warned_files_item = ArquivosRecebidosComRecusadosWarnedFiles.from_dict(warned_files_item_data)



            warned_files.append(warned_files_item)


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


        def _parse_next_refused(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        next_refused = _parse_next_refused(d.pop("nextRefused", UNSET))


        def _parse_next_warning(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        next_warning = _parse_next_warning(d.pop("nextWarning", UNSET))


        arquivos_recebidos_com_recusados = cls(
            id=id,
            state=state,
            files=files,
            documents=documents,
            events=events,
            known=known,
            warned=warned,
            refused=refused,
            created_at=created_at,
            refused_files=refused_files,
            warned_files=warned_files,
            letter=letter,
            finished_at=finished_at,
            next_refused=next_refused,
            next_warning=next_warning,
        )


        arquivos_recebidos_com_recusados.additional_properties = d
        return arquivos_recebidos_com_recusados

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
