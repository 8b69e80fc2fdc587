from enum import StrEnum

class EventoAlteracaoPagamentoMdfeBodyPagamentosTipoPermissaoAntecipacao(StrEnum):
    NAO_PERMITE = "0"
    PERMITE = "1"
    PERMITE_MEDIANTE_CONFIRMACAO = "2"

    def __str__(self) -> str:
        return str(self.value)
