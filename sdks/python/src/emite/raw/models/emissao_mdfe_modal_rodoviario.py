from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_mdfe_modal_rodoviario_categoria_combinacao_veicular import EmissaoMdfeModalRodoviarioCategoriaCombinacaoVeicular
from ..models.emissao_mdfe_modal_rodoviario_tipo_carroceria_veiculo import EmissaoMdfeModalRodoviarioTipoCarroceriaVeiculo
from ..models.emissao_mdfe_modal_rodoviario_tipo_proprietario_veiculo import EmissaoMdfeModalRodoviarioTipoProprietarioVeiculo
from ..models.emissao_mdfe_modal_rodoviario_tipo_rodado_veiculo import EmissaoMdfeModalRodoviarioTipoRodadoVeiculo
from ..models.uf_ou_exterior import UfOuExterior
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_mdfe_modal_rodoviario_ciot import EmissaoMdfeModalRodoviarioCiot
  from ..models.emissao_mdfe_modal_rodoviario_condutores import EmissaoMdfeModalRodoviarioCondutores
  from ..models.emissao_mdfe_modal_rodoviario_contratantes import EmissaoMdfeModalRodoviarioContratantes
  from ..models.emissao_mdfe_modal_rodoviario_dispositivos_vale_pedagio import EmissaoMdfeModalRodoviarioDispositivosValePedagio
  from ..models.emissao_mdfe_modal_rodoviario_lacres import EmissaoMdfeModalRodoviarioLacres
  from ..models.emissao_mdfe_modal_rodoviario_pagamentos import EmissaoMdfeModalRodoviarioPagamentos
  from ..models.emissao_mdfe_modal_rodoviario_veiculos_reboque import EmissaoMdfeModalRodoviarioVeiculosReboque





T = TypeVar("T", bound="EmissaoMdfeModalRodoviario")



