from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
from uuid import UUID
import datetime

if TYPE_CHECKING:
  from ..models.consulta_pela_chave import ConsultaPelaChave
  from ..models.documento_recebido_com_eventos_prazo_manifestacao_type_0 import DocumentoRecebidoComEventosPrazoManifestacaoType0
  from ..models.evento_pedido import EventoPedido
  from ..models.evento_recebido import EventoRecebido
  from ..models.manifestacao import Manifestacao
  from ..models.manifestacao_possivel import ManifestacaoPossivel





T = TypeVar("T", bound="DocumentoRecebidoComEventos")



@_attrs_define
class DocumentoRecebidoComEventos:
    """ 
        Attributes:
            id (UUID):
            type_ (str):
            target (str):
            access_key (str):
            emitente (str): CNPJ ou CPF de quem emitiu.
            data_emissao (str):
            valor_total (str): Da nota, do serviço da NFS-e, da prestação do CT-e, ou da carga do MDF-e e da GTV-e.
            protocol_number (str):
            situacao (str):
            completa (bool): false: a SEFAZ entregou só o resumo.
            proof (str): confirmed: a SEFAZ o entregou ou confirmou; unconfirmed: só um arquivo o mostra, e nada se pede
                sobre ele; contradicted: a SEFAZ o contradiz.
            received_at (datetime.datetime): Quando chegou.
            updated_at (datetime.datetime): A última mudança.
            eventos (list[EventoRecebido]):
            manifestacoes (list[Manifestacao]): Da mais antiga à mais nova.
            eventos_pedidos (list[EventoPedido]): Os outros eventos da nota pedidos pela empresa, do mais antigo ao mais
                novo.
            eventos_possiveis (list[str]): Os eventos que se podem pedir agora em /v1/received/{id}/eventos/{evento}.
            allowed_actions (list[ManifestacaoPossivel]): As manifestações que a SEFAZ aceita agora, e até quando.
            nome (None | str | Unset):
            tipo (None | str | Unset): Para quem emitiu a NF-e; null nos outros tipos.
            manifestacao (None | str | Unset): A manifestação que vale, das registradas pela Emite; null: nenhuma.
            prazo_manifestacao (DocumentoRecebidoComEventosPrazoManifestacaoType0 | None | Unset): O prazo perto do fim:
                ciencia, de um resumo sem manifestação, ou conclusiva, de uma NF-e sem manifestação conclusiva; null: nenhum.
            proof_reason (None | str | Unset): Em que a SEFAZ contradiz o arquivo enviado, p. ex. outro_conteudo; num
                documento confirmed, o conteúdo é o dela.
            consulta (ConsultaPelaChave | None | Unset):
     """

    id: UUID
    type_: str
    target: str
    access_key: str
    emitente: str
    data_emissao: str
    valor_total: str
    protocol_number: str
    situacao: str
    completa: bool
    proof: str
    received_at: datetime.datetime
    updated_at: datetime.datetime
    eventos: list[EventoRecebido]
    manifestacoes: list[Manifestacao]
    eventos_pedidos: list[EventoPedido]
    eventos_possiveis: list[str]
    allowed_actions: list[ManifestacaoPossivel]
    nome: None | str | Unset = UNSET
    tipo: None | str | Unset = UNSET
    manifestacao: None | str | Unset = UNSET
    prazo_manifestacao: DocumentoRecebidoComEventosPrazoManifestacaoType0 | None | Unset = UNSET
    proof_reason: None | str | Unset = UNSET
    consulta: ConsultaPelaChave | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)





    def to_dict(self) -> dict[str, Any]:
        from ..models.consulta_pela_chave import ConsultaPelaChave # noqa: PLC0415
        from ..models.documento_recebido_com_eventos_prazo_manifestacao_type_0 import DocumentoRecebidoComEventosPrazoManifestacaoType0 # noqa: PLC0415
        from ..models.evento_pedido import EventoPedido # noqa: PLC0415
        from ..models.evento_recebido import EventoRecebido # noqa: PLC0415
        from ..models.manifestacao import Manifestacao # noqa: PLC0415
        from ..models.manifestacao_possivel import ManifestacaoPossivel # noqa: PLC0415
        id = str(self.id)

        type_ = self.type_

        target = self.target

        access_key = self.access_key

        emitente = self.emitente

        data_emissao = self.data_emissao

        valor_total = self.valor_total

        protocol_number = self.protocol_number

        situacao = self.situacao

        completa = self.completa

        proof = self.proof

        received_at = self.received_at.isoformat()

        updated_at = self.updated_at.isoformat()

        eventos = []
        for eventos_item_data in self.eventos:
            eventos_item = eventos_item_data.to_dict()
            eventos.append(eventos_item)



        manifestacoes = []
        for manifestacoes_item_data in self.manifestacoes:
            manifestacoes_item = manifestacoes_item_data.to_dict()
            manifestacoes.append(manifestacoes_item)



        eventos_pedidos = []
        for eventos_pedidos_item_data in self.eventos_pedidos:
            eventos_pedidos_item = eventos_pedidos_item_data.to_dict()
            eventos_pedidos.append(eventos_pedidos_item)



        eventos_possiveis = self.eventos_possiveis



        allowed_actions = []
        for allowed_actions_item_data in self.allowed_actions:
            allowed_actions_item = allowed_actions_item_data.to_dict()
            allowed_actions.append(allowed_actions_item)



        nome: None | str | Unset
        if isinstance(self.nome, Unset):
            nome = UNSET
        else:
            nome = self.nome

        tipo: None | str | Unset
        if isinstance(self.tipo, Unset):
            tipo = UNSET
        else:
            tipo = self.tipo

        manifestacao: None | str | Unset
        if isinstance(self.manifestacao, Unset):
            manifestacao = UNSET
        else:
            manifestacao = self.manifestacao

        prazo_manifestacao: dict[str, Any] | None | Unset
        if isinstance(self.prazo_manifestacao, Unset):
            prazo_manifestacao = UNSET
        elif isinstance(self.prazo_manifestacao, DocumentoRecebidoComEventosPrazoManifestacaoType0):
            prazo_manifestacao = self.prazo_manifestacao.to_dict()
        else:
            prazo_manifestacao = self.prazo_manifestacao

        proof_reason: None | str | Unset
        if isinstance(self.proof_reason, Unset):
            proof_reason = UNSET
        else:
            proof_reason = self.proof_reason

        consulta: dict[str, Any] | None | Unset
        if isinstance(self.consulta, Unset):
            consulta = UNSET
        elif isinstance(self.consulta, ConsultaPelaChave):
            consulta = self.consulta.to_dict()
        else:
            consulta = self.consulta


        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({
            "id": id,
            "type": type_,
            "target": target,
            "accessKey": access_key,
            "emitente": emitente,
            "dataEmissao": data_emissao,
            "valorTotal": valor_total,
            "protocolNumber": protocol_number,
            "situacao": situacao,
            "completa": completa,
            "proof": proof,
            "receivedAt": received_at,
            "updatedAt": updated_at,
            "eventos": eventos,
            "manifestacoes": manifestacoes,
            "eventosPedidos": eventos_pedidos,
            "eventosPossiveis": eventos_possiveis,
            "allowedActions": allowed_actions,
        })
        if nome is not UNSET:
            field_dict["nome"] = nome
        if tipo is not UNSET:
            field_dict["tipo"] = tipo
        if manifestacao is not UNSET:
            field_dict["manifestacao"] = manifestacao
        if prazo_manifestacao is not UNSET:
            field_dict["prazoManifestacao"] = prazo_manifestacao
        if proof_reason is not UNSET:
            field_dict["proofReason"] = proof_reason
        if consulta is not UNSET:
            field_dict["consulta"] = consulta

        return field_dict



    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.consulta_pela_chave import ConsultaPelaChave # noqa: PLC0415
        from ..models.documento_recebido_com_eventos_prazo_manifestacao_type_0 import DocumentoRecebidoComEventosPrazoManifestacaoType0 # noqa: PLC0415
        from ..models.evento_pedido import EventoPedido # noqa: PLC0415
        from ..models.evento_recebido import EventoRecebido # noqa: PLC0415
        from ..models.manifestacao import Manifestacao # noqa: PLC0415
        from ..models.manifestacao_possivel import ManifestacaoPossivel # noqa: PLC0415
        d = dict(src_dict)
        id = UUID(d.pop("id"))




        type_ = d.pop("type")

        target = d.pop("target")

        access_key = d.pop("accessKey")

        emitente = d.pop("emitente")

        data_emissao = d.pop("dataEmissao")

        valor_total = d.pop("valorTotal")

        protocol_number = d.pop("protocolNumber")

        situacao = d.pop("situacao")

        completa = d.pop("completa")

        proof = d.pop("proof")

        received_at = datetime.datetime.fromisoformat(d.pop("receivedAt"))




        updated_at = datetime.datetime.fromisoformat(d.pop("updatedAt"))




        eventos = []
        _eventos = d.pop("eventos")
        for eventos_item_data in (_eventos):
            eventos_item = EventoRecebido.from_dict(eventos_item_data)



            eventos.append(eventos_item)


        manifestacoes = []
        _manifestacoes = d.pop("manifestacoes")
        for manifestacoes_item_data in (_manifestacoes):
            manifestacoes_item = Manifestacao.from_dict(manifestacoes_item_data)



            manifestacoes.append(manifestacoes_item)


        eventos_pedidos = []
        _eventos_pedidos = d.pop("eventosPedidos")
        for eventos_pedidos_item_data in (_eventos_pedidos):
            eventos_pedidos_item = EventoPedido.from_dict(eventos_pedidos_item_data)



            eventos_pedidos.append(eventos_pedidos_item)


        eventos_possiveis = cast(list[str], d.pop("eventosPossiveis"))


        allowed_actions = []
        _allowed_actions = d.pop("allowedActions")
        for allowed_actions_item_data in (_allowed_actions):
            allowed_actions_item = ManifestacaoPossivel.from_dict(allowed_actions_item_data)



            allowed_actions.append(allowed_actions_item)


        def _parse_nome(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        nome = _parse_nome(d.pop("nome", UNSET))


        def _parse_tipo(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        tipo = _parse_tipo(d.pop("tipo", UNSET))


        def _parse_manifestacao(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        manifestacao = _parse_manifestacao(d.pop("manifestacao", UNSET))


        def _parse_prazo_manifestacao(data: object) -> DocumentoRecebidoComEventosPrazoManifestacaoType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_documento_recebido_com_eventos_prazo_manifestacao_type_0 = DocumentoRecebidoComEventosPrazoManifestacaoType0.from_dict(data)



                return componentsschemas_documento_recebido_com_eventos_prazo_manifestacao_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DocumentoRecebidoComEventosPrazoManifestacaoType0 | None | Unset, data)

        prazo_manifestacao = _parse_prazo_manifestacao(d.pop("prazoManifestacao", UNSET))


        def _parse_proof_reason(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        proof_reason = _parse_proof_reason(d.pop("proofReason", UNSET))


        def _parse_consulta(data: object) -> ConsultaPelaChave | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                consulta_type_0 = ConsultaPelaChave.from_dict(data)



                return consulta_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ConsultaPelaChave | None | Unset, data)

        consulta = _parse_consulta(d.pop("consulta", UNSET))


        documento_recebido_com_eventos = cls(
            id=id,
            type_=type_,
            target=target,
            access_key=access_key,
            emitente=emitente,
            data_emissao=data_emissao,
            valor_total=valor_total,
            protocol_number=protocol_number,
            situacao=situacao,
            completa=completa,
            proof=proof,
            received_at=received_at,
            updated_at=updated_at,
            eventos=eventos,
            manifestacoes=manifestacoes,
            eventos_pedidos=eventos_pedidos,
            eventos_possiveis=eventos_possiveis,
            allowed_actions=allowed_actions,
            nome=nome,
            tipo=tipo,
            manifestacao=manifestacao,
            prazo_manifestacao=prazo_manifestacao,
            proof_reason=proof_reason,
            consulta=consulta,
        )


        documento_recebido_com_eventos.additional_properties = d
        return documento_recebido_com_eventos

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
