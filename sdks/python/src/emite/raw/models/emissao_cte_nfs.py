from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_cte_nfs_modelo import EmissaoCteNfsModelo
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_cte_nfs_unidades_carga import EmissaoCteNfsUnidadesCarga
  from ..models.emissao_cte_nfs_unidades_transporte import EmissaoCteNfsUnidadesTransporte





T = TypeVar("T", bound="EmissaoCteNfs")



@_attrs_define
class EmissaoCteNfs:
    """ 
        Attributes:
            numero_romaneio (str | Unset): Número do romaneio. Formato: de 1 a 20 caracteres.
            numero_pedido (str | Unset): Número do pedido. Formato: de 1 a 20 caracteres.
            modelo (EmissaoCteNfsModelo | Unset):
            serie (str | Unset): Série. Formato: de 1 a 3 caracteres.
            numero (str | Unset): Número do documento. Formato: de 1 a 20 caracteres.
            data_emissao (str | Unset): Data de emissão. Formato: data AAAA-MM-DD.
            valor_base_calculo_icms (str | Unset): Base de cálculo. Formato: até 13 inteiros e 2 decimais.
            valor_total_icms (str | Unset): Valor do ICMS. Formato: até 13 inteiros e 2 decimais.
            valor_base_calculo_icms_st (str | Unset): Base do ICMS-ST. Formato: até 13 inteiros e 2 decimais.
            valor_icms_st (str | Unset): Valor do ICMS-ST. Formato: até 13 inteiros e 2 decimais.
            valor_produtos (str | Unset): Valor total dos produtos/serviços. Formato: até 13 inteiros e 2 decimais.
            valor (str | Unset): Valor total da nota. Formato: até 13 inteiros e 2 decimais.
            cfop (str | Unset): CFOP predominante. Formato: CFOP de 4 dígitos que começa por 1, 2, 3, 5, 6 ou 7.
            peso (str | Unset): Peso total em kg. Formato: maior que zero, até 12 inteiros e 3 decimais.
            pin_suframa (str | Unset): PIN da SUFRAMA. Formato: de 2 a 9 dígitos.
            previsao_entrega (str | Unset): Data prevista de entrega. Formato: data AAAA-MM-DD.
            unidades_carga (list[EmissaoCteNfsUnidadesCarga] | Unset): Unidades de carga: contêiner, ULD, pallet, outras
            unidades_transporte (list[EmissaoCteNfsUnidadesTransporte] | Unset): Unidades de transporte: carreta, reboque,
                vagão, outras
     """

    numero_romaneio: str | Unset = UNSET
    numero_pedido: str | Unset = UNSET
    modelo: EmissaoCteNfsModelo | Unset = UNSET
    serie: str | Unset = UNSET
    numero: str | Unset = UNSET
    data_emissao: str | Unset = UNSET
    valor_base_calculo_icms: str | Unset = UNSET
    valor_total_icms: str | Unset = UNSET
    valor_base_calculo_icms_st: str | Unset = UNSET
    valor_icms_st: str | Unset = UNSET
    valor_produtos: str | Unset = UNSET
    valor: str | Unset = UNSET
    cfop: str | Unset = UNSET
    peso: str | Unset = UNSET
    pin_suframa: str | Unset = UNSET
    previsao_entrega: str | Unset = UNSET
    unidades_carga: list[EmissaoCteNfsUnidadesCarga] | Unset = UNSET
    unidades_transporte: list[EmissaoCteNfsUnidadesTransporte] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_cte_nfs_unidades_carga import EmissaoCteNfsUnidadesCarga # noqa: PLC0415
        from ..models.emissao_cte_nfs_unidades_transporte import EmissaoCteNfsUnidadesTransporte # noqa: PLC0415
        numero_romaneio = self.numero_romaneio

        numero_pedido = self.numero_pedido

        modelo: str | Unset = UNSET
        if not isinstance(self.modelo, Unset):
            modelo = self.modelo.value


        serie = self.serie

        numero = self.numero

        data_emissao = self.data_emissao

        valor_base_calculo_icms = self.valor_base_calculo_icms

        valor_total_icms = self.valor_total_icms

        valor_base_calculo_icms_st = self.valor_base_calculo_icms_st

        valor_icms_st = self.valor_icms_st

        valor_produtos = self.valor_produtos

        valor = self.valor

        cfop = self.cfop

        peso = self.peso

        pin_suframa = self.pin_suframa

        previsao_entrega = self.previsao_entrega

        unidades_carga: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.unidades_carga, Unset):
            unidades_carga = []
            for unidades_carga_item_data in self.unidades_carga:
                unidades_carga_item = unidades_carga_item_data.to_dict()
                unidades_carga.append(unidades_carga_item)



        unidades_transporte: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.unidades_transporte, Unset):
            unidades_transporte = []
            for unidades_transporte_item_data in self.unidades_transporte:
                unidades_transporte_item = unidades_transporte_item_data.to_dict()
                unidades_transporte.append(unidades_transporte_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero_romaneio is not UNSET:
            field_dict["numero_romaneio"] = numero_romaneio
        if numero_pedido is not UNSET:
            field_dict["numero_pedido"] = numero_pedido
        if modelo is not UNSET:
            field_dict["modelo"] = modelo
        if serie is not UNSET:
            field_dict["serie"] = serie
        if numero is not UNSET:
            field_dict["numero"] = numero
        if data_emissao is not UNSET:
            field_dict["data_emissao"] = data_emissao
        if valor_base_calculo_icms is not UNSET:
            field_dict["valor_base_calculo_icms"] = valor_base_calculo_icms
        if valor_total_icms is not UNSET:
            field_dict["valor_total_icms"] = valor_total_icms
        if valor_base_calculo_icms_st is not UNSET:
            field_dict["valor_base_calculo_icms_st"] = valor_base_calculo_icms_st
        if valor_icms_st is not UNSET:
            field_dict["valor_icms_st"] = valor_icms_st
        if valor_produtos is not UNSET:
            field_dict["valor_produtos"] = valor_produtos
        if valor is not UNSET:
            field_dict["valor"] = valor
        if cfop is not UNSET:
            field_dict["cfop"] = cfop
        if peso is not UNSET:
            field_dict["peso"] = peso
        if pin_suframa is not UNSET:
            field_dict["pin_suframa"] = pin_suframa
        if previsao_entrega is not UNSET:
            field_dict["previsao_entrega"] = previsao_entrega
        if unidades_carga is not UNSET:
            field_dict["unidades_carga"] = unidades_carga
        if unidades_transporte is not UNSET:
            field_dict["unidades_transporte"] = unidades_transporte

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_cte_nfs_unidades_carga import EmissaoCteNfsUnidadesCarga # noqa: PLC0415
        from ..models.emissao_cte_nfs_unidades_transporte import EmissaoCteNfsUnidadesTransporte # noqa: PLC0415
        d = dict(src_dict)
        numero_romaneio = d.pop("numero_romaneio", UNSET)

        numero_pedido = d.pop("numero_pedido", UNSET)

        _modelo = d.pop("modelo", UNSET)
        modelo: EmissaoCteNfsModelo | Unset
        if isinstance(_modelo,  Unset):
            modelo = UNSET
        else:
            modelo = EmissaoCteNfsModelo(_modelo)




        serie = d.pop("serie", UNSET)

        numero = d.pop("numero", UNSET)

        data_emissao = d.pop("data_emissao", UNSET)

        valor_base_calculo_icms = d.pop("valor_base_calculo_icms", UNSET)

        valor_total_icms = d.pop("valor_total_icms", UNSET)

        valor_base_calculo_icms_st = d.pop("valor_base_calculo_icms_st", UNSET)

        valor_icms_st = d.pop("valor_icms_st", UNSET)

        valor_produtos = d.pop("valor_produtos", UNSET)

        valor = d.pop("valor", UNSET)

        cfop = d.pop("cfop", UNSET)

        peso = d.pop("peso", UNSET)

        pin_suframa = d.pop("pin_suframa", UNSET)

        previsao_entrega = d.pop("previsao_entrega", UNSET)

        _unidades_carga = d.pop("unidades_carga", UNSET)
        unidades_carga: list[EmissaoCteNfsUnidadesCarga] | Unset = UNSET
        if _unidades_carga is not UNSET:
            unidades_carga = []
            for unidades_carga_item_data in _unidades_carga:
                unidades_carga_item = EmissaoCteNfsUnidadesCarga.from_dict(unidades_carga_item_data)



                unidades_carga.append(unidades_carga_item)


        _unidades_transporte = d.pop("unidades_transporte", UNSET)
        unidades_transporte: list[EmissaoCteNfsUnidadesTransporte] | Unset = UNSET
        if _unidades_transporte is not UNSET:
            unidades_transporte = []
            for unidades_transporte_item_data in _unidades_transporte:
                unidades_transporte_item = EmissaoCteNfsUnidadesTransporte.from_dict(unidades_transporte_item_data)



                unidades_transporte.append(unidades_transporte_item)


        emissao_cte_nfs = cls(
            numero_romaneio=numero_romaneio,
            numero_pedido=numero_pedido,
            modelo=modelo,
            serie=serie,
            numero=numero,
            data_emissao=data_emissao,
            valor_base_calculo_icms=valor_base_calculo_icms,
            valor_total_icms=valor_total_icms,
            valor_base_calculo_icms_st=valor_base_calculo_icms_st,
            valor_icms_st=valor_icms_st,
            valor_produtos=valor_produtos,
            valor=valor,
            cfop=cfop,
            peso=peso,
            pin_suframa=pin_suframa,
            previsao_entrega=previsao_entrega,
            unidades_carga=unidades_carga,
            unidades_transporte=unidades_transporte,
        )

        return emissao_cte_nfs

