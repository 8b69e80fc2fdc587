from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.mudanca_do_perfil_fiscal_check_recipient import MudancaDoPerfilFiscalCheckRecipient
from ..models.mudanca_do_perfil_fiscal_regime_tributario import MudancaDoPerfilFiscalRegimeTributario
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.endereco import Endereco
  from ..models.mudanca_do_perfil_fiscal_series import MudancaDoPerfilFiscalSeries
  from ..models.responsavel_tecnico import ResponsavelTecnico





T = TypeVar("T", bound="MudancaDoPerfilFiscal")



@_attrs_define
class MudancaDoPerfilFiscal:
    """ 
        Attributes:
            nome_fantasia (str | Unset):
            im (str | Unset): Inscrição municipal.
            cnae (str | Unset):
            regime_tributario (MudancaDoPerfilFiscalRegimeTributario | Unset):
            rntrc (str | Unset):
            contribuinte_icms (bool | Unset): false: a empresa deve IBS e CBS e não ICMS, e por isso não tem inscrição
                estadual (cadastre ie como ISENTO). A NF-e dela sai sem inscrição e sem ICMS, a SVRS a autoriza, qualquer que
                seja a UF, e NFC-e ela não emite (NT 2026.007). O padrão é true.
            difal_base_dupla (bool | Unset): Calcula o DIFAL pela base dupla, se o corpo não trouxer vBCUFDest; o padrão é a
                base única.
            check_recipient (MudancaDoPerfilFiscalCheckRecipient | Unset):
            address (Endereco | Unset):
            responsavel_tecnico (ResponsavelTecnico | Unset): Responsável técnico (infRespTec) dos documentos da empresa;
                sem ele, o da instalação. O que o corpo trouxer vale mais.
            series (MudancaDoPerfilFiscalSeries | Unset): Série padrão por mod, p. ex. { "55": 1 }.
     """

    nome_fantasia: str | Unset = UNSET
    im: str | Unset = UNSET
    cnae: str | Unset = UNSET
    regime_tributario: MudancaDoPerfilFiscalRegimeTributario | Unset = UNSET
    rntrc: str | Unset = UNSET
    contribuinte_icms: bool | Unset = UNSET
    difal_base_dupla: bool | Unset = UNSET
    check_recipient: MudancaDoPerfilFiscalCheckRecipient | Unset = UNSET
    address: Endereco | Unset = UNSET
    responsavel_tecnico: ResponsavelTecnico | Unset = UNSET
    series: MudancaDoPerfilFiscalSeries | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.endereco import Endereco # noqa: PLC0415
        from ..models.mudanca_do_perfil_fiscal_series import MudancaDoPerfilFiscalSeries # noqa: PLC0415
        from ..models.responsavel_tecnico import ResponsavelTecnico # noqa: PLC0415
        nome_fantasia = self.nome_fantasia

        im = self.im

        cnae = self.cnae

        regime_tributario: str | Unset = UNSET
        if not isinstance(self.regime_tributario, Unset):
            regime_tributario = self.regime_tributario.value


        rntrc = self.rntrc

        contribuinte_icms = self.contribuinte_icms

        difal_base_dupla = self.difal_base_dupla

        check_recipient: str | Unset = UNSET
        if not isinstance(self.check_recipient, Unset):
            check_recipient = self.check_recipient.value


        address: dict[str, Any] | Unset = UNSET
        if not isinstance(self.address, Unset):
            address = self.address.to_dict()

        responsavel_tecnico: dict[str, Any] | Unset = UNSET
        if not isinstance(self.responsavel_tecnico, Unset):
            responsavel_tecnico = self.responsavel_tecnico.to_dict()

        series: dict[str, Any] | Unset = UNSET
        if not isinstance(self.series, Unset):
            series = self.series.to_dict()


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if nome_fantasia is not UNSET:
            field_dict["nomeFantasia"] = nome_fantasia
        if im is not UNSET:
            field_dict["im"] = im
        if cnae is not UNSET:
            field_dict["cnae"] = cnae
        if regime_tributario is not UNSET:
            field_dict["regimeTributario"] = regime_tributario
        if rntrc is not UNSET:
            field_dict["rntrc"] = rntrc
        if contribuinte_icms is not UNSET:
            field_dict["contribuinteIcms"] = contribuinte_icms
        if difal_base_dupla is not UNSET:
            field_dict["difalBaseDupla"] = difal_base_dupla
        if check_recipient is not UNSET:
            field_dict["checkRecipient"] = check_recipient
        if address is not UNSET:
            field_dict["address"] = address
        if responsavel_tecnico is not UNSET:
            field_dict["responsavelTecnico"] = responsavel_tecnico
        if series is not UNSET:
            field_dict["series"] = series

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.endereco import Endereco # noqa: PLC0415
        from ..models.mudanca_do_perfil_fiscal_series import MudancaDoPerfilFiscalSeries # noqa: PLC0415
        from ..models.responsavel_tecnico import ResponsavelTecnico # noqa: PLC0415
        d = dict(src_dict)
        nome_fantasia = d.pop("nomeFantasia", UNSET)

        im = d.pop("im", UNSET)

        cnae = d.pop("cnae", UNSET)

        _regime_tributario = d.pop("regimeTributario", UNSET)
        regime_tributario: MudancaDoPerfilFiscalRegimeTributario | Unset
        if isinstance(_regime_tributario,  Unset):
            regime_tributario = UNSET
        else:
            regime_tributario = MudancaDoPerfilFiscalRegimeTributario(_regime_tributario)




        rntrc = d.pop("rntrc", UNSET)

        contribuinte_icms = d.pop("contribuinteIcms", UNSET)

        difal_base_dupla = d.pop("difalBaseDupla", UNSET)

        _check_recipient = d.pop("checkRecipient", UNSET)
        check_recipient: MudancaDoPerfilFiscalCheckRecipient | Unset
        if isinstance(_check_recipient,  Unset):
            check_recipient = UNSET
        else:
            check_recipient = MudancaDoPerfilFiscalCheckRecipient(_check_recipient)




        _address = d.pop("address", UNSET)
        address: Endereco | Unset
        if isinstance(_address,  Unset):
            address = UNSET
        else:
            address = Endereco.from_dict(_address)




        _responsavel_tecnico = d.pop("responsavelTecnico", UNSET)
        responsavel_tecnico: ResponsavelTecnico | Unset
        if isinstance(_responsavel_tecnico,  Unset):
            responsavel_tecnico = UNSET
        else:
            responsavel_tecnico = ResponsavelTecnico.from_dict(_responsavel_tecnico)




        _series = d.pop("series", UNSET)
        series: MudancaDoPerfilFiscalSeries | Unset
        if isinstance(_series,  Unset):
            series = UNSET
        else:
            series = MudancaDoPerfilFiscalSeries.from_dict(_series)




        mudanca_do_perfil_fiscal = cls(
            nome_fantasia=nome_fantasia,
            im=im,
            cnae=cnae,
            regime_tributario=regime_tributario,
            rntrc=rntrc,
            contribuinte_icms=contribuinte_icms,
            difal_base_dupla=difal_base_dupla,
            check_recipient=check_recipient,
            address=address,
            responsavel_tecnico=responsavel_tecnico,
            series=series,
        )

        return mudanca_do_perfil_fiscal

