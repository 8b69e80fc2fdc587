from enum import StrEnum

class EmissaoNfseFinalidadeEmissao(StrEnum):
    VALUE_0 = "0"

    def __str__(self) -> str:
        return str(self.value)
