from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfePagamentosVinculados")



@_attrs_define
class EmissaoNfePagamentosVinculados:
    """ 
        Attributes:
            numero_pagamento (Any | Unset): Ordem do pagamento vinculado
            id_transacao (Any | Unset): Identificador da transação (2 a 35)
            meio_pagamento (Any | Unset): Código do meio vinculado
            cnpj_recebedor (Any | Unset): CNPJ do recebedor
            cnpj_base_psp (Any | Unset): Raiz de 8 posições da instituição de pagamento
     """

    numero_pagamento: Any | Unset = UNSET
    id_transacao: Any | Unset = UNSET
    meio_pagamento: Any | Unset = UNSET
    cnpj_recebedor: Any | Unset = UNSET
    cnpj_base_psp: Any | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        numero_pagamento = self.numero_pagamento

        id_transacao = self.id_transacao

        meio_pagamento = self.meio_pagamento

        cnpj_recebedor = self.cnpj_recebedor

        cnpj_base_psp = self.cnpj_base_psp


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero_pagamento is not UNSET:
            field_dict["numero_pagamento"] = numero_pagamento
        if id_transacao is not UNSET:
            field_dict["id_transacao"] = id_transacao
        if meio_pagamento is not UNSET:
            field_dict["meio_pagamento"] = meio_pagamento
        if cnpj_recebedor is not UNSET:
            field_dict["cnpj_recebedor"] = cnpj_recebedor
        if cnpj_base_psp is not UNSET:
            field_dict["cnpj_base_psp"] = cnpj_base_psp

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        numero_pagamento = d.pop("numero_pagamento", UNSET)

        id_transacao = d.pop("id_transacao", UNSET)

        meio_pagamento = d.pop("meio_pagamento", UNSET)

        cnpj_recebedor = d.pop("cnpj_recebedor", UNSET)

        cnpj_base_psp = d.pop("cnpj_base_psp", UNSET)

        emissao_nfe_pagamentos_vinculados = cls(
            numero_pagamento=numero_pagamento,
            id_transacao=id_transacao,
            meio_pagamento=meio_pagamento,
            cnpj_recebedor=cnpj_recebedor,
            cnpj_base_psp=cnpj_base_psp,
        )

        return emissao_nfe_pagamentos_vinculados

