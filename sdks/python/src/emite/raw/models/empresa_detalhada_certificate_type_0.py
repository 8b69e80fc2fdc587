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
  from ..models.empresa_detalhada_certificate_problems import EmpresaDetalhadaCertificateProblems





T = TypeVar("T", bound="EmpresaDetalhadaCertificateType0")



@_attrs_define
class EmpresaDetalhadaCertificateType0:
    """ 
        Attributes:
            subject (str):
            not_before (datetime.datetime):
            not_after (datetime.datetime):
            thumbprint (str):
            problems (list[EmpresaDetalhadaCertificateProblems]): O que impede a emissão em produção; vazio se nada.
            holder (None | str | Unset): CNPJ ou CPF no certificado.
     """

    subject: str
    not_before: datetime.datetime
    not_after: datetime.datetime
    thumbprint: str
    problems: list[EmpresaDetalhadaCertificateProblems]
    holder: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.empresa_detalhada_certificate_problems import EmpresaDetalhadaCertificateProblems # noqa: PLC0415
        subject = self.subject

        not_before = self.not_before.isoformat()

        not_after = self.not_after.isoformat()

        thumbprint = self.thumbprint

        problems = []
        for problems_item_data in self.problems:
            problems_item = problems_item_data.to_dict()
            problems.append(problems_item)



        holder: None | str | Unset
        if isinstance(self.holder, Unset):
            holder = UNSET
        else:
            holder = self.holder


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "subject": subject,
            "notBefore": not_before,
            "notAfter": not_after,
            "thumbprint": thumbprint,
            "problems": problems,
        })
        if holder is not UNSET:
            field_dict["holder"] = holder

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.empresa_detalhada_certificate_problems import EmpresaDetalhadaCertificateProblems # noqa: PLC0415
        d = dict(src_dict)
        subject = d.pop("subject")

        not_before = datetime.datetime.fromisoformat(d.pop("notBefore"))




        not_after = datetime.datetime.fromisoformat(d.pop("notAfter"))




        thumbprint = d.pop("thumbprint")

        problems = []
        _problems = d.pop("problems")
        for problems_item_data in (_problems):
            problems_item = EmpresaDetalhadaCertificateProblems.from_dict(problems_item_data)



            problems.append(problems_item)


        def _parse_holder(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        holder = _parse_holder(d.pop("holder", UNSET))


        empresa_detalhada_certificate_type_0 = cls(
            subject=subject,
            not_before=not_before,
            not_after=not_after,
            thumbprint=thumbprint,
            problems=problems,
            holder=holder,
        )


        empresa_detalhada_certificate_type_0.additional_properties = d
        return empresa_detalhada_certificate_type_0

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
