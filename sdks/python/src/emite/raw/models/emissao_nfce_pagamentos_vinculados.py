from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfcePagamentosVinculados")



@_attrs_define
class EmissaoNfcePagamentosVinculados:
    """ 
        Attributes:
            id_transacao (str | Unset): Identificador da transação (2 a 35); não se repete. Formato: de 2 a 35 caracteres.
            numero_pagamento (str | Unset): Ordem do pagamento vinculado; não se repete. Formato: número de 1 a 990.
            meio_pagamento (str | Unset): Código do meio vinculado. Formato: 2 dígitos.
            cnpj_recebedor (str | Unset): CNPJ do recebedor, que pode não ser o do emitente. Formato: CNPJ de 14 posições.
            cnpj_base_psp (str | Unset): Raiz de 8 posições da instituição de pagamento. Formato: raiz do CNPJ, 8 posições.
     """

    id_transacao: str | Unset = UNSET
    numero_pagamento: str | Unset = UNSET
    meio_pagamento: str | Unset = UNSET
    cnpj_recebedor: str | Unset = UNSET
    cnpj_base_psp: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        id_transacao = self.id_transacao

        numero_pagamento = self.numero_pagamento

        meio_pagamento = self.meio_pagamento

        cnpj_recebedor = self.cnpj_recebedor

        cnpj_base_psp = self.cnpj_base_psp


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if id_transacao is not UNSET:
            field_dict["id_transacao"] = id_transacao
        if numero_pagamento is not UNSET:
            field_dict["numero_pagamento"] = numero_pagamento
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
        id_transacao = d.pop("id_transacao", UNSET)

        numero_pagamento = d.pop("numero_pagamento", UNSET)

        meio_pagamento = d.pop("meio_pagamento", UNSET)

        cnpj_recebedor = d.pop("cnpj_recebedor", UNSET)

        cnpj_base_psp = d.pop("cnpj_base_psp", UNSET)

        emissao_nfce_pagamentos_vinculados = cls(
            id_transacao=id_transacao,
            numero_pagamento=numero_pagamento,
            meio_pagamento=meio_pagamento,
            cnpj_recebedor=cnpj_recebedor,
            cnpj_base_psp=cnpj_base_psp,
        )

        return emissao_nfce_pagamentos_vinculados

