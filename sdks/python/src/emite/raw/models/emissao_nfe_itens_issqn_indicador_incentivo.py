from enum import StrEnum

class EmissaoNfeItensIssqnIndicadorIncentivo(StrEnum):
    NAO = "2"
    SIM = "1"

    def __str__(self) -> str:
        return str(self.value)
