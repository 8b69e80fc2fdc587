from enum import StrEnum

class EmissaoNfcomFinalidadeNfcom(StrEnum):
    AJUSTE = "4"
    NORMAL = "0"
    SUBSTITUICAO = "3"

    def __str__(self) -> str:
        return str(self.value)
