from enum import StrEnum

class EmissaoNfeItensIncluiCofinsStNoTotal(StrEnum):
    NAO_SOMA = "0"
    SOMA = "1"

    def __str__(self) -> str:
        return str(self.value)
