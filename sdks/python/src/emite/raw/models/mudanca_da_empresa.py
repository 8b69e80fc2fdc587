from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.environment import Environment
from ..models.mudanca_da_empresa_test_target import MudancaDaEmpresaTestTarget
from ..models.uf import Uf
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.csrt import Csrt
  from ..models.csrt_de_homologacao import CsrtDeHomologacao
  from ..models.mudanca_da_empresa_limits import MudancaDaEmpresaLimits
  from ..models.mudanca_da_empresa_numbering import MudancaDaEmpresaNumbering
  from ..models.mudanca_do_perfil_fiscal import MudancaDoPerfilFiscal





T = TypeVar("T", bound="MudancaDaEmpresa")



@_attrs_define
class MudancaDaEmpresa:
    """ 
        Attributes:
            name (str | Unset): Razão social.
            ie (str | Unset): Inscrição estadual.
            uf (Uf | Unset):
            csc (str | Unset): Código de segurança do contribuinte.
            csc_id (str | Unset): Identificador do CSC.
            test_csc (str | Unset): CSC do ambiente de homologação; sem ele, csc vale nos dois.
            test_csc_id (str | Unset): Identificador do CSC do ambiente de homologação; vai junto com testCsc.
            csrt (Csrt | Unset): Código (CSRT) que a UF da empresa deu ao responsável técnico de profile; null apaga. Vale
                nos dois ambientes enquanto não houver testCsrt.
            test_csrt (CsrtDeHomologacao | Unset): O CSRT do ambiente de homologação, onde for outro.
            environment (Environment | Unset):
            test_target (MudancaDaEmpresaTestTarget | Unset):
            profile (MudancaDoPerfilFiscal | Unset):
            numbering (list[MudancaDaEmpresaNumbering] | Unset):
            sandbox_strict (bool | Unset): true: o ambiente de teste não completa nada para esta empresa.
            limits (MudancaDaEmpresaLimits | Unset): De cada token, até o que todos os tokens da conta têm juntos; null, em
                um ou no todo: o limite da conta.
     """

    name: str | Unset = UNSET
    ie: str | Unset = UNSET
    uf: Uf | Unset = UNSET
    csc: str | Unset = UNSET
    csc_id: str | Unset = UNSET
    test_csc: str | Unset = UNSET
    test_csc_id: str | Unset = UNSET
    csrt: Csrt | Unset = UNSET
    test_csrt: CsrtDeHomologacao | Unset = UNSET
    environment: Environment | Unset = UNSET
    test_target: MudancaDaEmpresaTestTarget | Unset = UNSET
    profile: MudancaDoPerfilFiscal | Unset = UNSET
    numbering: list[MudancaDaEmpresaNumbering] | Unset = UNSET
    sandbox_strict: bool | Unset = UNSET
    limits: MudancaDaEmpresaLimits | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.csrt import Csrt # noqa: PLC0415
        from ..models.csrt_de_homologacao import CsrtDeHomologacao # noqa: PLC0415
        from ..models.mudanca_da_empresa_limits import MudancaDaEmpresaLimits # noqa: PLC0415
        from ..models.mudanca_da_empresa_numbering import MudancaDaEmpresaNumbering # noqa: PLC0415
        from ..models.mudanca_do_perfil_fiscal import MudancaDoPerfilFiscal # noqa: PLC0415
        name = self.name

        ie = self.ie

        uf: str | Unset = UNSET
        if not isinstance(self.uf, Unset):
            uf = self.uf.value


        csc = self.csc

        csc_id = self.csc_id

        test_csc = self.test_csc

        test_csc_id = self.test_csc_id

        csrt: dict[str, Any] | Unset = UNSET
        if not isinstance(self.csrt, Unset):
            csrt = self.csrt.to_dict()

        test_csrt: dict[str, Any] | Unset = UNSET
        if not isinstance(self.test_csrt, Unset):
            test_csrt = self.test_csrt.to_dict()

        environment: int | Unset = UNSET
        if not isinstance(self.environment, Unset):
            environment = self.environment.value


        test_target: str | Unset = UNSET
        if not isinstance(self.test_target, Unset):
            test_target = self.test_target.value


        profile: dict[str, Any] | Unset = UNSET
        if not isinstance(self.profile, Unset):
            profile = self.profile.to_dict()

        numbering: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.numbering, Unset):
            numbering = []
            for numbering_item_data in self.numbering:
                numbering_item = numbering_item_data.to_dict()
                numbering.append(numbering_item)



        sandbox_strict = self.sandbox_strict

        limits: dict[str, Any] | Unset = UNSET
        if not isinstance(self.limits, Unset):
            limits = self.limits.to_dict()


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if name is not UNSET:
            field_dict["name"] = name
        if ie is not UNSET:
            field_dict["ie"] = ie
        if uf is not UNSET:
            field_dict["uf"] = uf
        if csc is not UNSET:
            field_dict["csc"] = csc
        if csc_id is not UNSET:
            field_dict["cscId"] = csc_id
        if test_csc is not UNSET:
            field_dict["testCsc"] = test_csc
        if test_csc_id is not UNSET:
            field_dict["testCscId"] = test_csc_id
        if csrt is not UNSET:
            field_dict["csrt"] = csrt
        if test_csrt is not UNSET:
            field_dict["testCsrt"] = test_csrt
        if environment is not UNSET:
            field_dict["environment"] = environment
        if test_target is not UNSET:
            field_dict["testTarget"] = test_target
        if profile is not UNSET:
            field_dict["profile"] = profile
        if numbering is not UNSET:
            field_dict["numbering"] = numbering
        if sandbox_strict is not UNSET:
            field_dict["sandboxStrict"] = sandbox_strict
        if limits is not UNSET:
            field_dict["limits"] = limits

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.csrt import Csrt # noqa: PLC0415
        from ..models.csrt_de_homologacao import CsrtDeHomologacao # noqa: PLC0415
        from ..models.mudanca_da_empresa_limits import MudancaDaEmpresaLimits # noqa: PLC0415
        from ..models.mudanca_da_empresa_numbering import MudancaDaEmpresaNumbering # noqa: PLC0415
        from ..models.mudanca_do_perfil_fiscal import MudancaDoPerfilFiscal # noqa: PLC0415
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        ie = d.pop("ie", UNSET)

        _uf = d.pop("uf", UNSET)
        uf: Uf | Unset
        if isinstance(_uf,  Unset):
            uf = UNSET
        else:
            uf = Uf(_uf)




        csc = d.pop("csc", UNSET)

        csc_id = d.pop("cscId", UNSET)

        test_csc = d.pop("testCsc", UNSET)

        test_csc_id = d.pop("testCscId", UNSET)

        _csrt = d.pop("csrt", UNSET)
        csrt: Csrt | Unset
        if isinstance(_csrt,  Unset):
            csrt = UNSET
        else:
            csrt = Csrt.from_dict(_csrt)




        _test_csrt = d.pop("testCsrt", UNSET)
        test_csrt: CsrtDeHomologacao | Unset
        if isinstance(_test_csrt,  Unset):
            test_csrt = UNSET
        else:
            test_csrt = CsrtDeHomologacao.from_dict(_test_csrt)




        _environment = d.pop("environment", UNSET)
        environment: Environment | Unset
        if isinstance(_environment,  Unset):
            environment = UNSET
        else:
            environment = Environment(_environment)




        _test_target = d.pop("testTarget", UNSET)
        test_target: MudancaDaEmpresaTestTarget | Unset
        if isinstance(_test_target,  Unset):
            test_target = UNSET
        else:
            test_target = MudancaDaEmpresaTestTarget(_test_target)




        _profile = d.pop("profile", UNSET)
        profile: MudancaDoPerfilFiscal | Unset
        if isinstance(_profile,  Unset):
            profile = UNSET
        else:
            profile = MudancaDoPerfilFiscal.from_dict(_profile)




        _numbering = d.pop("numbering", UNSET)
        numbering: list[MudancaDaEmpresaNumbering] | Unset = UNSET
        if _numbering is not UNSET:
            numbering = []
            for numbering_item_data in _numbering:
                numbering_item = MudancaDaEmpresaNumbering.from_dict(numbering_item_data)



                numbering.append(numbering_item)


        sandbox_strict = d.pop("sandboxStrict", UNSET)

        _limits = d.pop("limits", UNSET)
        limits: MudancaDaEmpresaLimits | Unset
        if isinstance(_limits,  Unset):
            limits = UNSET
        else:
            limits = MudancaDaEmpresaLimits.from_dict(_limits)




        mudanca_da_empresa = cls(
            name=name,
            ie=ie,
            uf=uf,
            csc=csc,
            csc_id=csc_id,
            test_csc=test_csc,
            test_csc_id=test_csc_id,
            csrt=csrt,
            test_csrt=test_csrt,
            environment=environment,
            test_target=test_target,
            profile=profile,
            numbering=numbering,
            sandbox_strict=sandbox_strict,
            limits=limits,
        )

        return mudanca_da_empresa

