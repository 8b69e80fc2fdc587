from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.inscricao_no_cadastro import InscricaoNoCadastro





T = TypeVar("T", bound="CadastroConsultado")



@_attrs_define
class CadastroConsultado:
    """ 
        Attributes:
            uf (str):
            situation (str): nao_cadastrado: não é contribuinte na UF; recusado: a SEFAZ não responde a esta pergunta, cStat
                diz por quê; consumo_indevido: ela bloqueou a empresa por uma hora (656).
            c_stat (str):
            x_motivo (str):
            registrations (list[InscricaoNoCadastro]): Uma para cada inscrição estadual.
            checked_at (datetime.datetime): Quando a SEFAZ foi consultada.
            held_until (datetime.datetime): Até quando a mesma pergunta recebe esta resposta, sem consultar a SEFAZ.
     """

    uf: str
    situation: str
    c_stat: str
    x_motivo: str
    registrations: list[InscricaoNoCadastro]
    checked_at: datetime.datetime
    held_until: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.inscricao_no_cadastro import InscricaoNoCadastro # noqa: PLC0415
        uf = self.uf

        situation = self.situation

        c_stat = self.c_stat

        x_motivo = self.x_motivo

        registrations = []
        for registrations_item_data in self.registrations:
            registrations_item = registrations_item_data.to_dict()
            registrations.append(registrations_item)



        checked_at = self.checked_at.isoformat()

        held_until = self.held_until.isoformat()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "uf": uf,
            "situation": situation,
            "cStat": c_stat,
            "xMotivo": x_motivo,
            "registrations": registrations,
            "checkedAt": checked_at,
            "heldUntil": held_until,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.inscricao_no_cadastro import InscricaoNoCadastro # noqa: PLC0415
        d = dict(src_dict)
        uf = d.pop("uf")

        situation = d.pop("situation")

        c_stat = d.pop("cStat")

        x_motivo = d.pop("xMotivo")

        registrations = []
        _registrations = d.pop("registrations")
        for registrations_item_data in (_registrations):
            registrations_item = InscricaoNoCadastro.from_dict(registrations_item_data)



            registrations.append(registrations_item)


        checked_at = datetime.datetime.fromisoformat(d.pop("checkedAt"))




        held_until = datetime.datetime.fromisoformat(d.pop("heldUntil"))




        cadastro_consultado = cls(
            uf=uf,
            situation=situation,
            c_stat=c_stat,
            x_motivo=x_motivo,
            registrations=registrations,
            checked_at=checked_at,
            held_until=held_until,
        )


        cadastro_consultado.additional_properties = d
        return cadastro_consultado

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
