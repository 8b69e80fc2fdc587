from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.sequencia_de_recebimento import SequenciaDeRecebimento





T = TypeVar("T", bound="Recebimento")



@_attrs_define
class Recebimento:
    """ 
        Attributes:
            enabled (bool):
            sequences (list[SequenciaDeRecebimento]): Os tipos de documento que a empresa recebe, cada um com a sua
                sequência.
            manifestacao_automatica (str): O que a Emite pede sozinha: ciencia de cada resumo, confirmação por pedido
                anunciado, ou nada.
            state (None | str | Unset): Como ficou a última consulta do primeiro tipo de sequences; null: ainda não houve.
                vizinho: outro sistema consultou o mesmo CNPJ.
            message (None | str | Unset):
            checked_at (datetime.datetime | None | Unset): A última consulta.
            address (None | str | Unset): O endereço de e-mail que recebe arquivos da empresa; null: nenhum. Example:
                k7m2pq9tx4wz6hbn3ya8@arquivos.example.com.
     """

    enabled: bool
    sequences: list[SequenciaDeRecebimento]
    manifestacao_automatica: str
    state: None | str | Unset = UNSET
    message: None | str | Unset = UNSET
    checked_at: datetime.datetime | None | Unset = UNSET
    address: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.sequencia_de_recebimento import SequenciaDeRecebimento # noqa: PLC0415
        enabled = self.enabled

        sequences = []
        for sequences_item_data in self.sequences:
            sequences_item = sequences_item_data.to_dict()
            sequences.append(sequences_item)



        manifestacao_automatica = self.manifestacao_automatica

        state: None | str | Unset
        if isinstance(self.state, Unset):
            state = UNSET
        else:
            state = self.state

        message: None | str | Unset
        if isinstance(self.message, Unset):
            message = UNSET
        else:
            message = self.message

        checked_at: None | str | Unset
        if isinstance(self.checked_at, Unset):
            checked_at = UNSET
        elif isinstance(self.checked_at, datetime.datetime):
            checked_at = self.checked_at.isoformat()
        else:
            checked_at = self.checked_at

        address: None | str | Unset
        if isinstance(self.address, Unset):
            address = UNSET
        else:
            address = self.address


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "enabled": enabled,
            "sequences": sequences,
            "manifestacaoAutomatica": manifestacao_automatica,
        })
        if state is not UNSET:
            field_dict["state"] = state
        if message is not UNSET:
            field_dict["message"] = message
        if checked_at is not UNSET:
            field_dict["checkedAt"] = checked_at
        if address is not UNSET:
            field_dict["address"] = address

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.sequencia_de_recebimento import SequenciaDeRecebimento # noqa: PLC0415
        d = dict(src_dict)
        enabled = d.pop("enabled")

        sequences = []
        _sequences = d.pop("sequences")
        for sequences_item_data in (_sequences):
            sequences_item = SequenciaDeRecebimento.from_dict(sequences_item_data)



            sequences.append(sequences_item)


        manifestacao_automatica = d.pop("manifestacaoAutomatica")

        def _parse_state(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        state = _parse_state(d.pop("state", UNSET))


        def _parse_message(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        message = _parse_message(d.pop("message", UNSET))


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


        def _parse_address(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        address = _parse_address(d.pop("address", UNSET))


        recebimento = cls(
            enabled=enabled,
            sequences=sequences,
            manifestacao_automatica=manifestacao_automatica,
            state=state,
            message=message,
            checked_at=checked_at,
            address=address,
        )


        recebimento.additional_properties = d
        return recebimento

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
