from enum import StrEnum

class EmissaoNfceItensIcmsDeducaoDesoneracao(StrEnum):
    DEDUZ = "1"
    NAO_DEDUZ = "0"

    def __str__(self) -> str:
        return str(self.value)
