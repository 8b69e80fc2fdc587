from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_mdfe_modal_aquaviario_tipo_navegacao import EmissaoMdfeModalAquaviarioTipoNavegacao
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_mdfe_modal_aquaviario_embarcacoes_comboio import EmissaoMdfeModalAquaviarioEmbarcacoesComboio
  from ..models.emissao_mdfe_modal_aquaviario_terminais_carregamento import EmissaoMdfeModalAquaviarioTerminaisCarregamento
  from ..models.emissao_mdfe_modal_aquaviario_terminais_descarregamento import EmissaoMdfeModalAquaviarioTerminaisDescarregamento
  from ..models.emissao_mdfe_modal_aquaviario_unidades_carga_vazias import EmissaoMdfeModalAquaviarioUnidadesCargaVazias
  from ..models.emissao_mdfe_modal_aquaviario_unidades_transporte_vazias import EmissaoMdfeModalAquaviarioUnidadesTransporteVazias





T = TypeVar("T", bound="EmissaoMdfeModalAquaviario")



@_attrs_define
class EmissaoMdfeModalAquaviario:
    """ Modal aquaviário

        Attributes:
            irin_navio (str | Unset): IRIN do navio. Formato: de 1 a 10 caracteres.
            tipo_embarcacao (str | Unset): Código do tipo de embarcação. Formato: 2 dígitos.
            codigo_embarcacao (str | Unset): Código da embarcação. Formato: de 1 a 10 caracteres.
            nome_embarcacao (str | Unset): Nome da embarcação. Formato: de 1 a 60 caracteres.
            numero_viagem (str | Unset): Número da viagem. Formato: número inteiro maior que zero de até 10 dígitos.
            codigo_porto_embarque (str | Unset): Código do porto de embarque. Formato: de 1 a 5 caracteres.
            codigo_porto_destino (str | Unset): Código do porto de destino. Formato: de 1 a 5 caracteres.
            porto_transbordo (str | Unset): Porto de transbordo. Formato: de 1 a 60 caracteres.
            tipo_navegacao (EmissaoMdfeModalAquaviarioTipoNavegacao | Unset):
            mmsi (str | Unset): Identificação MMSI da embarcação. Formato: 9 dígitos.
            terminais_carregamento (list[EmissaoMdfeModalAquaviarioTerminaisCarregamento] | Unset): Terminais de
                carregamento
            terminais_descarregamento (list[EmissaoMdfeModalAquaviarioTerminaisDescarregamento] | Unset): Terminais de
                descarregamento
            embarcacoes_comboio (list[EmissaoMdfeModalAquaviarioEmbarcacoesComboio] | Unset): Embarcações do comboio
            unidades_carga_vazias (list[EmissaoMdfeModalAquaviarioUnidadesCargaVazias] | Unset): Unidades de carga vazias
            unidades_transporte_vazias (list[EmissaoMdfeModalAquaviarioUnidadesTransporteVazias] | Unset): Unidades de
                transporte vazias
     """

    irin_navio: str | Unset = UNSET
    tipo_embarcacao: str | Unset = UNSET
    codigo_embarcacao: str | Unset = UNSET
    nome_embarcacao: str | Unset = UNSET
    numero_viagem: str | Unset = UNSET
    codigo_porto_embarque: str | Unset = UNSET
    codigo_porto_destino: str | Unset = UNSET
    porto_transbordo: str | Unset = UNSET
    tipo_navegacao: EmissaoMdfeModalAquaviarioTipoNavegacao | Unset = UNSET
    mmsi: str | Unset = UNSET
    terminais_carregamento: list[EmissaoMdfeModalAquaviarioTerminaisCarregamento] | Unset = UNSET
    terminais_descarregamento: list[EmissaoMdfeModalAquaviarioTerminaisDescarregamento] | Unset = UNSET
    embarcacoes_comboio: list[EmissaoMdfeModalAquaviarioEmbarcacoesComboio] | Unset = UNSET
    unidades_carga_vazias: list[EmissaoMdfeModalAquaviarioUnidadesCargaVazias] | Unset = UNSET
    unidades_transporte_vazias: list[EmissaoMdfeModalAquaviarioUnidadesTransporteVazias] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_mdfe_modal_aquaviario_embarcacoes_comboio import EmissaoMdfeModalAquaviarioEmbarcacoesComboio # noqa: PLC0415
        from ..models.emissao_mdfe_modal_aquaviario_terminais_carregamento import EmissaoMdfeModalAquaviarioTerminaisCarregamento # noqa: PLC0415
        from ..models.emissao_mdfe_modal_aquaviario_terminais_descarregamento import EmissaoMdfeModalAquaviarioTerminaisDescarregamento # noqa: PLC0415
        from ..models.emissao_mdfe_modal_aquaviario_unidades_carga_vazias import EmissaoMdfeModalAquaviarioUnidadesCargaVazias # noqa: PLC0415
        from ..models.emissao_mdfe_modal_aquaviario_unidades_transporte_vazias import EmissaoMdfeModalAquaviarioUnidadesTransporteVazias # noqa: PLC0415
        irin_navio = self.irin_navio

        tipo_embarcacao = self.tipo_embarcacao

        codigo_embarcacao = self.codigo_embarcacao

        nome_embarcacao = self.nome_embarcacao

        numero_viagem = self.numero_viagem

        codigo_porto_embarque = self.codigo_porto_embarque

        codigo_porto_destino = self.codigo_porto_destino

        porto_transbordo = self.porto_transbordo

        tipo_navegacao: str | Unset = UNSET
        if not isinstance(self.tipo_navegacao, Unset):
            tipo_navegacao = self.tipo_navegacao.value


        mmsi = self.mmsi

        terminais_carregamento: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.terminais_carregamento, Unset):
            terminais_carregamento = []
            for terminais_carregamento_item_data in self.terminais_carregamento:
                terminais_carregamento_item = terminais_carregamento_item_data.to_dict()
                terminais_carregamento.append(terminais_carregamento_item)



        terminais_descarregamento: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.terminais_descarregamento, Unset):
            terminais_descarregamento = []
            for terminais_descarregamento_item_data in self.terminais_descarregamento:
                terminais_descarregamento_item = terminais_descarregamento_item_data.to_dict()
                terminais_descarregamento.append(terminais_descarregamento_item)



        embarcacoes_comboio: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.embarcacoes_comboio, Unset):
            embarcacoes_comboio = []
            for embarcacoes_comboio_item_data in self.embarcacoes_comboio:
                embarcacoes_comboio_item = embarcacoes_comboio_item_data.to_dict()
                embarcacoes_comboio.append(embarcacoes_comboio_item)



        unidades_carga_vazias: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.unidades_carga_vazias, Unset):
            unidades_carga_vazias = []
            for unidades_carga_vazias_item_data in self.unidades_carga_vazias:
                unidades_carga_vazias_item = unidades_carga_vazias_item_data.to_dict()
                unidades_carga_vazias.append(unidades_carga_vazias_item)



        unidades_transporte_vazias: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.unidades_transporte_vazias, Unset):
            unidades_transporte_vazias = []
            for unidades_transporte_vazias_item_data in self.unidades_transporte_vazias:
                unidades_transporte_vazias_item = unidades_transporte_vazias_item_data.to_dict()
                unidades_transporte_vazias.append(unidades_transporte_vazias_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if irin_navio is not UNSET:
            field_dict["irin_navio"] = irin_navio
        if tipo_embarcacao is not UNSET:
            field_dict["tipo_embarcacao"] = tipo_embarcacao
        if codigo_embarcacao is not UNSET:
            field_dict["codigo_embarcacao"] = codigo_embarcacao
        if nome_embarcacao is not UNSET:
            field_dict["nome_embarcacao"] = nome_embarcacao
        if numero_viagem is not UNSET:
            field_dict["numero_viagem"] = numero_viagem
        if codigo_porto_embarque is not UNSET:
            field_dict["codigo_porto_embarque"] = codigo_porto_embarque
        if codigo_porto_destino is not UNSET:
            field_dict["codigo_porto_destino"] = codigo_porto_destino
        if porto_transbordo is not UNSET:
            field_dict["porto_transbordo"] = porto_transbordo
        if tipo_navegacao is not UNSET:
            field_dict["tipo_navegacao"] = tipo_navegacao
        if mmsi is not UNSET:
            field_dict["mmsi"] = mmsi
        if terminais_carregamento is not UNSET:
            field_dict["terminais_carregamento"] = terminais_carregamento
        if terminais_descarregamento is not UNSET:
            field_dict["terminais_descarregamento"] = terminais_descarregamento
        if embarcacoes_comboio is not UNSET:
            field_dict["embarcacoes_comboio"] = embarcacoes_comboio
        if unidades_carga_vazias is not UNSET:
            field_dict["unidades_carga_vazias"] = unidades_carga_vazias
        if unidades_transporte_vazias is not UNSET:
            field_dict["unidades_transporte_vazias"] = unidades_transporte_vazias

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_mdfe_modal_aquaviario_embarcacoes_comboio import EmissaoMdfeModalAquaviarioEmbarcacoesComboio # noqa: PLC0415
        from ..models.emissao_mdfe_modal_aquaviario_terminais_carregamento import EmissaoMdfeModalAquaviarioTerminaisCarregamento # noqa: PLC0415
        from ..models.emissao_mdfe_modal_aquaviario_terminais_descarregamento import EmissaoMdfeModalAquaviarioTerminaisDescarregamento # noqa: PLC0415
        from ..models.emissao_mdfe_modal_aquaviario_unidades_carga_vazias import EmissaoMdfeModalAquaviarioUnidadesCargaVazias # noqa: PLC0415
        from ..models.emissao_mdfe_modal_aquaviario_unidades_transporte_vazias import EmissaoMdfeModalAquaviarioUnidadesTransporteVazias # noqa: PLC0415
        d = dict(src_dict)
        irin_navio = d.pop("irin_navio", UNSET)

        tipo_embarcacao = d.pop("tipo_embarcacao", UNSET)

        codigo_embarcacao = d.pop("codigo_embarcacao", UNSET)

        nome_embarcacao = d.pop("nome_embarcacao", UNSET)

        numero_viagem = d.pop("numero_viagem", UNSET)

        codigo_porto_embarque = d.pop("codigo_porto_embarque", UNSET)

        codigo_porto_destino = d.pop("codigo_porto_destino", UNSET)

        porto_transbordo = d.pop("porto_transbordo", UNSET)

        _tipo_navegacao = d.pop("tipo_navegacao", UNSET)
        tipo_navegacao: EmissaoMdfeModalAquaviarioTipoNavegacao | Unset
        if isinstance(_tipo_navegacao,  Unset):
            tipo_navegacao = UNSET
        else:
            tipo_navegacao = EmissaoMdfeModalAquaviarioTipoNavegacao(_tipo_navegacao)




        mmsi = d.pop("mmsi", UNSET)

        _terminais_carregamento = d.pop("terminais_carregamento", UNSET)
        terminais_carregamento: list[EmissaoMdfeModalAquaviarioTerminaisCarregamento] | Unset = UNSET
        if _terminais_carregamento is not UNSET:
            terminais_carregamento = []
            for terminais_carregamento_item_data in _terminais_carregamento:
                terminais_carregamento_item = EmissaoMdfeModalAquaviarioTerminaisCarregamento.from_dict(terminais_carregamento_item_data)



                terminais_carregamento.append(terminais_carregamento_item)


        _terminais_descarregamento = d.pop("terminais_descarregamento", UNSET)
        terminais_descarregamento: list[EmissaoMdfeModalAquaviarioTerminaisDescarregamento] | Unset = UNSET
        if _terminais_descarregamento is not UNSET:
            terminais_descarregamento = []
            for terminais_descarregamento_item_data in _terminais_descarregamento:
                terminais_descarregamento_item = EmissaoMdfeModalAquaviarioTerminaisDescarregamento.from_dict(terminais_descarregamento_item_data)



                terminais_descarregamento.append(terminais_descarregamento_item)


        _embarcacoes_comboio = d.pop("embarcacoes_comboio", UNSET)
        embarcacoes_comboio: list[EmissaoMdfeModalAquaviarioEmbarcacoesComboio] | Unset = UNSET
        if _embarcacoes_comboio is not UNSET:
            embarcacoes_comboio = []
            for embarcacoes_comboio_item_data in _embarcacoes_comboio:
                embarcacoes_comboio_item = EmissaoMdfeModalAquaviarioEmbarcacoesComboio.from_dict(embarcacoes_comboio_item_data)



                embarcacoes_comboio.append(embarcacoes_comboio_item)


        _unidades_carga_vazias = d.pop("unidades_carga_vazias", UNSET)
        unidades_carga_vazias: list[EmissaoMdfeModalAquaviarioUnidadesCargaVazias] | Unset = UNSET
        if _unidades_carga_vazias is not UNSET:
            unidades_carga_vazias = []
            for unidades_carga_vazias_item_data in _unidades_carga_vazias:
                unidades_carga_vazias_item = EmissaoMdfeModalAquaviarioUnidadesCargaVazias.from_dict(unidades_carga_vazias_item_data)



                unidades_carga_vazias.append(unidades_carga_vazias_item)


        _unidades_transporte_vazias = d.pop("unidades_transporte_vazias", UNSET)
        unidades_transporte_vazias: list[EmissaoMdfeModalAquaviarioUnidadesTransporteVazias] | Unset = UNSET
        if _unidades_transporte_vazias is not UNSET:
            unidades_transporte_vazias = []
            for unidades_transporte_vazias_item_data in _unidades_transporte_vazias:
                unidades_transporte_vazias_item = EmissaoMdfeModalAquaviarioUnidadesTransporteVazias.from_dict(unidades_transporte_vazias_item_data)



                unidades_transporte_vazias.append(unidades_transporte_vazias_item)


        emissao_mdfe_modal_aquaviario = cls(
            irin_navio=irin_navio,
            tipo_embarcacao=tipo_embarcacao,
            codigo_embarcacao=codigo_embarcacao,
            nome_embarcacao=nome_embarcacao,
            numero_viagem=numero_viagem,
            codigo_porto_embarque=codigo_porto_embarque,
            codigo_porto_destino=codigo_porto_destino,
            porto_transbordo=porto_transbordo,
            tipo_navegacao=tipo_navegacao,
            mmsi=mmsi,
            terminais_carregamento=terminais_carregamento,
            terminais_descarregamento=terminais_descarregamento,
            embarcacoes_comboio=embarcacoes_comboio,
            unidades_carga_vazias=unidades_carga_vazias,
            unidades_transporte_vazias=unidades_transporte_vazias,
        )

        return emissao_mdfe_modal_aquaviario

