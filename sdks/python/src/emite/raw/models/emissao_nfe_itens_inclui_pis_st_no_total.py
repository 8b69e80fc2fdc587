from enum import StrEnum

class EmissaoNfeItensIncluiPisStNoTotal(StrEnum):
    NAO_SOMA = "0"
    SOMA = "1"

    def __str__(self) -> str:
        return str(self.value)
