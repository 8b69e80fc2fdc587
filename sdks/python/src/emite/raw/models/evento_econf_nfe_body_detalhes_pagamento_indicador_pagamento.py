from enum import StrEnum

class EventoEconfNfeBodyDetalhesPagamentoIndicadorPagamento(StrEnum):
    A_PRAZO = "1"
    A_VISTA = "0"

    def __str__(self) -> str:
        return str(self.value)
