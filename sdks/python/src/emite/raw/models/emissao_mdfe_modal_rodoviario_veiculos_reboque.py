from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_mdfe_modal_rodoviario_veiculos_reboque_tipo_carroceria import EmissaoMdfeModalRodoviarioVeiculosReboqueTipoCarroceria
from ..models.emissao_mdfe_modal_rodoviario_veiculos_reboque_tipo_proprietario import EmissaoMdfeModalRodoviarioVeiculosReboqueTipoProprietario
from ..models.uf_ou_exterior import UfOuExterior
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoMdfeModalRodoviarioVeiculosReboque")



@_attrs_define
class EmissaoMdfeModalRodoviarioVeiculosReboque:
    """ 
        Attributes:
            codigo (str | Unset): Código interno do reboque. Formato: de 1 a 10 caracteres.
            placa (str | Unset): Placa do reboque. Formato: placa de 7 caracteres, sem traço.
            renavam (str | Unset): RENAVAM do reboque. Formato: de 9 a 11 caracteres.
            tara (str | Unset): Tara em kg. Formato: número inteiro de até 6 dígitos.
            capacidade_kg (str | Unset): Capacidade em kg. Formato: número inteiro de até 6 dígitos.
            capacidade_m3 (str | Unset): Capacidade em m³. Formato: número inteiro de até 3 dígitos.
            cpf_proprietario (str | Unset): CPF do proprietário. Formato: CPF de 11 dígitos.
            cnpj_proprietario (str | Unset): CNPJ do proprietário. Formato: CNPJ de 14 posições.
            rntrc (str | Unset): RNTRC do proprietário. Formato: 8 dígitos.
            razao_social_proprietario (str | Unset): Razão social ou nome do proprietário. Formato: de 1 a 60 caracteres.
            inscricao_estadual_proprietario (str | Unset): Inscrição estadual do proprietário. Formato: até 14 dígitos,
                ISENTO ou PR e de 4 a 8 dígitos.
            uf_proprietario (UfOuExterior | Unset):
            tipo_proprietario (EmissaoMdfeModalRodoviarioVeiculosReboqueTipoProprietario | Unset):
            tipo_carroceria (EmissaoMdfeModalRodoviarioVeiculosReboqueTipoCarroceria | Unset):
            uf_licenciamento (UfOuExterior | Unset):
     """

    codigo: str | Unset = UNSET
    placa: str | Unset = UNSET
    renavam: str | Unset = UNSET
    tara: str | Unset = UNSET
    capacidade_kg: str | Unset = UNSET
    capacidade_m3: str | Unset = UNSET
    cpf_proprietario: str | Unset = UNSET
    cnpj_proprietario: str | Unset = UNSET
    rntrc: str | Unset = UNSET
    razao_social_proprietario: str | Unset = UNSET
    inscricao_estadual_proprietario: str | Unset = UNSET
    uf_proprietario: UfOuExterior | Unset = UNSET
    tipo_proprietario: EmissaoMdfeModalRodoviarioVeiculosReboqueTipoProprietario | Unset = UNSET
    tipo_carroceria: EmissaoMdfeModalRodoviarioVeiculosReboqueTipoCarroceria | Unset = UNSET
    uf_licenciamento: UfOuExterior | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        codigo = self.codigo

        placa = self.placa

        renavam = self.renavam

        tara = self.tara

        capacidade_kg = self.capacidade_kg

        capacidade_m3 = self.capacidade_m3

        cpf_proprietario = self.cpf_proprietario

        cnpj_proprietario = self.cnpj_proprietario

        rntrc = self.rntrc

        razao_social_proprietario = self.razao_social_proprietario

        inscricao_estadual_proprietario = self.inscricao_estadual_proprietario

        uf_proprietario: str | Unset = UNSET
        if not isinstance(self.uf_proprietario, Unset):
            uf_proprietario = self.uf_proprietario.value


        tipo_proprietario: str | Unset = UNSET
        if not isinstance(self.tipo_proprietario, Unset):
            tipo_proprietario = self.tipo_proprietario.value


        tipo_carroceria: str | Unset = UNSET
        if not isinstance(self.tipo_carroceria, Unset):
            tipo_carroceria = self.tipo_carroceria.value


        uf_licenciamento: str | Unset = UNSET
        if not isinstance(self.uf_licenciamento, Unset):
            uf_licenciamento = self.uf_licenciamento.value



        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if codigo is not UNSET:
            field_dict["codigo"] = codigo
        if placa is not UNSET:
            field_dict["placa"] = placa
        if renavam is not UNSET:
            field_dict["renavam"] = renavam
        if tara is not UNSET:
            field_dict["tara"] = tara
        if capacidade_kg is not UNSET:
            field_dict["capacidade_kg"] = capacidade_kg
        if capacidade_m3 is not UNSET:
            field_dict["capacidade_m3"] = capacidade_m3
        if cpf_proprietario is not UNSET:
            field_dict["cpf_proprietario"] = cpf_proprietario
        if cnpj_proprietario is not UNSET:
            field_dict["cnpj_proprietario"] = cnpj_proprietario
        if rntrc is not UNSET:
            field_dict["rntrc"] = rntrc
        if razao_social_proprietario is not UNSET:
            field_dict["razao_social_proprietario"] = razao_social_proprietario
        if inscricao_estadual_proprietario is not UNSET:
            field_dict["inscricao_estadual_proprietario"] = inscricao_estadual_proprietario
        if uf_proprietario is not UNSET:
            field_dict["uf_proprietario"] = uf_proprietario
        if tipo_proprietario is not UNSET:
            field_dict["tipo_proprietario"] = tipo_proprietario
        if tipo_carroceria is not UNSET:
            field_dict["tipo_carroceria"] = tipo_carroceria
        if uf_licenciamento is not UNSET:
            field_dict["uf_licenciamento"] = uf_licenciamento

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        codigo = d.pop("codigo", UNSET)

        placa = d.pop("placa", UNSET)

        renavam = d.pop("renavam", UNSET)

        tara = d.pop("tara", UNSET)

        capacidade_kg = d.pop("capacidade_kg", UNSET)

        capacidade_m3 = d.pop("capacidade_m3", UNSET)

        cpf_proprietario = d.pop("cpf_proprietario", UNSET)

        cnpj_proprietario = d.pop("cnpj_proprietario", UNSET)

        rntrc = d.pop("rntrc", UNSET)

        razao_social_proprietario = d.pop("razao_social_proprietario", UNSET)

        inscricao_estadual_proprietario = d.pop("inscricao_estadual_proprietario", UNSET)

        _uf_proprietario = d.pop("uf_proprietario", UNSET)
        uf_proprietario: UfOuExterior | Unset
        if isinstance(_uf_proprietario,  Unset):
            uf_proprietario = UNSET
        else:
            uf_proprietario = UfOuExterior(_uf_proprietario)




        _tipo_proprietario = d.pop("tipo_proprietario", UNSET)
        tipo_proprietario: EmissaoMdfeModalRodoviarioVeiculosReboqueTipoProprietario | Unset
        if isinstance(_tipo_proprietario,  Unset):
            tipo_proprietario = UNSET
        else:
            tipo_proprietario = EmissaoMdfeModalRodoviarioVeiculosReboqueTipoProprietario(_tipo_proprietario)




        _tipo_carroceria = d.pop("tipo_carroceria", UNSET)
        tipo_carroceria: EmissaoMdfeModalRodoviarioVeiculosReboqueTipoCarroceria | Unset
        if isinstance(_tipo_carroceria,  Unset):
            tipo_carroceria = UNSET
        else:
            tipo_carroceria = EmissaoMdfeModalRodoviarioVeiculosReboqueTipoCarroceria(_tipo_carroceria)




        _uf_licenciamento = d.pop("uf_licenciamento", UNSET)
        uf_licenciamento: UfOuExterior | Unset
        if isinstance(_uf_licenciamento,  Unset):
            uf_licenciamento = UNSET
        else:
            uf_licenciamento = UfOuExterior(_uf_licenciamento)




        emissao_mdfe_modal_rodoviario_veiculos_reboque = cls(
            codigo=codigo,
            placa=placa,
            renavam=renavam,
            tara=tara,
            capacidade_kg=capacidade_kg,
            capacidade_m3=capacidade_m3,
            cpf_proprietario=cpf_proprietario,
            cnpj_proprietario=cnpj_proprietario,
            rntrc=rntrc,
            razao_social_proprietario=razao_social_proprietario,
            inscricao_estadual_proprietario=inscricao_estadual_proprietario,
            uf_proprietario=uf_proprietario,
            tipo_proprietario=tipo_proprietario,
            tipo_carroceria=tipo_carroceria,
            uf_licenciamento=uf_licenciamento,
        )

        return emissao_mdfe_modal_rodoviario_veiculos_reboque

