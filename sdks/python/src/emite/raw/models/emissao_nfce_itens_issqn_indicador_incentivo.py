from enum import StrEnum

class EmissaoNfceItensIssqnIndicadorIncentivo(StrEnum):
    NAO = "2"
    SIM = "1"

    def __str__(self) -> str:
        return str(self.value)
