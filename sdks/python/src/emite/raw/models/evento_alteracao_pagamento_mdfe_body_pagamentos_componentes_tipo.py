from enum import StrEnum

class EventoAlteracaoPagamentoMdfeBodyPagamentosComponentesTipo(StrEnum):
    DESPESAS = "03"
    FRETE = "04"
    OUTROS = "99"
    TRIBUTOS = "02"
    VALE_PEDAGIO = "01"

    def __str__(self) -> str:
        return str(self.value)
