from enum import StrEnum

class EmissaoNfcomFormaEmissao(StrEnum):
    CONTINGENCIA = "2"
    NORMAL = "1"

    def __str__(self) -> str:
        return str(self.value)
