from enum import StrEnum

class EmissaoNfeItensIncluiNoTotal(StrEnum):
    NAO = "0"
    SIM = "1"

    def __str__(self) -> str:
        return str(self.value)
