from enum import StrEnum

class GetLegalCalendarKind(StrEnum):
    ALIQUOTA = "aliquota"
    DEVER = "dever"
    ENDERECO = "endereco"
    EVENTO = "evento"
    IMPRESSO = "impresso"
    LEIAUTE = "leiaute"
    REGRA = "regra"
    TABELA = "tabela"

    def __str__(self) -> str:
        return str(self.value)
