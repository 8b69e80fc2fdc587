from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoMdfeModalRodoviarioCiot")



@_attrs_define
class EmissaoMdfeModalRodoviarioCiot:
    """ 
        Attributes:
            ciot (str | Unset): Código identificador da operação de transporte. Formato: 12 dígitos.
            cpf_responsavel (str | Unset): CPF do responsável pela geração do CIOT. Formato: CPF de 11 dígitos.
            cnpj_responsavel (str | Unset): CNPJ do responsável pela geração do CIOT. Formato: CNPJ de 14 posições.
     """

    ciot: str | Unset = UNSET
    cpf_responsavel: str | Unset = UNSET
    cnpj_responsavel: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        ciot = self.ciot

        cpf_responsavel = self.cpf_responsavel

        cnpj_responsavel = self.cnpj_responsavel


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if ciot is not UNSET:
            field_dict["ciot"] = ciot
        if cpf_responsavel is not UNSET:
            field_dict["cpf_responsavel"] = cpf_responsavel
        if cnpj_responsavel is not UNSET:
            field_dict["cnpj_responsavel"] = cnpj_responsavel

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        ciot = d.pop("ciot", UNSET)

        cpf_responsavel = d.pop("cpf_responsavel", UNSET)

        cnpj_responsavel = d.pop("cnpj_responsavel", UNSET)

        emissao_mdfe_modal_rodoviario_ciot = cls(
            ciot=ciot,
            cpf_responsavel=cpf_responsavel,
            cnpj_responsavel=cnpj_responsavel,
        )

        return emissao_mdfe_modal_rodoviario_ciot

