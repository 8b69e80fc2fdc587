from enum import StrEnum

class EmissaoCteTipoProgramacaoEntrega(StrEnum):
    VALUE_0 = "0"

    def __str__(self) -> str:
        return str(self.value)
