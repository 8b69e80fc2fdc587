from enum import StrEnum

class EmissaoNfeLocalDestino(StrEnum):
    EXTERIOR = "3"
    INTERESTADUAL = "2"
    INTERNA = "1"

    def __str__(self) -> str:
        return str(self.value)
