from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset






T = TypeVar("T", bound="EventoComprovanteEntregaNfeBody")



@_attrs_define
class EventoComprovanteEntregaNfeBody:
    """ 
        Attributes:
            data_entrega (str): Data e hora da entrega, com fuso. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            documento_recebedor (str): Documento de quem assinou o comprovante. Formato: de 2 a 20 caracteres.
            nome_recebedor (str): Nome de quem assinou o comprovante. Formato: de 2 a 60 caracteres.
            hash_entrega (str): Identifica o comprovante: SHA-1 da chave seguida da imagem em Base64; outro texto é
                convertido assim. Formato: Base64 de 20 bytes (SHA-1).
            data_evento (str | Unset): Data e hora do evento; padrão: agora. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            latitude_entrega (str | Unset): Latitude do ponto de entrega. Formato: graus de -90 a 90, com 6 decimais.
            longitude_entrega (str | Unset): Longitude do ponto de entrega. Formato: graus de -180 a 180, com 6 decimais.
            data_hash_entrega (str | Unset): Data e hora da geração do hash. Formato: data e hora AAAA-MM-DDThh:mm:ss-03:00.
            imagem_entrega_base64 (Any | Unset): Imagem do comprovante em Base64: quando hash_entrega não vem, o hash é
                calculado dela
     """

    data_entrega: str
    documento_recebedor: str
    nome_recebedor: str
    hash_entrega: str
    data_evento: str | Unset = UNSET
    latitude_entrega: str | Unset = UNSET
    longitude_entrega: str | Unset = UNSET
    data_hash_entrega: str | Unset = UNSET
    imagem_entrega_base64: Any | Unset = UNSET





    def to_dict(self) -> dict[str, Any]:
        data_entrega = self.data_entrega

        documento_recebedor = self.documento_recebedor

        nome_recebedor = self.nome_recebedor

        hash_entrega = self.hash_entrega

        data_evento = self.data_evento

        latitude_entrega = self.latitude_entrega

        longitude_entrega = self.longitude_entrega

        data_hash_entrega = self.data_hash_entrega

        imagem_entrega_base64 = self.imagem_entrega_base64


        field_dict: dict[str, Any] = {}

        field_dict.update({
            "data_entrega": data_entrega,
            "documento_recebedor": documento_recebedor,
            "nome_recebedor": nome_recebedor,
            "hash_entrega": hash_entrega,
        })
        if data_evento is not UNSET:
            field_dict["data_evento"] = data_evento
        if latitude_entrega is not UNSET:
            field_dict["latitude_entrega"] = latitude_entrega
        if longitude_entrega is not UNSET:
            field_dict["longitude_entrega"] = longitude_entrega
        if data_hash_entrega is not UNSET:
            field_dict["data_hash_entrega"] = data_hash_entrega
        if imagem_entrega_base64 is not UNSET:
            field_dict["imagem_entrega_base64"] = imagem_entrega_base64

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        data_entrega = d.pop("data_entrega")

        documento_recebedor = d.pop("documento_recebedor")

        nome_recebedor = d.pop("nome_recebedor")

        hash_entrega = d.pop("hash_entrega")

        data_evento = d.pop("data_evento", UNSET)

        latitude_entrega = d.pop("latitude_entrega", UNSET)

        longitude_entrega = d.pop("longitude_entrega", UNSET)

        data_hash_entrega = d.pop("data_hash_entrega", UNSET)

        imagem_entrega_base64 = d.pop("imagem_entrega_base64", UNSET)

        evento_comprovante_entrega_nfe_body = cls(
            data_entrega=data_entrega,
            documento_recebedor=documento_recebedor,
            nome_recebedor=nome_recebedor,
            hash_entrega=hash_entrega,
            data_evento=data_evento,
            latitude_entrega=latitude_entrega,
            longitude_entrega=longitude_entrega,
            data_hash_entrega=data_hash_entrega,
            imagem_entrega_base64=imagem_entrega_base64,
        )

        return evento_comprovante_entrega_nfe_body

