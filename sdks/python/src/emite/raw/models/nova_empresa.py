from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.environment import Environment
from ..models.uf import Uf
from ..types import UNSET, Unset






T = TypeVar("T", bound="NovaEmpresa")



@_attrs_define
class NovaEmpresa:
    """ 
        Attributes:
            name (str): Razão social.
            cnpj (str): CNPJ, com ou sem máscara; letras são aceitas. De um produtor rural que emite como pessoa física, o
                CPF. Example: 11222333000181.
            ie (str): Inscrição estadual.
            uf (Uf):
            csc (str): Código de segurança do contribuinte (NFC-e).
            csc_id (str): Identificador do CSC.
            certificate_base_64 (str): Certificado A1 (.pfx/.p12) em base64, até 512 KB decodificado.
            certificate_password (str): Senha do certificado.
            environment (Environment | Unset):
     """

    name: str
    cnpj: str
    ie: str
    uf: Uf
    csc: str
    csc_id: str
    certificate_base_64: str
    certificate_password: str
    environment: Environment | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        name = self.name

        cnpj = self.cnpj

        ie = self.ie

        uf = self.uf.value

        csc = self.csc

        csc_id = self.csc_id

        certificate_base_64 = self.certificate_base_64

        certificate_password = self.certificate_password

        environment: int | Unset = UNSET
        if not isinstance(self.environment, Unset):
            environment = self.environment.value



        field_dict: dict[str, Any] = {}

        field_dict.update({
            "name": name,
            "cnpj": cnpj,
            "ie": ie,
            "uf": uf,
            "csc": csc,
            "cscId": csc_id,
            "certificateBase64": certificate_base_64,
            "certificatePassword": certificate_password,
        })
        if environment is not UNSET:
            field_dict["environment"] = environment

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        cnpj = d.pop("cnpj")

        ie = d.pop("ie")

        uf = Uf(d.pop("uf"))




        csc = d.pop("csc")

        csc_id = d.pop("cscId")

        certificate_base_64 = d.pop("certificateBase64")

        certificate_password = d.pop("certificatePassword")

        _environment = d.pop("environment", UNSET)
        environment: Environment | Unset
        if isinstance(_environment,  Unset):
            environment = UNSET
        else:
            environment = Environment(_environment)




        nova_empresa = cls(
            name=name,
            cnpj=cnpj,
            ie=ie,
            uf=uf,
            csc=csc,
            csc_id=csc_id,
            certificate_base_64=certificate_base_64,
            certificate_password=certificate_password,
            environment=environment,
        )

        return nova_empresa

