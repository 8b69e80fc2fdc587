from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.uf_ou_exterior import UfOuExterior
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_cte_emissores_documento_transporte_anterior_identificacoes_documentos import EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentos





T = TypeVar("T", bound="EmissaoCteEmissoresDocumentoTransporteAnterior")



@_attrs_define
class EmissaoCteEmissoresDocumentoTransporteAnterior:
    """ 
        Attributes:
            cnpj (str | Unset): CNPJ. Formato: CNPJ de 14 posições.
            cpf (str | Unset): CPF. Formato: CPF de 11 dígitos.
            inscricao_estadual (str | Unset): Inscrição estadual. Formato: de 2 a 14 dígitos.
            uf (UfOuExterior | Unset):
            razao_social (str | Unset): Nome ou razão social. Formato: de 1 a 60 caracteres.
            identificacoes_documentos (list[EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentos] |
                Unset): Informações de identificação dos documentos de Transporte Anterior
     """

    cnpj: str | Unset = UNSET
    cpf: str | Unset = UNSET
    inscricao_estadual: str | Unset = UNSET
    uf: UfOuExterior | Unset = UNSET
    razao_social: str | Unset = UNSET
    identificacoes_documentos: list[EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentos] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_cte_emissores_documento_transporte_anterior_identificacoes_documentos import EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentos # noqa: PLC0415
        cnpj = self.cnpj

        cpf = self.cpf

        inscricao_estadual = self.inscricao_estadual

        uf: str | Unset = UNSET
        if not isinstance(self.uf, Unset):
            uf = self.uf.value


        razao_social = self.razao_social

        identificacoes_documentos: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.identificacoes_documentos, Unset):
            identificacoes_documentos = []
            for identificacoes_documentos_item_data in self.identificacoes_documentos:
                identificacoes_documentos_item = identificacoes_documentos_item_data.to_dict()
                identificacoes_documentos.append(identificacoes_documentos_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if cnpj is not UNSET:
            field_dict["cnpj"] = cnpj
        if cpf is not UNSET:
            field_dict["cpf"] = cpf
        if inscricao_estadual is not UNSET:
            field_dict["inscricao_estadual"] = inscricao_estadual
        if uf is not UNSET:
            field_dict["uf"] = uf
        if razao_social is not UNSET:
            field_dict["razao_social"] = razao_social
        if identificacoes_documentos is not UNSET:
            field_dict["identificacoes_documentos"] = identificacoes_documentos

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_cte_emissores_documento_transporte_anterior_identificacoes_documentos import EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentos # noqa: PLC0415
        d = dict(src_dict)
        cnpj = d.pop("cnpj", UNSET)

        cpf = d.pop("cpf", UNSET)

        inscricao_estadual = d.pop("inscricao_estadual", UNSET)

        _uf = d.pop("uf", UNSET)
        uf: UfOuExterior | Unset
        if isinstance(_uf,  Unset):
            uf = UNSET
        else:
            uf = UfOuExterior(_uf)




        razao_social = d.pop("razao_social", UNSET)

        _identificacoes_documentos = d.pop("identificacoes_documentos", UNSET)
        identificacoes_documentos: list[EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentos] | Unset = UNSET
        if _identificacoes_documentos is not UNSET:
            identificacoes_documentos = []
            for identificacoes_documentos_item_data in _identificacoes_documentos:
                identificacoes_documentos_item = EmissaoCteEmissoresDocumentoTransporteAnteriorIdentificacoesDocumentos.from_dict(identificacoes_documentos_item_data)



                identificacoes_documentos.append(identificacoes_documentos_item)


        emissao_cte_emissores_documento_transporte_anterior = cls(
            cnpj=cnpj,
            cpf=cpf,
            inscricao_estadual=inscricao_estadual,
            uf=uf,
            razao_social=razao_social,
            identificacoes_documentos=identificacoes_documentos,
        )

        return emissao_cte_emissores_documento_transporte_anterior

