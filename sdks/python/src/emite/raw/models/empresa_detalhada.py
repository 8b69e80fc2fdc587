from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.environment import Environment
from ..types import UNSET, Unset
from typing import cast
from uuid import UUID
import datetime

if TYPE_CHECKING:
  from ..models.csrt_guardado import CsrtGuardado
  from ..models.empresa_detalhada_certificate_type_0 import EmpresaDetalhadaCertificateType0
  from ..models.empresa_detalhada_limits import EmpresaDetalhadaLimits
  from ..models.empresa_detalhada_numbering import EmpresaDetalhadaNumbering
  from ..models.perfil_fiscal import PerfilFiscal





T = TypeVar("T", bound="EmpresaDetalhada")



@_attrs_define
class EmpresaDetalhada:
    """ 
        Attributes:
            id (UUID):
            name (str):
            cnpj (str): CNPJ, ou o CPF de quem emite como pessoa física; sem máscara. Example: 11222333000181.
            uf (str):  Example: SP.
            environment (Environment):
            created_at (datetime.datetime):
            ie (str):
            profile (PerfilFiscal):
            numbering (list[EmpresaDetalhadaNumbering]): Próximo número de cada série do CNPJ da empresa, e dos outros CNPJs
                que ela já numerou. A numeração é do emitente: outra empresa da conta que emite por ele usa a mesma.
            sandbox_strict (bool):
            test_target (str): Para onde vão os documentos dos tokens de teste da empresa: sandbox, a SEFAZ emulada, ou
                homologacao, o ambiente de homologação da própria SEFAZ. homologacao exige o A1 da empresa e a transmissão
                ligada na instalação, e nada é completado, como em produção. Os documentos já aceitos continuam onde estão.
            limits (EmpresaDetalhadaLimits):
            updated_at (datetime.datetime):
            csc_id (None | str | Unset):
            test_csc_id (None | str | Unset): Do CSC do ambiente de homologação; null: cscId vale nos dois.
            csrt (CsrtGuardado | None | Unset):
            test_csrt (CsrtGuardado | None | Unset):
            certificate (EmpresaDetalhadaCertificateType0 | None | Unset):
     """

    id: UUID
    name: str
    cnpj: str
    uf: str
    environment: Environment
    created_at: datetime.datetime
    ie: str
    profile: PerfilFiscal
    numbering: list[EmpresaDetalhadaNumbering]
    sandbox_strict: bool
    test_target: str
    limits: EmpresaDetalhadaLimits
    updated_at: datetime.datetime
    csc_id: None | str | Unset = UNSET
    test_csc_id: None | str | Unset = UNSET
    csrt: CsrtGuardado | None | Unset = UNSET
    test_csrt: CsrtGuardado | None | Unset = UNSET
    certificate: EmpresaDetalhadaCertificateType0 | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.csrt_guardado import CsrtGuardado # noqa: PLC0415
        from ..models.empresa_detalhada_certificate_type_0 import EmpresaDetalhadaCertificateType0 # noqa: PLC0415
        from ..models.empresa_detalhada_limits import EmpresaDetalhadaLimits # noqa: PLC0415
        from ..models.empresa_detalhada_numbering import EmpresaDetalhadaNumbering # noqa: PLC0415
        from ..models.perfil_fiscal import PerfilFiscal # noqa: PLC0415
        id = str(self.id)

        name = self.name

        cnpj = self.cnpj

        uf = self.uf

        environment = self.environment.value

        created_at = self.created_at.isoformat()

        ie = self.ie

        profile = self.profile.to_dict()

        numbering = []
        for numbering_item_data in self.numbering:
            numbering_item = numbering_item_data.to_dict()
            numbering.append(numbering_item)



        sandbox_strict = self.sandbox_strict

        test_target = self.test_target

        limits = self.limits.to_dict()

        updated_at = self.updated_at.isoformat()

        csc_id: None | str | Unset
        if isinstance(self.csc_id, Unset):
            csc_id = UNSET
        else:
            csc_id = self.csc_id

        test_csc_id: None | str | Unset
        if isinstance(self.test_csc_id, Unset):
            test_csc_id = UNSET
        else:
            test_csc_id = self.test_csc_id

        csrt: dict[str, Any] | None | Unset
        if isinstance(self.csrt, Unset):
            csrt = UNSET
        elif isinstance(self.csrt, CsrtGuardado):
            csrt = self.csrt.to_dict()
        else:
            csrt = self.csrt

        test_csrt: dict[str, Any] | None | Unset
        if isinstance(self.test_csrt, Unset):
            test_csrt = UNSET
        elif isinstance(self.test_csrt, CsrtGuardado):
            test_csrt = self.test_csrt.to_dict()
        else:
            test_csrt = self.test_csrt

        certificate: dict[str, Any] | None | Unset
        if isinstance(self.certificate, Unset):
            certificate = UNSET
        elif isinstance(self.certificate, EmpresaDetalhadaCertificateType0):
            certificate = self.certificate.to_dict()
        else:
            certificate = self.certificate


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "name": name,
            "cnpj": cnpj,
            "uf": uf,
            "environment": environment,
            "createdAt": created_at,
            "ie": ie,
            "profile": profile,
            "numbering": numbering,
            "sandboxStrict": sandbox_strict,
            "testTarget": test_target,
            "limits": limits,
            "updatedAt": updated_at,
        })
        if csc_id is not UNSET:
            field_dict["cscId"] = csc_id
        if test_csc_id is not UNSET:
            field_dict["testCscId"] = test_csc_id
        if csrt is not UNSET:
            field_dict["csrt"] = csrt
        if test_csrt is not UNSET:
            field_dict["testCsrt"] = test_csrt
        if certificate is not UNSET:
            field_dict["certificate"] = certificate

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.csrt_guardado import CsrtGuardado # noqa: PLC0415
        from ..models.empresa_detalhada_certificate_type_0 import EmpresaDetalhadaCertificateType0 # noqa: PLC0415
        from ..models.empresa_detalhada_limits import EmpresaDetalhadaLimits # noqa: PLC0415
        from ..models.empresa_detalhada_numbering import EmpresaDetalhadaNumbering # noqa: PLC0415
        from ..models.perfil_fiscal import PerfilFiscal # noqa: PLC0415
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        name = d.pop("name")

        cnpj = d.pop("cnpj")

        uf = d.pop("uf")

        environment = Environment(d.pop("environment"))




        created_at = datetime.datetime.fromisoformat(d.pop("createdAt"))




        ie = d.pop("ie")

        profile = PerfilFiscal.from_dict(d.pop("profile"))




        numbering = []
        _numbering = d.pop("numbering")
        for numbering_item_data in (_numbering):
            numbering_item = EmpresaDetalhadaNumbering.from_dict(numbering_item_data)



            numbering.append(numbering_item)


        sandbox_strict = d.pop("sandboxStrict")

        test_target = d.pop("testTarget")

        limits = EmpresaDetalhadaLimits.from_dict(d.pop("limits"))




        updated_at = datetime.datetime.fromisoformat(d.pop("updatedAt"))




        def _parse_csc_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        csc_id = _parse_csc_id(d.pop("cscId", UNSET))


        def _parse_test_csc_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        test_csc_id = _parse_test_csc_id(d.pop("testCscId", UNSET))


        def _parse_csrt(data: object) -> CsrtGuardado | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                csrt_type_0 = CsrtGuardado.from_dict(data)



                return csrt_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CsrtGuardado | None | Unset, data)

        csrt = _parse_csrt(d.pop("csrt", UNSET))


        def _parse_test_csrt(data: object) -> CsrtGuardado | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                test_csrt_type_0 = CsrtGuardado.from_dict(data)



                return test_csrt_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CsrtGuardado | None | Unset, data)

        test_csrt = _parse_test_csrt(d.pop("testCsrt", UNSET))


        def _parse_certificate(data: object) -> EmpresaDetalhadaCertificateType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_empresa_detalhada_certificate_type_0 = EmpresaDetalhadaCertificateType0.from_dict(data)



                return componentsschemas_empresa_detalhada_certificate_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(EmpresaDetalhadaCertificateType0 | None | Unset, data)

        certificate = _parse_certificate(d.pop("certificate", UNSET))


        empresa_detalhada = cls(
            id=id,
            name=name,
            cnpj=cnpj,
            uf=uf,
            environment=environment,
            created_at=created_at,
            ie=ie,
            profile=profile,
            numbering=numbering,
            sandbox_strict=sandbox_strict,
            test_target=test_target,
            limits=limits,
            updated_at=updated_at,
            csc_id=csc_id,
            test_csc_id=test_csc_id,
            csrt=csrt,
            test_csrt=test_csrt,
            certificate=certificate,
        )


        empresa_detalhada.additional_properties = d
        return empresa_detalhada

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
