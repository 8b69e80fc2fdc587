from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.emissao_nfce_notas_referenciadas_modelo import EmissaoNfceNotasReferenciadasModelo
from ..models.emissao_nfce_notas_referenciadas_modelo_ecf import EmissaoNfceNotasReferenciadasModeloEcf
from ..models.emissao_nfce_notas_referenciadas_modelo_nf_produtor import EmissaoNfceNotasReferenciadasModeloNfProdutor
from ..models.uf import Uf
from ..types import UNSET, Unset






T = TypeVar("T", bound="EmissaoNfceNotasReferenciadas")



@_attrs_define
class EmissaoNfceNotasReferenciadas:
    """ 
        Attributes:
            chave_nfe (str | Unset): Chave da NF-e ou NFC-e referenciada; se o código numérico vier zerado vai em refNFeSig.
                Formato: chave de acesso de 44 posições.
            uf (Uf | Unset):
            mes (str | Unset): Ano e mês (AAMM) da nota modelo 1. Formato: ano e mês AAMM.
            cnpj (str | Unset): CNPJ do emitente da nota modelo 1. Formato: CNPJ de 14 posições.
            modelo (EmissaoNfceNotasReferenciadasModelo | Unset):
            serie (str | Unset): Série da nota modelo 1; 0 se não houver. Formato: número de 0 a 999.
            numero (str | Unset): Número da nota modelo 1. Formato: número de 1 a 999999999.
            uf_nf_produtor (Uf | Unset):
            mes_nf_produtor (str | Unset): Ano e mês (AAMM) da nota de produtor. Formato: ano e mês AAMM.
            cnpj_nf_produtor (str | Unset): CNPJ do produtor (ou CPF). Formato: CNPJ de 14 posições.
            cpf_nf_produtor (str | Unset): CPF do produtor (ou CNPJ). Formato: CPF de 11 dígitos.
            inscricao_estadual_nf_produtor (str | Unset): IE do produtor. Formato: de 2 a 14 dígitos ou ISENTO.
            modelo_nf_produtor (EmissaoNfceNotasReferenciadasModeloNfProdutor | Unset):
            serie_nf_produtor (str | Unset): Série da nota de produtor; 0 se não houver. Formato: número de 0 a 999.
            numero_nf_produtor (str | Unset): Número da nota de produtor. Formato: número de 1 a 999999999.
            chave_cte (str | Unset): Chave do CT-e referenciado. Formato: chave de acesso de 44 posições.
            modelo_ecf (EmissaoNfceNotasReferenciadasModeloEcf | Unset):
            numero_ecf (str | Unset): Número de ordem do ECF. Formato: de 1 a 3 dígitos.
            coo (str | Unset): Contador de ordem de operação do cupom. Formato: de 1 a 6 dígitos.
     """

    chave_nfe: str | Unset = UNSET
    uf: Uf | Unset = UNSET
    mes: str | Unset = UNSET
    cnpj: str | Unset = UNSET
    modelo: EmissaoNfceNotasReferenciadasModelo | Unset = UNSET
    serie: str | Unset = UNSET
    numero: str | Unset = UNSET
    uf_nf_produtor: Uf | Unset = UNSET
    mes_nf_produtor: str | Unset = UNSET
    cnpj_nf_produtor: str | Unset = UNSET
    cpf_nf_produtor: str | Unset = UNSET
    inscricao_estadual_nf_produtor: str | Unset = UNSET
    modelo_nf_produtor: EmissaoNfceNotasReferenciadasModeloNfProdutor | Unset = UNSET
    serie_nf_produtor: str | Unset = UNSET
    numero_nf_produtor: str | Unset = UNSET
    chave_cte: str | Unset = UNSET
    modelo_ecf: EmissaoNfceNotasReferenciadasModeloEcf | Unset = UNSET
    numero_ecf: str | Unset = UNSET
    coo: str | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        chave_nfe = self.chave_nfe

        uf: str | Unset = UNSET
        if not isinstance(self.uf, Unset):
            uf = self.uf.value


        mes = self.mes

        cnpj = self.cnpj

        modelo: str | Unset = UNSET
        if not isinstance(self.modelo, Unset):
            modelo = self.modelo.value


        serie = self.serie

        numero = self.numero

        uf_nf_produtor: str | Unset = UNSET
        if not isinstance(self.uf_nf_produtor, Unset):
            uf_nf_produtor = self.uf_nf_produtor.value


        mes_nf_produtor = self.mes_nf_produtor

        cnpj_nf_produtor = self.cnpj_nf_produtor

        cpf_nf_produtor = self.cpf_nf_produtor

        inscricao_estadual_nf_produtor = self.inscricao_estadual_nf_produtor

        modelo_nf_produtor: str | Unset = UNSET
        if not isinstance(self.modelo_nf_produtor, Unset):
            modelo_nf_produtor = self.modelo_nf_produtor.value


        serie_nf_produtor = self.serie_nf_produtor

        numero_nf_produtor = self.numero_nf_produtor

        chave_cte = self.chave_cte

        modelo_ecf: str | Unset = UNSET
        if not isinstance(self.modelo_ecf, Unset):
            modelo_ecf = self.modelo_ecf.value


        numero_ecf = self.numero_ecf

        coo = self.coo


        field_dict: dict[str, Any] = {}

        field_dict.update({
        })
        if chave_nfe is not UNSET:
            field_dict["chave_nfe"] = chave_nfe
        if uf is not UNSET:
            field_dict["uf"] = uf
        if mes is not UNSET:
            field_dict["mes"] = mes
        if cnpj is not UNSET:
            field_dict["cnpj"] = cnpj
        if modelo is not UNSET:
            field_dict["modelo"] = modelo
        if serie is not UNSET:
            field_dict["serie"] = serie
        if numero is not UNSET:
            field_dict["numero"] = numero
        if uf_nf_produtor is not UNSET:
            field_dict["uf_nf_produtor"] = uf_nf_produtor
        if mes_nf_produtor is not UNSET:
            field_dict["mes_nf_produtor"] = mes_nf_produtor
        if cnpj_nf_produtor is not UNSET:
            field_dict["cnpj_nf_produtor"] = cnpj_nf_produtor
        if cpf_nf_produtor is not UNSET:
            field_dict["cpf_nf_produtor"] = cpf_nf_produtor
        if inscricao_estadual_nf_produtor is not UNSET:
            field_dict["inscricao_estadual_nf_produtor"] = inscricao_estadual_nf_produtor
        if modelo_nf_produtor is not UNSET:
            field_dict["modelo_nf_produtor"] = modelo_nf_produtor
        if serie_nf_produtor is not UNSET:
            field_dict["serie_nf_produtor"] = serie_nf_produtor
        if numero_nf_produtor is not UNSET:
            field_dict["numero_nf_produtor"] = numero_nf_produtor
        if chave_cte is not UNSET:
            field_dict["chave_cte"] = chave_cte
        if modelo_ecf is not UNSET:
            field_dict["modelo_ecf"] = modelo_ecf
        if numero_ecf is not UNSET:
            field_dict["numero_ecf"] = numero_ecf
        if coo is not UNSET:
            field_dict["coo"] = coo

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        chave_nfe = d.pop("chave_nfe", UNSET)

        _uf = d.pop("uf", UNSET)
        uf: Uf | Unset
        if isinstance(_uf,  Unset):
            uf = UNSET
        else:
            uf = Uf(_uf)




        mes = d.pop("mes", UNSET)

        cnpj = d.pop("cnpj", UNSET)

        _modelo = d.pop("modelo", UNSET)
        modelo: EmissaoNfceNotasReferenciadasModelo | Unset
        if isinstance(_modelo,  Unset):
            modelo = UNSET
        else:
            modelo = EmissaoNfceNotasReferenciadasModelo(_modelo)




        serie = d.pop("serie", UNSET)

        numero = d.pop("numero", UNSET)

        _uf_nf_produtor = d.pop("uf_nf_produtor", UNSET)
        uf_nf_produtor: Uf | Unset
        if isinstance(_uf_nf_produtor,  Unset):
            uf_nf_produtor = UNSET
        else:
            uf_nf_produtor = Uf(_uf_nf_produtor)




        mes_nf_produtor = d.pop("mes_nf_produtor", UNSET)

        cnpj_nf_produtor = d.pop("cnpj_nf_produtor", UNSET)

        cpf_nf_produtor = d.pop("cpf_nf_produtor", UNSET)

        inscricao_estadual_nf_produtor = d.pop("inscricao_estadual_nf_produtor", UNSET)

        _modelo_nf_produtor = d.pop("modelo_nf_produtor", UNSET)
        modelo_nf_produtor: EmissaoNfceNotasReferenciadasModeloNfProdutor | Unset
        if isinstance(_modelo_nf_produtor,  Unset):
            modelo_nf_produtor = UNSET
        else:
            modelo_nf_produtor = EmissaoNfceNotasReferenciadasModeloNfProdutor(_modelo_nf_produtor)




        serie_nf_produtor = d.pop("serie_nf_produtor", UNSET)

        numero_nf_produtor = d.pop("numero_nf_produtor", UNSET)

        chave_cte = d.pop("chave_cte", UNSET)

        _modelo_ecf = d.pop("modelo_ecf", UNSET)
        modelo_ecf: EmissaoNfceNotasReferenciadasModeloEcf | Unset
        if isinstance(_modelo_ecf,  Unset):
            modelo_ecf = UNSET
        else:
            modelo_ecf = EmissaoNfceNotasReferenciadasModeloEcf(_modelo_ecf)




        numero_ecf = d.pop("numero_ecf", UNSET)

        coo = d.pop("coo", UNSET)

        emissao_nfce_notas_referenciadas = cls(
            chave_nfe=chave_nfe,
            uf=uf,
            mes=mes,
            cnpj=cnpj,
            modelo=modelo,
            serie=serie,
            numero=numero,
            uf_nf_produtor=uf_nf_produtor,
            mes_nf_produtor=mes_nf_produtor,
            cnpj_nf_produtor=cnpj_nf_produtor,
            cpf_nf_produtor=cpf_nf_produtor,
            inscricao_estadual_nf_produtor=inscricao_estadual_nf_produtor,
            modelo_nf_produtor=modelo_nf_produtor,
            serie_nf_produtor=serie_nf_produtor,
            numero_nf_produtor=numero_nf_produtor,
            chave_cte=chave_cte,
            modelo_ecf=modelo_ecf,
            numero_ecf=numero_ecf,
            coo=coo,
        )

        return emissao_nfce_notas_referenciadas

