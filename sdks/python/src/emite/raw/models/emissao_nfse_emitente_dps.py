from enum import StrEnum

class EmissaoNfseEmitenteDps(StrEnum):
    INTERMEDIARIO = "3"
    PRESTADOR = "1"
    TOMADOR = "2"

    def __str__(self) -> str:
        return str(self.value)