@_attrs_define
class EmissaoMdfeModalRodoviario:
    """ Modal rodoviário

        Attributes:
            registro_nacional_transporte (str | Unset): RNTRC do emitente; padrão = cadastro. Formato: 8 dígitos.
            categoria_combinacao_veicular (EmissaoMdfeModalRodoviarioCategoriaCombinacaoVeicular | Unset):
            codigo_veiculo (str | Unset): Código interno do veículo. Formato: de 1 a 10 caracteres.
            placa_veiculo (str | Unset): Placa do veículo. Formato: placa de 7 caracteres, sem traço.
            renavam_veiculo (str | Unset): RENAVAM do veículo. Formato: de 9 a 11 caracteres.
            tara_veiculo (str | Unset): Tara em kg. Formato: número inteiro de até 6 dígitos.
            capacidade_kg_veiculo (str | Unset): Capacidade em kg. Formato: número inteiro de até 6 dígitos.
            capacidade_m3_veiculo (str | Unset): Capacidade em m³. Formato: número inteiro de até 3 dígitos.
            cpf_proprietario_veiculo (str | Unset): CPF do proprietário. Formato: CPF de 11 dígitos.
            cnpj_proprietario_veiculo (str | Unset): CNPJ do proprietário. Formato: CNPJ de 14 posições.
            rntrc_proprietario_veiculo (str | Unset): RNTRC do proprietário. Formato: 8 dígitos.
            razao_social_proprietario_veiculo (str | Unset): Razão social ou nome do proprietário. Formato: de 2 a 60
                caracteres.
            inscricao_estadual_proprietario_veiculo (str | Unset): Inscrição estadual do proprietário. Formato: até 14
                dígitos, ISENTO ou PR e de 4 a 8 dígitos.
            uf_proprietario_veiculo (UfOuExterior | Unset):
            tipo_proprietario_veiculo (EmissaoMdfeModalRodoviarioTipoProprietarioVeiculo | Unset):
            tipo_rodado_veiculo (EmissaoMdfeModalRodoviarioTipoRodadoVeiculo | Unset):
            tipo_carroceria_veiculo (EmissaoMdfeModalRodoviarioTipoCarroceriaVeiculo | Unset):
            uf_licenciamento_veiculo (UfOuExterior | Unset):
            codigo_agendamento_porto (str | Unset): Código de agendamento no porto. Formato: de 0 a 16 caracteres.
            ciot (list[EmissaoMdfeModalRodoviarioCiot] | Unset): Códigos CIOT
            dispositivos_vale_pedagio (list[EmissaoMdfeModalRodoviarioDispositivosValePedagio] | Unset): Dispositivos do
                vale-pedágio
            contratantes (list[EmissaoMdfeModalRodoviarioContratantes] | Unset): Contratantes do serviço de transporte
            pagamentos (list[EmissaoMdfeModalRodoviarioPagamentos] | Unset): Pagamentos do frete
            condutores (list[EmissaoMdfeModalRodoviarioCondutores] | Unset): Condutores
            veiculos_reboque (list[EmissaoMdfeModalRodoviarioVeiculosReboque] | Unset): Reboques
            lacres (list[EmissaoMdfeModalRodoviarioLacres] | Unset): Lacres do veículo
     """

    registro_nacional_transporte: str | Unset = UNSET
    categoria_combinacao_veicular: EmissaoMdfeModalRodoviarioCategoriaCombinacaoVeicular | Unset = UNSET
    codigo_veiculo: str | Unset = UNSET
    placa_veiculo: str | Unset = UNSET
    renavam_veiculo: str | Unset = UNSET
    tara_veiculo: str | Unset = UNSET
    capacidade_kg_veiculo: str | Unset = UNSET
    capacidade_m3_veiculo: str | Unset = UNSET
    cpf_proprietario_veiculo: str | Unset = UNSET
    cnpj_proprietario_veiculo: str | Unset = UNSET
    rntrc_proprietario_veiculo: str | Unset = UNSET
    razao_social_proprietario_veiculo: str | Unset = UNSET
    inscricao_estadual_proprietario_veiculo: str | Unset = UNSET
    uf_proprietario_veiculo: UfOuExterior | Unset = UNSET
    tipo_proprietario_veiculo: EmissaoMdfeModalRodoviarioTipoProprietarioVeiculo | Unset = UNSET
    tipo_rodado_veiculo: EmissaoMdfeModalRodoviarioTipoRodadoVeiculo | Unset = UNSET
    tipo_carroceria_veiculo: EmissaoMdfeModalRodoviarioTipoCarroceriaVeiculo | Unset = UNSET
    uf_licenciamento_veiculo: UfOuExterior | Unset = UNSET
    codigo_agendamento_porto: str | Unset = UNSET
    ciot: list[EmissaoMdfeModalRodoviarioCiot] | Unset = UNSET
    dispositivos_vale_pedagio: list[EmissaoMdfeModalRodoviarioDispositivosValePedagio] | Unset = UNSET
    contratantes: list[EmissaoMdfeModalRodoviarioContratantes] | Unset = UNSET
    pagamentos: list[EmissaoMdfeModalRodoviarioPagamentos] | Unset = UNSET
    condutores: list[EmissaoMdfeModalRodoviarioCondutores] | Unset = UNSET
    veiculos_reboque: list[EmissaoMdfeModalRodoviarioVeiculosReboque] | Unset = UNSET
    lacres: list[EmissaoMdfeModalRodoviarioLacres] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_mdfe_modal_rodoviario_ciot import EmissaoMdfeModalRodoviarioCiot # noqa: PLC0415
        from ..models.emissao_mdfe_modal_rodoviario_condutores import EmissaoMdfeModalRodoviarioCondutores # noqa: PLC0415
        from ..models.emissao_mdfe_modal_rodoviario_contratantes import EmissaoMdfeModalRodoviarioContratantes # noqa: PLC0415
        from ..models.emissao_mdfe_modal_rodoviario_dispositivos_vale_pedagio import EmissaoMdfeModalRodoviarioDispositivosValePedagio # noqa: PLC0415
        from ..models.emissao_mdfe_modal_rodoviario_lacres import EmissaoMdfeModalRodoviarioLacres # noqa: PLC0415
        from ..models.emissao_mdfe_modal_rodoviario_pagamentos import EmissaoMdfeModalRodoviarioPagamentos # noqa: PLC0415
        from ..models.emissao_mdfe_modal_rodoviario_veiculos_reboque import EmissaoMdfeModalRodoviarioVeiculosReboque # noqa: PLC0415
        registro_nacional_transporte = self.registro_nacional_transporte

        categoria_combinacao_veicular: str | Unset = UNSET
        if not isinstance(self.categoria_combinacao_veicular, Unset):
            categoria_combinacao_veicular = self.categoria_combinacao_veicular.value


        codigo_veiculo = self.codigo_veiculo

        placa_veiculo = self.placa_veiculo

        renavam_veiculo = self.renavam_veiculo

        tara_veiculo = self.tara_veiculo

        capacidade_kg_veiculo = self.capacidade_kg_veiculo

        capacidade_m3_veiculo = self.capacidade_m3_veiculo

        cpf_proprietario_veiculo = self.cpf_proprietario_veiculo

        cnpj_proprietario_veiculo = self.cnpj_proprietario_veiculo

        rntrc_proprietario_veiculo = self.rntrc_proprietario_veiculo

        razao_social_proprietario_veiculo = self.razao_social_proprietario_veiculo

        inscricao_estadual_proprietario_veiculo = self.inscricao_estadual_proprietario_veiculo

        uf_proprietario_veiculo: str | Unset = UNSET
        if not isinstance(self.uf_proprietario_veiculo, Unset):
            uf_proprietario_veiculo = self.uf_proprietario_veiculo.value


        tipo_proprietario_veiculo: str | Unset = UNSET
        if not isinstance(self.tipo_proprietario_veiculo, Unset):
            tipo_proprietario_veiculo = self.tipo_proprietario_veiculo.value


        tipo_rodado_veiculo: str | Unset = UNSET
        if not isinstance(self.tipo_rodado_veiculo, Unset):
            tipo_rodado_veiculo = self.tipo_rodado_veiculo.value


        tipo_carroceria_veiculo: str | Unset = UNSET
        if not isinstance(self.tipo_carroceria_veiculo, Unset):
            tipo_carroceria_veiculo = self.tipo_carroceria_veiculo.value


        uf_licenciamento_veiculo: str | Unset = UNSET
        if not isinstance(self.uf_licenciamento_veiculo, Unset):
            uf_licenciamento_veiculo = self.uf_licenciamento_veiculo.value


        codigo_agendamento_porto = self.codigo_agendamento_porto

        ciot: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.ciot, Unset):
            ciot = []
            for ciot_item_data in self.ciot:
                ciot_item = ciot_item_data.to_dict()
                ciot.append(ciot_item)



        dispositivos_vale_pedagio: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.dispositivos_vale_pedagio, Unset):
            dispositivos_vale_pedagio = []
            for dispositivos_vale_pedagio_item_data in self.dispositivos_vale_pedagio:
                dispositivos_vale_pedagio_item = dispositivos_vale_pedagio_item_data.to_dict()
                dispositivos_vale_pedagio.append(dispositivos_vale_pedagio_item)



        contratantes: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.contratantes, Unset):
            contratantes = []
            for contratantes_item_data in self.contratantes:
                contratantes_item = contratantes_item_data.to_dict()
                contratantes.append(contratantes_item)



        pagamentos: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.pagamentos, Unset):
            pagamentos = []
            for pagamentos_item_data in self.pagamentos:
                pagamentos_item = pagamentos_item_data.to_dict()
                pagamentos.append(pagamentos_item)



        condutores: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.condutores, Unset):
            condutores = []
            for condutores_item_data in self.condutores:
                condutores_item = condutores_item_data.to_dict()
                condutores.append(condutores_item)



        veiculos_reboque: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.veiculos_reboque, Unset):
            veiculos_reboque = []
            for veiculos_reboque_item_data in self.veiculos_reboque:
                veiculos_reboque_item = veiculos_reboque_item_data.to_dict()
                veiculos_reboque.append(veiculos_reboque_item)



        lacres: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.lacres, Unset):
            lacres = []
            for lacres_item_data in self.lacres:
                lacres_item = lacres_item_data.to_dict()
                lacres.append(lacres_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if registro_nacional_transporte is not UNSET:
            field_dict["registro_nacional_transporte"] = registro_nacional_transporte
        if categoria_combinacao_veicular is not UNSET:
            field_dict["categoria_combinacao_veicular"] = categoria_combinacao_veicular
        if codigo_veiculo is not UNSET:
            field_dict["codigo_veiculo"] = codigo_veiculo
        if placa_veiculo is not UNSET:
            field_dict["placa_veiculo"] = placa_veiculo
        if renavam_veiculo is not UNSET:
            field_dict["renavam_veiculo"] = renavam_veiculo
        if tara_veiculo is not UNSET:
            field_dict["tara_veiculo"] = tara_veiculo
        if capacidade_kg_veiculo is not UNSET:
            field_dict["capacidade_kg_veiculo"] = capacidade_kg_veiculo
        if capacidade_m3_veiculo is not UNSET:
            field_dict["capacidade_m3_veiculo"] = capacidade_m3_veiculo
        if cpf_proprietario_veiculo is not UNSET:
            field_dict["cpf_proprietario_veiculo"] = cpf_proprietario_veiculo
        if cnpj_proprietario_veiculo is not UNSET:
            field_dict["cnpj_proprietario_veiculo"] = cnpj_proprietario_veiculo
        if rntrc_proprietario_veiculo is not UNSET:
            field_dict["rntrc_proprietario_veiculo"] = rntrc_proprietario_veiculo
        if razao_social_proprietario_veiculo is not UNSET:
            field_dict["razao_social_proprietario_veiculo"] = razao_social_proprietario_veiculo
        if inscricao_estadual_proprietario_veiculo is not UNSET:
            field_dict["inscricao_estadual_proprietario_veiculo"] = inscricao_estadual_proprietario_veiculo
        if uf_proprietario_veiculo is not UNSET:
            field_dict["uf_proprietario_veiculo"] = uf_proprietario_veiculo
        if tipo_proprietario_veiculo is not UNSET:
            field_dict["tipo_proprietario_veiculo"] = tipo_proprietario_veiculo
        if tipo_rodado_veiculo is not UNSET:
            field_dict["tipo_rodado_veiculo"] = tipo_rodado_veiculo
        if tipo_carroceria_veiculo is not UNSET:
            field_dict["tipo_carroceria_veiculo"] = tipo_carroceria_veiculo
        if uf_licenciamento_veiculo is not UNSET:
            field_dict["uf_licenciamento_veiculo"] = uf_licenciamento_veiculo
        if codigo_agendamento_porto is not UNSET:
            field_dict["codigo_agendamento_porto"] = codigo_agendamento_porto
        if ciot is not UNSET:
            field_dict["ciot"] = ciot
        if dispositivos_vale_pedagio is not UNSET:
            field_dict["dispositivos_vale_pedagio"] = dispositivos_vale_pedagio
        if contratantes is not UNSET:
            field_dict["contratantes"] = contratantes
        if pagamentos is not UNSET:
            field_dict["pagamentos"] = pagamentos
        if condutores is not UNSET:
            field_dict["condutores"] = condutores
        if veiculos_reboque is not UNSET:
            field_dict["veiculos_reboque"] = veiculos_reboque
        if lacres is not UNSET:
            field_dict["lacres"] = lacres

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_mdfe_modal_rodoviario_ciot import EmissaoMdfeModalRodoviarioCiot # noqa: PLC0415
        from ..models.emissao_mdfe_modal_rodoviario_condutores import EmissaoMdfeModalRodoviarioCondutores # noqa: PLC0415
        from ..models.emissao_mdfe_modal_rodoviario_contratantes import EmissaoMdfeModalRodoviarioContratantes # noqa: PLC0415
        from ..models.emissao_mdfe_modal_rodoviario_dispositivos_vale_pedagio import EmissaoMdfeModalRodoviarioDispositivosValePedagio # noqa: PLC0415
        from ..models.emissao_mdfe_modal_rodoviario_lacres import EmissaoMdfeModalRodoviarioLacres # noqa: PLC0415
        from ..models.emissao_mdfe_modal_rodoviario_pagamentos import EmissaoMdfeModalRodoviarioPagamentos # noqa: PLC0415
        from ..models.emissao_mdfe_modal_rodoviario_veiculos_reboque import EmissaoMdfeModalRodoviarioVeiculosReboque # noqa: PLC0415
        d = dict(src_dict)
        registro_nacional_transporte = d.pop("registro_nacional_transporte", UNSET)

        _categoria_combinacao_veicular = d.pop("categoria_combinacao_veicular", UNSET)
        categoria_combinacao_veicular: EmissaoMdfeModalRodoviarioCategoriaCombinacaoVeicular | Unset
        if isinstance(_categoria_combinacao_veicular,  Unset):
            categoria_combinacao_veicular = UNSET
        else:
            categoria_combinacao_veicular = EmissaoMdfeModalRodoviarioCategoriaCombinacaoVeicular(_categoria_combinacao_veicular)




        codigo_veiculo = d.pop("codigo_veiculo", UNSET)

        placa_veiculo = d.pop("placa_veiculo", UNSET)

        renavam_veiculo = d.pop("renavam_veiculo", UNSET)

        tara_veiculo = d.pop("tara_veiculo", UNSET)

        capacidade_kg_veiculo = d.pop("capacidade_kg_veiculo", UNSET)

        capacidade_m3_veiculo = d.pop("capacidade_m3_veiculo", UNSET)

        cpf_proprietario_veiculo = d.pop("cpf_proprietario_veiculo", UNSET)

        cnpj_proprietario_veiculo = d.pop("cnpj_proprietario_veiculo", UNSET)

        rntrc_proprietario_veiculo = d.pop("rntrc_proprietario_veiculo", UNSET)

        razao_social_proprietario_veiculo = d.pop("razao_social_proprietario_veiculo", UNSET)

        inscricao_estadual_proprietario_veiculo = d.pop("inscricao_estadual_proprietario_veiculo", UNSET)

        _uf_proprietario_veiculo = d.pop("uf_proprietario_veiculo", UNSET)
        uf_proprietario_veiculo: UfOuExterior | Unset
        if isinstance(_uf_proprietario_veiculo,  Unset):
            uf_proprietario_veiculo = UNSET
        else:
            uf_proprietario_veiculo = UfOuExterior(_uf_proprietario_veiculo)




        _tipo_proprietario_veiculo = d.pop("tipo_proprietario_veiculo", UNSET)
        tipo_proprietario_veiculo: EmissaoMdfeModalRodoviarioTipoProprietarioVeiculo | Unset
        if isinstance(_tipo_proprietario_veiculo,  Unset):
            tipo_proprietario_veiculo = UNSET
        else:
            tipo_proprietario_veiculo = EmissaoMdfeModalRodoviarioTipoProprietarioVeiculo(_tipo_proprietario_veiculo)




        _tipo_rodado_veiculo = d.pop("tipo_rodado_veiculo", UNSET)
        tipo_rodado_veiculo: EmissaoMdfeModalRodoviarioTipoRodadoVeiculo | Unset
        if isinstance(_tipo_rodado_veiculo,  Unset):
            tipo_rodado_veiculo = UNSET
        else:
            tipo_rodado_veiculo = EmissaoMdfeModalRodoviarioTipoRodadoVeiculo(_tipo_rodado_veiculo)




        _tipo_carroceria_veiculo = d.pop("tipo_carroceria_veiculo", UNSET)
        tipo_carroceria_veiculo: EmissaoMdfeModalRodoviarioTipoCarroceriaVeiculo | Unset
        if isinstance(_tipo_carroceria_veiculo,  Unset):
            tipo_carroceria_veiculo = UNSET
        else:
            tipo_carroceria_veiculo = EmissaoMdfeModalRodoviarioTipoCarroceriaVeiculo(_tipo_carroceria_veiculo)




        _uf_licenciamento_veiculo = d.pop("uf_licenciamento_veiculo", UNSET)
        uf_licenciamento_veiculo: UfOuExterior | Unset
        if isinstance(_uf_licenciamento_veiculo,  Unset):
            uf_licenciamento_veiculo = UNSET
        else:
            uf_licenciamento_veiculo = UfOuExterior(_uf_licenciamento_veiculo)




        codigo_agendamento_porto = d.pop("codigo_agendamento_porto", UNSET)

        _ciot = d.pop("ciot", UNSET)
        ciot: list[EmissaoMdfeModalRodoviarioCiot] | Unset = UNSET
        if _ciot is not UNSET:
            ciot = []
            for ciot_item_data in _ciot:
                ciot_item = EmissaoMdfeModalRodoviarioCiot.from_dict(ciot_item_data)



                ciot.append(ciot_item)


        _dispositivos_vale_pedagio = d.pop("dispositivos_vale_pedagio", UNSET)
        dispositivos_vale_pedagio: list[EmissaoMdfeModalRodoviarioDispositivosValePedagio] | Unset = UNSET
        if _dispositivos_vale_pedagio is not UNSET:
            dispositivos_vale_pedagio = []
            for dispositivos_vale_pedagio_item_data in _dispositivos_vale_pedagio:
                dispositivos_vale_pedagio_item = EmissaoMdfeModalRodoviarioDispositivosValePedagio.from_dict(dispositivos_vale_pedagio_item_data)



                dispositivos_vale_pedagio.append(dispositivos_vale_pedagio_item)


        _contratantes = d.pop("contratantes", UNSET)
        contratantes: list[EmissaoMdfeModalRodoviarioContratantes] | Unset = UNSET
        if _contratantes is not UNSET:
            contratantes = []
            for contratantes_item_data in _contratantes:
                contratantes_item = EmissaoMdfeModalRodoviarioContratantes.from_dict(contratantes_item_data)



                contratantes.append(contratantes_item)


        _pagamentos = d.pop("pagamentos", UNSET)
        pagamentos: list[EmissaoMdfeModalRodoviarioPagamentos] | Unset = UNSET
        if _pagamentos is not UNSET:
            pagamentos = []
            for pagamentos_item_data in _pagamentos:
                pagamentos_item = EmissaoMdfeModalRodoviarioPagamentos.from_dict(pagamentos_item_data)



                pagamentos.append(pagamentos_item)


        _condutores = d.pop("condutores", UNSET)
        condutores: list[EmissaoMdfeModalRodoviarioCondutores] | Unset = UNSET
        if _condutores is not UNSET:
            condutores = []
            for condutores_item_data in _condutores:
                condutores_item = EmissaoMdfeModalRodoviarioCondutores.from_dict(condutores_item_data)



                condutores.append(condutores_item)


        _veiculos_reboque = d.pop("veiculos_reboque", UNSET)
        veiculos_reboque: list[EmissaoMdfeModalRodoviarioVeiculosReboque] | Unset = UNSET
        if _veiculos_reboque is not UNSET:
            veiculos_reboque = []
            for veiculos_reboque_item_data in _veiculos_reboque:
                veiculos_reboque_item = EmissaoMdfeModalRodoviarioVeiculosReboque.from_dict(veiculos_reboque_item_data)



                veiculos_reboque.append(veiculos_reboque_item)


        _lacres = d.pop("lacres", UNSET)
        lacres: list[EmissaoMdfeModalRodoviarioLacres] | Unset = UNSET
        if _lacres is not UNSET:
            lacres = []
            for lacres_item_data in _lacres:
                lacres_item = EmissaoMdfeModalRodoviarioLacres.from_dict(lacres_item_data)



                lacres.append(lacres_item)


        emissao_mdfe_modal_rodoviario = cls(
            registro_nacional_transporte=registro_nacional_transporte,
            categoria_combinacao_veicular=categoria_combinacao_veicular,
            codigo_veiculo=codigo_veiculo,
            placa_veiculo=placa_veiculo,
            renavam_veiculo=renavam_veiculo,
            tara_veiculo=tara_veiculo,
            capacidade_kg_veiculo=capacidade_kg_veiculo,
            capacidade_m3_veiculo=capacidade_m3_veiculo,
            cpf_proprietario_veiculo=cpf_proprietario_veiculo,
            cnpj_proprietario_veiculo=cnpj_proprietario_veiculo,
            rntrc_proprietario_veiculo=rntrc_proprietario_veiculo,
            razao_social_proprietario_veiculo=razao_social_proprietario_veiculo,
            inscricao_estadual_proprietario_veiculo=inscricao_estadual_proprietario_veiculo,
            uf_proprietario_veiculo=uf_proprietario_veiculo,
            tipo_proprietario_veiculo=tipo_proprietario_veiculo,
            tipo_rodado_veiculo=tipo_rodado_veiculo,
            tipo_carroceria_veiculo=tipo_carroceria_veiculo,
            uf_licenciamento_veiculo=uf_licenciamento_veiculo,
            codigo_agendamento_porto=codigo_agendamento_porto,
            ciot=ciot,
            dispositivos_vale_pedagio=dispositivos_vale_pedagio,
            contratantes=contratantes,
            pagamentos=pagamentos,
            condutores=condutores,
            veiculos_reboque=veiculos_reboque,
            lacres=lacres,
        )

        return emissao_mdfe_modal_rodoviario

