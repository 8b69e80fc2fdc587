from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.uf import Uf
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfcomItensIcmsUfDest")



@_attrs_define
class EmissaoNfcomItensIcmsUfDest:
    """ 
        Attributes:
            uf_destinatario (Uf | Unset):
            icms_base_calculo_uf_destino (str | Unset): Base do ICMS na UF de destino. Formato: até 13 inteiros e 2
                decimais.
            fcp_percentual_uf_destino (str | Unset): Percentual do FCP na UF de destino. Formato: até 3 inteiros e 2
                decimais.
            icms_aliquota_interna_uf_destino (str | Unset): Alíquota interna da UF de destino. Formato: até 3 inteiros e 2
                decimais.
            fcp_valor_uf_destino (str | Unset): FCP da UF de destino. Formato: até 13 inteiros e 2 decimais.
            icms_valor_uf_destino (str | Unset): ICMS de partilha da UF de destino. Formato: até 13 inteiros e 2 decimais.
            icms_valor_uf_emissao (str | Unset): ICMS de partilha da UF de emissão. Formato: até 13 inteiros e 2 decimais.
            icms_beneficio_uf_destino (str | Unset): Código de benefício fiscal na UF de destino. Formato: até 10
                caracteres.
     """

    uf_destinatario: Uf | Unset = UNSET
    icms_base_calculo_uf_destino: str | Unset = UNSET
    fcp_percentual_uf_destino: str | Unset = UNSET
    icms_aliquota_interna_uf_destino: str | Unset = UNSET
    fcp_valor_uf_destino: str | Unset = UNSET
    icms_valor_uf_destino: str | Unset = UNSET
    icms_valor_uf_emissao: str | Unset = UNSET
    icms_beneficio_uf_destino: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        uf_destinatario: str | Unset = UNSET
        if not isinstance(self.uf_destinatario, Unset):
            uf_destinatario = self.uf_destinatario.value


        icms_base_calculo_uf_destino = self.icms_base_calculo_uf_destino

        fcp_percentual_uf_destino = self.fcp_percentual_uf_destino

        icms_aliquota_interna_uf_destino = self.icms_aliquota_interna_uf_destino

        fcp_valor_uf_destino = self.fcp_valor_uf_destino

        icms_valor_uf_destino = self.icms_valor_uf_destino

        icms_valor_uf_emissao = self.icms_valor_uf_emissao

        icms_beneficio_uf_destino = self.icms_beneficio_uf_destino


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if uf_destinatario is not UNSET:
            field_dict["uf_destinatario"] = uf_destinatario
        if icms_base_calculo_uf_destino is not UNSET:
            field_dict["icms_base_calculo_uf_destino"] = icms_base_calculo_uf_destino
        if fcp_percentual_uf_destino is not UNSET:
            field_dict["fcp_percentual_uf_destino"] = fcp_percentual_uf_destino
        if icms_aliquota_interna_uf_destino is not UNSET:
            field_dict["icms_aliquota_interna_uf_destino"] = icms_aliquota_interna_uf_destino
        if fcp_valor_uf_destino is not UNSET:
            field_dict["fcp_valor_uf_destino"] = fcp_valor_uf_destino
        if icms_valor_uf_destino is not UNSET:
            field_dict["icms_valor_uf_destino"] = icms_valor_uf_destino
        if icms_valor_uf_emissao is not UNSET:
            field_dict["icms_valor_uf_emissao"] = icms_valor_uf_emissao
        if icms_beneficio_uf_destino is not UNSET:
            field_dict["icms_beneficio_uf_destino"] = icms_beneficio_uf_destino

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _uf_destinatario = d.pop("uf_destinatario", UNSET)
        uf_destinatario: Uf | Unset
        if isinstance(_uf_destinatario,  Unset):
            uf_destinatario = UNSET
        else:
            uf_destinatario = Uf(_uf_destinatario)




        icms_base_calculo_uf_destino = d.pop("icms_base_calculo_uf_destino", UNSET)

        fcp_percentual_uf_destino = d.pop("fcp_percentual_uf_destino", UNSET)

        icms_aliquota_interna_uf_destino = d.pop("icms_aliquota_interna_uf_destino", UNSET)

        fcp_valor_uf_destino = d.pop("fcp_valor_uf_destino", UNSET)

        icms_valor_uf_destino = d.pop("icms_valor_uf_destino", UNSET)

        icms_valor_uf_emissao = d.pop("icms_valor_uf_emissao", UNSET)

        icms_beneficio_uf_destino = d.pop("icms_beneficio_uf_destino", UNSET)

        emissao_nfcom_itens_icms_uf_dest = cls(
            uf_destinatario=uf_destinatario,
            icms_base_calculo_uf_destino=icms_base_calculo_uf_destino,
            fcp_percentual_uf_destino=fcp_percentual_uf_destino,
            icms_aliquota_interna_uf_destino=icms_aliquota_interna_uf_destino,
            fcp_valor_uf_destino=fcp_valor_uf_destino,
            icms_valor_uf_destino=icms_valor_uf_destino,
            icms_valor_uf_emissao=icms_valor_uf_emissao,
            icms_beneficio_uf_destino=icms_beneficio_uf_destino,
        )

        return emissao_nfcom_itens_icms_uf_dest

