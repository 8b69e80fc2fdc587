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
  from ..models.documento_importado import DocumentoImportado





T = TypeVar("T", bound="ResumoDoDocumento")



@_attrs_define
class ResumoDoDocumento:
    """ 
        Attributes:
            id (UUID):
            type_ (str): Tipo do documento. Example: nfe.
            route (str): Segmento do caminho: GET /v1/{route}/{id}. Example: nfe.
            status (str):
            target (str): Para onde vai: producao, a SEFAZ; homologacao, o ambiente de homologação da SEFAZ; sandbox, a
                SEFAZ emulada desta plataforma. A numeração de cada destino é outra.
            access_key (str):
            serie (int):
            numero (int):
            created_at (datetime.datetime):
            updated_at (datetime.datetime):
            referencia (None | str | Unset):
            protocol_number (None | str | Unset):
            c_stat (None | str | Unset):
            x_motivo (None | str | Unset):
            authorized_at (datetime.datetime | None | Unset):
            imported (DocumentoImportado | Unset): Só num documento importado: se a SEFAZ confirma o que o arquivo dele diz.
     """

    id: UUID
    type_: str
    route: str
    status: str
    target: str
    access_key: str
    serie: int
    numero: int
    created_at: datetime.datetime
    updated_at: datetime.datetime
    referencia: None | str | Unset = UNSET
    protocol_number: None | str | Unset = UNSET
    c_stat: None | str | Unset = UNSET
    x_motivo: None | str | Unset = UNSET
    authorized_at: datetime.datetime | None | Unset = UNSET
    imported: DocumentoImportado | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.documento_importado import DocumentoImportado # noqa: PLC0415
        id = str(self.id)

        type_ = self.type_

        route = self.route

        status = self.status

        target = self.target

        access_key = self.access_key

        serie = self.serie

        numero = self.numero

        created_at = self.created_at.isoformat()

        updated_at = self.updated_at.isoformat()

        referencia: None | str | Unset
        if isinstance(self.referencia, Unset):
            referencia = UNSET
        else:
            referencia = self.referencia

        protocol_number: None | str | Unset
        if isinstance(self.protocol_number, Unset):
            protocol_number = UNSET
        else:
            protocol_number = self.protocol_number

        c_stat: None | str | Unset
        if isinstance(self.c_stat, Unset):
            c_stat = UNSET
        else:
            c_stat = self.c_stat

        x_motivo: None | str | Unset
        if isinstance(self.x_motivo, Unset):
            x_motivo = UNSET
        else:
            x_motivo = self.x_motivo

        authorized_at: None | str | Unset
        if isinstance(self.authorized_at, Unset):
            authorized_at = UNSET
        elif isinstance(self.authorized_at, datetime.datetime):
            authorized_at = self.authorized_at.isoformat()
        else:
            authorized_at = self.authorized_at

        imported: dict[str, Any] | Unset = UNSET
        if not isinstance(self.imported, Unset):
            imported = self.imported.to_dict()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "type": type_,
            "route": route,
            "status": status,
            "target": target,
            "accessKey": access_key,
            "serie": serie,
            "numero": numero,
            "createdAt": created_at,
            "updatedAt": updated_at,
        })
        if referencia is not UNSET:
            field_dict["referencia"] = referencia
        if protocol_number is not UNSET:
            field_dict["protocolNumber"] = protocol_number
        if c_stat is not UNSET:
            field_dict["cStat"] = c_stat
        if x_motivo is not UNSET:
            field_dict["xMotivo"] = x_motivo
        if authorized_at is not UNSET:
            field_dict["authorizedAt"] = authorized_at
        if imported is not UNSET:
            field_dict["imported"] = imported

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.documento_importado import DocumentoImportado # noqa: PLC0415
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        type_ = d.pop("type")

        route = d.pop("route")

        status = d.pop("status")

        target = d.pop("target")

        access_key = d.pop("accessKey")

        serie = d.pop("serie")

        numero = d.pop("numero")

        created_at = datetime.datetime.fromisoformat(d.pop("createdAt"))




        updated_at = datetime.datetime.fromisoformat(d.pop("updatedAt"))




        def _parse_referencia(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        referencia = _parse_referencia(d.pop("referencia", UNSET))


        def _parse_protocol_number(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        protocol_number = _parse_protocol_number(d.pop("protocolNumber", UNSET))


        def _parse_c_stat(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        c_stat = _parse_c_stat(d.pop("cStat", UNSET))


        def _parse_x_motivo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        x_motivo = _parse_x_motivo(d.pop("xMotivo", UNSET))


        def _parse_authorized_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                authorized_at_type_0 = datetime.datetime.fromisoformat(data)



                return authorized_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        authorized_at = _parse_authorized_at(d.pop("authorizedAt", UNSET))


        _imported = d.pop("imported", UNSET)
        imported: DocumentoImportado | Unset
        if isinstance(_imported,  Unset):
            imported = UNSET
        else:
            imported = DocumentoImportado.from_dict(_imported)




        resumo_do_documento = cls(
            id=id,
            type_=type_,
            route=route,
            status=status,
            target=target,
            access_key=access_key,
            serie=serie,
            numero=numero,
            created_at=created_at,
            updated_at=updated_at,
            referencia=referencia,
            protocol_number=protocol_number,
            c_stat=c_stat,
            x_motivo=x_motivo,
            authorized_at=authorized_at,
            imported=imported,
        )


        resumo_do_documento.additional_properties = d
        return resumo_do_documento

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
