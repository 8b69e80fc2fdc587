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
  from ..models.consulta_pela_chave import ConsultaPelaChave





T = TypeVar("T", bound="PedidoDeCompra")



@_attrs_define
class PedidoDeCompra:
    """ 
        Attributes:
            id (UUID):
            referencia (str):
            status (str): aberto: espera a nota; atendido: a confirmação da nota receivedId foi pedida; ambiguo: mais de uma
                nota servia quando foi anunciado, e nenhuma foi confirmada.
            created_at (datetime.datetime): Quando foi anunciado.
            updated_at (datetime.datetime): A última mudança.
            access_key (None | str | Unset):
            emitente (None | str | Unset): CNPJ ou CPF do fornecedor.
            serie (int | None | Unset):
            numero (int | None | Unset):
            valor_total (None | str | Unset):
            received_id (None | Unset | UUID): A nota que o atendeu.
            consulta (ConsultaPelaChave | None | Unset):
     """

    id: UUID
    referencia: str
    status: str
    created_at: datetime.datetime
    updated_at: datetime.datetime
    access_key: None | str | Unset = UNSET
    emitente: None | str | Unset = UNSET
    serie: int | None | Unset = UNSET
    numero: int | None | Unset = UNSET
    valor_total: None | str | Unset = UNSET
    received_id: None | Unset | UUID = UNSET
    consulta: ConsultaPelaChave | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.consulta_pela_chave import ConsultaPelaChave # noqa: PLC0415
        id = str(self.id)

        referencia = self.referencia

        status = self.status

        created_at = self.created_at.isoformat()

        updated_at = self.updated_at.isoformat()

        access_key: None | str | Unset
        if isinstance(self.access_key, Unset):
            access_key = UNSET
        else:
            access_key = self.access_key

        emitente: None | str | Unset
        if isinstance(self.emitente, Unset):
            emitente = UNSET
        else:
            emitente = self.emitente

        serie: int | None | Unset
        if isinstance(self.serie, Unset):
            serie = UNSET
        else:
            serie = self.serie

        numero: int | None | Unset
        if isinstance(self.numero, Unset):
            numero = UNSET
        else:
            numero = self.numero

        valor_total: None | str | Unset
        if isinstance(self.valor_total, Unset):
            valor_total = UNSET
        else:
            valor_total = self.valor_total

        received_id: None | str | Unset
        if isinstance(self.received_id, Unset):
            received_id = UNSET
        elif isinstance(self.received_id, UUID):
            received_id = str(self.received_id)
        else:
            received_id = self.received_id

        consulta: dict[str, Any] | None | Unset
        if isinstance(self.consulta, Unset):
            consulta = UNSET
        elif isinstance(self.consulta, ConsultaPelaChave):
            consulta = self.consulta.to_dict()
        else:
            consulta = self.consulta


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "referencia": referencia,
            "status": status,
            "createdAt": created_at,
            "updatedAt": updated_at,
        })
        if access_key is not UNSET:
            field_dict["accessKey"] = access_key
        if emitente is not UNSET:
            field_dict["emitente"] = emitente
        if serie is not UNSET:
            field_dict["serie"] = serie
        if numero is not UNSET:
            field_dict["numero"] = numero
        if valor_total is not UNSET:
            field_dict["valorTotal"] = valor_total
        if received_id is not UNSET:
            field_dict["receivedId"] = received_id
        if consulta is not UNSET:
            field_dict["consulta"] = consulta

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.consulta_pela_chave import ConsultaPelaChave # noqa: PLC0415
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        referencia = d.pop("referencia")

        status = d.pop("status")

        created_at = datetime.datetime.fromisoformat(d.pop("createdAt"))




        updated_at = datetime.datetime.fromisoformat(d.pop("updatedAt"))




        def _parse_access_key(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        access_key = _parse_access_key(d.pop("accessKey", UNSET))


        def _parse_emitente(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        emitente = _parse_emitente(d.pop("emitente", UNSET))


        def _parse_serie(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        serie = _parse_serie(d.pop("serie", UNSET))


        def _parse_numero(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        numero = _parse_numero(d.pop("numero", UNSET))


        def _parse_valor_total(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        valor_total = _parse_valor_total(d.pop("valorTotal", UNSET))


        def _parse_received_id(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                received_id_type_0 = UUID(data)



                return received_id_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        received_id = _parse_received_id(d.pop("receivedId", UNSET))


        def _parse_consulta(data: object) -> ConsultaPelaChave | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                consulta_type_0 = ConsultaPelaChave.from_dict(data)



                return consulta_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ConsultaPelaChave | None | Unset, data)

        consulta = _parse_consulta(d.pop("consulta", UNSET))


        pedido_de_compra = cls(
            id=id,
            referencia=referencia,
            status=status,
            created_at=created_at,
            updated_at=updated_at,
            access_key=access_key,
            emitente=emitente,
            serie=serie,
            numero=numero,
            valor_total=valor_total,
            received_id=received_id,
            consulta=consulta,
        )


        pedido_de_compra.additional_properties = d
        return pedido_de_compra

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
