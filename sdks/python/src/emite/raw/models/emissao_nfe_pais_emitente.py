from enum import StrEnum

class EmissaoNfePaisEmitente(StrEnum):
    BRASIL = "BRASIL"

    def __str__(self) -> str:
        return str(self.value)
