from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.environment import Environment






T = TypeVar("T", bound="PropostaDeNumeracao")



@_attrs_define
class PropostaDeNumeracao:
    """ 
        Attributes:
            environment (Environment):
            target (str): Para onde vai: producao, a SEFAZ; homologacao, o ambiente de homologação da SEFAZ; sandbox, a
                SEFAZ emulada desta plataforma. A numeração de cada destino é outra.
            mod (str): Como em mod na emissão: 59 é a DC-e.
            cnpj (str): CNPJ ou CPF do emitente.
            serie (int):
            next_number (int):
            kind (str): continuar: documentos importados têm números a partir do contador, e nada os provou a ponto de movê-
                lo. voltar: logo abaixo do contador há números de documentos importados que a SEFAZ contradisse, ou que ninguém
                confirmou e que moveram a série quando isso não exigia prova: se ela não vai até lá, pode voltar.
            first_number (int): Menor número dos documentos importados de que se trata.
            last_number (int): Maior número deles.
            documents (int): Quantos são.
            proven (int): Quantos deles estão comprovados: pela SEFAZ, ou pela cadeia do certificado enquanto ela não
                responde.
            proposed_next_number (int): O próximo número proposto: aceitar é enviá-lo como nextNumber em numbering da
                empresa.
     """

    environment: Environment
    target: str
    mod: str
    cnpj: str
    serie: int
    next_number: int
    kind: str
    first_number: int
    last_number: int
    documents: int
    proven: int
    proposed_next_number: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        environment = self.environment.value

        target = self.target

        mod = self.mod

        cnpj = self.cnpj

        serie = self.serie

        next_number = self.next_number

        kind = self.kind

        first_number = self.first_number

        last_number = self.last_number

        documents = self.documents

        proven = self.proven

        proposed_next_number = self.proposed_next_number


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "environment": environment,
            "target": target,
            "mod": mod,
            "cnpj": cnpj,
            "serie": serie,
            "nextNumber": next_number,
            "kind": kind,
            "firstNumber": first_number,
            "lastNumber": last_number,
            "documents": documents,
            "proven": proven,
            "proposedNextNumber": proposed_next_number,
        })

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        environment = Environment(d.pop("environment"))




        target = d.pop("target")

        mod = d.pop("mod")

        cnpj = d.pop("cnpj")

        serie = d.pop("serie")

        next_number = d.pop("nextNumber")

        kind = d.pop("kind")

        first_number = d.pop("firstNumber")

        last_number = d.pop("lastNumber")

        documents = d.pop("documents")

        proven = d.pop("proven")

        proposed_next_number = d.pop("proposedNextNumber")

        proposta_de_numeracao = cls(
            environment=environment,
            target=target,
            mod=mod,
            cnpj=cnpj,
            serie=serie,
            next_number=next_number,
            kind=kind,
            first_number=first_number,
            last_number=last_number,
            documents=documents,
            proven=proven,
            proposed_next_number=proposed_next_number,
        )


        proposta_de_numeracao.additional_properties = d
        return proposta_de_numeracao

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
