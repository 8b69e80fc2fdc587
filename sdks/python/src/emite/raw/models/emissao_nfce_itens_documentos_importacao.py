from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_nfce_itens_documentos_importacao_forma_intermedio import EmissaoNfceItensDocumentosImportacaoFormaIntermedio
from ..models.emissao_nfce_itens_documentos_importacao_via_transporte import EmissaoNfceItensDocumentosImportacaoViaTransporte
from ..models.uf import Uf
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
  from ..models.emissao_nfce_itens_documentos_importacao_adicoes import EmissaoNfceItensDocumentosImportacaoAdicoes





T = TypeVar("T", bound="EmissaoNfceItensDocumentosImportacao")



@_attrs_define
class EmissaoNfceItensDocumentosImportacao:
    """ 
        Attributes:
            numero (str | Unset): Número da DI, DSI, DIRE ou DUImp. Formato: de 1 a 15 caracteres.
            data_registro (str | Unset): Data de registro. Formato: data AAAA-MM-DD.
            local_desembaraco_aduaneiro (str | Unset): Local do desembaraço. Formato: de 1 a 60 caracteres.
            uf_desembaraco_aduaneiro (Uf | Unset):
            data_desembaraco_aduaneiro (str | Unset): Data do desembaraço. Formato: data AAAA-MM-DD.
            via_transporte (EmissaoNfceItensDocumentosImportacaoViaTransporte | Unset):
            valor_afrmm (str | Unset): AFRMM; exigido na via marítima. Formato: até 13 inteiros e 2 decimais.
            forma_intermedio (EmissaoNfceItensDocumentosImportacaoFormaIntermedio | Unset):
            cnpj (str | Unset): CNPJ do adquirente ou encomendante (intermediação 2 ou 3). Formato: CNPJ de 14 posições.
            cpf (str | Unset): CPF do adquirente ou encomendante. Formato: CPF de 11 dígitos.
            uf_terceiro (Uf | Unset):
            codigo_exportador (str | Unset): Código interno do exportador. Formato: de 1 a 60 caracteres.
            adicoes (list[EmissaoNfceItensDocumentosImportacaoAdicoes] | Unset): Adições da declaração (1 a 999)
     """

    numero: str | Unset = UNSET
    data_registro: str | Unset = UNSET
    local_desembaraco_aduaneiro: str | Unset = UNSET
    uf_desembaraco_aduaneiro: Uf | Unset = UNSET
    data_desembaraco_aduaneiro: str | Unset = UNSET
    via_transporte: EmissaoNfceItensDocumentosImportacaoViaTransporte | Unset = UNSET
    valor_afrmm: str | Unset = UNSET
    forma_intermedio: EmissaoNfceItensDocumentosImportacaoFormaIntermedio | Unset = UNSET
    cnpj: str | Unset = UNSET
    cpf: str | Unset = UNSET
    uf_terceiro: Uf | Unset = UNSET
    codigo_exportador: str | Unset = UNSET
    adicoes: list[EmissaoNfceItensDocumentosImportacaoAdicoes] | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        from ..models.emissao_nfce_itens_documentos_importacao_adicoes import EmissaoNfceItensDocumentosImportacaoAdicoes # noqa: PLC0415
        numero = self.numero

        data_registro = self.data_registro

        local_desembaraco_aduaneiro = self.local_desembaraco_aduaneiro

        uf_desembaraco_aduaneiro: str | Unset = UNSET
        if not isinstance(self.uf_desembaraco_aduaneiro, Unset):
            uf_desembaraco_aduaneiro = self.uf_desembaraco_aduaneiro.value


        data_desembaraco_aduaneiro = self.data_desembaraco_aduaneiro

        via_transporte: str | Unset = UNSET
        if not isinstance(self.via_transporte, Unset):
            via_transporte = self.via_transporte.value


        valor_afrmm = self.valor_afrmm

        forma_intermedio: str | Unset = UNSET
        if not isinstance(self.forma_intermedio, Unset):
            forma_intermedio = self.forma_intermedio.value


        cnpj = self.cnpj

        cpf = self.cpf

        uf_terceiro: str | Unset = UNSET
        if not isinstance(self.uf_terceiro, Unset):
            uf_terceiro = self.uf_terceiro.value


        codigo_exportador = self.codigo_exportador

        adicoes: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.adicoes, Unset):
            adicoes = []
            for adicoes_item_data in self.adicoes:
                adicoes_item = adicoes_item_data.to_dict()
                adicoes.append(adicoes_item)




        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if numero is not UNSET:
            field_dict["numero"] = numero
        if data_registro is not UNSET:
            field_dict["data_registro"] = data_registro
        if local_desembaraco_aduaneiro is not UNSET:
            field_dict["local_desembaraco_aduaneiro"] = local_desembaraco_aduaneiro
        if uf_desembaraco_aduaneiro is not UNSET:
            field_dict["uf_desembaraco_aduaneiro"] = uf_desembaraco_aduaneiro
        if data_desembaraco_aduaneiro is not UNSET:
            field_dict["data_desembaraco_aduaneiro"] = data_desembaraco_aduaneiro
        if via_transporte is not UNSET:
            field_dict["via_transporte"] = via_transporte
        if valor_afrmm is not UNSET:
            field_dict["valor_afrmm"] = valor_afrmm
        if forma_intermedio is not UNSET:
            field_dict["forma_intermedio"] = forma_intermedio
        if cnpj is not UNSET:
            field_dict["cnpj"] = cnpj
        if cpf is not UNSET:
            field_dict["cpf"] = cpf
        if uf_terceiro is not UNSET:
            field_dict["uf_terceiro"] = uf_terceiro
        if codigo_exportador is not UNSET:
            field_dict["codigo_exportador"] = codigo_exportador
        if adicoes is not UNSET:
            field_dict["adicoes"] = adicoes

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.emissao_nfce_itens_documentos_importacao_adicoes import EmissaoNfceItensDocumentosImportacaoAdicoes # noqa: PLC0415
        d = dict(src_dict)
        numero = d.pop("numero", UNSET)

        data_registro = d.pop("data_registro", UNSET)

        local_desembaraco_aduaneiro = d.pop("local_desembaraco_aduaneiro", UNSET)

        _uf_desembaraco_aduaneiro = d.pop("uf_desembaraco_aduaneiro", UNSET)
        uf_desembaraco_aduaneiro: Uf | Unset
        if isinstance(_uf_desembaraco_aduaneiro,  Unset):
            uf_desembaraco_aduaneiro = UNSET
        else:
            uf_desembaraco_aduaneiro = Uf(_uf_desembaraco_aduaneiro)




        data_desembaraco_aduaneiro = d.pop("data_desembaraco_aduaneiro", UNSET)

        _via_transporte = d.pop("via_transporte", UNSET)
        via_transporte: EmissaoNfceItensDocumentosImportacaoViaTransporte | Unset
        if isinstance(_via_transporte,  Unset):
            via_transporte = UNSET
        else:
            via_transporte = EmissaoNfceItensDocumentosImportacaoViaTransporte(_via_transporte)




        valor_afrmm = d.pop("valor_afrmm", UNSET)

        _forma_intermedio = d.pop("forma_intermedio", UNSET)
        forma_intermedio: EmissaoNfceItensDocumentosImportacaoFormaIntermedio | Unset
        if isinstance(_forma_intermedio,  Unset):
            forma_intermedio = UNSET
        else:
            forma_intermedio = EmissaoNfceItensDocumentosImportacaoFormaIntermedio(_forma_intermedio)




        cnpj = d.pop("cnpj", UNSET)

        cpf = d.pop("cpf", UNSET)

        _uf_terceiro = d.pop("uf_terceiro", UNSET)
        uf_terceiro: Uf | Unset
        if isinstance(_uf_terceiro,  Unset):
            uf_terceiro = UNSET
        else:
            uf_terceiro = Uf(_uf_terceiro)




        codigo_exportador = d.pop("codigo_exportador", UNSET)

        _adicoes = d.pop("adicoes", UNSET)
        adicoes: list[EmissaoNfceItensDocumentosImportacaoAdicoes] | Unset = UNSET
        if _adicoes is not UNSET:
            adicoes = []
            for adicoes_item_data in _adicoes:
                adicoes_item = EmissaoNfceItensDocumentosImportacaoAdicoes.from_dict(adicoes_item_data)



                adicoes.append(adicoes_item)


        emissao_nfce_itens_documentos_importacao = cls(
            numero=numero,
            data_registro=data_registro,
            local_desembaraco_aduaneiro=local_desembaraco_aduaneiro,
            uf_desembaraco_aduaneiro=uf_desembaraco_aduaneiro,
            data_desembaraco_aduaneiro=data_desembaraco_aduaneiro,
            via_transporte=via_transporte,
            valor_afrmm=valor_afrmm,
            forma_intermedio=forma_intermedio,
            cnpj=cnpj,
            cpf=cpf,
            uf_terceiro=uf_terceiro,
            codigo_exportador=codigo_exportador,
            adicoes=adicoes,
        )

        return emissao_nfce_itens_documentos_importacao

