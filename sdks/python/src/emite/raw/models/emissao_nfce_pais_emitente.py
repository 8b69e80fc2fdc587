from enum import StrEnum

class EmissaoNfcePaisEmitente(StrEnum):
    BRASIL = "BRASIL"

    def __str__(self) -> str:
        return str(self.value)
