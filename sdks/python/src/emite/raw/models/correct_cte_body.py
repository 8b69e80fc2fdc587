from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.correct_cte_body_correcoes import CorrectCteBodyCorrecoes





T = TypeVar("T", bound="CorrectCteBody")



@_attrs_define
class CorrectCteBody:
    """ 
        Attributes:
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            correcoes (list[CorrectCteBodyCorrecoes] | Unset): Correções; uma só pode vir nos campos do próprio corpo
            campo_corrigido (Any | Unset): Campo corrigido: nome da API ou tag do XML
            valor_corrigido (Any | Unset): Novo valor
            grupo_corrigido (Any | Unset): Grupo do campo; deduzido do campo quando vazio
            numero_item_grupo_corrigido (Any | Unset): Posição do item quando o grupo se repete, a partir de 1
            campo_api (Any | Unset): Como ler campo_corrigido: 1 nomes da API (padrão), 0 tags do XML
            correction_text (Any | Unset): Texto livre da CC-e de NF-e; no CT-e a correção é por campo
     """

    data_evento: str | Unset = UNSET
    correcoes: list[CorrectCteBodyCorrecoes] | Unset = UNSET
    campo_corrigido: Any | Unset = UNSET
    valor_corrigido: Any | Unset = UNSET
    grupo_corrigido: Any | Unset = UNSET
    numero_item_grupo_corrigido: Any | Unset = UNSET
    campo_api: Any | Unset = UNSET
    correction_text: Any | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.correct_cte_body_correcoes import CorrectCteBodyCorrecoes # noqa: PLC0415
        data_evento = self.data_evento

        correcoes: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.correcoes, Unset):
            correcoes = []
            for correcoes_item_data in self.correcoes:
                correcoes_item = correcoes_item_data.to_dict()
                correcoes.append(correcoes_item)



        campo_corrigido = self.campo_corrigido

        valor_corrigido = self.valor_corrigido

        grupo_corrigido = self.grupo_corrigido

        numero_item_grupo_corrigido = self.numero_item_grupo_corrigido

        campo_api = self.campo_api

        correction_text = self.correction_text


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento
        if correcoes is not UNSET:
            field_dict["correcoes"] = correcoes
        if campo_corrigido is not UNSET:
            field_dict["campo_corrigido"] = campo_corrigido
        if valor_corrigido is not UNSET:
            field_dict["valor_corrigido"] = valor_corrigido
        if grupo_corrigido is not UNSET:
            field_dict["grupo_corrigido"] = grupo_corrigido
        if numero_item_grupo_corrigido is not UNSET:
            field_dict["numero_item_grupo_corrigido"] = numero_item_grupo_corrigido
        if campo_api is not UNSET:
            field_dict["campo_api"] = campo_api
        if correction_text is not UNSET:
            field_dict["correctionText"] = correction_text

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.correct_cte_body_correcoes import CorrectCteBodyCorrecoes # noqa: PLC0415
        d = dict(src_dict)
        data_evento = d.pop("data_evento", UNSET)

        _correcoes = d.pop("correcoes", UNSET)
        correcoes: list[CorrectCteBodyCorrecoes] | Unset = UNSET
        if _correcoes is not UNSET:
            correcoes = []
            for correcoes_item_data in _correcoes:
                correcoes_item = CorrectCteBodyCorrecoes.from_dict(correcoes_item_data)



                correcoes.append(correcoes_item)


        campo_corrigido = d.pop("campo_corrigido", UNSET)

        valor_corrigido = d.pop("valor_corrigido", UNSET)

        grupo_corrigido = d.pop("grupo_corrigido", UNSET)

        numero_item_grupo_corrigido = d.pop("numero_item_grupo_corrigido", UNSET)

        campo_api = d.pop("campo_api", UNSET)

        correction_text = d.pop("correctionText", UNSET)

        correct_cte_body = cls(
            data_evento=data_evento,
            correcoes=correcoes,
            campo_corrigido=campo_corrigido,
            valor_corrigido=valor_corrigido,
            grupo_corrigido=grupo_corrigido,
            numero_item_grupo_corrigido=numero_item_grupo_corrigido,
            campo_api=campo_api,
            correction_text=correction_text,
        )

        return correct_cte_body

