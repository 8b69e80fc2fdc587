from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
  from ..models.conta_account_limits import ContaAccountLimits
  from ..models.conta_credits import ContaCredits
  from ..models.conta_limits import ContaLimits





T = TypeVar("T", bound="Conta")



@_attrs_define
class Conta:
    """ 
        Attributes:
            id (str):
            name (str):
            created_at (datetime.datetime):
            trial_ends_at (datetime.datetime): Até aqui a emissão em produção não exige saldo.
            in_trial (bool):
            credits_ (ContaCredits):
            limits (ContaLimits): De cada token, salvo onde a empresa tem outros.
            account_limits (ContaAccountLimits): De todos os tokens da conta juntos.
     """

    id: str
    name: str
    created_at: datetime.datetime
    trial_ends_at: datetime.datetime
    in_trial: bool
    credits_: ContaCredits
    limits: ContaLimits
    account_limits: ContaAccountLimits
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.conta_account_limits import ContaAccountLimits # noqa: PLC0415
        from ..models.conta_credits import ContaCredits # noqa: PLC0415
        from ..models.conta_limits import ContaLimits # noqa: PLC0415
        id = self.id

        name = self.name

        created_at = self.created_at.isoformat()

        trial_ends_at = self.trial_ends_at.isoformat()

        in_trial = self.in_trial

        credits_ = self.credits_.to_dict()

        limits = self.limits.to_dict()

        account_limits = self.account_limits.to_dict()


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "name": name,
            "createdAt": created_at,
            "trialEndsAt": trial_ends_at,
            "inTrial": in_trial,
            "credits": credits_,
            "limits": limits,
            "accountLimits": account_limits,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.conta_account_limits import ContaAccountLimits # noqa: PLC0415
        from ..models.conta_credits import ContaCredits # noqa: PLC0415
        from ..models.conta_limits import ContaLimits # noqa: PLC0415
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        created_at = datetime.datetime.fromisoformat(d.pop("createdAt"))




        trial_ends_at = datetime.datetime.fromisoformat(d.pop("trialEndsAt"))




        in_trial = d.pop("inTrial")

        credits_ = ContaCredits.from_dict(d.pop("credits"))




        limits = ContaLimits.from_dict(d.pop("limits"))




        account_limits = ContaAccountLimits.from_dict(d.pop("accountLimits"))




        conta = cls(
            id=id,
            name=name,
            created_at=created_at,
            trial_ends_at=trial_ends_at,
            in_trial=in_trial,
            credits_=credits_,
            limits=limits,
            account_limits=account_limits,
        )


        conta.additional_properties = d
        return conta

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
