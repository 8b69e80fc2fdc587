from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.register_insucesso_entrega_nfe_body_motivo_insucesso import RegisterInsucessoEntregaNfeBodyMotivoInsucesso
from ..types import UNSET, Unset






T = TypeVar("T", bound="RegisterInsucessoEntregaNfeBody")



@_attrs_define
class RegisterInsucessoEntregaNfeBody:
    """ 
        Attributes:
            data_tentativa_entrega (str): Data e hora da tentativa, com fuso. Formato: data e hora AAAA-MM-
                DDThh:mm:ss-03:00.
            motivo_insucesso (RegisterInsucessoEntregaNfeBodyMotivoInsucesso):
            hash_tentativa_entrega (str): Identifica a tentativa: SHA-1 da chave seguida da imagem em Base64; outro texto é
                convertido assim. Formato: Base64 de 20 bytes (SHA-1).
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            numero_tentativas (str | Unset): Número da tentativa; padrão: 1. Formato: número de 0 a 999.
            justificativa_insucesso (str | Unset): Justificativa; exigida com motivo 4. Formato: de 25 a 250 caracteres.
            latitude_entrega (str | Unset): Latitude do ponto de entrega. Formato: graus de -90 a 90, com 6 decimais.
            longitude_entrega (str | Unset): Longitude do ponto de entrega. Formato: graus de -180 a 180, com 6 decimais.
            data_hash_tentativa (str | Unset): Data e hora da geração do hash; padrão: agora. Formato: data e hora AAAA-MM-
                DDThh:mm:ss-03:00.
            imagem_tentativa_base64 (Any | Unset): Imagem da tentativa em Base64: quando hash_tentativa_entrega não vem, o
                hash é calculado dela
     """

    data_tentativa_entrega: str
    motivo_insucesso: RegisterInsucessoEntregaNfeBodyMotivoInsucesso
    hash_tentativa_entrega: str
    data_evento: str | Unset = UNSET
    numero_tentativas: str | Unset = UNSET
    justificativa_insucesso: str | Unset = UNSET
    latitude_entrega: str | Unset = UNSET
    longitude_entrega: str | Unset = UNSET
    data_hash_tentativa: str | Unset = UNSET
    imagem_tentativa_base64: Any | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        data_tentativa_entrega = self.data_tentativa_entrega

        motivo_insucesso = self.motivo_insucesso.value

        hash_tentativa_entrega = self.hash_tentativa_entrega

        data_evento = self.data_evento

        numero_tentativas = self.numero_tentativas

        justificativa_insucesso = self.justificativa_insucesso

        latitude_entrega = self.latitude_entrega

        longitude_entrega = self.longitude_entrega

        data_hash_tentativa = self.data_hash_tentativa

        imagem_tentativa_base64 = self.imagem_tentativa_base64


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "data_tentativa_entrega": data_tentativa_entrega,
            "motivo_insucesso": motivo_insucesso,
            "hash_tentativa_entrega": hash_tentativa_entrega,
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento
        if numero_tentativas is not UNSET:
            field_dict["numero_tentativas"] = numero_tentativas
        if justificativa_insucesso is not UNSET:
            field_dict["justificativa_insucesso"] = justificativa_insucesso
        if latitude_entrega is not UNSET:
            field_dict["latitude_entrega"] = latitude_entrega
        if longitude_entrega is not UNSET:
            field_dict["longitude_entrega"] = longitude_entrega
        if data_hash_tentativa is not UNSET:
            field_dict["data_hash_tentativa"] = data_hash_tentativa
        if imagem_tentativa_base64 is not UNSET:
            field_dict["imagem_tentativa_base64"] = imagem_tentativa_base64

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        data_tentativa_entrega = d.pop("data_tentativa_entrega")

        motivo_insucesso = RegisterInsucessoEntregaNfeBodyMotivoInsucesso(d.pop("motivo_insucesso"))




        hash_tentativa_entrega = d.pop("hash_tentativa_entrega")

        data_evento = d.pop("data_evento", UNSET)

        numero_tentativas = d.pop("numero_tentativas", UNSET)

        justificativa_insucesso = d.pop("justificativa_insucesso", UNSET)

        latitude_entrega = d.pop("latitude_entrega", UNSET)

        longitude_entrega = d.pop("longitude_entrega", UNSET)

        data_hash_tentativa = d.pop("data_hash_tentativa", UNSET)

        imagem_tentativa_base64 = d.pop("imagem_tentativa_base64", UNSET)

        register_insucesso_entrega_nfe_body = cls(
            data_tentativa_entrega=data_tentativa_entrega,
            motivo_insucesso=motivo_insucesso,
            hash_tentativa_entrega=hash_tentativa_entrega,
            data_evento=data_evento,
            numero_tentativas=numero_tentativas,
            justificativa_insucesso=justificativa_insucesso,
            latitude_entrega=latitude_entrega,
            longitude_entrega=longitude_entrega,
            data_hash_tentativa=data_hash_tentativa,
            imagem_tentativa_base64=imagem_tentativa_base64,
        )

        return register_insucesso_entrega_nfe_body

