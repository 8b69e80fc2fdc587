from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_mdfe_modal_rodoviario_dispositivos_vale_pedagio_tipo_vale_pedagio import EmissaoMdfeModalRodoviarioDispositivosValePedagioTipoValePedagio
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoMdfeModalRodoviarioDispositivosValePedagio")



@_attrs_define
class EmissaoMdfeModalRodoviarioDispositivosValePedagio:
    """ 
        Attributes:
            cnpj_empresa_fornecedora (str | Unset): CNPJ da fornecedora do vale-pedágio. Formato: CNPJ de 14 posições.
            cnpj_responsavel_pagamento (str | Unset): CNPJ de quem paga o vale-pedágio. Formato: CNPJ de 14 posições.
            cpf_responsavel_pagamento (str | Unset): CPF de quem paga o vale-pedágio. Formato: CPF de 11 dígitos.
            numero_comprovante_compra (str | Unset): Número do comprovante de compra (IDVPO). Formato: de 1 a 20 dígitos.
            valor_vale_pedagio (str | Unset): Valor do vale-pedágio. Formato: até 13 inteiros e 2 decimais.
            tipo_vale_pedagio (EmissaoMdfeModalRodoviarioDispositivosValePedagioTipoValePedagio | Unset):
     """

    cnpj_empresa_fornecedora: str | Unset = UNSET
    cnpj_responsavel_pagamento: str | Unset = UNSET
    cpf_responsavel_pagamento: str | Unset = UNSET
    numero_comprovante_compra: str | Unset = UNSET
    valor_vale_pedagio: str | Unset = UNSET
    tipo_vale_pedagio: EmissaoMdfeModalRodoviarioDispositivosValePedagioTipoValePedagio | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        cnpj_empresa_fornecedora = self.cnpj_empresa_fornecedora

        cnpj_responsavel_pagamento = self.cnpj_responsavel_pagamento

        cpf_responsavel_pagamento = self.cpf_responsavel_pagamento

        numero_comprovante_compra = self.numero_comprovante_compra

        valor_vale_pedagio = self.valor_vale_pedagio

        tipo_vale_pedagio: str | Unset = UNSET
        if not isinstance(self.tipo_vale_pedagio, Unset):
            tipo_vale_pedagio = self.tipo_vale_pedagio.value



        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if cnpj_empresa_fornecedora is not UNSET:
            field_dict["cnpj_empresa_fornecedora"] = cnpj_empresa_fornecedora
        if cnpj_responsavel_pagamento is not UNSET:
            field_dict["cnpj_responsavel_pagamento"] = cnpj_responsavel_pagamento
        if cpf_responsavel_pagamento is not UNSET:
            field_dict["cpf_responsavel_pagamento"] = cpf_responsavel_pagamento
        if numero_comprovante_compra is not UNSET:
            field_dict["numero_comprovante_compra"] = numero_comprovante_compra
        if valor_vale_pedagio is not UNSET:
            field_dict["valor_vale_pedagio"] = valor_vale_pedagio
        if tipo_vale_pedagio is not UNSET:
            field_dict["tipo_vale_pedagio"] = tipo_vale_pedagio

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cnpj_empresa_fornecedora = d.pop("cnpj_empresa_fornecedora", UNSET)

        cnpj_responsavel_pagamento = d.pop("cnpj_responsavel_pagamento", UNSET)

        cpf_responsavel_pagamento = d.pop("cpf_responsavel_pagamento", UNSET)

        numero_comprovante_compra = d.pop("numero_comprovante_compra", UNSET)

        valor_vale_pedagio = d.pop("valor_vale_pedagio", UNSET)

        _tipo_vale_pedagio = d.pop("tipo_vale_pedagio", UNSET)
        tipo_vale_pedagio: EmissaoMdfeModalRodoviarioDispositivosValePedagioTipoValePedagio | Unset
        if isinstance(_tipo_vale_pedagio,  Unset):
            tipo_vale_pedagio = UNSET
        else:
            tipo_vale_pedagio = EmissaoMdfeModalRodoviarioDispositivosValePedagioTipoValePedagio(_tipo_vale_pedagio)




        emissao_mdfe_modal_rodoviario_dispositivos_vale_pedagio = cls(
            cnpj_empresa_fornecedora=cnpj_empresa_fornecedora,
            cnpj_responsavel_pagamento=cnpj_responsavel_pagamento,
            cpf_responsavel_pagamento=cpf_responsavel_pagamento,
            numero_comprovante_compra=numero_comprovante_compra,
            valor_vale_pedagio=valor_vale_pedagio,
            tipo_vale_pedagio=tipo_vale_pedagio,
        )

        return emissao_mdfe_modal_rodoviario_dispositivos_vale_pedagio

