from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_mdfe_modal_ferroviario_vagoes import EmissaoMdfeModalFerroviarioVagoes





T = TypeVar("T", bound="EmissaoMdfeModalFerroviario")



@_attrs_define
class EmissaoMdfeModalFerroviario:
    """ Modal ferroviário

        Attributes:
            prefixo_trem (str | Unset): Prefixo do trem. Formato: de 1 a 10 caracteres.
            data_hora_liberacao_trem_origem (str | Unset): Liberação do trem na origem. Formato: data e hora AAAA-MM-
                DDThh:mm:ss-03:00.
            origem_trem (str | Unset): Sigla da estação de origem. Formato: de 1 a 3 caracteres.
            destino_trem (str | Unset): Sigla da estação de destino. Formato: de 1 a 3 caracteres.
            quantidade_vagoes (str | Unset): Quantidade de vagões carregados. Formato: número inteiro maior que zero de até
                3 dígitos.
            vagoes (list[EmissaoMdfeModalFerroviarioVagoes] | Unset): Vagões
     """

    prefixo_trem: str | Unset = UNSET
    data_hora_liberacao_trem_origem: str | Unset = UNSET
    origem_trem: str | Unset = UNSET
    destino_trem: str | Unset = UNSET
    quantidade_vagoes: str | Unset = UNSET
    vagoes: list[EmissaoMdfeModalFerroviarioVagoes] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_mdfe_modal_ferroviario_vagoes import EmissaoMdfeModalFerroviarioVagoes # noqa: PLC0415
        prefixo_trem = self.prefixo_trem

        data_hora_liberacao_trem_origem = self.data_hora_liberacao_trem_origem

        origem_trem = self.origem_trem

        destino_trem = self.destino_trem

        quantidade_vagoes = self.quantidade_vagoes

        vagoes: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.vagoes, Unset):
            vagoes = []
            for vagoes_item_data in self.vagoes:
                vagoes_item = vagoes_item_data.to_dict()
                vagoes.append(vagoes_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if prefixo_trem is not UNSET:
            field_dict["prefixo_trem"] = prefixo_trem
        if data_hora_liberacao_trem_origem is not UNSET:
            field_dict["data_hora_liberacao_trem_origem"] = data_hora_liberacao_trem_origem
        if origem_trem is not UNSET:
            field_dict["origem_trem"] = origem_trem
        if destino_trem is not UNSET:
            field_dict["destino_trem"] = destino_trem
        if quantidade_vagoes is not UNSET:
            field_dict["quantidade_vagoes"] = quantidade_vagoes
        if vagoes is not UNSET:
            field_dict["vagoes"] = vagoes

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_mdfe_modal_ferroviario_vagoes import EmissaoMdfeModalFerroviarioVagoes # noqa: PLC0415
        d = dict(src_dict)
        prefixo_trem = d.pop("prefixo_trem", UNSET)

        data_hora_liberacao_trem_origem = d.pop("data_hora_liberacao_trem_origem", UNSET)

        origem_trem = d.pop("origem_trem", UNSET)

        destino_trem = d.pop("destino_trem", UNSET)

        quantidade_vagoes = d.pop("quantidade_vagoes", UNSET)

        _vagoes = d.pop("vagoes", UNSET)
        vagoes: list[EmissaoMdfeModalFerroviarioVagoes] | Unset = UNSET
        if _vagoes is not UNSET:
            vagoes = []
            for vagoes_item_data in _vagoes:
                vagoes_item = EmissaoMdfeModalFerroviarioVagoes.from_dict(vagoes_item_data)



                vagoes.append(vagoes_item)


        emissao_mdfe_modal_ferroviario = cls(
            prefixo_trem=prefixo_trem,
            data_hora_liberacao_trem_origem=data_hora_liberacao_trem_origem,
            origem_trem=origem_trem,
            destino_trem=destino_trem,
            quantidade_vagoes=quantidade_vagoes,
            vagoes=vagoes,
        )

        return emissao_mdfe_modal_ferroviario

