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
  from ..models.servico_no_municipio import ServicoNoMunicipio





T = TypeVar("T", bound="MunicipioNaNFSe")



@_attrs_define
class MunicipioNaNFSe:
    """ 
        Attributes:
            codigo (str): Código do IBGE.
            nome (str):
            uf (str):
            situation (str): emissor_nacional: a NFS-e é emitida aqui. sistema_proprio: só pelo sistema do município;
                sem_convenio: ele não está no sistema nacional. Nos dois, a emissão termina REJEITADA antes de ser transmitida.
            checked_at (datetime.datetime): Quando o sistema nacional foi consultado.
            held_until (datetime.datetime): Até quando a mesma pergunta recebe esta resposta, sem consultar o sistema
                nacional.
            x_motivo (None | str | Unset): O que o sistema nacional disse, sem convênio.
            service (None | ServicoNoMunicipio | Unset):
     """

    codigo: str
    nome: str
    uf: str
    situation: str
    checked_at: datetime.datetime
    held_until: datetime.datetime
    x_motivo: None | str | Unset = UNSET
    service: None | ServicoNoMunicipio | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.servico_no_municipio import ServicoNoMunicipio # noqa: PLC0415
        codigo = self.codigo

        nome = self.nome

        uf = self.uf

        situation = self.situation

        checked_at = self.checked_at.isoformat()

        held_until = self.held_until.isoformat()

        x_motivo: None | str | Unset
        if isinstance(self.x_motivo, Unset):
            x_motivo = UNSET
        else:
            x_motivo = self.x_motivo

        service: dict[str, Any] | None | Unset
        if isinstance(self.service, Unset):
            service = UNSET
        elif isinstance(self.service, ServicoNoMunicipio):
            service = self.service.to_dict()
        else:
            service = self.service


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "codigo": codigo,
            "nome": nome,
            "uf": uf,
            "situation": situation,
            "checkedAt": checked_at,
            "heldUntil": held_until,
        })
        if x_motivo is not UNSET:
            field_dict["xMotivo"] = x_motivo
        if service is not UNSET:
            field_dict["service"] = service

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.servico_no_municipio import ServicoNoMunicipio # noqa: PLC0415
        d = dict(src_dict)
        codigo = d.pop("codigo")

        nome = d.pop("nome")

        uf = d.pop("uf")

        situation = d.pop("situation")

        checked_at = datetime.datetime.fromisoformat(d.pop("checkedAt"))




        held_until = datetime.datetime.fromisoformat(d.pop("heldUntil"))




        def _parse_x_motivo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        x_motivo = _parse_x_motivo(d.pop("xMotivo", UNSET))


        def _parse_service(data: object) -> None | ServicoNoMunicipio | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                service_type_0 = ServicoNoMunicipio.from_dict(data)



                return service_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ServicoNoMunicipio | Unset, data)

        service = _parse_service(d.pop("service", UNSET))


        municipio_na_nf_se = cls(
            codigo=codigo,
            nome=nome,
            uf=uf,
            situation=situation,
            checked_at=checked_at,
            held_until=held_until,
            x_motivo=x_motivo,
            service=service,
        )


        municipio_na_nf_se.additional_properties = d
        return municipio_na_nf_se

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
