from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_cte_modal_aquaviario_direcao import EmissaoCteModalAquaviarioDirecao
from ..models.emissao_cte_modal_aquaviario_tipo_navegacao import EmissaoCteModalAquaviarioTipoNavegacao
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_cte_modal_aquaviario_balsas import EmissaoCteModalAquaviarioBalsas
  from ..models.emissao_cte_modal_aquaviario_containers import EmissaoCteModalAquaviarioContainers





T = TypeVar("T", bound="EmissaoCteModalAquaviario")



@_attrs_define
class EmissaoCteModalAquaviario:
    """ Informações do modal Aquaviário

        Attributes:
            valor_prestacao (str | Unset): Valor da prestação (base do AFRMM). Formato: até 13 inteiros e 2 decimais.
            adicional_frete_renovacao_marinha (str | Unset): Valor do AFRMM. Formato: até 13 inteiros e 2 decimais.
            identificacao_navio (str | Unset): Identificação do navio. Formato: de 1 a 60 caracteres.
            numero_viagem (str | Unset): Número da viagem. Formato: número de até 10 dígitos.
            direcao (EmissaoCteModalAquaviarioDirecao | Unset):
            irin_navio (str | Unset): IRIN do navio. Formato: de 1 a 10 caracteres.
            tipo_navegacao (EmissaoCteModalAquaviarioTipoNavegacao | Unset):
            balsas (list[EmissaoCteModalAquaviarioBalsas] | Unset): Grupo de informações das balsas
            containers (list[EmissaoCteModalAquaviarioContainers] | Unset): Grupo de informações de detalhamento dos
                conteiners (Somente para Redespacho Intermediário e Serviço Vinculado a Multimodal)
     """

    valor_prestacao: str | Unset = UNSET
    adicional_frete_renovacao_marinha: str | Unset = UNSET
    identificacao_navio: str | Unset = UNSET
    numero_viagem: str | Unset = UNSET
    direcao: EmissaoCteModalAquaviarioDirecao | Unset = UNSET
    irin_navio: str | Unset = UNSET
    tipo_navegacao: EmissaoCteModalAquaviarioTipoNavegacao | Unset = UNSET
    balsas: list[EmissaoCteModalAquaviarioBalsas] | Unset = UNSET
    containers: list[EmissaoCteModalAquaviarioContainers] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_cte_modal_aquaviario_balsas import EmissaoCteModalAquaviarioBalsas # noqa: PLC0415
        from ..models.emissao_cte_modal_aquaviario_containers import EmissaoCteModalAquaviarioContainers # noqa: PLC0415
        valor_prestacao = self.valor_prestacao

        adicional_frete_renovacao_marinha = self.adicional_frete_renovacao_marinha

        identificacao_navio = self.identificacao_navio

        numero_viagem = self.numero_viagem

        direcao: str | Unset = UNSET
        if not isinstance(self.direcao, Unset):
            direcao = self.direcao.value


        irin_navio = self.irin_navio

        tipo_navegacao: str | Unset = UNSET
        if not isinstance(self.tipo_navegacao, Unset):
            tipo_navegacao = self.tipo_navegacao.value


        balsas: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.balsas, Unset):
            balsas = []
            for balsas_item_data in self.balsas:
                balsas_item = balsas_item_data.to_dict()
                balsas.append(balsas_item)



        containers: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.containers, Unset):
            containers = []
            for containers_item_data in self.containers:
                containers_item = containers_item_data.to_dict()
                containers.append(containers_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if valor_prestacao is not UNSET:
            field_dict["valor_prestacao"] = valor_prestacao
        if adicional_frete_renovacao_marinha is not UNSET:
            field_dict["adicional_frete_renovacao_marinha"] = adicional_frete_renovacao_marinha
        if identificacao_navio is not UNSET:
            field_dict["identificacao_navio"] = identificacao_navio
        if numero_viagem is not UNSET:
            field_dict["numero_viagem"] = numero_viagem
        if direcao is not UNSET:
            field_dict["direcao"] = direcao
        if irin_navio is not UNSET:
            field_dict["irin_navio"] = irin_navio
        if tipo_navegacao is not UNSET:
            field_dict["tipo_navegacao"] = tipo_navegacao
        if balsas is not UNSET:
            field_dict["balsas"] = balsas
        if containers is not UNSET:
            field_dict["containers"] = containers

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_cte_modal_aquaviario_balsas import EmissaoCteModalAquaviarioBalsas # noqa: PLC0415
        from ..models.emissao_cte_modal_aquaviario_containers import EmissaoCteModalAquaviarioContainers # noqa: PLC0415
        d = dict(src_dict)
        valor_prestacao = d.pop("valor_prestacao", UNSET)

        adicional_frete_renovacao_marinha = d.pop("adicional_frete_renovacao_marinha", UNSET)

        identificacao_navio = d.pop("identificacao_navio", UNSET)

        numero_viagem = d.pop("numero_viagem", UNSET)

        _direcao = d.pop("direcao", UNSET)
        direcao: EmissaoCteModalAquaviarioDirecao | Unset
        if isinstance(_direcao,  Unset):
            direcao = UNSET
        else:
            direcao = EmissaoCteModalAquaviarioDirecao(_direcao)




        irin_navio = d.pop("irin_navio", UNSET)

        _tipo_navegacao = d.pop("tipo_navegacao", UNSET)
        tipo_navegacao: EmissaoCteModalAquaviarioTipoNavegacao | Unset
        if isinstance(_tipo_navegacao,  Unset):
            tipo_navegacao = UNSET
        else:
            tipo_navegacao = EmissaoCteModalAquaviarioTipoNavegacao(_tipo_navegacao)




        _balsas = d.pop("balsas", UNSET)
        balsas: list[EmissaoCteModalAquaviarioBalsas] | Unset = UNSET
        if _balsas is not UNSET:
            balsas = []
            for balsas_item_data in _balsas:
                balsas_item = EmissaoCteModalAquaviarioBalsas.from_dict(balsas_item_data)



                balsas.append(balsas_item)


        _containers = d.pop("containers", UNSET)
        containers: list[EmissaoCteModalAquaviarioContainers] | Unset = UNSET
        if _containers is not UNSET:
            containers = []
            for containers_item_data in _containers:
                containers_item = EmissaoCteModalAquaviarioContainers.from_dict(containers_item_data)



                containers.append(containers_item)


        emissao_cte_modal_aquaviario = cls(
            valor_prestacao=valor_prestacao,
            adicional_frete_renovacao_marinha=adicional_frete_renovacao_marinha,
            identificacao_navio=identificacao_navio,
            numero_viagem=numero_viagem,
            direcao=direcao,
            irin_navio=irin_navio,
            tipo_navegacao=tipo_navegacao,
            balsas=balsas,
            containers=containers,
        )

        return emissao_cte_modal_aquaviario

