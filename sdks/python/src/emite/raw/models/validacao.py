from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.aviso_do_corpo import AvisoDoCorpo
  from ..models.erro_de_campo import ErroDeCampo
  from ..models.validacao_completed_in_sandbox import ValidacaoCompletedInSandbox
  from ..models.validacao_totals import ValidacaoTotals





T = TypeVar("T", bound="Validacao")



@_attrs_define
class Validacao:
    """ 
        Attributes:
            valid (bool): true quando nenhum problema foi encontrado.
            errors (list[ErroDeCampo]):
            totals (ValidacaoTotals): Totais calculados, por tag do XML.
            notices (list[AvisoDoCorpo]): Algo a saber de um corpo que foi aceito: o que não foi lido, o que não é escrito
                como veio, o que seguiu de outros valores, o que a autoridade pode recusar, o que a lei pede e falta. Não muda o
                resultado.
            completed_in_sandbox (list[ValidacaoCompletedInSandbox]):
            xml (None | str | Unset): O XML sem assinatura; null se não deu para montar.
     """

    valid: bool
    errors: list[ErroDeCampo]
    totals: ValidacaoTotals
    notices: list[AvisoDoCorpo]
    completed_in_sandbox: list[ValidacaoCompletedInSandbox]
    xml: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.aviso_do_corpo import AvisoDoCorpo # noqa: PLC0415
        from ..models.erro_de_campo import ErroDeCampo # noqa: PLC0415
        from ..models.validacao_completed_in_sandbox import ValidacaoCompletedInSandbox # noqa: PLC0415
        from ..models.validacao_totals import ValidacaoTotals # noqa: PLC0415
        valid = self.valid

        errors = []
        for errors_item_data in self.errors:
            errors_item = errors_item_data.to_dict()
            errors.append(errors_item)



        totals = self.totals.to_dict()

        notices = []
        for notices_item_data in self.notices:
            notices_item = notices_item_data.to_dict()
            notices.append(notices_item)



        completed_in_sandbox = []
        for completed_in_sandbox_item_data in self.completed_in_sandbox:
            completed_in_sandbox_item = completed_in_sandbox_item_data.to_dict()
            completed_in_sandbox.append(completed_in_sandbox_item)



        xml: None | str | Unset
        if isinstance(self.xml, Unset):
            xml = UNSET
        else:
            xml = self.xml


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "valid": valid,
            "errors": errors,
            "totals": totals,
            "notices": notices,
            "completedInSandbox": completed_in_sandbox,
        })
        if xml is not UNSET:
            field_dict["xml"] = xml

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.aviso_do_corpo import AvisoDoCorpo # noqa: PLC0415
        from ..models.erro_de_campo import ErroDeCampo # noqa: PLC0415
        from ..models.validacao_completed_in_sandbox import ValidacaoCompletedInSandbox # noqa: PLC0415
        from ..models.validacao_totals import ValidacaoTotals # noqa: PLC0415
        d = dict(src_dict)
        valid = d.pop("valid")

        errors = []
        _errors = d.pop("errors")
        for errors_item_data in (_errors):
            errors_item = ErroDeCampo.from_dict(errors_item_data)



            errors.append(errors_item)


        totals = ValidacaoTotals.from_dict(d.pop("totals"))




        notices = []
        _notices = d.pop("notices")
        for notices_item_data in (_notices):
            notices_item = AvisoDoCorpo.from_dict(notices_item_data)



            notices.append(notices_item)


        completed_in_sandbox = []
        _completed_in_sandbox = d.pop("completedInSandbox")
        for completed_in_sandbox_item_data in (_completed_in_sandbox):
            completed_in_sandbox_item = ValidacaoCompletedInSandbox.from_dict(completed_in_sandbox_item_data)



            completed_in_sandbox.append(completed_in_sandbox_item)


        def _parse_xml(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        xml = _parse_xml(d.pop("xml", UNSET))


        validacao = cls(
            valid=valid,
            errors=errors,
            totals=totals,
            notices=notices,
            completed_in_sandbox=completed_in_sandbox,
            xml=xml,
        )


        validacao.additional_properties = d
        return validacao

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
