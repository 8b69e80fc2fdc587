from enum import StrEnum

class EmissaoNfseIndicadorTotalTributacao(StrEnum):
    VALUE_0 = "0"

    def __str__(self) -> str:
        return str(self.value)
